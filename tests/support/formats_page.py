"""docs/formats.md: every key of every file, message and report, from the JSON Schemas; and the tables of other pages.

``python -m tests.support.formats_page`` makes the page anew, and the part of other pages between their marks.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import cast

from pydantic import JsonValue, TypeAdapter

from leverframe.conform.vectors.format import schema_of_vectors
from leverframe.conform.wire.schema import schema_of_messages
from leverframe.journal import tables
from leverframe.language import elaborate, grammar, loader, nodes, reader, schema, statics, types
from leverframe.language.draft_7 import json_schema
from leverframe.language.interface import InterfaceModel
from leverframe.language.mapping import MappingModel
from leverframe.language.schema import DeclarationModel, PropertiesModel
from leverframe.language.traceability import CatalogueModel, FindingsModel, SourcesModel
from tests.run import ROOT
from tests.support.errors_page import paragraphs

PAGE = ROOT / "docs" / "formats.md"
Part = Mapping[str, JsonValue]
_INTRODUCTION = """# Formats: every key

The files that Leverframe reads, the messages of its wire protocol, and the reports that commands print with
`--format json`. The pages about each of them say more: [the language](language.md), [interfaces](interfaces.md), [the
wire protocol](wire.md), [auditing logs](audit.md), [conformance](conformance.md), [test vectors](vectors.md). What a
key means in a report never changes; keys may be added.

