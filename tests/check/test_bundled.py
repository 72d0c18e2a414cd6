"""The bundled declarations compared with the documents' own tables, which are typed in here by hand."""

import functools
import itertools
from collections.abc import Callable

import pytest

from leverframe.check.checker import check
from leverframe.check.verdict import Report, Unknown
from leverframe.language import catalog, loader
from leverframe.language.declaration import Branching, Declaration, Expectation, PathBase, StateKind
from leverframe.language.expr import TRUE

pytestmark = pytest.mark.xdist_group("verdicts of the bundled machines")  # each machine is checked once
ENTRIES = catalog.entries()

KERNEL_STATES = ["BOOTING", "IDLE", "VALIDATING", "ARBITRATING", "EXECUTING", "AUDITING", "HALTED"]
# Document 001, lines 77-83: a row for each state, a column for each, in the order above.
KERNEL_MATRIX = """
    - X - - - - X
    - - X - - - X
    - - - X - X X
    - - - - X X X
    - - - - - X X
    - X - - - - X
    - - - - - - -
"""
# Document 001, lines 94-127: the arrows of the drawing.
KERNEL_DRAWING = {
    ("BOOTING", "IDLE"),
    ("BOOTING", "HALTED"),
    ("IDLE", "VALIDATING"),
    ("VALIDATING", "ARBITRATING"),
    ("VALIDATING", "HALTED"),
    ("ARBITRATING", "EXECUTING"),
    ("ARBITRATING", "HALTED"),
    ("EXECUTING", "AUDITING"),
    ("EXECUTING", "HALTED"),
    ("AUDITING", "IDLE"),
    ("AUDITING", "HALTED"),
}
# Document 000, lines 88-268: the permitted transitions, state by state.
FEMTOCLAW_EDGES = {
    "INITIALIZING": "IDLE ERROR",
    "IDLE": "INPUT_RECEIVED SHUTDOWN",
    "INPUT_RECEIVED": "PROTOCOL_VALIDATING ERROR",
    "PROTOCOL_VALIDATING": "AUTHORIZATION_EVALUATING ERROR",
    "AUTHORIZATION_EVALUATING": "CAPABILITY_EXECUTING ERROR",
    "CAPABILITY_EXECUTING": "MEMORY_COMMITTING ERROR",
    "MEMORY_COMMITTING": "COMPLETED ERROR",
    "COMPLETED": "IDLE",
    "ERROR": "IDLE SHUTDOWN",
    "SHUTDOWN": "TERMINATED",
}
# Document 002, lines 81-87: all rows of the table but the first, which is from '-', and the last, from any state.
TURN_ROWS = {
    ("AWAITING_INTENT_SELECTION", "CONTEXT_LOADED"),
    ("CONTEXT_LOADED", "ACTION_ALLOWED"),
    ("ACTION_ALLOWED", "CONTEXT_LOADED"),
}
TURN_STATES = ["AWAITING_INTENT_SELECTION", "CONTEXT_LOADED", "ACTION_ALLOWED", "BLOCKED"]
# Document 003, lines 13-63: the events on the arrows from each state, by target state.
REUG_EDGES = {
    "READY": {"ENGAGE": "USER_INPUT", "SHUTDOWN": "SHUTDOWN_REQUESTED"},
    "ENGAGE": {
        "UNDERSTAND": "INTENT_DETECTED",
        "ERROR_RECOVERY_UNIFIED": "ERROR_OCCURRED",
        "COMPLETE": "FATAL_ERROR",
    },
    "UNDERSTAND": {
        "GENERATE": "TOOLS_ROUTED",
        "EXECUTE_SCRIPT": "SCRIPT_PARSED",
        "CREATE_DYNAMIC_TOOL": "DYNAMIC_TOOL_REQUEST",
        "PARALLELIZE_TASKS": "PARALLEL_TASKS_READY",
        "ERROR_RECOVERY_UNIFIED": "ERROR_OCCURRED",
        "COMPLETE": "FATAL_ERROR",
    },
    "EXECUTE_SCRIPT": {
        "EXECUTE_SCRIPT": "SCRIPT_STEP_COMPLETE",
        "GENERATE": "SCRIPT_EXECUTION_COMPLETE",
        "ERROR_RECOVERY_UNIFIED": "ERROR_OCCURRED TIMEOUT_DETECTED RECURSION_LIMIT_EXCEEDED STEP_BUDGET_EXHAUSTED",
    },
    "CREATE_DYNAMIC_TOOL": {
        "VALIDATE_TOOL_SCHEMA": "DYNAMIC_TOOL_CREATED",
        "ERROR_RECOVERY_UNIFIED": "ERROR_OCCURRED",
        "COMPLETE": "FATAL_ERROR",
    },
    "VALIDATE_TOOL_SCHEMA": {"COMPLETE": "SCHEMA_VALIDATED", "ERROR_RECOVERY_UNIFIED": "SCHEMA_INVALID"},
    "PARALLELIZE_TASKS": {"AWAIT_PARALLEL_RESULTS": "TOOL_SUCCESS", "ERROR_RECOVERY_UNIFIED": "ERROR_OCCURRED"},
    "AWAIT_PARALLEL_RESULTS": {"GENERATE": "PARALLEL_RESULTS_READY", "ERROR_RECOVERY_UNIFIED": "TIMEOUT_DETECTED"},
    "GENERATE": {"COMPLETE": "TOOL_SUCCESS RESPONSE_READY FATAL_ERROR", "ERROR_RECOVERY_UNIFIED": "TOOL_FAILURE"},
    "ERROR_RECOVERY_UNIFIED": {"UNDERSTAND": "RECOVERY_SUCCESS", "COMPLETE": "FATAL_ERROR"},
    "COMPLETE": {"READY": "TURN_COMPLETE", "SHUTDOWN": "SHUTDOWN_REQUESTED"},
}
# The readings of REUG's claims, with their verdicts under the four path semantics (stutter, progress, total, strong).
REUG_READINGS = {
    "error-recovery-leads-on": "fails holds holds holds",
    "error-recovery-succeeds": "fails fails fails fails",
    "error-recovery-completes": "fails fails fails holds",
    "progress-complete": "fails fails fails holds",
    "progress-answered": "fails fails fails fails",
    "bounded-complete": "fails fails fails holds",
    "bounded-complete-or-timeout": "fails fails fails holds",
    "error-recovery-of-every-error": "fails fails fails fails",
    "no-endless-tool-creation": "fails fails fails holds",
    "no-endless-script": "fails fails fails holds",
}

