"""References for exports: the states and steps of a declaration by the interpreter, and the verdicts of the engine."""

import dataclasses
from collections.abc import Iterator, Sequence

from leverframe.check.checker import check
from leverframe.export.common.claims import Ensured, Part, Required
from leverframe.language.declaration import Branching, Claim, Declaration, Expectation, Property, Step
from leverframe.model.machine import Interpreter, MachinePoint
from leverframe.model.system import SystemState

Move = tuple[SystemState, str, SystemState]

SWAPPED = """
leverframe: 1
machine: swapped
profile: document
constants: {MANY: 3, LEAST: -2}
variables:
  count: {range: [0, MANY], initial: 2}
  steps: {range: [LEAST, 2], initial: -1}
  bit: {bool: true}
  init: {enum: [NONE, IDLE, DONE, SPEC], initial: NONE, doc: "a label like a state, */ -- *) and words of others"}
  next: {enum: [NONE, IDLE, DONE, SPEC], initial: DONE}
states:
  IDLE: {initial: true, doc: "comments /* must -- end *) where \\\\* they should */ (see TLA+)"}
  TRANS: {}
  MODULE: {kind: terminal}
events: {GO: {by: machine}, GO_1: {by: input}, VAR: {by: fault}, NEXT: {by: machine}}
transitions:
  - from: IDLE
    on: GO
    to: TRANS
    when: count < MANY and (bit -> init != DONE)
    set:
      count: min(MANY, max(count, steps + 2))
      steps: count - 1
      bit: not bit or count == 2
      init: IDLE if bit else SPEC
  - {from: TRANS, on: GO, to: IDLE, when: steps > 0, set: {steps: "min(steps - 1, count)", init: next}}
  - from: TRANS
    on: GO_1
    internal: true
    when: (count > 1) == bit
    set: {count: "max(0, steps + 1)", steps: count - 2}
  - {from: [IDLE, TRANS], on: VAR, to: MODULE, when: "(count if bit else steps) == 2"}
  - {from: '*', except: [MODULE], on: NEXT, internal: true, when: init == SPEC, set: {next: NONE}}
environment:
  - {on: RAIN, when: not MODULE, set: {bit: not bit}}
properties:
  - {id: no-spec, always: init != SPEC, expect: fails}
  - {id: state, always: MODULE -> not enabled}
  - {id: last, always: GO_1 -> TRANS}
  - {id: trans, step: {on: [GO, GO_1], requires: count < 3}}
  - {id: next-bit, step: {on: [GO, RAIN], ensures: "bit' != bit or TRANS' and count' == count"}, expect: fails}
  - {id: next-state, step: {on: [GO, GO_1], requires: not MODULE, ensures: "steps' == count - 1 or IDLE' or TRANS"}}
  - {id: next-nothing, step: {on: NEXT, ensures: "next' == NONE and state' != MODULE and steps' == steps"}}
  - {id: next-change, step: {on: NEXT, ensures: "next' != next"}, expect: fails}
  - {id: unchanged, frame: {steps: [GO, GO_1], bit: [GO, RAIN], init: [GO], next: NEXT}}
  - {id: unchanged-bit, frame: {bit: RAIN, count: [GO_1]}, expect: fails}
  - {id: assert, ctl: "AG (TRANS -> A[not IDLE W GO])"}
  - {id: until, ctl: AG (IDLE -> AF not IDLE), expect: fails}
"""
"""A machine with names that other languages reserve, and with effects that read variables that other effects assign."""


def reachable(declaration: Declaration) -> tuple[list[SystemState], list[Move]]:
    """The reachable states, the initial one first, and every step between them."""
    machine = Interpreter(declaration)
    found, steps = [machine.initial], list[Move]()
    seen = {machine.initial}
    for state in found:
        for event in machine.enabled(state):
            for after in machine.step(state, event):
                assert isinstance(after, SystemState)
                steps.append((state, event, after))
                if after not in seen:
                    seen.add(after)
                    found.append(after)
    return found, steps


def entered(declaration: Declaration) -> set[tuple[SystemState, str | None]]:
    """States with their last event: each after each step that leads to it, and after a stutter step."""
    states, steps = reachable(declaration)
    found: set[tuple[SystemState, str | None]] = {(state, None) for state in states}
    return found | {(after, event) for _, event, after in steps}


def points(declaration: Declaration) -> Iterator[MachinePoint]:
    """The same as points at which formulas are evaluated."""
    machine = Interpreter(declaration)
    return (MachinePoint(machine, state, event) for state, event in entered(declaration))


def as_found(declaration: Declaration) -> Declaration:
    """The declaration with the engine's verdicts as its expectations."""
    words = {result.name: result.word for result in check(declaration).results}
    expected = {"holds": Expectation.HOLDS, "fails": Expectation.FAILS}
    claims = [dataclasses.replace(p, expectation=expected[words[p.name]]) for p in declaration.properties]
    return dataclasses.replace(declaration, properties=tuple(claims))


def verdicts(declaration: Declaration, parts: Sequence[Part]) -> dict[Part, bool]:
    """The engine's verdict on each part; a part of a split property is checked alone."""
    words = {result.name: result.word for result in check(declaration).results}
    found = {part: words[part.claimed.name] == "holds" for part in parts if part.piece is None}
    pieces = [part for part in parts if part.piece is not None]
    claims = [_alone(part) for part in pieces]
    again = {r.name: r.word for r in check(dataclasses.replace(declaration, properties=tuple(claims))).results}
    return found | {part: again[part.name] == "holds" for part in pieces}


def _alone(part: Part) -> Property:
    match part.claimed.claim, part.content:
        case Branching() as whole, _:
            assert part.source is not None
            claim: Claim = dataclasses.replace(whole, formula=part.source)
        case _, Required(events, requires):
            claim = Step(events, requires)
        case _, Ensured(ensured):
            claim = ensured
        case _:
            raise TypeError(part)
    return dataclasses.replace(part.claimed, name=part.name, claim=claim)
