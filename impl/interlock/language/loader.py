"""A file → a checked declaration, or every error in it at once.

Each phase runs on what the one before it could make sense of: text, YAML, shape, names and types, statics. The phases
up to the shape stop at their first failing phase, since a wrong shape makes later complaints guesses.
"""

import dataclasses
from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from pathlib import Path
from typing import TypeVar, cast

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from interlock.errors import Diagnostic, InputError, Span
from interlock.language import catalog, nodes, reader, schema, statics
from interlock.language.declaration import Declaration, UndecidedOverlap
from interlock.language.elaborate import Elaborator
from interlock.language.reader import Text
from interlock.language.report import Report
from interlock.language.types import did_you_mean

M = TypeVar("M", bound=BaseModel)


def load(path: str | Path, *, constants: Mapping[str, int] | None = None) -> Declaration:
    """The declaration in a file. Raises InputError with all its errors.

    `constants` override the file's, for studies at other sizes.
    """
    return _load(reader.read(path), constants or {}, refining=False)


def loads(text: str, path: str = "<text>", *, constants: Mapping[str, int] | None = None) -> Declaration:
    """The declaration in a text, as if it stood in a file at `path`. Raises InputError with all its errors."""
    return _load(reader.decode(text.encode("utf-8", "surrogatepass"), path), constants or {}, refining=False)


def requirements(path: str | Path) -> Mapping[str, schema.RequirementModel]:
    """The catalogue of requirements in a file, by id. Raises InputError."""
    text = reader.read(path)
    root = nodes.compose(text)
    return _shape(schema.CatalogueModel, root, Report(text, root)).requirements


def _load(text: Text, constants: Mapping[str, int], *, refining: bool) -> Declaration:
    root = nodes.compose(text)
    report = Report(text, root)
    model = _shape(schema.DeclarationModel, root, report)
    misshapen = report.count > 0
    _check_constants(constants, model, text)
    refined = _refined(model, report, refining=refining)
    known = _requirements(model, text)
    elaborator = Elaborator(model, report, constants)
    sound_variables = report.count == 0
    declaration = elaborator.declaration(refined, known)
    undecided: tuple[UndecidedOverlap, ...] = ()
    if sound_variables and not misshapen:
        undecided = statics.check(_without(declaration, elaborator.flawed), report)
    report.raise_if_any()
    return dataclasses.replace(declaration, undecided_overlaps=undecided)


def _without(declaration: Declaration, flawed: AbstractSet[Span]) -> Declaration:
    """The declaration less what is known to be wrong, so that one mistake is not reported as two."""
    return dataclasses.replace(
        declaration,
        transitions=tuple(t for t in declaration.transitions if t.span not in flawed),
        environment=tuple(t for t in declaration.environment if t.span not in flawed),
    )


def _shape(model: type[M], root: nodes.Node, report: Report) -> M:
    """The model of a file; where parts of it are misshapen, these are reported and the model is of the rest."""
    if not isinstance(root, nodes.Mapping):
        hint = "start the file with 'interlock: 1' and 'machine: <name>'"
        raise InputError((report.diagnostic("IL008", "a declaration is a mapping of keys to values", root.span, hint),))
    try:
        return model.model_validate(nodes.plain(root))
    except ValidationError as error:
        details = error.errors(include_url=False)
    for detail in details:
        _explain(detail, model, report)
    try:
        report.root = _prune(root, details)
        return model.model_validate(_salvage(report.root, details))
    except ValidationError:
        report.raise_if_any()
        raise


def _prune(root: nodes.Mapping, details: Iterable[ErrorDetails]) -> nodes.Mapping:
    """The tree less its misshapen transitions and properties."""
    places = {tuple(detail["loc"][:2]) for detail in details}
    entries = dict(root.entries)
    for section in ("transitions", "properties"):
        node = entries.get(section)
        if isinstance(node, nodes.Sequence):
            kept = tuple(item for index, item in enumerate(node.items) if (section, index) not in places)
            entries[section] = nodes.Sequence(kept, node.span)
    return nodes.Mapping(entries, root.keys, root.span)


def _salvage(root: nodes.Mapping, details: Iterable[ErrorDetails]) -> object:
    """The tree's values, with plain states and events for misshapen ones, and without unknown keys at the top.

    Anything else that is missing would make every use of it look wrong: then the shape's errors are all there is to
    say.
    """
    data = cast("dict[str, object]", nodes.plain(root))
    sections = cast("dict[str, dict[str, object]]", data)
    for detail in details:
        match detail["loc"]:
            case ("states", str(name), *rest) if rest and rest[-1] != "[key]":
                states = sections["states"]
                states[name] = {"initial": True} if _claims_to_be_initial(states[name]) else None
            case ("events", str(name), *rest) if rest and rest[-1] != "[key]":
                sections["events"][name] = {"by": "machine"}
            case (str(key),) if detail["type"] == "extra_forbidden":
                data.pop(key, None)
            case ("profile" | "machine" as key,):
                data[key] = "unnamed"
            case _:
                pass
    return data


def _claims_to_be_initial(state: object) -> bool:
    return isinstance(state, dict) and state.get("initial") is True


