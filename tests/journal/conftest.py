"""What tests of the journal share: one PostgreSQL server, and places for a journal in either database."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.journals import Place, file
from tests.support.postgresql import POSTGRESQL, Cluster, cluster


@pytest.fixture(scope="session")
def server() -> Iterator[Cluster]:
    with cluster() as found:
        yield found


@pytest.fixture(params=["sqlite", POSTGRESQL])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Where nothing is yet, and where what comes there stays."""
    if request.param == "sqlite":
        return file(tmp_path)
    server: Cluster = request.getfixturevalue("server")
    return Place(server.url(server.new_schema()))
