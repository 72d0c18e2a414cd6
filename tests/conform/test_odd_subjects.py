"""Subjects of odd shapes: no false alarm, and no pass for what nobody can have seen."""

import math
import sys
from dataclasses import replace

import pytest

from leverframe import deadline
from leverframe.conform.campaign import campaign
from leverframe.conform.campaign.campaign import Limits, conducted
from leverframe.conform.campaign.report import Report
from leverframe.conform.campaign.verdicts import Verdict, judged
from leverframe.conform.cycles import planning
from leverframe.conform.subject.process import Process
from leverframe.conform.subject.troubles import Crashed, Fatal
from leverframe.conform.suite.running import Target
from leverframe.errors import ExitCode
from leverframe.language.declaration import Maker
from leverframe.language.loader import loads
from leverframe.observe.forbidden import Forbidden
from leverframe.observe.interface import Records
from leverframe.observe.reading import reads
from tests.conform.subjects import PLAIN, TURN
from tests.support.campaigns import DECLARATIONS, INTERFACES
from tests.support.desk import DECLARATION, INTERFACE, Answer, Channel, Desk, Stepped, report


def verdicts(kind: type[Desk]) -> dict[str, str]:
    return {one.name: one.verdict.value for one in report(kind).requirements}


SEEN = [
    ("state", "path", "records", "effects"),
    ("records",),
    ("path",),
    ("state",),
]


@pytest.mark.parametrize("observes", SEEN)
@pytest.mark.parametrize("silent", [False, True])
def test_a_correct_subject_passes_whatever_it_shows(observes: tuple[str, ...], silent: bool) -> None:  # noqa: FBT001 -- a parameter of the test
    kind = type("Shape", (Desk,), {"observes": observes, "silent": silent})
    found = report(kind)
    assert (found.exit_code, found.failures) == (ExitCode.AS_EXPECTED, [])
    assert {one.verdict for one in found.requirements} == {Verdict.PASS}


class Bare(Desk):
    """Its records do not tell their edges."""

    def to(self, state: str, event: str, **fields: str) -> None:
        super().to(state, event, **fields)
        self.trace = [{"record": fields} if one.get("record", {}).get("event") == event else one for one in self.trace]


@pytest.mark.parametrize("observes", [SEEN[0], SEEN[1]])
def test_records_that_do_not_tell_their_edges_are_no_failure(observes: tuple[str, ...]) -> None:
    found = report(type("Shape", (Bare,), {"observes": observes}))
    assert (found.exit_code, found.failures) == (ExitCode.AS_EXPECTED, [])
    assert "Some records do not tell previous_state, event, new_state" in found.guarantee


RECORDS = {
    "R-RECORD": "no records are seen",
    "R-FIELD": "no records are seen",
    "R-BEFORE": "records and the states on the way are not both seen",
}


@pytest.mark.parametrize(
    ("observes", "unseen"),
    [
        (("state", "path", "records"), set[str]()),
        (("state", "records"), {"R-BEFORE"}),
        (("state", "path"), {"R-RECORD", "R-FIELD", "R-BEFORE"}),
        (("state", "path", "effects"), {"R-RECORD", "R-FIELD", "R-BEFORE"}),
    ],
)
def test_what_demands_records_is_not_met_by_a_subject_that_shows_none(
    observes: tuple[str, ...], unseen: set[str]
) -> None:
    cites = "R-RECORD", "R-FIELD", "R-BEFORE", "R-START"
    lines = (replace(one, cites=cites if one.event == "START" else ()) for one in DECLARATION.transitions)
    declaration = replace(DECLARATION, transitions=tuple(lines))
    interface = replace(
        INTERFACE, records=Records(cites=("R-RECORD",), fields=("R-FIELD",), before_state=("R-BEFORE",))
    )
    kind = type("Shape", (Desk,), {"observes": observes})
    found = {one.name: one for one in report(kind, declaration, interface).requirements}
    assert found.pop("R-START").verdict is Verdict.PASS
    assert {one.verdict for name, one in found.items() if name not in unseen} <= {Verdict.PASS}
    for name in unseen:
        assert (found[name].verdict, found[name].reason) == (Verdict.NOT_APPLICABLE, RECORDS[name])


