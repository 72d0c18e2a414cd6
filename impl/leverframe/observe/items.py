"""What a step shows, in order: its record or its signals, then its effects; and what a caller is told by it."""

from dataclasses import dataclass, replace
from typing import assert_never

from leverframe.observe.labelling import Label
from leverframe.observe.observations import Step, Value


@dataclass(frozen=True, slots=True)
class Shown:
    """A value that is shown. `held` is the label of a value with an identity. Several values together are `parts`.

    An `empty` value is told by telling nothing. If it is `free`, anything may be told: it is the version of a thing
    that has none. `also` is another name for the same value.
    """

    value: Value
    held: Label | None
    empty: bool
    parts: "tuple[Shown, ...]" = ()
    free: bool = False
    also: Value | None = None


ANYTHING = Shown("anything", None, empty=False, free=True)


@dataclass(frozen=True, slots=True)
class FieldItem:
    """A field of a record; an `optional` one may be missing."""

    name: str
    shown: Shown
    optional: bool


@dataclass(frozen=True, slots=True)
class RecordItem:
    """The record of a step. The event is None if the view does not show events.

    `document` is the event of the document that this one realises, if it is called otherwise there. A record may tell
    that name: whoever implements the document knows no other.
    """

    source: str
    target: str
    event: str | None
    fields: tuple[FieldItem, ...]
    document: str | None = None

    def is_edge(self, seen: Step) -> bool:
        """Has a step this edge, as far as it tells?"""
        return (
            seen.target in {None, self.target}
            and seen.source in {None, self.source}
            and (self.event is None or seen.event in {None, self.event, self.document})
        )


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


@dataclass(frozen=True, slots=True)
class ReportItem:
    """What is told of a step, to a caller or to an operator; anything, or nothing, if it is `free`."""

    name: str
    fields: tuple[FieldItem, ...]
    free: bool = False

    @property
    def may_be_missing(self) -> bool:
        """May nothing be told?"""
        return self.free or all(field.optional or field.shown.empty for field in self.fields)


Item = RecordItem | SignalItem | EffectItem | ReportItem


def kind_of(item: Item) -> tuple[str, str | None]:
    """What tells at once whether an observation can be an item: the target of a record, and the name of another one."""
    match item:
        case RecordItem(_, target):
            return "record", target
        case SignalItem(name):
            return "signal", name
        case EffectItem(name):
            return "effect", name
        case ReportItem(name):
            return "report", name
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


def telling(item: Item, label: Label | None) -> Item:
    """The item if its fields with this label are not missing."""
    if isinstance(item, EffectItem):
        return item
    fields = tuple(replace(field, optional=field.optional and not _has(field, label)) for field in item.fields)
    return replace(item, fields=fields)
