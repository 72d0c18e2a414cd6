"""TLC agrees with Leverframe on every exported module, and stores the predicted number of states."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from hypothesis import given, settings

from leverframe.export import tla
from leverframe.export.common.claims import Beyond
from leverframe.language import catalog
from leverframe.language.declaration import Declaration
from leverframe.language.loader import load, loads
from tests.run import ROOT
from tests.support import tlc
from tests.support.budget import examples, long_unless
from tests.support.exported import SWAPPED, as_found, verdicts
from tests.support.fixed_machines import ALTERNATING, COUNTER, LOOPS, VALUES, WORKER
from tests.support.strategies import UNSHRUNK, declarations, universal

pytestmark = [pytest.mark.needs("java"), pytest.mark.xdist_group("TLC")]  # which writes its archive once

SHIPPED = {f"{entry.system}_{entry.profile}".replace("-", "_"): entry for entry in catalog.entries()}

# model/README.md says how long TLC takes to check these completely. Here TLC stops as soon as it has seen a violation
# of each invariant that is expected to be violated.
LARGE = {
    "femtoclaw_protocol_reference", "femtoclaw_runtime_reference", "reug_reference", "reug_amended",
    "turn_reference", "turn_amended", "kernel_reference",
}  # fmt: skip

LONG = pytest.mark.long

DEEP = {
    "accepted_capability_is_registered_now", "both_forms_can_be_accepted_3", "both_limits_at_once_1",
    "last_step_can_end_the_script", "limits_can_be_used_up_1",
}  # fmt: skip
"""Invariants whose violations TLC needs more than a few seconds to reach."""

SMALL = sorted(SHIPPED.keys() - LARGE)
QUICK = {"kernel_document_drawing", "turn_document_invariant", "kernel_reference"}
"""Models that TLC checks in a second. For each property that is violated it starts again."""


def shipped(name: str) -> tuple[Declaration, str, str]:
    """A bundled declaration, its stored module in model/, and the configuration."""
    declaration = load(SHIPPED[name].path)
    assert tla.module_name(declaration) == name
    module, configuration = (ROOT / "model" / f"{name}.{kind}" for kind in ("tla", "cfg"))
    return declaration, module.read_text("ascii"), configuration.read_text("ascii")


# ---- invariants and properties ---------------------------------------------------------------------------------------


def commented(configuration: str, kind: str) -> list[str]:
    """The names of the invariants or properties that are commented out because they are expected to be violated."""
    return re.findall(rf"^\\\* {kind} (\w+)$", configuration, re.MULTILINE)


def alone(configuration: str, asked: str, watched: Sequence[str] = ()) -> str:
    """A configuration that checks one line only."""
    kept = re.sub(r"^(INVARIANT|PROPERTY) .*\n", "", configuration, flags=re.MULTILINE)
    names = ", ".join(f'"{name}"' for name in watched)
    return re.sub(r"= \{[^}]*\}", f"= {{{names}}}", kept) + f"{asked}\n"


PROBE = """---- MODULE Probe ----
EXTENDS {module}, TLC
ASSUME \\A probe \\in 1..{count} : TLCSet(probe, FALSE)
ProbeSeen(probe, name, holds) ==
  holds \\/ TLCGet(probe) \\/ (TLCSet(probe, TRUE) /\\ PrintT(<<"seen", name>>))
