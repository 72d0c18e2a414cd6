"""Machines of a user's own with variables: no false alarm, each line has its test, and a wrong value is named."""

from dataclasses import replace

import pytest

from leverframe.conform.campaign.report import Report
from leverframe.errors import ExitCode
from leverframe.language.declaration import Declaration
from leverframe.language.loader import loads
from leverframe.observe.interface import Interface
from leverframe.observe.reading import reads
from tests.support.desk import Answer, report
from tests.support.own import Own

LAMP = """
leverframe: 1
machine: lamp
profile: draft
variables: {dark: {bool: false}}
states: {OFF: {initial: true, quiescent: true}, ON: {quiescent: true}}
events: {SWITCHED: {by: input}}
transitions:
  - {from: OFF, on: SWITCHED, to: ON}
  - {from: ON, on: SWITCHED, to: OFF}
environment:
  - {on: SUN_SET, when: not dark, set: {dark: true}}
  - {on: SUN_ROSE, when: dark, set: {dark: false}}
"""
SEEN = "leverframe: 1\ninterface: lamp\nparameters: []\nsignals: {sun: {set: SUN_SET, rose: SUN_ROSE}}\n"


def machine(text: str, interface: str) -> tuple[Declaration, Interface]:
    declaration = loads(text)
    return declaration, reads(declaration, interface)


class Lamp(Own):
    observes = ("state", "signals")
    alphabet: tuple[str, ...] = ("SWITCHED", "SUN_SET", "SUN_ROSE")
    stimuli = ("switched",)
    state = "OFF"
    dark = False

    def fresh(self) -> None:
        self.state, self.dark = "OFF", False

    def seen(self) -> Answer:
        return {"state": self.state}

    def does(self, event: str) -> bool:
        if event == "SWITCHED":
            self.state = {"OFF": "ON", "ON": "OFF"}[self.state]
            return True
        if self.dark == (event == "SUN_SET"):
            return False
        self.dark = not self.dark
        self.trace.append({"signal": "sun", "value": "set" if self.dark else "rose"})
        return True


class LampInCycles(Lamp):
    modes = "cycles"
    alphabet = ("SUN_SET", "SUN_ROSE")


class Blind(Lamp):
    """The sun never sets again."""

    def does(self, event: str) -> bool:
        return not (event == "SUN_SET" and self.state == "ON") and super().does(event)


@pytest.mark.parametrize("observes", [("state",), ("signals",), ("state", "signals")])
@pytest.mark.parametrize("kind", [Lamp, LampInCycles])
def test_what_the_surroundings_may_do_is_known_in_each_dimension(kind: type[Lamp], observes: tuple[str, ...]) -> None:
    """Only the actions themselves read `dark`: no view but that of the signals needs it for anything else."""

    class Subject(kind):  # type: ignore[valid-type, misc]  # the class is a parameter
        def given(self, event: str, *plan: str) -> Answer:
            answer = super().given(event, *plan)
            names = ("outcome", "cannot", "reason", "state" if "state" in observes else "")
            return {name: answer[name] for name in names if name in answer} | (
                {"trace": answer["trace"]} if "signals" in observes and "trace" in answer else {}
            )

        def seen(self) -> Answer:
            return super().seen() if "state" in observes else {}

    Subject.observes = observes
    found = report(Subject, *machine(LAMP, SEEN))
    assert (found.failures, found.exit_code) == ([], ExitCode.AS_EXPECTED)


def test_a_refused_action_of_the_surroundings_is_a_failure() -> None:
    assert report(Blind, *machine(LAMP, SEEN)).exit_code is ExitCode.VIOLATED


DOOR = """
leverframe: 1
machine: door
profile: draft
variables: {locked: {bool: false}}
states: {SHUT: {initial: true, quiescent: true}, OPEN: {quiescent: true}}
events: {TURNED: {by: input}, PUSHED: {by: input}}
transitions:
  - {from: [SHUT, OPEN], on: TURNED, to: SHUT, set: {locked: true}}
  - {from: SHUT, on: PUSHED, to: OPEN}
"""
KEPT = "leverframe: 1\ninterface: door\nshows: {}\nvariables: [locked]\n"


class Door(Own):
    observes = ("state", "variables")
    alphabet: tuple[str, ...] = ("TURNED", "PUSHED")
    stimuli = ("TURNED", "PUSHED")
    state = "SHUT"
    locked = False

    def fresh(self) -> None:
        self.state, self.locked = "SHUT", False

    def start(self) -> Answer:
        return super().start() | {"stimuli": [each.lower() for each in self.stimuli]}

    def seen(self) -> Answer:
        return {"state": self.state, "variables": {"locked": self.locked}}

    def does(self, event: str) -> bool:
        if event == "PUSHED":
            return self.push()
        self.state, self.locked = "SHUT", True
        return True

    def push(self) -> bool:
        """Open the door."""
        accepted, self.state = self.state == "SHUT", "OPEN"
        return accepted