def _refined(model: schema.DeclarationModel, report: Report, *, refining: bool) -> Declaration | None:
    if model.refines is None:
        return None
    if refining:
        # A document refines nothing: that also makes a circle of files impossible.
        report.add(
            "IL053",
            "a declaration that is refined cannot itself refine another",
            ("refines",),
            "a document stands alone",
        )
        return None
    target = Path(report.text.path).parent / model.refines
    try:
        return _load(reader.read(target), {}, refining=True)
    except InputError as error:
        if not target.is_file():
            hint = "the document that is refined stands beside this file"
            report.add("IL053", f"cannot read {model.refines!r}, which this file refines", ("refines",), hint)
            return None
        report.raise_if_any()
        raise InputError(error.diagnostics) from None


def _requirements(model: schema.DeclarationModel, text: Text) -> frozenset[str] | None:
    """The ids that may be cited: of the catalogue beside the file, else of the bundled system of that name."""
    beside = Path(text.path).parent / catalog.REQUIREMENTS
    bundled = catalog.directory() / model.machine / catalog.REQUIREMENTS
    for candidate in (beside, bundled):
        if candidate.is_file():
            return frozenset(requirements(candidate))
    return None


def _check_constants(constants: Mapping[str, int], model: schema.DeclarationModel, text: Text) -> None:
    for name in constants:
        if name not in model.constants:
            hint = did_you_mean(name, model.constants)
            raise InputError((Diagnostic("IL023", f"{text.path} has no constant {name!r}", None, None, hint),))


def _explain(detail: ErrorDetails, model: type[BaseModel], report: Report) -> None:
    """One of pydantic's errors in the words of the language."""
    path = tuple(detail["loc"])
    kind, given = detail["type"], detail["input"]
    if kind == "extra_forbidden":
        keys = _keys_at(path[:-1], model)
        hint = did_you_mean(str(path[-1]), keys) or (f"the keys here are {', '.join(sorted(keys))}" if keys else None)
        report.add("IL010", f"unknown key {str(path[-1])!r}", path, hint, key=True)
    elif kind == "missing":
        report.add("IL011", f"the key {str(path[-1])!r} is missing", path[:-1])
    elif path and path[-1] == "[key]":
        report.add("IL013", f"{given!r} is not a good name", path, _pattern_hint(detail), key=True)
    elif kind == "string_pattern_mismatch":
        report.add("IL013", f"{given!r} is not a good name or value", path, _pattern_hint(detail))
    else:
        message = detail["msg"].removeprefix("Input should be ").removeprefix("Value error, ")
        shown = f", and this is {given!r}" if isinstance(given, str | int | bool) else ""
        report.add(
            "IL012", f"{_subject(path)} should be {message}{shown}" if "should" not in message else message, path
        )


def _subject(path: tuple[str | int, ...]) -> str:
    names = [step for step in path if isinstance(step, str)]
    return repr(names[-1]) if names else "the value"


def _pattern_hint(detail: ErrorDetails) -> str:
    pattern = str(detail.get("ctx", {}).get("pattern", ""))
    words = {
        "^[A-Z][A-Z0-9_]*$": "states, events, constants and labels are written in UPPER_CASE",
        "^[a-z][a-z0-9_]*$": "variables are written in snake_case",
        "^[a-z][a-z0-9]*(-[a-z0-9]+)*$": "machines, profiles and properties are written in kebab-case",
        "^[A-Z][A-Z0-9]*(-[A-Z0-9]+)*$": "requirement ids look like FC-SM-001",
        "^[0-9a-f]{64}$": "a SHA-256 digest has 64 hexadecimal digits in lower case",
    }
    return words.get(pattern, f"it must match {pattern}")


def _keys_at(path: tuple[str | int, ...], model: type[BaseModel]) -> frozenset[str]:
    """The keys that the model allows at `path`, found in its JSON Schema."""
    whole = model.model_json_schema(by_alias=True)
    found = _descend(whole, list(path), whole)
    return frozenset(found)


def _descend(part: object, path: list[str | int], whole: Mapping[str, object]) -> set[str]:
    match part:
        case {"$ref": str(reference)}:
            definitions = cast("Mapping[str, object]", whole["$defs"])
            return _descend(definitions[reference.rsplit("/", 1)[-1]], path, whole)
        case dict():
            schema = cast("Mapping[str, Mapping[str, object]]", part)
        case _:
            return set()
    variants = [*schema.get("anyOf", ()), *schema.get("oneOf", ())]
    keys = {key for variant in variants for key in _descend(variant, path, whole)}
    properties = schema.get("properties", {})
    if not path:
        return keys | set(properties)
    step, rest = path[0], path[1:]
    if isinstance(step, str) and step in properties:
        return keys | _descend(properties[step], rest, whole)
    inside = (*schema.get("patternProperties", {}).values(), schema.get("items"), schema.get("additionalProperties"))
    keys |= {key for inner in inside for key in _descend(inner, rest, whole)}
    # A step that is no key of the file is a tag by which pydantic tells the variants of a union apart.
    return keys or (_descend(part, rest, whole) if isinstance(step, str) else set())
