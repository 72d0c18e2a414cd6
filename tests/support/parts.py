"""The parts of Leverframe: calls of each part, the extra that it needs (`leverframe.extras`), and their outcomes."""

import itertools
import json
import os
import re
import subprocess
import sys
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, Self

from leverframe.extras import EXTRAS
from tests.support.command_line import MACHINES, environment, flat

ABSENT = Path(__file__).parent / "absent"
CORE = None
"""The part that needs no extra."""


@dataclass(frozen=True, slots=True)
class Call:
    """A command line of a part, its standard input, and its outcome if the part's extra is installed.

    Arguments that begin with ``-c`` are for Python. `code` is the exit code; `words` are printed.
    """

    extra: str | None
    arguments: tuple[str, ...]
    words: str
    code: int = 0
    stdin: str = ""
    slow: bool = False


DOOR = str(MACHINES / "door.yaml")
LOGS = Path(__file__).parents[2] / "examples" / "logs"
CALLS = (
    Call(CORE, ("--help",), "completion"),
    Call(CORE, ("show", "kernel"), "Transition matrix"),
    Call(CORE, ("simulate", "kernel", "CONFIG_LOADED"), "IDLE"),
    Call(CORE, ("graph", "kernel", "--format", "mermaid"), "stateDiagram-v2"),
    Call(CORE, ("graph", "kernel", "--format", "plantuml"), "@startuml"),
    Call(CORE, ("export", "kernel", "--to", "smv"), "MODULE"),
    Call(CORE, ("explain", "LF180"), "A library that is not installed"),
    Call(CORE, ("schema",), "draft-07"),
    Call(CORE, ("interface", "kernel"), "interface: kernel"),
    Call(CORE, ("wire", "schema"), "draft-07"),
    Call(CORE, ("init-adapter", "python", DOOR, "--directory", "made"), "doctor"),
    Call(CORE, ("-c", "import leverframe; print(leverframe.load('kernel').observer())"), "<observer of kernel"),
    Call(CORE, ("-c", "import leverframe; print(leverframe.load('kernel').mealy(observe=['path']).size)"), "55"),
    Call(CORE, ("completion", "bash"), "complete"),
    Call(CORE, ("-c", "import leverframe; leverframe.load('kernel').runtime(journal=[]).fire('CONFIG_LOADED')"), ""),
    Call("check", ("check", DOOR), "as expected"),
    Call("check", ("check", DOOR, "--mutants"), "mutants", code=1, slow=True),
    Call("check", ("requirements", "turn", "--demonstrate"), "demonstrated", slow=True),
    Call("check", ("-c", "import leverframe; print(leverframe.load('turn').check())"), "as expected"),
    Call("prove", ("prove", DOOR, "-o", "made"), "door"),
    Call("prove", ("check", DOOR, "--all-engines"), "The engines agree"),
    Call("draw", ("graph", "kernel", "--format", "dot"), "digraph"),
    Call("draw", ("graph", "kernel", "--format", "svg"), "<svg"),
    Call("draw", ("-c", "import leverframe; leverframe.load('turn').runtime(drawn=True).get_graph()"), ""),
    Call(
        "journal", ("journal", "init", "made.db", "--key", "made.key", "--name", "example.com/made"), "example.com/made"
    ),
    Call("journal", ("-c", "import leverframe; print(leverframe.Journal)"), "Journal"),
    Call("systems", ("run", "kernel"), "", stdin='{"request_id":"r1","ts_ms":1,"actor":"ann","intent":"greet"}\n'),
    Call("test", ("-c", "import leverframe.testing; print('ready')"), "ready"),
    Call("learn", ("learn", DOOR, "--", "/bin/true"), "did not start", code=3),
    Call("symbolic", ("check", "kernel", "--replicas", "2"), "These are of 2 machines over one lock", code=1),
    Call("recheck", ("recheck", "stored", "--declaration", DOOR), "confirmed"),
    Call("postgresql", ("journal", "show", "postgresql://nobody@127.0.0.1:1/none"), "LF120", code=2),
    Call("parquet", ("audit", "kernel", f"{LOGS}/turns.parquet"), "55 rows could not be judged", code=3),
    Call("fast", ("-c", "import leverframe.audit.fast; print('ready')"), "ready"),
    Call("cluster", ("-c", "import leverframe.cluster; print('ready')"), "ready"),
    Call("zstd", ("audit", "kernel", f"{LOGS}/turns.jsonl.zst"), "55 rows could not be judged", code=3),
    Call("otel", ("-c", "import leverframe.runtime.otel; print('ready')"), "ready"),
)
"""Calls of each part. A folder `stored` contains evidence about DOOR."""


class Outcome(NamedTuple):
    """The exit code of a call, and all that it printed."""

    code: int
    printed: str


def included(extras: Collection[str]) -> frozenset[str]:
    """Return some extras with all that they include."""
    return frozenset(extras).union(*(included(EXTRAS[extra].includes) for extra in extras))


def installed(extras: Collection[str], call: Call) -> bool:
    """Return whether these extras are enough for a call."""
    return call.extra is None or call.extra in included(extras)


def refused_by(extras: Collection[str]) -> list[Call]:
    """The calls that are refused if only these extras are installed, each for its own extra."""
    return [call for call in CALLS if not installed(extras, call)]


def absent(extras: Collection[str]) -> frozenset[str]:
    """Return the libraries that are missing if only these extras are installed."""
    there = included(extras)
    return frozenset(name for extra, known in EXTRAS.items() if extra not in there for name in known.distributions)


