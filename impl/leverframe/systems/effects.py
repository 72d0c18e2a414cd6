"""Effects on the outside world. Each is recorded as intended before it is tried, and settled afterwards.

An intention or settlement is recorded atomically with the machine's entry that it belongs to, if there is one. An
effect that is not settled stays open. When the journal is opened again, it settles the effect as unknown; no system
repeats it.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Literal, Protocol, TypeAlias

from leverframe.record.entries import Entry, Json, Outcome, Recorder

Settled: TypeAlias = Literal["done", "failed", "unknown"]
"""The outcome of an effect: it happened, it did not, or nobody knows."""


class EffectLedger(Recorder, Protocol):
    """A recorder of entries and effects, such as `leverframe.Journal`."""

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
    """The intention to try an effect, under an idempotency key."""

    key: str
    execution_id: str
    data: Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class Settlement:
    """The outcome of an effect, with details."""

    key: str
    outcome: Settled
    data: Mapping[str, Json] = field(default_factory=dict)


EffectStep: TypeAlias = EffectIntent | Settlement
"""A recorded step of an effect."""


def put(ledger: EffectLedger, step: EffectStep | None, *entries: Entry) -> None:
    """Record a step of an effect atomically with the entries that it belongs to. Raises what the ledger raises."""
    match step:
        case None:
            for entry in entries:
                ledger.append(entry)
        case EffectIntent():
            ledger.intend(step.key, step.execution_id, step.data, after=entries)
        case Settlement():
            ledger.settle(step.key, step.outcome, step.data, after=entries)


class EffectRecorder(ABC):
    """A recorder that records a step of an effect atomically with the entry of its event."""

    _step: EffectStep | None = None

    @contextmanager
    def together(self, step: EffectStep | None) -> Generator[None]:
        """Within the block, record the step with the next accepted event. None stands for no step."""
        self._step = step
        try:
            yield
        finally:
            self._step = None

    def append(self, entry: Entry, /) -> None:
        """Record an entry, with the step that belongs to it. Raises what `put_together` raises."""
        step = self._step if entry.outcome is Outcome.ACCEPTED else None
        self.put_together(entry, step)
        if step is not None:
            self._step = None

    @abstractmethod
    def put_together(self, entry: Entry, step: EffectStep | None) -> None:
        """Record both atomically."""


@dataclass(frozen=True, slots=True)
class TellingRecorder:
    """A recorder that tells of each entry once it is on record."""

    record: Recorder
    tell: Callable[[Entry], None]

    def append(self, entry: Entry, /) -> None:
        """Put an entry on record, then tell of it. Raises what both raise."""
        self.record.append(entry)
        self.tell(entry)


@dataclass(slots=True)
class EffectAttempt:
    """The outcome of an effect that the block tries: done without details, unless the block sets another."""

    outcome: Settled = "done"
    data: Mapping[str, Json] = field(default_factory=dict)


@contextmanager
def settled(
    ledger: EffectLedger,
    key: str,
    judged: Callable[[Exception], tuple[Settled, Mapping[str, Json]] | None] = lambda _: None,
) -> Generator[EffectAttempt]:
    """Settle the effect that the block tries: by the attempt, or by `judged` if the block raises.

    If `judged` returns None for the error, the effect stays open.
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
