"""A ledger in memory, which outlives the system that writes to it."""

from collections.abc import Callable, Iterable, Mapping

from leverframe.record.entries import Entry, Json
from leverframe.systems.effects import Settled


class Ledger:
    """Takes entries and effects. `seen` is told of each entry as soon as it is on record."""

    def __init__(self, seen: Callable[[Entry], None]) -> None:
        self._seen = seen
        self.entries: list[Entry] = []

    def append(self, entry: Entry, /) -> None:
        """Take an entry."""
        self.entries.append(entry)
        self._seen(entry)

    def intend(
        self, key: str, execution_id: str, data: Mapping[str, Json] | None = None, /, *, after: Iterable[Entry] = ()
    ) -> None:
        """Take the intention of an effect, with the entries that belong to it."""
        del key, execution_id, data
        self._take(after)

    def settle(
        self, key: str, outcome: Settled, data: Mapping[str, Json] | None = None, /, *, after: Iterable[Entry] = ()
    ) -> None:
        """Take the outcome of an effect, with the entries that belong to it."""
        del key, outcome, data
        self._take(after)

    def _take(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self.append(entry)
