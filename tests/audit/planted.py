"""Faults planted in logs, and lines in other spellings."""

import json
import random
from collections.abc import Mapping

from tests.audit.logs import Log, Member, edges, every_step, interleaved


def changed(chance: random.Random, log: Log) -> Log:
    """A log with a few faults: rows that are missing, exchanged, repeated, or say something else."""
    rows: list[dict[str, Member]] = [dict(row) for row in log]
    for _ in range(chance.randrange(4)):
        place = chance.randrange(len(rows))
        match chance.randrange(6):
            case 0:
                del rows[place]
            case 1:
                rows.insert(place, dict(chance.choice(rows)))
            case 2:
                rows[place]["new_state"] = chance.choice(rows)["new_state"]
            case 3:
                rows[place]["event"] = chance.choice(["NO_SUCH_EVENT", 7, None, "SINK_LOST"])
            case 4:
                rows[place]["execution_id"] = chance.choice([None, 1, "1", True, 'a "quoted" one', "é", 10**30])
            case _:
                rows[place]["step"] = chance.choice([0, -1, 5, 10**25, "3", None])
        if not rows:
            return [dict(log[0])]
    return rows


def spelled(chance: random.Random, row: Mapping[str, Member]) -> bytes:
    """A row as a line, in one of several spellings."""
    match chance.randrange(12):
        case 0:
            return json.dumps(row, ensure_ascii=True, separators=(",", ":")).encode()
        case 1:
            return json.dumps(dict(sorted(row.items())), ensure_ascii=False).encode()
        case 2:
            return b" " + json.dumps({**row, "data": {"event": "X", "list": [1, {"event": 2}]}}).encode() + b"\r"
        case 3:
            return json.dumps(row).replace("event", "\\u0065vent").encode()
        case 4:
            return json.dumps({**row, "at": chance.choice([1.5, -0.0, 1e30, "now", "\ud800", None])}).encode()
        case _:
            return json.dumps(row).encode()


RUBBISH = (
    b"",
    b"  ",
    b"\xff",
    b"[]",
    b"{",
    b'{"event":"A","event":"B"}',
    b'"\xc3\xa9"',
    b"{}",
    b"[" * 70,
    b"\xef\xbb\xbf{}",
)


def content(system: str, seed: int) -> bytes:
    """Lines of several executions with a few faults, in several spellings."""
    chance = random.Random(seed)
    made = every_step if seed % 8 < 4 else edges
    log = interleaved([made(system, 100 * seed + number) for number in range(8)], seed)
    found = [spelled(chance, row) if seed % 3 else json.dumps(row).encode() for row in changed(chance, log)]
    for _ in range(chance.randrange(3)):
        found.insert(chance.randrange(2, len(found)), chance.choice(RUBBISH))  # the first ones show the format
    return b"\n".join(found) + (b"\n" if seed % 2 else b"")
