"""The messages about mistakes, word for word, with the caret under the right characters (data/mistakes)."""

import contextlib
import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from leverframe.errors import Diagnostic, InputError
from leverframe.language.explanations import CODES
from leverframe.language.loader import load, loads

FOLDER = Path(__file__).parent.parent / "data" / "mistakes"

SOUND = {
    "leverframe": "leverframe: 1",
    "machine": "machine: door",
    "profile": "profile: document",
    "variables": (
        "variables:\n  n: {range: [0, 3], initial: 0}\n  mode: {enum: [SLOW, FAST, BUSY], initial: SLOW}\n"
        "  open: {bool: false}"
    ),
    "states": "states:\n  IDLE: {initial: true}\n  BUSY: {}",
    "events": "events:\n  START: {by: input}\n  DONE: {by: machine}",
}
"""The sections that a case gets if it does not have them."""

_CARETS = re.compile(r"#(?P<indent> *)(?P<carets>\^+) (?P<said>LF\d{3} .*)")
_FIRST_COLUMN = re.compile(r"#1\+(?P<length>\d+) (?P<said>LF\d{3} .*)")
_HINT = re.compile(r"# *= (?P<hint>.*)")


@dataclass(frozen=True)
class Said:
    """The compared parts of a diagnostic."""

    line: int
    column: int
    length: int
    text: str
    hint: str | None


@dataclass(frozen=True)
class Case:
    """A text with mistakes, and the expected diagnostics."""

    title: str
    text: str
    expected: tuple[Said, ...]


def read_case(block: str) -> Case:
    """Parse a case from the notation of the files."""
    title, _, body = block.partition("\n")
    lines: list[str] = []
    expected: list[Said] = []
    for line in body.splitlines():
        carets, first, hint = _CARETS.fullmatch(line), _FIRST_COLUMN.fullmatch(line), _HINT.fullmatch(line)
        if carets:
            place = (len(carets["indent"]) + 2, len(carets["carets"]))
            expected.append(Said(len(lines), *place, carets["said"], None))
        elif first:
            expected.append(Said(len(lines), 1, int(first["length"]), first["said"], None))
        elif hint:
            last = expected.pop()
            expected.append(Said(last.line, last.column, last.length, last.text, hint["hint"]))
        else:
            lines.append(line)
    if not title.endswith("(as it is)"):
        present = {line.partition(":")[0] for line in lines}
        lines += [section for key, section in SOUND.items() if key not in present]
    return Case(title, "\n".join([*lines, ""]), tuple(sorted(expected, key=_order)))


def _order(said: Said) -> tuple[int, int, int, str]:
    return said.line, said.column, said.length, said.text


def cases() -> list[Case]:
    found: list[Case] = []
    for path in sorted(FOLDER.glob("*.txt")):
        blocks = path.read_text("utf-8").split("=== ")[1:]
        found += [read_case(block) for block in blocks]
    return found


CASES = cases()


def say(diagnostic: Diagnostic) -> Said:
    assert diagnostic.span is not None
    span = diagnostic.span
    return Said(span.line, span.column, span.length, f"{diagnostic.code} {diagnostic.message}", diagnostic.hint)


def diagnostics_of(text: str, path: str) -> tuple[Diagnostic, ...]:
    with pytest.raises(InputError) as caught:
        loads(text, path)
    return caught.value.diagnostics


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.title)
def test_a_mistake_is_told_as_it_should_be(case: Case, tmp_path: Path) -> None:
    diagnostics = diagnostics_of(case.text, str(tmp_path / "door.yaml"))
    assert tuple(sorted(map(say, diagnostics), key=_order)) == case.expected
    for diagnostic in diagnostics:
        assert diagnostic.span is not None
        assert diagnostic.span.file == str(tmp_path / "door.yaml")
        assert diagnostic.source_line == case.text.splitlines()[diagnostic.span.line - 1]


def test_every_mistake_has_a_hint() -> None:
    """A word that is not allowed in its place in an expression needs no hint."""
    without = {said.text for case in CASES for said in case.expected if said.hint is None}
    assert {text[:5] for text in without} == {"LF030"}


def test_diagnostics_come_in_the_order_of_the_file() -> None:
    for case in CASES:
        places = [(said.line, said.column) for said in map(say, diagnostics_of(case.text, "door.yaml"))]
        assert places == sorted(places)


