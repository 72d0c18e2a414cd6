"""From lines to requirements to checks: a system small enough to judge by hand, then the bundled ones."""

import ast
import hashlib
import json
import re
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType

import pytest

from leverframe.cli.output import PLAIN
from leverframe.cli.reports import findings as report_findings
from leverframe.cli.reports import requirements as report_requirements
from leverframe.cli.tracing import Traced, trace
from leverframe.language import catalog
from leverframe.logic import automata
from leverframe.traceability.coverage import RequirementStatus, cover, together
from leverframe.traceability.demonstration import undemonstrated
from leverframe.traceability.records import line_numbers, read
from tests.run import ROOT
from tests.support.command_line import flat, run
from tests.support.needs import DOCUMENTS

DECLARATION = """
leverframe: 1
machine: lamp
profile: document
states: {DARK: {initial: true, quiescent: true}, LIT: {quiescent: true}}
events: {SWITCHED: {by: input}}
transitions:
  - {from: DARK, on: SWITCHED, to: LIT}
  - {from: LIT, on: SWITCHED, to: DARK}
properties:
  - {id: lights, doc: It lights., ctl: AG (DARK -> EX LIT), cites: [LAMP-001]}
  - {id: always-lights, doc: It lights by itself., ctl: AF LIT, expect: fails, cites: [LAMP-002, LAMP-003]}
  - {id: lit-by-switching, doc: It lights when it is switched., ctl: AG (LIT -> SWITCHED or EX DARK), cites: [LAMP-003],
     vacuous: It can always be switched.}
  - {id: too-much, doc: More than can be decided., ltl: TOO_MUCH, cites: [LAMP-004]}
""".replace("TOO_MUCH", "not (" + " and ".join(f"G F {'X ' * n}LIT" for n in range(14)) + ")")
REQUIREMENTS = """
leverframe: 1
system: lamp
requirements:
  LAMP-001: {lines: "2", statement: It can be lit., kind: state, demonstrated_by: ["document:delete DARK.SWITCHED"]}
  LAMP-002: {lines: "3-4", statement: It is lit some day., kind: liveness, note: Nobody need switch it.}
  LAMP-003: {lines: "4", statement: It is lit by its switch., kind: liveness}
  LAMP-004: {lines: "5", statement: It is lit for all., kind: liveness}
  LAMP-005: {lines: "6", statement: It is bright., kind: data, planned: conformance, note: Brightness will be measured.}
  LAMP-006: {lines: "7", statement: It is good., kind: process, excluded: Nobody can tell what is good.}
"""
FINDINGS = """
leverframe: 1
system: lamp
findings:
  D-LAMP-1:
    {lines: "3, 004:7", problem: Nobody switches it., resolution: Somebody may., shown_by: [document:always-lights]}
  D-LAMP-2:
    {problem: Bright means nothing., resolution: A number., amendment: Say so., unshown: No light in the machine.}
"""
SOURCES = """
leverframe: 1
system: lamp
source: {file: lamp.txt, sha256: "%s", version: "1"}
lines: 8
normative: "2-7"
"""

Files = Mapping[str, str]


