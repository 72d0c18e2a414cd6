"""Code mutants: what is planted, and that the tool calls noticed only what a test noticed."""

import ast
import re
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path

import pytest

from tests.code_mutants import server
from tests.code_mutants.__main__ import main
from tests.code_mutants.operators import Mutant, mutants
from tests.code_mutants.plugin import ON_IMPORT
from tests.code_mutants.score import REVIEWED, Outcome, StaleEntryError, equivalent, score
from tests.code_mutants.selection import Measured, Selection
from tests.run import ROOT

GIT = shutil.which("git") or "git"
PACKAGE = ROOT / "impl" / "leverframe"

EXAMPLES = {
    "a < b": ["a <= b", "a >= b"],
    "a is None": ["a is not None"],
    "a and b": ["a or b", "a", "b"],
    "not a": ["a"],
    "a + b": ["a - b"],
    "a | ~b": ["a & ~b", "b"],
    "7": ["6", "8"],
    "True": ["False"],
    "a[1:]": ["a[:]", "0", "2"],
    "f(a, b=c)": ["f(a)"],
    "f(a, b)": ["f(b, a)"],
    "any(a)": ["all(a)"],
    "[a for a in b if c]": ["True", "False"],
    "a if b else c": ["True", "False"],
    "f'{a + 1}'": [],
}
STATEMENTS = {
    "f()": ["pass"],
    "a.b = c": ["pass"],
    "a = b": [],
    "a: int = b": [],
    "a += b": ["pass", "a -= b"],
    "return a": ["None"],
    "for a in b: continue": ["()", "break", "pass"],
    "while a: break": ["False", "pass"],
    "if a: pass": ["True", "False"],
    "with a: pass": ["__import__('contextlib').nullcontext()"],
    "try: pass\n    except (A, B): raise": ["(B,)", "(A,)", "pass"],
    "try: pass\n    except A: pass": ["()"],
    "raise A('a')": ["pass"],
    "yield a": ["if False: yield"],
    "match a:\n        case 1 if b: pass": ["True", "False"],
    "'a docstring'": [],
    "assert_never(a)": [],
}


def planted(text: str) -> list[str]:
    found = mutants("m.py", text.encode())
    assert len({one.name for one in found}) == len(found)
    return sorted(" ".join(one.new.removeprefix("(").removesuffix(")").split()) or "()" for one in found)


def bare(expected: list[str]) -> list[str]:
    return sorted(new.removeprefix("(").removesuffix(")") or "()" for new in expected)


@pytest.mark.parametrize(("expression", "expected"), EXAMPLES.items())
def test_the_mutants_of_an_expression(expression: str, expected: list[str]) -> None:
    assert planted(f"x = {expression}") == bare(expected)


@pytest.mark.parametrize(("statement", "expected"), STATEMENTS.items())
def test_the_mutants_of_a_statement(statement: str, expected: list[str]) -> None:
    assert planted(f"def f():\n    {statement}\n") == bare(expected)


def test_a_function_returns_another_value_of_its_type() -> None:
    assert planted("def f() -> bool: return a") == ["False", "True"]
    assert planted("def f() -> list[int]: return a") == ["list("]


def test_every_mutant_of_a_module_is_another_module() -> None:
    text = (PACKAGE / "check/graph/fixpoints.py").read_bytes()
    trees = [ast.dump(ast.parse(one.apply(text))) for one in mutants("check/graph/fixpoints.py", text)]
    assert len(trees) > 100
    assert len({*trees, ast.dump(ast.parse(text))}) == len(trees) + 1


def test_the_list_of_equivalent_mutants_is_not_stale() -> None:
    entries = tomllib.loads((ROOT / REVIEWED).read_text("utf-8"))["equivalent"]
    files = {name.partition(" ")[0] for entry in entries for name in entry["mutants"]}
    known = {file: {one.name for one in mutants(file, (PACKAGE / file).read_bytes())} for file in files}
    assert equivalent(known, ROOT / REVIEWED)


