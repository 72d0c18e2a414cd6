"""A log that grows is judged as an audit judges the whole, whatever happens to its files meanwhile."""

import json
import random
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from leverframe.audit.following import executions, past, spool, tails
from leverframe.audit.following.alerts import Evicted, Late, News, Resumed, Widened
from leverframe.audit.following.executions import Limits
from leverframe.audit.following.window import Waiting
from leverframe.audit.found import Gap, Untold, Violation
from leverframe.audit.inputs.rows import Place
from leverframe.errors import InputError
from leverframe.record.lines import MEMBERS
from leverframe.record.report import Verdict
from tests.audit.followed import Following, agree, pieces, subject
from tests.audit.logs import ASK, BOOT, JUMP, SYSTEMS, edges, every_step, interleaved, judged, step, written
from tests.audit.planted import content
from tests.support.budget import share

LONG = {"turn", "reug", "femtoclaw-protocol", "femtoclaw-runtime"}
EACH = [pytest.param(one, marks=pytest.mark.long) if one in LONG else one for one in SYSTEMS]
Row = Mapping[str, object]
Follow = Callable[..., Following]


@pytest.fixture
def follow() -> Iterator[Follow]:
    """What follows files, and closes them."""
    with ExitStack() as stack:
        yield lambda *given, **named: stack.enter_context(closing(Following(*given, **named)))


def lines(*rows: object) -> bytes:
    return "".join(f"{row if isinstance(row, str) else json.dumps(row)}\n" for row in rows).encode()


def append(path: Path, *rows: object) -> None:
    with path.open("ab") as file:
        file.write(lines(*rows))


def run(execution: str, *rows: Row) -> list[Row]:
    """The rows as those of an execution, numbered."""
    return [{**row, "execution_id": execution, "step": number} for number, row in enumerate(rows)]


# ---- as an audit of the whole ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("system", EACH)
@pytest.mark.usefixtures("without_properties")
def test_it_tells_what_an_audit_of_the_whole_finds(system: str, tmp_path: Path, follow: Follow) -> None:
    found_any = 0
    for seed in share(range(16)):
        chance, path = random.Random(seed), tmp_path / f"{seed}.jsonl"
        view = None if system in {"kernel", "turn"} else "path,event"
        live = follow(subject(system, view), [path])
        with path.open("ab", buffering=0) as file:
            for piece in pieces(content(system, seed), chance):
                file.write(piece)
                if chance.random() < 0.5:
                    live.look()
        found = live.end()
        whole = judged(system, path, view=view)
        assert agree(live, found, whole), seed
        found_any += len(whole.violations)
    assert found_any


def test_properties_are_decided_as_in_an_audit_of_the_whole(tmp_path: Path, follow: Follow) -> None:
    lost, broken = {"signal": "sink", "value": "lost"}, 0
    gap = {**ASK, "execution_id": "with a gap", "step": 3}
    sinkless = [*run("whole", BOOT, lost, ASK), *run("with a gap", BOOT, lost), gap]
    for seed in (0, 8):
        path = tmp_path / f"{seed}.jsonl"
        path.write_bytes(lines(*sinkless) + content("kernel", seed))
        live = follow(subject("kernel"), [path])
        found, whole = live.end(), judged("kernel", path)
        assert agree(live, found, whole)
        broken += sum(one.kind == "property" for one in whole.violations)
    assert broken


def test_of_more_rows_than_are_noted_no_property_is_decided(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, follow: Follow
) -> None:
    monkeypatch.setattr(executions, "MOST_NOTED_OF_ONE", 0)
    path = tmp_path / "log.jsonl"
    path.write_bytes(content("kernel", 8))
    found = follow(subject("kernel"), [path]).end()
    assert found.audit.undecided == "properties of 1 further executions"


