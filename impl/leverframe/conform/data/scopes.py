"""The suite of scopes: a workspace with intents, and one write under an intent, to a path in or out of scope.

Each write comes with a fresh execution: `reset` sets files and intents, the agent selects an intent, and writes.

    written      a file in scope must be written, and no other one (TURN-010, TURN-011)
    blocked      a file out of scope, or one that nobody has approved, blocks the turn (TURN-012, TURN-013, TURN-016)
    not written  where a path leads out of scope: the turn is blocked, or the call is refused
    open         whatever the gate makes of the path, nothing is written that is out of scope or not approved

What the gate then does is judged as the cycle of a write to such a file, in all dimensions, or as a call to which
nothing happens. Nobody answers, so a write that needs an approval has none. The effect `write_to_file` names the file
that has changed, by its place in the workspace.

Limit: a gate that does not show this effect is judged by its states alone. What is written beside the workspace is seen
only if the gate also goes through ACTION_ALLOWED.
"""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import replace

from leverframe.conform.cycles.cycle import Cycle, Given
from leverframe.conform.judge.judging import Judge
from leverframe.conform.judge.wrong import Named, Wrong
from leverframe.conform.scopes import FEATURES, KINDS, Attempt, Demand, Workspace, attempts
from leverframe.conform.suite import requests
from leverframe.conform.suite.fates import Asked, Failed, Fate, Passed, Run, Troubled, shows
from leverframe.conform.suite.listed import Listed
from leverframe.conform.suite.requests import Request
from leverframe.conform.suite.results import Directed, Plan, Result
from leverframe.conform.suite.running import Session, Target
from leverframe.conform.wire import messages as wire
from leverframe.conform.wire import parts

NAME = "scopes"
MACHINE, SELECT, WRITE, CALL = "turn", "select", "write", "call"
WRITTEN, ALLOWED = "write_to_file", "ACTION_ALLOWED"
GUARDED = "WRITE_BETA"
LABELS: Mapping[Demand, tuple[str, ...]] = {
    "written": ("WRITE_ALPHA",),
    "blocked": ("WRITE_GAMMA", GUARDED),
    "not written": ("WRITE_GAMMA",),
    "open": ("WRITE_ALPHA", "WRITE_GAMMA", GUARDED),
}
"""The files of the machine as which the file of a write may be treated. Nobody answers, so BETA blocks the turn."""
SHOWN: Mapping[str, tuple[str, ...]] = {
    "in scope": ("TURN-010", "TURN-011"),
    "approval": ("TURN-013", "TURN-016"),
    "unapproved": ("TURN-013",),
    "out of scope": ("TURN-012", "TURN-016"),
}
"""The requirements that an attempt of a kind shows; all others show that the target lies in scope."""
IN_SCOPE, APPROVED, BLOCKED = ("TURN-012",), ("TURN-013",), ("TURN-016",)
KEPT = Passed(taken=0)
"""Nothing was written that must not be, and nothing else is seen: that shows something if the gate writes at all."""
Exchange = tuple[wire.CycleAnswer, tuple[wire.OkAnswer, ...]]


def scoped(target: Target, started: wire.StartAnswer) -> bool:
    """Can a subject be given workspaces, and is it a turn gate?"""
    able = "paths" in started.scopes and {SELECT, WRITE} <= {*started.stimuli}
    return able and target.declaration.machine == MACHINE


