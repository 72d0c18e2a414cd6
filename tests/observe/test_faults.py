"""Faults planted into the observer, each noticed by a scenario."""

import dataclasses
from collections.abc import Iterable, Iterator

import pytest

from leverframe.language.declaration import Declaration
from leverframe.observe import automaton, belief, fitting, parameters
from leverframe.observe.automaton import Automaton, Move
from leverframe.observe.belief import Belief, Believer, Explanation
from leverframe.observe.binding import UNSEEN, Binding, Bound, carried, resolved
from leverframe.observe.history import sight
from leverframe.observe.interface import Effect, Interface
from leverframe.observe.labelling import Label, Labelling
from leverframe.observe.liveness import Liveness
from leverframe.observe.observations import Effect as SeenEffect
from leverframe.observe.observations import Report, Signal, Step
from leverframe.observe.parameters import Choice
from leverframe.observe.view import View
from tests.support.planted import Faults, each_noticed

JUDGED = "test_observer::test_a_scenario_is_judged_as_it_must_be"
SAYS = r"the observer explains \d+ of the observations, some run shows \d+"
FAULTS = Faults()
Stale = frozenset[int]
Seen = Step | Signal | SeenEffect | Report

_closed, _choices, _moves, _executions, _kept, _fits, _stands = (
    Believer.closed,
    parameters.choices,
    Automaton.moves,
    Automaton.executions,
    automaton.kept,
    fitting.fits,
    Liveness._stands_for_one,
)


@FAULTS.planted(JUDGED, SAYS, name="hidden steps in a circle")
def hidden_steps_are_followed_once(patch: pytest.MonkeyPatch) -> None:
    def closed(self: Believer, found: Iterable[Explanation]) -> Belief:
        start = list(found)
        hidden = [after for one in start if not one.due for _, after in self.hidden(one)]
        return frozenset((*start, *hidden))

    patch.setattr(Believer, "closed", closed)


@FAULTS.planted(JUDGED, SAYS, name="effects after the record")
def hidden_steps_are_followed_while_an_effect_is_due(patch: pytest.MonkeyPatch) -> None:
    def closed(self: Believer, found: Iterable[Explanation]) -> Belief:
        start = frozenset(found)
        more = _closed(self, [one._replace(due=()) for one in start if one.due])
        return _closed(self, start) | more

    patch.setattr(Believer, "closed", closed)


@FAULTS.planted(JUDGED, SAYS, name="rest and refusal")
def rest_is_not_examined(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Automaton, "rests", lambda _self, _number: True)


@FAULTS.planted(JUDGED, SAYS, name="rest and refusal")
def an_event_is_refused_wherever_it_is_offered(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Automaton, "can_refuse", lambda _self, _number, _event, _told: True)


@FAULTS.planted(JUDGED, SAYS, name="effects after the record")
def a_record_that_may_be_missing_never_is(patch: pytest.MonkeyPatch) -> None:
    def moves(self: Automaton, number: int) -> tuple[Move, ...]:
        found = _moves(self, number)
        whole = {(move.transition, move.choice, move.target): move for move in reversed(found)}
        return tuple(whole.values())

    patch.setattr(Automaton, "moves", moves)


@FAULTS.planted(JUDGED, SAYS, name="rest and refusal")
def guards_are_not_in_the_cone(patch: pytest.MonkeyPatch) -> None:
    def kept(
        declaration: Declaration, interface: Interface, view: frozenset[str], remembered: frozenset[str]
    ) -> set[str]:
        del declaration, remembered
        return {variable for name, shown in interface.shows.items() if name in view for variable in shown.variables}

    patch.setattr(automaton, "kept", kept)


def _without_event(seen: Seen) -> Seen:
    return dataclasses.replace(seen, event=None) if isinstance(seen, Step) else seen


