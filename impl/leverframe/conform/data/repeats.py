"""The suite of repeats: a cycle, and then another one with the same data.

Some faults need the same value twice: a permit that is used again, a request that is taken for an earlier one. So each
cycle that gives data is followed by itself. A value with an identity is the same one then: the runner gives it a name.
Values without an identity come again in other cycles, too, in which the environment does nothing: not so a request,
which may be as sound as it was before and not otherwise.

No document says what becomes of a request with an identity that came before. The kernel's says that the present state
and the input determine the transition (001, line 91), and its state is stored in one place (line 128); it knows no ids,
and does not say whether a repeated request is the same input. So a subject may work on it as on any other, or do
nothing: what it must not do is something in between.
"""

from collections import deque
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from leverframe.conform.cycles.abilities import Abilities
from leverframe.conform.cycles.cycle import Cycle, Given
from leverframe.conform.cycles.planning import Node, Planner
from leverframe.conform.judge.judging import Judge
from leverframe.conform.judge.taking import Key
from leverframe.conform.subject.troubles import Cannot
from leverframe.conform.suite import failures, requests
from leverframe.conform.suite.directed import Group, directed, groups, key, numbered, watched
from leverframe.conform.suite.fates import Failed, Fate, Passed, Run, Troubled
from leverframe.conform.suite.listed import Listed, Moot
from leverframe.conform.suite.requests import Request
from leverframe.conform.suite.results import Directed, Plan, Result
from leverframe.conform.suite.running import Session, Target
from leverframe.conform.wire import messages as wire
from leverframe.language.declaration import Transition
from leverframe.observe.interface import Interface

NAME = "repeats"
QUIET = 2
"""The cycles without a disturbance that follow each cycle, beside itself."""
SAME = "again"
"""The name of the values that are given twice."""


@dataclass(frozen=True, slots=True)
class Repeat:
    """A way to a class, a cycle there, and a further one with the same data."""

    way: tuple[Cycle, ...]
    first: Cycle
    second: Cycle

    @property
    def run(self) -> tuple[Cycle, ...]:
        """What is asked."""
        return (*self.way, self.first, self.second)


class Repeats(Listed[Repeat]):
    """The repeats of a subject."""

    name = NAME

    def __init__(self, target: Target, judge: Judge, planner: Planner) -> None:
        super().__init__(target, tuple(_repeats(judge.abilities, planner)))
        self._judge, self._planner = judge, planner
        self._wanted = groups(target.declaration)
        self._bits = numbered(self._wanted)
        self._watched = watched(self._bits)
        self.plan = Plan(
            tests=len(self._tests),
            symbols=self.symbols,
            scope="each cycle that gives data, and another one with the same data",
            dimensions=tuple(one.name for one in judge.dimensions),
            absent=judge.abilities.absent,
        )

    def asks(self, test: Repeat) -> Run:
        """The way, and both cycles."""
        return test.run

    def became(self, session: Session, run: Run) -> Fate | Moot | None:
        """What becomes of the last cycle of a run after a reset; None if an earlier one does not pass."""
        cycles = [one for one in run if isinstance(one, Cycle)]
        begun = session.reset()
        if not isinstance(begun, wire.OkAnswer):
            return Troubled(begun)
        self._judge.reset(begun)
        state, taken = begun.state, 0  # what it did the first time counts: the second time, it may do nothing
        for number, cycle in enumerate(cycles, 1):
            is_last = number == len(cycles)  # the first cycle and its repeat may be equal
            found = session.cycle(cycle)
            if not isinstance(found, tuple):
                return Troubled(found) if is_last else Moot() if isinstance(found, Cannot) else None
            before = self._planner.node(self._judge.states(self._planner.resting))
            wrongs = self._judge.judge(_plain(cycle), *found)
            if is_last:
                if _plain(cycle) not in self._planner.cycles(before):
                    return Moot()
                if wrongs and cycle.given.same and _is_nothing(found[0], found[1], state):
                    return Passed(taken=taken)
                taken |= self._judge.taken(self._watched)
                return Failed(wrongs) if wrongs else Passed(not self._judge.unseen, taken)
            taken |= self._judge.taken(self._watched)
            if wrongs and failures.end(Failed(wrongs), self._judge, self._planner) is None:
                return None
            state = next((late.state for late in reversed(found[1]) if late.state is not None), found[0].state)
        return None

    def asked(self, found: Request) -> Cycle | None:
        """The cycle that a request asks for; None if it asks for something else, or for what the subject lacks."""
        cycle = requests.cycle(found)
        return cycle if cycle is not None and cycle.given.stimulus in self._judge.abilities.stimuli else None

    def directed_at(self, fates: Mapping[Repeat, Fate | None]) -> dict[str, Directed]:
        """The tests that are directed at each requirement, by the transitions of their last cycle."""
        taking: dict[Key, dict[Hashable, Fate | None]] = {}
        for test, fate in fates.items():
            for line in self._lines(test):
                taking.setdefault(key(line), {})[test] = fate
        found = directed(self._wanted, taking, _absent, self._judge.unshown(self._judge.told_by_records), self._bits)
        return {name: one for name, one in found.items() if one.groups}

    def _lines(self, test: Repeat) -> Iterator[Transition]:
        """The transitions that the second cycle may take."""
        nodes = {self._planner.initial}
        for cycle in (*test.way, test.first):
            ends = (self._planner.expected(node, _plain(cycle)).ends for node in nodes)
            nodes = {frozenset((end,)) for each in ends for end in each}
        second = _plain(test.second)
        for node in nodes:
            if second in self._planner.cycles(node):
                yield from self._planner.expected(node, second).transitions

    def guaranteed(self, result: Result) -> str:
        """What the tests that passed cover."""
        tests = f"{result.passed}: each cycle that gives data, followed by itself or another one"
        return " ".join(filter(None, (f"{tests} with the same data.", result.left_out)))


