"""Capabilities by their exact names, in a registry that changes from epoch to epoch.

A message is judged by the registry at the time of its receipt, and by no later one (FC-PR-063, D-PR-03): an *epoch* is
immutable, and registering creates a new one. A JSON Schema describes the arguments of a capability.

Source: document 004, sections 7 and 8. Names are compared code point by code point: no case folding, no normalisation.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from leverframe.errors import Diagnostic, InputError
from leverframe.record.entries import Json
from leverframe.systems.excerpts import shortened
from leverframe.systems.schemas import Schema, SchemaError

MAX_NAME = 128
"""Characters of a capability's name."""


@dataclass(frozen=True, slots=True)
class Capability:
    """A capability, and the schema of its arguments."""

    name: str
    arguments: Schema

    @classmethod
    def of(cls, name: str, schema: Mapping[str, Json]) -> "Capability":
        """A capability from the JSON Schema of its arguments.

        Raises InputError if the schema is not valid, or if the name is empty or too long.
        """
        if not 0 < len(name) <= MAX_NAME:
            raise _unusable(f"a capability's name must have 1 to {MAX_NAME} characters; {shortened(name)!r} does not")
        try:
            return cls(name, Schema.of(schema))
        except SchemaError as error:
            raise _unusable(f"the schema of the arguments of {name} is not a JSON Schema: {error}") from None


@dataclass(frozen=True)
class Epoch:
    """The registry at one moment."""

    number: int = 0
    capabilities: Mapping[str, Capability] = field(default_factory=dict)

    def get(self, name: str) -> Capability | None:
        """The capability that is registered under exactly this name, or None."""
        return self.capabilities.get(name)

    def registering(self, capability: Capability) -> "Epoch":
        """The next epoch, with one more capability. Raises InputError if the name is taken."""
        if capability.name in self.capabilities:
            raise _unusable(f"a capability named {capability.name} is already registered")
        return Epoch(self.number + 1, {**self.capabilities, capability.name: capability})

    def without(self, name: str) -> "Epoch":
        """The next epoch, without this capability. Raises KeyError if it is not registered."""
        remaining = dict(self.capabilities)
        del remaining[name]
        return Epoch(self.number + 1, remaining)


def _unusable(reason: str) -> InputError:
    return InputError((Diagnostic("LF150", reason, None, None, "correct the capability, or give it another name"),))
