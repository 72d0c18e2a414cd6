"""The suite of cycles: every cycle in every class of states at rest that can be reached."""

import hashlib
import time
from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from leverframe.conform.campaign.walking import Test, Walker
from leverframe.conform.cycles.abilities import Abilities, Role
from leverframe.conform.cycles.cycle import Cycle
from leverframe.conform.cycles.planning import Node, Planner
from leverframe.conform.data.clock import NAME as CLOCK
from leverframe.conform.data.clock import Timing, deadline
from leverframe.conform.data.policies import NAME as POLICIES
from leverframe.conform.data.policies import Policies
from leverframe.conform.data.repeats import NAME as REPEATS
from leverframe.conform.data.repeats import Repeats
from leverframe.conform.data.scopes import NAME as SCOPES
from leverframe.conform.data.scopes import Scopes
from leverframe.conform.judge.dimensions import untold
from leverframe.conform.judge.evidence import EDGE
from leverframe.conform.judge.judging import Judge
from leverframe.conform.subject.troubles import Trouble
from leverframe.conform.suite import failures, requests
from leverframe.conform.suite.directed import Group, Key, directed, key
from leverframe.conform.suite.failures import Met
from leverframe.conform.suite.fates import Failed, Fate, Passed, Run, Troubled
from leverframe.conform.suite.requests import Request
from leverframe.conform.suite.results import Allowed, Directed, Plan, Result, Suite
from leverframe.conform.suite.running import Session, Target
from leverframe.conform.wire import messages as wire
from leverframe.observe.unnoticed import unnoticed

NAME = "cycles"


