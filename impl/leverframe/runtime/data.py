"""The data of an event: JSON, copied, so no later change by the caller can reach the journal.

Limits: `MAX_VALUES` values, nested `MAX_DEPTH` deep. Integers are those that all JSON readers represent exactly
(RFC 7493, I-JSON): up to 2^53 - 1, of either sign; numbers are finite.
"""

import math
from collections.abc import Mapping

from leverframe.errors import Diagnostic, InputError
from leverframe.record.entries import Json

MAX_DEPTH = 32
MAX_VALUES = 10_000
MAX_INTEGER = 2**53 - 1


def checked_data(data: Mapping[str, Json] | None) -> dict[str, Json]:
    """Copy the data. Raises InputError (LF132) if it is not JSON or exceeds the limits."""
    if data is None:
        return {}
    copied = _Copy().of(data, "data", MAX_DEPTH)
    if isinstance(copied, dict):
        return copied
    raise _wrong("data", f"is {type(data).__name__}, but should be a mapping")


class _Copy:
    def __init__(self) -> None:
        self.values = 0

    def of(self, value: object, place: str, depth: int) -> Json:
        self.values += 1
        if self.values > MAX_VALUES:
            raise _wrong(place, f"exceeds the limit of {MAX_VALUES:,} values for one event")
        if depth == 0:
            raise _wrong(place, f"is nested more than {MAX_DEPTH} deep")
        match value:
            case None | bool() | str():
                return value
            case int():
                if abs(value) > MAX_INTEGER:
                    raise _wrong(place, "is an integer beyond 2^53 - 1, which some JSON readers round")
                return value
            case float():
                if not math.isfinite(value):
                    raise _wrong(place, f"is {value}, which JSON does not have")
                return value
            case list() | tuple():
                return [self.of(item, f"{place}[{index}]", depth - 1) for index, item in enumerate(value)]
            case Mapping():
                return {
                    self.key(name, place): self.of(item, f"{place}.{name}", depth - 1) for name, item in value.items()
                }
            case _:
                raise _wrong(place, f"is of type {type(value).__name__}, which JSON does not have")

    @staticmethod
    def key(name: object, place: str) -> str:
        if isinstance(name, str):
            return name
        raise _wrong(place, f"has the key {name!r}, but keys must be text")


def _wrong(place: str, what: str) -> InputError:
    hint = "pass only JSON values: text, finite numbers, booleans, null, lists and mappings with text keys"
    return InputError((Diagnostic("LF132", f"{place[:100]} {what}", None, None, hint),))
