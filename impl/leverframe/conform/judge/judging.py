"""One cycle in all dimensions: what a subject showed, and what is wrong with it.

The expectation is a set: what the belief, the stimulus with its label, exactly the disturbances of the plan, and the
machine's own steps allow until it is at rest. A reported state counts in the dimension 'state' and in no other, so a
subject that lies about it is judged by what it does, too.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import assert_never

from leverframe.conform.cycles.abilities import Abilities
from leverframe.conform.cycles.cycle import Cycle, Given
from leverframe.conform.cycles.steered import Steered
from leverframe.conform.cycles.telling import demanding
from leverframe.conform.judge import blame
from leverframe.conform.judge.carried import recorded, suspects
from leverframe.conform.judge.dimensions import BESIDE_ORDER, HARMLESS, Dimension, dimensions, in_order
from leverframe.conform.judge.evidence import (
    EDGE,
    Beliefs,
    Evidence,
    Sight,
    Unexplained,
    either,
    evidence,
    followed,
    sight,
)
from leverframe.conform.judge.hidden import established, in_doubt, refused
from leverframe.conform.judge.ordering import misplaced
from leverframe.conform.judge.taking import Bits, Groups, Offered, taken
from leverframe.conform.judge.wrong import Named, Wrong
from leverframe.conform.wire.messages import Observed, OkAnswer
from leverframe.conform.wire.parts import EffectSeen, RecordSeen, ReportSeen, Seen
from leverframe.language.declaration import Transition
from leverframe.observe.observations import Quiescent, described
from leverframe.observe.observer import Observer
from leverframe.observe.reports import Reports
from leverframe.observe.telemetry import reported


@dataclass(frozen=True, slots=True)
class _Answered:
    """A cycle and its answer: all that was seen, and what each dimension sees of it."""

    cycle: Cycle
    answer: Observed
    shown: Evidence
    sights: Mapping[str, Sight]


class Judge:
    """What is believed of one subject in all dimensions."""

    def __init__(
        self, abilities: Abilities, *, silent: bool, kind: type[Steered] = Steered, like: Iterable[Dimension] = ()
    ) -> None:
        self.abilities = abilities
        self.dimensions = dimensions(abilities, kind, like)
        self._recorded, self._established = recorded(self.dimensions), established(self.dimensions)
        self._silent, self._kind = silent, kind
        self._here: str | None = None
        # The last state on the path, and not the state that the subject reports: that may be a lie.
        self._count = 0
        self._ignored: dict[int, Beliefs] = {}
        self._lost: frozenset[int] = frozenset()
        """The cycles of which nobody will know whether a subject that ignored them would look the same."""
        self._at_reset: tuple[Wrong, ...] = ()
        self._telemetry = next((one.reports for one in self.dimensions if one.reports), {})
        self._reports = Reports(self._telemetry)
        self._last: tuple[Beliefs, _Answered] | None = None
        self.untold: set[str] = set()
        """The parts of an edge that some record did not tell."""
        self.told_by_records: set[str] = set()
        """What some record told: names, and the empty one as soon as there was a record."""

    def another(self) -> "Judge":
        """A judge of another subject of the same kind."""
        return Judge(self.abilities, silent=self._silent, kind=self._kind, like=self.dimensions)

    def reset(self, answer: OkAnswer | None = None) -> None:
        """A fresh execution begins. What is wrong with the answer is found with the first cycle."""
        for dimension in self.dimensions:
            dimension.reset()
        self._count, self._ignored, self._lost = 0, {}, frozenset()
        self._reports = Reports(self._telemetry)
        main = self.main
        controls = {one.control for one in main.observer.states} if main.observer else set[str]()
        self._here = controls.pop() if len(controls) == 1 else None
        self._at_reset = self._reset(answer) if answer is not None else ()

    def _reset(self, answer: OkAnswer) -> tuple[Wrong, ...]:
        """What is wrong with the answer to a reset."""
        found: list[Wrong] = []
        initial = self.main.steered
        here, self._here = self._here, initial.state(initial.initial).control
        shown = evidence(answer)
        for dimension in self.dimensions:
            observer = dimension.fresh() if answer.trace else dimension.observer
            seen = sight(dimension, shown, self._here, "")
            result = observer and followed(dimension, observer, seen)
            if isinstance(result, tuple):
                found.append(self._wrong_reset(dimension, observer or result[0], result))
                dimension.observer = None
            else:
                dimension.observer = result
        if not any(one.dimension == "telemetry" for one in found):
            found.extend(self._misreported(shown.trace))
        self._here = shown.last or here
        return tuple(found)

    def _wrong_reset(self, dimension: Dimension, begun: Observer, unexplained: Unexplained) -> Wrong:
        observer, seen, end = unexplained
        observed = f"the reset shows {described(seen)}" if seen else f"the reset leads to {end or 'no rest'}"
        blamed, expected = blame.blamed(dimension, begun, observer, seen), blame.expected(dimension, observer, seen)
        lines, controls, named = blamed.transitions, blame.controls(observer), _named(blamed)
        found = Wrong(dimension.name, expected, observed, lines, controls, seen, end, named=named, about=blamed.about)
        return replace(found, unsettled=observer.unsettled)

    def judge(self, cycle: Cycle, answer: Observed, late: Iterable[OkAnswer] = ()) -> tuple[Wrong, ...]:
        """What is wrong with an answer, by dimension; nothing if it is as expected. `late`: what came afterwards.

        A dimension in which something is wrong is not judged until the next reset.
        """
        whole = self._whole(cycle, answer, late)
        found, self._at_reset = list(self._at_reset), ()
        before = {one.name: one.observer for one in self.dimensions if one.observer is not None}
        for dimension in self.dimensions:
            if dimension.observer is None:
                continue
            result = self._judged(dimension, dimension.observer, whole)
            if isinstance(result, Wrong):
                found.append(result)
                dimension.observer = None
            else:
                dimension.observer = result
        if "records" in self.abilities.observes:
            records = [entry.record for entry in whole.shown.trace if isinstance(entry, RecordSeen)]
            self.untold |= {name for record in records for name in EDGE if record.get(name) is None}
            told = (name for record in records for name, value in record.items() if value is not None)
            self.told_by_records |= {"", *told} if records else set()
        if "telemetry" in before and not any(one.dimension == "telemetry" for one in found):
            found.extend(self._misreported(whole.shown.trace))
        if not found:
            found.extend(misplaced(whole.shown.trace, self._here, self.abilities))
        if not found:
            self._ignore(before, whole)
        self._last = None if found else (before, whole)
        self._here = whole.shown.last or self._here
        walked = bool(found) and "path" in self.shown and all(one.dimension in HARMLESS for one in found)
        return tuple(replace(one, walked=True) for one in found) if walked else tuple(found)

    def taken(self, groups: Groups) -> Bits:
        """What the subject has done for sure in the last cycle, if all was as expected.

        It has refused what it was to refuse if it says so, or if its acceptance would have shown.
        """
        if self._last is None:
            return 0
        before, whole = self._last
        found, offered = 0, Offered(whole.cycle, *self._outcomes(whole.answer))
        for one in self.dimensions:
            if one.name in before and (one is self.main or one.name in BESIDE_ORDER):
                found |= taken(one, before[one.name], offered, whole.sights[one.name], groups)
        if whole.answer.outcome == "refused" or not self.shown.isdisjoint(("path", "state", "records")):
            events = self.abilities.interface.stimuli[whole.cycle.given.stimulus].leads_to
            states = self.abilities.declaration.states
            for refusal in ((event, state.name) for event in events for state in states):
                found |= groups.get(refusal, 0)
        return found

    def explains(self, cycle: Cycle, answer: Observed, late: Iterable[OkAnswer] = ()) -> bool:
        """Is an answer as expected? What is believed stays as it is, for another question."""
        whole = self._whole(cycle, answer, late)
        beliefs = ((one, one.observer) for one in self.dimensions if one.observer is not None)
        explained = all(isinstance(self._after(one, before, whole), Observer) for one, before in beliefs)
        return (
            explained
            and not self._at_reset
            and not any(True for _ in misplaced(whole.shown.trace, self._here, self.abilities))
        )

    def _whole(self, cycle: Cycle, answer: Observed, late: Iterable[OkAnswer]) -> _Answered:
        shown, stimulus = evidence(answer, late), cycle.given.stimulus
        sights = {one.name: sight(one, shown, self._here, stimulus) for one in self.dimensions}
        return _Answered(cycle, answer, shown, sights)

    def _misreported(self, trace: Sequence[Seen]) -> Iterator[Wrong]:
        """What is wrong with reports, once for each field, whatever the step."""
        told = (entry for entry in trace if isinstance(entry, ReportSeen))
        found = [one for entry in told for one in self._reports.wrong(entry.report, entry.fields)]
        every = {(one.report, one.field): one for one in reversed(found)}
        for one in every.values():
            named = Named(f"telemetry: {blame.told([one.field], reported(one.report))}", (one.cite,))
            expected, observed = f"{one.field}: {one.expected}", f"{one.field}: {one.observed}"
            yield Wrong("telemetry", (expected,), observed, (), (), named=named, about=(one.field,))

    def resume(self, resting: Iterable[int]) -> frozenset[int]:
        """Judge on, after a failure in records alone, in all dimensions; return the states as `states` does.

        Where the others allow it, a dimension that failed begins anew, and knows nothing of the subject's data.
        """
        states = self.states(resting)
        main = self.main
        self._reports = Reports(self._telemetry)
        for dimension in self.dimensions:
            if dimension.observer is None:
                dimension.resume({dimension.core(main.steered.base, state) for state in states})
        self._count += 1
        self._lost, self._ignored = self.unseen, {}
        return states

    @property
    def unseen(self) -> frozenset[int]:
        """The cycles since the reset, by number from 0, of which a subject that ignored them would look the same."""
        return self._lost | self._ignored.keys()

    def _ignore(self, before: Beliefs, whole: _Answered) -> None:
        """Follow subjects that have ignored a stimulus that the machine may accept: what is seen refutes most.

        Whoever ignores one may ignore further ones: nothing that fails to come tells that the first one was done.
        """
        accepted, refused = self._outcomes(whole.answer)
        ignorable = accepted and (refused or not self._kind.tells_by_outcomes)
        still: dict[int, Beliefs] = {}
        for number, beliefs in self._ignored.items():
            nothing = self._nothing(beliefs, whole) if ignorable else None
            after = either(self._all_after(beliefs, whole), nothing)
            if after is not None:
                self._follow(number, after, still)
        self._ignored = still
        if ignorable and self.main.name in before:
            bases = self.main.bases(before[self.main.name])
            refused = all(self.main.steered.refuses(one, whole.cycle.given) for one in bases)
            if self.shown <= {"outcome", "result"}:  # nobody sees either that too much was done
                self._lost |= {self._count}
            elif not refused and (nothing := self._nothing(before, whole)) is not None:
                self._follow(self._count, nothing, self._ignored)
        self._count += 1

    def _all_after(self, beliefs: Beliefs, whole: _Answered) -> Beliefs | None:
        """The beliefs after a cycle; None if one of them cannot explain it."""
        found: Beliefs = {}
        for one in self.dimensions:
            if one.name in beliefs:
                after = self._after(one, beliefs[one.name], whole)
                if not isinstance(after, Observer):
                    return None
                found[one.name] = after
        return found

    def _follow(self, number: int, beliefs: Beliefs, among: dict[int, Beliefs]) -> None:
        """Follow a subject that has ignored a stimulus, unless as much is believed of it as of one that has not."""
        now = ((one.observer, beliefs.get(one.name)) for one in self.dimensions)
        if all(one is other or (one is not None and other is not None and one.agrees(other)) for one, other in now):
            self._lost |= {number}
        else:
            among[number] = beliefs

    def _nothing(self, before: Beliefs, whole: _Answered) -> Beliefs | None:
        """The beliefs if nothing happens in a cycle, unless something was seen. A result is no evidence of anything."""
        found: Beliefs = {}
        for one in self.dimensions:
            if one.name in before:
                seen = replace(whole.sights[one.name], result=None)
                ended = None if seen.observations else followed(one, before[one.name], seen)
                if not isinstance(ended, Observer):
                    return None
                found[one.name] = ended
        return found

    @property
    def told(self) -> dict[str, tuple[tuple[Transition, ...], ...]]:
        """The requirements that results and telemetry show, with the transitions of which they tell."""
        tells = [shown for one in self.dimensions if one.name == "result" for shown in one.tells.values()]
        return demanding(self.abilities.declaration, self._telemetry, tells)

    def unshown(self, told: Collection[str]) -> Mapping[str, str]:
        """The requirements that demand something of records of which too little is seen, each with the reason.

        `told` is what some record told. Nothing is said about the fields of records that have none.
        """
        records, names = self.abilities.interface.records, self.shown
        about = (*records.cites, *records.fields)
        unseen = () if "records" in names else [name for name in about if name not in self.told]
        unordered = () if {"records", "path"} <= names else records.before_state or ()
        both = "records and the states on the way are not both seen"
        has_none = bool(told) and self.abilities.interface.shows.keys().isdisjoint(told)
        bare = [name for name in records.fields if has_none and name not in self.told]
        reasons = dict.fromkeys(bare, "no record has a field that the interface names")
        return reasons | dict.fromkeys(unordered, both) | dict.fromkeys(unseen, "no records are seen")

    @property
    def shown(self) -> frozenset[str]:
        """The dimensions, and the effects that are seen."""
        names = frozenset(one.name for one in self.dimensions)
        return names.union(self.abilities.seen(self.abilities.interface.effects) if "effects" in names else ())

    @property
    def main(self) -> Dimension:
        """The dimension that shows most: its machine has every variable that matters in any of them."""
        return self.dimensions[-1]

    def states(self, resting: Iterable[int]) -> frozenset[int]:
        """The states of the main machine in which the subject may be, as all dimensions know that are judged.

        `resting` are the states of which nothing else is known, for when the main dimension is not judged.
        """
        main, base = self.main, self.main.steered.base
        found = set(resting) if main.observer is None else main.bases(main.observer)
        for one in self.dimensions[:-1]:
            if one.observer is not None:
                allowed = {one.core(one.steered.base, state) for state in one.bases(one.observer)}
                found = {state for state in found if one.core(base, state) in allowed}
        return frozenset(found)

    def _judged(self, dimension: Dimension, before: Observer, whole: _Answered) -> Observer | Wrong:
        begun = self._begun(dimension, before, whole)
        if begun is None:
            return self._wrong_outcome(dimension, before, whole)
        shown = whole.sights[dimension.name]
        dimension.course.append((begun, shown.observations))
        found = followed(dimension, begun, shown)
        if isinstance(found, Observer):
            return found
        observer, seen, end = found
        first = self.abilities.interface.stimuli[whole.cycle.given.stimulus].leads_to
        blamed = blame.blamed(dimension, begun, observer, seen)
        planned = [one for one in whole.cycle.plan if isinstance(one, str)] if isinstance(seen, Quiescent) else ()
        return Wrong(
            dimension.name,
            blame.expected(dimension, observer, seen),
            described(seen) if seen is not None else f"the end in {end}" if end is not None else "the end",
            blamed.transitions,
            blame.controls(observer),
            seen,
            end,
            self._offered(dimension, before, whole),
            first if whole.answer.outcome == "refused" else (),
            whole.answer.error,
            _named(blamed),
            blamed.about,
            shown.place(seen),
            tuple(planned),
            unsettled=observer.unsettled,
            earlier=suspects(dimension, observer, seen, self._recorded),
            hidden=in_doubt(dimension, observer, seen, blamed.transitions, self._established),
            first=first,
        )

    def _after(self, dimension: Dimension, before: Observer, whole: _Answered) -> Observer | Unexplained | None:
        """The observer after a cycle; or the last one, with what it cannot explain; None if the outcome is wrong."""
        begun = self._begun(dimension, before, whole)
        return None if begun is None else followed(dimension, begun, whole.sights[dimension.name])

    def _begun(self, dimension: Dimension, before: Observer, whole: _Answered) -> Observer | None:
        accepted, refused = self._outcomes(whole.answer)
        return dimension.begun(before, whole.cycle, accepted=accepted, refused=refused)

    def _offered(self, dimension: Dimension, before: Observer, whole: _Answered) -> tuple[str, ...]:
        """The events to which those stimuli may lead that the machine may have refused."""
        cycle = whole.cycle
        refused = any(dimension.steered.refuses(state, cycle.given) for state in dimension.bases(before))
        first = () if whole.answer.outcome == "accepted" or not refused else (cycle.given,)
        given = (*first, *(element for element in cycle.plan if isinstance(element, Given)))
        stimuli = self.abilities.interface.stimuli
        return tuple(dict.fromkeys(event for one in given for event in stimuli[one.stimulus].leads_to))

    def _outcomes(self, answer: Observed) -> tuple[bool, bool]:
        """May the stimulus have been accepted, and may it have been refused?"""
        match answer.outcome:
            case "accepted":
                return True, self._silent
            case "refused":
                return False, True
            case "raised":
                return True, True
            case _:
                assert_never(answer.outcome)

    def _wrong_outcome(self, dimension: Dimension, observer: Observer, whole: _Answered) -> Wrong:
        machine, cycle, answer = dimension.steered, whole.cycle, whole.answer
        states = dimension.bases(observer)
        moves = [move.transition for state in states for move in machine.caused(state, cycle.given)]
        expected = (f"{cycle.given} is {'accepted' if moves else 'refused'}",)
        told = f": {answer.error}" if answer.error else ""
        observed = f"{cycle.given} is {answer.outcome}{told}"
        lines = in_order(moves)
        offered = self.abilities.interface.stimuli[cycle.given.stimulus].leads_to
        denied = offered if answer.outcome == "refused" else ()
        here, end = blame.controls(observer), whole.shown.last or whole.shown.state
        found = Wrong(dimension.name, expected, observed, lines, here, end=end, offered=offered, denied=denied)
        effects = tuple(entry.effect for entry in whole.shown.trace if isinstance(entry, EffectSeen))
        hidden = refused(dimension, observer, self._established)
        return replace(found, told=answer.error, effects=effects, unsettled=observer.unsettled, hidden=hidden)


def _named(blamed: blame.Blamed) -> Named | None:
    return None if blamed.requirements is None else Named(blamed.cause, blamed.requirements)
