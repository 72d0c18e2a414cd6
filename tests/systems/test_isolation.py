"""Isolated programs: what they can reach, how they end, and that they leave nothing behind."""

import itertools
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leverframe.systems.isolation import folders, supervisor
from leverframe.systems.isolation import run as isolation
from leverframe.systems.isolation.run import (
    Command,
    Ended,
    ProgramLimits,
    ProgramOutcome,
    ProgramResult,
    RunningProgram,
    run,
)
from tests.support.planted import Fault, Plant, notice

SHELL = "/bin/sh"
COUNT = itertools.count()
needs_domains = pytest.mark.needs("landlock-signals")


def script(text: str, seconds: float = 10, **limits: int) -> ProgramOutcome:
    return run(Command(SHELL, ["-c", text]), ProgramLimits(seconds=seconds, **limits))


def naps() -> str:
    """A unique number of seconds to sleep, which identifies the process."""
    return f"{1000 + os.getpid()}.{next(COUNT)}"


def alive(marker: str) -> list[str]:
    """The processes with `marker` among their arguments."""
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
    """Does the condition become true? Waits as long as a slow machine may need, but only if necessary."""
    for _ in range(3_000):
        if true():
            return True
        time.sleep(0.01)
    return False


# ---- the surroundings of a program ----------------------------------------------------------------------------------


def test_arguments_are_passed_as_they_are_and_no_shell_reads_them() -> None:
    hostile = ["$(id)", "; ls", "a b", "*", "", "\n", "--help", "é"]
    program = "import sys; print(ascii(sys.argv[1:]))"
    found = run(Command(sys.executable, ["-I", "-c", program, *hostile]))
    assert (found.ended, found.code, found.stdout.decode().strip()) == (Ended.EXITED, 0, ascii(hostile))


def test_a_program_learns_its_path_and_looks_for_no_other_of_its_name(tmp_path: Path) -> None:
    """Python finds its library by the path of its program; an interpreter of the same name may be on PATH."""
    (tmp_path / "echo").symlink_to(SHELL)
    assert run(Command(str(tmp_path / "echo"), ["-c", "echo $0"])).stdout.decode() == f"{tmp_path / 'echo'}\n"


def test_the_environment_is_what_is_given_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOKEN", "secret")
    assert run(Command("/usr/bin/env", environment={"ONLY": "this"})).stdout == b"ONLY=this\n"
    assert b"secret" not in run(Command("/usr/bin/env")).stdout


def test_descriptors_of_the_runtime_are_out_of_reach(tmp_path: Path) -> None:
    with (tmp_path / "journal").open("w", encoding="utf-8") as journal:
        os.set_inheritable(journal.fileno(), True)  # noqa: FBT003 -- it has no other name
        found = script("cd /proc/self/fd; echo *; ls -l")
    assert found.stdout.splitlines()[0] in {b"0 1 2", b"0 1 2 3"}  # 3 is the listing itself
    assert b"/dev/null" in found.stdout
    assert b"journal" not in found.stdout


def test_descriptors_lead_nowhere() -> None:
    found = run(Command("/bin/ls", ["-l", "/proc/self/fd"])).stdout.decode().splitlines()
    leads = dict(line.rsplit(None, 3)[1::2] for line in found if " -> " in line)
    assert leads.pop("0") == "/dev/null"
    assert leads.pop("1").startswith("pipe:")
    assert leads.pop("2").startswith("pipe:")
    assert [lead for lead in leads.values() if not lead.endswith("/fd")] == []  # ls has the listing open


def test_there_is_nothing_to_read_and_no_terminal() -> None:
    assert script("cat; wc -c < /dev/stdin; tty").stdout == b"0\nnot a tty\n"


def test_a_temporary_folder_is_removed_after_the_program() -> None:
    place = Path(script("pwd; touch left-behind").stdout.decode().strip())
    assert place.name.startswith("leverframe-")
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


def status() -> dict[str, str]:
    """What the Linux kernel reports about a program."""
    lines = run(Command("/bin/cat", ["/proc/self/status"])).stdout.decode().splitlines()
    return dict(line.split(":\t", 1) for line in lines)


