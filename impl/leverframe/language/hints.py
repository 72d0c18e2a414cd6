"""Hints for malformed parts of a file: one for each error that pydantic reports."""

import re
from collections.abc import Collection

from pydantic import BaseModel, JsonValue
from pydantic_core import ErrorDetails

from leverframe.language.guessing import did_you_mean
from leverframe.language.report import Path
from leverframe.language.samples import PATTERNS, choices_at, flow, keys_at, parts_at, sample_at

FORMER = "interlock"
"""The first key of files of a former version."""
_SHOWN = 3
_BEGINNING = 2000
"""Characters by which a drawing is recognised."""
_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+")
_NAMES = {"^[A-Z][A-Z0-9_]*$", "^[a-z][a-z0-9_]*$", "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", "^[A-Z][A-Z0-9]*(-[A-Z0-9]+)*$"}
_SPELLINGS = (str.upper, "_"), (str.lower, "_"), (str.upper, "-"), (str.lower, "-")


def start(kind: type[BaseModel]) -> str:
    """A hint that shows the first lines of a file of this kind."""
    sample = sample_at(kind, ())
    keys = sample if isinstance(sample, dict) else {}
    *first, last = (f"'{key}: {flow(value)}'" for key, value in keys.items())
    return f"start the file with {', '.join(first)} and {last}"


def missing(path: Path, kind: type[BaseModel], given: object) -> str:
    """A hint for a missing key."""
    match given:
        case {"enum": [str(label), *_]}:
            return f"add {_entry(path, label)}, for example"
        case dict():
            return f"add {_written(path, kind, given.keys() & keys_at(kind, path[:-1]))}"
        case _:
            return f"add {_written(path, kind)}"


def key(name: str, path: Path, kind: type[BaseModel]) -> str:
    """A hint for an unknown key."""
    keys = keys_at(kind, path)
    if path and not re.fullmatch(r"[\w-]+", name):
        return "inside { } a comma ends a value: put an expression that has commas in quotes"
    if name == FORMER:
        return "the language has a new name: write 'leverframe: 1' (docs/adr/0018-the-name.md)"
    if name in keys:
        return "it cannot be combined with the other keys here"
    inside = next((part for part in sorted(keys) if not path and name in _keys_of_entries(part, kind)), None)
    if inside is not None:
        return f"it is a key of an entry of {inside!r}"
    return did_you_mean(name, keys) or f"the keys here are {', '.join(sorted(keys))}"


def _keys_of_entries(part: str, kind: type[BaseModel]) -> Collection[str]:
    """The keys of the entries of a part, which are in a list, or in a mapping from names."""
    sample = sample_at(kind, (part,))
    first: str | int = next(iter(sample), "") if isinstance(sample, dict) else 0
    return () if isinstance(sample, dict) and first in keys_at(kind, (part,)) else keys_at(kind, (part, first))


_DRAWINGS = ("stateDiagram", "flowchart", "graph ", "digraph", "@startuml")
_REPORTS = {
    "results": "a report of 'leverframe check'",
    "violations": "a report of 'leverframe audit'",
    "failures": "a report of 'leverframe conform'",
    "#meta": "a run in ITF",
}
_OTHERS = {
    "states": "a declaration of a machine",
    "mapping": "a mapping for logs",
    "interface": "an interface",
    "requirements": "a catalogue of requirements",
    "findings": "a list of findings",
}


def is_drawing(content: str) -> bool:
    """Does a file begin as a drawing in Mermaid, DOT or PlantUML does?"""
    lines = (line.strip() for line in content[:_BEGINNING].splitlines())
    return next((line for line in lines if line and not line.startswith(("%%", "//"))), "").startswith(_DRAWINGS)


def other(given: Collection[str], kind: type[BaseModel]) -> tuple[str, str, str] | None:
    """The key by which a file is one of another kind, which, and what to do; None if it is not."""
    unknown = [found for found in given if found not in keys_at(kind, ())]
    reports = {} if "leverframe" in given else _REPORTS
    found = next((key for key in (*reports, *_OTHERS) if key in unknown), None)
    if found is None or not unknown[1:]:
        return None
    if found in reports:
        return found, reports[found], "'leverframe explore --report FILE' shows it; name another file here"
    return found, _OTHERS[found], start(kind).replace("start the file with", "name another file, which starts with")


def name(given: object, detail: ErrorDetails) -> str:
    """A hint for a name that does not match its pattern."""
    pattern = str(detail.get("ctx", {}).get("pattern", ""))
    _, rule = PATTERNS[pattern]
    words = _WORD.findall(str(given))
    apart = str(given).split()
    if isinstance(detail["loc"][-1], int) and apart[1:] and all(re.fullmatch(pattern, one) for one in apart):
        return f"separate the names by commas: {', '.join(apart)}"
    spellings = (separator.join(map(case, words)) for case, separator in _SPELLINGS)
    spelt = next((found for found in spellings if re.fullmatch(pattern, found)), None)
    if spelt and pattern in _NAMES and re.fullmatch(r"[A-Za-z0-9_ .-]+", str(given)):
        return f"write {spelt}: {rule}"
    return f"{rule}; a name begins with a letter" if pattern in _NAMES and not str(given)[:1].isalpha() else rule