@pytest.mark.usefixtures("without_properties")
def test_a_new_name_in_a_young_log_judges_it_again(tmp_path: Path, follow: Follow) -> None:
    """What the rows before do not have is missing in them then, as for an audit of the whole."""
    path = written(tmp_path, *run("a", BOOT, JUMP))
    live = follow(subject("kernel"), [path])
    live.look()
    append(path, {**BOOT, "execution_id": "b", "request_id": "r"})
    found = live.end()
    assert live.of_kind(Widened) == [Widened(Place(str(path), 3), ("request_id",), again=True)]
    assert len(live.of_kind(Violation)) > len([one for one in live.standing if isinstance(one, Violation)]) > 0
    assert agree(live, found, judged("kernel", path))
    assert found.audit.view == ("path", "event", "request_id")


def test_a_new_name_in_an_old_log_is_not_judged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, follow: Follow
) -> None:
    monkeypatch.setattr(spool, "LARGEST", 100)
    path = written(tmp_path, *run("a", BOOT))
    live = follow(subject("kernel"), [path])
    live.look()
    append(path, {**ASK, "request_id": "r"}, {**ASK, "step": 2, "previous_state": "VALIDATING", "tool": "t"})
    found = live.end()
    assert live.of_kind(Widened) == [Widened(Place(str(path), 2), ("request_id", "tool"), again=False)]
    assert found.audit.view == ("path", "event")


def test_a_log_that_would_conform_in_too_narrow_a_view_is_unknown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, follow: Follow
) -> None:
    monkeypatch.setattr(spool, "LARGEST", 100)
    path = written(tmp_path, *run("a", BOOT))
    live = follow(subject("kernel"), [path])
    live.look()
    append(path, {**ASK, "request_id": "r"})
    conformant = live.end().verdicts(strict_choices=False)["conformant"]
    assert conformant.verdict is Verdict.UNKNOWN
    assert conformant.reasons == ("the log shows request_id, in which not all rows were judged",)


def test_with_a_view_that_is_given_nothing_is_new(tmp_path: Path, follow: Follow) -> None:
    path = written(tmp_path, *run("a", BOOT))
    live = follow(subject("kernel", "path,event"), [path])
    live.look()
    append(path, {**ASK, "request_id": "r"})
    assert live.end().verdicts(strict_choices=False)["conformant"].verdict is Verdict.HOLDS
    assert live.alerts == []


def test_what_the_interface_does_not_have_is_no_new_name(tmp_path: Path, follow: Follow) -> None:
    path = written(tmp_path, *run("a", BOOT))
    live = follow(subject("kernel"), [path])
    live.look()
    append(path, {"execution_id": "b", "signal": "no such signal"}, {**ASK, "more": "r"})
    assert live.end().audit.view == ("path", "event")
    assert not live.of_kind(Widened)


def test_of_a_coarse_log_nobody_looks_for_missing_records(tmp_path: Path, follow: Follow) -> None:
    mapping = tmp_path / "mapping.yaml"
    rows = "rows: {each: request, at: [AUDIT_WRITTEN]}"
    step = "step: {source: previous_state, target: new_state, event: event}"
    mapping.write_text(f"leverframe: 1\nmapping: kernel\nexecution: execution_id\n{rows}\n{step}\n")
    row = {"execution_id": "a", "previous_state": "BOOTING", "event": "AUDIT_WRITTEN", "new_state": "IDLE"}
    found = follow(subject("kernel", mapping=mapping), [written(tmp_path, row)]).end()
    conformant = found.verdicts(strict_choices=False)["conformant"]
    assert conformant.reasons == ("nobody looked for missing records of 1 execution",)


# ---- files -----------------------------------------------------------------------------------------------------------


