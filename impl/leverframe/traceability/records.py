"""The files beside the declarations of a system: its requirements, findings and sources, as frozen values."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeVar

from leverframe.errors import Diagnostic, InputError
from leverframe.language import catalog, packed, shape
from leverframe.language.report import Problems
from leverframe.language.schema import Model
from leverframe.language.traceability import CatalogueModel, FindingsModel, SourcesModel

Stage = Literal["runtime", "conformance", "audit"]
M = TypeVar("M", bound=Model)


@dataclass(frozen=True, slots=True)
class Place:
    """A place in a file, for messages."""

    path: str
    line: int

    def __str__(self) -> str:
        return f"{self.path}:{self.line}"


@dataclass(frozen=True, slots=True)
class LineRange:
    """Lines of a document, both ends included; `document` is the number of another one, None for the system's own."""

    first: int
    last: int
    document: str | None = None


@dataclass(frozen=True, slots=True)
class Requirement:
    """A requirement of a document, in our own words.

    `partial` is the part that its checks do not establish; `planned` and `excluded` say why no check can.
    """

    name: str
    system: str
    lines: str
    statement: str
    kind: str
    planned: Stage | None
    excluded: str | None
    partial: str | None
    note: str | None
    demonstrated_by: tuple[str, ...]
    tested_by: tuple[str, ...]
    place: Place

    @property
    def cited(self) -> str:
        """Id, lines and statement, as reports cite it."""
        several = "s" if any(sign in self.lines for sign in ",-") else ""
        return f"{self.name} (line{several} {self.lines}): {self.statement}"


@dataclass(frozen=True, slots=True)
class Finding:
    """A fault of a document, and the solution of the reference."""

    name: str
    system: str
    lines: str | None
    problem: str
    resolution: str
    amendment: str | None
    shown_by: tuple[str, ...]
    planned: Stage | None
    unshown: str | None
    tested_by: tuple[str, ...]
    place: Place


@dataclass(frozen=True, slots=True)
class SourceDocument:
    """A document: its file, the SHA-256 of its bytes, its number of lines, and the normative ones."""

    file: str
    sha256: str
    version: str
    lines: int
    normative: str
    place: Place


@dataclass(frozen=True, slots=True)
class Book:
    """The files beside the declarations of one system; a missing file counts as empty."""

    system: str
    folder: Path
    requirements: tuple[Requirement, ...]
    findings: tuple[Finding, ...]
    source: SourceDocument | None


def line_ranges(text: str) -> Iterator[LineRange]:
    """The ranges in ``"3-8, 004:10"``."""
    for part in text.replace(" ", "").split(","):
        document, _, numbers = part.rpartition(":")
        first, _, last = numbers.partition("-")
        yield LineRange(int(first), int(last or first), document or None)


def line_numbers(text: str) -> frozenset[int]:
    """The lines of the system's own document that a text names."""
    own = (found for found in line_ranges(text) if found.document is None)
    return frozenset(number for found in own for number in range(found.first, found.last + 1))


def known(folder: Path) -> Mapping[str, Requirement]:
    """The requirements in a folder, by id; none if it has no file of requirements."""
    found = read(folder).requirements if packed.is_file(folder / catalog.REQUIREMENTS) else ()
    return {one.name: one for one in found}


def read(folder: Path) -> Book:
    """The files beside the declarations in a folder. Raises InputError with the errors of all files."""
    wrong: list[Diagnostic] = []
    files = {
        name: _read(kind, folder / name, wrong)
        for name, kind in (
            (catalog.REQUIREMENTS, CatalogueModel),
            (catalog.FINDINGS, FindingsModel),
            (catalog.SOURCES, SourcesModel),
        )
    }
    if wrong:
        raise InputError(tuple(wrong))
    return Book(
        folder.resolve().name,
        folder,
        tuple(_requirements(files[catalog.REQUIREMENTS])),
        tuple(_findings(files[catalog.FINDINGS])),
        _source(files[catalog.SOURCES]),
    )


_Read = tuple[Model, Problems] | None


def _read(kind: type[M], path: Path, wrong: list[Diagnostic]) -> tuple[M, Problems] | None:
    if not (path.exists() or packed.is_file(path)):
        return None
    try:
        found, report = shape.model(kind, packed.read(path))
        report.raise_if_any()
    except InputError as error:
        wrong += error.diagnostics
        return None
    return found, report


def _requirements(file: _Read) -> Iterator[Requirement]:
    match file:
        case CatalogueModel() as model, Problems() as report:
            for name, found in model.requirements.items():
                yield Requirement(
                    name,
                    model.system,
                    found.lines,
                    found.statement,
                    found.kind,
                    found.planned,
                    found.excluded,
                    found.partial,
                    found.note,
                    tuple(found.demonstrated_by),
                    tuple(found.tested_by),
                    _place(report, "requirements", name),
                )
        case _:
            return


def _findings(file: _Read) -> Iterator[Finding]:
    match file:
        case FindingsModel() as model, Problems() as report:
            for name, found in model.findings.items():
                yield Finding(
                    name,
                    model.system,
                    found.lines,
                    found.problem,
                    found.resolution,
                    found.amendment,
                    tuple(found.shown_by),
                    found.planned,
                    found.unshown,
                    tuple(found.tested_by),
                    _place(report, "findings", name),
                )
        case _:
            return


def _source(file: _Read) -> SourceDocument | None:
    match file:
        case SourcesModel() as model, Problems() as report:
            source = model.source
            place = _place(report, "normative")
            return SourceDocument(source.file, source.sha256, source.version, model.lines, model.normative, place)
        case _:
            return None


def _place(report: Problems, *path: str) -> Place:
    span = report.span(path, key=True)
    return Place(span.file, span.line)
