"""What a failure breaks: requirements of the document, or a mere choice of the reference; and what that means."""

from dataclasses import replace

import pytest

from leverframe.conform.campaign import verdicts
from leverframe.conform.campaign.campaign import Campaign
from leverframe.conform.campaign.verdicts import Judged, Verdict
from leverframe.conform.cycles.cycle import Cycle, Given
from leverframe.conform.judge.sentences import Sentence, sentence
from leverframe.conform.judge.wrong import Named, Suspects, Wrong
from leverframe.conform.suite.fates import Failure, Unsteady
from leverframe.conform.suite.results import Plan, Result
from leverframe.errors import ExitCode
from leverframe.language import catalog
from leverframe.language.declaration import Transition
from leverframe.language.loader import load
from leverframe.observe.observations import Effect, Step
from leverframe.observe.reading import interface_of

KERNEL = load(catalog.preferred("kernel").path)
INTERFACE = interface_of(KERNEL)
TURN = load(catalog.preferred("turn").path)
TURN_INTERFACE = interface_of(TURN)
SUBMIT = ("REQUEST_SUBMITTED",)


def lines(*events: str) -> tuple[Transition, ...]:
    return tuple(line for line in KERNEL.transitions if line.event in events)


IDLE = Wrong("outcome", (), "", (), ("IDLE",), unsettled=tuple(INTERFACE.choices))
BOOTING, EXECUTING, AUDITING, HALTED = (
    replace(IDLE, controls=(state,)) for state in ("BOOTING", "EXECUTING", "AUDITING", "HALTED")
)


def test_the_requirements_are_those_of_the_expected_transition() -> None:
    wrong = Wrong("path", (), "", lines("DECIDED_DENY"), ("ARBITRATING",), Step("EXECUTING"))
    assert sentence(wrong, KERNEL, INTERFACE) == Sentence(("KRN-011",), "document")


def test_without_an_expectation_the_requirements_are_those_of_what_was_seen() -> None:
    wrong = Wrong("effects", (), "", (), ("AUDITING", "IDLE"), Effect("call", "rm"))
    assert sentence(wrong, KERNEL, INTERFACE) == Sentence(("KRN-011", "KRN-014", "KRN-027"), "document")


def test_a_record_that_nothing_allows_breaks_what_its_own_event_cites() -> None:
    """Other events take the same edge: nothing is wrong with them."""
    twice = Wrong("records", (), "", (), ("ARBITRATING",), Step("AUDITING", "EXECUTING", "EXECUTION_FAILED"))
    event = sentence(twice, KERNEL, INTERFACE).requirements
    edge = sentence(replace(twice, seen=Step("AUDITING", "EXECUTING")), KERNEL, INTERFACE).requirements
    assert ("KRN-016" in event, "KRN-016" in edge, {*event} < {*edge}) == (True, True, True)


MISSING = Wrong("records", (), "", lines("VALIDATION_PASSED"), ("VALIDATING",))


@pytest.mark.parametrize(
    ("wrong", "missing"),
    [
        (replace(MISSING, walked=True), True),
        (MISSING, False),  # nobody knows whether the step was made
        (replace(MISSING, seen=Step("AUDITING", "ARBITRATING")), True),  # the record of the step after it
        (replace(MISSING, seen=Step("VALIDATING", "ARBITRATING")), False),  # a record with a wrong edge
        (replace(MISSING, seen=Step("AUDITING", "VALIDATING"), walked=True), False),
        (replace(MISSING, seen=Step("AUDITING"), walked=True), False),
    ],
)
def test_a_record_that_is_missing_for_sure_breaks_what_demands_one_of_each_step(wrong: Wrong, missing: bool) -> None:  # noqa: FBT001 -- a parameter of the test
    assert ("KRN-027" in sentence(wrong, KERNEL, INTERFACE).requirements) == missing


