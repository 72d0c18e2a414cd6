"""JSON Schemas that validate untrusted values. Capabilities and policies use them.

The schemas are trusted, the values are not. So patterns are matched by a regular-expression library that is linear in
the text and has neither lookaround nor backreferences; nothing is ever fetched; and messages about a value are short
and in plain ASCII. Formats are checked, and keywords without effect are rejected (`keywords`).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import islice

from jsonschema_rs import (
    Draft202012Validator,
    ReferencingError,
    RegexOptions,
    Registry,
    ValidationError,
    ValidationErrorKind,
    meta,
)

from leverframe.language.guessing import did_you_mean
from leverframe.language.report import Problems
from leverframe.record.entries import Json
from leverframe.systems import keywords
from leverframe.systems.excerpts import shortened
from leverframe.systems.expected import ANYTHING, Expected
from leverframe.systems.keywords import Flaw
from leverframe.systems.vocabulary import Path

MOST_FLAWS = 20
"""The largest number of flaws that are reported for one schema."""


class SchemaError(ValueError):
    """Not a valid JSON Schema, or a schema with external references or with parts that have no effect.

    `flaws` are those references and parts. It is empty if the value is not a JSON Schema at all: then `path` leads to
    the part that is none.
    """

    def __init__(self, message: str, flaws: tuple[Flaw, ...] = (), path: Path = (), hint: str | None = None) -> None:
        super().__init__(message)
        self.flaws = flaws
        self.path = path
        self.hint = hint


@dataclass(frozen=True, slots=True)
class Schema:
    """A JSON Schema (2020-12)."""

    validator: Draft202012Validator

    @classmethod
    def of(
        cls,
        written: Mapping[str, Json] | bool,  # noqa: FBT001 -- true and false are JSON Schemas
        requests: Expected = ANYTHING,
    ) -> "Schema":
        """Compile a schema; `requests` is what the values can be. Raises SchemaError."""
        plain = written if isinstance(written, bool) else dict(written)
        flaws = tuple(islice(keywords.flaws(plain, requests), MOST_FLAWS))
        if flaws:
            raise SchemaError(_said(str(flaws[0])), flaws)
        try:
            meta.validate(plain, Registry([]))  # with a registry, an unknown `$schema` is not fetched
            return cls(
                Draft202012Validator(
                    plain,
                    pattern_options=RegexOptions(),
                    offline=True,
                    validate_formats=True,  # optional in 2020-12; a policy must know
                    ignore_unknown_formats=False,
                )
            )
        except ValidationError as error:
            raise _invalid(error) from None
        except (ReferencingError, ValueError) as error:
            raise SchemaError(_said(str(error))) from None

    def matches(self, value: Json) -> bool:
        """Is a value valid?"""
        return self.validator.is_valid(value)

    def wrong_with(self, value: Json) -> str | None:
        """Return the first validation error, or None if the value is valid."""
        try:
            self.validator.validate(value)  # stops at the first error: listing all takes far more than linear time
        except ValidationError as error:
            place = "".join(f"[{part!a}]" for part in error.instance_path)
            return shortened(f"{place} {_said(error.message)}".strip(), 200)
        return None


def reported(
    written: Mapping[str, Json] | bool,  # noqa: FBT001 -- true and false are JSON Schemas
    report: Problems,
    place: Path,
    otherwise: tuple[str, str],
    requests: Expected = ANYTHING,
) -> Schema | None:
    """Compile the schema at a place in a file. If it is invalid, report all problems and return None.

    Parts without effect are LF152. If the value is not a JSON Schema, `otherwise` is the code and the beginning of the
    message.
    """
    try:
        return Schema.of(written, requests)
    except SchemaError as error:
        for flaw in error.flaws:
            report.add("LF152", flaw.message, (*place, *flaw.path), flaw.hint, key=flaw.key)
        if not error.flaws:
            code, message = otherwise
            report.add(code, f"{message}: {error}", (*place, *error.path), error.hint or _CORRECT)
    return None


def closed(properties: Mapping[str, Json], required: Iterable[str] | None = None) -> dict[str, Json]:
    """The schema of an object with these members and no others; all of them are required unless it is said which."""
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties if required is None else required),
        "additionalProperties": False,
    }


def _invalid(error: ValidationError) -> SchemaError:
    """The error for a part of a value that is no JSON Schema, in words of the one who wrote it."""
    path = tuple(error.instance_path)
    match path, error.instance:
        case (*_, "type"), str(name):
            listed = f"the types are {', '.join(_TYPES)}"
            return SchemaError(_said(f"there is no type {name!r}"), (), path, did_you_mean(name, _TYPES) or listed)
        case _ if isinstance(error.kind, ValidationErrorKind.Format):
            shown = _said(f"{path[-1] if path[-2:-1] == ('patternProperties',) else error.instance!r}")
            hint = "close every bracket; lookaround (?=…) and backreferences are not supported"
            return SchemaError(f"{shown} is not a regular expression that can be matched", (), path, hint)
        case _:
            return SchemaError(_said(error.message), (), path)


_TYPES = ("array", "boolean", "integer", "null", "number", "object", "string")
_CORRECT = "correct it: leverframe follows JSON Schema, draft 2020-12"


def _said(message: str) -> str:
    return message.encode("ascii", "backslashreplace").decode("ascii")