def test_a_file_that_is_renamed_is_read_to_its_end_before_the_next_one(tmp_path: Path, follow: Follow) -> None:
    path = written(tmp_path, *run("a", BOOT))
    live = follow(subject("kernel"), [path])
    live.look()
    with path.open("ab") as old:
        path.rename(tmp_path / "log.jsonl.1")
        path.touch()  # its writer has not begun it yet
        live.look()
        old.write(json.dumps(ASK).encode())  # without an end of the line
        old.flush()
        live.look()
        append(path, {**JUMP, "step": 2, "previous_state": "VALIDATING", "event": "REQUEST_DRAFTED"})
    found = live.end()
    assert live.alerts[0] == News("rotated", str(path), "it was renamed, and another file has its name")
    (violation,) = [one for one in live.alerts if isinstance(one, Violation)]
    assert (violation.place.row, violation.number) == (1, 3)
    assert [place.row for place, _ in violation.before] == [1, 2]
    assert found.audit.rows == 3
    assert found.verdicts(strict_choices=False)["complete"].verdict is Verdict.HOLDS


def test_files_that_were_renamed_while_one_was_read_come_in_their_order(tmp_path: Path, follow: Follow) -> None:
    path = written(tmp_path, *run("a", BOOT))
    live = follow(subject("kernel"), [path])
    with path.open("ab") as file:
        file.write(b"\n" * (3 * tails.PIECE))
    live.look(1)
    for number, row in enumerate(run("b", BOOT, ASK)):
        path.rename(tmp_path / f"log.jsonl.{number}")
        append(path, row)
        live.look(1)  # it sees the file, and has not read to it yet
    found = live.end()
    assert [one.kind for one in live.alerts if isinstance(one, News)] == ["rotated", "rotated"]
    assert (found.audit.rows, found.audit.executions) == (3, 2)
    assert found.verdicts(strict_choices=False)["conformant"].verdict is Verdict.HOLDS


def test_a_file_that_is_replaced_is_read_to_its_end(tmp_path: Path, follow: Follow) -> None:
    path, other = written(tmp_path, *run("a", BOOT)), tmp_path / "other"
    live = follow(subject("kernel"), [path])
    live.look()
    append(path, ASK)
    append(other, *run("b", BOOT))
    other.replace(path)
    found = live.end()
    assert [one.kind for one in live.alerts if isinstance(one, News)] == ["replaced"]
    assert found.audit.rows == 3
    assert found.verdicts(strict_choices=False)["conformant"].verdict is Verdict.HOLDS


@pytest.mark.parametrize("rows", [[], run("b", BOOT), run("b", BOOT, ASK, *[ASK] * 5)])
def test_a_file_that_is_truncated_is_read_anew_and_nothing_holds(
    rows: list[Row], tmp_path: Path, follow: Follow
) -> None:
    """Also if it is longer than before when somebody looks."""
    path = written(tmp_path, *run("a", BOOT, ASK))
    live = follow(subject("kernel"), [path])
    live.look()
    path.write_bytes(lines(*rows))
    found = live.end()
    assert live.alerts[0] == News("truncated", str(path), "it was truncated, and rows may be lost", loses=True)
    verdicts = found.verdicts(strict_choices=False)
    assert found.audit.rows == 2 + len(rows)
    if len(rows) < 3:
        assert {verdicts["conformant"].verdict, verdicts["complete"].verdict} == {Verdict.UNKNOWN}
        assert verdicts["complete"].reasons == (f"{path} was truncated, and rows may be lost",)


def test_after_a_truncation_what_has_no_number_may_lack_rows(tmp_path: Path, follow: Follow) -> None:
    bare = [{name: value for name, value in row.items() if name != "step"} for row in (BOOT, ASK, JUMP)]
    path = written(tmp_path, bare[0])
    live = follow(subject("kernel"), [path])
    live.look()
    path.write_bytes(lines(bare[2]))
    conformant = live.end().verdicts(strict_choices=False)["conformant"]
    assert all(one.later for one in live.alerts if isinstance(one, Violation))
    assert live.of_kind(Violation)
    assert conformant.verdict is Verdict.UNKNOWN


def test_after_a_truncation_numbers_tell_that_nothing_is_missing(tmp_path: Path, follow: Follow) -> None:
    path = written(tmp_path, *run("a", BOOT))
    live = follow(subject("kernel"), [path])
    live.look()
    path.write_bytes(lines(JUMP))
    assert live.end().verdicts(strict_choices=False)["conformant"].verdict is Verdict.VIOLATED


