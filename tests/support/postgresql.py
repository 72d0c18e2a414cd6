"""A PostgreSQL server for tests: a private cluster on a socket in a temporary directory, removed afterwards."""

import os
import pwd
import subprocess
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from urllib.parse import quote

import psycopg
import pytest

from tests.support.needs import find

USER = "leverframe"
POSTGRESQL = pytest.param("postgresql", marks=[pytest.mark.needs("initdb"), pytest.mark.xdist_group("postgresql")])
"""The parameter of a test that needs a server."""


@dataclass(frozen=True, slots=True)
class Cluster:
    """A running server."""

    folder: Path

    def url(self, schema: str) -> str:
        """The URL of the journal in a schema."""
        return (
            f"postgresql://{USER}@/postgres?host={quote(str(self.folder))}&options={quote(f'-csearch_path={schema}')}"
        )

    def connect(self) -> "psycopg.Connection[tuple[object, ...]]":
        """A connection that commits each statement."""
        return psycopg.connect(f"postgresql://{USER}@/postgres?host={quote(str(self.folder))}", autocommit=True)

    def new_schema(self) -> str:
        """The name of an unused schema."""
        name = f"journal_{os.getpid()}_{next(_NUMBERS)}"
        with self.connect() as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
        return name


_NUMBERS = count()


@contextmanager
def cluster() -> Generator[Cluster]:
    """A server that runs as long as it is used; under root, as the user that Debian's package creates for it."""
    folder = Path(tempfile.mkdtemp(prefix="leverframe-postgresql-"))
    if USER_OF_SERVER is not None:
        os.chown(folder, pwd.getpwnam(USER_OF_SERVER).pw_uid, -1)
    keeper = ["sh", "-c", KEEPER, "sh", str(folder)]
    with subprocess.Popen(keeper, stdin=subprocess.PIPE, cwd="/", start_new_session=True) as kept:
        data = folder / "data"
        _run("initdb", "-D", data, "-A", "trust", "-U", USER, "-E", "UTF8", "--locale=C", "--no-sync")
        settings = f"-c listen_addresses='' -c unix_socket_directories='{folder}' -c max_connections=50"
        _run("pg_ctl", "-D", data, "-l", folder / "log", "-o", settings, "-w", "start")
        yield Cluster(folder)
        kept.communicate()
    assert not folder.exists(), "the server has not ended"


USER_OF_SERVER = "postgres" if os.geteuid() == 0 else None
KEEPER = """
read -r _
server=$(head -n 1 "$1/data/postmaster.pid" 2>/dev/null) && kill -QUIT "$server"
while test -e "$1/data/postmaster.pid" && kill -0 "$server" 2>/dev/null; do sleep 0.05; done
rm -rf "$1"
"""
"""Its input ends with the process that uses the server, even if that is killed. Then it stops the server at once.

It has the rights of that process, not of the server's user: only the owner of TMPDIR may remove a folder from it.
"""


def _found(program: str) -> str:
    found = find(program)
    assert found is not None
    return found


def _run(program: str, *arguments: str | Path) -> None:
    command = [_found(program), *map(str, arguments)]
    # To a file: the server inherits the descriptor and would keep a pipe open for ever.
    with tempfile.TemporaryFile() as said:
        done = subprocess.run(
            command, user=USER_OF_SERVER, cwd="/", stdout=said, stderr=said, stdin=subprocess.DEVNULL, check=False
        )
        said.seek(0)
        assert done.returncode == 0, said.read().decode()
