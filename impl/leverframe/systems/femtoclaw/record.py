"""Where the runtime's entries go: the store, which is its journal, or the last resort where there is no store.

A call of a capability is an effect, with an idempotency key: its intent goes on record together with the entry that
grants it, and what became of it together with the entry that closes the execution, so that there is never the one
without the other (D-FC-05, D-FC-09). A key may be tried again only where it is on record that nothing was invoked; each
attempt has a number, and a key of its own in the journal.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from leverframe.errors import InternalError
from leverframe.journal.journal import Journal
from leverframe.record import control
from leverframe.record.entries import Entry, Json
from leverframe.systems.effects import EffectIntent, EffectRecorder, EffectStep, Settlement, put
from leverframe.systems.femtoclaw.last_resort import LastResort

TAKEN_BACK = "FAILED"
"""What the closing record says of an intent that nothing was invoked for."""
UNKNOWN = "EFFECT_UNKNOWN"


@dataclass(frozen=True, slots=True)
class Standing:
    """What the store says of a key: how often it was tried, and how the last attempt was closed, if any was.

    `place` is the number of a record at or before the one that says so.
    """

    attempts: int = 0
    closing: str | None = None
    place: int = 0

    @property
    def closed(self) -> bool:
        """Was it carried out, as far as anybody knows?"""
        return self.closing is not None and self.closing != TAKEN_BACK


@dataclass(frozen=True, slots=True)
class Leftover:
    """A call that an earlier life had intended and not closed: which input of the machine it was, and its key."""

    key: str
    input: str


class ExecutionRecord(EffectRecorder):
    """A Recorder. What the store raises is passed on; then `lose` it, and go on.

    What happens before a store is opened, or lost, is on record once it is: nothing has been done by then.
    """

    def __init__(self, last_resort: LastResort) -> None:
        self._last_resort = last_resort
        self._store: Journal | None = None
        self._early: list[Entry] | None = []  # what happened before it is known whether there is a store
        self._calls: dict[str, Standing] = {}
        self.leftovers: tuple[Leftover, ...] = ()

    def open(self, store: Journal) -> None:
        """Use a store, and read in it what became of the keys. Raises JournalError."""
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
                    if "closing" not in of:  # by the journal itself, which found it open
                        leftovers.append(Leftover(key, intended[key]))
                case _:
                    pass
        self.leftovers = tuple(leftovers)
        store.append_all(self._early or ())
        self._store, self._early = store, None

    def lose(self) -> None:
        """The store cannot be written: from now on everything goes to the last resort."""
        early, self._early = self._early, None
        self._store = None
        for entry in early or ():
            self._last_resort.append(entry)

    @property
    def in_store(self) -> bool:
        """Is there a store?"""
        return self._store is not None

    def standing(self, key: str) -> Standing:
        """What the store says of a key."""
        return self._calls.get(key, Standing())

    def outcome(self, key: str) -> Mapping[str, Json]:
        """What is on record of a closed key: how it was closed, and what it returned. Raises JournalError."""
        standing = self.standing(key)
        name = control.effect_id(attempt(key, standing.attempts))
        for record in () if self._store is None else self._store.records(standing.place):
            if record.entry.execution_id == name:
                of = record.entry.data["of"]
                return of if isinstance(of, Mapping) and "closing" in of else {"closing": UNKNOWN}
        raise InternalError(f"there is no record of {key} any more")

    def put_together(self, entry: Entry, step: EffectStep | None) -> None:
        """Put both on record; only the entry, on the last resort, where there is no store.

        Raises JournalError where the store does not take it.
        """
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
    """The key that an attempt has in the journal."""
    return f"{key}.{number}"