def value(detail: ErrorDetails, path: Path, kind: type[BaseModel]) -> str | None:
    """A hint for a value of the wrong kind."""
    context, given = detail.get("ctx", {}), detail["input"]
    match detail["type"], given:
        case "variable_kind", _:
            return _variable(str(path[-1]), given)
        case "bool_type", str():
            return "YAML 1.2 knows true and false; yes, no, on and off are text"
        case "int_type", str():
            return "integers are decimal digits, without quotes, and have at most 18 of them"
        case "string_type", bool() | int():
            return _text(given, path, kind)
        case "literal_error", _ if context.get("expected") == "'*'":
            listed = f"'{path[-1]}: [{given}]'" if isinstance(given, str) and given.isupper() else "a list of names"
            return f"write {listed}, or '*' for all"
        case "literal_error", str():
            return did_you_mean(given, re.findall(r"'([^']*)'", str(context.get("expected")))) or _instead(path, kind)
        case "dict_type" | "model_type" | "model_attributes_type", _:
            return _mapping(given, path, kind)
        case "list_type", _:
            return _list(given, path, kind)
        case "string_too_long", _:
            return "shorten it"
        case _:
            return _instead(path, kind)


def _instead(path: Path, kind: type[BaseModel]) -> str | None:
    return f"write {_written(path, kind)}" if path and parts_at(kind, path) else None


def _written(path: Path, kind: type[BaseModel], beside: Collection[str] = ()) -> str:
    """An entry that is allowed here: all choices if they are few, otherwise an example."""
    choices = [_entry(path, choice) for choice in choices_at(kind, path)]
    if choices:
        return choices[0] if len(choices) == 1 else f"{', '.join(choices[:-1])} or {choices[-1]}"
    return f"{_entry(path, sample_at(kind, path, beside))}, for example"


def _entry(path: Path, value: JsonValue) -> str:
    if isinstance(path[-1], str):
        return f"'{path[-1]}: {flow(value)}'"
    return f"'- {flow(value)}'" if isinstance(value, dict) else f"'{flow(value)}'"


def _text(given: object, path: Path, kind: type[BaseModel]) -> str:
    patterns = [str(part["pattern"]) for part in parts_at(kind, path) if "pattern" in part]
    if any(re.fullmatch(pattern, str(given)) is None for pattern in patterns):
        return f"write text, such as {_entry(path, sample_at(kind, path))}"
    return "put it in quotes if it is meant as text"


def _variable(name: str, given: object) -> str:
    match given:
        case dict():
            guess = next(filter(None, (did_you_mean(str(key), ("range", "enum", "bool")) for key in given)), None)
            if guess is not None:
                return guess
        case bool():
            return f"write '{name}: {flow({'bool': given})}'"
        case int():
            return f"write '{name}: {{range: [{min(given, 0)}, {max(given, 1)}], initial: {given}}}'"
        case list() if given and all(isinstance(label, str) and label.isupper() for label in given):
            return f"write '{name}: {{enum: [{', '.join(map(str, given))}], initial: {given[0]}}}'"
        case _:
            pass
    forms = "{range: [0, 3], initial: 0}", "{enum: [LOW, HIGH], initial: LOW}", "{bool: false}"
    return "write {}, {} or {}".format(*(f"'{name}: {form}'" for form in forms))


def _mapping(given: object, path: Path, kind: type[BaseModel]) -> str:
    """A hint for another value in place of a mapping."""
    example = sample_at(kind, path)
    match given:
        case [str(), *_] if isinstance(example, dict) and example and not keys_at(kind, path):
            names = [str(found) for found in given[:_SHOWN] if isinstance(found, str)]
            values = [*example.values()]
            named = {found: values[min(index, len(values) - 1)] for index, found in enumerate(names)}
            more = ", …" if len(given) > _SHOWN else ""
            return f"write '{path[-1]}: {flow(named)[:-1]}{more}}}'"
        case list() if not keys_at(kind, path):
            return f"remove the dashes: a key names each entry, as in {_entry(path, example)}"
        case str():
            fitting = _fitting(given, path, kind)
            return f"write {_entry(path, fitting or example)}{'' if fitting else ', for example'}"
        case _:
            return f"write {_entry(path, example)}, for example"


def _fitting(given: str, path: Path, kind: type[BaseModel]) -> dict[str, JsonValue] | None:
    """The intended entry of a mapping, if `given` is an allowed value of one key, or the name of a boolean key."""
    for found in sorted(keys_at(kind, path)):
        choices = choices_at(kind, (*path, found))
        if given in choices:
            return {found: given}
        if given == found and sample_at(kind, (*path, found)) is True:
            return {found: True}
    return None


def _list(given: object, path: Path, kind: type[BaseModel]) -> str:
    """A hint for another value in place of a list."""
    match given:
        case dict():
            item = sample_at(kind, (*path, 0))
            return f"begin each entry with a dash, as in {_entry((0,), item)}"
        case str() if re.fullmatch(r"\w+", given) and isinstance(sample_at(kind, (*path, 0)), str):
            return f"write '{path[-1]}: [{given}]'"
        case _:
            return f"write {_entry(path, sample_at(kind, path))}, for example"
