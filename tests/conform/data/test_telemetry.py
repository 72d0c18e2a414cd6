"""Telemetry: each report that an interface demands, and each field of it, is judged."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from leverframe.conform.campaign import verdicts
from leverframe.conform.campaign.campaign import Campaign
from leverframe.conform.campaign.verdicts import Verdict
from leverframe.conform.messages.corpus import EXAMPLE, Case, cases
from leverframe.conform.messages.facts import Validation
from leverframe.conform.messages.reporting import Reporting
from leverframe.conform.wire.messages import MessageAnswer
from leverframe.conform.wire.parts import ReportSeen
from leverframe.language import catalog
from leverframe.language.loader import load
from leverframe.observe.reading import interface_of
from leverframe.observe.reports import Reports
from leverframe.observe.telemetry import Kind, Reported, ReportField
from leverframe.record.entries import Json
from tests.conform.subjects import CLAW
from tests.support.budget import every_third
from tests.support.campaigns import DECLARATIONS, OURS, judged

RUNTIME, EACH, FIELDS = "femtoclaw-runtime", "FC-SM-059", "FC-SM-060"


@cache
def claw(fault: str = "") -> Campaign:
    return judged(RUNTIME, sys.executable, str(CLAW), *([fault] if fault else []), suite="cycles")


def requirements(campaign: Campaign) -> dict[str, Verdict]:
    return {one.name: one.verdict for one in verdicts.judged(campaign, DECLARATIONS[RUNTIME])}


# ---- reports of steps ------------------------------------------------------------------------------------------------


def test_a_correct_runtime_of_another_shape_gives_no_false_alarm() -> None:
    """It names an execution one step later than ours (D-FC-04)."""
    assert claw().failures == ()
    assert claw().results[0].plan.dimensions == ("outcome", "path", "state", "telemetry")
    assert requirements(claw())[EACH] is requirements(claw())[FIELDS] is Verdict.PASS


@pytest.mark.parametrize(
    ("fault", "cause", "requirement"),
    every_third(
        [
            ("no-id", "execution in the report transition", FIELDS),
            ("other-id", "execution in the report transition", FIELDS),
            ("lost-id", "execution in the report transition", FIELDS),
            ("no-source", "previous_state in the report transition", FIELDS),
            ("no-target", "new_state in the report transition", FIELDS),
            ("no-time", "timestamp in the report transition", FIELDS),
            ("backwards", "timestamp in the report transition", FIELDS),
            ("unreported", "the end, in place of the report transition", EACH),
            ("unreported-error", "the report transition of a later step, in place of the report transition", EACH),
            ("unreported-start", "the report transition of a later step, in place of the report transition", EACH),
            ("twice", "the report transition, which nothing allows", EACH),
            ("unordered", "the report transition of a later step, in place of the report transition", EACH),
        ]
    ),
)
def test_a_planted_fault_is_caught_with_its_requirement(fault: str, cause: str, requirement: str) -> None:
    assert any(cause in one.cause for one in claw(fault).failures), [one.cause for one in claw(fault).failures]
    assert all(one.cause.startswith("telemetry: ") for one in claw(fault).failures)
    assert requirements(claw(fault))[requirement] is Verdict.FAIL


def test_a_missing_report_is_no_wrong_field_of_the_next_one() -> None:
    failures = claw("unreported-error").failures
    assert {one for failure in failures for one in failure.sentence.requirements} == {EACH, "FC-SM-069"}


@pytest.mark.parametrize("system", ["femtoclaw-runtime", pytest.param("reug", marks=pytest.mark.long)])
def test_our_systems_report_what_is_demanded(system: str) -> None:
    """Only cycles without disturbances: the tests of `leverframe sut` judge all of them."""
    campaign = judged(system, *OURS, system, suite="cycles")
    assert (campaign.failures, campaign.unsteady) == ((), ())
    assert "telemetry" in campaign.results[0].plan.dimensions


# ---- times, and what is the same -------------------------------------------------------------------------------------

FIELD_KINDS: dict[str, Kind] = {"at": "time", "of": "same", "from": "source", "to": "target"}
KNOWN = Reported(
    None, {name: ReportField(kind, "R-1") for name, kind in FIELD_KINDS.items()}, within=("BUSY", "BUSIER")
)


def misreported(reports: Reports, seen: list[ReportSeen]) -> list[str]:
    """The fields that are wrong."""
    return [one.field for entry in seen for one in reports.wrong(entry.report, entry.fields)]


def wrong(*told: tuple[Json, Json, str, str]) -> list[str]:
    """The wrong fields of reports with a time, an execution, and the states before and after."""
    seen = [
        ReportSeen.model_validate({"report": "step", "fields": dict(zip(("at", "of", "from", "to"), one, strict=True))})
        for one in told
    ]
    return misreported(Reports({"step": KNOWN}), seen)


@pytest.mark.parametrize(
    ("times", "right"),
    [
        ((1, 1, 2.5, 10**400), True),
        ((2, 1), False),
        (("2024-03-31T01:59:59+01:00", "2024-03-31T03:00:00+02:00"), True),
        (("2024-10-27T02:59:59+02:00", "2024-10-27T02:00:00+01:00"), True),  # summer time ends
        (("2024-10-27T02:59:59+01:00", "2024-10-27T02:59:59+02:00"), False),
        (("2024-01-01T00:00:00Z", "2024-01-01T00:00:00.000001Z"), True),
        (("2024-01-01 00:00:00", "2023-12-31 23:59:59"), False),
        (("2016-12-31T23:59:59Z", "2016-12-31T23:59:60Z", "2017-01-01T00:00:00Z"), True),  # a leap second
        (("2016-12-31T23:59:60.5Z", "2016-12-31T23:59:60Z"), False),
        (("2024-01-01t00:00:00z", "2024-01-01T00:00:01Z"), True),
        (("2024-01-01T00:00:61Z",), False),
        ((1, "2024-01-01T00:00:00Z"), False),
        ((True,), False),
        (("noon",), False),
        (([1],), False),
    ],
)
def test_times_do_not_run_backwards(times: tuple[Json, ...], *, right: bool) -> None:
    found = wrong(*((time, "a", "IDLE", "IDLE") for time in times))
    assert found == ([] if right else ["at"])


def test_what_is_no_time_hides_no_time_that_runs_backwards() -> None:
    assert wrong(*((time, "a", "IDLE", "IDLE") for time in (2, "noon", 1, 1))) == ["at", "at"]


@pytest.mark.parametrize(
    ("executions", "right"),
    [
        ((("life", "IDLE", "BUSY"), ("a", "BUSY", "BUSIER"), ("a", "BUSIER", "BUSY"), ("life", "BUSY", "IDLE")), True),
        ((("a", "IDLE", "BUSY"), ("a", "BUSY", "BUSIER"), ("a", "BUSIER", "IDLE"), ("b", "IDLE", "BUSY")), True),
        ((("a", "BUSY", "BUSIER"), ("a", "BUSIER", "IDLE"), ("b", "BUSY", "BUSIER")), True),
        ((("a", "BUSY", "BUSIER"), ("b", "BUSIER", "BUSY")), False),
        ((("life", "IDLE", "BUSY"), ("a", "BUSY", "BUSIER"), (None, "BUSIER", "BUSY")), False),
        (((None, "BUSY", "BUSIER"), ("a", "BUSIER", "BUSY"), ("a", "BUSY", "BUSIER")), False),
        (((["a"], "BUSY", "BUSIER"), (["a"], "BUSIER", "BUSY")), True),
    ],
)
def test_an_execution_is_the_same_until_it_ends(executions: tuple[tuple[Json, str, str], ...], *, right: bool) -> None:
    assert wrong(*((1, *one) for one in executions)) == ([] if right else ["of"])


@pytest.mark.parametrize(
    ("names", "cites"),
    [
        (("a", "b", "c"), []),
        (("a", "a"), ["R-2"]),
        (("a", "b", "a"), ["R-2"]),
        ((1, "1"), []),
        (({"a": 1, "b": 2}, {"b": 2, "a": 1}), ["R-2"]),
    ],
)
def test_executions_are_told_apart(names: tuple[Json, ...], cites: list[str]) -> None:
    fields = {**KNOWN.fields, "of": ReportField("same", "R-1", "R-2")}
    reports = Reports({"step": replace(KNOWN, fields=fields)})
    edges = [("IDLE", "BUSY"), ("BUSY", "BUSIER"), ("BUSIER", "BUSY"), ("BUSY", "IDLE")]
    told = [{"at": 1, "of": name, "from": source, "to": target} for name in names for source, target in edges]
    assert [one.cite for each in told for one in reports.wrong("step", each)] == cites


# ---- reports of messages ---------------------------------------------------------------------------------------------

PROTOCOL = load(catalog.preferred("femtoclaw-protocol", "reference").path)
VALIDATION = Validation(PROTOCOL)
REPORTING = Reporting(VALIDATION, interface_of(PROTOCOL).telemetry)
DEMANDED = {
    "message": ["received", "validated"],
    "tool_call": ["received", "validated", "requested"],
    "rejected": ["received", "rejected"],
}


def answered(verdict: str, reports: list[str]) -> MessageAnswer:
    told = [{"report": name} for name in reports]
    return MessageAnswer.model_validate({"id": 1, "verdict": verdict, "reports": told})


def changed(names: list[str]) -> Iterator[list[str]]:
    """The reports with one change."""
    every = sorted({name for each in DEMANDED.values() for name in each})
    for place in range(len(names) + 1):
        yield from ([*names[:place], name, *names[place:]] for name in every)
        yield from ([*names[:place], name, *names[place + 1 :]] for name in every if name not in names[place:][:1])
    yield from ([*names[:place], *names[place + 1 :]] for place in range(len(names)))
    yield names[::-1]


@pytest.mark.parametrize("verdict", DEMANDED)
def test_each_verdict_is_reported_as_the_document_demands(verdict: str) -> None:
    assert REPORTING.wrong(answered(verdict, DEMANDED[verdict])) is None
    for names in changed(DEMANDED[verdict]):
        found = REPORTING.wrong(answered(verdict, names))
        assert found is not None, names
        assert found.named is not None
        assert "FC-PR-066" in found.named.requirements


def test_reports_show_the_requirements_that_demand_them() -> None:
    """Only where the verdict is certain."""
    every = cases(VALIDATION, EXAMPLE)
    found = {name for case in every for name in REPORTING.directed_at(case)}
    assert found == {"FC-PR-035", "FC-PR-058", "FC-PR-066"}
    assert all(not REPORTING.directed_at(case) for case in every if is_open(case))


def is_open(case: Case) -> bool:
    return len({*case.allowed.verdicts}) > 1


def test_whoever_shows_no_telemetry_is_not_judged_by_it() -> None:
    silent = Reporting(VALIDATION, {})
    assert silent.wrong(answered("message", [])) is None
    assert not any(map(silent.directed_at, cases(VALIDATION, EXAMPLE)))


def test_a_report_that_names_no_execution_has_no_same_fields() -> None:
    """Without `within`, nothing is compared."""
    bare = replace(KNOWN, within=())
    seen = [ReportSeen.model_validate({"report": "s", "fields": {"at": 1, "of": n, "from": "A"}}) for n in range(2)]
    assert not misreported(Reports({"s": bare}), seen)
