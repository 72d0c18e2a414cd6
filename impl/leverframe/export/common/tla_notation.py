"""Operators and values in the notation of TLA+ (L. Lamport, 'Specifying Systems', 2002)."""

from collections.abc import Sequence

from leverframe.export.common.expressions import Notation
from leverframe.language.declaration import VariableDeclaration

NOTATION = Notation(
    operators={
        "and": "/\\", "or": "\\/", "implies": "=>",
        "==": "=", "!=": "#", "<": "<", "<=": "<=", ">": ">", ">=": ">=",
    },
    negation="~",
    truths=("FALSE", "TRUE"),
    choice="(IF {test} THEN {then} ELSE {otherwise})",
    temporal={"F": "<>{0}", "G": "[]{0}"},
    primed="{0}'",
)  # fmt: skip


def value(variable: VariableDeclaration) -> str:
    """Return the initial value of a variable."""
    shown = variable.show(variable.initial)
    if isinstance(shown, bool):
        return NOTATION.truths[shown]
    return f'"{shown}"' if isinstance(shown, str) else _integer(shown)


def _integer(value: int) -> str:
    return str(value) if value >= 0 else f"(0 - {-value})"


def values(variable: VariableDeclaration) -> str:
    """Return the set of a variable's values."""
    if variable.labels == ("false", "true"):
        return "BOOLEAN"
    if variable.labels:
        return strings(variable.labels)
    return f"{_integer(variable.low)}..{_integer(variable.high)}"


def strings(texts: Sequence[str]) -> str:
    """Return the set of these strings."""
    return "{" + ", ".join(f'"{text}"' for text in texts) + "}"
