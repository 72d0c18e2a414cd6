"""A progress line on stderr, which the next one overwrites, on terminals only."""

import os
import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")

_ERASE = "\r\x1b[K"


def tracked(items: Iterable[tuple[str, T]]) -> Iterator[T]:
    """Yield the items, and show the words of each while the caller works on it."""
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
