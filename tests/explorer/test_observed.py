"""Failures of cycles and violations of logs, as steps on the diagram up to what was seen there."""

import json
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.support.browser import SCHEMES, WIDTHS, Scheme, Tab
from tests.support.command_line import run
from tests.support.faulty_kernels import allows_what_is_denied
from tests.support.planted import in_processes

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.xdist_group("explorer")]

LOOKS = [(width, scheme) for width in WIDTHS for scheme in SCHEMES]
QUICK = {(1280, "light"), (390, "dark")}
EACH_LOOK = pytest.mark.parametrize(
    ("width", "scheme"), [pytest.param(*look, marks=() if look in QUICK else pytest.mark.long) for look in LOOKS]
)
KERNEL = (sys.executable, "-m", "leverframe", "sut", "kernel")
ROWS = (
    ("BOOTING", "CONFIG_LOADED", "IDLE"),
    ("IDLE", "REQUEST_SUBMITTED", "VALIDATING"),
    ("VALIDATING", "VALIDATION_PASSED", "ARBITRATING"),
    ("ARBITRATING", None, "IDLE"),
)
RUN: Mapping[str, object] = {
    "events": ["CONFIG_LOADED", "REQUEST_DRAFTED", "REQUEST_SUBMITTED"],
    "inferred": [2],
    "observed": "the step VALIDATING → IDLE",
    "refused": {"source": "VALIDATING", "event": None, "target": "IDLE"},
    "ends_before": {"file": "log", "row": 3},
}


def audited(folder: Path) -> Path:
    """The page of an audit."""
    log, file = folder / "log.jsonl", folder / "audit.html"
    names = ("previous_state", "event", "new_state")
    rows = [dict(zip(names, one, strict=True)) for one in ROWS]
    log.write_text("\n".join(json.dumps({"execution_id": 1, **{k: v for k, v in row.items() if v}}) for row in rows))
    assert run("audit", "kernel", log, "--format", "html", "-o", file).code == 1
    return file


@pytest.fixture(scope="module")
def reports(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Path]:
    """The page of an audit, and that of a campaign of cycles."""
    folder = tmp_path_factory.mktemp("reports")
    failed = folder / "conform.html"
    with pytest.MonkeyPatch.context() as patch:
        in_processes(allows_what_is_denied)(patch)
        options = ("--suite", "cycles", "--format", "html", "-o", failed)
        assert run("conform", "kernel", *options, "--", *KERNEL).code == 1
    return {"audit": audited(folder), "conform": failed}


@pytest.fixture(scope="module")
def tab(browser: Browser, bundled: Path) -> Iterator[Tab]:
    opened = Tab(browser, bundled)
    yield opened
    assert opened.wrong == []
    opened.close()


def part(page: Page, name: str) -> Locator:
    return page.locator(f'[data-part="{name}"]').first


def opened(tab: Tab) -> None:
    """The page shows what was seen, is accessible, and fits the screen."""
    expect(tab.page.locator("#observed")).to_be_visible()
    assert tab.violations() == []
    assert tab.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert [one for one in tab.wrong if not one.startswith("requested data:")] == []


@EACH_LOOK
def test_a_violation_of_a_log_is_one_click_away(
    browser: Browser, reports: Mapping[str, Path], width: int, scheme: Scheme
) -> None:
    tab = Tab(browser, reports["audit"], width, scheme)
    page = tab.show()
    page.get_by_role("link", name="Replay 4 steps on the diagram").click()
    opened(tab)
    expect(page.locator("#now")).to_have_text("Now in ARBITRATING")
    expect(page.locator("#observed")).to_contain_text("✗ After step 4, in ARBITRATING: the step ARBITRATING → IDLE")
    expect(page.locator("#observed")).to_contain_text("Such a step is refused here.")
    expect(page.locator("#observed")).to_contain_text("one of the possible runs: nothing that was seen names 1 step")
    way = page.locator(".way li")
    expect(way).to_have_count(5)
    expect(way.nth(1)).to_contain_text("REQUEST_DRAFTED → IDLE (inferred)")
    expect(way.last).to_have_text("✗ the step ARBITRATING → IDLE")
    expect(part(page, "state-IDLE")).to_have_class("node state normal choosable trail wrong")
    expect(page.locator(".key.wrong")).to_be_visible()
    page.get_by_role("button", name="◀ Back").click()
    expect(part(page, "state-IDLE")).not_to_have_class("wrong")
    page.get_by_role("button", name="Next ▶").click()
    expect(page.locator("#now")).to_have_text("Now in ARBITRATING")
    page.locator("[data-event=DECIDED_ALLOW_WITH_TOOL]").click()
    expect(page.locator("#observed")).to_have_count(0)
    expect(page.locator(".key.wrong")).to_have_count(0)
    page.go_back()
    expect(page.locator("#observed")).to_be_visible()
    page.get_by_role("button", name="Clear").click()
    expect(page.locator("#observed")).to_have_count(0)
    tab.close()


