"""States of a machine, and steps that leave a range.

A system of several machines is one declaration, in which the control state of each component is a variable
(docs/adr/0020).
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SystemState:
    """A control state and the values of the variables, in the order of the declaration."""

    control: str
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RangeViolation:
    """An assignment that leaves its variable's range: an error of the declaration, never clipped."""

    event: str
    variable: str
    value: int
