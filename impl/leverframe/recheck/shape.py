"""Decoded JSON → values of the expected types, or an error with the place of the misfit.

Every method takes a value and its place, and raises InputError (LF112). The first fault rejects the whole document:
unknown and duplicate keys are errors, and no value is converted to another type.
"""

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from leverframe.errors import Diagnostic, InputError

_DIGEST = re.compile(r"[0-9a-f]{64}")


def decoded(data: bytes) -> object:
    """Return the value of a JSON text. Raises ValueError and RecursionError."""
    document: object = json.loads(data.decode("utf-8"), object_pairs_hook=_once, parse_constant=_no_number)
    return document


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            message = f"the key {key!r} is a duplicate"
            raise ValueError(message)
        found[key] = value
    return found


def _no_number(text: str) -> NoReturn:
    message = f"{text} is not a number"
    raise ValueError(message)


MADE_AGAIN = "make it again with 'leverframe prove', and do not edit it"


class JsonShape:
    """Type checks for the JSON values of one file."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def record(
        self, value: object, place: str, names: tuple[str, ...], optional: tuple[str, ...] = ()
    ) -> dict[str, object]:
        """An object with exactly these keys; the optional ones may be missing."""
        if not isinstance(value, dict):
            raise self.wrong(place, "an object is needed here")
        unknown = next((key for key in value if key not in names), None)
        if unknown is not None:
            raise self.wrong(place, f"unknown key {unknown!r}")
        missing = next((name for name in names if name not in value and name not in optional), None)
        if missing is not None:
            raise self.wrong(place, f"the key {missing!r} is missing")
        return {str(key): item for key, item in value.items()}

    def sequence(self, value: object, place: str) -> list[object]:
        """A list."""
        if not isinstance(value, list):
            raise self.wrong(place, "a list is needed here")
        return value

    def text(self, value: object, place: str) -> str:
        """A text without unpaired surrogates."""
        if not isinstance(value, str):
            raise self.wrong(place, "a text is needed here")
        if not value.isascii() and any("\ud800" <= character <= "\udfff" for character in value):
            raise self.wrong(place, "unpaired surrogate")
        return value

    def texts(self, value: object, place: str) -> tuple[str, ...]:
        """A list of texts."""
        items = self.sequence(value, place)
        return tuple(self.text(item, f"{place}[{index}]") for index, item in enumerate(items))

    def names(self, value: object, place: str) -> tuple[str, ...]:
        """A list of distinct texts."""
        found = self.texts(value, place)
        self.unique(found, place)
        return found

    def number(self, value: object, place: str) -> int:
        """A non-negative integer."""
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise self.wrong(place, "a number is needed here")
        return value

    def truth(self, value: object, place: str) -> bool:
        """A truth value."""
        if not isinstance(value, bool):
            raise self.wrong(place, "true or false is needed here")
        return value

    def count(self, value: object, place: str) -> int | None:
        """A non-negative integer, or null."""
        if value is None or (isinstance(value, int) and not isinstance(value, bool) and value >= 0):
            return value
        raise self.wrong(place, "a number or null is needed here")

    def words(self, value: object, place: str) -> str | None:
        """A text, or null."""
        return None if value is None else self.text(value, place)

    def choice(self, value: object, place: str, choices: tuple[str, ...]) -> str:
        """One of the given texts."""
        found = self.text(value, place)
        if found not in choices:
            raise self.wrong(place, f"{found!r} is not one of {', '.join(choices)}")
        return found

    def digest(self, value: object, place: str) -> str:
        """A SHA-256 digest in lower-case hexadecimal."""
        found = self.text(value, place)
        if not _DIGEST.fullmatch(found):
            raise self.wrong(place, "a sha256 in hexadecimal is needed here")
        return found

    def unique(self, names: Sequence[object], place: str) -> None:
        """Check that the names are distinct."""
        repeated = next((name for index, name in enumerate(names) if name in names[:index]), None)
        if repeated is not None:
            shown = repeated[0] if isinstance(repeated, tuple) else repeated
            raise self.wrong(place, f"{shown!r} is a duplicate")

    def wrong(self, place: str, message: str) -> InputError:
        """Return the error to raise for a fault at a place."""
        said = f"{self.path}: {place or 'the whole'}: {_short(message)}"
        return InputError((Diagnostic("LF112", said, None, None, MADE_AGAIN),))


def _short(text: str) -> str:
    return text if len(text) <= 300 else f"{text[:300]}…"  # noqa: PLR2004 -- about three lines
