"""A safe command leaves nothing behind in file attributes or in the kernel, and does nothing to other processes."""

import ctypes
import fcntl
import os
import pty
import resource
import struct
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from leverframe.systems.policy import Effect, Policy, PolicyRule
from leverframe.systems.schemas import Schema
from leverframe.systems.turn import unchanging
from tests.support.gates import SETTINGS, gate_in

ANY = Policy("any", (PolicyRule("all", Effect.ALLOW, Schema.of({})),))
RUNNING = replace(SETTINGS, programs={"python": sys.executable}, commands=ANY)

LEFT_BEHIND = {
    "extended attributes": "os.setxattr('src/a.txt', 'user.left', b'behind')",
    "extended attributes of a link": "os.setxattr('src/a.txt', 'user.left', b'b', follow_symlinks=False)",
    "extended attributes by a descriptor": "os.setxattr(os.open('src/a.txt', 0), 'user.left', b'behind')",
    "attributes removed": "os.removexattr('src/a.txt', 'user.kept')",
    "mode": "os.chmod('src/a.txt', 0o777)",
    "mode by a descriptor": "os.fchmod(os.open('src/a.txt', 0), 0o777)",
    "mode by fchmodat2": "check(libc.syscall(452, -100, b'src/a.txt', 0o777, 0))",
    "owner": "os.chown('src/a.txt', os.getuid(), os.getgid())",
    "times": "os.utime('src/a.txt', (1, 1))",
    "flags": "fcntl.ioctl(os.open('src/a.txt', 0), 0x40086602, struct.pack('l', 0x40))",  # nodump, as chattr +d
    "version": "fcntl.ioctl(os.open('src/a.txt', 0), 0x40086604, struct.pack('l', 4711))",  # by its old number
    "a seal": "fcntl.ioctl(os.open('src/a.txt', 0), 0x40806685, struct.pack('III', 1, 1, 4096) + bytes(116))",
    "a snapshot": "fcntl.ioctl(os.open('src', 0), 0x5000940E, bytes(1024))",
    "a policy of encryption": "fcntl.ioctl(os.open('src', 0), 0x800C6613, bytes(12))",
    "attributes of FAT": "fcntl.ioctl(os.open('src/a.txt', 0), 0x40047211, struct.pack('I', 1))",
    "how long it will live": "fcntl.fcntl(os.open('src/a.txt', 0), 1036, struct.pack('Q', 5))",
    "core dumps": "check(libc.syscall(NUMBERS['setrlimit'], 4, bytes(16)))",
    "core dumps by prlimit64": "check(libc.syscall(NUMBERS['prlimit64'], 0, 4, bytes(16), None))",
    "shared memory": "check(libc.shmget(KEY, 4096, 0o1600))",
    "shared memory of others": "check(-(libc.shmat(SEGMENT, None, 0) == -1))",
    "shared memory removed": "check(libc.shmctl(SEGMENT, 0, None))",
    "semaphores": "check(libc.semget(KEY, 1, 0o1600))",
    "a queue of System V": "check(libc.msgget(KEY, 0o1600))",
    "a queue of POSIX": "check(libc.syscall(NUMBERS['mq_open'], b'left', 0o102, 0o600, None))",
    "a key": "check(libc.syscall(NUMBERS['add_key'], b'user', b'left', b'behind', 6, -4))",
    "io_uring": "check(libc.syscall(425, 1, ctypes.create_string_buffer(120)))",
    "shared memory of POSIX": "open('/dev/shm/leverframe-left-behind', 'w')",
}
SCRIPT = """
import ctypes, errno, fcntl, os, struct
KEY, SEGMENT, NUMBERS = {key}, {segment}, {numbers}
libc = ctypes.CDLL(None, use_errno=True)
libc.shmat.restype = ctypes.c_long
def check(found):
    if found < 0:
        raise OSError(ctypes.get_errno(), "refused")
try:
    {attempt}
    print("done")
except OSError as error:
    print(errno.errorcode[error.errno])
"""


KEY = 0x1E0000 | os.getpid() & 0xFFFF
"""Marks the objects that an attempt would leave in the kernel: other programs may leave some there meanwhile."""


def system_v(segment: int) -> list[str]:
    """Our shared memory, semaphores and queues of System V."""
    told = "".join(Path(f"/proc/sysvipc/{kind}").read_text() for kind in ("shm", "sem", "msg"))
    lines = [line.split() for line in told.splitlines()]
    return [" ".join(line[:3]) for line in lines if line[:2] == ["0", str(segment)] or line[0] == str(KEY)]


