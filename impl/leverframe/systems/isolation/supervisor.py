"""Run one program under limits, and kill everything that it has started.

The supervisor is a process of its own between the runtime and the program (`command`). It reads its order, a *letter*
(`letter`), from standard input. When that input ends, as it does if the runtime dies, the supervisor ends the program.
It writes the outcome as a letter to standard output.

Most of the cost of a run is the start of this process. So it imports nothing of Leverframe, and only those modules of
the standard library that load within a millisecond or so: not `json`, `pathlib`, `contextlib`, `signal` or `typing`,
each of which loads `re`, `enum` or `functools`. It is imported as a module, because a script is compiled each time.

Linux gives orphans to the nearest ancestor that asks for them (prctl(2), PR_SET_CHILD_SUBREAPER). The supervisor asks,
so it finds and kills a descendant that has left its process group and its session. The program and its descendants are
in a Landlock domain (landlock(7)), from which they can neither signal nor trace nor inspect any process outside. So
they cannot kill, stop or read the supervisor or the runtime.

Limits: Linux only; the domain needs Linux 6.12, before which a program can kill its supervisor. If anyone kills the
supervisor, the program dies with it, but its descendants may live on. A program that starts processes faster than they
can be found may outlive the supervisor for a moment, unless the number of processes is limited, which has no effect for
the superuser. The file system and the network are not hidden.
"""

from __future__ import annotations

import ctypes
import os
import resource
import select
import sys
import time

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER, PR_SET_NO_NEW_PRIVS = 1, 36, 38
PR_CAPBSET_DROP, PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL = 24, 47, 4
CAPABILITIES = 64
KEPT_CAPABILITIES = {0, 1, 3, 4}
"""CHOWN, DAC_OVERRIDE, FOWNER and FSETID: the superuser's capabilities to work with everyone's files."""
LANDLOCK_CREATE_RULESET, LANDLOCK_RESTRICT_SELF = 444, 446
LANDLOCK_SCOPE_SIGNAL = 1 << 1
SIGKILL, SIG_SETMASK, SIGNALS = 9, 2, 64
CHUNK = 65_536
RLIMITS = {
    "cpu_seconds": resource.RLIMIT_CPU,
    "memory_bytes": resource.RLIMIT_AS,
    "file_bytes": resource.RLIMIT_FSIZE,
    "open_files": resource.RLIMIT_NOFILE,
    "processes": resource.RLIMIT_NPROC,
}
CORE_BYTES = 1
"""No core dump. Even with a limit of 0, Linux would pipe a dump to a program that collects them (core(5))."""
LIBC = ctypes.CDLL(None, use_errno=True)


def command(script: str) -> list[str]:
    """The command that starts this module, isolated from settings and other modules; `script` is its path."""
    folder, _, name = script.rpartition("/")
    start = f"import sys; sys.path.insert(0, {folder!r}); import {name.removesuffix('.py')} as its; its.main()"
    return [sys.executable, "-I", "-S", "-c", start]


# ---- letters --------------------------------------------------------------------------------------------------------


def letter(fields: Iterable[tuple[str, bytes]]) -> bytes:
    """Encode fields as netstrings ``name=value`` in a netstring (D. J. Bernstein, 1997). Values are any bytes."""
    return _netstring(b"".join(_netstring(name.encode() + b"=" + value) for name, value in fields))


def opened(data: bytes) -> dict[str, list[bytes]] | None:
    """The values of a letter's fields by their names; None if it is incomplete. Raises ValueError."""
    content, _ = _first(data)
    if content is None:
        return None
    found: dict[str, list[bytes]] = {}
    while content:
        field, content = _first(content)
        if field is None:
            raise ValueError("incomplete field")
        name, _, value = field.partition(b"=")
        found.setdefault(name.decode(), []).append(value)
    return found


def _netstring(content: bytes) -> bytes:
    return b"%d:%b," % (len(content), content)


def _first(data: bytes) -> tuple[bytes | None, bytes]:
    """The first netstring, or None if it is incomplete; and the remaining bytes."""
    length, colon, rest = data.partition(b":")
    if not colon or len(rest) <= int(length):
        return None, data
    return rest[: int(length)], rest[int(length) + 1 :]


