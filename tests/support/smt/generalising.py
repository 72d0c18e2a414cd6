"""Proofs for every value of a constant, compared with brute force at some values."""

from collections.abc import Iterator, Sequence

from leverframe.errors import InputError
from leverframe.language.declaration import Declaration
from leverframe.language.loader import loads
from leverframe.smt.generalise import generalise
from leverframe.smt.goals import Goal, goals
from leverframe.smt.strengthening import Invariant
from tests.support.brute import at, objections, parsed
from tests.support.smt.strengthening import proved

HEADER = "leverframe: 1\nmachine: small\nprofile: document\n"
VALUES = range(5)
MEANINGLESS = {"LF046", "LF047"}
"""The loader's codes for an empty range, and for an initial value outside its range."""


def proof(declaration: Declaration, names: Sequence[str], goal: Goal, *further: str) -> Invariant:
    """A proof for every value of a goal that holds at the declared values. Raises UndecidedError if there is none."""
    lemmas = [*proved(declaration, [goal]).lemmas, *(parsed(declaration, text) for text in further)]
    return generalise(declaration, names, [goal], lemmas)


def at_each(text: str, name: str) -> Iterator[tuple[int, Declaration | None]]:
    """The declaration at each value of a constant, or None if it has no meaning."""
    for value in VALUES:
        try:
            yield value, loads(text, constants={name: value})
        except InputError as error:
            meaningless = not MEANINGLESS.isdisjoint(diagnostic.code for diagnostic in error.diagnostics)
            # Otherwise the loader rejects it for other reasons, such as a guard that is never true.
            found = at(loads(text), {name: value})
            assert (found is None) == meaningless
            yield value, found


def wrong(text: str, name: str, invariant: Invariant) -> Iterator[str]:
    """The faults of a proof at the first values of a constant."""
    for value, declaration in at_each(text, name):
        if declaration is None:
            yield f"{name} = {value} has no meaning"
        else:
            yield from (f"{name} = {value}: {objection}" for objection in objections(invariant, declaration))


def goal_named(declaration: Declaration, name: str) -> Goal:
    return next(goal for goal in goals(declaration) if goal.name == name)


COUNTER = """
constants: {MOST: 3}
variables:
  x: {range: [0, MOST], initial: 0}
  full: {bool: false}
states: {ON: {initial: true}, OFF: {kind: terminal}}
events: {UP: {by: machine}, DOWN: {by: input}, STOP: {by: machine}}
transitions:
  - {from: ON, on: UP, to: ON, when: x < MOST, set: {x: x + 1, full: x + 1 == MOST}}
  - {from: ON, on: DOWN, to: ON, when: x > 0, set: {x: x - 1, full: false}}
  - {from: ON, on: STOP, to: OFF, when: x == MOST}
properties:
  - {id: bounded, always: x <= MOST}
  - {id: tight, always: full -> x == MOST}
  - {id: at-most-three, always: x <= 3}
  - {id: is-three, always: MOST == 3}
  - {id: positive, always: MOST > 0}
  - {id: not-four, always: x != 4}
  - {id: told, always: "(ON and x == MOST) -> (full or MOST == 0)"}
  - {id: also-told, always: "(ON and x == MOST) -> full"}
  - {id: ends, always: STOP -> x == MOST}
  - {id: ends-at-three, always: STOP -> x == 3}
  - {id: steps, step: {on: UP, requires: x <= MOST - 1}}
  - {id: three-steps, step: {on: UP, requires: x < 3}}
  - {id: falls, region: full and ON, ranking: [MOST - x]}
  - {id: falls-to-three, region: full and ON, ranking: [3 - x]}
"""
