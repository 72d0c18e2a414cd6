"""The release: metadata from the address of the repository, equal bytes, the bill of materials, the workflows."""

import hashlib
import importlib.metadata
import json
import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Mapping
from email.message import Message
from email.parser import Parser
from pathlib import Path

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from readme_renderer import markdown

from release import files
from release.metadata import VARIABLE, absolute
from tests.run import ROOT
from tests.support.command_line import flat
from tests.support.tracked import tracked

VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
ADDRESS = "https://forge.example/people/leverframe"
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))

# One process builds, and only once.
pytestmark = pytest.mark.xdist_group("release")


# ---- metadata --------------------------------------------------------------------------------------------------------


def metadata(address: str | None) -> Mapping[str, object]:
    """The metadata of a build with that address."""
    environment = {name: value for name, value in os.environ.items() if name != VARIABLE}
    given = environment if address is None else {**environment, VARIABLE: address}
    command = [sys.executable, "-m", "hatchling", "metadata"]
    done = subprocess.run(command, cwd=ROOT, env=given, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    found: Mapping[str, object] = json.loads(done.stdout)
    return found


def test_without_an_address_the_metadata_names_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GITHUB_SERVER_URL", "https://forge.example")
    monkeypatch.setenv("GITHUB_REPOSITORY", "somebody/who-builds-an-sdist")
    found = metadata(None)
    assert "urls" not in found
    assert found["readme"] == {"content-type": "text/markdown", "text": (ROOT / "README.md").read_text("utf-8")}


@pytest.mark.parametrize("address", ["leverframe", "http://forge.example/a/b", f"{ADDRESS}/tree", f"{ADDRESS} "])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(AssertionError, match=re.escape(f"{VARIABLE} is {address!r}; write it as https://")):
        metadata(address)


def test_only_relative_links_outside_of_code_become_absolute() -> None:
    code = "```text\n[a](b)\n```\n"
    text = f"[a](b.md#c) [d](https://e) [f](#g) [h](mailto:i)\n![j](k.svg)\n{code}[l](m)"
    led = f"[a]({ADDRESS}/blob/v1/b.md#c) [d](https://e) [f](#g) [h](mailto:i)\n![j]({ADDRESS}/raw/v1/k.svg)\n"
    assert absolute(text, ADDRESS, "v1") == f"{led}{code}[l]({ADDRESS}/blob/v1/m)"


# ---- files -----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A sdist with an address, and the wheel built from it where no address is given."""
    folder = tmp_path_factory.mktemp("built")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(VARIABLE, ADDRESS)
        patch.setenv("SOURCE_DATE_EPOCH", "1000000000")
        files.build(ROOT, folder / "here", {})
        patch.delenv(VARIABLE)
        with tarfile.open(next((folder / "here").glob("*.tar.gz"))) as archive:
            archive.extractall(folder, filter="data")
        files.build(folder / f"leverframe-{VERSION}", folder / "again", {"TZ": "Asia/Kathmandu"}, umask=0o077)
    return folder


@pytest.mark.long
def test_two_builds_have_the_same_bytes(built: Path) -> None:
    """The second build is that of an unpacked sdist, without an address and with another umask and time zone."""
    found = files.same(built / "here", built / "again")
    assert [path.name for path in found] == [f"leverframe-{VERSION}-py3-none-any.whl", f"leverframe-{VERSION}.tar.gz"]


def test_builds_that_differ_are_refused(tmp_path: Path) -> None:
    for name in ("here", "again"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "equal").touch()
    (tmp_path / "again" / "more").touch()
    with pytest.raises(files.NotFitError, match=r"two builds differ in more:"):
        files.same(tmp_path / "here", tmp_path / "again")
    (tmp_path / "again" / "more").unlink()
    (tmp_path / "again" / "equal").write_text("x")
    with pytest.raises(files.NotFitError, match=r"two builds differ in equal:"):
        files.same(tmp_path / "here", tmp_path / "again")


def wheel_metadata(folder: Path) -> Message:
    with zipfile.ZipFile(next(folder.glob("*.whl"))) as archive:
        return Parser().parsestr(archive.read(f"leverframe-{VERSION}.dist-info/METADATA").decode())


@pytest.mark.long
def test_a_wheel_built_from_an_sdist_has_its_urls_and_its_links(built: Path) -> None:
    found = wheel_metadata(built / "again")
    assert f"Repository, {ADDRESS}" in (found.get_all("Project-URL") or ())
    text = str(found.get_payload())
    assert f"({ADDRESS}/raw/v{VERSION}/docs/tool-gate.svg)" in text
    relative = re.findall(r"\]\((?!https?://|#)[^)]+\)", text)
    assert relative == []
    page = markdown.render(text)
    assert page is not None
    assert f'<img src="{ADDRESS}/raw/v{VERSION}/docs/tool-gate.svg"' in page


@pytest.mark.long
def test_the_metadata_is_fit_for_an_index(built: Path) -> None:
    files.run([sys.executable, "-m", "twine", "check", "--strict", *sorted((built / "here").iterdir())])


@pytest.mark.long
def test_the_sdist_has_every_file_of_the_project_and_nothing_else(built: Path) -> None:
    with tarfile.open(next((built / "here").glob("*.tar.gz"))) as archive:
        names = {member.name.removeprefix(f"leverframe-{VERSION}/") for member in archive if member.isfile()}
    assert names == {*tracked(), "PKG-INFO"}
    assert tracked(built / f"leverframe-{VERSION}") == tracked()


def closure(name: str) -> set[str]:
    """The names of the installed packages that a package without extras needs, directly or not."""
    needed: set[str] = set()
    waiting = [Requirement(name)]
    while waiting:
        wanted = waiting.pop()
        extras = {"", *wanted.extras}
        for line in importlib.metadata.requires(wanted.name) or ():
            found = Requirement(line)
            if found.marker is None or any(found.marker.evaluate({"extra": extra}) for extra in extras):
                if canonicalize_name(found.name) not in needed:
                    waiting.append(found)
                needed.add(canonicalize_name(found.name))
    return needed


@pytest.mark.long
def test_the_bill_of_materials_names_exactly_what_the_wheel_needs(built: Path, tmp_path: Path) -> None:
    environment = tmp_path / "an environment"
    files.install(environment, str(next((built / "here").glob("*.whl"))))
    bill = json.loads(files.bill_of_materials(environment))
    assert (bill["bomFormat"], bill["metadata"]["component"]["name"]) == ("CycloneDX", "leverframe")
    assert bill["metadata"]["component"]["version"] == VERSION
    assert {canonicalize_name(component["name"]) for component in bill["components"]} == closure("leverframe")
    assert all(component["version"] and component["purl"] for component in bill["components"])


def test_the_digests_are_those_of_sha256sum(tmp_path: Path) -> None:
    (tmp_path / "b").write_bytes(b"b")
    (tmp_path / "a").write_bytes(b"a")
    files.write_sums(tmp_path)
    expected = "".join(f"{hashlib.sha256(name.encode()).hexdigest()}  {name}\n" for name in "ab")
    assert (tmp_path / "SHA256SUMS").read_text("utf-8") == expected


# ---- texts -----------------------------------------------------------------------------------------------------------

CHANGES = "# Changelog\n\n## [1.2.3] - 2027-01-31\n"


@pytest.mark.parametrize(
    ("tag", "changes", "readme", "said"),
    [
        ("v1.2.4", CHANGES, "", "the tag must be v1.2.3"),
        ("1.2.3", CHANGES, "", "the tag must be v1.2.3"),
        ("v1.2.3", CHANGES.replace("[1.2.3] - 2027-01-31", "[Unreleased]"), "", "CHANGELOG.md has no section"),
        ("v1.2.3", CHANGES.replace("1.2.3", "1x2.3"), "", "CHANGELOG.md has no section"),
        ("v1.2.3", CHANGES, "Version 1.2.3 is not on\nPyPI yet", "README.md says"),
    ],
)
def test_texts_that_are_not_ready_are_refused(tmp_path: Path, tag: str, changes: str, readme: str, said: str) -> None:
    (tmp_path / "CHANGELOG.md").write_text(CHANGES)
    (tmp_path / "README.md").write_text("# Leverframe\n")
    files.ready(tmp_path, "1.2.3", "v1.2.3")
    (tmp_path / "CHANGELOG.md").write_text(changes)
    (tmp_path / "README.md").write_text(readme)
    with pytest.raises(files.NotFitError, match=re.escape(said)):
        files.ready(tmp_path, "1.2.3", tag)


def test_the_readme_says_whether_the_version_is_released() -> None:
    released = f"## [{VERSION}] - " in (ROOT / "CHANGELOG.md").read_text("utf-8")
    told = f"Version {VERSION} {files.NOT_YET}" in flat((ROOT / "README.md").read_text("utf-8"))
    assert told != released


def test_a_release_that_is_not_fit_ends_with_1_and_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert files.main(["--outdir", str(tmp_path / "dist"), "--tag", "v0"]) == 1
    (tmp_path / "old").touch()
    assert files.main(["--outdir", str(tmp_path)]) == 1
    first, second = capsys.readouterr().err.splitlines()
    assert (
        first
        == f"not fit for a release: the tag is v0, and pyproject.toml has version {VERSION}: the tag must be v{VERSION}"
    )
    assert second.endswith("is not empty: remove its files, so that nothing old is published")
    assert [path.name for path in tmp_path.iterdir()] == ["old"]


# ---- workflows -------------------------------------------------------------------------------------------------------

PINNED = re.compile(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")


def jobs(name: str) -> Mapping[str, Mapping[str, object]]:
    loaded: Mapping[str, Mapping[str, Mapping[str, object]]] = yaml.safe_load(
        (ROOT / ".github/workflows" / name).read_text()
    )
    return loaded["jobs"]


def steps(job: Mapping[str, object]) -> list[Mapping[str, object]]:
    found = job["steps"]
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_each_action_is_pinned_by_a_commit_and_names_its_version(path: Path) -> None:
    used = re.findall(r"uses: (.*)", path.read_text("utf-8"))
    assert used
    assert [line for line in used if PINNED.fullmatch(line) is None] == []


def test_code_of_the_project_runs_without_permission_to_write() -> None:
    for path in WORKFLOWS:
        assert "\npermissions: {}\n" in path.read_text("utf-8")
        for name, job in jobs(path.name).items():
            checked_out = any("checkout" in str(step.get("uses")) for step in steps(job))
            assert not checked_out or job["permissions"] == {"contents": "read"}, (path.name, name)
    writing = {
        name: job["permissions"] for name, job in jobs("release.yml").items() if "write" in str(job["permissions"])
    }
    assert writing == {
        "attest": {"attestations": "write", "id-token": "write"},
        "pypi": {"id-token": "write"},
        "page": {"contents": "write"},
    }


def test_nothing_is_published_before_it_is_tested_built_and_attested() -> None:
    needs = {name: job.get("needs") for name, job in jobs("release.yml").items()}
    assert needs == {"test": None, "build": None, "attest": ["test", "build"], "pypi": "attest", "page": "pypi"}


@pytest.mark.long
def test_the_steps_that_are_commands_work_on_the_files(built: Path, tmp_path: Path) -> None:
    dist = tmp_path / "dist"
    dist.mkdir()
    for path in (built / "here").iterdir():
        (dist / path.name).write_bytes(path.read_bytes())
    (dist / files.BILL).write_text("{}")
    files.write_sums(dist)
    release = jobs("release.yml")
    (compare,) = (step for step in steps(release["attest"]) if "run" in step)
    (keep,) = (step for step in steps(release["pypi"]) if "run" in step)
    bash = ["bash", "-e", "-o", "pipefail", "-c"]
    subprocess.run([*bash, str(compare["run"])], cwd=tmp_path / str(compare["working-directory"]), check=True)
    subprocess.run([*bash, str(keep["run"])], cwd=tmp_path, check=True)
    packages, expected = (
        sorted(path.name for path in folder.iterdir()) for folder in (tmp_path / "packages", built / "here")
    )
    assert packages == expected
    (attested,) = (step["with"] for step in steps(release["attest"]) if "attest-sbom" in str(step.get("uses")))
    assert isinstance(attested, dict)
    assert attested["sbom-path"] == f"dist/{files.BILL}"
    assert (ROOT / ".ci" / "run").stat().st_mode & 0o111
    assert "\nrelease-files: " in (ROOT / "Makefile").read_text("utf-8")
