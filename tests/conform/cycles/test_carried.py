"""A step whose fault shows in a later one: it is named, or at least it does not pass."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from leverframe.conform.campaign.report import Report
from leverframe.conform.campaign.verdicts import Verdict
from leverframe.errors import ExitCode
from leverframe.language.declaration import Declaration
from leverframe.language.loader import loads
from leverframe.observe.interface import Interface
from leverframe.observe.reading import reads
from tests.support.desk import report
from tests.support.own import Own

BOX = """
leverframe: 1
machine: box
profile: draft
variables: {held: {enum: [NONE, RED, BLUE], initial: NONE}}
states: {SHUT: {initial: true, quiescent: true}, OPEN: {quiescent: true}}
events: {OPENED: {by: input}, RED_PUT: {by: input}, BLUE_PUT: {by: input}, TURNED: {by: input}, SHAKEN: {by: input}}
transitions:
  - {from: SHUT, on: OPENED, to: OPEN}
  - {from: OPEN, on: RED_PUT, to: OPEN, set: {held: RED}}
  - {from: OPEN, on: BLUE_PUT, internal: true, set: {held: BLUE}}
  - {from: OPEN, on: TURNED, to: OPEN, set: {held: NONE}}
  - {from: OPEN, on: SHAKEN, to: OPEN}
