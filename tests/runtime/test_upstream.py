"""The tests of the `transitions` project itself, with our machine, unsealed, in place of theirs.

Their archive is fetched at test time (tests/support/needs.py), not kept in the repository.
"""

import re
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from tests.support.needs import archive

MODULES = ("test_core", "test_add_remove", "test_enum")

PLUGIN = """
import atexit
import transitions
from leverframe.runtime.sealing import SealableMachine

theirs = transitions.Machine
made = {"ours": 0, "in all": 0}
begin = theirs.__init__


def counted(self, *arguments, **keywords):
    # Machines of their extensions (hierarchical, asynchronous …) derive from their own machine and are not tested here.
    if type(self) in {theirs, SealableMachine} or isinstance(self, SealableMachine):
        made["in all"] += 1
        made["ours"] += isinstance(self, SealableMachine)
    begin(self, *arguments, **keywords)


theirs.__init__ = counted
transitions.Machine = SealableMachine  # before their modules import it, since it occurs in defaults of arguments


def pytest_collection_modifyitems(items):
    for item in items:
        if getattr(item.module, "Machine", None) is theirs:  # taken from transitions.core
            item.module.Machine = SealableMachine


def pytest_terminal_summary(terminalreporter):
    terminalreporter.write_line(f"machines: {made['ours']} of {made['in all']} are ours")
"""


@pytest.mark.needs("transitions-sdist")
def test_their_tests_pass_with_our_machine(tmp_path: Path) -> None:
    fetched = archive("transitions-sdist")
    assert fetched is not None
    with tarfile.open(fetched) as packed:
        packed.extractall(tmp_path, members=[m for m in packed if "/tests/" in m.name], filter="data")
    (folder,) = tmp_path.iterdir()
    (folder / "conftest.py").write_text(PLUGIN, "utf-8")
    (folder / "pytest.ini").write_text("[pytest]\n", "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *(f"tests/{name}.py" for name in MODULES)],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    counted = re.search(r"machines: (\d+) of (\d+) are ours", done.stdout)
    passed = re.search(r"(\d+) passed", done.stdout)
    assert counted is not None
    assert passed is not None
    print(f"{passed[0]}; {counted[0]}")  # noqa: T201 -- 'pytest -rP' shows it
    assert int(counted[1]) == int(counted[2]) >= 69
    assert int(passed[1]) >= 90
