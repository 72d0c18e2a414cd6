"""A suite in mode events, for a number of extra states, and what follows if the subject passes it."""

import hashlib
import random
import re
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace

from leverframe.conform.automata.guarantee import (
    LeftOut,
    ManyAnswers,
    Obstacle,
    Setting,
    Targetless,
    Untold,
    Wavering,
    guarantee,
)
from leverframe.conform.automata.machine import Word, machine
from leverframe.conform.automata.minimise import minimal
from leverframe.conform.automata.sufficient import gaps
from leverframe.conform.automata.suite import Suite
from leverframe.conform.events.doubts import Doubts
from leverframe.conform.events.finer import Finer
from leverframe.conform.events.reference import ACCEPTANCE, STATE, explored
from leverframe.conform.events.stepped import Stepped, abilities
from leverframe.conform.events.walking import Judged, Runner, Walk, planned, shares
from leverframe.conform.judge.judging import Judge
from leverframe.conform.judge.taking import Key
from leverframe.conform.suite import failures, requests
from leverframe.conform.suite.directed import Group, directed, forbidding, groups, in_words
from leverframe.conform.suite.fates import Fate, Passed, Run, Unsteady
from leverframe.conform.suite.independent import Again, again, straight
from leverframe.conform.suite.requests import Request
from leverframe.conform.suite.results import Allowed, Directed, Plan, Result
from leverframe.conform.suite.running import Session, Target
from leverframe.conform.wire import messages as wire
from leverframe.errors import InternalError
from leverframe.observe.mealy import Input
from leverframe.observe.unnoticed import unnoticed

AGAIN = 100
"""One of so many passed tests runs again, in another order and another process."""

SHOWN = 6
"""The inputs that a guarantee names of those that cannot be offered."""


def name_of(extra: int, *, state: bool) -> str:
    """The name of a suite. `state`: does it trust the state that the subject reports?"""
    return f"events-k{extra}" if state else "events-without-state"


def extra_of(name: str) -> int | None:
    """The number of extra states in the name of a suite; None if it is no name of one."""
    found = re.fullmatch(r"events-k(\d)", name)
    return None if found is None else int(found[1])


