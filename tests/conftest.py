"""The configuration of the test suite: Hypothesis' budget, long tests, and tests that need something (needs.py)."""

import gc
import os
import signal
import sys
from collections import Counter
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Protocol, cast

import pytest
from hypothesis.internal.conjecture import providers
from hypothesis.internal.constants_ast import Constants

from tests.support import budget, timeouts
from tests.support.needs import BUDGETED, LEFT, LEFT_OUT, NOT_RUN, OPTIONAL, absent, hint, in_ci

# Hypothesis also tries the constants of local modules: of those that are loaded, and below no folder called 'tests'. So
# its examples would depend on which tests run in a process, and where; and its plugin would parse all modules, which is
# a sixth of the time of collecting. No setting switches that off.
NO_CONSTANTS = Constants()
providers._get_local_constants = lambda: NO_CONSTANTS
budget.load_profile()

# Nothing multiplies matrices, for which NumPy would start a thread for each processor, in each process of a test.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# If this package is installed, jsonschema imports it, which makes 38 parsers: a fifth of the time of collecting. They
# check IRIs, which no schema of ours contains.
cast("dict[str, object]", sys.modules)["rfc3987_syntax"] = None

TOGETHER = 12
"""The fewest tests of a file that stay together. Those of small files are left for the end, when a process waits."""
NEEDY = pytest.StashKey[dict[str, str]]()
"""Test id → how to install the program that the test needs."""
LONG = pytest.StashKey[set[str]]()
"""The ids of the long tests that ``-m 'not long'`` leaves out."""


class XdistWorker(Protocol):
    """A worker process of xdist, as the controller sees it (xdist itself has no types)."""

    config: pytest.Config
    workeroutput: dict[str, dict[str, str]]  # missing if the process crashed


def pytest_configure(config: pytest.Config) -> None:
    # A background process of a shell ignores Ctrl-C, and so would every process that a test starts and interrupts.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    # The worker processes of xdist get a COLUMNS variable, which the processes that they start would inherit.
    os.environ.pop("COLUMNS", None)
    config.pluginmanager.register(timeouts, "timeouts")
    config.addinivalue_line("markers", "needs(*programs): not run, and listed at the end, if one of them is absent")
    config.addinivalue_line("markers", "long: long by nature, so `make test` leaves it to `make test-all`")
    config.addinivalue_line("markers", f"{BUDGETED}: does more with the whole budget; set when it is asked for")
    config.stash[NEEDY] = {}
    config.stash[LONG] = set()


@pytest.fixture
def hurried() -> Iterator[None]:
    """Threads switch as often as possible."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(interval)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect tests without looking for garbage: they, and all that they import, live until the end."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()  # what a test leaves behind is found without going through all of this again
        gc.enable()


def pytest_deselected(items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("long") and item.nodeid not in item.config.stash[NEEDY]:
            item.config.stash[LONG].add(item.nodeid)


@pytest.hookimpl(tryfirst=True)
def pytest_itemcollected(item: pytest.Item) -> None:
    if BUDGETED in item.config.option.markexpr:
        module = item.getparent(pytest.Module)
        if module is None or module.obj.__name__ in budget.budgeted_modules():
            item.add_marker(BUDGETED)


@pytest.hookimpl(tryfirst=True, specname="pytest_collection_modifyitems")
def pytest_keep_files_together(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let one process run all tests of a large file: they use the same machines, which are read and explored once.

    Only without long tests: otherwise a file may take so long that the others wait for it at the end.
    """
    sizes = Counter(item.path for item in items) if "not long" in config.option.markexpr else Counter[Path]()
    for item in items:
        if sizes[item.path] >= TOGETHER and item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(f"{item.path.parent.name}.{item.path.stem}"))


@pytest.hookimpl(trylast=True)  # -m comes first: what a deselected test needs does not matter
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    not_run = config.stash[NEEDY]
    for item in items:
        for mark in item.iter_markers("needs"):
            for program in filter(absent, mark.args):
                not_run[item.nodeid] = hint(program)
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid in not_run])
    items[:] = [item for item in items if item.nodeid not in not_run]


def pytest_sessionfinish(session: pytest.Session) -> None:
    not_run, long = session.config.stash[NEEDY], session.config.stash[LONG]
    to_controller: dict[str, object] | None = getattr(session.config, "workeroutput", None)
    if to_controller is not None:  # a worker process of xdist: workers collect, the controller reports
        gc.collect()
        gc.freeze()  # pytest looks for garbage five times at the end
        to_controller["not_run"] = not_run
        to_controller["long"] = dict.fromkeys(long, "")
        return
    incomplete = set(not_run.values()) - {*OPTIONAL.values()}
    if incomplete and in_ci() and session.exitstatus in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: XdistWorker) -> None:
    if hasattr(node, "workeroutput"):
        node.config.stash[NEEDY].update(node.workeroutput["not_run"])
        node.config.stash[LONG].update(node.workeroutput["long"])


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if long := config.stash[LONG]:
        files = Counter(test.partition("::")[0] for test in long)
        counts = ", ".join(f"{file} ({count})" for file, count in sorted(files.items()))
        terminalreporter.write_line(f"{LEFT}{len(long)} long tests: {counts}")
    for test, reason in sorted(config.stash[NEEDY].items()):
        word = LEFT_OUT if reason in OPTIONAL.values() else NOT_RUN
        terminalreporter.write_line(f"{word}{test} ({reason})")