WITH_DATA = {("femtoclaw-protocol", "document"), ("turn", "document-invariant")}


def declaration(system: str, profile: str) -> Declaration:
    return loader.load(catalog.find(system, profile)[0].path)


def edges(machine: Declaration) -> set[tuple[str, str]]:
    return {(source, t.target) for t in machine.transitions if t.target is not None for source in t.sources}


def matrix() -> set[tuple[str, str]]:
    cells = itertools.product(KERNEL_STATES, KERNEL_STATES)
    return {pair for pair, mark in zip(cells, KERNEL_MATRIX.split(), strict=True) if mark == "X"}


@functools.cache
def report(entry: catalog.BundledFile) -> Report:
    return check(loader.load(entry.path))


def of_profiles(wanted: Callable[[catalog.BundledFile], bool] = lambda _: True) -> pytest.MarkDecorator:
    """Run a test for each of the bundled machines that are wanted."""
    entries = [entry for entry in ENTRIES if wanted(entry)]
    return pytest.mark.parametrize("entry", entries, ids=[f"{entry.system}-{entry.profile}" for entry in entries])


def test_the_profiles_that_are_bundled() -> None:
    assert [(entry.system, entry.profile) for entry in ENTRIES] == [
        ("femtoclaw-protocol", "document"),
        ("femtoclaw-protocol", "reference"),
        ("femtoclaw-runtime", "document"),
        ("femtoclaw-runtime", "reference"),
        ("femtoclaw-runtime", "amended"),
        ("kernel", "document"),
        ("kernel", "document-drawing"),
        ("kernel", "reference"),
        ("kernel", "amended"),
        ("reug", "document"),
        ("reug", "reference"),
        ("reug", "amended"),
        ("turn", "document"),
        ("turn", "document-creation"),
        ("turn", "document-invariant"),
        ("turn", "reference"),
        ("turn", "amended"),
    ]


@of_profiles()
def test_every_verdict_is_as_its_author_expects(entry: catalog.BundledFile) -> None:
    declaration, results = report(entry).declaration, report(entry).results
    assert [(result.name, result.word) for result in results if not result.as_expected] == []
    assert not any(isinstance(result.verdict, Unknown) for result in results)
    assert {claim.name for claim in declaration.properties} <= {result.name for result in results}


