"""The derived folders: all their files are made from `spec/` and the code.

Each folder is an entry of `FOLDERS`: the suffixes of its files, and a function that lists them. Texts are compared byte
for byte. A picture varies with the version of Graphviz; so it contains the digest of its DOT source, which is compared.
"""

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from leverframe import files
from leverframe.errors import Diagnostic, InputError
from leverframe.evidence import CERTIFICATES, gather, write
from leverframe.export import promela, smtlib, smv, tla
from leverframe.freshness import PROOFS, files_of, outdated
from leverframe.language import catalog
from leverframe.language.declaration import Declaration
from leverframe.language.loader import load
from leverframe.view import compose, dot, mermaid, picture, svg
from leverframe.view.diagram import View


@dataclass(frozen=True, slots=True)
class Artefact:
    """A derived file: its place below the root, how to make it, and whether given content is up to date."""

    place: Path
    make: Callable[[], bytes]
    fresh: Callable[[bytes], bool]


Declared = tuple[catalog.BundledFile, Declaration]
"""A file with its declaration."""


@dataclass(frozen=True, slots=True)
class Folder:
    """A derived folder: every file with one of the `endings` is an artefact or left over."""

    name: str
    endings: tuple[str, ...]
    artefacts: Callable[[Sequence[Declared]], Iterator[Artefact]]


class FolderFault(StrEnum):
    """A fault of a file in a derived folder."""

    MISSING = "missing"
    STALE = "stale"
    LEFT_OVER = "left over"


@dataclass(frozen=True, slots=True)
class FolderFinding:
    """A file that is missing, stale or left over."""

    place: Path
    fault: FolderFault


@dataclass(frozen=True, slots=True)
class Built:
    """The result of a build."""

    written: tuple[Path, ...]
    removed: tuple[Path, ...]
    unchanged: int


def root() -> Path:
    """The root of the checkout. Raises InputError if the declarations are not in one."""
    found = catalog.checkout()
    if found is None:
        message = "the derived folders are part of a checkout, and this Leverframe was installed without one"
        raise InputError((Diagnostic("LF106", message, None, None, "name a directory with --root"),))
    return found


def check(where: Path, entries: Sequence[catalog.BundledFile] | None = None) -> tuple[FolderFinding, ...]:
    """The faults of the derived folders below `where`, in the order of their names."""
    entries = _entries(entries)
    declared = _declared(entries)
    found = [finding for folder in FOLDERS for finding in _findings(where, folder, declared)]
    return (*found, *sorted(_evidence(where, entries), key=lambda finding: finding.place))


def build(where: Path, entries: Sequence[catalog.BundledFile] | None = None) -> Built:
    """Bring the derived folders below `where` up to date. Files that are up to date are not written.

    Raises MissingExtraError if a picture has to be drawn, and there is neither a Graphviz nor the extra `draw`.
    """
    written: list[Path] = []
    removed: list[Path] = []
    unchanged = 0
    entries = _entries(entries)
    declared = _declared(entries)
    for folder in FOLDERS:
        artefacts = tuple(folder.artefacts(declared))
        (where / folder.name).mkdir(parents=True, exist_ok=True)
        for artefact in artefacts:
            if _fault(where, artefact) is None:
                unchanged += 1
                continue
            files.replace_ordinary(where / artefact.place, artefact.make())
            written.append(artefact.place)
        for place in _left_over(where, folder, artefacts):
            files.remove_ordinary(where / place)
            removed.append(place)
    proved = _prove(where, entries)
    written += proved.written
    removed += proved.removed
    unchanged += proved.unchanged
    return Built(tuple(written), tuple(removed), unchanged)


def _entries(entries: Sequence[catalog.BundledFile] | None) -> Sequence[catalog.BundledFile]:
    return catalog.entries() if entries is None else entries


def _declared(entries: Sequence[catalog.BundledFile]) -> Sequence[Declared]:
    return [(entry, load(entry.path)) for entry in entries]


def _findings(where: Path, folder: Folder, declared: Sequence[Declared]) -> Iterator[FolderFinding]:
    artefacts = tuple(folder.artefacts(declared))
    found = [FolderFinding(artefact.place, fault) for artefact in artefacts if (fault := _fault(where, artefact))]
    found += [FolderFinding(place, FolderFault.LEFT_OVER) for place in _left_over(where, folder, artefacts)]
    yield from sorted(found, key=lambda finding: finding.place)