def test_nobody_knows_of_a_step_that_stays_whether_it_was_made_before_the_next_record() -> None:
    interface = replace(TURN_INTERFACE, records=replace(TURN_INTERFACE.records, cites=("R-1",)))
    (stays,) = (line for line in TURN.transitions if (line.event, line.sources) == ("INTERNAL_ERROR", ("BLOCKED",)))
    wrong = Wrong("records", (), "", (stays,), ("BLOCKED",), Step("AWAITING_INTENT_SELECTION", "BLOCKED"))
    assert stays.target == "BLOCKED"
    assert "R-1" not in sentence(wrong, TURN, interface).requirements


def test_what_a_suite_names_is_broken_with_what_the_steps_cite_that_may_be_why() -> None:
    named = Wrong("path", (), "", (), (), named=Named("it is late", ("R-1",)))
    assert sentence(named, KERNEL, INTERFACE) == Sentence(("R-1",), "document")
    earlier = replace(named, earlier=Suspects(lines("DECIDED_DENY")))
    assert sentence(earlier, KERNEL, INTERFACE) == Sentence(("KRN-011", "R-1"), "document")


def test_an_accepted_stimulus_breaks_what_forbids_it() -> None:
    wrong = replace(HALTED, offered=("CONFIG_LOADED", "CONFIG_FAILED"))
    assert sentence(wrong, KERNEL, INTERFACE) == Sentence(("KRN-020", "KRN-023", "KRN-024"), "document")


def test_an_accepted_stimulus_that_nothing_forbids_breaks_what_its_events_cite_and_what_its_state_does() -> None:
    wrong = replace(BOOTING, controls=("AUDITING",), offered=("CONFIG_LOADED", "CONFIG_FAILED"))
    assert sentence(wrong, KERNEL, INTERFACE) == Sentence(("KRN-001", "KRN-002", "KRN-017"), "document")


def test_an_event_that_happens_there_with_other_data_breaks_only_what_is_said_of_it_there() -> None:
    """A command that is not safe is accepted: nothing is wrong with what an unknown intent leads to."""
    wrong = Wrong("outcome", (), "", (), ("CONTEXT_LOADED",), offered=("SAFE_COMMAND_RUN", "CALL_DENIED"))
    assert sentence(wrong, TURN, TURN_INTERFACE).requirements == ("TURN-008", "TURN-010")


CHOICES = {
    "a request is accepted without the sink": (replace(IDLE, offered=SUBMIT), ("D-KRN-01",)),
    "a request is accepted while booting": (replace(BOOTING, offered=SUBMIT), ()),
    "a careless caller halts the kernel": (
        replace(EXECUTING, dimension="state", offered=SUBMIT, end="HALTED"),
        ("D-KRN-09",),
    ),
    "a careless caller moves the kernel elsewhere": (
        replace(EXECUTING, dimension="state", offered=SUBMIT, end="IDLE"),
        (),
    ),
    "a refused request changes the state": (
        replace(IDLE, dimension="state", offered=SUBMIT, denied=SUBMIT, end="VALIDATING"),
        (),
    ),
    "a halt in place of a request that the kernel must accept": (
        replace(IDLE, dimension="path", transitions=lines(*SUBMIT), seen=Step("HALTED"), offered=SUBMIT),
        (),
    ),
    "a record of a halt elsewhere": (
        replace(IDLE, dimension="records", transitions=lines(*SUBMIT), seen=Step("HALTED", "AUDITING")),
        (),
    ),
    "a record of a request that begins where the kernel is not": (
        replace(IDLE, dimension="records", controls=("VALIDATING",), seen=Step("VALIDATING", "IDLE"), offered=SUBMIT),
        (),
    ),
    "the right edge with a wrong field": (
        replace(
            AUDITING,
            dimension="records",
            transitions=lines("AUDIT_FAILED"),
            seen=Step("HALTED", "AUDITING"),
            offered=SUBMIT,
        ),
        (),
    ),
}