def test_what_is_filled_in_is_sound() -> None:
    assert loads("\n".join(SOUND.values()), "door.yaml").machine == "door"


def test_the_titles_of_the_cases_differ() -> None:
    titles = [case.title for case in CASES]
    assert len(set(titles)) == len(titles)


def test_every_code_about_a_text_has_a_case() -> None:
    told = {said.text[:5] for case in CASES for said in case.expected}
    elsewhere = {"LF001", "LF002", "LF003", "LF006", "LF016", "LF019"}
    assert told == {code for code in CODES if code < "LF070"} - elsewhere


def test_a_catalogue_beside_the_file_decides_which_requirements_there_are(tmp_path: Path) -> None:
    requirement = "DOOR-001: {lines: '3', statement: The door closes., kind: behaviour}"
    catalogue = f"leverframe: 1\nsystem: door\nrequirements:\n  {requirement}\n"
    (tmp_path / "requirements.yaml").write_text(catalogue, "utf-8")
    path = tmp_path / "document.yaml"
    sound = "\n".join(SOUND.values())
    path.write_text(sound.replace("BUSY: {}", "BUSY: {cites: [DOOR-001, DOR-001, X-9]}"), "utf-8")
    with pytest.raises(InputError) as caught:
        load(path)
    assert [say(diagnostic) for diagnostic in caught.value.diagnostics] == [
        Said(10, 28, 7, "LF024 unknown requirement 'DOR-001'", "did you mean 'DOOR-001'?"),
        Said(10, 37, 3, "LF024 unknown requirement 'X-9'", "declare it under 'requirements' in requirements.yaml"),
    ]


def test_each_edge_of_a_line_can_cite_its_own_requirements(tmp_path: Path) -> None:
    listed = "".join(f"  DOOR-00{n}: {{lines: '3', statement: It closes., kind: behaviour}}\n" for n in (1, 2, 3))
    (tmp_path / "requirements.yaml").write_text(f"leverframe: 1\nsystem: door\nrequirements:\n{listed}", "utf-8")
    path, sound = tmp_path / "document.yaml", dict(SOUND)

    def found(lines: str) -> list[tuple[tuple[str, ...], str, str | None, tuple[str, ...]]]:
        path.write_text("\n".join((sound | {"transitions": f"transitions:{lines}"}).values()), "utf-8")
        return [(line.sources, line.event, line.target, line.cites) for line in load(path).transitions]

    together = "\n  - {from: {IDLE: [DOOR-001, DOOR-003], BUSY: [DOOR-002]}, on: START, to: BUSY, cites: [DOOR-003]}\n"
    one_by_one = """
  - {from: IDLE, on: START, to: BUSY, cites: [DOOR-003, DOOR-001]}
  - {from: BUSY, on: START, to: BUSY, cites: [DOOR-003, DOOR-002]}
"""
    assert found(together) == found(one_by_one)
    with pytest.raises(InputError) as caught:
        found("\n  - {from: {IDLE: [DOR-001]}, on: START, to: BUSY}\n")
    assert [say(diagnostic).text for diagnostic in caught.value.diagnostics] == ["LF024 unknown requirement 'DOR-001'"]


def test_catalogues_of_other_systems_stand_in_folders_of_their_names(tmp_path: Path) -> None:
    for system, name in (("door", "DOOR-001"), ("lock", "LOCK-001")):
        (tmp_path / system).mkdir()
        requirement = f"{name}: {{lines: '3', statement: It closes., kind: behaviour}}"
        text = f"leverframe: 1\nsystem: {system}\nrequirements:\n  {requirement}\n"
        (tmp_path / system / "requirements.yaml").write_text(text, "utf-8")
    cited = SOUND | {"states": "states:\n  IDLE: {initial: true, cites: [DOOR-001, LOCK-001]}\n  BUSY: {}"}
    path = tmp_path / "door" / "document.yaml"
    path.write_text("\n".join([*cited.values(), "catalogues: [lock]", ""]), "utf-8")
    assert load(path).states[0].cites == ("DOOR-001", "LOCK-001")
    with contextlib.chdir(path.parent):
        assert load("document.yaml").states[0].cites == ("DOOR-001", "LOCK-001")
    path.write_text("\n".join([*cited.values(), ""]), "utf-8")
    with pytest.raises(InputError) as caught:
        load(path)
    assert [diagnostic.code for diagnostic in caught.value.diagnostics] == ["LF024"]