@pytest.fixture
def lamp(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(automata, "MAX_WORK", 1_000)  # 'too-much' is soon too much, and the other claims are small
    folder = tmp_path / "lamp"
    folder.mkdir()
    texts = {
        "document.yaml": DECLARATION,
        "requirements.yaml": REQUIREMENTS,
        "findings.yaml": FINDINGS,
        "sources.yaml": SOURCES % ("0" * 64),
    }
    for name, text in texts.items():
        (folder / name).write_text(text.lstrip(), "utf-8")
    return folder


def changed(folder: Path, name: str, old: str, new: str) -> None:
    text = (folder / name).read_text("utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1), "utf-8")


def requirements(folder: Path) -> dict[str, dict[str, object]]:
    outcome = run("requirements", folder, "--format", "json")
    assert outcome.stderr == ""
    return {found["id"]: found for found in json.loads(outcome.stdout)}


def test_a_check_covers_no_requirement_of_another_system_with_the_same_id(lamp: Path) -> None:
    other = lamp.parent / "torch"
    other.mkdir()
    declared = DECLARATION.replace("machine: lamp", "machine: torch")
    start, end = declared.index("  - {id: always-lights"), declared.index("  - {id: too-much")
    (other / "document.yaml").write_text((declared[:start] + declared[end:]).lstrip(), "utf-8")
    (other / "requirements.yaml").write_text(REQUIREMENTS.replace("system: lamp", "system: torch").lstrip(), "utf-8")
    outcome = run("requirements", lamp, other, "--format", "json")
    found = {(row["system"], row["id"]): row for row in json.loads(outcome.stdout)}
    assert {check["system"] for check in found["torch", "LAMP-001"]["checks"]} == {"torch"}
    assert found["torch", "LAMP-003"]["checks"] == []
    assert found["torch", "LAMP-003"]["status"] == "unknown"
    assert requirements(lamp) == {name: row for (system, name), row in found.items() if system == "lamp"}


def test_what_is_known_of_each_requirement(lamp: Path) -> None:
    found = requirements(lamp)
    assert {name: row["status"] for name, row in found.items()} == {
        "LAMP-001": "holds",
        "LAMP-002": "fails",
        "LAMP-003": "fails",
        "LAMP-004": "unknown",
        "LAMP-005": "planned",
        "LAMP-006": "excluded",
    }
    assert found["LAMP-003"] == {
        "id": "LAMP-003",
        "system": "lamp",
        "lines": "4",
        "statement": "It is lit by its switch.",
        "kind": "liveness",
        "checks": [
            {"system": "lamp", "profile": "document", "check": "always-lights", "verdict": "fails"},
            {"system": "lamp", "profile": "document", "check": "lit-by-switching", "verdict": "holds"},
        ],
        "demonstrated_by": [],
        "tested_by": [],
        "status": "fails",
        "missing": None,
        "reason": None,
    }
    assert found["LAMP-004"]["checks"] == [
        {"system": "lamp", "profile": "document", "check": "too-much", "verdict": "unknown"}
    ]
    assert found["LAMP-005"]["reason"] == "conformance: Brightness will be measured."
    assert found["LAMP-001"]["demonstrated_by"] == ["document:delete DARK.SWITCHED"]


def test_what_only_a_test_shows_is_tested(lamp: Path) -> None:
    changed(lamp, "requirements.yaml", "planned: conformance", 'tested_by: ["tests/test_lamp.py::test_it_is_bright"]')
    (row,) = (row for row in requirements(lamp).values() if row["tested_by"])
    assert (row["status"], row["tested_by"]) == ("tested", ["tests/test_lamp.py::test_it_is_bright"])
    assert "1 tested" in run("requirements", lamp).stdout


@pytest.mark.parametrize(
    ("name", "status"),
    [
        ("LAMP-001", "partial"),  # its check holds
        ("LAMP-002", "fails"),  # a failure takes precedence over a missing part
        ("LAMP-004", "unknown"),  # and so does an unknown verdict
    ],
)
def test_what_is_missing_makes_a_requirement_partial(lamp: Path, name: str, status: str) -> None:
    changed(lamp, "requirements.yaml", f"  {name}: {{", f"  {name}: {{partial: Its colour is not known., ")
    row = requirements(lamp)[name]
    assert (row["status"], row["missing"]) == (status, "Its colour is not known.")
    shown = run("requirements", lamp).stdout
    assert "missing: Its colour is not known." in shown
    assert ("1 partial" in shown) == (status == "partial")
    markdown = run("requirements", lamp, "--format", "markdown").stdout
    (found,) = (text for text in markdown.splitlines() if text.startswith(f"| {name} "))
    assert f" {status} |" in found
    assert "*Missing: Its colour is not known.*" in found


def test_a_failing_claim_may_be_repeated_to_show_that_its_assumption_is_needed(lamp: Path) -> None:
    again = "  - {id: lights-anyway, doc: The same., ctl: AF LIT, under: stutter, expect: fails}\n  - {id: too-much"
    changed(lamp, "document.yaml", "  - {id: too-much", again)
    assert run("requirements", lamp).code == 3  # 'too-much' is unknown


def test_a_system_without_gaps(lamp: Path) -> None:
    outcome = run("requirements", lamp)
    assert (outcome.code, outcome.stderr) == (3, ""), "a verdict is unknown"
    text = (lamp / "document.yaml").read_text("utf-8")
    (claim,) = (line for line in text.splitlines(keepends=True) if "id: too-much" in line)
    changed(
        lamp, "document.yaml", claim, claim.partition("ltl: ")[0] + "ltl: G F LIT, under: stutter, cites: [LAMP-004]}\n"
    )
    assert run("requirements", lamp).code == 0
    assert (
        "6 requirements: 1 holds, 2 fail, 1 unknown, 1 planned, 1 excluded; of 4 covered, 1 demonstrated"
        in outcome.stdout
    )
    assert "not demonstrated" in outcome.stdout
    assert run("findings", lamp).code == 0


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (
            ("requirements.yaml", "excluded: Nobody can tell what is good.", "note: Hm."),
            "no check cites LAMP-006",
        ),
        (
            ("requirements.yaml", "note: Nobody need switch it.", "planned: audit"),
            "LAMP-002 is planned, but document:always-lights of lamp cites it",
        ),
        (
            ("requirements.yaml", "planned: conformance", "planned: audit, excluded: No."),
            "LAMP-005 is both planned and excluded",
        ),
        (
            ("requirements.yaml", "planned: conformance", "planned: runtime, tested_by: ['tests/test_a.py::test_b']"),
            "LAMP-005 is planned, but already tested",
        ),
        (
            ("requirements.yaml", "planned: conformance", "planned: audit, partial: Half of it."),
            "LAMP-005 is partial, but no check establishes any part of it",
        ),
        (
            (
                "document.yaml",
                "  - {id: too-much",
                "  - {id: stays-lit, doc: No., ctl: AG LIT, expect: fails}\n  - {id: too-much",
            ),
            "stays-lit fails, but cites no requirement and shows no finding",
        ),
        (("requirements.yaml", 'lines: "7"', 'lines: "8"'), "line 7 of lamp.txt is normative, but belongs to no"),
        (("requirements.yaml", 'lines: "7"', 'lines: "7, 9"'), "LAMP-006 names line 9, but the document has 8 lines"),
        (
            ("findings.yaml", "document:always-lights", "document:never-lights"),
            "shown by document:never-lights, but there is no such check",
        ),
        (("findings.yaml", "document:always-lights", "reference:always-lights"), "but there is no such check"),
        (
            (
                "findings.yaml",
                "unshown: No light in the machine.",
                "planned: runtime, tested_by: ['tests/test_a.py::test_b']",
            ),
            "D-LAMP-2 is planned, but already tested",
        ),
        (("findings.yaml", ", unshown: No light in the machine.", ""), "D-LAMP-2 has neither evidence nor a reason"),
    ],
)
@pytest.mark.parametrize("command", ["requirements", "findings"])
def test_a_broken_thread_is_told(lamp: Path, command: str, change: tuple[str, str, str], told: str) -> None:
    changed(lamp, *change)
    outcome = run(command, lamp)
    assert outcome.code == 1
    text = flat(outcome.stdout)
    assert told in text
    assert re.search(r"\.yaml:\d+", "".join(text.split()))  # a long path wraps anywhere


