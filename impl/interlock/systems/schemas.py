"""JSON Schemas that strangers' values are held against: what both capabilities and policies are described by.

The schemas are their owners', the values are not. So patterns are matched by an engine whose time is linear in the
text, which does without lookaround and backreferences; nothing is ever fetched; and what is said of a value is short
and in plain ASCII.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from jsonschema_rs import Draft202012Validator, ReferencingError, RegexOptions, Registry, ValidationError, meta

from interlock.runtime.entries import Json
from interlock.systems.excerpts import shortened


class SchemaError(ValueError):
    """Something that is no JSON Schema, or one that refers to what is elsewhere."""


@dataclass(frozen=True, slots=True)
class Schema:
    """A JSON Schema (2020-12)."""

    validator: Draft202012Validator

    @classmethod
    def of(cls, written: Mapping[str, Json] | bool) -> "Schema":  # noqa: FBT001 -- true and false are JSON Schemas
        """The schema that is written so. Raises SchemaError."""
        plain = written if isinstance(written, bool) else dict(written)
        try:
            meta.validate(plain, Registry([]))  # with a registry, a `$schema` that is not known is not fetched
            return cls(Draft202012Validator(plain, pattern_options=RegexOptions(), offline=True))
        except (ValidationError, ReferencingError, ValueError) as error:
            raise SchemaError(_said(getattr(error, "message", str(error)))) from None

    def matches(self, value: Json) -> bool:
        """Is a value as the schema says?"""
        return self.validator.is_valid(value)

    def wrong_with(self, value: Json) -> str | None:
        """The first thing that the schema does not allow; None where the value is as it says."""
        try:
            self.validator.validate(value)  # ends at the first error: to list them all takes far more than linear time
        except ValidationError as error:
            place = "".join(f"[{part!a}]" for part in error.instance_path)
            return shortened(f"{place} {_said(error.message)}".strip(), 200)
        return None


def _said(message: str) -> str:
    return message.encode("ascii", "backslashreplace").decode("ascii")
