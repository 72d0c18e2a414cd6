"""`--jobs`: how many subjects run at a time changes nothing but the time, and an interrupt leaves nothing behind."""

import io
import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import leverframe
from leverframe.cli.reports.conform import as_json
from leverframe.conform.campaign import course, statement
from leverframe.conform.campaign.campaign import Limits, conducted
from leverframe.conform.campaign.report import Report
from leverframe.conform.events import walking
from leverframe.conform.subject.channel import Connect
from leverframe.conform.subject.evidence import Evidence, Recording, replayed
from leverframe.conform.subject.process import Command
from leverframe.conform.suite import crew
from leverframe.conform.suite.crew import Crew
from leverframe.conform.suite.running import Target
from leverframe.conform.suite.worker import Worker
from leverframe.errors import CapacityError, InputError
from leverframe.language.loader import load
from leverframe.observe.reading import interface_of
from tests.conform.subjects import PLAIN, TURNSTILE
from tests.support import errands
from tests.support.budget import long_unless
from tests.support.command_line import command, environment

DECLARATION = load(str(TURNSTILE.with_suffix(".yaml")))
INTERFACE = interface_of(DECLARATION)
Told = tuple[str, dict[str, Any], str]  # pyright: ignore[reportExplicitAny] -- statements and reports in JSON


def conformed(connect: Connect, limits: Limits) -> Report:
    campaign = conducted(Target(DECLARATION, INTERFACE, connect, 30.0), limits)
    return Report(DECLARATION, INTERFACE, ("turnstile",), campaign, {}, strict=False, disturbances=1)


def told(switches: tuple[str, ...], limits: Limits) -> Told:
    """The report without times, the statement, and the evidence."""
    stream, connect = io.StringIO(), Command((sys.executable, "-S", str(TURNSTILE), *switches))
    report = conformed(Recording(connect, ("turnstile",), Evidence(stream)), limits)
    return outcome(report, stream.getvalue())


def outcome(report: Report, evidence: str) -> Told:
    text = re.sub(r'"seconds": [0-9.]+', "", json.dumps(as_json(report)))
    return text, statement.statement(report, evidence.encode(), "1"), evidence


class Helping(crew._Helpers):
    """Helpers who have processes at once, and do all of the work but the first task."""

    def _work(self, waiting: list[Callable[..., None]], process: Worker | None) -> None:
        while threading.current_thread() is threading.main_thread() and waiting and not self.stopped.is_set():
            time.sleep(0.001)
        super()._work(waiting, process)


@pytest.fixture(name="helping")
def _helping(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "DELAY", 0.0)
    monkeypatch.setattr(crew, "_Helpers", Helping)


@pytest.mark.usefixtures("helping")
@pytest.mark.parametrize(
    "switches",
    long_unless([(), ("wrong-target",), ("dies",), ("cannot", "no-POWER_LOST")], {("dies",)}.__contains__),
)
def test_the_number_of_jobs_changes_nothing(switches: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walking, "LEAST", 20)  # so that the small suites of a turnstile have lanes
    one, two = (told(switches, Limits(extra=1, jobs=jobs)) for jobs in (1, 2))
    assert one == two
    assert any(len(suite.get("lanes", ())) > 1 for suite in one[1]["suites"])
    claimed = statement.read(json.dumps(one[1]).encode(), "statement.json")
    recorded = statement.Recorded(replayed(one[2].splitlines()), claimed.command)
    again = conformed(recorded.connect, Limits(None, claimed.tests, claimed.disturbances, seed=claimed.seed))
    recorded.require_end()
    assert statement.differences(claimed, again, one[2].encode()) == ()


def test_what_a_budget_cuts_off_is_confirmed_by_its_evidence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walking, "LEAST", 20)
    _, claim, evidence = told((), Limits(seconds=0.02, suites=("events-k1", "events-k0"), jobs=2))
    claimed = statement.read(json.dumps(claim).encode(), "statement.json")
    recorded = statement.Recorded(replayed(evidence.splitlines()), claimed.command)
    again = conformed(recorded.connect, Limits(None, claimed.tests, claimed.disturbances, seed=claimed.seed))
    recorded.require_end()
    assert statement.differences(claimed, again, evidence.encode()) == ()


class Meeting:
    """A channel that answers once so many of its kind are asked at the same time."""

    def __init__(self, together: threading.Barrier) -> None:
        self._together = together

    def open(self) -> None:
        """Nothing is started."""

    def exchange(self, line: bytes, seconds: float) -> bytes:
        """The line, once everybody is asked."""
        self._together.wait(seconds)
        return line

    def close(self, *, asked: bool) -> None:
        """Nothing ends."""
        del asked


def test_tasks_run_at_the_same_time_and_their_results_come_in_order() -> None:
    together = threading.Barrier(3)
    tasks = [_asking(b"%d" % number) for number in range(9)]
    with crew.crew(lambda: Meeting(together), 3) as members:
        assert members.each(tasks) == [b"%d" % number for number in range(9)]


@pytest.mark.usefixtures("helping")
def test_helpers_have_processes_of_their_own() -> None:
    here, there, again = worked([errands.whoever] * 3)
    assert here == os.getpid()
    assert there == again != here


