"""What can be asked for: capabilities by their exact names, in a registry that changes from epoch to epoch.

A message is judged by the registry as it was when the message was received, and by no later one (FC-PR-063, D-PR-03):
an *epoch* is never changed, registering makes a new one. Arguments are described by a JSON Schema.

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
    """Something that can be asked for, and what its arguments are."""

    name: str
    arguments: Schema

    @classmethod
    def of(cls, name: str, schema: Mapping[str, Json]) -> "Capability":
        """A capability from the JSON Schema of its arguments.

        Raises InputError where the schema is none, or the name is empty or too long.
        """
        if not 0 < len(name) <= MAX_NAME:
            raise _unusable(f"a capability's name has 1 to {MAX_NAME} characters, and {shortened(name)!r} has not")
        try:
            return cls(name, Schema.of(schema))
        except SchemaError as error:
            raise _unusable(f"what the arguments of {name} are is no JSON Schema: {error}") from None


@dataclass(frozen=True)
class Epoch:
    """The registry at one moment."""

    number: int = 0
    capabilities: Mapping[str, Capability] = field(default_factory=dict)

    def get(self, name: str) -> Capability | None:
        """The capability that is registered under exactly this name."""
        return self.capabilities.get(name)

    def registering(self, capability: Capability) -> "Epoch":
        """The next epoch, with one more capability. Raises InputError where the name is taken."""
        if capability.name in self.capabilities:
            raise _unusable(f"a capability is registered already under the name {capability.name}")
        return Epoch(self.number + 1, {**self.capabilities, capability.name: capability})

    def without(self, name: str) -> "Epoch":
        """The next epoch, with one capability less. Raises KeyError."""
        remaining = dict(self.capabilities)
        del remaining[name]
        return Epoch(self.number + 1, remaining)


def _unusable(reason: str) -> InputError:
    return InputError((Diagnostic("LF150", reason),))
