"""Records as bytes: RFC 8785 exactly, the two hashes, and entries that cannot be recorded."""

import hashlib
import json

import pytest
import rfc8785
from hypothesis import given
from hypothesis import strategies as st

from leverframe.errors import JournalError
from leverframe.journal.sources import parse_entry, stored_row
from leverframe.record import records
from leverframe.record.entries import Entry, Json, Outcome
from leverframe.record.ledger import Ledger
from leverframe.record.records import MAX_DATA, MAX_DEPTH, MAX_INTEGER, MAX_NAME, encode, line
from leverframe.record.verify import decode, parse_data
from tests.support.journals import entry

CHARACTERS = st.characters(exclude_categories=["Cs"])
NAMES = st.text(st.characters(exclude_categories=["Cs", "Cc"]), min_size=1, max_size=20)
VALUES: st.SearchStrategy[Json] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-MAX_INTEGER, MAX_INTEGER)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(CHARACTERS, max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(CHARACTERS, max_size=5), inner, max_size=3),
    max_leaves=8,
)
DATA = st.dictionaries(st.text(CHARACTERS, max_size=8), VALUES, max_size=4)
ENTRIES = st.builds(
    Entry,
    execution_id=NAMES,
    step=st.integers(0, MAX_INTEGER),
    machine=NAMES,
    previous_state=NAMES,
    event=NAMES,
    new_state=NAMES,
    timestamp=st.integers(-(2**63) + 1, 2**63 - 1),
    outcome=st.sampled_from(Outcome),
    data=DATA,
)


@given(ENTRIES, st.integers(0, MAX_INTEGER))
def test_the_canonical_bytes_are_those_of_the_library(given_entry: Entry, seq: int) -> None:
    members = {**given_entry._asdict(), "outcome": given_entry.outcome.value, "seq": seq}
    members["timestamp"] = str(given_entry.timestamp)
    assert encode(given_entry).canonical(seq) == rfc8785.dumps(members)


def naive(given: Entry, seq: int) -> bytes:
    """The canonical bytes by the library, without anything that is remembered."""
    members = {**given._asdict(), "outcome": given.outcome.value, "seq": seq, "timestamp": str(given.timestamp)}
    return rfc8785.dumps(members)


@given(st.lists(ENTRIES, min_size=1, max_size=6), st.integers(1, 3))
def test_entries_of_the_same_edge_are_encoded_as_if_they_were_alone(found: list[Entry], most: int) -> None:
    """Other executions, outcomes, and edges between them, with room for few or many edges."""
    before, records._MOST_EDGES = records._MOST_EDGES, most
    records._edges.clear()
    try:
        for one in (*found, *reversed(found)):
            for other in (one, one._replace(execution_id="\u2028 another"), *(
                one._replace(outcome=outcome, event=event) for outcome in Outcome for event in (one.event, one.machine)
            )):  # fmt: skip
                assert encode(other).canonical(7) == naive(other, 7)
                assert len(records._edges) <= max(most, 1)
    finally:
        records._MOST_EDGES = before


@given(st.lists(DATA, min_size=1, max_size=3))
def test_a_line_is_canonical_and_means_its_record(found: list[dict[str, Json]]) -> None:
    placed, _ = Ledger().place([[encode(entry("a", step)._replace(data=data)) for step, data in enumerate(found)]])
    for row in placed.rows:
        text = line(row)
        assert rfc8785.dumps(parse_data(text)).decode() == text
        assert stored_row(text.encode()) == row
        assert stored_row(json.dumps(json.loads(text), indent=1).encode()) == row


@pytest.mark.parametrize("number", [0, 10**15, MAX_INTEGER, MAX_INTEGER + 1, 10**16, 10**17, 10**18, 10**400])
def test_an_integer_is_one_as_far_as_a_double_counts_and_no_further(number: int) -> None:
    read = parse_data(f'{{"a":{number},"b":-{number}}}')
    kind = int if number <= MAX_INTEGER else float
    assert {type(value) for value in read.values()} == {kind}
    assert read == {"a": kind(str(number)), "b": kind(f"-{number}")}


