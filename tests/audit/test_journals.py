"""Journals as logs: all four verdicts, and what whoever can write to a journal does not achieve."""

import gzip
import json
import shutil
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from backports import zstd
from hypothesis import given, settings
from hypothesis import strategies as st

from leverframe.audit.auditing import audit_journals
from leverframe.audit.inputs import logs
from leverframe.audit.inputs.journals import Journals
from leverframe.audit.inputs.logs import has_hashes
from leverframe.audit.inputs.needles import in_any
from leverframe.audit.inputs.opening import Opening
from leverframe.errors import JournalError
from leverframe.journal.journal import Journal
from leverframe.journal.replay import replay
from leverframe.journal.snapshot import Snapshot
from leverframe.journal.sources import source
from leverframe.record.entries import Entry
from leverframe.record.lines import MEMBERS
from leverframe.record.notes import generated
from leverframe.record.records import line, stored
from leverframe.record.report import JournalReport, Verdict
from leverframe.record.verify import decode
from tests.audit.kept import Kept, change, entries, written
from tests.audit.logs import declared
from tests.support.budget import examples
from tests.support.command_line import Outcome as Ended
from tests.support.command_line import flat, run
from tests.support.journals import KEY, SELDOM, InMemory, chained_anew
from tests.support.schemas import report

HOLDS = {"conformant": "holds", "complete": "holds", "intact": "holds", "anchored": "holds"}
PLAIN = {"intact": "not applicable", "anchored": "not applicable"}


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    return written(str(tmp_path / "j.db"), tmp_path, "j", [entries("kernel", 1, "a"), entries("kernel", 2, "b")])


def verdicts(ended: Ended) -> dict[str, str]:
    found: dict[str, str] = report("audit", ended.stdout)["verdicts"]
    return found


def lines(kept: Kept) -> list[str]:
    with source(kept.url) as found:
        return [line(stored(decode(row))) for row in found.rows()]


# ---- what is right ---------------------------------------------------------------------------------------------------


def test_all_four_verdicts_hold_with_the_key_and_a_checkpoint_kept_elsewhere(kept: Kept) -> None:
    for options, told, code in (
        (kept.elsewhere, {}, 0),
        (("--key", kept.key), {"anchored": "unknown"}, 3),
        (("--checkpoint", kept.checkpoint), {"intact": "unknown", "anchored": "unknown"}, 3),
        ((), {"intact": "unknown", "anchored": "unknown"}, 3),
    ):
        ended = kept.audit(*options, "--format", "json")
        assert (verdicts(ended), ended.code) == (HOLDS | told, code), ended.stderr
    without = " ".join(kept.audit().stdout.split())
    assert "no checkpoint kept elsewhere was given, so truncation or a whole rewrite cannot be excluded" in without


@pytest.mark.parametrize("packed", [bytes, gzip.compress, zstd.compress])
def test_exported_records_are_a_journal_too(kept: Kept, tmp_path: Path, packed: Callable[[bytes], bytes]) -> None:
    path, content = tmp_path / "j.jsonl", "".join(f"{one}\n" for one in lines(kept)).encode()
    path.write_bytes(packed(content))
    ended = kept.audit(*kept.elsewhere, "--format", "json", log=path)
    assert (verdicts(ended), ended.code) == (HOLDS, 0), ended.stderr
    path.write_bytes(packed(content[:-20]))
    assert kept.audit(*kept.elsewhere, "--format", "json", log=path).code == 1


@pytest.mark.parametrize("packed", [gzip.compress, zstd.compress])
def test_packed_records_that_are_cut_off_are_not_judged(
    kept: Kept, tmp_path: Path, packed: Callable[[bytes], bytes]
) -> None:
    """What can be unpacked is the beginning of a journal, and no plain log."""
    path = tmp_path / "j.jsonl"
    path.write_bytes(packed("".join(f"{one}\n" for one in lines(kept) * 50).encode())[:-9])
    ended = kept.audit(log=path)
    assert (ended.code, "damaged or cut off" in flat(ended.stderr)) == (2, True)


def test_exported_records_on_standard_input_are_a_journal(kept: Kept) -> None:
    content = "".join(f"{one}\n" for one in lines(kept))
    for options in ((), ("--input", "jsonl")):
        ended = run("audit", "kernel", "-", *options, *kept.elsewhere, "--format", "json", stdin=content)
        assert (verdicts(ended), ended.code) == (HOLDS, 0), ended.stderr


