"""Templates of adapters, filled in for a machine (`templates/`).

Each template works as it is written: it has a tiny product, which accepts one event, in place of the user's own. A
template needs nothing but the standard library of its language; Rust has no JSON there, so a small reader comes along.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources

from leverframe.conform.vocabulary import Vocabulary
from leverframe.errors import Diagnostic, InputError
from leverframe.language import packed

_TEMPLATES = resources.files("leverframe.conform") / "templates"


@dataclass(frozen=True, slots=True)
class Language:
    """A language: its files with their templates, and the commands that build the adapter and start it."""

    files: Mapping[str, str]
    commands: tuple[str, ...]


LANGUAGES: Mapping[str, Language] = {
    "python": Language({"adapter.py": "adapter.py.txt"}, ("python {directory}/adapter.py",)),
    "typescript": Language({"adapter.mts": "adapter.mts.txt"}, ("node {directory}/adapter.mts",)),
    "javascript": Language({"adapter.mjs": "adapter.mjs.txt"}, ("node {directory}/adapter.mjs",)),
    "go": Language(
        {"adapter.go": "adapter.go.txt"},
        ("go build -o {directory}/adapter {directory}/adapter.go", "{directory}/adapter"),
    ),
    "rust": Language(
        {"adapter.rs": "adapter.rs.txt", "json.rs": "json.rs.txt"},
        ("rustc --edition 2021 -O {directory}/adapter.rs -o {directory}/adapter", "{directory}/adapter"),
    ),
}


def files(language: str, vocabulary: Vocabulary) -> dict[str, str]:
    """The texts of an adapter's files. Raises InputError (LF212) if no event can happen in the initial state."""
    known = LANGUAGES[language]
    values = _values(vocabulary, language)
    return {name: _filled(template, values) for name, template in known.files.items()}


def _filled(template: str, values: Mapping[str, str]) -> str:
    text = packed.content(_TEMPLATES, template).decode()
    for name, value in values.items():
        text = text.replace(f"@{name}@", value)
    return text


def _values(vocabulary: Vocabulary, language: str) -> dict[str, str]:
    declaration = vocabulary.declaration
    initial = declaration.initial_state
    lines = [line for line in declaration.transitions if initial in line.sources]
    lines.sort(key=lambda line: line.target in {None, initial})  # an event that leads elsewhere shows more
    targets = {line.event: line.target or initial for line in reversed(lines)}
    if not lines:
        message = f"no event of {declaration.machine} can happen in its initial state, {initial}"
        hint = "an adapter is for a machine that does something: add a transition from there"
        raise InputError((Diagnostic("LF212", message, None, None, hint),))
    causes = [
        (name, event)
        for name, each in vocabulary.interface.stimuli.items()
        for event in each.leads_to
        if event in targets and vocabulary.may_come(name)
    ]
    causes.sort(key=lambda cause: targets[cause[1]] == initial)
    stimuli = dict(causes[:1])
    event = next(iter(stimuli.values()), lines[0].event)
    modes = ["events", "cycles"] if stimuli else ["events"]
    values = {
        "MACHINE": declaration.machine,
        "INITIAL": initial,
        "EVENT": event,
        "TARGET": targets[event],
        "STIMULI": json.dumps(stimuli),
        "MODES": json.dumps(modes),
        "NAMES": json.dumps(list(stimuli)),
    }
    match language:
        case "go":
            braces = {name: values[name].replace("[", "{").replace("]", "}") for name in ("MODES", "NAMES")}
            return {**values, **braces}
        case "rust":
            pairs = ", ".join(f"({json.dumps(name)}, {json.dumps(caused)})" for name, caused in stimuli.items())
            return {**values, "STIMULI": f"[{pairs}]"}
        case _:
            return values
