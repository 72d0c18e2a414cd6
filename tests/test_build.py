"""``leverframe build``: it makes the derived folders from the declarations, and detects every fault in them."""

import os
import shutil
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest

from leverframe import build, files
from leverframe.build import FolderFault
from leverframe.errors import InputError
from leverframe.evidence import Evidence, write
from leverframe.extras import MissingExtraError
from leverframe.language import catalog
from leverframe.view import picture
from tests.run import ROOT
from tests.support.budget import every_third
from tests.support.command_line import run

pytestmark = pytest.mark.xdist_group("build")  # its tests share a build
ENTRIES = (*catalog.find("turn", "document"), *catalog.find("kernel", "document-drawing"))
PROFILES = (("turn", "document"), ("kernel", "document-drawing"))
DIAGRAMS = {
    f"{system}.{profile}.{rest}"
    for system, profile in PROFILES
    for rest in ("mmd", "flow.dot", "flow.svg", "full.dot", "full.svg")
}
MODELS = {f"{system}.{profile}.{rest}" for system, profile in PROFILES for rest in ("pml", "smt2", "smv")} | {
    f"{module}.{rest}" for module in ("turn_document", "kernel_document_drawing") for rest in ("tla", "cfg")
}
PLACES = {name: Path("diagrams", name) for name in DIAGRAMS} | {name: Path("model", name) for name in MODELS}


