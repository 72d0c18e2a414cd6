"""A session with a subject: each request gets its validated answer, and each misbehaviour its own trouble."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from leverframe.conform.subject.process import Process, ProcessLimits
from leverframe.conform.subject.session import Subject
from leverframe.conform.subject.troubles import (
    Cannot,
    Crashed,
    Errored,
    Flooded,
    NotAnAnswer,
    TimedOut,
    Trouble,
    in_words,
)
from leverframe.conform.wire import messages as wire
from leverframe.errors import InputError
from tests.support.adapters import adapter, nothing_left

DIGEST = "0" * 64
FINE = 60.0
"""Seconds, where an answer or a trouble is certain to come."""
HANGS = 0.2
"""Seconds, where nothing will ever come."""
SMALL = ProcessLimits(line_bytes=200_000, log_bytes=500_000, grace=0.2)
PATIENT = ProcessLimits(grace=FINE)


@pytest.fixture(autouse=True)
def guarded(tmp_path: Path) -> Iterator[None]:
    """No test leaves a process behind."""
    with nothing_left(tmp_path):
        yield


def first_answer(program: str, limits: ProcessLimits = PATIENT, *, seconds: float = FINE) -> wire.StartAnswer | Trouble:
    """What a subject answers to `start`."""
    with Subject(Process(adapter(program), limits), seconds=seconds) as subject:
        return subject.start("door", DIGEST)


def second_answer(program: str, limits: ProcessLimits = PATIENT, *, seconds: float = FINE) -> wire.OkAnswer | Trouble:
    """What a subject answers to `reset`, after a correct answer to `start`."""
    with Subject(Process(adapter(program), limits), seconds=seconds) as subject:
        assert isinstance(subject.start("door", DIGEST), wire.StartAnswer)
        return subject.reset()


def test_each_request_gets_its_answer() -> None:
    with Subject(Process(adapter(), PATIENT), seconds=FINE) as subject:
        started = subject.start("door", DIGEST)
        assert isinstance(started, wire.StartAnswer)
        assert started.alphabet == ["GO"]
        assert isinstance(subject.reset({"MOST": 1}), wire.OkAnswer)
        stepped = subject.step("GO", {"draft": "FIRST"})
        assert isinstance(stepped, wire.StepAnswer)
        assert stepped.state == "GO"
        ran = subject.run(["GO", "WAIT"])
        assert isinstance(ran, wire.RunAnswer)
        assert [step.state for step in ran.steps] == ["GO", "WAIT"]
        assert isinstance(subject.stop(), wire.OkAnswer)


# ---- the process ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("program", "code"),
    [("sys.exit(3)", 3), ("os.kill(os.getpid(), signal.SIGKILL)", -9), ("told(); os._exit(0)", 0)],
)
def test_a_subject_that_ends_has_crashed(program: str, code: int) -> None:
    assert first_answer(program) == Crashed(code)


def test_the_reason_on_standard_error_is_quoted() -> None:
    crashed = first_answer("raise ValueError('the disk is full')")
    assert isinstance(crashed, Crashed)
    assert crashed.said.endswith("ValueError: the disk is full\n")
    message, hint = in_words(crashed)
    assert message.startswith("the adapter ended before it answered, with exit code 1; ")
    assert message.endswith("its standard error ends with: ValueError: the disk is full")
    assert hint


def test_a_command_that_cannot_be_started_is_bad_input(tmp_path: Path) -> None:
    for command in (["no-such-program"], [str(tmp_path)], [sys.executable, "x" * 1_000_000]):
        with pytest.raises(InputError, match="LF210") as raised, Subject(Process(command)):
            pass
        assert "cannot be started: " in str(raised.value)


def test_a_subject_that_hangs_is_timed_out() -> None:
    assert first_answer("time.sleep(3600)", SMALL, seconds=HANGS) == TimedOut(HANGS)


def test_a_subject_that_does_not_read_a_large_request_is_timed_out() -> None:
    with Subject(Process(adapter("started(told()); time.sleep(3600)"), SMALL), seconds=FINE) as subject:
        assert isinstance(subject.start("door", DIGEST), wire.StartAnswer)
        subject.seconds = HANGS
        assert subject.message(bytes(1_000_000)) == TimedOut(HANGS)


def test_a_large_request_and_a_large_answer_pass() -> None:
    program = """
