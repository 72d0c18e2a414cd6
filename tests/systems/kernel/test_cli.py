"""`leverframe run kernel`, as a user runs it: requests in, answers out, signals, and the files that remain."""

import json
import select
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import pytest

from leverframe.record.entries import Json
from leverframe.record.notes import generated
from tests.run import ROOT
from tests.support.command_line import command, environment, process, run, served
from tests.support.kernels import DECLARED, request

EXAMPLE = ROOT / "examples" / "kernel"
SLOW: dict[str, Json] = {"tool_call": "sleep", "params": {"seconds": 3600}}


def lines(*requests: dict[str, Json]) -> str:
    return "".join(f"{json.dumps(one)}\n" for one in requests)


def answers(text: str) -> list[dict[str, Json]]:
    return [json.loads(line) for line in text.splitlines()]


def verified(directory: Path, *more: str | Path) -> int:
    arguments = ("--public-key", directory / "journal.pub", "--machine", "kernel", *more)
    return run("journal", "verify", directory / "journal.db", *arguments).code


def test_the_example_runs_and_every_line_is_answered(tmp_path: Path) -> None:
    home, evidence = tmp_path / "home", tmp_path / "evidence"
    given = (EXAMPLE / "requests.jsonl").read_text("utf-8")
    settings = ("--config", EXAMPLE / "kernel.yaml", "--directory", home, "--evidence", evidence)
    found = process("run", "kernel", *settings, stdin=given)
    assert found.code == 0
    told = answers(found.stdout)
    assert len(told) == len(given.splitlines())
    assert [(one.get("request_id"), one["outcome"]) for one in told] == [
        ("1", "DONE"), ("2", "DONE"), ("2", "DONE"), ("2", "REFUSED"), ("3", "FAILED"), ("4", "DENIED"),
        ("5", "DENIED"), ("6", "DENIED"), ("6b", "DENIED"), ("7", "UNKNOWN"), ("8", "DONE"), (None, "UNREADABLE"),
        ("9", "HALTED"), ("10", "REFUSED"),
    ]  # fmt: skip
    assert told[0]["result"] == {"code": 0, "stdout": "5\n", "stderr": ""}
    assert told[2] == {**told[1], "repeated": True}
    assert "belongs to another request" in str(told[3]["reason"])
    assert [one["by"] for one in told[5:7]] == [[], ["no-secrets"]]
    assert "../escape" in str(told[7]["reason"])
    assert told[8]["by"] == ["two-signatures"]
    assert told[9]["reason"] == "the tool did not answer in time"
    assert told[12]["by"] == ["emergency"]
    assert [path.name for path in (home / "kept").iterdir()] == ["letters"], "what is really done"
    assert verified(home, "--checkpoint", evidence / "checkpoint") == 0
    keys = ("--public-key", evidence / "journal.pub", "--checkpoint", evidence / "checkpoint", "--machine", "kernel")
    assert run("journal", "verify", evidence / "journal.jsonl", *keys).code == 0
    assert "the kernel is in HALTED" in found.stderr


def test_the_example_names_no_event_of_the_machine() -> None:
    text = "".join(path.read_text("utf-8") for path in EXAMPLE.iterdir())
    assert not [event for event in DECLARED.makers if event in text]


def test_without_settings_there_are_two_harmless_tools(tmp_path: Path) -> None:
    home = tmp_path / "kernel-journal"
    given = lines(
        request("1", tool_call="echo", params={"text": "-n $HOME"}),
        request("2", tool_call="touch", params={"name": "a.txt"}),
        request("3", tool_call="touch", params={"name": "../a.txt"}),
        request("4", tool_call="touch", params={"name": "-a"}),
    )
    found = served("run", "kernel", stdin=given, directory=tmp_path)
    told = answers(found.stdout)
    assert [one["outcome"] for one in told] == ["DONE", "DONE", "DENIED", "DENIED"]
    assert told[0]["result"] == {"code": 0, "stdout": "-n $HOME\n", "stderr": ""}
    assert [path.name for path in (home / "files").iterdir()] == ["a.txt"]
    again = served("run", "kernel", stdin=given, directory=tmp_path)
    assert [one.get("repeated") for one in answers(again.stdout)] == [True] * 4
    assert verified(home) == 3, "no checkpoint is kept elsewhere"
    assert "fails" not in run("journal", "verify", home / "journal.db", "--machine", "kernel").stdout


