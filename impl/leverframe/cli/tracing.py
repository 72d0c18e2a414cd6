"""The books of systems, with reports on every machine that their requirements and findings mention."""

from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from leverframe import extras
from leverframe.check.limits import Limits
from leverframe.check.pool import Checker, checkers
from leverframe.check.results import undecided
from leverframe.check.verdict import Report
from leverframe.cli.progress import tracked
from leverframe.cli.targets import shown
from leverframe.errors import Diagnostic, ExitCode, InputError
from leverframe.language import catalog, packed
from leverframe.language.declaration import Declaration
from leverframe.language.loader import load
from leverframe.traceability.gaps import Gap, gaps
from leverframe.traceability.records import Book, read


@dataclass(frozen=True, slots=True)
class Traced:
    """Books, the reports that they are compared with, and the gaps between them."""

    books: tuple[Book, ...]
    reports: tuple[Report, ...]
    further: tuple[Gap, ...] = ()

    @property
    def gaps(self) -> tuple[Gap, ...]:
        """The gaps of all books, in their order."""
        return (*(gap for book in self.books for gap in gaps(book, self.reports)), *self.further)

    @property
    def exit_code(self) -> ExitCode:
        """Whether there is a gap, and if not, whether a verdict is unknown."""
        if self.gaps:
            return ExitCode.VIOLATED
        unknown = any(result.inconclusive for report in self.reports for result in report.results)
        return ExitCode.INCONCLUSIVE if unknown else ExitCode.AS_EXPECTED

    def with_gaps(self, found: tuple[Gap, ...]) -> "Traced":
        """Add gaps that further checks found."""
        return replace(self, further=(*self.further, *found))


@contextmanager
def reporters(machines: int) -> Generator[Checker]:
    """Yield a checker for about this many machines; without the extra `check`, it leaves every verdict unknown."""
    lacking = extras.lacking("check")
    if lacking is None:
        with checkers(machines, Limits()) as check_all:
            yield check_all
    else:
        diagnostic = lacking.diagnostics[0]
        reason = f"{diagnostic.message}: {diagnostic.hint}"
        yield lambda declarations: (undecided(declaration, reason) for declaration in declarations)


def trace(targets: Sequence[str]) -> Traced:
    """Check the named systems, bundled or in folders of your own, or all bundled ones. Raises InputError."""
    books = tuple(read(folder) for folder in _folders(targets))
    paths = _paths(books)
    with reporters(len(paths)) as check_all:
        found = tuple(_declarations(books, paths))
        reports = check_all(found)
        announced = [(f"checking {d.machine} {d.profile}", d) for d in found]
        return Traced(books, tuple(next(reports) for _ in tracked(announced)))


def declarations(books: Sequence[Book]) -> tuple[Declaration, ...]:
    """Load every machine that may cite the requirements of some books, or show their findings. Raises InputError."""
    return tuple(_declarations(books, _paths(books)))


def _folders(targets: Sequence[str]) -> Iterator[Path]:
    for target in dict.fromkeys(targets or catalog.systems()):
        if target not in catalog.systems() and Path(target).is_dir():
            folder = Path(target)
        elif target not in catalog.systems() and catalog.is_file_name(target):
            raise _no_folder(Path(target))
        else:
            folder = catalog.find(target)[0].path.parent
        if not packed.is_file(folder / catalog.REQUIREMENTS):
            hint = "put the requirements in a file of this name beside the declarations"
            raise InputError((Diagnostic("LF001", f"{shown(folder)} has no {catalog.REQUIREMENTS}", None, None, hint),))
        yield Path(shown(folder))


def _no_folder(path: Path) -> InputError:
    """The error that a path leads to no folder; the folder of a file may be meant."""
    if not path.exists():
        listed = f"name a folder with a {catalog.REQUIREMENTS}, or one of {', '.join(catalog.systems())}"
        return InputError((Diagnostic("LF001", f"there is no folder {str(path)!r}", None, None, listed),))
    folder = path.parent
    if (folder / catalog.REQUIREMENTS).is_file():
        hint = f"name {folder}, which has a {catalog.REQUIREMENTS}"
    else:
        hint = f"put a {catalog.REQUIREMENTS} beside it, and name {folder}"
    return InputError((Diagnostic("LF070", f"{path} is a file, but a folder is needed", None, None, hint),))


def _paths(books: Sequence[Book]) -> dict[Path, bool]:
    """Map the paths of declarations that may belong to the systems to whether they certainly do."""
    own = {entry.path.resolve(): entry.path for book in books for entry in catalog.in_folder(book.folder)}
    others: dict[Path, Path] = {}
    if _named(books) or any(book.system in catalog.systems() for book in books):
        others = {resolved: entry.path for entry in catalog.entries() if (resolved := entry.path.resolve()) not in own}
    return dict.fromkeys(own.values(), True) | dict.fromkeys(others.values(), False)


def _named(books: Sequence[Book]) -> set[str]:
    return {name.partition("/")[0] for book in books for f in book.findings for name in f.shown_by if "/" in name}


def _declarations(books: Sequence[Book], paths: Mapping[Path, bool]) -> Iterator[Declaration]:
    """Yield all profiles of the systems, and of bundled ones that cite their requirements or show their findings."""
    wrong: list[Diagnostic] = []
    wanted, named = {book.system for book in books}, _named(books)
    for path, own in paths.items():
        if not own and path.parent.name not in named and b"catalogues" not in path.read_bytes():
            continue  # it can neither cite nor show anything of theirs, so reading it would waste time
        try:
            declaration = load(shown(path))
        except InputError as error:
            if own:
                wrong += error.diagnostics
            continue
        if own or declaration.machine in named or wanted & set(declaration.catalogues):
            yield declaration
    if wrong:
        raise InputError(tuple(wrong))
