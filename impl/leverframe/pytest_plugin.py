"""The plugin of pytest: each `leverframe_conformance(…)` in a test file becomes a test for each requirement.

The fixture `leverframe_log` judges what a test makes a program log: the test fails if the log does not conform.

pytest loads it wherever Leverframe is installed, so it imports nothing of it until a test file has imported
`leverframe.testing`, or a test asks for the fixture. `-p no:leverframe` turns it off.

| verdict | test |
|---|---|
| pass | passes |
| fail | fails, with everything that `leverframe conform` says of the failure |
| inconclusive, could not run | ends with an error: nothing was established, which is no success |
| not applicable, not judged | is skipped, with the reason |

With a file of expected failures, a test is an expected failure (xfail) if all its failures are expected. It fails if
its entry is stale; stale causes fail the last test.

The summary says what each campaign covers, and which machines `leverframe.testing.state_machine` walks exhaustively.

A last test, `subject`, is about what no requirement names: a subject that hangs, crashes or is not deterministic, or a
campaign in which nothing was judged. All tests of a campaign are in one xdist group, so `--dist loadgroup` runs it
once.
"""

import sys
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, cast

from leverframe.extras import required

with required("test"):
    import pytest

if TYPE_CHECKING:
    from leverframe.cli.output import Look
    from leverframe.conform.campaign.expected import Compared, Entry
    from leverframe.conform.campaign.report import Report
    from leverframe.conform.campaign.verdicts import Judged
    from leverframe.conform.suite.fates import Failure
    from leverframe.testing.conformance import Conformance
    from leverframe.testing.logs import Logs, Wrong

SUBJECT = "subject"
_PROPERTY = "leverframe"
_NARROWEST = 60
_CAUSES = 5
"""How many causes of violations a failure tells in full."""


def pytest_pycollect_makeitem(collector: pytest.Collector, name: str, obj: object) -> pytest.Collector | None:
    """Collect what `leverframe_conformance` returned."""
    home = sys.modules.get("leverframe.testing.conformance")
    if home is None or not isinstance(obj, home.Conformance):
        return None
    found: Campaign = Campaign.from_parent(collector, name=name)
    found.conformance = cast("Conformance", obj)
    return found


def pytest_runtest_teardown(item: pytest.Item) -> None:
    """Keep what `leverframe.testing.state_machine` says of its walk: a machine may be too large for it."""
    machine = getattr(getattr(item, "obj", None), "_hypothesis_state_machine_class", None)
    coverage = getattr(machine, "coverage", None)
    if coverage is not None and "leverframe.testing.walking" in sys.modules:
        item.user_properties.append((_PROPERTY, f"{coverage}."))


def pytest_terminal_summary(terminalreporter: "pytest.TerminalReporter") -> None:
    """Say what each campaign covers, and each comparison of a state machine."""
    reports = [report for each in terminalreporter.stats.values() for report in each if hasattr(report, "nodeid")]
    said = {
        report.nodeid.rpartition("::")[0]: text
        for report in reports
        for name, text in getattr(report, "user_properties", ())
        if name == _PROPERTY
    }
    if said:
        terminalreporter.section("conformance")
    for name, text in said.items():
        terminalreporter.write_line(f"{name}: {text}")


_LOGS: "pytest.StashKey[Logs]" = pytest.StashKey()


@pytest.fixture
def leverframe_log(request: pytest.FixtureRequest, tmp_path: Path) -> "Logs":
    """A function that returns the path of a log, which is judged when the test has run (docs/audit.md)."""
    from leverframe.testing.logs import Logs  # noqa: PLC0415 -- only who asks for it needs it

    logs = Logs(tmp_path)
    cast("pytest.Item", request.node).stash[_LOGS] = logs
    return logs


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """Judge the logs of a test that has passed."""
    yield
    logs = item.stash.get(_LOGS, None)
    if logs is None:
        return
    from leverframe.errors import LeverframeError  # noqa: PLC0415 -- as above

    try:
        said = "\n\n".join(_audited(one, _look(item.config)) for one in logs.wrong())
    except LeverframeError as error:
        said = str(error)
    if said:
        pytest.fail(said, pytrace=False)


def _audited(wrong: "Wrong", look: "Look") -> str:
    from leverframe.cli.reports import audit  # noqa: PLC0415 -- as above
    from leverframe.cli.targets import requirements_of  # noqa: PLC0415 -- as above

    sentences = {one.name: one for one in requirements_of(wrong.audit.declaration)}
    return audit.render(wrong.audit, wrong.verdicts, sentences, look, _CAUSES)


def _clean(text: str) -> str:
    """Text of a subject, for a terminal."""
    from leverframe.cli.reports.page import clean  # noqa: PLC0415 -- as above

    return clean(text)


