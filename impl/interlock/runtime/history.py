"""An execution as the entries that are on record of it leave it.

Every entry is replayed on the declaration: an entry that the machine could not have made is refused, with its place.
Whether a refused event had to be refused is known only where the caller has no conditions of his own for it.
"""

from collections.abc import Collection, Iterable

from interlock.errors import Diagnostic, InputError
from interlock.runtime.entries import Entry, Outcome
from interlock.runtime.execution import Execution
from interlock.runtime.plan import Node, Plan


def replay(plan: Plan, execution: Execution, entries: Iterable[Entry], conditional: Collection[str]) -> None:
    """Bring a new execution to where its entries lead. `conditional` events have conditions of the caller.

    Raises InputError (IL133), which names the entry, where they are no run of the machine.
    """
    node = execution.node
    for position, entry in enumerate(entries):
        wrong = _misfit(entry, position, execution) or _wrong_start(entry, node)
        if wrong is None:
            node, wrong = _after(plan, node, entry, conditional)
        if wrong is not None:
            message = f"entry {position} of execution {execution.execution_id!r} does not replay: {wrong}"
            hint = "compare the journal with the declaration that it was written under"
            raise InputError((Diagnostic("IL133", message, None, None, hint),))
        execution.number = position + 1
    execution.node = node


def _misfit(entry: Entry, position: int, execution: Execution) -> str | None:
    machine, execution_id = execution.setting.machine, execution.execution_id
    if entry.machine != machine:
        return f"it is of the machine {entry.machine!r}, not of {machine!r}"
    if entry.execution_id != execution_id:
        return f"it is of execution {entry.execution_id!r}"
    if entry.outcome not in set(Outcome):
        return f"{str(entry.outcome)[:40]!r} is no outcome"
    if entry.step != position:
        return f"it is step {entry.step}, and step {position} is due"
    return None


def _wrong_start(entry: Entry, node: Node) -> str | None:
    if entry.previous_state != node.control:
        return f"{entry.event} starts in {entry.previous_state}, and the machine is in {node.control}"
    return None


def _after(plan: Plan, node: Node, entry: Entry, conditional: Collection[str]) -> tuple[Node, str | None]:
    if entry.event not in plan.makers:
        return node, f"the machine has no event {entry.event!r}"
    step = plan.step(node, entry.event)
    if entry.outcome == Outcome.REFUSED:
        if entry.new_state != node.control:
            return node, f"{entry.event} was refused, and led to {entry.new_state} all the same"
        if step is not None and entry.event not in conditional:
            return node, f"{entry.event} was refused, and the machine accepts it in {node.control}"
        return node, None
    if step is None:
        return node, f"{entry.event} was accepted, and the machine refuses it in {node.control}"
    if entry.new_state != step.target.control:
        return node, f"{entry.event} led to {entry.new_state}, and leads to {step.target.control}"
    return step.target, None