ProbeLook ==
{looks}
ProbeGoesOn == ProbeLook /\\ (\\E probe \\in 1..{count} : ~TLCGet(probe))
====
"""
"""Checks several violated invariants in one run: TLC stops at the first violation, the probe after one of each."""


def violated(
    declaration: Declaration, module: str, configuration: str, invariants: Sequence[str], directory: Path
) -> set[str]:
    """The invariants that are false in some state; TLC stops when it has seen a violation of each."""
    looks = "\n".join(f'  /\\ ProbeSeen({n}, "{name}", {name})' for n, name in enumerate(invariants, start=1))
    probe = PROBE.format(module=tla.module_name(declaration), count=len(invariants), looks=looks)
    exported = tla._Module(declaration)
    watched = [part.name for part in exported.watches if exported.claims[part] in invariants]
    asked = alone(configuration, "INVARIANT ProbeGoesOn", watched)
    found = tlc.run(probe, asked, directory, [(tla.module_name(declaration), module)])
    seen = set(re.findall(r'<<"seen", "(\w+)">>', found.output))
    assert (found.violated == "ProbeGoesOn") == (seen == set(invariants))
    return seen


def failing(declaration: Declaration) -> set[str]:
    """The names in the module that TLC must find violated, by the engine's verdicts."""
    exported = tla._Module(declaration)
    asked = [part for part in exported.parts if not isinstance(part.content, Beyond)]
    return {exported.claims[p] for p, holds in verdicts(declaration, asked).items() if holds == p.refuted}


def disagreements(
    declaration: Declaration, module: str, configuration: str, directory: Path, *, every: int = 1
) -> Iterator[str]:
    """The differences between TLC and the engine; TLC checks one in `every` of the commented properties.

    Everything that the configuration lists must hold in one run, with as many states as `tlc.Stored` predicts.
    """
    found = tlc.run(module, configuration, directory)
    if found.violated:
        yield found.violated
        return
    if found.states != len(tlc.Stored(declaration, configuration).every()):
        yield f"{found.states} states"
    expected = failing(declaration)
    if invariants := commented(configuration, "INVARIANT"):
        seen = violated(declaration, module, configuration, invariants, directory)
        yield from sorted(seen ^ (expected & set(invariants)))
    for name in commented(configuration, "PROPERTY")[::every]:
        if is_violated(module, configuration, name, directory) != (name in expected):
            yield name


def is_violated(module: str, configuration: str, name: str, directory: Path) -> bool:
    """Is a property that is commented out false on some path?"""
    return bool(tlc.run(module, alone(configuration, f"PROPERTY {name}"), directory).violated)


# ---- the stored models -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", long_unless(SMALL, QUICK.__contains__))
def test_tlc_agrees_on_every_property(name: str, tmp_path: Path) -> None:
    declaration, module, configuration = shipped(name)
    every = 8 if name == "reug_document" else 1
    assert list(disagreements(declaration, module, configuration, tmp_path, every=every)) == []


@pytest.mark.parametrize("name", long_unless(sorted(LARGE), QUICK.__contains__))
def test_tlc_finds_the_expected_violations_of_a_large_model(name: str, tmp_path: Path) -> None:
    declaration, module, configuration = shipped(name)
    exported = tla._Module(declaration)
    watched = {exported.claims[part] for part in exported.watches}
    wanted = sorted((set(commented(configuration, "INVARIANT")) & failing(declaration)) - watched - DEEP)
    assert wanted
    assert violated(declaration, module, configuration, wanted, tmp_path) == set(wanted)


# ---- small machines --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    long_unless([SWAPPED, LOOPS, WORKER, ALTERNATING, VALUES], {LOOPS, ALTERNATING}.__contains__),
    ids=lambda text: text.split()[3],
)
def test_tlc_agrees_on_machines_made_for_it(text: str, tmp_path: Path) -> None:
    declaration = as_found(loads(text))
    assert list(disagreements(declaration, tla.render(declaration), tla.configuration(declaration), tmp_path)) == []


