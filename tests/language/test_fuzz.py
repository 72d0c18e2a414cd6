"""Any text gives a declaration or an InputError, and every diagnostic points into the file."""

import json
import re
from collections.abc import Callable, Sequence
from typing import cast

import hypothesis
from hypothesis import strategies as st

from leverframe.errors import InputError
from leverframe.language import nodes, reader, report
from leverframe.language.draft_7 import json_schema
from leverframe.language.explanations import CODES
from leverframe.language.loader import loads
from tests.support.budget import examples

SOUND = """\
# A door, with something of everything.
leverframe: 1
machine: door
profile: document
title: "a door \\u2192 open"
constants: {MANY: 3}
small: {MANY: 1}
variables:
  n: {range: [0, MANY], initial: 0, doc: pushes}
  mode: {enum: [SLOW, FAST], initial: SLOW}
  open: {bool: false}
states:
  IDLE: {initial: true, quiescent: not open}
  BUSY: &busy {awaits: [RAIN]}
  LATE: *busy
  OVER: {kind: terminal}
events:
  START: {by: input}
  DONE: {by: machine, doc: größer 😀}
transitions:
  - {from: IDLE, on: START, to: BUSY, when: n < MANY, set: {n: n + 1}}
  - from: '*'
    except: [OVER]
    on: DONE
    to: OVER
    when: >-
      mode == FAST and
      open
environment:
  - {on: RAIN, when: not open, set: {open: true, mode: FAST if n > 1 else mode}}
properties:
  - {id: bounded, always: n <= MANY, parametric: [MANY]}
  - {id: ends, ctl: AG (BUSY -> AF OVER), under: {base: progress, weak: [RAIN], strong: '*'}}
  - {id: careful, step: {on: '*', requires: "min(n, 3) >= 0"}}
  - {id: descends, region: BUSY, ranking: [3 - n]}
checks:
  quiescence: {expect: fails}
"""


def check(read: Callable[[], object], text: str) -> None:
    """Check that reading raises at most an InputError, whose diagnostics are sorted, explained and inside the text."""
    try:
        read()
    except InputError as error:
        diagnostics = error.diagnostics
    else:
        return
    lines = re.split(r"\r\n|\r|\n", text.removeprefix("\ufeff"))
    assert 0 < len(diagnostics) <= report.MAX_DIAGNOSTICS + 1
    places = [(d.span.line, d.span.column) for d in diagnostics if d.span]
    assert places == sorted(places)
    assert len(set(diagnostics)) == len(diagnostics)
    for diagnostic in diagnostics:
        assert diagnostic.code in CODES
        assert diagnostic.message
        span = diagnostic.span
        if span is None:
            assert diagnostic.code in {"LF002", "LF019"}
            continue
        assert span.file == "door.yaml"
        assert 1 <= span.line <= len(lines)
        line = lines[span.line - 1]
        assert diagnostic.source_line == line
        assert 1 <= span.column <= len(line) + 1
        assert span.length >= 1
        assert span.column + span.length <= len(line) + 2


def check_text(text: str) -> None:
    check(lambda: loads(text, "door.yaml"), text)


def test_the_sound_text_is_sound() -> None:
    assert loads(SOUND, "door.yaml").machine == "door"


characters = st.characters(codec="utf-8") | st.sampled_from("[]{}:,-?&*!|>'\"%@`#\n\r\t \x00\x85\u2028\ufeff😀~0")


@hypothesis.given(st.text(characters, max_size=80))
@hypothesis.settings(max_examples=examples(600))
def test_any_text(text: str) -> None:
    check_text(text)


@hypothesis.given(
    st.binary(max_size=60), st.sampled_from([b"", b"\xef\xbb\xbf", b"leverframe: 1\r\nmachine: \xc3\xa4"])
)
@hypothesis.settings(max_examples=examples(300))
def test_any_bytes(data: bytes, before: bytes) -> None:
    whole = before + data
    text = whole.removeprefix(b"\xef\xbb\xbf").decode("utf-8", "replace")
    check(lambda: loads(reader.decode(whole, "door.yaml").content, "door.yaml"), text)


# ---- mutations of a declaration --------------------------------------------------------------------------------------

