"""No statement is confirmed that is not about its evidence: every part of both is edited, one after the other."""

import base64
import contextlib
import functools
import hashlib
import io
import json
import os
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import cast

import pytest

from leverframe.conform.campaign import statement
from leverframe.conform.campaign.campaign import Limits, conducted
from leverframe.conform.campaign.report import Report
from leverframe.conform.subject.channel import Connect
from leverframe.conform.subject.evidence import Evidence, replayed
from leverframe.conform.suite.running import Target
from leverframe.conform.wire.messages import StartAnswer
from leverframe.errors import InputError
from leverframe.record.entries import Json
from tests.support.command_line import flat, run
from tests.support.desk import DECLARATION, DESK, INTERFACE, Channel, Desk

COMMAND = ("a", "desk")
Lines = list[str]


def judged(connect: Connect, limits: Limits) -> Report:
    campaign = conducted(Target(DECLARATION, INTERFACE, connect), limits)
    return Report(DECLARATION, INTERFACE, COMMAND, campaign, {}, strict=False, disturbances=limits.disturbances)


@pytest.fixture(scope="module")
def stated() -> tuple[dict[str, Json], Lines]:
    """The statement and the evidence of a run."""
    stream = io.StringIO()
    evidence = Evidence(stream)
    report = judged(lambda: evidence.of(Channel(Desk), COMMAND), Limits())
    text = stream.getvalue()
    return statement.statement(report, text.encode(), "1.0"), text.splitlines()


def refuted(claimed: Json, lines: Lines) -> tuple[str, ...]:
    """What a recheck does not confirm."""
    evidence = "".join(f"{line}\n" for line in lines)
    found = statement.read(json.dumps(claimed).encode(), "statement.json")
    report = again(tuple(lines), found.command, tuple(found.tests.items()), found.disturbances)
    return statement.differences(found, report, evidence.encode())


@functools.cache
def again(
    lines: tuple[str, ...], command: tuple[str, ...], tests: tuple[tuple[str, tuple[int, ...]], ...], most: int
) -> Report:
    """The report on a record: it depends on these parts of a statement."""
    recorded = statement.Recorded(replayed(lines), command)
    report = judged(recorded.connect, Limits(None, dict(tests), most))
    recorded.require_end()
    return report


def with_digest(claimed: Mapping[str, Json], lines: Lines) -> Json:
    """The statement with the digest of other evidence."""
    digest = hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()
    return {**claimed, "evidence": {"sha256": digest}}


def edits(value: Json) -> Iterator[Json]:
    """The value with one of its parts replaced, removed, or with another one beside it."""
    if isinstance(value, dict):
        yield {**value, "certified": True}
        for name, inner in value.items():
            yield {known: one for known, one in value.items() if known != name}
            yield from ({**value, name: other} for other in edits(inner))
    elif isinstance(value, list):
        yield [*value, "x"]
        for number, inner in enumerate(value):
            yield [*value[:number], *value[number + 1 :]]
            yield from ([*value[:number], other, *value[number + 1 :]] for other in edits(inner))
    else:
        yield from (other for other in ("x", 0, 1, True, False, 1.0, None) if repr(other) != repr(value))


def test_every_edit_of_a_statement_is_noticed(stated: tuple[dict[str, Json], Lines]) -> None:
    claimed, lines = stated
    assert refuted(claimed, lines) == ()
    tried, accepted = 0, list[dict[str, Json]]()
    for edited in edits(claimed):
        tried += 1
        with contextlib.suppress(InputError):
            accepted += [] if refuted(edited, lines) else [cast("dict[str, Json]", edited)]
    assert tried > 400
    # The evidence does not show the version of the tool.
    assert accepted == [{**claimed, "tool": {"name": "leverframe", "version": "x"}}]


def test_a_statement_has_everything_that_the_subject_declares(stated: tuple[dict[str, Json], Lines]) -> None:
    declared = set(StartAnswer.model_fields) - {"id", "ok", "protocol", "implementation"}
    assert set(cast("dict[str, Json]", stated[0]["decisions"])) == declared


def test_a_statement_with_duplicate_keys_has_two_readings(stated: tuple[dict[str, Json], Lines]) -> None:
    text = json.dumps(stated[0])
    with pytest.raises(InputError, match=r"LF215.*duplicate key 'verdict'"):
        statement.read(f'{{"verdict": "fail", {text[1:]}'.encode(), "statement.json")


