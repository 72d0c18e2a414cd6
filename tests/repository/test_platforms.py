"""Other operating systems, simulated: without the modules and functions that they lack, all but the systems works.

Only our own modules are tested: the standard library and other packages are imported before anything is removed. So
these tests find an import of `fcntl`; they do not show that Leverframe works on macOS or Windows.
"""

import json
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

import leverframe
from tests.support.budget import long_unless
from tests.support.command_line import flat
from tests.support.parts import CALLS

PACKAGE = Path(leverframe.__file__).parent
MODULES = sorted(found.name for found in pkgutil.walk_packages([str(PACKAGE)], "leverframe.", onerror=lambda _: None))
OURS = [name for name in MODULES if not {"systems", "sut"} & set(name.split(".")) and not name.endswith("__main__")]
SYSTEMS = [name for name in MODULES if name.startswith("leverframe.systems.")]
SUBJECTS = [name for name in MODULES if name.startswith("leverframe.sut.")]

LACKING = {
    "darwin": "os.O_PATH os.memfd_create os.sched_getaffinity select.epoll signal.sigtimedwait",
    "win32": (
        "fcntl grp posix pty pwd resource termios tty select.epoll select.poll "
        "os.O_CLOEXEC os.O_DIRECTORY os.O_NOCTTY os.O_NOFOLLOW os.O_NONBLOCK os.O_PATH os.chown os.fchmod os.fchown "
        "os.fork os.geteuid os.getuid os.killpg os.mkfifo os.setsid "
        "signal.SIGALRM signal.SIGKILL signal.pthread_sigmask signal.setitimer signal.sigwait"
    ),
}
"""For each system the modules and functions that it lacks."""

PROGRAM = """
import importlib, io, contextlib, json, sys
import asyncio, concurrent.futures.process, ctypes, http.client, multiprocessing.pool, multiprocessing.resource_tracker
import os, platform, select, signal, sqlite3, subprocess, tempfile, urllib.request, webbrowser
import click.shell_completion, click.testing
asked = json.load(sys.stdin)
for name in asked["libraries"]:
    importlib.import_module(name)
for name in asked["lacking"]:
    module, _, function = name.partition(".")
    if function:
        delattr(sys.modules[module], function)
    else:
        sys.modules[module] = None
sys.platform = asked["system"]

from leverframe.cli.main import run
from leverframe.errors import InputError

outcomes = {}
for arguments in asked["calls"]:
    printed = io.TextIOWrapper(io.BytesIO(), "utf-8", write_through=True)
    with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
        code = run(arguments)
    outcomes[" ".join(arguments)] = [code, printed.buffer.getvalue().decode()]
for name in asked["imported"]:
    try:
        importlib.import_module(name)
        outcomes[name] = "imported"
    except InputError as error:
        outcomes[name] = error.diagnostics[0].message
print(json.dumps(outcomes))
"""
LIBRARIES = (
    "cryptography.hazmat.primitives.asymmetric.ed25519 cvc5 filelock hypothesis.stateful lark numba numpy "
    "opentelemetry._logs pydantic rfc8785 sqlalchemy.dialects.sqlite transitions.extensions.diagrams yaml z3"
)
COMMANDS = [
    *(call for call in CALLS if call.extra is None and call.arguments[0] != "-c"),
    *(call for call in CALLS if call.extra == "check" and call.arguments[0] == "check" and not call.slow),
]


@pytest.mark.parametrize("system", long_unless(LACKING, {"win32"}.__contains__))
def test_on_another_system_everything_but_the_systems_works(system: str, tmp_path: Path) -> None:
    asked = {
        "system": system,
        "libraries": LIBRARIES.split(),
        "lacking": LACKING[system].split(),
        "calls": [*(call.arguments for call in COMMANDS), ("run", "kernel")],
        "imported": [*OURS, *SYSTEMS, *SUBJECTS],
    }
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=tmp_path,
        input=json.dumps(asked),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    outcomes = json.loads(done.stdout)
    needs = f"running a system needs Linux, and this is {system}"
    for call in COMMANDS:
        code, printed = outcomes[" ".join(call.arguments)]
        assert (code, call.words in flat(printed)) == (call.code, True), printed
    assert {name: outcomes[name] for name in OURS} == dict.fromkeys(OURS, "imported")
    assert {name: outcomes[name] for name in SYSTEMS} == dict.fromkeys(SYSTEMS, needs)
    assert {outcomes[name] for name in SUBJECTS} == {"imported", needs}
    code, printed = outcomes["run kernel"]
    assert (code, needs in flat(printed), "error[LF181]" in printed) == (2, True, True)
