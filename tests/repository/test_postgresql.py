"""The PostgreSQL server of the tests ends with the process that uses it, even if that is killed."""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

from tests.run import ROOT

PROGRAM = """
import sys
from tests.support.postgresql import cluster
with cluster() as server:
    server.new_schema()
    print(server.folder, flush=True)
    sys.stdin.read()
"""


@pytest.mark.needs("initdb")
@pytest.mark.parametrize("killed", [False, True])
def test_no_server_stays_behind(*, killed: bool) -> None:
    with tempfile.TemporaryDirectory(prefix="leverframe-") as directory:  # short, for the name of the server's socket
        Path(directory).chmod(0o755)  # the server's user may not remove anything from it
        command, environment = [sys.executable, "-c", PROGRAM], {**os.environ, "TMPDIR": directory}
        pipe = subprocess.PIPE
        with subprocess.Popen(command, cwd=ROOT, env=environment, stdin=pipe, stdout=pipe, text=True) as running:
            assert running.stdout is not None
            folder = Path(running.stdout.readline().strip())
            assert folder.parent == Path(directory)
            server = Path("/proc", (folder / "data" / "postmaster.pid").read_text("utf-8").partition("\n")[0])
            assert server.exists()
            if killed:
                running.kill()
        for _ in range(3_000):
            if not folder.exists() and not server.exists():
                return
            time.sleep(0.01)
        raise AssertionError(f"{server} still uses {folder}")