started(told())
request = told()
tell(request, verdict="message", reason="x" * 10_000)
serve()
"""
    with Subject(Process(adapter(program), PATIENT), seconds=FINE) as subject:
        subject.start("door", DIGEST)
        assert isinstance(subject.message(bytes(2_000_000)), wire.MessageAnswer)
        events = ["GO"] * 20_000
        ran = subject.run(events)
        assert isinstance(ran, wire.RunAnswer)
        assert len(ran.steps) == 20_000


def test_an_answer_without_its_line_feed_is_quoted() -> None:
    program = """
os.write(1, f"{json.dumps({'id': told()['id'], 'ok': True, %s})}\\nunfinished".encode())
told() and %s
"""
    declared = "'protocol': 1, 'implementation': {'name': 'tiny'}, 'modes': ['events']"
    with Subject(Process(adapter(program % (declared, "time.sleep(3600)")), SMALL), seconds=FINE) as subject:
        subject.start("door", DIGEST)
        subject.seconds = HANGS
        hangs = subject.reset()
    assert hangs == TimedOut(HANGS, partial="unfinished")
    ends = second_answer(program % (declared, "sys.exit()"))
    assert ends == Crashed(0, partial="unfinished")
    for trouble in (hangs, ends):
        assert isinstance(trouble, TimedOut | Crashed)
        assert "line feed" in in_words(trouble)[1]


def test_a_subject_that_closes_its_input_or_output_is_told_apart() -> None:
    closes = "request = told(); os.close(0); started(request); time.sleep(3600)"
    assert second_answer(closes, SMALL) == Crashed(None, "closed its standard input")
    assert first_answer("os.close(1); time.sleep(3600)", SMALL) == Crashed(None, "closed its standard output")


def test_an_endless_line_is_a_flood() -> None:
    assert first_answer("while True: os.write(1, b'x' * 4096)", SMALL) == Flooded("a line of standard output", 200_000)


def test_a_long_line_is_a_flood() -> None:
    program = "request = told(); tell(request, ok=True, text='x' * 300_000); serve()"
    assert first_answer(program, SMALL) == Flooded("a line of standard output", 200_000)


def test_endless_logs_are_a_flood() -> None:
    assert first_answer("while True: os.write(2, b'x' * 4096)", SMALL) == Flooded("standard error", 500_000)


def test_many_logs_do_not_block_the_answer() -> None:
    program = "request = told(); sys.stderr.write('x' * 400_000); sys.stderr.flush(); started(request); serve()"
    assert isinstance(first_answer(program, SMALL), wire.StartAnswer)


def test_closed_standard_error_is_no_trouble_and_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    read_log = Process._read_log

    def counted(process: Process) -> None:
        read.append("once")
        read_log(process)

    monkeypatch.setattr(Process, "_read_log", counted)
    assert isinstance(second_answer("os.close(2); time.sleep(0.2); serve()"), wire.OkAnswer)
    assert read == ["once"]


# ---- other processes ------------------------------------------------------------------------------------------------


def test_children_that_keep_the_pipes_open_end_with_the_subject() -> None:
    assert first_answer("os.fork() or time.sleep(3600); os._exit(4)") == Crashed(4)


@pytest.mark.parametrize("leaves", ["os.setsid()", "os.setpgid(0, 0)", "signal.signal(signal.SIGTERM, signal.SIG_IGN)"])
def test_children_that_leave_the_process_group_end_with_the_subject(leaves: str) -> None:
    program = f"""
