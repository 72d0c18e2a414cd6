"""FemtoClaw on failing disks, and killed at every record: the journal is always a run of the reference."""

# Answers are JSON of many shapes, and tests patch values of any type.
# pyright: reportExplicitAny=false

import fcntl
import json
import os
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from leverframe.errors import InputError, JournalError
from leverframe.systems import lines
from leverframe.systems.femtoclaw.femtoclaw import FemtoClaw
from leverframe.systems.femtoclaw.telemetry import Spare
from leverframe.systems.lines import Descriptor, LineFile
from tests.run import ROOT
from tests.support import claws
from tests.support.budget import share
from tests.support.claws import NOTE, Lines, Loose, after, claw, lose_sink, lose_store, note
from tests.support.journals import Place

# ---- disks ----


def test_after_its_directory_is_removed_only_the_answer_has_the_record(tmp_path: Path) -> None:
    """The store, the sink and the last resort are gone with it: the answer says so, and the runtime ends."""
    lines = Lines()
    with claw(tmp_path, fallback=lines) as runtime:
        for path in (tmp_path / "home").iterdir():
            path.unlink()
        (tmp_path / "home").rmdir()
        answer = runtime.handle(note("never"))
    assert (answer["closing"], answer["recorded"], runtime.runtime.state) == ("FAILED", "answer", "TERMINATED")
    assert claws.notes(tmp_path) == []
    assert "had to end" in str(runtime.unsound)


def test_a_second_runtime_in_the_same_directory_ends_and_leaves_the_last_resort_of_the_first_alone(
    tmp_path: Path,
) -> None:
    with claw(tmp_path) as first:
        kept = tmp_path / "home" / "last-resort.jsonl"
        room = kept.stat().st_size
        with pytest.raises(InputError, match="another runtime uses it"):
            FemtoClaw(tmp_path / "home")
        assert kept.stat().st_size == room
        assert first.handle(note("on"))["closing"] == "RETURNED"
    with claw(tmp_path) as third:
        assert third.handle(note("and on"))["closing"] == "RETURNED"


def test_a_key_belongs_to_one_message_and_a_message_to_one_key(tmp_path: Path) -> None:
    message = note("once")
    with claw(tmp_path) as runtime:
        found = [runtime.handle(b" \n" + message, key="a")["closing"], runtime.handle(message, key="a\n ")["closing"]]
    assert found == ["RETURNED", "RETURNED"]
    assert len(claws.notes(tmp_path)) == 2


IN_LIMITS = """
import json, resource, sys
from pathlib import Path
from tests.support.claws import claw, note
folder = Path(sys.argv[1])
with claw(folder) as runtime:
    first = runtime.handle(note("one"))
    size = max(path.stat().st_size for path in (folder / "home").iterdir())
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))
    more = [runtime.handle(note("more")) for _ in range(100)]
print(json.dumps([first, *more]))
"""


def test_on_a_full_disk_nothing_happens_off_the_record(tmp_path: Path) -> None:
    """No file may grow any more: sooner or later the store fails, but the last resort has reserved its space."""
    done = subprocess.run(
        [sys.executable, "-c", IN_LIMITS, str(tmp_path)], cwd=ROOT, capture_output=True, encoding="utf-8", check=True
    )
    answers = json.loads(done.stdout)
    returned = [answer for answer in answers if answer.get("closing") == "RETURNED"]
    ended = [answer for answer in answers if answer["states"][-1] == "SHUTDOWN"]
    assert (len(ended), answers[-1]["verdict"]) == (1, "not taken")
    assert ended[0]["recorded"] == "last resort"
    unclear = ended[0]["closing"] in {"RETURNED", "EFFECT_UNKNOWN"}
    assert len(claws.notes(tmp_path)) <= len(returned) + (unclear and ended[0] not in returned)
    assert [life.state for life in claws.lives(tmp_path)] == ["TERMINATED"]
    with claw(tmp_path) as runtime:  # there is room again
        assert runtime.handle(NOTE)["closing"] == "ACCEPTED_MESSAGE"


@pytest.mark.parametrize("lost_after", ["INPUT_ARRIVED", "TOOL_CALL_ACCEPTED", "AUTHORIZATION_GRANTED",
                                        "CAPABILITY_STARTED", "CAPABILITY_SUCCEEDED", "COMMIT_SUCCEEDED"])  # fmt: skip