@pytest.fixture(scope="session")
def once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folders, built."""
    directory = tmp_path_factory.mktemp("built")
    build.build(directory, ENTRIES)
    return directory


@pytest.fixture
def built(once: Path, tmp_path: Path) -> Path:
    """A copy of them, which a test may modify."""
    return Path(shutil.copytree(once, tmp_path / "root"))


def evidence(where: Path) -> list[Path]:
    return sorted(path for path in (where / "proofs").rglob("*") if path.is_file())


def faults(where: Path) -> list[tuple[str, FolderFault]]:
    return [(finding.place.name, finding.fault) for finding in build.check(where, ENTRIES)]


def test_a_build_makes_everything_and_nothing_else(built: Path) -> None:
    assert {path.name for path in (built / "diagrams").iterdir()} == DIAGRAMS
    assert {path.name for path in (built / "model").iterdir()} == MODELS
    assert faults(built) == []


def test_a_second_build_touches_nothing(built: Path) -> None:
    before = {path: path.stat().st_mtime_ns for path in built.rglob("*")}
    done = build.build(built, ENTRIES)
    assert (done.written, done.removed, done.unchanged) == ((), (), len(PLACES) + len(evidence(built)))
    assert {path: path.stat().st_mtime_ns for path in built.rglob("*")} == before


@pytest.mark.parametrize("make", [os.mkfifo, os.mkdir, lambda place: place.symlink_to(place.name)])
def test_what_is_no_ordinary_file_is_stale_and_is_not_waited_for(built: Path, make: Callable[[Path], None]) -> None:
    place = built / "model" / "turn.document.pml"
    place.unlink()
    make(place)
    assert faults(built) == [("turn.document.pml", FolderFault.STALE)]


@pytest.mark.parametrize(
    ("place", "make"),
    [
        ("model/turn.document.pml", os.mkfifo),
        ("model/turn.document.pml", os.mkdir),
        ("model/turn.document.pml", lambda place: place.symlink_to("/dev/null")),
        ("proofs/turn.json", os.mkfifo),  # which is proved again, before it cannot be written
        ("proofs/turn.json", lambda place: place.symlink_to("/dev/null")),
    ],
)
def test_a_build_refuses_to_replace_what_is_no_ordinary_file(
    built: Path, make: Callable[[Path], None], place: str
) -> None:
    there = built / place
    there.unlink(missing_ok=True)
    make(there)
    kind = (there.lstat().st_ino, there.lstat().st_mode)
    with pytest.raises(InputError) as caught:
        build.build(built, ENTRIES)
    (found,) = caught.value.diagnostics
    assert found.code == "LF074"
    assert str(there) in found.message
    assert (there.lstat().st_ino, there.lstat().st_mode) == kind


@pytest.mark.parametrize("place", ["model/left-over.pml", "proofs/certificates/left-over.txt"])
def test_a_directory_that_nothing_stands_for_stays_and_is_named(built: Path, place: str) -> None:
    (built / place).mkdir()
    with pytest.raises(InputError, match=place):
        build.build(built, ENTRIES)
    assert (built / place).is_dir()


def test_evidence_below_what_is_no_directory_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(InputError) as caught:
        write(Evidence("turn", {"turn.json": "{}"}, ()), tmp_path / "file")
    assert caught.value.diagnostics[0].code == "LF074"


@pytest.mark.parametrize("name", every_third(sorted(PLACES)))
def test_a_missing_file_is_noticed_and_made(built: Path, once: Path, name: str) -> None:
    (built / PLACES[name]).unlink()
    assert faults(built) == [(name, FolderFault.MISSING)]
    assert [path.name for path in build.build(built, ENTRIES).written] == [name]
    assert (built / PLACES[name]).read_bytes() == (once / PLACES[name]).read_bytes()


@pytest.mark.parametrize(
    "name", ["turn.document.mmd", "turn.document.full.dot", "turn.document.pml", "turn_document.cfg"]
)
def test_a_stale_text_is_noticed_and_made_anew(built: Path, once: Path, name: str) -> None:
    path = built / PLACES[name]
    path.write_bytes(path.read_bytes().replace(b"A", b"B", 1))
    assert faults(built) == [(name, FolderFault.STALE)]
    build.build(built, ENTRIES)
    assert path.read_bytes() == (once / PLACES[name]).read_bytes()


def test_a_picture_of_another_graphviz_is_fresh_and_one_of_another_machine_stale(built: Path) -> None:
    path = built / "diagrams" / "turn.document.flow.svg"
    other = built / "diagrams" / "turn.document.full.svg"
    path.write_text(path.read_text("utf-8").replace("</svg>", "<!-- another version --></svg>"), "utf-8")
    assert faults(built) == []
    other.write_bytes((built / "diagrams" / "kernel.document-drawing.full.svg").read_bytes())
    assert faults(built) == [("turn.document.full.svg", FolderFault.STALE)]


def test_what_nothing_stands_for_is_noticed_and_removed(built: Path) -> None:
    left = built / "diagrams" / "gone.document.flow.dot"
    kept = [built / "diagrams" / "README.md", built / "notes.dot"]
    for path in (left, *kept):
        path.write_text("x", "utf-8")
    assert faults(built) == [(left.name, FolderFault.LEFT_OVER)]
    assert [path.name for path in build.build(built, ENTRIES).removed] == [left.name]
    assert all(path.exists() for path in kept)


def test_an_empty_directory_lacks_everything(tmp_path: Path) -> None:
    wanted = (*sorted(DIAGRAMS), *sorted(MODELS), "kernel.json", "turn.json")
    assert faults(tmp_path) == [(name, FolderFault.MISSING) for name in wanted]


def test_without_graphviz_a_missing_picture_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture, "_commands", lambda _: ())
    with pytest.raises(MissingExtraError, match=r"LF180 a drawing needs pygraphviz"):
        build.build(tmp_path, ENTRIES)
    assert not list(tmp_path.rglob("*.svg"))


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "x.dot"
    target.write_text("before", "utf-8")
    target.chmod(0o640)

    def fail(_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("os.fsync", fail)
        with pytest.raises(InputError, match="LF074 No space left"):
            files.replace(target, b"after")
    assert target.read_text("utf-8") == "before"
    files.replace(target, b"after")
    assert target.read_text("utf-8") == "after"
    assert target.stat().st_mode & 0o777 == 0o640
    assert list(tmp_path.iterdir()) == [target]


def test_the_command_lists_what_is_wrong_and_puts_it_right(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog, "entries", lambda: ENTRIES)
    assert run("build", "--root", built, "--check").stdout == "everything is up to date\n"
    (built / "diagrams" / "turn.document.mmd").write_text("x", "utf-8")
    (built / "diagrams" / "old.mmd").write_text("x", "utf-8")
    outcome = run("build", "--root", built, "--check")
    assert outcome.code == 1
    assert outcome.stdout.splitlines() == [
        "left over: diagrams/old.mmd",
        "stale: diagrams/turn.document.mmd",
        "2 files out of date: run 'leverframe build'",
    ]
    assert run("build", "--root", built).stdout.splitlines()[:2] == [
        "wrote diagrams/turn.document.mmd",
        "removed diagrams/old.mmd",
    ]


def test_what_is_derived_in_this_checkout_is_fresh() -> None:
    assert build.root() == ROOT
    assert build.check(ROOT) == ()


# ---- evidence --------------------------------------------------------------------------------------------------------


def test_evidence_is_made_of_each_system(built: Path) -> None:
    names = {path.name for path in evidence(built)}
    assert {"kernel.json", "turn.json", "turn.document.consecution.smt2"} <= names
    assert {name.partition(".")[0] for name in names} == {"kernel", "turn"}


SPOILT: Mapping[str, tuple[Callable[[Path], object], tuple[str, FolderFault]]] = {
    "missing": (lambda proofs: (proofs / "turn.json").unlink(), ("turn.json", FolderFault.MISSING)),
    "no JSON": (lambda proofs: (proofs / "turn.json").write_text("{", "utf-8"), ("turn.json", FolderFault.STALE)),
    "another declaration": (
        lambda proofs: edit(proofs / "turn.json", '"sha256": "', '"sha256": "0'),
        ("turn.json", FolderFault.STALE),
    ),
    "another format": (
        lambda proofs: edit(proofs / "turn.json", '"format": 1', '"format": 0'),
        ("turn.json", FolderFault.STALE),
    ),
    "lost": (
        lambda proofs: (proofs / "certificates" / "turn.document.safety.smt2").unlink(),
        ("turn.document.safety.smt2", FolderFault.MISSING),
    ),
    "edited": (
        lambda proofs: edit(proofs / "certificates" / "turn.document.safety.smt2", "unsat", "sat"),
        ("turn.document.safety.smt2", FolderFault.STALE),
    ),
    "no system": (
        lambda proofs: (proofs / "forgotten.json").write_text("{}", "utf-8"),
        ("forgotten.json", FolderFault.LEFT_OVER),
    ),
    "not named": (
        lambda proofs: (proofs / "certificates" / "turn.gone.txt").write_text("x", "utf-8"),
        ("turn.gone.txt", FolderFault.LEFT_OVER),
    ),
}
"""Ways to spoil the evidence, and what is found."""


@pytest.mark.parametrize("way", SPOILT)
def test_evidence_that_is_not_right_is_noticed(built: Path, way: str) -> None:
    spoil, found = SPOILT[way]
    spoil(built / "proofs")
    assert faults(built) == [found]


@pytest.mark.parametrize("ways", [("missing",), ("edited",), ("another declaration", "lost", "no system", "not named")])
def test_evidence_that_is_not_right_is_made_anew(built: Path, once: Path, ways: Sequence[str]) -> None:
    for way in ways:
        SPOILT[way][0](built / "proofs")
    build.build(built, ENTRIES)
    assert faults(built) == []
    assert [path.relative_to(built) for path in evidence(built)] == [path.relative_to(once) for path in evidence(once)]
    assert [path.read_bytes() for path in evidence(built)] == [path.read_bytes() for path in evidence(once)]


def edit(path: Path, before: str, after: str) -> None:
    text = path.read_text("utf-8")
    assert before in text
    path.write_text(text.replace(before, after, 1), "utf-8")