@pytest.mark.parametrize("kind", [Desk, Stepped])
@pytest.mark.parametrize("fields", [True, False])
def test_what_demands_fields_is_not_met_by_records_that_have_none(kind: type[Desk], fields: bool) -> None:  # noqa: FBT001 -- a parameter of the test
    def to(self: Desk, state: str, event: str, **told: str) -> None:
        kind.to(self, state, event, **(told if fields else {}))

    lines = (replace(one, cites=("R-FIELD",) if one.event == "READ_ASKED" else ()) for one in DECLARATION.transitions)
    shape = type("Shape", (kind,), {"to": to})
    interface = replace(INTERFACE, records=Records(fields=("R-FIELD",)), optional=frozenset({"what"}))
    (found,) = report(shape, replace(DECLARATION, transitions=tuple(lines)), interface).requirements
    assert found.verdict is (Verdict.PASS if fields else Verdict.NOT_APPLICABLE)
    assert fields or found.reason == "no record has a field that the interface names"


class Idle(Desk):
    """It does nothing at all, and nobody can tell."""

    silent = True

    def fire(self, stimulus: str) -> bool:
        return not stimulus


class Raising(Desk):
    """It does nothing, and each call ends in an exception."""

    def shown(self, answer: Answer) -> Answer:
        return {**super().shown(answer), **({"outcome": "raised"} if "outcome" in answer else {})}

    def fire(self, stimulus: str) -> bool:
        return not stimulus


@pytest.mark.parametrize("kind", [Idle, Raising])
@pytest.mark.parametrize("observes", [(), ("variables",), ("signals",)])
def test_a_subject_of_which_nothing_is_seen_passes_nothing(kind: type[Desk], observes: tuple[str, ...]) -> None:
    found = report(type("Shape", (kind,), {"observes": observes}))
    assert found.exit_code is ExitCode.INCONCLUSIVE
    assert {one.verdict for one in found.requirements} == {Verdict.INCONCLUSIVE}
    assert "5 showed nothing" in found.guarantee


def blind(started: Answer, request: Answer, system: str, observes: tuple[str, ...], outcome: str) -> Answer:
    """What a subject answers that does nothing, and says that everything happened as planned."""
    declaration, interface = DECLARATIONS[system], INTERFACES[system]
    match request["cmd"]:
        case "start":
            arranged = [one.name for one in declaration.events if one.maker is not Maker.INPUT]
            offered = {"stimuli": list(interface.stimuli), "arranges": [*arranged, "advance"]}
            told = {"observes": list(observes), "refusals": "silent", "clock": {"tick": 1000}}
            return started | offered | told
        case "cycle":
            return {"outcome": outcome}
        case _:
            return {"ok": True}


@pytest.mark.parametrize("outcome", ["accepted", "raised"])
@pytest.mark.parametrize(
    ("system", "observes"),
    [("kernel", ()), ("kernel", ("result",)), ("kernel", ("effects",)), ("turn", ()), ("turn", ("result",))],
)
def test_nothing_passes_by_plans_and_refusals_that_nobody_sees(
    system: str, observes: tuple[str, ...], outcome: str
) -> None:
    class Blind(Desk):
        """It does nothing, and says that everything happened as planned."""

        def answer(self, request: Answer) -> Answer | Fatal:
            return blind(super().start(), request, system, observes, outcome)

    found = report(Blind, DECLARATIONS[system], INTERFACES[system])
    # The document demands that the caller is told something, or that a tool is called: a subject that shows it fails.
    fails = (system, observes) in {("turn", ("result",)), ("kernel", ("effects",))}
    assert found.exit_code is (ExitCode.VIOLATED if fails else ExitCode.INCONCLUSIVE)
    passed = {one.name for one in found.requirements if one.verdict is Verdict.PASS}
    # Whoever fails may have booted: it says so, and an execution in which it has not done that looks different.
    assert passed <= ({"KRN-001"} if fails else set())


@pytest.mark.parametrize("suite", ["clock", "repeats"])
@pytest.mark.parametrize("observes", [(), ("variables",)])
@pytest.mark.parametrize("system", ["kernel", "turn"])
def test_nothing_passes_by_time_and_repeats_that_nobody_sees(
    system: str, observes: tuple[str, ...], suite: str
) -> None:
    class Blind(Desk):
        """It does nothing, and says that everything happened as planned."""

        def answer(self, request: Answer) -> Answer | Fatal:
            return blind(super().start(), request, system, observes, "accepted")

    found = report(Blind, DECLARATIONS[system], INTERFACES[system], suite)
    assert (found.exit_code, found.failures) == (ExitCode.INCONCLUSIVE, [])
    assert found.by_verdict(Verdict.PASS) == ()
    assert found.campaign.results[0].tried