@pytest.mark.usefixtures("helping")
def test_an_error_in_a_process_is_the_error_of_all() -> None:
    with pytest.raises(InputError, match="no such command") as caught:
        worked([errands.whoever, errands.refused])
    assert "errands.py" in str(caught.value.__cause__)


@pytest.mark.usefixtures("helping")
def test_a_process_that_is_killed_is_no_result() -> None:
    with pytest.raises(CapacityError, match="abruptly"):
        worked([errands.whoever, errands.killed, errands.whoever])


def worked(tasks: Sequence[Callable[[Crew], object]]) -> list[object]:
    with crew.crew(Command(("true",)), 2) as members:
        return members.each([partial(Crew.perform, work=task) for task in tasks])


def test_the_evidence_of_another_process_is_that_of_this_one() -> None:
    connect = Command(("cat",))
    lines = [json.dumps({"number": number, "text": "\u03c0"}, ensure_ascii=False).encode() for number in range(2000)]
    here, there = io.StringIO(), io.StringIO()
    task = partial(errands.answered, lines)
    expected = task(Recording(connect, ("cat",), Evidence(here, 7)))
    process = Worker()
    recording = Recording(connect, ("cat",), Evidence(there, 7))
    assert process.perform(task, recording) == expected == lines
    process.end(0.0)
    assert there.getvalue() == here.getvalue()
    assert recording.evidence.subjects == 8


def _asking(line: bytes) -> Callable[[Crew], object]:
    return lambda crew: crew.connect().exchange(line, 30.0)


@pytest.mark.parametrize("error", [KeyboardInterrupt, ValueError])
def test_after_an_error_nothing_more_is_asked(error: type[BaseException]) -> None:
    begun, ended = threading.Event(), threading.Event()

    def endless(crew: Crew) -> None:
        channel = crew.connect()
        begun.set()
        try:
            while True:
                channel.exchange(b"", 30.0)
        finally:
            ended.set()

    def failing(_: Crew) -> None:
        begun.wait(30.0)
        raise error

    with pytest.raises(error), crew.crew(lambda: Meeting(threading.Barrier(1)), 2) as members:
        members.each([failing, endless])
    assert ended.is_set()


HANGS = """
import json, sys, time
for line in sys.stdin:
    asked = json.loads(line)
    if asked["cmd"] == "run":
        held = open(sys.argv[1], "w")
        print("hangs", file=held, flush=True)
        time.sleep(3600)
    about = {"protocol": 1, "implementation": {"name": "hangs"}, "modes": ["events"], "alphabet": ["COIN", "PASS"]}
    seen = {"observes": ["state", "effects"]}
    print(json.dumps({"id": asked["id"], "ok": True, **(about | seen if asked["cmd"] == "start" else {})}), flush=True)
"""


@pytest.mark.parametrize(("sent", "code"), [(signal.SIGINT, 130), (signal.SIGKILL, -9)])
def test_whoever_ends_a_run_ends_all_subjects(sent: signal.Signals, code: int, tmp_path: Path) -> None:
    held = tmp_path / "held"
    os.mkfifo(held)
    hangs = (sys.executable, "-S", "-c", HANGS, str(held))
    options = ("--jobs", "2", "--timeout", "3600", "--evidence", str(tmp_path / "evidence.jsonl"))
    words = command("conform", str(TURNSTILE.with_suffix(".yaml")), *options, "--", *hangs)
    with (
        subprocess.Popen(words, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running,
        held.open("r", encoding="ascii") as said,
    ):
        assert [said.readline() for _ in range(2)] == ["hangs\n"] * 2  # two suites, each with its own subject
        running.send_signal(sent)
        _, errors = running.communicate()
        assert said.read() == ""  # at the end of a pipe without writers
    assert running.returncode == code
    assert b"Traceback" not in errors


KERNEL = leverframe.load("kernel").declaration


def conducted_by(fault: str, jobs: int) -> tuple[Told, Report]:
    """A campaign of cycles against a kernel that is not ours."""
    stream = io.StringIO()
    connect = Recording(Command((sys.executable, "-S", str(PLAIN), fault)), ("kernel",), Evidence(stream))
    campaign = conducted(Target(KERNEL, interface_of(KERNEL), connect, 30.0), Limits(disturbances=0, jobs=jobs))
    report = Report(KERNEL, interface_of(KERNEL), ("kernel",), campaign, {}, strict=False, disturbances=0)
    return outcome(report, stream.getvalue()), report


@pytest.mark.usefixtures("helping")
@pytest.mark.parametrize("fault", long_unless(["", "second-boot", "dies"], {"second-boot"}.__contains__))
def test_cycles_in_lanes_find_what_those_of_one_subject_find(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    _, whole = conducted_by(fault, 1)
    monkeypatch.setattr(course, "LEAST", 5)
    monkeypatch.setattr(course, "FIRST", 3)
    one, divided = conducted_by(fault, 1)
    assert one == conducted_by(fault, 2)[0]
    assert len(one[1]["suites"][0]["lanes"]) > 3
    verdicts = [[(each.name, each.verdict) for each in report.requirements] for report in (divided, whole)]
    assert verdicts[0] == verdicts[1]
    found = [[(each.cause, len(each.run), each.shortest) for each in report.failures] for report in (divided, whole)]
    assert found[0] == found[1]
