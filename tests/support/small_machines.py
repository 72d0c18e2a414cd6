"""Machines whose properties are obvious: bodies for ``tests.support.declared``."""

WORKER = """
states: {IDLE: {initial: true, quiescent: true}, BUSY: {}}
events: {CALL: {by: input}, DONE: {by: machine}}
transitions:
  - {from: IDLE, on: CALL, to: BUSY}
  - {from: BUSY, on: DONE, to: IDLE}
"""

NOISY = """
variables: {noise: {bool: false}}
states: {IDLE: {initial: true, quiescent: true}, BUSY: {}}
events: {CALL: {by: input}, DONE: {by: machine}, FAIL: {by: fault}}
transitions:
  - {from: IDLE, on: CALL, to: BUSY}
  - {from: BUSY, on: DONE, to: IDLE}
  - {from: BUSY, on: FAIL, to: BUSY}
environment:
  - {on: NOISE, set: {noise: not noise}}
"""
"""A worker that can fail, in an environment that always makes noise again."""

ALTERNATING = """
variables: {turn: {bool: false}}
states: {BUSY: {initial: true}, OVER: {kind: terminal}}
events: {LEFT: {by: fault}, RIGHT: {by: fault}, TICK: {by: machine}}
transitions:
  - {from: BUSY, on: LEFT, to: OVER, when: turn}
  - {from: BUSY, on: RIGHT, to: OVER, when: not turn}
  - {from: BUSY, on: TICK, internal: true, set: {turn: not turn}}
"""

SINK = """
variables: {sink: {bool: true}}
states: {IDLE: {initial: true, quiescent: true}}
events: {CALL: {by: input}}
transitions: [{from: IDLE, on: CALL, to: IDLE}]
environment: [{on: SINK_LOST, when: sink, set: {sink: false}}]
"""

RAINY = """
variables: {count: {range: [0, 2], initial: 0}, wet: {bool: false}}
states: {IDLE: {initial: true}, OVER: {kind: terminal}}
events: {GO: {by: machine}, STOP: {by: machine}}
transitions:
  - {from: IDLE, on: GO, internal: true, when: count < 2, set: {count: count + 1}}
  - {from: IDLE, on: STOP, to: OVER, when: wet}
environment:
  - {on: RAIN, set: {wet: not wet}}
"""

LOOPING = """
states: {READY: {initial: true}, AWAY: {}, FAR: {}, OVER: {kind: terminal}}
events: {MOVE: {by: machine}, BACK: {by: machine}, DONE: {by: fault}}
transitions:
  - {from: READY, on: MOVE, to: AWAY}
  - {from: AWAY, on: MOVE, to: FAR}
  - {from: AWAY, on: BACK, to: READY}
  - {from: FAR, on: MOVE, to: AWAY}
  - {from: READY, on: DONE, to: OVER}
"""
