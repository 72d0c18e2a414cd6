"""An implementation beside the model of its declaration: what each step must do, and the difference if it does not."""

import threading
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple, Protocol, TypeAlias

from leverframe.api import Machine as Declared
from leverframe.model.machine import Interpreter
from leverframe.model.system import SystemState
from leverframe.model.trace import named_values
from leverframe.record.entries import Entry, Json, Outcome, Recorder
from leverframe.testing.difference import Difference, Sentences
from leverframe.testing.runs import Expected, Walk

_PATIENCE = 30.0
"""Seconds after which threads count as hung."""


class Implementation(Protocol):
    """The implementation under test, as an adapter presents it: one execution, in its initial state."""

    @property
    def state(self) -> str:
        """The control state, by its name in the declaration."""
        ...

    @property
    def variables(self) -> Mapping[str, Json]:
        """The variables by their names in the declaration, with values in its notation."""
        ...

    def fire(self, event: str, data: Mapping[str, Json]) -> bool:
        """Let an event or environment action happen. Returns True if it is accepted, False if it is refused."""
        ...


Adapter: TypeAlias = Callable[[Recorder], Implementation]
"""Return a new execution that appends its entries to this journal."""


class JournalDownError(Exception):
    """The journal fails on purpose. The implementation must pass this exception on and do nothing else."""


class _Seen(NamedTuple):
    """An entry, and the state of the implementation when it appended the entry."""

    entry: Entry
    state: str
    variables: Mapping[str, Json]


class Comparison:
    """An implementation beside the model of its declaration; also replays a single run without Hypothesis.

    Each method makes a step and compares. All of them raise Difference.
    """

    def __init__(
        self, declared: Declared, adapter: Adapter, *, variables: Collection[str] | None = None, journaled: bool = True
    ) -> None:
        self._walk = Walk(Interpreter(declared.declaration))
        self._sentences = Sentences(declared)
        self._last: Expected | None = None
        self._model = self._walk.model
        self._compared = {v.name for v in self._model.variables if variables is None or v.name in variables}
        self._journaled = journaled
        self._execution_id: str | None = None
        self._recorded = 0
        self._run: list[str] = []
        self._journal = _WatchfulJournal()
        self._implementation = self._made(adapter)
        self._journal.watched = self._implementation
        self._compare_state()

    def _made(self, adapter: Adapter) -> Implementation:
        try:
            return adapter(self._journal)
        except Exception as error:
            raise self._difference("exception", f"the adapter raises {error!r}") from error

    @property
    def steps(self) -> int:
        """The number of steps so far."""
        return len(self._run)

    @property
    def promising(self) -> list[str]:
        """The allowed events that do not lead to a terminal state, or all allowed events, or all events."""
        return self._walk.promising

    def fire(self, event: str, data: Mapping[str, Json]) -> None:
        """Fire an event or environment action, allowed or not."""
        expected = self._last = self._walk.take(event)
        self._run.append(event)
        try:
            accepted = self._implementation.fire(event, data)
        except Exception as error:
            raise self._difference("exception", f"{event} raises {error!r}") from error
        self._compare_refusal(expected, int(accepted), 1)
        self._compare_entries([expected], [data])
        self._compare_state()

    def fire_unrecorded(self, event: str, data: Mapping[str, Json]) -> None:
        """Fire it while the journal fails, which must pass on the journal's exception and change nothing."""
        if not self._journaled:
            return
        self._last = self._walk.expected(event)
        self._run.append(f"{event} without a journal")
        self._journal.down = True
        try:
            accepted = self._implementation.fire(event, data)
        except JournalDownError:
            pass
        except Exception as error:
            raise self._difference("exception", f"the journal fails, and {event} raises {error!r}") from error
        else:
            word = "accepted" if accepted else "refused"
            raise self._difference("journal", f"{event} is {word}, although the journal failed to record it")
        finally:
            self._journal.down = False
        self._compare_state()

    def fire_at_once(self, event: str, threads: int) -> None:
        """Fire it from several threads, which must have the same result as one after the other."""
        self._last = self._walk.expected(event)
        self._run.append(f"{event} by {threads} threads")
        results = _at_once(self._implementation, event, threads)
        for error in results.errors:
            raise self._difference("exception", f"{event} raises {error!r}") from error
        if results.hung:
            raise self._difference("hung", f"{event} does not return in {results.hung} of {threads} threads")
        steps = [self._walk.take(event) for _ in range(threads)]
        self._compare_refusal(steps[0], results.accepted, sum(step.accepted for step in steps), threads)
        self._compare_entries(steps, [{"thread": number} for number in range(threads)])
        self._compare_state()

    def _compare_refusal(self, expected: Expected, accepted: int, due: int, threads: int = 1) -> None:
        if threads > 1:
            if accepted != due:
                text = f"of {threads} times, {expected.event} is accepted {accepted} times, but allowed {due} times"
                raise self._difference("refusal", text)
        elif bool(accepted) is not expected.accepted:
            words = ("accepted", "refuses") if accepted else ("refused", "allows")
            text = f"{expected.event} is {words[0]}, but the declaration {words[1]} it in {expected.before.control}"
            raise self._difference("refusal", text)

    def _compare_state(self) -> None:
        due_state = self._walk.state
        try:
            state, shown = self._implementation.state, dict(self._implementation.variables)
        except Exception as error:
            raise self._difference("exception", f"to read the state or the variables raises {error!r}") from error
        if state != due_state.control:
            text = f"the state is {state}, but {due_state.control} in the declaration"
            raise self._difference("state", text)
        due = self._values(due_state)
        for name, value in due.items():
            if name not in shown or not _same(shown[name], value):
                text = f"{name} is {shown.get(name, 'missing')!r}, but {value!r} in the declaration"
                raise self._difference("variables", text)

    def _values(self, state: SystemState) -> Mapping[str, Json]:
        values = named_values(self._model.variables, state)
        return {name: value for name, value in values.items() if name in self._compared}

    def _compare_entries(self, steps: Sequence[Expected], payloads: Sequence[Mapping[str, Json]]) -> None:
        if not self._journaled:
            return
        seen = self._journal.taken()
        if len(seen) != len(steps):
            text = f"{steps[0].event} has {len(seen)} entries on record instead of {len(steps)}"
            raise self._difference("journal", text)
        unused = list(payloads)
        for step, one in zip(steps, seen, strict=True):
            if not _is_entry(one.entry):
                raise self._difference("journal", f"{step.event} has {one.entry!r} on record, which is no Entry")
            self._compare_entry(step, one.entry)
            if one.entry.data not in unused:
                text = f"{step.event} has the data {dict(one.entry.data)!r} on record instead of {unused[0]!r}"
                raise self._difference("journal", text)
            unused.remove(one.entry.data)
            self._compare_order(step, one)

    def _compare_entry(self, step: Expected, entry: Entry) -> None:
        if self._execution_id is None:
            self._execution_id = entry.execution_id
        due = {
            "execution_id": self._execution_id,
            "step": self._recorded,
            "machine": self._model.declaration.machine,
            "previous_state": step.before.control,
            "event": step.event,
            "new_state": step.after.control,
            "outcome": Outcome.ACCEPTED if step.accepted else Outcome.REFUSED,
        }
        for name, value in due.items():
            if getattr(entry, name) != value:
                text = f"{name} of the entry is {getattr(entry, name)!r} instead of {value!r}"
                raise self._difference("journal", text)
        if not _is_integer(entry.timestamp):
            raise self._difference("journal", f"the timestamp is {entry.timestamp!r}, not a number of nanoseconds")
        self._recorded += 1

    def _compare_order(self, step: Expected, seen: _Seen) -> None:
        if seen.state != step.before.control:
            text = f"the state is already {seen.state} when {step.event} is recorded"
            raise self._difference("order", text)
        for name, value in self._values(step.before).items():
            if not _same(seen.variables.get(name), value):
                text = f"{name} is already {seen.variables.get(name)!r} when {step.event} is recorded"
                raise self._difference("order", text)

    def _difference(self, what: str, message: str) -> Difference:
        return Difference(what, message, self._run, self._sentences.of(self._last))


