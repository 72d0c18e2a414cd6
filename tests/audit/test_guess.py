"""Proposed mappings: how many parts are right of logs in other words, that nothing else comes out, and no silence."""

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from leverframe.audit import mapped
from leverframe.audit.guess import proposal
from leverframe.audit.guess.proposal import Proposal
from leverframe.audit.inputs.files import Files
from leverframe.language import reader
from leverframe.record.report import Verdict
from tests.audit.logs import SYSTEMS, declared, judged
from tests.audit.renamed import STYLES, flat, renamed
from tests.run import ROOT
from tests.support.budget import examples
from tests.support.command_line import run

SAMPLES = ROOT / "examples" / "logs"
TABLE = (ROOT / "docs" / "audit.md").read_text("utf-8").split("<!-- measured by tests/audit/test_guess.py -->")[1]


def proposed(system: str, folder: Path, rows: Sequence[Mapping[str, object]]) -> Proposal:
    path = folder / "log.jsonl"
    path.write_text("".join(f"{json.dumps(row)}\n" for row in rows), "utf-8")
    return proposal.propose(*declared(system), Files([path]))


@pytest.mark.long
def test_the_page_says_how_much_of_a_mapping_is_right(tmp_path: Path) -> None:
    measured = {style: [_right(system, style, tmp_path) for system in SYSTEMS] for style in STYLES}
    told = {
        name.strip(): [cell.strip() for cell in cells.split("|")]
        for name, cells in re.findall(r"^\| ([a-z ]+?) \| (.*) \|$", TABLE.split("\n\n")[1], re.MULTILINE)
    }
    assert told.pop("style") == list(SYSTEMS)
    assert told == {style: [f"{share:.0%}" for share in shares] for style, shares in measured.items()}
    assert min(share for shares in measured.values() for share in shares) > 0.9


def _right(system: str, style: str, folder: Path) -> float:
    """The share of the right mapping that is proposed; nothing that is wrong is."""
    rows, right = renamed(system, STYLES[style])
    told = flat(yaml.safe_load(proposed(system, folder, rows).text))
    assert told.keys() <= right.keys() | {("leverframe",), ("mapping",)}
    return sum(told.get(key) == value for key, value in right.items()) / len(right)


@pytest.mark.parametrize("style", ["snake case", "nested", "states alone"])
def test_a_log_conforms_by_the_mapping_that_is_proposed_for_it(style: str, tmp_path: Path) -> None:
    rows, _ = renamed("kernel", STYLES[style])
    mapping = tmp_path / "mapping.yaml"
    mapping.write_text(proposed("kernel", tmp_path, rows).text, "utf-8")
    found = judged("kernel", tmp_path / "log.jsonl", mapping=mapping)
    assert (found.conformant().verdict, found.complete.verdict) == (Verdict.HOLDS, Verdict.HOLDS)
    assert found.executions == 6


@pytest.mark.parametrize(
    ("system", "log"), [("reug", "turns.csv"), ("reug", "turns.parquet"), ("kernel", "otel-logs.jsonl")]
)
def test_the_mapping_of_a_sample_is_proposed(system: str, log: str) -> None:
    right = "turns.yaml" if system == "reug" else "otel-logs.yaml"
    wanted = flat(yaml.safe_load((SAMPLES / right).read_text("utf-8")))
    wanted = {key: value for key, value in wanted.items() if key[0] != "settings"}
    told = flat(yaml.safe_load(proposal.propose(*declared(system), Files([SAMPLES / log])).text))
    assert told == wanted


def test_the_command_prints_a_mapping_and_judges_nothing(tmp_path: Path) -> None:
    told = run("audit", "reug", "--guess", SAMPLES / "turns.csv")
    assert told.code == 0
    assert "# Judged by it, 3 executions of the sample: conformant holds" in told.stdout
    assert "execution: session    # 100%: 3 values;" in told.stdout
    written = tmp_path / "mapping.yaml"
    assert run("audit", "reug", "--guess", "-o", written, SAMPLES / "turns.csv").code == 0
    assert written.read_text("utf-8") == told.stdout
    assert run("audit", "reug", "--mapping", written, SAMPLES / "turns.json").code == 0
    spans = run("audit", "kernel", "--guess", SAMPLES / "otel-spans.jsonl")
    assert spans.code == 3
    assert "# not used: attributes.gen_ai.operation.name, which is invoke_agent, execute_tool" in spans.stdout


def test_without_a_mapping_nothing_is_guessed() -> None:
    told = run("audit", "kernel", SAMPLES / "turns.csv")
    assert (told.code, "? conformant  unknown         55 rows could not be judged" in told.stdout) == (3, True)


BOOT: Mapping[str, object] = {"from": "booting", "to": "idle", "run": 1}
ASK: Mapping[str, object] = {"from": "idle", "to": "validating", "run": 1}


def test_rows_that_say_nothing_are_told_from_the_others(tmp_path: Path) -> None:
    rows: list[Mapping[str, object]]
    rows = [{**BOOT, "level": "info"}, {"level": "debug", "text": "x"}, {**ASK, "level": "info"}]
    assert "skip: {member: level, is: [debug]}" in proposed("kernel", tmp_path, rows).text
    rows = [dict(BOOT), {"text": "x"}, dict(ASK), {"text": "y"}]
    found = proposed("kernel", tmp_path, rows)
    assert "- {without: [from, to], skip: true}" in found.text
    mapping = tmp_path / "mapping.yaml"
    mapping.write_text(found.text, "utf-8")
    assert judged("kernel", tmp_path / "log.jsonl", mapping=mapping).conformant().verdict is Verdict.HOLDS


def test_refusals_signals_and_effects_are_found(tmp_path: Path) -> None:
    steps = [{"run": 1, "event": "config-loaded"}, {"run": 1, "event": "config-loaded", "result": "rejected"}]
    rows = [*steps, {"run": 1, "kind": "sink", "value": "lost"}]
    told = yaml.safe_load(proposed("kernel", tmp_path, rows).text)
    assert told["refused"] == {"member": "result", "is": ["rejected"]}
    assert told["signal"] == {"member": "kind", "value": "value"}


def test_rows_in_a_list_are_found(tmp_path: Path) -> None:
    rows = [{"run": number, "log": {"steps": [dict(BOOT), dict(ASK)]}} for number in range(3)]
    told = yaml.safe_load(proposed("kernel", tmp_path, rows).text)
    assert told["rows"] == {"items": "log.steps"}
    assert told["step"] == {"source": "from", "target": "to"}


NAMES = st.text(st.characters(codec="utf-8", exclude_characters="\x00"), min_size=1, max_size=8)


@given(
    st.lists(
        st.dictionaries(
            NAMES,
            st.one_of(NAMES, st.integers(), st.booleans(), st.sampled_from(["idle", "Booting", "yes"])),
            max_size=6,
        ),
        max_size=8,
    )
)
@settings(max_examples=examples(200))
def test_whatever_a_log_has_a_proposal_can_be_read(
    tmp_path_factory: pytest.TempPathFactory, rows: list[object]
) -> None:
    path = tmp_path_factory.getbasetemp() / "any.jsonl"
    path.write_text("".join(f"{json.dumps(row)}\n" for row in rows), "utf-8")
    declaration, interface = declared("kernel")
    found = proposal.propose(declaration, interface, Files([path], None))
    again = proposal.propose(declaration, interface, Files([path], None))
    assert found.text == again.text
    if found.says_something:
        mapped.of(declaration, interface, reader.decode(found.text.encode(), "<proposed>"))