def test_no_program_gains_privileges_and_the_superusers_has_only_those_for_files() -> None:
    found = status()
    assert found["NoNewPrivs"] == "1"
    files = sum(1 << one for one in supervisor.KEPT_CAPABILITIES)
    for kind in ("CapInh", "CapPrm", "CapEff", "CapAmb"):
        assert int(found[kind], 16) & ~files == 0, kind


def test_signals_are_reset_regardless_of_the_runtime() -> None:
    before = signal.signal(signal.SIGUSR1, signal.SIG_IGN)
    masked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGUSR2})
    try:
        found = status()
    finally:
        signal.signal(signal.SIGUSR1, before)
        signal.pthread_sigmask(signal.SIG_SETMASK, masked)
    of_the_library = 1 << 31 | 1 << 32  # two that glibc keeps for itself; the parent may have changed them
    assert [int(found[kind], 16) & ~of_the_library for kind in ("SigBlk", "SigIgn", "SigCgt")] == [0, 0, 0]


RUNTIME_OF_A_PROGRAM = "R=$(cut -d' ' -f4 /proc/$PPID/stat)"


@needs_domains
@pytest.mark.parametrize("number", ["STOP", "KILL", "TERM", "0"])
def test_a_program_reaches_neither_its_supervisor_nor_the_runtime_with_a_signal(number: str) -> None:
    found = script(f"{RUNTIME_OF_A_PROGRAM}; kill -{number} $PPID || kill -{number} $R || echo refused")
    assert (found.ended, found.stdout) == (Ended.EXITED, b"refused\n")


def test_a_program_may_signal_what_it_has_started() -> None:
    found = script("sleep 1000 & kill -TERM $!; wait $!; echo $?")
    assert found.stdout == b"143\n"


@needs_domains
@pytest.mark.parametrize("file", ["environ", "mem", "maps", "auxv", "fd/0", "cwd/.", "root/."])
def test_a_program_cannot_look_into_the_runtime(file: str) -> None:
    opening = "(: < /proc/{}/{}) && echo opened"
    found = script(f"{RUNTIME_OF_A_PROGRAM}; {opening.format('$$', file)}; {opening.format('$R', file)}")
    assert found.stdout == b"opened\n"  # its own file, and no other
    assert b"Permission denied" in found.stderr


# ---- letters --------------------------------------------------------------------------------------------------------


@given(st.lists(st.tuples(st.sampled_from(["a", "b", "long-name"]), st.binary()), max_size=6))
def test_a_letter_is_read_as_written_and_only_if_complete(fields: list[tuple[str, bytes]]) -> None:
    data = supervisor.letter(fields)
    expected: dict[str, list[bytes]] = {}
    for name, value in fields:
        expected.setdefault(name, []).append(value)
    assert supervisor.opened(data) == expected
    assert [supervisor.opened(data[:end]) for end in range(len(data))] == [None] * len(data)


# ---- the end of a program -------------------------------------------------------------------------------------------


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
    ],
)
def test_a_run_ends(text: str, seconds: float, limits: dict[str, int], ended: Ended, code: int) -> None:
    found = script(text, seconds, **limits)
    assert (found.ended, found.code) == (ended, code)


KNOWN = {
    ProgramOutcome(Ended.EXITED, 0): ProgramResult.SUCCEEDED,
    ProgramOutcome(Ended.EXITED, 3): ProgramResult.FAILED,
    ProgramOutcome(Ended.NOT_STARTED, reason="no such file"): ProgramResult.NOT_STARTED,
}
NOT_KNOWN = {ProgramOutcome(ended, -9): ProgramResult.UNKNOWN for ended in {*Ended} - {one.ended for one in KNOWN}}


@pytest.mark.parametrize(("outcome", "result"), [*KNOWN.items(), *NOT_KNOWN.items()])
def test_only_a_program_that_exits_reports_its_effect(outcome: ProgramOutcome, result: ProgramResult) -> None:
    assert outcome.result is result