class Unlocked(Door):
    """Who pushes it unlocks it."""

    def push(self) -> bool:
        if self.state == "SHUT":
            self.locked = False
        return super().push()


class InCycles(Door):
    modes = "cycles"
    alphabet = ()


class UnlockedInCycles(InCycles, Unlocked):
    pass


def verdicts(found: Report) -> dict[str, str]:
    return {one.name: one.verdict.value for one in found.requirements}


@pytest.mark.parametrize(("right", "wrong"), [(Door, Unlocked), (InCycles, UnlockedInCycles)])
def test_a_value_that_a_step_must_leave_alone_is_seen_and_named(right: type[Own], wrong: type[Own]) -> None:
    """Nothing depends on the lock: only the values that the subject shows tell the two states of the door apart."""
    good, bad = (report(kind, *machine(DOOR, KEPT)) for kind in (right, wrong))
    assert (good.failures, good.exit_code, verdicts(good)["PUSHED"]) == ([], ExitCode.AS_EXPECTED, "pass")
    assert bad.exit_code is ExitCode.VIOLATED
    assert (verdicts(bad)["PUSHED"], verdicts(bad)["TURNED"] != "fail") == ("fail", True)


TOGGLED = """
leverframe: 1
machine: toggled
profile: draft
variables: {locked: {bool: false}}
states: {SHUT: {initial: true, quiescent: true}, OPEN: {quiescent: true}}
events: {TURNED: {by: input}, PUSHED: {by: input}}
transitions:
  - {from: [SHUT, OPEN], on: TURNED, to: SHUT, when: not locked, set: {locked: true}}
  - {from: [SHUT, OPEN], on: TURNED, to: SHUT, when: locked, set: {locked: false}}
  - {from: SHUT, on: PUSHED, to: OPEN}
"""


@pytest.mark.parametrize("kind", [Door, InCycles])
def test_each_line_has_its_test_also_if_another_one_looks_alike(kind: type[Door]) -> None:
    """A view without the lock does not tell its states apart, but the two lines are two sentences."""

    class Subject(kind):  # type: ignore[valid-type, misc]  # the class is a parameter
        observes = ("state",)

        def seen(self) -> Answer:
            return {"state": self.state}

    declaration, interface = machine(TOGGLED, "leverframe: 1\ninterface: toggled\nshows: {}\n")
    lines = tuple(replace(line, cites=(f"R-{number}",)) for number, line in enumerate(declaration.transitions))
    found = report(Subject, replace(declaration, transitions=lines), interface)
    assert verdicts(found) == {"R-0": "pass", "R-1": "pass", "R-2": "pass"}


CLOCK = """
leverframe: 1
machine: clock
profile: draft
variables: {ticks: {range: [0, 2], initial: 0}}
states: {IDLE: {initial: true, quiescent: true}, BUSY: {}}
events:
  ASKED: {by: input}
  ASKED_SOON: {by: input}
  TICKED: {by: machine}
  DONE: {by: machine}
  FAILED: {by: machine}
transitions:
  - {from: IDLE, on: ASKED, to: BUSY}
  - {from: IDLE, on: ASKED_SOON, to: BUSY, when: ticks < 2}
  - {from: BUSY, on: TICKED, internal: true, when: ticks < 2, set: {ticks: ticks + 1}}
  - {from: BUSY, on: DONE, to: IDLE}
  - {from: BUSY, on: FAILED, to: IDLE}
"""


class Clock(Own):
    """It ticks in its own time: so often at each question."""

    observes = ("state", "path")
    modes = "cycles"
    alphabet = ("DONE", "FAILED")
    stimuli = ("asked", "asked_soon")
    state = "IDLE"
    ticks = pace = 0

    def fresh(self) -> None:
        self.state, self.ticks = "IDLE", 0

    def seen(self) -> Answer:
        return {"state": self.state}

    def given(self, event: str, *plan: str) -> Answer:
        found = super().given(event, *plan) if self.ticks < 2 or event == "ASKED" else {"outcome": "refused"}
        if self.state == "BUSY":  # nobody said what becomes of it
            self.does("DONE")
        return {"trace": self.trace, **found, **self.seen()} if "cannot" not in found else found

    def does(self, event: str) -> bool:
        if (self.state == "IDLE") != event.startswith("ASKED"):
            return False
        self.state = "BUSY" if self.state == "IDLE" else "IDLE"
        self.trace.append({"state": self.state})
        self.ticks = min(2, self.ticks + self.pace) if self.state == "BUSY" else self.ticks
        return True


@pytest.mark.parametrize("pace", [0, 1, 2])
def test_nothing_is_planned_that_could_not_happen_if_the_stimulus_is_refused(pace: int) -> None:
    """Nobody sees how often it ticked, so nobody knows whether it refuses the second kind of question."""
    kind = type("Paced", (Clock,), {"pace": pace})
    found = report(kind, *machine(CLOCK, "leverframe: 1\ninterface: clock\nshows: {}\n"))
    assert found.failures == []
    assert found.exit_code is not ExitCode.VIOLATED
