"""The runtime's record: the store, which is its journal, or the last resort if there is no store.

A call of a capability is an effect with an idempotency key. Its intent is recorded atomically with the entry that
grants it, and its settlement atomically with the entry that closes the execution (D-FC-05, D-FC-09). A key may be tried
again only if the record says that nothing was invoked. Each attempt has a number, and its own key in the journal.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from leverframe.errors import InternalError
from leverframe.record import control
from leverframe.record.entries import Entry, Json
from leverframe.record.records import Record
from leverframe.systems.effects import EffectIntent, EffectLedger, EffectRecorder, EffectStep, Settlement, put
from leverframe.systems.femtoclaw.last_resort import LastResort

TAKEN_BACK = "FAILED"
"""The closing of an intent for which nothing was invoked."""
UNKNOWN = "EFFECT_UNKNOWN"


class ExecutionStore(EffectLedger, Protocol):
    """A durable store, such as `leverframe.Journal`, whose methods these are."""

    def append_all(self, entries: Iterable[Entry], /) -> None:
        """As `Journal.append_all`."""
        ...

    def records(self, first: int = 0, /) -> Iterator[Record]:
        """As `Journal.records`."""
        ...

    @property
    def size(self) -> int:
        """As `Journal.size`."""
        ...

    def checkpoint(self) -> object:
        """As `Journal.checkpoint`."""
        ...

    def close(self) -> None:
        """As `Journal.close`."""
        ...


@dataclass(frozen=True, slots=True)
class Standing:
    """What the store says about a key: the number of attempts, and the closing of the last one, if there is one.

    `place` is the number of a record at or before the one that has the closing.
    """

    attempts: int = 0
    closing: str | None = None
    place: int = 0

    @property
    def closed(self) -> bool:
        """Was the call executed, as far as anyone knows?"""
        return self.closing is not None and self.closing != TAKEN_BACK


@dataclass(frozen=True, slots=True)
class Leftover:
    """A call that an earlier life intended but did not close: its key, and the machine's input for it."""

    key: str
    input: str


class ExecutionRecord(EffectRecorder):
    """A Recorder that passes on what the store raises; the caller then calls `lose` and goes on.

    Entries made before the store is opened or lost are held back until then: nothing is executed before.
    """

    def __init__(self, last_resort: LastResort) -> None:
        self._last_resort = last_resort
        self._store: ExecutionStore | None = None
        self._early: list[Entry] | None = []  # entries made before it is known whether there is a store
        self._calls: dict[str, Standing] = {}
        self.leftovers: tuple[Leftover, ...] = ()

    def open(self, store: ExecutionStore) -> None:
        """Use a store, and read the standing of every key from it. Raises JournalError."""
        leftovers: list[Leftover] = []
        intended: dict[str, str] = {}
        for record in store.records():
            match record.entry:
                case Entry(machine=control.JOURNAL, event=control.OPENED_EVENT):
                    leftovers.clear()
                case Entry(
                    machine=control.EFFECT,
                    event=control.EFFECT_INTENDED,
                    data={"key": str(key), "of": {"input": str(input_)}},
                ):
                    intended[key] = input_
                case Entry(
                    machine=control.EFFECT,
                    event=control.EFFECT_DONE | control.EFFECT_FAILED | control.EFFECT_UNKNOWN,
                    data={"key": str(key), "of": Mapping() as of},
                ) if key in intended:
                    closing = of.get("closing", UNKNOWN)
                    call, _, number = key.rpartition(".")
                    self._calls[call] = Standing(int(number), str(closing), record.seq)
                    if "closing" not in of:  # the journal itself settled it, because it found it open
                        leftovers.append(Leftover(key, intended[key]))
                case _:
                    pass
        self.leftovers = tuple(leftovers)
        store.append_all(self._early or ())
        self._store, self._early = store, None

    def lose(self) -> None:
        """Stop using the store, which cannot be written: from now on every entry goes to the last resort."""
        early, self._early = self._early, None
        self._store = None
        for entry in early or ():
            self._last_resort.append(entry)

    @property
    def in_store(self) -> bool:
        """Is there a store?"""
        return self._store is not None

    def standing(self, key: str) -> Standing:
        """The standing of a key in the store."""
        return self._calls.get(key, Standing())

    def outcome(self, key: str) -> Mapping[str, Json]:
        """The recorded outcome of a closed key: its closing and its result. Raises JournalError."""
        standing = self.standing(key)
        name = control.effect_id(attempt(key, standing.attempts))
        for record in () if self._store is None else self._store.records(standing.place):
            if record.entry.execution_id == name:
                of = record.entry.data["of"]
                return of if isinstance(of, Mapping) and "closing" in of else {"closing": UNKNOWN}
        raise InternalError(f"the store no longer has a record of {key}")

    def append_all(self, entries: Sequence[Entry]) -> None:
        """Record entries without effects: all or nothing in the store. Raises JournalError if it does not take them."""
        if self._store is not None:
            self._store.append_all(entries)
            return
        for entry in entries:
            self.put_together(entry, None)

    def put_together(self, entry: Entry, step: EffectStep | None) -> None:
        """Record both, or only the entry if there is no store. Raises JournalError if the store does not take them."""
        store = self._store
        if self._early is not None:
            self._early.append(entry)
            return
        if store is None:
            self._last_resort.append(entry)
            return
        if step is None:
            put(store, None, entry)
            return
        place, number = store.size, self.standing(step.key).attempts + isinstance(step, EffectIntent)
        put(store, replace(step, key=attempt(step.key, number)), entry)
        closing = str(step.data["closing"]) if isinstance(step, Settlement) else None
        self._calls[step.key] = Standing(number, closing, place)


def attempt(key: str, number: int) -> str:
    """The key of an attempt in the journal."""
    return f"{key}.{number}"
