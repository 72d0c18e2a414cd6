"""The same faults in Python, JavaScript and Go: each is caught with its requirement, and correct subjects pass.

docs/conformance.md has the table of the faults; it is the one of this module.
"""

import functools
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

from leverframe.conform.campaign import verdicts
from leverframe.conform.campaign.verdicts import Verdict
from tests.conform.subjects import HERE, LATER, PLAIN, PROTOCOL_MJS, PROTOCOL_PY, STEADY, TURN
from tests.run import ROOT
from tests.support.campaigns import DECLARATIONS, demanded, judged, overall

SOURCES: Mapping[tuple[str, str], tuple[Path, ...]] = {
    ("Python", "kernel"): (PLAIN,),
    ("Python", "turn"): (TURN,),
    ("Python", "reug"): (HERE / "engine.py",),
    ("Python", "femtoclaw-protocol"): (PROTOCOL_PY,),
    ("JavaScript", "kernel"): (LATER,),
    ("JavaScript", "turn"): (HERE / "gate.mjs",),
    ("JavaScript", "reug"): (HERE / "engine.mjs",),
    ("JavaScript", "femtoclaw-protocol"): (PROTOCOL_MJS,),
    ("Go", "kernel"): (STEADY,),
    ("Go", "turn"): (HERE / "serve.go", HERE / "gate.go"),
    ("Go", "reug"): (HERE / "serve.go", HERE / "engine.go"),
    ("Go", "femtoclaw-protocol"): (HERE / "serve.go", HERE / "protocol.go"),
}
"""The correct subject of each language and system. Its argument is the fault."""
LANGUAGES = ("Python", "JavaScript", "Go")
PROGRAM = {"JavaScript": "node", "Go": "go"}


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault, and what catches it: a suite, with so many disturbances, names the requirement."""

    name: str
    told: str
    system: str
    requirement: str | Mapping[str, str]
    """The one that is broken, perhaps by the language: it depends on what the subject shows."""
    suite: str = "cycles"
    disturbances: int = 0

    def broken(self, language: str) -> str:
        """The requirement that a subject in a language breaks."""
        return self.requirement if isinstance(self.requirement, str) else self.requirement[language]


FAULTS = (
    Fault("first-match", "the first rule of the policy that matches decides", "kernel", "KRN-011"),
    Fault("permit-reused", "a permit is used a second time", "turn", "TURN-013", "repeats", 1),
    Fault(
        "late-record",
        "the record comes after the change",
        "kernel",
        {"Python": "KRN-027", "JavaScript": "KRN-018", "Go": "KRN-027"},
    ),
    Fault("one-record", "five transitions share one record", "kernel", "KRN-027"),
    Fault("duplicates", "duplicate names in a message are accepted", "femtoclaw-protocol", "FC-PR-007", "messages"),
    Fault("sticks", "after a malformed call, the next one is refused", "femtoclaw-protocol", "FC-PR-014", "messages"),
    Fault("sticks", "after a malformed request, the next one counts as malformed, too", "kernel", "KRN-033"),
    Fault("refusal-changes", "a refusal changes the state", "turn", "TURN-018"),
    Fault("early-delete", "a file is deleted before an intent is selected", "turn", "TURN-007"),
    Fault("second-boot", "a kernel that has halted boots again", "kernel", "KRN-020"),
    Fault("call-at-budget-0", "a script calls itself although its budget is spent", "reug", "REUG-017"),
    Fault("call-twice", "a tool is called twice", "kernel", "KRN-014"),
    Fault("no-call", "an allowed tool is not called", "kernel", "KRN-014"),
)  # fmt: skip
QUICK = {("Python", "reug"), ("JavaScript", "reug")}
"""What `make test` tries; tests of the suites have the other subjects in Python."""


@functools.cache
def command(language: str, system: str) -> tuple[str, ...]:
    sources = SOURCES[language, system]
    if language == "Go":
        return (str(_built(sources)),)
    return (sys.executable if language == "Python" else "node", *map(str, sources))


@functools.cache
def _folder() -> Path:
    return Path(tempfile.mkdtemp())


@pytest.fixture(scope="module", autouse=True)
def _removed() -> object:
    yield
    shutil.rmtree(_folder())
    for known in (_folder, command):  # tests in another order come back to this module
        known.cache_clear()


def _built(sources: tuple[Path, ...]) -> Path:
    built = _folder() / sources[-1].stem
    build = ["go", "build", "-o", str(built), *map(str, sources)]
    subprocess.run(build, check=True, capture_output=True)
    return built


def case(language: str, system: str, *more: object, name: str) -> object:
    needs = [pytest.mark.needs(PROGRAM[language])] if language in PROGRAM else []
    quick = [] if (language, system) in QUICK else [pytest.mark.long]
    return pytest.param(language, system, *more, marks=[*needs, *quick], id=f"{language}-{system}-{name}")


def suites(system: str) -> set[tuple[str, int]]:
    return {(fault.suite, fault.disturbances) for fault in FAULTS if fault.system == system}


@pytest.mark.parametrize(
    ("language", "system", "suite", "most"),
    [
        case(language, system, suite, most, name=suite)
        for language, system in SOURCES
        for suite, most in sorted(suites(system))
    ],
)
def test_a_correct_subject_gives_no_false_alarm(language: str, system: str, suite: str, most: int) -> None:
    campaign = judged(system, *command(language, system), suite=suite, disturbances=most)
    assert demanded(campaign) == {}
    assert overall(system, campaign) is Verdict.PASS


@pytest.mark.parametrize(
    ("language", "system", "fault"),
    [
        case(language, system, fault, name=fault.name)
        for language, system in SOURCES
        for fault in FAULTS
        if fault.system == system
    ],
)
def test_a_planted_fault_is_caught_with_its_requirement(language: str, system: str, fault: Fault) -> None:
    subject = (*command(language, system), fault.name)
    campaign = judged(system, *subject, suite=fault.suite, disturbances=fault.disturbances)
    broken = {name for names in demanded(campaign).values() for name in names}
    assert fault.broken(language) in broken, demanded(campaign)
    failed = {one.name for one in verdicts.judged(campaign, DECLARATIONS[system]) if one.verdict is Verdict.FAIL}
    assert failed == broken
    assert overall(system, campaign) is Verdict.FAIL


@pytest.mark.parametrize(("language", "system"), [case(language, "kernel", name="repeated") for language in LANGUAGES])
def test_a_repeated_id_that_is_answered_by_the_first_answer_breaks_nothing(language: str, system: str) -> None:
    for fault in ("", "repeated"):
        campaign = judged(system, *command(language, system), fault, suite="repeats")
        assert campaign.failures == ()
        assert campaign.results[0].passed


@pytest.mark.parametrize(("language", "system"), [case(language, "reug", name="blame") for language in LANGUAGES])
def test_what_a_plan_excludes_is_neither_tested_nor_broken(language: str, system: str) -> None:
    """No turn of this engine is stopped by its deadline: a plan that names the budget leaves no time for that."""
    for fault, broken in (("", set[str]()), ("call-at-budget-0", {"REUG-007", "REUG-017"})):
        campaign = judged(system, *command(language, system), fault, suite="cycles")
        found = {one.name: one.verdict for one in verdicts.judged(campaign, DECLARATIONS[system])}
        assert {name for name, verdict in found.items() if verdict is Verdict.FAIL} == broken
        assert found["REUG-018"] is Verdict.NOT_APPLICABLE


def table() -> str:
    lines = ["| fault | system | suite | Python | JavaScript | Go |", "|---|---|---|---|---|---|"]
    for fault in FAULTS:
        found = " | ".join(fault.broken(language) for language in LANGUAGES)
        lines.append(f"| {fault.told} | {fault.system} | `{fault.suite}` | {found} |")
    return "\n".join(lines)


def test_the_page_has_the_table() -> None:
    assert table() in (ROOT / "docs" / "conformance.md").read_text("utf-8"), table()
