"""One execution: where it is, how many entries it has made, and the one place where its state changes.

An execution is small, since there may be very many: everything that executions of a machine have in common is in the
plan.
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
"""Why a step is not made: an iterator ends without an error there. Generators raise RuntimeError, too (PEP 479)."""
_new = tuple.__new__  # A named tuple's own constructor is written in Python, and takes three times as long.


class Pending(NamedTuple):
    """A transition that callbacks are being called for, and that is not made yet."""

    event: str
    step: PlanStep
    data: Mapping[str, Json]


class Begun:
    """A transition of which the entry is handed over, and that is made when it is durable. The lock is held meanwhile.

    Exactly one of `finish` and `give_up` is called, by the thread that began.
    """

    __slots__ = ("_execution", "_target", "entry")

    def __init__(self, execution: "Execution", target: PlanNode, entry: Entry) -> None:
        self._execution = execution
        self._target = target
        self.entry = entry

    def finish(self) -> str:
        """Its entry is durable: make it, and return the state that it leads to."""
        execution = self._execution
        execution.node = self._target
        execution.number += 1
        self.give_up()
        return self._target.control

    def give_up(self) -> None:
        """Its entry is not on record and never will be."""
        self._execution.busy = False
        self._execution.lock.release()


class Setting:
    """What executions share besides the plan: where their entries go, and what tells the time.

    `kept` is the journal where it is a list or deque itself, and not what somebody derived from one.
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
    """The state of one execution. `busy` while an event is being processed, under `lock`."""

    __slots__ = ("busy", "execution_id", "lock", "node", "number", "pending", "setting")

    def __init__(self, node: PlanNode, setting: Setting, execution_id: str) -> None:
        self.node = node
        self.setting = setting
        self.execution_id = execution_id
        self.number = 0
        self.lock = threading.RLock()  # of one thread: whoever fires while the machine is busy is told, and not hung
        self.busy = False
        self.pending: Pending | None = None

    def commit(self, event: str, target: PlanNode, data: Mapping[str, Json]) -> None:
        """Put a transition on record, then make it. Where the journal raises, nothing has happened.

        Python runs signal handlers, and raises exceptions from other threads, between two bytecode instructions, so
        also right behind `append`, with the entry on record and the state still the old one. Here `append` and both
        assignments are one call of a function in C, `tuple`, and no bytecode of this module comes between them.

        A list or deque cannot fail half way and can be searched: it is extended by an operator, which is faster, and
        whoever is interrupted behind that finds the entry there. What is on record happens.
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
        """The first half of a transition, where nothing but its journal takes part in it, and else None.

        It is None, too, where another thread is making one: to wait for that would keep this thread from all else.
        """
        if not self.lock.acquire(blocking=False):
            return None
        if self.busy:
            self.lock.release()
            return None
        begun = None
        try:
            self.busy = True  # before anything else: the clock and signal handlers may fire events, too
            target = (self.node.observed if observed else self.node.direct).get(event)
            if target is not None:
                entry = Entry(
                    self.execution_id, self.number, self.setting.machine, self.node.control, event, target.control,
                    self.setting.now(), _ACCEPTED, data,
                )  # fmt: skip
                begun = Begun(self, target, entry)
        finally:
            if begun is None:
                self.busy = False
                self.lock.release()
        return begun

    def refuse(self, event: str, data: Mapping[str, Json]) -> None:
        """Put on record that an event was refused, where that is asked for."""
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
