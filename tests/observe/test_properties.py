"""Properties of a program, decided on the loosest machine and compared with an enumeration of all its runs."""

import functools
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import leverframe
from leverframe.language.declaration import Always, Branching, Declaration, Frame, Linear, Property, Step
from leverframe.language.expr import Formula, Globally
from leverframe.language.loader import loads
from leverframe.observe import loosest, properties
from leverframe.observe.belief import Believer
from leverframe.observe.interface import Interface, Records
from leverframe.observe.interface import Signal as Shape
from leverframe.observe.memory import Memory
from leverframe.observe.observations import Effect, Observation, Quiescent, Refused, Signal
from leverframe.observe.observations import Step as Seen
from leverframe.observe.observer import Observer
from leverframe.observe.properties import Outcome, Watch, watch
from leverframe.observe.reading import interface_of, reads
from tests.audit.scripts import Row, Walks
from tests.observe.machines import EVENTS, SIMPLE, STATES, claimed
from tests.oracle.claims import broken_by
from tests.oracle.observed import Explanation, Made, Observed
from tests.oracle.system import Point, State, value
from tests.support.budget import examples
from tests.support.planted import Faults, each_noticed
from tests.support.strategies import UNSHRUNK

_loosest = loosest.loosest
CLAIMS = (
    *SIMPLE,
    {"id": "h", "ltl": "G (lit or not LATE)"},
    {"id": "i", "ctl": "AG EF IDLE"},
    {"id": "j", "ctl": "EG IDLE"},
    {"id": "k", "always": "enabled(GO) or lit"},
    {"id": "l", "always": "n > 0"},
)


class Enumerated:
    """All runs of the loosest machine, each with whether it broke a claim: full states, and no reduction."""

    def __init__(self, declaration: Declaration, interface: Interface, view: frozenset[str], one: Property) -> None:
        self.observed, self.one = Observed(_loosest(declaration), interface, view), one

    def judged(self, log: Sequence[Observation]) -> Iterator[frozenset[bool]]:
        """After each observation, what runs that show the log can have: empty if there is no run."""
        start = self.observed.system.initial
        now = self._closed({(start, self._broken_in(start, None))})
        for seen in log:
            now = self._closed({after for state, broken in now for after in self._shown(state, broken, seen)})
            yield frozenset(broken for _, broken in now)

    def _closed(self, found: set[tuple[State, bool]]) -> set[tuple[State, bool]]:
        waiting = list(found)
        while waiting:
            state, broken = waiting.pop()
            for made in self.observed.steps(state):
                if () in self.observed.shows(made):
                    after = (made.after, broken or self._breaks(made))
                    if after not in found:
                        found.add(after)
                        waiting.append(after)
        return found

    def _shown(self, state: State, broken: bool, seen: Observation) -> Iterator[tuple[State, bool]]:  # noqa: FBT001 -- a half of a pair
        if isinstance(seen, Refused | Quiescent):
            if any(self.observed._after(Explanation(state, (), frozenset()), seen, {})):
                yield state, broken
            return
        for made in self.observed.steps(state):
            for items in self.observed.shows(made):
                if items and self.observed._fits(items[0], seen, {}):
                    yield made.after, broken or self._breaks(made)

    def _breaks(self, made: Made) -> bool:
        claim, event = self.one.claim, made.transition.event
        if isinstance(claim, Step | Frame):
            return broken_by(self.observed.system, claim, made.before, event, made.after)
        return self._broken_in(made.after, event)

    def _broken_in(self, state: State, event: str | None) -> bool:
        formula: Formula | None = None
        match self.one.claim:
            case Always(inside) | Branching(Globally(_, inside), _) | Linear(Globally(_, inside), _):
                formula = inside
            case _:
                pass
        if formula is None:
            return False
        at = self.observed.system.point(state)
        return value(formula, Point(at.control, at.values, event, at.can, at.temporal)) == 0


JUDGED = frozenset("abcdefghl")
"""The claims about single states and steps, without enabled events."""


def outcome(found: frozenset[bool]) -> Outcome:
    return Outcome.OPEN if len(found) > 1 else Outcome.VIOLATED if found == frozenset({True}) else Outcome.SATISFIED


