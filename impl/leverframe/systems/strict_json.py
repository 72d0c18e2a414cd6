"""Bytes → JSON, if there is only one way to read them.

Parsers agree on most texts and not on all: which of two members with the same name counts, what becomes of a number
that no double holds, of half a surrogate pair, of a byte-order mark. Where one parser checks a text and another one
acts on it, each such disagreement is a way around the check. So these are told apart: text that is no JSON, or more of
it than is read here, is *broken*; text that is JSON and can be read in several ways is *ambiguous*.

Source: RFC 8259 (JSON), RFC 7493 (I-JSON: unique names, numbers within the range and precision of IEEE 754 doubles, no
lone surrogates); document 004, lines 99-107; finding D-PR-04.

Limits: noncharacters, which I-JSON forbids, are taken as they are; so is the sign of zero. Time and memory are linear
in the length of the text.
"""

import json
import math
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import NoReturn

from leverframe.record.entries import Json
from leverframe.systems.excerpts import quoted, shortened

MAX_INTEGER = 2**53 - 1
"""The largest integer up to which doubles hold all of them (RFC 7493, section 2.2)."""

MAX_DIGITS = 17
"""So many significant digits tell every double apart from every other one."""


@dataclass(frozen=True, slots=True)
class JsonLimits:
    """What is read: a text of at most `size` bytes, with at most `depth` objects and arrays inside each other."""

    size: int = 1_048_576
    depth: int = 64


class JsonFault(StrEnum):
    """Why a text is not read."""

    BROKEN = "BROKEN"
    AMBIGUOUS = "AMBIGUOUS"


class UnreadableError(Exception):
    """A text that is not read; its message says what is wrong with it."""

    def __init__(self, fault: JsonFault, reason: str) -> None:
        super().__init__(reason)
        self.fault = fault


def read(data: bytes, limits: JsonLimits) -> Json:
    """The one value that a text stands for. Raises UnreadableError."""
    if len(data) > limits.size:
        raise UnreadableError(JsonFault.BROKEN, f"{len(data):,} bytes; at most {limits.size:,} are read")
    text = _decoded(data)
    _bounded(text, limits.depth)
    reading = _Reading()
    try:
        value: Json = reading.decoder.decode(text)
    except json.JSONDecodeError as error:
        raise UnreadableError(JsonFault.BROKEN, f"no JSON: {error.msg}, at character {error.pos + 1}") from None
    if reading.doubt is None:
        _without_lone_surrogates(value)
    else:
        raise UnreadableError(JsonFault.AMBIGUOUS, reading.doubt)
    return value


def _decoded(data: bytes) -> str:
    try:
        text = data.decode("utf-8", "strict")
    except UnicodeDecodeError as error:
        raise UnreadableError(JsonFault.BROKEN, f"no UTF-8: {error.reason}, at byte {error.start + 1}") from None
    if text.startswith("\ufeff"):
        raise UnreadableError(JsonFault.BROKEN, "it begins with a byte-order mark")
    return text


_TOKENS = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"?|[\[{]|[\]}]', re.DOTALL)


def _bounded(text: str, most: int) -> None:
    """Raises UnreadableError where objects and arrays are too deep inside each other.

    Looked at beforehand: how deep the parser itself could go depends on who calls it, and a verdict must not.
    """
    depth = 0
    for token in _TOKENS.finditer(text):
        match token[0]:
            case "[" | "{":
                depth += 1
                if depth > most:
                    raise UnreadableError(JsonFault.BROKEN, f"more than {most} objects and arrays inside each other")
            case "]" | "}":
                depth -= 1
            case _:
                pass


class _Reading:
    """One text being read; `doubt` is the first thing that can be read in several ways.

    The text is read to its end all the same: one that is no JSON at all is broken, whatever else is the matter.
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
            self._doubt(f"the name {quoted(twice)} stands more than once in one object")
        return members

    def _integer(self, digits: str) -> int:
        # The length comes first: to convert very many digits takes time that grows with their square.
        if len(digits) > MAX_DIGITS or abs(int(digits)) > MAX_INTEGER:
            self._doubt(f"the integer {shortened(digits)} is beyond what every parser holds exactly")
            return 0
        return int(digits)

    def _decimal(self, digits: str) -> float:
        significant = re.split("[eE]", digits)[0].replace(".", "").lstrip("-0").rstrip("0")
        value = float(digits) if len(significant) <= MAX_DIGITS else math.inf
        if not math.isfinite(value) or (significant and value == 0):
            self._doubt(f"no double holds the number {shortened(digits)}")
            return 0.0
        return value

    def _doubt(self, reason: str) -> None:
        self.doubt = self.doubt or reason


def _no_number(name: str) -> NoReturn:
    raise UnreadableError(JsonFault.BROKEN, f"no JSON: {name} is no number in it")


def _without_lone_surrogates(value: Json) -> None:
    try:
        json.dumps(value, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError:
        raise UnreadableError(JsonFault.AMBIGUOUS, "a string holds half a surrogate pair") from None
