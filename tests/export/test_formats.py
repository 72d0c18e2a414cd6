"""``leverframe export``: every format from the command line, charts, runs, and names."""

import dataclasses
import json
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from leverframe.check.checker import check
from leverframe.check.verdict import Fails
from leverframe.export import promela, scxml, smtlib, smv, tla
from leverframe.export.common import reserved
from leverframe.export.common.names import Names, transition_names
from leverframe.language import catalog
from leverframe.language.declaration import Declaration
from leverframe.language.loader import load, loads
from leverframe.model import itf
from tests.run import ROOT
from tests.support.command_line import MACHINES, run
from tests.support.declared import declare, result
from tests.support.exported import SWAPPED
from tests.support.exported import entered as entered_states
from tests.support.tlc import Stored

SCXML = "{http://www.w3.org/2005/07/scxml}"


def machine(system: str, profile: str) -> Declaration:
    (entry,) = catalog.find(system, profile)
    return load(entry.path)


# ---- the command ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("target_format", "expected"),
    [
        ("promela", promela.render),
        ("tla", tla.render),
        ("tla-config", tla.configuration),
        ("smv", smv.render),
        ("smtlib", smtlib.render),
        ("scxml", scxml.render),
    ],
)
def test_each_format_is_written_to_stdout_and_to_a_file(target_format: str, expected: object, tmp_path: Path) -> None:
    assert callable(expected)
    text = expected(machine("turn", "document"))
    assert run("export", "turn", "--profile", "document", "--to", target_format).stdout == text
    place = tmp_path / "out"
    assert run("export", "turn", "--profile", "document", "--to", target_format, "-o", place).stdout == ""
    assert place.read_text("utf-8") == text


def test_texts_for_drawing_are_those_of_graph() -> None:
    for kind in ("mermaid", "plantuml"):
        assert run("export", "kernel", "--to", kind).stdout == run("graph", "kernel", "--format", kind).stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["turn"], "Missing option '--to'"),
        (["turn", "--to", "itf"], "name a property or check with --trace"),
        (["turn", "--to", "smv", "--trace", "writes-end"], "--trace works only with itf"),
        (["turn", "--to", "word"], "is not one of"),
        (["turn", "--to", "itf", "--trace", "nothing"], "has no property or check 'nothing'"),
        (["trun", "--to", "smv"], "LF070"),
        (["turn", "--profile", "refrence", "--to", "smv"], "LF071"),
        (["turn", "--to", "smv", "-o", "/nowhere/x.smv"], "LF074"),
    ],
)
def test_an_impossible_export_is_reported(arguments: list[str], said: str) -> None:
    outcome = run("export", *arguments)
    assert outcome.code == 2
    assert outcome.stdout == ""
    assert said in outcome.stderr


# ---- runs -----------------------------------------------------------------------------------------------------------

LASSO = """
variables: {count: {range: [-1, 2], initial: -1}, late: {bool: false}, mode: {enum: [SLOW, FAST], initial: SLOW}}
states: {IDLE: {initial: true}, BUSY: {}}
events: {GO: {by: machine}, TICK: {by: machine}}
transitions:
  - {from: IDLE, on: GO, to: BUSY, set: {count: 2, mode: FAST}}
  - {from: BUSY, on: TICK, internal: true, set: {late: not late}}
"""


def test_a_lasso_is_written_with_its_loop() -> None:
    claim = {"ctl": "AF IDLE and AF count == 0"}
    declaration = declare(LASSO, claim=claim)
    verdict = result(LASSO, claim).verdict
    assert isinstance(verdict, Fails)
    assert verdict.trace is not None
    document = json.loads(itf.render(verdict.trace, declaration))
    assert document["vars"] == ["state", "count", "late", "mode", "last_event"]
    states = document["states"]
    assert states[0] == {
        "#meta": {"index": 0},
        "state": "IDLE",
        "count": {"#bigint": "-1"},
        "late": False,
        "mode": "SLOW",
        "last_event": "none",
    }
    assert len(states) == len(verdict.trace.prefix) + len(verdict.trace.loop)
    # The loop starts after the end of the prefix, and ends in the state in which the prefix ends.
    without = [{k: v for k, v in state.items() if k not in {"#meta", "last_event"}} for state in states]
    assert without[document["loop"] - 1] == without[-1]


def test_a_finite_run_has_no_loop() -> None:
    outcome = run("export", MACHINES / "counter.yaml", "--to", "itf", "--trace", "stays-small")
    assert outcome.code == 0, outcome.stderr
    run_of_counter = json.loads(outcome.stdout)
    assert len(run_of_counter["states"]) > 1
    assert "loop" not in run_of_counter