BAD_LINES = [
    (b"{", "not JSON"),
    (b"[]", "not a JSON object"),
    (b'{"request_id": "1", "request_id": "2"}', "duplicate name"),
    (b'{"a": "\xff"}', "UTF-8"),
    (b'{"a": 1e400}', "double"),
    (b'{"a": ' + b"[" * 40 + b"]" * 40 + b"}", "nested"),
    (b'{"a": "' + b"x" * 70_000 + b'"}', "65,536"),
    (b'{"a": "' + b"x" * 2_000_000 + b'"}', "bytes"),
]


def test_a_line_that_is_no_request_is_answered_with_the_reason_and_changes_nothing(tmp_path: Path) -> None:
    given = b"".join(line + b"\n" for line, _ in BAD_LINES) + lines(request()).encode()
    found = served("run", "kernel", "--directory", tmp_path, stdin=given)
    *bad, good = answers(found.stdout)
    assert [one["outcome"] for one in bad] == ["UNREADABLE"] * len(BAD_LINES)
    for (_, said), one in zip(BAD_LINES, bad, strict=True):
        assert said in str(one["reason"])
    assert good["outcome"] == "DONE"
    assert len(recorded(tmp_path, "REQUEST_SUBMITTED")) == 1


@contextmanager
def running(directory: Path, *arguments: str | Path) -> "Generator[subprocess.Popen[bytes]]":
    kernel = subprocess.Popen(
        command("run", "kernel", "--config", EXAMPLE / "kernel.yaml", "--directory", directory, *arguments),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    try:
        yield kernel
    finally:
        kernel.kill()
        kernel.communicate()


def pipe(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None
    return stream


def asked(kernel: "subprocess.Popen[bytes]", one: dict[str, Json]) -> None:
    pipe(kernel.stdin).write(lines(one).encode())
    pipe(kernel.stdin).flush()


def answered(kernel: "subprocess.Popen[bytes]") -> dict[str, Json]:
    assert select.select([pipe(kernel.stdout)], [], [], 60)[0], "there is no answer"
    found: dict[str, Json] = json.loads(pipe(kernel.stdout).readline())
    return found


def recorded(directory: Path, event: str) -> list[dict[str, Json]]:
    """The recorded data of the events with a name, also while the kernel runs."""
    if not (directory / "journal.db").exists():
        return []
    shown = run("journal", "show", directory / "journal.db", "--format", "json")
    return [record["data"] for record in map(json.loads, shown.stdout.splitlines()) if record["event"] == event]


def until_recorded(directory: Path, event: str) -> None:
    for _ in range(600):
        if recorded(directory, event):
            return
        time.sleep(0.1)
    raise AssertionError(f"{event} is never on record")


def ended(kernel: "subprocess.Popen[bytes]") -> Sequence[bytes]:
    return kernel.communicate(timeout=60)


def settings_with(folder: Path, right: str, wrong: str) -> Path:
    """The example's settings with one change."""
    text = (EXAMPLE / "kernel.yaml").read_text("utf-8")
    assert right in text
    (folder / "kernel.yaml").write_text(text.replace(right, wrong, 1), "utf-8")
    (folder / "policy.yaml").write_text((EXAMPLE / "policy.yaml").read_text("utf-8"), "utf-8")
    return folder / "kernel.yaml"


@contextmanager
def sleeping(folder: Path, home: Path) -> "Generator[subprocess.Popen[bytes]]":
    """A kernel whose tool sleeps longer than any test takes."""
    with running(home, "--config", settings_with(folder, "tick_ms: 500", "tick_ms: 3600000")) as kernel:
        asked(kernel, request("1", **SLOW))
        until_recorded(home, "EFFECT_INTENDED")
        yield kernel


def test_a_signal_halts_a_kernel_that_waits(tmp_path: Path) -> None:
    with running(tmp_path) as kernel:
        asked(kernel, request("1"))
        assert answered(kernel)["outcome"] == "DONE"
        kernel.send_signal(signal.SIGINT)
        stdout, stderr = ended(kernel)
        assert (kernel.returncode, stdout) == (0, b"")
        assert b"the kernel is in HALTED" in stderr
    (record,) = recorded(tmp_path, "HALT_COMMANDED")
    assert (record["operation"], record["reason"]) == (None, "it received a stop signal")
    assert verified(tmp_path) == 3, "no checkpoint is kept elsewhere"


def test_a_signal_halts_a_kernel_at_work_and_closes_the_request(tmp_path: Path) -> None:
    home = tmp_path / "home"
    with sleeping(tmp_path, home) as kernel:
        kernel.send_signal(signal.SIGTERM)
        told = answered(kernel)
        assert (told["outcome"], told["execution"]) == ("HALTED", "UNKNOWN")
        ended(kernel)
        assert kernel.returncode == 0
    assert len(recorded(home, "EFFECT_UNKNOWN")) == 1
    (record,) = recorded(home, "HALT_COMMANDED")
    operation = record["operation"]
    assert isinstance(operation, dict)
    assert (operation["request_id"], operation["execution"], operation["tool"]) == ("1", "UNKNOWN", "sleep")


def test_a_kernel_that_is_killed_at_work_leaves_the_effect_unknown_and_does_not_try_again(tmp_path: Path) -> None:
    home = tmp_path / "home"
    with sleeping(tmp_path, home) as kernel:
        kernel.kill()
    given = lines(request("1", **SLOW), request("2"))
    found = served("run", "kernel", "--config", EXAMPLE / "kernel.yaml", "--directory", home, stdin=given)
    first, second = answers(found.stdout)
    assert (first["outcome"], first["repeated"], second["outcome"]) == ("UNKNOWN", True, "DONE")
    assert len(recorded(home, "EFFECT_UNKNOWN")) == 1
    assert len(recorded(home, "EFFECT_INTENDED")) == 1, "it was tried again"


def test_a_latch_keeps_kernels_from_booting(tmp_path: Path) -> None:
    home = tmp_path / "home"
    stop = lines(request("1", intent="emergency stop"))
    settings = ("--config", EXAMPLE / "kernel.yaml", "--directory", home)
    assert served("run", "kernel", *settings, "--latch", stdin=stop).code == 0
    found = served("run", "kernel", *settings, stdin=lines(request("2")))
    assert (found.code, found.stdout) == (2, "")
    assert "LF168" in found.stderr
    (home / "halted").unlink()
    assert answers(served("run", "kernel", *settings, stdin=lines(request("2"))).stdout)[0]["outcome"] == "DONE"


def test_two_kernels_do_not_share_a_directory(tmp_path: Path) -> None:
    with running(tmp_path) as kernel:
        asked(kernel, request("1"))
        answered(kernel)
        found = served("run", "kernel", "--directory", tmp_path, stdin=lines(request("2")))
        assert (found.code, found.stdout) == (2, "")
        assert "LF121" in found.stderr
        asked(kernel, request("3"))
        assert answered(kernel)["outcome"] == "DONE"
    written = [json.loads(line) for line in (tmp_path / "fallback.jsonl").read_text().splitlines()]
    assert [one["entry"]["event"] for one in written] == ["CONFIG_FAILED"]


MISTAKES = [
    ("kernel: example", "kernel: Example", "LF013", "kernel.yaml:2:9"),
    ("tick_ms: 500", "tick_ms: 1", "LF012", "kernel.yaml:4:10"),
    ("program: /usr/bin/expr", "program: expr", "LF013", "kernel.yaml:8:14"),
    ("program: /usr/bin/expr", "program: /usr/bin/no-such-program", "LF165", "kernel.yaml:8:14"),
    ("type: string, minLength", "type: text, minLength", "LF165", "kernel.yaml:12:33"),
    ("type: string, pattern", "type: strin, pattern", "LF165", "did you mean 'string'?"),
    ("^[a-z0-9-]{1,40}$", "^[a-z(", "LF165", "kernel.yaml:22:51"),
    ("^[a-z0-9-]{1,40}$", "^(?=[a-z])", "LF165", "lookaround (?=…) and backreferences are not supported"),
    ("type: string, minLength", "type: string, minLenght", "LF152", "kernel.yaml:12:41"),
    ("    folder: kept", "    folder: ../kept", "LF013", "kernel.yaml:26:13"),
    ("writes: true", "writing: true", "LF010", "kernel.yaml:25:5"),
    ("policy: policy.yaml", "policy: missing.yaml", "LF001", "missing.yaml"),
    ("{param: seconds}", "{params: seconds}", "LF010", "kernel.yaml:30:18"),
]


@pytest.mark.parametrize(("right", "wrong", "code", "place"), MISTAKES)
def test_a_mistake_in_the_settings_is_reported_with_its_place(
    tmp_path: Path, right: str, wrong: str, code: str, place: str
) -> None:
    settings = settings_with(tmp_path, right, wrong)
    found = run("run", "kernel", "--config", settings, "--directory", tmp_path / "home")
    assert (found.code, found.stdout) == (2, "")
    assert f"error[{code}]" in found.stderr
    assert "".join(place.split()) in "".join(found.stderr.split())  # a long path is wrapped
    assert "= hint: " in found.stderr
    (line,) = (tmp_path / "home" / "fallback.jsonl").read_text().splitlines()
    assert json.loads(line)["entry"]["event"] == "CONFIG_FAILED"


def test_a_directory_that_cannot_be_created_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    found = served("run", "kernel", "--directory", tmp_path / "file" / "home")
    assert found.code == 2
    assert "error[LF074]" in found.stderr
    assert "CONFIG_FAILED" in found.stderr, "its record is on standard error"


LIMITED = """
import os, resource, sys
most = int(sys.argv[1])
resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
os.execv(sys.argv[2], sys.argv[2:])
"""


def test_a_journal_that_cannot_grow_is_a_lost_sink_and_halts_the_kernel(tmp_path: Path) -> None:
    """A real failure: no file may grow beyond the size that the journal needs to open, so the database fails."""
    home = tmp_path / "home"
    assert served("run", "kernel", "--directory", home, stdin=lines(request("0"))).code == 0
    most = (home / "journal.db").stat().st_size + 24_000
    given = lines(*(request(f"r{n}", evidence=["x" * 20_000]) for n in range(6)))
    found = subprocess.run(
        [sys.executable, "-c", LIMITED, str(most), *command("run", "kernel", "--directory", home)],
        input=given,
        capture_output=True,
        encoding="utf-8",
        # Under this limit, the measurement of coverage cannot write its files.
        env={name: value for name, value in environment().items() if not name.startswith("COVERAGE")},
        check=False,
    )
    told = answers(found.stdout)
    assert len(told) == 6
    outcomes = [str(one["outcome"]) for one in told]
    assert {"HALTED", "REFUSED"} & set(outcomes), found.stderr
    assert "Traceback" not in found.stderr
    written = map(json.loads, (home / "fallback.jsonl").read_text("utf-8").splitlines())
    assert "SINK_LOST" in [line.get("entry", {}).get("event") for line in written]
    again = answers(served("run", "kernel", "--directory", home, stdin=given).stdout)
    assert {str(one["outcome"]) for one in again} <= {"DONE", "UNKNOWN"}, "with room again it goes on"
    assert again[-1]["outcome"] == "DONE"
    assert verified(home) == 3, "no checkpoint is kept elsewhere"


EARLY = """
import os, signal, sys
import leverframe
from leverframe.cli import serving
from leverframe.cli.main import main
from leverframe.systems.kernel import settings
from leverframe.systems.kernel.kernel import Kernel

moments = {
    "before it boots": (Kernel, "boot", False),
    "while it boots": (settings, "open_journal", True),
    "before it reads": (Kernel, "boot", True),
}
leverframe.load("kernel")
for moment in moments:  # a process for each, which need not import or load anything
    if not (child := os.fork()):
        break
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
else:
    sys.exit()

def struck(owner, name, after):
    plain = getattr(owner, name)

    def strike(*given):
        if not after:
            os.kill(os.getpid(), signal.SIGTERM)
        found = plain(*given)
        if after:
            os.kill(os.getpid(), signal.SIGTERM)
        return found

    setattr(owner, name, strike)

struck(*moments[moment])
home = os.path.join(sys.argv[1], moment)
os.mkdir(home)
for descriptor, name in ((1, "stdout"), (2, "stderr")):
    os.dup2(os.open(os.path.join(home, name), os.O_CREAT | os.O_WRONLY), descriptor)
sys.argv[1:] = ["run", "kernel", "--directory", home, "--evidence", os.path.join(home, "e")]
main()
"""


def test_a_signal_that_comes_early_halts_the_kernel_and_is_on_record(tmp_path: Path) -> None:
    """A real signal, which the process sends to itself at this moment."""
    arguments = [sys.executable, "-c", EARLY, str(tmp_path)]
    given = lines(request("1"))
    found = subprocess.run(arguments, input=given, capture_output=True, encoding="utf-8", env=environment(), check=True)
    moments = ["before it boots", "while it boots", "before it reads"]
    for moment, code in zip(moments, map(int, found.stdout.split()), strict=True):
        home = tmp_path / moment
        assert (home / "stdout").read_text() == "", "it went on to read"
        stderr = (home / "stderr").read_text()
        assert "the kernel is in HALTED" in stderr
        if moment == "before it boots":
            (line,) = (home / "fallback.jsonl").read_text().splitlines()
            assert json.loads(line)["entry"]["event"] == "HALT_COMMANDED"
            assert (code, "error[LF167]" in stderr) == (2, True), "there is no journal, and no evidence"
        else:
            (record,) = recorded(home, "HALT_COMMANDED")
            assert (code, record["reason"]) == (0, "it received a stop signal")
            assert (home / "e" / "SHA256SUMS").exists()


def test_a_closed_stdout_is_reported_before_anything_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A stdout that is really closed: tests/cli/test_serving.py."""
    home = tmp_path / "home"
    monkeypatch.setattr(sys, "__stdout__", None)
    found = served("run", "kernel", "--directory", home, stdin=lines(request("1")))
    assert (found.code, "error[LF074]: stdout is closed" in found.stderr) == (2, True)
    assert not home.exists()


def test_an_answer_that_cannot_be_written_is_reported_and_can_be_requested_again(tmp_path: Path) -> None:
    given = lines(request("1", tool_call="touch", params={"name": "a"}), request("2"))
    with Path("/dev/full").open("wb") as full:
        found = subprocess.run(
            command("run", "kernel", "--directory", tmp_path),
            input=given.encode(),
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment(),
            check=False,
        )
    assert (found.returncode, b"error[LF074]" in found.stderr, b"Exception" in found.stderr) == (2, True, False)
    assert len(recorded(tmp_path, "REQUEST_SUBMITTED")) == 1, "it went on although nobody is told"
    first, second = answers(served("run", "kernel", "--directory", tmp_path, stdin=given).stdout)
    assert (first["outcome"], first["repeated"], second["outcome"]) == ("DONE", True, "DONE")


def test_a_folder_that_is_used_is_refused_for_evidence_before_anything_happens(tmp_path: Path) -> None:
    home = tmp_path / "home"
    (tmp_path / "notes.txt").write_text("mine")
    found = served("run", "kernel", "--directory", home, "--evidence", tmp_path, stdin=lines(request("1")))
    assert (found.code, found.stdout, home.exists()) == (2, "", False)
    assert "error[LF074]" in found.stderr


@pytest.fixture(scope="module")
def used(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The directory of a kernel that has run."""
    home = tmp_path_factory.mktemp("used") / "home"
    assert served("run", "kernel", "--directory", home).code == 0
    return home


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (lambda home: (home / "fallback.jsonl").mkdir(), "LF167"),
        (lambda home: (home / "journal.pub").write_text("nobody's"), "LF124"),
        (lambda home: (home / "journal.pub").unlink(), None),
        (lambda home: (home / "journal.pub").write_text(str(generated("else").verifier)), "LF167"),
        (lambda home: (home / "fallback.jsonl").write_bytes(b"\xff\n"), None),
    ],
    ids=["a folder as the fallback", "no key", "a key that is gone", "another key", "no text"],
)
def test_evidence_of_a_damaged_directory(
    tmp_path: Path, used: Path, spoil: Callable[[Path], object], code: str | None
) -> None:
    home, folder = tmp_path / "home", tmp_path / "evidence"
    shutil.copytree(used, home)
    spoil(home)
    found = served("run", "kernel", "--directory", home, "--evidence", folder, stdin=lines(request("1")))
    assert answers(found.stdout)[0]["outcome"] == "DONE"
    if code is None:
        assert (found.code, (folder / "SHA256SUMS").exists()) == (0, True)
    else:
        assert (found.code in {1, 2}, f"error[{code}]" in found.stderr, folder.exists()) == (True, True, False)


def test_a_signal_halts_a_kernel_whose_answers_nobody_reads(tmp_path: Path) -> None:
    given = "".join(lines(request(str(number))) for number in range(100))
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command("run", "kernel", "--directory", tmp_path),
        stdin=pipe, stdout=pipe, stderr=pipe, env=environment(), pipesize=4096,
    ) as kernel:  # fmt: skip
        try:
            assert kernel.stdin is not None
            kernel.stdin.write(given.encode())
            kernel.stdin.close()
            before = -1
            while (now := len(recorded(tmp_path, "AUDIT_WRITTEN"))) == 0 or now != before:
                before = now
                time.sleep(0.2)
            assert before < 100, "the pipe holds all of them"
            kernel.send_signal(signal.SIGTERM)
            assert kernel.wait(60) == 2
            assert kernel.stderr is not None
            assert b"error[LF074]: nobody reads the answers" in kernel.stderr.read()
        finally:
            kernel.kill()
    (record,) = recorded(tmp_path, "HALT_COMMANDED")
    assert record["operation"] is None
