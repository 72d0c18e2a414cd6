"""The JSON Schema of a kind of file, which editors load: draft 7, derived from its models."""

from typing import cast

from pydantic import JsonValue

from leverframe.language.schema import DeclarationModel, Model


def json_schema(model: type[Model] = DeclarationModel) -> dict[str, JsonValue]:
    """The JSON Schema (draft 7) of a kind of file, such as a declaration or a catalogue of requirements."""
    return draft_7(_without_blanks(model.model_json_schema(by_alias=True)))


def draft_7(derived: JsonValue) -> dict[str, JsonValue]:
    """A JSON Schema as pydantic derives it, in draft 7."""
    schema = cast("dict[str, JsonValue]", _rename_references(derived))
    definitions = schema.pop("$defs")
    return {"$schema": "http://json-schema.org/draft-07/schema#", **schema, "definitions": definitions}


def _rename_references(value: JsonValue) -> JsonValue:
    # Draft 7 has another name for definitions than the draft that pydantic writes.
    match value:
        case {"$ref": str(target), **others}:
            reference: dict[str, JsonValue] = {"$ref": target.replace("#/$defs/", "#/definitions/")}
            told = others.get("description")
            # Draft 7 reads nothing beside a reference, and an editor shows the description of a key.
            return {"allOf": [reference], "description": told} if isinstance(told, str) else reference
        case dict():
            renamed = {key: _rename_references(inner) for key, inner in value.items()}
            # Names that match no pattern are errors here, too; pydantic excludes them only for models.
            return {**renamed, "additionalProperties": False} if "patternProperties" in renamed else renamed
        case list():
            return [_rename_references(inner) for inner in value]
        case _:
            return value


def _without_blanks(value: JsonValue) -> JsonValue:
    # In a file, a key may be omitted, but its value must not be blank: only a state may be blank.
    match value:
        case dict() if (variant := _only_variant(value)) is not None:
            rest = {key: inner for key, inner in value.items() if key not in {"anyOf", "default"}}
            return _without_blanks({**rest, **variant})
        case dict():
            return {key: _without_blanks(inner) for key, inner in value.items()}
        case list():
            return [_without_blanks(inner) for inner in value]
        case _:
            return value


def _only_variant(value: dict[str, JsonValue]) -> dict[str, JsonValue] | None:
    """The one alternative of a value to null, unless it is a state."""
    match value.get("anyOf"):
        case [dict(variant), {"type": "null"}] if variant != {"$ref": "#/$defs/StateModel"}:
            return variant
        case _:
            return None
