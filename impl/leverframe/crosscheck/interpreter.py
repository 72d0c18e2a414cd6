"""Breadth-first search with the interpreter: the semantics in their plainest form, one state at a time.

It counts the reachable states and steps, and decides claims about single states and about reachability. It shares the
parser of the language with the engine that gives the verdicts, but neither the storage of states nor the computation of
steps. Limits: slow, and only for machines of about ten thousand states.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from leverframe.crosscheck.answers import Answer, Counts, Findings, Open, Reply
from leverframe.crosscheck.questions import RANGES, AskedMachine, Question
from leverframe.deadline import OutOfTimeError, ask
from leverframe.language.declaration import Declaration, Maker, Transition
from leverframe.language.evaluate import Evaluator, Valuation, compile_formula
from leverframe.model.machine import Interpreter
from leverframe.model.system import RangeViolation, SystemState


def interpreter(subject: AskedMachine) -> Findings:
    """The findings of a search of the whole machine."""
    search = _Search(subject)
    stopped = search.run()
    if stopped is not None:
        return Findings("interpreter", {question.name: Open(stopped) for question in search.asked})
    return Findings("interpreter", dict(search.replies()), search.counts)


@dataclass(frozen=True, slots=True)
class _Watched:
    """A goal, compiled."""

    question: Question
    conditions: tuple[Evaluator, ...]
    entering: bool

    def violated(self, point: Valuation) -> bool:
        return not all(condition(point) for condition in self.conditions)


class _Search:
    """The search of all reachable states, the nearest first."""

    def __init__(self, subject: AskedMachine) -> None:
        self.subject = subject
        self.declaration = subject.declaration
        self.machine = Interpreter(self.declaration)
        self.names = [variable.name for variable in self.declaration.variables]
        self.asked = [q for q in subject.questions if q.goal is not None or q.name in _NAMED]
        self.watched = [_watched(question) for question in self.asked if question.goal is not None]
        self.seen = {self.machine.initial}
        self.nearest: dict[str, int] = {}
        """For each goal, the number of steps to the nearest state that violates it."""
        self.taken: set[tuple[Transition, str]] = set()
        """Transitions, each with a control state in which it was taken."""
        self.transitions = self.environment = 0

    def run(self) -> str | None:
        """Search all states; return the reason if the search has to stop, otherwise None."""
        effort, found = self.subject.effort, self.subject.counts
        if found is not None and found.states > effort.states:
            # A partial search decides nothing, so it is not started.
            return f"there are more than {effort.states:,} states"
        level, depth = [self.machine.initial], 0
        self._enter(level[0], None, 0)
        while level:
            following: list[SystemState] = []
            for state in level:
                try:
                    following += self._leave(state, depth)
                    ask()
                except OutOfTimeError as error:
                    return str(error)
                if len(self.seen) > effort.states:
                    return f"there are more than {effort.states:,} states"
            level, depth = following, depth + 1
        return None

    def replies(self) -> Iterator[tuple[str, Reply]]:
        """The replies after a complete search."""
        for question in self.asked:
            near = self.nearest.get(question.name)
            if question.goal is None:
                yield question.name, Answer(_seen(self.declaration, self.taken, question.name))
            elif near is None:
                yield question.name, question.answered(truth=True)
            else:
                yield question.name, question.answered(truth=False, length=near, shortest=True)

    @property
    def counts(self) -> Counts | None:
        """The counts; None if an assignment leaves its range, because nothing else has a meaning then."""
        return None if RANGES in self.nearest else Counts(len(self.seen), self.transitions, self.environment)

    def _leave(self, state: SystemState, depth: int) -> Iterator[SystemState]:
        """Evaluate the goals in a state, take all steps from it, and yield the new states."""
        self._look(state, depth)
        self._enter(state, None, depth + 1)
        for event in self.machine.enabled(state):
            after: set[SystemState] = set()
            for transition, successor in self.machine.fire(state, event):
                if isinstance(successor, RangeViolation):
                    self.nearest.setdefault(RANGES, depth)
                    continue
                self.taken.add((transition, state.control))
                after.add(successor)
            for successor in after:
                self._enter(successor, event, depth + 1)
            if self.machine.makers[event] is Maker.ENVIRONMENT:
                self.environment += len(after)
            else:
                self.transitions += len(after)
            yield from after - self.seen
            self.seen |= after

    def _look(self, state: SystemState, depth: int) -> None:
        """Evaluate the goals that depend on the state alone."""
        self._note([watched for watched in self.watched if not watched.entering], state, None, depth)

    def _enter(self, state: SystemState, event: str | None, depth: int) -> None:
        """Evaluate the goals that depend on the last event; None initially and after a stutter step."""
        self._note([watched for watched in self.watched if watched.entering], state, event, depth)

    def _note(self, watched: Sequence[_Watched], state: SystemState, event: str | None, depth: int) -> None:
        if watched:
            point = Valuation(state.control, dict(zip(self.names, state.values, strict=True)), event)
            for one in watched:
                if one.question.name not in self.nearest and one.violated(point):
                    self.nearest[one.question.name] = depth


def _watched(question: Question) -> _Watched:
    formulas = () if question.goal is None else question.goal.formulas
    entering = question.goal is not None and question.goal.entering
    return _Watched(question, tuple(compile_formula(formula) for formula in formulas), entering)


_NAMED = frozenset({"states-reachable", "edges-reachable", "events-reachable", "transitions-reachable"})


def _seen(declaration: Declaration, taken: set[tuple[Transition, str]], name: str) -> bool:
    """Did the search see everything that a reachability check requires?"""
    lines = (*declaration.transitions, *declaration.environment)
    match name:
        case "states-reachable":
            entered = {transition.target or source for transition, source in taken}
            return {state.name for state in declaration.states} <= entered | {declaration.initial_state}
        case "events-reachable":
            return {event.name for event in declaration.events} <= {transition.event for transition, _ in taken}
        case "transitions-reachable":
            wanted = {(transition.event, transition.span) for transition in lines}
            return wanted <= {(transition.event, transition.span) for transition, _ in taken}
        case _:
            edges = {_edge(declaration, one, source) for one in lines if one.target for source in one.sources}
            return edges <= {_edge(declaration, one, source) for one, source in taken}


def _edge(declaration: Declaration, transition: Transition, source: str) -> tuple[str, str | None, str | None]:
    return source, transition.event if declaration.names_events else None, transition.target
