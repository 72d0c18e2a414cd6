"""Bytes → JSON, if they have only one reading.

JSON parsers disagree about some texts: which of two duplicate members counts, how to read a number that no double
represents, an unpaired surrogate, a byte-order mark. If one parser checks a text and another one acts on it, each such
disagreement is a way around the check. So two faults are distinguished: a text that is not JSON or exceeds the limits
is *broken*; a text that is JSON with several readings is *ambiguous*.

Source: RFC 8259 (JSON), RFC 7493 (I-JSON: unique names, numbers within the range and precision of IEEE 754 doubles, no
lone surrogates); document 004, lines 99-107; finding D-PR-04.

Limits: noncharacters, which I-JSON forbids, are accepted; the sign of zero is kept. Time and memory are linear in the
length of the text.
"""

import json
import math
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import NoReturn

from leverframe.record.depth import is_deeper
from leverframe.record.entries import Json
from leverframe.systems.excerpts import quoted, shortened

MAX_INTEGER = 2**53 - 1
"""Doubles represent every integer up to this one exactly (RFC 7493, section 2.2)."""

MAX_DIGITS = 17
"""This many significant digits distinguish any two doubles."""


@dataclass(frozen=True, slots=True)
class JsonLimits:
    """The limits of a text: at most `size` bytes, and at most `depth` nested objects and arrays."""

    size: int = 1_048_576
    depth: int = 64


class JsonFault(StrEnum):
    """Why a text is rejected."""

    BROKEN = "BROKEN"
    AMBIGUOUS = "AMBIGUOUS"


class UnreadableError(Exception):
    """A text is rejected. The message says why."""

    def __init__(self, fault: JsonFault, reason: str) -> None:
        super().__init__(reason)
        self.fault = fault


def read(data: bytes, limits: JsonLimits) -> Json:
    """Return the one value that a text represents. Raises UnreadableError."""
    if len(data) > limits.size:
        raise UnreadableError(JsonFault.BROKEN, f"{len(data):,} bytes; at most {limits.size:,} are read")
    text = _decoded(data)
    if is_deeper(text, limits.depth):
        raise UnreadableError(JsonFault.BROKEN, f"more than {limits.depth} nested objects and arrays")
    reading = _Reading()
    try:
        value: Json = reading.decoder.decode(text)
    except json.JSONDecodeError as error:
        raise UnreadableError(JsonFault.BROKEN, f"not JSON: {error.msg}, at character {error.pos + 1}") from None
    if reading.doubt is None:
        _without_lone_surrogates(value)
    else:
        raise UnreadableError(JsonFault.AMBIGUOUS, reading.doubt)
    return value


def _decoded(data: bytes) -> str:
    try:
        text = data.decode("utf-8", "strict")
    except UnicodeDecodeError as error:
        raise UnreadableError(JsonFault.BROKEN, f"not UTF-8: {error.reason}, at byte {error.start + 1}") from None
    if text.startswith("\ufeff"):
        raise UnreadableError(JsonFault.BROKEN, "it begins with a byte-order mark")
    return text


class _Reading:
    """The reading of one text. `doubt` is the first ambiguity.

    The text is still read to its end: a text that is not JSON is broken, even if it is also ambiguous.
    """

    def __init__(self) -> None:
        self.doubt: str | None = None
        self.decoder = json.JSONDecoder(
            object_pairs_hook=self._members,
            parse_int=self._integer,
            parse_float=self._decimal,
            parse_constant=_no_number,
        )

    def _members(self, pairs: list[tuple[str, Json]]) -> Mapping[str, Json]:
        members = dict(pairs)
        if len(members) < len(pairs):
            times = Counter(name for name, _ in pairs)
            twice = next(name for name, number in times.items() if number > 1)
            self._doubt(f"an object has the duplicate name {quoted(twice)}")
        return members

    def _integer(self, digits: str) -> int:
        # The length is checked first: converting many digits takes quadratic time.
        if len(digits) > MAX_DIGITS or abs(int(digits)) > MAX_INTEGER:
            self._doubt(f"not every parser represents the integer {shortened(digits)} exactly")
            return 0
        return int(digits)

    def _decimal(self, digits: str) -> float:
        significant = re.split("[eE]", digits)[0].replace(".", "").lstrip("-0").rstrip("0")
        value = float(digits) if len(significant) <= MAX_DIGITS else math.inf
        if not math.isfinite(value) or (significant and value == 0):
            self._doubt(f"no double represents the number {shortened(digits)}")
            return 0.0
        return value

    def _doubt(self, reason: str) -> None:
        self.doubt = self.doubt or reason


def _no_number(name: str) -> NoReturn:
    raise UnreadableError(JsonFault.BROKEN, f"not JSON: {name} is not a number in JSON")


def _without_lone_surrogates(value: Json) -> None:
    try:
        json.dumps(value, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError:
        raise UnreadableError(JsonFault.AMBIGUOUS, "a string contains an unpaired surrogate") from None
