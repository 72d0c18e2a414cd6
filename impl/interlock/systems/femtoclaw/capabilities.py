"""What can be asked for: capabilities by their exact names, in a registry that changes from epoch to epoch.

A message is judged by the registry as it was when the message was received, and by no later one (FC-PR-063, D-PR-03):
an *epoch* is never changed, registering makes a new one. Arguments are described by a JSON Schema. Its patterns are
matched by an engine whose time is linear in the text, since the text is a stranger's.

Source: document 004, sections 7 and 8. Names are compared code point by code point: no case folding, no normalisation.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from jsonschema_rs import Draft202012Validator, RegexOptions, ValidationError, meta

from interlock.errors import Diagnostic, InputError
from interlock.systems.femtoclaw.strict_json import Json, shortened

MAX_NAME = 128
"""Characters of a capability's name."""


@dataclass(frozen=True)
class Capability:
    """Something that can be asked for, and the JSON Schema of its arguments.

    Raises InputError where the schema is none, or the name is empty or too long.
    """

    name: str
    schema: Mapping[str, Json]

    def __post_init__(self) -> None:
        if not 0 < len(self.name) <= MAX_NAME:
            raise _unusable(f"a capability's name has 1 to {MAX_NAME} characters, and {shortened(self.name)!r} has not")
        try:
            meta.validate(dict(self.schema))
            _ = self._validator
        except ValidationError as error:
            raise _unusable(f"the argument schema of {self.name} is none: {error.message}") from None

    @cached_property
    def _validator(self) -> Draft202012Validator:
        return Draft202012Validator(dict(self.schema), pattern_options=RegexOptions(), offline=True)

    def wrong_with(self, arguments: Mapping[str, Json]) -> str | None:
        """What is the first thing that the schema does not allow; None where the arguments are right."""
        error = next(self._validator.iter_errors(arguments), None)
        if error is None:
            return None
        place = "".join(f"[{part!r}]" for part in error.instance_path)
        return shortened(f"{place + ' ' if place else ''}{ascii(error.message)[1:-1]}", 200)


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
    return InputError((Diagnostic("IL150", reason),))