@pytest.mark.parametrize("outcome", ["accepted", "raised"])
@pytest.mark.parametrize("observes", [(), ("effects",), ("effects", "variables")])
def test_a_gate_that_never_writes_does_not_show_that_it_keeps_to_its_scopes(
    observes: tuple[str, ...], outcome: str
) -> None:
    class Blind(Desk):
        """It writes nothing, whatever it is asked for."""

        def answer(self, request: Answer) -> Answer | Fatal:
            told = {"scopes": ["paths", "approval"], "arranges": []} if request["cmd"] == "start" else {}
            return blind(super().start(), request, "turn", observes, outcome) | told

    found = report(Blind, DECLARATIONS["turn"], INTERFACES["turn"], "scopes")
    assert found.campaign.results[0].tried
    assert found.by_verdict(Verdict.PASS) == ()


PRINTER = loads("""
leverframe: 1
machine: printer
profile: draft
states: {REST: {initial: true, quiescent: true}, WARM: {}, PRINTED: {}, WORN: {terminal: true}}
events: {ASKED: {by: input}, INKED: {by: machine}, JAMMED: {by: machine}, CLEANED: {by: machine}, WORE_OUT: {by: fault}}
transitions:
  - {from: REST,    on: ASKED,    to: WARM}
  - {from: WARM,    on: INKED,    to: PRINTED}
  - {from: WARM,    on: JAMMED,   to: REST}
  - {from: PRINTED, on: CLEANED,  to: REST}
  - {from: REST,    on: WORE_OUT, to: WORN}
""")
PRINTS = reads(PRINTER, "leverframe: 1\ninterface: printer\neffects: {print: {by: INKED}}\n")


class Printer(Desk):
    """It says that it accepts everything; `trace` and `state` are what it then shows."""

    stimuli = ("asked",)
    arranges: tuple[str, ...] = ("INKED", "JAMMED")
    inked: tuple[Answer, ...] = ()

    def answer(self, request: Answer) -> Answer | Fatal:
        here = {"state": "REST"} if "state" in self.observes else {}
        match request["cmd"]:
            case "start":
                return super().start() | {"arranges": list(self.arranges)}
            case "cycle":
                trace = list(self.inked) if "INKED" in request["plan"] else []
                return {"outcome": "accepted", **here, **({"trace": trace} if self.observes != ("state",) else {})}
            case _:
                return {"ok": True, **here}


@pytest.mark.parametrize("observes", [(), ("state",), ("signals",), ("state", "variables")])
def test_a_subject_that_accepts_everything_and_does_nothing_passes_nothing(observes: tuple[str, ...]) -> None:
    """It is at rest before and after: only its word says that anything was done."""
    found = report(type("Shape", (Printer,), {"observes": observes}), PRINTER, PRINTS)
    assert found.exit_code is ExitCode.INCONCLUSIVE
    assert Verdict.PASS not in {one.verdict for one in found.requirements}
    assert "5 showed nothing" in found.guarantee


def test_a_subject_passes_nothing_by_what_it_may_have_left_out() -> None:
    """It prints and stops: that it cleans itself, nobody sees. The states on the way show that."""
    wet = {"effect": "print"}
    shape = {"observes": ("effects",), "inked": (wet,)}
    found = {one.name: one.verdict for one in report(type("Shape", (Printer,), shape), PRINTER, PRINTS).requirements}
    assert found["ASKED"] is found["INKED"] is Verdict.PASS
    assert Verdict.PASS not in {found[name] for name in ("CLEANED", "JAMMED", "WORE_OUT")}
    way = ({"state": "WARM"}, {"state": "PRINTED"}, {"state": "REST"})
    shown = {"observes": ("path",), "arranges": ("INKED",), "inked": way}
    found = {one.name: one.verdict for one in report(type("Shape", (Printer,), shown), PRINTER, PRINTS).requirements}
    assert found["ASKED"] is found["INKED"] is found["CLEANED"] is Verdict.PASS


def test_what_is_forbidden_where_a_subject_never_comes_changes_no_other_verdict() -> None:
    cites = {"START": ("R-START",), "READ_ASKED": ("R-READ",), "WRITE_ASKED": ("R-WRITE",), "DENIED": ("R-DENIED",)}
    lines = (replace(one, cites=cites.get(one.event, ())) for one in DECLARATION.transitions)
    interface = replace(INTERFACE, forbids={"A-NEVER": Forbidden(frozenset({"READY"}), targets=("OFF",))})
    kind = type("Shape", (Desk,), {"stimuli": tuple(one for one in Desk.stimuli if one != "approved")})
    declaration = replace(DECLARATION, transitions=tuple(lines))
    found = {one.name: one.verdict for one in report(kind, declaration, interface).requirements}
    assert found.pop("A-NEVER", Verdict.NOT_APPLICABLE) is not Verdict.PASS
    assert found == dict.fromkeys(("R-DENIED", "R-READ", "R-START", "R-WRITE"), Verdict.PASS)


