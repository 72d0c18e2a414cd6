"""The suite of cycles: every cycle in every class of states at rest that can be reached."""

import hashlib
import time
from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from leverframe.conform.campaign.course import Means, Walk, judged, shares
from leverframe.conform.campaign.doubts import doubted
from leverframe.conform.campaign.walking import Test
from leverframe.conform.cycles.abilities import Abilities, Role
from leverframe.conform.cycles.cycle import Cycle
from leverframe.conform.cycles.planning import Planner
from leverframe.conform.data.clock import NAME as CLOCK
from leverframe.conform.data.clock import Timing, deadline
from leverframe.conform.data.policies import NAME as POLICIES
from leverframe.conform.data.policies import Policies
from leverframe.conform.data.repeats import NAME as REPEATS
from leverframe.conform.data.repeats import Repeats
from leverframe.conform.data.scopes import NAME as SCOPES
from leverframe.conform.data.scopes import Scopes
from leverframe.conform.judge.dimensions import not_noticed
from leverframe.conform.judge.evidence import EDGE
from leverframe.conform.judge.judging import Judge
from leverframe.conform.judge.retracing import retraced
from leverframe.conform.judge.taking import Bits, Key
from leverframe.conform.suite import failures, requests
from leverframe.conform.suite.bounds import Bounds
from leverframe.conform.suite.directed import (
    Group,
    Groups,
    Refusal,
    directed,
    forbidding,
    groups,
    in_words,
    key,
    numbered,
    watched,
)
from leverframe.conform.suite.fates import DOUBTED, Failed, Failure, Fate, Passed, Run, Troubled
from leverframe.conform.suite.independent import Again, straight
from leverframe.conform.suite.requests import Request
from leverframe.conform.suite.results import Allowed, Directed, Plan, Result, Suite
from leverframe.conform.suite.running import Session, Target
from leverframe.conform.wire import messages as wire
from leverframe.language.declaration import Maker
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
        self._plan: Plan | None = None

    @property
    def plan(self) -> Plan:
        """What is tried. The other suites have plans of their own."""
        return self.planned()

    def planned(self) -> Plan:
        """Find the plan, unless it is known: that takes long for a machine with many classes of states."""
        self._plan = self._plan or _planned(self._abilities, self._judge, self._planner)
        return self._plan

    @property
    def divides(self) -> bool:
        """Are there so many tests that several subjects share them?"""
        return shares(self.plan.tests) > 1

    def suite(self, name: str) -> Suite:
        """This suite, or one of other cycles for the same machine and subject, with its plan."""
        if name == REPEATS:
            return Repeats(self._target, *self._others())
        if name == POLICIES:
            return Policies(self._target, self._started, *self._others())
        if name == SCOPES:
            return Scopes(self._target, self._started, self._by_itself())
        if name == CLOCK:
            return Timing(self._target, *self._others())
        self.planned()
        return self

    def timed(self) -> Suite:
        """The suite of the clock in place of this one, at its bounds."""
        return Timing(self._target, *self._others(), self.name, Bounds(self._target, self._usual))

    def _by_itself(self) -> Judge:
        """A judge of a subject that decides by a workspace: no plan names an outcome of its own work."""
        able, makers = self._abilities, self._target.declaration.makers
        others = tuple(name for name in able.arranges if makers.get(name) is not Maker.MACHINE)
        if others == able.arranges:
            return self._judge.another()
        return Judge(replace(able, arranges=others), silent=self._started.refusals == "silent")

    def _others(self) -> tuple[Judge, Planner]:
        """A judge and a planner for another suite, which may run at the same time."""
        judge = self._judge.another()
        return judge, self._planner.another(judge.main.steered)

    def conduct(self, session: Session, allowed: Allowed) -> Result:
        """Try every cycle in every class."""
        own, session_target = self._target, session.target
        try:
            self._target = replace(own, connect=session_target.connect)
            return self._conducted(session, allowed)
        finally:
            session.retarget(session_target)

    def _conducted(self, session: Session, allowed: Allowed) -> Result:
        bits = numbered(self._wanted())
        means, bounds = Means(self._judge, self._planner, watched(bits)), Bounds(self._target, self._usual)
        began, walk = time.monotonic(), Walk(session, means, bounds, allowed, shares(self.plan.tests))
        walk.go()
        session.stop()
        fates = walk.walker.every
        is_cut = allowed.is_over(began, sum(fate is not None for fate in fates.values()))
        found, unsteady = failures.reported(self.name, walk.shortest(), self.replayed, self._target, self._straight)
        result = Result(
            name=self.name,
            plan=self.plan,
            fates=tuple(fates.values()),
            directed=self._directed(fates, bits, walk, found, is_cut=is_cut),
            failures=found,
            unsteady=unsteady,
            lanes=walk.lanes,
            symbols=sum(1 + len(test.cycle.plan) for test, fate in fates.items() if fate is not None),
            seconds=walk.seconds,
            digest=self._digest(fates),
        )
        told = "The expectation is a set, so no number of additional states is covered."
        return replace(result, summary=self._summary(result, walk.untold), guarantee=told)

    def _directed(
        self,
        fates: Mapping[Test, Fate | None],
        bits: Mapping[Group, Bits],
        walk: Walk,
        failed: Collection[Failure],
        *,
        is_cut: bool,
    ) -> dict[str, Directed]:
        """The tests by requirement. `bits` are the groups as fates have them.

        A failure may be why some tests were not reached, or a limit, if it `is_cut`.
        """
        is_cut = is_cut or bool(failed)
        taking: dict[Key, dict[Hashable, Fate | None]] = {}
        taken: dict[str, None] = {}
        for test, fate in fates.items():
            expected = self._planner.expected(test.node, test.cycle)
            taken |= dict.fromkeys(line.event for line in expected.transitions)
            refused = () if expected.accepted else self._refusals(test)
            for line in (*expected.transitions, *refused):
                taking.setdefault(key(line), {})[test] = fate
        for one in doubted(walk, failed, self._planner, self._judge.shown):
            tests = taking.get(one, {}).items()
            taking[one] = {test: DOUBTED if isinstance(fate, Passed) else fate for test, fate in tests}
        why_absent = partial(self._why_absent, taken)
        came = {each for each, tests in taking.items() if is_cut or any(fate is not None for fate in tests.values())}
        wanted, interface = self._wanted(), self._target.interface
        # Where the subject never comes by itself, it has not been kept from what is forbidden there.
        alone = [(name, each) for name, each in self._forbidding().items() if wanted[name] == each]
        never = {name for name, each in alone if not any(key(one) in came for group in each for one in group)}
        wanted = {name: each for name, each in wanted.items() if name not in never}
        found = directed(wanted, taking, why_absent, self._judge.unshown(walk.told), bits)
        returned = Again()
        for test in walk.again:
            returned.add(test.node, fates[test])
        tried = {test.node for test, fate in fates.items() if fate is not None}
        cut = {*self._planner.nodes} - tried if is_cut else ()
        return found | dict.fromkeys(interface.independent, returned.directed(cut))

    def _wanted(self) -> Groups:
        """What tests must take for each requirement, also for those that forbid something, or are about reports."""
        return groups(self._target.declaration, {**self._forbidding(), **self._judge.told})

    def _forbidding(self) -> Groups:
        return forbidding(self._target.declaration, self._target.interface, self._judge.shown)

    def _straight(self, run: Run) -> Run | None:
        """A run without what it does before it comes to its last class again; None if the machine has a choice."""
        node, nodes = self._planner.initial, []
        for cycle in run:
            if not isinstance(cycle, Cycle) or len(node) != 1 or cycle not in self._planner.cycles(node):
                return None
            nodes.append(node)
            node = frozenset(self._planner.expected(node, cycle).ends)
        return straight(run, nodes)

    def _refusals(self, test: Test) -> Iterator[Refusal]:
        """The events that are refused, if it is known in which control state."""
        controls = self._planner.controls(test.node)
        for event in self._abilities.interface.stimuli[test.cycle.given.stimulus].leads_to:
            yield from (Refusal(event, control) for control in controls if len(controls) == 1)

    def _why_absent(self, taken: Collection[object], groups: Sequence[Group]) -> str:
        able = self._abilities
        events = dict.fromkeys(line.event for group in groups for line in group)
        absent = [name for name in events if name in able.absent or able.role[name] is Role.ABSENT]
        if absent:
            return f"the subject does not arrange {', '.join(absent)}"
        missing = f"no plan that the subject can follow leads to {in_words(groups, taken)}"
        withheld = [name for name in able.withheld if name not in taken]
        others = f"; it arranges other outcomes in place of {', '.join(withheld)}" if withheld else ""
        return f"{missing}{others}"

    def _summary(self, result: Result, untold: Collection[str]) -> str:
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
        if untold:
            edge = ", ".join(name for name in EDGE if name in untold)
            parts.append(f"Some records do not tell {edge}, so nobody judged it there.")
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
            told = Bounds(self._target, self._usual).tell(session)
            if told is not None and not isinstance(told, wire.OkAnswer):
                return Troubled(told)
            fresh = session.reset()
            if not isinstance(fresh, wire.OkAnswer):
                return Troubled(fresh)
            self._judge.reset(fresh)
            fate: Fate | None = None
            for number, cycle in enumerate(cycles):
                fate = judged(session, self._judge, cycle)
                last = number == len(cycles) - 1
                if not last and failures.end(fate, self._judge, self._planner) is None:
                    return None
            session.stop()
            return Failed(retraced(fate.wrongs, self._judge, cycles)) if isinstance(fate, Failed) else fate


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
        unnoticed=(*(one for one in blind if one not in ruled), *not_noticed(able)),
        absent=able.absent,
    )
