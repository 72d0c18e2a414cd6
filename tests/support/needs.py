"""The programs outside Python that some tests call, the archives that some of them fetch, the rights that some need.

A test says what it needs with ``@pytest.mark.needs("spin")``. Where a program is absent the test is not run, and is
named at the end (conftest.py); ``make test`` then ends 'incomplete', which is a failure where CI is set. Run as a
program, this module prints the Debian packages of the absent ones, one a line: what ``.ci/run`` installs.

``needs("transitions-sdist")`` is of another kind: the source archive of a library, whose own tests are run with a class
of ours. It is fetched by pip from whatever index pip uses, once, into the cache of pytest.

``needs("mount-namespace")`` asks for a right: to mount a small file system that nobody else sees. Some containers take
it away, and nothing can be installed for it. So it is with the domains of landlock(7): ``needs("landlock")`` asks for
those that keep all files as they are (Linux 6.2), ``needs("landlock-signals")`` for those that keep signals inside
(Linux 6.12).

``needs("documents")`` asks for the five documents, which are not part of the project. A test that lacks
them is named as left out, which does not make a run incomplete: nothing can be installed for it.

``needs("lowest-python")`` asks for Python 3.11: the lowest versions of the libraries have no wheels for a newer one.

Standard library only: ``.ci/run`` calls it before anything is installed.
"""

import functools
import importlib.metadata
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

PACKAGES = {
    "dot": "graphviz",
    "gcc": "gcc libc6-dev",
    "initdb": "postgresql",
    "java": "default-jre-headless",
    "make": "make",
    "spin": "spin",
}

ARCHIVES = {"transitions-sdist": "transitions"}
"""The libraries whose source archive, of the version that is installed, is wanted."""

_LANDLOCK = "import ctypes, sys; sys.exit(ctypes.CDLL(None).syscall(444, None, 0, 1) < {})"

RIGHTS = {
    "landlock": (sys.executable, "-c", _LANDLOCK.format(3)),
    "landlock-signals": (sys.executable, "-c", _LANDLOCK.format(6)),
    "lowest-python": (sys.executable, "-c", "import sys; sys.exit(sys.version_info >= (3, 12))"),
    "mount-namespace": ("unshare", "-Urm", "mount", "-t", "tmpfs", "none", tempfile.gettempdir()),
}
"""What succeeds where one has the right."""

DOCUMENTS = Path(os.environ.get("LEVERFRAME_DOCUMENTS", Path(__file__).resolve().parents[3] / "shared" / "documents"))
"""The folder of the five documents."""

WITHOUT_DOCUMENTS = "needs the documents; name their folder in LEVERFRAME_DOCUMENTS"

CACHE = Path(__file__).resolve().parents[2] / ".pytest_cache" / "d" / "archives"


def in_ci() -> bool:
    """Whether the environment variable CI is set and does not say no."""
    return os.environ.get("CI", "").lower() not in {"", "0", "false", "no"}


BESIDES_PATH = sorted(map(str, Path("/usr/lib/postgresql").glob("*/bin")), reverse=True)
"""Where Debian has programs that it does not put on PATH."""


def find(program: str) -> str | None:
    """Where `program` is; None where it is nowhere."""
    return shutil.which(program) or shutil.which(program, path=os.pathsep.join(BESIDES_PATH))


def absent(program: str) -> bool:
    """Whether a program is missing, an archive cannot be fetched, a right is denied, or the documents are not there."""
    if program in ARCHIVES:
        return archive(program) is None
    if program in RIGHTS:
        return not granted(program)
    if program == "documents":
        return not DOCUMENTS.is_dir()
    if program not in PACKAGES:
        message = f"{program!r} is not in tests/support/needs.py: nobody would install it"
        raise LookupError(message)
    return find(program) is None


@functools.cache
def granted(name: str) -> bool:
    """Whether one has one of `RIGHTS`."""
    try:
        return subprocess.run(RIGHTS[name], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


@functools.cache
def archive(name: str) -> Path | None:
    """The file of one of `ARCHIVES`, fetched if need be; None where that fails."""
    library = ARCHIVES[name]
    wanted = f"{library}-{importlib.metadata.version(library)}"
    kept = CACHE / f"{wanted}.tar.gz"
    if kept.exists():
        return kept
    with tempfile.TemporaryDirectory() as folder:
        options = ["--quiet", "--no-deps", "--no-binary", library, "--dest", folder]
        command = [sys.executable, "-m", "pip", "download", *options, wanted.replace("-", "==")]
        done = subprocess.run(command, capture_output=True, check=False)
        fetched = next(Path(folder).glob(f"{wanted}*.tar.gz"), None)
        if done.returncode != 0 or fetched is None:
            return None
        CACHE.mkdir(parents=True, exist_ok=True)
        shutil.copy(fetched, kept.with_suffix(f".{os.getpid()}"))
        kept.with_suffix(f".{os.getpid()}").replace(kept)
    return kept


def hint(program: str) -> str:
    """What a person does about an absent `program`."""
    if program in ARCHIVES:
        return f"needs the source archive of {ARCHIVES[program]}; let pip reach a package index that has it"
    if program == "documents":
        return WITHOUT_DOCUMENTS
    if program in RIGHTS:
        return f"needs a right; run where this succeeds: {' '.join(RIGHTS[program])}"
    return f"needs {program}; install it with: apt-get install {PACKAGES[program]}"


if __name__ == "__main__":
    for name, packages in PACKAGES.items():
        if absent(name):
            print(*packages.split(), sep="\n")
