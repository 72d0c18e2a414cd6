"""A PostgreSQL server for tests: a private cluster on a socket in a temporary directory, removed afterwards."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from urllib.parse import quote

import psycopg

from tests.support.needs import find

USER = "leverframe"


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
    try:
        if os.geteuid() == 0:
            os.chown(folder, pwd.getpwnam("postgres").pw_uid, -1)
        data = folder / "data"
        _run("initdb", "-D", data, "-A", "trust", "-U", USER, "-E", "UTF8", "--locale=C", "--no-sync")
        settings = f"-c listen_addresses='' -c unix_socket_directories='{folder}' -c max_connections=50"
        _run("pg_ctl", "-D", data, "-l", folder / "log", "-o", settings, "-w", "start")
        try:
            yield Cluster(folder)
        finally:
            _run("pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _run(program: str, *arguments: str | Path) -> None:
    found = find(program)
    assert found is not None
    user = "postgres" if os.geteuid() == 0 else None
    command = [found, *map(str, arguments)]
    # To a file, since the server would inherit a pipe and keep it open for ever.
    with tempfile.TemporaryFile() as said:
        done = subprocess.run(
            command, user=user, cwd="/", stdout=said, stderr=said, stdin=subprocess.DEVNULL, check=False
        )
        said.seek(0)
        assert done.returncode == 0, said.read().decode()