@settings(UNSHRUNK, max_examples=examples(60))
@given(st.data())
def test_what_is_established_is_what_all_runs_have_in_common(data: st.DataObject) -> None:
    declaration = data.draw(claimed(CLAIMS))
    signals = {event.lower(): Shape({event: None}) for event in (*EVENTS, "LIT")}
    interface = Interface("worker", (), signals=signals, records=Records("edge"))
    view = data.draw(st.sets(st.sampled_from(sorted(interface.names)), min_size=2)) - {"event"}
    signs: list[Observation] = [Signal(name) for name in sorted(view - {"path"})]
    steps: list[Observation] = [Seen(state) for state in STATES] if "path" in view else []
    log = data.draw(st.lists(st.sampled_from([*signs, *steps]), max_size=6))
    now = watch(declaration, interface, view)
    for one in now.decided:
        assert (one.property.name in JUDGED) == (one.reason is None or "some runs" in one.reason)
    expected = {
        one.name: list(Enumerated(declaration, interface, frozenset(view), one).judged(log))
        for one in declaration.properties
        if one.name in JUDGED
    }
    violated: dict[str, int] = {one.property.name: 0 for one in now.violated}
    for number, seen in enumerate(log):
        now = now.after(seen)
        for one in now.decided:
            name = one.property.name
            found = expected[name][number] if name in JUDGED else frozenset((False, True))
            if found == frozenset({True}):
                violated.setdefault(name, number + 1)
            wanted = Outcome.VIOLATED if name in violated else outcome(found) if found else Outcome.OPEN
            assert one.outcome is wanted, f"{name} is {one.outcome}, but all runs say {wanted}: {log[: number + 1]}"
            assert one.violated_at == violated.get(name)


KERNEL = leverframe.load("kernel").declaration
VIEW = ("path", "event", "request_id", "tool", "call")
WALKS = Walks("kernel")


def observed(rows: Iterable[Row]) -> Iterator[Observation]:
    """What rows of the kernel show in that view."""
    for row in rows:
        if row.get("effect") == "call":
            yield Effect("call", str(row["value"]))
        if "event" in row:
            target, source, event = (str(row[name]) for name in ("new_state", "previous_state", "event"))
            fields = {name: str(row[name]) for name in ("request_id", "tool") if row.get(name) is not None}
            yield Seen(target, source, event, fields)


TOGETHER = ("dispatched-is-requested", "entry-before-any-state-change", "withheld-is-denied", "denied-is-audited")
"""Claims of the kernel. The first ones compare two tools or two requests, so that these are live for longer."""


@functools.cache
def watching(*names: str, deadline: int | None) -> Watch:
    kept = tuple(one for one in KERNEL.properties if one.name in names)
    known = {} if deadline is None else {"execution_deadline": deadline}
    return watch(replace(KERNEL, properties=kept), interface_of(KERNEL), VIEW, known)


@settings(UNSHRUNK, max_examples=examples(20))
@given(st.randoms(use_true_random=False), st.sampled_from([None, 10]))
def test_claims_that_are_decided_together_are_decided_as_each_is_alone(chance: Random, deadline: int | None) -> None:
    log = list(observed(WALKS.run(chance, "r", 20)))
    for _ in range(chance.randrange(1, 4)):
        log[chance.randrange(len(log))] = chance.choice(log)
    now, alone = watching(*TOGETHER, deadline=deadline), [watching(name, deadline=deadline) for name in TOGETHER]
    for time, seen in enumerate(log):
        now, alone = now.after(seen, time), [one.after(seen, time) for one in alone]
        together = {one.property.name: one for one in now.decided}
        for (one,) in (each.decided for each in alone):
            both = together[one.property.name]
            assert both == one, f"what is decided together is {both}, but all runs say {one}"


WAITER = """
leverframe: 1
machine: waiter
profile: draft
variables: {n: {range: [0, 2], initial: 0}}
states: {IDLE: {initial: true}, BUSY: {}}
events: {GO: {by: input}, WORK: {by: machine}, TICK: {by: fault}}
transitions:
  - {from: IDLE, on: GO, to: BUSY, set: {n: 0}}
  - {from: BUSY, on: TICK, internal: true, when: n < 2, set: {n: n + 1}}
  - {from: BUSY, on: WORK, to: BUSY}
properties:
  - {id: early, step: {on: WORK, requires: n < 2}}
"""


def test_beliefs_with_times_decide_each_by_itself() -> None:
    clock = "clock: {ticks: {TICK: {option: deadline, while: BUSY}}}"
    interface = reads(loads(WAITER), f"leverframe: 1\ninterface: waiter\n{clock}\n")
    now, found = watch(loads(WAITER), interface, ("path", "event"), {"deadline": 2}), list[Outcome]()
    for target, event, time in (("BUSY", "GO", 0), ("BUSY", "WORK", 1), ("BUSY", "WORK", 5)):
        now = now.after(Seen(target, event=event), time)
        found.append(now.decided[0].outcome)
    wanted = [Outcome.SATISFIED, Outcome.SATISFIED, Outcome.VIOLATED]
    assert found == wanted, f"it is {found}, but all runs say {wanted}"


COUNTER = """
leverframe: 1
machine: counter
profile: draft
variables: {n: {range: [0, 3], initial: 0}, lit: {bool: false}}
states: {IDLE: {initial: true}, BUSY: {}}
events: {GO: {by: input}, ADD: {by: machine}, OUT: {by: machine}}
environment: [{on: LIT, when: BUSY, set: {lit: true}}]
transitions:
  - {from: IDLE, on: GO, to: BUSY, when: n == 0}
  - {from: BUSY, on: ADD, internal: true, when: n < 2, set: {n: n + 1}}
  - {from: BUSY, on: OUT, to: IDLE, when: n == 2}
properties:
  - {id: out-at-two, step: {on: OUT, requires: n == 2}}
  - {id: lit-or-two, step: {on: OUT, requires: n == 2 or lit}}
"""