def test_a_pass_says_to_which_transitions_no_test_leads() -> None:
    cites = {"APPROVED": ("R-ANSWER",), "DENIED": ("R-ANSWER",)}
    lines = (replace(one, cites=cites.get(one.event, ())) for one in DECLARATION.transitions)
    kind = type("Shape", (Desk,), {"stimuli": tuple(one for one in Desk.stimuli if one != "denied")})
    (found,) = report(kind, replace(DECLARATION, transitions=tuple(lines))).requirements
    assert (found.verdict, found.lacking) == (Verdict.PASS, "the subject does not arrange DENIED")


def test_a_pass_says_which_transitions_the_subject_need_not_have_taken() -> None:
    """A gate that writes over changes of others: at rest it is where one is that saw them before its request."""
    command = (sys.executable, str(TURN), "stale")
    target = Target(DECLARATIONS["turn"], INTERFACES["turn"], lambda: Process(command), 30.0, view=("path",))
    campaign = conducted(target, Limits(disturbances=1, suites=("cycles",)))
    found = {one.name: one for one in judged(campaign, DECLARATIONS["turn"])}["TURN-014"]
    assert (found.verdict, "STALE_FILE_DETECTED" in found.lacking) == (Verdict.PASS, True)


@pytest.mark.parametrize("kind", [Idle, Raising])
def test_a_subject_that_does_nothing_passes_nothing_before_that_shows(kind: type[Desk]) -> None:
    found = report(type("Shape", (kind,), {"observes": ("effects",)}))
    assert found.exit_code is ExitCode.VIOLATED
    assert {one.name: one.verdict for one in found.requirements} == {
        **dict.fromkeys(("START", "READ_ASKED", "WRITE_ASKED", "APPROVED", "DENIED"), Verdict.INCONCLUSIVE),
        "EXECUTED": Verdict.FAIL,
    }


def reason(kind: type[Desk]) -> list[str]:
    """The causes of what is reported."""
    return [one.cause for one in report(kind).failures]


class OtherEffect(Desk):
    def run(self) -> None:
        super().run()
        self.trace.append({"effect": "rin", "value": 1})


class OtherSignal(Desk):
    observes = (*Desk.observes, "signals")

    def run(self) -> None:
        self.trace.append({"signal": "bell"})


class NoState(Desk):
    def shown(self, answer: Answer) -> Answer:
        return {name: value for name, value in super().shown(answer).items() if name != "state" or "ok" in answer}


class Endless(Desk):
    """More is to come, for ever."""

    def answer(self, request: Answer) -> Answer | Fatal:
        found = super().answer(request)
        return {**found, "settled": False} if isinstance(found, dict) and "outcome" in found else found


class EndlessLate(Endless):
    def answer(self, request: Answer) -> Answer | Fatal:
        return {"ok": True, "settled": False} if request["cmd"] == "settle" else super().answer(request)


class StatelessLate(Endless):
    def shown(self, answer: Answer) -> Answer:
        return {name: value for name, value in super().shown(answer).items() if name != "state" or "ok" in answer}


UNANSWERED: dict[type[Desk], str] = {
    StatelessLate: "it lacks the state, which 'start' declared",
    OtherEffect: "'rin' is no effect of the interface",
    OtherSignal: "'bell' is no signal of the interface",
    NoState: "it lacks the state, which 'start' declared",
    EndlessLate: "the subject announces more for as long as an answer may take",
}


@pytest.mark.parametrize("kind", UNANSWERED)
def test_an_answer_that_cannot_be_judged_is_no_answer(kind: type[Desk]) -> None:
    found = report(kind)
    assert found.exit_code is ExitCode.VIOLATED
    assert [one.cause for one in found.failures] == [f"the subject does not answer: {UNANSWERED[kind]}"]


class BeginsElsewhere(Desk):
    """After a reset it says that it is somewhere else."""

    def answer(self, request: Answer) -> Answer | Fatal:
        found = super().answer(request)
        return {**found, "state": "IDLE"} if isinstance(found, dict) and request["cmd"] == "reset" else found


class RunsAtReset(Desk):
    """It executes something before anybody has asked."""

    def answer(self, request: Answer) -> Answer | Fatal:
        found, trace = super().answer(request), [{"effect": "run", "value": "WRITE"}]
        return {**found, "trace": trace} if isinstance(found, dict) and request["cmd"] == "reset" else found


