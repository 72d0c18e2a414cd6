"""The pytest plugin: each requirement is a test, and its outcome is its verdict. pytest runs as users run it."""

import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.conform.subjects import PLAIN
from tests.run import ROOT
from tests.support.command_line import flat

pytestmark = pytest.mark.xdist_group("plugin")  # its fixtures run pytest on a file for all tests together

ADAPTER = f"""
import os, sys, time
sys.path.insert(0, {str(PLAIN.parent)!r})
import plain
from leverframe.testing import leverframe_conformance

class Adapter(plain.Adapter):
    fault = ""
    def __init__(self):
        super().__init__([self.fault])
    def start(self):
        return self.answer({{"cmd": "start"}})
    def reset(self, config, policy=None):
        super().reset(config)
        self.policy = policy
    def cycle(self, stimulus, data, plan):
        return self.answer({{"cmd": "cycle", "stimulus": stimulus, "data": data, "plan": plan}})
"""


class Outcome(NamedTuple):
    """The exit code of pytest, its output, and the outcome of each test."""

    code: int
    printed: str
    tests: dict[str, str]


def ran(folder: Path, text: str, *options: str, plugin: str = "-pleverframe.pytest_plugin") -> Outcome:
    """Run pytest on a test file, without plugins of this environment."""
    path = folder / "test_product.py"
    path.write_text(f"{ADAPTER}\n{text}\n", "utf-8")
    command = [sys.executable, "-m", "pytest", plugin, "-rA", "-Werror", "-pno:cacheprovider", *options, path.name]
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "COLUMNS": "110"}
    environment.pop("PYTEST_ADDOPTS", None)
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, encoding="utf-8", check=False, timeout=300
    )
    printed = done.stdout + done.stderr
    verbose = re.findall(r"^test_product\.py::\w+::(\S+) (PASSED|FAILED|ERROR|SKIPPED|XFAIL)", printed, re.MULTILINE)
    return Outcome(done.returncode, printed, dict(verbose))


@pytest.fixture(scope="module")
def judged(tmp_path_factory: pytest.TempPathFactory) -> Outcome:
    """A correct kernel and a faulty one, in one file."""
    text = """
class FirstMatch(Adapter):
    fault = "first-match"

test_right = leverframe_conformance("kernel", Adapter, disturbances=0)
test_wrong = leverframe_conformance("kernel", FirstMatch, disturbances=0)
"""
    return ran(tmp_path_factory.mktemp("judged"), text, "-v")


def of(outcome: Outcome, name: str) -> dict[str, str]:
    """The outcomes of the tests of one campaign."""
    return dict(re.findall(rf"^test_product\.py::{name}::(\S+) ([A-Z]+)", outcome.printed, re.MULTILINE))


def test_each_requirement_of_a_correct_subject_passes_or_is_skipped(judged: Outcome) -> None:
    found = of(judged, "test_right")
    assert {found[name] for name in ("KRN-002", "KRN-011", "KRN-014", "KRN-020", "KRN-027", "subject")} == {"PASSED"}
    assert set(found.values()) == {"PASSED", "SKIPPED"}
    assert re.search(r"SKIPPED \[\d+\] test_product.py:\d+: not judged: no test is directed", judged.printed)
    assert "not applicable: the subject does not arrange RECOVERABLE_ERROR" in judged.printed


def test_a_requirement_that_is_broken_fails_and_the_others_do_not(judged: Outcome) -> None:
    found = of(judged, "test_wrong")
    failed = {name for name, outcome in found.items() if outcome == "FAILED"}
    assert failed == {"KRN-011", "KRN-014", "KRN-020", "KRN-027"}
    assert judged.code == 1
    assert found["KRN-002"] == found["subject"] == "PASSED"  # a failure with a requirement is told once


