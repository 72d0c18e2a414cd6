"""A step that leaves a wrong value where nothing shows it: another one goes wrong later, and neither passes."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from leverframe.conform.campaign.report import Report
from leverframe.conform.campaign.verdicts import Verdict
from leverframe.errors import ExitCode
from leverframe.language.loader import loads
from leverframe.observe.reading import reads
from tests.support.desk import Answer, report
from tests.support.own import Own

LOCK = """
leverframe: 1
machine: lock
profile: draft
variables: {code: {enum: [NONE, RED, BLUE], initial: NONE}, armed: {bool: false}}
states: {SHUT: {initial: true, quiescent: true}, OPEN: {quiescent: true}}
events: {RED_SET: {by: input}, BLUE_SET: {by: input}, TURNED: {by: input}, PUSHED: {by: input}, PULLED: {by: input}}
transitions:
  - {from: SHUT, on: RED_SET, STAYS, set: {code: RED}}
  - {from: SHUT, on: BLUE_SET, STAYS, set: {code: BLUE}}
  - {from: SHUT, on: TURNED, STAYS, set: {armed: code == RED}}
  - {from: SHUT, on: PUSHED, to: OPEN, when: armed}
  - {from: OPEN, on: PULLED, to: SHUT, set: {armed: false, code: NONE}}
"""
EVENTS = ("RED_SET", "BLUE_SET", "TURNED", "PUSHED", "PULLED")
ASSIGN = {
    ("RED_SET", "code"): ("NONE", "BLUE"),
    ("BLUE_SET", "code"): ("NONE", "RED"),
    ("TURNED", "armed"): (False, True),
    ("PULLED", "armed"): (True,),
    ("PULLED", "code"): ("RED",),
}
FAULTS = [(event, name, value) for (event, name), values in ASSIGN.items() for value in values]
CLICKS = "effects: {red_set: {by: RED_SET}, blue_set: {by: BLUE_SET}, turned: {by: TURNED}, pushed: {by: PUSHED}}\n"
"""So a step is known that stays where it is."""
STIMULI = "stimuli:\n" + "".join(f"  {one.lower()}: {{leads_to: {one}TELLS}}\n" for one in EVENTS)
VIEWS = {
    "path": (("path", "effects"), ""),
    "state": (("state", "effects"), ""),
    "armed": (("path", "variables", "effects"), "variables: [armed]\n"),
    "told": (("path", "result", "effects"), STIMULI.replace("TURNEDTELLS", "TURNED, tells: {is: {of: armed}}")),
}


class Lock(Own):
    """A lock that opens if it is armed, and is armed by the red code. It may be `wrong` after an event."""

    modes = "cycles"
    stimuli = tuple(event.lower() for event in EVENTS)
    wrong: tuple[str, str, str | bool] | None = None
    stuck = False
    mute = False
    values: Mapping[str, str | bool] = {}
    state = "SHUT"

    def fresh(self) -> None:
        self.values, self.state = {"code": "NONE", "armed": False}, "SHUT"

    def does(self, event: str) -> bool:
        now = self.values
        is_possible = self.state == ("OPEN" if event == "PULLED" else "SHUT") and (event != "PUSHED" or now["armed"])
        if not is_possible:
            return False
        every: dict[str, dict[str, str | bool]] = {
            "RED_SET": {"code": "RED"},
            "BLUE_SET": {"code": "BLUE"},
            "TURNED": {"armed": now["code"] == "RED"},
            "PUSHED": {},
            "PULLED": {"armed": False, "code": "NONE"},
        }
        new = every[event]
        if self.wrong is not None and self.wrong[0] == event:
            new = {**new, self.wrong[1]: self.wrong[2]}
        before, self.values = self.state, {**now, **new}
        self.state = {"PUSHED": "SHUT" if self.stuck else "OPEN", "PULLED": "SHUT"}.get(event, before)
        record = {"previous_state": before, "event": event, "new_state": self.state, **self.values}
        self.trace += [{"record": record}, {"state": self.state}]
        if event != "PULLED" and not (event == "PUSHED" and self.mute):
            self.trace.append({"effect": event.lower()})
        return True

    def given(self, event: str, *plan: str) -> Answer:
        before = self.values
        answer = super().given(event, *plan)
        if "path" not in self.observes:
            answer["trace"] = [one for one in answer.get("trace", ()) if "state" not in one]
        if event == "TURNED" and "result" in self.observes and answer["outcome"] == "accepted":
            answer["result"] = {"is": self.values["armed"], "was": before["code"]}
        return answer

    def seen(self) -> Answer:
        every = {"state": self.state, "variables": dict(self.values)}
        return {name: value for name, value in every.items() if name in self.observes}


def judged(kind: type[Lock], interface: str, stays: str = "internal: true") -> Report:
    declaration = loads(LOCK.replace("STAYS", stays))
    cited = (replace(line, cites=(f"R-{line.event}",)) for line in declaration.transitions)
    declaration = replace(declaration, transitions=tuple(cited))
    told = f"leverframe: 1\ninterface: lock\n{CLICKS}{interface.replace('TELLS', '')}"
    return report(kind, declaration, reads(declaration, told))


def verdicts(found: Report) -> dict[str, Verdict]:
    return {one.name.removeprefix("R-"): one.verdict for one in found.requirements}


@pytest.mark.parametrize("view", VIEWS)
def test_a_right_lock_passes(view: str) -> None:
    observes, interface = VIEWS[view]
    found = judged(type("Right", (Lock,), {"observes": observes}), interface)
    assert (found.exit_code, found.failures) == (ExitCode.AS_EXPECTED, [])
    assert verdicts(found)["PUSHED"] is Verdict.PASS


@pytest.mark.parametrize("view", VIEWS)
def test_who_leaves_a_wrong_value_behind_does_not_pass_in_a_campaign_that_fails(view: str) -> None:
    """Every wrong value of every assignment, one at a time."""
    observes, interface = VIEWS[view]
    failed = 0
    for fault in FAULTS:
        found = judged(type("Wrong", (Lock,), {"observes": observes, "wrong": fault}), interface)
        if found.failures:
            failed += 1
            assert (fault, verdicts(found)[fault[0]]) != (fault, Verdict.PASS)
    assert failed >= len(FAULTS) - 3  # who wants a code after PULLED, or forgets another one than RED, is not noticed


def test_the_reason_says_why_it_is_in_doubt() -> None:
    found = judged(type("Wrong", (Lock,), {"observes": ("path", "effects"), "wrong": ("RED_SET", "code", "BLUE")}), "")
    reasons = {one.name: (one.verdict, one.reason) for one in found.requirements}
    assert reasons["R-RED_SET"] == (Verdict.INCONCLUSIVE, "a later step fails, and RED_SET may be why")
    assert reasons["R-PUSHED"][0] is Verdict.FAIL


SHOWN = {
    "at rest": (("path", "variables", "effects"), "variables: [code, armed]\n", "internal: true"),
    "in records": (("path", "records", "effects"), "shows: {code: {of: code}, armed: {of: armed}}\n", "to: SHUT"),
}


@pytest.mark.parametrize("shown", SHOWN)
def test_what_is_shown_before_the_failure_is_in_no_doubt(shown: str) -> None:
    observes, interface, stays = SHOWN[shown]
    found = judged(type("Stuck", (Lock,), {"observes": observes, "stuck": True}), interface, stays)
    assert [one for one, verdict in verdicts(found).items() if verdict is Verdict.FAIL] == ["PUSHED"]
    assert {verdicts(found)[one] for one in ("RED_SET", "BLUE_SET", "TURNED")} == {Verdict.PASS}


AGAIN = """
stimuli:
  turned: {leads_to: TURNED, tells: {was: {of: code, at: before}}}
  red_set: {leads_to: RED_SET}
  blue_set: {leads_to: BLUE_SET}
  pushed: {leads_to: PUSHED}
  pulled: {leads_to: PULLED}
