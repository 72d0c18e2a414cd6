"""The suite of the clock: time passes on the subject's clock as plans say, and the reference says what it changes.

The interface names the event that stands for a tick (`clock`), and the subject says how long a tick takes. A deadline
is all ticks together. Where the clock runs in a cycle, one of these happens:

    before   a little less time passes than the deadline: the cycle goes on as if none had passed
    after    a little more time passes than the deadline, and nothing else happens: the deadline has its consequence
    late     a little more time passes, and then comes what would have been in time
    twice    a cycle with a little less time, and another one: the deadline begins anew
    at rest  time passes before the cycle, and none in it: it does not count

Each such cycle is tried in the nearest class of states at rest in which the machine waits. A little is the resolution
of the subject's clock. The expectation comes from the reference, as for any cycle: ticks happen where time passes, and
nowhere else (`cycles.steered`).

Limits: what comes too late is judged only where the reference comes to rest without it. In a kernel, an answer still
counts at the deadline, so a late one is not tried. In one cycle, time passes once.
"""

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import assert_never

from leverframe.conform.cycles.abilities import Deadline
from leverframe.conform.cycles.cycle import Cycle, Given, Passing
from leverframe.conform.cycles.planning import Node, Planner
from leverframe.conform.data.repeats import ways
from leverframe.conform.judge.judging import Judge
from leverframe.conform.judge.taking import Groups, key
from leverframe.conform.judge.wrong import NOBODY, Named, Wrong
from leverframe.conform.subject.troubles import Cannot
from leverframe.conform.suite import failures, requests
from leverframe.conform.suite.bounds import Bounds
from leverframe.conform.suite.fates import UNSURE, Asked, Failed, Fate, Passed, Run, Troubled, shows
from leverframe.conform.suite.listed import Listed, Moot
from leverframe.conform.suite.requests import Request
from leverframe.conform.suite.results import Directed, Plan, Result
from leverframe.conform.suite.running import Session, Target
from leverframe.conform.wire import messages as wire
from leverframe.conform.wire import parts

NAME = "clock"
KINDS = {
    "before": "before its deadline, it is over",
    "after": "its deadline has no consequence",
    "late": "what came after its deadline counts",
    "twice": "its deadline does not begin anew",
    "at rest": "time counts that passed at rest",
}
"""The kinds of tests, with what is wrong if one fails."""
CONSEQUENCE = ("after", "late")
"""The kinds in which the deadline has a consequence."""
Exchange = tuple[wire.CycleAnswer, tuple[wire.OkAnswer, ...]]


@dataclass(frozen=True, slots=True)
class Timed:
    """A test: its kind, and what it asks."""

    kind: str
    run: tuple[Cycle | Passing, ...]


def deadline(target: Target, started: wire.StartAnswer) -> Deadline | None:
    """The deadline that a subject keeps, if time can pass on its clock."""
    clock, given = target.interface.clock, started.clock
    if clock is None or given is None or "advance" not in started.arranges:
        return None
    ticks = 1 if clock.bound is None else target.declaration.constants[clock.bound]
    return Deadline(given.tick * ticks, given.resolution)