def test_a_subject_may_say_late_that_nothing_more_comes() -> None:
    assert report(Endless).exit_code is ExitCode.AS_EXPECTED


def test_the_answer_to_a_reset_is_judged() -> None:
    assert reason(BeginsElsewhere) == ["state: the reset leads to IDLE, which nothing allows"]
    assert reason(RunsAtReset) == ["effects: the effect run in OFF, which nothing allows"]


class Unresettable(Desk):
    """No execution can begin."""

    trouble: Answer | Fatal = Crashed(1)
    resets = 1

    def answer(self, request: Answer) -> Answer | Fatal:
        self.resets -= request["cmd"] == "reset"
        return self.trouble if self.resets < 0 and request["cmd"] == "reset" else super().answer(request)


@pytest.mark.parametrize(
    ("trouble", "resets", "code", "told"),
    [
        (Crashed(1), 0, ExitCode.VIOLATED, "The tests ended early: the adapter ended before it answered"),
        (Crashed(1), 1, ExitCode.INCONCLUSIVE, "another process answered in another way"),
        ({"cannot": "reset", "reason": "no"}, 1, ExitCode.INCONCLUSIVE, "the adapter cannot arrange reset: no"),
        ({"errored": True, "message": "no room"}, 1, ExitCode.INCONCLUSIVE, "trouble of its own: no room"),
    ],
)
def test_a_reset_that_fails_is_reported(trouble: Answer | Fatal, resets: int, code: ExitCode, told: str) -> None:
    found = report(type("Broken", (Unresettable,), {"trouble": trouble, "resets": resets}))
    assert (found.exit_code, told in found.guarantee) == (code, True), found.guarantee
    if resets and isinstance(trouble, Crashed):  # each process does one execution, so every test runs
        assert {one.verdict for one in found.requirements} == {Verdict.PASS}
        assert [one.cause for one in found.campaign.unsteady] == ["the subject crashes: exit code 1"]


def test_a_second_process_that_declares_something_else_ends_the_tests() -> None:
    class Changing(Desk):
        processes = 0

        def start(self) -> Answer:
            type(self).processes += 1
            return super().start() | ({"observes": ["state"]} if self.processes > 1 else {})

        def fire(self, stimulus: str) -> bool:
            raised = stimulus == "denied" and self.processes == 1
            return super().fire("approved" if raised else stimulus)

        def answer(self, request: Answer) -> Answer | Fatal:
            return Crashed(3) if request.get("stimulus") == "denied" else super().answer(request)

    found = report(Changing)
    assert found.exit_code is not ExitCode.AS_EXPECTED
    assert "a second process answers 'start' otherwise" in found.guarantee


class Terse(Desk):
    """Its records name no event."""

    def to(self, state: str, event: str, **fields: str) -> None:
        super().to(state, event, **fields)
        del self.trace[-2]["record"]["event"]


def test_the_report_says_what_records_do_not_tell() -> None:
    found = report(Terse)
    assert found.exit_code is ExitCode.AS_EXPECTED
    assert "Some records do not tell event, so nobody judged it there." in found.guarantee
    assert "do not tell" not in report(Desk).guarantee


class Odd(Desk):
    """Its values are of types that the machine does not have."""

    value: object = None

    def to(self, state: str, event: str, **fields: str) -> None:
        super().to(state, event, **fields)
        if fields:
            self.trace[-2]["record"]["what"] = self.value


@pytest.mark.parametrize("value", [["READ"], {"a": 1}, 1.5, True, 7, 10**300, ""])
def test_a_value_of_another_type_is_a_failure_and_no_bad_input(value: object) -> None:
    found = report(type("Typed", (Odd,), {"value": value}))
    assert found.exit_code is ExitCode.VIOLATED
    assert {one.wrong.dimension for one in found.failures} == {"records"}


