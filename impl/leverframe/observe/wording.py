"""What may be seen, in words."""

from collections.abc import Iterable, Mapping
from typing import assert_never, cast

from leverframe.observe.items import EffectItem, FieldItem, Item, RecordItem, ReportItem, Shown, SignalItem
from leverframe.observe.labelling import Label
from leverframe.observe.observations import Effect, Quiescent, Report, Signal, Step, Told, Value, described


def in_words(item: Item, ids: Mapping[Label, str]) -> str:
    """What is shown, in words; `ids` are the values that labels stand for."""
    match item:
        case RecordItem(source, target, event, fields, _):
            return described(Step(target, source, event, _of(fields, ids)))
        case SignalItem(name, value, fields):
            told = None if value is None else _told(value, ids)
            return described(Signal(name, cast("Value | None", told), _of(fields, ids)))
        case EffectItem(name, shown):
            return described(Effect(name, None if shown is None else _told(shown, ids)))
        case ReportItem(name, fields):
            return described(Report(name, _of(fields, ids)))
        case _:
            assert_never(item)


def values_in_words(fields: Mapping[str, Shown], ids: Mapping[Label, str]) -> str:
    """Rest with these values of variables, in words."""
    return described(Quiescent({name: _told(shown, ids) for name, shown in fields.items()}))


def _of(fields: Iterable[FieldItem], ids: Mapping[Label, str]) -> Mapping[str, Told]:
    return {field.name: _told(field.shown, ids) for field in fields}


def _told(shown: Shown, ids: Mapping[Label, str]) -> Told:
    if shown.parts:
        return None if shown.empty else tuple(_scalar(part, ids) for part in shown.parts)
    return _scalar(shown, ids)


def _scalar(shown: Shown, ids: Mapping[Label, str]) -> Value | None:
    if shown.free:
        return "anything"
    if shown.held is not None:
        return ids.get(shown.held, "some id")
    return None if shown.empty else shown.value
