"""Journals of format 1, written when the project was called Interlock: verified as before, and no longer written.

A version of that name wrote the files: two openings, the first without a closing, and three effects, one of them open
when the journal was opened again.
"""

import json
import shutil
import sqlite3
from pathlib import Path

import pytest

import leverframe
from leverframe.errors import JournalError
from leverframe.record.entries import Entry, Outcome
from leverframe.record.ledger import Ledger
from leverframe.record.records import encode, line
from leverframe.record.report import DefectKind
from leverframe.record.verify import examine
from leverframe.systems.turn.trace import lines
from tests.oracle import journal_verifier as page
from tests.support.command_line import run

FOLDER = Path(__file__).parent.parent / "data" / "journals" / "format-1"
DATABASE, LINES, KEY = FOLDER / "doors.db", FOLDER / "doors.jsonl", FOLDER / "doors.pub"
EVIDENCE = ("--public-key", KEY, "--checkpoint", FOLDER / "doors.checkpoint", "--format", "json")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return Path(shutil.copy(DATABASE, tmp_path))


@pytest.mark.parametrize("file", [DATABASE, LINES], ids=["database", "lines"])
def test_it_is_verified(file: Path, tmp_path: Path) -> None:
    outcome = run("journal", "verify", shutil.copy(file, tmp_path), *EVIDENCE)
    found = json.loads(outcome.stdout)
    assert outcome.code == 0
    assert {name: found["verdicts"][name]["status"] for name in found["verdicts"]} == {
        "intact": "holds",
        "complete": "holds",
        "anchored": "holds",
    }
    reasons = " ".join(found["verdicts"]["complete"]["reasons"])
    assert "2 executions" in reasons
    assert "1 effect with unknown outcome: ring-3" in reasons


def test_a_verifier_written_from_the_page_agrees() -> None:
    note, key = (FOLDER / "doors.checkpoint").read_text("utf-8"), KEY.read_text("utf-8").strip()
    found = page.verdicts(page.read(LINES), [key], [note])
    assert found == {"intact": "holds", "complete": "holds", "anchored": "holds"}


def test_a_change_is_noticed(copy: Path) -> None:
    with sqlite3.connect(copy) as connection:
        table = connection.execute("SELECT name FROM sqlite_master WHERE sql LIKE '%execution_id%'").fetchone()[0]
        connection.execute(f"UPDATE {table} SET event = 'EFFECT_DONE' WHERE event = 'EFFECT_FAILED'")  # noqa: S608 -- a table of ours
    connection.close()
    outcome = run("journal", "verify", copy, *EVIDENCE)
    assert outcome.code == 1


def test_its_effects_are_judged() -> None:
    records = [json.loads(line) for line in LINES.read_text("utf-8").splitlines()]
    intent = next(record for record in records if record["event"] == "EFFECT_INTENDED")
    again = page.from_line(json.dumps(intent | {"step": 3}).encode())
    places: dict[str, tuple[str, int, str]] = {}
    assert all(page.continues(page.from_line(line), places) for line in LINES.read_bytes().splitlines())
    assert not page.continues(again, places)


def test_it_is_not_written(copy: Path) -> None:
    before = copy.read_bytes()
    with pytest.raises(JournalError, match="is of format 1, which can be read but no longer written") as caught:
        leverframe.Journal.open(str(copy))
    assert caught.value.diagnostic.hint == "verify and keep it, and continue in a new journal"
    assert copy.read_bytes() == before


@pytest.mark.parametrize("name", ["interlock.effect:ring-1", "interlock.door", "leverframe.door"])
def test_nobody_else_uses_its_names(name: str) -> None:
    entry = Entry("door-1", 0, "door", "CLOSED", "PUSH", "OPEN", 0, Outcome.ACCEPTED, {})
    with leverframe.Journal.open("memory:", create=True) as journal:
        for taken in (entry._replace(execution_id=name), entry._replace(machine=name)):
            with pytest.raises(JournalError, match="are reserved for the journal"):
                journal.append(taken)


def test_traces_tell_of_effects_of_both_formats() -> None:
    call = Entry("turn-1", 0, "turn", "IDLE", "READ_REQUESTED", "ANSWERED", 0, Outcome.ACCEPTED, {"call": 1})
    for prefix in ("interlock", "leverframe"):
        effect = Entry(f"{prefix}.effect:turn-1/1", 0, f"{prefix}.effect", "NONE", "EFFECT_INTENDED", "INTENDED", 0,
                       Outcome.ACCEPTED, {})  # fmt: skip
        assert [line.effect for line in lines([call, effect])] == ["intended"]


MIXED = {
    "an effect of format 2 in a journal of format 1": ("interlock", "leverframe", "effect"),
    "an effect of format 1 in a journal of format 2": ("leverframe", "interlock", "effect"),
    "both journals in one file": ("leverframe", "interlock", "journal"),
    "both the other way round": ("interlock", "leverframe", "journal"),
}


@pytest.mark.parametrize("case", MIXED)
def test_a_journal_has_one_format(case: str) -> None:
    """Otherwise a key could be used twice, once under each name."""
    first, second, machine = MIXED[case]
    opened = Entry(
        f"{first}.journal", 0, f"{first}.journal", "CLOSED", "journal_opened", "OPEN", 0, Outcome.ACCEPTED, {}
    )
    intent = Entry(
        f"{first}.effect:ring-1", 0, f"{first}.effect", "NONE", "EFFECT_INTENDED", "INTENDED", 0, Outcome.ACCEPTED, {}
    )
    other = {"effect": intent, "journal": opened}[machine]
    forged = other._replace(
        execution_id=other.execution_id.replace(first, second), machine=other.machine.replace(first, second)
    )
    placed, refused = Ledger().place([[encode(one)] for one in (opened, intent)])
    assert refused == (None, None)
    ledger = Ledger()
    ledger.adopt(placed)
    (wrong,) = ledger.place([[encode(forged)]])[1]
    assert wrong is not None
    assert (wrong.diagnostic.code, "another format" in wrong.diagnostic.message) == ("LF125", True)
    rows = Ledger()._sealed([encode(one) for one in (opened, intent, forged)], {}).rows
    assert [(one.kind, one.seq) for one in examine(rows).findings] == [(DefectKind.DISCONTINUED, 2)]
    assert examine(rows[:2]).findings == []
    places: dict[str, tuple[str, int, str]] = {}
    shown = [page.from_line(line(row).encode()) for row in rows]
    assert [page.continues(one, places) for one in shown] == [True, True, False]
