"""The built-in tools: pure functions of numbers and texts, and one that saves notes.

Limits: numbers are those of `leverframe.runtime.data`, so a tool fails if its result is beyond 2^53 - 1.
"""

from collections.abc import Callable, Mapping
from pathlib import Path

from leverframe import files
from leverframe.record.entries import Json
from leverframe.systems.reug.tools import Function, Registry, Tool, ToolError
from leverframe.systems.schemas import closed


def _number(value: Json) -> float:
    if isinstance(value, int | float):
        return value
    raise ToolError("a number is needed")


def _text(value: Json) -> str:
    if isinstance(value, str):
        return value
    raise ToolError("a text is needed")


def _of_two(calculate: Callable[[float, float], Json]) -> Function:
    return lambda given: calculate(_number(given["a"]), _number(given["b"]))


def _of_text(convert: Callable[[str], Json]) -> Function:
    return lambda given: convert(_text(given["text"]))


def _quotient(a: float, b: float) -> Json:
    if b == 0:
        raise ToolError("divide: division by 0")
    return a // b if a % b == 0 and isinstance(a, int) and isinstance(b, int) else a / b


def _joined(given: Mapping[str, Json]) -> Json:
    texts = given["texts"]
    if not isinstance(texts, list):
        raise ToolError("a list is needed")
    return _text(given.get("between", " ")).join(map(str, texts))


_TWO = closed({"a": {"type": "number"}, "b": {"type": "number"}})
_TEXT = closed({"text": {"type": "string"}})
_TEXTS: Json = {"type": "array", "items": {"type": ["string", "number"]}}
_JOINED = closed({"texts": _TEXTS, "between": {"type": "string"}}, required=["texts"])
_NAME: Json = {"type": "string", "pattern": "^[a-z0-9][a-z0-9-]{0,63}$"}
_NOTE = closed({"name": _NAME, "text": {"type": "string", "maxLength": 65_536}})

PURE = (
    Tool.of("add", "the sum of a and b", _TWO, _of_two(lambda a, b: a + b)),
    Tool.of("subtract", "a minus b", _TWO, _of_two(lambda a, b: a - b)),
    Tool.of("multiply", "the product of a and b", _TWO, _of_two(lambda a, b: a * b)),
    Tool.of("divide", "a divided by b", _TWO, _of_two(_quotient)),
    Tool.of("at-least", "whether a is b or more", _TWO, _of_two(lambda a, b: a >= b)),
    Tool.of("length", "the number of characters of a text", _TEXT, _of_text(len)),
    Tool.of("words", "the words of a text", _TEXT, _of_text(str.split)),
    Tool.of("upper", "a text in capital letters", _TEXT, _of_text(str.upper)),
    Tool.of("reverse", "a text, reversed", _TEXT, _of_text(lambda text: text[::-1])),
    Tool.of("join", "texts, joined with a text between them", _JOINED, _joined),
)
"""The tools without an effect."""


def note_keeper(folder: Path) -> Tool:
    """Return the tool that writes notes into a folder, each atomically, under its name."""

    def keep(given: Mapping[str, Json]) -> Json:
        path = folder / f"{_text(given['name'])}.txt"
        folder.mkdir(parents=True, exist_ok=True)
        files.replace(path, _text(given["text"]).encode())
        return path.name

    return Tool.of("note", "saves a text under a name", _NOTE, keep, pure=False)


def registry(*others: Tool) -> Registry:
    """Return a registry of the built-in tools and others. Raises ToolError for a duplicate name."""
    found = Registry()
    for tool in (*PURE, *others):
        found = found.registering(tool)
    return found
