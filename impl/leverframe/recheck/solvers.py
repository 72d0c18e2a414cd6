"""Scripts → answers, by a solver process that may be missing, crash, hang or write nonsense.

None of that becomes an answer. The solver must answer each question with ``sat``, ``unsat`` or ``unknown`` on a line of
its own; anything else is reported as a problem, and the questions stay open. Time and output are limited. The solver is
killed together with all processes that it started.
"""

import contextlib
import importlib.metadata
import os
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import IO

from leverframe.errors import Diagnostic, InputError
from leverframe.extras import require

ANSWERS = ("sat", "unsat", "unknown")
MAX_OUTPUT = 1 << 20
"""Bytes; an answer takes ten, a model a few thousand."""
_GRACE = 5.0
"""Seconds within which the output of a process must end after the process has ended."""
_ATTENTION = 0.5
"""Seconds between two checks whether to stop."""
_SHOWN = 120


@dataclass(frozen=True, slots=True)
class Solver:
    """A program that reads SMT-LIB on stdin, or from the file whose path replaces ``{}`` in its command."""

    name: str
    command: tuple[str, ...]
    missing: str | None = None
    """Why the solver cannot be run, if that is known beforehand."""
    stop: threading.Event = field(default_factory=threading.Event, compare=False)
    """Setting it kills all running solver processes."""


@dataclass(frozen=True, slots=True)
class Answers:
    """The answers to the first questions of a script; `problem` says why the others have none."""

    answers: tuple[str, ...]
    problem: str | None = None


def cvc5() -> Solver:
    """Return the cvc5 of the Python package. Raises MissingExtraError without the extra `recheck`."""
    require("recheck")
    command = (sys.executable, "-P", "-m", "leverframe.recheck.cvc5_process")
    return Solver(f"cvc5 {importlib.metadata.version('cvc5')}", command)


def named(text: str) -> Solver:
    """Return the solver with this command. Raises InputError (LF114)."""
    try:
        words = tuple(shlex.split(text))
    except ValueError as error:
        raise _no_command(f"{text!r} is not a command: {str(error).lower()}") from None
    if not words:
        raise _no_command("the solver's command is empty")
    return Solver(words[0], words)


def require_program(solver: Solver) -> Solver:
    """Return the solver. Raises InputError (LF114) if its program cannot be found or run."""
    if shutil.which(solver.command[0]) is None:
        raise _no_command(f"there is no program {solver.command[0]!r} that can be run")
    return solver


def _no_command(message: str) -> InputError:
    hint = "write the program and its options, such as --solver 'z3 -in'; or omit --solver, for cvc5"
    return InputError((Diagnostic("LF114", message, None, None, hint),))


def ask(solver: Solver, script: str, questions: int, seconds: float) -> Answers:
    """Return the answers to a script with this number of questions; from a slow solver, those that came in time."""
    ended = _run(solver, script, seconds)
    found: list[str] = []
    for told in ended.lines:
        # The cvc5 of the Python package adds the reason for an unknown.
        line = "unknown" if told.startswith("unknown (") else told
        if line not in ANSWERS:
            if ended.problem is not None:
                return Answers((), ended.problem)
            return Answers((), f"the solver {solver.name} answered {_shortened(line)} instead of sat or unsat")
        found.append(line)
    if len(found) > questions or (len(found) < questions and ended.problem is None):
        return Answers((), f"the solver {solver.name} gave {len(found)} answers to {questions} questions")
    if ended.problem is not None and not ended.slow:
        return Answers((), ended.problem)
    return Answers(tuple(found), ended.problem)


def values(solver: Solver, script: str, seconds: float) -> Mapping[str, int] | str:
    """Return the values that a script with one question asks for, truth values as 0 and 1, or why there are none."""
    ended = _run(solver, script, seconds)
    if ended.problem is not None:
        return ended.problem
    if not ended.lines or ended.lines[0] != "sat":
        return f"the solver {solver.name} answers the same question differently"
    found = _pairs(" ".join(ended.lines[1:]))
    return found if found is not None else f"the solver {solver.name} answers sat without a model"


