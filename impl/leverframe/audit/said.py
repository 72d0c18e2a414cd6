"""A row → what it says about the machine, in the words of the machine and its interface, and nothing more.

Nothing is judged here: whether the interface has such a signal, and whether its value can be, is for `audit.seen`.
"""

import datetime as dt
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal, InvalidOperation
from fractions import Fraction
from typing import Literal

from leverframe.audit.inputs.rows import Row
from leverframe.audit.layout import Case, Constant, Layout, Member, Named, Scalar, Time, at

Execution = str | None
"""The id of an execution, in which an integer is the text of its digits; None if all rows are of one."""


class UnclearError(Exception):
    """Something in a row cannot be read."""


@dataclass(frozen=True, slots=True)
class Said:
    """What a row says: a step with its states and its event, as far as they are told; or the name of something else.

    A refused event tells the state in which it was refused.
    """

    kind: Literal["step", "refused", "signal", "effect", "report"]
    name: object = None
    """The event that was refused, the signal, the effect or the report."""
    source: str | None = None
    target: str | None = None
    event: str | None = None
    value: object = None
    fields: Mapping[str, object] = field(default_factory=dict)


def said(row: Row, layout: Layout) -> Said | None:
    """What a row says; None if it is about something else. Raises UnclearError."""
    members = row.members
    if layout.machine is not None and members.get("machine", layout.machine) != layout.machine:
        return None
    if layout.skip is not None and layout.skip.fits(row):
        return None
    case = layout.case_of(row)
    if case is not None:
        return _of_case(row, layout, case)
    for kind, named in (("signal", layout.signal), ("effect", layout.effect)):
        if named is not None and (name := at(members, named.member)) is not None:
            return _named(row, layout, "signal" if kind == "signal" else "effect", name, named)
    source, target = (_name(members, member, layout.states) for member in (layout.source, layout.target))
    event = _name(members, layout.event, layout.events)
    if layout.refused is not None and layout.refused.fits(row):
        return Said("refused", event, source, target, fields=_fields(row, layout, layout.fields))
    if source is None and target is None and event is None:
        raise UnclearError("it has no state, event, signal or effect")
    return Said("step", None, source, target, event, fields=_fields(row, layout, layout.fields))


def _of_case(row: Row, layout: Layout, case: Case) -> Said | None:
    fields = _fields(row, layout, {**layout.fields, **case.fields})
    match case.kind:
        case "nothing":
            return None
        case "report":
            return Said("report", case.name)
        case "refused":
            source, target = (_name(row.members, one, layout.states) for one in (layout.source, layout.target))
            return Said("refused", case.name, source, target, fields=fields)
        case "signal" | "effect":
            value = None if case.value is None else _value(row, layout, str(case.name), case.value)
            return Said(case.kind, case.name, value=value, fields=fields)
        case "step":
            source = case.source or _name(row.members, layout.source, layout.states)
            target = case.target or _name(row.members, layout.target, layout.states)
            return Said("step", None, source, target, case.event, fields=fields)


def _named(row: Row, layout: Layout, kind: Literal["signal", "effect"], name: object, named: Named) -> Said:
    value = None if named.value is None else _value(row, layout, str(name), named.value)
    return Said(kind, name, value=value, fields=_fields(row, layout, layout.fields))


def _fields(row: Row, layout: Layout, fields: Mapping[str, Member | Constant]) -> Mapping[str, object]:
    found = ((name, _value(row, layout, name, where)) for name, where in fields.items())
    return {name: value for name, value in found if value is not None}


def _value(row: Row, layout: Layout, name: str, where: Member | Constant) -> object:
    found = where.value if isinstance(where, Constant) else at(row.members, where)
    names: Mapping[str, Scalar] | None = layout.values.get(name)
    if names is None or isinstance(found, list | dict) or found is None:
        return found
    return names.get(str(found).lower() if isinstance(found, bool) else str(found), found)


def _name(members: Mapping[str, object], member: Member | None, names: Mapping[str, str]) -> str | None:
    found = None if member is None else at(members, member)
    if found is None or member is None:
        return None
    if isinstance(found, bool) or not isinstance(found, str | int):
        raise UnclearError(f"{'.'.join(member)} is no name")
    return names.get(str(found), str(found))


