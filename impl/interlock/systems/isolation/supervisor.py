"""Runs one program under limits, and ends with everything that the program has started.

A process of its own between the runtime and the program, begun as a script: ``python -I -S supervisor.py``. It imports
nothing of Interlock, so that it is there within hundredths of a second. On its standard input it is told what to run, a
line of JSON; when that input ends, which it does if the runtime dies, so does the program. What became of the program
is the one line of JSON on its standard output.

Linux gives orphans to the nearest ancestor that asks for them (prctl(2), PR_SET_CHILD_SUBREAPER). The supervisor does,
so that a descendant that has left its process group and its session is found and killed all the same.

Limits: Linux only. A program that starts processes faster than they can be found may outlive this for a moment, unless
there is a limit on their number, which does not hold for the superuser. Where the supervisor itself is killed, the
program is, too, and what the program started is not. The file system and the network are not hidden.
"""

import base64
import contextlib
import ctypes
import json
import os
import resource
import select
import signal
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, TypedDict

PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER, PR_SET_NO_NEW_PRIVS = 1, 36, 38
CHUNK = 65_536
RLIMITS = {
    "cpu_seconds": resource.RLIMIT_CPU,
    "memory_bytes": resource.RLIMIT_AS,
    "file_bytes": resource.RLIMIT_FSIZE,
    "open_files": resource.RLIMIT_NOFILE,
    "processes": resource.RLIMIT_NPROC,
}


class Order(TypedDict):
    """What is to be run: `program` is a path, `arguments` its whole argv, `limits` are those of `RLIMITS`."""

    program: str
    arguments: list[str]
    environment: dict[str, str]
    folder: str
    limits: dict[str, int | None]
    seconds: float
    output_bytes: int


class _Started(NamedTuple):
    program: int
    outputs: Sequence[int]


def main() -> None:
    """Run the program, and say what became of it."""
    order: Order = json.loads(_line(0))
    _prctl(PR_SET_CHILD_SUBREAPER, 1)
    started = _start(order)
    if isinstance(started, str):
        _say({"ended": "not started", "reason": started})
        return
    watch = _Watch(order, started)
    ended = watch.until_it_ends()
    _kill(started.program)
    _, status, usage = os.wait4(started.program, 0)
    stdout, stderr = (base64.b64encode(data).decode() for data in watch.written)
    _say(
        {
            "ended": ended or ("signalled" if os.WIFSIGNALED(status) else "exited"),
            "code": os.waitstatus_to_exitcode(status),
            "stdout": stdout,
            "stderr": stderr,
            "cpu_seconds": usage.ru_utime + usage.ru_stime,
        }
    )


def _start(order: Order) -> "_Started | str":
    """The program's process and where its output can be read; or why there is none."""
    pairs = [os.pipe(), os.pipe()]
    told, tell = os.pipe()  # closed by a successful exec, else it holds the reason
    program = os.fork()
    if program == 0:
        try:
            _become(order, [write for _, write in pairs])
        except BaseException as error:  # noqa: BLE001 -- told to the parent, whatever it is
            os.write(tell, str(error).encode()[:1000] or b"unknown")
        finally:
            os._exit(127)
    for end in (tell, *(write for _, write in pairs)):
        os.close(end)
    reason = os.read(told, 1000)
    if reason:
        os.waitpid(program, 0)
        return reason.decode("utf-8", "replace")
    return _Started(program, [read for read, _ in pairs])


def _become(order: Order, outputs: Sequence[int]) -> None:
    """Turn into the program. The process has no other thread, so that all of this is safe between fork and exec."""
    os.setsid()
    _prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    _prctl(PR_SET_NO_NEW_PRIVS, 1)
    os.chdir(order["folder"])
    nothing = os.open(os.devnull, os.O_RDWR)
    for end, source in enumerate((nothing, *outputs)):
        os.dup2(source, end)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    for name, kind in RLIMITS.items():
        value, (_, most) = order["limits"].get(name), resource.getrlimit(kind)
        if value is not None:
            value = value if most == resource.RLIM_INFINITY else min(value, most)
            resource.setrlimit(kind, (value, value))
    for number in (signal.SIGPIPE, signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)
    os.umask(0o077)
    os.execve(order["program"], order["arguments"], order["environment"])  # noqa: S606 -- that is the point


class _Watch:
    """What a program writes, and whether it keeps to its limits."""

    def __init__(self, order: Order, started: _Started) -> None:
        self.written = [bytearray(), bytearray()]
        self._most = order["output_bytes"]
        self._end = time.monotonic() + order["seconds"]
        self._open = dict(zip(started.outputs, self.written, strict=True))
        self._finished = os.pidfd_open(started.program)

    def until_it_ends(self) -> str | None:
        """Why the program has to be ended; None where it ended by itself."""
        while True:
            left = self._end - time.monotonic()
            if left <= 0:
                return "deadline"
            ready, _, _ = select.select([0, self._finished, *self._open], [], [], left)
            if 0 in ready and not os.read(0, CHUNK):
                return "stopped"
            for output in [output for output in self._open if output in ready]:
                if not self._take(output):
                    return "too much output"
            if self._finished in ready:
                return self._rest()

    def _rest(self) -> str | None:
        """Take over what is in the pipes still; processes that were left behind may hold them open for ever."""
        for output in tuple(self._open):
            os.set_blocking(output, False)
            with contextlib.suppress(BlockingIOError):
                while output in self._open:
                    if not self._take(output):
                        return "too much output"
        return None

    def _take(self, output: int) -> bool:
        """Take over what was written; whether that is still within the limit."""
        data = os.read(output, CHUNK)
        into = self._open[output]
        into += data
        if not data:
            del self._open[output]
        whole = len(into) <= self._most
        del into[self._most :]
        return whole


def _kill(program: int) -> None:
    """Kill the program and its descendants, wherever they have gone, until there are none."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(program, signal.SIGKILL)
    while True:
        alive = _descendants()
        if not alive:
            return
        for process in alive:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        for process in alive:
            if process != program:
                with contextlib.suppress(ChildProcessError):
                    os.waitpid(process, os.WNOHANG)
        time.sleep(0.001)


def _descendants() -> Sequence[int]:
    """The living descendants of this process."""
    children: dict[int, list[tuple[int, str]]] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with contextlib.suppress(OSError):
                # After the name, which stands in parentheses and may hold anything: state, parent, ...
                state, parent = (folder / "stat").read_text("utf-8", "replace").rpartition(")")[2].split()[:2]
                children.setdefault(int(parent), []).append((int(folder.name), state))
    found: list[int] = []
    waiting = [os.getpid()]
    while waiting:
        for process, state in children.get(waiting.pop(), ()):
            waiting.append(process)
            if state != "Z":
                found.append(process)
    return found


def _prctl(option: int, value: int) -> None:
    ctypes.CDLL(None, use_errno=True).prctl(option, value, 0, 0, 0)


def _line(descriptor: int) -> bytes:
    data = bytearray()
    while not data.endswith(b"\n"):
        more = os.read(descriptor, CHUNK)
        if not more:
            sys.exit(1)
        data += more
    return bytes(data)


def _say(outcome: Mapping[str, object]) -> None:
    data = (json.dumps(outcome) + "\n").encode()
    while data:
        data = data[os.write(1, data) :]


if __name__ == "__main__":
    main()