@pytest.mark.parametrize("case", CHOICES)
def test_only_what_another_reading_does_is_a_choice(case: str) -> None:
    wrong, choices = CHOICES[case]
    found = sentence(wrong, KERNEL, INTERFACE)
    assert (found.choices, found.demanded_by) == (choices, "choice" if choices else "document")


RUNTIME = load(catalog.preferred("femtoclaw-runtime").path)
STOP = ("SHUTDOWN_REQUESTED",)
RUNS = interface_of(RUNTIME)
ANYWHERE = replace(IDLE, unsettled=tuple(RUNS.choices))
REFUSED = replace(ANYWHERE, offered=STOP, denied=STOP)
ENDED, RESTED = replace(ANYWHERE, dimension="path"), replace(ANYWHERE, dimension="state", end="IDLE")


@pytest.mark.parametrize(
    ("event", "where", "wrong", "chosen"),
    [
        ("SHUTDOWN_REQUESTED", "INITIALIZING", REFUSED, True),
        ("SHUTDOWN_REQUESTED", "IDLE", REFUSED, False),
        ("SHUTDOWN_REQUESTED", "INITIALIZING", replace(REFUSED, denied=()), False),  # it raised something
        ("LATCHED_SHUTDOWN", "IDLE", ENDED, True),
        ("LATCHED_SHUTDOWN", "IDLE", RESTED, True),
        ("LATCHED_SHUTDOWN", "IDLE", replace(RESTED, end="ERROR"), False),
        ("LATCHED_SHUTDOWN", "IDLE", replace(ENDED, seen=Step("ERROR")), False),
        ("SHUTDOWN_REQUESTED", "IDLE", ENDED, False),
        ("SHUTDOWN_FINISHED", "SHUTDOWN", ENDED, False),
    ],
)
def test_nothing_may_happen_where_another_reading_has_no_event(
    event: str, where: str, wrong: Wrong, *, chosen: bool
) -> None:
    """The document knows a shutdown in IDLE alone (D-FC-16)."""
    expected = tuple(line for line in RUNTIME.transitions if line.event == event and where in line.sources)
    found = sentence(replace(wrong, transitions=expected, controls=(where,)), RUNTIME, RUNS)
    assert found.choices == (("D-FC-16",) if chosen else ())