def _look(config: pytest.Config) -> "Look":
    from leverframe.cli.output import WIDEST, Look  # noqa: PLC0415 -- as above

    width = config.get_terminal_writer().fullwidth
    return Look(max(_NARROWEST, min(width, WIDEST)))


class Campaign(pytest.Collector):
    """One campaign: a test for each requirement."""

    conformance: "Conformance"

    def collect(self) -> Iterator[pytest.Item]:
        """Yield a test for each requirement. The declaration is read, and nothing runs."""
        from leverframe.errors import InputError  # noqa: PLC0415 -- only who tests conformance needs it

        try:
            names = self.conformance.names
            _ = self.conformance.entries
        except InputError as error:
            raise self.CollectError(str(error)) from error
        for name in (*names, SUBJECT):
            item: Requirement = Requirement.from_parent(self, name=name)
            if self.config.pluginmanager.hasplugin("xdist"):
                item.add_marker(pytest.mark.xdist_group(self.nodeid))
            yield item

    @property
    def report(self) -> "Report":
        """The verdicts. The test fails if the adapter or the interface cannot be used."""
        from leverframe.errors import InputError  # noqa: PLC0415 -- as above

        try:
            return self.conformance.report
        except InputError as error:
            pytest.fail(str(error), pytrace=False)


class Requirement(pytest.Item):
    """One requirement. In its setup the campaign runs, unless it has run; so what decides nothing is an error there."""

    def setup(self) -> None:
        """Skip what is not applicable, and fail if nothing was established."""
        from leverframe.conform.campaign.verdicts import Verdict  # noqa: PLC0415 -- as above

        if self.name == SUBJECT:
            self._setup_subject()
            return
        judged = self._judged
        if self._stale:
            return
        said = _clean(f"{judged.verdict}: {judged.reason}")
        match judged.verdict:
            case Verdict.NOT_APPLICABLE | Verdict.NOT_JUDGED:
                raise pytest.skip.Exception(said, _use_item_location=True)
            case Verdict.INCONCLUSIVE | Verdict.COULD_NOT_RUN:
                reasons = self._compared.awaited(self.name)
                if reasons:
                    pytest.xfail(f"not reached, and expected to fail: {'; '.join(reasons)}")
                pytest.fail(said, pytrace=False)
            case Verdict.PASS | Verdict.FAIL:
                pass

    def runtest(self) -> None:
        """Fail if the requirement is not met."""
        tests, report = self._campaign.conformance.names, self._report
        failures = report.beyond(tests) if self.name == SUBJECT else report.breaking(self.name)
        said = [f"stale: {entry.name} no longer fails ({entry.reason}); remove it" for entry in self._stale]
        reasons = self._compared.excuses(failures)
        if reasons and not said:
            pytest.xfail(f"fails as expected: {'; '.join(reasons)}")
        said += [self._told(failure) for failure in failures]
        if said:
            pytest.fail("\n\n".join(said), pytrace=False)

    def reportinfo(self) -> tuple[str, int | None, str]:
        """The place of the test: the test file."""
        return str(self.path), self._campaign.conformance.line - 1, f"{self._campaign.name}: {self.name}"

    @property
    def _campaign(self) -> Campaign:
        return cast("Campaign", self.parent)

    @property
    def _report(self) -> "Report":
        return self._campaign.report

    @property
    def _compared(self) -> "Compared":
        return self._campaign.conformance.compared

    @property
    def _judged(self) -> "Judged":
        return next(one for one in self._report.requirements if one.name == self.name)

    @property
    def _stale(self) -> "list[Entry]":
        """The stale entries of this requirement; for the subject, those of causes."""
        from leverframe.conform.campaign.expected import Status  # noqa: PLC0415 -- as above

        stale = self._compared.of(Status.STALE)
        return [entry for entry in stale if (entry.name if entry.is_id else SUBJECT) == self.name]

    def _setup_subject(self) -> None:
        from leverframe.cli.reports.conform import render_whole  # noqa: PLC0415 -- as above
        from leverframe.errors import ExitCode  # noqa: PLC0415 -- as above

        report = self._report
        unnoticed = dict.fromkeys(name for result in report.campaign.results for name in result.plan.unnoticed)
        blind = f" Nobody could notice: {'; '.join(unnoticed)}." if unnoticed else ""
        self.user_properties.append((_PROPERTY, f"{report.verdict.value}. {report.guarantee}{blind}"))
        if self._compared.exit_code is ExitCode.INCONCLUSIVE:
            pytest.fail(f"inconclusive: see below\n{render_whole(report, _look(self.config))}", pytrace=False)

    def _told(self, failure: "Failure") -> str:
        from leverframe.cli.reports.conform import render_failure  # noqa: PLC0415 -- as above

        return render_failure(self._report, failure, _look(self.config)).strip()
