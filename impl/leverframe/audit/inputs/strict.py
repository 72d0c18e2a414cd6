"""The text of a JSON object → its members. There is one reading, or none.

In UTF-8, without duplicate keys, without unpaired surrogates, without NaN and without numbers that no double can hold
(RFC 8259, RFC 7493). Integers are exact, since they may be ids.

Limits: 64 objects and arrays in each other, 400 digits in a number.
"""

import json
import math
from collections.abc import Mapping
from typing import NoReturn, cast

from leverframe.record.depth import is_deeper

MAX_DEPTH = 64
MAX_DIGITS = 400


class StrictError(ValueError):
    """The text is no JSON object with one reading: the message says why."""


def members(content: bytes) -> tuple[str, Mapping[str, object]]:
    """The text, and the members of the object. Raises StrictError."""
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise StrictError(f"it is not UTF-8, at byte {error.start + 1}") from None
    found = value(text.strip("\r\n\t "))
    if not isinstance(found, dict):
        raise StrictError("it is not an object")
    return text.rstrip("\r\n"), cast("dict[str, object]", found)


def value(text: str) -> object:
    """The value of a JSON text. Raises StrictError."""
    if is_deeper(text, MAX_DEPTH):
        raise StrictError(f"more than {MAX_DEPTH} objects and arrays are nested in each other")
    try:
        found: object = _DECODER.decode(text)
        if "\\u" in text:  # only an escape can stand for a surrogate
            json.dumps(found, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError:
        raise StrictError("a text has an unpaired surrogate") from None
    except json.JSONDecodeError as error:
        raise StrictError(f"it is not JSON: {error.msg}, at character {error.pos + 1}") from None
    return found


def _members(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise StrictError(f"the key {twice!r} is a duplicate")
    return found


def _integer(digits: str) -> int:
    if len(digits) > MAX_DIGITS:
        raise StrictError(f"a number has {len(digits):,} digits")
    return int(digits)


def _decimal(digits: str) -> float:
    found = float(digits) if len(digits) <= MAX_DIGITS else math.inf
    if not math.isfinite(found):
        raise StrictError("a number is larger than any double")
    return found


def _no_number(name: str) -> NoReturn:
    raise StrictError(f"JSON has no number {name}")


_DECODER = json.JSONDecoder(
    object_pairs_hook=_members, parse_int=_integer, parse_float=_decimal, parse_constant=_no_number
)
