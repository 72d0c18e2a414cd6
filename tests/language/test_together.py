"""All errors of a file are reported together, each of them once, up to a limit."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from leverframe.errors import Diagnostic, InputError
from leverframe.language import report
from leverframe.language.loader import load, loads

SOUND = """\
leverframe: 1
machine: door
profile: document
constants: {MANY: 3}
variables:
  n: {range: [0, MANY], initial: 0}
  mode: {enum: [SLOW, FAST], initial: SLOW}
  open: {bool: false}
states:
  IDLE: {initial: true, quiescent: true}
  BUSY: {awaits: [RAIN]}
  OVER: {kind: terminal}
events:
  START: {by: input}
  DONE: {by: machine}
  FAIL: {by: fault}
transitions:
  - {from: IDLE, on: START, to: BUSY, when: n < MANY, set: {n: n + 1}}
  - {from: BUSY, on: DONE, to: IDLE, when: mode == SLOW, set: {mode: FAST}}
  - {from: [IDLE, BUSY], on: FAIL, to: OVER}
environment:
  - {on: RAIN, when: not open, set: {open: true}}
properties:
  - {id: bounded, always: n <= MANY, parametric: [MANY]}
  - {id: ends, ctl: AG (BUSY -> AF IDLE), under: {base: progress, weak: [RAIN]}}
  - {id: careful, step: {on: DONE, requires: mode == SLOW or open}}
checks:
  quiescence: {expect: fails}
