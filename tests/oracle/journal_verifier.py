"""A verifier of journals, written from docs/journal.md alone: slow, all in memory, and nothing of ours is imported."""
# fmt: off

import base64
import json
import re
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from decimal import Decimal
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias
from urllib.parse import quote

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

RECORDS = ("seq INTEGER", "execution_id TEXT", "step INTEGER", "machine TEXT", "previous_state TEXT", "event TEXT",
           "new_state TEXT", "timestamp INTEGER", "outcome TEXT", "data TEXT", "prev_hash BLOB", "hash BLOB")
TABLES = {name: f"CREATE TABLE {name}({' NOT NULL,'.join(columns)} NOT NULL,PRIMARY KEY({key}))" for name, key, columns
          in (("records", "seq", RECORDS), ("checkpoints", "size", ("size INTEGER", "note TEXT")))}
COLUMNS = tuple(column.split()[0] for column in RECORDS)
NAMES, HASHED, HASHES = ("execution_id", "machine", "previous_state", "event", "new_state"), COLUMNS[:10], COLUMNS[10:]
LIMITS = {"seq": (0, 2**53), "step": (0, 2**53), "timestamp": (1 - 2**63, 2**63)}
JOURNAL = "CLOSED journal_opened OPEN, OPEN journal_opened OPEN, OPEN heartbeat OPEN, OPEN journal_closed CLOSED"
EFFECT = ("NONE EFFECT_INTENDED INTENDED, INTENDED EFFECT_DONE DONE, INTENDED EFFECT_FAILED FAILED, "
          "INTENDED EFFECT_UNKNOWN UNKNOWN, UNKNOWN EFFECT_DONE DONE, UNKNOWN EFFECT_FAILED FAILED")
OWN = {f"{by}.{name}": edges.split(", ") for by in ("leverframe", "interlock")
       for name, edges in (("journal", JOURNAL), ("effect", EFFECT))}
WRONG = (ValueError, TypeError, RecursionError, InvalidSignature)
Row: TypeAlias = dict[str, Any]  # pyright: ignore[reportExplicitAny] -- whatever is stored

class Log(NamedTuple):
    rows: Sequence[Row | None] | None  # None in place of what is no record; or of all if they cannot be read
    numbers: Sequence[object] = ()  # the `seq` of each row
    notes: Sequence[tuple[object, object]] = ()
    sound: bool = True
    hashed: bool = True
class Checkpoint(NamedTuple):
    origin: str
    size: int
    root: bytes
    by: set[int]  # 1: a given key signed it; 4: a given witness cosigned it

def need(condition: object) -> None:
    if not condition:
        raise ValueError
def jcs(value: object, depth: int) -> str:
    """RFC 8785. Raises ValueError for what it cannot express, and for more than `depth` collections in each other."""
    need(depth > 0 or not isinstance(value, dict | list))
    if isinstance(value, dict):
        members = sorted(value.items(), key=lambda pair: pair[0].encode("utf-16-be"))
        return "{" + ",".join(f"{jcs(name, 0)}:{jcs(member, depth - 1)}" for name, member in members) + "}"
    if isinstance(value, list):
        return "[" + ",".join(jcs(item, depth - 1) for item in value) + "]"
    if isinstance(value, float) and value:
        exact = Decimal(repr(value)).normalize()
        need(exact.is_finite())
        return f"{exact:f}" if 1e-6 <= abs(value) < 1e21 else f"{exact:e}"
    return json.dumps(0 if isinstance(value, float) else value, ensure_ascii=False).encode().decode()  # no surrogates
DECODER = json.JSONDecoder(
    object_pairs_hook=lambda pairs: dict(pairs) if len(dict(pairs)) == len(pairs) else need(condition=False),
    parse_int=lambda digits: int(digits) if len(digits) < 18 and abs(int(digits)) < 2**53 else float(digits),
    parse_constant=lambda _: need(condition=False))
def record(row: Row) -> Row:
    need(all(type(row[name]) is int and low <= row[name] < high for name, (low, high) in LIMITS.items()))
    need(all(re.fullmatch("[^\0-\x1f\x7f-\x9f\ud800-\udfff]{1,256}", row[name]) for name in NAMES))
    need(all(isinstance(row[name], bytes) and len(row[name]) == 32 for name in HASHES))
    need(row["outcome"] in ("accepted", "refused") and isinstance(row["data"], dict))
    need(len(jcs(row["data"], 64).encode()) <= 1 << 20)
    return row