def test_a_failure_is_told_as_conform_tells_it(judged: Outcome) -> None:
    (_, section, *_) = re.split(r"_+ test_wrong: KRN-011 _+\n", judged.printed)
    said = flat(section.partition("____ ")[0])
    for words in (
        "the shortest run that shows it, from a fresh start: 1. boot · CONFIG_LOADED 2. submit(draft = FIRST)",
        "expected the end in IDLE observed the effect call grep",
        "KRN-011 (lines 32-39): ARBITRATING applies the policy to a validated request",
    ):
        assert words in said
    for words in ("Traceback", "pytest_plugin.py", "runner.py"):
        assert words not in judged.printed


def test_the_summary_says_what_the_verdict_covers(judged: Outcome) -> None:
    said = flat(judged.printed)
    assert (
        "test_right: pass. Suite cycles: Each of 27 tests passed: the cycles with no disturbance in each of 3 classes"
        in said
    )
    assert "test_wrong: fail. Suite cycles: 21 of 27 tests passed" in said
    assert "Nobody could notice: " in said


CYCLES = "disturbances=0, suites=['cycles']"
TROUBLES = {
    "raises": ("raise ValueError('no disk')", "could not run: the adapter reports trouble: ValueError: no disk ("),
    "exits": ("sys.exit(7)", "the subject crashes: exit code 7"),
    "babbles": (
        "return {'outcome': 'perhaps'}",
        "the subject does not answer: outcome must be 'accepted', 'refused' or",
    ),
    "no_json": ("return {'outcome': 'accepted', 'result': object()}", "trouble: TypeError: Object of type object"),
    "hangs": ("time.sleep(4)", "the subject hangs: no answer within 1 s"),
}
"""What the method `cycle` of an object does, and what is said of it."""


@pytest.fixture(scope="module")
def troubled(tmp_path_factory: pytest.TempPathFactory) -> Outcome:
    """Objects that give no answer, in one file."""
    text = "".join(
        f"""
class {name}(Adapter):
    def cycle(self, stimulus, data, plan):
        {body}

test_{name} = leverframe_conformance("kernel", {name}, {CYCLES}, timeout={1 if name == "hangs" else 60})
"""
        for name, (body, _) in TROUBLES.items()
    )
    return ran(tmp_path_factory.mktemp("troubled"), text, "-v")


@pytest.mark.parametrize("name", TROUBLES)
def test_the_troubles_of_an_object_are_those_of_a_process(name: str, troubled: Outcome) -> None:
    """Nothing that was not established passes: the tests behind a trouble are errors, as in JUnit's report."""
    found = of(troubled, f"test_{name}")
    assert TROUBLES[name][1] in flat(troubled.printed)
    assert troubled.code == 1
    assert "runner.py" not in troubled.printed
    assert set(found.values()) <= {"FAILED", "ERROR", "SKIPPED"}
    assert found["KRN-002"] == "ERROR"
    assert found["subject"] == ("ERROR" if name in {"raises", "no_json"} else "FAILED")


def test_a_command_line_is_judged_as_a_process(tmp_path: Path) -> None:
    command = shlex.join([sys.executable, str(PLAIN)])
    text = f"test_process = leverframe_conformance('kernel', {command!r}, mode='cycles', {CYCLES})"
    found = ran(tmp_path, text, "-v", "-k", "KRN-011 or subject")
    assert found.tests == {"KRN-011": "PASSED", "subject": "PASSED"}


def test_the_summary_says_which_machines_are_walked_exhaustively(tmp_path: Path) -> None:
    text = """
import leverframe
from hypothesis import settings
from leverframe import testing

def compared(profile):
    kernel = leverframe.load("kernel", profile)
    return testing.state_machine(kernel, testing.runtime_adapter(kernel), threads=1).TestCase

TestSmall, TestLarge = compared("document"), compared("reference")
TestSmall.settings = TestLarge.settings = settings(TestSmall.settings, max_examples=1, stateful_step_count=1)
"""
    said = flat(ran(tmp_path, text).printed)
    assert "test_product.py::TestSmall: every event was fired in each of 7 states; then the test samples runs." in said
    assert "test_product.py::TestLarge: the machine is too large to be walked exhaustively" in said


