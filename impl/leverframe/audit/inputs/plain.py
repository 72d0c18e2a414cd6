"""Values of Python, as tables have them → values of JSON, as the rows of all formats have them.

Times are texts of ISO 8601; bytes are texts if they are UTF-8, else in hexadecimal. NaN says nothing, as pandas has it.
"""

import datetime as dt
import decimal
import math
from enum import Enum
from typing import cast

from leverframe.audit.inputs.strict import MAX_DEPTH, StrictError


def plain(value: object, depth: int = 0) -> object:  # noqa: C901 -- a case for each type
    """A value as JSON has it. Raises StrictError."""
    if depth > MAX_DEPTH:
        raise StrictError(f"more than {MAX_DEPTH} values are nested in each other")
    match value:
        case Enum():
            return plain(value.value, depth)
        case None | bool() | int() | str():
            return value
        case float():
            if math.isinf(value):
                raise StrictError("a number is larger than any double")
            return None if math.isnan(value) else value
        case bytes():
            try:
                return value.decode("utf-8")
            except UnicodeDecodeError:
                return value.hex()
        case dt.datetime():
            return (value if value.tzinfo else value.replace(tzinfo=dt.UTC)).isoformat()
        case dt.date() | dt.time():
            return value.isoformat()
        case decimal.Decimal():
            return int(value) if value == value.to_integral_value() and value.adjusted() < 30 else str(value)  # noqa: PLR2004 -- digits
        case dict():
            return {str(name): plain(one, depth + 1) for name, one in cast("dict[object, object]", value).items()}
        case list():
            return [plain(one, depth + 1) for one in cast("list[object]", value)]
        case tuple():
            return [plain(one, depth + 1) for one in cast("tuple[object, ...]", value)]
        case _:
            return str(value)
