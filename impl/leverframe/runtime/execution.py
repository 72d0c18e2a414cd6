"""One execution: its position, the number of its entries, and the only place where its state changes.

There may be very many executions, so each is small: the plan holds everything that executions of a machine share.
"""

import operator
import threading
from collections import deque
from collections.abc import Callable, Mapping, MutableSequence
from itertools import starmap
from typing import NamedTuple, TypeAlias, cast

from leverframe.record.entries import Entry, Json, Outcome, Recorder
from leverframe.runtime.clocks import Clock
from leverframe.runtime.plan import PlanNode, PlanStep

_ACCEPTED = Outcome.ACCEPTED
_REFUSED = Outcome.REFUSED
_BUILT_IN: frozenset[type] = frozenset({list, deque})
_Step: TypeAlias = Callable[..., object]
_call: _Step = operator.call
_SWALLOWED = "the journal raised StopIteration: nothing was recorded, and nothing has happened"
"""Why a step is not made: StopIteration would end `starmap` silently. Generators raise RuntimeError, too (PEP 479)."""
_new = tuple.__new__  # A named tuple's own constructor is written in Python and takes three times as long.


class Pending(NamedTuple):
    """A transition whose callbacks are running, and which is not yet made."""

    event: str
    step: PlanStep
    data: Mapping[str, Json]


class Begun:
    """A transition whose entry is with the journal, and which is made when that is durable. The lock is held meanwhile.

    The thread that began it calls exactly one of `finish` and `give_up`.
    """

    __slots__ = ("_execution", "_target", "entry")

    def __init__(self, execution: "Execution", target: PlanNode, entry: Entry) -> None:
        self._execution = execution
        self._target = target
        self.entry = entry

    def finish(self) -> str:
        """Make the transition, since its entry is durable, and return the new state."""
        execution = self._execution
        execution.node = self._target
        execution.number += 1
        self.give_up()
        return self._target.control

    def give_up(self) -> None:
        """Drop the transition, since its entry is not on record and never will be."""
        self._execution.busy = False
        self._execution.lock.release()


class Setting:
    """What executions share besides the plan: their journal and their clock.

    `kept` is the journal if it is a plain list or deque, not a subclass; otherwise None.
    """

    __slots__ = ("append", "clock", "journal", "kept", "machine", "now", "records_refusals")

    def __init__(self, machine: str, journal: Recorder | None, clock: Clock, *, records_refusals: bool) -> None:
        self.machine = machine
        self.journal = journal
        self.clock = clock
        self.records_refusals = records_refusals
        self.append = None if journal is None else journal.append
        self.kept = cast("MutableSequence[Entry]", journal) if type(journal) in _BUILT_IN else None
        self.now = clock.now


class Execution:
    """The state of one execution. `busy` is True while an event is being processed, under `lock`."""

    __slots__ = ("busy", "execution_id", "lock", "node", "number", "pending", "setting")

    def __init__(self, node: PlanNode, setting: Setting, execution_id: str) -> None:
        self.node = node
        self.setting = setting
        self.execution_id = execution_id
        self.number = 0
        self.lock = threading.RLock()  # reentrant: a callback that fires gets an error instead of a deadlock
        self.busy = False
        self.pending: Pending | None = None

    def commit(self, event: str, target: PlanNode, data: Mapping[str, Json]) -> None:
        """Record a transition, then make it. If the journal raises, nothing has happened.

        Python runs signal handlers, and raises exceptions from other threads, between two bytecode instructions, so
        also right after `append`, when the entry is on record and the state is still the old one. Here `append` and
        both assignments are one call of a C function, `tuple`, with no bytecode of this module between them.

        A list or deque cannot fail half way and can be searched. So an operator extends it, which is faster; after an
        interrupt, the entry is looked up there. If it is on record, the transition is made.
        """
        setting, number = self.setting, self.number
        if setting.append is None:
            self.node = target
            self.number = number + 1
            return
        fields = (
            self.execution_id, number, setting.machine, self.node.control, event, target.control,
            setting.now(), _ACCEPTED, data,
        )  # fmt: skip
        if (kept := setting.kept) is None:
            self._hand_over(fields, target)
            return
        entry = _new(Entry, fields)
        try:
            kept += (entry,)
            self.node = target
            self.number = number + 1
        except BaseException:
            if any(one is entry for one in tuple(kept)):
                self.node = target
                self.number = number + 1
            raise

    def _hand_over(self, fields: tuple[object, ...], target: PlanNode) -> None:
        entry, number = _new(Entry, fields), self.number + 1
        steps = ((self.setting.append, entry), (_set_node, self, target), (_set_number, self, number))
        if len(tuple(starmap(_call, steps))) < len(steps):
            raise RuntimeError(_SWALLOWED)

    def begin(self, event: str, data: Mapping[str, Json], *, observed: bool) -> Begun | None:
        """Begin a transition, or return None if more than the journal takes part in it.

        Also returns None while another thread makes a transition, since waiting for it would block this thread.
        """
        if not self.lock.acquire(blocking=False):
            return None
        if self.busy:
            self.lock.release()
            return None
        begun = None
        try:
            self.busy = True  # first, since the clock and signal handlers may fire events, too
            target = (self.node.observed if observed else self.node.direct).get(event)
            if target is not None:
                setting = self.setting
                fields = (
                    self.execution_id, self.number, setting.machine, self.node.control, event, target.control,
                    setting.now(), _ACCEPTED, data,
                )  # fmt: skip
                begun = Begun(self, target, _new(Entry, fields))
        finally:
            if begun is None:
                self.busy = False
                self.lock.release()
        return begun

    def refuse(self, event: str, data: Mapping[str, Json]) -> None:
        """Record that an event was refused, if refusals are recorded."""
        setting, number = self.setting, self.number
        if not setting.records_refusals:
            return
        if setting.append is None:
            self.number = number + 1
            return
        control = self.node.control
        fields = (
            self.execution_id, number, setting.machine, control, event, control,
            setting.now(), _REFUSED, data,
        )  # fmt: skip
        steps = ((setting.append, _new(Entry, fields)), (_set_number, self, number + 1))
        if len(tuple(starmap(_call, steps))) < len(steps):
            raise RuntimeError(_SWALLOWED)


_set_node: _Step = vars(Execution)["node"].__set__
_set_number: _Step = vars(Execution)["number"].__set__
