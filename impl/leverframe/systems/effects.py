"""Effects: what a system does outside. It is on record as intended before it is tried, and settled afterwards.

Intention and settlement go on record together with the entry of the machine that they belong to, if there is one: all
or nothing. An effect that nobody settles stays open; the journal closes it as unknown when it is opened again, and
nobody tries it a second time.
"""

from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Literal, Protocol, TypeAlias

from leverframe.record.entries import Json, Recorder

Settled: TypeAlias = Literal["done", "failed", "unknown"]
"""What becomes of an effect: it is there, it is not, or nobody knows."""


class EffectLedger(Recorder, Protocol):
    """Takes entries and effects: `leverframe.Journal` is one."""

    def intend(self, key: str, execution_id: str, data: Mapping[str, Json] | None = None, /) -> None:
        """As `Journal.intend`."""
        ...

    def settle(self, key: str, outcome: Settled, data: Mapping[str, Json] | None = None, /) -> None:
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


@contextmanager
def settled(
    ledger: EffectLedger, key: str, judged: Callable[[Exception], tuple[Settled, Mapping[str, Json]] | None]
) -> Generator[dict[str, Json]]:
    """Settle the effect that the block tries: done, with the data that the block fills in; else as its error says.

    An error of which `judged` says nothing leaves the effect open.
    """
    done: dict[str, Json] = {}
    try:
        yield done
    except Exception as error:
        became = judged(error)
        if became is not None:
            ledger.settle(key, *became)
        raise
    ledger.settle(key, "done", done)