@pytest.mark.parametrize(
    ("entries", "problem"),
    [
        ("[[equivalent]]\nmutants = ['m.py f: 1 → 3']\nreason = 'none'", "there is no mutant 'm.py f: 1 → 3'"),
        ("[[equivalent]]\nmutants = ['gone.py f: 1 → 2']\nreason = 'none'", "there is no mutant 'gone.py f: 1 → 2'"),
        ("[[equivalent]]\nmutants = ['m.py f: 1 → 2']\nreason = ' '", "has no reason"),
        ("[[equivalent]]\nmutants = ['m.py f: 1 → 2', 'm.py f: 1 → 2']\nreason = 'none'", "listed twice"),
    ],
)
def test_a_stale_entry_is_an_error(entries: str, problem: str, tmp_path: Path) -> None:
    path = tmp_path / "equivalent.toml"
    path.write_text(entries, "utf-8")
    with pytest.raises(StaleEntryError, match=problem):
        equivalent({"m.py": {"m.py f: 1 → 2"}, "gone.py": ()}, path)


def test_the_score_counts_what_was_noticed_and_nothing_else() -> None:
    one = mutants("m.py", b"x = 1")[0]
    outcomes = [Outcome(one, word) for word in ("killed", "timed out", "survived", "no test", "error")]
    noticed, total, low, high = score(outcomes)
    assert (noticed, total) == (2, 5)
    # The interval in Wilson's own form: its bounds are the shares p with |2/5 - p| = 1.96 sqrt(p(1-p)/5).
    for bound in (low, high):
        assert abs(0.4 - bound) == pytest.approx(1.96 * (bound * (1 - bound) / 5) ** 0.5)
    assert low < 0.4 < high
    assert score([]) == (0, 0, 0.0, 1.0)


@pytest.mark.parametrize(
    ("budget", "tests"),
    [
        (0.0, ["a::one"]),
        (3.0, ["a::one", "b::one"]),
        (4.0, ["a::one", "b::one"]),
        (8.0, ["a::one", "a::other", "b::one"]),
        (99.0, ["a::one", "a::other", "a::slow", "b::one"]),
    ],
)
def test_tests_that_execute_the_lines_are_selected_before_all_others(budget: float, tests: list[str]) -> None:
    files = [
        Measured("b", {"b::one": 2.0}, {"b::one": {"m.py": [7]}}),
        Measured("a", {"a::slow": 50.0, "a::one": 1.0, "a::other": 5.0}, {"a::one": {"m.py": [6, 7]}}),
        Measured("c", {"c::one": 0.0}, {"c::one": {"m.py": [8], "n.py": [7]}, ON_IMPORT: {"m.py": [7]}}),
    ]
    mutant = Mutant("m.py", "f", (7, 7), 0, 1, "1", "2")
    request = Selection(files, {}).request(mutant, budget, 5.0)
    assert request is not None
    assert request["tests"] == tests
    assert request["files"] == sorted({test[0] for test in tests})
    assert Selection(files[2:], {}).request(mutant, budget, 5.0) is None


SUMS = """
import os

LIMIT = 10

def crashes(number):
    if number > 3:
        os._exit(9)

def unchecked(number):
    return number + 2

def untested():
    del number

def emptied(numbers):
    while numbers:
        numbers.pop()

def elsewhere(number):
    raise SystemExit(number)
"""
ITS_TESTS = """
import subprocess, sys
from hypothesis import given, strategies
from leverframe import sums

@given(strategies.integers(3, 3))
def test_crashes(number): sums.crashes(number)
def test_unchecked(): sums.unchecked(1)
def test_emptied():
    numbers = [1]
    sums.emptied(numbers)
    assert not numbers
def test_limit(): assert sums.LIMIT < 11
def test_elsewhere():
    command = [sys.executable, "-I", "-c", "from leverframe.sums import elsewhere; elsewhere(7)"]
    assert subprocess.run(command).returncode == 7
"""


