"""A second, naive reading of document 004: bytes → verdict and step. It shares no code with Leverframe.

The text is read character by character (RFC 8259), into lists of pairs, so that nothing is lost. Then the six steps
follow, one after the other, as the reference has decided what the document leaves open (D-PR-01, D-PR-04, D-PR-12).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeVar

T = TypeVar("T")
Value = object
"""An object is a list of pairs in `Members`; the rest is as it is."""


class BrokenError(Exception):
    """The text is not JSON."""


class Members(list[tuple[str, Value]]):
    """An object, with all its members."""


@dataclass
class Reader:
    """Reads one text. `ambiguous` is set if parsers differ."""

    text: str
    at: int = 0
    ambiguous: bool = False
    depth: int = 0
    most: int = field(default=64)

    def whole(self) -> Value:
        value = self.value()
        self.blanks()
        if self.at != len(self.text):
            raise BrokenError
        return value

    def peek(self) -> str:
        return self.text[self.at : self.at + 1]

    def blanks(self) -> None:
        while self.peek() and self.peek() in " \t\r\n":
            self.at += 1

    def take(self, wanted: str) -> None:
        if not self.text.startswith(wanted, self.at):
            raise BrokenError
        self.at += len(wanted)

    def value(self) -> Value:
        self.blanks()
        match self.peek():
            case "{":
                return self.members(self.inside("}", self.member))
            case "[":
                return self.inside("]", self.value)
            case '"':
                return self.string()
            case "t":
                self.take("true")
                return True
            case "f":
                self.take("false")
                return False
            case "n":
                self.take("null")
                return None
            case _:
                return self.number()

    def inside(self, closing: str, one: Callable[[], T]) -> list[T]:
        self.at += 1
        self.depth += 1
        if self.depth > self.most:
            raise BrokenError
        found: list[T] = []
        self.blanks()
        while self.peek() != closing:
            if found:
                self.take(",")
            found.append(one())
            self.blanks()
        self.at += 1
        self.depth -= 1
        return found

    def member(self) -> tuple[str, Value]:
        self.blanks()
        name = self.string()
        self.blanks()
        self.take(":")
        return name, self.value()

    def members(self, found: list[tuple[str, Value]]) -> Members:
        self.ambiguous |= len({name for name, _ in found}) < len(found)
        return Members(found)

    def string(self) -> str:
        self.take('"')
        units: list[int] = []
        while (one := self.peek()) != '"':
            if not one or ord(one) < 32:
                raise BrokenError
            self.at += 1
            units += self.escape() if one == "\\" else self.units(one)
        self.at += 1
        raw = b"".join(unit.to_bytes(2, "big") for unit in units)
        try:
            return raw.decode("utf-16-be")
        except UnicodeDecodeError:
            self.ambiguous = True
            return raw.decode("utf-16-be", "surrogatepass")

    @staticmethod
    def units(one: str) -> list[int]:
        raw = one.encode("utf-16-be", "surrogatepass")
        return [int.from_bytes(raw[at : at + 2], "big") for at in range(0, len(raw), 2)]

    def escape(self) -> list[int]:
        one = self.peek()
        self.at += 1
        if one == "u":
            digits = self.text[self.at : self.at + 4]
            if len(digits) < 4 or any(digit not in "0123456789abcdefABCDEF" for digit in digits):
                raise BrokenError
            self.at += 4
            return [int(digits, 16)]
        if not one or one not in '"\\/bfnrt':
            raise BrokenError
        return [ord({"b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}.get(one, one))]

    def number(self) -> Fraction:
        begin = self.at
        self.at += self.peek() == "-"
        whole = self.digits()
        if len(whole) > 1 and whole[0] == "0":
            raise BrokenError
        places = exponent = ""
        is_integer = True
        if self.peek() == ".":
            self.at += 1
            places, is_integer = self.digits(), False
        if self.peek() in {"e", "E"}:
            self.at += 1
            sign = self.peek() if self.peek() in {"+", "-"} else ""
            self.at += len(sign)
            exponent, is_integer = sign + self.digits(), False
        self.ambiguous |= not exact(whole, places, exponent, is_integer=is_integer)
        return Fraction(begin)  # no step asks for its value

    def digits(self) -> str:
        begin = self.at
        while self.peek() and self.peek() in "0123456789":
            self.at += 1
        if self.at == begin:
            raise BrokenError
        return self.text[begin : self.at]


def exact(whole: str, places: str, exponent: str, *, is_integer: bool) -> bool:
    """Is a number one that a double tells apart? An integer has less than 2**53; a decimal has at most 17 digits."""
    if is_integer:
        return len(whole) < 17 and int(whole) < 2**53
    significant = (whole + places).strip("0")
    if not significant:
        return True
    if len(significant) > 17:
        return False
    magnitude = len(whole.lstrip("0")) or -(len(places) - len(places.lstrip("0")))
    if len(exponent) > 6:
        return False
    return 0 < float(f"{whole}.{places or 0}e{exponent or 0}") < float("inf") and abs(magnitude) < 400


Fits = Mapping[str, Callable[[Members], bool]]
"""Of each registered capability: do arguments fit it?"""


def read(data: bytes, registry: Fits, size: int) -> tuple[str, int]:
    """The verdict on a message, and the step that reached it."""
    if len(data) > size:
        return "rejected", 1
    try:
        reader = Reader(data.decode("utf-8"))
        value = reader.whole()
    except (UnicodeDecodeError, BrokenError):
        return "rejected", 1
    return ("rejected", 1) if reader.ambiguous else structure(value, registry)


def structure(value: Value, registry: Fits) -> tuple[str, int]:
    """Steps 2 and 3."""
    if not isinstance(value, Members) or not value or not {name for name, _ in value} <= {"message", "tool_call"}:
        return "rejected", 2
    ((name, form), *more) = value
    if more or not isinstance(form, Members):
        return "rejected", 3
    found = dict(form)
    if name == "tool_call":
        return call(found, registry)
    return ("message", 6) if set(found) == {"content"} and isinstance(found["content"], str) else ("rejected", 3)


def call(found: dict[str, Value], registry: Fits) -> tuple[str, int]:
    """Steps 3 to 5 for a tool call."""
    tool, arguments = found.get("tool"), found.get("args")
    if set(found) != {"tool", "args"} or not isinstance(tool, str) or not isinstance(arguments, Members):
        return "rejected", 3
    if tool not in registry:
        return "rejected", 4
    return ("tool_call", 6) if registry[tool](arguments) else ("rejected", 5)


def is_shell(arguments: Members) -> bool:
    """Do arguments fit the capability `shell` of the default settings?"""
    found = dict(arguments)
    if set(found) != {"bin", "argv"} or found["bin"] not in ("echo", "printf"):
        return False
    words = found["argv"]
    if not isinstance(words, list) or isinstance(words, Members) or len(words) > 256:
        return False
    return all(isinstance(word, str) and "\x00" not in word and len(word) <= 32_768 for word in words)


def is_read_file(arguments: Members) -> bool:
    """Do arguments fit the capability `read_file` of the default settings?"""
    found = dict(arguments)
    path = found.get("path")
    return set(found) == {"path"} and isinstance(path, str) and 0 < len(path) <= 1_024 and "\x00" not in path


REGISTRY: Fits = {"shell": is_shell, "read_file": is_read_file}
SIZE = 1 << 18