def hint_of(path: Path) -> bytes:
    """The write lifetime hint of a file."""
    with path.open("rb") as stream:
        return bytes(fcntl.fcntl(stream, 1035, bytes(8)))


@pytest.fixture
def segment() -> Iterator[int]:
    """Shared memory of another process, which has ended."""
    libc = ctypes.CDLL(None, use_errno=True)
    found = int(libc.shmget(0, 4096, 0o1600))
    assert found >= 0, os.strerror(ctypes.get_errno())
    yield found
    libc.shmctl(found, 0, None)


@pytest.mark.parametrize("attempt", LEFT_BEHIND)
@pytest.mark.needs("landlock")
def test_a_safe_command_leaves_nothing_behind_in_attributes_or_in_the_kernel(
    tmp_path: Path, attempt: str, segment: int
) -> None:
    numbers = {
        name: unchanging.CALLS[os.uname().machine][1][name] for name in ("mq_open", "add_key", "setrlimit", "prlimit64")
    }
    program = SCRIPT.format(key=KEY, segment=segment, numbers=numbers, attempt=LEFT_BEHIND[attempt])
    with gate_in(tmp_path, settings=RUNNING) as one:
        target = one.root / "src" / "a.txt"
        os.setxattr(target, "user.kept", b"kept")
        before = (target.stat(), os.listxattr(target), hint_of(target), system_v(segment))
        done = one.select().gate.call("execute_command", {"command": ["python", "-I", "-c", program]})
        refusal = "EACCES\n" if attempt == "shared memory of POSIX" else "EPERM\n"  # by Landlock, or by the filter
        assert (done.verdict, done.result["stdout"], done.result["stderr"]) == ("done", refusal, "")
        after = (target.stat(), os.listxattr(target), hint_of(target), system_v(segment))
        assert [one for one in zip(before, after, strict=True) if one[0] != one[1]] == []


ASKED_OF_THE_KERNEL = {
    "a protocol that is a module": "socket.socket(9, 5, 0)",  # X.25
    "a protocol of IPv4 that is a module": "socket.socket(2, 1, 132)",  # SCTP
    "a protocol by its kind": "socket.socket(2, 5, 0)",
    "a protocol of IPv6 by its kind, with flags": "socket.socket(10, 5 | 0o2000000, 0)",
    "a family of netlink": "socket.socket(16, 3, 12)",
    "a pair of sockets": "socket.socketpair(30, 1, 0)",  # TIPC
    "a namespace": "check(libc.unshare(0x10000000))",
    "a namespace of a new process": "check(libc.syscall(NUMBERS['clone'], 0x10000011, 0, 0, 0, 0))",
    "another name of the host": "check(libc.sethostname(b'leverframe', 10))",
    "another time": "check(libc.syscall(NUMBERS['clock_settime'], 0, bytes(16)))",
    "a module": "check(libc.syscall(NUMBERS['init_module'], b'', 0, b''))",
    "a program in the kernel": "check(libc.syscall(NUMBERS['bpf'], 0, bytes(128), 128))",
}


@pytest.mark.parametrize("attempt", ASKED_OF_THE_KERNEL)
@pytest.mark.needs("landlock")
def test_a_safe_command_does_not_change_the_kernel(tmp_path: Path, attempt: str) -> None:
    known = unchanging.CALLS[os.uname().machine][1]
    numbers = {name: known.get(name, -1) for name in ("clock_settime", "init_module", "bpf", "clone")}
    program = SCRIPT.format(key=0, segment=0, numbers=numbers, attempt=f"import socket; {ASKED_OF_THE_KERNEL[attempt]}")
    with gate_in(tmp_path, settings=RUNNING) as one:
        done = one.select().gate.call("execute_command", {"command": ["python", "-I", "-c", program]})
        assert (done.verdict, done.result["stdout"], done.result["stderr"]) == ("done", "EPERM\n", "")


USUAL = """
import socket
for family in (socket.AF_UNIX, socket.AF_INET):
    for kind in (socket.SOCK_STREAM, socket.SOCK_DGRAM):
        socket.socket(family, kind).close()
socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP).close()
socket.socket(socket.AF_NETLINK, socket.SOCK_RAW, 0).close()
socket.socketpair()
for name in ("null", "zero", "full", "random", "urandom"):
    open(f"/dev/{name}", "rb", 0).read(1)
open("/proc/self/stat").read(), open("src/a.txt").read(), open("/etc/passwd").read()
print("done")
"""