def test_a_store_that_fails_in_mid_execution_leads_to_an_end(tmp_path: Path, lost_after: str) -> None:
    with claw(tmp_path) as runtime:
        after(runtime, lost_after, lambda: lose_store(runtime))
        answer = runtime.handle(note("one"), key="key")
        runtime.handle(NOTE)
    invoked = lost_after.startswith(("CAPABILITY", "COMMIT"))
    assert claws.notes(tmp_path) == ["one"] * invoked
    expected = {"CAPABILITY_STARTED": "RETURNED", "CAPABILITY_SUCCEEDED": "RETURNED", "COMMIT_SUCCEEDED": "RETURNED"}
    assert answer["closing"] == expected.get(lost_after, "FAILED")
    assert runtime.runtime.state == "TERMINATED"
    assert [life.state for life in claws.lives(tmp_path)] == ["TERMINATED"]
    with claw(tmp_path) as again:  # the effect is unknown if the store could not record it
        retried = again.handle(note("one"), key="key")
    intended = lost_after not in {"INPUT_ARRIVED", "TOOL_CALL_ACCEPTED"}
    done = invoked if intended else True
    assert (retried["closing"], len(claws.notes(tmp_path))) == ("REPLAYED" if intended else "RETURNED", done)
    assert [life.state for life in claws.lives(tmp_path)] == ["TERMINATED"] * 2


def test_a_last_resort_without_space_leaves_the_file_unchanged(tmp_path: Path) -> None:
    with claw(tmp_path) as runtime:
        lose_store(runtime)
        runtime.handle(NOTE)
    kept = (tmp_path / "home" / "last-resort.jsonl").read_bytes()
    usual, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(kept) + 1_000, most))
    try:
        with pytest.raises(InputError, match="cannot hold a last-resort file"):
            claw(tmp_path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (usual, most))
    assert (tmp_path / "home" / "last-resort.jsonl").read_bytes() == kept


def test_a_journal_that_does_not_verify_is_not_used(tmp_path: Path) -> None:
    with claw(tmp_path) as runtime:
        runtime.handle(NOTE)
    Place(str(tmp_path / "home" / "journal.db")).change("UPDATE records SET event = 'INVENTED' WHERE seq = 5")
    runtime = claw(tmp_path)
    with pytest.raises(JournalError, match="LF122"):
        runtime.start()
    assert (runtime.runtime.state, runtime.handle(NOTE)["verdict"]) == ("TERMINATED", "not taken")
    assert [entry.event for entry in claws.elsewhere(tmp_path)] == [
        "INITIALIZATION_FAILED",
        "ERROR_RECORDED_ELSEWHERE",
        "ERROR_UNRECOVERABLE",
        "SHUTDOWN_FINISHED",
    ]


def test_settings_that_are_wrong_end_the_start_and_are_on_record(tmp_path: Path) -> None:
    runtime = claw(tmp_path, runtime="NO NAME")
    with pytest.raises(InputError) as caught:
        runtime.start()
    assert "NO NAME" in str(caught.value)
    assert runtime.runtime.state == "TERMINATED"
    assert claws.elsewhere(tmp_path)[0].event == "INITIALIZATION_FAILED"


@pytest.mark.parametrize("below", [".", "home", "link"])
def test_the_key_of_the_journal_is_not_among_the_files_that_may_be_read(tmp_path: Path, below: str) -> None:
    (tmp_path / "home").mkdir()
    (tmp_path / "link").symlink_to("home")
    with pytest.raises(InputError, match="its signing key"):
        claw(tmp_path, capabilities={"read_file": {"below": below}}).start()


