"""Which tests execute a line, and the time that each takes: measured once for each test file, and kept.

A test that finds a cached result does not execute the lines that made it. So the tests that execute the lines of a
mutant run first, and after them the others of the same files.
"""

import ast
import hashlib
import json
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import coverage

from tests.code_mutants.operators import IMPORTED, Mutant
from tests.code_mutants.plugin import ON_IMPORT, SHARED
from tests.code_mutants.server import Request
from tests.code_mutants.workshop import PACKAGE, Workshop

KEPT = ".code-mutants"
"""The folder of what was measured."""


class BrokenTestError(Exception):
    """A test fails although nothing is planted, or cannot be measured."""


@dataclass(frozen=True)
class Measured:
    """The tests of a file: their seconds, and the lines of each module of the package that they execute."""

    file: str
    seconds: dict[str, float]
    lines: dict[str, dict[str, list[int]]]
    """Context (a test, ON_IMPORT or SHARED) → module → lines."""


@dataclass(frozen=True)
class Selection:
    """What was measured of some test files."""

    files: Sequence[Measured]
    importers: Mapping[str, Collection[str]]

    def request(self, mutant: Mutant, budget: float, grace: float) -> Request | None:
        """Tests for a mutant, those that execute its lines first, up to a budget in seconds; None if there are none.

        Tests of one file run together, because they share fixtures; files whose tests take less time come first.
        """
        found = [(one, direct) for one in self.files if (direct := set(self._direct(one, mutant)))]
        found.sort(key=lambda part: (sum(part[0].seconds[test] for test in part[1]), part[0].file))
        seconds = {test: time for one, _ in found for test, time in one.seconds.items()}
        executing = {test for _, direct in found for test in direct}
        place = {
            test: (n, test not in executing, seconds[test]) for n, (one, _) in enumerate(found) for test in one.seconds
        }
        limits: dict[str, float] = {}
        for test in sorted(seconds, key=lambda test: (test not in executing, place[test])):
            if not limits or sum(limits.values()) + seconds[test] <= budget:
                limits[test] = seconds[test]
        if not limits:
            return None
        tests = sorted(limits, key=lambda test: place[test])
        files = [one.file for one, _ in found if limits.keys() & one.seconds.keys()]
        return {"files": files, "tests": tests, "limits": limits, "grace": grace, "measure": ""}

    def _direct(self, measured: Measured, mutant: Mutant) -> Iterator[str]:
        """The tests of a file that execute the lines of a mutant."""
        on_import = mutant.function == IMPORTED
        modules = self.importers[mutant.file] if on_import else {mutant.file}
        wanted = None if on_import else set(range(mutant.lines[0], mutant.lines[1] + 1))
        for context, lines in measured.lines.items():
            executed = (set(lines.get(module, ())) for module in modules)
            if context != ON_IMPORT and any(one and (wanted is None or one & wanted) for one in executed):
                yield from measured.seconds if context == SHARED else [context]


def importers(root: Path) -> dict[str, set[str]]:
    """Module → itself, and the modules that import it or names of it."""
    package = root / PACKAGE
    found: dict[str, set[str]] = {}
    for path in package.rglob("*.py"):
        module = path.relative_to(package).as_posix()
        found.setdefault(module, set()).add(module)
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.ImportFrom) and node.module:
                inner = node.module.removeprefix("leverframe").removeprefix(".").replace(".", "/")
                for name in (inner, *(f"{inner}/{one.name}".removeprefix("/") for one in node.names)):
                    found.setdefault(f"{name}.py", set()).add(module)
    return found


def measure(root: Path, one: Workshop, path: str) -> Measured:
    """Measure a test file in a workshop, or return what was measured of the same code before."""
    digest = _digest(one.folder, [*sorted((one.folder / PACKAGE).rglob("*.py")), one.folder / path])
    kept = root / KEPT / f"{path.replace('/', '-')}-{digest[:16]}.json"
    if kept.exists():
        return Measured(**json.loads(kept.read_text("utf-8")))
    found = _measured(one, path)
    kept.parent.mkdir(exist_ok=True)
    for stale in kept.parent.glob(f"{path.replace('/', '-')}-*.json"):
        stale.unlink()
    kept.write_text(json.dumps(asdict(found)), "utf-8")
    return found


def modules_in(root: Path, places: Iterable[str]) -> list[str]:
    """The test modules in some folders, and among these files."""
    paths = (root / place for place in places)
    found = (sorted(path.rglob("test_*.py")) if path.is_dir() else [path] for path in paths)
    return [path.relative_to(root).as_posix() for several in found for path in several]


def _measured(one: Workshop, path: str) -> Measured:
    data = one.folder / "coverage-data"
    answer = one.run({"files": [path], "tests": [], "limits": {}, "grace": 0.0, "measure": str(data)})
    if answer["word"] != "passed":
        raise BrokenTestError(f"{answer['test'] or path} {answer['word']} without a mutant: {answer['message']}")
    lines: dict[str, dict[str, list[int]]] = {}
    for part in one.folder.glob("coverage-data*"):
        stored = coverage.CoverageData(str(part))
        try:
            stored.read()
        except (coverage.CoverageException, AssertionError):  # a test killed the process that wrote it
            part.unlink()
            continue
        for file in stored.measured_files():
            module = Path(file).relative_to(one.folder / PACKAGE).as_posix()
            for line, contexts in stored.contexts_by_lineno(file).items():
                for context in contexts:
                    lines.setdefault(context, {}).setdefault(module, []).append(line)
        part.unlink()
    return Measured(path, answer["seconds"], lines)


def _digest(root: Path, paths: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()
