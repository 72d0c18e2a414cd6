"""The position of a journal, as a fold over its records: its head, its tree, and the position of each execution.

Entries are placed first and adopted when they are durable, so a failed commit leaves no trace. The same fold reads a
journal back. So it refuses at writing what verification would not accept: a missing or repeated step, a state that was
not reached, another machine under the same name.

Limits: memory grows with the number of executions, about 300 bytes each. No execution is ever forgotten, since its id
may not be used again.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import NamedTuple

from leverframe.errors import JournalError
from leverframe.record import control
from leverframe.record.entries import Entry, Outcome
from leverframe.record.merkle import Frontier
from leverframe.record.records import GENESIS, Encoded, Row, bad_record


class Position(NamedTuple):
    """The position of an execution: its machine, the step of its last record, and its state."""

    machine: str
    step: int
    state: str


@dataclass(frozen=True, slots=True)
class Placed:
    """Entries with their places in a journal, not yet recorded, and the position of the journal after them."""

    rows: tuple[Row, ...]
    head: bytes
    frontier: Frontier
    positions: Mapping[str, Position]
    entries: tuple[Entry, ...]


@dataclass(slots=True)
class Ledger:
    """The position of a journal. `unsettled` maps the execution of each open effect to the entry that intended it.

    `keyed` is the number of the last record that states that the journal was opened with a key. A checkpoint that
    covers it was stored in the same transaction. `own` is the first recorded machine of the journal itself; its name
    shows the journal's format.
    """

    head: bytes = GENESIS
    frontier: Frontier = field(default_factory=Frontier)
    positions: dict[str, Position] = field(default_factory=dict)
    unsettled: dict[str, Entry] = field(default_factory=dict)
    keyed: int | None = None
    own: str | None = None

    @property
    def size(self) -> int:
        """The number of records."""
        return self.frontier.size

    def place(self, groups: Iterable[Sequence[Encoded]]) -> tuple[Placed, tuple[JournalError | None, ...]]:
        """Give groups of entries their places, each group whole or not at all, with the error of each refused one."""
        moved: dict[str, Position] = {}
        placed: list[Encoded] = []
        refused: list[JournalError | None] = []
        for group in groups:
            try:
                if len(group) == 1:
                    entry = group[0].entry
                    name = entry.execution_id
                    moved[name] = self._after(moved.get(name) or self.positions.get(name), entry)
                else:
                    moved |= self._moves(group, moved)
            except JournalError as error:
                refused.append(error)
            else:
                refused.append(None)
                placed += group
        return self._sealed(placed, moved), tuple(refused)

    def adopt(self, placed: Placed) -> None:
        """Advance to the position after these entries, which are on record now."""
        self.head, self.frontier = placed.head, placed.frontier
        self.positions.update(placed.positions)
        for seq, entry in enumerate(placed.entries, self.size - len(placed.entries)):
            if entry.machine not in control.OWN_MACHINES:
                continue
            machine = control.current(entry.machine)
            if self.own is None:
                self.own = entry.machine
            if entry.event == control.OPENED_EVENT and machine == control.JOURNAL and entry.data.get("key"):
                self.keyed = seq
            elif machine == control.EFFECT:
                if entry.new_state == control.INTENDED:
                    self.unsettled[entry.execution_id] = entry
                else:
                    self.unsettled.pop(entry.execution_id, None)

    def position(self, execution_id: str) -> Position | None:
        """The position of an execution, or None if it has no records."""
        return self.positions.get(execution_id)

    @property
    def format(self) -> int:
        """The format of the journal, which its own names show; that of new journals if it has no such records."""
        return 1 if control.FORMER + "journal" in self.positions else control.FORMAT

    @property
    def journal(self) -> Position | None:
        """The position of the journal's own execution, or None if it has no records."""
        name = control.JOURNAL if self.format == control.FORMAT else control.FORMER + "journal"
        found = self.positions.get(name)
        return found if found is not None and found.machine == name else None

    def execution(self, name: str, machine: str) -> control.OwnExecution:
        """The position of an execution of one of the journal's own machines."""
        position = self.positions.get(name)
        if position is None:
            return control.OwnExecution(name, machine, 0, control.INITIAL[machine])
        return control.OwnExecution(name, machine, position.step + 1, position.state)

    def check_format(self, entry: Entry) -> None:
        """Raise JournalError (LF125) if a record of the journal's own has another format than those before it."""
        if self.own is None or entry.machine not in control.OWN_MACHINES:
            return
        if control.is_former(entry.machine) != control.is_former(self.own):
            reason = f"{entry.machine} is a machine of another format than {self.own}, which the journal has"
            raise bad_record(reason, "a journal has one format: continue in a new journal")

    def _moves(self, group: Sequence[Encoded], moved: Mapping[str, Position]) -> dict[str, Position]:
        own: dict[str, Position] = {}
        for encoded in group:
            name = encoded.entry.execution_id
            own[name] = self._after(own.get(name) or moved.get(name) or self.positions.get(name), encoded.entry)
        return own

    def _after(self, position: Position | None, entry: Entry) -> Position:
        """As `follow`, which decides all but the usual case."""
        _, step, machine, previous, _, state, _, outcome, _ = entry
        if (
            position is not None
            and position == (machine, step - 1, previous)
            and (outcome is Outcome.ACCEPTED or state == previous)
            and machine not in control.OWN_MACHINES
        ):
            return _new(Position, (machine, step, state))
        self.check_format(entry)
        return follow(position, entry)

    def _sealed(self, placed: Sequence[Encoded], moved: Mapping[str, Position]) -> Placed:
        head = self.head
        rows: list[Row] = []
        leaves: list[bytes] = []
        for seq, encoded in enumerate(placed, self.size):
            canonical = encoded.canonical(seq)
            previous, head = head, sha256(head + canonical).digest()  # as `chained` and `leaf_hash`, without calls
            leaves.append(sha256(b"\x00" + canonical).digest())
            entry, data, (_, _, outcome, _), _ = encoded
            name, step, machine, source, event, target, timestamp, _, _ = entry
            rows.append((seq, name, step, machine, source, event, target, timestamp, outcome, data, previous, head))
        entries = tuple([encoded.entry for encoded in placed])
        return Placed(tuple(rows), head, self.frontier.extended(leaves), moved, entries)