def test_a_path_that_cannot_be_a_directory_is_reported(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("")
    with pytest.raises(InputError, match="LF161"):
        claw(tmp_path)


def test_a_sink_that_cannot_be_opened_ends_the_start(tmp_path: Path) -> None:
    (tmp_path / "home" / "telemetry.jsonl").mkdir(parents=True)
    runtime = claw(tmp_path)
    with pytest.raises(InputError, match="telemetry sink"):
        runtime.start()
    assert runtime.runtime.state == "TERMINATED"


@pytest.mark.parametrize("name", ["journal.db", "journal.key", "journal.pub", "telemetry.jsonl", "last-resort.jsonl"])
def test_a_fifo_in_place_of_a_file_is_reported_without_blocking(tmp_path: Path, name: str) -> None:
    (tmp_path / "home").mkdir()
    os.mkfifo(tmp_path / "home" / name)
    with pytest.raises(InputError, match=r"LF074|LF161"):
        claw(tmp_path).start()


@pytest.mark.parametrize("kind", [os.mkfifo, lambda path: path.symlink_to("/dev/full")], ids=["fifo", "device"])
def test_telemetry_is_written_to_regular_files_alone(tmp_path: Path, kind: Callable[[Path], None]) -> None:
    """A FIFO would take lines until it is full, and then block the runtime for ever."""
    kind(tmp_path / "fifo")
    with pytest.raises(OSError, match="not a regular file"):
        LineFile(tmp_path / "fifo")
    reading, writing = os.pipe()
    Spare(tmp_path / "fifo", Descriptor(writing)).write(b"line")  # the descriptor gets the line instead
    assert os.read(reading, 10) == b"line"
    os.close(reading)
    os.close(writing)


def test_a_write_of_nothing_is_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.write", lambda *_: 0)
    with pytest.raises(OSError, match="No space left"):
        lines.add(tmp_path / "file", b"line\n")


def test_a_torn_line_is_ended_before_the_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, write = tmp_path / "file", os.write
    file = LineFile(path)
    monkeypatch.setattr("os.write", lambda descriptor, data: write(descriptor, data[: len(data) // 2]))
    with pytest.raises(OSError, match="No space left"):
        file.write(b"first\n")
    monkeypatch.undo()
    file.write(b"second\n")
    file.close()
    lines.add(path, b"third\n")
    assert path.read_bytes() == b"first\nsecond\nthird\n"


def test_an_unread_standard_error_blocks_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "PATIENCE", 0.01)
    reading, writing = os.pipe()
    room = fcntl.fcntl(writing, fcntl.F_GETPIPE_SZ)
    line = b"x" * 4_096
    for _ in range(room // len(line)):
        Descriptor(writing).write(line)
    with pytest.raises(TimeoutError, match="nobody reads it"):
        Descriptor(writing).write(line)
    os.close(reading)
    os.close(writing)


def test_failed_steps_of_a_shutdown_are_recorded_and_it_goes_on(tmp_path: Path) -> None:
    with claw(tmp_path) as runtime:
        sink = runtime.telemetry.sink
        assert sink is not None
        lose_sink(runtime)
        reading, writing = os.pipe()  # a pipe cannot be synchronised to a disk
        os.dup2(writing, sink._file)
        runtime.close()
        os.close(writing)
        os.close(reading)
    assert "SHUTDOWN_STEP_FAILED" in claws.events(tmp_path)
    assert [life.state for life in claws.lives(tmp_path)] == ["TERMINATED"]


def test_a_shutdown_request_before_the_start_is_recorded_and_followed(tmp_path: Path) -> None:
    runtime = claw(tmp_path)
    runtime.stop()
    runtime.start()
    assert runtime.runtime.state == "TERMINATED"
    assert claws.events(tmp_path)[0] == "SHUTDOWN_REQUESTED"
    assert claws.elsewhere(tmp_path) == []


# ---- death ----

DYING = """
import os, sys
from pathlib import Path
from tests.support.claws import claw, note
folder, moments = Path(sys.argv[1]), sys.argv[2:]
(folder / "before").mkdir()
with claw(folder / "before") as runtime:  # now the machines are loaded, for all processes that follow
    runtime.handle(note("once"))
for moment in moments:
    if os.fork() == 0:
        (folder / moment).mkdir()
        runtime = claw(folder / moment)
        accepted, accepted_all, count = runtime.record.append, runtime.record.append_all, 0
        def counted():
            global count
            count += 1
            if count == int(moment):
                os.kill(os.getpid(), 9)
        def append(entry, /):
            counted()
            accepted(entry)
        def append_all(entries):
            for _ in entries:
                counted()
            accepted_all(entries)
        runtime.record.append, runtime.record.append_all = append, append_all
        runtime.runtime._execution.setting.append = append
        with runtime:
            runtime.handle(note("once"), key="key")
        os._exit(0)
    _, status = os.wait()
    print(moment, status)
"""


def test_whenever_it_is_killed_nothing_is_done_twice_and_what_is_left_is_a_run_of_the_reference(tmp_path: Path) -> None:
    """The runtime dies before each record of a life. The next life starts, and a retry is executed at most once."""
    around_the_effect = range(20, 30)
    moments = map(str, [*share(range(1, 20)), *around_the_effect])
    command = [sys.executable, "-c", DYING, str(tmp_path), *moments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    ends = dict(line.split() for line in done.stdout.splitlines())
    assert set(ends.values()) == {"9", "0"}, f"some moments are beyond the end; {done.stderr}"
    closings = set()
    for moment in [moment for moment, status in ends.items() if status == "9"]:
        folder = tmp_path / moment
        before = claws.notes(folder)
        with claw(folder) as runtime:
            retried: Loose = runtime.handle(note("once"), key="key")
        notes = claws.notes(folder)
        assert notes in ([], ["once"]), moment
        assert before == notes or retried["closing"] == "RETURNED", moment
        assert notes or retried["replayed"]["closing"] == "EFFECT_UNKNOWN", moment
        assert claws.lives(folder)[-1].state == "TERMINATED", moment
        closings.add((retried["closing"], len(before)))
    assert closings == {("RETURNED", 0), ("REPLAYED", 0), ("REPLAYED", 1)}
