"""Bindings: which real value each live label stands for.

A binding is injective and partial: at each moment, two live labels stand for two values. Only versions of two things
may be the same: two files may have the same content. A label that a hidden step makes live stands for a value that
nobody has seen yet. The values with which it was live together are remembered, since it cannot be one of them. The
first observation that shows it resolves it.

Values are small numbers, *slots*, and not the ids themselves, so the same situation with other ids is the same binding.
"""

from collections.abc import Mapping
from typing import NamedTuple

from leverframe.observe.labelling import Label

UNSEEN = -1
"""The slot of a label whose value nobody has seen yet."""


class Bound(NamedTuple):
    """A live label, its slot or `UNSEEN`, and the slots that it cannot have."""

    label: Label
    slot: int
    others: frozenset[int]


Binding = tuple[Bound, ...]
"""Sorted by label."""


def carried(binding: Binding, live: frozenset[Label]) -> Binding:
    """The binding at the next moment: labels that stay live keep their values, and new ones have unseen values."""
    if not live:
        return ()
    stay = tuple(bound for bound in binding if bound.label in live)
    fresh = live - {bound.label for bound in stay}
    if not fresh:
        return stay
    return tuple(sorted((*stay, *(Bound(label, UNSEEN, slots_beside(label, stay)) for label in fresh))))


def resolved(binding: Binding, seen: Mapping[Label, int], stale: frozenset[int]) -> Binding | None:
    """The binding in which these labels stand for these slots; None if they cannot.

    No label begins to stand for a value in `stale`.
    """
    for label, slot in seen.items():
        found = next(bound for bound in binding if bound.label == label)
        if found.slot == slot:
            continue
        if found.slot != UNSEEN or slot in stale or slot in found.others or slot in slots_beside(label, binding):
            return None
        binding = tuple(
            Bound(label, slot, frozenset())
            if bound is found
            else bound._replace(others=bound.others | {slot})
            if bound.slot == UNSEEN and _differ(bound.label, label)
            else bound
            for bound in binding
        )
    return binding


def renumbered(binding: Binding, numbers: Mapping[int, int]) -> Binding:
    """The binding with other numbers for its slots."""
    return tuple(
        Bound(label, numbers[slot], frozenset(map(numbers.__getitem__, others))) for label, slot, others in binding
    )


def slots_of(binding: Binding) -> frozenset[int]:
    """The slots to which labels are bound."""
    return frozenset(bound.slot for bound in binding if bound.slot != UNSEEN)


def slots_beside(label: Label, binding: Binding) -> frozenset[int]:
    """The slots to which the labels are bound that cannot stand for the same value as this one."""
    return frozenset(bound.slot for bound in binding if bound.slot != UNSEEN and _differ(bound.label, label))


def _differ(one: Label, other: Label) -> bool:
    """Must two labels stand for two values? Those of versions begin with their thing."""
    return one[0] != other[0] or one[1].partition(" ")[0] == other[1].partition(" ")[0] or " " not in one[1]


def mentioned(binding: Binding) -> frozenset[int]:
    """All slots in a binding, also those that a label cannot have."""
    return slots_of(binding).union(*(bound.others for bound in binding))
