"""The pages agree with the program."""

import hashlib
import itertools
import json
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from operator import attrgetter
from pathlib import Path
from types import ModuleType

import click
import pytest

import leverframe
from leverframe.check import checker
from leverframe.journal.sources import stored_row
from leverframe.journal.tables import COLUMNS
from leverframe.language import grammar, loader
from leverframe.language.builtin import BUILTIN_CHECKS
from leverframe.language.declaration import Branching, Declaration
from leverframe.language.explanations import CODES
from leverframe.record import control, records
from leverframe.record.verify import examine
from leverframe.view import svg
from tests.run import ROOT
from tests.support import api_page, commands_page, concepts_page, errors_page, formats_page, tlc
from tests.support.command_line import flat, run
from tests.support.tracked import tracked

LANGUAGE = (ROOT / "docs" / "language.md").read_text("utf-8")
PAGES = [Path(name) for name in tracked() if name.endswith(".md")]


def blocks() -> list[str]:
    return re.findall(r"^```yaml\n(.*?)^```", LANGUAGE, re.MULTILINE | re.DOTALL)


def test_every_declaration_in_the_reference_of_the_language_holds() -> None:
    declarations: list[Declaration] = [loader.loads(block) for block in blocks()]
    assert declarations
    for declaration in declarations:
        assert [r.name for r in checker.check(declaration).results if not r.as_expected] == []


def test_the_error_in_the_reference_of_the_language_is_what_is_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (shown,) = re.findall(r"^```text\n(.*?)^```", LANGUAGE, re.MULTILINE | re.DOTALL)
    (tmp_path / "door.yaml").write_text(blocks()[0].replace("to: OPEN", "to: OPNE"), "utf-8")
    assert shown in run("check", "door.yaml").stderr


def test_the_fairness_in_the_reference_of_the_language_is_accepted() -> None:
    under = re.findall(r"^ {4}.*\n", LANGUAGE.split("is added to a base:")[1].split("*Weak*")[0], re.MULTILINE)
    names = ("SENT", "READ", "WRITTEN", "RETRIED")
    events = "".join(f"  {name}: {{by: input}}\n" for name in names)
    exits = "".join(f"  - {{from: SHUT, on: {name}, internal: true}}\n" for name in names)
    text = blocks()[0].replace("    under: total\n", "".join(under)).replace("events:\n", f"events:\n{events}")
    text = text.replace("transitions:\n", f"transitions:\n{exits}").replace(
        "  locked:", "  expired: {bool: false}\n  locked:"
    )
    (claim,) = (found.claim for found in loader.loads(text).properties)
    assert isinstance(claim, Branching)
    assert claim.paths.weak_texts == ("SENT", "[READ, WRITTEN]", "RETRIED when expired")
    assert claim.paths.strong_of_each


def test_the_reference_names_every_word_of_the_language_and_every_check() -> None:
    (row,) = re.findall(r"^reserved: (.*)\.$", LANGUAGE, re.MULTILINE)
    assert set(row.replace("`", "").replace(",", "").split()) == grammar.RESERVED
    prose = re.sub(r"^```.*?^```", "", LANGUAGE, flags=re.MULTILINE | re.DOTALL)
    assert set(BUILTIN_CHECKS) <= set(re.findall(r"`([^`\n]+)`", prose))


def dead_links(page: Path, text: str) -> list[str]:
    targets = re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", text)
    return [target for target in targets if "://" not in target and not (ROOT / page.parent / target).exists()]


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_links_lead_somewhere(page: Path) -> None:
    assert dead_links(page, (ROOT / page).read_text("utf-8")) == []


def test_a_link_to_no_file_is_found() -> None:
    text = "[1](language.md#mutants) [2](nothing.md) [3](https://example.com/x) [4](../none.md#x) [5](#x) [6](../docs)"
    assert dead_links(Path("docs/page.md"), text) == ["nothing.md", "../none.md"]


