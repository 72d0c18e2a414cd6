"""Which sentences of the document did a program break? Properties, decided on what was seen of a run.

For each property, an observer of the loosest machine (`observe.loosest`) follows all runs that show the observations,
with a monitor of what breaks it (`observe.monitors`). The property is violated if each of them breaks it, and satisfied
so far if none does. Otherwise it is open: what was seen does not tell. A report of a program has two layers: whether
the reference explains it, and this one.

What a run does after the last observation does not count. So a claim about what must happen some day is satisfied if
that has happened, whatever comes later, and open if it may still happen.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from leverframe.deadline import OutOfTimeError
from leverframe.errors import CapacityError, InputError
from leverframe.language.declaration import Declaration, Property
from leverframe.observe import loosest, monitors
from leverframe.observe.automaton import Automaton, kept
from leverframe.observe.belief import Believer
from leverframe.observe.classifiers import Settings
from leverframe.observe.interface import Interface
from leverframe.observe.liveness import Liveness
from leverframe.observe.memory import joined
from leverframe.observe.monitors import Monitor
from leverframe.observe.observations import Observation
from leverframe.observe.observer import Observer, Refusal, begun, observer
from leverframe.observe.remembering import Remembering
from leverframe.observe.timed import Seconds
from leverframe.observe.view import View


class Outcome(StrEnum):
    """What is established about a property of a run, up to the last observation."""

    VIOLATED = "violated"
    SATISFIED = "satisfied"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Decided:
    """A property with what is established; the number of the observation that violates it; and why it is open."""

    property: Property
    outcome: Outcome
    violated_at: int | None = None
    reason: str | None = None

    def __str__(self) -> str:
        """One line: the outcome, the property, and its requirements."""
        cites = f" ({', '.join(self.property.cites)})" if self.property.cites else ""
        at = f" at observation {self.violated_at}" if self.violated_at is not None else ""
        why = f": {self.reason}" if self.reason else ""
        return f"{self.outcome}{at}: {self.property.name}{cites}{why}"


MAY_COME = "what it demands may still happen"
"""Why a claim about what must happen some day is open."""


@dataclass(frozen=True, slots=True)
class Watched:
    """Properties that one observer of the loosest machine decides, by their places among all, with their monitors."""

    places: tuple[int, ...]
    monitors: tuple[Monitor, ...]
    now: Observer
    known: dict[tuple[Believer, int], tuple[Outcome, ...]] = field(
        default_factory=dict[tuple[Believer, int], tuple[Outcome, ...]], compare=False, repr=False
    )
    """What each belief shows, by its number: computed once for all programs that are watched."""

    def outcomes(self) -> Iterator[tuple[int, Outcome, str | None]]:
        """What the belief of the observer shows of each property, and why one is open."""
        belief = self.now.believer, self.now.now.number
        known = self.known.get(belief) if belief[1] >= 0 else None
        if known is None:
            known = self.known[belief] = _outcomes(self.now, sum(len(one.parts) for one in self.monitors))
        found = iter(known)
        for place, one in zip(self.places, self.monitors, strict=True):
            outcome = next(found)
            negated = None if one.negation is None else next(found)
            if outcome is Outcome.SATISFIED and negated not in {None, Outcome.VIOLATED}:
                yield place, Outcome.OPEN, MAY_COME
            else:
                yield place, outcome, _DIFFER if outcome is Outcome.OPEN else None

    def forget(self) -> None:
        """Drop what is computed again if it is needed, as believers do."""
        self.now.believer.forget()
        self.known.clear()


_OF_RUNS = "it is not about single states or steps"
_DIFFER = "some runs that show this break it, and others do not"


@dataclass(frozen=True)
class Watch:
    """What is established about a program after some observations, in two layers. Immutable, as an observer is.

    `reference` is the observer of the reference, or its first refusal. The properties are judged after a refusal, too:
    `decided` has all of them, in the order of the declaration.
    """

    reference: Observer | Refusal
    decided: tuple[Decided, ...]
    watched: tuple[Watched, ...]
    seen: int = 0

    def after(self, observation: Observation, time: Seconds | None = None) -> "Watch":
        """The same after one more observation. Raises what `Observer.after` does."""
        number, reference = self.seen + 1, self.reference
        if isinstance(reference, Observer):
            reference = reference.after(observation, time)
        decided = list(self.decided)
        followed = [following(decided, one, observation, time, number) for one in self.watched]
        return Watch(reference, tuple(decided), tuple(one for one in followed if one is not None), number)

    @property
    def refusal(self) -> Refusal | None:
        """The first observation that no run of the reference explains."""
        return self.reference if isinstance(self.reference, Refusal) else None

    @property
    def violated(self) -> tuple[Decided, ...]:
        """The properties that every run that shows the observations breaks."""
        return tuple(one for one in self.decided if one.outcome is Outcome.VIOLATED)

    def forget(self) -> None:
        """Drop what is computed again if it is needed, as believers do."""
        if isinstance(self.reference, Observer):
            self.reference.believer.forget()
        for one in self.watched:
            one.forget()

    def broken_since(self, before: "Watch") -> tuple[Decided, ...]:
        """The properties that are violated, and were not before."""
        pairs = zip(before.decided, self.decided, strict=True)
        return tuple(new for old, new in pairs if new.outcome is Outcome.VIOLATED is not old.outcome)

    @property
    def requirements(self) -> tuple[str, ...]:
        """The requirements that the refusal and the violated properties concern."""
        cites = {cite for one in self.violated for cite in one.property.cites}
        return tuple(sorted(cites.union(self.refusal.requirements if self.refusal else ())))

    def __str__(self) -> str:
        """The refusal, the violated properties, and the number of the others."""
        reference = f"not explained by the reference: {self.refusal}" if self.refusal else "explained by the reference"
        satisfied = sum(one.outcome is Outcome.SATISFIED for one in self.decided)
        rest = len(self.decided) - len(self.violated) - satisfied
        return "\n".join(
            [reference, *map(str, self.violated), f"properties: {satisfied} satisfied so far, {rest} open"]
        )


def watch(  # noqa: PLR0913 -- those of an observer, and three more
    declaration: Declaration,
    interface: Interface,
    names: Iterable[str],
    settings: Settings | None = None,
    tolerance: Seconds = 0,
    *,
    explained: bool = False,
    runs: bool = False,
) -> Watch:
    """A watch over a program that begins. The arguments and the errors are those of an observer.

    It takes a while to make, and is made once for any number of programs. With `explained`, the properties are decided
    on runs of the reference itself, for a program that it explains: those that it does not make for sure. Those about
    `runs` are decided if that is asked for: each of them needs variables of its own.
    """
    view = View(interface, names, settings)
    start = started(declaration, view, tolerance, explained=explained, runs=runs)
    watched = tuple(one for places in start.together() for one in start.begun(places))
    return Watch(observer(declaration, interface, view.names, settings, tolerance), tuple(start.decided), watched)


def started(
    declaration: Declaration, view: View, tolerance: Seconds, *, explained: bool = False, runs: bool = False
) -> "Start":
    """What observers of the properties are made of. The arguments are those of `watch`."""
    interface = view.interface
    machine = declaration if explained else loosest.loosest(declaration)
    erased = frozenset(interface.parameters)
    decided = [Decided(one, Outcome.OPEN, None, monitors.why_not(one.claim, erased)) for one in declaration.properties]
    if not runs:
        decided = [_without_runs(one) for one in decided]
    watching = dict[int, Monitor]()
    for place, one in enumerate(decided):
        if one.reason is None:
            try:
                watching[place] = monitors.monitor(machine, one.property.claim, str(place))
            except CapacityError as error:
                decided[place] = replace(one, reason=str(error))
    return Start(machine, view, tolerance, decided, watching)


@dataclass(frozen=True, slots=True)
class Start:
    """What observers of properties are made of."""

    machine: Declaration
    view: View
    tolerance: Seconds
    decided: list[Decided]
    watching: Mapping[int, Monitor]
    """By the place of a property: how steps break it."""

    def together(self) -> list[tuple[int, ...]]:
        """Which properties are decided together: those that need no more variables than one of them does."""
        interface, names = self.view.interface, self.view.names
        needs = dict[int, set[str]]()
        for place, one in self.watching.items():
            remembered = frozenset(loosest.memories(len(one.parts)))
            needs[place] = kept(monitors.monitored(self.machine, [one]), interface, names, remembered) - remembered
        found: list[list[int]] = []
        for place in sorted(needs, key=lambda one: len(needs[one]), reverse=True):
            group = next((each for each in found if needs[each[0]] >= needs[place]), None)
            if group is None:
                found.append([place])
            else:
                group.append(place)
        return list(map(tuple, found))

    def begun(self, places: tuple[int, ...], believing: type[Remembering] = Remembering) -> list[Watched]:
        """The watch over some properties: together, or each by itself if that cannot be.

        Whatever is believed otherwise, all runs are followed if the whole machine had to be explored anyway.
        """
        try:
            watching = tuple(self.watching[place] for place in places)
            found = Watched(places, watching, self._remembering(watching, believing))
        except (CapacityError, InputError) as error:
            if len(places) > 1:
                return [one for place in places for one in self.begun((place,), believing)]
            for place in places:
                self.decided[place] = replace(self.decided[place], reason=str(error))
            return []
        return [found] if decide(self.decided, found, 0) else []

    def _remembering(self, watching: tuple[Monitor, ...], believing: type[Remembering]) -> Observer:
        monitored = monitors.monitored(self.machine, watching)
        memories = loosest.memories(sum(len(one.parts) for one in watching))
        automaton = Automaton(monitored, self.view.interface, self.view.names, memories=memories)
        memory, live = monitors.initially(watching), Liveness(automaton)
        believer = (Remembering if live.is_whole else believing)(automaton, live, memory)
        return begun(believer, self.view, self.tolerance)


def _without_runs(one: Decided) -> Decided:
    """A claim about runs is not decided."""
    left = one.reason is None and monitors.is_of_runs(one.property.claim)
    return replace(one, reason=_OF_RUNS) if left else one


def following(
    decided: list[Decided], watched: Watched, observation: Observation, time: Seconds | None, number: int
) -> Watched | None:
    """The watch after one more observation, which is noted; None if nothing is left that may change.

    Raises OutOfTimeError, and InputError as `Observer.after` does.
    """
    try:
        now = watched.now.after(observation, time)
    except OutOfTimeError:
        raise
    except CapacityError as error:
        give_up(decided, watched.places, str(error))
        return None
    if isinstance(now, Refusal):
        give_up(decided, watched.places, unexplained(number))
        return None
    found = replace(watched, now=now)
    return found if decide(decided, found, number) else None


def unexplained(number: int) -> str:
    """Why properties are not decided from an observation on."""
    return f"even without the reference's guards, nothing explains observation {number}"


def decide(decided: list[Decided], watched: Watched, number: int) -> bool:
    """Note what an observer shows after so many observations. Is anything left that may change?"""
    for place, outcome, reason in watched.outcomes():
        before = decided[place]
        if before.outcome is not Outcome.VIOLATED:
            at = number if outcome is Outcome.VIOLATED else None
            decided[place] = replace(before, outcome=outcome, violated_at=at, reason=reason)
    return any(decided[place].outcome is not Outcome.VIOLATED for place in watched.places)


def give_up(decided: list[Decided], places: Iterable[int], reason: str) -> None:
    """Properties are open from now on, but for those that are violated."""
    for place in places:
        if decided[place].outcome is not Outcome.VIOLATED:
            decided[place] = replace(decided[place], outcome=Outcome.OPEN, reason=reason)


def _outcomes(now: Observer, count: int) -> tuple[Outcome, ...]:
    memory = joined(explanation.memory for explanation in now.now.belief)
    return tuple(_outcome(intact=memory.intact >> n & 1, broken=memory.broken >> n & 1) for n in range(count))


def _outcome(*, intact: int, broken: int) -> Outcome:
    return Outcome.OPEN if intact and broken else Outcome.VIOLATED if broken else Outcome.SATISFIED