def _evidence(where: Path, entries: Sequence[catalog.BundledFile]) -> Iterator[FolderFinding]:
    """The faults of the evidence. Digests and declarations are compared; nothing is proved again."""
    folder = where / PROOFS
    wanted: set[str] = set()
    for system, profiles in _systems(entries).items():
        digests = {entry.profile: hashlib.sha256(entry.path.read_bytes()).hexdigest() for entry in profiles}
        wrong = tuple(outdated(folder, system, digests))
        for name in wrong:
            fault = FolderFault.STALE if (folder / name).is_file() else FolderFault.MISSING
            yield FolderFinding(Path(PROOFS, name), fault)
        wanted |= files_of(folder, system)
        if f"{system}.json" in wrong:
            # Its certificates are regenerated together with it.
            wanted |= {f"{CERTIFICATES}/{path.name}" for path in (folder / CERTIFICATES).glob(f"{system}.*")}
    for path in sorted((*folder.glob("*.json"), *(folder / CERTIFICATES).glob("*"))):
        if path.relative_to(folder).as_posix() not in wanted:
            yield FolderFinding(path.relative_to(where), FolderFault.LEFT_OVER)


def _prove(where: Path, entries: Sequence[catalog.BundledFile]) -> Built:
    """Regenerate the evidence of each system with missing or stale files, and remove files that are left over."""
    faults = tuple(_evidence(where, entries))
    wrong = [fault.place.name.partition(".")[0] for fault in faults if fault.fault is not FolderFault.LEFT_OVER]
    systems = {system: found for system, found in _systems(entries).items() if system in wrong}
    left_over = [fault.place for fault in faults if fault.fault is FolderFault.LEFT_OVER]
    for place in left_over:
        files.remove_ordinary(where / place)
    written: list[Path] = []
    for made in gather({system: [str(entry.path) for entry in found] for system, found in systems.items()}):
        written += [Path(PROOFS, name) for name in write(made, where / PROOFS)]
    kept = sum(len(files_of(where / PROOFS, system)) for system in _systems(entries)) - len(written)
    return Built(tuple(written), tuple(left_over), kept)


def _systems(entries: Sequence[catalog.BundledFile]) -> Mapping[str, Sequence[catalog.BundledFile]]:
    found: dict[str, list[catalog.BundledFile]] = {}
    for entry in entries:
        found.setdefault(entry.system, []).append(entry)
    return found


MAX_DERIVED = 1 << 26
"""The size limit for reading a derived file, in bytes: far above the size of any."""


def _fault(where: Path, artefact: Artefact) -> FolderFault | None:
    try:
        data = files.contents(where / artefact.place, MAX_DERIVED)
    except FileNotFoundError:
        return FolderFault.MISSING
    except OSError:  # a directory or a pipe, for example
        return FolderFault.STALE
    return None if artefact.fresh(data) else FolderFault.STALE


def _left_over(where: Path, folder: Folder, artefacts: Sequence[Artefact]) -> Iterator[Path]:
    wanted = {artefact.place for artefact in artefacts}
    if (where / folder.name).is_dir():
        for path in sorted((where / folder.name).iterdir()):
            place = path.relative_to(where)
            if path.suffix in folder.endings and place not in wanted:
                yield place


# ---- what is derived -------------------------------------------------------------------------------------------------


def _diagrams(declared: Sequence[Declared]) -> Iterator[Artefact]:
    """For each profile: the DOT and the picture in both views, and the Mermaid in one."""
    for entry, declaration in declared:
        stem = f"{entry.system}.{entry.profile}"
        for view in View:
            text = dot.render(compose.diagram(declaration, view))
            yield _text(Path("diagrams", f"{stem}.{view.value}.dot"), text)
            yield _drawn(Path("diagrams", f"{stem}.{view.value}.svg"), text)
        yield _text(Path("diagrams", f"{stem}.mmd"), mermaid.render(compose.diagram(declaration, View.FULL)))


def _models(declared: Sequence[Declared]) -> Iterator[Artefact]:
    """For each profile: its models for other model checkers. A TLA+ module has the name of its file."""
    for entry, declaration in declared:
        stem = f"{entry.system}.{entry.profile}"
        yield _text(Path("model", f"{stem}.smt2"), smtlib.render(declaration))
        module, configuration = tla.render_both(declaration)
        yield _text(Path("model", f"{tla.module_name(declaration)}.tla"), module)
        yield _text(Path("model", f"{tla.module_name(declaration)}.cfg"), configuration)
        yield _text(Path("model", f"{stem}.pml"), promela.render(declaration))
        yield _text(Path("model", f"{stem}.smv"), smv.render(declaration))


def _text(place: Path, text: str) -> Artefact:
    data = text.encode()
    return Artefact(place, lambda: data, lambda found: found == data)


def _drawn(place: Path, text: str) -> Artefact:
    return Artefact(
        place,
        lambda: picture.draw(text, picture.PictureKind.SVG),
        lambda found: svg.drawn_from(found.decode("utf-8", "replace")) == svg.digest(text),
    )


FOLDERS: Sequence[Folder] = (
    Folder("diagrams", (".dot", ".mmd", ".svg"), _diagrams),
    Folder("model", (".cfg", ".pml", ".smt2", ".smv", ".tla"), _models),
)
"""The derived folders."""