@EACH_LOOK
def test_a_failure_of_a_cycle_is_one_click_away(
    browser: Browser, reports: Mapping[str, Path], width: int, scheme: Scheme
) -> None:
    tab = Tab(browser, reports["conform"], width, scheme)
    page = tab.show()
    card = page.locator(".failure", has_text="records: ARBITRATING → AUDITING by DECIDED_ALLOW_NO_TOOL")
    card.get_by_role("link", name="on the diagram").click()
    opened(tab)
    expect(page.locator("#now")).to_have_text("Now in ARBITRATING")
    expect(page.locator("#observed")).to_contain_text("can make such a step here, but what was asked")
    page.get_by_role("button", name="Every edge").click()
    expect(part(page, "edge-ARBITRATING-DECIDED_ALLOW_NO_TOOL-AUDITING")).to_have_attribute("class", _has("wrong"))
    page.get_by_role("link", name="Replay", exact=True).click()
    runs = page.locator("article.run", has_text="records: ARBITRATING → AUDITING by DECIDED_ALLOW_NO_TOOL")
    runs.get_by_role("link", name="on the diagram").click()
    opened(tab)
    tab.close()


def _has(name: str) -> re.Pattern[str]:
    return re.compile(rf"\b{name}\b")


def replayed(tab: Tab, told: object, machine: Mapping[str, str] | None = None) -> Locator:
    page = tab.show("replay")
    violation = {
        "cause": "a step",
        "file": "log",
        "row": 3,
        "explanation": "why",
        "states": ["VALIDATING"],
        "run": told,
    }
    report = {**(machine or {"machine": "kernel", "profile": "reference"}), "violations": [violation]}
    page.locator("#log").fill(json.dumps(report))
    page.get_by_role("button", name="Replay").click()
    return page.locator("article.run")


def test_a_report_from_elsewhere_is_replayed_up_to_what_was_seen(tab: Tab) -> None:
    found = replayed(tab, RUN)
    expect(found).to_contain_text("The run ends before log, row 3, which nothing explains.")
    expect(found).to_contain_text("one of the possible runs")
    expect(found.get_by_role("link", name="VALIDATING")).to_be_visible()
    found.get_by_role("link", name="Replay 3 steps on the diagram").click()
    expect(tab.page.locator("#observed")).to_contain_text("✗ After step 3, in VALIDATING: the step VALIDATING → IDLE")


def test_a_run_without_inferred_steps_is_still_one_of_the_runs(tab: Tab) -> None:
    found = replayed(tab, {"events": [], "inferred": [], "observed": "an effect"})
    expect(found).to_contain_text("It is one of the runs that show what was seen.")
    found.get_by_role("link", name="Replay 0 steps on the diagram").click()
    expect(tab.page.locator("#observed")).to_contain_text("✗ At the beginning, in BOOTING: an effect")
    expect(tab.page.locator("#observed")).not_to_contain_text("refused")
    expect(tab.page.locator(".way li")).to_have_text(["✗ an effect"])
    expect(part(tab.page, "state-BOOTING")).to_have_attribute("class", _has("wrong"))


def test_a_step_that_the_machine_can_make_is_not_called_refused(tab: Tab) -> None:
    step = {"source": "VALIDATING", "event": "VALIDATION_PASSED", "target": "ARBITRATING"}
    found = replayed(tab, {**RUN, "refused": step, "observed": "the step with decision DENY"})
    found.get_by_role("link", name="on the diagram").click()
    expect(tab.page.locator("#observed")).to_contain_text("The machine can make such a step here, but")
    expect(tab.page.locator("#observed")).not_to_contain_text("refused")


@pytest.mark.parametrize(
    ("events", "step", "words"),
    [
        ([], ("BOOTING", "CONFIG_LOADED", "HALTED"), "Here, CONFIG_LOADED leads to IDLE, not to HALTED."),
        ([], ("IDLE", "CONFIG_LOADED", "IDLE"), "This run is in BOOTING then, not in IDLE."),
        ([], (None, "AUDIT_WRITTEN", None), "AUDIT_WRITTEN is refused here – not from BOOTING"),
        ([], ("BOOTING", "config-loaded%2D", "IDLE"), "the machine has no event config-loaded%2D."),
        (["CONFIG_LOADED"], ("IDLE", "REQUEST_SUBMITTED", None), "REQUEST_SUBMITTED is refused here:"),
    ],
)
def test_why_the_machine_does_not_make_a_step(
    tab: Tab, events: Sequence[str], step: tuple[str | None, str, str | None], words: str
) -> None:
    refused = dict(zip(("source", "event", "target"), step, strict=True))
    found = replayed(tab, {**RUN, "events": events, "inferred": [], "refused": refused})
    found.get_by_role("link", name="on the diagram").click()
    expect(tab.page.locator("#observed p").nth(1)).to_contain_text(words)
    expect(tab.page.locator("#observed")).not_to_contain_text(": are false")


