"""JSON Schemas that strangers' values are held against: what both capabilities and policies are described by.

The schemas are their owners', the values are not. So patterns are matched by an engine whose time is linear in the
text, which does without lookaround and backreferences; nothing is ever fetched; and what is said of a value is short
and in plain ASCII. Formats are checked, and what has no effect in a schema is refused (`keywords`).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import islice

from jsonschema_rs import Draft202012Validator, ReferencingError, RegexOptions, Registry, ValidationError, meta

from leverframe.language.report import Problems
from leverframe.record.entries import Json
from leverframe.systems import keywords
from leverframe.systems.excerpts import shortened
from leverframe.systems.expected import ANYTHING, Expected
from leverframe.systems.keywords import Flaw
from leverframe.systems.vocabulary import Path

MOST_FLAWS = 20
"""Flaws of a schema that are told."""


class SchemaError(ValueError):
    """Something that is no JSON Schema, or one that refers to what is elsewhere, or with parts that have no effect.

    `flaws` are those parts; none where it is no JSON Schema at all.
    """

    def __init__(self, message: str, flaws: tuple[Flaw, ...] = ()) -> None:
        super().__init__(message)
        self.flaws = flaws


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
        """The schema that is written so, of requests of which so much is known. Raises SchemaError."""
        plain = written if isinstance(written, bool) else dict(written)
        flaws = tuple(islice(keywords.flaws(plain, requests), MOST_FLAWS))
        if flaws:
            raise SchemaError(_said(str(flaws[0])), flaws)
        try:
            meta.validate(plain, Registry([]))  # with a registry, a `$schema` that is not known is not fetched
            return cls(
                Draft202012Validator(
                    plain,
                    pattern_options=RegexOptions(),
                    offline=True,
                    validate_formats=True,  # which 2020-12 leaves open, and a policy cannot
                    ignore_unknown_formats=False,
                )
            )
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


def reported(
    written: Mapping[str, Json] | bool,  # noqa: FBT001 -- true and false are JSON Schemas
    report: Problems,
    place: Path,
    otherwise: tuple[str, str],
    requests: Expected = ANYTHING,
) -> Schema | None:
    """The schema at a place in a file; None where it is none, and all that is wrong with it is reported.

    Parts without effect are LF152; for what is no JSON Schema there is `otherwise`: a code, and how the message begins.
    """
    try:
        return Schema.of(written, requests)
    except SchemaError as error:
        for flaw in error.flaws:
            report.add("LF152", flaw.message, (*place, *flaw.path), flaw.hint, key=flaw.key)
        if not error.flaws:
            code, message = otherwise
            report.add(code, f"{message}: {error}", place)
    return None


def closed(properties: Mapping[str, Json], required: Iterable[str] | None = None) -> dict[str, Json]:
    """The schema of an object with these members and no others; all of them are required unless it is said which."""
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties if required is None else required),
        "additionalProperties": False,
    }


def _said(message: str) -> str:
    return message.encode("ascii", "backslashreplace").decode("ascii")