def sections(text: str) -> set[str]:
    """The anchors of a page, as GitHub makes them from headings, and those that the page sets."""
    headings = re.findall(r"^#+ (.*)$", re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL), re.MULTILINE)
    made = {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
    return made | set(re.findall(r'<a id="([^"]+)"', text))


def dead_anchors(page: Path, text: str) -> list[str]:
    return [
        f"{target}#{anchor}"
        for target, anchor in re.findall(r"\]\(([^)#\s]*\.md|)#([^)]*)\)", text)
        if "://" not in target
        and anchor not in sections((ROOT / page.parent / target).read_text("utf-8") if target else text)
    ]


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_links_lead_to_sections(page: Path) -> None:
    assert dead_anchors(page, (ROOT / page).read_text("utf-8")) == []


def test_a_link_to_no_section_is_found() -> None:
    links = "[1](#a-b-c) [2](#no-heading) [3](docs/language.md#mutants) [4](README.md#x)"
    text = f"# A `b`, c\n```sh\n# no heading\n```\n{links}"
    assert dead_anchors(Path("page.md"), text) == ["#no-heading", "README.md#x"]


FAULTS: Mapping[str, Sequence[str]] = {
    "approval": ["deadlock-freedom", "every-request-is-answered", "only-what-was-approved", "quiescence"],
    "job-lease": ["only-the-newest-lease-stores"],
    "mcp-session": ["no-request-before-both-are-ready"],
    "oauth-device": ["no-token-from-an-expired-code"],
    "order": ["no-money-is-kept-for-nothing"],
    "two-phase-commit": ["a-prepared-participant-is-never-blocked", "both-or-none"],
}
"""The verdicts in the twin of each example that are not as expected."""


@pytest.mark.parametrize("name", FAULTS)
def test_the_examples_are_what_they_say(name: str) -> None:
    assert run("check", ROOT / "examples" / f"{name}.yaml").code == 0
    faulty = run("check", ROOT / "examples" / f"{name}-faulty.yaml", "--format", "json")
    assert faulty.code == 1
    unexpected = [row["property"] for row in json.loads(faulty.stdout)["results"] if not row["as_expected"]]
    assert sorted(unexpected) == FAULTS[name]


def test_every_example_is_checked() -> None:
    found = {path.stem for path in (ROOT / "examples").glob("*.yaml")} - {"tool-gate"}
    assert found == {f"{name}{twin}" for name in FAULTS for twin in ("", "-faulty")}


README = (ROOT / "README.md").read_text("utf-8")
PICTURE = ROOT / "docs" / "tool-gate.svg"


def shown(language: str) -> str:
    """The only block of the README in that language."""
    (block,) = re.findall(rf"^```{language}\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
    return str(block)


def test_the_declaration_in_the_readme_has_fifteen_lines_and_the_printed_counterexample(tmp_path: Path) -> None:
    gate = tmp_path / "tool-gate.yaml"
    gate.write_text(shown("yaml"), "utf-8")
    assert len(shown("yaml").splitlines()) == 15
    outcome = run("check", gate)
    assert outcome.code == 1
    assert shown("text") in outcome.stdout
    assert "every variable stays in its range; never stuck;" in flat(outcome.stdout)
    assert "every state, edge, event and transition is reachable." in flat(outcome.stdout)
    assert shown("yaml") == (ROOT / "examples" / "tool-gate.yaml").read_text("utf-8")


def test_the_gate_is_the_same_in_tla(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "coming-from.md").read_text("utf-8")
    (module,) = re.findall(r"^```tla\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    found = tlc.run(module, "SPECIFICATION Spec\nINVARIANT OnlyWhatWasApproved\n", tmp_path)
    assert found.violated == "OnlyWhatWasApproved"
    assert found.states == 6
    assert f"```yaml\n{shown('yaml')}```" in page


def test_the_picture_in_the_readme_is_what_the_command_draws(tmp_path: Path) -> None:
    assert f"]({PICTURE.relative_to(ROOT)})" in README
    drawn = tmp_path / "tool-gate.svg"
    command = ("graph", ROOT / "examples" / "tool-gate.yaml", "--trace", "only-what-was-approved", "-o")
    assert run(*command, drawn).code == 0
    # The text of an SVG varies with the version of Graphviz, so the digests of the DOT are compared.
    source = svg.drawn_from(PICTURE.read_text("utf-8"))
    assert source is not None
    assert source == svg.drawn_from(drawn.read_text("utf-8")), (
        f"draw it anew: leverframe {' '.join(map(str, command))} docs/tool-gate.svg"
    )


@pytest.mark.parametrize("page", [api_page, concepts_page, errors_page, formats_page], ids=attrgetter("__name__"))
def test_a_derived_page_is_made_from_the_program(page: ModuleType) -> None:
    assert page.PAGE.read_text("utf-8") == page.made(), f"make it anew: python -m {page.__name__}"


@pytest.mark.parametrize("page", formats_page.PLACES)
def test_the_tables_of_a_page_are_made_from_the_program(page: str) -> None:
    text = (ROOT / "docs" / page).read_text("utf-8")
    assert formats_page.marked(text) == formats_page.PLACES[page]
    assert text == formats_page.with_tables(text), f"make them anew: python -m {formats_page.__name__}"


def test_a_table_that_is_not_of_the_program_is_found() -> None:
    text = (ROOT / "docs" / "language.md").read_text("utf-8")
    wrong = text.replace("| states | 10,000 |", "| states | 9,000 |")
    assert wrong != text == formats_page.with_tables(wrong)


def test_every_key_of_every_format_has_a_meaning() -> None:
    rows = re.findall(r"^\| `.*\|$", formats_page.PAGE.read_text("utf-8"), re.MULTILINE)
    assert len(rows) > 700
    assert [row for row in rows if re.search(r"\|\s*\|$", row)] == []


def test_the_page_of_the_interface_has_every_exported_name() -> None:
    listed = [name for names in api_page.GROUPS.values() for name in names]
    assert sorted(listed) == sorted(set(leverframe.__all__) - {"__version__"})


def test_the_page_of_errors_has_every_code() -> None:
    assert re.findall(r"^### (LF\d+): ", errors_page.PAGE.read_text("utf-8"), re.MULTILINE) == list(CODES)


def test_the_page_of_the_commands_is_made_from_them() -> None:
    above, found, below = commands_page.PAGE.read_text("utf-8").partition(commands_page.MARK)
    assert found
    assert below.lstrip("\n") == commands_page.made(), "make it anew: python -m tests.support.commands_page"
    assert {command for command, _ in command_lines(above)} >= {
        context.command_path.split()[1] for context in commands_page.contexts() if context.parent
    } - {"build", "completion", "import", "schema"}


def command_lines(text: str) -> list[tuple[str, list[str]]]:
    """The command lines in the blocks of a page: the command after `leverframe`, and all words behind it."""
    found = re.findall(r"^ *(?:\$ |.*\| )?(?:\.venv/bin/)?leverframe ([a-z]\S*)([^#\n|]*)", text, re.MULTILINE)
    return [(command, rest.split()) for command, rest in found]


def unknown_words(command: str, words: list[str]) -> list[str]:
    """The command if there is none of that name, or the options in `words` that it does not have."""
    context = next(commands_page.contexts())
    words = list(itertools.takewhile(lambda word: word != "--", words))  # then comes a command of the user's own
    for word in (command, *words):
        if not isinstance(context.command, click.Group) or not word.islower():  # such as [OPTIONS]
            break
        inner = context.command.get_command(context, word)
        if inner is None:
            return [word]
        context = click.Context(inner, info_name=word, parent=context)
    options = {name for option in context.command.get_params(context) for name in option.opts}
    return [word for word in words if word.startswith("-") and word not in options]


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_the_command_lines_of_a_page_exist(page: Path) -> None:
    lines = command_lines((ROOT / page).read_text("utf-8"))
    assert [(line, wrong) for line in lines if (wrong := unknown_words(*line))] == []


def test_a_command_line_that_does_not_exist_is_found() -> None:
    text = (
        "$ .venv/bin/leverframe chekc kernel\n    leverframe graph k --trac X   # --y\nx | leverframe journal vrify\n"
    )
    assert [unknown_words(*line) for line in command_lines(text)] == [["chekc"], ["--trac"], ["vrify"]]


def test_the_index_names_every_page_and_schema() -> None:
    docs = ROOT / "docs"
    linked = set(re.findall(r"\]\(([^)#]+)", (docs / "README.md").read_text("utf-8")))
    found = [*docs.glob("*.md"), *docs.glob("*.json"), *(docs / "how-to").glob("*.md")]
    assert linked >= {path.relative_to(docs).as_posix() for path in found} - {"README.md"}


@pytest.mark.long
def test_the_commands_of_the_index_work(tmp_path: Path) -> None:
    """The blocks of docs/README.md, as a shell runs them in a checkout."""
    program = tmp_path / ".venv" / "bin" / "leverframe"
    program.parent.mkdir(parents=True)
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m leverframe "$@"\n')
    program.chmod(0o755)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    for name in ("elsewhere", "workspace"):
        (tmp_path / name).mkdir()
    index = (ROOT / "docs" / "README.md").read_text("utf-8")
    script = "\n".join(re.findall(r"^\$ (.*)$", index, re.MULTILINE))
    for placeholder, given in (("/elsewhere", "elsewhere"), ("DIRECTORY", "workspace < /dev/null")):
        assert placeholder in script
        script = script.replace(placeholder, given)
    command = ["bash", "-e", "-o", "pipefail", "-c", script]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    for told in ('"stdout":"hello\\n"', '"decision":"ALLOW"', '"outcome":"ANSWERED"', "The journal is intact"):
        assert told in done.stdout


def test_the_example_of_a_record_is_hashed_as_the_page_says() -> None:
    """The test uses only a JSON library and SHA-256, as a reader of the page would."""
    page = (ROOT / "docs" / "journal.md").read_text("utf-8")
    (text,) = re.findall(r"^```json\n(.*?)\n^```", page, re.MULTILINE | re.DOTALL)
    ((canonical, leaf),) = re.findall(r"^```text\n(.*?)\nleaf hash (\w+)\n^```", page, re.MULTILINE | re.DOTALL)
    record = json.loads(text)
    previous, own = (bytes.fromhex(record.pop(name)) for name in ("prev_hash", "hash"))
    plain = json.dumps(record, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    assert plain == canonical
    assert own == hashlib.sha256(previous + canonical.encode()).digest()
    assert leaf == hashlib.sha256(b"\0" + canonical.encode()).hexdigest()
    assert stored_row(text.encode())[-1] == own
    assert examine([stored_row(text.encode())]).findings == []


def test_the_page_of_the_journal_names_its_limits_and_events() -> None:
    page = (ROOT / "docs" / "journal.md").read_text("utf-8")
    prose = flat(page)
    assert f"at most {records.MAX_DATA:,} bytes" in prose
    assert f"at most {records.MAX_DEPTH} deep" in prose
    assert f"1 to {records.MAX_NAME} characters" in prose
    own = page.split("\n## What the journal writes itself\n")[1].split("\n## ")[0]
    steps = [(machine, *step, target) for machine, edges in control.MACHINES.items() for step, target in edges.items()]
    assert {word for step in steps for word in step} - set(re.findall(r"[\w.]+\w", own)) == set()
    assert [column for column in COLUMNS if f"| `{column}` |" not in page] == []


DECISIONS = sorted((ROOT / "docs" / "adr").glob("*.md"))
_FORM = (
    r"# (?P<number>[1-9]\d*)\. \S.*\n\n"
    r"- Status: (?:accepted|superseded by \[ADR \d+\]\(\d{4}-[a-z0-9-]+\.md\))\n- Date: \d{4}-\d\d-\d\d\n\n"
    r"## Context\n\n(?:(?!## ).*\n)+?\n"
    r"## Alternatives considered\n\n(?:- \*.+\n(?:  .+\n)*)+\n"
    r"## Decision\n\n(?:(?!## ).*\n)+?\n"
    r"## Consequences\n\n(?:(?!## ).*\n)*(?!## ).+\n"
)
FORM = re.compile(_FORM)
"""The form of a decision record (docs/adr/0001-record-decisions.md)."""


def test_decisions_are_numbered_without_a_gap() -> None:
    assert [path.name[:4] for path in DECISIONS] == [f"{number:04}" for number in range(1, len(DECISIONS) + 1)]


@pytest.mark.parametrize("path", DECISIONS, ids=lambda path: path.name[:4])
def test_a_decision_has_the_form_of_all(path: Path) -> None:
    found = FORM.fullmatch(path.read_text("utf-8"))
    assert found is not None
    assert int(found["number"]) == int(path.name[:4])


@pytest.mark.parametrize("section", ["Context", "Alternatives considered", "Decision", "Consequences"])
def test_a_decision_without_a_section_does_not_have_the_form(section: str) -> None:
    text = DECISIONS[0].read_text("utf-8")
    without = re.sub(rf"## {section}\n.*?(?=\n## |\Z)", "", text, flags=re.DOTALL)
    emptied = re.sub(rf"(## {section}\n).*?(?=\n## |\Z)", r"\1", text, flags=re.DOTALL)
    assert (FORM.fullmatch(without), FORM.fullmatch(emptied)) == (None, None)


def overlong(text: str) -> list[str]:
    """Lines of prose over 120 columns, outside tables and code blocks."""
    prose = re.sub(r"^( *)```.*?^\1```$", "", text, flags=re.MULTILINE | re.DOTALL)
    return [line for line in prose.splitlines() if len(line) > 120 and not line.startswith(("|", "    "))]


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_prose_keeps_to_120_columns(page: Path) -> None:
    assert overlong((ROOT / page).read_text("utf-8")) == []


def test_a_long_line_of_prose_is_found() -> None:
    long = "a word " * 20
    assert overlong(f"| {long} |\n```text\n{long}\n```\n{long}\n") == [long]
