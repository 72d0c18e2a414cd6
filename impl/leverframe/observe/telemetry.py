"""Telemetry: the reports of steps that an interface demands, for an operator rather than for an auditor.

A report is of each transition, or of some events. It has fields: the control state before, the one after, the event, a
time, what is the same in all reports of an execution, or anything at all. An execution goes through the states that the
report names for it (`within`): its transitions are those from one of them to another. Each field names the requirement
that demands it; those that demand the report itself are its own.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

Kind = Literal["source", "target", "event", "same", "time", "any"]


@dataclass(frozen=True, slots=True)
class ReportField:
    """What a field of a report says, and the requirement that demands it.

    `distinct` is the requirement that demands another value in each execution, of a field that is the same in it.
    """

    kind: Kind
    cite: str
    distinct: str | None = None


@dataclass(frozen=True, slots=True)
class Reported:
    """A report of each transition (`on` is None) or of some events, its fields, and what requirements demand it."""

    on: tuple[str, ...] | None
    fields: Mapping[str, ReportField] = field(default_factory=dict)
    cites: tuple[str, ...] = ()
    within: tuple[str, ...] = ()


def reported(name: str) -> str:
    """The name of a report of telemetry."""
    return f"report {name}"
