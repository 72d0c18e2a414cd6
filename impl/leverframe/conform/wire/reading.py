"""A line that a subject wrote → the answer to a request, or the reason why it is none.

The line is JSON with one reading: duplicate keys, NaN and unpaired surrogates are refused, and so is a number that
Python cannot represent. Size and depth have limits, which are checked before the parser allocates memory.

Source: RFC 8259 (JSON), RFC 7493 (I-JSON). Integers beyond doubles are allowed: ids of 64 bits are common in records.
"""

import json
import math
import re
from collections import Counter
from collections.abc import Iterator
from typing import NoReturn, TypeVar

from pydantic import JsonValue, ValidationError

from leverframe.conform.wire.messages import CannotAnswer, ErroredAnswer
from leverframe.conform.wire.parts import Message
from leverframe.conform.wire.schema import ANSWERS
from leverframe.language.guessing import did_you_mean
from leverframe.record.depth import is_deeper

MOST_NESTED = 64
"""Objects and arrays in each other."""
_MOST_DIGITS = 400
"""Of a number. Python reads integers of this length in no time; doubles have at most 309 digits before the point."""
_LINE_SHOWN = 200
_WRONG = re.compile("[A-Z][a-z]+ should")
"""How pydantic begins: 'Input should be …', 'List should have …'."""

A = TypeVar("A", bound=Message)


class NoAnswerError(Exception):
    """A line is no answer: the reason, and the likely cause or what to do (empty if nothing is known)."""

    def __init__(self, reason: str, hint: str = "") -> None:
        super().__init__(reason)
        self.reason, self.hint = reason, hint


def answer(line: bytes, number: int, kind: type[A]) -> A | CannotAnswer | ErroredAnswer:
    """The answer in a line to the request with this number. Raises NoAnswerError."""
    found = value(line)
    if not isinstance(found, dict):
        raise NoAnswerError(f"it is {_a(found)}, not an object", _PRINTED)
    if "cmd" in found:
        raise NoAnswerError("it is a request", "answer with the keys that the schema of answers names, not with 'cmd'")
    _require_number(found, number)
    if "cannot" in found:
        return _validated(found, CannotAnswer)
    if "errored" in found:
        return _validated(found, ErroredAnswer)
    return _validated(found, kind)


_PRINTED = "something prints to standard output: send prints and logs to standard error"


def _validated(found: dict[str, JsonValue], model: type[A]) -> A:
    try:
        return model.model_validate(found)
    except ValidationError as error:
        raise _misshapen(error, model) from None


def value(line: bytes) -> JsonValue:
    """The JSON value in a line. Raises NoAnswerError."""
    try:
        decoded = line.decode("utf-8")
    except UnicodeDecodeError as error:
        hint = "write UTF-8 to standard output, and nothing but answers"
        raise NoAnswerError(f"it is not UTF-8: {error.reason}, at byte {error.start + 1}", hint) from None
    if decoded.startswith("\ufeff"):
        raise NoAnswerError("it begins with a byte-order mark", "write UTF-8 without a byte-order mark")
    if not decoded.strip():
        raise NoAnswerError("it is empty", "write one line for each request, and nothing else")
    if is_deeper(decoded, MOST_NESTED):
        reason = f"more than {MOST_NESTED} objects and arrays are nested in each other"
        raise NoAnswerError(reason, "report values that are flat")
    try:
        found: JsonValue = _DECODER.decode(decoded)
        if "\\u" in decoded:  # UTF-8 has no surrogates, so only an escape can be one
            json.dumps(found, ensure_ascii=False).encode()
    except json.JSONDecodeError as error:
        raise NoAnswerError(f"it is not JSON: {error.msg}, at character {error.pos + 1}", _cause(decoded)) from None
    except UnicodeEncodeError:
        raise NoAnswerError("a string contains an unpaired surrogate", "write text that is valid Unicode") from None
    return found


def shown(line: bytes) -> str:
    """A line as messages quote it: shortened text."""
    found = text(line[: 4 * _LINE_SHOWN])
    return found if len(found) <= _LINE_SHOWN else f"{found[:_LINE_SHOWN]}…"


def text(line: bytes) -> str:
    """A line as text, with bytes that are not UTF-8 escaped."""
    return line.decode("utf-8", "backslashreplace").rstrip("\r\n")


