"""The page of all bundled systems, and a browser: each is made once, for all tests that look at it."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.support.command_line import run

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.fixture(scope="session")
def bundled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page of all bundled systems."""
    file = tmp_path_factory.mktemp("page") / "report.html"
    assert run("explore", "-o", file).code == 0
    return file


@pytest.fixture(scope="package")
def browser() -> "Iterator[Browser]":
    """A browser for the tests of this package alone: in its thread, an event loop runs as long as it does."""
    from tests.support.browser import started  # noqa: PLC0415 -- only where playwright is installed

    with started() as found:
        yield found