@pytest.fixture(scope="module")
def weak(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A repository whose tests miss some faults."""
    root = tmp_path_factory.mktemp("weak")
    shutil.copytree(ROOT / "tests" / "code_mutants", root / "tests" / "code_mutants")
    files = {
        "impl/leverframe/__init__.py": "",
        "impl/leverframe/sums.py": SUMS,
        "tests/__init__.py": "",
        "tests/run.py": "from pathlib import Path\nROOT = Path(__file__).parent.parent",
        "tests/sums/test_sums.py": ITS_TESTS,
        "tests/broken/test_broken.py": "def test_broken(): assert False, 'always'",
        REVIEWED: "",
        "pyproject.toml": "[tool.pytest.ini_options]\ntimeout = 600",
    }
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, "utf-8")
    subprocess.run([GIT, "init", "--quiet"], cwd=root, check=True)
    return root


def study(root: Path, *arguments: str, tests: str = "tests/sums") -> int:
    return main(["sums.py", "--sample=0", "--workers=1", "--grace=0.5", *arguments], root, {"sums.py": [tests]})


@pytest.mark.long
def test_each_mutant_has_the_outcome_that_its_tests_give(weak: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert study(weak) == 2  # because of the errors
    lines = re.findall(r"^ *\d+/\d+ (.+?) +sums.py (.+)$", capsys.readouterr().out, re.MULTILINE)
    assert {name: word for word, name in lines} == {
        "import: 10 → 9": "survived",
        "import: 10 → 11": "killed",
        "crashes: number > 3 → (number <= 3)": "error",
        "crashes: number > 3 → (number >= 3)": "error",
        "crashes: number > 3 → True": "error",
        "crashes: number > 3 → False": "survived",
        "crashes: 3 → 2": "error",
        "crashes: 3 → 4": "survived",
        "crashes: os._exit(9) → pass": "no test",
        "crashes: 9 → 8": "no test",
        "crashes: 9 → 10": "no test",
        "unchecked: number + 2 → (number - 2)": "survived",
        "unchecked: number + 2 → None": "survived",
        "unchecked: 2 → 1": "survived",
        "unchecked: 2 → 3": "survived",
        "untested: del number → pass": "no test",
        "emptied: numbers → False": "killed",
        "emptied: numbers.pop() → pass": "timed out",
        "elsewhere: raise SystemExit(number) → pass": "killed",
    }
    assert (weak / "impl/leverframe/sums.py").read_text("utf-8") == SUMS


def test_a_mutant_that_was_judged_equivalent_is_left_out(weak: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert study(weak, "--only=unchecked: 2") == 1
    assert "-    return number + 2\n+    return number + 3\n5 tests passed" in capsys.readouterr().out
    entry = "[[equivalent]]\nmutants = ['sums.py unchecked: 2 → 1', 'sums.py unchecked: 2 → 3']\nreason = 'unused'"
    (weak / REVIEWED).write_text(entry, "utf-8")
    assert study(weak, "--only=unchecked: 2") == 0
    (weak / REVIEWED).write_text(entry.replace("→ 3", "→ 4"), "utf-8")
    assert study(weak, "--only=unchecked: 2") == 2
    assert "there is no mutant 'sums.py unchecked: 2 → 4'" in capsys.readouterr().err
    (weak / REVIEWED).write_text("", "utf-8")


def test_no_mutant_is_judged_by_a_test_that_fails_anyway(weak: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert study(weak, tests="tests/broken") == 2
    assert "tests/broken/test_broken.py::test_broken failed without a mutant" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["elsewhere.py"], "'elsewhere.py' is not among the places that have tests"),
        (["gone.py"], "'gone.py' is not among the places that have tests"),
        (["sums.py", "--only=unchecked: 4"], "no mutant of sums.py has a name that contains 'unchecked: 4'"),
    ],
)
def test_arguments_that_select_nothing_are_an_error(
    arguments: list[str], problem: str, weak: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments, weak, {"sums.py": ["tests/sums"], "gone.py": ["tests/sums"]}) == 2
    assert problem in capsys.readouterr().err


@pytest.mark.parametrize(
    ("does", "status"),
    [("while time.process_time() < 1.5: pass", 0), ("lock.acquire()", None)],
    ids=["works", "waits for ever"],
)
def test_who_waits_for_ever_is_given_up_and_who_works_is_not(
    does: str, status: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "IDLE", 3)
    program = f"import threading, time\nlock = threading.Lock()\nlock.acquire()\n{does}"
    with subprocess.Popen([sys.executable, "-I", "-c", program]) as child:
        assert server._wait(child.pid, time.monotonic() + 600) == status
        child.kill()