def test_the_hashes_of_a_record() -> None:
    placed, _ = Ledger().place([[encode(entry("a", 0)), encode(entry("a", 1))]])
    first, second = (decode(row) for row in placed.rows)
    bare = {
        "seq": 1,
        "execution_id": "a",
        "step": 1,
        "machine": "clock",
        "previous_state": "IDLE",
        "event": "TICKED",
        "new_state": "IDLE",
        "timestamp": "1760000000000000001",
        "outcome": "accepted",
        "data": {},
    }
    canonical = json.dumps(bare, sort_keys=True, separators=(",", ":")).encode()
    assert first.prev_hash == bytes(32)
    assert second.prev_hash == first.hash
    assert second.hash == hashlib.sha256(first.hash + canonical).digest()


def nested(depth: int) -> dict[str, Json]:
    return {"a": nested(depth - 1)} if depth > 1 else {}


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"execution_id": ""}, "0 characters"),
        ({"execution_id": "x" * (MAX_NAME + 1)}, "257 characters"),
        ({"machine": "a\nb"}, "control character"),
        ({"event": "a\0b"}, "control character"),
        ({"new_state": "\ud800"}, "unpaired surrogate"),
        ({"previous_state": None}, "not text"),
        ({"machine": ["clock"]}, "not text"),
        ({"step": -1}, "step is -1"),
        ({"step": True}, "step is True"),
        ({"step": 2**53}, "step is"),
        ({"timestamp": 2**63}, "timestamp is"),
        ({"timestamp": 1.5}, "timestamp is 1.5"),
        ({"outcome": "maybe"}, "outcome is"),
        ({"data": {"a": 2**53}}, "exceeds"),
        ({"data": {"a": [2**53]}}, "exceeds"),
        ({"data": {"a": float("nan")}}, "not representable"),
        ({"data": {"a": float("inf")}}, "not representable"),
        ({"data": {"a": "\ud800"}}, "surrogate"),
        ({"data": {"\udfff": 1}}, "cannot be written"),
        ({"data": {"a": b"bytes"}}, "unsupported type"),
        ({"data": {1: 2}}, "must be strings"),
        ({"data": {"a": "x" * MAX_DATA}}, "the limit is"),
        ({"data": nested(MAX_DEPTH + 1)}, "nested"),
    ],
)
def test_what_cannot_be_on_record(change: dict[str, object], told: str) -> None:
    with pytest.raises(JournalError, match=told) as caught:
        encode(entry("a", 0)._replace(**change))  # type: ignore[arg-type]  # wrong on purpose
    assert caught.value.diagnostic.code == "LF125"
    caught.value.diagnostic.message.encode()  # can be printed


def test_what_is_at_the_limits_is_fine() -> None:
    encode(entry("x" * MAX_NAME, MAX_INTEGER)._replace(timestamp=-(2**63) + 1, data=nested(MAX_DEPTH)))
    encode(entry("naïve 名前 🜲", 0, text="\x00\x1f\u2028", tiny=5e-324, huge=1e300, zero=-0.0))
    assert records.canonical_data({"a": "x" * (MAX_DATA - 8)})


def test_an_entry_as_json() -> None:
    text = b'{"execution_id":"a","step":0,"machine":"m","previous_state":"A","event":"E","new_state":"B"'
    made = parse_entry(text + b"}", 7)
    assert made == Entry("a", 0, "m", "A", "E", "B", 7, Outcome.ACCEPTED, {})
    full = parse_entry(text + b',"outcome":"refused","timestamp":"-9","data":{"x":[1e20]}}', 7)
    assert (full.outcome, full.timestamp, full.data) == (Outcome.REFUSED, -9, {"x": [1e20]})
    for wrong in (
        b"",
        b"[]",
        b"\xff",
        text,
        text + b',"seq":1}',
        b'{"step":0}',
        text + b',"outcome":"perhaps"}',
        text + b',"timestamp":9}',
        text + b',"timestamp":"09"}',
        text + b',"data":[]}',
        text + b',"data":{"a":1,"a":2}}',
        text.replace(b":0", b':"0"') + b"}",
        text.replace(b'"a"', b"1") + b"}",
        b'{"data":' * 100_000,
    ):
        with pytest.raises(JournalError, match="this is not an entry") as caught:
            parse_entry(wrong, 7)
        assert caught.value.diagnostic.code == "LF125"