TOKENS = re.findall(r"\w+|\s+|[^\w\s]", SOUND)
LINES = SOUND.splitlines(keepends=True)
ODD = [
    "",
    " ",
    "\n",
    "\t",
    "\r\n",
    "{",
    "}",
    "[",
    "]",
    ":",
    ": ",
    ",",
    "-",
    "- ",
    "'",
    '"',
    "#",
    " #",
    "&a ",
    "*a",
    "!!str ",
    "|",
    ">-\n",
]
WORDS = [
    "IDLE",
    "BUSY",
    "START",
    "n",
    "mode",
    "true",
    "false",
    "null",
    "~",
    "on",
    "AG",
    "state",
    "0",
    "-1",
    "9" * 25,
    "1.5",
    "é",
    "<<",
    "==",
]

positions = st.integers(0, len(TOKENS) - 1)
edits = st.lists(
    st.tuples(
        st.sampled_from(["delete", "double", "swap", "put", "replace"]), positions, st.sampled_from([*ODD, *WORDS])
    ),
    min_size=1,
    max_size=4,
)


def edited(sound: Sequence[str], changes: list[tuple[str, int, str]]) -> str:
    parts = [*sound]
    for kind, position, text in changes:
        at = position % len(parts)
        match kind:
            case "delete":
                parts[at] = ""
            case "double":
                parts[at] *= 2
            case "swap":
                other = (at * 7 + 3) % len(parts)
                parts[at], parts[other] = parts[other], parts[at]
            case "put":
                parts.insert(at, text)
            case _:
                parts[at] = text
    return "".join(parts)


@hypothesis.given(edits)
@hypothesis.settings(max_examples=examples(700))
def test_a_declaration_with_other_tokens(changes: list[tuple[str, int, str]]) -> None:
    check_text(edited(TOKENS, changes))


@hypothesis.given(edits, st.sampled_from(["\n", "\r\n", "\r"]))
@hypothesis.settings(max_examples=examples(250))
def test_a_declaration_with_other_lines(changes: list[tuple[str, int, str]], end: str) -> None:
    check_text(edited(LINES, changes).replace("\n", end))


@hypothesis.given(st.integers(0, len(SOUND)), st.integers(0, 40), st.text(characters, max_size=6))
@hypothesis.settings(max_examples=examples(250))
def test_a_declaration_with_other_characters(start: int, length: int, text: str) -> None:
    check_text(SOUND[:start] + text + SOUND[start + length :])


# ---- structures like those of YAML -----------------------------------------------------------------------------------

leaves = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**20), 10**20),
    st.sampled_from([*WORDS, "n + 1", "AG IDLE", "*", "progress", "machine", "document", "FAST", "MANY"]),
)
NAMES = ["n", "mode", "IDLE", "BUSY", "START", "x-y"]
KEYS = sorted(set(re.findall(r'"(\w+)": \{', json.dumps(json_schema()))))
"""Every key of the language, and some words of the schema."""
keys = st.sampled_from([*KEYS, *NAMES])
structures = st.recursive(
    leaves,
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(keys, inner, max_size=4)),
    max_leaves=10,
)
SECTIONS = ("constants", "small", "variables", "states", "events", "transitions", "environment", "properties", "checks")


def sound() -> dict[str, object]:
    root, _ = nodes.compose(reader.decode(SOUND.encode(), "door.yaml"))
    assert root is not None
    return cast("dict[str, object]", nodes.plain(root))


@hypothesis.given(structures, st.sampled_from([None, 2]))
@hypothesis.settings(max_examples=examples(200))
def test_any_structure(structure: object, indent: int | None) -> None:
    check_text(json.dumps(structure, indent=indent, ensure_ascii=False))


@hypothesis.given(st.sampled_from([*SECTIONS, "source", "refines"]), structures)
@hypothesis.settings(max_examples=examples(300))
def test_any_structure_in_the_place_of_a_section(section: str, structure: object) -> None:
    check_text(json.dumps({**sound(), section: structure}, indent=1))


@hypothesis.given(st.sampled_from(SECTIONS), keys, structures)
@hypothesis.settings(max_examples=examples(500))
def test_any_structure_inside_a_section(section: str, key: str, structure: object) -> None:
    declaration = sound()
    match declaration[section]:
        case list() as items:
            items.append({**items[0], key: structure})
        case dict() as entries:
            first = next(iter(entries))
            entries["LAST" if first.isupper() else "last"] = structure
            if isinstance(entries[first], dict):
                entries[first][key] = structure
        case _:
            raise TypeError(section)
    check_text(json.dumps(declaration, indent=1))
