"""Machines with LTL claims, written by hand: few random machines show this."""

from tests.support import small_machines

WORKER = f"""
leverframe: 1
machine: worker
profile: document{small_machines.NOISY}properties:
  - {{id: finishes, ltl: G (BUSY -> F IDLE)}}
  - {{id: calls, ltl: F BUSY, under: total}}
  - {{id: quiet, ltl: F noise, under: total}}
  - {{id: both, ltl: not (G F BUSY and G F noise and G F CALL), under: total}}
  - {{id: again, ltl: G F CALL -> G F DONE, under: stutter}}
  - {{id: waits, ltl: IDLE W CALL, under: stutter}}
  - {{id: released, ltl: CALL R IDLE, under: stutter}}
  - {{id: at-once, ltl: "G (CALL -> X (DONE or FAIL or NOISE))", under: total}}
  - {{id: settles, ltl: F G IDLE or G F DONE}}
  - {{id: around, ltl: "G not (DONE and X (CALL and X DONE))", under: stutter}}
  - {{id: fails, ltl: G F FAIL -> G F DONE, under: {{base: total, strong: [DONE]}}}}
"""
LOOPS = """
leverframe: 1
machine: loops
profile: document
variables: {turn: {bool: false}}
states: {READY: {initial: true}, AWAY: {}, FAR: {}, OVER: {kind: terminal}}
events: {MOVE: {by: machine}, BACK: {by: machine}, DONE: {by: fault}, TURN: {by: fault}}
transitions:
  - {from: READY, on: MOVE, to: AWAY}
  - {from: AWAY, on: MOVE, to: FAR}
  - {from: AWAY, on: BACK, to: READY}
  - {from: FAR, on: MOVE, to: AWAY}
  - {from: READY, on: DONE, to: OVER}
  - {from: AWAY, on: TURN, internal: true, set: {turn: not turn}}
properties:
  - {id: stay-away, ltl: F OVER, under: {base: progress, strong: [DONE]}}
  - {id: never-back, ltl: G (FAR -> F READY), under: {base: progress, weak: [BACK]}}
  - {id: back, ltl: G (FAR -> F (READY or TURN)), under: {base: progress, strong: [BACK]}}
  - {id: turned, ltl: G (FAR -> F READY), under: {base: progress, strong: [{on: BACK, when: turn}], weak: [TURN]}}
  - {id: sets, ltl: G (AWAY -> F (READY or FAR)), under: {base: stutter, weak: [[MOVE, TURN]]}}
  - {id: everywhere, ltl: not (G F READY and G F FAR and G F TURN)}
  - {id: either, ltl: (G F FAR and F G not READY) or G F READY or F OVER}
  - {id: soon, ltl: X (AWAY and X not FAR), under: stutter}
  - {id: moved, ltl: "G (MOVE -> X (BACK or MOVE or TURN))", under: stutter}
"""