if os.fork() == 0:
    {leaves}
    if os.fork() == 0:
        os.write(1, b'here\\n')
        time.sleep(3600)
    os._exit(0)
time.sleep(3600)
"""
    assert isinstance(first_answer(program, SMALL), NotAnAnswer)


def test_a_subject_that_ignores_sigterm_ends() -> None:
    program = "signal.signal(signal.SIGTERM, signal.SIG_IGN); os.write(1, b'ready\\n'); time.sleep(3600)"
    assert isinstance(first_answer(program, SMALL), NotAnAnswer)


def test_a_subject_may_clean_up(tmp_path: Path) -> None:
    cleans = tmp_path / "cleaned"
    program = f"""
def clean(*_):
    open({str(cleans)!r}, "w").close()
    sys.exit()
signal.signal(signal.SIGTERM, clean)
started(told())
time.sleep(3600)
"""
    first_answer(program)
    assert cleans.exists()


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGINT, signal.SIGTERM])
def test_nothing_is_left_if_the_runner_is_killed(tmp_path: Path, number: signal.Signals) -> None:
    (tmp_path / "temporary").mkdir()
    writing = adapter('open(os.environ["LEVERFRAME_DIRECTORY"] + "/data", "w").close(); serve()')
    runner = f"""
import sys
from leverframe.conform.subject.process import Process
from leverframe.conform.subject.session import Subject
with Subject(Process({writing!r})) as subject:
    print(subject.start("door", {DIGEST!r}), flush=True)
    sys.stdin.read()
"""
    with subprocess.Popen(
        [sys.executable, "-c", runner],
        env={**os.environ, "TMPDIR": str(tmp_path / "temporary")},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    ) as running:
        assert running.stdout is not None
        assert b"tiny" in running.stdout.readline()
        reader = os.open(tmp_path / "held", os.O_RDONLY)  # the adapter lives, so this does not block
        assert any((tmp_path / "temporary").iterdir())
        running.send_signal(number)
    assert os.read(reader, 1) == b""  # blocks until nobody has it open for writing
    os.close(reader)
    while any((tmp_path / "temporary").iterdir()):
        time.sleep(0.01)


def test_the_directory_is_empty_and_removed() -> None:
    program = """
folder = os.environ["LEVERFRAME_DIRECTORY"]
state = f"{folder} {os.listdir(folder)}"
open(os.path.join(folder, "data"), "w").close()
started(told(), implementation={"name": state})
serve()
"""
    with Subject(Process(adapter(program), PATIENT), seconds=FINE) as subject:
        started = subject.start("door", DIGEST)
        assert isinstance(started, wire.StartAnswer)
        folder, listed = started.implementation.name.split()
        assert listed == "[]"
        assert [found.name for found in Path(folder).iterdir()] == ["data"]
    assert not Path(folder).exists()


def test_a_command_is_resolved_where_the_caller_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "adapter.py").write_text(adapter()[-1])
    monkeypatch.chdir(tmp_path)
    with Subject(Process([sys.executable, "adapter.py"], PATIENT), seconds=FINE) as subject:
        assert isinstance(subject.start("door", DIGEST), wire.StartAnswer)


# ---- the end --------------------------------------------------------------------------------------------------------


def test_a_subject_that_does_not_end_after_stop_is_told() -> None:
    with Subject(Process(adapter("serve(); time.sleep(3600)"), SMALL), seconds=FINE) as subject:
        subject.start("door", DIGEST)
        assert subject.stop() == TimedOut(0.2, "the end of the process after 'stop'")


@pytest.mark.parametrize("late", ["one more", "one more\\n", '{\\"id\\": 3}\\n'])
def test_a_line_after_the_last_answer_is_told(late: str) -> None:
    with Subject(Process(adapter(f"serve(); os.write(1, b'{late}')"), PATIENT), seconds=FINE) as subject:
        subject.start("door", DIGEST)
        stopped = subject.stop()
    assert isinstance(stopped, NotAnAnswer)
    assert stopped.reason == "no request asked for it"


def test_after_a_trouble_each_request_gets_it_again() -> None:
    with Subject(Process(adapter("sys.exit(3)"), PATIENT), seconds=FINE) as subject:
        assert subject.start("door", DIGEST) == Crashed(3)
        assert subject.reset() == subject.step("GO") == subject.stop() == Crashed(3)
        assert subject.trouble == Crashed(3)


def test_after_stop_there_are_no_requests() -> None:
    with Subject(Process(adapter(), PATIENT), seconds=FINE) as subject:
        subject.stop()
        with pytest.raises(RuntimeError, match="has stopped"):
            subject.reset()


def test_a_subject_goes_on_after_what_it_cannot_do() -> None:
    program = """
