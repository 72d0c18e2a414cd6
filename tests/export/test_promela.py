"""SPIN agrees with Leverframe on every exported model, and stores as many states as Leverframe counts."""

import dataclasses
import re
import subprocess
from pathlib import Path

import pytest
from hypothesis import given, settings

from leverframe.check.checker import check
from leverframe.errors import InputError
from leverframe.export import promela
from leverframe.export.common import reserved
from leverframe.export.common.claims import Beyond, Ensured, ExportedInvariant, OnPaths, Required
from leverframe.language import catalog
from leverframe.language.declaration import Declaration
from leverframe.language.loader import load, loads
from tests.support.budget import every_third, examples, long_unless
from tests.support.exported import SWAPPED, as_found, entered, reachable, verdicts
from tests.support.fixed_machines import ALTERNATING, COUNTER, LOOPS, VALUES, WORKER
from tests.support.spin import Verifier, assertions
from tests.support.strategies import UNSHRUNK, declarations, universal

pytestmark = [pytest.mark.needs("spin"), pytest.mark.needs("gcc")]

LARGE = {"femtoclaw-runtime.reference", "reug.reference", "reug.amended"}
"""Models with up to 350,000 states (with last events); SPIN checks one in four of their formulas that hold."""


def machine(name: str) -> Declaration:
    system, profile = name.split(".")
    (entry,) = catalog.find(system, profile)
    return load(entry.path)


BUNDLED = [f"{entry.system}.{entry.profile}" for entry in catalog.entries()]
QUICK = {"femtoclaw-protocol.document", "kernel.document", "turn.document"}
"""Models of which SPIN checks every property in seconds. It searches all states once for each formula."""


def disagreements(declaration: Declaration, text: str, directory: Path, *, every: int = 1) -> list[str]:
    """The parts of properties on which SPIN and the engine disagree, and a wrong number of states.

    SPIN checks one in `every` of the formulas that no path violates: for each of these it stores all states.
    """
    exported = promela._Model(declaration)
    asked = tuple(part for part in exported.parts if not isinstance(part.content, Beyond))
    expected = verdicts(declaration, asked)
    found, violated = assertions(text, directory)
    asserted = [part for part in asked if isinstance(part.content, ExportedInvariant | Required | Ensured)]
    surprising = [part for part in asserted if promela._surprising(part)]
    wrong = [part.name for part in surprising if (exported.claims[part] in violated) == expected[part]]
    if ("" in violated) == all(expected[part] for part in asserted if part not in surprising):
        wrong.append("assertions")
    if every == 1 and not exported.fair:
        wanted = len(entered(declaration)) if exported.remembers else len(reachable(declaration)[0])
        wrong += [] if found.states == wanted else [f"{found.states} states instead of {wanted}"]
    formulas = [part for part in asked if isinstance(part.content, OnPaths)]
    if formulas:
        verifier = Verifier(text, directory, liveness=True)
        holding = [part for part in formulas if expected[part] != part.refuted]
        chosen = [part for part in formulas if part not in holding] + holding[::every]
        errors = {part: verifier.run(exported.claims[part]).errors == 0 for part in chosen}
        wrong += [part.name for part, holds in errors.items() if holds != (part in holding)]
    return wrong


def stored_as_counted(declaration: Declaration, text: str, directory: Path) -> None:
    """Require that SPIN stores the reachable states, and violates no assertion that needs no last event."""
    found = Verifier(text, directory, options=("-DBARE",), liveness=False).run()
    assert found.errors == 0, "an assertion is violated"
    wanted = check(dataclasses.replace(declaration, properties=())).states
    assert found.states == wanted, f"{found.states} states instead of {wanted}"


@pytest.mark.parametrize("name", long_unless(BUNDLED, {"kernel.reference", "turn.amended", *QUICK}.__contains__))
def test_spin_stores_the_states_that_leverframe_counts(name: str, tmp_path: Path) -> None:
    declaration = machine(name)
    stored_as_counted(declaration, promela.render(declaration), tmp_path)


@pytest.mark.parametrize("name", long_unless(BUNDLED, QUICK.__contains__))
def test_spin_agrees_on_every_property(name: str, tmp_path: Path) -> None:
    declaration = machine(name)
    text = promela.render(declaration)
    assert disagreements(declaration, text, tmp_path, every=4 if name in LARGE else 1) == []