LOCKER = loads("""
leverframe: 1
machine: locker
profile: draft
variables:
  who: {enum: [NONE, ALPHA, BETA], initial: NONE}
  what: {enum: [NONE, COAT, HAT], initial: NONE}
  their: {enum: [NONE, ALPHA, BETA], initial: NONE}
states: {EMPTY: {initial: true, quiescent: true}, FULL: {quiescent: true}, OPEN: {}}
events: {LEFT: {by: input}, FETCHED: {by: input}, GIVEN: {by: machine}}
transitions:
  - {from: EMPTY, on: LEFT, when: their != NONE, to: FULL, set: {who: their, what: COAT}}
  - {from: FULL, on: FETCHED, to: OPEN}
  - {from: OPEN, on: GIVEN, to: EMPTY, set: {who: NONE, what: NONE}}
environment:
  - {on: MEANT_ALPHA, set: {their: ALPHA}}
  - {on: MEANT_BETA, set: {their: BETA}}
""")
LOCKER_INTERFACE = reads(
    LOCKER,
    """
leverframe: 1
interface: locker
shows: {held: {of: [who, what], at: after else before}}
effects: {give: {by: GIVEN, is: [who, what], at: before}}
data: {who: {labels: [ALPHA, BETA]}}
stimuli: {left: {leads_to: LEFT, gives: {their: [ALPHA, BETA]}}, fetched: {leads_to: FETCHED}}
""",
)


class Locker(Desk):
    """Several values are shown together, one of them with an identity."""

    stimuli = ("left", "fetched")
    number = 0

    def answer(self, request: Answer) -> Answer | Fatal:
        found = super().answer(request)
        if request["cmd"] == "reset":
            self.state = "EMPTY"
            return self.shown({"ok": True})
        return found

    def fire(self, stimulus: str) -> bool:
        match self.state, stimulus:
            case "EMPTY", "left":
                Locker.number += 1
                self.show("FULL", "LEFT")
            case "FULL", "fetched":
                self.show("OPEN", "FETCHED")
                self.show("EMPTY", "GIVEN")
                self.trace.append({"effect": "give", "value": self.given()})
            case _:
                return False
        return True

    def show(self, state: str, event: str) -> None:
        self.to(state, event)
        self.trace[-2]["record"]["held"] = [f"somebody {self.number}", "COAT"]

    def given(self) -> object:
        return [f"somebody {self.number}", "COAT"]


class WrongCoat(Locker):
    def given(self) -> object:
        return ["somebody 0", "COAT"]


class NoHat(Locker):
    def given(self) -> object:
        return [f"somebody {self.number}", "HAT"]


class NoList(Locker):
    def given(self) -> object:
        return f"somebody {self.number}"


class Short(Locker):
    def given(self) -> object:
        return [f"somebody {self.number}"]


@pytest.mark.parametrize(
    ("kind", "dimensions"),
    [
        (Locker, set[str]()),
        (WrongCoat, {"order"}),
        (NoHat, {"effects"}),
        (NoList, {"effects"}),
        (Short, {"effects"}),
    ],
)
def test_several_values_are_shown_as_an_array(kind: type[Desk], dimensions: set[str]) -> None:
    found = report(kind, LOCKER, LOCKER_INTERFACE)
    assert {one.wrong.dimension for one in found.failures} == dimensions
    assert found.exit_code is (ExitCode.VIOLATED if dimensions else ExitCode.AS_EXPECTED)


# ---- events, one by one ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("observes", [*SEEN, ("effects",), ()])
@pytest.mark.parametrize("silent", [False, True])
def test_a_correct_subject_passes_event_by_event(observes: tuple[str, ...], silent: bool) -> None:  # noqa: FBT001 -- a parameter of the test
    found = report(type("Shape", (Stepped,), {"observes": observes, "silent": silent}))
    blind = silent and not observes
    assert (found.exit_code, found.failures) == (ExitCode.INCONCLUSIVE if blind else ExitCode.AS_EXPECTED, [])
    assert ({one.verdict for one in found.requirements} == {Verdict.PASS}) is not blind


class IdleStepped(Stepped):
    silent = True

    def fire(self, stimulus: str) -> bool:
        return not stimulus


class RaisingStepped(IdleStepped):
    silent = False

    def step(self, event: str) -> Answer:
        return super().step(event) | {"outcome": "raised"}


@pytest.mark.parametrize("kind", [IdleStepped, RaisingStepped])
@pytest.mark.parametrize("observes", [(), ("variables",), ("signals",), ("effects",)])
def test_events_that_nobody_can_see_pass_nothing(kind: type[Desk], observes: tuple[str, ...]) -> None:
    found = report(type("Shape", (kind,), {"observes": observes}))
    failed = observes == ("effects",)
    assert found.exit_code is (ExitCode.VIOLATED if failed else ExitCode.INCONCLUSIVE)
    # That nothing happens after a denial is as it should be; but whoever does nothing has not been denied anything.
    assert Verdict.PASS not in {one.verdict for one in found.requirements}
    if kind is RaisingStepped and not failed:
        assert "raised an exception, so nobody knows whether it accepted the last input" in found.guarantee