def or_none(make: Callable[..., Row], given: object) -> Row | None:
    try:
        return make(given)
    except WRONG:
        return None
def from_columns(row: Row) -> Row:
    found = record({**row, "data": DECODER.decode(row["data"])})
    need(jcs(found["data"], 64) == row["data"])
    return found
def from_line(line: bytes) -> Row:
    row = DECODER.decode(line.decode().strip(" \t\r\n"))
    need(len(line) < 1 << 22 and isinstance(row, dict) and row.keys() == {*COLUMNS})
    need(re.fullmatch("0|-?[1-9][0-9]*", row["timestamp"]))
    need(all(re.fullmatch("[0-9a-f]{64}", row[name]) for name in HASHES))
    return record({**row, "timestamp": int(row["timestamp"]), **{name: bytes.fromhex(row[name]) for name in HASHES}})
def is_hashed(line: bytes) -> bool:
    try:
        return {*COLUMNS} <= {*json.loads(line)}
    except WRONG:
        return all(f'"{name}"'.encode() in line for name in COLUMNS)
def plain(text: str) -> str:
    return re.sub(r" ?([(),]) ?", r"\1", re.sub("[ \t\n\f\r]+", " ", re.sub('"([a-z_]+)"', r"\1", text)).strip(" "))
def read(path: Path) -> Log:
    """Raises ValueError or sqlite3.Error if it cannot be read."""
    if not path.read_bytes().startswith(b"SQLite format 3\0"):
        lines = path.read_bytes().removesuffix(b"\n").split(b"\n")
        rows, hashed = [or_none(from_line, line) for line in lines], any(map(is_hashed, lines))
        need(hashed or lines[0].lstrip().startswith(b"{"))
        return Log(rows, [row and row["seq"] for row in rows], hashed=hashed)
    with closing(sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True)) as connection:
        connection.text_factory = lambda content: content.decode(errors="surrogateescape")
        schema = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master").fetchall()
        need({name for kind, name, *_ in schema if kind == "table"} >= {*TABLES})
        expected = sorted(("table", name, name, text) for name, text in TABLES.items())
        sound = sorted((*about, plain(str(text))) for *about, text in schema) == expected
        sound &= connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)
        try:
            found = connection.execute(f"SELECT {','.join(COLUMNS)} FROM records ORDER BY rowid").fetchall()  # noqa: S608
            notes = connection.execute("SELECT size, note FROM checkpoints ORDER BY size").fetchall()
        except sqlite3.Error:
            need(not sound)
            return Log(None, sound=False)
    rows = [or_none(from_columns, dict(zip(COLUMNS, row, strict=True))) for row in found]
    return Log(rows, [row[0] for row in found], notes, sound)

def decoded(text: str) -> bytes:
    need(base64.b64encode(content := base64.b64decode(text, validate=True)).decode() == text)
    return content
def opened(note: Any, keys: Sequence[str]) -> Checkpoint:  # noqa: ANN401 -- as above  # pyright: ignore[reportExplicitAny]
    """Raises one of `WRONG` for what is no checkpoint, or has a false signature of a given key."""
    need(len(note) <= 1 << 20 and not re.search("[\0-\x09\x0b-\x1f\ud800-\udfff]", note))
    text, _, tail = note.rpartition("\n\n")
    lines, signatures, by = text.split("\n"), tail.split("\n"), {0}
    need(len(lines) >= 3 and lines[0] and "" not in lines[3:] and signatures.pop() == "" and len(signatures) <= 100)
    origin, size, root = lines[0], lines[1], decoded(lines[2])
    need(re.fullmatch("0|[1-9][0-9]{0,18}", size) and len(root) == 32 and (size != "0" or root == sha256().digest()))
    for line in signatures or [""]:
        match = re.fullmatch(r"— ([^\s+]+) (\S+)", line)
        name, content = (match[1], decoded(match[2])) if match else ("", b"")
        need(len(content) > 4)
        for owner, identifier, public in (key.split("+", 2) for key in keys):
            if (owner, bytes.fromhex(identifier)) == (name, content[:4]):
                kind, moment, key = decoded(public)[0], int.from_bytes(content[4:12]), decoded(public)[1:]
                message = f"{text}\n" if kind == 1 else f"cosignature/v1\ntime {moment}\n{text}\n"
                Ed25519PublicKey.from_public_bytes(key).verify(content[4 if kind == 1 else 12:], message.encode())
                need(owner == origin if kind == 1 else moment <= time.time() + 300)
                by.add(kind)
    return Checkpoint(origin, int(size), root, by)

