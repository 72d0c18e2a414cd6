"""Each reference system works, is killed, starts again, and is audited, by its journal and by plain logs of it."""

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import leverframe
from leverframe.journal.sources import source
from leverframe.language.declaration import Declaration
from leverframe.record.entries import Entry
from leverframe.record.records import line, stored
from leverframe.record.verify import decode
from tests.support.budget import long_unless
from tests.support.command_line import Outcome, run
from tests.support.schemas import report
from tests.torture.subjects import SUBJECTS, prepare
from tests.torture.systems import Life, Totals

HOLDS = {"conformant": "holds", "complete": "holds", "intact": "holds", "anchored": "holds"}
LEAST = 20
"""Fewer records show nothing of a workload."""


@dataclass(frozen=True)
class Worked:
    """What a system left: its folder, its machines, and the checkpoints that were kept elsewhere."""

    home: Path
    machines: tuple[str, ...]
    checkpoints: tuple[Path, ...]

    @property
    def journal(self) -> Path:
        return self.home / "journal.db"

    @property
    def elsewhere(self) -> tuple[str | Path, ...]:
        return (
            "--key",
            self.home / "journal.pub",
            *(each for one in self.checkpoints for each in ("--checkpoint", one)),
        )

    def entries(self, machine: str) -> list[Entry]:
        with source(str(self.journal)) as found:
            return [entry for row in found.rows() if (entry := decode(row).entry).machine == machine]


@pytest.fixture(scope="module", params=long_unless(SUBJECTS, lambda name: name == "kernel"))
def worked(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Worked:
    """Killed twice, and the third time it ends; after each of them its last checkpoint is kept elsewhere."""
    subject, folder, totals = SUBJECTS[request.param], tmp_path_factory.mktemp("system"), Totals()
    prepare(subject, folder)
    life = Life(subject, folder, random.Random(7))
    kept = []
    for number, killed in enumerate((True, True, False)):
        life.round(totals, killed=killed)
        checkpoint = folder / f"checkpoint-{number}"
        if run("journal", "checkpoint", folder / "home" / "journal.db", "-o", checkpoint).code == 0:
            kept.append(checkpoint)
    assert (totals.kills, totals.wrong) == (2, [])
    assert len(kept) >= 1
    machines = (subject.machine, *(("femtoclaw-protocol",) if subject.name == "femtoclaw" else ()))
    return Worked(folder / "home", machines, tuple(kept))


def audited(machine: str, *arguments: str | Path) -> tuple[dict[str, str], int]:
    ended: Outcome = run("audit", machine, *arguments, "--format", "json")
    assert ended.code != 2, ended.stderr
    document = report("audit", ended.stdout)
    assert document["violations"] == []
    return document["verdicts"], ended.code


def test_all_four_verdicts_hold_from_the_journal(worked: Worked) -> None:
    assert max(len(worked.entries(machine)) for machine in worked.machines) > LEAST
    for machine in worked.machines:
        assert audited(machine, worked.journal, *worked.elsewhere) == (HOLDS, 0)
    machines = [each for machine in worked.machines for each in ("--machine", machine)]
    keys = ("--public-key", worked.home / "journal.pub", "--checkpoint", worked.checkpoints[0])
    assert run("journal", "verify", worked.journal, *keys, *machines).code == 0


def test_what_is_not_given_is_unknown(worked: Worked) -> None:
    machine, key = worked.machines[0], ("--key", worked.home / "journal.pub")
    assert audited(machine, worked.journal, *key) == (HOLDS | {"anchored": "unknown"}, 3)
    assert audited(machine, worked.journal) == (HOLDS | {"intact": "unknown", "anchored": "unknown"}, 3)
    alone = audited(machine, worked.journal, "--checkpoint", worked.checkpoints[0])
    assert alone == (HOLDS | {"intact": "unknown", "anchored": "unknown"}, 3)


def test_the_exported_records_hold_as_well(worked: Worked, tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    with source(str(worked.journal)) as found:
        path.write_text("".join(f"{line(stored(decode(row)))}\n" for row in found.rows()), "utf-8")
    assert audited(worked.machines[0], path, *worked.elsewhere) == (HOLDS, 0)


def edges(declaration: Declaration, entries: list[Entry]) -> Iterator[Entry]:
    """The records of steps that take an edge, which is what other programs log."""
    known = {(line.event, source, line.target) for line in declaration.transitions for source in line.sources}
    return (entry for entry in entries if (entry.event, entry.previous_state, entry.new_state) in known)


def by_event(declaration: Declaration, entry: Entry) -> dict[str, str]:
    """An event that takes an edge in some states and none in others needs both states (docs/audit.md)."""
    lines = [line.target is None for line in declaration.transitions if line.event == entry.event]
    states = {"previous_state": entry.previous_state, "new_state": entry.new_state}
    return {"event": entry.event, **(states if len({*lines}) > 1 else {})}


def by_state(_: Declaration, entry: Entry) -> dict[str, str]:
    return {"new_state": entry.new_state}


@pytest.mark.parametrize("shown", [by_event, by_state])
def test_a_plain_log_conforms_with_event_names_only_or_states_only(
    worked: Worked, tmp_path: Path, shown: Callable[[Declaration, Entry], dict[str, str]]
) -> None:
    for machine in worked.machines:
        declaration, path = leverframe.load(machine).declaration, tmp_path / f"{machine}.jsonl"
        rows = [
            {"execution_id": entry.execution_id, **shown(declaration, entry)}
            for entry in edges(declaration, worked.entries(machine))
        ]
        path.write_text("".join(f"{json.dumps(row)}\n" for row in rows))
        verdicts, code = audited(machine, path)
        assert (verdicts["conformant"], code) == ("holds", 0)
        assert set(verdicts.values()) == {"holds", "not applicable"}
