"""Hostile messages: large, deep, of many members, with long numbers. A validator must reach a verdict on each.

The document sets no limits, so an implementation chooses its own (D-PR-07).
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from leverframe.conform.messages import faults
from leverframe.conform.messages.faults import Fault

DEEP, MANY, LARGE = 100_000, 20_000, 1_000_000


class Hostile(NamedTuple):
    """A message in message form, unless it has no form at all, and what is wrong with it."""

    name: str
    data: bytes
    faults: tuple[Fault, ...]


def _content(value: bytes) -> bytes:
    return b'{"message":{"content":' + value + b"}}"


_NUMBERS: Mapping[str, bytes] = {
    "a number that is too large": b"1e999",
    "a number that is too small": b"1e-999",
    "an integer that doubles round": b"9007199254740993",
    "an integer of 10,000 digits": b"9" * 10_000,
    "a decimal of 10,000 digits": b"0." + b"1" * 10_000,
    "an exponent of 10,000 digits": b"1e" + b"9" * 10_000,
}

HOSTILE: Sequence[Hostile] = [
    Hostile(f"{DEEP:,} arrays that are not closed", b"[" * DEEP, (faults.NOT_JSON,)),
    Hostile(f"{DEEP:,} objects that are not closed", b'{"a":' * DEEP, (faults.NOT_JSON,)),
    *(
        Hostile(
            f"{depth:,} arrays in each other", _content(b"[" * depth + b"]" * depth), (faults.CONTENT_TYPE, faults.DEEP)
        )
        for depth in (200, DEEP)
    ),
    Hostile(
        f"{MANY:,} unknown names",
        b"{" + b",".join(b'"%d":1' % number for number in range(MANY)) + b"}",
        (faults.NEITHER, faults.UNKNOWN_AT_TOP, faults.LARGE),
    ),
    Hostile(
        f"{MANY:,} times the same name",
        b"{" + b",".join([b'"message":{"content":"x"}'] * MANY) + b"}",
        (faults.DUPLICATE, faults.LARGE),
    ),
    Hostile(f"a content of {LARGE:,} bytes", _content(b'"' + b"x" * LARGE + b'"'), (faults.LARGE,)),
    Hostile(f"a content of {LARGE:,} backslashes", _content(b'"' + b"\\" * LARGE + b'"'), (faults.LARGE,)),
    Hostile(f"{LARGE:,} blanks before it", b" " * LARGE + _content(b'"x"'), (faults.LARGE,)),
    Hostile(f"{LARGE:,} zero bytes", bytes(LARGE), (faults.NOT_JSON,)),
    Hostile("every byte", bytes(range(256)), (faults.NOT_UTF8,)),
    *(Hostile(name, _content(value), (faults.CONTENT_TYPE, faults.NUMBER)) for name, value in _NUMBERS.items()),
]
