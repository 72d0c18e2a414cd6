"""CTLSPEC and LTLSPEC in exported SMV, evaluated from the text by their definitions, have the engine's verdicts."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leverframe.export import smv
from leverframe.export.common.claims import Branches, OnPaths
from leverframe.language.declaration import Declaration
from leverframe.language.loader import loads
from tests.support import smv_reading, smv_temporal
from tests.support.budget import examples
from tests.support.exported import verdicts
from tests.support.strategies import UNSHRUNK, branching, declarations, linear

CALLS = """
leverframe: 1
machine: calls
profile: document
states: {HERE: {initial: true, quiescent: true}, THERE: {quiescent: true}, OVER: {quiescent: true}}
events: {CALLED: {by: input}, MOVED: {by: input}, ENDED: {by: fault}}
transitions:
  - {from: [HERE, THERE], on: CALLED, internal: true}
  - {from: HERE, on: MOVED, to: THERE}
  - {from: THERE, on: MOVED, to: HERE}
  - {from: HERE, on: ENDED, to: OVER}
properties:
  - {id: leaves-each-time, ltl: "G F not HERE", under: {base: stutter, weak: [{on: MOVED, when: HERE}]}}
  - {id: calls-meanwhile, ltl: "F G not (CALLED and HERE)", under: {base: stutter, weak: [{on: MOVED, when: HERE}]}}
  - {id: rests, ltl: "F G not THERE", under: {base: stutter, strong: [ENDED]}, expect: fails}
  - {id: ends-at-last, ltl: "G F HERE -> F OVER", under: {base: stutter, strong: [ENDED]}}
  - {id: calls, ltl: "G F (CALLED or OVER)", under: {base: total, strong: [CALLED]}}
  - {id: at-home, ltl: "G F HERE -> G F (CALLED and HERE)", under: {base: stutter, strong: [{on: CALLED, when: HERE}]}}
  - {id: returns, ctl: "AG (THERE -> EX HERE)", under: stutter}
  - {id: can-end, ctl: "AG (OVER or EF OVER)", under: stutter}
  - {id: stays, ctl: "EG HERE and not A[HERE U THERE]", under: stutter}
  - {id: waits, ltl: "HERE W not HERE and (X MOVED -> X THERE)", under: stutter}
"""


def disagreements(declaration: Declaration, text: str, *named: str) -> list[str]:
    """The claims about paths, or the named ones of them, for which the text gives a different verdict."""
    exported, paths = smv._Model(declaration), smv_temporal.Paths(smv_reading.read(text))
    parts = [part for part in exported.parts if isinstance(part.content, Branches | OnPaths)]
    parts = [part for part in parts if not named or part.name in named]
    wanted = verdicts(declaration, parts)
    return [part.name for part in parts if (paths.true(exported.claims[part]) != part.refuted) != wanted[part]]


def test_every_claim_of_the_machine_is_exported_and_has_its_verdict() -> None:
    declaration = loads(CALLS)
    assert {part.claimed for part in smv._Model(declaration).parts} == set(declaration.properties)
    assert disagreements(declaration, smv.render(declaration)) == []


@pytest.mark.parametrize(
    ("right", "wrong", "named"),
    [
        pytest.param("G F (!", "F (!", "leaves-each-time", id="weak, once is enough"),
        pytest.param("G F (!", "F G (!", "calls-meanwhile", id="weak, always"),
        pytest.param("-> (G F (", "-> (F (", "calls", id="strong, once is enough"),
        pytest.param("((G F enabled_", "((F enabled_", "rests", id="strong, enabled once"),
        pytest.param("((G F enabled_", "((F G enabled_", "ends-at-last", id="strong as weak"),
        pytest.param("(state = HERE) & (event = CALLED)", "event = CALLED", "at-home", id="strong, elsewhere"),
        pytest.param("EX ", "AX ", "returns", id="another quantifier"),
        pytest.param("EF ", "EX ", "can-end", id="another operator"),
        pytest.param("((state = HERE) U", "((state = HERE) V", "waits", id="release for until"),
    ],
)
def test_a_wrong_specification_is_noticed(right: str, wrong: str, named: str) -> None:
    declaration = loads(CALLS)
    text, number = re.subn(re.escape(right).replace(r"\ ", r"\s+"), wrong, smv.render(declaration))
    assert number > 0
    assert disagreements(declaration, text, named) == [named]


@settings(UNSHRUNK, max_examples=examples(25))
@given(st.one_of(declarations(claims=linear, count=2), declarations(claims=branching, count=2)))
def test_specifications_of_random_machines(text: str) -> None:
    declaration = loads(text)
    assert disagreements(declaration, smv.render(declaration)) == []
