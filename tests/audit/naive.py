"""All runs that show a log, one full state at a time, each with a mark; and references with claims of somebody else."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Generic, TypeVar

from leverframe.audit.auditing import Audit, audit
from leverframe.audit.inputs.files import Files
from leverframe.audit.layout import usual
from leverframe.language.declaration import Declaration
from leverframe.language.evaluate import Valuation
from leverframe.language.loader import further, load
from leverframe.model.machine import Interpreter
from leverframe.model.system import SystemState
from leverframe.observe.reading import interface_of
from tests.audit.logs import Log, declared, edges

Mark = TypeVar("Mark")


def with_claims(system: str, folder: Path, claims: Sequence[str], kind: str = "always") -> Declaration:
    """The reference, with claims of somebody else."""
    path = folder / "own.yaml"
    said = "".join(f"  - {{id: own-{n}, {kind}: {json.dumps(claim)}}}\n" for n, claim in enumerate(claims))
    path.write_text(f"leverframe: 1\nmachine: {system}\nproperties:\n{said}", "utf-8")
    return load(declared(system)[0].path, further=[further(path)])


def audited(
    declaration: Declaration, path: Path, view: Iterable[str] = ("path", "event"), *, runs: bool = False
) -> Audit:
    interface = interface_of(declaration)
    return audit(declaration, interface, usual(declaration, interface), tuple(view), Files((path,)), runs=runs)


def logged(system: str, seeds: Iterable[int], length: int) -> dict[str, Log]:
    """Logs of random runs. In every second one, the records are missing that may be."""
    excluded = declared(system)[1].records.excluded
    logs = {f"run {seed}": edges(system, seed, length) for seed in seeds}
    for number, (name, log) in enumerate(logs.items()):
        logs[name] = [row for row in log if number % 2 == 0 or row["event"] not in excluded]
    return {name: log for name, log in logs.items() if log}


class Runs(Generic[Mark]):
    """The runs of a machine with edges by some events that may lack a record. `marked` is the mark after each state."""

    def __init__(
        self,
        declaration: Declaration,
        excluded: tuple[str, ...],
        marked: Callable[[Valuation, str | None, Mark], Mark],
        first: Mark,
    ) -> None:
        self._machine, self._excluded, self._marked, self._first = Interpreter(declaration), excluded, marked, first
        self._names = [variable.name for variable in declaration.variables]

    def begun(self) -> set[tuple[SystemState, Mark]]:
        return {self._moved(self._machine.initial, None, self._first)}

    def after(self, now: set[tuple[SystemState, Mark]], row: Mapping[str, object]) -> set[tuple[SystemState, Mark]]:
        """The runs that show one more row."""
        return {
            self._moved(end, event, mark)
            for state, mark in self.closed(now)
            if state.control == row["previous_state"]
            for event, edge, end in self._steps(state)
            if edge and (event, end.control) == (row["event"], row["new_state"])
        }

    def closed(self, now: set[tuple[SystemState, Mark]]) -> set[tuple[SystemState, Mark]]:
        """These runs, and those that go on without a record."""
        waiting, found = list(now), set(now)
        while waiting:
            state, mark = waiting.pop()
            for event, edge, end in self._steps(state):
                one = self._moved(end, event, mark)
                if (not edge or event in self._excluded) and one not in found:
                    found.add(one)
                    waiting.append(one)
        return found

    def _moved(self, state: SystemState, event: str | None, mark: Mark) -> tuple[SystemState, Mark]:
        at = Valuation(state.control, dict(zip(self._names, state.values, strict=True)))
        return state, self._marked(at, event, mark)

    def _steps(self, state: SystemState) -> Iterator[tuple[str, bool, SystemState]]:
        for event in self._machine.enabled(state):
            for line, end in self._machine.fire(state, event):
                assert isinstance(end, SystemState)
                yield event, line.target is not None, end
