"""`show`, `schema`, `explain` and `completion`."""

import json
import re
import subprocess
from pathlib import Path

import jsonschema
import pytest

from leverframe.cli.reports.page import clean
from leverframe.language import catalog
from leverframe.language.explanations import CODES, THEMES, TOPICS
from leverframe.language.loader import load
from leverframe.language.nodes import compose, plain
from leverframe.language.reader import Text, decode, read
from tests.run import ROOT
from tests.support.command_line import MACHINES, flat, on_terminal, run, served

DOOR = MACHINES / "door.yaml"


EVERY = pytest.mark.parametrize("entry", catalog.entries(), ids=lambda entry: f"{entry.system}-{entry.profile}")


def page(entry: catalog.BundledFile, monkeypatch: pytest.MonkeyPatch, width: int) -> dict[str, list[str]]:
    """The lines of each section of what `show` prints, by the words before the number of its rows."""
    monkeypatch.setenv("COLUMNS", str(width))
    outcome = run("show", entry.system, "--profile", entry.profile)
    assert (outcome.code, outcome.stderr) == (0, "")
    sections = [section.splitlines() for section in outcome.stdout.split("\n\n")]
    return {re.split(r" \(|:", lines[0].strip())[0]: lines[1:] for lines in sections}


@EVERY
def test_show_has_every_state_variable_and_event(entry: catalog.BundledFile, monkeypatch: pytest.MonkeyPatch) -> None:
    declaration, sections = load(entry.path), page(entry, monkeypatch, 200)

    def rows(section: str, indent: str = " +") -> list[list[str]]:
        return [line.split() for line in sections[section] if re.match(rf"{indent}\S", line)]

    numbered = [row for row in rows("States") if row[0].isdigit()]
    assert [row[:2] for row in numbered] == [[str(n), s.name] for n, s in enumerate(declaration.states, 1)]
    numbered = [row for row in rows("Events") if row[0].isdigit()]
    assert [row[:3] for row in numbered] == [[str(n), e.name, e.maker] for n, e in enumerate(declaration.events, 1)]
    variables = rows("Variables", "  ") if declaration.variables else []
    assert [row[0] for row in variables] == [variable.name for variable in declaration.variables]


Cells = dict[tuple[str, str], set[str]]


