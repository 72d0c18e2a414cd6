"""The pytest plugin of a forked process: it runs chosen tests, and writes what happened.

It reports the first test that fails and stops there. It never calls anything else a failure: an error of pytest itself,
or a file that is not collected although nothing was planted, is an `error`, and no mutant counts as noticed by it.

Tests by Hypothesis try the examples of `make test` (`tests.support.budget`), and do not shrink a failing one. The
health checks that measure time are off, since they depend on the load of the computer.
"""

import os
import signal
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, TypedDict

import coverage
import hypothesis
import pytest

PATIENCE = 5
"""A test has timed out after this many times the processor time that it was measured to take, and `grace` seconds."""
SETTINGS = "_hypothesis_internal_use_settings"
"""Where Hypothesis keeps the settings of a test."""
HURRIED = (hypothesis.HealthCheck.too_slow, hypothesis.HealthCheck.data_too_large)
"""The health checks that depend on time."""
COVERAGE_CONTEXT = "CODE_MUTANTS_CONTEXT"
ON_IMPORT, SHARED = "import", "shared"
"""Coverage contexts: what a file executes when it is collected, and in fixtures that its tests share."""


Word = Literal["passed", "failed", "timed out", "error"]


class Answer(TypedDict):
    """What a forked process reports."""

    word: Word
    test: str
    """The test that failed or timed out, if any."""
    message: str
    seconds: dict[str, float]
    """Test → its processor time, with that of its processes."""


def answer(word: Word, test: str, message: str, seconds: dict[str, float] | None = None) -> Answer:
    """Make an answer."""
    return {"word": word, "test": test, "message": message, "seconds": {} if seconds is None else seconds}


@dataclass(eq=False)
class Plugin:
    """Runs the tests in `chosen`, in this order; all if there are none. `limits` are seconds of processor time."""

    chosen: Sequence[str] = ()
    limits: Mapping[str, float] = field(default_factory=dict)
    grace: float = 0.0
    measured: coverage.Coverage | None = None
    answer: Answer = field(default_factory=lambda: answer("error", "", "pytest did not finish"))
    current: str = ""

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if not item.get_closest_marker("long")]
        if self.chosen:
            order = {test: n for n, test in enumerate(self.chosen)}
            items[:] = sorted((item for item in items if item.nodeid in order), key=lambda item: order[item.nodeid])
        for item in items:
            if isinstance(item, pytest.Function) and hasattr(item.function, SETTINGS):
                setattr(item.function, SETTINGS, _hasty(getattr(item.function, SETTINGS)))

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.current = item.nodeid
        self._context(item.nodeid)
        before = _spent()
        signal.setitimer(signal.ITIMER_PROF, self.grace + PATIENCE * self.limits.get(item.nodeid, 60.0))
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
            self.answer["seconds"][item.nodeid] = round(_spent() - before, 3)

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: "pytest.FixtureDef[object]") -> Generator[None, object, object]:
        if fixturedef.scope == "function":
            return (yield)
        self._context(SHARED)
        try:
            return (yield)
        finally:
            self._context(self.current)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and self.answer["word"] == "error":
            self._failed(report.nodeid, report.longreprtext)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and self.answer["word"] == "error":
            self._failed(report.nodeid, report.longreprtext)

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        nothing = exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED and not self.chosen  # the tests of a file are long
        if exitstatus == pytest.ExitCode.OK or nothing:
            self.ended("passed", "", "")
        elif self.answer["word"] == "error":
            self.answer["message"] = f"pytest ended with {exitstatus!r}"

    def ended(self, word: Word, test: str, message: str) -> None:
        """Record the outcome."""
        self.answer = answer(word, test, message, self.answer["seconds"])

    def _failed(self, test: str, text: str) -> None:
        last = [line for line in text.splitlines() if line.startswith("E ")] or text.splitlines()[-1:]
        self.ended("failed", test, " ".join(last[0].split())[:300])

    def _context(self, name: str) -> None:
        if self.measured:
            os.environ[COVERAGE_CONTEXT] = name
            self.measured.switch_context(name)


def _hasty(own: hypothesis.settings) -> hypothesis.settings:
    return hypothesis.settings(
        own,
        database=None,
        phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate],
        suppress_health_check=HURRIED,
        report_multiple_bugs=False,
    )


def _spent() -> float:
    return sum(os.times()[:4])


def measuring(package: Path, configuration: Path, data: Path) -> coverage.Coverage:
    """Start to measure which lines of the package are executed, in this process and those that it starts."""
    lines = (
        "[run]",
        f"source = {package}",
        "parallel = true",
        f"data_file = {data}",
        f"context = ${{{COVERAGE_CONTEXT}}}",
        "disable_warnings = no-data-collected",
    )
    configuration.write_text("\n".join(lines), "utf-8")
    os.environ[COVERAGE_CONTEXT] = ""
    measured = coverage.Coverage(config_file=str(configuration))
    os.environ["COVERAGE_PROCESS_START"] = str(configuration)
    measured.start()
    measured.switch_context(ON_IMPORT)
    os.environ[COVERAGE_CONTEXT] = ON_IMPORT
    return measured
