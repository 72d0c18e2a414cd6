"""The site of the documentation, as `make docs` builds it."""

import os
import subprocess
import sys
from pathlib import Path


def build(root: Path, site: Path, **changes: str) -> "subprocess.CompletedProcess[str]":
    """Build the pages below a root into a folder. With `--quiet`, `--strict` would not see any warning."""
    plain = {name: value for name, value in os.environ.items() if name != "LEVERFRAME_REPOSITORY_URL"}
    return subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(site)],
        cwd=root,
        env={**plain, "NO_MKDOCS_2_WARNING": "1", **changes},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
