"""What the record knows of an engine that is no more: the tools that it registered, and what it had not finished."""

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
    """The definitions of the tools that were registered, in that order, and the entries of an open execution."""

    definitions: Sequence[Mapping[str, Json]] = ()
    unfinished: Sequence[Entry] = ()


def recall(entries: Iterable[Entry], machine: str) -> Recalled:
    """What can be known from the entries of a machine; those of others are passed over."""
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
    """The registry with the tools of the record, each validated again. Raises InputError (LF177)."""
    for definition in definitions:
        name = str(definition.get("name"))
        try:
            registry = registry.registering(validate(definition, name, registry))
        except (DefinitionError, ScriptError) as error:
            message = f"the tool {quoted(name)} of the journal cannot be registered any more: {error}"
            hint = "use the tools that were there when it was made, or another directory"
            raise InputError((Diagnostic("LF177", message, None, None, hint),)) from None
    return registry