started(told())
tell(told(), cannot="GO", reason="no such button")
tell(told(), errored=True, message="out of paper")
serve()
"""
    with Subject(Process(adapter(program), PATIENT), seconds=FINE) as subject:
        subject.start("door", DIGEST)
        assert subject.step("GO") == Cannot("GO", "no such button")
        assert subject.step("GO") == Errored("out of paper")
        assert isinstance(subject.step("GO"), wire.StepAnswer)
        assert subject.trouble is None


# ---- lines that are no answers --------------------------------------------------------------------------------------

START = '"protocol": 1, "implementation": {"name": "tiny"}, "modes": ["events"], "alphabet": ["GO"]'
LINES = {
    "a banner": (b"Welcome to the product", "not JSON"),
    "an empty line": (b"", "empty"),
    "binary rubbish": (bytes(set(range(256)) - {10}), "not UTF-8"),
    "a byte-order mark": (b'\xef\xbb\xbf{"id": 1}', "byte-order mark"),
    "a dict as Python prints it": (b"{'id': 1, 'ok': True}", "not JSON"),
    "pretty-printed JSON": (b'{\n  "id": 1\n}', "not JSON"),
    "no object": (b"[1, 2]", "it is an array, not an object"),
    "no id": (b'{"ok": true}', "no 'id'"),
    "an id that is text": (b'{"id": "1"}', "its id is the string '1'"),
    "an id that is true": (b'{"id": true}', "its id is true"),
    "an id that was never sent": (b'{"id": 9}', "answers request 9, which nobody has sent"),
    "a key twice": (b'{"id": 1, "id": 1}', "duplicate key 'id'"),
    "NaN": (b'{"id": NaN}', "NaN"),
    "an endless number": (b'{"id": 1' + b"0" * 60_000 + b"}", "digits"),
    "a number beyond doubles": (b'{"id": 1, "ok": 1e999}', "larger than any double"),
    "half a character": (rb'{"id": 1, "ok": "\ud800"}', "surrogate"),
    "nested deeply": (b'{"id":' * 10_000, "nested"),
    "another answer": (b'{"id": 1, "ok": true}', "protocol is missing"),
    "an unknown key": (f'{{"id": 1, "ok": true, {START}, "alfabet": []}}'.encode(), "alfabet is no key"),
    "a wrong value": (f'{{"id": 1, "ok": true, {START}, "observes": ["stat"]}}'.encode(), "observes[0]"),
    "1 for true": (f'{{"id": 1, "ok": 1, {START}}}'.encode(), "ok must be true, and it is the number 1"),
    "another protocol": (f'{{"id": 1, "ok": true, {START.replace("1", "2")}}}'.encode(), "protocol must be 1"),
}


@pytest.mark.parametrize("name", LINES)
def test_a_line_that_is_no_answer_is_quoted_with_its_reason(name: str) -> None:
    line, reason = LINES[name]
    found = first_answer(f"os.write(1, {line!r} + bytes([10])); time.sleep(3600)")
    assert isinstance(found, NotAnAnswer)
    assert reason in found.reason
    assert found.hint
    assert len(found.line) < 250


TWICE = f'{{"id": 1, "ok": true, {START}}}\n' * 2
LATER = {
    "an answer twice": (f"told(); os.write(1, {TWICE.encode()!r})", "no request asked for it"),
    "the previous answer": ("r = told(); started(r); told(); tell(r, ok=True)", "it answers request 1"),
    "a state": ("started(told(), observes=[]); tell(told(), ok=True, state='IDLE')", "it shows a state"),
    "a record": ("started(told()); tell(told(), ok=True, trace=[{'record': {}}])", "it shows a record"),
    "an effect": ("started(told()); tell(told(), ok=True, trace=[{'effect': 'call'}])", "it shows an effect"),
    "a signal": ("started(told()); tell(told(), ok=True, trace=[{'signal': 'sink'}])", "it shows a signal"),
    "a path": ("started(told()); tell(told(), ok=True, trace=[{'state': 'IDLE'}])", "it shows the states on the way"),
    "variables": ("started(told()); tell(told(), ok=True, variables={})", "it shows variables"),
    "a result": ("started(told()); tell(told(), ok=True, result=0)", "it shows a result"),
    "an unknown entry": ("started(told()); tell(told(), ok=True, trace=[{'sygnal': 'x'}])", "trace[0]"),
}


@pytest.mark.parametrize("name", LATER)
def test_a_later_line_that_is_no_answer_is_quoted_with_its_reason(name: str) -> None:
    program, reason = LATER[name]
    found = second_answer(f"{program}; time.sleep(3600)")
    assert isinstance(found, NotAnAnswer)
    assert reason in found.reason


def test_a_run_shows_one_step_for_each_event() -> None:
    program = "started(told()); tell(told(), steps=[]); serve()"
    with Subject(Process(adapter(program), PATIENT), seconds=FINE) as subject:
        subject.start("door", DIGEST)
        ran = subject.run(["GO"])
    assert isinstance(ran, NotAnAnswer)
    assert ran.reason == "it has 0 steps, and the run has 1 events"


@pytest.mark.parametrize(
    "entry",
    [
        {"record": {"request_id": "FIRST"}},
        {"record": {"request_id": ["r1", "FIRST"]}},
        {"effect": "call", "value": "WRITER"},
        {"effect": "call", "value": [1, None, "WRITER"]},
        {"signal": "changed", "value": "ALPHA"},
    ],
)
def test_labels_where_values_must_be_are_refused(entry: object) -> None:
    program = f"""
