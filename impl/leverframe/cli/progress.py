"""A progress line on stderr, which the next one overwrites, on terminals only."""

import os
import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

T = TypeVar("T")

_ERASE = "\r\x1b[K"


def tracked(items: Iterable[tuple[str, T]]) -> Iterator[T]:
    """Yield the items, and show the words of each while the caller works on it."""
    stream = sys.stderr
    if not _is_visible():
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


@contextmanager
def counting(words: str) -> Generator[Callable[[int, int], None]]:
    """Yield what shows how many parts of some work are done, of how many."""
    stream, is_visible = sys.stderr, _is_visible()

    def tell(done: int, count: int) -> None:
        if is_visible:
            stream.write(f"{_ERASE}{words}: {done} of {count} parts are done …")
            stream.flush()

    try:
        yield tell
    finally:
        if is_visible:
            stream.write(_ERASE)
            stream.flush()


def _is_visible() -> bool:
    return sys.stderr.isatty() and os.environ.get("TERM", "dumb") != "dumb"
