"""What is seen of a program: records of steps, signals, effects, refusals, rest."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from leverframe.model.trace import value_text

Value = str | int | bool
"""A value in the notation of the language; for data with identities, the id of the real value, a text or an integer."""


@dataclass(frozen=True, slots=True)
class Step:
    """The record of a step into `target`.

    A `source` of None is not told, and so is an `event`. A field that is missing or None says that the value is empty:
    the initial value of the variable, or for data with identities none of the labels.
    """

    target: str
    source: str | None = None
    event: str | None = None
    fields: Mapping[str, Value | None] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Signal:
    """A signal of the interface, with its value if it has several."""

    name: str
    value: str | None = None


@dataclass(frozen=True, slots=True)
class Effect:
    """An effect of the interface that was executed, with its value if the interface gives one."""

    name: str
    value: Value | None = None


@dataclass(frozen=True, slots=True)
class Refused:
    """An event was offered and refused, with the values of parameters as far as they are known. Nothing changed."""

    event: str
    fields: Mapping[str, Value | None] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Quiescent:
    """The program is at rest: it does nothing of its own until something happens outside."""


Observation = Step | Signal | Effect | Refused | Quiescent


def described(seen: Observation) -> str:
    """An observation in words."""
    match seen:
        case Step(target, source, event, fields):
            by = f" by {event}" if event else ""
            told = ", ".join(f"{name} {value_text(value)}" for name, value in fields.items() if value is not None)
            return f"the step {source or '?'} → {target}{by}{f' with {told}' if told else ''}"
        case Signal(name, value):
            return f"the signal {name}{f' {value}' if value else ''}"
        case Effect(name, value):
            return f"the effect {name}{'' if value is None else f' {value_text(value)}'}"
        case Refused(event, fields):
            told = ", ".join(f"{name} {value_text(value)}" for name, value in fields.items() if value is not None)
            return f"the refusal of {event}{f' with {told}' if told else ''}"
        case Quiescent():
            return "rest"