def test_a_file_that_does_not_exist_yet_is_waited_for(tmp_path: Path, follow: Follow) -> None:
    path = tmp_path / "log.jsonl"
    live = follow(subject("kernel"), [path])
    for _ in range(3):
        live.look()
    assert live.alerts == [News("missing", str(path), "there is no such file yet: it is waited for")]
    append(path, *run("a", BOOT))
    assert live.end().verdicts(strict_choices=False)["conformant"].verdict is Verdict.HOLDS


def test_a_link_to_itself_is_no_file_that_may_come(tmp_path: Path, follow: Follow) -> None:
    path = tmp_path / "log.jsonl"
    path.symlink_to(path)
    with pytest.raises(InputError, match=r"LF230.*Too many levels of symbolic links"):
        follow(subject("kernel"), [path]).look()


def test_what_is_no_file_is_bad_input(tmp_path: Path, follow: Follow) -> None:
    path = tmp_path / "log.jsonl"
    live = follow(subject("kernel"), [path])
    live.look()
    path.mkdir()
    with pytest.raises(InputError, match="it is a directory"):
        live.look()


def test_a_last_line_waits_for_its_end(tmp_path: Path, follow: Follow) -> None:
    path = tmp_path / "log.jsonl"
    path.write_bytes(lines(*run("a", BOOT)) + json.dumps(JUMP).encode())
    live = follow(subject("kernel"), [path])
    live.look()
    assert live.alerts == []
    append(path, "")
    live.look()
    assert [one.place.row for one in live.alerts if isinstance(one, Violation)][:1] == [2]


def test_a_byte_order_mark_is_ignored(tmp_path: Path, follow: Follow) -> None:
    path = tmp_path / "log.jsonl"
    path.write_bytes(b"\xef\xbb\xbf" + lines(*run("a", BOOT)))
    live = follow(subject("kernel"), [path])
    assert live.end().verdicts(strict_choices=False)["complete"].verdict is Verdict.HOLDS


def test_each_file_may_be_an_execution(tmp_path: Path, follow: Follow) -> None:
    """With the file, its execution ends."""
    mapping = tmp_path / "mapping.yaml"
    step = "step: {source: previous_state, target: new_state, event: event}"
    mapping.write_text(f"leverframe: 1\nmapping: kernel\nexecution: {{each: file}}\n{step}\n")
    path = written(tmp_path, BOOT)
    live = follow(subject("kernel", mapping=mapping), [path])
    live.look()
    path.rename(tmp_path / "old")
    append(path, BOOT, ASK)
    found = live.end()
    assert (found.audit.executions, found.audit.found.violations) == (2, 0)


# ---- other formats ---------------------------------------------------------------------------------------------------


HASHED = dict.fromkeys(MEMBERS, 1)


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ({"resourceSpans": 1}, "a log of OTLP"),
        ({"jsonrpc": "2.0", "method": "x"}, "a log of MCP"),
        (HASHED, "it is a journal"),
    ],
)
def test_other_formats_are_bad_input(row: Row, reason: str, tmp_path: Path, follow: Follow) -> None:
    live = follow(subject("kernel"), [written(tmp_path, row, BOOT)])
    with pytest.raises(InputError, match=reason):
        live.look()


def test_hashes_among_other_rows_are_not_verified(tmp_path: Path, follow: Follow) -> None:
    found = follow(subject("kernel"), [written(tmp_path, *run("a", BOOT), {**HASHED, "machine": "other"})]).end()
    verdicts = found.verdicts(strict_choices=False)
    assert verdicts["conformant"].verdict is Verdict.HOLDS
    assert {verdicts[name].verdict for name in ("intact", "anchored")} == {Verdict.UNKNOWN}


# ---- memory ----------------------------------------------------------------------------------------------------------

DRAFT = {**ASK, "previous_state": "VALIDATING", "event": "REQUEST_DRAFTED", "new_state": "AUDITING"}
WRONG = {**BOOT, "previous_state": "IDLE", "event": "CONFIG_LOADED", "new_state": "HALTED"}