@pytest.mark.parametrize(
    "text", every_third([SWAPPED, LOOPS, WORKER, ALTERNATING, VALUES]), ids=lambda text: text.split()[3]
)
def test_spin_agrees_on_machines_made_for_it(text: str, tmp_path: Path) -> None:
    declaration = as_found(loads(text))
    model = promela.render(declaration)
    assert disagreements(declaration, model, tmp_path) == []
    stored_as_counted(declaration, model, tmp_path)


@settings(UNSHRUNK, max_examples=examples(12), deadline=None)
@given(declarations(claims=universal, count=3))
def test_spin_agrees_on_random_machines(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    declaration = as_found(loads(text))
    directory = tmp_path_factory.mktemp("random")
    assert disagreements(declaration, promela.render(declaration), directory) == []


def test_an_assignment_out_of_its_range_is_an_error(tmp_path: Path) -> None:
    assert Verifier(promela.render(loads(COUNTER)), tmp_path, liveness=False).run().errors == 1


@pytest.mark.parametrize(
    ("right", "wrong", "says"),
    [
        pytest.param("state_ == TRANS && steps > 0", "state_ == TRANS", "an assertion is violated", id="no guard"),
        pytest.param("before_count - 2", "count - 2", "49 states instead of 65", id="effects in turn"),
        pytest.param(
            "assert(NONE == NONE && ", "assert(NONE != NONE && ", "an assertion is violated", id="what a step ensures"
        ),
        pytest.param("bit_", "bit", "syntax error", id="a word of the language as a name"),
    ],
)
def test_a_wrong_model_is_noticed(right: str, wrong: str, says: str, tmp_path: Path) -> None:
    declaration = loads(SWAPPED)
    text = promela.render(declaration)
    assert right in text
    with pytest.raises(AssertionError, match=says):
        stored_as_counted(declaration, text.replace(right, wrong), tmp_path)


def test_no_variable_has_the_name_of_a_macro(tmp_path: Path) -> None:
    # A variable becomes a member of a C structure, where the preprocessor replaces the name of a macro.
    model = Verifier(promela.render(loads(COUNTER)), tmp_path, liveness=True)
    command = ["gcc", "-w", "-E", "-dM", "-DNOREDUCE", "pan.c"]
    found = subprocess.run(command, cwd=model.directory, capture_output=True, encoding="utf-8", check=True).stdout
    macros = set(re.findall(r"^#define ([a-z]\w*) ", found, re.MULTILINE))
    assert {"errno", "si_pid"} < macros
    assert {name for name in macros if not name.startswith(reserved.PROMELA_PREFIXES)} <= reserved.PROMELA


def test_a_variable_may_be_named_like_a_macro(tmp_path: Path) -> None:
    declaration = loads(MACROS)
    stored_as_counted(declaration, promela.render(declaration), tmp_path)


MACROS = """
leverframe: 1
machine: macros
profile: small
variables: {errno: {bool: false}, rand: {range: [0, 2], initial: 0}, si_pid: {range: [-1, 300], initial: 0}}
states: {IDLE: {initial: true, quiescent: true}}
events: {GO: {by: input}}
transitions:
  - {from: IDLE, on: GO, internal: true, set: {errno: not errno, rand: "min(rand + 1, 2)", si_pid: 300 - si_pid}}
"""


def test_properties_that_spin_cannot_check_are_listed() -> None:
    declaration = machine("kernel.reference")
    text = promela.render(declaration)
    listed = text[text.index("Properties that SPIN cannot check") :]
    beyond = [part for part in promela._Model(declaration).parts if isinstance(part.content, Beyond)]
    assert {part.claimed.name for part in beyond} == {
        "callers-set-the-pace", "kernel-stays-usable", "one-execution-per-request", "requests-can-be-audited",
        "requests-end-in-bounded-time",
    }  # fmt: skip
    for part in beyond:
        assert f"{part.name}: " in listed


def test_a_declaration_that_is_too_large_for_spin_is_rejected() -> None:
    many = ", ".join(f"L{number}" for number in range(256))
    large = "leverframe: 1\nmachine: large\nprofile: document\nstates: {IDLE: {initial: true}}\nvariables: "
    with pytest.raises(InputError, match="LF075"):
        promela.render(loads(f"{large}{{many: {{enum: [{many}], initial: L0}}}}"))
    with pytest.raises(InputError, match="32-bit integers"):
        promela.render(loads(f"{large}{{far: {{range: [-1000000000, 1000000000], initial: 0}}}}\n" + TRIPLED))


TRIPLED = """
events: {GO: {by: input}}
transitions:
  - {from: IDLE, on: GO, internal: true, when: far + far + far == 0}
"""
