"""Whether an observation is what a step shows, and which real values the labels in it then stand for."""

from collections.abc import Iterable, Mapping

from leverframe.observe.history import Known
from leverframe.observe.items import EffectItem, FieldItem, Item, RecordItem, ReportItem, Shown, SignalItem, same
from leverframe.observe.labelling import Label
from leverframe.observe.observations import Effect, Report, Signal, Step, Told, numbered


def fits(item: Item, seen: Step | Signal | Effect | Report, ids: Known) -> dict[Label, int] | None:
    """The slots of the labels if an observation is this item; None if it is not."""
    match item, seen:
        case RecordItem(), Step():
            return of_fields(item.fields, seen.fields, ids) if item.is_edge(seen) else None
        case SignalItem(name, value, fields), Signal():
            if seen.name != name or (value is None) != (seen.value is None):
                return None
            found = {} if value is None else _slot(value, seen.value, "", ids)
            rest = None if found is None else of_fields(fields, seen.fields, ids)
            return None if found is None or rest is None else _both(found, rest)
        case EffectItem(name, None), Effect():
            return {} if (seen.name, seen.value) == (name, None) else None
        case EffectItem(name, shown), Effect() if shown is not None:
            return _slot(shown, seen.value, "", ids) if seen.name == name else None
        case ReportItem(name, fields, free), Report():
            if seen.name != name:
                return None
            return {} if free else of_fields(fields, seen.fields, ids)
        case _:
            return None


def of_fields(fields: Iterable[FieldItem], told: Mapping[str, Told], ids: Known) -> dict[Label, int] | None:
    """The slots of the labels if all fields are as expected, and no others are told; None if not."""
    known, slots = set[str](), dict[Label, int]()
    for field in fields:
        known.add(field.name)
        value = told.get(field.name)
        if value is None and field.optional:
            continue
        found = _slot(field.shown, value, field.name, ids)
        both = None if found is None else _both(slots, found)
        if both is None:
            return None
        slots = both
    return None if any(value is not None and name not in known for name, value in told.items()) else slots


def _both(one: dict[Label, int], other: dict[Label, int]) -> dict[Label, int] | None:
    """The slots of both; None if a label has two."""
    return None if any(one.get(label, slot) != slot for label, slot in other.items()) else {**one, **other}


def _slot(shown: Shown, value: Told, name: str, ids: Known) -> dict[Label, int] | None:
    """The slots of the labels in a value if it is as expected; None if it is not."""
    if value is None:
        return {} if shown.empty else None
    if shown.free:
        return {}
    if isinstance(value, tuple | list):
        slots: dict[Label, int] | None = {}
        for part, (key, each) in zip(shown.parts, numbered(name, value).items(), strict=True):
            found = _slot(part, each, key, ids)
            slots = None if slots is None or found is None else _both(slots, found)
        return slots
    if shown.held is not None:
        slot, labels = ids.slots.get(name), ids.labels.get(name)
        fitting = slot is not None and (labels is None or shown.held[1] in labels)
        return {shown.held: slot} if slot is not None and fitting else None
    said = same(shown.value, value) or (shown.also is not None and same(shown.also, value))
    return {} if said and name not in ids.slots else None