@pytest.mark.long
@settings(UNSHRUNK, max_examples=examples(4), deadline=None)
@given(declarations(claims=universal, count=3))
def test_tlc_agrees_on_random_machines(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    declaration = as_found(loads(text))
    directory = tmp_path_factory.mktemp("random")
    assert list(disagreements(declaration, tla.render(declaration), tla.configuration(declaration), directory)) == []


PREFIXED = """
leverframe: 1
machine: prefixed
profile: small
constants: {WF_MOST: 2}
variables: {sf_n: {range: [0, WF_MOST], initial: 0}}
states: {SF_IDLE: {initial: true, quiescent: true}}
events: {WF_GO: {by: input}, SF_GO: {by: input}}
transitions:
  - {from: SF_IDLE, on: WF_GO, internal: true, when: sf_n < WF_MOST, set: {sf_n: sf_n + 1}}
  - {from: SF_IDLE, on: SF_GO, internal: true, when: sf_n == WF_MOST, set: {sf_n: 0}}
  - {from: SF_IDLE, on: SF_GO, internal: true, when: sf_n == 1, set: {sf_n: 0}}
properties:
  - {id: wf-bounded, doc: An invariant., always: sf_n <= WF_MOST}
  - {id: sf-again, doc: Liveness., ltl: G F sf_n == 0, under: {weak: [WF_GO], strong: [SF_GO]}}
"""


def test_names_may_begin_as_the_operators_of_fairness_do(tmp_path: Path) -> None:
    declaration = loads(PREFIXED)
    assert list(disagreements(declaration, tla.render(declaration), tla.configuration(declaration), tmp_path)) == []


def test_an_assignment_out_of_its_range_violates_an_invariant(tmp_path: Path) -> None:
    declaration = loads(COUNTER)
    assert tlc.run(tla.render(declaration), tla.configuration(declaration), tmp_path).violated == "TypeOK"


# ---- faults ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("machine", "right", "wrong"),
    [
        pytest.param(WORKER, '/\\ state\' = "IDLE"', '/\\ state\' = "BUSY"', id="another target"),
        pytest.param(WORKER, "WF_own(DONE)", "WF_own(DONE \\/ FAIL)", id="weaker fairness", marks=LONG),
        pytest.param(LOOPS, "SF_own(BACK)", "WF_own(BACK)", id="weak instead of strong"),
        pytest.param(VALUES, "beat' = ~beat", "beat' = beat", id="steps that change nothing", marks=LONG),
        pytest.param(SWAPPED, "/\\ (steps > 0)", "/\\ TRUE", id="no guard", marks=LONG),
        pytest.param(SWAPPED, "(GO \\/ GO_1 \\/ VAR \\/ RAIN) => ", "(NEXT) => ", id="another event may change it"),
        pytest.param(SWAPPED, "steps' = (count - 2)", "steps' = (count' - 2)", id="effects in turn", marks=LONG),
        pytest.param(SWAPPED, "(Due(claim)' \\/ claim \\in open)", "Due(claim)'", id="what is waited for is forgotten"),
    ],
)
def test_a_wrong_module_is_noticed(machine: str, right: str, wrong: str, tmp_path: Path) -> None:
    declaration = as_found(loads(machine))
    module = tla.render(declaration)
    assert right in module
    assert (
        next(disagreements(declaration, module.replace(right, wrong), tla.configuration(declaration), tmp_path), None)
        is not None
    )  # one suffices


@pytest.mark.parametrize(
    ("machine", "right", "wrong", "name"),
    [
        pytest.param(LOOPS, "WF_own(BACK)", "SF_own(BACK)", "never_back", id="strong instead of weak"),
        pytest.param(
            SWAPPED, "=> (next' # next)", "=> (next' = next')", "next_change", id="nothing is asked of a step"
        ),
    ],
)
def test_a_wrong_module_violates_less(machine: str, right: str, wrong: str, name: str, tmp_path: Path) -> None:
    declaration = as_found(loads(machine))
    module, configuration = tla.render(declaration), tla.configuration(declaration)
    assert right in module
    assert name in failing(declaration)
    assert not is_violated(module.replace(right, wrong), configuration, name, tmp_path)


def test_without_a_stutter_step_the_end_is_a_deadlock(tmp_path: Path) -> None:
    declaration = as_found(loads(LOOPS))
    module = tla.render(declaration)
    assert module.count("  \\/ UNCHANGED vars\n") == 1
    with pytest.raises(AssertionError, match="Deadlock reached"):
        tlc.run(module.replace("  \\/ UNCHANGED vars\n", ""), tla.configuration(declaration), tmp_path)