class Timing(Listed[Timed]):
    """The tests with time."""

    def __init__(
        self, target: Target, judge: Judge, planner: Planner, name: str = NAME, bounds: Bounds | None = None
    ) -> None:
        self.name, self._judge, self._planner = name, judge, planner
        super().__init__(target, tuple(dict.fromkeys(self._timed())), bounds)
        kinds = tuple(kind for kind in KINDS if any(test.kind == kind for test in self._tests))
        self._kinds = kinds
        self.plan = Plan(
            tests=len(self._tests),
            symbols=self.symbols,
            scope=f"cycles in which time passes: {', '.join(kinds) or 'none'}",
            dimensions=tuple(one.name for one in judge.dimensions),
            absent=judge.abilities.absent,
        )

    # ---- the tests -----------------------------------------------------------------------------------------------

    def _timed(self) -> Iterator[Timed]:
        able = self._judge.abilities
        limit = able.deadline
        if limit is None:
            return
        known: set[tuple[str, Cycle]] = set()
        for node, way in ways(self._planner).items():
            for cycle in self._planner.cycles(node):
                at = self._runs_at(node, cycle, limit)
                for test in () if at is None else self._around(node, way, cycle, at, limit):
                    if (test.kind, cycle) not in known:
                        known.add((test.kind, cycle))
                        yield test

    def _runs_at(self, node: Node, cycle: Cycle, limit: Deadline) -> int | None:
        """The first place in a plan at which the machine waits and the clock ticks if time passes there."""
        if any(isinstance(element, Given) for element in cycle.plan):
            return None
        for at in range(len(cycle.plan) + 1):
            waiting = replace(cycle, plan=(*cycle.plan[:at], Passing(0)))
            if self._ticks(node, _with(cycle, at, limit.after)):
                return None if self._ends(node, waiting) else at
        return None

    def _ticks(self, node: Node, cycle: Cycle) -> bool:
        clock = self._judge.abilities.interface.clock
        lines = self._planner.expected(node, cycle).transitions
        return clock is not None and any(line.event == clock.event for line in lines)

    def _around(self, node: Node, way: Run, cycle: Cycle, at: int, limit: Deadline) -> Iterator[Timed]:
        early, over = _with(cycle, at, limit.before), _with(cycle, at, limit.after)
        alone = replace(over, plan=over.plan[: at + 1])
        cycles = tuple(one for one in way if isinstance(one, Cycle))
        if self._ends(node, early):
            if limit.before:
                yield Timed("before", (*cycles, early))
                if any(self._ends(end, early) for end in self._ends(node, early)):
                    yield Timed("twice", (*cycles, early, early))
            if self._ends(node, alone) and alone != over:
                yield Timed("late", (*cycles, over))
            yield Timed("at rest", (*cycles, Passing(limit.after), _with(cycle, at, 0)))
        elif self._ends(node, over):
            yield Timed("after", (*cycles, over))

    def _ends(self, node: Node, cycle: Cycle) -> set[Node]:
        return {frozenset((end,)) for end in self._planner.expected(node, cycle).ends}

    # ---- what becomes of them ------------------------------------------------------------------------------------

    def asks(self, test: Timed) -> Run:
        """The way, and the cycle with time."""
        return test.run

    def asked(self, found: Request) -> Asked | None:
        """The cycle or the time that a request asks for; None if it asks for something else."""
        cycle = requests.cycle(found)
        if cycle is None:
            return requests.passing(found)
        return cycle if all(map(self._judge.abilities.offers, (cycle.given, *cycle.plan))) else None

    def became(self, session: Session, run: Run) -> Fate | Moot | None:
        """What becomes of the last cycle of a run; None if an earlier one does not pass, or time is not the cause."""
        kind = self._kind(run)
        fate = self._asked_of(session, run, kind)
        if not isinstance(fate, Failed):
            return fate
        without = self._asked_of(session, tuple(_without(one) for one in run if isinstance(one, Cycle)))
        cannot = isinstance(without, Troubled) and isinstance(without.trouble, Cannot)
        if cannot or isinstance(without, Passed) or (kind == "after" and self._still_waits(fate)):
            named = Named(f"clock: {KINDS[kind]}", self._requirements, self._choices)
            return Failed(tuple(replace(wrong, named=named, earlier=NOBODY) for wrong in fate.wrongs))
        return fate if kind == "after" else None

    def _asked_of(self, session: Session, run: Run, kind: str | None = None) -> Fate | Moot | None:
        """What becomes of the last request of a run, of a kind if it tells something about time."""
        begun = session.reset()
        if not isinstance(begun, wire.OkAnswer):
            return Troubled(begun)
        self._judge.reset(begun)
        fate: Fate | None = None
        for number, one in enumerate(run):
            fate = self._fate(session, one, kind if number == len(run) - 1 else None)
            if number < len(run) - 1 and fate is not None and failures.end(fate, self._judge, self._planner) is None:
                if isinstance(fate, Troubled) and isinstance(fate.trouble, Cannot):
                    return Moot()
                # Time that passes at rest is no test of its own: what is wrong there is wrong with the run.
                return fate if isinstance(one, Passing) else None
        return fate

    def _fate(self, session: Session, one: Asked, kind: str | None) -> Fate | None:
        match one:
            case Passing():
                found = session.advance(one)
                if not isinstance(found, wire.OkAnswer):
                    return Troubled(found)
                seen = next(filter(self._is_evidence, found.trace or ()), None)
                return Passed() if seen is None else Failed((_disturbed(seen),))
            case Cycle():
                answer = session.cycle(one)
                if not isinstance(answer, tuple):
                    return Troubled(answer)
                otherwise = kind is not None and self._otherwise(one, kind, answer)
                wrongs = self._judge.judge(one, *answer)
                if wrongs:
                    return Failed(wrongs)
                timeless = kind == "after" and not self._judge.taken(self._ticking)
                return UNSURE if otherwise or timeless else Passed(seen=not self._judge.unseen)
            case _:
                return None

    def _otherwise(self, cycle: Cycle, kind: str, answer: Exchange) -> bool:
        """Is an answer also as expected if the deadline passed where it has not, or did not where it has?"""
        limit = self._judge.abilities.deadline
        if limit is None or kind == "after":
            return False
        at = next(number for number, one in enumerate(cycle.plan) if isinstance(one, Passing))
        if kind == "late":
            return self._judge.explains(_passing(cycle, limit.before), *answer)
        over = replace(cycle, plan=(*cycle.plan[:at], Passing(limit.after)))
        return self._judge.explains(over, *answer)

    def _is_evidence(self, seen: parts.Seen) -> bool:
        """Is it something that does not happen at rest? A state says nothing that the next cycle does not show."""
        able = self._judge.abilities
        match seen:
            case parts.StateSeen():
                return False
            case parts.RecordSeen():
                return "records" in able.observes
            case parts.ReportSeen():
                return False  # what happens is reported, and seen there
            case parts.SignalSeen():
                return "signals" in able.observes
            case parts.EffectSeen(effect=name):
                return "effects" in able.observes and not able.interface.effects[name].free
            case _:
                assert_never(seen)

    def _still_waits(self, fate: Failed) -> bool:
        """Is the subject in a state in which the clock runs, though nothing else happens?"""
        declaration, clock = self._target.declaration, self._target.interface.clock
        lines = (line for line in declaration.transitions if clock is not None and line.event == clock.event)
        waiting = {state for line in lines for state in line.sources}
        return any(wrong.end in waiting for wrong in fate.wrongs if wrong.dimension != "outcome")

    def _kind(self, run: Run) -> str:
        """The kind of a run, which may come from another campaign."""
        limit, last = self._judge.abilities.deadline, run[-1]
        known = next((test.kind for test in self._tests if test.run == run), None)
        if known is not None or limit is None or not isinstance(last, Cycle):
            return known or "before"
        if any(isinstance(one, Passing) for one in run):
            return "at rest"
        passed = max((one.ms for one in last.plan if isinstance(one, Passing)), default=0)
        if passed <= limit.before:
            return "twice" if last in run[:-1] else "before"
        early = _passing(last, limit.before)
        return "late" if any(self._ends(node, early) for node in ways(self._planner)) else "after"

    @property
    def _ticking(self) -> Groups:
        clock = self._judge.abilities.interface.clock
        lines = self._target.declaration.transitions
        ticks = (one for line in lines if clock is not None and line.event == clock.event for one in line.by_source)
        return {key(one): 1 for one in ticks}

    @property
    def _requirements(self) -> tuple[str, ...]:
        """The requirements that the declaration cites for the clock."""
        declaration, clock = self._target.declaration, self._target.interface.clock
        events = [event.cites for event in declaration.events if clock is not None and event.name == clock.event]
        lines = [line.cites for line in declaration.transitions if clock is not None and line.event == clock.event]
        return tuple(sorted({cite for cites in (*events, *lines) for cite in cites}))

    @property
    def _choices(self) -> tuple[str, ...]:
        """The decisions of the reference that the clock follows from, where the document leaves it open."""
        clock, known = self._target.interface.clock, self._target.interface.choices
        return tuple(name for name, one in known.items() if clock is not None and clock.event in one.at)

    def directed_at(self, fates: Mapping[Timed, Fate | None]) -> dict[str, Directed]:
        """All tests, by their kinds: for a pass, one of each kind must pass, as it would not pass at another time."""
        groups: dict[str, dict[Hashable, Fate | None]] = {}
        for test, fate in fates.items():
            groups.setdefault(test.kind, {})[test] = fate
        consequence = {kind: groups[kind] for kind in CONSEQUENCE if kind in groups}
        if not any(shows(fate) for each in consequence.values() for fate in each.values()):
            groups = consequence or groups  # who shows no deadline at all has not kept one by never being late
        found = tuple(tuple(each.values()) for each in groups.values())
        passed = sum(map(shows, fates.values()))
        absent = "" if found else "the clock runs in no cycle that the subject can be given"
        about = ("regard to time",) * len(found)
        return {name: Directed(found, len(fates), passed, absent, about) for name in self._requirements}

    def guaranteed(self, result: Result) -> str:
        """What the tests that passed cover."""
        limit = self._judge.abilities.deadline
        if limit is None:
            return ""
        told = f"{result.passed}: a deadline of {limit.ms:,} ms, {limit.before:,} ms and {limit.after:,} ms after its"
        return " ".join(filter(None, (f"{told} beginning.", result.left_out)))


def _with(cycle: Cycle, at: int, ms: int) -> Cycle:
    """The cycle with time at a place of its plan."""
    return replace(cycle, plan=(*cycle.plan[:at], Passing(ms), *cycle.plan[at:]))


def _passing(cycle: Cycle, ms: int) -> Cycle:
    """The cycle with another time in its plan."""
    return replace(cycle, plan=tuple(Passing(ms) if isinstance(one, Passing) else one for one in cycle.plan))


def _without(cycle: Cycle) -> Cycle:
    """The cycle without time."""
    return replace(cycle, plan=tuple(one for one in cycle.plan if not isinstance(one, Passing)))


def _disturbed(seen: parts.Seen) -> Wrong:
    """What is wrong if something happens while time passes at rest."""
    return Wrong("path", ("nothing while time passes at rest",), seen.model_dump_json(exclude_none=True), (), ())
