"""Files that rotate while rows of them wait to be put in order: the outcome is that of an audit of rows in order."""

import json
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from leverframe.audit.following.alerts import Late
from leverframe.audit.following.window import Waiting
from leverframe.audit.found import Gap, Untold, Violation
from tests.audit.followed import Following, subject
from tests.audit.logs import edges, every_step, interleaved, judged
from tests.support.budget import share

pytestmark = pytest.mark.usefixtures("without_properties")
Rows = list[dict[str, object]]


def mapping(folder: Path, *more: str) -> Path:
    path = folder / "mapping.yaml"
    step = "step: {source: previous_state, target: new_state, event: event}"
    path.write_text("\n".join(["leverframe: 1", "mapping: kernel", step, "time: {member: at, unit: seconds}", *more]))
    return path


@dataclass
class Writer:
    """Writes a file, which is renamed or replaced now and then."""

    path: Path
    chance: random.Random
    count: int = 0

    def write(self, row: object) -> None:
        with self.path.open("ab") as stream:
            stream.write(f"{json.dumps(row)}\n".encode())

    def rotate(self) -> None:
        self.count += 1
        if self.chance.random() < 0.5:
            self.path.rename(f"{self.path}.{self.count}")
            self.path.touch()
        else:
            other = self.path.with_name("other")
            other.touch()
            other.replace(self.path)


def found_in(every: Sequence[object]) -> list[tuple[object, ...]]:
    """What was found, without places."""
    return sorted(
        (type(one).__name__, str(getattr(one, "cause", one.reason if isinstance(one, Gap | Untold) else "")), later)
        for one in every
        if isinstance(one, Violation | Gap | Untold)
        for later in [getattr(one, "later", False)]
    )


def shuffled(number: int, chance: random.Random, distance: float) -> list[int]:
    keys = [place + chance.random() * distance for place in range(number)]
    return sorted(range(number), key=keys.__getitem__)


@pytest.mark.parametrize("by", ["time", "number"])
def test_executions_go_on_in_the_next_file(by: str, tmp_path: Path) -> None:
    """An execution may begin with 0 or with 1: a first row with 1 may have come before the one with 0."""
    violations = 0
    for seed in share(share(range(40))):
        chance, folder = random.Random(seed), tmp_path / str(seed)
        folder.mkdir()
        where = mapping(folder, "execution: execution_id", "order: time" if by == "time" else "number: step")
        make = edges if by == "time" else every_step
        log: Rows = [
            {**row} for row in interleaved([make("kernel", 50 * seed + number)[:20] for number in range(5)], seed)
        ]
        log = [{**row, "at": 10 * place} for place, row in enumerate(log)]
        for place in [chance.randrange(len(log))] * (seed % 3):
            log[place]["new_state"] = "EXECUTING"
        writers = [Writer(folder / f"{number}.jsonl", chance) for number in range(chance.randint(1, 3))]
        for one in writers:
            one.path.touch()
        live = Following(subject("kernel", mapping=where), [one.path for one in writers], waiting=Waiting(30, 3600))
        for place in shuffled(len(log), chance, 9):
            writer = chance.choice(writers)
            if chance.random() < 0.1:
                writer.rotate()
                live.look(chance.choice([1, 1_000]))
            writer.write(log[place])
            live.look()
        told = live.end()
        live.close()
        ordered = Writer(folder / "ordered", chance)
        for row in log:
            ordered.write(row)
        whole = judged("kernel", ordered.path, mapping=where)
        assert found_in(live.standing) == found_in([*whole.violations, *whole.gaps, *whole.untold]), seed
        verdicts = [
            {name: one.verdict for name, one in each.items()}
            for each in (told.verdicts(strict_choices=False), whole.verdicts())
        ]
        assert verdicts[0] == verdicts[1], seed
        assert not live.of_kind(Late)
        violations += len(whole.violations)
    assert violations


@dataclass
class Run:
    """An execution that is a file: its rows, each with the place that it has among all rows."""

    rest: Rows
    rows: Rows = field(default_factory=list)


@pytest.mark.parametrize("by", ["time", "number"])
def test_each_file_is_an_execution_and_others_wait_on(by: str, tmp_path: Path) -> None:
    violations = rotated = 0
    for seed in share(share(range(60))):
        chance, folder = random.Random(seed), tmp_path / str(seed)
        folder.mkdir()
        where = mapping(folder, "execution: {each: file}", "order: time" if by == "time" else "number: step")
        writers = [Writer(folder / f"{number}.jsonl", chance) for number in range(3)]
        runs = [[run(by, chance)] for _ in writers]
        rows: list[tuple[int, int, dict[str, object]]] = []  # the file, which of its executions, and the row
        for place in range(60):
            number = chance.randrange(3)
            if not runs[number][-1].rest:
                runs[number].append(run(by, chance))
            one = runs[number][-1]
            one.rows.append({**one.rest.pop(0), "at": 10 * place - 1_000 * len(runs[number])})
            rows.append((number, len(runs[number]) - 1, one.rows[-1]))
        arrived = in_generations(rows, shuffled(len(rows), chance, 5))
        for writer in writers:
            writer.path.touch()
        live = Following(subject("kernel", mapping=where), [one.path for one in writers], waiting=Waiting(9, 3600))
        for number, generation, row in arrived:
            while writers[number].count < generation:
                writers[number].rotate()
                rotated += 1
            writers[number].write(row)
            live.look()
            live.look()
        live.end()
        live.close()
        wanted = [one for every in runs for each in every for one in alone(each, folder, where)]
        assert found_in(live.standing) == found_in(wanted), seed
        assert not live.of_kind(Late)
        violations += len(wanted)
    assert violations
    assert rotated


def alone(one: Run, folder: Path, where: Path) -> list[object]:
    """What is found in an execution by itself."""
    writer = Writer(folder / "alone", random.Random(0))
    writer.path.write_bytes(b"")
    for row in one.rows:
        writer.write(row)
    whole = judged("kernel", writer.path, mapping=where, view="path,event")
    return [*whole.violations, *whole.gaps, *whole.untold]


def run(by: str, chance: random.Random) -> Run:
    made = (edges if by == "time" else every_step)("kernel", chance.randrange(10**6))
    rows: Rows = [{**row} for row in made[:12]]
    if chance.random() < 0.3:
        rows[chance.randrange(len(rows))]["new_state"] = "EXECUTING"
    return Run(rows)


def in_generations(
    rows: Sequence[tuple[int, int, dict[str, object]]], order: Sequence[int]
) -> list[tuple[int, int, dict[str, object]]]:
    """The rows in an order, but for those of a file that must come before its next execution begins."""
    found = [rows[place] for place in order]
    for number in range(3):
        places = [place for place, row in enumerate(found) if row[0] == number]
        mine = sorted((found[place] for place in places), key=lambda row: row[1])
        for place, row in zip(places, mine, strict=True):
            found[place] = row
    return found
