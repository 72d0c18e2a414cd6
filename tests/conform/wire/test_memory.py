"""A line that is known but for its id, compared with reading it: the same answer, or none."""

import json
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leverframe.conform.wire import memory, reading
from leverframe.conform.wire import messages as wire
from leverframe.conform.wire.memory import AnswerMemory
from tests.support.strategies import PATIENT

NUMBERS = st.sampled_from([1, 3, 12])
NAMES = st.sampled_from(["id", "id", "id", ',"id":3', '"', '{"id":3,', "\\", "state", "3", "é"])
VALUES = st.recursive(
    st.one_of(st.none(), st.booleans(), NUMBERS, NAMES),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(NAMES, inner, max_size=3)),
    max_leaves=6,
)


@st.composite
def lines(draw: st.DrawFn) -> bytes:
    """Lines that are answers, or nearly: the id first, last, in the middle, twice, missing, or inside a string."""
    members: list[tuple[str, object]] = [("outcome", draw(st.sampled_from(["accepted", "refused", "odd"])))]
    members += [
        (name, draw(VALUES)) for name in draw(st.lists(st.sampled_from(["result", "error", "state"]), max_size=2))
    ]
    for _ in range(draw(st.sampled_from([1, 1, 1, 1, 0, 2]))):
        number = draw(NUMBERS)
        place = draw(st.sampled_from([0, len(members), draw(st.integers(0, len(members)))]))
        members.insert(place, ("id", draw(st.sampled_from([number, number, number, float(number), str(number)]))))
    comma, colon = draw(st.sampled_from([(",", ":"), (", ", ": ")]))
    dumped = comma.join(f"{json.dumps(name)}{colon}{json.dumps(value)}" for name, value in members)
    line = f"{{{dumped}}}"
    if draw(st.integers(0, 9)) == 0:  # damage it
        at = draw(st.integers(0, len(line) - 1))
        line = line[:at] + draw(st.sampled_from(['"', "}", ",", "1", " "])) + line[at + 1 :]
    return line.encode()


def read(line: bytes, number: int) -> wire.Answer | str:
    try:
        return reading.answer(line, number, wire.StepAnswer)
    except reading.NoAnswerError as error:
        return error.reason


def answered(known: AnswerMemory, line: bytes, number: int) -> wire.Answer | None:
    """What a memory knows of a line, with the id of the line."""
    found = known.answer(line, number, wire.StepAnswer)
    return None if found is None else found.model_copy(update={"id": number})


@PATIENT
@given(st.lists(lines(), min_size=1, max_size=5), st.lists(NUMBERS, min_size=1, max_size=4))
def test_a_memory_knows_exactly_what_reading_says(given: list[bytes], numbers: list[int]) -> None:
    known = AnswerMemory()
    for line in given:
        for number in numbers:
            for one in (line, *_renumbered(line, number)):
                found, told = answered(known, one, number), read(one, number)
                assert found is None or found == told, one
                if isinstance(told, wire.StepAnswer):
                    known.keep(one, number, told)


def _renumbered(line: bytes, number: int) -> list[bytes]:
    """The line with other digits after a text that looks like the key of the id."""
    found: list[bytes] = []
    for mark in (b'"id":', b'"id": '):
        for at in range(len(line)):
            if line.startswith(mark, at):
                rest = line[at + len(mark) :].lstrip(b"0123456789")
                found.append(line[: at + len(mark)] + b"%d" % number + rest)
    return found


NASTY = [
    b'{"outcome":"accepted","result":{"id":3},"id":3}',
    b'{"id":3,"outcome":"accepted","result":{"id":3}}',
    b'{"outcome":"accepted","id":3,"result":{"a":0,"id":3}}',
    b'{"outcome":"accepted","error":",\\"id\\":3}","id":3}',
    b'{"outcome":"accepted","id":3,"error":",\\"id\\":3"}',
    b'{"outcome":"accepted","id":3,"result":"{\\"id\\":3,"}',
    b'{"id":3,"outcome":"accepted","result":[3,{"b":{},"id":3}]}',
    b'{"outcome": "accepted", "result": {"id": 3}, "id": 3}',
]
"""Lines in which something that looks like the id is not the id."""


@pytest.mark.parametrize("line", NASTY)
def test_what_looks_like_the_id_is_not_the_id(line: bytes) -> None:
    known = AnswerMemory()
    known.keep(line, 3, cast("wire.StepAnswer", read(line, 3)))
    for number in (3, 12, 33):
        for one in (line, *_renumbered(line, number)):
            found = answered(known, one, number)
            assert found is None or found == read(one, number)


def test_an_answer_is_known_again_whatever_its_id() -> None:
    for text in (b'{"id":%d,"outcome":"accepted","state":"ON"}', b'{"outcome": "accepted", "state": "ON", "id": %d}'):
        known = AnswerMemory()
        known.keep(text % 3, 3, cast("wire.StepAnswer", read(text % 3, 3)))
        assert answered(known, text % 44, 44) == read(text % 44, 44)
        assert known.answer(text % 44, 45, wire.StepAnswer) is None
        assert known.answer(text % 3, 3, wire.OkAnswer) is None


def test_a_memory_does_not_grow_without_end() -> None:
    known = AnswerMemory()
    for number in range(memory.MOST_LINES + 10):
        line = b'{"id":1,"outcome":"accepted","result":%d}' % number
        known.keep(line, 1, cast("wire.StepAnswer", read(line, 1)))
    assert known.answer(b'{"id":1,"outcome":"accepted","result":0}', 1, wire.StepAnswer) is None
    long = b'{"id":1,"outcome":"accepted","result":"%b"}' % (b"x" * memory.MOST_BYTES)
    known.keep(long, 1, cast("wire.StepAnswer", read(long, 1)))
    assert known.answer(long, 1, wire.StepAnswer) is None