class Scopes(Listed[Attempt]):
    """The writes of a subject."""

    name = NAME

    def __init__(self, target: Target, started: wire.StartAnswer, judge: Judge) -> None:
        self._judge, self._seen = judge, "effects" in judge.abilities.observes
        super().__init__(target, tuple(attempts(started.scopes)))
        kinds = [kind for kind in KINDS if any(test.kind == kind for test in self._tests)]
        self.plan = Plan(
            tests=len(self._tests),
            symbols=self.symbols,
            scope=f"writes to a workspace: {', '.join(kinds)}",
            dimensions=("scope", *(one.name for one in judge.dimensions)),
            unnoticed=() if self._seen else ("which file is written",),
            absent=tuple(f"{feature} in a workspace" for feature in FEATURES if feature not in started.scopes),
        )

    def asks(self, test: Attempt) -> Run:
        """The workspace, the selection of the intent, and the write."""
        label = "SELECT_SECOND" if test.workspace.intent(test.intent).approval else "SELECT_FIRST"
        selected = Given(SELECT, ((CALL, label), ("intent", test.intent)))
        guarded = test.kind in {"approval", "unapproved"}
        written = Given(WRITE, ((CALL, GUARDED if guarded else LABELS[test.demand][0]), ("path", test.path)))
        return (test.workspace, Cycle(selected), Cycle(written))

    def asked(self, found: Request) -> Asked | None:
        """The workspace or the cycle that a request asks for; None if it asks for something else."""
        workspace = requests.workspace(found)
        if workspace is not None:
            return workspace
        cycle = requests.cycle(found)
        return cycle if cycle is not None and cycle.given.stimulus in self._judge.abilities.stimuli else None

    def became(self, session: Session, run: Run) -> Fate | None:
        """What becomes of the write at the end of a run; None if it is none of this suite, or not reached."""
        test = next((one for one in self._tests if self.asks(one) == run), None)
        workspace, *cycles = run
        if test is None or not isinstance(workspace, Workspace):
            return None
        begun = session.reset(workspace=workspace)
        if not isinstance(begun, wire.OkAnswer):
            return Troubled(begun)
        answers: list[Exchange] = []
        for cycle in (one for one in cycles if isinstance(one, Cycle)):
            found = session.cycle(cycle)
            if not isinstance(found, tuple):
                return Troubled(found)
            answers.append(found)
        selected, written = answers
        wrongs: dict[str, tuple[Wrong, ...] | None] = {}
        shown: set[str] = set()
        for label in LABELS["open"]:
            wrongs[label] = self._wrongs(test, label, begun, answers)
            if not self._judge.unseen:
                shown.add(label)
        if all(found is None for found in wrongs.values()):
            return None
        fate = self._fate(test, {label: found or () for label, found in wrongs.items()}, selected[0].state, written)
        wanted = {label for label in LABELS[test.demand] if not wrongs[label]}
        # Where nothing shows a write, nobody would notice one, nor that there is none.
        kept = self._seen and test.demand != "written"
        unseen = isinstance(fate, Passed) and bool(wanted) and shown.isdisjoint(wanted)
        return (KEPT if kept else Passed(seen=False)) if unseen else fate

    def _wrongs(
        self, test: Attempt, label: str, begun: wire.OkAnswer, answers: Sequence[Exchange]
    ) -> tuple[Wrong, ...] | None:
        """What is wrong with the write, if it is one to such a file; None if the selection is not as expected."""
        _, select, write = self.asks(test)
        if not isinstance(select, Cycle) or not isinstance(write, Cycle):
            return None
        self._judge.reset(begun)
        if self._judge.judge(select, *answers[0]):
            return None
        given = replace(write.given, data=((CALL, label),))
        return self._judge.judge(replace(write, given=given), *answers[1])

    def _fate(
        self, test: Attempt, wrongs: Mapping[str, tuple[Wrong, ...]], before: str | None, written: Exchange
    ) -> Fate:
        """What becomes of a write, by the files as which its file may be treated."""
        answer, late = written
        changed = tuple(_changed((*(answer.trace or ()), *(entry for one in late for entry in one.trace or ()))))
        nothing = _is_nothing(answer, late, before)
        intent = test.workspace.intent(test.intent)
        outside = [file for file in changed if not intent.covers(file)]
        unapproved = [file for file in changed if intent.covers(file) and intent.asks(file)]
        explained = [label for label, found in wrongs.items() if not found]
        wanted = LABELS[test.demand]
        if outside or unapproved:
            demanded = IN_SCOPE if outside else APPROVED
            return Failed((_wrong(test, f"{', '.join(outside or unapproved)} is written", demanded),))
        if test.demand == "written" and "WRITE_ALPHA" in explained and changed not in {(), (test.path,)}:
            return Failed((_wrong(test, f"{', '.join(changed)} is written", SHOWN[test.kind]),))
        if {*explained} & {*wanted}:
            return Passed()
        if nothing and test.demand in {"not written", "open"}:
            return Passed(seen=answer.outcome == "refused")
        if not explained and not nothing and (test.demand in {"written", "open"} or not _is_validated(answer, late)):
            return Failed(min(wrongs.values(), key=len))
        seen = "nothing happens" if nothing else _in_words(answer, changed)
        return Failed((_wrong(test, seen, SHOWN.get(test.kind, IN_SCOPE)),))

    def directed_at(self, fates: Mapping[Attempt, Fate | None]) -> dict[str, Directed]:
        """The writes that show each requirement, by their kinds: for a pass, one of each kind must pass."""
        found: dict[str, dict[str, dict[Hashable, Fate | None]]] = {}
        writes = any(shows(fate) for test, fate in fates.items() if test.demand == "written")
        for test, fate in fates.items():
            for name in SHOWN.get(test.kind, IN_SCOPE):
                nothing = fate == KEPT and (not writes or name in BLOCKED)
                shown = Passed(seen=False) if nothing else fate
                found.setdefault(name, {}).setdefault(test.kind, {})[test] = shown
        return {name: _directed([tuple(each.values()) for each in kinds.values()]) for name, kinds in found.items()}

    def guaranteed(self, result: Result) -> str:
        """What the tests that passed cover."""
        return " ".join(filter(None, (f"{result.passed}: writes, each in a fresh workspace.", result.left_out)))


def _directed(groups: Sequence[tuple[Fate | None, ...]]) -> Directed:
    every = [fate for group in groups for fate in group]
    return Directed(tuple(groups), len(every), sum(map(shows, every)))


def _changed(trace: Sequence[parts.Seen]) -> Iterator[str]:
    """The files that were written."""
    for entry in trace:
        if isinstance(entry, parts.EffectSeen) and entry.effect == WRITTEN:
            yield str(entry.value)


def _is_nothing(answer: wire.CycleAnswer, late: Sequence[wire.OkAnswer], before: str | None) -> bool:
    """Did the gate do nothing at all?"""
    state = next((one.state for one in reversed(late) if one.state is not None), answer.state)
    return not answer.trace and not any(one.trace for one in late) and state == before


def _is_validated(answer: wire.CycleAnswer, late: Sequence[wire.OkAnswer]) -> bool:
    """Did the gate go through the state that it enters when a write is validated?"""
    trace = (*(answer.trace or ()), *(entry for one in late for entry in one.trace or ()))
    return any(isinstance(entry, parts.StateSeen) and entry.state == ALLOWED for entry in trace)


def _wrong(test: Attempt, seen: str, requirements: tuple[str, ...]) -> Wrong:
    expected = {
        "written": f"{test.path} is written",
        "blocked": "the turn is blocked",
        "not written": "the turn is blocked, or the call is refused",
        "open": "nothing is written that is out of scope or not approved",
    }[test.demand]
    return Wrong("scope", (expected,), seen, (), (), named=Named(f"scopes: {KINDS[test.kind]}", requirements))


def _in_words(answer: wire.CycleAnswer, changed: Sequence[str]) -> str:
    told = f"{', '.join(changed)} is written" if changed else "nothing is written"
    return f"{told}, and the gate is in {answer.state}" if answer.state else told
