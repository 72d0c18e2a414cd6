"""The items that a step shows, in a view: its record with the fields, signals, and effects."""

from dataclasses import dataclass, replace
from typing import assert_never

from leverframe.observe.labelling import Label
from leverframe.observe.observations import Value


@dataclass(frozen=True, slots=True)
class Shown:
    """A value that is shown. `held` is the label of a value with an identity. Several values together are `parts`."""

    value: Value
    held: Label | None
    empty: bool
    parts: "tuple[Shown, ...]" = ()


@dataclass(frozen=True, slots=True)
class FieldItem:
    """A field of a record; an `optional` one may be missing."""

    name: str
    shown: Shown
    optional: bool


@dataclass(frozen=True, slots=True)
class RecordItem:
    """The record of a step. The event is None if the view does not show events."""

    source: str
    target: str
    event: str | None
    fields: tuple[FieldItem, ...]


@dataclass(frozen=True, slots=True)
class SignalItem:
    """A signal, with its value if it has several, and its fields."""

    name: str
    value: Shown | None
    fields: tuple[FieldItem, ...] = ()


@dataclass(frozen=True, slots=True)
class EffectItem:
    """An effect; `value` is None if the interface gives it none."""

    name: str
    value: Shown | None


Item = RecordItem | SignalItem | EffectItem


def kind_of(item: Item) -> tuple[str, str | None]:
    """What tells at once whether an observation can be an item: the target of a record, and the name of another one."""
    match item:
        case RecordItem(_, target):
            return "record", target
        case SignalItem(name):
            return "signal", name
        case EffectItem(name):
            return "effect", name
        case _:
            assert_never(item)


def same(one: Value, other: Value | None) -> bool:
    """Are two values equal? In Python, True equals 1."""
    return one == other and isinstance(one, bool) == isinstance(other, bool)


def shows(item: Item, label: Label | None) -> bool:
    """Has an item a field with this label?"""
    return not isinstance(item, EffectItem) and any(_has(field, label) for field in item.fields)


def _has(field: FieldItem, label: Label | None) -> bool:
    return label in {part.held for part in (field.shown.parts or (field.shown,))}


def told(item: Item, label: Label | None) -> Item:
    """The item if its fields with this label are not missing."""
    if isinstance(item, EffectItem):
        return item
    fields = tuple(replace(field, optional=field.optional and not _has(field, label)) for field in item.fields)
    return replace(item, fields=fields)