@pytest.mark.parametrize(
    ("name", "old", "new", "code"),
    [
        ("requirements.yaml", "planned: conformance", "planned: some day", "LF012"),
        ("findings.yaml", "problem: Nobody", "problems: Nobody", "LF010"),
        ("sources.yaml", 'normative: "2-7"', 'normative: "two"', "LF013"),
        ("document.yaml", "cites: [LAMP-001]", "cites: [LAMP-01]", "LF024"),
    ],
)
def test_bad_files_are_told_with_their_place(lamp: Path, name: str, old: str, new: str, code: str) -> None:
    changed(lamp, name, old, new)
    outcome = run("requirements", lamp)
    assert outcome.code == 2
    assert f"error[{code}]" in outcome.stderr
    assert name in outcome.stderr


def test_a_folder_without_requirements_is_bad_input(tmp_path: Path) -> None:
    outcome = run("requirements", tmp_path)
    assert outcome.code == 2
    assert "requirements.yaml" in outcome.stderr


def test_a_file_is_told_to_be_no_folder(lamp: Path) -> None:
    outcome = run("requirements", lamp / "document.yaml")
    assert outcome.code == 2
    assert "is a file, but a folder is needed" in flat(outcome.stderr)
    assert "LF070" in outcome.stderr


def test_findings_with_the_verdicts_that_show_them(lamp: Path) -> None:
    found = json.loads(run("findings", lamp, "--format", "json").stdout)
    assert found[0] == {
        "id": "D-LAMP-1",
        "system": "lamp",
        "lines": "3, 004:7",
        "problem": "Nobody switches it.",
        "resolution": "Somebody may.",
        "amendment": None,
        "shown_by": [{"system": "lamp", "profile": "document", "check": "always-lights", "verdict": "fails"}],
        "tested_by": [],
        "planned": None,
        "reason": None,
    }
    assert "shown by: document:always-lights fails" in run("findings", lamp).stdout