@pytest.mark.needs("landlock")
def test_a_safe_command_has_what_programs_commonly_need(tmp_path: Path) -> None:
    with gate_in(tmp_path, settings=RUNNING) as one:
        done = one.select().gate.call("execute_command", {"command": ["python", "-I", "-c", USUAL]})
        assert (done.verdict, done.result["stdout"], done.result["stderr"]) == ("done", "done\n", "")


@pytest.mark.needs("landlock")
def test_a_safe_command_opens_no_device(tmp_path: Path) -> None:
    """Opening a terminal for reading raises lines of a serial port, may wait, and takes input from another program."""
    inside, terminal = pty.openpty()
    places = [os.ttyname(terminal), "/dev/ptmx", *(name for name in ("/dev/tty", "/dev/ttyS0") if Path(name).exists())]
    with gate_in(tmp_path, settings=RUNNING) as one:
        for place in places:
            program = SCRIPT.format(key=0, segment=0, numbers={}, attempt=f"os.open({place!r}, os.O_NONBLOCK)")
            done = one.select().gate.call("execute_command", {"command": ["python", "-I", "-c", program]})
            assert (done.verdict, done.result["stdout"], done.result["stderr"]) == ("done", "EACCES\n", ""), place
    os.close(inside)
    os.close(terminal)


TO_OTHERS = {
    "signal": "os.kill(OTHER, 9)",
    "signal by a descriptor": "signal.pidfd_send_signal(os.pidfd_open(OTHER), 9)",
    "signal to whoever started it": "os.kill(os.getppid(), 9)",
    "limits": "resource.prlimit(OTHER, resource.RLIMIT_NOFILE, (100, 100))",
    "priority": "os.setpriority(os.PRIO_PROCESS, OTHER, 15)",
    "processors": "os.sched_setaffinity(OTHER, {0})",
    "priority of input and output": "check(ctypes.CDLL(None, use_errno=True).syscall(IOPRIO_SET, 1, OTHER, 3 << 13))",
    "scheduling": "os.sched_setscheduler(OTHER, os.SCHED_BATCH, os.sched_param(0))",
}
TRIED = """
import ctypes, errno, os, resource, signal
OTHER = {other}
assert resource.getrlimit(resource.RLIMIT_FSIZE)
def check(found):
    if found < 0:
        raise OSError(ctypes.get_errno(), "refused")
try:
    {attempt}
    print("done")
except OSError as error:
    print(errno.errorcode[error.errno])
"""


OTHER = """
import ctypes, struct, time
print(ctypes.CDLL(None).capset(struct.pack("Ii", 0x20080522, 0), bytes(24)), flush=True)
time.sleep(600)
"""


