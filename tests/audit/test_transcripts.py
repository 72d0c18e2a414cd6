"""Transcripts of MCP: each answer is put to its request, or it is told that nobody knows; never to another one."""

import json
from pathlib import Path

import pytest

from leverframe.audit.inputs.files import Files
from leverframe.audit.inputs.formats import Format
from leverframe.audit.inputs.rows import NoRow, Row
from tests.audit import transcripts
from tests.audit.formats import lines, written
from tests.audit.transcripts import SHOWN, Said, said
from tests.support.budget import share

SEEDS = range(60)


def read(folder: Path, text: str, form: Format | None = None) -> list[Row | NoRow]:
    return list(Files([written(folder, "log", text.encode())], form).rows())


def outcome(folder: Path, some: list[Said], shown: str, how: str = "inside") -> tuple[int, int]:
    """How many answers are put to their requests, and of how many it is told that nobody knows; the others fail."""
    rows = read(folder, transcripts.written(some, SHOWN[shown], how))
    assert len(rows) == len(some)
    right = unknown = 0
    for row, one in zip(rows, some, strict=True):
        if one.asked is None:
            assert isinstance(row, Row), row
            assert row.members["kind"] == ("request" if "id" in one.message else "notification")
            assert row.members["method"] == one.message["method"]
        elif isinstance(row, NoRow):
            assert "several requests have its id" in row.reason
            unknown += 1
        else:
            assert (row.members.get("method"), row.members.get("request")) == (
                one.asked["method"],
                one.asked["params"],
            ), (row, one)
            assert row.members["kind"] in one.message
            right += 1
    return right, unknown


@pytest.mark.parametrize("ids", transcripts.IDS)
@pytest.mark.parametrize(
    ("shown", "sessions"),
    [*((shown, 1) for shown in SHOWN), *((shown, 3) for shown in SHOWN if shown not in {"nothing", "from"})],
)
def test_no_answer_is_put_to_a_request_that_it_is_not_about(
    shown: str, ids: str, sessions: int, tmp_path: Path
) -> None:
    right = unknown = 0
    for seed in share(SEEDS):
        one = outcome(tmp_path, said(seed, sessions, ids), shown)
        right, unknown = right + one[0], unknown + one[1]
    if shown in {"from", "session, from"}:  # who sent it is told
        assert unknown == 0
    assert right > unknown


@pytest.mark.parametrize("how", ["beside", "inside", "as text", "batch"])
def test_a_message_is_found_wherever_it_is(how: str, tmp_path: Path) -> None:
    for seed in share(SEEDS):
        assert outcome(tmp_path, said(seed, 2, "from 0"), "session, from", how)[1] == 0


def test_an_answer_before_its_request_is_about_none(tmp_path: Path) -> None:
    around = SHOWN["session, from"]
    for seed in share(SEEDS):
        some = said(seed, 2, "from 0", errors=False)
        place = next(place for place in range(6, len(some)) if some[place].asked is not None)
        asked = next(at for at, one in enumerate(some) if one.message is some[place].asked)
        moved = [*some[:asked], *some[asked + 1 : place + 1], some[asked], *some[place + 1 :]]
        rows = read(tmp_path, transcripts.written(moved, around, "inside"))
        early = rows[place - 1]
        assert isinstance(early, Row)
        assert early.members["kind"] == "result"
        assert "method" not in early.members
        for row, one in zip(rows, moved, strict=True):
            if one.asked is not None and one is not some[place]:
                assert isinstance(row, Row)
                assert row.members.get("request") == one.asked["params"]


# ---- messages --------------------------------------------------------------------------------------------------------

CALL = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "a"}}
ANSWER = {"jsonrpc": "2.0", "id": 1, "result": {"content": []}}


def test_an_object_with_several_messages_is_several_rows(tmp_path: Path) -> None:
    first, second = read(tmp_path, json.dumps({"ms": 3, "request": CALL, "response": ANSWER}))
    assert isinstance(first, Row)
    assert isinstance(second, Row)
    assert [first.place.number, second.place.number] == ["1.1", "1.2"]
    assert first.members["log"] == second.members["log"] == {"ms": 3}
    assert second.members["request"] == {"name": "a"}


def test_a_line_may_be_a_batch(tmp_path: Path) -> None:
    text = (
        lines([CALL, {**CALL, "id": 3}]).decode() + json.dumps([ANSWER, {**CALL, "id": 2}, 7]) + "\n" + json.dumps(CALL)
    )
    found = read(tmp_path, text)
    assert [row.place.number for row in found] == ["1", "2", "3.1", "3.2", "3.3", "4"]
    assert [isinstance(row, Row) for row in found] == [True, True, True, True, False, True]
    assert isinstance(found[2], Row)
    assert found[2].members["request"] == {"name": "a"}
    assert isinstance(read(tmp_path, json.dumps([1]) + "\n{}", Format.LINES)[0], NoRow)


def test_the_members_beside_those_of_a_message_are_around_it(tmp_path: Path) -> None:
    (row,) = read(tmp_path, json.dumps({"at": 1, **CALL}))
    assert isinstance(row, Row)
    assert row.members["log"] == {"at": 1}


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        ({**ANSWER, "error": {"code": 1}}, "it has an error and a result"),
        ({**CALL, "result": {}}, "it has a method and a result"),
        ({"jsonrpc": "2.0", "id": 1, "error": None}, "it has neither a method nor a result nor an error"),
        ({**CALL, "method": 5}, "its method is no text"),
        ({**CALL, "id": 1.5}, "its id is neither a text nor an integer"),
    ],
)
def test_what_json_rpc_does_not_allow_is_no_row(message: dict[str, object], reason: str, tmp_path: Path) -> None:
    (row,) = read(tmp_path, json.dumps(message))
    assert isinstance(row, NoRow)
    assert row.reason == reason


@pytest.mark.parametrize(
    ("answer", "kind"),
    [({"result": None}, "result"), ({"result": {}, "error": None}, "result"), ({"error": {"code": 1}}, "error")],
)
def test_a_member_that_is_null_is_none_and_a_result_may_be_null(
    answer: dict[str, object], kind: str, tmp_path: Path
) -> None:
    _, row = read(tmp_path, lines([CALL, {"jsonrpc": "2.0", "id": 1, **answer}]).decode())
    assert isinstance(row, Row)
    assert row.members["kind"] == kind
    assert row.members["method"] == "tools/call"
