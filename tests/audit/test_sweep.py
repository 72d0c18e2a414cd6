"""The quick pass says of each log what the judgement of every row says, whatever the lines look like."""

import gzip
import json
import random
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from backports import zstd

from leverframe.audit import layout, mapped, ways
from leverframe.audit.determinised import Table
from leverframe.audit.fast.line_codes import Lines
from leverframe.audit.fast.lines import Bytes
from leverframe.audit.fast.swept import FastSweep
from leverframe.audit.fast.tables import CrowdedError
from leverframe.audit.inputs import blocks
from leverframe.audit.inputs import files as inputs
from leverframe.audit.inputs.files import Files
from leverframe.audit.inputs.rows import MAX_ROW
from leverframe.audit.seen import Sight
from leverframe.audit.sweep import Reader, Sweep
from leverframe.observe.observer import observer
from tests.audit.compared import agree, outcomes
from tests.audit.logs import SYSTEMS, declared, edges, every_step, interleaved
from tests.audit.planted import content
from tests.support.budget import share


@pytest.fixture(autouse=True, params=["compiled", "plain"])
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Logs of any size are judged with the kernel, and without it; then doubtful rows are read again, too.

    They are read in short blocks: a form is learnt from a line of one, and the next ones are compared with it.
    """
    monkeypatch.setattr(blocks, "BLOCK", 10_000)
    monkeypatch.setattr(inputs, "LARGE", 0 if request.param == "compiled" else 1 << 60)
    monkeypatch.setattr(ways, "MOST_KEPT", ways.MOST_KEPT if request.param == "compiled" else 0)


LONG = {"reug", "femtoclaw-protocol", "femtoclaw-runtime"}
EACH = [pytest.param(one, marks=pytest.mark.long) if one in LONG else one for one in SYSTEMS]


@pytest.mark.parametrize("system", EACH)
def test_it_agrees_with_the_judgement_of_every_row(system: str, tmp_path: Path) -> None:
    doubtful = 0
    for seed in share(range(24)):
        path = tmp_path / "log.jsonl"
        path.write_bytes(content(system, seed))
        quick, plain = outcomes(system, Files([path]), () if system in {"kernel", "turn"} else ("path", "event"))
        assert agree(quick, plain), seed
        doubtful += bool(quick.found)
    assert doubtful


def test_lines_that_are_too_long_are_no_rows_in_both(tmp_path: Path) -> None:
    row = {"execution_id": "a", "previous_state": "BOOTING", "event": "CONFIG_LOADED", "new_state": "IDLE", "more": ""}
    lines = [json.dumps({**row, "execution_id": str(number), "more": "x" * size}) for number, size in enumerate(SIZES)]
    path = tmp_path / "log.jsonl"
    path.write_text("\n".join(lines))
    quick, plain = outcomes("kernel", Files([path]))
    assert agree(quick, plain)
    assert [found.place.row for found in plain.found][::2] == [3, 6]


SIZES = (1, MAX_ROW // 2, MAX_ROW, 3, MAX_ROW - 200, 5 * MAX_ROW // 2, 2)


@pytest.mark.parametrize("numbered", [False, True])
def test_a_correct_log_is_read_by_forms_alone(tmp_path: Path, *, numbered: bool) -> None:
    runs = [every_step("kernel", seed) for seed in range(20)]
    runs = [[{"step": place, **row} for place, row in enumerate(run)] for run in runs] if numbered else runs
    log = interleaved(runs, 3)
    path = tmp_path / "log.jsonl"
    path.write_text("".join(f"{json.dumps(row)}\n" for row in log))
    declaration, interface = declared("kernel")
    where = layout.usual(declaration, interface)
    sight = Sight(declaration, interface, where, ("path", "event"))
    reader = Reader(sight)
    quick = Sweep(Table(observer(declaration, interface, ("path", "event")), sight), reader, Files([path]))
    assert len(reader.forms) == 1
    assert quick.doubtful == set()
    assert quick.rows == len(log)


MAPPING = """
leverframe: 1
mapping: turn
execution: run.id
number: n
time: {member: at, unit: iso8601}
step: {source: edge.from, target: edge.to}
refused: {member: ok, is: [false]}
skip: {member: level, is: [debug]}
states: {idle: AWAITING_INTENT_SELECTION, loaded: CONTEXT_LOADED}
cases:
  - when: {what: [up]}
    without: [edge.from]
    event: SELECT_ACTIVE_INTENT_VALID
    target: CONTEXT_LOADED
  - when: {edge.to: done, why: '*'}
    skip: true