# ---- one run --------------------------------------------------------------------------------------------------------


class Order:
    """The order for a run: a path, a complete argv, the environment, the folder, and the limits."""

    def __init__(self, told: Mapping[str, Sequence[bytes]]) -> None:
        # As the sender encoded it: unpaired surrogates stand for bytes that are not text (PEP 383).
        texts = {name: [value.decode("utf-8", "surrogatepass") for value in values] for name, values in told.items()}
        ((self.program,), (self.folder,)) = texts["program"], texts["folder"]
        self.arguments = texts["argument"]
        self.environment = dict(one.split("=", 1) for one in texts.get("environment", ()))
        self.limits = {kind: int(texts[name][0]) for name, kind in RLIMITS.items() if name in texts}
        self.seconds = float(texts["seconds"][0])
        self.output_bytes = int(texts["output_bytes"][0])


class Started:
    """The program's process, and the descriptors from which its output can be read."""

    def __init__(self, process: int, outputs: Sequence[int]) -> None:
        self.process, self.outputs = process, outputs


def main() -> None:
    """Run the program, and write its outcome."""
    order = Order(_told(0))
    LIBC.prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    started = _start(order)
    if isinstance(started, str):
        _say([("ended", b"not started"), ("reason", started.encode())])
        return
    watch = ChildWatch(order, started)
    ended = watch.until_it_ends()
    status, usage = _kill(started.process)
    stdout, stderr = watch.written
    _say(
        [
            ("ended", (ended or ("signalled" if os.WIFSIGNALED(status) else "exited")).encode()),
            ("code", str(os.waitstatus_to_exitcode(status)).encode()),
            ("stdout", bytes(stdout)),
            ("stderr", bytes(stderr)),
            ("cpu_seconds", str(usage.ru_utime + usage.ru_stime).encode()),
        ]
    )


def _start(order: Order) -> Started | str:
    """Start the program; return the reason if it cannot be started."""
    pairs = [os.pipe(), os.pipe()]
    told, tell = os.pipe()  # a successful exec closes it; otherwise it gets the reason
    supervisor, program = os.getpid(), os.fork()
    if program == 0:
        try:
            _become(order, [write for _, write in pairs], supervisor)
        except BaseException as error:  # noqa: BLE001 -- every failure is reported to the parent
            os.write(tell, str(error).encode("utf-8", "replace")[:1000] or b"unknown")
        finally:
            os._exit(127)
    for end in (tell, *(write for _, write in pairs)):
        os.close(end)
    reason = os.read(told, 1000)
    if reason:
        os.waitpid(program, 0)
        return reason.decode("utf-8", "replace")
    return Started(program, [read for read, _ in pairs])


def _become(order: Order, outputs: Sequence[int], supervisor: int) -> None:
    """Become the program. The process has no other thread, so all of this is safe between fork and exec."""
    os.setsid()
    LIBC.prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0)
    if os.getppid() != supervisor:  # the supervisor died before the signal on its death was set up
        os._exit(127)
    _drop_capabilities()
    LIBC.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
    os.chdir(order.folder)
    nothing = os.open(os.devnull, os.O_RDWR)
    for end, source in enumerate((nothing, *outputs)):
        os.dup2(source, end)
    for kind, value in {resource.RLIMIT_CORE: CORE_BYTES, **order.limits}.items():
        _, most = resource.getrlimit(kind)
        bound = value if most == resource.RLIM_INFINITY else min(value, most)
        resource.setrlimit(kind, (bound, bound))
    _forget_signals()
    os.umask(0o077)
    _confine()
    os.execve(order.program, order.arguments, order.environment)  # noqa: S606 -- that is the point


def _drop_capabilities() -> None:
    """Keep the superuser's program from raising its limits, reading other processes' memory, or setting the clock."""
    LIBC.prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0)
    for capability in set(range(CAPABILITIES)) - KEPT_CAPABILITIES:
        LIBC.prctl(PR_CAPBSET_DROP, capability, 0, 0, 0)  # fails for an unknown capability, and without CAP_SETPCAP


