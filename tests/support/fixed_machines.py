"""A fixed set of machines and claims: some written by hand, and the first examples of the strategies."""

from pathlib import Path
from typing import TypeVar

from hypothesis import given, settings
from hypothesis import strategies as st

from leverframe.language.declaration import Declaration
from leverframe.language.loader import load, loads
from tests.support import small_machines
from tests.support.strategies import UNSHRUNK, branching, declarations, refinements, safety, saved, universal

T = TypeVar("T")

# Written by hand: few random machines show this.
LOOPS = f"""
leverframe: 1
machine: loops
profile: document{small_machines.LOOPING}properties:
  - {{id: stay-away, ctl: AF OVER, under: {{base: progress, strong: [DONE]}}}}
  - {{id: never-back, ctl: AG (FAR -> AF READY), under: {{base: progress, weak: [BACK]}}}}
  - {{id: back, ctl: AG (FAR -> AF READY), under: {{base: progress, strong: [BACK]}}}}
  - {{id: at-once, ctl: AX (AWAY or OVER)}}
  - {{id: no-shortcut, ctl: "E[READY U FAR]"}}
  - {{id: rests, ctl: EF EG OVER}}
"""
WORKER = f"""
leverframe: 1
machine: worker
profile: document{small_machines.NOISY}properties:
  - {{id: finishes, ctl: AG (BUSY -> AF IDLE)}}
  - {{id: calls, ctl: AF BUSY, under: total}}
  - {{id: quiet, ctl: EG not noise, under: total}}
  - {{id: stays, ctl: "AG (CALL -> A[CALL W (DONE or FAIL or NOISE)])", under: stutter}}
"""
ALTERNATING = f"""
leverframe: 1
machine: alternating
profile: document{small_machines.ALTERNATING}properties:
  - {{id: set, ctl: AF OVER, under: {{base: progress, weak: [[LEFT, RIGHT]]}}}}
  - {{id: each, ctl: AF OVER, under: {{base: progress, weak: [LEFT, RIGHT]}}}}
"""
COUNTER = """
leverframe: 1
machine: counter
profile: document
variables: {count: {range: [0, 2], initial: 0}}
states: {IDLE: {initial: true}}
events: {GO: {by: machine}}
transitions:
  - {from: IDLE, on: GO, internal: true, set: {count: count + 1}}
"""
VALUES = """
leverframe: 1
machine: values
profile: document
variables: {late: {bool: false}, left: {range: [0, 1], initial: 0}, right: {range: [0, 1], initial: 1}}
states: {BUSY: {initial: true, awaits: NOISE}, OVER: {kind: terminal}}
events: {DONE: {by: fault}, RETRY: {by: fault}, TICK: {by: input}, SWAP: {by: input}, EARLY: {by: input}}
transitions:
  - {from: BUSY, on: DONE, to: OVER}
  - {from: BUSY, on: RETRY, internal: true}
  - {from: BUSY, on: TICK, internal: true, set: {late: not late}}
  - {from: BUSY, on: EARLY, internal: true, when: late, set: {late: false}}
  - {from: BUSY, on: SWAP, internal: true, set: {left: right, right: left}}
environment:
  - {on: NOISE, set: {late: late}}
properties:
  - {id: apart, always: left != right}
  - {id: quiet, always: not NOISE}
  - {id: early, always: enabled(EARLY) -> late}
  - {id: several, step: {on: [DONE, SWAP], requires: not OVER}}
  - {id: late, ctl: AF OVER, under: {base: stutter, weak: [TICK, {on: DONE, when: late}]}}
  - id: elsewhere
    ctl: not EG (BUSY and not (RETRY and late))
    under: {base: stutter, weak: [TICK], strong: [{on: [RETRY, DONE], when: late}]}
"""


DOCUMENT = """
leverframe: 1
machine: small
profile: document
states: {IDLE: {initial: true, quiescent: true}, BUSY: {}, OVER: {kind: terminal}}
events: {CALL: {by: input}, DONE: {by: machine}, ERROR: {by: machine}, STOP: {by: input}}
transitions:
  - {from: IDLE, on: CALL, to: BUSY}
  - {from: BUSY, on: DONE, to: IDLE}
  - {from: BUSY, on: ERROR, to: IDLE}
  - {from: IDLE, on: STOP, to: OVER}
"""

REFERENCE = """
leverframe: 1
machine: small
profile: reference
refines: document.yaml
variables: {tries: {range: [0, 2], initial: 0}}
states: {IDLE: {initial: true, quiescent: true}, BUSY: {}, OVER: {kind: terminal}}
events:
  CALL: {by: input}
  DONE: {by: machine}
  TIMEOUT: {by: machine, realises: ERROR}
  REFUSED: {by: machine, realises: ERROR}
  RETRY: {by: machine}
  STOP: {by: input}
transitions:
  - {from: IDLE, on: CALL, to: BUSY, set: {tries: 0}}
  - {from: BUSY, on: RETRY, internal: true, when: tries < 2, set: {tries: tries + 1}}
  - {from: BUSY, on: DONE, to: IDLE, when: tries < 2}
  - {from: BUSY, on: TIMEOUT, to: IDLE, when: tries == 2}
  - {from: BUSY, on: REFUSED, to: IDLE, when: tries == 1}
  - {from: IDLE, on: STOP, to: OVER}
environment:
  - {on: AGAIN, when: tries == 2, set: {tries: 0}}
"""


def machines(directory: Path) -> list[Declaration]:
    """The machines; `directory` gets the files that refer to each other."""
    texts = [LOOPS, WORKER, ALTERNATING, COUNTER, VALUES]
    texts += first(declarations(claims=branching, count=8), 16)
    texts += first(declarations(claims=universal, count=8), 12)
    texts += first(declarations(claims=safety, count=8), 14)
    texts += first(declarations(claims=safety, count=1, escaping=True), 12)
    found = [loads(text) for text in texts]
    for number, pair in enumerate([(DOCUMENT, REFERENCE), *first(refinements(), 10)]):
        place = directory / str(number)
        place.mkdir()
        found.append(load(saved(place, *pair)))
    return found


def first(strategy: st.SearchStrategy[T], count: int) -> list[T]:
    """The first examples of a strategy, always the same."""
    found: list[T] = []

    @settings(UNSHRUNK, max_examples=count, derandomize=True, database=None)
    @given(strategy)
    def take(example: T) -> None:
        found.append(example)

    take()
    return found
