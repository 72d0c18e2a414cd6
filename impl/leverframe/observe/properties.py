"""Which sentences of the document did a program break? Properties, decided on what was seen of a run.

For each property, an observer of the loosest machine (`observe.loosest`) follows all runs that show the observations.
The property is violated if each of them breaks it, and satisfied so far if none does. Otherwise it is open: what was
seen does not tell. A report of a program has two layers: whether the reference explains it, and this one.

Limits: only claims about single states and steps are decided. What a run does after the last observation does not count
for them, so nothing is said about what must happen some day.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from leverframe.errors import CapacityError, InputError
from leverframe.language.declaration import Declaration, Property
from leverframe.language.expr import Compare, variables_of, walk
from leverframe.observe import loosest
from leverframe.observe.automaton import Automaton
from leverframe.observe.belief import Believer
from leverframe.observe.classifiers import Settings
from leverframe.observe.interface import Interface
from leverframe.observe.liveness import Inherited, Liveness
from leverframe.observe.observations import Observation
from leverframe.observe.observer import Observer, Refusal, observer
from leverframe.observe.timed import Seconds


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


@dataclass(frozen=True, slots=True)
class _Watched:
    """A property with an observer of the loosest machine; without one, nothing changes any more."""

    decided: Decided
    now: Observer | None
    outcomes: dict[tuple[Believer, int], Outcome] = field(
        default_factory=dict[tuple[Believer, int], Outcome], compare=False, repr=False
    )
    """What each belief shows, by its number: computed once for all programs that are watched."""

    def after(self, observation: Observation, time: Seconds | None, number: int) -> "_Watched":
        if self.now is None:
            return self
        try:
            found = self.now.after(observation, time)
        except CapacityError as error:
            return self._given_up(str(error))
        if not isinstance(found, Observer):
            return self._given_up(f"even without the reference's guards, nothing explains observation {number}")
        belief = found.believer, found.now.number
        outcome = self.outcomes.get(belief)
        if outcome is None:
            outcome = self.outcomes[belief] = _outcome(found)
        if outcome is Outcome.VIOLATED:
            return _Watched(replace(self.decided, outcome=outcome, violated_at=number), None)
        if outcome is self.decided.outcome:
            return _Watched(self.decided, found, self.outcomes)
        return _Watched(replace(self.decided, outcome=outcome, reason=_WHY_OPEN[outcome]), found, self.outcomes)

    def _given_up(self, reason: str) -> "_Watched":
        return _Watched(replace(self.decided, outcome=Outcome.OPEN, reason=reason), None)


_WHY_OPEN: Mapping[Outcome, str | None] = {
    Outcome.OPEN: "some runs that show this break it, and others do not",
    Outcome.SATISFIED: None,
    Outcome.VIOLATED: None,
}


@dataclass(frozen=True)
class Watch:
    """What is established about a program after some observations, in two layers. Immutable, as an observer is.

    `reference` is the observer of the reference, or its first refusal. The properties are judged after a refusal, too.
    """

    reference: Observer | Refusal
    watched: tuple[_Watched, ...]
    seen: int = 0

    def after(self, observation: Observation, time: Seconds | None = None) -> "Watch":
        """The same after one more observation. Raises what `Observer.after` does."""
        number, reference = self.seen + 1, self.reference
        if isinstance(reference, Observer):
            reference = reference.after(observation, time)
        return Watch(reference, tuple(one.after(observation, time, number) for one in self.watched), number)

    @property
    def refusal(self) -> Refusal | None:
        """The first observation that no run of the reference explains."""
        return self.reference if isinstance(self.reference, Refusal) else None

    @property
    def decided(self) -> tuple[Decided, ...]:
        """All properties, in the order of the declaration."""
        return tuple(one.decided for one in self.watched)

    @property
    def violated(self) -> tuple[Decided, ...]:
        """The properties that every run that shows the observations breaks."""
        return tuple(one for one in self.decided if one.outcome is Outcome.VIOLATED)

    @property
    def breakable(self) -> "Watch":
        """The same of the properties alone that some step may break: whoever looks for violations needs no others."""
        return replace(self, watched=tuple(one for one in self.watched if one.now and _remembers(one.now.declaration)))

    def forget(self) -> None:
        """Drop what is computed again if it is needed, as believers do."""
        reference = (self.reference,) if isinstance(self.reference, Observer) else ()
        for one in (*reference, *(one.now for one in self.watched if one.now is not None)):
            one.believer.forget()
        for watched in self.watched:
            watched.outcomes.clear()

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


def watch(  # noqa: PLR0913 -- those of an observer, and one more
    declaration: Declaration,
    interface: Interface,
    names: Iterable[str],
    settings: Settings | None = None,
    tolerance: Seconds = 0,
    *,
    explained: bool = False,
) -> Watch:
    """A watch over a program that begins. The arguments and the errors are those of an observer.

    It takes a while to make, and is made once for any number of programs. With `explained`, the properties are decided
    on runs of the reference itself, for a program that it explains: those that it does not make for sure.
    """
    followed, view = declaration if explained else loosest.loosest(declaration), tuple(names)
    known: dict[frozenset[str], Liveness] = {}

    def start(machine: Declaration) -> Observer:
        remembered = frozenset({loosest.BROKEN})
        return observer(
            machine, interface, view, settings, tolerance, remembered, lambda one: _live(one, followed, known)
        )

    reference = observer(declaration, interface, view, settings, tolerance)
    return Watch(reference, tuple(_watched(followed, one, interface, start) for one in declaration.properties))


def _watched(
    machine: Declaration, one: Property, interface: Interface, start: Callable[[Declaration], Observer]
) -> _Watched:
    reason = loosest.why_not(one.claim, frozenset(interface.parameters))
    if reason is not None:
        return _Watched(Decided(one, Outcome.OPEN, None, reason), None)
    try:
        found = start(loosest.monitored(machine, one.claim))
    except (CapacityError, InputError) as error:
        return _Watched(Decided(one, Outcome.OPEN, None, str(error)), None)
    outcome = _outcome(found)
    decided = Decided(one, outcome, 0 if outcome is Outcome.VIOLATED else None, _WHY_OPEN[outcome])
    return _Watched(decided, None if outcome is Outcome.VIOLATED else found)


def _remembers(monitored: Declaration) -> bool:
    """Does some step break the claim whose memory a machine has?"""
    lines = (*monitored.transitions, *monitored.environment)
    return any(name == loosest.BROKEN for line in lines for name, _ in line.effects)


def _live(automaton: Automaton, machine: Declaration, known: dict[frozenset[str], Liveness]) -> Liveness:
    """The live labels of a machine with a memory; `known` are those of the machine without it, by its variables."""
    if _compares(automaton) or any(effect.ends for effect in automaton.interface.effects.values()):
        return Liveness(automaton)
    kept = automaton.kept - {loosest.BROKEN}
    if kept not in known:
        known[kept] = Liveness(Automaton(machine, automaton.interface, automaton.view, kept))
    return Inherited(automaton, known[kept])


def _compares(automaton: Automaton) -> bool:
    """Does the memory depend on a comparison of two values with identities? Then they are live until it."""
    lines = (*automaton.declaration.transitions, *automaton.declaration.environment)
    conditions = {value for line in lines for name, value in line.effects if name == loosest.BROKEN}
    held = automaton.class_of.keys() | {*automaton.interface.parameters}
    return any(
        held & variables_of(part.left) and held & variables_of(part.right)
        for value in conditions
        for part in walk(value)
        if isinstance(part, Compare)
    )


def _outcome(now: Observer) -> Outcome:
    broken = {bool(state.values[loosest.BROKEN]) for state in now.states}
    return Outcome.OPEN if len(broken) > 1 else Outcome.VIOLATED if broken == {True} else Outcome.SATISFIED