@pytest.mark.parametrize("width", [40, 100, 200])
@pytest.mark.parametrize("system", catalog.systems())
def test_the_matrix_has_each_event_in_its_cell(system: str, width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    (entry,) = catalog.find(system, "document")
    declaration = load(entry.path)
    events = {event.name: str(number) for number, event in enumerate(declaration.events, 1)}
    lines = page(entry, monkeypatch, width)["Transition matrix"]
    found, numbered = cells(lines, [state.name for state in declaration.states])
    expected: Cells = {}
    for transition in declaration.transitions:
        for source in transition.sources if transition.target else ():
            name = events[transition.event] if numbered else transition.event
            expected.setdefault((source, str(transition.target)), set()).add(name)
    assert expected
    assert found == expected


def cells(lines: list[str], states: list[str]) -> tuple[Cells, bool]:
    """The cells of a matrix that are not empty, and whether they contain numbers."""
    top = next((number for number, line in enumerate(lines) if line.strip().startswith("from / to")), None)
    if top is None:  # it is too wide, so its cells are listed
        listed = re.findall(r"(\w+) → (\w+) by (\w+(?:, \w+)*)", flat("\n".join(lines)))
        return {(source, target): set(names.split(", ")) for source, target, names in listed}, False
    columns = [found.start() for found in re.finditer(r"\S+", lines[top])][3:]  # after "from / to"
    found: Cells = {}
    source = ""
    for row in lines[top + 2 :]:
        source = row[: columns[0]].split()[-1] if row[: columns[0]].strip() else source  # a cell may have several lines
        for target, start, end in zip(states, columns, [*columns[1:], None], strict=True):
            if inside := set(row[start:end].split()) - {"·"}:
                found.setdefault((source, target), set()).update(inside)
    return found, lines[top].split()[-1].isdigit()


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize(
    "arguments", [("show", "reug"), ("show", "kernel"), ("check", "kernel"), ("check", MACHINES / "crossing.yaml")]
)
def test_nothing_is_cut_or_wider_than_the_terminal(arguments: tuple[str | Path, ...], width: int) -> None:
    fits(run(*arguments, environment={"COLUMNS": str(width)}).stdout.split("\n"), width)


@pytest.mark.parametrize("width", [80, 120])
def test_nor_than_a_real_terminal(width: int) -> None:
    lines = on_terminal("check", MACHINES / "crossing.yaml", width=width, NO_COLOR="1", TERM="xterm").split("\n")
    fits([line.rpartition("\x1b[K")[2] for line in lines], width)  # without the progress line


def fits(lines: list[str], width: int) -> None:
    """Require that a page is as wide as a terminal, and that nothing in it is cut."""
    assert max(map(len, lines)) <= width
    assert max(map(len, lines)) > width - 10
    cut = [line for line in lines if "…" in re.sub(r"[0-9a-f]{12}…| … ", "", line)]
    assert cut == []  # except abbreviated digests and ranges


@pytest.mark.parametrize(
    "arguments",
    [
        ("check", MACHINES / "crossing.yaml"),
        ("check", ROOT / "examples" / "approval-faulty.yaml"),
        ("check", DOOR, "--mutants"),
        ("show", ROOT / "examples" / "approval.yaml"),
        ("show", DOOR),
        ("why", "some-day-open", DOOR),
        ("explain",),
        ("why", "--help"),
        ("requirements", "--help"),
        ("why", "kernel"),
    ],
    ids=lambda arguments: " ".join(Path(argument).name for argument in arguments),
)
def test_a_narrow_page_says_all_that_a_wide_one_says(
    arguments: tuple[str | Path, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    def page(width: int) -> str:
        monkeypatch.setenv("COLUMNS", str(width))
        outcome = run(*arguments)
        lines = (outcome.stdout + outcome.stderr).splitlines()
        wrapped = [line for line in lines if str(DOOR) not in line]  # a path in a command is not broken
        assert max(map(len, wrapped)) <= width
        return "\n".join(lines)

    wide = page(200)
    for width in (40,) if "--mutants" in arguments else (40, 60, 80):  # it starts processes
        squeezed = "".join(page(width).split())
        lost = {word for word in wide.split() if word.strip("━─-") not in squeezed}
        assert lost <= {"well\u2010", "fine-", "decided"}  # titles of columns of zeros, which a list omits


@pytest.mark.parametrize("kind", ["declaration", "interface", "requirements", "findings", "sources"])
def test_the_schema_in_docs_is_fresh(kind: str) -> None:
    file = ROOT / "docs" / f"{kind}.schema.json"
    assert file.read_text("utf-8") == run("schema", kind).stdout, (
        f"make it anew: leverframe schema {kind} -o {file.relative_to(ROOT)}"
    )


def parsed(text: Text) -> object:
    root, flaws = compose(text)
    assert root is not None
    assert flaws == ()
    return plain(root)


def test_the_schema_accepts_what_is_bundled_and_refuses_what_is_not() -> None:
    schema = json.loads(run("schema").stdout)
    jsonschema.Draft7Validator.check_schema(schema)
    validator = jsonschema.Draft7Validator(schema)
    for path in (*(entry.path for entry in catalog.entries()), DOOR):
        validator.validate(parsed(read(path)))
    wrong = DOOR.read_bytes() + b"colour: red\n"
    with pytest.raises(jsonschema.ValidationError, match="colour"):
        validator.validate(parsed(decode(wrong, "wrong.yaml")))


@pytest.mark.parametrize("code", CODES)
def test_every_code_is_explained(code: str) -> None:
    outcome = run("explain", code.lower())
    assert outcome.code == 0
    explanation = CODES[code]
    assert outcome.stdout.startswith(f"{code}: ")
    told = flat(outcome.stdout)
    assert ("\nExample\n" in outcome.stdout) == bool(explanation.example.strip())
    for text in (explanation.title, explanation.why, explanation.example, explanation.remedy):
        assert flat(clean(text)) in told


def test_without_a_code_all_are_listed() -> None:
    lines = run("explain").stdout.splitlines()
    names = {*CODES, *TOPICS}
    assert [word for line in lines if line and (word := line.split()[0]) in names] == [*CODES, *TOPICS]
    assert all(theme.about.lower() in map(str.lower, lines) for theme in THEMES)


@pytest.mark.parametrize("name", TOPICS)
def test_every_check_and_concept_is_explained(name: str) -> None:
    outcome = run("explain", name.upper())
    assert outcome.stdout.startswith(f"{name}: ")
    told = flat(outcome.stdout)
    for text in (TOPICS[name].title, TOPICS[name].meaning, TOPICS[name].remedy):
        assert flat(text) in told


@pytest.mark.parametrize(("name", "hint"), [("IL012", "the code is LF012 now"), ("il999", "lists the codes")])
def test_a_code_of_a_former_version(name: str, hint: str) -> None:
    outcome = run("explain", name)
    assert outcome.code == 2
    assert hint in outcome.stderr


def test_an_unknown_code() -> None:
    outcome = run("explain", "LF02O")
    assert (outcome.code, outcome.stdout) == (2, "")
    assert "error[LF072]: there is no error code, check or concept 'LF02O'" in outcome.stderr
    assert "did you mean" in outcome.stderr


def completed(*words: str) -> list[str]:
    """Return bash's completions for the last of the words."""
    outcome = served(
        _LEVERFRAME_COMPLETE="bash_complete", COMP_WORDS="\n".join(("leverframe", *words)), COMP_CWORD=str(len(words))
    )
    assert (outcome.code, outcome.stderr) == (0, "")
    return outcome.stdout.split()


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("c",), ["plain,check", "plain,conform", "plain,completion"]),
        (("check", "ker"), ["plain,kernel"]),
        (("check", "spec/ker"), ["file,spec/ker"]),
        (("check", "kernel", "--profile", "doc"), ["plain,document", "plain,document-drawing"]),
        (("check", "femtoclaw-protocol", "--profile", "am"), []),
        (("check", "--format", "js"), ["plain,json"]),
        (("simulate", "reug", "USER_INPUT", "INTENT"), ["plain,INTENT_DETECTED"]),
        (("simulate", "reug", "SHUT"), ["plain,SHUTDOWN_REQUESTED"]),
        (("simulate", "kernle", "SHUT"), []),
        (("explain", "lf02"), [f"plain,{code}" for code in CODES if code.startswith("LF02")]),
    ],
)
def test_completion(words: tuple[str, ...], expected: list[str]) -> None:
    assert completed(*words) == expected


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_scripts(shell: str) -> None:
    script = run("completion", shell)
    assert script.code == 0
    assert "_LEVERFRAME_COMPLETE" in script.stdout


def test_bash_accepts_its_script() -> None:
    script = run("completion", "bash").stdout
    subprocess.run(["/bin/bash", "--norc", "-c", script], check=True)


def test_a_shell_that_is_not_supported() -> None:
    outcome = run("completion", "cmd")
    assert (outcome.code, "'cmd' is not one of 'bash', 'zsh', 'fish'" in flat(outcome.stderr)) == (2, True)