def test_a_folder_with_a_journal_in_use_and_a_plain_log(tmp_path: Path) -> None:
    """What is kept beside a journal is no log. Executions of the same name are two, one in each log."""
    (tmp_path / "plain.csv").write_text(
        "execution_id,step,previous_state,event,new_state\na,0,BOOTING,CONFIG_LOADED,IDLE\n"
    )
    with Journal.open(str(tmp_path / "j.db"), key=KEY, create=True, rhythm=SELDOM) as journal:
        journal.append_all(entries("kernel", 1, "a"))
        assert (tmp_path / "j.db-wal").exists()
        ended = run("audit", "kernel", tmp_path, "--format", "json")
    told = report("audit", ended.stdout)
    assert (told["verdicts"]["conformant"], told["counts"]["files"], told["counts"]["executions"]) == ("holds", 2, 2)


def test_a_plain_log_has_no_hashes_and_says_so_first(kept: Kept, tmp_path: Path) -> None:
    path = tmp_path / "plain.jsonl"
    rows = [json.loads(one) for one in lines(kept)]
    path.write_text("".join(f"{json.dumps({n: row[n] for n in row if 'hash' not in n})}\n" for row in rows))
    told = {"conformant": "holds", "complete": "holds", **PLAIN}
    for options, code in (
        ((), 0),
        (("--require", "intact,anchored"), 3),
        (("--require", "complete"), 0),
        (("--key", kept.key), 3),
        (("--checkpoint", kept.checkpoint), 3),
    ):
        ended = kept.audit("--format", "json", *options, log=path)
        assert (verdicts(ended), ended.code) == (told, code), "whoever gives evidence for a verdict wants it"
    first = " ".join(kept.audit(log=path).stdout.split())
    assert first.startswith(f"Audit of {path}: it has no hashes, so nobody can tell whether it was changed")
    page = kept.audit("--format", "html", log=path).stdout
    assert page.index("it has no hashes") < page.index("Conformant")


def test_a_journal_in_use_is_read_as_it_is_now(tmp_path: Path) -> None:
    with Journal.open(str(tmp_path / "j.db"), key=KEY, create=True, rhythm=SELDOM) as journal:
        journal.append_all(entries("kernel", 1, "a"))
        before = {path.name: path.read_bytes() for path in tmp_path.iterdir() if not path.name.endswith("-shm")}
        ended = run("audit", "kernel", tmp_path / "j.db", "--format", "json")
        assert {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.name in before} == before
        told = {"conformant": "holds", "complete": "unknown", "intact": "unknown", "anchored": "unknown"}
        assert (verdicts(ended), ended.code) == (told, 3)
        journal.append_all([entries("kernel", 1, "a", 41)[40]])


def test_several_journals_are_each_judged_and_their_executions_told_apart(tmp_path: Path) -> None:
    """Both have an execution of the same name, and the same owner."""
    one = written(str(tmp_path / "one.db"), tmp_path, "one", [entries("kernel", 1, "a")])
    other = written(str(tmp_path / "other.db"), tmp_path, "other", [entries("kernel", 2, "a")])
    both = (*one.elsewhere, "--checkpoint", other.checkpoint, "--format", "json")
    ended = one.audit(other.url, *both)
    assert (verdicts(ended), ended.code) == (HOLDS, 0), ended.stdout
    assert report("audit", ended.stdout)["counts"]["executions"] == 2
    assert verdicts(one.audit(other.url, *one.elsewhere, "--format", "json")) == HOLDS | {"anchored": "unknown"}
    change(one.url, "DELETE FROM records WHERE seq > 20; DELETE FROM checkpoints WHERE size > 20")
    ended = one.audit(other.url, *both)
    assert verdicts(ended)["anchored"] == "violated"
    shutil.copy(other.url, one.url)
    assert verdicts(one.audit(other.url, *both))["anchored"] == "violated"


def test_a_journal_beside_a_plain_log_does_not_speak_for_it(kept: Kept, tmp_path: Path) -> None:
    path = tmp_path / "plain.jsonl"
    row = {"execution_id": "c", "step": 0, "previous_state": "BOOTING", "event": "CONFIG_LOADED", "new_state": "IDLE"}
    path.write_text(json.dumps(row))
    ended = kept.audit(path, *kept.elsewhere, "--format", "json")
    assert verdicts(ended) == HOLDS | {"intact": "unknown", "anchored": "unknown"}
    assert f"; of {path}: it has no hashes" in " ".join(kept.audit(path).stdout.split())


def test_a_mapping_reads_the_data_of_a_journal(kept: Kept, tmp_path: Path) -> None:
    mapping = tmp_path / "mapping.yaml"
    mapping.write_text("""
leverframe: 1
mapping: kernel
execution: execution_id
number: step
step: {source: previous_state, target: new_state, event: event}
fields: {request_id: data.n}
""")
    ended = kept.audit(*kept.elsewhere, "--mapping", mapping, "--format", "json")
    assert "request_id" in report("audit", ended.stdout)["view"]
    assert verdicts(ended)["intact"] == "holds"