"""


def told(text: str, path: str = "door.yaml") -> tuple[Diagnostic, ...]:
    try:
        loads(text, path)
    except InputError as error:
        return error.diagnostics
    return ()


def codes(text: str) -> list[str]:
    return [diagnostic.code for diagnostic in told(text)]


def mutilated(changes: Mapping[str, str]) -> str:
    text = SOUND
    for old, new in changes.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def test_the_sound_file_is_sound() -> None:
    assert told(SOUND) == ()


# Mistakes of every phase that can occur in one file, with the code of each.
MISTAKES = {
    "machine: door": ("machine: Door", "LF013"),
    "quiescent: true}": ("quiescent: true, initial: true}", "LF007"),
    "OVER: {kind: terminal}": ("OVER: {kind: final}", "LF012"),
    "FAIL: {by: fault}": ("FAIL: {bye: fault}", "LF010"),
    "awaits: [RAIN]": ("awaits: [RIAN]", "LF021"),
    "on: START, to: BUSY": ("on: START, to: BUSSY", "LF020"),
    "when: mode == SLOW,": ("when: mode == SLO,", "LF025"),
    "from: [IDLE, BUSY]": ("form: [IDLE, BUSY]", "LF010"),
    "when: not open": ("when: not opne", "LF022"),
    "always: n <= MANY": ("always: n <= MANY <= 4", "LF030"),
    "requires: mode == SLOW or open": ("requires: START", "LF034"),
    "quiescence: {expect": ("quiet: {expect", "LF026"),
    "AF IDLE": ("F IDLE", "LF033"),
}


def test_many_mistakes_of_all_phases_are_told_together_and_each_once() -> None:
    text = mutilated({old: new for old, (new, _) in MISTAKES.items()})
    expected = sorted(code for _, code in MISTAKES.values())
    assert len(expected) >= 12
    assert sorted(codes(text)) == expected


@pytest.mark.parametrize("old", MISTAKES)
def test_each_of_them_alone_is_told_alone(old: str) -> None:
    new, code = MISTAKES[old]
    assert codes(mutilated({old: new})) == [code]


# One mistake each, in a part that many other parts refer to.
NO_CASCADE = {
    "a misspelt key of a variable": ({"range: [0": "rnge: [0"}, "LF012"),
    "a bound that is not an integer": ({"[0, MANY], i": "[0, [1]], i"}, "LF012"),
    "an empty range": ({"[0, MANY], i": "[MANY, 0], i"}, "LF046"),
    "an unknown bound": ({"[0, MANY], i": "[0, MUCH], i"}, "LF022"),
    "labels of the wrong form": ({"[SLOW, FAST]": "[slow, FAST]"}, "LF013"),
    "no labels at all": ({"enum: [SLOW, FAST]": "enum: []"}, "LF012"),
    "an unknown initial label": ({"initial: SLOW": "initial: SLOWER"}, "LF025"),
    "a boolean in words": ({"bool: false": "bool: no"}, "LF012"),
    "a constant that is not an integer": ({"MANY: 3}": "MANY: three}"}, "LF012"),
    "a constant in the wrong case": ({"{MANY: 3}": "{MANY: 3, many: 4}"}, "LF013"),
    "a malformed state": ({"BUSY: {awaits: [RAIN]}": "BUSY: {awaits: {RAIN: 1}}"}, "LF012"),
    "a misspelt key of the initial state": ({"initial: true, q": "inital: true, q"}, "LF010"),
    "an initial state in words": ({"initial: true, q": "initial: yes, q"}, "LF012"),
    "an event without its maker": ({"DONE: {by: machine}": "DONE: {doc: done}"}, "LF011"),
    "a misspelt key of an event": ({"DONE: {by: machine}": "DONE: {buy: machine}"}, "LF010"),
    "an environment action without effects": ({", set: {open: true}}": "}"}, "LF011"),
    "an environment action with a misspelt key": ({"{on: RAIN, when": "{on: RAIN, wehn"}, "LF010"),
    "a mistake in a quiescent condition": (
        {"BUSY: {awaits: [RAIN]}": "BUSY: {quiescent: opne}", ", when: mode == SLOW, set": ", set"},
        "LF022",
    ),
    "an overlap in two states with guards that mention the state": (
        {"environment:": "  - {from: [IDLE, BUSY], on: FAIL, to: OVER, when: open or BUSY or IDLE}\nenvironment:"},
        "LF044",
    ),
    "a mistake in a guard": ({"when: n < MANY,": "when: n < MUCH,"}, "LF022"),
    "a mistake in an effect": ({"set: {n: n + 1}": "set: {n: m + 1}"}, "LF022"),
    "an assignment to an unknown variable": ({"set: {n: n + 1}": "set: {m: n + 1}"}, "LF023"),
    "a duplicate section": ({"checks:": "states:"}, "LF007"),
    "a misspelt section": ({"checks:": "cheks:"}, "LF010"),
    "an incomplete source": ({"constants:": "source: {file: a.txt}\nconstants:"}, "LF011 LF011"),
    "a terminal state with exits on two events": ({"from: BUSY, on: DONE": "from: OVER, on: [DONE, START]"}, "LF042"),
    "an overlap in two states on two events": (
        {"environment:": "  - {from: '*', except: [OVER], on: [FAIL, START], to: OVER, when: open}\nenvironment:"},
        "LF044 LF044",
    ),
    "a dead guard on two events": (
        {"on: START, to: BUSY, when: n < MANY": "on: [START, FAIL], to: BUSY, when: n < 0"},
        "LF045",
    ),
    "no catalogue of requirements": (
        {"OVER: {": "OVER: {cites: [D-1, D-2], ", "FAIL: {": "FAIL: {cites: [D-3], "},
        "LF024",
    ),
}


@pytest.mark.parametrize("name", NO_CASCADE)
def test_one_mistake_is_told_once(name: str) -> None:
    changes, expected = NO_CASCADE[name]
    assert codes(mutilated(changes)) == expected.split()


def test_errors_of_yaml_and_of_names_are_told_together() -> None:
    text = mutilated({"IDLE: {initial: true,": "7: {}\n  IDLE: {initial: true,", "to: IDLE,": "to: IDEL,"})
    assert codes(text) == ["LF008", "LF020"]


def test_behind_a_syntax_error_nothing_is_guessed() -> None:
    text = mutilated({"to: IDLE,": "to: IDEL,", "checks:": "checks: ]"})
    assert codes(text) == ["LF004"]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("  - {{from: IDLE, on: STRAT{0}, to: BUSY}}", "LF021"),
        ("  - {{from: IDLE, on: START, to: BUSSY{0}, wehn: open}}", "LF010"),
        ("  - {{from: IDLE, on: START, to: BUSY, to: BUSY, doc: number {0}}}", "LF007"),
        ("  - {{from: IDLE, on: START, to: BUSY, when: a{0} + b{0} == c{0}}}", "LF022"),
    ],
)
def test_two_thousand_errors_are_cut_off_and_that_is_said(line: str, code: str) -> None:
    lines = "\n".join(line.format(number) for number in range(4 * report.MAX_FOUND))
    found = told(SOUND.replace("environment:", f"{lines}\nenvironment:"))
    assert len(found) == report.MAX_DIAGNOSTICS + 1
    assert {diagnostic.code for diagnostic in found[:-1]} == {code}
    assert found[-1].code == "LF019"
    assert found[-1].message == f"and at least {report.MAX_FOUND - report.MAX_DIAGNOSTICS} more errors"


def test_of_a_hundred_and_fifty_errors_fifty_are_counted() -> None:
    lines = "\n".join(f"  - {{from: IDLE, on: STRAT{number}, to: BUSY}}" for number in range(150))
    found = told(SOUND.replace("environment:", f"{lines}\nenvironment:"))
    assert len(found) == report.MAX_DIAGNOSTICS + 1
    assert found[-1].message == "and 50 more errors"


def test_the_errors_of_a_document_are_told_where_they_are(tmp_path: Path) -> None:
    (tmp_path / "document.yaml").write_text(mutilated({"to: IDLE,": "to: IDEL,", "to: OVER}": "to: OVRE}"}), "utf-8")
    reference = tmp_path / "reference.yaml"
    reference.write_text(mutilated({"profile: document": "profile: reference\nrefines: document.yaml"}), "utf-8")
    with pytest.raises(InputError) as caught:
        load(reference)
    spans = [diagnostic.span for diagnostic in caught.value.diagnostics]
    assert [str(span) for span in spans] == [f"{tmp_path}/document.yaml:19:32", f"{tmp_path}/document.yaml:20:40"]


def test_a_document_that_refines_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "reference.yaml"
    path.write_text(mutilated({"profile: document": "profile: reference\nrefines: reference.yaml"}), "utf-8")
    with pytest.raises(InputError) as caught:
        load(path)
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.code == "LF053"
    assert str(diagnostic.span) == f"{path}:4:10"


def test_what_is_realised_is_an_event_of_the_document(tmp_path: Path) -> None:
    (tmp_path / "document.yaml").write_text(SOUND, "utf-8")
    path = tmp_path / "reference.yaml"
    reference = mutilated({"profile: document": "profile: reference\nrefines: document.yaml"})
    path.write_text(reference.replace("DONE: {by: machine}", "DONE: {by: machine, realises: START}"), "utf-8")
    assert load(path).events[1].realises == "START"
    path.write_text(reference.replace("DONE: {by: machine}", "DONE: {by: machine, realises: STRAT}"), "utf-8")
    with pytest.raises(InputError) as caught:
        load(path)
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.code == "LF053"
    assert diagnostic.message == "the document has no event 'STRAT'"
    assert diagnostic.hint == "did you mean 'START'?"


def test_errors_of_the_catalogue_of_requirements_are_told_where_they_are(tmp_path: Path) -> None:
    requirement = "D-1: {lines: three, statement: '', kind: rule}"
    (tmp_path / "requirements.yaml").write_text(
        f"leverframe: 1\nsystem: door\ntitel: the door\nrequirements:\n  {requirement}\n", "utf-8"
    )
    path = tmp_path / "document.yaml"
    path.write_text(SOUND, "utf-8")
    with pytest.raises(InputError) as caught:
        load(path)
    found = [(str(d.span), d.code) for d in caught.value.diagnostics]
    file = tmp_path / "requirements.yaml"
    assert found == [(f"{file}:3:1", "LF010"), (f"{file}:5:16", "LF013"), (f"{file}:5:35", "LF012")]


def test_constants_given_from_outside_replace_those_in_the_file() -> None:
    assert loads(SOUND, constants={"MANY": 2}).variables[0].high == 2


@pytest.mark.parametrize(
    ("name", "value", "codes"),
    [("MNAY", 1, ["LF023"]), ("MANY", 10**10, ["LF032"]), ("MANY", -1, ["LF046", "LF050"])],
)
def test_constants_given_from_outside_are_checked_like_those_in_the_file(
    name: str, value: int, codes: list[str]
) -> None:
    with pytest.raises(InputError) as caught:
        loads(SOUND, constants={name: value})
    assert [diagnostic.code for diagnostic in caught.value.diagnostics] == codes
