"""What the data of the page consists of, and numbers that a browser reads exactly."""

from collections.abc import Mapping, Sequence

Value = None | bool | int | str | Sequence["Value"] | Mapping[str, "Value"]

_SAFE = 2**53 - 1
"""The largest integer that JSON.parse of a browser does not round (ECMA-262, Number.MAX_SAFE_INTEGER)."""


def integer(value: int) -> int | str:
    """An integer as a number if a browser reads it exactly, else as its digits. The page makes a BigInt of both."""
    return value if abs(value) <= _SAFE else str(value)


def flat(text: str) -> str:
    """A text without line ends, as it is shown."""
    return " ".join(text.split())