"""
EXTRA: Sequence[dict[str, object]] = (
    {"level": "debug"},
    {"level": "info"},
    {"ok": False},
    {"ok": True},
    {"at": "2024-02-30T00:00:00Z"},
    {"at": "2024-02-29T23:59:59.5+01:00"},
    {"at": 7},
    {"edge": None},
    {"edge.from": "idle"},
    {"edge.from": "loaded"},
    {"what": "up"},
    {"what": "down"},
    {"edge": {"to": "done"}, "why": 1},
    {"edge": {"to": "done"}},
    {"edge": [{"from": "idle"}]},
    {"edge": {"to": ["IDLE"]}},
    {"run.id": "other"},
    {"run": {"id": 1.5}},
    {"n": "1"},
    {"n": 0.0},
    {"n": 10**25},
)


@pytest.mark.parametrize("seed", range(4))
def test_it_agrees_whatever_a_mapping_says(seed: int, tmp_path: Path) -> None:
    """Members in objects or with dots in their names, conditions, and times that may be wrong."""
    chance, named = random.Random(seed), {"AWAITING_INTENT_SELECTION": "idle", "CONTEXT_LOADED": "loaded"}
    told = enumerate(("up", "up", "down"))  # only the condition of a case tells these lines apart
    lines = [json.dumps({"run": {"id": f"told {number}"}, "what": what}).encode() for number, what in told]
    for row in interleaved([edges("turn", 100 * seed + number) for number in range(30)], seed):
        source, target = (named.get(str(row[name]), row[name]) for name in ("previous_state", "new_state"))
        made: dict[str, object] = {
            "run": {"id": row["execution_id"]},
            "at": f"2024-05-{1 + len(lines) % 31:02}T10:00:00Z",
        }
        made |= {"what": "up"} if (source, target) == ("idle", "loaded") else {"edge": {"from": source, "to": target}}
        made |= chance.choice(EXTRA) if chance.random() < 0.3 else {}
        lines.append(json.dumps(dict(sorted(made.items(), reverse=chance.random() < 0.5))).encode())
    path, mapping = tmp_path / "log.jsonl", tmp_path / "mapping.yaml"
    path.write_bytes(b"\n".join(lines))
    mapping.write_text(MAPPING)
    where = mapped.read(*declared("turn"), mapping)
    quick, plain = outcomes("turn", Files([path]), where=where)
    assert agree(quick, plain)
    assert len(quick.found) > 0


@pytest.mark.parametrize("pack", [gzip.compress, zstd.compress])
def test_it_agrees_on_what_was_packed_and_is_cut_off(pack: Callable[[bytes], bytes], tmp_path: Path) -> None:
    log = interleaved([every_step("kernel", seed) for seed in range(40)], 3)
    path = tmp_path / "log.jsonl"
    path.write_bytes(pack("".join(f"{json.dumps(row)}\n\n" for row in log).encode())[:-9])
    quick, plain = outcomes("kernel", Files([path]))
    assert agree(quick, plain)
    assert quick.found


@pytest.mark.parametrize("crowded", [(FastSweep, "_follow"), (Lines, "take")])
def test_where_a_table_does_not_disperse_the_plain_pass_judges(
    crowded: tuple[type, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def raises(*_: object) -> None:
        raise CrowdedError

    path = tmp_path / "log.jsonl"
    path.write_bytes(b"".join(json.dumps(row).encode() + b"\n" for row in interleaved([edges("kernel", 1)], 1)))
    monkeypatch.setattr(inputs, "LARGE", 0)
    monkeypatch.setattr(*crowded, raises)
    quick, plain = outcomes("kernel", Files([path]))
    assert agree(quick, plain)


def test_the_kernel_follows_most_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only lines that are new in some way come to Python."""
    monkeypatch.setattr(inputs, "LARGE", 0)
    path, read = tmp_path / "log.jsonl", list[bytes]()
    row = {"execution_id": "a", "previous_state": "BOOTING", "event": "CONFIG_LOADED", "new_state": "IDLE"}
    path.write_bytes(
        b"".join(
            json.dumps({**row, "execution_id": f"é{n}"}, ensure_ascii=False).encode() + b"\n" for n in range(5_000)
        )
    )
    learn = Lines._learn

    def noted(self: Lines, text: Bytes, at: int, one: bytes) -> bool:
        read.append(one)
        return learn(self, text, at, one)

    monkeypatch.setattr(Lines, "_learn", noted)
    quick, plain = outcomes("kernel", Files([path]))
    assert (agree(quick, plain), quick.judgement.executions) == (True, 5_000)
    assert len(read) < 5


def test_what_differs_in_one_byte_or_in_one_key_is_told_apart(tmp_path: Path) -> None:
    """-0 is another text for the id 0, and one text says different things under different keys."""
    boot = '{"execution_id":%s,"step":0,"previous_state":"BOOTING","event":"CONFIG_LOADED","new_state":"IDLE"}'
    ask = '{"execution_id":%s,"step":1,"previous_state":"IDLE","event":"REQUEST_SUBMITTED","new_state":"VALIDATING"}'
    told = [f'{{"execution_id":"a","{key}":"call"}}' for key in ("event", "effect", "event", "effect")]
    path = tmp_path / "log.jsonl"
    other = (boot % "2").replace("step", "stef")  # it has no number
    path.write_text("\n".join([boot % "0", boot % "1", ask % "1", ask % "-0", other, *told]))
    quick, plain = outcomes("kernel", Files([path]))
    assert agree(quick, plain)
    assert quick.judgement.executions == 4
