"""The examples that Hypothesis tries: the same every time, and a quarter of the budget unless the whole is wanted."""

import ast
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.run import ROOT
from tests.support import budget


def tried() -> list[int]:
    found: list[int] = []

    @settings(derandomize=True, database=None, max_examples=300)
    @given(st.integers())
    def collect(number: int) -> None:
        found.append(number)

    collect()
    return found


def test_examples_do_not_depend_on_the_modules_that_are_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = tried()
    module = ModuleType("local")
    module.__file__ = str(tmp_path / "local.py")
    Path(module.__file__).write_text("NUMBERS = [123456789012, 234567890123, 345678901234]\n", "utf-8")
    monkeypatch.setitem(sys.modules, "local", module)
    assert tried() == before


@pytest.mark.parametrize(
    ("profile", "counts"),
    [("quarter", [1, 6, 6, 25, 300]), ("whole", [1, 6, 20, 100, 1200]), ("dev", [1, 6, 20, 100, 1200])],
)
def test_a_run_spends_a_quarter_or_the_whole(profile: str, counts: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "PROFILE", profile)
    assert [budget.examples(whole) for whole in (1, 6, 20, 100, 1200)] == counts
    assert budget.examples(1200, 12) == (100 if profile == "quarter" else 1200)


@pytest.mark.parametrize(
    ("profile", "expected"),
    [
        ("quarter", "True 25 [0, 4, 8]"),
        ("whole", "True 100 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]"),
        ("dev", "False 100 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]"),
    ],
)
def test_the_profile_is_that_of_a_test_without_settings(profile: str, expected: str) -> None:
    program = "from hypothesis import settings; from tests.conftest import budget; now = settings(); "
    done = subprocess.run(
        [sys.executable, "-c", f"{program}print(now.derandomize, now.max_examples, [*budget.share(range(10))])"],
        cwd=ROOT,
        env={"HYPOTHESIS_PROFILE": profile},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert done.stdout.strip() == expected


def test_tests_that_do_more_with_the_whole_budget_are_known() -> None:
    found = budget.budgeted_modules()
    assert {
        __name__,  # uses Hypothesis
        "tests.check.test_formulas",  # examples of it
        "tests.systems.test_typos",  # a share of cases
        "tests.audit.test_hidden_steps",  # through another module
    } <= found
    assert not {"tests.repository.test_name", "tests.conform.doctor.test_doctor", "tests.support.needs"} & found


@pytest.mark.parametrize("line", ["from tests.support import budget", "import tests.support.budget as b", "pass"])
def test_a_module_that_uses_the_budget_through_another_one_is_found(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tests" / "support").mkdir(parents=True)
    (tmp_path / "tests" / "helper.py").write_text(f"def late():\n    {line}\n")
    (tmp_path / "tests" / "test_far.py").write_text("from tests.helper import late\n")
    monkeypatch.setattr(budget, "__file__", str(tmp_path / "tests" / "support" / "budget.py"))
    found = budget.budgeted_modules.__wrapped__()
    assert ("tests.test_far" in found) == ("tests.helper" in found) == (line != "pass")


def plain(text: str) -> list[int]:
    """The lines where a test sets a number of examples that is not of the budget.

    A search, which ends at its first find, may: it generates only.
    """
    return [
        call.lineno
        for call in ast.walk(ast.parse(text))
        if isinstance(call, ast.Call)
        for given in call.keywords
        if given.arg == "max_examples"
        and isinstance(given.value, ast.Constant)
        and not any(other.arg == "phases" for other in call.keywords)
    ]


def test_budgets_are_stated_as_budgets() -> None:
    texts = {str(path.relative_to(ROOT)): path.read_text("utf-8") for path in ROOT.glob("tests/**/*.py")}
    found = {name: lines for name, text in texts.items() if (lines := plain(text))}
    assert found.keys() == {"tests/repository/test_repeatable.py"}


def test_a_number_of_examples_beside_the_budget_is_found() -> None:
    assert plain("settings(UNSHRUNK, max_examples=40)") == [1]
    assert plain("settings(max_examples=examples(40))") == []
    assert plain("settings(max_examples=40, phases=[Phase.generate])") == []