def test_a_transition_that_stays_is_no_step_without_its_event(tab: Tab) -> None:
    """The audit of femtoclaw-runtime refuses such a row, though events that stay are possible there."""
    step = {"source": "ERROR", "event": None, "target": "ERROR"}
    machine = {"machine": "femtoclaw-runtime", "profile": "reference"}
    found = replayed(tab, {**RUN, "events": ["INITIALIZATION_FAILED"], "inferred": [], "refused": step}, machine)
    found.get_by_role("link", name="on the diagram").click()
    expect(tab.page.locator("#observed")).to_contain_text("an event that stays in ERROR leads to no state")


def test_the_page_of_an_audit_has_the_same_reasons(browser: Browser, tmp_path: Path) -> None:
    """An event by its name in the document, which several realise; a name with hyphens; a step from elsewhere."""
    seen = {
        ("turn", "AWAITING_INTENT_SELECTION", "ERROR", "CONTEXT_LOADED"): "Here, ERROR leads to BLOCKED, not to",
        ("reug", "READY", "TIMEOUT_DETECTED", "ENGAGE"): "TIMEOUT_DETECTED to ENGAGE is refused here:DEADLINE_PASSED",
        ("kernel", "BOOTING", "config-loaded", "IDLE"): "the machine has no event config-loaded.",
        ("kernel", "IDLE", "CONFIG_LOADED", "IDLE"): "This run is in BOOTING then, not in IDLE.",
    }
    for (system, source, event, target), words in seen.items():
        file, log = tmp_path / "audit.html", tmp_path / "log.jsonl"
        log.write_text(json.dumps({"previous_state": source, "event": event, "new_state": target, "execution_id": 1}))
        assert run("audit", system, log, "--format", "html", "-o", file).code == 1
        tab = Tab(browser, file)
        tab.show().get_by_role("link", name="on the diagram").click()
        expect(tab.page.locator("#observed")).to_contain_text(words)
        tab.close()


def test_steps_beyond_the_run_are_not_counted_as_inferred(tab: Tab) -> None:
    found = replayed(tab, {**RUN, "inferred": [2, 2, 0, -1, 4, "x", 2.5]})
    expect(found).to_contain_text("nothing that was seen names 1 step of it")
    found.get_by_role("link", name="on the diagram").click()
    expect(tab.page.locator("#observed")).to_contain_text("nothing that was seen names 1 step of it")


def test_a_run_of_requests_is_not_said_to_show_what_was_seen(tab: Tab) -> None:
    """A failure of a report in which no run leads to it: only what was asked is known."""
    requests = [{"cmd": "step", "event": event} for event in ("CONFIG_LOADED", "HALT_COMMANDED")]
    replay = {"machine": "kernel", "profile": "reference", "requests": requests}
    page = tab.show("replay")
    page.locator("#log").fill(json.dumps({"failures": [{"cause": "c", "observed": "IDLE", "replay": replay}]}))
    page.get_by_role("button", name="Replay").click()
    expect(page.locator("article.run")).to_contain_text("The machine accepts or refuses each of these events.")
    page.get_by_role("link", name="on the diagram").click()
    expect(page.locator("#observed")).to_contain_text("The run follows what was asked.")
    expect(page.locator("#observed")).not_to_contain_text("show what was seen")


def test_half_a_character_in_a_report_is_replaced(tab: Tab) -> None:
    found = replayed(tab, {**RUN, "observed": "half \ud800 a character"})
    found.get_by_role("link", name="on the diagram").click()
    expect(tab.page.locator("#observed")).to_contain_text("half \ufffd a character")


def test_an_event_that_the_machine_lacks_is_named(tab: Tab) -> None:
    step = {"source": None, "event": "REBOOTED", "target": None}
    replayed(tab, {**RUN, "refused": step}).get_by_role("link", name="on the diagram").click()
    expect(tab.page.locator("#observed")).to_contain_text("the machine has no event REBOOTED")


