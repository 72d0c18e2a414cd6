"""A fresh process of the subject, and its exchanges."""

import time
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Protocol, Self, TypeVar, assert_never

from leverframe.conform.cycles.cycle import Cycle, Element, Given, Passing
from leverframe.conform.policies import Policy, Rule
from leverframe.conform.scopes import Workspace
from leverframe.conform.subject.channel import Channel, Connect
from leverframe.conform.subject.session import SECONDS, PlanElement, Subject
from leverframe.conform.subject.troubles import NotAnAnswer, Trouble
from leverframe.conform.suite.crew import Crew
from leverframe.conform.vocabulary import Vocabulary
from leverframe.conform.wire import messages as wire
from leverframe.conform.wire.parts import IntentGiven, RuleGiven, WorkspaceGiven
from leverframe.errors import InternalError
from leverframe.language.declaration import Declaration
from leverframe.observe.interface import PATH, Interface
from leverframe.observe.mealy import Input

MOST_LATE = 100
"""How often a subject is asked for what came late: at once, then less and less often until the time limit is over."""
OTHERWISE = NotAnAnswer("", "a second process answers 'start' otherwise", "answer 'start' the same each time")

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Target:
    """What is judged: a machine with its interface, and how to start a subject, with `bounds` that it is told."""

    declaration: Declaration
    interface: Interface
    connect: Connect
    seconds: float = SECONDS
    bounds: Mapping[str, int] = field(default_factory=dict)
    view: tuple[str, ...] | None = None
    """The names of the interface through which it is judged (`reading.chosen`); None: all."""

    def __reduce__(self) -> tuple[object, ...]:
        """Another process has a connection of its own."""
        known = self.declaration, self.interface, self.seconds, self.bounds, self.view
        return _unconnected, known

    def observes(self, started: wire.StartAnswer) -> frozenset[str]:
        """What the subject shows, as far as the view does. A view without `path` shows no control state at all."""
        if self.view is None:
            return frozenset(started.observes)
        kinds: dict[str, Collection[str]] = {
            "effects": self.interface.effects.keys(),
            "signals": self.interface.signals.keys(),
            "result": self.interface.told,
            "variables": self.interface.variables,
            "telemetry": self.interface.telemetry.keys(),
            **{name: {PATH} for name in ("state", "path", "records")},
        }
        return frozenset(name for name in started.observes if {*kinds.get(name, self.view)} & {*self.view})


def _unconnected(
    declaration: Declaration,
    interface: Interface,
    seconds: float,
    bounds: Mapping[str, int],
    view: tuple[str, ...] | None,
) -> Target:
    return Target(declaration, interface, _nothing, seconds, bounds, view)


def _nothing() -> Channel:
    raise InternalError("the target of another process has no connection")


class Venue(Protocol):
    """Where a task is done: on a session that is there, or on a fresh one, which may be in another process."""

    def __call__(self, task: "Callable[[Session], T]", *, movable: bool = True) -> T:
        """The result of a task. `movable`: can it be pickled, and so can its result?"""
        ...


