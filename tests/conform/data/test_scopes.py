"""Scopes: what the document demands of a path, and what a gate makes of it."""

import json
import os
import sys
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from leverframe.conform.campaign import verdicts
from leverframe.conform.campaign.campaign import Campaign
from leverframe.conform.campaign.cycling import Cycles
from leverframe.conform.campaign.verdicts import Verdict
from leverframe.conform.cycles.cycle import Cycle, Given
from leverframe.conform.data.scopes import SHOWN, Scopes
from leverframe.conform.scopes import FEATURES, KINDS, Attempt, Workspace, attempts
from leverframe.conform.subject.process import Process
from leverframe.conform.suite import requests
from leverframe.conform.suite.fates import Failed, Fate, Passed
from leverframe.conform.suite.running import Session, Target
from leverframe.conform.wire import messages as wire
from leverframe.conform.wire import parts
from leverframe.observe.reading import interface_of
from tests.conform.subjects import TURN
from tests.run import ROOT
from tests.support.budget import every_third
from tests.support.campaigns import DECLARATIONS, OURS, judged, overall
from tests.support.command_line import run

EVERY = tuple(attempts(FEATURES))


@pytest.fixture(scope="module")
def suite() -> Scopes:
    """The suite for the foreign gate; the tests give it sessions with other ones."""
    target = gate()
    with Session(target) as session:
        started = session.start()
        session.stop()
    assert isinstance(started, wire.StartAnswer)
    found = Cycles(target, started, 0).suite("scopes")
    assert isinstance(found, Scopes)
    return found


def gate(*faults: str) -> Target:
    turn = DECLARATIONS["turn"]
    return Target(turn, interface_of(turn), lambda: Process((sys.executable, str(TURN), *faults)), 30.0)


def fates(suite: Scopes, *faults: str, kinds: Collection[str] = ()) -> Mapping[Attempt, Fate | None]:
    """What becomes of the writes of these kinds; of all, if none is named."""
    with Session(gate(*faults)) as session:
        session.start()
        chosen = [one for one in EVERY if not kinds or one.kind in kinds]
        found = {one: suite.became(session, suite.asks(one)) for one in chosen}
        session.stop()
    return found


# ---- which writes there are, and what is demanded of them ------------------------------------------------------------


def built(workspace: Workspace, root: Path) -> Path:
    """A workspace on a disk."""
    for path in (*workspace.files, *(name for name, _ in (*workspace.links, *workspace.names))):
        (root / path).parent.mkdir(parents=True, exist_ok=True)
    for path in workspace.files:
        (root / path).write_text(path)
    for path, said in workspace.links:
        (root / path).symlink_to(said)
    for path, file in workspace.names:
        (root / path).hardlink_to(root / file)
    return root


def led_to(root: Path, path: str) -> str | None:
    """The file to which a path leads that is read from the workspace on; None if it is beside it, or nothing."""
    try:
        found = os.path.realpath(root / path.lstrip("/"))
    except (OSError, ValueError):
        return None
    return os.path.relpath(found, root) if Path(found).is_relative_to(root) else None


def test_what_is_demanded_is_what_a_real_file_system_says(tmp_path: Path) -> None:
    """A naive reading, with a real disk: what must be written is there as it is named; what must not, is elsewhere."""
    workspaces = {one.workspace for one in EVERY}
    roots = {each: built(each, (tmp_path / str(number)).resolve()) for number, each in enumerate(workspaces)}
    for one in EVERY:
        root, intent = roots[one.workspace], one.workspace.intent(one.intent)
        file = led_to(root, one.path)
        may = file is not None and intent.covers(file) and not intent.asks(file)
        plain = file == one.path and (root / one.path).is_file() and not (root / one.path).is_symlink()
        match one.demand:
            case "written":
                assert (may, plain) == (True, True), one
            case "blocked":
                assert (may, plain) == (False, True), one
            case "not written":
                assert not may, one
            case "open":
                assert not plain or one.kind in {"new", "name"}, one