"""


@pytest.mark.parametrize(("event", "value"), [("RED_SET", "BLUE"), ("RED_SET", "NONE"), ("BLUE_SET", "NONE")])
def test_what_is_told_wrongly_once_more_is_still_left_by_the_first_step(event: str, value: str) -> None:
    """After a wrong result the campaign goes on, and the same value is told again: that is no new beginning."""
    kind = type("Wrong", (Lock,), {"observes": ("path", "effects", "result"), "wrong": (event, "code", value)})
    found = judged(kind, AGAIN)
    told = [one for one in found.failures if one.wrong.dimension == "result"]
    assert told
    assert all(one.cause.endswith(f", as left by {event}") for one in told)
    assert verdicts(found)[event] is Verdict.FAIL


def test_who_assigned_it_before_somebody_else_is_in_no_doubt() -> None:
    kind = type("Wrong", (Lock,), {"observes": ("path", "effects", "result"), "wrong": ("BLUE_SET", "code", "NONE")})
    found = judged(kind, AGAIN)
    assert verdicts(found)["RED_SET"] is Verdict.PASS


def test_nobody_else_is_why_an_effect_is_missing_of_a_step_that_the_path_shows() -> None:
    found = judged(type("Mute", (Lock,), {"observes": ("path", "effects"), "mute": True}), "")
    assert verdicts(found)["PUSHED"] is Verdict.FAIL
    assert {verdicts(found)[one] for one in ("RED_SET", "BLUE_SET", "TURNED")} == {Verdict.PASS}
