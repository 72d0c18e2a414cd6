"""Approvers of the command line: a prompt on the controlling terminal, or a command of the user's.

The prompt shows the intent, the file, its new size, and the beginning of the difference. The command gets the whole
question as JSON.
"""

import contextlib
import difflib
import json
import os
import select
import shlex
import shutil
import signal
import subprocess
import termios
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from leverframe.errors import Diagnostic, InputError
from leverframe.record.entries import Json
from leverframe.systems.turn.approval import Approval, ApprovalQuestion
from leverframe.systems.turn.visible import is_seen
from leverframe.systems.turn.workspace import ABSENT

TERMINAL = "/dev/tty"
_SLICE = 0.1
"""Seconds between two checks whether the gate still waits."""
_LINES = 20
"""The largest number of lines of the difference that are shown."""
_COLUMNS = 200
"""The largest number of characters shown of each line."""
_HEADER = 3
"""Lines before the first difference: the names of both versions, and the place."""
_COMPARED = 500
"""The largest number of lines of each version that are compared."""


def shown(question: ApprovalQuestion) -> Mapping[str, Json]:
    """Return a question as a JSON object."""
    current = None if question.current is None else question.current.decode("utf-8", "replace")
    return {**question.action.shown, "seconds": question.seconds, "text": question.content, "current": current}


# ---- a command -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ByCommand:
    """Asks a command. It gets the question as JSON on its standard input; its exit code is the answer: 0 approves."""

    words: Sequence[str]

    @classmethod
    def of(cls, text: str) -> "ByCommand":
        """Parse a command line. Raises InputError (LF174)."""
        try:
            words = shlex.split(text)
        except ValueError as error:
            raise _unusable(f"{text!r} cannot be split into words: {error}") from None
        if not words:
            raise _unusable("it is empty")
        if shutil.which(words[0]) is None:
            raise _unusable(f"there is no program {words[0]!r}")
        return cls(tuple(words))

    def __call__(self, question: ApprovalQuestion) -> Approval:
        """Ask the command. Once the gate no longer waits, the command is killed, with its whole process group."""
        process = subprocess.Popen(  # noqa: S603 -- the user names the command, and no shell reads it
            self.words,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            self._tell(process, question)
            while process.poll() is None and not question.closed.is_set():
                time.sleep(_SLICE / 10)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        if process.returncode == 0:
            return question.approve()
        return question.refuse(f"{self.words[0]} refused it (exit code {process.returncode})")

    @staticmethod
    def _tell(process: "subprocess.Popen[bytes]", question: ApprovalQuestion) -> None:
        data = memoryview(json.dumps(shown(question)).encode() + b"\n")
        if process.stdin is None:
            return
        os.set_blocking(process.stdin.fileno(), False)
        with process.stdin as stream:
            while data and not question.closed.is_set() and process.poll() is None:
                _, ready, _ = select.select([], [stream], [], _SLICE)
                if ready:
                    try:
                        data = data[os.write(stream.fileno(), data[:4096]) :]
                    except BrokenPipeError:  # the command need not read the question
                        return


# ---- the terminal --------------------------------------------------------------------------------------------------


def has_terminal() -> bool:
    """Is there a controlling terminal?"""
    try:
        os.close(os.open(TERMINAL, os.O_RDWR | os.O_NOCTTY | os.O_CLOEXEC))
    except OSError:
        return False
    return True


def by_terminal(question: ApprovalQuestion) -> Approval:
    """Ask on the controlling terminal. Discards input typed before the question."""
    descriptor = os.open(TERMINAL, os.O_RDWR | os.O_NOCTTY | os.O_CLOEXEC)
    try:
        termios.tcflush(descriptor, termios.TCIFLUSH)
        os.write(descriptor, prompt(question).encode("utf-8", "replace"))
        typed = _line(descriptor, question)
        if typed is None:
            os.write(descriptor, b"\nToo late: the gate no longer waits for an answer.\n")
            return question.refuse("nobody answered")
    finally:
        os.close(descriptor)
    return question.approve() if typed.strip().lower() in {"y", "yes"} else question.refuse("the person refused")


def prompt(question: ApprovalQuestion) -> str:
    """Return the text of the prompt. It contains no control sequences for the terminal."""
    action = question.action
    verb = "create" if action.base == ABSENT else "change"
    head = f"\nMay the agent {verb} {action.target} ({action.size:,} bytes)?  Intent: {action.intent}\n"
    lines, more = _difference(question)
    rest = f"  … and {more:,} more lines\n" if more else ""
    body = "".join(f"  {_harmless(line)}\n" for line in lines)
    return f"{head}{body}{rest}[y/N, within {question.seconds} seconds] "


def _difference(question: ApprovalQuestion) -> tuple[Sequence[str], int]:
    """Return the first lines that differ, and a lower bound of how many more there are.

    Comparing two files takes at least quadratic time, and the agent chooses one of them. So the common lines at both
    ends are skipped, and only the beginning of the rest is compared.
    """
    current = "" if question.current is None else question.current.decode("utf-8", "replace")
    # Split at "\n" only: other characters that some programs treat as line ends are shown as characters.
    before, after = current.split("\n"), question.content.split("\n")
    start = _in_common(before, after)
    end = min(_in_common(before[::-1], after[::-1]), len(before) - start, len(after) - start)
    first, parts = max(start - 1, 0), [lines[max(start - 1, 0) : len(lines) - end + 1] for lines in (before, after)]
    old, new = (part[:_COMPARED] for part in parts)
    left_out = sum(max(0, len(part) - _COMPARED) for part in parts)
    lines = ["…" if line.startswith("@@") else line for line in difflib.unified_diff(old, new, lineterm="", n=1)]
    lines = [f"from line {first + 1:,}:", *lines[_HEADER:]] if lines else []
    return lines[:_LINES], max(0, len(lines) - _LINES) + left_out


def _in_common(one: Sequence[str], other: Sequence[str]) -> int:
    pairs = enumerate(zip(one, other, strict=False))
    return next((index for index, (left, right) in pairs if left != right), min(len(one), len(other)))


def _harmless(line: str) -> str:
    rest = f" … and {len(line) - _COLUMNS:,} more characters" if len(line) > _COLUMNS else ""
    shown = (character if is_seen(character) else _number(character) for character in line[:_COLUMNS])
    return "".join(shown) + rest


def _number(character: str) -> str:
    return character.encode("unicode-escape", "backslashreplace").decode("ascii")


def _line(descriptor: int, question: ApprovalQuestion) -> str | None:
    """Read a line from the terminal; None if the gate no longer waits for it."""
    typed = b""
    while not question.closed.is_set():
        ready, _, _ = select.select([descriptor], [], [], _SLICE)
        if ready:
            chunk = os.read(descriptor, 1024)
            typed += chunk
            if not chunk or b"\n" in chunk:
                return typed.decode("utf-8", "replace")
    return None


def _unusable(reason: str) -> InputError:
    hint = "name a program and its arguments, such as --approve-command './ask --quietly'"
    return InputError((Diagnostic("LF174", f"the command for approvals: {reason}", None, None, hint),))
