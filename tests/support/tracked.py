"""The files of the project: those that Git knows, or, in an unpacked sdist, those that pyproject.toml lists for it."""

import subprocess
import tomllib
from pathlib import Path

from tests.run import ROOT


def tracked(root: Path = ROOT) -> list[str]:
    """The paths of all files, below the root."""
    if (root / ".git").exists():
        command = ["git", "ls-files", "-z"]
        listed = subprocess.run(command, cwd=root, capture_output=True, encoding="utf-8", check=True)
        return sorted(name for name in listed.stdout.split("\0") if (root / name).is_file())
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    places = [root / name.lstrip("/") for name in project["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]]
    found = {path for place in places for path in (place.rglob("*") if place.is_dir() else [place])}
    own = {root / ".gitignore", root / "pyproject.toml"}
    return sorted(
        path.relative_to(root).as_posix()
        for path in found | own
        if path.is_file() and "__pycache__" not in path.parts and path.suffix != ".pyc"
    )