_new = tuple.__new__  # a named tuple's own constructor takes three times as long


def follow(position: Position | None, entry: Entry) -> Position:
    """The position of an execution after an entry. Raises JournalError (LF125) if the entry does not continue it."""
    name = entry.execution_id
    if entry.outcome is Outcome.REFUSED and entry.new_state != entry.previous_state:
        raise bad_record(f"{entry.event} of {name} is refused but changes the state", "a refused event changes nothing")
    edges = control.MACHINES.get(control.current(entry.machine))
    if edges is not None:
        _check_control(position, entry, edges)
    if position is None:
        if entry.step != 0:
            raise bad_record(f"{name} has no records yet, but its first step is {entry.step}", "begin with step 0")
        return Position(entry.machine, 0, entry.new_state)
    if entry.machine != position.machine:
        hint = "give each execution an id of its own"
        raise bad_record(f"{name} is an execution of {position.machine}, not of {entry.machine}", hint)
    if entry.step != position.step + 1:
        hint = "append each entry of an execution once, in order; use an id for one execution only"
        raise bad_record(f"{name} is at step {position.step}; step {entry.step} does not follow", hint)
    if entry.previous_state != position.state:
        hint = "two programs may be running the same execution: stop one of them"
        raise bad_record(f"{name} is in {position.state}, not in {entry.previous_state}", hint)
    return Position(entry.machine, entry.step, entry.new_state)


def _check_control(position: Position | None, entry: Entry, edges: Mapping[tuple[str, str], str]) -> None:
    state = control.INITIAL[control.current(entry.machine)] if position is None else position.state
    if edges.get((entry.previous_state, entry.event)) == entry.new_state and entry.previous_state == state:
        return
    shown = control.key_of(entry.execution_id)
    if entry.event == control.EFFECT_INTENDED:
        reason = f"the idempotency key {shown!r} is already in use: its effect is {state}"
        raise bad_record(reason, "find out whether it was done; for another effect use another key")
    raise bad_record(f"{entry.event} cannot follow: the effect {shown!r} is {state}", "settle each effect once")
