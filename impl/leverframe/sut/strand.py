"""A thread in which a system runs until it waits at a gate: so a tester can hold it in the middle of a call.

Either the caller works or the strand, never both. What the caller gives to a strand that waits at a gate is done there,
inside the call that the system is making, as a callback of the system would be.
"""

import threading
from collections.abc import Callable
from dataclasses import dataclass
from queue import SimpleQueue
from typing import TypeAlias

Work: TypeAlias = Callable[[], str | None]
"""What a strand does; it returns the event that it led to."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """The strand waits at a gate."""


@dataclass(frozen=True, slots=True)
class _Through:
    """The strand may pass the gate."""


@dataclass(frozen=True, slots=True)
class _Raised:
    error: BaseException


class Strand:
    """A thread that does what it is given, and may wait at a gate meanwhile."""

    def __init__(self) -> None:
        self._given: SimpleQueue[Work | _Through | None] = SimpleQueue()
        self._came: SimpleQueue[str | Waiting | _Raised | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self.waits = False
        """Does it wait at a gate?"""

    # ---- for the caller ----

    def call(self, work: Work) -> str | Waiting | None:
        """Let the strand do this, until it is done or waits at a gate. Raises what `work` raises."""
        return self._until(work)

    def through(self) -> str | Waiting | None:
        """Let the strand pass the gate at which it waits. Returns and raises what the work does that waited there."""
        return self._until(_Through())

    def end(self) -> None:
        """End the strand. It must not wait at a gate."""
        if self._thread is not None:
            self._given.put(None)
            self._thread.join()
            self._thread = None

    def _until(self, given: Work | _Through) -> str | Waiting | None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, daemon=True)
            self._thread.start()
        self._given.put(given)
        came = self._came.get()
        if isinstance(came, _Raised):
            raise came.error
        return came

    # ---- in the strand ----

    def gate(self) -> None:
        """Wait until the caller lets the strand pass."""
        self.waits = True
        self._came.put(Waiting())
        while (given := self._given.get()) is not None and not isinstance(given, _Through):
            self._do(given)
        self.waits = False

    def _run(self) -> None:
        while (given := self._given.get()) is not None:
            if not isinstance(given, _Through):
                self._do(given)

    def _do(self, work: Work) -> None:
        came: str | _Raised | None
        try:
            came = work()
        except BaseException as error:  # noqa: BLE001 -- it is raised again where the work was given
            came = _Raised(error)
        self._came.put(came)