def test_each_kind_comes_and_nothing_comes_twice() -> None:
    assert {one.kind for one in EVERY} == KINDS.keys() >= SHOWN.keys()
    assert len({(one.workspace, one.intent, one.path) for one in EVERY}) == len(EVERY) > 120
    assert {one.demand for one in EVERY} == {"written", "blocked", "not written", "open"}


@pytest.mark.parametrize("feature", FEATURES)
def test_a_workspace_has_only_what_a_gate_declares(feature: str) -> None:
    found = tuple(attempts([one for one in FEATURES if one != feature]))
    assert not any(has(one, feature) for one in found)
    assert any(has(one, feature) for one in EVERY)
    assert bool(found) == (feature != "paths")


def has(one: Attempt, feature: str) -> bool:
    made = {"links": one.workspace.links, "names": one.workspace.names, "paths": one.workspace.files}
    approved = any(intent.approval for intent in one.workspace.intents)
    return bool(made[feature]) if feature in made else approved


def test_a_workspace_is_a_request_that_can_be_read_again() -> None:
    for workspace in {one.workspace for one in EVERY}:
        assert requests.workspace(requests.request(workspace)) == workspace


# ---- what becomes of them --------------------------------------------------------------------------------------------

JUDGED = {"TURN-010", "TURN-011", "TURN-012", "TURN-013", "TURN-016"}


def test_a_correct_gate_of_another_shape_keeps_to_its_scopes(suite: Scopes) -> None:
    found = fates(suite)
    assert all(isinstance(fate, Passed) and fate.seen for fate in found.values())
    directed = suite.directed_at(found)
    assert directed.keys() == JUDGED
    assert all(one.groups for one in directed.values())


def test_a_failure_is_replayed(suite: Scopes) -> None:
    run = next(suite.asks(one) for one in EVERY if one.kind == "detour")
    read = tuple(suite.asked(requests.request(one)) for one in run)
    assert read == run
    for faults, kind in ((("detours",), Failed), ((), Passed)):
        suite._target = gate(*faults)
        assert isinstance(suite.replayed(run), kind)


def test_a_gate_may_arrange_outcomes_that_its_workspace_then_decides() -> None:
    assert keeps_to_its_scopes(judged("turn", sys.executable, str(TURN), "outcomes", suite="scopes"))


@pytest.mark.long
def test_our_own_gate_keeps_to_its_scopes() -> None:
    assert keeps_to_its_scopes(judged("turn", *OURS, "turn", suite="scopes"))


def keeps_to_its_scopes(campaign: Campaign) -> bool:
    found = {one.name: one.verdict for one in verdicts.judged(campaign, DECLARATIONS["turn"])}
    return (
        campaign.failures == ()
        and {*campaign.results[0].ran} == {"passed"}
        and all(found[name] is Verdict.PASS for name in JUDGED)
        and overall("turn", campaign) is Verdict.PASS
    )


CAUGHT = {
    "no-scope": ("out of scope", "TURN-012"),
    "refuses": ("out of scope", "TURN-016"),
    "any-scope": ("out of scope", "TURN-012"),
    "prefix": ("out of scope", "TURN-012"),
    "first-entry": ("in scope", "TURN-010"),
    "brackets": ("in scope", "TURN-011"),
    "detours": ("detour", "TURN-012"),
    "folds": ("spelling", "TURN-012"),
    "follows": ("link", "TURN-012"),
    "twins": ("name", "TURN-012"),
    "globs": ("pattern", "TURN-012"),
    "silence": ("approval", "TURN-013"),
    "asks-exactly": ("unapproved", "TURN-013"),
    "strips": ("absolute", "TURN-012"),
    "makes": ("new", "TURN-012"),
}
"""Of each fault: a kind of writes that shows it, and a requirement that it breaks."""


@pytest.mark.parametrize("fault", every_third(CAUGHT))
def test_a_planted_fault_is_caught_with_its_requirement(suite: Scopes, fault: str) -> None:
    kind, requirement = CAUGHT[fault]
    found = fates(suite, fault, kinds=[kind]).values()
    wrongs = [wrong for fate in found if isinstance(fate, Failed) for wrong in fate.wrongs]
    named = {wrong.named.cause: wrong.named.requirements for wrong in wrongs if wrong.named}
    assert requirement in named[f"scopes: {KINDS[kind]}"], wrongs