"""
LINES = ("OPENED", "RED_PUT", "BLUE_PUT", "TURNED", "SHAKEN")
PUT = {"RED_PUT": "RED", "BLUE_PUT": "BLUE", "TURNED": "NONE"}


def box(interface: str) -> tuple[Declaration, Interface]:
    declaration = loads(BOX)
    cited = (replace(line, cites=(f"R-{line.event}",)) for line in declaration.transitions)
    declaration = replace(declaration, transitions=tuple(cited))
    return declaration, reads(declaration, f"leverframe: 1\ninterface: box\n{interface}")


class Box(Own):
    """A box that shows what it holds in its records, or in an effect. It may be `wrong` after an event."""

    modes = "cycles"
    observes = ("records",)
    stimuli = tuple(event.lower() for event in LINES)
    moment = "before"
    wrong: Mapping[str, str] = {}
    """What it holds after an event, in place of what it should."""
    told: Mapping[str, str] = {}
    """What the record of an event tells, in place of what it should."""
    held = "NONE"
    state = "SHUT"

    def fresh(self) -> None:
        self.held, self.state = "NONE", "SHUT"

    def does(self, event: str) -> bool:
        if (event == "OPENED") != (self.state == "SHUT"):
            return False
        before, self.held = self.held, self.wrong.get(event, PUT.get(event, self.held))
        moments = {
            "before": before,
            "after": self.held,
            "after else before": before if self.held == "NONE" else self.held,
        }
        told = self.told.get(event, moments[self.moment])
        if event != "BLUE_PUT":
            record = {"previous_state": self.state, "event": event, "new_state": "OPEN", "what": told}
            self.trace.append({"record": record})
        self.state = "OPEN"
        return True


SHOWS = "shows: {what: {of: held, at: %s}}\n"


def judged(kind: type[Box], interface: str = SHOWS % "before") -> Report:
    declaration, interfaced = box(interface)
    return report(kind, declaration, interfaced)


def causes(found: Report) -> dict[str, tuple[str, ...]]:
    return {one.cause: one.sentence.requirements for one in found.failures}


def verdicts(found: Report) -> dict[str, Verdict]:
    return {one.name.removeprefix("R-"): one.verdict for one in found.requirements}


@pytest.mark.parametrize("moment", ["before", "after", "after else before"])
def test_a_right_box_passes(moment: str) -> None:
    kind = type("Right", (Box,), {"moment": moment})
    found = judged(kind, SHOWS % moment)
    assert (found.exit_code, causes(found)) == (ExitCode.AS_EXPECTED, {})
    assert {*verdicts(found).values()} <= {Verdict.PASS, Verdict.NOT_APPLICABLE}
    assert verdicts(found)["RED_PUT"] is Verdict.PASS


@pytest.mark.parametrize("moment", ["before", "after"])
def test_who_forgets_what_the_next_record_tells_is_named(moment: str) -> None:
    kind = type("Forgets", (Box,), {"moment": moment, "wrong": {"BLUE_PUT": "NONE"}})
    found = judged(kind, SHOWS % moment)
    assert verdicts(found)["BLUE_PUT"] is Verdict.FAIL
    assert all(name.endswith(", as left by BLUE_PUT") for name in causes(found))
    assert all("R-BLUE_PUT" in requirements for requirements in causes(found).values())
    own = moment == "after"  # then a record shows nothing but its own step where that assigns
    assert (verdicts(found)["RED_PUT"] is Verdict.FAIL) is not own


def test_who_leaves_something_behind_that_nobody_assigns_does_not_pass() -> None:
    found = judged(type("Spills", (Box,), {"wrong": {"SHAKEN": "BLUE"}}))
    assert verdicts(found)["SHAKEN"] is Verdict.FAIL


def test_a_record_that_is_always_wrong_is_to_blame_alone_if_it_comes_first() -> None:
    found = judged(type("Lies", (Box,), {"told": {"OPENED": "RED"}}))
    assert causes(found) == {"records: SHUT → OPEN by OPENED, in place of OPENED": ("R-OPENED",)}


def test_what_a_record_tells_wrongly_without_any_assignment_needs_none() -> None:
    """Some of these records come after an assignment, and the first one does not: one cause, in its shortest run."""
    found = judged(type("Lies", (Box,), {"told": {"SHAKEN": "RED"}}))
    assert causes(found) == {"records: OPEN → OPEN by SHAKEN, in place of SHAKEN": ("R-OPENED", "R-SHAKEN")}
    assert [len(one.run) for one in found.failures] == [2]
    assert Verdict.FAIL not in {verdicts(found)[name] for name in ("RED_PUT", "BLUE_PUT", "TURNED")}


def test_what_a_record_tells_of_its_own_step_is_its_own() -> None:
    kind = type("Puts", (Box,), {"moment": "after else before", "wrong": {"RED_PUT": "BLUE"}})
    found = judged(kind, SHOWS % "after else before")
    assert causes(found) == {"records: OPEN → OPEN by RED_PUT, in place of RED_PUT": ("R-RED_PUT",)}


class Effective(Box):
    """It shows what it holds by an effect, when it is shaken, and no records."""

    observes = ("effects",)

    def does(self, event: str) -> bool:
        done = super().does(event)
        if done and event == "SHAKEN":
            self.trace.append({"effect": "rattle", "value": self.held})
        return done


EFFECTS = "effects: {rattle: {by: SHAKEN, is: held}}\n"


def test_an_effect_tells_of_an_earlier_step() -> None:
    found = judged(type("Forgets", (Effective,), {"wrong": {"BLUE_PUT": "RED"}}), EFFECTS)
    assert verdicts(found)["BLUE_PUT"] is Verdict.FAIL
    assert judged(Effective, EFFECTS).failures == []


class Reporter(Own):
    """A thing of two states of which only reports are seen; it may stay where it should go."""

    modes = "cycles"
    observes = ("telemetry",)
    stimuli = ("went", "came")
    stays = False
    state = "HERE"

    def fresh(self) -> None:
        self.state = "HERE"

    def does(self, event: str) -> bool:
        goes = {"HERE": "WENT", "THERE": "CAME"}[self.state]
        if event != goes:
            return False
        if not (self.stays and event == "WENT"):
            self.state = {"WENT": "THERE", "CAME": "HERE"}[event]
        self.trace.append({"report": "moved", "fields": {}})
        return True


def test_where_nobody_sees_the_state_a_step_before_a_failure_does_not_pass() -> None:
    declaration = loads("""
leverframe: 1
machine: walker
profile: draft
states: {HERE: {initial: true, quiescent: true}, THERE: {quiescent: true}}
events: {WENT: {by: input}, CAME: {by: input}}
transitions: [{from: HERE, on: WENT, to: THERE}, {from: THERE, on: CAME, to: HERE}]
""")
    cited = (replace(line, cites=(f"R-{line.event}",)) for line in declaration.transitions)
    declaration = replace(declaration, transitions=tuple(cited))
    told = "leverframe: 1\ninterface: walker\ntelemetry: {moved: {on: edge, cites: [R-REPORT]}}\n"
    interface = reads(declaration, told)
    right, stays = (report(type("R", (Reporter,), {"stays": each}), declaration, interface) for each in (False, True))
    assert right.exit_code == ExitCode.AS_EXPECTED
    assert verdicts(right)["WENT"] is Verdict.PASS
    assert stays.exit_code == ExitCode.VIOLATED
    assert verdicts(stays)["WENT"] is not Verdict.PASS
