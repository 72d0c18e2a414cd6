"""Programs run apart: what they can reach, how they end, and that nothing of them stays behind."""

import itertools
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from interlock.systems.isolation import run as isolation
from interlock.systems.isolation.run import Command, Ended, Limits, Outcome, Run, run

SHELL = "/bin/sh"


COUNT = itertools.count()


def script(text: str, seconds: float = 10, **limits: int) -> Outcome:
    return run(Command(SHELL, ["-c", text]), Limits(seconds=seconds, **limits))


def naps() -> str:
    """So many seconds as no other process sleeps: it can be told by them."""
    return f"{1000 + os.getpid()}.{next(COUNT)}"


def alive(marker: str) -> list[str]:
    """The processes that have `marker` among their arguments."""
    found = []
    for folder in Path("/proc").iterdir():
        try:
            arguments = (folder / "cmdline").read_bytes().decode("utf-8", "replace")
        except OSError:
            continue
        if folder.name.isdigit() and marker in arguments and int(folder.name) != os.getpid():
            found.append(f"{folder.name}: {arguments}")
    return found


def eventually(true: Callable[[], bool]) -> bool:
    """Does it become true? Waits for as long as a slow machine may need, and not at all where it is true already."""
    for _ in range(3_000):
        if true():
            return True
        time.sleep(0.01)
    return False


# ---- what a program is given ----------------------------------------------------------------------------------------


def test_arguments_are_passed_as_they_are_and_no_shell_reads_them() -> None:
    hostile = ["$(id)", "; ls", "a b", "*", "", "\n", "--help", "é"]
    program = "import sys; print(ascii(sys.argv[1:]))"
    found = run(Command(sys.executable, ["-I", "-c", program, *hostile]))
    assert (found.ended, found.code, found.stdout.decode().strip()) == (Ended.EXITED, 0, ascii(hostile))


def test_the_environment_is_what_is_given_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOKEN", "secret")
    assert run(Command("/usr/bin/env", environment={"ONLY": "this"})).stdout == b"ONLY=this\n"
    assert b"secret" not in run(Command("/usr/bin/env")).stdout


def test_descriptors_of_the_runtime_are_out_of_reach(tmp_path: Path) -> None:
    with (tmp_path / "journal").open("w", encoding="utf-8") as journal:
        os.set_inheritable(journal.fileno(), True)  # noqa: FBT003 -- it has no other name
        found = script("ls -l /proc/self/fd")
    assert b"/dev/null" in found.stdout
    assert b"journal" not in found.stdout


def test_there_is_nothing_to_read_and_no_terminal() -> None:
    assert script("cat; wc -c < /dev/stdin; tty").stdout == b"0\nnot a tty\n"


def test_the_folder_is_its_own_and_goes_with_it() -> None:
    place = Path(script("pwd; touch left-behind").stdout.decode().strip())
    assert place.name.startswith("interlock-")
    assert not place.exists()


def test_a_folder_that_is_given_stays(tmp_path: Path) -> None:
    run(Command(SHELL, ["-c", "echo done > result"]), folder=tmp_path)
    assert (tmp_path / "result").read_text("utf-8") == "done\n"


def test_output_is_bytes_and_the_two_are_kept_apart() -> None:
    found = script("printf 'out\\377\\000'; printf err >&2")
    assert (found.stdout, found.stderr) == (b"out\xff\x00", b"err")


def test_all_that_was_written_is_there() -> None:
    found = run(Command(sys.executable, ["-I", "-c", "print('x' * 900_000)"]))
    assert found.stdout == b"x" * 900_000 + b"\n"


def test_no_program_gains_privileges() -> None:
    assert b"NoNewPrivs:\t1" in run(Command("/bin/cat", ["/proc/self/status"])).stdout


# ---- how it ends ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "seconds", "limits", "ended", "code"),
    [
        ("exit 0", 10, {}, Ended.EXITED, 0),
        ("exit 3", 10, {}, Ended.EXITED, 3),
        ("kill -TERM $$", 10, {}, Ended.SIGNALLED, -signal.SIGTERM),
        ("sleep 1000", 0.2, {}, Ended.DEADLINE, -signal.SIGKILL),
        ("trap '' TERM HUP INT; while :; do :; done", 0.2, {}, Ended.DEADLINE, -signal.SIGKILL),
        ("yes", 10, {"output_bytes": 1_000}, Ended.TOO_MUCH_OUTPUT, -signal.SIGKILL),
        ("yes >&2", 10, {"output_bytes": 1_000}, Ended.TOO_MUCH_OUTPUT, -signal.SIGKILL),
        ("while :; do :; done", 10, {"cpu_seconds": 1}, Ended.SIGNALLED, -signal.SIGKILL),
        ("ulimit -n", 10, {"open_files": 17}, Ended.EXITED, 0),
    ],
)
def test_a_run_ends(text: str, seconds: float, limits: dict[str, int], ended: Ended, code: int) -> None:
    found = script(text, seconds, **limits)
    assert (found.ended, found.code) == (ended, code)


