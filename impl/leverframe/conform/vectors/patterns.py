"""What may be seen next of a belief: records, signals and effects, with slots in place of values with identities.

A *slot* stands for a real value. A slot that the belief mentions has the value that it had before. Any other slot of a
pattern stands for a value that differs from those of all slots of its class that the belief mentions.

A pattern is of one item of the machine, so two patterns of a belief may allow the same observation. Whoever follows a
subject keeps all of them: the beliefs behind them together are what the observer believes (`belief`), since each
explanation goes on by itself.

Limits: what `class` and `fresh: once` of an interface say of single values is in no pattern, so patterns allow more
there than an observer does.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import assert_never

from leverframe.errors import InternalError
from leverframe.observe.belief import After, Believer, Explanation
from leverframe.observe.binding import UNSEEN, Binding, Bound, resolved, slots_beside
from leverframe.observe.interface import Interface
from leverframe.observe.items import EffectItem, FieldItem, Item, RecordItem, ReportItem, Shown, SignalItem
from leverframe.observe.labelling import Label
from leverframe.observe.observations import Value

Kinds = Mapping[int, str]
"""The class of each slot that a belief mentions."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A value with an identity."""

    number: int
    kind: str


@dataclass(frozen=True, slots=True)
class Told:
    """A value that may be told; `None` there: the value is empty, and nothing may be told. `optional`: or nothing.

    `free`: anything may be told.
    """

    value: Value | Slot | None
    optional: bool = False
    free: bool = False


@dataclass(frozen=True, slots=True)
class Pattern:
    """A record (`source`, `event` and `name`, its target), a signal or an effect, with the values that it tells."""

    kind: str
    name: str
    source: str | None = None
    event: str | None = None
    value: Told | None = None
    fields: tuple[tuple[str, Told], ...] = ()


Taken = Mapping[Label, Slot]
"""The slots of the labels that an item shows, as far as it has been read."""


def patterns(believer: Believer, now: After, kinds: Kinds) -> Mapping[Pattern, tuple[After, Kinds]]:
    """What may be seen next, each with the belief and the slots afterwards, always in the same order."""
    found: dict[Pattern, list[Explanation]] = {}
    known: dict[Pattern, Kinds] = {}
    for expected in believer.expected(now.belief):
        for pattern, taken in _patterns(expected.due[0], _Ids(expected.binding, kinds, believer.automaton.interface)):
            seen = {label: slot.number for label, slot in taken.items()}
            binding = resolved(expected.binding, seen, frozenset())
            if binding is not None:
                found.setdefault(pattern, []).append(believer.after_first(expected._replace(binding=binding)))
                known[pattern] = {**kinds, **{slot.number: slot.kind for slot in taken.values()}}
    return {pattern: _after(believer, found[pattern], known[pattern]) for pattern in sorted(found, key=repr)}


def _after(believer: Believer, found: Sequence[Explanation], kinds: Kinds) -> tuple[After, Kinds]:
    now = believer.believed(found)
    if now is None:
        raise InternalError("a pattern without an explanation")
    return now, {slot: kinds[slot] for slot in sorted(now.slots)}


def _patterns(item: Item, ids: "_Ids") -> Iterator[tuple[Pattern, Taken]]:
    match item:
        case RecordItem(source, target, event, fields, document):
            for every, taken in _fields(fields, ids, {}):
                for name in (event,) if document is None else (event, document):
                    yield Pattern("record", target, source, name, fields=every), taken
        case SignalItem(name, value, fields):
            # A signal has no fields on the wire: those that it should tell must be optional or empty.
            if all(field.optional or field.shown.empty for field in fields):
                for told, taken in _optional(name, value, ids):
                    yield Pattern("signal", name, value=told), taken
        case EffectItem(name, value):
            for told, taken in _optional(name, value, ids):
                yield Pattern("effect", name, value=told), taken
        case ReportItem():
            raise InternalError("no vector has a result")
        case _:
            assert_never(item)


def _optional(name: str, value: Shown | None, ids: "_Ids") -> Iterator[tuple[Told | None, Taken]]:
    if value is None:
        yield None, {}
    else:
        yield from ids.told(name, value, {}, optional=False)


def _fields(
    fields: Sequence[FieldItem], ids: "_Ids", taken: Taken
) -> Iterator[tuple[tuple[tuple[str, Told], ...], Taken]]:
    if not fields:
        yield (), taken
        return
    first, *others = fields
    for told, more in ids.told(first.name, first.shown, taken, optional=first.optional):
        for rest, every in _fields(others, ids, more):
            yield ((first.name, told), *rest), every


@dataclass(frozen=True, slots=True)
class _Ids:
    """What an explanation knows of the values of its labels."""

    binding: Binding
    kinds: Kinds
    interface: Interface

    def told(self, name: str, shown: Shown, taken: Taken, *, optional: bool) -> Iterator[tuple[Told, Taken]]:
        """The ways in which a value may be told, each with the slots that are taken then."""
        if shown.parts:  # a pattern has no such value, and `cycles` refuses interfaces that demand one
            if optional or shown.empty:
                yield Told(None), taken
        elif shown.free:
            yield Told(None, free=True), taken
        elif shown.held is None:
            # None of the labels is told by telling nothing; the initial value of a variable may be told, too.
            yield Told(None if name in self.interface.labels else shown.value, optional or shown.empty), taken
        elif (slot := self._known(shown.held, taken)) is not None:
            yield Told(slot, optional), {**taken, shown.held: slot}
        else:
            if optional:
                yield Told(None), taken
            for slot in self._candidates(shown.held, taken):
                yield Told(slot), {**taken, shown.held: slot}

    def _bound(self, label: Label) -> Bound:
        return next(bound for bound in self.binding if bound.label == label)

    def _known(self, label: Label, taken: Taken) -> Slot | None:
        number = self._bound(label).slot
        return taken.get(label) or (None if number == UNSEEN else Slot(number, label[0]))

    def _candidates(self, label: Label, taken: Taken) -> Iterator[Slot]:
        """Known values of the class that the label can have, and one that nobody has seen."""
        used = {slot.number for slot in taken.values()}
        others = self._bound(label).others | slots_beside(label, self.binding) | used
        yield from (
            Slot(number, kind) for number, kind in self.kinds.items() if kind == label[0] and number not in others
        )
        yield Slot(
            next(n for n in range(len(self.kinds) + len(used) + 1) if n not in self.kinds.keys() | used), label[0]
        )
