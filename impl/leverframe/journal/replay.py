"""The state of every execution, from its records and the declaration of its machine.

Each accepted record is one step of the machine. The machine is deterministic, so state and variables follow. A refused
event changes nothing.

Limits: refusals are not judged, since a runtime may have conditions of its own.
"""

from collections.abc import Iterable, Mapping

from leverframe.errors import Diagnostic, ExitCode, InputError, JournalError
from leverframe.language.declaration import Declaration
from leverframe.model.system import SystemState
from leverframe.record.records import Record
from leverframe.runtime.history import after
from leverframe.runtime.plan import Plan, PlanNode


def replay(records: Iterable[Record], declarations: Iterable[Declaration]) -> Mapping[str, SystemState]:
    """Return the state of each execution of these machines, by id. Records of other machines are ignored.

    Raises JournalError (LF123), which names the record that does not replay, and InputError (LF158) for two
    declarations of one machine.
    """
    declarations = tuple(declarations)
    require_distinct(declarations)
    plans = {declaration.machine: Plan(declaration) for declaration in declarations}
    nodes: dict[str, PlanNode] = {}
    for record in records:
        plan = plans.get(record.entry.machine)
        if plan is not None:
            name = record.entry.execution_id
            reached = after(plan, nodes.get(name, plan.initial), record.entry, None)
            if not isinstance(reached, PlanNode):
                raise _astray(record, reached)
            nodes[name] = reached
    return {name: SystemState(node.control, node.values) for name, node in nodes.items()}


def require_distinct(declarations: Iterable[Declaration]) -> None:
    """Raise InputError (LF158) for two declarations of one machine, since only one of them would be judged."""
    known: dict[str, Declaration] = {}
    for declaration in declarations:
        first = known.get(declaration.machine)
        known[declaration.machine] = declaration
        if first is not None:
            message = f"two declarations declare the machine {first.machine}: {first.path}, {declaration.path}"
            hint = "give the declaration under which the journal was written"
            raise InputError((Diagnostic("LF158", message, None, None, hint),))


def _astray(record: Record, reason: str) -> JournalError:
    entry = record.entry
    message = f"record {record.seq}, step {entry.step} of {entry.execution_id}, does not replay: {reason}"
    hint = "use the declaration under which the journal was written, or examine the program that wrote the record"
    return JournalError(Diagnostic("LF123", message, None, None, hint), ExitCode.VIOLATED)
