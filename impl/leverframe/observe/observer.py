"""The observer: follows a program by what is seen of it, and says when no run of the machine explains that.

    >>> import leverframe
    >>> from leverframe.observe.observations import Step
    >>> observer = leverframe.load("kernel").observer(["path", "decision"])
    >>> observer = observer.after(Step("IDLE", "BOOTING"))
    >>> observer.after(Step("AUDITING", "IDLE")).allowed
    ('the step IDLE → HALTED', 'the step IDLE → VALIDATING')

It refuses an observation if and only if no run of the machine, with hidden steps wherever the view hides them, shows
the observations so far and this one (tests/observe/test_observer.py compares it with an enumeration of all runs).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from leverframe.errors import Diagnostic, InputError
from leverframe.language.declaration import Declaration, Maker, Transition
from leverframe.language.guessing import did_you_mean
from leverframe.observe.automaton import Automaton
from leverframe.observe.belief import After, Believer, Explanation
from leverframe.observe.binding import UNSEEN, renumbered
from leverframe.observe.cites import cited
from leverframe.observe.classifiers import Settings
from leverframe.observe.history import NOTHING, History, Id, Known, Notes
from leverframe.observe.interface import EVENT, PATH, Interface
from leverframe.observe.labelling import Label
from leverframe.observe.observations import (
    Effect,
    Observation,
    Refused,
    Value,
    described,
)
from leverframe.observe.timed import Seconds, at, timed
from leverframe.observe.unnoticed import unclear_labels, unnoticed
from leverframe.observe.unsettled import unsettled
from leverframe.observe.view import Ids, View
from leverframe.observe.wording import in_words, values_in_words

_Ids = Mapping[Id, int]
_NO_LABELS: Mapping[str, frozenset[str]] = {}
_NONE: frozenset[int] = frozenset()


@dataclass(frozen=True)
class PossibleState:
    """A state in which the program may be: the control state, and the values of the variables that matter."""

    control: str
    values: Mapping[str, Value]


class Observer:
    """What is known of a program after some observations. Immutable: `after` returns another one."""

    def __init__(  # noqa: PLR0913, PLR0917 -- its state; only this module makes observers
        self,
        believer: Believer,
        view: View,
        now: After,
        ids: _Ids,
        seen: int = 0,
        refusals: int = 0,
        notes: Notes | None = None,
    ) -> None:
        self._believer, self._view, self._now, self._ids = believer, view, now, ids
        self._notes = notes or Notes()
        self.seen = seen
        """The number of observations so far."""
        self.refusals = refusals
        """The number of observations among them that nothing explained."""

    @property
    def now(self) -> After:
        """The belief, for whoever knows more than observations say."""
        return self._now

    def at(self, now: After) -> "Observer":
        """The observer with another belief of the same believer. It is no observation, so none is counted."""
        ids = {value: slot for value, slot in self._ids.items() if slot in now.slots}
        return Observer(self._believer, self._view, now, ids, self.seen, self.refusals, self._notes)

    def within(self, control: str) -> "Observer | None":
        """The observer if the program is known to be in a control state; None if no run leads there."""
        now = self._believer.within(self._now, control)
        return None if now is None else self.at(now)

    def joined(self, other: "Observer") -> "Observer":
        """The observer who knows that this one is right, or another one of the same believer."""
        ids, renamed = dict(self._ids), {UNSEEN: UNSEEN}
        for one, slot in other._ids.items():  # noqa: SLF001 -- another one of this class
            renamed[slot] = ids.setdefault(one, next(n for n in range(len(ids) + 1) if n not in ids.values()))
        others = (one._replace(binding=renumbered(one.binding, renamed)) for one in other.now.belief)
        now = self._believer.believed((*self._now.belief, *others)) or self._now
        return Observer(self._believer, self._view, now, ids, self.seen, self.refusals, self._notes)

    @property
    def essence(self) -> tuple[int, frozenset[str]] | None:
        """What it goes on from, if that is short: observers with the same one see the same. None with ids or times."""
        notes = self._notes
        plain = not self._ids and notes.time is None and notes.backwards is None and not notes.seen.length
        return (self._now.number, notes.unclear) if plain else None

    def agrees(self, other: "Observer") -> bool:
        """Does it go on from the same as another observer of its believer? Then both judge everything alike."""
        one, two = ((each._now.number, each._ids, each._notes) for each in (self, other))  # noqa: SLF001 -- of this class
        return one == two

    @property
    def size(self) -> int:
        """About how many characters it keeps of the log: those of ids."""
        return sum(len(str(value)) for _, value in self._ids) + 100 * self._notes.seen.length

    @property
    def view(self) -> tuple[str, ...]:
        """The names that this observer sees, in the order of the interface."""
        return tuple(name for name in self._view.interface.names if name in self._view.names)

    @property
    def unnoticed(self) -> tuple[str, ...]:
        """What this view cannot notice, and what could not be judged so far, a sentence each."""
        *found, _ = unnoticed(self.declaration, self._view.interface, self._view.names)
        times = "an answer that comes too late" if self._believer.timed else "how long anything takes"
        found.append(f"{times}, and whether a step that is owed ever happens")
        if self.backwards is not None:
            found.append(f"times from observation {self.backwards} on, where the clock of the log goes back")
        return (*found, *(unclear_labels(self._view.interface, kind) for kind in self.unclear))

    @property
    def unclear(self) -> tuple[str, ...]:
        """The classes of data of which some value could have several labels, for all that the log and settings say.

        Each possible label was tried. So a fault is not noticed if the program behaves as it may for another label.
        """
        return tuple(kind for kind in self._view.interface.data if kind in self._notes.unclear)

    def after(self, observation: Observation, time: Seconds | None = None) -> "Observer | Refusal":
        """The observer after one more observation, or the refusal if no run explains all of them.

        `time` is when it was seen, in seconds. It counts only if the settings of the program say how long its deadline
        is. Raises InputError if the observation uses a name that the view does not have (LF194), is about an event that
        the machine does not have (LF021), or has no usable value or time (LF198); CapacityError if there are too many
        explanations to tell.
        """
        ids, known, bare, notes = self._known(observation)
        if time is None and notes.time is None:
            now = self._believer.after(self._now, bare, known)
            return Refusal(self, observation) if now is None else self._next(self._believer, now, ids, notes)
        instant = at(self._believer, self._now, notes, time, self.seen + 1)
        now = instant.after(bare, known)
        if now is None:
            return Refusal(self, observation, time)
        return self._next(instant.believer, now, ids, instant.notes)

    def resumed(self, observation: Observation, time: Seconds | None = None) -> "Observer":
        """The observer after an observation that no run explains, as if the program were wherever it may be then.

        Another refusal may be a consequence of this one: `Refusal.earlier` counts those before it.
        """
        ids, known, bare, notes = self._known(observation)
        instant = at(self._believer, self._now, replace(notes, seen=History()), time, self.seen + 1)
        now = instant.believer.resumed(instant.now, bare, known._replace(stale=frozenset()))
        return self._next(instant.believer, now, ids, instant.notes, 1)

    @property
    def backwards(self) -> int | None:
        """The number of the first observation whose time is before an earlier one: from there times are ignored."""
        return self._notes.backwards

    def _known(self, observation: Observation) -> tuple[_Ids, Known, Observation, Notes]:
        """The ids with their slots, what is known of those in an observation, the rest of it, and the notes."""
        notes, view, ids = self._notes, self._view, self._ids
        found = view.ids(observation)
        if not found:
            if isinstance(observation, Refused):
                self._must_be_event(observation.event)
            return ids, NOTHING, view.bare(observation), notes
        slots: dict[str, int] = {}
        for field, value in found.items():
            slot = ids.get(value)
            if slot is None:
                taken = ids.values()
                slot = next(number for number in range(len(ids) + 1) if number not in taken)
                ids = {**ids, value: slot}
            slots[field] = slot
        tells = view.tells(observation)
        if not tells and not view.once and notes.unclear >= view.classified:
            return ids, Known(slots, _NO_LABELS, _NONE), observation, notes
        stale = frozenset(ids[one] for one in found.values() if one[0] in view.once and one in notes.seen)
        known = Known(slots, view.allowed(observation, found) if tells else _NO_LABELS, stale)
        return ids, known, view.bare(observation), self._noted(observation, found, known)

    def _noted(self, observation: Observation, found: Ids, known: Known) -> Notes:
        """The notes after an observation. A free effect is no evidence, so its ids count as never seen."""
        notes, view = self._notes, self._view
        if isinstance(observation, Effect) and view.interface.effects[observation.name].free:
            return notes
        clear = {name for name, labels in known.labels.items() if len(labels) == 1}
        fresh = {name: one[0] for name, one in found.items() if one not in self._ids}
        unclear = {kind for name, kind in fresh.items() if kind in view.classified and name not in clear}
        seen = notes.seen
        for one in found.values() if view.once else ():
            seen = seen.with_(one) if one[0] in view.once else seen
        return (
            notes
            if seen is notes.seen and unclear <= notes.unclear
            else replace(notes, seen=seen, unclear=notes.unclear | unclear)
        )

    @property
    def believer(self) -> Believer:
        """What computes its beliefs."""
        return self._believer

    def sight(self, observation: Observation) -> tuple[Observation, Known]:
        """What is compared with the machine: the observation without facts, and what is known of its ids."""
        _, known, bare, _ = self._known(observation)
        return bare, known

    def _next(self, believer: Believer, now: After, ids: _Ids, notes: Notes, refusals: int = 0) -> "Observer":
        if len(ids) > len(now.slots):
            ids = {value: slot for value, slot in ids.items() if slot in now.slots}
        return Observer(believer, self._view, now, ids, self.seen + 1, self.refusals + refusals, notes)

    @property
    def explanations(self) -> int:
        """The number of explanations: states, with what is due and with the values of the live labels."""
        return len(self._now.belief)

    @cached_property
    def states(self) -> tuple[PossibleState, ...]:
        """The states in which the program may be, in the order of the declaration, whatever was computed before."""
        numbers = {explanation.state for explanation in self._now.belief}
        automaton = self._believer.automaton
        found = (PossibleState(automaton.state(n).control, automaton.values(n)) for n in numbers)
        places = {one.name: place for place, one in enumerate(self.declaration.states)}
        return tuple(sorted(found, key=lambda one: (places[one.control], str(sorted(one.values.items())))))

    @property
    def controls(self) -> tuple[str, ...]:
        """The control states in which the program may be, in the order of the declaration."""
        automaton = self._believer.automaton
        found = {automaton.state(explanation.state).control for explanation in self._now.belief}
        return tuple(one.name for one in self.declaration.states if one.name in found)

    @cached_property
    def unsettled(self) -> tuple[str, ...]:
        """The choices of the interface that the document leaves open wherever the program may be."""
        return unsettled(self._believer.automaton, {each.state for each in self._now.belief})

    @cached_property
    def allowed(self) -> tuple[str, ...]:
        """What may be seen next, in words."""
        expected = self._believer.expected(self._now.belief)
        return tuple(sorted({in_words(one.due[0], self._known_of(one)) for one in expected}))

    def values(self, names: Iterable[str]) -> tuple[str, ...]:
        """What the values of these variables may be now, in words."""
        shown, found = self._believer.automaton.shown, set[str]()
        for one in self._now.belief:
            found.add(values_in_words({name: shown(one.state, name) for name in names}, self._known_of(one)))
        return tuple(sorted(found))

    def _known_of(self, explanation: Explanation) -> Mapping[Label, str]:
        """The values of the labels in an explanation, in words."""
        ids = {slot: str(value) for (_, value), slot in self._ids.items()}
        return {bound.label: ids.get(bound.slot, "some id") for bound in explanation.binding}

    @cached_property
    def possible(self) -> tuple[Transition, ...]:
        """The transitions of which something may be seen next, in the order of the declaration."""
        automaton = self._believer.automaton
        numbers = {explanation.state for explanation in self._now.belief if not explanation.due}
        found = {move.transition for number in numbers for move in automaton.moves(number) if move.items}
        return tuple(sorted(found, key=lambda line: (line.span, line.event, line.sources)))

    @property
    def declaration(self) -> Declaration:
        """The machine."""
        return self._believer.automaton.declaration

    @property
    def may_assume(self) -> bool:
        """Has the machine actions of the environment or faults, which an explanation may need and nothing shows?"""
        interface = self._view.interface
        if interface.records.each == "step" and not interface.parameters and {PATH, EVENT} <= self._view.names:
            return False
        return not {Maker.ENVIRONMENT, Maker.FAULT}.isdisjoint(self.declaration.makers.values())

    @property
    def interface(self) -> Interface:
        """What the world can see of the machine."""
        return self._view.interface

    def _must_be_event(self, name: str) -> None:
        known = [event.name for event in self.declaration.events if event.maker is not Maker.ENVIRONMENT]
        if name not in known:
            hint = did_you_mean(name, known)
            raise InputError((Diagnostic("LF021", f"unknown event {name!r}", None, None, hint),))

    def __repr__(self) -> str:
        """The number of observations, and the control states in which the program may be."""
        controls = ", ".join(dict.fromkeys(state.control for state in self.states))
        return f"<observer of {self.declaration.machine} after {self.seen} observations, in {controls}>"


@dataclass(frozen=True)
class Refusal:
    """No run of the machine shows the observations so far and this one. `before` explains all but the last."""

    before: Observer
    observation: Observation
    time: Seconds | None = None

    @property
    def explained(self) -> int:
        """The number of observations before this one; some run explains them, if there is no `earlier` refusal."""
        return self.before.seen

    @property
    def earlier(self) -> int:
        """The number of refusals before this one, of which it may be a consequence."""
        return self.before.refusals

    def resumed(self) -> Observer:
        """An observer that goes on, as if the program were wherever it may be after the observation."""
        return self.before.resumed(self.observation, self.time)

    @property
    def states(self) -> tuple[PossibleState, ...]:
        """The states in which the program may have been."""
        return self.before.states

    @property
    def allowed(self) -> tuple[str, ...]:
        """What could have been seen instead, in words."""
        return self.before.allowed

    @cached_property
    def requirements(self) -> tuple[str, ...]:
        """The requirements that are cited where the observation would belong.

        They are those of the transitions and events that look like the observation, or of its event elsewhere; if there
        are none, those of the control states in which the program may have been. Those that forbid it are added.
        """
        controls = frozenset(state.control for state in self.states)
        return cited(self.observation, controls, self.before.declaration, self.before.interface)

    def __str__(self) -> str:
        states = ", ".join(dict.fromkeys(state.control for state in self.states))
        allowed = "; ".join(self.allowed) or "nothing"
        number = self.explained + 1
        return (
            f"observation {number}, {described(self.observation)}, has no explanation: "
            f"the machine was in {states}, where the view allows {allowed}"
        )


def observer(
    declaration: Declaration,
    interface: Interface,
    names: Iterable[str],
    settings: Settings | None = None,
    tolerance: Seconds = 0,
) -> Observer:
    """An observer of a program that begins. `names` are the view (`reading.chosen`), `settings` those of the program.

    No time of an observation is further than `tolerance` seconds from the real one. Raises InputError (LF193) if a
    class of data has too few labels for this view, or for settings that cannot be read (LF198), and CapacityError.
    """
    view = View(interface, names, settings)
    return begun(Believer(Automaton(declaration, interface, view.names)), view, tolerance)


def begun(believer: Believer, view: View, tolerance: Seconds) -> Observer:
    """An observer who believes this of a program that begins."""
    believer.timed = timed(believer, view.interface.clock, view.settings, tolerance)
    return Observer(believer, view, believer.initial, {})
