"""The keys and a sample value for each place of a file, from the JSON Schema of its shape.

A sample is the first of the `examples` of its place, or else is built from the required keys and the first choice of
each. The shape accepts every sample. Limits: a sample does not use the names of a file.
"""

import functools
import json
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import cast

from pydantic import BaseModel, JsonValue
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue

from leverframe.language.report import Path

Part = Mapping[str, JsonValue]
"""A part of a JSON Schema."""

_NUMBERS = "[0-9]{1,6}(-[0-9]{1,6})?"
_ELSEWHERE = f"([0-9]{{3}}:)?{_NUMBERS}"
_CHECK = "^([a-z][a-z0-9-]*/)?[a-z][a-z0-9-]*:[a-z]"
_ABSOLUTE = "a program is named by its absolute path"

PATTERNS: Mapping[str, tuple[str, str]] = {
    "^[A-Z][A-Z0-9_]*$": ("IDLE", "states, events, constants and labels are written in UPPER_CASE"),
    "^[a-z][a-z0-9_]*$": ("count", "variables are written in snake_case"),
    "^[a-z][a-z0-9]*(-[a-z0-9]+)*$": ("door", "machines, profiles and properties are written in kebab-case"),
    "^[A-Z][A-Z0-9]*(-[A-Z0-9]+)*$": ("REQ-001", "requirement ids look like FC-SM-001"),
    "^([a-z][a-z0-9_]*|[A-Z][A-Z0-9_]*)$": ("lost", "values are written in snake_case, and labels in UPPER_CASE"),
    r"^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$": (
        "kernel.drafted",
        "a function has two names in lower case, and a dot between",
    ),
    r"^[A-Z0-9_]*\*[A-Z0-9_]*$": ("WRITE_*", "an asterisk stands for a label of the class, as in WRITE_*"),
    "^[0-9a-f]{64}$": ("a" * 64, "a SHA-256 digest has 64 hexadecimal digits in lower case"),
    "^[A-Za-z0-9_][A-Za-z0-9_.-]*$": (
        "file.yaml",
        "name a file beside this one: letters, digits, _ . and -, without folders",
    ),
    "^[A-Za-z0-9_][A-Za-z0-9._-]*$": (
        "shell",
        "names of capabilities and programs are made of letters, digits and _ . -, without spaces",
    ),
    "^[A-Za-z0-9._+-]+$": ("1.0", "versions are made of letters, digits and . _ + -"),
    "^[A-Za-z0-9_][A-Za-z0-9_.+-]*$": ("make", "commands are made of letters, digits and _ . + -"),
    "^[A-Za-z_][A-Za-z0-9_]*$": ("LANG", "environment variables are made of letters, digits and _"),
    "^[a-z][a-z-]* [A-Za-z0-9_.:#+ -]+$": (
        "delete IDLE.ASKED",
        "a mutant is written as 'leverframe check --mutants' names it, such as 'delete IDLE.ASKED'",
    ),
    f"{_CHECK}[a-z0-9-]*$": (
        "reference:determinism",
        "a check is written with its profile, as in reference:determinism",
    ),
    f"{_CHECK}[a-z-]* [A-Za-z0-9_.:#+ -]+$": (
        "reference:delete IDLE.ASKED",
        "a mutant is written with its profile, as in 'reference:delete IDLE.ASKED'",
    ),
    r"^tests/([a-z0-9_]+/)*[a-z0-9_]+\.py::test_[a-z0-9_]+$": (
        "tests/test_door.py::test_opens",
        "a test is written as pytest names it, such as tests/test_door.py::test_opens",
    ),
    f"^{_NUMBERS}(, ?{_NUMBERS})*$": ("74-83", "lines are written like 74-83 or 66-67, 83"),
    f"^{_ELSEWHERE}(, ?{_ELSEWHERE})*$": (
        "74-83",
        "lines are written like 74-83 or 66-67, 83; those of another document like 004:160-164",
    ),
    r"^[^\x00]*$": ("text", "a null character cannot be passed to a program"),
    r"^/[^\x00]*$": ("/usr/bin/env", _ABSOLUTE),
    r"^/[^\x00]+$": ("/usr/bin/env", _ABSOLUTE),
    "^/[!-~]+$": ("/usr/bin/env", f"{_ABSOLUTE}, in ASCII and without spaces"),
}
"""For each pattern: a text that matches it, and the rule in words."""

_TEXT = "text"
_PLAIN = re.compile(r"(?!(true|false|null)$)[A-Za-z/][\w./()<>=+ -]*", re.IGNORECASE)


class _InOrder(GenerateJsonSchema):
    """Keeps keys in the order of the models."""

    def sort(self, value: JsonSchemaValue, parent_key: str | None = None) -> JsonSchemaValue:  # noqa: ARG002 -- as pydantic calls it
        return value


@functools.cache
def schema_of(kind: type[BaseModel]) -> Part:
    """The JSON Schema of a shape."""
    return cast("Part", kind.model_json_schema(by_alias=True, schema_generator=_InOrder))


