"""Machines that share a lock: random ones, and fixed ones for what random ones rarely do."""

from collections.abc import Callable

from hypothesis import strategies as st

from leverframe.language.loader import loads
from tests.support.random_formulas import Words
from tests.support.strategies import Document, declarations

WORKER = """
leverframe: 1
machine: worker
profile: document
variables: {tries: {range: [0, 1], initial: 0}}
states:
  IDLE: {initial: true, quiescent: true}
  WAITING: {}
  BUSY: {}
  DONE: {}
  OFF: {kind: terminal}
events:
  ASKED: {by: input}
  BEGAN: {by: machine}
  ENDED: {by: machine}
  REPORTED: {by: machine}
  BROKE: {by: fault}
  STOPPED: {by: input}
transitions:
  - {from: IDLE, on: ASKED, to: WAITING}
  - {from: WAITING, on: BEGAN, to: BUSY}
  - {from: BUSY, on: ENDED, to: DONE}
  - {from: BUSY, on: BROKE, to: WAITING, when: tries < 1, set: {tries: tries + 1}}
  - {from: DONE, on: REPORTED, to: IDLE}
  - {from: [IDLE, WAITING], on: STOPPED, to: OFF}
environment:
  - {on: FORGOT, when: IDLE and tries > 0, set: {tries: 0}}
properties:
  - {id: begins, ctl: AG (WAITING -> AF (BUSY or OFF)), under: progress}
  - {id: begins-if-strong, ctl: AG (WAITING -> AF (BUSY or OFF)), under: {base: progress, strong: [BEGAN]}}
  - {id: ends, ctl: AG (BUSY -> AF not BUSY), under: progress}
  - {id: ends-lazily, ctl: AG (BUSY -> AF not BUSY)}
  - {id: can-begin, ctl: AG (WAITING -> EF BUSY)}
  - {id: begins-at-once, ctl: AG (WAITING -> EX BUSY)}
  - {id: enabled-at-once, always: WAITING -> enabled(BEGAN)}
  - {id: only-by-asking, ctl: "A[not BUSY W ASKED]"}
  - {id: busy-by-beginning, ctl: AG (BEGAN -> BUSY)}
  - {id: steady, ctl: AG (BEGAN -> AX BUSY)}
  - {id: forgets, ctl: AG (tries > 0 -> AF (tries == 0 or not IDLE)), under: {weak: [FORGOT]}}
  - {id: rests, ctl: AG EF IDLE}
  - {id: asked-for-ever, ctl: EG not OFF, under: total}
  - {id: bounded, always: tries <= 1}
  - {id: lively, ctl: AG (OFF or enabled)}
shared_lock: {held_in: [BUSY, DONE], never_blocks: [STOPPED]}
"""

KEEPER = """
leverframe: 1
machine: keeper
profile: document
states: {IDLE: {initial: true}, HOLDS: {kind: terminal}}
events: {TAKEN: {by: machine}}
transitions:
  - {from: IDLE, on: TAKEN, to: HOLDS}
shared_lock: {held_in: HOLDS}
"""
"""It never releases the lock, so another one that needs it is stuck."""


@st.composite
def locked(
    draw: st.DrawFn, claims: Callable[[Words], st.SearchStrategy[Document]], count: int = 8, *, largest: int = 2
) -> str:
    """The text of a random machine with a lock, which is held in at most `largest` of its states."""
    text = draw(declarations(claims=claims, count=count))
    names = [state.name for state in loads(text).states if not state.initial]
    held = draw(st.lists(st.sampled_from(names), min_size=1, max_size=largest, unique=True))
    return f"{text}\nshared_lock: {{held_in: [{', '.join(held)}]}}\n"