Derived: `python -m tests.support.formats_page`.
"""
_FILES: Mapping[str, tuple[str, Part]] = {
    "declaration": ("A declaration", json_schema(DeclarationModel)),
    "properties": ("Properties in a file of their own", json_schema(PropertiesModel)),
    "requirements": ("requirements.yaml", json_schema(CatalogueModel)),
    "findings": ("findings.yaml", json_schema(FindingsModel)),
    "sources": ("sources.yaml", json_schema(SourcesModel)),
    "interface": ("interface.yaml", json_schema(InterfaceModel)),
    "mapping": ("A mapping of a log", json_schema(MappingModel)),
    "wire": ("Messages of the wire protocol", schema_of_messages()),
    "vectors": ("Files of test vectors", schema_of_vectors()),
}
"""The kinds that have models, each with its title and schema."""
_REPORTS = ("check", "mutants", "why", "conform", "learn", "audit", "audit-row", "audit-follow", "journal")
"""The kinds of reports, whose schemas are in docs/."""
_NAMES = {"string": "text", "integer": "integer", "number": "number", "boolean": "true or false", "null": "null"}
_EXPRESSION = ["boolean", "integer", "string"]


def made() -> str:
    """The page."""
    blocks = [_INTRODUCTION]
    for name, (title, found) in _FILES.items():
        blocks += _kind(name, title, found, told_if_required=True)
    for name in _REPORTS:
        found = json.loads((ROOT / "docs" / f"{name}.schema.json").read_text("utf-8"))
        title = str(found["title"])
        command = title.removeprefix("A line of: ").removeprefix("The output of: ")
        line = "a line of " if title.startswith("A line") else ""
        heading = f"Report: {line}`{command.removesuffix(' --format json')}`"
        blocks += _kind(name, heading, found, told_if_required=False)
    return "\n".join(blocks)


def _kind(name: str, title: str, found: Part, *, told_if_required: bool) -> Iterator[str]:
    words = Words(name, cast("Mapping[str, Part]", found.get("definitions", {})), told_if_required=told_if_required)
    yield f'<a id="{name}"></a>\n\n## {title}\n'
    if isinstance(description := found.get("description"), str):
        yield f"{_sentences(description)}\n"
    command = "leverframe wire schema" if name == "wire" else f"leverframe schema {name}"
    schema_file = (
        f"`{command}` prints its JSON Schema" if told_if_required else f"Its [JSON Schema]({name}.schema.json)"
    )
    yield f"{schema_file}.\n"
    yield from filter(None, [words.table(found)])
    for key, definition in words.definitions.items():
        if "properties" in definition:
            yield f'<a id="{name}-{key.lower()}"></a>\n\n### {words.title(key)}\n'
            yield from (f"{_sentences(text)}\n" for text in [definition.get("description")] if isinstance(text, str))
            yield words.table(definition)


def _sentences(text: str) -> str:
    plain = text.removesuffix(" Keys may be added in later versions; none of these will change its meaning.")
    return "\n\n".join(paragraphs(plain))


class Words:
    """The words for the parts of one schema."""

    def __init__(self, kind: str, definitions: Mapping[str, Part], *, told_if_required: bool, page: str = "") -> None:
        self.kind = kind
        self.page = page
        self.definitions = definitions
        self.told_if_required = told_if_required

    def title(self, key: str) -> str:
        """A definition's name, in words."""
        plain = re.sub(r"(Model|Part)$", "", key)
        return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", plain).capitalize()

    def table(self, part: Part) -> str:
        """The keys of an object, those of objects within it too."""
        rows = list(self._rows(part, ""))
        return "\n".join(("| key | value | meaning |", "|---|---|---|", *rows)) + "\n" if rows else ""

    def _rows(self, part: Part, above: str) -> Iterator[str]:
        required = cast("Sequence[str]", part.get("required", ()))
        for key, value in cast("Mapping[str, Part]", part.get("properties", {})).items():
            kind = self.value(value)
            if self.told_if_required and key in required:
                kind += "; required"
            elif self.told_if_required and (default := value.get("default")) not in (None, [], {}):
                kind += f"; default: {_code(default)}"
            elif not self.told_if_required and key not in required:
                kind += "; not always there"
            yield f"| `{above}{key}` | {_cell(kind)} | {_cell(self.meaning(value))} |"
            yield from self._inner(value, f"{above}{key}")

    def _inner(self, value: Part, above: str) -> Iterator[str]:
        items, others = value.get("items"), value.get("additionalProperties")
        if "properties" in value:
            yield from self._rows(value, f"{above}.")
        elif isinstance(items, dict) and "properties" in items:
            yield from self._rows(items, f"{above}[].")
        elif isinstance(others, dict) and "properties" in others:
            yield from self._rows(others, f"{above}.*.")

    def meaning(self, value: Part) -> str:
        """What a key means: its own description, or that of its kind."""
        own = value.get("description")
        if isinstance(own, str):
            return own
        target = self._target(value)
        words = str(target.get("description", "")) if target else ""
        return words[:1].lower() + words[1:].removesuffix(".")

    def _target(self, value: Part) -> Part | None:
        reference = _reference(value)
        own = isinstance(reference, str) and reference.startswith("#/")
        return self.definitions[str(reference).rpartition("/")[2]] if own else None

    def value(self, value: Part) -> str:
        """The kind of a value, in words."""
        if (target := self._target(value)) is not None:
            key = str(_reference(value)).rpartition("/")[2]
            if "properties" not in target:
                return self.value(target)
            return f"[{self.title(key).lower()}]({self.page}#{self.kind}-{key.lower()})"
        match value:
            case {"$ref": str(other)}:
                name = other.partition(".")[0]
                return f"as in [{name}](#{name})"
            case {"const": choice} | {"enum": [choice]}:
                return _code(choice)
            case {"enum": list(choices)}:
                return _either(list(map(_code, choices)))
            case {"anyOf": list(variants)} | {"oneOf": list(variants)}:
                return self._one_of(cast("Sequence[Part]", variants))
            case {"type": "array"}:
                items = value.get("items", {})
                return f"list of {self.value(items)}" if isinstance(items, dict) and items else "list"
            case {"type": "object"}:
                return self._mapping(value)
            case {"type": list() | str() as names}:
                return " or ".join(
                    _NAMES.get(str(name), str(name)) for name in ([names] if isinstance(names, str) else names)
                )
            case _:
                return "any"

    def _one_of(self, variants: Sequence[Part]) -> str:
        if self.kind not in {"wire", "vectors"} and sorted(str(one.get("type")) for one in variants) == _EXPRESSION:
            return "expression"
        return _either(list(dict.fromkeys(map(self.value, variants))))

    def _mapping(self, value: Part) -> str:
        patterns = value.get("patternProperties")
        others = next(iter(patterns.values())) if isinstance(patterns, dict) else value.get("additionalProperties")
        named = isinstance(others, dict) and others and "properties" not in others
        return f"mapping to {self.value(cast('Part', others))}" if named else "mapping"


def _reference(value: Part) -> JsonValue:
    """What a value refers to; a reference with a description of its own stands in a list in draft 7."""
    match value:
        case {"$ref": reference} | {"allOf": [{"$ref": reference}]}:
            return reference
        case _:
            return None


def _either(words: Sequence[str]) -> str:
    return " or ".join(filter(None, (", ".join(words[:-1]), words[-1])))


