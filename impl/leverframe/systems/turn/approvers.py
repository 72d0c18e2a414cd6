"""Approvers of the command line: a prompt on the controlling terminal, or a command of the user's.

Neither shows more of what is to be written than fits, and both show where it goes: the name of the intent, the file,
how much changes, and the beginning of the difference.
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
"""Seconds after which an approver looks whether anybody still waits for it."""
_LINES = 20
"""Lines of the difference that are shown."""
_COLUMNS = 200
"""Characters of each of them."""
_HEADER = 3
"""Lines with the names of both versions, and the first place where they differ."""
_COMPARED = 500
"""Lines of each version that are compared for that."""


def shown(question: ApprovalQuestion) -> Mapping[str, Json]:
    """A question as an object of JSON."""
    current = None if question.current is None else question.current.decode("utf-8", "replace")
    return {**question.action.shown, "seconds": question.seconds, "text": question.content, "current": current}


# ---- a command -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ByCommand:
    """Asks a command: the question as JSON on its standard input, and its exit code is the answer; 0 approves."""

    words: Sequence[str]

    @classmethod
    def of(cls, text: str) -> "ByCommand":
        """The command that is written so. Raises InputError (LF174)."""
        try:
            words = shlex.split(text)
        except ValueError as error:
            raise _unusable(f"{text!r} cannot be split into words: {error}") from None
        if not words:
            raise _unusable("there is no word in it")
        if shutil.which(words[0]) is None:
            raise _unusable(f"there is no program {words[0]!r}")
        return cls(tuple(words))

    def __call__(self, question: ApprovalQuestion) -> Approval:
        """What the command says. When nobody waits for it any more, it is ended, and what it has started, too."""
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
        return question.refuse(f"{self.words[0]} has refused it (exit code {process.returncode})")

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
                    except BrokenPipeError:  # It need not read what it is told.
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
    """Asks on the controlling terminal. What was typed before the question is no answer to it."""
    descriptor = os.open(TERMINAL, os.O_RDWR | os.O_NOCTTY | os.O_CLOEXEC)
    try:
        termios.tcflush(descriptor, termios.TCIFLUSH)
        os.write(descriptor, prompt(question).encode("utf-8", "replace"))
        typed = _line(descriptor, question)
        if typed is None:
            os.write(descriptor, b"\nToo late: nobody waits for the answer any more.\n")
            return question.refuse("nobody has answered")
    finally:
        os.close(descriptor)
    return question.approve() if typed.strip().lower() in {"y", "yes"} else question.refuse("the person has refused")


def prompt(question: ApprovalQuestion) -> str:
    """What a person reads before answering. No character of it steers the terminal."""
    action = question.action
    verb = "create" if action.base == ABSENT else "change"
    head = f"\nMay the agent {verb} {action.target} ({action.size:,} bytes)?  Intent: {action.intent}\n"
    lines, more = _difference(question)
    rest = f"  … and {more:,} lines more\n" if more else ""
    body = "".join(f"  {_harmless(line)}\n" for line in lines)
    return f"{head}{body}{rest}[y/N, within {question.seconds} seconds] "


def _difference(question: ApprovalQuestion) -> tuple[Sequence[str], int]:
    """The first lines that differ, and how many more there are, at least.

    To compare long files takes time that grows with the square of their length, or worse, and the agent chooses one of
    the two. So of what lies between the lines that they have in common at both ends only the beginning is compared.
    """
    current = "" if question.current is None else question.current.decode("utf-8", "replace")
    # By the one character that ends a line everywhere: what some programs take for another end is shown as what it is.
    before, after = current.split("\n"), question.content.split("\n")
    start = _in_common(before, after)
    end = min(_in_common(before[::-1], after[::-1]), len(before) - start, len(after) - start)
    first, parts = max(start - 1, 0), [lines[max(start - 1, 0) : len(lines) - end + 1] for lines in (before, after)]
    old, new = (part[:_COMPARED] for part in parts)
    left_out = sum(max(0, len(part) - _COMPARED) for part in parts)
    lines = ["…" if line.startswith("@@") else line for line in difflib.unified_diff(old, new, lineterm="", n=1)]
    lines = [f"from line {first + 1:,} on:", *lines[_HEADER:]] if lines else []
    return lines[:_LINES], max(0, len(lines) - _LINES) + left_out


def _in_common(one: Sequence[str], other: Sequence[str]) -> int:
    pairs = enumerate(zip(one, other, strict=False))
    return next((index for index, (left, right) in pairs if left != right), min(len(one), len(other)))


def _harmless(line: str) -> str:
    rest = f" … and {len(line) - _COLUMNS:,} characters more" if len(line) > _COLUMNS else ""
    shown = (character if is_seen(character) else _number(character) for character in line[:_COLUMNS])
    return "".join(shown) + rest


def _number(character: str) -> str:
    return character.encode("unicode-escape", "backslashreplace").decode("ascii")


def _line(descriptor: int, question: ApprovalQuestion) -> str | None:
    """A line that is typed; None where nobody waits for it any more."""
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
