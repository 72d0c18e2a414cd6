"""Records: an entry with its place in the journal, as bytes that are hashed (docs/journal.md).

The canonical bytes of a record are RFC 8785 over the ten members that say what happened, without the two hashes, which
follow from them::

    hash = SHA-256(prev_hash ‖ canonical bytes)        prev_hash of the first record: 32 zero bytes
    leaf = SHA-256(0x00 ‖ canonical bytes)             RFC 6962, see `merkle`

In RFC 8785 every number is a double, and a timestamp in nanoseconds is beyond 2^53. So it is a text of decimal digits,
as RFC 8785, appendix D, recommends. Larger integers in `data` are rejected, never rounded.

This module assembles the bytes itself, since nothing is written more often than records. The tests compare them with
the library, which writes `data` unless that is a flat object of plain values.
"""

import json
import re
from collections.abc import Mapping
from hashlib import sha256
from typing import NamedTuple, TypeAlias, cast

from leverframe.errors import Diagnostic, JournalError
from leverframe.extras import required
from leverframe.record import control
from leverframe.record.entries import Entry, Json, Outcome

with required("journal"):
    import rfc8785

_Written: TypeAlias = "bool | int | float | str | list[_Written] | dict[str, _Written] | None"

GENESIS = bytes(32)
"""The previous hash in the first record."""

MAX_NAME = 256
"""The most characters of an execution's id and of the names of machines, states and events."""
MAX_DATA = 1 << 20
"""The most bytes of canonical data."""
MAX_DEPTH = 64
"""The most collections inside each other in data, including the object itself."""
MAX_INTEGER = (1 << 53) - 1
"""The largest integer up to which RFC 8785 represents all integers exactly."""
MAX_TIMESTAMP = (1 << 63) - 1

_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")
_quote = json.encoder.encode_basestring
_write_flat = json.JSONEncoder(ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False).encode


class Record(NamedTuple):
    """A recorded entry. `seq` counts the records of the journal, from 0; each hash is 32 bytes."""

    seq: int
    entry: Entry
    prev_hash: bytes
    hash: bytes


Row: TypeAlias = tuple[int, str, int, str, str, str, str, int, str, str, bytes, bytes]
"""A record as stored: its members in the order of the columns, its data as canonical text."""


class Edge(NamedTuple):
    """What all records of an edge share: the texts before and after the execution's id, and the outcome.

    Entries of the same machine, states, event and outcome are of the same edge. There are few edges, so their names are
    checked and quoted once. `own` says that only the journal writes records of this machine.
    """

    opening: str
    ending: str
    outcome: str
    own: bool


class Encoded(NamedTuple):
    """An entry, checked and serialized, without its place in the journal, which is not yet known.

    `name` is the id of its execution in quotes.
    """

    entry: Entry
    data: str
    edge: Edge
    name: str

    def canonical(self, seq: int) -> bytes:
        """The canonical bytes of the entry as record number `seq`."""
        entry, data, (opening, ending, _, _), name = self
        return f'{{"data":{data}{opening}{name}{ending}{seq},"step":{entry[1]},"timestamp":"{entry[6]}"}}'.encode()


def stored(record: Record) -> Row:
    """Return a record as stored. Raises JournalError (LF125) for data that cannot be stored."""
    entry = record.entry
    data = canonical_data(entry.data)
    return (record.seq, *entry[:7], entry.outcome.value, data, record.prev_hash, record.hash)


def encode(entry: Entry) -> Encoded:
    """Check and serialize an entry. Raises JournalError (LF125) if it cannot be recorded."""
    name, step, timestamp, outcome, data = entry[0], entry[1], entry[6], entry[7], entry[8]
    try:
        edge = _edges.get((outcome is Outcome.ACCEPTED, *entry[2:6]))
    except TypeError:  # a name that is not even hashable
        edge = None
    if edge is None or type(name) is not str or not 0 < len(name) <= MAX_NAME or not name.isprintable():
        _check_names(entry)
    if type(step) is not int or not 0 <= step <= MAX_INTEGER:
        _check_number("step", step, 0, MAX_INTEGER)
    if type(timestamp) is not int or not -MAX_TIMESTAMP <= timestamp <= MAX_TIMESTAMP:
        _check_number("timestamp", timestamp, -MAX_TIMESTAMP, MAX_TIMESTAMP)
    if outcome is not Outcome.ACCEPTED and not isinstance(outcome, Outcome):  # pyright: ignore[reportUnnecessaryIsInstance] -- a caller may be untyped
        raise bad_record(f"outcome is {outcome!r}", "use Outcome.ACCEPTED or Outcome.REFUSED")
    text = canonical_data(data)
    return _new(Encoded, (entry, text, _remembered(entry) if edge is None else edge, _quote(name)))


def written(entry: Entry, data: str) -> Encoded:
    """Serialize a valid entry with its canonical data."""
    return Encoded(entry, data, _edge(entry), _quote(entry.execution_id))


