"""Files that the page replays, from anybody: each entry of a wrong type is named, and no claim is made too much."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.support.browser import Tab
from tests.support.command_line import run

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.xdist_group("explorer")]

MACHINE = """
leverframe: 1
machine: lamp
profile: reference
variables:
  last_event: {enum: [PRESSED, NOTHING], initial: NOTHING}
  constructor: {range: [0, 2], initial: 0}
states:
  OFF: {initial: true, quiescent: true, cites: [R-1]}
  ON: {quiescent: true}
events:
  PRESS: {by: input}
transitions:
  - {from: OFF, on: PRESS, to: ON, set: {last_event: PRESSED, constructor: 1}}
  - {from: ON, on: PRESS, to: OFF, set: {constructor: 0}}
properties:
  - {id: never-on, always: not ON, expect: fails, cites: [R-1]}
  - {id: off-for-ever, ltl: "F G OFF", under: {strong: "*"}, expect: fails}
"""
REQUIREMENTS = """
leverframe: 1
system: NAME
requirements:
  R-1: {lines: "1", statement: The first of NAME., kind: state}
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two systems in folders of other names, with a requirement of the same id in each."""
    folder = tmp_path_factory.mktemp("files")
    for name in ("lamp", "torch"):
        place = folder / f"of-{name}"
        place.mkdir()
        (place / "reference.yaml").write_text(MACHINE.replace("lamp", name), "utf-8")
        (place / "requirements.yaml").write_text(REQUIREMENTS.replace("NAME", name), "utf-8")
        (place / "run.json").write_text(json.dumps({"states": [state("OFF")], "#meta": {"source": name}}), "utf-8")
    return folder


@pytest.fixture(scope="module")
def tab(browser: Browser, folder: Path) -> Iterator[Tab]:
    file, places = folder / "page.html", [folder / "of-lamp", folder / "of-torch"]
    reports = [part for place in places for part in ("--report", place / "run.json")]
    assert run("explore", *places, *reports, "-o", file).code == 0
    opened = Tab(browser, file)
    yield opened
    assert opened.wrong == []
    opened.close()


def state(control: str, event: str = "none", **values: object) -> dict[str, object]:
    return {"state": control, "last_event_": event, "constructor": 0, "last_event": "NOTHING", **values}


def itf(*states: object, **others: object) -> str:
    names = ["state", "last_event", "constructor", "last_event_"]
    return json.dumps({"#meta": {"source": "lamp.reference"}, "vars": names, "states": states, **others})


def replayed(tab: Tab, text: str) -> Locator:
    page = tab.show("replay")
    page.locator("#log").fill(text)
    page.get_by_role("button", name="Replay").click()
    return page.locator("[aria-live=polite]")


ON = state("ON", "PRESS", constructor=1, last_event="PRESSED")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (itf(state("OFF"), ON), "explains the row"),
        (itf(state("OFF"), {**ON, "constructor": {"#bigint": "2"}}), "PRESS to ON is refused in OFF"),
        (itf(ON), "The first state: the initial state of the machine is OFF, last_event = NOTHING, constructor = 0."),
        (itf({**state("OFF"), "constructor": 2}), "The first state: the initial state of the machine is OFF"),
        (itf(state("OFF"), ON, loop=1), "calls its end a loop"),
        (itf(state("OFF"), ON, loop=-5), "calls its end a loop"),
        (itf(state("OFF", other=1), ON), "the machine has no such variable: other."),
    ],
)
def test_a_run_is_explained_only_with_its_first_state_and_its_loop(tab: Tab, text: str, words: str) -> None:
    expect(replayed(tab, text)).to_contain_text(words)


def test_a_machine_with_a_variable_like_the_name_of_the_event_is_replayed(tab: Tab, folder: Path) -> None:
    file = folder / "of-lamp" / "reference.yaml"
    for claim in ("never-on", "off-for-ever"):
        found = replayed(tab, run("export", file, "--to", "itf", "--trace", claim).stdout)
        expect(found.locator(".note.good")).to_contain_text("The machine has a run that explains")
        expect(found.locator(".note.bad")).to_have_count(0)


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ({"states": [None]}, "state 0 of the run is no object"),
        ({"states": [{}]}, "state 0 of the run does not name its control state"),
        ({"states": []}, "the run has no state"),
        ({"states": [{}], "vars": {}}, "'vars' of the run is no list"),
        ({"results": [None]}, "result 1 is no object"),
        ({"results": [{"trace": 1}]}, "the run of a result is no object"),
        ({"results": [{"trace": {"prefix": [], "loop": []}}]}, "the run of a result has no state"),
        ({"violations": [None]}, "violation 1 is no object"),
        ({"violations": [{"allowed": 5}]}, "'allowed' of violation 1 is no list"),
        ({"failures": [{"replay": {"requests": 5}}]}, "'requests' of failure 1 is no list"),
        ({"failures": [{"expected": "x"}]}, "'expected' of failure 1 is no list"),
        ([None], "row 1 is no object"),
    ],
)
def test_an_entry_of_a_wrong_type_is_named(tab: Tab, value: object, reason: str) -> None:
    expect(replayed(tab, json.dumps(value)).get_by_role("alert")).to_contain_text(f"It cannot be read: {reason}")


def test_members_that_logs_use_for_other_things_are_not_read_as_states_and_executions(tab: Tab) -> None:
    rows = [{"id": number, "source": "button", "event": "PRESS"} for number in range(3)]
    found = replayed(tab, "\n".join(map(json.dumps, rows)))
    expect(found).to_contain_text("1 run")
    expect(found).to_contain_text("explains all 3 rows")


def test_a_log_from_the_middle_is_told_where_a_replay_begins(tab: Tab) -> None:
    found = replayed(tab, json.dumps({"previous_state": "ON", "event": "PRESS", "new_state": "OFF"}))
    expect(found).to_contain_text("A replay begins in the initial state")


def test_of_many_runs_the_page_says_how_many_it_leaves_out(tab: Tab) -> None:
    rows = [{"execution_id": number, "event": "PRESS"} for number in range(501)]
    expect(replayed(tab, json.dumps(rows))).to_contain_text("the first 500 of 501 runs")


def test_a_long_run_is_followed_to_its_end_and_shown_in_part(tab: Tab, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    log.write_text("\n".join([json.dumps({"event": "PRESS", "machine": "lamp.reference"})] * 3_000), "utf-8")
    page = tab.show("replay")
    page.locator("#file").set_input_files(log)
    expect(page.locator("article.run")).to_have_count(1)  # until the file is read, the reports of the page are shown
    expect(page.locator("article.run")).to_contain_text("explains all 3000 rows")
    page.locator("article.run").get_by_role("link", name="on the diagram").click()
    page.get_by_role("button", name="End ▶|").click()
    expect(page.get_by_text("Shown here: steps 2601 to 3000 of 3000.")).to_be_visible()
    expect(page.locator(".way [aria-current]")).to_contain_text("3000.")


@pytest.mark.parametrize("loop", ["-1", "-9", "x", "3"])
def test_a_loop_of_a_link_that_is_none_is_passed_over(tab: Tab, loop: str) -> None:
    page = tab.show(f"machine/lamp.reference?run=-,-,-&loop={loop}")
    expect(page.locator("#now")).to_have_text("Now in OFF")
    expect(page.get_by_text("∞")).to_have_count(0)


def test_requirements_of_two_systems_with_the_same_id_are_both_shown(tab: Tab) -> None:
    page = tab.show("requirements")
    expect(page.locator("[data-requirement=R-1]")).to_have_count(2)
    page = tab.show("overview")
    page.get_by_role("link", name="1 requirement").last.click()
    expect(page.locator("[data-requirement=R-1]")).to_have_count(1)
    expect(page.locator("main")).to_contain_text("The first of torch.")


def test_reports_with_the_same_name_are_both_replayed(tab: Tab) -> None:
    page = tab.show("replay")
    expect(page.locator("article.run")).to_contain_text(["run of lamp", "run of torch"])