def counted(*log: Observation, more: str = "") -> list[str]:
    """What is established of the counter after a log that does not show its steps from BUSY to BUSY."""
    interface = Interface("counter", (), signals={"lit": Shape({"LIT": None})}, records=Records("edge"))
    now = watch(loads(COUNTER + more), interface, ["path", "lit"])
    for seen in log:
        now = now.after(seen)
    return list(map(str, now.decided))


GO, OUT = Seen("BUSY", "IDLE"), Seen("IDLE", "BUSY")
OPEN = "some runs that show this break it, and others do not"


def test_what_is_open_stays_open() -> None:
    assert counted(GO) == ["satisfied: out-at-two", "satisfied: lit-or-two"]
    open_one = f"open: out-at-two: {OPEN}"
    one = [open_one, "satisfied: lit-or-two"]
    found = counted(GO, Signal("lit"), OUT)
    assert found == one, f"the first is {found[0]}, but all runs say {one[0]}"
    both = [open_one, f"open: lit-or-two: {OPEN}"]
    found = counted(GO, OUT, GO, Signal("lit"), OUT)
    assert found == both, f"the second is {found[1]}, but all runs say {both[1]}"


MORE = """
  - {id: never-zero, always: n > 0}
  - {id: lit-at-out, always: OUT -> lit}
"""


def test_the_initial_state_and_the_events_of_steps_are_judged() -> None:
    found = counted(GO, OUT, more=MORE)[2:]
    wanted = ["violated at observation 0: never-zero", "violated at observation 2: lit-at-out"]
    assert found == wanted, f"one of them is {found}, but all runs say {wanted}"


def test_what_no_edge_explains_decides_nothing() -> None:
    reason = "even without the reference's guards, nothing explains observation 2"
    assert counted(GO, GO) == [f"open: out-at-two: {reason}", f"open: lit-or-two: {reason}"]


def test_the_loosest_machine_takes_every_edge_that_stays_in_range() -> None:
    declaration = loads(COUNTER)
    found = loosest.loosest(declaration)
    observed = Observed(found, Interface("counter", ()), frozenset())
    assert {(state.control, state.values[0]) for state in observed.states} == {
        *(("IDLE", n) for n in range(4)),
        *(("BUSY", n) for n in range(4)),
    }
    (environment,) = found.environment
    assert environment.guard == declaration.environment[0].guard


# ---- planted faults --------------------------------------------------------------------------------------------------

FAULTS = Faults()
COMPARED = "test_properties::test_what_is_established_is_what_all_runs_have_in_common"
FIRST = "test_properties::test_the_initial_state_and_the_events_of_steps_are_judged"
OPEN_ONES = "test_properties::test_what_is_open_stays_open"
SAYS = r"is \w+, but all runs say \w+"
_after, _outcomes, _remembered = loosest.after, properties._outcomes, Memory.after


def told_as(outcome: Outcome) -> Callable[..., Outcome]:
    """What is open counts as something else."""
    return lambda *, intact, broken: outcome if intact and broken else Outcome.VIOLATED if broken else Outcome.SATISFIED


@FAULTS.planted(COMPARED, SAYS)
def the_reference_judges_itself(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(loosest, "loosest", lambda declaration: declaration)


@FAULTS.planted(OPEN_ONES, "but all runs say")
def a_broken_claim_is_forgotten(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Memory, "after", lambda memory, breaks: Memory(memory.intact | memory.broken, breaks))


@FAULTS.planted(COMPARED, SAYS)
def a_step_that_breaks_a_claim_breaks_the_next_one_too(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Memory, "after", lambda memory, breaks: _remembered(memory, breaks | breaks << 1))


@FAULTS.planted("test_properties::test_beliefs_with_times_decide_each_by_itself", "but all runs say")
def what_beliefs_with_times_show_is_kept(patch: pytest.MonkeyPatch) -> None:
    known: dict[tuple[Believer, int], tuple[Outcome, ...]] = {}

    def kept(now: Observer, count: int) -> tuple[Outcome, ...]:
        return known.setdefault((now.believer, now.now.number), _outcomes(now, count))

    patch.setattr(properties, "_outcomes", kept)


@FAULTS.planted(FIRST, "but all runs say")
def the_initial_state_is_not_judged(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(loosest, "_holds_initially", lambda *_: True)


@FAULTS.planted(FIRST, "but all runs say")
def the_event_of_a_step_is_not_seen(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(loosest, "after", lambda formula, _event: _after(formula, ""))


@FAULTS.planted(OPEN_ONES, "but all runs say open")
def what_some_runs_break_counts_as_violated(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(properties, "_outcome", told_as(Outcome.VIOLATED))


@FAULTS.planted(OPEN_ONES, "but all runs say open")
def what_some_runs_keep_counts_as_satisfied(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(properties, "_outcome", told_as(Outcome.SATISFIED))


test_a_planted_fault_is_noticed = each_noticed(FAULTS)