def _pairs(text: str) -> Mapping[str, int] | None:
    """Return ``((x 1) (y (- 2)) (z true))`` as a mapping, or None for any other text."""
    words = text.replace("(", " ( ").replace(")", " ) ").split()
    if words[:1] != ["("] or words[-1:] != [")"]:
        return None
    found: dict[str, int] = {}
    rest = words[1:-1]
    while rest:
        match rest:
            case ["(", name, "(", "-", digits, ")", ")", *rest] if _is_number(digits):
                found[name] = -int(digits)
            case ["(", name, digits, ")", *rest] if _is_number(digits):
                found[name] = int(digits)
            case ["(", name, "true" | "false" as truth, ")", *rest]:
                found[name] = int(truth == "true")
            case _:
                return None
    return found


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= _SHOWN


@dataclass(frozen=True, slots=True)
class _Ended:
    """The complete, non-blank lines that a process wrote, and its problem; `slow` if the problem is only the time."""

    lines: tuple[str, ...]
    problem: str | None = None
    slow: bool = False


def _run(solver: Solver, script: str, seconds: float) -> _Ended:
    if solver.missing is not None:
        return _Ended((), solver.missing)
    with tempfile.NamedTemporaryFile(suffix=".smt2") as file:
        file.write(script.encode())
        file.flush()
        file.seek(0)
        words = [word.replace("{}", file.name) for word in solver.command]
        try:
            process = subprocess.Popen(  # noqa: S603 -- the user's own command, and no shell
                words, stdin=file, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
            )
        except OSError as error:
            return _Ended((), f"the solver {solver.name} cannot be run: {error.strerror or error}")
        return _finished(solver, process, seconds)


def _finished(solver: Solver, process: "subprocess.Popen[bytes]", seconds: float) -> _Ended:
    with process:
        output = _Collector(process, process.stdout)
        errors = _Collector(process, process.stderr)
        try:
            slow = not _waited(process, solver.stop, seconds)
        finally:
            if process.poll() is None:
                _end(process)
        if not (output.ended() and errors.ended()):
            _end(process)
            return _Ended((), f"the solver {solver.name} has ended, but a process that it started has not")
    if output.too_much or errors.too_much:
        return _Ended((), f"the solver {solver.name} wrote more than {MAX_OUTPUT:,} bytes")
    lines = _lines(output.data)
    if slow:
        return _Ended(lines, f"the solver {solver.name} took longer than {seconds:g} seconds", slow=True)
    if process.returncode != 0:
        said = _lines(errors.data + b"\n")
        reason = f": {_shortened(said[-1])}" if said else ""
        return _Ended(lines, f"the solver {solver.name} ended with {_how(process.returncode)}{reason}")
    return _Ended(lines)


def _waited(process: "subprocess.Popen[bytes]", stop: threading.Event, seconds: float) -> bool:
    """Return whether the process ended in time."""
    deadline = time.monotonic() + seconds
    while not stop.is_set() and (left := deadline - time.monotonic()) > 0:
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(min(left, _ATTENTION))
            return True
    return False


class _Collector:
    """Collects the output of a process in a thread; kills a process that writes too much."""

    def __init__(self, process: "subprocess.Popen[bytes]", stream: IO[bytes] | None) -> None:
        self.data = b""
        self.too_much = False
        self._process = process
        self._stream = stream
        self._thread = threading.Thread(target=self._collect, daemon=True)
        self._thread.start()

    def ended(self) -> bool:
        """Return whether the stream was closed, after a short wait."""
        self._thread.join(_GRACE)
        return not self._thread.is_alive()

    def _collect(self) -> None:
        while self._stream is not None and (chunk := os.read(self._stream.fileno(), 1 << 16)):
            self.data += chunk
            if len(self.data) > MAX_OUTPUT:
                self.too_much = True
                _end(self._process)
                return


def _end(process: "subprocess.Popen[bytes]") -> None:
    """Kill a process and its descendants, which share a process group."""
    if sys.platform == "win32":
        process.kill()
        return
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)


def _lines(data: bytes) -> tuple[str, ...]:
    """Return the complete, non-blank lines; an incomplete last line is dropped."""
    whole, _, _ = data.rpartition(b"\n")
    return tuple(line.strip() for line in whole.decode("utf-8", "replace").split("\n") if line.strip())


def _how(code: int) -> str:
    if code < 0:
        with contextlib.suppress(ValueError):
            return f"signal {signal.Signals(-code).name}"
    return f"exit code {code}"


def _shortened(text: str) -> str:
    return repr(text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…")