def evicting(follow: Follow, path: Path, limits: Limits, *rows: Row) -> Following:
    live = follow(subject("kernel", "path,event"), [path], limits)
    for row in rows:
        append(path, row)
        live.look()
        live.now += 1
    return live


def test_of_too_many_executions_the_one_that_is_quiet_for_longest_is_evicted(tmp_path: Path, follow: Follow) -> None:
    a, b, c = (run(name, BOOT, ASK) for name in "abc")
    live = evicting(follow, tmp_path / "log.jsonl", Limits(live=2), a[0], b[0], a[1], c[0], b[1])
    found = live.end()
    assert live.alerts == [
        Evicted("b", "too many", 1, "IDLE"),
        Resumed(Place(str(live.files[0]), 5), "b"),
        Evicted("a", "too many", 2, "VALIDATING"),
    ]
    conformant = found.verdicts(strict_choices=False)["conformant"]
    assert (conformant.verdict, conformant.reasons) == (Verdict.UNKNOWN, ("1 evicted execution went on",))
    assert found.verdicts(strict_choices=False)["complete"].verdict is Verdict.HOLDS
    assert (found.audit.executions, found.counts["evicted"], found.counts["resumed"]) == (3, 2, 1)


def test_an_execution_that_is_quiet_for_long_is_evicted_and_nothing_is_unknown(tmp_path: Path, follow: Follow) -> None:
    """All of its rows were explained."""
    a, b = run("a", BOOT), run("b", BOOT, ASK)
    live = evicting(follow, tmp_path / "log.jsonl", Limits(idle=1.5), *a, *b)
    assert live.of_kind(Evicted) == [Evicted("a", "idle", 1, "IDLE")]
    assert live.end().verdicts(strict_choices=False)["conformant"].verdict is Verdict.HOLDS


def test_what_an_evicted_execution_does_may_be_a_consequence(tmp_path: Path, follow: Follow) -> None:
    a, b = run("a", BOOT, ASK, WRONG), run("b", BOOT)
    live = evicting(follow, tmp_path / "log.jsonl", Limits(live=1), a[0], *b, *a[1:])
    found = live.end()
    (violation,) = [one for one in live.alerts if isinstance(one, Violation)]
    assert violation.later
    assert found.verdicts(strict_choices=False)["conformant"].verdict is Verdict.UNKNOWN


def test_an_evicted_execution_may_be_anywhere(tmp_path: Path, follow: Follow) -> None:
    """It is no violation that it goes on where nobody saw it go, if no row of it is missing."""
    a, b = run("a", BOOT, ASK, DRAFT), run("b", BOOT)
    live = evicting(follow, tmp_path / "log.jsonl", Limits(live=1), a[0], a[1], *b, a[2])
    assert not live.of_kind(Violation)
    assert not live.of_kind(Gap)


def test_the_rows_of_an_evicted_execution_are_still_counted(tmp_path: Path, follow: Follow) -> None:
    a, b = run("a", BOOT, ASK, DRAFT), run("b", BOOT)
    live = evicting(follow, tmp_path / "log.jsonl", Limits(live=1), a[0], *b, a[2])
    assert [one.reason for one in live.alerts if isinstance(one, Gap)] == ["the number 2 follows 0"]
    assert live.end().verdicts(strict_choices=False)["complete"].verdict is Verdict.VIOLATED


def test_an_evicted_execution_that_is_almost_forgotten_is_no_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, follow: Follow
) -> None:
    monkeypatch.setattr(past, "MOST", 1)
    first = {name: run(name, BOOT, ASK) for name in "abcdef"}
    rows = [one[0] for one in first.values()]
    live = evicting(follow, tmp_path / "log.jsonl", Limits(live=1), *rows, first["a"][1])
    found = live.end()
    assert [one.execution for one in live.alerts if isinstance(one, Resumed)] == ["a"]
    assert not live.of_kind(Gap)
    verdicts = found.verdicts(strict_choices=False)
    assert {verdicts["conformant"].verdict, verdicts["complete"].verdict} == {Verdict.UNKNOWN}
    assert found.audit.executions == 6