def test_a_failed_program_has_a_reason() -> None:
    said = [outcome.failure for outcome in (*KNOWN, ProgramOutcome(Ended.SIGNALLED, -9), ProgramOutcome(Ended.UNKNOWN))]
    assert said[1:3] == ["the program exited with code 3", "the program could not be started: no such file"]
    assert said[3:] == ["the program was ended: signalled", "the program was ended: unknown"]


def test_a_program_is_watched_until_it_ends_or_is_abandoned() -> None:
    looks: list[float] = []

    def not_yet() -> bool:
        looks.append(time.monotonic())
        return False

    assert run(Command(SHELL, ["-c", "sleep 0.3; exit 3"]), given_up=not_yet, look=0.01).code == 3
    assert looks, "nobody was asked"
    given_up = run(
        Command("/bin/sleep", [marker := naps()]), ProgramLimits(seconds=100), given_up=lambda: True, look=0.01
    )
    assert given_up.ended is Ended.STOPPED
    assert not alive(marker)


def test_without_a_supervisor_nothing_is_started_and_nothing_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folders, "make", lambda: tmp_path)
    monkeypatch.setattr(supervisor, "command", lambda _: ["/nowhere/python"])
    found = run(Command("/bin/true"))
    assert (found.result, found.failure) == (
        ProgramResult.NOT_STARTED,
        "the program could not be started: No such file or directory",
    )
    assert not tmp_path.exists()


def test_a_program_is_ended_if_its_watcher_fails() -> None:
    marker = naps()
    with pytest.raises(ZeroDivisionError):
        run(Command("/bin/sleep", [marker]), given_up=lambda: bool(1 // 0), look=0.01)
    assert not alive(marker)


def test_output_is_cut_off_at_the_limit_and_not_before() -> None:
    assert script("printf 12345", output_bytes=5).ended is Ended.EXITED
    found = script("printf 123456", output_bytes=5)
    assert (found.ended, found.stdout) == (Ended.TOO_MUCH_OUTPUT, b"12345")


def test_memory_is_limited() -> None:
    greedy = Command(sys.executable, ["-I", "-c", "import mmap; x = mmap.mmap(-1, 2**30); print(len(x))"])
    assert run(greedy, ProgramLimits(memory_bytes=2**33)).stdout == b"1073741824\n"
    found = run(greedy, ProgramLimits(memory_bytes=2**28))
    assert found.code != 0
    assert b"Cannot allocate memory" in found.stderr


def test_files_are_limited_in_size() -> None:
    found = script("head -c 100000 /dev/zero > file; wc -c < file", file_bytes=1_000)
    assert found.stdout.strip() == b"1000"


def test_time_on_a_processor_is_limited() -> None:
    found = script("while :; do :; done", cpu_seconds=1)
    assert (found.ended, found.code) == (Ended.SIGNALLED, -signal.SIGKILL)
    assert found.cpu_seconds > 0.5


def test_open_files_are_limited() -> None:
    opening = """
import os
try:
    while True:
        print(os.open("/dev/null", os.O_RDONLY))
except OSError as error:
    print(error.strerror)
"""
    found = run(Command(sys.executable, ["-I", "-c", opening]), ProgramLimits(open_files=17))
    assert found.stdout.decode().splitlines()[-2:] == ["16", "Too many open files"]


def test_processes_are_limited_but_for_the_superuser() -> None:
    """The superuser becomes another user for this test, who may not even be able to start Python."""
    order = supervisor.Order(supervisor.opened(supervisor.letter([
        ("program", b"/bin/sh"), ("folder", b"/"), ("argument", b"sh"), ("argument", b"-c"),
        ("argument", b"sleep 0 & wait; echo no limit"), ("seconds", b"1"), ("output_bytes", b"1"), ("processes", b"1"),
    ])) or {})  # fmt: skip
    reading, writing = os.pipe()
    test, child = os.getpid(), os.fork()
    if child == 0:
        if os.getuid() == 0:
            os.setuid(65_534)
        supervisor._become(order, [writing, writing], test)
    os.close(writing)
    with open(reading, encoding="utf-8") as said:  # noqa: PTH123 -- a descriptor
        text = said.read()
    os.waitpid(child, 0)
    assert "fork" in text
    assert "no limit" not in text


@pytest.mark.parametrize(
    ("option", "bound"), [("-n", b"50"), ("-f", b"2048"), ("-v", b"1048576"), ("-t", b"9")]
)  # files in blocks of 512 bytes, memory in kilobytes
def test_no_limit_can_be_raised_by_the_program(option: str, bound: bytes) -> None:
    bounds = {"cpu_seconds": 9, "memory_bytes": 2**30, "file_bytes": 2**20, "open_files": 50}
    found = script(f"ulimit -H {option} unlimited && echo raised; ulimit -H {option}", **bounds)
    assert found.stdout.strip() == bound


def test_dumps_of_memory_are_not_written() -> None:
    limit = script("grep core /proc/self/limits").stdout.split()[-3:-1]
    assert limit == [b"1", b"1"]  # with 0, Linux would pipe dumps to a program that collects them


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (Command("/nowhere/program"), "No such file"),
        (Command("/etc/passwd"), "Permission denied"),
        (Command("/bin/echo", ["nul \0"]), "null"),
        (Command("/bin/echo", ["x" * 3_000_000]), "too long"),
    ],
)
def test_a_program_that_cannot_be_started_is_reported_and_has_no_effect(command: Command, said: str) -> None:
    found = run(command)
    assert found.ended is Ended.NOT_STARTED
    assert said in str(found.reason)