def keys_at(kind: type[BaseModel], path: Path) -> set[str]:
    """The keys that a mapping at `path` may have."""
    whole = schema_of(kind)
    return {key for part in parts_at(kind, path) for form in _forms(part, whole) for key in _children(form)}


def parts_at(kind: type[BaseModel], path: Path, beside: Collection[str] = ()) -> tuple[Part, ...]:
    """The parts of the schema for a place, beside some other keys; empty for a place that does not exist."""
    whole = schema_of(kind)
    found: tuple[Part, ...] = (whole,)
    for number, step in enumerate(path, start=1):
        forms = [form for part in found for form in _forms(part, whole)]
        if number == len(path):
            forms = [form for form in forms if _children(form).keys() >= set(beside)]
        found = tuple(inner for form in forms for inner in _inside(form, step))
    return found


def sample_at(kind: type[BaseModel], path: Path, beside: Collection[str] = ()) -> JsonValue:
    """A value that the shape accepts at `path`, beside some other keys; None if the place does not exist."""
    if path and isinstance(path[-1], int):
        match sample_at(kind, path[:-1]):
            case [first, *_]:
                return first
            case _:
                pass
    found = parts_at(kind, path, beside)
    return sample(found[0], schema_of(kind)) if found else None


def choices_at(kind: type[BaseModel], path: Path) -> tuple[JsonValue, ...]:
    """All values of a place that allows only some; empty if it allows others."""
    whole = schema_of(kind)
    forms = [form for part in parts_at(kind, path) for form in _forms(part, whole) if _is_value(form)]
    chosen = [(*_list(form.get("enum")), *_constant(form)) for form in forms]
    return tuple(value for values in chosen for value in values) if all(chosen) else ()


def sample(part: Part, whole: Part) -> JsonValue:
    """A value that a part of a schema accepts."""
    examples = [example for form in _forms(part, whole) for example in _list(form.get("examples"))]
    if examples:
        return examples[0]
    form = next(filter(_is_value, _forms(part, whole)), {})
    match form:
        case {"const": value}:
            return value
        case {"enum": [value, *_]}:
            return value
        case {"type": "object"}:
            return _mapping(form, whole)
        case {"type": "array"}:
            return [sample(cast("Part", form.get("items", {})), whole)]
        case {"type": "boolean"}:
            return True
        case {"type": "integer" | "number"}:
            return form.get("minimum", 0)
        case {"pattern": str(pattern)}:
            return PATTERNS[pattern][0]
        case _:
            return _TEXT


def _mapping(form: Part, whole: Part) -> JsonValue:
    children = _children(form)
    required = [str(key) for key in _list(form.get("required"))]
    if children:
        return {key: sample(children[key], whole) for key in required or list(children)[:1]}
    for pattern, inner in cast("Mapping[str, Part]", form.get("patternProperties", {})).items():
        return {PATTERNS[pattern][0]: sample(inner, whole)}
    return {}


def flow(value: JsonValue) -> str:
    """A value in the flow style of YAML, on one line."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return value if _PLAIN.fullmatch(value) else json.dumps(value, ensure_ascii=False)
        case list():
            return f"[{', '.join(map(flow, value))}]"
        case dict():
            return f"{{{', '.join(f'{key}: {flow(inner)}' for key, inner in value.items())}}}"
        case _:
            return str(value)


def _forms(part: Part, whole: Part) -> Iterator[Part]:
    """A part itself, the parts that it refers to, and its alternatives."""
    yield part
    match part:
        case {"$ref": str(reference)}:
            definitions = cast("Mapping[str, Part]", whole["$defs"])
            yield from _forms(definitions[reference.rsplit("/", 1)[-1]], whole)
        case _:
            pass
    for alternative in (*_list(part.get("anyOf")), *_list(part.get("oneOf"))):
        yield from _forms(cast("Part", alternative), whole)


def _is_value(form: Part) -> bool:
    """Does a part of a schema list the values that it accepts?"""
    return form.get("type") != "null" and not form.keys().isdisjoint({"type", "enum", "const"})


def _inside(form: Part, step: str | int) -> Iterator[Part]:
    children = _children(form)
    if isinstance(step, str) and step in children:
        yield children[step]
        return
    if isinstance(step, int):
        found: tuple[JsonValue | Part, ...] = (form.get("items"),)
    else:
        anywhere = cast("Mapping[str, Part]", form.get("patternProperties", {})).values()
        found = (*anywhere, form.get("additionalProperties"))
    for inner in found:
        if isinstance(inner, dict):
            yield inner


def _children(form: Part) -> Mapping[str, Part]:
    return cast("Mapping[str, Part]", form.get("properties", {}))


def _constant(form: Part) -> tuple[JsonValue, ...]:
    return (form["const"],) if "const" in form else ()


def _list(value: JsonValue) -> Sequence[JsonValue]:
    return value if isinstance(value, list) else ()