class Cycles:
    """The cycles of a subject. `disturbances`: how many a cycle may contain.

    If the subject was judged at other bounds before, they are those of `usual`: each process is first told them.
    """

    def __init__(
        self,
        target: Target,
        started: wire.StartAnswer,
        disturbances: int,
        name: str = NAME,
        usual: Target | None = None,
    ) -> None:
        self.name, self._usual = name, usual
        self._target, self._started, self._disturbances = target, started, disturbances
        self._abilities = abilities(target, started)
        self._judge = Judge(self._abilities, silent=started.refusals == "silent")
        self._planner = Planner(self._judge.main.steered, disturbances)
        self.plan = _planned(self._abilities, self._judge, self._planner)

    def suites(self, names: Collection[str]) -> Iterator[Suite]:
        """This suite, and those of other cycles for the same machine and subject, as far as they are named."""
        if NAME in names:
            yield self
        if REPEATS in names:
            yield Repeats(self._target, *self._others())
        if POLICIES in names:
            yield Policies(self._target, self._started, *self._others())
        if SCOPES in names:
            yield Scopes(self._target, self._started, self._judge.another())
        if CLOCK in names:
            yield Timing(self._target, *self._others())

    def _others(self) -> tuple[Judge, Planner]:
        """A judge and a planner for another suite, which may run at the same time."""
        judge = self._judge.another()
        return judge, Planner(judge.main.steered, self._disturbances)

    def conduct(self, session: Session, allowed: Allowed) -> Result:
        """Try every cycle in every class."""
        own, session_target = self._target, session.target
        try:
            self._target = replace(own, connect=session_target.connect)
            self._tell(session)
            return self._conducted(session, allowed)
        finally:
            session.retarget(session_target)

    def _tell(self, session: Session) -> wire.OkAnswer | Trouble | None:
        """Let a session judge at the bounds of this suite, after a reset to those before; the trouble, if there is."""
        answer = None
        if self._usual is not None:
            session.retarget(replace(self._usual, connect=self._target.connect))
            answer = session.reset()
        session.retarget(self._target)
        return answer

    def _conducted(self, session: Session, allowed: Allowed) -> Result:
        walk = _Walk(session, self._judge, self._planner, allowed)
        walk.go()
        session.stop()
        fates = walk.walker.every
        found, unsteady = failures.reported(self.name, walk.shortest(), self.replayed, self._target)
        result = Result(
            name=self.name,
            plan=self.plan,
            fates=tuple(fates.values()),
            directed=self._directed(fates),
            failures=found,
            unsteady=unsteady,
            lanes=(walk.tried,),
            symbols=sum(1 + len(test.cycle.plan) for test, fate in fates.items() if fate is not None),
            seconds=walk.seconds,
            digest=self._digest(fates),
        )
        told = "The expectation is a set, so no number of additional states is covered."
        return replace(result, summary=self._summary(result), guarantee=told)

    def _directed(self, fates: Mapping[Test, Fate | None]) -> dict[str, Directed]:
        taking: dict[Key, dict[Hashable, Fate | None]] = {}
        for test, fate in fates.items():
            for line in self._planner.expected(test.node, test.cycle).transitions:
                taking.setdefault(key(line), {})[test] = fate
        return directed(self._target.declaration, taking, self._why_absent, self._judge.told)

    def _why_absent(self, groups: Sequence[Group]) -> str:
        able = self._abilities
        events = dict.fromkeys(line.event for group in groups for line in group)
        absent = [name for name in events if name in able.absent or able.role[name] is Role.ABSENT]
        if absent:
            return f"the subject does not arrange {', '.join(absent)}"
        return f"no plan that the subject can follow leads to {', '.join(events)}"

    def _summary(self, result: Result) -> str:
        most = {0: "no disturbance", 1: "at most one disturbance"}.get(
            self._disturbances, f"at most {self._disturbances} disturbances"
        )
        classes = len(self._planner.nodes)
        where = "in the only class of states" if classes == 1 else f"in each of {classes} classes of states"
        tests = f"{result.passed}: the cycles with {most} {where} at rest"
        parts = [f"{tests}, for the stimuli and events that the subject declares.", result.left_out]
        parts.append(self._planner.left_out)
        if self._target.bounds:
            told = ", ".join(f"{name} = {value}" for name, value in self._target.bounds.items())
            parts.append(f"The subject was told {told}, and was judged at no other values.")
        missing = [name for name in EDGE if name in self._judge.untold]
        if missing:
            parts.append(f"Some records do not tell {', '.join(missing)}, so nobody judged it there.")
        return " ".join(filter(None, parts))

    def _digest(self, fates: Iterable[Test]) -> str:
        found = hashlib.sha256()
        for test in fates:
            found.update(f"{self._planner.describe(test.node)}: {test.cycle}\n".encode())
        return found.hexdigest()

    def asked(self, found: Request) -> Cycle | None:
        """The cycle that a request asks for; None if it asks for something else, or for what the subject lacks."""
        cycle = requests.cycle(found)
        if cycle is None:
            return None
        return cycle if all(map(self._abilities.offers, (cycle.given, *cycle.plan))) else None

    def replayed(self, run: Run) -> Fate | None:
        """What becomes of the last cycle of a run in a fresh process; None if an earlier one does not pass."""
        cycles = [one for one in run if isinstance(one, Cycle)]
        with Session(self._target) as session:
            started = session.start()
            if not isinstance(started, wire.StartAnswer):
                return Troubled(started)
            told = self._tell(session)
            if told is not None and not isinstance(told, wire.OkAnswer):
                return Troubled(told)
            fresh = session.reset()
            if not isinstance(fresh, wire.OkAnswer):
                return Troubled(fresh)
            self._judge.reset(fresh)
            fate: Fate | None = None
            for number, cycle in enumerate(cycles):
                fate = _judged(session, self._judge, cycle)
                last = number == len(cycles) - 1
                if not last and failures.end(fate, self._judge, self._planner) is None:
                    return None
            session.stop()
            return fate


def abilities(target: Target, started: wire.StartAnswer) -> Abilities:
    """What a subject declared."""
    known = target.interface.stimuli
    stimuli = tuple(name for name in known if name in started.stimuli)
    return Abilities(
        target.declaration,
        target.interface,
        stimuli,
        tuple(started.arranges),
        target.observes(started),
        target.view,
        deadline(target, started),
    )


