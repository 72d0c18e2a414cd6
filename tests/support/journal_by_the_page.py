"""A verifier of journals, written from docs/journal.md alone. It shares no code with the verifier under test."""

# pyright: reportExplicitAny=false

import base64
import json
import math
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, TypeAlias

import rfc8785
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

TEXTS = ("execution_id", "machine", "previous_state", "event", "new_state")
HASHED = ("seq", "step", "timestamp", "outcome", "data", *TEXTS)
MEMBERS = {*HASHED, "prev_hash", "hash"}
FORMER = ("interlock.journal", "interlock.effect")
OWN = {
    "leverframe.journal": (
        "CLOSED",
        {
            ("CLOSED", "journal_opened", "OPEN"),
            ("OPEN", "journal_opened", "OPEN"),
            ("OPEN", "heartbeat", "OPEN"),
            ("OPEN", "journal_closed", "CLOSED"),
        },
    ),
    "leverframe.effect": (
        "NONE",
        {
            ("NONE", "EFFECT_INTENDED", "INTENDED"),
            ("INTENDED", "EFFECT_DONE", "DONE"),
            ("INTENDED", "EFFECT_FAILED", "FAILED"),
            ("INTENDED", "EFFECT_UNKNOWN", "UNKNOWN"),
            ("UNKNOWN", "EFFECT_DONE", "DONE"),
            ("UNKNOWN", "EFFECT_FAILED", "FAILED"),
        },
    ),
}
Row: TypeAlias = dict[str, Any]


# ---- reading


class NoRecordError(Exception):
    pass


def need(condition: object) -> None:
    if not condition:
        raise NoRecordError


def from_line(line: bytes) -> Row | None:
    """Return the record on a line, with hashes as bytes, or None if the line is not a record."""
    try:
        row = json.loads(line.decode(), object_pairs_hook=once, parse_constant=none, parse_int=integer_or_double)
        need(isinstance(row, dict) and set(row) == MEMBERS)
        stamp = row["timestamp"]
        need(isinstance(stamp, str) and re.fullmatch("0|-?[1-9][0-9]*", stamp, re.ASCII))
        for name in ("prev_hash", "hash"):
            need(isinstance(row[name], str) and re.fullmatch("[0-9a-f]{64}", row[name]))
        hashes = {name: bytes.fromhex(row[name]) for name in ("prev_hash", "hash")}
        return checked({**row, "timestamp": int(stamp), **hashes})
    except (NoRecordError, ValueError, RecursionError):
        return None


def from_columns(row: Row) -> Row | None:
    """Return the record in a row of a database, or None if the row is not a record."""
    try:
        need(isinstance(row["data"], str))
        data = json.loads(row["data"], object_pairs_hook=once, parse_constant=none, parse_int=integer_or_double)
        found = checked({**row, "data": data})
        need(rfc8785.dumps(data).decode() == row["data"])
    except (NoRecordError, ValueError, RecursionError):
        return None
    return found


def once(pairs: list[tuple[str, Any]]) -> Row:
    need(len(dict(pairs)) == len(pairs))
    return dict(pairs)


def none(_: str) -> None:
    raise NoRecordError


def integer_or_double(text: str) -> int | float:
    return int(text) if len(text) < 17 and abs(int(text)) < 2**53 else float(text)


def checked(row: Row) -> Row:
    need(integer(row["seq"], 0, 2**53 - 1) and integer(row["step"], 0, 2**53 - 1))
    need(integer(row["timestamp"], -(2**63 - 1), 2**63 - 1))
    for name in TEXTS:
        text = row[name]
        need(isinstance(text, str) and 1 <= len(text) <= 256)
        need(not re.search("[\x00-\x1f\x7f-\x9f\ud800-\udfff]", text))
    need(row["outcome"] in {"accepted", "refused"} and isinstance(row["outcome"], str))
    for name in ("prev_hash", "hash"):
        need(isinstance(row[name], bytes) and len(row[name]) == 32)
    need(isinstance(row["data"], dict) and depth(row["data"]) <= 64)
    need(len(rfc8785.dumps(row["data"])) <= 1_048_576)
    return row


