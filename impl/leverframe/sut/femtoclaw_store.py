"""The store of a FemtoClaw runtime under test, in memory: it outlives runtimes, and can be lost.

It takes what a journal takes, by the rules of the journal (`record.ledger`), and settles what an earlier life left open
as the journal does. Nobody proves it to others, so it has no signatures.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping

from leverframe.errors import Diagnostic, JournalError
from leverframe.record import control
from leverframe.record.entries import Entry, Json
from leverframe.record.ledger import Ledger
from leverframe.record.records import GENESIS, Record, encode
from leverframe.systems.effects import Settled

_SETTLED: Mapping[Settled, str] = {
    "done": control.EFFECT_DONE,
    "failed": control.EFFECT_FAILED,
    "unknown": control.EFFECT_UNKNOWN,
}


class Store:
    """A store in memory. `seen` is told of each entry of a machine once it is on record. A `lost` one takes nothing."""

    def __init__(self, seen: Callable[[Entry], None]) -> None:
        self._seen = seen
        self._ledger = Ledger()
        self._entries: list[Entry] = []
        self._early = False
        self.lost = False

    def opened(self) -> "Store":
        """This store, as a runtime finds it: what the life before left open has an unknown effect."""
        self._early = True
        self._take([self._own(control.JOURNAL, control.JOURNAL, control.OPENED_EVENT)])
        for name in tuple(self._ledger.unsettled):
            self._take(
                [self._own(name, control.EFFECT, control.EFFECT_UNKNOWN, {"key": control.key_of(name), "of": {}})]
            )
        return self

    def append(self, entry: Entry, /) -> None:
        """Take an entry."""
        self._take([entry])

    def append_all(self, entries: Iterable[Entry], /) -> None:
        """Take entries, all or none. The first were made before there was a store: nobody is told of them again."""
        told, self._early = self._early, False
        self._take([*entries], told=told)

    def intend(
        self, key: str, execution_id: str, data: Mapping[str, Json] | None = None, /, *, after: Iterable[Entry] = ()
    ) -> None:
        """Take the intention of an effect, with the entries that belong to it."""
        told: dict[str, Json] = {"key": key, "execution_id": execution_id, "of": data or {}}
        self._take([*after, self._own(control.effect_id(key), control.EFFECT, control.EFFECT_INTENDED, told)])

    def settle(
        self, key: str, outcome: Settled, data: Mapping[str, Json] | None = None, /, *, after: Iterable[Entry] = ()
    ) -> None:
        """Take the outcome of an effect, with the entries that belong to it."""
        told: dict[str, Json] = {"key": key, "of": data or {}}
        self._take([*after, self._own(control.effect_id(key), control.EFFECT, _SETTLED[outcome], told)])

    def records(self, first: int = 0, /) -> Iterator[Record]:
        """The entries from one on."""
        for number, entry in enumerate(self._entries[first:], first):
            yield Record(number, entry, GENESIS, GENESIS)

    @property
    def size(self) -> int:
        """The number of entries."""
        return len(self._entries)

    def checkpoint(self) -> None:
        """Nobody signs it."""

    def close(self) -> None:
        """The runtime has ended."""
        self._take([self._own(control.JOURNAL, control.JOURNAL, control.CLOSED_EVENT)])

    def _own(self, name: str, machine: str, event: str, data: Mapping[str, Json] | None = None) -> Entry:
        return control.next_entry(self._ledger.execution(name, machine), event, 0, data or {})

    def _take(self, entries: list[Entry], *, told: bool = False) -> None:
        if self.lost:
            raise JournalError(Diagnostic("LF126", "the store is lost"))
        placed, (refused,) = self._ledger.place([[encode(entry) for entry in entries]])
        if refused is not None:
            raise refused
        self._ledger.adopt(placed)
        self._entries += entries
        for entry in entries:
            if not (told or control.is_own(entry.machine)):
                self._seen(entry)