@pytest.mark.parametrize(
    ("told", "machine", "words"),
    [
        ({**RUN, "events": ["AUDIT_WRITTEN"]}, None, "step 1: AUDIT_WRITTEN is refused in BOOTING"),
        ({**RUN, "events": ["<img src=x>"]}, None, "step 1: the machine has no event <img src=x>"),
        (RUN, {"machine": "turn", "profile": "reference"}, "The run of the report is none of turn, reference"),
        (RUN, {"machine": "nobody", "profile": "x"}, "no machine of this page has these events and states"),
        ([], None, "It cannot be read: 'run' of violation 1 is no object"),
        ("x", None, "It cannot be read: 'run' of violation 1 is no object"),
        ({**RUN, "events": 7}, None, "It cannot be read: 'events' of violation 1 is no list"),
        ({**RUN, "refused": 7}, None, "It cannot be read: 'refused' of violation 1 is no object"),
        ({**RUN, "ends_before": 7}, None, "It cannot be read: 'ends_before' of violation 1 is no object"),
    ],
)
def test_a_run_that_is_none_is_named(tab: Tab, told: object, machine: Mapping[str, str] | None, words: str) -> None:
    replayed(tab, told, machine)
    expect(tab.page.locator("[aria-live=polite]")).to_contain_text(words)


@pytest.mark.parametrize("seen", ["<script>document.title = 'taken'</script>", "\u202eDETROB", "x" * 10_000])
def test_hostile_words_of_an_address_are_harmless(tab: Tab, seen: str) -> None:
    encoded = tab.page.evaluate("([text]) => encodeURIComponent(text)", [seen])
    for place in (f"seen={encoded}&refused={encoded}&inferred={encoded}", f"seen=x&refused=----&run={encoded}"):
        page = tab.show(f"machine/kernel.reference?{place}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.locator("main script").count() == 0
        assert "\u202e" not in (page.locator("main").text_content() or "")
        assert "taken" not in page.title().split()


def test_a_row_of_a_log_that_nothing_explains_is_marked_at_the_end_of_its_run(tab: Tab) -> None:
    page = tab.show("replay")
    rows = [
        {"event": "CONFIG_LOADED", "previous_state": "BOOTING", "new_state": "IDLE"},
        {"previous_state": "IDLE", "new_state": "VALIDATING"},
        {"event": "AUDIT_WRITTEN", "new_state": "IDLE"},
    ]
    page.locator("#log").fill("\n".join(map(json.dumps, rows)))
    page.locator("#of").select_option("kernel.reference")
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("link", name="Replay 3 steps on the diagram").click()
    expect(page.locator("#observed")).to_contain_text("✗ After step 3, in VALIDATING: row 3: AUDIT_WRITTEN to IDLE")
    expect(page.locator("#observed")).to_contain_text("AUDIT_WRITTEN to IDLE is refused here")
    expect(page.locator(".way li").filter(has_text="(inferred)")).to_have_count(2)
    expect(page.locator(".way li").nth(1)).to_contain_text("CONFIG_LOADED → IDLE")
    expect(page.locator(".way li").nth(1)).not_to_contain_text("inferred")


@pytest.mark.parametrize(
    ("event", "previous_state", "new_state", "told"),
    [
        ("CONFIG_LOADED", "BOOTING", "AUDITING", "Here, CONFIG_LOADED leads to IDLE, not to AUDITING."),
        ("AUDIT_WRITTEN", "AUDITING", "IDLE", "This run is in BOOTING then, not in AUDITING."),
        (
            "AUDIT_WRITTEN",
            "BOOTING",
            "IDLE",
            "AUDIT_WRITTEN to IDLE is refused here – not from BOOTING; only from AUDITING.",
        ),
        ("EXPLODED", "BOOTING", "IDLE", "Such a step is refused here: the machine has no event EXPLODED."),
    ],
)
def test_why_a_step_is_not_one_of_the_machine(
    tab: Tab, event: str, previous_state: str, new_state: str, told: str
) -> None:
    refused = f"{previous_state}-{event}-{new_state}"
    tab.show(f"machine/kernel.reference?run=&at=0&seen=it&refused={refused}")
    expect(tab.page.locator("#observed p").nth(1)).to_have_text(told)


def test_why_a_guard_forbids_a_step(tab: Tab) -> None:
    tab.show("machine/kernel.reference?run=CONFIG_LOADED&at=1&seen=it&refused=IDLE-REQUEST_SUBMITTED-VALIDATING")
    expect(tab.page.locator("#observed p").nth(1)).to_have_text("REQUEST_SUBMITTED to VALIDATING is refused here:")
    expect(tab.page.locator("#observed li")).to_have_text(
        "to VALIDATING: draft != NONE is false (of: sink and draft != NONE)"
    )


def test_a_refusal_of_what_the_machine_accepts_is_marked(tab: Tab) -> None:
    page = tab.show("replay")
    rows = [{"event": "CONFIG_LOADED"}, {"event": "HALT_COMMANDED", "outcome": "refused"}]
    page.locator("#log").fill("\n".join(map(json.dumps, rows)))
    page.locator("#of").select_option("kernel.reference")
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("link", name="Replay 1 step on the diagram").click()
    expect(page.locator("#observed")).to_contain_text("in IDLE: row 2: HALT_COMMANDED is refused")
    expect(part(page, "state-IDLE")).to_have_attribute("class", _has("wrong"))