def rewritten(changes: Mapping[str, str]) -> Plant:
    """A supervisor with replacements in its source, written to the current folder."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        text = Path(supervisor.__file__).read_text("utf-8")
        for old, new in changes.items():
            assert old in text
            text = text.replace(old, new)
        faulty = Path("supervisor.py").absolute()
        faulty.write_text(text, "utf-8")
        patch.setattr(isolation, "SUPERVISOR", str(faulty))

    return plant


def fault(changes: Mapping[str, str], noticed_by: Callable[..., None], says: str, **given: object) -> Fault:
    return Fault(rewritten(changes), noticed_by, re.escape(says), given=given)


UNCONFINED = {"    _confine()\n": ""}
PRIVILEGED = {"    _drop_capabilities()\n": ""}
FAULTS = {
    "memory is not limited": fault(
        {'"memory_bytes": resource': '"m": resource'}, test_memory_is_limited, "assert 0 != 0"
    ),
    "files are not limited": fault(
        {'"file_bytes": resource': '"f": resource'}, test_files_are_limited_in_size, "b'100000' == b'1000'"
    ),
    "open files are not limited": fault(
        {'"open_files": resource': '"o": resource'},
        test_open_files_are_limited,
        "open files'] == ['16'",
    ),
    "limits are soft": fault(
        {"(bound, bound)": "(bound, most)", **PRIVILEGED},
        test_no_limit_can_be_raised_by_the_program,
        r"== b'50'",
        option="-n",
        bound=b"50",
    ),
    "dumps are written": fault(
        {"CORE_BYTES = 1\n": "CORE_BYTES = 4096\n"},
        test_dumps_of_memory_are_not_written,
        "[b'4096', b'4096'] == [b'1', b'1']",
    ),
    "dumps are handed to others": fault(
        {"CORE_BYTES = 1\n": "CORE_BYTES = 0\n"}, test_dumps_of_memory_are_not_written, "[b'0', b'0'] == [b'1', b'1']"
    ),
    "privileges can be gained": fault(
        {"LIBC.prctl(PR_SET_NO_NEW_PRIVS, 1": "LIBC.prctl(PR_SET_NO_NEW_PRIVS, 0"},
        test_no_program_gains_privileges_and_the_superusers_has_only_those_for_files,
        "assert '0' == '1'",
    ),
    "signals stay as they were": fault(
        {"    _forget_signals()\n": ""},
        test_signals_are_reset_regardless_of_the_runtime,
        "== [0, 0, 0]",
    ),
    "there is more in the environment": fault(
        {"arguments, order.environment)": "arguments, {**order.environment, 'MORE': '1'})"},
        test_the_environment_is_what_is_given_and_nothing_else,
        "b'ONLY=this\\nMORE=1\\n' == b'ONLY=this\\n'",
    ),
    "it works where the supervisor does": fault(
        {"os.chdir(order.folder)": "pass"}, test_a_temporary_folder_is_removed_after_the_program, "startswith of str"
    ),
    "it reads what the supervisor reads": fault(
        {"enumerate((nothing, *outputs))": "enumerate((0, *outputs))"}, test_descriptors_lead_nowhere, "'pipe:["
    ),
    "a descriptor is handed on": fault(
        {"    os.umask(0o077)": "    os.set_inheritable(nothing, True)"},
        test_descriptors_lead_nowhere,
        "['/dev/null'] == []",
    ),
    "output is not limited": fault(
        {"whole = len(into) <= self._most": "whole = True"},
        test_output_is_cut_off_at_the_limit_and_not_before,
        "<Ended.EXITED: 'exited'> != <Ended.TOO_MUCH_OUTPUT",
    ),
}
if os.getuid() == 0:
    FAULTS["the superuser's program is one"] = fault(
        PRIVILEGED, test_no_program_gains_privileges_and_the_superusers_has_only_those_for_files, "CapPrm"
    )
FAULTS_OF_DOMAINS = {
    "programs are in no domain": fault(
        UNCONFINED,
        test_a_program_reaches_neither_its_supervisor_nor_the_runtime_with_a_signal,
        "b'' != b'refused\\n'",
        number="0",
    ),
    "programs can look out of their domain": fault(
        UNCONFINED | PRIVILEGED,
        test_a_program_cannot_look_into_the_runtime,
        "b'opened\\nopened\\n' == b'opened\\n'",
        file="mem",
    ),
}


@pytest.mark.parametrize(
    "fault",
    [
        *(pytest.param(fault, id=name) for name, fault in FAULTS.items()),
        *(pytest.param(fault, id=name, marks=needs_domains) for name, fault in FAULTS_OF_DOMAINS.items()),
    ],
)
def test_a_planted_fault_is_noticed(
    fault: Fault, request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    notice(fault, request)


@needs_domains
def test_a_program_that_cannot_be_confined_is_not_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    rewritten({"LANDLOCK_RESTRICT_SELF = 444, 446": "LANDLOCK_RESTRICT_SELF = 444, 100_000"})(monkeypatch)
    found = script("exit 0")
    assert found.ended is Ended.NOT_STARTED
    assert "cannot be confined" in str(found.reason)


@pytest.mark.parametrize("how", ["exec sleep {0}", "(setsid sleep {0} &) ; exec sleep {0}"])
def test_a_stopped_supervisor_blocks_nobody_and_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    """As on Linux without domains: a program that stops its supervisor is abandoned like one that hangs."""
    monkeypatch.chdir(tmp_path)
    rewritten(UNCONFINED)(monkeypatch)
    monkeypatch.setattr(isolation, "GRACE", 0.2)
    nap = naps()
    running = RunningProgram(Command(SHELL, ["-c", "kill -STOP $PPID; " + how.format(nap)]), ProgramLimits(seconds=500))
    status = Path(f"/proc/{running._supervisor.pid}/status")
    assert eventually(lambda: "State:\tT" in status.read_text("utf-8"))
    assert eventually(lambda: len([line for line in alive(nap) if f"sleep\0{nap}" in line]) == how.count("{0}"))
    running.stop()
    assert running.wait().ended is Ended.UNKNOWN
    assert eventually(lambda: not alive(nap))


def test_a_program_that_kills_its_supervisor_is_killed_and_its_outcome_is_unknown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on Linux without domains."""
    monkeypatch.chdir(tmp_path)
    rewritten(UNCONFINED)(monkeypatch)
    nap = naps()
    found = script(f"kill -KILL $PPID; exec sleep {nap}")
    assert found.ended is Ended.UNKNOWN
    assert found.reason
    assert eventually(lambda: not alive(nap))