def test_output_is_cut_off_at_the_limit_and_not_before() -> None:
    assert script("printf 12345", output_bytes=5).ended is Ended.EXITED
    found = script("printf 123456", output_bytes=5)
    assert (found.ended, found.stdout) == (Ended.TOO_MUCH_OUTPUT, b"12345")


def test_memory_is_limited() -> None:
    greedy = Command(sys.executable, ["-I", "-c", "x = bytearray(2**30); print(len(x))"])
    assert run(greedy, Limits(memory_bytes=2**33)).stdout == b"1073741824\n"
    found = run(greedy, Limits(memory_bytes=2**28))
    assert found.code != 0
    assert b"MemoryError" in found.stderr


def test_files_are_limited_in_size() -> None:
    found = script("head -c 100000 /dev/zero > file; wc -c < file", file_bytes=1_000)
    assert found.stdout.strip() == b"1000"


def test_dumps_of_memory_are_not_written() -> None:
    assert script("ulimit -c").stdout == b"0\n"


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (Command("/nowhere/program"), "No such file"),
        (Command("/etc/passwd"), "Permission denied"),
        (Command("/bin/echo", ["nul \0"]), "null"),
        (Command("/bin/echo", ["x" * 3_000_000]), "too long"),
    ],
)
def test_what_cannot_be_started_is_told_and_has_had_no_effect(command: Command, said: str) -> None:
    found = run(command)
    assert found.ended is Ended.NOT_STARTED
    assert said in str(found.reason)


def test_a_program_that_kills_its_supervisor_is_killed_and_nothing_is_known_of_it() -> None:
    nap = naps()
    found = script(f"kill -KILL $PPID; exec sleep {nap}")
    assert found.ended is Ended.UNKNOWN
    assert found.reason
    assert eventually(lambda: not alive(nap))


@pytest.mark.parametrize("size", [1, 100_000])
def test_a_supervisor_that_dies_before_it_is_told_anything_leaves_nothing_known(
    monkeypatch: pytest.MonkeyPatch, size: int
) -> None:
    tell = Run._tell

    def late(self: Run, order: bytes) -> None:
        self._supervisor.wait()
        tell(self, order)

    monkeypatch.setattr("sys.executable", "/bin/true")
    monkeypatch.setattr(Run, "_tell", late)
    assert run(Command("/bin/echo", [size * "x"])).ended is Ended.UNKNOWN


def test_a_run_can_be_stopped_from_elsewhere() -> None:
    nap = naps()
    running = Run(Command("/bin/sleep", [nap]), Limits())
    assert eventually(lambda: bool(alive(nap)))
    threading.Thread(target=running.stop).start()
    assert running.wait().ended is Ended.STOPPED
    assert not alive(nap)


# ---- what stays behind ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["{} &", "setsid {} &", "nohup {} & disown 2>/dev/null;", "(setsid setsid {} &) &"])
@pytest.mark.parametrize("ending", ["sleep 0.1; exit 0", "sleep 1000"])
def test_nothing_that_a_program_has_started_outlives_it(how: str, ending: str) -> None:
    nap = naps()
    script(how.format(f"sleep {nap}") + ending, seconds=0.5)
    assert alive(nap) == []


def test_those_left_behind_are_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a supervisor that kills the process group alone, what has left the group is found alive."""
    text = isolation.SUPERVISOR.read_text("utf-8")
    faulty = tmp_path / "supervisor.py"
    faulty.write_text(text.replace("alive = _descendants()", "alive = []"), "utf-8")
    assert faulty.read_text("utf-8") != text
    monkeypatch.setattr(isolation, "SUPERVISOR", faulty)
    nap = naps()
    script(f"setsid sleep {nap} & sleep 0.1")
    left = alive(nap)
    for line in left:
        os.kill(int(line.split(":")[0]), signal.SIGKILL)
    assert left


def test_everything_ends_with_the_runtime() -> None:
    """The runtime is killed, as a crash would: it can do nothing about it any more."""
    nap = naps()
    text = (
        "from interlock.systems.isolation.run import *\n"
        f"run(Command('/bin/sh', ['-c', 'setsid sleep {nap} & sleep {nap}']), Limits(seconds=500))"
    )
    runtime = subprocess.Popen([sys.executable, "-c", text])
    assert eventually(lambda: len([line for line in alive(nap) if f"sleep\x00{nap}" in line]) == 2)
    runtime.kill()
    runtime.wait()
    assert eventually(lambda: not alive(nap))