def _planned(able: Abilities, judge: Judge, planner: Planner) -> Plan:
    interface, view = able.interface, judge.main.steered.view
    # The environment does what the plan says, and nothing else.
    ruled = {f"whether {action.event} happens, and when" for action in able.declaration.environment}
    blind = unnoticed(able.declaration, interface, frozenset(view))
    tests = [Test(node, cycle) for node in planner.nodes for cycle in planner.cycles(node)]
    classes = "1 class" if len(planner.nodes) == 1 else f"{len(planner.nodes):,} classes"
    return Plan(
        tests=len(tests),
        symbols=sum(1 + len(test.cycle.plan) for test in tests),
        scope=f"in {classes} of states at rest{', without some of the plans' if planner.left_out else ''}",
        dimensions=tuple(one.name for one in judge.dimensions),
        unnoticed=(*(one for one in blind if one not in ruled), *untold(able)),
        absent=able.absent,
    )


def _judged(session: Session, judge: Judge, cycle: Cycle) -> Fate:
    """What becomes of a cycle."""
    found = session.cycle(cycle)
    if not isinstance(found, tuple):
        return Troubled(found)
    wrongs = judge.judge(cycle, *found)
    return Failed(wrongs) if wrongs else Passed(seen=not judge.unseen)


class _Walk:
    """The tests, one after the other; a fresh process after each trouble that ended one."""

    def __init__(self, session: Session, judge: Judge, planner: Planner, allowed: Allowed) -> None:
        self._session, self._judge, self._planner, self._allowed = session, judge, planner, allowed
        self.walker = Walker(planner)
        self.tried = 0
        self.seconds = 0.0
        self._met: list[tuple[Test, Met]] = []
        self._run: list[Test] = []

    def go(self) -> None:
        """Try every test."""
        began = time.monotonic()
        while not self._is_over(began) and self._execution(began):
            pass
        self.seconds = time.monotonic() - began

    def shortest(self) -> Iterator[Met]:
        """The failures that were met, each with the shortest way to its class that is known to work."""
        start = self._planner.initial
        for test, met in self._met:
            way = self.walker.way(start, test.node)
            yield replace(met, short=(*way, test.cycle)) if way or test.node == start else met

    def _is_over(self, began: float) -> bool:
        return self._allowed.is_over(began, self.tried)

    def _execution(self, began: float) -> bool:
        """One execution, from its reset until nothing can be tried from where the subject is. False: all is done."""
        first = self.walker.next(self._planner.initial)
        if first is None or not self._session.is_ready():
            return False
        fresh = self._session.reset()
        if not isinstance(fresh, wire.OkAnswer):
            wrongs = failures.wrongs(Troubled(fresh))
            self._met += [(Test(self._planner.initial, first), Met(wrongs, (first,)))] if wrongs else []
            return self._session.trouble is None
        self._judge.reset(fresh)
        self._run = []
        node: Node | None = self._planner.initial
        while node is not None:
            cycle = self.walker.next(node)
            if cycle is None:
                return True
            node = self._tried(Test(node, cycle))
            if self._is_over(began):  # nowhere else: the number of cycles then says where a campaign ended
                return True
        return True

    def _tried(self, test: Test) -> Node | None:
        """The class in which the subject is after a test; None if nobody knows."""
        self.tried += 1
        self._run.append(test)
        fate = _judged(self._session, self._judge, test.cycle)
        wrongs = failures.wrongs(fate)
        if wrongs and not isinstance(self.walker.fates.get(test), Failed):
            self._met.append((test, Met(wrongs, tuple(one.cycle for one in self._run))))
        if not self._session.is_alive:
            self.walker.died(test, failures.cause(wrongs[0]))
        # Without an end, a fresh execution begins: no test passes unless all dimensions are judged.
        end = failures.end(fate, self._judge, self._planner)
        self.walker.ended(test, fate, end)
        unseen = self._judge.unseen
        self.walker.seen(one for number, one in enumerate(self._run) if number not in unseen)
        return end