def test_a_mistake_in_the_test_file_is_an_error_of_collection(tmp_path: Path) -> None:
    found = ran(tmp_path, "test_typo = leverframe_conformance('kernle', Adapter)")
    assert "did you mean" in found.printed
    assert "Traceback" not in found.printed
    assert found.code == 2


def test_collecting_runs_nothing(tmp_path: Path) -> None:
    text = "test_none = leverframe_conformance('kernel', lambda: os._exit(3))"
    found = ran(tmp_path, text, "--collect-only", "-q")
    assert found.code == 0
    assert "test_product.py::test_none::KRN-011" in found.printed


def test_without_the_plugin_nothing_is_collected(tmp_path: Path) -> None:
    text = "test_kernel = leverframe_conformance('kernel', Adapter)\ndef test_other(): pass"
    found = ran(tmp_path, text, "-v", "-pno:leverframe", plugin="-pno:other")
    assert (found.code, "1 passed" in found.printed) == (0, True)


def test_the_plugin_is_an_entry_point_that_imports_nothing_but_pytest() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["entry-points"]["pytest11"] == {"leverframe": "leverframe.pytest_plugin"}
    code = (
        "import pytest, sys; before = {*sys.modules}; import leverframe.pytest_plugin; print({*sys.modules} - before)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True, timeout=60)
    assert set(re.findall(r"'([\w.]+)'", done.stdout)) == {
        "leverframe",
        "leverframe.errors",
        "leverframe.extras",
        "leverframe.pytest_plugin",
    }


def test_expected_failures_are_no_failures_and_stale_entries_are(tmp_path: Path) -> None:
    entries = (
        "effects: the effect call, which nothing allows # the first rule wins",
        "KRN-002 # repaired",
        "state: the end in VALIDATING, which nothing allows # repaired, too",
    )
    (tmp_path / "expected.txt").write_text("\n".join(entries), "utf-8")
    text = """
class FirstMatch(Adapter):
    fault = "first-match"

"""
    text += f'test_wrong = leverframe_conformance("kernel", FirstMatch, {CYCLES}, expected="expected.txt")'
    outcome = ran(tmp_path, text, "-v")
    found = of(outcome, "test_wrong")
    assert {name for name, one in found.items() if one == "XFAIL"} == {"KRN-014", "KRN-027"}
    others = {"KRN-011", "KRN-020"}  # they fail for another reason, too
    assert {name for name, one in found.items() if one == "FAILED"} == {"KRN-002", "subject", *others}
    for words in ("fails as expected: the first rule wins", "stale: KRN-002 no longer fails (repaired); remove it"):
        assert words in flat(outcome.printed)


LAMP = """
leverframe: 1
machine: lamp
profile: mine
variables: {dents: {range: [0, 1], initial: 0}}
states: {OFF: {initial: true, quiescent: true}, ON: {quiescent: true}, BROKEN: {quiescent: true}}
events: {PRESS: {by: input}, KICK: {by: input}, FIX: {by: input}}
transitions:
  - {from: OFF, on: PRESS, to: ON}
  - {from: ON, on: PRESS, to: OFF}
  - {from: ON, on: KICK, internal: true, when: dents == 0, set: {dents: 1}}
  - {from: ON, on: KICK, to: BROKEN, when: dents == 1}
  - {from: BROKEN, on: FIX, to: OFF, set: {dents: 0}}
"""
INTERFACE = """
leverframe: 1
interface: lamp
records: {each: edge}
choices: {D-1: {at: KICK, also: []}}
"""
LAMPS = """
class Lamp:
    fault, made = "", 0
    def start(self):
        events = ["PRESS", "KICK", "FIX"]
        return {"implementation": {"name": "lamp"}, "modes": ["events"], "alphabet": events, "observes": ["state"]}
    def reset(self, config):
        Lamp.made += 1
        self.state, self.dents, self.fixed = "OFF", 0, False
    def step(self, event):
        if (self.state, event, self.fault) == ("BROKEN", "FIX", "raises"):
            raise ValueError("\\x1b[31mno spare")
        strict = self.fault == "strict" and self.fixed and self.dents == 0
        match self.state, event:
            case "OFF", "PRESS":
                self.state = "ON"
            case "ON", "PRESS":
                self.state = "OFF" if self.fault != "wavers" or Lamp.made % 40 else "ON"
            case "ON", "KICK" if not strict:
                self.state, self.dents = ("BROKEN" if self.dents else "ON"), 1
            case "BROKEN", "FIX":
                self.state, self.dents, self.fixed = "OFF", 0, True
            case _:
                return {"outcome": "refused", "state": self.state}
        return {"outcome": "accepted", "state": self.state}

class Strict(Lamp):
    fault = "strict"

class Raises(Lamp):
    fault = "raises"

class Wavers(Lamp):
    fault = "wavers"

test_strict = leverframe_conformance("lamp.yaml", Strict)
test_raises = leverframe_conformance("lamp.yaml", Raises, expected="raises.txt")
test_wavers = leverframe_conformance("lamp.yaml", Wavers, k=2, expected="wavers.txt")
"""


def test_what_conform_says_of_the_whole_is_what_the_tests_say(tmp_path: Path) -> None:
    (tmp_path / "lamp.yaml").write_text(LAMP, "utf-8")
    (tmp_path / "lamp.interface.yaml").write_text(INTERFACE, "utf-8")
    (tmp_path / "raises.txt").write_text("FIX # no spare parts\n", "utf-8")
    (tmp_path / "wavers.txt").write_text("", "utf-8")
    outcome = ran(tmp_path, LAMPS, "-v")
    assert of(outcome, "test_strict") == {"PRESS": "PASSED", "KICK": "PASSED", "FIX": "ERROR", "subject": "ERROR"}
    assert of(outcome, "test_raises") == {"PRESS": "PASSED", "KICK": "PASSED", "FIX": "XFAIL", "subject": "ERROR"}
    assert of(outcome, "test_wavers")["subject"] == "ERROR"
    assert "\x1b" not in outcome.printed


@pytest.mark.long
def test_a_log_is_judged_when_its_test_has_run(tmp_path: Path) -> None:
    text = """
import json

def write(path, target):
    rows = [("BOOTING", "CONFIG_LOADED", "IDLE"), ("IDLE", "REQUEST_SUBMITTED", target)]
    with path.open("w") as stream:
        for number, (before, event, after) in enumerate(rows):
            row = {"execution_id": "a", "step": number, "previous_state": before, "event": event, "new_state": after}
            stream.write(json.dumps(row) + "\\n")

class TestLogs:
    def test_right(self, leverframe_log):
        write(leverframe_log("kernel"), "VALIDATING")

    def test_wrong(self, leverframe_log):
        write(leverframe_log("kernel"), "VALIDATING")
        write(leverframe_log("kernel"), "EXECUTING")

    def test_without_a_log(self, leverframe_log):
        leverframe_log("kernel")

    def test_nothing_in_it(self, leverframe_log):
        leverframe_log("kernel").touch()

    def test_more_than_it_shows(self, leverframe_log):
        write(leverframe_log("kernel", require=["intact"]), "VALIDATING")

    def test_fails_by_itself(self, leverframe_log):
        leverframe_log("kernel")
        assert False, "its own failure"
"""
    found = ran(tmp_path, text, "-v")
    assert found.tests == {
        "test_right": "PASSED",
        "test_wrong": "FAILED",
        "test_without_a_log": "FAILED",
        "test_nothing_in_it": "FAILED",
        "test_more_than_it_shows": "FAILED",
        "test_fails_by_itself": "FAILED",
    }
    assert "log-2.jsonl" in found.printed
    assert "the step IDLE → EXECUTING by REQUEST_SUBMITTED" in found.printed
    assert "LF230 cannot read" in flat(found.printed)
    assert "its own failure" in found.printed
    assert "Traceback" not in found.printed
