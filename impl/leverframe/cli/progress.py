"""What is being done, in one line on stderr that gives way to the next: on terminals only."""

import os
import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")

_ERASE = "\r\x1b[K"


def tracked(items: Iterable[tuple[str, T]]) -> Iterator[T]:
    """The items, each announced by its words while the caller works on it."""
    stream = sys.stderr
    visible = stream.isatty() and os.environ.get("TERM", "dumb") != "dumb"
    if not visible:
        yield from (item for _, item in items)
        return
    try:
        for words, item in items:
            stream.write(f"{_ERASE}{words} …")
            stream.flush()
            yield item
    finally:
        stream.write(_ERASE)
        stream.flush()