def _code(value: JsonValue) -> str:
    return f"`{value if isinstance(value, str) else json.dumps(value)}`"


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


# ---- tables of other pages ------------------------------------------------------------------------------------------


def _keys(model: type[schema.Model]) -> str:
    found = json_schema(DeclarationModel)
    definitions = cast("Mapping[str, Part]", found["definitions"])
    words = Words("declaration", definitions, told_if_required=True)
    part = found if model is DeclarationModel else definitions[model.__name__]
    rows = cast("Mapping[str, Part]", part["properties"])
    lines = [f"| `{key}` | {_cell(words.meaning(value))} |" for key, value in rows.items()]
    return "\n".join(("| key | meaning |", "|---|---|", *lines))


def limits() -> Mapping[str, str]:
    """The limits of a declaration, by what they limit."""
    shapes = DeclarationModel.model_json_schema()
    enumeration = shapes["$defs"]["EnumVariable"]["properties"]["enum"]
    names, identifiers, words = (
        TypeAdapter(kind).json_schema()["maxLength"] for kind in (schema.UpperName, schema.Identifier, schema.Words)
    )
    return {
        "size of a file": f"{reader.MAX_BYTES:,} bytes",
        "collections inside each other": str(nodes.MAX_DEPTH),
        "nodes, aliases expanded": f"{nodes.MAX_NODES:,}",
        "an expression": f"{grammar.MAX_CHARACTERS:,} characters, nested {grammar.MAX_NESTING} deep",
        "an integer that is written": f"{types.MAX_INTEGER:,}",
        "values of one variable": f"{elaborate.MAX_RANGE:,}",
        "states": f"{shapes['properties']['states']['maxProperties']:,}",
        "labels of an enumeration": f"{enumeration['maxItems']:,}",
        "steps: transitions, counted for each state and event that they name": f"{loader.MAX_STEPS:,}",
        "a name": f"{names} characters; of a machine, profile or property {identifiers}",
        "`title`, `doc` and the statement of a requirement": f"{words:,} characters",
        "valuations tried for one pair of guards": f"{statics.MAX_VALUATIONS:,}",
        "parts of guards evaluated for one file": f"{statics.MAX_WORK:,}",
    }


def _limits() -> str:
    return "\n".join(("| limit | value |", "|---|---|", *(f"| {what} | {value} |" for what, value in limits().items())))


def _record() -> str:
    rows = [f"| `{column.name}` | {column.doc} |" for column in tables.RECORDS.columns]
    return "\n".join(("| member | what it is |", "|---|---|", *rows))


def _start() -> str:
    words = Words(
        "wire", cast("Mapping[str, Part]", schema_of_messages()["definitions"]), told_if_required=True, page=PAGE.name
    )
    return words.table(words.definitions["StartAnswer"]).rstrip()


TABLES: Mapping[str, Callable[[], str]] = {
    "limits": _limits,
    "keys of a declaration": lambda: _keys(DeclarationModel),
    "keys of a state": lambda: _keys(schema.StateModel),
    "keys of an event": lambda: _keys(schema.EventModel),
    "keys of an environment action": lambda: _keys(schema.EnvironmentModel),
    "keys of a transition": lambda: _keys(schema.TransitionModel),
    "members of a record": _record,
    "answer to start": _start,
}
"""The tables of other pages, by the names between their marks."""
_MARKED = re.compile(r"<!-- derived: ([\w ]+) -->\n\n(.*?)\n\n<!-- end -->\n", re.DOTALL)
PLACES: Mapping[str, Sequence[str]] = {
    "language.md": (
        "limits",
        "keys of a declaration",
        "keys of a state",
        "keys of an event",
        "keys of an environment action",
        "keys of a transition",
    ),
    "journal.md": ("members of a record",),
    "wire.md": ("answer to start",),
}
"""The pages with such tables, and which."""


def with_tables(text: str) -> str:
    """A page with its tables made anew."""
    return _MARKED.sub(lambda mark: f"<!-- derived: {mark[1]} -->\n\n{TABLES[mark[1]]()}\n\n<!-- end -->\n", text)


def marked(text: str) -> tuple[str, ...]:
    """The tables of a page, in its order."""
    return tuple(mark[1] for mark in _MARKED.finditer(text))


if __name__ == "__main__":
    PAGE.write_text(made(), "utf-8")
    for page in PLACES:
        path = ROOT / "docs" / page
        path.write_text(with_tables(path.read_text("utf-8")), "utf-8")
