"""The state of every execution, from what is on record of it and the declaration of its machine.

Each record that was accepted is one step of the interpreter (`model.machine`), which is deterministic, so that the
state and the variables after it follow. A refused event changes nothing; that it was refused is not judged, since a
runtime may have conditions of its own.
"""

from collections.abc import Iterable, Mapping

from interlock.errors import Diagnostic, ExitCode, JournalError
from interlock.language.declaration import Declaration, Maker
from interlock.model.machine import Machine
from interlock.model.system import SystemState
from interlock.runtime.entries import Entry, Outcome
from interlock.runtime.records import Record


def replay(records: Iterable[Record], declarations: Iterable[Declaration]) -> Mapping[str, SystemState]:
    """Where the executions of these machines stand, by their id. Raises JournalError (IL123) with the record's place.

    Records of other machines are passed over.
    """
    machines = {declaration.machine: Machine(declaration) for declaration in declarations}
    states: dict[str, SystemState] = {}
    for record in records:
        machine = machines.get(record.entry.machine)
        if machine is not None:
            name = record.entry.execution_id
            states[name] = _after(machine, states.get(name, machine.initial), record)
    return states


def _after(machine: Machine, state: SystemState, record: Record) -> SystemState:
    entry = record.entry
    if entry.previous_state != state.control:
        raise _astray(record, f"the execution is in {state.control}, and not in {entry.previous_state}")
    if entry.outcome is Outcome.REFUSED:
        return state
    if entry.event not in machine.makers:
        raise _astray(record, f"{machine.declaration.machine} has no event {entry.event}")
    for successor in machine.step(state, entry.event):
        if isinstance(successor, SystemState) and successor.control == entry.new_state:
            return successor
    possible = ", ".join(_possible(machine, state)) or "nothing"
    raise _astray(record, f"{_step(entry)} is no step of the machine, which allows: {possible}")


def _possible(machine: Machine, state: SystemState) -> list[str]:
    return [
        f"{event} → {successor.control}"
        for event in machine.enabled(state)
        if machine.makers[event] is not Maker.ENVIRONMENT
        for successor in machine.step(state, event)
        if isinstance(successor, SystemState)
    ]


def _step(entry: Entry) -> str:
    return f"{entry.event} from {entry.previous_state} to {entry.new_state}"


def _astray(record: Record, reason: str) -> JournalError:
    entry = record.entry
    message = f"record {record.seq}, step {entry.step} of {entry.execution_id}, does not replay: {reason}"
    hint = "use the declaration that the journal was written under, or look at what wrote the record"
    return JournalError(Diagnostic("IL123", message, None, None, hint), ExitCode.VIOLATED)