def test_executions_that_have_ended_do_not_make_others_give_way(tmp_path: Path, follow: Follow) -> None:
    failed = {**BOOT, "event": "FATAL_ERROR", "new_state": "HALTED"}
    rows = [row for number in range(9) for row in run(f"ended {number}", failed)]
    live = evicting(
        follow, tmp_path / "log.jsonl", Limits(live=1), *run("a", BOOT), *rows, {**ASK, "execution_id": "a"}
    )
    assert live.alerts == []
    assert live.end().audit.open_in == (("HALTED", 1), ("VALIDATING", 1))


def test_an_execution_that_goes_on_after_its_end_is_judged_as_always(tmp_path: Path, follow: Follow) -> None:
    failed = {**BOOT, "event": "FATAL_ERROR", "new_state": "HALTED"}
    live = evicting(follow, tmp_path / "log.jsonl", Limits(), *run("a", failed, ASK))
    (violation,) = [one for one in live.alerts if isinstance(one, Violation) and one.kind == "step"]
    assert (violation.later, violation.states) == (False, ("HALTED",))


def test_ids_do_not_fill_the_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, follow: Follow) -> None:
    monkeypatch.setattr(executions, "LARGEST", 10_000)
    rows = [row for number in range(30) for row in run(f"{number}{'x' * 1_000}", BOOT)]
    live = evicting(follow, tmp_path / "log.jsonl", Limits(), *rows)
    assert len(live.of_kind(Evicted)) == 23
    assert sum(number for _, number in live.end().audit.open_in) == 7


def test_what_was_computed_is_forgotten_and_nothing_else_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, follow: Follow
) -> None:
    monkeypatch.setattr(executions, "FORGOTTEN_AFTER", 500)
    path = tmp_path / "log.jsonl"
    path.write_bytes(content("kernel", 8))
    live = follow(subject("kernel"), [path])
    assert agree(live, live.end(), judged("kernel", path))
    assert live.of_kind(Violation)


def test_a_line_without_an_end_is_told_before_it_ends(tmp_path: Path, follow: Follow) -> None:
    path = tmp_path / "log.jsonl"
    live = follow(subject("kernel"), [path])
    with path.open("ab", buffering=0) as file:
        for _ in range(40):
            file.write(b"x" * (1 << 20))
            live.look()
        assert [one.reason for one in live.alerts if isinstance(one, Untold)] == ["it is longer than 33,554,432 bytes"]
        file.write(b"\n" + lines(*run("a", BOOT)))
    found = live.end()
    assert found.audit.rows == 2
    assert [one.place.row for one in live.alerts if isinstance(one, Gap)] == [1]


# ---- order -----------------------------------------------------------------------------------------------------------


def shuffled(rows: list[Row], chance: random.Random, distance: int) -> list[Row]:
    """The rows in an order in which none is further than that from its place."""
    keys = {number: number + chance.random() * distance for number in range(len(rows))}
    return [rows[number] for number in sorted(keys, key=lambda number: keys[number])]


