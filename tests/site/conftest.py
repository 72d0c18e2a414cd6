"""The site, built once, and a browser."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.run import ROOT
from tests.support.site import build

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site of the checkout."""
    folder = tmp_path_factory.mktemp("the site")
    done = build(ROOT, folder)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture(scope="package")
def browser() -> "Iterator[Browser]":
    """A browser for the tests of this package alone: in its thread, an event loop runs as long as it does."""
    from tests.support.browser import started  # noqa: PLC0415 -- only where playwright is installed

    with started() as found:
        yield found