class Session:
    """A process of the subject at a time. Use it as a context. `crew`: who works on other tasks at the same time.

    `started` is what an earlier process answered to `start`, if there was one.
    """

    def __init__(self, target: Target, crew: Crew | None = None, started: wire.StartAnswer | None = None) -> None:
        self._target = target
        self._crew = crew or Crew(target.connect)
        self._process: Subject | None = None
        self._started, self._has_run = started, False
        self.trouble: Trouble | None = None
        """What keeps every fresh process from going on: it does not begin, or not as the first one did."""
        self.ended_in: Cycle | None = None
        """The cycle in which the present process ended, or gave no answer."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        if self._process is not None:
            self._process.__exit__(None, None, None)

    @property
    def _subject(self) -> Subject:
        if self._process is None:
            raise RuntimeError("the session has not started")
        return self._process

    @property
    def target(self) -> Target:
        """What is judged, and how this session starts subjects."""
        return self._target

    def retarget(self, target: Target) -> None:
        """Judge the subject at other bounds from now on."""
        self._target = target

    def together(self, tasks: Sequence[Callable[[Venue], T]], *, apart: bool = False) -> list[T]:
        """The results of tasks, each at a venue of its own: the first one on this session, the others on fresh ones.

        If `apart`, this session stops, and all tasks are on fresh ones.
        """
        if apart:
            self.stop()
        lead = [] if apart else [partial(self._lead, task) for task in tasks[:1]]
        done = self._crew.each(lead + [partial(self._beside, task) for task in tasks[len(lead) :]])
        self.trouble = next((trouble for _, trouble in done if trouble is not None), self.trouble)
        return [found for found, _ in done]

    def _lead(self, task: Callable[[Venue], T], crew: Crew) -> tuple[T, Trouble | None]:
        del crew  # it is that of this session
        return task(_Here(self)), self.trouble

    def _beside(self, task: Callable[[Venue], T], crew: Crew) -> tuple[T, Trouble | None]:
        venue = _Fresh(self._target, self._started, crew)
        return task(venue), venue.trouble

    def start(self) -> wire.StartAnswer | Trouble:
        """Start a fresh process, and ask what the subject can do."""
        self.__exit__()
        declaration, interface = self._target.declaration, self._target.interface
        self._has_run, self.ended_in = False, None
        subject = Subject(
            self._target.connect(), seconds=self._target.seconds, labels=interface.labels, interface=interface
        )
        self._process = subject.__enter__()  # not before: what cannot be opened need not be closed
        stimuli = Vocabulary(declaration, interface).stimuli
        found = self._process.start(declaration.machine, declaration.sha256, stimuli, dict(declaration.constants))
        if not isinstance(found, wire.StartAnswer):
            self.trouble = found
        elif self._started is not None and found != self._started:
            self.trouble = OTHERWISE
        else:
            self._started = found
        return found

    def reset(self, policy: Policy | None = None, workspace: Workspace | None = None) -> wire.OkAnswer | Trouble:
        """A fresh execution, in which a policy decides, or in a workspace, if one is given."""
        rules = None if policy is None else [_rule(rule) for rule in policy.rules]
        files = None if workspace is None else _files(workspace)
        found = self._subject.reset(dict(self._target.bounds), rules, files)
        if isinstance(found, wire.OkAnswer):
            self._has_run = True
        elif self._has_run and not self.is_alive:
            pass  # a fresh process may do it
        else:
            self.trouble = found
        return found

    def run(self, events: Sequence[Input]) -> wire.RunAnswer | Trouble:
        """A fresh execution, and these events."""
        return self._subject.run([_event(event) for event in events], dict(self._target.bounds))

    def step(self, event: Input) -> wire.StepAnswer | Trouble:
        """One event."""
        return self._subject.step(event.event, dict(event.given))

    def message(self, data: bytes) -> wire.MessageAnswer | Trouble:
        """Bytes, as the subject would receive them."""
        return self._subject.message(data)

    def cycle(self, cycle: Cycle) -> tuple[wire.CycleAnswer, tuple[wire.OkAnswer, ...]] | Trouble:
        """One cycle, with what came late."""
        plan = [_planned(element) for element in cycle.plan]
        answer = self._subject.cycle(cycle.given.stimulus, self._data(cycle.given), plan)
        if not isinstance(answer, wire.CycleAnswer):
            self.ended_in = None if self.is_alive else cycle
            return answer
        late: list[wire.OkAnswer] = []
        settled = answer.settled
        while not settled:
            if len(late) == MOST_LATE:
                return self._subject.unsettled()
            time.sleep(3 * (len(late) / MOST_LATE) ** 2 / MOST_LATE * self._target.seconds)
            more = self._subject.settle()
            if not isinstance(more, wire.OkAnswer):
                self.ended_in = None if self.is_alive else cycle
                return more
            late.append(more)
            settled = more.settled
        declared = self._subject.declared
        if declared is not None and "state" in declared.observes and _is_silent(answer, late):
            return self._subject.stateless()
        return answer, tuple(late)

    def advance(self, passing: Passing) -> wire.OkAnswer | Trouble:
        """Let time pass while the subject is at rest."""
        return self._subject.advance(passing.ms)

    def _data(self, given: Given) -> dict[str, wire.Datum]:
        """The data of a stimulus. Values with identities get a name, if they are to be the same again."""
        labels = {label for each in self._target.interface.data.values() for label in each.labels} if given.same else ()
        return {
            name: wire.NamedDatum(label=value, same=given.same) if value in labels else value
            for name, value in given.data
        }

    def stop(self) -> None:
        """End the subject, if it has not ended."""
        if self.is_alive:
            self._subject.stop()
        self._process = None

    @property
    def is_shared(self) -> bool:
        """May other processes take a part of its work?"""
        return self._crew.is_shared

    @property
    def is_alive(self) -> bool:
        """Can the subject be asked?"""
        return self._process is not None and self._process.trouble is None

    def is_ready(self) -> bool:
        """Can the subject be asked? If it has ended, another process is started in its place."""
        if self.is_alive:
            return True
        self.start()
        return self.trouble is None


class _Here:
    """The venue of a session that is there."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def __call__(self, task: Callable[[Session], T], *, movable: bool = True) -> T:
        del movable  # to nowhere else
        return task(self._session)


class _Fresh:
    """A venue with a fresh session."""

    def __init__(self, target: Target, started: wire.StartAnswer | None, crew: Crew) -> None:
        self._target, self._started, self._crew = target, started, crew
        self.trouble: Trouble | None = None

    def __call__(self, task: Callable[[Session], T], *, movable: bool = True) -> T:
        work = partial(_afresh, self._target, self._started, task)
        found, self.trouble = self._crew.perform(work) if movable else work(self._crew)
        return found


def _afresh(
    target: Target, started: wire.StartAnswer | None, task: Callable[[Session], T], crew: Crew
) -> tuple[T, Trouble | None]:
    """The result of a task on a fresh session. A process starts when the task asks for one."""
    with Session(replace(target, connect=crew.connect), crew, started) as session:
        found = task(session)
        session.stop()
    return found, session.trouble


def _is_silent(answer: wire.CycleAnswer, late: Sequence[wire.OkAnswer]) -> bool:
    """Is no state told?"""
    return answer.state is None and all(one.state is None for one in late)


def _rule(rule: Rule) -> RuleGiven:
    return RuleGiven(name=rule.name, effect=rule.effect, when=list(rule.when))


def _files(workspace: Workspace) -> WorkspaceGiven:
    intents = {one.name: IntentGiven(scope=list(one.scope), approval=list(one.approval)) for one in workspace.intents}
    links, names = dict(workspace.links), dict(workspace.names)
    return WorkspaceGiven(intents=intents, files=list(workspace.files), links=links, names=names)


def _event(event: Input) -> str | wire.EventGiven:
    return wire.EventGiven(event=event.event, data=dict(event.given)) if event.given else event.event


def _planned(element: Element) -> PlanElement:
    match element:
        case str():
            return element
        case Given():
            return _given(element)
        case Passing(ms):
            return wire.AdvanceGiven(advance=ms)
        case _:
            assert_never(element)


def _given(given: Given) -> wire.StimulusGiven:
    return wire.StimulusGiven(stimulus=given.stimulus, data=dict(given.data))