def canonical(row: Row) -> bytes:
    return jcs({**{name: row[name] for name in HASHED}, "timestamp": str(row["timestamp"])}, 65).encode()
def tree(leaves: Sequence[bytes]) -> bytes:
    """RFC 6962, section 2.1."""
    if len(leaves) < 2:
        return leaves[0] if leaves else sha256().digest()
    split = 1 << ((len(leaves) - 1).bit_length() - 1)
    return sha256(b"\x01" + tree(leaves[:split]) + tree(leaves[split:])).digest()
def continues(row: Row, places: dict[str, tuple[str, int, str]]) -> bool:
    """Does a record continue its execution? Then it is the last one of it."""
    machine, edge = row["machine"], f"{row['previous_state']} {row['event']} {row['new_state']}"
    edges, source = OWN.get(machine, [edge]), row["previous_state"]
    formats = {other[:5] for other, *_ in places.values() if {other, machine} <= {*OWN}}
    before = places.get(row["execution_id"], (machine, -1, edges[0].split()[0] if machine in OWN else source))
    known = before == (machine, row["step"] - 1, source) and edge in edges and formats <= {machine[:5]}
    if not known or (row["outcome"] == "refused" and source != row["new_state"]):
        return False
    places[row["execution_id"]] = (machine, row["step"], row["new_state"])
    return True

def verdicts(log: Log, keys: Sequence[str], outside: Sequence[str], witnesses: Sequence[str] = ()) -> dict[str, str]:
    """Raises one of `WRONG` if a checkpoint from elsewhere cannot be read."""
    kept = [opened(note, (*keys, *witnesses)) for note in outside]
    if not log.hashed:
        return dict.fromkeys(("intact", "complete", "anchored"), "not applicable")
    rows, stored, wrong = log.rows or (), list[Checkpoint](), log.rows is None or not log.sound
    head, whole, places = bytes(32), 0, dict[str, tuple[str, int, str]]()
    gap = log.rows is None or None in rows
    while whole < len(rows) and (row := rows[whole]) and (row["seq"], row["prev_hash"]) == (whole, head):
        head = sha256(head + canonical(row)).digest()
        if row["hash"] != head:
            break
        gap |= not continues(row, places)
        whole += 1
    leaves = [b"" if row is None else sha256(b"\0" + canonical(row)).digest() for row in rows]
    for size, note in log.notes:
        try:
            found = opened(note, keys)
            need(found.size == size and (1 in found.by or not keys))
            stored.append(found)
        except WRONG:
            wrong = True
    def covers(one: Checkpoint) -> bool:
        return len(rows) >= one.size and None not in rows[:one.size] and one.root == tree(leaves[:one.size])
    wrong |= whole < len(rows) or not all(map(covers, stored))
    numbers = [-1, *(number for number in log.numbers if type(number) is int and number >= 0)]
    gap |= any(one.size > len(rows) for one in stored) or any(later > early + 1 for early, later in pairwise(numbers))
    own = next((places[name] for name in OWN if name in places and places[name][0] == name), ("", 0, ""))
    known = [one for one in kept if 1 in one.by and one.size > 0 and log.rows is not None]
    own_name = [one for one in known if not stored or one.origin in {each.origin for each in stored}]
    held = [one for one in own_name if covers(one) and (not witnesses or 4 in one.by)]
    signed = bool(keys) and max([0, *(one.size for one in (*held, *stored))]) == len(rows) > 0
    return {
        "intact": "violated" if wrong else "holds" if signed else "unknown",
        "complete": "violated" if gap else "holds" if not wrong and own[2] == "CLOSED" else "unknown",
        "anchored": "violated" if not all(map(covers, known)) else "holds" if held else "unknown",
    }