# ---- charts ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("entry", catalog.entries(), ids=lambda entry: f"{entry.system}.{entry.profile}")
def test_a_chart_has_the_states_and_transitions_of_the_declaration(entry: catalog.BundledFile) -> None:
    declaration = load(entry.path)
    root = ET.fromstring(scxml.render(declaration))  # noqa: S314 -- our own text
    (parent,) = root.findall(f"{SCXML}state")
    assert parent.get("initial") == declaration.initial_state
    children = [child for child in parent if child.tag in {f"{SCXML}state", f"{SCXML}final"}]
    assert [child.get("id") for child in children] == [state.name for state in declaration.states]
    assert [child.tag == f"{SCXML}final" for child in children] == [state.terminal for state in declaration.states]
    found = [
        (child.get("id"), leaving.get("event"), leaving.get("target"), len(list(leaving)) > 0)
        for child in children
        for leaving in child.findall(f"{SCXML}transition")
    ]
    assert sorted(found, key=str) == sorted(
        ((source, t.event, t.target, bool(t.effects)) for t in declaration.transitions for source in t.sources), key=str
    )
    actions = [leaving.get("event") for leaving in parent.findall(f"{SCXML}transition")]
    assert actions == [action.event for action in declaration.environment]


def test_a_chart_saves_variables_that_are_read_after_their_assignment() -> None:
    text = scxml.render(loads(SWAPPED))
    root = ET.fromstring(text)  # noqa: S314 -- our own text
    (ticking,) = [t for t in root.iter(f"{SCXML}transition") if t.get("event") == "GO_1"]
    assert [(a.get("location"), a.get("expr")) for a in ticking] == [
        ("before_count", "count"),
        ("count", "((0 >= steps + 1) ? 0 : (steps + 1))"),
        ("steps", "before_count - 2"),
    ]
    assert "no-spec" in text


# ---- the folder -----------------------------------------------------------------------------------------------------


def test_the_page_on_the_models_has_their_sizes() -> None:
    page = (ROOT / "model" / "README.md").read_text("utf-8")
    rows = re.findall(r"^\| `([\w.-]+)` \| ([\d,]+) \| ([\d,]+) \|$", page, re.MULTILINE)
    told = {name: (int(states.replace(",", "")), int(entered.replace(",", ""))) for name, states, entered in rows}
    assert list(told) == [f"{entry.system}.{entry.profile}" for entry in catalog.entries()]
    for entry in catalog.entries():
        declaration = load(entry.path)
        assert (
            told[f"{entry.system}.{entry.profile}"][0] == check(dataclasses.replace(declaration, properties=())).states
        )
        if told[f"{entry.system}.{entry.profile}"][0] < 1000:
            assert told[f"{entry.system}.{entry.profile}"][1] == len(entered_states(declaration))


def test_the_page_on_the_models_has_the_states_of_tlc() -> None:
    page = (ROOT / "model" / "README.md").read_text("utf-8")
    rows = re.findall(r"^\| `(\w+)` \| ([\d,]+|more than [\d,]+) \|$", page, re.MULTILINE)
    told = dict(rows)
    every = {tla.module_name(d): d for d in (load(entry.path) for entry in catalog.entries())}
    assert sorted(told) == sorted(every)
    for name, number in told.items():
        if not number.startswith("more") and int(number.replace(",", "")) < 3000:
            configuration = (ROOT / "model" / f"{name}.cfg").read_text("ascii")
            assert int(number.replace(",", "")) == len(Stored(every[name], configuration).every())


# ---- names ----------------------------------------------------------------------------------------------------------


def test_names_are_the_documents_unless_they_are_taken() -> None:
    declaration = loads(SWAPPED)
    names = Names(declaration, reserved.SMV)
    assert names.variable("steps") == "steps"
    assert [names.variable(name) for name in ("count", "init", "next")] == ["count_", "init_", "next_"]
    assert [names.symbol(name) for name in ("IDLE", "TRANS", "MODULE", "VAR", "GO")] == [
        "IDLE", "TRANS_", "MODULE_", "VAR_", "GO",
    ]  # fmt: skip
    assert names.claim("no-spec") == "no_spec"
    assert names.fresh("steps") == "steps_"
    assert names.fresh("steps") == "steps__"


def test_no_name_begins_with_a_reserved_prefix() -> None:
    names = Names(loads(SWAPPED.replace("NEXT", "WF_NEXT")), reserved.TLA, reserved.TLA_PREFIXES)
    assert names.symbol("WF_NEXT") == "_WF_NEXT"
    assert [names.fresh("SF_GO_1"), names.fresh("SF_GO_1")] == ["_SF_GO_1", "_SF_GO_1_"]


def test_transitions_are_numbered_where_an_event_has_several() -> None:
    assert transition_names(loads(SWAPPED)) == ("GO_1", "GO_2", "GO_1", "VAR", "NEXT", "RAIN")


def test_exports_are_ascii_whatever_the_documentation_holds() -> None:
    declaration = loads(SWAPPED.replace("a label like a state", "größer → ∞"))
    for render in (promela.render, tla.render, smv.render, smtlib.render, scxml.render):
        text = render(declaration)
        assert text.isascii()
        assert "gr\\xf6\\xdfer" in text or render is smtlib.render
        assert "\t" not in text
        assert render(declaration) == text