@FAULTS.planted(JUDGED, SAYS, name="two values that are compared")
def the_event_in_a_record_is_ignored(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(belief, "fits", lambda item, seen, ids: _fits(item, _without_event(seen), ids))


@FAULTS.planted(JUDGED, SAYS, name="a parameter")
def a_parameter_keeps_its_first_value(patch: pytest.MonkeyPatch) -> None:
    def choices(declaration: Declaration, names: Iterable[str]) -> dict[str, tuple[Choice, ...]]:
        return {event: found[:1] for event, found in _choices(declaration, names).items()}

    patch.setattr(parameters, "choices", choices)


@FAULTS.planted(JUDGED, SAYS, name="one value at a time")
def the_cache_forgets_which_ids_were_seen(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(belief, "sight", lambda seen, ids: sight(seen, ids._replace(slots=dict.fromkeys(ids.slots, 0))))


@FAULTS.planted(JUDGED, SAYS, name="one value at a time")
def a_dead_label_keeps_its_value(patch: pytest.MonkeyPatch) -> None:
    def keeping(binding: Binding, live: frozenset[Label]) -> Binding:
        return carried(binding, live | {bound.label for bound in binding})

    patch.setattr(belief, "carried", keeping)


@FAULTS.planted(JUDGED, SAYS, name="two values that are compared")
def a_label_may_take_the_value_of_another(patch: pytest.MonkeyPatch) -> None:
    def resolved_at_will(binding: Binding, seen: dict[Label, int], stale: Stale) -> Binding | None:
        del stale
        known = {bound.label: bound.slot for bound in binding}
        if any(known[label] not in {UNSEEN, slot} for label, slot in seen.items()):
            return None
        return tuple(Bound(bound.label, seen.get(bound.label, bound.slot), frozenset()) for bound in binding)

    patch.setattr(belief, "resolved", resolved_at_will)


@FAULTS.planted(JUDGED, SAYS, name="one value at a time")
def a_label_takes_another_value_while_it_is_live(patch: pytest.MonkeyPatch) -> None:
    def anew(binding: Binding, seen: dict[Label, int], stale: Stale) -> Binding | None:
        unseen = tuple(Bound(b.label, UNSEEN if b.label in seen else b.slot, b.others) for b in binding)
        return resolved(unseen, seen, stale)

    patch.setattr(belief, "resolved", anew)


@FAULTS.planted(JUDGED, SAYS, name="a value that nobody saw arrive later")
def an_unseen_value_may_be_any(patch: pytest.MonkeyPatch) -> None:
    def forgetting(binding: Binding, live: frozenset[Label]) -> Binding:
        return tuple(bound._replace(others=frozenset()) for bound in carried(binding, live))

    patch.setattr(belief, "carried", forgetting)


@FAULTS.planted(JUDGED, SAYS, name="a value that nobody saw arrive before")
def an_unseen_value_forgets_what_was_seen_beside_it(patch: pytest.MonkeyPatch) -> None:
    def forgetting(binding: Binding, seen: dict[Label, int], stale: Stale) -> Binding | None:
        found = resolved(binding, seen, stale)
        before = {bound.label: bound.others for bound in binding}
        return found and tuple(bound._replace(others=before[bound.label]) for bound in found)

    patch.setattr(belief, "resolved", forgetting)


@FAULTS.planted(JUDGED, SAYS, name="a value that nobody saw arrive before")
def what_is_shown_first_is_fresh(patch: pytest.MonkeyPatch) -> None:
    """The naive rule: an id that is bound nowhere is never an unseen one, but must be new."""

    def naive(binding: Binding, seen: dict[Label, int], stale: Stale) -> Binding | None:
        unseen = [label for label in seen if any(b.label == label and b.slot == UNSEEN for b in binding)]
        if unseen and any(bound.slot != UNSEEN for bound in binding):
            return None
        return resolved(binding, seen, stale)

    patch.setattr(belief, "resolved", naive)


@FAULTS.planted(JUDGED, SAYS, name="values that never come again")
def a_value_that_has_passed_may_come_again(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(belief, "resolved", lambda binding, seen, _stale: resolved(binding, seen, frozenset()))


@FAULTS.planted(JUDGED, SAYS, name="values that are classified")
def what_is_known_of_a_value_is_ignored(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(View, "allowed", lambda _self, _seen, _ids: {})


@FAULTS.planted(JUDGED, SAYS, name="values that are classified")
def the_cache_forgets_what_is_known_of_a_value(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(belief, "sight", lambda seen, ids: sight(seen, ids._replace(labels={})))


@FAULTS.planted("test_observer::test_too_few_labels_are_reported_with_the_step_that_needs_more", "DID NOT RAISE")
def labels_are_not_counted(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Liveness, "_suffice", lambda *_: None)


@FAULTS.planted(JUDGED, SAYS, name="two values that are compared")
def comparisons_are_not_uses(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Liveness, "_compared", lambda _self, _number, _compares: frozenset())


@FAULTS.planted(JUDGED, SAYS, name="a value that does not matter any more")
def every_variable_is_live(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Liveness, "_compared", lambda self, _number, _compares: frozenset(self.automaton.class_of))
    patch.setattr(Liveness, "_check", lambda _self: None)


@FAULTS.planted(JUDGED, SAYS, name="one value at a time")
def copies_are_not_followed(patch: pytest.MonkeyPatch) -> None:
    def kept_only(self: Liveness, number: int, move: Move, name: str) -> str | None:
        del self, number
        return None if name in dict(move.transition.effects) else name

    patch.setattr(Liveness, "_source", kept_only)


@FAULTS.planted(JUDGED, SAYS, name="effects that come later")
def an_effect_that_never_came_is_forgotten(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Effect, "waits_for", lambda self, event: event in self.by)


@FAULTS.planted(JUDGED, SAYS, name="effects that come later")
def the_value_of_an_effect_that_comes_later_is_forgotten(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Liveness, "_owed", lambda _self, _number: frozenset())


@FAULTS.planted(JUDGED, SAYS, name="effects that come later")
def an_effect_that_came_is_still_owed(patch: pytest.MonkeyPatch) -> None:
    def executions(self: Automaton, number: int) -> Iterator[Move]:
        for move in _executions(self, number):
            yield from (move, move._replace(target=number))

    patch.setattr(Automaton, "executions", executions)


@FAULTS.planted(JUDGED, SAYS, name="versions that change in place")
def versions_change_by_steps_alone(patch: pytest.MonkeyPatch) -> None:
    """Plain toggling: with two labels, the second change always restores the first version."""
    patch.setattr(Automaton, "renewals", lambda *_: ())


@FAULTS.planted(JUDGED, SAYS, name="versions that nobody tells")
def versions_change_although_another_holds_the_label(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Liveness, "renewed", lambda self, number, move: self._held(number, move.renewed))


@FAULTS.planted(JUDGED, SAYS, name="versions that change in place")
def a_version_that_changes_without_a_step_keeps_its_id(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Believer, "during", lambda _self, binding, way: carried(binding, way.kept))


@FAULTS.planted(JUDGED, SAYS, name="versions that change in place")
def a_thing_that_nothing_holds_stays_the_same(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Liveness, "_stands_for_one", lambda _self, _number, _name: True)


@FAULTS.planted(JUDGED, SAYS, name="versions that change in place")
def the_thing_of_a_version_does_not_matter(patch: pytest.MonkeyPatch) -> None:
    labels = Liveness.labels

    def without_things(self: Liveness, number: int) -> frozenset[Label]:
        return frozenset(label for label in labels(self, number) if label[0] != "file")

    patch.setattr(Liveness, "labels", without_things)


@FAULTS.planted(JUDGED, SAYS, name="versions of what has none")
def what_has_no_versions_tells_none(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Labelling, "is_unversioned", lambda _self, _name, _values: False)


@FAULTS.planted(JUDGED, SAYS, name="versions of what has none")
def what_has_versions_may_tell_any(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Labelling, "is_unversioned", lambda self, name, _values: bool(self.unversioned(name)))


@FAULTS.planted(JUDGED, SAYS, name="versions of what has none")
def what_has_no_versions_stays_the_same(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        Liveness,
        "_stands_for_one",
        lambda self, number, name: _stands(self, number, name) or name not in self.automaton.labelling.present,
    )


@FAULTS.planted(JUDGED, SAYS, name="versions that nobody tells")
def a_missing_version_is_the_same_one(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(automaton, "telling", lambda item, _label: item)


@FAULTS.planted(JUDGED, SAYS, name="versions that change in place")
def labels_inside_others_are_not_found(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Labelling, "is_held", lambda _self, _thing, _values: False)


test_a_planted_fault_is_noticed = each_noticed(FAULTS)
