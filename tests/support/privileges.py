"""A test without the privileges of root, who may read and write everything."""

import os
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

NOBODY = 65534


@contextmanager
def without_privileges() -> Generator[None]:
    """Drop privileges if the tests run as root. Modules that are not loaded yet may be unreadable."""
    if os.geteuid() != 0:
        yield
        return
    os.setresuid(NOBODY, NOBODY, 0)  # `access` asks about the real user
    try:
        yield
    finally:
        os.setresuid(0, 0, 0)


@contextmanager
def reachable_folder() -> Generator[Path]:
    """A folder that everybody can reach, unlike those of pytest."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made).resolve()
        folder.chmod(0o755)
        yield folder
        folder.chmod(0o755)
