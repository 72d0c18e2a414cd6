"""What is seen of a program: records of steps, signals, effects, refusals, rest."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from leverframe.model.trace import value_text

Value = str | int | bool
"""A value in the notation of the language; for data with identities, the id of the real value, a text or an integer."""

Told = Value | tuple[Value | None, ...] | None
"""What a field tells: a value, the values of several variables together, or None if it is empty."""


@dataclass(frozen=True, slots=True)
class Step:
    """The record of a step into `target`.

    A `target` of None is not told, and so are a `source` and an `event`. A field that is missing or None says that the
    value is empty: the initial value of the variable, or for data with identities none of the labels.
    """

    target: str | None
    source: str | None = None
    event: str | None = None
    fields: Mapping[str, Told] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Signal:
    """A signal of the interface, with its value if it has several, and with the fields that name its event."""

    name: str
    value: Value | None = None
    fields: Mapping[str, Told] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Effect:
    """An effect of the interface that was executed, with its value if the interface gives one."""

    name: str
    value: Told = None


@dataclass(frozen=True, slots=True)
class Refused:
    """An event was offered and refused, with the values of parameters as far as they are known. Nothing changed."""

    event: str
    fields: Mapping[str, Value | None] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Quiescent:
    """The program is at rest: it does nothing of its own until something happens outside.

    `fields` are values of variables, as far as they are told; None says that a value is empty.
    """

    fields: Mapping[str, Told] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Report:
    """What is told of a step, to the caller of a stimulus or to an operator: a name, and fields.

    A field that is missing or None tells nothing.
    """

    name: str
    fields: Mapping[str, Told] = field(default_factory=dict)


Observation = Step | Signal | Effect | Refused | Quiescent | Report


def numbered(name: str, values: Iterable[Value | None]) -> Mapping[str, Value | None]:
    """The values of several variables, each under a name of its own."""
    return {f"{name} {index}": value for index, value in enumerate(values)}


def described(seen: Observation) -> str:
    """An observation in words."""
    match seen:
        case Step(target, source, event, fields):
            by = f" by {event}" if event else ""
            if target is None:
                return f"{f'a step from {source}' if source else 'a step'}{by}{_with(fields)}"
            return f"the step {source or '?'} → {target}{by}{_with(fields)}"
        case Signal(name, value, fields):
            return f"the signal {name}{'' if value is None else f' {value}'}{_with(fields)}"
        case Effect(name, value):
            return f"the effect {name}{'' if value is None else f' {_text(value)}'}"
        case Refused(event, fields):
            return f"the refusal of {event}{_with(fields)}"
        case Quiescent(fields):
            return f"rest{_with({name: 'nothing' if value is None else value for name, value in fields.items()})}"
        case Report(name, fields):
            return f"the {name}{_with(fields)}"


def _with(fields: Mapping[str, Told]) -> str:
    told = ", ".join(f"{name} {_text(value)}" for name, value in fields.items() if value is not None)
    return f" with {told}" if told else ""


def _text(value: Value | tuple[Value | None, ...]) -> str:
    if isinstance(value, tuple):
        return f"({', '.join('nothing' if each is None else _text(each) for each in value)})"
    return value_text(value)
