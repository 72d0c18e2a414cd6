"""Compile what the tests import: ``python -m tests.prepare``.

Several processes run the tests, and in a fresh checkout each of them would compile all modules, the rewritten
assertions of all tests (pytest), and the loops of Numba, at the same time. After this, each finds them compiled.
"""

import contextlib
import importlib
import importlib.util
import io
import sys
from pathlib import Path

import pytest

import leverframe

PACKAGE = Path(leverframe.__file__).parent


def main() -> int:
    """Compile; return the exit code of collecting all tests, whose output is printed only if it fails."""
    with contextlib.redirect_stdout(io.StringIO()) as output:
        code = pytest.main(["--collect-only", "--quiet", "--quiet", "-p", "no:cacheprovider"])
    if code != pytest.ExitCode.OK:
        sys.stdout.write(output.getvalue())
    if importlib.util.find_spec("numba") is not None:
        for path in PACKAGE.rglob("*.py"):
            if "import njit" in path.read_text("utf-8"):
                importlib.import_module(".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts))
    return code


if __name__ == "__main__":
    sys.exit(main())