def test_what_shows_the_problem_is_told_from_what_resolves_it(lamp: Path) -> None:
    changed(lamp, "document.yaml", "profile: document", "profile: reference")
    changed(lamp, "requirements.yaml", "document:delete", "reference:delete")
    names = "[reference:always-lights, reference:lights]"
    changed(lamp, "findings.yaml", "[document:always-lights]", names)
    shown = run("findings", lamp)
    assert shown.code == 3  # 'too-much' is unknown
    assert "shown by: reference:always-lights fails" in shown.stdout
    assert "resolved by: reference:lights holds" in shown.stdout
    changed(lamp, "findings.yaml", names, "[reference:lights]")
    outcome = run("findings", lamp)
    assert outcome.code == 1
    assert "D-LAMP-1 names only checks of its resolution" in flat(outcome.stdout)
    changed(lamp, "findings.yaml", "[reference:lights]", "[reference:lights, reference:too-much]")
    assert run("findings", lamp).code == 3, "nobody knows what an undecided check shows"
    changed(lamp, "findings.yaml", "[reference:lights, reference:too-much]", "[reference:lights]")
    changed(
        lamp, "findings.yaml", "shown_by: [reference:lights]", "shown_by: [reference:lights], unshown: It is silent."
    )
    assert "not shown: It is silent." in run("findings", lamp).stdout
    assert run("findings", lamp).code == 3


def test_what_demonstrates_a_requirement_is_planted_and_noticed(lamp: Path) -> None:
    assert run("requirements", lamp, "--demonstrate").code == 3  # 'too-much' is unknown


@pytest.mark.parametrize(
    ("mutant", "told"),
    [
        ("document:delete LIT.SWITCHED", "no check that cites LAMP-001 detects document:delete LIT.SWITCHED"),
        ("document:delete LIT.SWITCHD", "LAMP-001 names document:delete LIT.SWITCHD, but there is no such mutant"),
        ("reference:delete LIT.SWITCHED", "but there is no such profile"),
    ],
)
def test_a_demonstration_that_shows_nothing_is_told(lamp: Path, mutant: str, told: str) -> None:
    changed(lamp, "requirements.yaml", "document:delete DARK.SWITCHED", mutant)
    assert run("requirements", lamp).code == 3
    outcome = run("requirements", lamp, "--demonstrate")
    assert outcome.code == 1
    assert told in flat(outcome.stdout)


@pytest.mark.parametrize(
    ("verdicts", "status"),
    [
        (["holds"], RequirementStatus.HOLDS),
        (["holds", "fails", "unknown"], RequirementStatus.FAILS),
        (["holds", "unknown"], RequirementStatus.UNKNOWN),
        (["unknown"], RequirementStatus.UNKNOWN),
        ([], RequirementStatus.UNKNOWN),
    ],
)
def test_verdicts_together(verdicts: list[str], status: RequirementStatus) -> None:
    assert together(verdicts) is status


