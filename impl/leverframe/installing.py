"""The pip commands that messages name: for this Python, and from where Leverframe itself was installed.

In a clone, ``pip install 'leverframe[draw]'`` would ask the package index, which may not have this version; and the pip
on PATH may be that of another Python.
"""

import importlib.metadata
import json
import shlex
import shutil
import sys
import urllib.parse
import urllib.request
from pathlib import Path


def command_for(extra: str) -> str:
    """The command that installs an extra, or several that commas separate."""
    folder, editable = _source()
    name = "leverframe" if folder is None else _short(folder)
    return f"{pip()} install {'-e ' if editable else ''}'{name}[{extra}]'"


def pip() -> str:
    """The command that starts the pip of this Python."""
    found, here = shutil.which("pip"), Path(sys.executable)
    return "pip" if found and Path(found).parent == here.parent else f"{shlex.quote(_short(here))} -m pip"


def _source() -> tuple[Path | None, bool]:
    """The folder from which pip installed Leverframe, None if it was an index; and whether Leverframe runs from it."""
    try:
        told = json.loads(importlib.metadata.distribution("leverframe").read_text("direct_url.json") or "{}")
        url = urllib.parse.urlsplit(str(told.get("url", "")))
        folder = Path(urllib.request.url2pathname(url.path))
        editable = bool(told.get("dir_info", {}).get("editable"))
    except (importlib.metadata.PackageNotFoundError, ValueError, AttributeError):
        return None, False
    is_folder = url.scheme == "file" and "'" not in str(folder) and (folder / "pyproject.toml").is_file()
    return (folder, editable) if is_folder else (None, False)


def _short(path: Path) -> str:
    """A path as short as possible: relative if it is below the current directory."""
    here = Path.cwd()
    return str(path.relative_to(here)) if path.is_relative_to(here) else str(path)