@pytest.fixture
def other() -> Iterator[int]:
    """Another process of the same user, without capabilities, since those of the superuser would protect it."""
    with subprocess.Popen([sys.executable, "-I", "-c", OTHER], stdout=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stdout.readline() == b"0\n"
        yield process.pid
        assert process.poll() is None
        process.kill()


@pytest.mark.parametrize("attempt", TO_OTHERS)
@pytest.mark.needs("landlock")
def test_a_safe_command_does_nothing_to_other_processes(tmp_path: Path, attempt: str, other: int) -> None:
    def seen() -> tuple[object, ...]:
        limits = resource.prlimit(other, resource.RLIMIT_NOFILE)
        return limits, os.getpriority(os.PRIO_PROCESS, other), os.sched_getaffinity(other), os.sched_getscheduler(other)

    before = seen()
    number = {"x86_64": 251, "aarch64": 30}[os.uname().machine]
    program = TRIED.format(other=other, attempt=TO_OTHERS[attempt].replace("IOPRIO_SET", str(number)))
    with gate_in(tmp_path, settings=RUNNING) as one:
        done = one.select().gate.call("execute_command", {"command": ["python", "-I", "-c", program]})
    assert (done.verdict, done.result["stdout"], done.result["stderr"]) == ("done", "EPERM\n", "")
    assert seen() == before


@pytest.mark.needs("landlock-signals")
def test_a_safe_command_may_end_what_it_has_started(tmp_path: Path) -> None:
    program = "import os, time; p = os.fork() or time.sleep(60); os.kill(p, 9); print(os.waitpid(p, 0)[1])"
    with gate_in(tmp_path, settings=RUNNING) as one:
        done = one.select().gate.call("execute_command", {"command": ["python", "-I", "-c", program]})
    assert (done.verdict, done.result["stdout"], done.result["stderr"]) == ("done", "9\n", "")


def interpreted(machine: str, *, signals: bool) -> Callable[..., int]:
    """The verdict of a filter on a call, by our own interpreter, so any machine can test the filters of all."""
    architecture = unchanging.CALLS[machine][0]
    content = unchanging.filter_of(machine, signals=signals)
    lines = [struct.unpack_from("HBBI", content, place) for place in range(0, len(content), 8)]

    def verdict(number: int, *arguments: int, arch: int = architecture) -> int:
        halves = [half for argument in arguments for half in (argument & 0xFFFFFFFF, argument >> 32)]
        known, word, at = {0: number, 4: arch, **{16 + 4 * place: half for place, half in enumerate(halves)}}, 0, 0
        while True:
            code, yes, no, value = lines[at]
            at += 1
            match code:
                case unchanging.LOAD:
                    word = known.get(value, 0)
                case unchanging.RETURN:
                    return int(value)
                case unchanging.EQUAL:
                    at += yes if word == value else no
                case unchanging.AT_LEAST:
                    at += yes if word >= value else no
                case unchanging.ANY_OF:
                    at += yes if word & value else no
                case unchanging.AND:
                    word &= value
                case _:
                    pytest.fail(f"no instruction: {code}")

    return verdict


@pytest.mark.parametrize("signals", [False, True])
@pytest.mark.parametrize("machine", unchanging.CALLS)
def test_the_filter_of_system_calls_refuses_what_it_names_and_nothing_else(machine: str, *, signals: bool) -> None:
    calls, verdict = unchanging.CALLS[machine][1], interpreted(machine, signals=signals)
    allowed = {*unchanging.PARTLY, *(unchanging.SIGNALS if signals else ())}
    refused = {number for name, number in {**calls, **unchanging.ANYWHERE}.items() if name not in allowed}
    partly = {calls[name] for name in unchanging.PARTLY}
    assert {number for number in range(1_000) if verdict(number) != unchanging.ALLOW} - partly == refused | {435}
    assert verdict(435) == unchanging.MISSING
    assert {verdict(number) for number in refused} == {unchanging.REFUSE}
    assert verdict(0x40000000 | 1) == unchanging.REFUSE
    assert verdict(1, arch=0x40000003) == unchanging.KILL

    def let(name: str, *arguments: int) -> bool:
        found = verdict(calls[name], *arguments)
        assert found in {unchanging.ALLOW, unchanging.REFUSE}
        return found == unchanging.ALLOW

    around = {request + step for request in unchanging.QUERIES for step in (-1, 0, 1)}
    assert {request for request in around if let("ioctl", 0, request)} == set(unchanging.QUERIES)
    commands = {*unchanging.HINTS, *(() if signals else unchanging.OWNERS)}
    assert {command for command in range(2_000) if not let("fcntl", 0, command)} == commands
    assert [limit for limit in range(20) if not let("setrlimit", limit, 1 << 40)] == [unchanging.CORE]
    for address in (1, 1 << 40):
        assert [limit for limit in range(20) if not let("prlimit64", 0, limit, address)] == [unchanging.CORE]
    assert let("prlimit64", 0, unchanging.CORE, 0, 1 << 40)
    assert not let("prlimit64", 1, 0, 0, 1 << 40)


@pytest.mark.parametrize("machine", unchanging.CALLS)
def test_the_filter_allows_sockets_and_processes_that_need_no_module_and_no_namespace(machine: str) -> None:
    calls, verdict = unchanging.CALLS[machine][1], interpreted(machine, signals=True)
    usual = {(2, kind, protocol) for kind in (1, 2) for protocol in (0, 6, 17)}
    usual |= {(10, kind, protocol) for _, kind, protocol in usual}
    usual |= {(1, kind, protocol) for kind in range(16) for protocol in range(300)}
    usual |= {(16, kind, 0) for kind in range(16)}
    sockets = {(family, kind, protocol) for family in range(50) for kind in range(16) for protocol in (*range(18), 132)}
    for name in ("socket", "socketpair"):
        assert {one for one in sockets if verdict(calls[name], *one) == unchanging.ALLOW} == usual & sockets
        assert verdict(calls[name], 2, 1 | 0o2004000, 6) == unchanging.ALLOW
        assert verdict(calls[name], 2, 5 | 0o2004000, 0) == unchanging.REFUSE
    assert verdict(calls["clone"], 0x1200011) == unchanging.ALLOW
    assert [bit for bit in range(32) if verdict(calls["clone"], 1 << bit) != unchanging.ALLOW] == [
        17,
        25,
        26,
        27,
        28,
        29,
        30,
    ]
