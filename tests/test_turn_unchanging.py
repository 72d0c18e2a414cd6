"""What a safe command cannot do although it writes no file: leave something behind in attributes or in the kernel."""

import ctypes
import os
import struct
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from interlock.systems.policy import Effect, Policy, Rule
from interlock.systems.schemas import Schema
from interlock.systems.turn import unchanging
from tests.gates import SETTINGS, gate_in

ANY = Policy("any", (Rule("all", Effect.ALLOW, Schema.of({})),))
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
    "shared memory": "check(libc.shmget(KEY, 4096, 0o1600))",
    "shared memory of others": "check(-(libc.shmat(SEGMENT, None, 0) == -1))",
    "shared memory removed": "check(libc.shmctl(SEGMENT, 0, None))",
    "semaphores": "check(libc.semget(KEY, 1, 0o1600))",
    "a queue of System V": "check(libc.msgget(KEY, 0o1600))",
    "a queue of POSIX": "check(libc.syscall(NUMBERS['mq_open'], b'left', 0o102, 0o600, None))",
    "a key": "check(libc.syscall(NUMBERS['add_key'], b'user', b'left', b'behind', 6, -4))",
    "io_uring": "check(libc.syscall(425, 1, ctypes.create_string_buffer(120)))",
    "shared memory of POSIX": "open('/dev/shm/interlock-left-behind', 'w')",
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
"""Of what an attempt would leave in the kernel: others may leave something there meanwhile."""


def system_v(segment: int) -> list[str]:
    """What there is of ours among shared memory, semaphores and queues of System V."""
    told = "".join(Path(f"/proc/sysvipc/{kind}").read_text() for kind in ("shm", "sem", "msg"))
    lines = [line.split() for line in told.splitlines()]
    return [" ".join(line[:3]) for line in lines if line[:2] == ["0", str(segment)] or line[0] == str(KEY)]


@pytest.fixture
def segment() -> Iterator[int]:
    """Shared memory of somebody else, who is gone."""
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
    numbers = {name: unchanging.CALLS[os.uname().machine][1][name] for name in ("mq_open", "add_key")}
    program = SCRIPT.format(key=KEY, segment=segment, numbers=numbers, attempt=LEFT_BEHIND[attempt])
    with gate_in(tmp_path, settings=RUNNING) as one:
        target = one.root / "src" / "a.txt"
        os.setxattr(target, "user.kept", b"kept")
        before = (target.stat(), os.listxattr(target), system_v(segment))
        done = one.select().gate.call("execute_command", {"command": ["python", "-I", "-c", program]})
        refusal = "EACCES\n" if attempt == "shared memory of POSIX" else "EPERM\n"  # by Landlock, or by the filter
        assert (done.verdict, done.result["stdout"], done.result["stderr"]) == ("done", refusal, "")
        after = (target.stat(), os.listxattr(target), system_v(segment))
        assert [one for one in zip(before, after, strict=True) if one[0] != one[1]] == []


@pytest.mark.parametrize("machine", unchanging.CALLS)
def test_the_filter_of_system_calls_refuses_what_it_names_and_nothing_else(machine: str) -> None:
    """On an interpreter of our own of the kernel's instructions, so that each machine is looked at on any other."""
    architecture, calls = unchanging.CALLS[machine]
    content = unchanging.filter_of(machine)
    lines = [struct.unpack_from("HBBI", content, place) for place in range(0, len(content), 8)]

    def verdict(number: int, argument: int = 0, arch: int = architecture) -> int:
        known, word, at = {0: number, 4: arch, 24: argument}, 0, 0
        while True:
            code, yes, no, value = lines[at]
            at += 1
            match code:
                case unchanging.LOAD:
                    word = known[value]
                case unchanging.RETURN:
                    return int(value)
                case unchanging.EQUAL:
                    at += yes if word == value else no
                case unchanging.AT_LEAST:
                    at += yes if word >= value else no
                case _:
                    pytest.fail(f"no instruction: {code}")

    refused = {number for name, number in {**calls, **unchanging.ANYWHERE}.items() if name != "ioctl"}
    assert {number for number in range(1_000) if verdict(number) != unchanging.ALLOW} == refused
    assert {verdict(number) for number in refused} == {unchanging.REFUSE}
    assert {verdict(calls["ioctl"], request) for request in unchanging.SET_FLAGS} == {unchanging.REFUSE}
    assert verdict(calls["ioctl"], 0x5401) == unchanging.ALLOW
    assert verdict(0x40000000 | 1) == unchanging.REFUSE
    assert verdict(1, arch=0x40000003) == unchanging.KILL
