"""Subjects by id: a requirement, a finding, or a claim of one or several machines; with their verdicts.

An id may name its machine and profile, as in ``kernel:reference:halted-is-final``, or one of them, as in
``reference:halted-is-final``. Only the named claims are decided.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from leverframe import freshness
from leverframe.check.verdict import NotChecked, Report, Result
from leverframe.cli import tracing
from leverframe.cli.otherwise import described
from leverframe.cli.selection import claims
from leverframe.cli.targets import load_all, shown
from leverframe.errors import Diagnostic, InputError
from leverframe.language import catalog, packed
from leverframe.language.builtin import BUILTIN_CHECKS, SHARED_LOCK_CLAIMS
from leverframe.language.declaration import Declaration
from leverframe.language.guessing import did_you_mean
from leverframe.language.loader import load
from leverframe.traceability.coverage import Coverage, address, cover
from leverframe.traceability.records import Book, Finding, Requirement, read

_SEPARATOR = re.compile("[:/]")


@dataclass(frozen=True, slots=True)
class KnownClaim:
    """A claim with its verdict, or without one if only `leverframe prove` decides it.

    `certificate` is the stored one, or None if nothing is stored for this version of the declaration.
    """

    report: Report
    result: Result | NotChecked
    certificate: freshness.Certificate | None

    @property
    def declaration(self) -> Declaration:
        """The machine that the claim is about."""
        return self.report.declaration

    @property
    def address(self) -> str:
        """The unique id of this claim."""
        return f"{self.declaration.machine}:{self.declaration.profile}:{self.result.name}"


@dataclass(frozen=True, slots=True)
class Subject:
    """The subject of an id, and the claims that cite or show it.

    `about` is None if the id is that of the claims themselves.
    """

    name: str
    about: Requirement | Finding | None
    claims: tuple[KnownClaim, ...]
    book: Book | None = None

    @property
    def coverage(self) -> Coverage | None:
        """The coverage of a requirement by its checks; None for other subjects."""
        if self.book is None or not isinstance(self.about, Requirement):
            return None
        of = replace(self.book, requirements=(self.about,))
        return cover(of, [known.report for known in self.claims])[0] if self.claims else Coverage(self.about, ())


def find(asked: str, targets: Sequence[str]) -> Subject:
    """Find what `asked` names, in some systems or files, or in all bundled ones. Raises InputError (LF077)."""
    *places, name = _SEPARATOR.split(asked)
    books = tuple(_books(targets))
    for book in books:
        for about in _catalogued(book):
            if about.name == name and set(places) <= {book.system}:
                declarations = _related(book, targets)
                wanted = [(d, _cited(about, book, d)) for d in declarations]
                return Subject(name, about, tuple(_decided(wanted)), book)
    declarations = load_all(targets, None) if targets else _naming(name, places)
    found = [d for d in declarations if name in claims(d) and set(places) <= {d.machine, d.profile}]
    if not found:
        raise InputError((_unknown(asked, name, books, targets),))
    return Subject(name, None, tuple(_decided([(d, (name,)) for d in found])))


def _catalogued(book: Book) -> tuple[Requirement | Finding, ...]:
    """The requirements and findings of a book."""
    return (*book.requirements, *book.findings)


def _naming(name: str, places: Sequence[str]) -> tuple[Declaration, ...]:
    """Load the bundled machines that may have a claim of that name, without reading the others."""
    everywhere = name in BUILTIN_CHECKS or name in SHARED_LOCK_CLAIMS
    return tuple(
        load(shown(entry.path))
        for entry in catalog.entries()
        if set(places) <= {entry.system, entry.profile} and (everywhere or name.encode() in entry.path.read_bytes())
    )


def _books(targets: Sequence[str]) -> Iterator[Book]:
    """Read the books beside the declarations of the targets."""
    folders = dict.fromkeys(
        Path(target).parent if catalog.is_file_name(target) else catalog.find(target)[0].path.parent
        for target in targets or catalog.systems()
    )
    for folder in folders:
        if packed.is_file(folder / catalog.REQUIREMENTS):
            yield read(Path(shown(folder)))


def _related(book: Book, targets: Sequence[str]) -> tuple[Declaration, ...]:
    """Load the machines that may cite a requirement of a book, or show one of its findings."""
    named = [target for target in targets if catalog.is_file_name(target)]
    return load_all(named, None) if named else tracing.declarations((book,))


def _cited(about: Requirement | Finding, book: Book, declaration: Declaration) -> tuple[str, ...]:
    """The claims of a machine that cite a requirement or show a finding."""
    match about:
        case Requirement(name=name):
            checks = [check for check, wanted in declaration.checks.items() if name in wanted.cites]
            return (*checks, *(claimed.name for claimed in declaration.properties if name in claimed.cites))
        case Finding(shown_by=shown_by):
            here = (declaration.machine, f"{declaration.profile}:")
            addresses = (address(book, one) for one in shown_by)
            return tuple(
                reference.removeprefix(here[1])
                for system, reference in addresses
                if system == here[0] and reference.startswith(here[1])
            )


def _decided(wanted: Sequence[tuple[Declaration, tuple[str, ...]]]) -> Iterator[KnownClaim]:
    """Decide some claims of some machines, and yield each with its verdict and certificate."""
    chosen = [(d, names) for d, names in wanted if names]
    small = [replace(d, properties=tuple(p for p in d.properties if p.name in names)) for d, names in chosen]
    with tracing.reporters(len(small)) as check_all:
        for (declaration, names), report in zip(chosen, tuple(check_all(small)), strict=True):
            certificates = _certificates(declaration)
            found: tuple[Result | NotChecked, ...] = (*report.results, *report.not_checked)
            for result in found:
                if result.name in names:
                    yield KnownClaim(report, result, certificates.get(result.name))


def _certificates(declaration: Declaration) -> Mapping[str, freshness.Certificate]:
    """The stored certificates for this version of a bundled machine, by the names of its claims."""
    if not catalog.is_bundled(declaration.path):
        return {}
    with freshness.bundled() as folder:
        if folder is None:
            return {}
        return freshness.certificates(folder, declaration.machine, declaration.profile, declaration.sha256)


def _unknown(asked: str, name: str, books: Sequence[Book], targets: Sequence[str]) -> Diagnostic:
    declarations = () if described(asked, ()) else load_all(targets, None)
    other = described(asked, declarations)
    if other is not None:
        is_a, instead = other
        message = f"{asked!r} is {is_a}, not a requirement, finding, property or check"
        return Diagnostic("LF077", message, None, None, instead)
    elsewhere = [f"{d.machine}:{d.profile}" for d in declarations if name in claims(d)]
    catalogued = [about.name for book in books for about in _catalogued(book)]
    elsewhere += [book.system for book in books for about in _catalogued(book) if about.name == name]
    if elsewhere:
        hint = f"{name} belongs to {', '.join(elsewhere)}"
    else:
        known = dict.fromkeys((*catalogued, *(claim for d in declarations for claim in claims(d))))
        hint = did_you_mean(name, known) or (
            "'leverframe requirements', 'leverframe findings' and 'leverframe check -v' list the names"
            + ("" if targets else f"; for one in a file of yours: 'leverframe why {name} FILE'")
        )
    return Diagnostic("LF077", f"there is no requirement, finding, property or check {asked!r}", None, None, hint)