def _absent(groups: Sequence[Group]) -> str:
    del groups
    return "no repeat takes it"


def _repeats(abilities: Abilities, planner: Planner) -> Iterator[Repeat]:
    """The repeats, in the order of the classes and of their cycles."""
    for node, way in ways(planner).items():
        for first in planner.cycles(node):
            if not first.given.data:
                continue
            marked = _named(first, abilities.interface)
            ends = [frozenset((end,)) for end in sorted(planner.expected(node, first).ends)]
            following = [cycle for end in ends for cycle in planner.cycles(end) if cycle.given == first.given]
            # Who answers a repeat by the first answer may do with a request in its plan what the plan does not arrange.
            again = [marked for cycle in following if cycle.plan == first.plan and _is_alone(cycle)]
            quiet = [cycle for cycle in following if abilities.disturbances.isdisjoint(cycle.plan) and _is_alone(cycle)]
            more = () if marked.given.same else quiet[:QUIET]
            for second in dict.fromkeys((*again, *more)):
                yield Repeat(way, marked, second)


def _is_alone(cycle: Cycle) -> bool:
    return not any(isinstance(element, Given) for element in cycle.plan)


def ways(planner: Planner) -> dict[Node, tuple[Cycle, ...]]:
    """The shortest ways to the classes. The machine may lead elsewhere by choices of its own."""
    found: dict[Node, tuple[Cycle, ...]] = {planner.initial: ()}
    waiting = deque(found)
    while waiting:
        node = waiting.popleft()
        for cycle in planner.cycles(node):
            for end in sorted(planner.expected(node, cycle).ends):
                target = frozenset((end,))
                if target not in found:
                    found[target] = (*found[node], cycle)
                    waiting.append(target)
    return found


def _named(cycle: Cycle, interface: Interface) -> Cycle:
    """The cycle with a name for its values, if one of them has an identity."""
    known = [frozenset(each.labels) for each in interface.data.values()]
    if any({value} <= labels for _, value in cycle.given.data for labels in known):
        return replace(cycle, given=replace(cycle.given, same=SAME))
    return cycle


def _plain(cycle: Cycle) -> Cycle:
    return replace(cycle, given=replace(cycle.given, same=""))


def _is_nothing(answer: wire.CycleAnswer, late: Sequence[wire.OkAnswer], before: str | None) -> bool:
    """Did a subject do nothing at all? What it answers to the caller is its own matter."""
    state = next((one.state for one in reversed(late) if one.state is not None), answer.state)
    return not answer.trace and not any(one.trace for one in late) and state == before and answer.outcome != "raised"
