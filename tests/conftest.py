"""The configuration of the test suite: Hypothesis profiles, and tests that need a program outside Python (needs.py)."""

import os
import signal
from typing import Protocol

import hypothesis
import pytest
from hypothesis.internal.conjecture.providers import HypothesisProvider
from hypothesis.internal.constants_ast import Constants

from tests.support.needs import WITHOUT_DOCUMENTS, absent, hint, in_ci

# 'ci' is the default and makes runs repeatable; HYPOTHESIS_PROFILE=dev searches for new examples.
# Neither has a deadline: the time of an example depends on the computer, and proves nothing.
hypothesis.settings.register_profile("ci", derandomize=True, deadline=None, print_blob=True)
hypothesis.settings.register_profile("dev", deadline=None)
# Hypothesis also tries the constants of local modules: of those that are loaded, and below no folder called 'tests'. So
# its examples would depend on which tests run in a process, and where. No setting switches that off.
HypothesisProvider._local_constants = Constants()  # type: ignore[assignment]  # it is a property
hypothesis.settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

NOT_RUN = pytest.StashKey[dict[str, str]]()
"""Test id → how to install the program that the test needs."""


class XdistWorker(Protocol):
    """A worker process of xdist, as the controller sees it (xdist itself has no types)."""

    config: pytest.Config
    workeroutput: dict[str, dict[str, str]]  # missing if the process crashed


def pytest_configure(config: pytest.Config) -> None:
    # A background process of a shell ignores Ctrl-C, and so would every process that a test starts and interrupts.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    # The worker processes of xdist get a COLUMNS variable, which the processes that they start would inherit.
    os.environ.pop("COLUMNS", None)
    config.addinivalue_line("markers", "needs(*programs): not run, and listed at the end, if one of them is absent")
    config.stash[NOT_RUN] = {}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    not_run = config.stash[NOT_RUN]
    for item in items:
        for mark in item.iter_markers("needs"):
            for program in filter(absent, mark.args):
                not_run[item.nodeid] = hint(program)
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid in not_run])
    items[:] = [item for item in items if item.nodeid not in not_run]


def pytest_sessionfinish(session: pytest.Session) -> None:
    not_run = session.config.stash[NOT_RUN]
    to_controller: dict[str, object] | None = getattr(session.config, "workeroutput", None)
    if to_controller is not None:  # a worker process of xdist: workers collect, the controller reports
        to_controller["not_run"] = not_run
        return
    incomplete = set(not_run.values()) - {WITHOUT_DOCUMENTS}
    if incomplete and in_ci() and session.exitstatus in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: XdistWorker) -> None:
    node.config.stash[NOT_RUN].update(node.workeroutput["not_run"] if hasattr(node, "workeroutput") else {})


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    for test, reason in sorted(config.stash[NOT_RUN].items()):
        word = "left out" if reason == WITHOUT_DOCUMENTS else "not run"
        terminalreporter.write_line(f"{word}: {test} ({reason})")
