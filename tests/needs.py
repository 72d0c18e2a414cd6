"""The programs outside Python that some tests call.

A test says what it needs with ``@pytest.mark.needs("spin")``. Where a program is absent the test is not run, and is
named at the end (conftest.py); ``make test`` then ends 'incomplete', which is a failure where CI is set. Run as a
program, this module prints the Debian packages of the absent ones, one a line: what ``.ci/run`` installs.

Standard library only: ``.ci/run`` calls it before anything is installed.
"""

import os
import shutil
from pathlib import Path

PACKAGES = {
    "dot": "graphviz",
    "gcc": "gcc libc6-dev",
    "initdb": "postgresql",
    "java": "default-jre-headless",
    "make": "make",
    "spin": "spin",
}


def in_ci() -> bool:
    """Whether the environment variable CI is set and does not say no."""
    return os.environ.get("CI", "").lower() not in {"", "0", "false", "no"}


BESIDES_PATH = sorted(map(str, Path("/usr/lib/postgresql").glob("*/bin")), reverse=True)
"""Where Debian has programs that it does not put on PATH."""


def find(program: str) -> str | None:
    """Where `program` is; None where it is nowhere."""
    return shutil.which(program) or shutil.which(program, path=os.pathsep.join(BESIDES_PATH))


def absent(program: str) -> bool:
    """Whether `program`, one of `PACKAGES`, is missing."""
    if program not in PACKAGES:
        message = f"{program!r} is not in tests/needs.py: nobody would install it"
        raise LookupError(message)
    return find(program) is None


def hint(program: str) -> str:
    """What a person does about an absent `program`."""
    return f"needs {program}; install it with: apt-get install {PACKAGES[program]}"


if __name__ == "__main__":
    for name, packages in PACKAGES.items():
        if absent(name):
            print(*packages.split(), sep="\n")