@of_profiles()
def test_every_claim_is_in_words_and_cites_what_it_covers(entry: catalog.BundledFile) -> None:
    # A claim that is expected to fail may only show that an assumption is needed, which no document requires.
    properties = report(entry).declaration.properties
    assert properties
    needed = [claim for claim in properties if claim.expectation is Expectation.HOLDS]
    assert [claim.name for claim in properties if not claim.doc] == []
    assert [claim.name for claim in needed if not claim.cites] == []


@of_profiles(lambda entry: entry.profile == "amended")
def test_an_amendment_keeps_every_sentence(entry: catalog.BundledFile) -> None:
    assert {result.name: result.word for result in report(entry).results if result.word != "holds"} == {}


@of_profiles(lambda entry: entry.profile == "reference")
def test_a_reference_refines_its_document(entry: catalog.BundledFile) -> None:
    assert "refinement" in {result.name for result in report(entry).results if result.word == "holds"}
    document = report(entry).declaration.refines
    assert document is not None
    assert document.profile == "document"


def test_femtoclaw_has_the_permitted_transitions_of_its_document() -> None:
    permitted = {(source, target) for source, targets in FEMTOCLAW_EDGES.items() for target in targets.split()}
    assert len(permitted) == 18
    for profile in ("document", "reference"):
        machine = declaration("femtoclaw-runtime", profile)
        assert edges(machine) == permitted
        assert len(machine.states) == 11
        assert [state.name for state in machine.states if state.kind is StateKind.TERMINAL] == ["TERMINATED"]


def test_the_turn_machine_has_the_rows_of_its_table_in_both_readings() -> None:
    errors = {(state, "BLOCKED") for state in TURN_STATES}
    anywhere = {(state, "AWAITING_INTENT_SELECTION") for state in TURN_STATES}
    for profile, requests in (
        ("document", anywhere),
        ("document-creation", set[tuple[str, str]]()),
        ("reference", anywhere),
    ):
        machine = declaration("turn", profile)
        assert [state.name for state in machine.states] == TURN_STATES
        assert edges(machine) == TURN_ROWS | errors | requests


def test_the_kernel_has_the_matrix_of_its_document() -> None:
    machine = declaration("kernel", "document")
    assert [state.name for state in machine.states] == KERNEL_STATES
    assert edges(machine) == matrix()
    assert len(matrix()) == 14


def test_the_kernel_s_reference_has_the_same_edges() -> None:
    assert edges(declaration("kernel", "reference")) == matrix()


def test_the_kernel_s_drawing_lacks_three_edges_of_the_matrix() -> None:
    assert edges(declaration("kernel", "document-drawing")) == KERNEL_DRAWING
    assert matrix() - KERNEL_DRAWING == {("IDLE", "HALTED"), ("VALIDATING", "AUDITING"), ("ARBITRATING", "AUDITING")}
    assert matrix() >= KERNEL_DRAWING


def test_reug_has_the_edges_of_its_drawing() -> None:
    machine = declaration("reug", "document")
    drawn = {
        (source, event, target)
        for source, targets in REUG_EDGES.items()
        for target, events in targets.items()
        for event in events.split()
    }
    declared = [(source, t.event, t.target) for t in machine.transitions for source in t.sources]
    assert len(machine.states) == 12
    assert len(declared) == len(set(declared)) == 34
    assert set(declared) == drawn
    assert [state.name for state in machine.states if state.kind is StateKind.TERMINAL] == ["SHUTDOWN"]


@pytest.mark.parametrize("reading", REUG_READINGS)
def test_every_reading_of_reug_s_claims_is_checked_under_every_path_semantics(reading: str) -> None:
    machine = declaration("reug", "document")
    claims = {claim.name: claim for claim in machine.properties}
    for name, base, strong, expected in zip(
        ("stutter", "progress", "total", "strong"),
        (PathBase.STUTTER, PathBase.PROGRESS, PathBase.TOTAL, PathBase.TOTAL),
        (0, 0, 0, len(machine.events)),
        REUG_READINGS[reading].split(),
        strict=True,
    ):
        claim = claims[f"{reading}-under-{name}"]
        assert isinstance(claim.claim, Branching)
        assert (claim.claim.paths.base, len(claim.claim.paths.strong)) == (base, strong)
        assert claim.expectation.value == expected


# The protocol's document stores the reason for a rejection, and the turn's invariant mentions targets.
@of_profiles(lambda entry: entry.profile.startswith("document") and (entry.system, entry.profile) not in WITH_DATA)
def test_no_document_profile_invents_data(entry: catalog.BundledFile) -> None:
    machine = declaration(entry.system, entry.profile)
    assert machine.variables == ()
    assert {transition.guard for transition in machine.transitions} == {TRUE}
