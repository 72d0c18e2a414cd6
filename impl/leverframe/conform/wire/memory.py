"""Answers that were validated before: a line that differs from one of them in its id alone is as valid as that.

A subject often gives the same answer, and only the id is another. The id is the first member of the object, or the last
one: then where it stands is certain, whatever the rest contains. In the first case, the line begins with an object and
its first key. In the second one, the key, a colon and the number come before the brace that closes the object. The
quote after the comma opens the key: if it closed a string, the line would not be JSON.

A remembered answer has the id of the request that it answered first.

Limits: `MOST_LINES` lines of at most `MOST_BYTES`; after that, the memory begins afresh.
"""

from typing import TypeVar, cast

from leverframe.conform.wire.messages import Answer

MOST_LINES = 4_096
MOST_BYTES = 1_000
_FIRST = b'{"id":%d', b'{"id": %d'
_LAST = b',"id":%d}', b', "id": %d}'

A = TypeVar("A", bound=Answer)


class AnswerMemory:
    """Validated answers of one subject, by all of their lines but the ids."""

    def __init__(self) -> None:
        self._known: dict[bytes, dict[bytes, Answer]] = {}
        """By the way in which the id is written, and then by the rest of the line."""
        self._lines = 0

    def answer(self, line: bytes, number: int, kind: type[A]) -> A | None:
        """The answer of this kind in a line to the request with this number, if it is known to be valid."""
        if len(line) > MOST_BYTES:
            return None
        for written, known in self._known.items():
            rest = _without(line, written % number)
            found = None if rest is None else known.get(rest)
            if type(found) is kind:
                return cast("A", found)
        return None

    def keep(self, line: bytes, number: int, found: Answer) -> None:
        """Remember the answer in a line, which was read, validated and found possible."""
        if len(line) > MOST_BYTES:
            return
        for written in (*_FIRST, *_LAST):
            rest = _without(line, written % number)
            if rest is None or (written in _FIRST and not rest.startswith((b",", b"}"))):
                continue  # the id is not certainly where it seems to be
            if self._lines == MOST_LINES:
                self._known.clear()
                self._lines = 0
            self._known.setdefault(written, {})[rest] = found
            self._lines += 1
            return


def _without(line: bytes, part: bytes) -> bytes | None:
    """What a line has beside this part, which is at its beginning, or at its end if it closes the object."""
    if part.endswith(b"}"):
        return line[: -len(part)] if line.endswith(part) else None
    return line[len(part) :] if line.startswith(part) else None