ELSEWHERE = replace(ANYWHERE, dimension="path")
EXECUTED, WORKING = Effect("execute", "READER"), ("INPUT_RECEIVED", "PROTOCOL_VALIDATING", "AUTHORIZATION_EVALUATING")
RECEIVED = tuple(line for line in RUNTIME.transitions if line.event == "INPUT_RECORDED")
COMMITTING = ("MEMORY_COMMITTING",)
LOST = tuple(line for line in RUNTIME.transitions if line.event == "STORE_FAILED" and line.sources == COMMITTING)
FORBIDDEN = {"FC-SM-009", "FC-SM-047", "FC-SM-067", "FC-SM-068"}
BROKEN = {
    "an effect in the state that the path shows": (
        replace(ANYWHERE, dimension="effects", seen=EXECUTED, controls=WORKING, place="INPUT_RECEIVED"),
        {"FC-SM-020", "FC-SM-028"},
    ),
    "an effect in a state that is known": (
        replace(ANYWHERE, dimension="effects", seen=EXECUTED, controls=("ERROR",)),
        {"FC-SM-064"},
    ),
    "an effect in a state that the path shows in vain": (
        replace(ANYWHERE, dimension="effects", seen=EXECUTED, controls=("ERROR",), place="IDLE"),
        {"FC-SM-064"},
    ),
    "an effect in one of two states": (
        replace(ANYWHERE, dimension="effects", seen=EXECUTED, controls=("ERROR", "COMPLETED")),
        {"FC-SM-028", "FC-SM-029"},
    ),
    "an edge that is none": (
        replace(ELSEWHERE, seen=Step("COMPLETED"), controls=("INPUT_RECEIVED",), transitions=RECEIVED),
        FORBIDDEN | {"FC-SM-018", "FC-SM-019"},
    ),
    "an edge that is none from one of two states": (
        replace(ELSEWHERE, seen=Step("ERROR"), controls=("INPUT_RECEIVED", "IDLE"), transitions=RECEIVED),
        {"FC-SM-018", "FC-SM-019"},
    ),
    "the edge of another event": (
        replace(ELSEWHERE, seen=Step("COMPLETED"), controls=COMMITTING, transitions=LOST),
        {"FC-SM-034", "FC-SM-062"},
    ),
    "a record of the edge of another event": (
        replace(ANYWHERE, dimension="records", seen=Step("COMPLETED"), controls=COMMITTING, transitions=LOST),
        {"FC-SM-034", "FC-SM-059", "FC-SM-062"},
    ),
    "an input too early": (
        replace(ANYWHERE, offered=("INPUT_ARRIVED",), controls=("INITIALIZING",)),
        {"FC-SM-014"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", BROKEN)
def test_what_only_forbids_something_is_broken_by_that_alone(case: str) -> None:
    wrong, requirements = BROKEN[case]
    assert {*sentence(wrong, RUNTIME, RUNS).requirements} == requirements


@pytest.mark.parametrize(("unsettled", "chosen"), [(("D-FC-08",), ("D-FC-08",)), (("D-FC-10",), ())])
def test_a_choice_counts_where_the_document_leaves_it_open(unsettled: tuple[str, ...], chosen: tuple[str, ...]) -> None:
    expected = tuple(line for line in RUNTIME.transitions if line.event == "ERROR_UNRECOVERABLE")
    wrong = replace(ELSEWHERE, seen=Step("IDLE"), controls=("ERROR",), transitions=expected)
    assert sentence(replace(wrong, unsettled=unsettled), RUNTIME, RUNS).choices == chosen


PASS = Judged("KRN-001", Verdict.PASS, "")
FAILED = Failure("cycles", Sentence(("KRN-001",), "document"), IDLE, (Cycle(Given("halt")),), (), "", 1, shortest=True)
CHOSEN = replace(FAILED, sentence=Sentence(("KRN-001",), "choice", ("D-KRN-01",)))
RESULT = Result("cycles", Plan(0, 0, "", ()))


@pytest.mark.parametrize(
    ("failures", "verdicts_found", "strict", "code"),
    [
        ((), [Verdict.PASS], False, ExitCode.AS_EXPECTED),
        ((), [Verdict.PASS, Verdict.NOT_APPLICABLE], False, ExitCode.AS_EXPECTED),
        ((), [Verdict.NOT_APPLICABLE], False, ExitCode.INCONCLUSIVE),
        ((), [], False, ExitCode.INCONCLUSIVE),
        ((), [Verdict.PASS, Verdict.INCONCLUSIVE], False, ExitCode.INCONCLUSIVE),
        ((), [Verdict.PASS, Verdict.COULD_NOT_RUN], False, ExitCode.INCONCLUSIVE),
        ((FAILED,), [Verdict.PASS, Verdict.INCONCLUSIVE], False, ExitCode.VIOLATED),
        ((CHOSEN,), [Verdict.PASS], False, ExitCode.AS_EXPECTED),
        ((CHOSEN,), [Verdict.PASS], True, ExitCode.VIOLATED),
    ],
)
def test_the_exit_code(
    *, failures: tuple[Failure, ...], verdicts_found: list[Verdict], strict: bool, code: ExitCode
) -> None:
    found = [Judged(f"R-{number}", verdict, "") for number, verdict in enumerate(verdicts_found)]
    campaign = Campaign(None, results=(replace(RESULT, failures=failures),))
    assert verdicts.overall(campaign, found, strict=strict)[1] is code


def test_a_failure_that_was_seen_only_once_leaves_the_whole_inconclusive() -> None:
    campaign = Campaign(None, results=(replace(RESULT, unsteady=(Unsteady("", (), 1),)),))
    assert verdicts.overall(campaign, [PASS])[1] is ExitCode.INCONCLUSIVE
