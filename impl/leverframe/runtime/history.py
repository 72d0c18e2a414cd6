"""An execution, restored from its recorded entries.

Every entry is replayed on the declaration. An entry that the machine could not have made is rejected, with its place.
Limits: whether a refusal was right is known only for events without conditions of the caller.
"""

from collections.abc import Collection, Iterable

from leverframe.errors import Diagnostic, InputError
from leverframe.record.entries import Entry, Outcome
from leverframe.runtime.errors import DeclarationError
from leverframe.runtime.execution import Execution
from leverframe.runtime.plan import Plan, PlanNode


def replay(plan: Plan, execution: Execution, entries: Iterable[Entry], conditional: Collection[str]) -> None:
    """Bring a new execution to the end of its entries. `conditional` events have conditions of the caller.

    Raises InputError (LF133), which names the entry, if the entries are not a run of the machine.
    """
    node = execution.node
    for position, entry in enumerate(entries):
        reached = _misfit(entry, position, execution) or after(plan, node, entry, conditional)
        if not isinstance(reached, PlanNode):
            message = f"entry {position} of execution {execution.execution_id!r} does not replay: {reached}"
            hint = "check that the journal was written under this declaration"
            raise InputError((Diagnostic("LF133", message, None, None, hint),))
        node, execution.number = reached, position + 1
    execution.node = node


def after(plan: Plan, node: PlanNode, entry: Entry, conditional: Collection[str] | None) -> PlanNode | str:
    """Return the node that an entry leads to, or why the machine cannot have made this entry.

    `conditional` events have conditions of the caller, so they may be refused although the machine accepts them. With
    None, the conditions are not known, and no refusal is judged.
    """
    if entry.previous_state != node.control:
        return f"{entry.event} starts in {entry.previous_state}, but the machine is in {node.control}"
    if entry.outcome == Outcome.REFUSED and entry.new_state != node.control:
        return f"the log says {entry.event} was refused, yet led to {entry.new_state}"
    if entry.outcome == Outcome.REFUSED and conditional is None:
        return node
    if entry.event not in plan.makers:
        return f"the machine has no event {entry.event!r}"
    try:
        step = plan.step(node, entry.event)
    except DeclarationError as error:
        return str(error)
    if entry.outcome == Outcome.REFUSED:
        if step is not None and entry.event not in (conditional or ()):
            return f"the log says {entry.event} was refused; the machine accepts it in {node.control}"
        return node
    if step is None:
        allowed = ", ".join(plan.enabled(node)) or "nothing"
        refusal = f"the machine refuses it in {node.control}, which allows: {allowed}"
        return f"the log says {entry.event} was accepted; {refusal}"
    if entry.new_state != step.target.control:
        return f"the log says {entry.event} led to {entry.new_state}; the machine goes to {step.target.control}"
    return step.target


def _misfit(entry: Entry, position: int, execution: Execution) -> str | None:
    machine, execution_id = execution.setting.machine, execution.execution_id
    if entry.machine != machine:
        return f"it belongs to the machine {entry.machine!r}, not to {machine!r}"
    if entry.execution_id != execution_id:
        return f"it belongs to execution {entry.execution_id!r}"
    if entry.outcome not in set(Outcome):
        return f"{str(entry.outcome)[:40]!r} is not an outcome"
    if entry.step != position:
        return f"it is step {entry.step}, but step {position} is due"
    return None
