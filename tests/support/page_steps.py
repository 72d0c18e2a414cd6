"""The steps that the explorer page computes, by node, and the same by the literal semantics."""

import json
import shutil
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import IO, Self, TypedDict

from leverframe.explorer.bundle import ASSETS
from leverframe.explorer.machines import machine
from leverframe.explorer.values import Value
from leverframe.language.declaration import Declaration
from leverframe.language.evaluate import Valuation, compile_formula
from leverframe.language.expr import And, Constant
from leverframe.logic.render import render
from leverframe.model.machine import Interpreter
from leverframe.model.system import RangeViolation, SystemState

HARNESS = Path(__file__).resolve().parent.parent / "explorer" / "stepping.mjs"


class Failed(TypedDict):
    """The first row of a log that nothing explains, and why."""

    row: int
    reason: str
    isLimit: bool


class Explained(TypedDict):
    """A run that explains the rows of a log before the one that fails."""

    events: list[str]
    places: list[int]
    failed: Failed | None


class Page:
    """The modules of the page in a process of node."""

    def __init__(self, folder: Path, changed: Mapping[str, tuple[str, str]] | None = None) -> None:
        """Copy the modules, and replace a text of some: node reads them as modules only beside this package.json."""
        for module in ASSETS.glob("*.js"):
            shutil.copy(module, folder)
        for name, (text, other) in (changed or {}).items():
            before = (folder / name).read_text("utf-8")
            assert text in before
            (folder / name).write_text(before.replace(text, other), "utf-8")
        (folder / "package.json").write_text('{"type": "module"}', "utf-8")
        self._process = subprocess.Popen(
            ["node", str(HARNESS), str(folder)],  # noqa: S607 -- wherever it is
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.communicate(timeout=30)

    def explored(self, declaration: Declaration, limit: int, *, reasons: bool = True) -> list[str]:
        """A line for each of the first states of a breadth-first search."""
        return self._answers({"machine": machine(declaration, "it"), "limit": limit, "reasons": reasons})

    def followed(self, declaration: Declaration, runs: Sequence[Value]) -> list[str]:
        """A line for each run: its states, and where its loop begins."""
        return self._answers({"machine": machine(declaration, "it"), "runs": runs})

    def explained(self, declaration: Declaration, rows: Sequence[Value]) -> Explained:
        """How the rows of a log are explained."""
        (line,) = self._answers({"machine": machine(declaration, "it"), "rows": rows})
        found: Explained = json.loads(line)
        return found

    def _answers(self, asked: Mapping[str, Value]) -> list[str]:
        stdin, stdout = self._stream(self._process.stdin), self._stream(self._process.stdout)
        stdin.write(json.dumps(asked) + "\n")
        stdin.flush()
        found: list[str] = []
        while line := stdout.readline().rstrip("\n"):
            found.append(line)
        return found

    def _stream(self, stream: IO[str] | None) -> IO[str]:
        assert stream is not None
        return stream


def literal(declaration: Declaration, limit: int, *, reasons: bool = True) -> Iterator[str]:
    """The lines that `Page.explored` should give, by `model.machine`."""
    interpreter = Interpreter(declaration)
    rules = {id(rule): number for number, rule in enumerate((*declaration.transitions, *declaration.environment))}
    found, known = [interpreter.initial], {interpreter.initial}
    for number, state in enumerate(found, 1):
        moves = tuple(interpreter.moves(state))
        parts = [shown(state)]
        for rule, after in moves:
            end = f"{after.variable}={after.value}" if isinstance(after, RangeViolation) else shown(after)
            parts.append(f"{rule.event}/{rules[id(rule)]} {end}")
        yield "; ".join([*parts, *(_reasons(declaration, interpreter, state) if reasons else ())])
        if number == limit:
            return
        for _, after in moves:
            if isinstance(after, SystemState) and after not in known:
                known.add(after)
                found.append(after)


def _reasons(declaration: Declaration, interpreter: Interpreter, state: SystemState) -> Iterator[str]:
    """Of each transition that a refused event has here, the conditions that are false."""
    names = (variable.name for variable in declaration.variables)
    point = Valuation(state.control, dict(zip(names, state.values, strict=True)))
    enabled = frozenset(interpreter.enabled(state))
    for event in declaration.events:
        for number, rule in enumerate((*declaration.transitions, *declaration.environment)):
            if event.name in enabled or rule.event != event.name or state.control not in rule.sources:
                continue
            guard = rule.guard
            parts = guard.operands if isinstance(guard, And) else () if guard == Constant(1, "true") else (guard,)
            unmet = [render(part) for part in parts if not compile_formula(part)(point)]
            yield f"{event.name}/{number} not {' & '.join(unmet)}"


def shown(state: SystemState) -> str:
    """A state on a line."""
    return f"{state.control} {','.join(map(str, state.values))}"