def _forget_signals() -> None:
    """Reset all signals: none is ignored and none is blocked, regardless of the runtime and of Python.

    The C library keeps two signals for itself and lets nobody change them.
    """
    for number in range(1, SIGNALS + 1):
        LIBC.signal(number, None)
    LIBC.sigprocmask(SIG_SETMASK, bytes(SIGNALS * 2), None)  # an empty set, with room to spare


def _confine() -> None:
    """Let the process signal and inspect only its descendants. No effect if the Linux kernel lacks the feature.

    Raises OSError if the Linux kernel has the feature and refuses.
    """
    rules = (ctypes.c_uint64 * 3)(0, 0, LANDLOCK_SCOPE_SIGNAL)  # no restriction of the file system or the network
    domain = LIBC.syscall(LANDLOCK_CREATE_RULESET, rules, ctypes.sizeof(rules), 0)
    if domain >= 0 and LIBC.syscall(LANDLOCK_RESTRICT_SELF, domain, 0) != 0:
        raise OSError(ctypes.get_errno(), "the program cannot be confined")


class ChildWatch:
    """Collects the output of a program, and watches its limits."""

    def __init__(self, order: Order, started: Started) -> None:
        self.written = [bytearray(), bytearray()]
        self._most = order.output_bytes
        self._end = time.monotonic() + order.seconds
        self._open = dict(zip(started.outputs, self.written, strict=True))
        self._finished = os.pidfd_open(started.process)

    def until_it_ends(self) -> str | None:
        """Why the program must be killed; None if it ended by itself."""
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
        """Read what is still in the pipes, without waiting: descendants may hold them open for ever."""
        for output in tuple(self._open):
            os.set_blocking(output, False)
            try:
                while output in self._open:
                    if not self._take(output):
                        return "too much output"
            except BlockingIOError:
                pass
        return None

    def _take(self, output: int) -> bool:
        """Read output; False if it exceeds the limit."""
        data = os.read(output, CHUNK)
        into = self._open[output]
        into += data
        if not data:
            del self._open[output]
        whole = len(into) <= self._most
        del into[self._most :]
        return whole


# ---- its end --------------------------------------------------------------------------------------------------------


def _kill(program: int) -> tuple[int, resource.struct_rusage]:
    """Kill the program and all its descendants; return the program's status and its use of resources."""
    _end(-program)
    _end(program)
    _, status, usage = os.wait4(program, 0)
    while _has_children():  # every survivor is now a child of this process, or a descendant of one
        for process in descendants(os.getpid()):
            _end(process)
        time.sleep(0.001)
    return status, usage


def _has_children() -> bool:
    """Reap the children that have ended. Are there any others?"""
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        return False
    return True


def end_below(process: int, seconds: float) -> None:
    """Kill the descendants of a process repeatedly, until there are none or the time is over."""
    until = time.monotonic() + seconds
    while time.monotonic() < until and (alive := descendants(process)):
        for one in alive:
            _end(one)
        time.sleep(0.001)


def _end(process: int) -> None:
    try:
        os.kill(process, SIGKILL)
    except (ProcessLookupError, PermissionError):
        return


def descendants(process: int) -> list[int]:
    """The living descendants of a process."""
    children: dict[int, list[tuple[int, bytes]]] = {}
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                with open(f"/proc/{name}/stat", "rb") as file:
                    # After the name, which is in parentheses and may contain anything: state, parent, ...
                    state, parent = file.read().rpartition(b")")[2].split()[:2]
            except OSError:
                continue
            children.setdefault(int(parent), []).append((int(name), state))
    found: list[int] = []
    waiting = [process]
    while waiting:
        for child, state in children.get(waiting.pop(), ()):
            waiting.append(child)
            if state != b"Z":
                found.append(child)
    return found


def _told(descriptor: int) -> Mapping[str, Sequence[bytes]]:
    data = bytearray()
    while (found := opened(bytes(data))) is None:
        more = os.read(descriptor, CHUNK)
        if not more:
            sys.exit(1)
        data += more
    return found


def _say(fields: Iterable[tuple[str, bytes]]) -> None:
    data = letter(fields)
    while data:
        data = data[os.write(1, data) :]