class _WatchfulJournal:
    """A journal in memory that notes the state of the implementation at each entry; fails while `down`."""

    def __init__(self) -> None:
        self.watched: Implementation | None = None
        self.down = False
        self._seen: list[_Seen] = []

    def append(self, entry: Entry) -> None:
        if self.down:
            raise JournalDownError
        time.sleep(0)  # let other threads run between the guard and the assignment
        watched = self.watched
        if watched is not None:
            self._seen.append(_Seen(entry, watched.state, dict(watched.variables)))

    def taken(self) -> list[_Seen]:
        """Return the entries since the last call."""
        seen, self._seen = self._seen, []
        return seen


class _Results(NamedTuple):
    """The results of threads: how many events were accepted, the exceptions, and how many threads hung."""

    accepted: int
    errors: list[BaseException]
    hung: int


def _at_once(implementation: Implementation, event: str, threads: int) -> _Results:
    accepted: list[bool] = []
    errors: list[BaseException] = []
    barrier = threading.Barrier(threads)

    def work(number: int) -> None:
        try:
            barrier.wait()
            accepted.append(implementation.fire(event, {"thread": number}))
        except BaseException as error:  # noqa: BLE001 -- every exception is a finding
            errors.append(error)

    started = [threading.Thread(target=work, args=(number,), daemon=True) for number in range(threads)]
    for thread in started:
        thread.start()
    deadline = time.monotonic() + _PATIENCE
    for thread in started:
        thread.join(max(0.0, deadline - time.monotonic()))
    return _Results(sum(accepted), errors, sum(thread.is_alive() for thread in started))


def _same(shown: Json, due: Json) -> bool:
    """Are the values equal and of one type? 1 is not true."""
    return shown == due and isinstance(shown, bool) is isinstance(due, bool)


def _is_entry(value: object) -> bool:
    """Is it an entry? Implementations need not respect the annotations."""
    return isinstance(value, Entry)


def _is_integer(value: object) -> bool:
    """Is it an integer? Implementations need not respect the annotations."""
    return isinstance(value, int)