def wrong(call: Call, outcome: Outcome, extras: Collection[str]) -> str | None:
    """Return what is wrong with the outcome of a call if only these extras are installed; None if nothing is."""
    printed = flat(outcome.printed)
    if installed(extras, call):
        fine = (outcome.code, call.words in printed) == (call.code, True)
    else:
        commands = printed.count("pip install"), len(re.findall(rf"pip install (-e )?'[^']+\[{call.extra}\]'", printed))
        program = call.arguments[0] == "-c"  # Python ends with a traceback
        fine = (outcome.code, *commands, "Traceback" in printed) == (1 if program else 2, 1, 1, program)
    return None if fine else f"{' '.join(call.arguments)} ended with {outcome.code}: {printed}"


def made(call: Call, python: Path | str, directory: Path, **changes: str) -> Outcome:
    """Make a call by this Python, without programs on PATH: there is no Graphviz but that of the extra."""
    arguments = call.arguments if call.arguments[0] == "-c" else ("-m", "leverframe", *call.arguments)
    done = subprocess.run(
        [python, *arguments],
        cwd=directory,
        env=environment(PATH="", **changes),
        input=call.stdin,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    return Outcome(done.returncode, done.stdout)


def lacking(libraries: Collection[str]) -> dict[str, str]:
    """Return the environment variables of a process in which these libraries are missing."""
    return {"PYTHONPATH": os.pathsep.join([str(ABSENT), *sys.path]), "ABSENT": " ".join(sorted(libraries))}


class Core:
    """A process that has loaded the core while all libraries of extras are missing; each call is made by a fork of it.

    A fork begins where a new process is after a third of a second of imports. What is loaded is what loads without any
    extra, so the extras that are there make a difference only to what a call loads itself.
    """

    def __init__(self) -> None:
        self._running = subprocess.Popen(
            [sys.executable, "-c", _FORKING],
            env=environment(PATH="", **lacking(absent(()))),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._running.communicate()
        assert self._running.returncode == 0

    def made(self, call: Call, directory: Path, libraries: Collection[str] = (), front: Path | None = None) -> Outcome:
        """Make a call while these libraries are missing, and while `front` is the first folder of the import path."""
        assert self._running.stdin is not None
        assert self._running.stdout is not None
        path = [] if front is None else [str(front)]
        asked = [call.arguments, call.stdin, str(directory), sorted(libraries), path]
        print(json.dumps(asked), file=self._running.stdin, flush=True)
        code, printed = json.loads(self._running.stdout.readline())
        return Outcome(code, printed)

    def each(self, lists: Sequence[tuple[Sequence[Call], Collection[str]]], directory: Path) -> list[list[Outcome]]:
        """Make the calls of each list one after another, while its libraries are missing.

        For the first list all libraries of extras are missing. Its process forks for each of the others, so what the
        calls of all lists load is loaded once.
        """
        assert lists[0][1] == absent(())
        asked = [([(call.arguments, call.stdin) for call in calls], sorted(missing)) for calls, missing in lists]
        outcome = self.made(Call(CORE, ("-c", _ONE_AFTER_ANOTHER), "", stdin=json.dumps(asked)), directory, asked[0][1])
        assert outcome.code == 0, outcome.printed
        return [list(itertools.starmap(Outcome, json.loads(line))) for line in outcome.printed.splitlines()]


_FORKING = """
import json, os, sys, tempfile
import leverframe.__main__, leverframe.cli.main, leverframe.language.loader

def begin(printed, stdin, directory, absent, front):
    for name in os.environ["ABSENT"].split():
        if name not in absent:
            del sys.modules[name]
    sys.path[:0] = front
    os.environ.update(ABSENT=" ".join(absent), PYTHONPATH=os.pathsep.join([*front, os.environ["PYTHONPATH"]]))
    os.chdir(directory)
    with tempfile.TemporaryFile() as given:
        given.write(stdin.encode())
        given.seek(0)
        for number, file in enumerate((given, printed, printed)):
            os.dup2(file.fileno(), number)
    sys.stdin = open(0, encoding="utf-8", closefd=False)

for line in sys.stdin:
    arguments, *rest = json.loads(line)
    with tempfile.TemporaryFile() as printed:
        child = os.fork()
        if child == 0:
            begin(printed, *rest)
            break
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        printed.seek(0)
        print(json.dumps([code, printed.read().decode()]), flush=True)
else:
    sys.exit()
if arguments[0] == "-c":
    exec(arguments[1], {"__name__": "__main__"})
else:
    sys.argv[1:] = arguments
    leverframe.__main__.main()
"""


_ONE_AFTER_ANOTHER = """
import json, os, sys, tempfile, traceback
from leverframe.cli.main import run

def ended(arguments):
    if arguments[0] != "-c":
        return run(arguments)
    try:
        exec(arguments[1], {})
    except Exception:
        traceback.print_exc()
        return 1
    return 0

def outcome(arguments, stdin):
    ours = [os.dup(number) for number in range(3)]
    with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as printed:
        given.write(stdin.encode())
        given.seek(0)
        for number, file in enumerate((given, printed, printed)):
            os.dup2(file.fileno(), number)
        sys.stdin = open(0, encoding="utf-8", closefd=False)
        code = ended(arguments)
        sys.stdout.flush()
        for number, own in enumerate(ours):
            os.dup2(own, number)
            os.close(own)
        printed.seek(0)
        return code, printed.read().decode()

(first, least), *others = json.load(sys.stdin)
print(json.dumps([outcome(*call) for call in first]), flush=True)
for calls, missing in others:
    if os.fork() == 0:
        for name in least:
            if name not in missing:
                del sys.modules[name]
        os.environ["ABSENT"] = " ".join(missing)
        print(json.dumps([outcome(*call) for call in calls]))
        break
    assert os.wait()[1] == 0
"""