def test_lines() -> None:
    assert line_numbers("3-5, 8,10-10") == {3, 4, 5, 8, 10}
    assert line_numbers("3, 004:9-12") == {3}


# ---- the bundled systems -------------------------------------------------------------------------------------------

BUNDLED = pytest.mark.xdist_group("everything bundled")
SYSTEMS = catalog.systems()
COUNTS = {"femtoclaw-runtime": 71, "femtoclaw-protocol": 73, "kernel": 45, "turn": 23, "reug": 51}
KEYWORD = re.compile(r"\b(MUST|SHALL|SHOULD|NEVER|REQUIRED)\b")


def test_all_requirements_of_the_five_documents_are_there() -> None:
    found = {system: len(read(catalog.directory() / system).requirements) for system in SYSTEMS}
    assert found == COUNTS
    assert sum(found.values()) == 263


@pytest.fixture(scope="module")
def traced() -> Traced:
    return trace(())


@BUNDLED
def test_nothing_is_tied_to_nothing(traced: Traced) -> None:
    assert [str(gap) for gap in traced.gaps] == []
    covered = [coverage for book in traced.books for coverage in cover(book, traced.reports)]
    assert [c.requirement.name for c in covered if c.status is RequirementStatus.UNKNOWN and not c.checks] == []


@BUNDLED
def test_the_tests_that_are_named_are_there(traced: Traced) -> None:
    named = {name for book in traced.books for requirement in book.requirements for name in requirement.tested_by}
    named |= {name for book in traced.books for finding in book.findings for name in finding.tested_by}
    assert len(named) > 50
    assert {name for name in named if name not in functions_in(name.partition("::")[0])} == set()


def functions_in(file: str) -> set[str]:
    """The names of the tests at the top level of a test file, as pytest writes them."""
    path = ROOT / file
    tree = ast.parse(path.read_text("utf-8") if path.exists() else "")
    return {f"{file}::{node.name}" for node in tree.body if isinstance(node, ast.FunctionDef)}


@BUNDLED
@pytest.mark.long  # plants every mutant that a bundled requirement names; the faults of this are planted on the lamp
def test_what_is_said_to_demonstrate_a_requirement_does(traced: Traced) -> None:
    assert [str(gap) for gap in undemonstrated(traced.books, traced.reports)] == []


@pytest.mark.parametrize("system", SYSTEMS)
def test_findings_and_requirements_are_in_order(system: str) -> None:
    book = read(catalog.directory() / system)
    for names in ([found.name for found in book.requirements], [found.name for found in book.findings]):
        assert names
        assert len(set(names)) == len(names)
    assert book.source is not None


@BUNDLED
@pytest.mark.parametrize(("kind", "report"), [("requirements", report_requirements), ("findings", report_findings)])
def test_the_page_in_docs_is_fresh(traced: Traced, kind: str, report: ModuleType) -> None:
    page = (ROOT / "docs" / f"{kind}.md").read_text("utf-8")
    made: str = report.render(traced, "markdown", PLAIN)
    assert page == made, f"leverframe {kind} --format markdown -o docs/{kind}.md"


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_normative_lines_are_lines_of_the_document(system: str) -> None:
    source = read(catalog.directory() / system).source
    assert source is not None
    assert 1 <= min(line_numbers(source.normative)) <= max(line_numbers(source.normative)) <= source.lines


@pytest.mark.needs("documents")
@pytest.mark.parametrize("system", SYSTEMS)
def test_the_lines_are_those_of_the_document(system: str) -> None:
    source = read(catalog.directory() / system).source
    assert source is not None
    data = (DOCUMENTS / source.file).read_bytes()
    assert hashlib.sha256(data).hexdigest() == source.sha256
    lines = data.decode("utf-8").splitlines()
    assert len(lines) == source.lines
    normative = line_numbers(source.normative)
    assert [number for number in sorted(normative) if not lines[number - 1].strip()] == []
    keywords = {number for number, line in enumerate(lines, 1) if KEYWORD.search(line)}
    assert keywords <= normative
