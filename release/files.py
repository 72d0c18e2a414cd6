"""The files of a release, in dist/: ``make release-files``.

- The sdist, and the wheel built from it. Both are built twice: here, and from an export of the commit at another place,
  with another umask and time zone. The bytes have to be equal, so others can build them, too. SOURCE_DATE_EPOCH is the
  time of the commit unless it is set. `release.metadata` describes LEVERFRAME_REPOSITORY_URL.
- The bill of materials (CycloneDX) of an environment with only the wheel and all its extras: the packages and versions
  that pip chose on this machine today.
- SHA256SUMS, in the format of sha256sum(1).

With ``--tag TAG`` the texts must be ready for that release. The exit code is 0, or 1 if the files are not fit for a
release; the last line on stderr says why.
"""

import argparse
import hashlib
import json
import os
import re
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from collections.abc import Mapping, Sequence
from io import BytesIO
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BILL = "leverframe.cdx.json"
NOT_YET = "is not on PyPI yet"
"""The words of the README that no released README may have."""


class NotFitError(Exception):
    """The files, or the texts in them, are not fit for a release."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the files. The exit code is 0, or 1 if they are not fit for a release."""
    parser = argparse.ArgumentParser(prog="python -m release.files", description="Make the files of a release.")
    parser.add_argument("--tag", help="the tag of the release, such as v0.1.0: check that the texts are ready")
    parser.add_argument("--outdir", type=Path, default=ROOT / "dist", help="the folder of the files; default: dist")
    options = parser.parse_args(arguments)
    try:
        make(options.outdir, options.tag)
    except NotFitError as error:
        print(f"not fit for a release: {error}", file=sys.stderr)
        return 1
    return 0


def make(folder: Path, tag: str | None = None) -> None:
    """Make all files in `folder`, which must be empty or missing. Raises NotFitError."""
    if folder.is_dir() and any(folder.iterdir()):
        raise NotFitError(f"{folder} is not empty: remove its files, so that nothing old is published")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    if tag is not None:
        ready(ROOT, project["version"], tag)
    with tempfile.TemporaryDirectory() as work:
        here, again, environment = (Path(work, name) for name in ("here", "again", "environment"))
        build(ROOT, here, {})
        source = export(Path(work, "elsewhere"))
        build(source, again, {"TZ": "Asia/Kathmandu"}, umask=0o077)
        built = same(here, again)
        run([sys.executable, "-m", "twine", "check", "--strict", *built])
        wheel = next(path for path in built if path.suffix == ".whl")
        install(environment, f"{wheel}[all]")
        bill = bill_of_materials(environment)
        folder.mkdir(parents=True, exist_ok=True)
        for path in built:
            (folder / path.name).write_bytes(path.read_bytes())
    (folder / BILL).write_text(bill, "utf-8")
    write_sums(folder)


def ready(root: Path, version: str, tag: str) -> None:
    """Raise NotFitError unless the texts are those of the release with this tag."""
    if tag != f"v{version}":
        raise NotFitError(f"the tag is {tag}, and pyproject.toml has version {version}: the tag must be v{version}")
    if not re.search(rf"^## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d$", _text(root, "CHANGELOG.md"), re.MULTILINE):
        raise NotFitError(f"CHANGELOG.md has no section '## [{version}] - DATE': name the one of unreleased changes so")
    if NOT_YET in " ".join(_text(root, "README.md").split()):
        raise NotFitError(f"README.md says that the version {NOT_YET}: remove the sentence")


def _text(root: Path, name: str) -> str:
    return (root / name).read_text("utf-8")


def export(folder: Path) -> Path:
    """Export the commit to `folder`; where there is no Git, return the checkout, an unpacked sdist."""
    if not (ROOT / ".git").exists():
        return ROOT
    archive = run(["git", "archive", "--format=tar", "HEAD"])
    with tarfile.open(fileobj=BytesIO(archive)) as opened:
        opened.extractall(folder, filter="data")
    return folder


def build(source: Path, folder: Path, environment: Mapping[str, str], umask: int = 0o022) -> None:
    """Build the sdist of `source`, and the wheel from it, into `folder`."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH") or commit_time()
    variables = {**os.environ, "SOURCE_DATE_EPOCH": epoch, **environment}
    program = [sys.executable, "-m", "build", "--no-isolation"]
    run([*program, "--outdir", folder, source], environment=variables, umask=umask)


def commit_time() -> str:
    """The time of the commit in seconds; in an unpacked sdist, that of its pyproject.toml, which is the same."""
    if (ROOT / ".git").exists():
        return run(["git", "log", "-1", "--format=%ct"]).decode().strip()
    return str(int((ROOT / "pyproject.toml").stat().st_mtime))


def same(here: Path, again: Path) -> list[Path]:
    """Return the files in `here`. Raises NotFitError unless `again` has the same names and bytes."""
    first, second = ({path.name: path.read_bytes() for path in folder.iterdir()} for folder in (here, again))
    if different := sorted(name for name in {*first, *second} if first.get(name) != second.get(name)):
        names = ", ".join(different)
        raise NotFitError(f"two builds differ in {names}: one is of the commit, so commit or remove what is not in it")
    return sorted(here.iterdir())


def install(environment: Path, requirement: str) -> None:
    """Make a virtual environment without pip that has the requirement and nothing else."""
    run([sys.executable, "-m", "venv", "--without-pip", environment])
    python = environment / "bin" / "python"
    program = [sys.executable, "-m", "pip", "--python", str(python), "--quiet", "--disable-pip-version-check"]
    run([*program, "install", "--no-compile", requirement])


def bill_of_materials(environment: Path) -> str:
    """The CycloneDX bill of materials of the project, as installed in a virtual environment."""
    program = [sys.executable, "-m", "cyclonedx_py", "environment", "--output-reproducible", "--mc-type", "library"]
    made = run([*program, "--pyproject", ROOT / "pyproject.toml", environment])
    return json.dumps(json.loads(made), indent=1, ensure_ascii=False) + "\n"


def write_sums(folder: Path) -> None:
    """Write the digests of the files in `folder` to SHA256SUMS."""
    sums = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in sorted(folder.iterdir())]
    (folder / "SHA256SUMS").write_text("".join(sums), "utf-8")


def run(command: Sequence[str | Path], *, environment: Mapping[str, str] | None = None, umask: int = -1) -> bytes:
    """Run a command in the checkout and return its stdout. Raises NotFitError with its output if it fails."""
    done = subprocess.run(command, cwd=ROOT, env=environment, umask=umask, capture_output=True, check=False)
    if done.returncode != 0:
        said = (done.stdout + done.stderr).decode("utf-8", "replace").strip()
        raise NotFitError(f"{' '.join(map(str, command))} ended with {done.returncode}\n{said}")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
