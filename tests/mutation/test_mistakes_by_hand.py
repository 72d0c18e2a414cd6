"""Some check of a reference, or the reader, detects each mistake that a person might make in it."""

# pyright: reportExplicitAny=false

import copy
import functools
import json
from collections.abc import Mapping

import pytest
import yaml

from leverframe.check.claims.truth import Truth
from leverframe.check.limits import Limits
from leverframe.errors import InputError
from leverframe.language import catalog
from leverframe.language.builtin import BUILTIN_CHECKS
from leverframe.language.declaration import (
    Always,
    Declaration,
    Expectation,
    Frame,
    Property,
    Ranking,
    Step,
)
from leverframe.language.loader import loads
from tests.support.budget import long_unless
from tests.support.mistakes_by_hand import MISTAKES, UNNOTICED, Mistake, Reference, Yaml, assigning


@functools.cache
def reference(system: str) -> Reference:
    """The declaration as parsed YAML. PyYAML reads YAML 1.1, in which the key ``on`` is a boolean."""
    found: Reference = _with_text_keys(
        yaml.safe_load((catalog.directory() / system / "reference.yaml").read_text("utf-8"))
    )
    return found


def _with_text_keys(value: Yaml) -> Yaml:
    match value:
        case dict():
            return {"on" if key is True else key: _with_text_keys(found) for key, found in value.items()}
        case list():
            return [_with_text_keys(found) for found in value]
        case _:
            return value


@functools.cache
def known(system: str) -> Truth:
    """What is known of the reference itself, from whose states those of a mistake are found."""
    return Truth(declared(system, reference(system), reference(system).get("small")), Limits())


def declared(system: str, changed: Reference, constants: Mapping[str, int] | None = None) -> Declaration:
    return loads(json.dumps(changed), str(catalog.directory() / system / "reference.yaml"), constants=constants)


BY_THE_READER = {
    "turn: an earlier approval never arrives": "LF022",
    "turn: nobody else changes ALPHA": "LF022",
    "turn: nobody else changes BETA": "LF022",
    "turn: nobody refuses": "LF022",
    "turn: nobody approves": "LF022",
    "turn: an error counts as work": "LF043",
    "kernel: a lost sink does not come back": "LF022",
    "femtoclaw-runtime: the sink is never lost": "LF021",
    "femtoclaw-runtime: nothing is left of READ": "LF022",
    "femtoclaw-runtime: no other key is taken for WRITE": "LF022",
    "femtoclaw-protocol: the registry never changes": "LF021",
    "femtoclaw-protocol: no prompt is injected": "LF021",
    "femtoclaw-protocol: MESSAGE_RECEIVED counts as work": "LF043",
    "reug: the registered tool stays in question": "LF022",
}
"""The mistakes that the reader detects, with its error code: a claim or a state names what the mistake removes.

Any other mistake must be legible: a slip in the mistake itself is not a detection.
"""


def named(mistake: Mistake) -> str:
    return f"{mistake.system}: {mistake.name}"


def noticed(system: str, changed: Reference) -> str | None:
    """The first check whose verdict differs from the expected one, or an error code of the reader.

    A mistake is judged at the small constants of its reference, as the mutants are.
    """
    try:
        declaration = declared(system, changed, changed.get("small"))
    except InputError as error:
        return error.diagnostics[0].code
    truth = Truth(declaration, Limits(), known(system))
    if truth.escaping:
        return "range-safety"
    return _by_properties(declaration, truth) or _by_checks(declaration, truth)


def _by_checks(declaration: Declaration, truth: Truth) -> str | None:
    wanted = (name for name in BUILTIN_CHECKS if name != "range-safety")
    return next((n for n in wanted if decided(truth.check(n), n) is not _expected(declaration, n)), None)


def decided(verdict: bool | None, name: str) -> bool:  # noqa: FBT001 -- a verdict
    assert verdict is not None, f"{name} is unknown, which is no detection"
    return verdict


def _expected(declaration: Declaration, name: str) -> bool:
    check = declaration.checks.get(name)
    return check is None or check.expectation is Expectation.HOLDS


def _by_properties(declaration: Declaration, truth: Truth) -> str | None:
    for claimed in sorted(declaration.properties, key=_dear):
        if decided(truth.claim(claimed.claim), claimed.name) is not (claimed.expectation is Expectation.HOLDS):
            return claimed.name
    return None


def _dear(claimed: Property) -> bool:
    return not isinstance(claimed.claim, Always | Step | Frame | Ranking)


@pytest.mark.parametrize("system", catalog.systems())
def test_the_reference_itself_is_as_expected(system: str) -> None:
    assert noticed(system, reference(system)) is None


@pytest.mark.parametrize("mistake", long_unless(MISTAKES, set(MISTAKES[::6]).__contains__), ids=named)
def test_a_mistake_is_noticed(mistake: Mistake) -> None:
    changed = copy.deepcopy(reference(mistake.system))
    mistake.edit(changed)
    found = noticed(mistake.system, changed)
    assert found is not None
    assert (found if found.startswith("LF") else None) == BY_THE_READER.get(named(mistake))


def test_the_mistakes_that_the_reader_detects_are_mistakes() -> None:
    assert BY_THE_READER.keys() <= set(map(named, MISTAKES))


@pytest.mark.parametrize("mistake", UNNOTICED, ids=named)
def test_no_claim_distinguishes_the_makers_of_some_events(mistake: Mistake) -> None:
    """If this test fails, some claim distinguishes the makers: then move the mistake to the other list."""
    changed = copy.deepcopy(reference(mistake.system))
    mistake.edit(changed)
    assert noticed(mistake.system, changed) is None


def test_a_recovery_that_sets_the_bounds_back_makes_turns_endless() -> None:
    """D-REUG-04: a machine that follows the note beside the recovery violates every bound."""
    changed = copy.deepcopy(reference("reug"))
    assigning("RECOVERY_SUCCESS", steps="0", recoveries="0")(changed)
    declaration = declared("reug", changed, changed["small"])
    claims, truth = {claimed.name: claimed.claim for claimed in declaration.properties}, Truth(declaration, Limits())
    assert truth.claim(claims["recovery-resets-the-budgets"]) is True
    for name in ("no-endless-recovery", "no-endless-exhaustion", "bounded-complete"):
        assert truth.claim(claims[f"{name}-under-progress"]) is False, name
