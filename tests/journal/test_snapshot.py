"""A journal is read as it is at the first reading, whatever is written meanwhile."""

from pathlib import Path

import pytest

from leverframe.errors import JournalError
from leverframe.journal.snapshot import Snapshot
from leverframe.journal.sources import LinesFile, RecordSource, source
from leverframe.journal.verdicts import JournalEvidence, judge
from leverframe.record.records import line, stored
from leverframe.record.report import Verdict
from leverframe.record.verify import decode
from tests.support.command_line import run
from tests.support.journals import EVERY_COMMIT, KEY, Place, entry, file
from tests.support.schemas import report

CLOCK = """
leverframe: 1
machine: clock
profile: document
states: {IDLE: {initial: true, quiescent: true}}
events: {TICKED: {by: input}}
transitions: [{from: IDLE, on: TICKED, internal: true}]
"""


def test_what_a_writer_adds_meanwhile_does_not_count(place: Place) -> None:
    with place.open(create=True, rhythm=EVERY_COMMIT) as journal:
        journal.append(entry("a", 0))
        with source(place.url) as found:
            snapshot = Snapshot(found, "it")
            first = next(rows := snapshot.rows())
            journal.append_all(entry("a", step) for step in range(1, 9))
            whole = [first, *rows]
            assert len(whole) == 2
            assert list(snapshot.rows()) == whole
            assert list(snapshot.rows(1, 5)) == whole[1:]
            judged = judge(snapshot, JournalEvidence((KEY.verifier,)))
            assert (judged.records, judged.findings) == (2, ())
            assert judged.verdicts["intact"].verdict is Verdict.HOLDS
            assert judge(found, JournalEvidence((KEY.verifier,))).records == 10


def test_either_database_is_audited_by_its_url(place: Place, tmp_path: Path) -> None:
    with place.open(create=True) as journal:
        journal.append_all(entry("a", step) for step in range(3))
    machine, key, checkpoint = (tmp_path / name for name in ("clock.yaml", "key", "checkpoint"))
    machine.write_text(CLOCK)
    key.write_text(str(KEY.verifier))
    with source(place.url) as found:
        checkpoint.write_text(found.notes()[-1][1])
    arguments = ("audit", machine, place.url, "--key", key, "--checkpoint", checkpoint, "--format", "json")
    ended = run(*arguments)
    assert ended.code == 0, ended.stderr
    place.change("UPDATE records SET event = 'FORGED' WHERE seq = 2")
    document = report("audit", run(*arguments).stdout)
    assert document["verdicts"]["intact"] == document["verdicts"]["conformant"] == "violated"
    assert document["findings"][0]["record"] == 2
    assert document["violations"][0]["row"] == 2


def test_a_checkpoint_that_is_stored_later_is_not_held_against_it(place: Place) -> None:
    with place.open(create=True, rhythm=EVERY_COMMIT) as journal, source(place.url) as found:
        snapshot = Snapshot(found, "it")
        snapshot.notes()
        journal.append(entry("a", 0))
        assert [size for size, _ in snapshot.notes()] == [1]
        assert judge(snapshot, JournalEvidence((KEY.verifier,))).findings == ()


@pytest.mark.parametrize("statement", [
    "UPDATE records SET event = 'FORGED' WHERE seq = 2",
    "DELETE FROM records WHERE seq = 3",
    "UPDATE records SET hash = prev_hash WHERE seq = 0",
])  # fmt: skip
def test_whoever_shows_each_reader_something_else_is_noticed(place: Place, statement: str) -> None:
    with place.open(create=True) as journal:
        journal.append_all(entry("a", step) for step in range(3))
    with source(place.url) as found:
        snapshot = Snapshot(found, "it")
        assert judge(snapshot, JournalEvidence()).findings == ()
        place.change(statement)
        with pytest.raises(JournalError, match="it changed while it was read") as caught:
            list(snapshot.rows())
        assert caught.value.diagnostic.code == "LF120"


def test_lines_that_change_are_noticed_and_lines_that_are_added_do_not_count(tmp_path: Path) -> None:
    place, lines = file(tmp_path), tmp_path / "lines.jsonl"
    with place.open(create=True) as journal:
        journal.append(entry("a", 0))
    whole = written(source(place.url))
    lines.write_text("".join(whole))
    snapshot = Snapshot(LinesFile(lines), "it")
    rows = list(snapshot.rows())
    lines.write_text("".join([*whole, whole[0]]))
    assert list(snapshot.rows()) == rows
    lines.write_text("".join(whole).replace("TICKED", "TOCKED"))
    with pytest.raises(JournalError, match="it changed while it was read"):
        list(snapshot.rows())


def written(found: RecordSource) -> list[str]:
    with found:
        return [f"{line(stored(decode(row)))}\n" for row in found.rows()]