@pytest.mark.parametrize("fault", ["", "folds"])
def test_vectors_allow_what_the_judge_allows(suite: Scopes, fault: str, tmp_path: Path) -> None:
    """A naive reader of the vectors: what has changed, and where the gate is then."""
    assert run("vectors", "turn", "--suite", "scopes", "-o", tmp_path).code == 0
    file = json.loads((tmp_path / "scopes.json").read_text("utf-8"))
    jsonschema.validate(file, json.loads((ROOT / "docs" / "vectors.schema.json").read_text("utf-8")))
    faults = tuple(filter(None, [fault]))
    failed: set[tuple[str, str]] = set()
    with Session(gate(*faults)) as session:
        session.start()
        for test in file["tests"]:
            workspace = {"links": {}, "names": {}, **file["workspaces"][test["workspace"]]}
            scope = workspace["intents"][test["intent"]]
            known = requests.workspace({"cmd": "reset", "workspace": workspace | {"intents": with_approval(workspace)}})
            session.reset(workspace=known)
            session.cycle(Cycle(Given("select", (("call", "SELECT_FIRST"), ("intent", test["intent"])))))
            found = session.cycle(Cycle(Given("write", (("call", "WRITE_ALPHA"), ("path", test["path"])))))
            assert isinstance(found, tuple)
            changed = [str(seen.value) for seen in found[0].trace or () if isinstance(seen, parts.EffectSeen)]
            outcome = {"BLOCKED": "blocked"}.get(str(found[0].state), "written" if changed else "refused")
            may = all(is_among(one, scope["scope"]) and not is_among(one, scope.get("approval", ())) for one in changed)
            if (
                not may
                or outcome not in test["outcomes"]
                or (test["outcomes"] == ["written"] and changed != [test["path"]])
            ):
                failed.add((test["intent"], test["path"]))
        session.stop()
    judged_so = {(one.intent, one.path) for one, fate in fates(suite, *faults).items() if isinstance(fate, Failed)}
    assert failed == judged_so
    assert bool(failed) == bool(fault)


def with_approval(workspace: Mapping[str, Any]) -> Mapping[str, Any]:  # pyright: ignore[reportExplicitAny] -- JSON
    return {name: {"approval": [], **one} for name, one in workspace["intents"].items()}


def is_among(file: str, entries: Collection[str]) -> bool:
    return any(file == entry or (entry.endswith("/") and file.startswith(entry)) for entry in entries)


def test_every_kind_of_writes_catches_a_fault() -> None:
    assert {kind for kind, _ in CAUGHT.values()} == KINDS.keys()


def test_a_gate_that_does_nothing_is_noticed_where_it_must_write(suite: Scopes) -> None:
    found = fates(suite, "idle")
    assert all(isinstance(fate, Failed) == (one.demand in {"written", "blocked"}) for one, fate in found.items())


@pytest.mark.long
def test_a_failure_is_replayed_and_a_statement_rechecked(tmp_path: Path) -> None:
    report, statement, evidence = (tmp_path / name for name in ("report.json", "statement.json", "evidence.jsonl"))
    faulty = (sys.executable, str(TURN), "refuses")
    files = ("--format", "json", "-o", report, "--statement", statement, "--evidence", evidence)
    assert run("conform", "turn", "--suite", "scopes", *files, "--", *faulty).code == 1
    (failure,) = json.loads(report.read_text())["failures"]
    assert (failure["cause"], failure["requirements"]) == (f"scopes: {KINDS['out of scope']}", ["TURN-012", "TURN-016"])
    assert failure["expected"] == ["the turn is blocked"]
    rechecked = run("conform", "turn", "--recheck", statement, evidence)
    assert (rechecked.code, "does not confirm" in rechecked.stdout) == (1, False)
    assert run("replay", report, "--", *faulty).code == 1
    assert run("replay", report, "--", *faulty[:-1]).code == 0