@pytest.mark.usefixtures("without_properties")
def test_rows_that_come_a_little_too_early_are_put_in_order(tmp_path: Path, follow: Follow) -> None:
    for seed in share(range(12)):
        chance = random.Random(seed)
        log: list[Row] = [*interleaved([every_step("kernel", 50 * seed + number) for number in range(4)], seed)]
        log[len(log) // 2] = {**log[len(log) // 2], "new_state": "EXECUTING"}
        path, ordered = tmp_path / f"{seed}.jsonl", tmp_path / "ordered.jsonl"
        mixed = shuffled(log, chance, 6)
        append(path, *mixed)
        live = follow(subject("kernel"), [path], waiting=Waiting(20, 3600))
        found = live.end()
        ordered.write_bytes(lines(*log))
        whole = judged("kernel", ordered)
        assert found.audit.found.violations == whole.found.violations
        assert found.audit.found.all_gaps == 0
        assert found.audit.open_in == whole.open_in
        assert {one.row for one in live.standing if isinstance(one, Violation)} == {one.row for one in whole.violations}
        without = follow(subject("kernel"), [path])
        without.end()
        assert mixed == log or without.of_kind(Gap)


def test_a_row_is_judged_as_soon_as_those_before_it_have_come(tmp_path: Path, follow: Follow) -> None:
    path = tmp_path / "log.jsonl"
    live = follow(subject("kernel", "path,event"), [path], waiting=Waiting(100, 3600))
    a = run("a", BOOT, ASK, {**DRAFT, "new_state": "IDLE"})
    append(path, a[0], a[2])
    live.look()
    assert live.alerts == []
    append(path, a[1])
    live.look()
    assert [one.place.row for one in live.alerts if isinstance(one, Violation) and one.kind == "step"] == [2]


def test_a_row_waits_for_those_before_it_only_for_a_while(tmp_path: Path, follow: Follow) -> None:
    path = tmp_path / "log.jsonl"
    a = run("a", BOOT, ASK, DRAFT)
    live = follow(subject("kernel", "path,event"), [path], waiting=Waiting(10, 2))
    append(path, a[0], a[2])
    live.look()
    assert live.alerts == []
    live.now = 3
    live.look()
    assert [one.reason for one in live.alerts if isinstance(one, Gap)] == ["the number 2 follows 0"]
    append(path, a[1])
    live.look()
    assert [one.reason for one in live.alerts if isinstance(one, Gap)][1:] == ["the number 1 follows 2"]


BY_TIME = """
leverframe: 1
mapping: kernel
execution: execution_id
step: {source: previous_state, target: new_state, event: event}
time: {member: at, unit: seconds}
order: time
"""


def timed(
    follow: Follow, folder: Path, rows: Waiting, *log: Row, also: str = "", limits: Limits | None = None
) -> Following:
    mapping = folder / "mapping.yaml"
    mapping.write_text(BY_TIME + also)
    return follow(subject("kernel", mapping=mapping), [written(folder, *log)], limits, waiting=rows)


def test_by_time_the_outcome_is_that_of_an_audit_of_the_whole(tmp_path: Path, follow: Follow) -> None:
    chance = random.Random(7)
    log = interleaved([edges("kernel", number) for number in range(30, 36)], 1)
    log = [{**row, "at": number // 2} for number, row in enumerate(log)]
    mixed = shuffled([*log], chance, 8)
    del mixed[3]
    live = timed(follow, tmp_path, Waiting(20, 3600), *mixed)
    found, whole = live.end(), judged("kernel", *live.files, mapping=tmp_path / "mapping.yaml")
    assert agree(live, found, whole)
    assert not live.of_kind(Late)


def test_by_time_a_file_may_begin_without_a_time(tmp_path: Path, follow: Follow) -> None:
    """As in an audit, its first rows come before the first one that has a time."""
    every = interleaved([edges("kernel", number) for number in range(30, 36)], 1)
    log = [{**row, "at": number} for number, row in enumerate(every)]
    half = next(n for n in range(3, len(log)) if log[n]["previous_state"] != "BOOTING")  # it goes on with an execution
    mapping, paths = tmp_path / "mapping.yaml", [tmp_path / name for name in ("a.jsonl", "b.jsonl")]
    mapping.write_text(BY_TIME)
    for path, rows in zip(paths, (log[:half], [{**log[half], "at": None}, *log[half + 1 :]]), strict=True):
        path.write_text("".join(f"{json.dumps(row)}\n" for row in rows))
    live = follow(subject("kernel", mapping=mapping), paths, None, waiting=Waiting(20, 3600))
    found, whole = live.end(), judged("kernel", *paths, mapping=mapping)
    assert found.audit.violations == whole.violations == ()
    assert agree(live, found, whole)
    assert not live.of_kind(Late)


def test_by_time_what_comes_too_late_is_told_and_nothing_holds(tmp_path: Path, follow: Follow) -> None:
    a = [{**row, "at": number} for number, row in enumerate((BOOT, ASK))]
    live = timed(
        follow,
        tmp_path,
        Waiting(1, 3600),
        a[0],
        {**BOOT, "execution_id": "b", "at": 5},
        {**BOOT, "execution_id": "c", "at": 6},
        a[1],
    )
    found = live.end()
    assert live.of_kind(Late) == [
        Late(Place(str(live.files[0]), 4), "a", "it is older than a row that was judged before it came")
    ]
    assert found.counts["late"] == 1
    conformant = found.verdicts(strict_choices=False)["conformant"]
    assert (conformant.verdict, conformant.reasons) == (
        Verdict.UNKNOWN,
        ("1 row came too late to be put in order",),
    )


@pytest.mark.parametrize("most", [1, 100])
@pytest.mark.parametrize(("also", "broken"), [("", "conformant"), ("number: step\n", "complete")])
def test_what_a_row_that_comes_late_may_explain_violates_nothing(
    also: str, broken: str, most: int, tmp_path: Path, follow: Follow
) -> None:
    """By time, the row before it was missing when the next one was judged. What another execution breaks still counts.

    It may also have been evicted meanwhile, if only one is kept.
    """
    run = [{**row, "at": 10 * number} for number, row in enumerate(every_step("kernel", 30)[:4])]
    early = [{**row, "execution_id": "a"} for row in (run[0], run[2], run[3])]
    other = {**run[0], "execution_id": "b", "at": 35}
    wrong = [other, {**(run[2] if also else {**run[1], "new_state": "EXECUTING"}), "execution_id": "b", "at": 36}]
    late = {**run[1], "execution_id": "a"}
    for log, verdict in (
        ([*early, other, late], Verdict.UNKNOWN),
        ([*early, *wrong, late], Verdict.VIOLATED),
        ([*early, other, late, *wrong[1:]], Verdict.VIOLATED),
    ):
        live = timed(follow, tmp_path, Waiting(0, 3600), *log, also=also, limits=Limits(live=most))
        found = live.end()
        assert found.counts["late"] == 1
        verdicts = found.verdicts(strict_choices=False)
        if most > 1 or verdict is Verdict.UNKNOWN:  # of one that was evicted, less is sure
            assert verdicts[broken].verdict is verdict
        assert Verdict.HOLDS not in {one.verdict for one in verdicts.values()}
        if not also:
            assert verdicts["complete"].verdict is Verdict.NOT_APPLICABLE


@pytest.mark.parametrize(("strict", "verdict"), [(False, Verdict.UNKNOWN), (True, Verdict.VIOLATED)])
def test_what_differs_from_a_choice_counts_if_choices_do_although_other_rows_came_late(
    strict: bool,  # noqa: FBT001 -- a parameter of the test
    verdict: Verdict,
    tmp_path: Path,
    follow: Follow,
) -> None:
    mapping = tmp_path / "mapping.yaml"
    mapping.write_text(BY_TIME.replace("kernel", "turn") + "fields: {reason: reason}\n")
    asked = {**step("AWAITING_INTENT_SELECTION", "INTENT_UNKNOWN", "BLOCKED"), "reason": "UNKNOWN_INTENT"}
    failed = {**step("BLOCKED", "INTERNAL_ERROR", "BLOCKED"), "reason": "FAULT"}
    early, late = {**asked, "execution_id": "b", "at": 3}, {**asked, "execution_id": "c", "at": 2}
    log = written(tmp_path, {**asked, "at": 0}, {**failed, "at": 1}, early, late)
    live = follow(subject("turn", mapping=mapping), [log], waiting=Waiting(0, 3600))
    found = live.end()
    assert (found.counts["late"], found.told["choices"], found.told["conformant"]) == (1, 1, 0)
    assert found.verdicts(strict_choices=strict)["conformant"].verdict is verdict
