"""Recovery of an earlier engine's state from the record: its registered tools, and its unfinished execution."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from leverframe.errors import Diagnostic, InputError
from leverframe.record.entries import Entry, Json, Outcome
from leverframe.systems.excerpts import quoted
from leverframe.systems.reug.definitions import DefinitionError, validate
from leverframe.systems.reug.scripts import ScriptError
from leverframe.systems.reug.tools import Registry


@dataclass(frozen=True, slots=True)
class Recalled:
    """The definitions of the registered tools, in order of registration, and the entries of an open execution."""

    definitions: Sequence[Mapping[str, Json]] = ()
    unfinished: Sequence[Entry] = ()


def recall(entries: Iterable[Entry], machine: str) -> Recalled:
    """Recover the state from the entries of a machine. Ignores entries of other machines."""
    definitions: list[Mapping[str, Json]] = []
    last: list[Entry] = []
    for entry in entries:
        if entry.machine != machine:
            continue
        if last and last[-1].execution_id != entry.execution_id:
            last = []
        last.append(entry)
        if entry.event == "SCHEMA_VALIDATED" and entry.outcome is Outcome.ACCEPTED:
            definition = entry.data.get("definition")
            if isinstance(definition, Mapping):
                definitions.append(definition)
    finished = bool(last) and last[-1].new_state == "SHUTDOWN"
    return Recalled(definitions, () if finished else last)


def registered(registry: Registry, definitions: Iterable[Mapping[str, Json]]) -> Registry:
    """Return the registry with the tools of the record, each validated again. Raises InputError (LF177)."""
    for definition in definitions:
        name = str(definition.get("name"))
        try:
            registry = registry.registering(validate(definition, name, registry))
        except (DefinitionError, ScriptError) as error:
            message = f"the tool {quoted(name)} of the journal can no longer be registered: {error}"
            hint = "use the tools that existed when it was created, or another directory"
            raise InputError((Diagnostic("LF177", message, None, None, hint),)) from None
    return registry
