"""``leverframe graph``: pictures and texts, through the command line."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from leverframe.view import picture
from tests.support.command_line import MACHINES, flat, process, run


def failing(outcome_text: str) -> bool:
    return "LF105" in outcome_text


def test_a_machine_is_dot_unless_asked_otherwise() -> None:
    outcome = run("graph", "kernel")
    assert (outcome.code, outcome.stderr) == (0, "")
    assert outcome.stdout.startswith('digraph "kernel.reference" {')
    assert run("graph", "kernel", "--profile", "document").stdout.startswith('digraph "kernel.document" {')


@pytest.mark.parametrize(
    ("name", "begins"),
    [
        ("k.dot", b"digraph"),
        ("k.gv", b"digraph"),
        ("k.svg", b"<svg"),
        ("k.SVG", b"<svg"),
        ("k.png", b"\x89PNG"),
        ("k.mmd", b"---\ntitle"),
        ("k.puml", b"@startuml"),
    ],
)
def test_the_suffix_says_which_format(tmp_path: Path, name: str, begins: bytes) -> None:
    outcome = run("graph", "turn", "--profile", "document", "-o", tmp_path / name)
    assert (outcome.code, outcome.stdout, outcome.stderr) == (0, "", "")
    assert (tmp_path / name).read_bytes().startswith(begins)
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_a_format_overrules_the_suffix(tmp_path: Path) -> None:
    assert run("graph", "turn", "--format", "plantuml", "-o", tmp_path / "k.txt").code == 0
    assert (tmp_path / "k.txt").read_text("utf-8").startswith("@startuml")


def test_a_file_is_drawn_like_a_system() -> None:
    assert run("graph", MACHINES / "door.yaml").stdout.startswith("digraph")
    assert run("graph", MACHINES / "door.yaml", "--view", "full").code == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("kernel", "-o", "x.jpg"), "'x.jpg' has no known suffix"),
        (("kernel", "-o", "x"), "'x' has no known suffix"),
        (("kernel", "--trace", "a", "--diff", "document"), "--trace and --diff exclude each other"),
        (("kernel", "--format", "mermaid", "--view", "flow"), "apply only to pictures"),
        (("kernel", "--format", "plantuml", "--diff", "document"), "apply only to pictures"),
        (("kernel", "--view", "sideways"), "'sideways' is not one of 'flow', 'full'"),
        (("kernell",), "error[LF070]"),
        (("kernel", "--profile", "nothing"), "error[LF071]"),
        (("kernel", "--diff", "nothing"), "error[LF071]"),
        (("missing.yaml",), "error[LF001]"),
        (("kernel", "-o", "missing/x.svg"), "error[LF074]: the directory missing does not exist"),
    ],
)
def test_what_cannot_be_done_is_said(
    arguments: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    outcome = run("graph", *arguments)
    assert outcome.code == 2
    assert outcome.stdout == ""
    assert said in flat(outcome.stderr)
    assert list(tmp_path.iterdir()) == []


def test_an_input_is_not_overwritten() -> None:
    path = MACHINES / "door.yaml"
    before = path.read_bytes()
    outcome = run("graph", path, "--format", "svg", "-o", path)
    assert outcome.code == 2
    assert "is an input, which would be overwritten" in flat(outcome.stderr)
    assert path.read_bytes() == before


# ---- runs and differences --------------------------------------------------------------------------------------------


def test_the_run_against_a_property_is_drawn() -> None:
    outcome = run("graph", "kernel", "--profile", "document", "--trace", "requests-are-audited")
    assert outcome.code == 0
    words = outcome.stdout.replace("\N{NO-BREAK SPACE}", " ")
    for step in ("1. config_loaded", "2. request_submitted", "3. "):
        assert step in words
    assert "the run ends here" in words
    assert "requests-are-audited fails: a run of 3 steps that shows it" in words


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("halted-is-final", "halted-is-final holds, so there is no counterexample"),
        ("halted-is-finale", "did you mean 'halted-is-final'?"),
        ("determinism", "determinism holds"),
        ("nothing-like-it", "has no property or check"),
    ],
)
def test_where_there_is_no_run_it_is_said(name: str, words: str) -> None:
    outcome = run("graph", "kernel", "--profile", "document", "--trace", name)
    assert (outcome.code, outcome.stdout) == (2, "")
    assert failing(outcome.stderr)
    assert words in flat(outcome.stderr)


def test_a_profile_is_compared_with_another(tmp_path: Path) -> None:
    outcome = run("graph", "kernel", "--profile", "document", "--diff", "document-drawing")
    assert outcome.code == 0
    assert "kernel: document against document-drawing" in outcome.stdout
    words = outcome.stdout.replace("\N{NO-BREAK SPACE}", " ")
    assert "+ recoverable_error!" in words
    assert "only here (+)" in words
    copy = tmp_path / "other.yaml"
    copy.write_text((MACHINES / "door.yaml").read_text("utf-8"), "utf-8")
    by_path = run("graph", MACHINES / "door.yaml", "--diff", copy)
    assert by_path.code == 0
    (tmp_path / "again.yaml").write_text(copy.read_text("utf-8"), "utf-8")
    assert run("graph", copy, "--diff", "again").stdout == by_path.stdout


# ---- without Graphviz ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["svg", "png"])
def test_without_graphviz_there_is_no_file_and_the_command_to_install_one(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture, "_commands", lambda _: ())
    outcome = run("graph", "kernel", "-o", tmp_path / f"k.{kind}")
    assert (outcome.code, outcome.stdout, list(tmp_path.iterdir())) == (2, "", [])
    assert "error[LF180]: a drawing needs pygraphviz, which is not installed" in flat(outcome.stderr)
    assert "[draw]', or use Mermaid or PlantUML, which need neither" in flat(outcome.stderr)
    assert run("graph", "kernel", "-o", tmp_path / "k.dot").code == 0


def test_the_process_writes_a_picture_and_nothing_else() -> None:
    outcome = process("graph", "turn", "--format", "svg")
    assert (outcome.code, outcome.stderr) == (0, "")
    assert ET.fromstring(outcome.stdout).get("class") == "leverframe"  # noqa: S314 -- our own