class Unsettled(Stepped):
    def step(self, event: str) -> Answer:
        return super().step(event) | {"settled": False}


def test_a_run_does_not_wait_for_what_comes_late() -> None:
    (cause,) = reason(Unsettled)
    assert "a step of a run says that more is to come, and the next event does not wait for it" in cause


class GoesElsewhere(Desk):
    """It accepts what is asked for, raises an exception, and is somewhere else afterwards."""

    observes = ("state",)

    def shown(self, answer: Answer) -> Answer:
        found = super().shown(answer)
        return found | ({"outcome": "raised", "state": "OFF"} if found.get("state") == "ASKING" else {})


def test_a_stimulus_that_the_machine_accepts_is_not_one_that_it_may_refuse() -> None:
    """Otherwise a difference behind it would count as a choice about its refusal."""
    (found, *_) = report(GoesElsewhere).failures
    assert found.wrong.offered == ()
    assert found.wrong.end == "OFF"


def test_a_misspelt_name_is_reported() -> None:
    """Otherwise nothing would test what it stands for, and nobody would know."""
    found = report(type("Misspelt", (Desk,), {"stimuli": ("start", "read_asked", "aproved")}))
    assert found.exit_code is ExitCode.AS_EXPECTED
    assert "The subject declares names that the machine does not know: aproved." in found.guarantee
    assert "does not know" not in report(Desk).guarantee


def test_a_gate_of_which_nothing_is_seen_keeps_to_no_scope() -> None:
    class Blind(Desk):
        """It accepts whatever it should, and writes nothing, or everything."""

        def answer(self, request: Answer) -> Answer | Fatal:
            shown = {"scopes": ["paths", "approval"], "arranges": [], "observes": [], "refusals": "error"}
            found = blind(super().start(), request, "turn", (), "accepted")
            return found | shown if request["cmd"] == "start" else found

    found = report(Blind, DECLARATIONS["turn"], INTERFACES["turn"], "scopes")
    assert (found.exit_code, found.failures, found.by_verdict(Verdict.PASS)) == (ExitCode.INCONCLUSIVE, [], ())
    assert found.campaign.results[0].tried


@pytest.mark.parametrize("event", ["USER_REQUEST", "INTERNAL_ERROR"])
def test_nothing_passes_by_an_event_that_is_always_accepted(event: str) -> None:
    class Accepting(Stepped):
        """It accepts the only event that it can be given, and does nothing."""

        def answer(self, request: Answer) -> Answer | Fatal:
            match request["cmd"]:
                case "start":
                    return super().start() | {"alphabet": [event], "observes": []}
                case "run":
                    return {"steps": [{"outcome": "accepted"} for _ in request["events"]]}
                case _:
                    return {"ok": True}

    found = report(Accepting, DECLARATIONS["turn"], INTERFACES["turn"])
    assert (found.exit_code, found.failures, found.by_verdict(Verdict.PASS)) == (ExitCode.INCONCLUSIVE, [], ())
    assert found.campaign.results[0].tried


def test_a_kernel_that_only_halts_has_not_shown_the_other_states_nor_errors() -> None:
    class Halting(Desk):
        """It boots into HALTED, whatever happens, and refuses by an exception."""

        def answer(self, request: Answer) -> Answer | Fatal:
            match request["cmd"]:
                case "start":
                    return super().start() | {"stimuli": ["boot", "submit", "halt"], "observes": ["path"]}
                case "cycle":
                    return {"outcome": "raised", "trace": [{"state": "HALTED"}]}
                case _:
                    return {"ok": True}

    found = {
        one.name: one.verdict for one in report(Halting, DECLARATIONS["kernel"], INTERFACES["kernel"]).requirements
    }
    assert found["KRN-023"] is Verdict.PASS
    assert found["KRN-021"] is not Verdict.PASS  # it never was in the other states from which a command must halt it
    # There are seven states and 14 edges; fatal errors and exceptions lead to HALTED, which one line has with commands.
    assert Verdict.PASS not in {found[name] for name in ("KRN-001", "KRN-025", "KRN-026", "KRN-022", "KRN-030")}