# ---- whoever can write to it -----------------------------------------------------------------------------------------

SWAP = "UPDATE records SET seq = {1} WHERE seq = {0}"
TAIL = "DELETE FROM records WHERE seq > 30; DELETE FROM checkpoints WHERE size > 30"
ATTACKS: dict[str, tuple[str, dict[str, str]]] = {
    "a record changed": ("UPDATE records SET event = 'FATAL_ERROR' WHERE seq = 5", {"intact": "changed"}),
    "a record removed": ("DELETE FROM records WHERE seq = 5", {"intact": "removed"}),
    "the tail removed": (TAIL, {"anchored": "truncated"}),
    "all of it removed": ("DELETE FROM records; DELETE FROM checkpoints", {"anchored": "truncated"}),
    "two records swapped": (
        f"{SWAP.format(5, 1000)}; {SWAP.format(6, 5)}; {SWAP.format(1000, 6)}",
        {"intact": "reordered"},
    ),
    "another machine": ("UPDATE records SET machine = 'other' WHERE machine = 'kernel'", {"intact": "changed"}),
    "a trigger": (
        "CREATE TRIGGER t AFTER INSERT ON records BEGIN DELETE FROM records WHERE seq > 3; END",
        {"intact": "trigger"},
    ),
    "a view": ("ALTER TABLE records RENAME TO r; CREATE VIEW records AS SELECT * FROM r", {}),
    "an index that answers": ("CREATE INDEX i ON records (seq, event, new_state)", {"intact": "index"}),
}


@pytest.mark.parametrize("attack", ATTACKS)
def test_an_attack_is_noticed_and_named(kept: Kept, attack: str) -> None:
    script, told = ATTACKS[attack]
    change(kept.url, script)
    ended = kept.audit(*kept.elsewhere, "--format", "json")
    if not told:
        assert (ended.code, "LF120" in ended.stderr) == (2, True)
        return
    assert ended.code == 1
    document = report("audit", ended.stdout)
    for verdict, word in told.items():
        assert document["verdicts"][verdict] == "violated"
        findings = " ".join(f"{one['kind']} {one['record']} {one['explanation']}" for one in document["findings"])
        assert word in findings + document["reasons"][verdict]


@pytest.mark.parametrize("attack", ["a record changed", "the tail removed"])
def test_people_are_told_which_record(kept: Kept, attack: str) -> None:
    change(kept.url, ATTACKS[attack][0])
    shown = {
        kind: " ".join(kept.audit(*kept.elsewhere, "--format", kind).stdout.split()) for kind in ("pretty", "html")
    }
    if attack == "a record changed":
        assert "record 5 changed: its content does not match its hash" in shown["pretty"]
        assert "<td>5</td><td>changed</td><td>its content does not match its hash</td>" in shown["html"]
    else:
        assert "✗ anchored violated truncated: 82 records were signed; 51 of them are missing" in shown["pretty"]
        assert "Anchored: violated</strong><p>Truncated: 82 records were signed" in shown["html"]


def test_what_the_hashes_show_is_among_the_violations_on_lines(kept: Kept, tmp_path: Path) -> None:
    change(kept.url, ATTACKS["a record changed"][0])
    lines_file = tmp_path / "violations.jsonl"
    document = report("audit", kept.audit("--format", "json", "--violations", lines_file).stdout)
    told = list(map(json.loads, lines_file.read_text("utf-8").splitlines()))
    assert document["findings"]
    assert [one for one in told if one["verdict"] == "intact"] == document["findings"]


def test_a_journal_that_somebody_rewrote_with_a_key_of_his_own_does_not_hold(kept: Kept, tmp_path: Path) -> None:
    forged = written(str(tmp_path / "forged.db"), tmp_path, "forged", [entries("kernel", 3, "a")], generated(KEY.name))
    shutil.copy(forged.url, kept.url)
    assert verdicts(kept.audit(*kept.elsewhere, "--format", "json")) == {
        "conformant": "holds", "complete": "unknown", "intact": "violated", "anchored": "violated"
    }  # fmt: skip
    assert verdicts(kept.audit("--format", "json"))["intact"] == "unknown", "nobody knows whose key it is"


