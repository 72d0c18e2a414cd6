"""Effects: what a system does outside. It is on record as intended before it is tried, and settled afterwards.

Intention and settlement go on record together with the entry of the machine that they belong to, if there is one: all
or nothing. An effect that nobody settles stays open; the journal closes it as unknown when it is opened again, and
nobody tries it a second time.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Literal, Protocol, TypeAlias

from leverframe.record.entries import Entry, Json, Outcome, Recorder

Settled: TypeAlias = Literal["done", "failed", "unknown"]
"""What becomes of an effect: it is there, it is not, or nobody knows."""


class EffectLedger(Recorder, Protocol):
    """Takes entries and effects: `leverframe.Journal` is one."""

    def intend(
        self, key: str, execution_id: str, data: Mapping[str, Json] | None = None, /, *, after: Iterable[Entry] = ()
    ) -> None:
        """As `Journal.intend`."""
        ...

    def settle(
        self, key: str, outcome: Settled, data: Mapping[str, Json] | None = None, /, *, after: Iterable[Entry] = ()
    ) -> None:
        """As `Journal.settle`."""
        ...


@dataclass(frozen=True, slots=True)
class EffectIntent:
    """An effect that is going to be tried, under an idempotency key."""

    key: str
    execution_id: str
    data: Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class Settlement:
    """What became of an effect, and what is known of it."""

    key: str
    outcome: Settled
    data: Mapping[str, Json] = field(default_factory=dict)


EffectStep: TypeAlias = EffectIntent | Settlement
"""What goes on record of an effect."""


def put(ledger: EffectLedger, step: EffectStep | None, *entries: Entry) -> None:
    """Put a step of an effect on record, and the entries that it belongs to: all or nothing.

    Raises what the ledger raises.
    """
    match step:
        case None:
            for entry in entries:
                ledger.append(entry)
        case EffectIntent():
            ledger.intend(step.key, step.execution_id, step.data, after=entries)
        case Settlement():
            ledger.settle(step.key, step.outcome, step.data, after=entries)


class EffectRecorder(ABC):
    """A recorder that can put a step of an effect on record together with the entry of the event that it belongs to."""

    _step: EffectStep | None = None

    @contextmanager
    def together(self, step: EffectStep | None) -> Generator[None]:
        """The next entry of an event that happens takes the step along; None is none."""
        self._step = step
        try:
            yield
        finally:
            self._step = None

    def append(self, entry: Entry, /) -> None:
        """Put an entry on record, and the step that belongs to it. Raises what `put_together` raises."""
        step = self._step if entry.outcome is Outcome.ACCEPTED else None
        self.put_together(entry, step)
        if step is not None:
            self._step = None

    @abstractmethod
    def put_together(self, entry: Entry, step: EffectStep | None) -> None:
        """Put both on record, all or nothing."""


@dataclass(slots=True)
class EffectAttempt:
    """What came of an effect that was tried: it is done, with no more to tell, unless the block says otherwise."""

    outcome: Settled = "done"
    data: Mapping[str, Json] = field(default_factory=dict)


@contextmanager
def settled(
    ledger: EffectLedger,
    key: str,
    judged: Callable[[Exception], tuple[Settled, Mapping[str, Json]] | None] = lambda _: None,
) -> Generator[EffectAttempt]:
    """Settle the effect that the block tries: as the block says, or else as its error says.

    An error of which `judged` says nothing leaves the effect open.
    """
    attempt = EffectAttempt()
    try:
        yield attempt
    except Exception as error:
        became = judged(error)
        if became is not None:
            put(ledger, Settlement(key, *became))
        raise
    put(ledger, Settlement(key, attempt.outcome, attempt.data))