def changed(lines: Lines, kind: str, **entry: Json) -> Lines:
    """The lines of a kind with another entry."""
    return [json.dumps({"subject": 1, **entry}) if f'"{kind}"' in line else line for line in lines]


def encoded(lines: Lines) -> Lines:
    """Each answer in base64, although it is UTF-8."""
    found = list[str]()
    for line in lines:
        entry = json.loads(line)
        if "received" in entry:
            entry["received_base64"] = base64.b64encode(entry.pop("received").encode()).decode()
        found.append(json.dumps(entry))
    return found


FORGED: dict[str, Callable[[Lines], Lines]] = {
    "more of the subject": lambda lines: [*lines, '{"subject": 1, "sent": "x"}'],
    "another subject": lambda lines: [*lines, '{"subject": 2, "command": ["a", "desk"]}'],
    "another key": lambda lines: [json.dumps({**json.loads(line), "note": "x"}) for line in lines],
    "another command": lambda lines: changed(lines, "command", command=["another", "desk"]),
    "no base64": lambda lines: changed(lines, "received", received_base64="a"),
    "base64 of a text": encoded,
    "an end that is none": lambda lines: changed(lines, "closed", closed=5),
    "an end with more": lambda lines: changed(lines, "closed", closed={"asked": True, "trouble": None, "x": 1}),
    "a duplicate exchange": lambda lines: [*lines[:7], *lines[5:]],
    "an exchange removed": lambda lines: [*lines[:5], *lines[7:]],
    "exchanges in another order": lambda lines: [*lines[:5], *lines[7:9], *lines[5:7], *lines[9:]],
}


@pytest.mark.parametrize("name", FORGED)
def test_evidence_that_no_run_wrote_is_bad_input(name: str, stated: tuple[dict[str, Json], Lines]) -> None:
    claimed, lines = stated
    forged = FORGED[name](lines)
    assert forged != lines
    with pytest.raises(InputError, match="LF211") as raised:
        refuted(with_digest(claimed, forged), forged)
    assert "'closed' is missing" not in str(raised.value)  # the reason, and not what follows from it


@pytest.mark.parametrize("place", ["nothing", "folder", "pipe"])
@pytest.mark.parametrize("first", [True, False])
def test_a_recheck_reads_ordinary_files(
    place: str,
    first: bool,  # noqa: FBT001 -- a parameter of the test
    stated: tuple[dict[str, Json], Lines],
    tmp_path: Path,
) -> None:
    (tmp_path / "desk.yaml").write_text(DESK, "utf-8")
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    good = tmp_path / "good"
    good.write_text(json.dumps(stated[0]), "utf-8")
    files = (tmp_path / place, good) if first else (good, tmp_path / place)
    outcome = run("conform", tmp_path / "desk.yaml", "--recheck", *files)
    assert outcome.code == 2
    assert "LF001" in outcome.stderr
    assert "cannot read" in flat(outcome.stderr)


def test_no_output_overwrites_an_input_or_another_output(tmp_path: Path) -> None:
    (tmp_path / "desk.yaml").write_text(DESK, "utf-8")
    beside = tmp_path / "desk.interface.yaml"
    beside.write_text("leverframe: 1\ninterface: desk\n", "utf-8")
    outcome = run("conform", tmp_path / "desk.yaml", "--evidence", beside, "--", "true")
    assert (outcome.code, "LF074" in outcome.stderr) == (2, True)
    assert beside.read_text("utf-8").startswith("leverframe: 1")
    both = tmp_path / "both"
    outcome = run("conform", tmp_path / "desk.yaml", "--evidence", both, "--statement", both, "--", "true")
    assert (outcome.code, both.exists()) == (2, False)


@pytest.mark.parametrize("seconds", ["nan", "inf", "1e300", "0", "-1"])
@pytest.mark.parametrize("option", ["--timeout", "--budget"])
def test_seconds_are_a_number_of_at_most_a_day(option: str, seconds: str) -> None:
    outcome = run("conform", "kernel", option, seconds, "--", "true")
    assert outcome.code == 2
    assert f"Invalid value for '{option}'" in flat(outcome.stderr)