class Events:
    """The suite for `extra` states. Without `state`, it ignores the state and the path that the subject reports."""

    def __init__(self, target: Target, started: wire.StartAnswer, extra: int, seed: int, *, state: bool = True) -> None:
        self.name = name_of(extra, state=state)
        self._target, self._extra, self._seed = target, extra, seed
        able = abilities(target, started)
        if not state:
            able = replace(able, observes=able.observes - {"state", "path"})
        self._abilities = able
        silent = started.refusals == "silent"
        self.reference = explored(able, silent=silent)
        self._machine = minimal(machine([[(row.target, row.output) for row in rows] for rows in self.reference.rows]))
        self._runner = Runner(self.reference, Judge(able, silent=silent, kind=Stepped))
        self.plan = self._planned()
        self.divides = shares(self.plan.tests) > 1

    def _planned(self) -> Plan:
        able, judge = self._abilities, self._runner.judge
        suite = planned(self._machine, self._extra)
        more, size = Finer(self.reference).words(suite, self._machine.targets.tolist()), suite.size()
        offered = {f"whether {name} happens, and when" for name in able.stimuli}
        blind = unnoticed(able.declaration, able.interface, judge.main.steered.view)
        states = self._machine.size
        return Plan(
            tests=size.tests + len(more),
            symbols=size.symbols + sum(map(len, more)),
            scope=f"for {states:,} state{'' if states == 1 else 's'} that they distinguish, k = {self._extra}",
            dimensions=tuple(one.name for one in judge.dimensions),
            unnoticed=tuple(one for one in blind if one not in offered),
            absent=able.absent,
        )

    def conduct(self, session: Session, allowed: Allowed) -> Result:
        """Run the tests, and some of those that passed again."""
        self._target = session.target
        walk = Walk(session, self._runner, self._machine, self._extra, allowed)
        walk.go()
        session.stop()
        if len(walk.lanes) > 1:
            self._runner = self._runner.another()  # what this one has seen depends on how many lanes ran at a time
        wavering = self._again(session, walk.fates)
        session.stop()
        found, unsteady = failures.reported(self.name, walk.met, self.replayed, self._target, self._straight)
        ran = [word for word, fate in walk.fates.items() if fate is not None]
        result = Result(
            name=self.name,
            plan=self.plan,
            fates=tuple(walk.fates.values()),
            directed=self._directed(walk),
            failures=found,
            unsteady=(*unsteady, *wavering),
            lanes=walk.lanes,
            symbols=sum(map(len, ran)),
            seconds=walk.seconds,
            digest=self._digest(walk.fates),
        )
        obstacles = self._obstacles(result, walk)
        return replace(
            result,
            summary=" ".join(filter(None, (f"{result.passed}: sequences of events.", result.left_out, self._bounds()))),
            guarantee=self._guarantee(result, walk, obstacles),
            implies=tuple(name_of(k, state=True) for k in range(self._extra) if not (obstacles or found)),
        )

    def asked(self, found: Request) -> Input | None:
        """The event that a request offers; None if the subject cannot be given it."""
        event = requests.event(found)
        return event if event in self.reference.inputs else None

    def replayed(self, run: Run) -> Fate | None:
        """What becomes of the last event of a run in a fresh process; None if an earlier one does not pass."""
        return self._runner.replayed(self._target, run)

    def _again(self, session: Session, fates: Mapping[Word, Fate | None]) -> tuple[Unsteady, ...]:
        """The tests that pass once and fail once. A test that another process cannot answer says nothing."""
        passed = [word for word, fate in fates.items() if isinstance(fate, Passed)]
        chosen = random.Random(self._seed).sample(passed, -(-len(passed) // AGAIN))  # noqa: S311 -- no secret
        found: list[Unsteady] = []
        for word in chosen:
            judged = self._runner.run(session, word) if session.is_ready() else None
            if isinstance(judged, Judged) and judged.wrongs:
                position, wrongs = judged.wrongs[0]
                run = self.reference.named(word[: position + 1])
                found.append(Unsteady(f"passed before; {failures.cause(wrongs[0])}", run, 1))
        return tuple(found)

    def _directed(self, walk: Walk) -> dict[str, Directed]:
        taking: dict[Key, dict[Hashable, Fate | None]] = {}
        hidden = self._hidden(walk)
        for word, fate in walk.fates.items():
            for position, lines in enumerate(self.reference.lines(word)):
                blind = isinstance(fate, Passed) and hidden(word, position)
                for line in lines:
                    tests = taking.setdefault(line, {})
                    if not blind or word not in tests:
                        tests[word] = Passed(seen=False) if blind else fate
        target = self._target
        forbid = forbidding(target.declaration, target.interface, {"outcome"})
        wanted = groups(target.declaration, forbid)
        found = directed(wanted, taking, self._why_absent, self._runner.judge.unshown(walk.told))
        independent = target.interface.independent
        return found | (dict.fromkeys(independent, self._returned(walk, hidden)) if independent else {})

    def _hidden(self, walk: Walk) -> Callable[[Word, int], bool]:
        """Does a word that passed say nothing about an input, by its position?"""
        failing = () if STATE in self.reference.view else walk.failing
        passing = [word for word, fate in walk.fates.items() if isinstance(fate, Passed)] if failing else ()
        doubts = Doubts(self._machine.targets.tolist(), walk.identifiers if failing else (), passing, failing)

        def is_hidden(word: Word, position: int) -> bool:
            unseen = walk.unseen.get(word, frozenset())
            return self.reference.blank or position in unseen or position + 1 >= doubts.begins(word)

        return is_hidden

    def _returned(self, walk: Walk, hidden: Callable[[Word, int], bool]) -> Directed:
        """The tests that come to a state again."""
        found = Again()
        for word, fate in walk.fates.items():
            states = self._states(word)
            for position in again(states):
                blind = isinstance(fate, Passed) and hidden(word, position)
                found.add(states[position], Passed(seen=False) if blind else fate)
        return found.directed()

    def _states(self, word: Word) -> list[int]:
        """The states of the minimal machine in which the inputs of a word are offered."""
        states = [0]
        for symbol in word[:-1]:
            states.append(int(self._machine.targets[states[-1], symbol]))
        return states

    def _straight(self, run: Run) -> Run | None:
        """A run without what it does before it comes to its last state again; None if the machine has a choice."""
        events = tuple(one for one in run if isinstance(one, Input))
        if self.reference.many is not None or len(events) < len(run):
            return None
        return straight(run, self._states(tuple(map(self.reference.inputs.index, events))))

    def _why_absent(self, groups: Sequence[Group]) -> str:
        events = dict.fromkeys(line.event for group in groups for line in group)
        absent = [name for name in events if name not in self._abilities.stimuli]
        if absent:
            return f"the subject cannot be given {', '.join(absent)}"
        return f"no events that the subject can be given lead to {in_words(groups, self._abilities.stimuli)}"

    def _digest(self, fates: Mapping[Word, Fate | None]) -> str:
        found = hashlib.sha256()
        for word in fates:
            found.update(f"{'; '.join(map(str, self.reference.named(word)))}\n".encode())
        return found.hexdigest()

    # ---- what follows ------------------------------------------------------------------------------------------------

    def _guarantee(self, result: Result, walk: Walk, obstacles: Sequence[Obstacle]) -> str:
        if result.failures:
            return "No guarantee follows from tests that fail."
        if not obstacles:
            _check(walk.suite)
        able = self._abilities
        withheld = [name for name in able.role if name not in able.stimuli and name not in able.pure]
        unable = [f"{self.reference.inputs[symbol]} in some states" for _, symbol in walk.cannot]
        missing = list(dict.fromkeys((*withheld, *unable)))
        if len(missing) > SHOWN:
            missing[SHOWN:] = [f"{len(missing) - SHOWN} more"]
        setting = Setting(self.reference.view, missing)
        return guarantee(walk.suite, walk.suite.size(), setting, obstacles)

    def _bounds(self) -> str:
        told = ", ".join(f"{name} = {value}" for name, value in self._target.bounds.items())
        return f"The subject was told {told}, and was judged at no other values." if told else ""

    def _obstacles(self, result: Result, walk: Walk) -> Sequence[Obstacle]:
        found: list[Obstacle] = []
        if self.reference.many is not None:
            found.append(ManyAnswers(self.reference.many))
        if result.unsteady:
            found.append(Wavering(", ".join(map(str, result.unsteady[0].run))))
        if walk.raised and ACCEPTANCE in self.reference.view:
            found.append(Untold(", ".join(map(str, walk.raised))))
        if walk.targetless:
            found.append(Targetless(", ".join(map(str, walk.targetless))))
        left = result.ran["not reached"] + result.ran["could not run"]
        if left:
            found.append(LeftOut(left, "behind a failure, in trouble of the adapter, or beyond the budget"))
        return found


def _check(suite: Suite) -> None:
    """Raise InternalError if the sufficient condition does not hold: no suite is trusted because it was generated."""
    targets, outputs = suite.machine.targets.tolist(), suite.machine.outputs.tolist()
    rows = [
        [None if target < 0 else (output, target) for output, target in zip(*each, strict=True)]
        for each in zip(outputs, targets, strict=True)
    ]
    lacking = next(gaps(rows, suite.cover.words, (test.word for test in suite.tests()), suite.extra), None)
    if lacking is not None and not suite.identified.alike:
        raise InternalError(f"a suite for {suite.extra} extra states does not meet its condition: {lacking}")
