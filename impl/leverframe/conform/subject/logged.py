"""A channel that keeps what was exchanged, to be shown."""

from dataclasses import dataclass

from leverframe.conform.subject.channel import Channel
from leverframe.conform.subject.troubles import Fatal
from leverframe.conform.wire import reading


@dataclass(frozen=True, slots=True)
class Exchange:
    """A request, and the line that came; None if none came."""

    sent: str
    received: str | None


class Logged:
    """A channel that keeps what was exchanged."""

    def __init__(self, channel: Channel) -> None:
        self._channel = channel
        self._kept: list[Exchange] = []

    def taken(self) -> list[Exchange]:
        """What was exchanged since the last call."""
        kept, self._kept = self._kept, []
        return kept

    def open(self) -> None:
        """Open the channel."""
        self._channel.open()

    def exchange(self, line: bytes, seconds: float) -> bytes | Fatal:
        """Exchange lines, and keep both."""
        found = self._channel.exchange(line, seconds)
        received = reading.text(found) if isinstance(found, bytes) else None
        self._kept.append(Exchange(line.decode(), received))
        return found

    def close(self, *, asked: bool) -> Fatal | None:
        """Close the channel."""
        return self._channel.close(asked=asked)