# ---- JSON with one reading ------------------------------------------------------------------------------------------


def _members(pairs: list[tuple[str, JsonValue]]) -> dict[str, JsonValue]:
    members = dict(pairs)
    if len(members) < len(pairs):
        twice = next(name for name, times in Counter(name for name, _ in pairs).items() if times > 1)
        raise NoAnswerError(f"an object has the duplicate key {twice!r}", "write each key once")
    return members


def _integer(digits: str) -> int:
    if len(digits) > _MOST_DIGITS:
        raise NoAnswerError(f"a number has {len(digits)} digits", "write such a value as a string")
    return int(digits)


def _decimal(digits: str) -> float:
    found = float(digits) if len(digits) <= _MOST_DIGITS else math.inf
    if not math.isfinite(found):
        raise NoAnswerError("a number is larger than any double", "write such a value as a string")
    return found


def _no_number(name: str) -> NoReturn:
    raise NoAnswerError(f"it is not JSON: {name} is no number in JSON", "write null, or omit the key")


_DECODER = json.JSONDecoder(
    object_pairs_hook=_members, parse_int=_integer, parse_float=_decimal, parse_constant=_no_number
)


# ---- likely causes --------------------------------------------------------------------------------------------------


def _cause(text: str) -> str:
    stripped = text.strip()
    if stripped.startswith("{'"):
        return "this is how Python prints a dict: write json.dumps(answer)"
    if stripped.startswith(("{", "[")):
        if stripped.endswith(("}", "]")):
            return "write each answer by a JSON library"
        return "the line is incomplete: write an answer as one line, without line breaks inside"
    if stripped.startswith(("Traceback ", "panic:", "thread '", "Error:", "Exception")):
        return "the product fails and prints the reason to standard output: send it to standard error"
    return _PRINTED


def _require_number(found: dict[str, JsonValue], number: int) -> None:
    if "id" not in found:
        raise NoAnswerError("it has no 'id'", f"repeat the id of the request: {number}")
    given = found["id"]
    if type(given) is not int:
        raise NoAnswerError(f"its id is {_a(given)}, not a number", f"repeat the id of the request: {number}")
    if given < number:
        raise NoAnswerError(
            f"it answers request {given}, and the request is {number}", "answer each request once, in order"
        )
    if given > number:
        raise NoAnswerError(f"it answers request {given}, which nobody has sent", f"repeat the id: {number}")


def _misshapen(error: ValidationError, model: type[Message]) -> NoAnswerError:
    """The first error of pydantic's, in words."""
    first = min(error.errors(include_url=False), key=lambda each: (each["type"] != "extra_forbidden", len(each["loc"])))
    place = _place(first["loc"])
    match first["type"]:
        case "missing":
            return NoAnswerError(f"{place} is missing", f"the answer needs it: {_see(model)}")
        case "extra_forbidden":
            known = [name for name in model.model_fields if name != "id"]
            guess = did_you_mean(str(first["loc"][-1]), known) if len(first["loc"]) == 1 else None
            return NoAnswerError(f"{place} is no key of this answer", guess or f"the keys are {', '.join(known)}")
        case _:
            expected = _WRONG.sub("must", first["msg"].split(" after validation")[0], count=1)
            return NoAnswerError(f"{place} {expected}, and it is {_a(first['input'])}", _see(model))


def _see(model: type[Message]) -> str:
    command = next((name for name, kind in ANSWERS.items() if kind is model), "answers")
    return f"see 'leverframe wire schema {command}'"


def _place(path: tuple[str | int, ...]) -> str:
    return "".join(_parts(path)) or "the answer"


def _parts(path: tuple[str | int, ...]) -> Iterator[str]:
    for number, part in enumerate(path):
        match part:
            case int():
                yield f"[{part}]"
            case _:
                yield part if number == 0 else f".{part}"


def _a(found: object) -> str:
    match found:
        case None:
            return "null"
        case bool():
            return "true" if found else "false"
        case int() | float():
            return f"the number {found}"
        case str():
            return f"the string {shown(found.encode('utf-8', 'replace'))!r}"
        case list():
            return "an array"
        case _:
            return "an object"
