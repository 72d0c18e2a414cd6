"""Ctrl-C at any moment from our first line on: the command line ends without a traceback."""

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from leverframe.language import catalog
from tests.support.budget import STRIDE, long_unless, share
from tests.support.certified import proofs
from tests.support.command_line import environment

HOOK = """
import atexit, os, signal, sys

wanted, seen = int(os.environ["INTERRUPT_AT"]), None
if os.environ["MORE"] == "everybody" and "spawn_main" in " ".join(sys.orig_argv):
    seen = 0  # in a process that the command starts, count from its first import

def hook(event, arguments):
    # From the start of the package on, each audit event of Python is a moment.
    global seen
    if seen is None:
        if event == "exec" and arguments[0].co_filename.endswith("leverframe/__init__.py"):
            seen = 0
        return
    if os.environ["MORE"] == "everybody" and "spawn_main" not in " ".join(sys.orig_argv):
        return  # only a process of the pool counts, not the process that has started it
    seen += 1
    if seen == wanted and os.environ["MORE"] == "everybody":
        try:
            os.mkdir(os.environ["ONCE"])  # only the first process does this, since a second Ctrl-C ends everything
            os.killpg(0, signal.SIGINT)
        except FileExistsError:
            pass
    elif seen == wanted:
        for _ in range(2 if os.environ["MORE"] == "twice" else 1):
            os.kill(os.getpid(), signal.SIGINT)

def tell():
    with open(os.environ["MORE"], "w") as file:
        print(seen, file=file)

if os.environ["MORE"] not in ("", "twice", "everybody"):
    atexit.register(tell)
sys.addaudithook(hook)
"""
SCRIPT = "import sys\nfrom leverframe.__main__ import main\nif __name__ == '__main__':\n    sys.exit(main())\n"
MOMENTS = [*range(1, 6), *share(range(50, 1000, 90)), 1000]
"""The first five moments, and thousandths of all moments."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the hook, and with a console script as installers make it."""
    made = tmp_path_factory.mktemp("interrupts")
    (made / "sitecustomize.py").write_text(HOOK)
    (made / "leverframe").write_text(SCRIPT)
    return made


def interruptible(folder: Path, **changes: str) -> dict[str, str]:
    """The environment of an interrupted command: without coverage, whose locks an interrupt may leave locked."""
    found = environment(PYTHONPATH=str(folder), **changes)
    return {name: value for name, value in found.items() if not name.startswith("COV")}


def start(folder: Path, at: int, more: str = "", *, script: bool = False, ignored: bool = False) -> tuple[int, str]:
    """The exit code and stderr of a command that is interrupted at a moment."""
    entry = [str(folder / "leverframe")] if script else ["-m", "leverframe"]
    done = subprocess.run(
        [*(["sh", "-c", 'trap "" INT; exec "$@"', "sh"] if ignored else []), sys.executable, *entry, "show", "turn"],
        env=interruptible(folder, INTERRUPT_AT=str(at), MORE=more, PYTHONDONTWRITEBYTECODE="1"),
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=300,
    )
    return done.returncode, done.stderr


@pytest.fixture(scope="module")
def total(folder: Path) -> int:
    """The number of moments."""
    assert start(folder, 0, str(folder / "count")) == (0, "")
    found = int((folder / "count").read_text())
    assert found > 1000
    return found