# ---- what is beside it -----------------------------------------------------------------------------------------------


def execution(row: Row, layout: Layout) -> Execution:
    """The id of the execution to which a row belongs. Raises UnclearError."""
    if layout.per_file:
        return row.place.file
    member = layout.execution if layout.names_executions_alike else _execution(row, layout)
    if member is None:
        return None
    found, name = at(row.members, member), ".".join(member)
    if found is None:
        raise UnclearError(f"it has no {name}, which names the execution")
    if isinstance(found, bool) or not isinstance(found, str | int):
        raise UnclearError(f"{name} is no id of an execution")
    return str(found)


def _execution(row: Row, layout: Layout) -> Member | None:
    case = layout.case_of(row)
    return layout.execution if case is None or case.execution is None else case.execution


def number(row: Row, layout: Layout) -> int | None:
    """The number of a row in its execution, if it has one. Raises UnclearError."""
    found = None if layout.number is None else at(row.members, layout.number)
    if found is None or layout.number is None:
        return None
    if (row.textual and isinstance(found, str)) or (isinstance(found, float) and found.is_integer()):
        found = integer(found)
    if isinstance(found, bool) or not isinstance(found, int):
        raise UnclearError(f"{'.'.join(layout.number)} is no integer")
    return found


def integer(told: object) -> int | None:
    """An integer that is written as a text, or with a fraction of nothing, as pandas does."""
    if isinstance(told, float):
        return int(told) if told.is_integer() else None
    return int(told.partition(".")[0]) if isinstance(told, str) and _INTEGER.fullmatch(told) else None


def time(row: Row, layout: Layout) -> Fraction | None:
    """When a row was written, in seconds, if it says so. Raises UnclearError."""
    found = None if layout.time is None else at(row.members, layout.time.member)
    return None if found is None or layout.time is None else _seconds(found, layout.time)


def _seconds(found: object, where: Time) -> Fraction:
    name = ".".join(where.member)
    if isinstance(found, bool) or not isinstance(found, str | int | float):
        raise UnclearError(f"{name} is no time")
    if where.per_second is None:
        return _moment(found, name)
    try:
        exact = Decimal(found) if isinstance(found, str | int) else Decimal(repr(found))
    except InvalidOperation:
        raise UnclearError(f"{name} is no number") from None
    if not exact.is_finite() or exact.adjusted() > 20 or exact.adjusted() < -40:  # noqa: PLR2004 -- digits
        raise UnclearError(f"{name} is out of range")
    return Fraction(exact) / where.per_second


_EPOCH = dt.date(1970, 1, 1).toordinal()
_INTEGER = re.compile(r"-?[0-9]{1,18}(\.0*)?")
_DATE, _CLOCK = r"(\d{4})-(\d\d)-(\d\d)", r"(\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,18}))?)?"
_MOMENT = re.compile(rf"{_DATE}[Tt ]{_CLOCK} ?(?:([Zz])|UTC|([+-])(\d\d):?(\d\d)?)?", re.ASCII)


def _moment(found: str | float, name: str) -> Fraction:
    """The seconds since 1970 of a date with a time (ISO 8601); without a zone, in UTC."""
    told = _MOMENT.fullmatch(found.strip()) if isinstance(found, str) else None
    if told is None:
        raise UnclearError(f"{name} is no date with a time")
    year, month, day, hour, minute = map(int, told.groups()[:5])
    second = Fraction(f"{told[6] or 0}.{told[7] or 0}")
    ahead = (int(told[10]) * 60 + int(told[11] or 0)) * (-1 if told[9] == "-" else 1) if told[9] else 0
    try:
        days = dt.date(year, month, day).toordinal() - _EPOCH
    except ValueError:
        raise UnclearError(f"{name} is no date with a time") from None
    if hour > 24 or minute > 59 or second >= 61:  # noqa: PLR2004 -- of a day, an hour, a minute
        raise UnclearError(f"{name} is no date with a time")
    return ((days * 24 + hour) * 60 + minute - ahead) * 60 + second
