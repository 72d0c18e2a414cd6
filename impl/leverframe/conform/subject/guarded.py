"""A command that runs under its guard (`guard`): its descriptors, how it ended, and its certain end."""

import contextlib
import os
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import IO

from leverframe.conform.subject import guard, starting
from leverframe.errors import InternalError
from leverframe.interrupts import held

DIRECTORY = "LEVERFRAME_DIRECTORY"
"""The environment variable with the path of the empty directory."""
_PATIENCE = 30.0
"""Seconds that the guard has for its own work, which takes a moment."""
_MOST_ROUNDS = 100
"""Rounds of killing, if the guard was killed: a subject that forks without end is given up."""


class Guarded:
    """A started command. Raises InputError (LF210) if it cannot be started."""

    def __init__(self, command: Sequence[str], grace: float) -> None:
        if not hasattr(os, "fork") or not hasattr(select, "poll"):
            hint = "use Linux, macOS, a container or a virtual machine"
            raise starting.wrong("adapters need a POSIX system", hint)
        self._grace = grace
        self._told = b""
        self._polls: dict[tuple[bool, bool], select.poll] = {}
        with held():  # otherwise an interrupt could leave a directory of which no guard knows
            self._folder = tempfile.mkdtemp(prefix="leverframe-")
            ended, self._alive = os.pipe()
            self._reports, report = os.pipe()
            settings = str(ended), str(report), str(grace), self._folder
            try:
                self._guard = _popen(
                    [sys.executable, "-I", "-S", guard.__file__, *settings, *command],
                    (ended, report),
                    {**os.environ, DIRECTORY: self._folder},
                )
            except OSError as error:
                os.close(self._alive)
                os.close(self._reports)
                shutil.rmtree(self._folder, ignore_errors=True)
                raise starting.refused(command[0], error.strerror) from None
            finally:
                os.close(ended)
                os.close(report)
        self._pipes = _piped(self._guard.stdin), _piped(self._guard.stdout), _piped(self._guard.stderr)
        self.stdin, self.stdout, self.stderr = (pipe.fileno() for pipe in self._pipes)
        for descriptor in (self.stdin, self.stdout, self.stderr):
            os.set_blocking(descriptor, False)
        first = self._report(_PATIENCE)
        if first != guard.STARTED:
            self.end()
            reason = (first or "its guard ended").removeprefix(guard.NOT_STARTED)
            raise starting.refused(command[0], reason)

    def ready(self, seconds: float, *, log: bool, to_write: bool) -> list[tuple[int, int]]:
        """Which of its descriptors can be read or written, or have been closed, within so many seconds; and how.

        They are standard output, standard error if `log`, and standard input if `to_write`.
        """
        poll = self._polls.get((log, to_write))
        if poll is None:
            wanted = {self.stdout: select.POLLIN}
            if log:
                wanted[self.stderr] = select.POLLIN
            if to_write:
                wanted[self.stdin] = select.POLLOUT
            poll = self._polls[log, to_write] = _poll(wanted)
        return poll.poll(seconds * 1000 if seconds > 0 else 0)

    def is_ready(self, descriptor: int, seconds: float) -> bool:
        """Can a descriptor be read, or has it been closed, within so many seconds?"""
        return bool(_poll({descriptor: select.POLLIN}).poll(max(seconds, 0) * 1000))

    def ended(self, seconds: float) -> int | None:
        """The exit code, or minus the number of a signal; None if the command still runs after so many seconds."""
        found = self._report(seconds)
        return None if found is None else int(found)

    def close_input(self) -> None:
        """Close its standard input."""
        self._pipes[0].close()

    def end(self) -> None:
        """End the command and everything that it started, and remove its directory; the guard does it if we die."""
        os.close(self._alive)
        self._guard.send_signal(signal.SIGCONT)  # it may have been stopped
        try:
            self._guard.wait(self._grace + _PATIENCE)
        except subprocess.TimeoutExpired:
            self._guard.kill()
            self._guard.wait()
        if self._guard.returncode != 0:
            _sweep(f"{DIRECTORY}={self._folder}".encode())
        for pipe in self._pipes:
            with contextlib.suppress(BrokenPipeError):
                pipe.close()
        os.close(self._reports)
        shutil.rmtree(self._folder, ignore_errors=True)

    def _report(self, seconds: float) -> str | None:
        """The next line of the guard; None if none comes in time, or if the guard has ended."""
        until = time.monotonic() + seconds
        while b"\n" not in self._told:
            if not self.is_ready(self._reports, until - time.monotonic()):
                return None
            chunk = os.read(self._reports, 4096)
            if not chunk:
                return None
            self._told += chunk
        line, _, self._told = self._told.partition(b"\n")
        return line.decode("utf-8", "replace")


def _poll(wanted: Mapping[int, int]) -> "select.poll":
    poll = select.poll()
    for descriptor, mask in wanted.items():
        poll.register(descriptor, mask)
    return poll


def _sweep(variable: bytes) -> None:
    """Kill every process with this variable in its environment: somebody has killed the guard, which would do that."""
    for _ in range(_MOST_ROUNDS):
        left = [number for number in _processes() if variable in _environment(number)]
        for number in left:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(number, signal.SIGKILL)
        if not left:
            return


def _processes() -> list[int]:
    try:
        return [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdecimal()]
    except OSError:
        return []


def _environment(process: int) -> list[bytes]:
    """The variables of a process that lives; none of a process that belongs to somebody else."""
    try:
        return Path(f"/proc/{process}/environ").read_bytes().split(b"\0")
    except OSError:
        return []


def _popen(
    command: Sequence[str], descriptors: Collection[int], environment: Mapping[str, str]
) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(  # noqa: S603 -- our own script, and the user's own command; no shell
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        pass_fds=descriptors,
        start_new_session=True,
        env=environment,
    )


def _piped(stream: IO[bytes] | None) -> IO[bytes]:
    if stream is None:
        raise InternalError("a process without pipes")
    return stream