_edges: dict[tuple[bool, str, str, str, str], Edge] = {}
"""The edges of entries that were encoded. Their names are valid, and exactly texts."""
_MOST_EDGES = 4_096
_new = tuple.__new__  # a named tuple's own constructor takes three times as long


def _remembered(entry: Entry) -> Edge:
    edge = _edge(entry)
    if all(type(name) is str for name in entry[2:6]):
        if len(_edges) >= _MOST_EDGES:
            _edges.clear()
        _edges[(entry.outcome is Outcome.ACCEPTED, *entry[2:6])] = edge
    return edge


def _edge(entry: Entry) -> Edge:
    outcome = entry.outcome.value
    ending = (
        f',"machine":{_quote(entry.machine)},"new_state":{_quote(entry.new_state)}'
        f',"outcome":"{outcome}","previous_state":{_quote(entry.previous_state)},"seq":'
    )
    return Edge(f',"event":{_quote(entry.event)},"execution_id":', ending, outcome, control.is_own(entry.machine))


def chained(prev_hash: bytes, canonical: bytes) -> bytes:
    """The hash of a record."""
    return sha256(prev_hash + canonical).digest()


def canonical_data(data: Mapping[str, Json]) -> str:
    """Serialize data by RFC 8785. Raises JournalError (LF125)."""
    if not data:
        return "{}"
    if all(type(key) is str and key.isascii() and _is_plain(value) for key, value in data.items()):
        text = _write_flat(dict(data))
        try:
            size = len(text.encode())
        except UnicodeEncodeError:
            raise bad_record("data has an unpaired surrogate, which is not a character", "replace it") from None
    else:
        try:
            text = rfc8785.dumps(cast("dict[str, _Written]", _dictionary(data, MAX_DEPTH))).decode()
        except (rfc8785.CanonicalizationError, UnicodeEncodeError) as error:
            raise bad_record(f"data cannot be written as JSON: {error}", _DATA_HINT) from None
        size = len(text.encode())
    if size > MAX_DATA:
        hint = "keep large data elsewhere, and record its digest"
        raise bad_record(f"data takes {size:,} bytes; the limit is {MAX_DATA:,}", hint)
    return text


_DATA_HINT = "use objects, lists, texts, finite numbers, true, false and null; write larger integers as texts"


def _is_plain(value: Json) -> bool:
    if isinstance(value, int):
        return type(value) in {int, bool} and -MAX_INTEGER <= value <= MAX_INTEGER
    return value is None or type(value) is str


def _dictionary(data: Mapping[str, Json], depth: int) -> dict[str, Json]:
    return {key: _plain(value, depth - 1) for key, value in data.items()}


def _plain(value: Json, depth: int) -> Json:
    """Return the value with dictionaries, which the library requires, in place of other mappings."""
    if depth < 1 and isinstance(value, Mapping | list | tuple):
        raise bad_record(f"data is nested more than {MAX_DEPTH} deep", "reduce the nesting")
    if isinstance(value, Mapping):
        return _dictionary(value, depth)
    if isinstance(value, list | tuple):
        return [_plain(item, depth - 1) for item in value]
    return value


def _check_names(entry: Entry) -> None:
    for member in ("execution_id", "machine", "previous_state", "event", "new_state"):
        _check_name(member, getattr(entry, member))


def _check_name(member: str, name: object) -> None:
    if not isinstance(name, str):
        raise bad_record(f"{member} is {name!r}, which is not text", "give a text")
    if not 0 < len(name) <= MAX_NAME:
        raise bad_record(f"{member} has {len(name):,} characters", f"use 1 to {MAX_NAME}")
    if not name.isprintable():
        _check_characters(member, name)


def _check_characters(member: str, name: str) -> None:
    if _CONTROL.search(name) or any("\ud800" <= character <= "\udfff" for character in name):
        raise bad_record(f"{member} has a control character or an unpaired surrogate: {name!r}", "leave it out")


def _check_number(member: str, number: object, low: int, high: int) -> None:
    if not isinstance(number, int) or isinstance(number, bool) or not low <= number <= high:
        raise bad_record(f"{member} is {number!r}", f"give an integer from {low:,} to {high:,}")


def bad_record(reason: str, hint: str) -> JournalError:
    """The error that an entry cannot be recorded."""
    return JournalError(Diagnostic("LF125", reason, None, None, hint))


# ---- JSON Lines ----------------------------------------------------------------------------------------------------


def line(row: Row) -> str:
    """Return a record as one line: canonical JSON of all twelve members, the hashes in hexadecimal."""
    seq, execution_id, step, machine, previous_state, event, new_state, timestamp, outcome, data, previous, own = row
    return (
        f'{{"data":{data},"event":{_quote(event)},"execution_id":{_quote(execution_id)},"hash":"{own.hex()}"'
        f',"machine":{_quote(machine)},"new_state":{_quote(new_state)},"outcome":"{outcome}"'
        f',"prev_hash":"{previous.hex()}","previous_state":{_quote(previous_state)},"seq":{seq},"step":{step}'
        f',"timestamp":"{timestamp}"}}'
    )