@pytest.mark.parametrize("moment", MOMENTS)
def test_an_interrupt_at_any_moment_ends_the_command_without_a_word(folder: Path, total: int, moment: int) -> None:
    at = moment if moment <= 5 else max(6, total * moment // 1000 - 1)
    code, stderr = start(folder, at, "twice" if moment % 3 == 0 else "", script=moment % 2 == 0)
    assert stderr == ""
    assert code in {-signal.SIGINT, 130, 0 if moment >= 950 else 130}  # near its end, all work may be done


@pytest.fixture(scope="module")
def evidence(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Evidence that is quick to recheck."""
    return proofs(tmp_path_factory.mktemp("evidence") / "proofs", catalog.find("turn")[:1]).folder


@pytest.mark.parametrize("at", long_unless([1, 300, 1_000], lambda at: at < 1_000))
def test_an_interrupt_of_all_processes_shows_no_traceback_of_any(folder: Path, tmp_path: Path, at: int) -> None:
    """Like Ctrl-C on a terminal, while a process of the pool imports modules."""
    interrupt_all(folder, tmp_path, at, "check", "turn", "kernel")


@pytest.mark.parametrize("at", long_unless([1, 100, 300, 600], lambda at: at in {1, 300}))
def test_nor_does_an_interrupt_of_the_evaluator(folder: Path, tmp_path: Path, evidence: Path, at: int) -> None:
    """The same while the process of the evaluator imports modules."""
    interrupt_all(folder, tmp_path, at, "recheck", str(evidence))


def interrupt_all(folder: Path, tmp_path: Path, at: int, *command: str) -> None:
    """Interrupt all processes of a command when the first process that it starts reaches a moment."""
    done = subprocess.run(
        [sys.executable, "-m", "leverframe", *command],
        env=interruptible(folder, INTERRUPT_AT=str(at), MORE="everybody", ONCE=str(tmp_path / "once")),
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=300,
        start_new_session=True,
    )
    assert (tmp_path / "once").exists()
    assert (done.stderr, done.returncode in {-signal.SIGINT, 130}) == ("", True), done.stderr


def test_who_ignores_interrupts_is_not_interrupted(folder: Path, total: int) -> None:
    for at in (1, total // 2):
        assert start(folder, at, ignored=True) == (0, "")


@pytest.mark.parametrize("how", ["-c", "-m"])
def test_a_program_that_imports_the_library_keeps_its_own_interrupts(how: str, tmp_path: Path) -> None:
    text = "import signal, leverframe\nprint(signal.getsignal(signal.SIGINT) is signal.default_int_handler)\n"
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "__init__.py").write_text(text)
    (tmp_path / "other" / "__main__.py").touch()
    found = subprocess.run(
        [sys.executable, how, text if how == "-c" else "other", "leverframe"],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        check=True,
    )
    assert found.stdout.split() == [b"True"]


BLOCKED = """
import signal, sys, threading, time
from leverframe.cli import main

def ready():
    receiving.set()
    time.sleep(600)

receiving = threading.Event()
other = threading.Thread(target=ready, daemon=True)
other.start()
receiving.wait()
signal.signal(signal.SIGINT, main._interrupt)
signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
try:
    signal.pthread_kill(other.ident, signal.SIGINT)
    while signal.getsignal(signal.SIGINT) is main._interrupt:
        pass  # the handler of Python runs here, whatever thread the signal came to
    time.sleep(0.2)
    print("kept", flush=True)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    time.sleep(600)
except KeyboardInterrupt:
    print("interrupted")
"""


def program(text: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """What becomes of a program that is given as text."""
    return subprocess.run(
        [sys.executable, "-c", text, *arguments],
        env=environment(),
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=300,
    )


VALIDATING = """
import signal, time
from typing import Annotated
import pydantic
from leverframe.cli import main

def interrupt(value):
    signal.raise_signal(signal.SIGINT)
    print("kept", flush=True)
    return value

signal.signal(signal.SIGINT, main._interrupt)
try:
    pydantic.TypeAdapter(Annotated[int, pydantic.AfterValidator(interrupt)]).validate_python(1)
    time.sleep(600)
except KeyboardInterrupt:
    print("interrupted")
"""


def test_an_interrupt_waits_while_pydantic_works() -> None:
    """It would lose the interrupt, or tell it as another error."""
    done = program(VALIDATING)
    assert (done.stdout, done.stderr) == ("kept\ninterrupted\n", "")


TURNED = """
import signal
from leverframe.check import checker
from leverframe.cli import main

def check(*arguments, **options):
    try:
        signal.raise_signal(signal.SIGINT)
    except KeyboardInterrupt as error:
        raise {error} from error

checker.check = check
main.main()
"""


@pytest.mark.parametrize("error", ['ValueError("as pydantic does while it makes a validator")', 'OSError(2, "?", "?")'])
def test_an_interrupt_that_becomes_another_error_on_its_way_is_still_an_interrupt(error: str) -> None:
    done = program(TURNED.format(error=error), "check", "turn")
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_an_interrupt_waits_while_it_is_blocked_although_another_thread_received_it() -> None:
    """As with the threads of OpenBLAS while processes start: a half-started process would show a traceback."""
    done = program(BLOCKED)
    assert (done.stdout, done.stderr) == ("kept\ninterrupted\n", "")


POOL = """
import signal, sys, time
from leverframe.executors import Workers, executor
if __name__ == "__main__":
    try:
        with executor(Workers(1)) as pool:
            running = pool.submit(time.sleep, 3600)
            while not running.running():
                pass
            raise KeyboardInterrupt
    except KeyboardInterrupt:
        print("interrupted")
"""
GATHER = """
import os, signal, sys, threading, time
from pathlib import Path
from leverframe import evidence

def slow(system, paths, limits):
    Path(system).touch()
    time.sleep(3600)

def interrupt():
    while not Path("first").exists():
        time.sleep(0.01)
    os.kill(os.getpid(), signal.SIGINT)

if __name__ == "__main__":
    evidence.of_system = slow
    threading.Thread(target=interrupt).start()
    try:
        next(evidence.gather({"first": (), "second": (), "third": ()}, processes=2))
    except KeyboardInterrupt:
        print("interrupted")
"""


@pytest.mark.parametrize("program", [POOL, GATHER], ids=["pool", "gather"])
def test_who_is_interrupted_does_not_wait_for_what_processes_work_at(program: str, tmp_path: Path) -> None:
    """As if a supervisor sends the signal to one process, unlike Ctrl-C on a terminal, which reaches all."""
    (tmp_path / "program.py").write_text(program)
    done = subprocess.run(
        [sys.executable, "program.py"], env=environment(), capture_output=True, encoding="utf-8", check=False,
        cwd=tmp_path, timeout=300,
    )  # fmt: skip
    assert (done.stdout, done.stderr) == ("interrupted\n", "")


EACH = """
import contextlib, os, signal, sys, threading, time
from concurrent.futures import Future
from pathlib import Path
from leverframe.cli.main import _interrupt
from leverframe.language import catalog
from leverframe import evidence
from leverframe.recheck import certificates, recheck, solvers

def brief(*_):
    time.sleep(0.01)

def rechecked():
    recheck.recheck(folder, solvers.cvc5(), entries=entries)

def gathered():
    for one in evidence.gather({str(number): () for number in range(2)}, processes=2):
        pass

evidence._alone = brief
folder, entries = Path(sys.argv[2]), catalog.find("turn")[:1]
read = certificates.read_all(folder)
certificates.read_all = lambda _: read
subjects = tuple(recheck._subjects(read, entries))
recheck._subjects = lambda *_: iter(subjects)
recheck._Subject.examine = recheck.judge = recheck.judge_paths = brief
recheck._Subject.report = lambda *_: None

work = {"recheck": rechecked, "gather": gathered}[sys.argv[1]]
if sys.argv[4] == "careless":
    for module in (evidence, recheck):
        module.held, module.result = contextlib.nullcontext, Future.result
patience = 1 if sys.argv[4] == "careless" else 30
codes, moment = [], 1
while 0 not in codes:
    process = os.fork()
    if process == 0:
        break
    for _ in range(patience * 100):
        ended, status = os.waitpid(process, os.WNOHANG)
        if ended:
            codes.append(os.waitstatus_to_exitcode(status))
            break
        time.sleep(0.01)
    else:
        os.kill(process, signal.SIGKILL)
        sys.exit(f"it hangs if interrupted at moment {moment}")
    moment += int(sys.argv[3])
else:
    print(len(codes), *sorted(set(codes)))
    sys.exit()

seen = 0

def trace(frame, event, argument):
    global seen
    if not frame.f_code.co_filename.endswith("threading.py"):
        return None
    seen += event == "return"
    if seen == moment:
        sys.settrace(None)
        os.kill(os.getpid(), signal.SIGINT)
    return trace

signal.signal(signal.SIGINT, _interrupt)
sys.settrace(trace)
code = 0
try:
    work()
except KeyboardInterrupt:
    code = 130
sys.settrace(None)
threading._shutdown()  # waits for all threads, as the end of the interpreter does; the rest of that end takes long
os._exit(code)
"""


def interrupted_everywhere(work: str, evidence: Path, stride: int = STRIDE, careless: str = "") -> tuple[str, str]:
    """The output of EACH, and its last line on stderr."""
    done = subprocess.run(
        [sys.executable, "-c", EACH, work, str(evidence), str(stride), careless], env=environment(),
        capture_output=True, encoding="utf-8", check=False, timeout=300,
    )  # fmt: skip
    return done.stdout, done.stderr.strip().rpartition("\n")[2]


@pytest.mark.parametrize("work", ["recheck", "gather"])
def test_an_interrupt_leaves_no_lock_held(work: str, evidence: Path) -> None:
    """Whenever a function of `threading` is about to return, such as `Condition.__enter__` with the lock taken."""
    stdout, stderr = interrupted_everywhere(work, evidence)
    assert stderr == ""
    moments, *codes = map(int, stdout.split())
    assert moments > 40 // STRIDE  # fewer, if the other thread is quick
    assert codes == [0, 130]


@pytest.mark.parametrize("work", ["recheck", "gather"])
def test_without_care_it_leaves_one_held(work: str, evidence: Path) -> None:
    _, stderr = interrupted_everywhere(work, evidence, 1, "careless")
    assert "it hangs if interrupted at moment" in stderr


CLOSING = """
import sys
from sqlalchemy.engine.default import DefaultDialect
from leverframe.cli.main import run

def interrupted(self, connection):
    raise KeyboardInterrupt

DefaultDialect.do_close = interrupted
sys.exit(run(["journal", "verify", sys.argv[1], "--format", "json"]))
"""


def test_an_interrupt_while_a_database_is_closed_is_not_logged(tmp_path: Path) -> None:
    journal = tmp_path / "doors.db"
    shutil.copy(Path(__file__).parent.parent / "data" / "journals" / "format-1" / "doors.db", journal)
    done = subprocess.run(
        [sys.executable, "-c", CLOSING, str(journal)], env=environment(), capture_output=True, encoding="utf-8",
        check=False, timeout=300,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (130, "")
