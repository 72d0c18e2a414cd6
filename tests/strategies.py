"""Random small machines and formulas, as the text of a declaration: what is generated comes in by the public door.

Machines are well-formed by construction: a (state, event) pair has one transition, or two whose guards are each other's
negation; guards can be true; assignments stay in range (`machines(escaping=True)` leaves that to chance).
"""

import functools
import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import yaml
from hypothesis import strategies as st

from interlock.language.expr import (
    And,
    Compare,
    Comparison,
    Conditional,
    Constant,
    Enabled,
    Expr,
    Extremum,
    Finally,
    Formula,
    Globally,
    Implies,
    InState,
    LastEvent,
    Next,
    Not,
    Or,
    Quantifier,
    Release,
    Sum,
    Until,
    Variable,
    WeakUntil,
)
from tests.oracle.system import bare, value

STATES = ("IDLE", "BUSY", "LATE", "OVER")
EVENTS = ("GO", "TICK", "FAIL", "CALL", "DONE")
ACTIONS = ("RAIN", "SHINE")
LABELS = ("LOW", "MID", "HIGH")
LIMIT = 2
"""The value of the constant that every machine declares."""

type Yaml = str | int | bool | list["Yaml"] | dict[str, "Yaml"]
