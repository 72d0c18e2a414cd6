"""The process between the runner and an adapter: it starts the adapter, and ends everything that the adapter started.

The adapter inherits standard input, output and error, so nothing is copied. The guard has two further descriptors: when
the first one is closed, as happens if the runner dies, the guard ends the adapter; to the second one it writes how the
adapter ended. An adapter that is ended gets SIGTERM first, and SIGKILL after the grace. Then the guard removes the
adapter's directory, which a runner that was killed could not do.

Linux gives orphans to the nearest ancestor that asks for them (prctl(2), PR_SET_CHILD_SUBREAPER). The guard asks, so it
finds a descendant that has left its process group and its session. It is a process of its own, because the runner may
be part of somebody's test process, whose orphans are not ours.

It is run by its path, isolated, and imports only what starts quickly: nothing of Leverframe.

If a subject kills its guard, the runner kills every process with the subject's directory in its environment.

Limits: elsewhere than on Linux, a descendant that leaves the process group stays, and so does a subject that kills its
guard. On Linux, so does a descendant that removes the directory from its environment, if its guard is killed.
"""

from __future__ import annotations

import ctypes
import os
import select
import sys
import time

TYPE_CHECKING = False
if TYPE_CHECKING:
    import signal
else:
    import _signal as signal  # without its enumerations: to make them takes a third of the time to start

PR_SET_CHILD_SUBREAPER = 36
STARTED, NOT_STARTED = "started", "not started: "
"""The first line of the report; the second one is the exit code."""
_LOOK = 0.01
"""Seconds between two looks at a process that was told to end."""
_MOST_ROUNDS = 1_000
"""Rounds of killing: a subject that forks without end is given up."""


def main(arguments: list[str]) -> None:
    """Guard one adapter. Arguments: the two descriptors, the grace in seconds, the directory, and the command."""
    ended, report, grace, directory = int(arguments[0]), int(arguments[1]), float(arguments[2]), arguments[3]
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    for descriptor in (ended, report):
        os.set_inheritable(descriptor, False)  # noqa: FBT003 -- the signature of os.set_inheritable
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    wake, woken = os.pipe()
    os.set_blocking(woken, False)
    signal.signal(signal.SIGCHLD, _nothing)
    signal.set_wakeup_fd(woken, warn_on_full_buffer=False)
    adapter = _start(arguments[4:], report)
    nothing = os.open(os.devnull, os.O_RDWR)
    for inherited in range(3):
        os.dup2(nothing, inherited)
    status = _wait(adapter, ended, wake)
    if status is None:
        status = _terminate(adapter, grace)
    _kill_everything(adapter)
    try:
        os.write(report, f"{os.waitstatus_to_exitcode(status)}\n".encode())
    except BrokenPipeError:  # the runner died
        pass
    _remove(directory)


def _nothing(*_: object) -> None:
    """Handle a signal that only wakes this process up."""


def _start(command: list[str], report: int) -> int:
    """Start the adapter in a session of its own. If that fails, report the reason and exit."""
    told, tell = os.pipe()  # closed by a successful exec
    adapter = os.fork()
    if adapter == 0:
        try:
            os.setsid()
            signal.set_wakeup_fd(-1)
            for number in (signal.SIGCHLD, signal.SIGPIPE, signal.SIGINT, signal.SIGTERM):
                signal.signal(number, signal.SIG_DFL)
            os.execvp(command[0], command)  # noqa: S606 -- the user's own command, without a shell
        except OSError as error:
            os.write(tell, (error.strerror or str(error)).encode())
        finally:
            os._exit(127)
    os.close(tell)
    reason = os.read(told, 1000)
    os.close(told)
    if reason:
        os.waitpid(adapter, 0)
        os.write(report, NOT_STARTED.encode() + reason + b"\n")
        os._exit(0)
    os.write(report, f"{STARTED}\n".encode())
    return adapter


def _wait(adapter: int, ended: int, wake: int) -> int | None:
    """Wait until the adapter ends, and return its status; None if the runner wants it to end."""
    watched = select.poll()
    watched.register(ended, select.POLLIN | select.POLLHUP)
    watched.register(wake, select.POLLIN)
    while True:
        status = _reaped(adapter)
        if status is not None:
            return status
        for descriptor, _ in watched.poll():
            if descriptor == ended:
                return None
            os.read(wake, 4096)


def _terminate(adapter: int, grace: float) -> int:
    """Ask the adapter to end, and kill it after the grace. Return its status."""
    _signal_group(adapter, signal.SIGTERM)
    until = time.monotonic() + grace
    while time.monotonic() < until:
        status = _reaped(adapter)
        if status is not None:
            return status
        time.sleep(_LOOK)
    _signal_group(adapter, signal.SIGKILL)
    return os.waitpid(adapter, 0)[1]


def _reaped(adapter: int) -> int | None:
    """Reap every process that has ended; return the status of the adapter if it is one of them."""
    while True:
        try:
            process, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return None
        if process == adapter:
            return status
        if process == 0:
            return None


def _signal_group(adapter: int, number: int) -> None:
    try:
        os.killpg(adapter, number)
    except (ProcessLookupError, PermissionError):
        pass


def _kill_everything(adapter: int) -> None:
    """Kill the adapter's process group, and what has left it: orphans have become children of this process."""
    _signal_group(adapter, signal.SIGKILL)
    for _ in range(_MOST_ROUNDS):
        left = _children()
        if not left:
            return
        for process in left:
            try:
                os.kill(process, signal.SIGKILL)
                os.waitpid(process, 0)
            except (ProcessLookupError, PermissionError, ChildProcessError):
                pass


def _remove(directory: str) -> None:
    try:
        os.rmdir(directory)
    except FileNotFoundError:
        pass
    except OSError:  # it is not empty
        import shutil  # noqa: PLC0415 -- it takes as long to import as everything above

        shutil.rmtree(directory, ignore_errors=True)


def _children() -> list[int]:
    """The children of this process, where the kernel lists them."""
    try:
        with open(f"/proc/self/task/{os.getpid()}/children", "rb") as listed:
            return list(map(int, listed.read().split()))
    except OSError:
        return []


if __name__ == "__main__":
    main(sys.argv[1:])
