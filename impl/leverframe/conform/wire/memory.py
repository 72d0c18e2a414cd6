"""Answers that were validated before: a line that differs from one of them in its id alone is as valid as that.

A subject often gives the same answer, and only the id is another. The id is the first member of the object, or the last
one: then where it stands is certain, whatever the rest contains. In the first case, the line begins with an object and
its first key. In the second one, the key, a colon and the number come before the brace that closes the object. The
quote after the comma opens the key: if it closed a string, the line would not be JSON.

Limits: `MOST_LINES` lines of at most `MOST_BYTES`; after that, the memory begins afresh.
"""

from typing import TypeVar, cast

from leverframe.conform.wire.messages import Answer

MOST_LINES = 4_096
MOST_BYTES = 1_000

A = TypeVar("A", bound=Answer)
_Key = tuple[bytes, bytes]


class AnswerMemory:
    """Validated answers of one subject, by all of their lines but the ids."""

    def __init__(self) -> None:
        self._known: dict[_Key, Answer] = {}

    def answer(self, line: bytes, number: int, kind: type[A]) -> A | None:
        """The answer of this kind in a line to the request with this number, if it is known to be valid."""
        if len(line) > MOST_BYTES:
            return None
        key = _without(line, number)
        known = None if key is None else self._known.get(key)
        if known is None or type(known) is not kind:
            return None
        return cast("A", known.model_copy(update={"id": number}))

    def keep(self, line: bytes, number: int, found: Answer) -> None:
        """Remember the answer in a line, which was read, validated and found possible."""
        key = _without(line, number) if len(line) <= MOST_BYTES else None
        if key is not None:
            if len(self._known) == MOST_LINES:
                self._known.clear()
            self._known[key] = found


def _without(line: bytes, number: int) -> _Key | None:
    """What is before the id and after it; None if the id is not certainly where it seems to be."""
    digits = b"%d" % number
    for head in (b'{"id":', b'{"id": '):
        if line.startswith(digits, len(head)) and line.startswith(head):
            rest = line[len(head) + len(digits) :]
            return (head, rest) if rest.startswith((b",", b"}")) else None
    for tail in (b',"id":', b', "id": '):
        if line.endswith(tail + digits + b"}"):
            return line[: -len(tail) - len(digits) - 1], tail
    return None