def test_lines_whose_hashes_were_removed_do_not_hold_for_whoever_has_the_key(kept: Kept, tmp_path: Path) -> None:
    path = tmp_path / "j.jsonl"
    path.write_text("".join(f"{one}\n" for one in lines(kept)).replace('"prev_hash"', '"prev_hush"'))
    ended = kept.audit(*kept.elsewhere, "--format", "json", log=path)
    assert (ended.code, verdicts(ended)["intact"]) == (3, "not applicable")
    some = path.read_text().replace("prev_hush", "prev_hash", 1)
    path.write_text(some)
    ended = kept.audit("--format", "json", log=path)
    assert (ended.code, verdicts(ended)["intact"]) == (1, "violated"), "one record with hashes is enough"


def test_what_is_no_record_is_told_once(kept: Kept) -> None:
    change(kept.url, "UPDATE records SET data = '{' WHERE seq = 5")
    document = report("audit", kept.audit("--format", "json").stdout)
    assert next((one["kind"], one["record"]) for one in document["findings"]) == ("unreadable", 5)
    assert (document["gaps"], document["untold"][0]["row"]) == ([], 5)
    assert document["verdicts"] | {"conformant": ""} == {
        "conformant": "", "complete": "violated", "intact": "violated", "anchored": "unknown"
    }  # fmt: skip


def test_a_journal_that_changes_between_two_readings_is_not_judged(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever shows the hashes one history and the observer another one."""
    made = Journals.__init__

    def changed(
        self: Journals, kept: Mapping[str, Snapshot], reports: Mapping[str, JournalReport], *, alone: bool
    ) -> None:
        made(self, kept, reports, alone=alone)
        change(next(iter(kept)), "UPDATE records SET event = 'FATAL_ERROR' WHERE seq = 5")

    monkeypatch.setattr(Journals, "__init__", changed)
    ended = kept.audit(*kept.elsewhere)
    assert (ended.code, "changed while it was read" in flat(ended.stderr)) == (2, True)


# ---- the observer and the replay -------------------------------------------------------------------------------------


@st.composite
def histories(draw: st.DrawFn) -> list[Entry]:
    """A run of a machine, or one in which something was changed; with its hashes right."""
    made = entries("kernel", draw(st.integers(0, 30)), "a", 25)
    states = sorted({entry.new_state for entry in made})
    for _ in range(draw(st.integers(0, 2))):
        number = draw(st.integers(0, len(made) - 1))
        match draw(st.sampled_from(["event", "new_state", "path", "machine's end"])):
            case "event":
                event = draw(st.sampled_from(sorted(declared("kernel")[0].makers)))
                made[number] = made[number]._replace(event=event)
            case "new_state":
                made[number] = made[number]._replace(new_state=draw(st.sampled_from(states)))
            case "path":
                made[number] = made[number]._replace(previous_state=draw(st.sampled_from(states)))
            case _:
                del made[number + 1 :]
    return made


@settings(max_examples=examples(80))
@given(histories())
def test_the_observer_judges_a_journal_as_the_replay_does(made: list[Entry]) -> None:
    declaration, interface = declared("kernel")
    log = Journals({"j": Snapshot(InMemory(chained_anew(made), []), "j")}, {})
    found = audit_journals(declaration, interface, log).conformant()
    try:
        replay((decode(row) for row in log.kept["j"].rows()), [declaration])
        expected = Verdict.HOLDS
    except JournalError:
        expected = Verdict.VIOLATED
    assert found.verdict is expected


@pytest.mark.parametrize("many", [1, 1 << 20])
@pytest.mark.parametrize("before", range(12))
def test_a_record_far_behind_is_found_wherever_a_block_ends(
    before: int, many: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Logs are read in blocks of 1 MiB, one of which may end within the name that is looked for."""
    monkeypatch.setattr(logs, "MANY", many)
    record = json.dumps(dict.fromkeys(["prev_hash", *sorted(MEMBERS - {"prev_hash"})], "")).encode()
    filler = b'"' + b"x" * ((1 << 20) - 3 - len('{"prev') - before + 6) + b'"\n'
    log = tmp_path / "log.jsonl"
    log.write_bytes(filler + record + b"\n")
    assert has_hashes(str(log), Opening())
    log.write_bytes(filler)
    assert not has_hashes(str(log), Opening())


few = st.text("abc", max_size=40).map(str.encode)


@settings(max_examples=examples(200))
@given(few.filter(lambda needle: len(needle) > 1), few, few)
def test_compiled_code_overlooks_no_needle(needle: bytes, before: bytes, after: bytes) -> None:
    last = len(needle) - 1
    for text in (before + needle + after, before + after):
        alike = any(
            all(text[place + at] == needle[at] for at in (0, 1, last // 2, last)) for place in range(len(text) - last)
        )
        assert in_any(needle)(memoryview(text)) is alike