@pytest.mark.parametrize("size", [1, 100_000])
def test_a_supervisor_that_dies_before_its_order_leaves_the_outcome_unknown(
    monkeypatch: pytest.MonkeyPatch, size: int
) -> None:
    tell = RunningProgram._tell

    def late(self: RunningProgram, order: bytes) -> None:
        self._supervisor.wait()
        tell(self, order)

    monkeypatch.setattr("sys.executable", "/bin/true")
    monkeypatch.setattr(RunningProgram, "_tell", late)
    assert run(Command("/bin/echo", [size * "x"])).ended is Ended.UNKNOWN


def test_a_run_can_be_stopped_from_elsewhere() -> None:
    nap = naps()
    running = RunningProgram(Command("/bin/sleep", [nap]), ProgramLimits())
    assert eventually(lambda: bool(alive(nap)))
    threading.Thread(target=running.stop).start()
    assert running.wait().ended is Ended.STOPPED
    assert not alive(nap)


# ---- nothing stays behind -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["{} &", "setsid {} &", "nohup {} & disown 2>/dev/null;", "(setsid setsid {} &) &"])
@pytest.mark.parametrize("ended", [Ended.EXITED, Ended.STOPPED])
def test_nothing_that_a_program_has_started_outlives_it(tmp_path: Path, how: str, ended: Ended) -> None:
    nap, started = naps(), tmp_path / "started"
    begins = how.format(f"sh -c 'touch started; exec sleep {nap}'")
    goes_on = "while [ ! -e started ]; do sleep 0.01; done; exit 0" if ended is Ended.EXITED else "exec sleep 1000"
    given_up = started.exists if ended is Ended.STOPPED else lambda: False
    command = Command(SHELL, ["-c", f"{begins}{goes_on}"])
    assert run(command, ProgramLimits(seconds=60), folder=tmp_path, given_up=given_up, look=0.01).ended is ended
    assert started.exists()
    assert alive(nap) == []