def integer(value: object, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high


def depth(value: object) -> int:
    if isinstance(value, dict | list):
        inside = value.values() if isinstance(value, dict) else value
        return 1 + max(map(depth, inside), default=0)
    need(not isinstance(value, float) or math.isfinite(value))
    return 0


# ---- hashes and signatures


def canonical(row: Row) -> bytes:
    return rfc8785.dumps({**{name: row[name] for name in HASHED}, "timestamp": str(row["timestamp"])})


def root(leaves: Sequence[bytes]) -> bytes:
    """RFC 6962, section 2.1."""
    if len(leaves) < 2:
        return leaves[0] if leaves else sha256(b"").digest()
    split = 1 << ((len(leaves) - 1).bit_length() - 1)
    return sha256(b"\x01" + root(leaves[:split]) + root(leaves[split:])).digest()


@dataclass(frozen=True)
class Checkpoint:
    origin: str
    size: int
    root: bytes
    signed: bool


def opened(note: str, keys: Iterable[str]) -> Checkpoint | None:
    """Return a checkpoint, or None if it is malformed, or a signature of a given key is false or of another name."""
    text, _, signatures = note.rpartition("\n\n")
    text += "\n"
    try:
        origin, size, encoded = text.split("\n")[:3]
        found = [re.fullmatch("— ([^ ]+) ([^ ]+)", line) for line in signatures.removesuffix("\n").split("\n")]
        if not re.fullmatch("0|[1-9][0-9]*", size) or not all(found):
            return None
        content = base64.b64decode(encoded, validate=True)
        signed = False
        for match in found:
            name, raw = (match[1], base64.b64decode(match[2], validate=True)) if match else ("", b"")
            for key in keys:
                owner, identifier, public = key.split("+", 2)
                if (owner, bytes.fromhex(identifier)) == (name, raw[:4]):
                    Ed25519PublicKey.from_public_bytes(base64.b64decode(public)[1:]).verify(raw[4:], text.encode())
                    if owner != origin:
                        return None
                    signed = True
    except (ValueError, InvalidSignature):
        return None
    return Checkpoint(origin, int(size), content, signed) if len(content) == 32 else None


# ---- verdicts


def verdicts(
    rows: Sequence[Row | None],
    numbers: Sequence[object],
    notes: Iterable[tuple[int, str]],
    keys: Sequence[str],
    outside: Sequence[str],
) -> dict[str, str]:
    """Return the three verdicts. `numbers` has the `seq` of each row, whether or not the row is a record."""
    whole = first_wrong(rows)
    stored, wrong = [], whole < len(rows)
    for size, note in notes:
        found = opened(note, keys)
        if found is None or found.size != size or (keys and not found.signed):
            wrong = True
        else:
            stored.append(found)
    leaves = [b"" if row is None else sha256(b"\x00" + canonical(row)).digest() for row in rows]
    beyond = any(one.size > len(rows) for one in stored)
    wrong = wrong or beyond or any(one.root != root(leaves[: one.size]) for one in stored)
    anchors = [anchored(note, keys, rows, leaves, {one.origin for one in stored}) for note in outside]
    return {
        "intact": "fails" if wrong else intact(stored, anchors, keys, len(rows)),
        "complete": complete(rows, numbers, whole, wrong=wrong, beyond=beyond),
        "anchored": next((verdict for verdict in ("fails", "holds") if verdict in dict(anchors)), "unknown"),
    }


def first_wrong(rows: Sequence[Row | None]) -> int:
    """Count the rows before the first to which rule 2 applies."""
    previous = bytes(32)
    for position, row in enumerate(rows):
        if row is None or row["seq"] != position or row["prev_hash"] != previous:
            return position
        previous = sha256(previous + canonical(row)).digest()
        if row["hash"] != previous:
            return position
    return len(rows)


def anchored(
    note: str, keys: Sequence[str], rows: Sequence[Row | None], leaves: Sequence[bytes], origins: set[str]
) -> tuple[str, int]:
    found = opened(note, keys)
    assert found is not None, "it is not read at all"
    if not found.signed or found.size == 0:
        return "unknown", found.size
    if found.size > len(rows) or None in rows[: found.size] or found.root != root(leaves[: found.size]):
        return "fails", found.size
    return ("unknown" if origins and found.origin not in origins else "holds"), found.size


def intact(stored: Sequence[Checkpoint], anchors: Sequence[tuple[str, int]], keys: Sequence[str], size: int) -> str:
    counted = [one.size for one in stored] + [covered for verdict, covered in anchors if verdict == "holds"]
    return "holds" if keys and size and max(counted, default=0) == size else "unknown"


def complete(rows: Sequence[Row | None], numbers: Sequence[object], whole: int, *, wrong: bool, beyond: bool) -> str:
    known = [number for number in numbers if type(number) is int and number >= 0]
    left_out = any(later > earlier + 1 for earlier, later in zip([-1, *known], known, strict=False))
    places: dict[str, tuple[str, int, str]] = {}
    continued = True
    for row in rows[:whole]:
        assert row is not None
        continued = continues(row, places) and continued
    if None in rows or left_out or beyond or not continued:
        return "fails"
    name = "interlock.journal" if "interlock.journal" in places else "leverframe.journal"
    journal = places.get(name)
    closed = journal is not None and (journal[0], journal[2]) == (name, "CLOSED")
    return "holds" if closed and not wrong else "unknown"


def continues(row: Row, places: dict[str, tuple[str, int, str]]) -> bool:
    """Does a record continue its execution? Then it becomes the last record of the execution."""
    machine, name = row["machine"], row["execution_id"]
    source, target = row["previous_state"], row["new_state"]
    if row["outcome"] == "refused" and source != target:
        return False
    before = places.get(name)
    initial, edges = OWN.get(
        re.sub("^interlock", "leverframe", machine) if machine in FORMER else machine, (None, None)
    )
    if edges is not None:
        formats = {there.startswith("interlock.") for there, _, _ in places.values() if there in OWN or there in FORMER}
        if not formats <= {machine in FORMER}:
            return False
        state = initial if before is None else before[2]
        if source != state or (source, row["event"], target) not in edges:
            return False
    expected = (machine, 0, source) if before is None else (before[0], before[1] + 1, before[2])
    if (machine, row["step"], source) != expected:
        return False
    places[name] = (machine, row["step"], target)
    return True