def test_a_transition_from_several_states_is_shown_from_each_of_them() -> None:
    """A command must halt the kernel from every state (KRN-021); this one has only two of them."""

    class Idle(Desk):
        """It boots, and takes no requests."""

        here = "BOOTING"

        def answer(self, request: Answer) -> Answer | Fatal:
            match request["cmd"]:
                case "start":
                    return super().start() | {"stimuli": ["boot", "halt"], "observes": ["path"]}
                case "cycle":
                    to = {("BOOTING", "boot"): "IDLE", ("BOOTING", "halt"): "HALTED", ("IDLE", "halt"): "HALTED"}
                    self.here, before = to.get((self.here, request["stimulus"]), self.here), self.here
                    moved = self.here != before
                    return {"outcome": "accepted" if moved else "refused", "trace": [{"state": self.here}] * moved}
                case _:
                    self.here = "BOOTING"
                    return {"ok": True}

    found = report(Idle, DECLARATIONS["kernel"], INTERFACES["kernel"])
    judged = next(one for one in found.requirements if one.name == "KRN-021")
    states = "VALIDATING, ARBITRATING, EXECUTING or AUDITING"
    lacking = f"no plan that the subject can follow leads to HALT_COMMANDED in {states}"
    assert (found.exit_code, judged.verdict, judged.lacking) == (ExitCode.AS_EXPECTED, Verdict.PASS, lacking)


STAYING = """\
leverframe: 1
machine: staying
profile: reference
states: {HERE: {initial: true, quiescent: true}, THERE: {quiescent: true}}
events: {MOVED: {by: input}, STAYED: {by: input}, THROWN: {by: fault}}
transitions:
  - {from: HERE, on: MOVED, to: THERE}
  - {from: HERE, on: STAYED, to: HERE}
  - {from: HERE, on: THROWN, to: THERE}
  - {from: THERE, on: MOVED, to: HERE}
"""


def test_a_step_that_should_stay_and_leads_elsewhere_is_named() -> None:
    """Its path shows what other steps show; none of them was asked for."""
    declaration = loads(STAYING)

    class Strays(Desk):
        here = "HERE"

        def answer(self, request: Answer) -> Answer | Fatal:
            match request["cmd"]:
                case "start":
                    names = {"stimuli": ["moved", "stayed"], "arranges": ["THROWN"]}
                    return super().start() | names | {"observes": ["path"], "refusals": "silent"}
                case "cycle":
                    strays = request["stimulus"] == "stayed" and self.here == "HERE"
                    moves = request["stimulus"] == "moved" or strays
                    self.here = {"HERE": "THERE", "THERE": "HERE"}[self.here] if moves else self.here
                    return {"outcome": "accepted", "trace": [{"state": self.here}] if moves else []}
                case _:
                    self.here = "HERE"
                    return {"ok": True}

    interface = reads(declaration, "leverframe: 1\ninterface: staying\n")
    found = report(Strays, declaration, interface)
    assert found.failures[0].cause == "path: HERE → THERE, in place of STAYED"
    assert found.failures[0].sentence.requirements == ()
    verdict = {one.name: one.verdict for one in found.requirements}
    assert (verdict["STAYED"], verdict["MOVED"]) == (Verdict.FAIL, Verdict.PASS)


def test_a_suite_that_cannot_be_planned_in_time_is_left_out_and_nothing_is_decided(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(campaign, "PLANNING", 0.0)
    target = Target(DECLARATION, INTERFACE, lambda: Channel(Desk), seconds=5)
    found = Report(
        DECLARATION, INTERFACE, ("desk",), conducted(target, Limits(seconds=1e-9)), {}, strict=False, disturbances=1
    )
    reason = "cycles: it takes more than 1e-09 s to plan; declare bounds, or fewer events"
    assert (found.exit_code, found.campaign.left_out) == (ExitCode.INCONCLUSIVE, (reason,))
    assert {(one.verdict, one.reason) for one in found.requirements} == {
        (Verdict.INCONCLUSIVE, f"no suite ran: {reason}")
    }
    assert conducted(target, Limits()).left_out == ()


@pytest.mark.parametrize("suite", ["cycles", "repeats", "clock", "bounds-EXECUTION_DEADLINE-3", "policies"])
def test_each_suite_of_cycles_is_planned_within_the_budget(suite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def late() -> None:
        """Time is over as soon as classes of states are looked for, if there is a limit."""
        if deadline.left() < math.inf:
            raise deadline.OutOfTimeError

    monkeypatch.setattr(planning, "ask", late)
    target = Target(
        DECLARATIONS["kernel"], INTERFACES["kernel"], lambda: Process((sys.executable, str(PLAIN), "clock")), 30
    )
    found = conducted(target, Limits(seconds=60, suites=(suite,)))
    assert found.left_out == (f"{suite}: it takes more than 60 s to plan; declare bounds, or fewer events",)
    assert (found.results, found.is_cut) == ((), True)