def test_survivors_are_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a supervisor that kills only the process group, a process that has left the group is found alive."""
    monkeypatch.chdir(tmp_path)
    rewritten({"while _has_children()": "while False"})(monkeypatch)
    nap = naps()
    script(f"setsid sleep {nap} & sleep 0.1")
    left = alive(nap)
    for line in left:
        os.kill(int(line.split(":")[0]), signal.SIGKILL)
    assert left


@pytest.mark.parametrize("most", [200, 1_500])
def test_a_deep_folder_is_removed_and_nothing_else(tmp_path: Path, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folders, "PATIENCE", 3600.0)
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "file").write_text("stays", "utf-8")
    deep = f"""
import os
os.symlink({str(tmp_path / "other")!r}, "link")
os.mkdir("closed"); open("closed/file", "w").close(); os.chmod("closed", 0)
os.mkfifo("fifo")
print(os.getcwd())
for _ in range({most}):
    os.mkdir("d"); os.chdir("d"); open("file", "w").close()
"""
    found = run(Command(sys.executable, ["-I", "-c", deep]), ProgramLimits(seconds=3600, cpu_seconds=None))
    place = Path(found.stdout.decode().strip())
    assert (found.ended, found.code) == (Ended.EXITED, 0)
    assert not place.exists()
    assert (tmp_path / "other" / "file").read_text("utf-8") == "stays"


def test_files_that_take_too_long_to_remove_stay_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "many").mkdir()
    (tmp_path / "many" / "file").write_text("", "utf-8")
    monkeypatch.setattr(folders, "PATIENCE", -1.0)
    folders.remove(tmp_path / "many")
    assert (tmp_path / "many" / "file").exists()


def test_everything_ends_with_the_runtime() -> None:
    """The runtime is killed, so it cannot clean up."""
    nap = naps()
    text = (
        "from leverframe.systems.isolation.run import *\n"
        f"run(Command('/bin/sh', ['-c', 'setsid sleep {nap} & sleep {nap}']), ProgramLimits(seconds=500))"
    )
    runtime = subprocess.Popen([sys.executable, "-c", text])
    assert eventually(lambda: len([line for line in alive(nap) if f"sleep\x00{nap}" in line]) == 2)
    runtime.kill()
    runtime.wait()
    assert eventually(lambda: not alive(nap))
