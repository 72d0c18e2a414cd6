"""What a session needs: a line goes out, a line comes back."""

from collections.abc import Callable
from typing import Protocol

from leverframe.conform.subject.troubles import Fatal


class Channel(Protocol):
    """Lines of bytes to a subject and back. `open` comes first, `close` last; both are called once."""

    def open(self) -> None:
        """Make the subject ready. Raises InputError if there is none."""
        ...

    def exchange(self, line: bytes, seconds: float) -> bytes | Fatal:
        """Send a line, and return the next one; neither has its line feed. After a trouble, only `close` follows."""
        ...

    def close(self, *, asked: bool) -> Fatal | None:
        """End the subject and everything that it started. `asked`: it was asked to stop, and may end by itself.

        Returns what went wrong after the last answer, if anything did.
        """
        ...


Connect = Callable[[], Channel]
"""A channel to a fresh process of the subject."""