started(told(), modes=["cycles"], stimuli=["submit"], observes=["records", "effects", "signals"])
tell(told(), outcome="accepted", trace=[{{"record": {{"request_id": "r1", "decision": "FIRST"}}}}])
tell(told(), outcome="accepted", trace=[{entry!r}])
"""
    labels = {
        "request_id": frozenset({"FIRST", "SECOND"}),
        "call": frozenset({"WRITER"}),
        "changed": frozenset({"ALPHA"}),
    }
    with Subject(Process(adapter(program), PATIENT), seconds=FINE, labels=labels) as subject:
        subject.start("gate", DIGEST)
        assert isinstance(subject.cycle("submit", {"draft": "FIRST"}), wire.CycleAnswer)
        found = subject.cycle("submit", {"draft": "FIRST"})
    assert isinstance(found, NotAnAnswer)
    assert "which is a label of the interface" in found.reason


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere, such a subject stays: see guard.py")
@pytest.mark.parametrize("number", ["SIGKILL", "SIGSTOP"])
def test_a_subject_that_ends_its_guard_is_ended_all_the_same(number: str) -> None:
    program = f"""
started(told())
told()
if os.fork() == 0:
    os.setsid()
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    time.sleep(3600)
os.kill(os.getppid(), signal.{number})
time.sleep(3600)
"""
    with Subject(Process(adapter(program), SMALL), seconds=FINE) as subject:
        assert isinstance(subject.start("door", DIGEST), wire.StartAnswer)
        subject.seconds = HANGS
        assert subject.reset() == TimedOut(HANGS)
