"""A line of the runner → a request of wire protocol 1."""

from pydantic import TypeAdapter, ValidationError

from leverframe.conform.wire.messages import AnyRequest, Request
from leverframe.systems.strict_json import JsonLimits, UnreadableError, read

MOST_BYTES = 4 << 20
"""Of a line."""
_LIMITS = JsonLimits(size=MOST_BYTES, depth=64)
_ANY: TypeAdapter[Request] = TypeAdapter(AnyRequest)


class NoRequestError(Exception):
    """A line is no request. `number` is its id, as far as that can be told."""

    def __init__(self, reason: str, number: int) -> None:
        super().__init__(reason)
        self.number = number


def request(line: bytes) -> Request:
    """The request in a line. Raises NoRequestError."""
    try:
        found = read(line, _LIMITS)
    except UnreadableError as error:
        raise NoRequestError(str(error), 0) from None
    number = found.get("id") if isinstance(found, dict) else None
    if isinstance(number, bool) or not isinstance(number, int) or number < 0:
        number = 0
    try:
        return _ANY.validate_python(found)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        place = ".".join(map(str, first["loc"]))
        raise NoRequestError(f"{place}: {first['msg']}" if place else first["msg"], number) from None
