"""Every feature of the page, clicked in a browser, without an error, a request or a message of the console."""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.conform.subjects import TURNSTILE
from tests.support.browser import Tab
from tests.support.command_line import flat, run

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.xdist_group("explorer")]


@pytest.fixture(scope="module")
def tab(browser: Browser, bundled: Path) -> Iterator[Tab]:
    opened = Tab(browser, bundled)
    yield opened
    opened.close()


@pytest.fixture(autouse=True)
def nothing_is_wrong(tab: Tab) -> Iterator[None]:
    yield
    wrong, tab.wrong[:] = list(tab.wrong), []
    assert not wrong


def heading(page: Page) -> Locator:
    return page.locator("main h1")


def part(page: Page, name: str) -> Locator:
    return page.locator(f'[data-part="{name}"]').first


# ---- the first look --------------------------------------------------------------------------------------------------


def test_the_overview_counts_everything_and_leads_to_each_view(tab: Tab) -> None:
    page = tab.show()
    expect(page.locator(".figures")).to_contain_text("263")
    expect(page.locator(".cards .card")).to_have_count(5)
    page.get_by_role("link", name="91 hold").click()
    expect(heading(page)).to_have_text("Verdicts: Governance kernel 0.1.0, reference")
    expect(page.locator(".counted")).to_have_text("91 of 108 claims")
    for name in ("Overview", "Machine", "Verdicts", "Compare", "Findings", "Requirements", "Replay"):
        link = page.get_by_role("navigation").get_by_role("link", name=name)
        link.click()
        expect(page.get_by_role("navigation").get_by_role("link", name=name)).to_have_attribute("aria-current", "page")
    page.go_back()
    expect(heading(page)).to_have_text("Requirements")


def test_the_choice_of_a_machine_keeps_the_view(tab: Tab) -> None:
    page = tab.show("verdicts/kernel.reference")
    page.get_by_label("Machine").select_option("reug.amended")
    expect(heading(page)).to_contain_text("Verdicts: REUG")
    tab.show("compare/kernel").get_by_label("Machine").select_option("turn")
    expect(heading(page)).to_contain_text("Compare: Turn")


# ---- the diagram -----------------------------------------------------------------------------------------------------


def test_a_state_and_an_arrow_are_explained_when_they_are_chosen(tab: Tab) -> None:
    page = tab.show("machine/kernel.reference")
    part(page, "state-AUDITING").get_by_text("AUDITING").click()
    expect(page.locator("#chosen")).to_have_text("AUDITING")
    expect(page.locator("#chosen")).to_be_focused()
    part(page, "edge-AUDITING-AUDIT_WRITTEN-IDLE").get_by_text("audit_written").click()
    card = page.locator(".side .card").first
    expect(page.locator("#chosen")).to_have_text("AUDIT_WRITTEN: AUDITING → IDLE")
    expect(card).to_contain_text("audited_request == request")
    expect(card.get_by_role("link", name="KRN-018")).to_be_visible()
    expect(card.get_by_role("link", name="D-KRN-01")).to_be_visible()
    assert "select=AUDITING-AUDIT_WRITTEN-IDLE" in page.url
    page.get_by_role("button", name="Close").click()
    expect(page.locator("#chosen")).to_have_count(0)


def test_only_an_event_that_can_happen_has_its_colour(tab: Tab) -> None:
    page = tab.show("machine/kernel.reference?run=CONFIG_LOADED")
    colour = "(one) => getComputedStyle(one).fill"
    label = part(page, "edge-IDLE-REQUEST_SUBMITTED-VALIDATING").get_by_text("request_submitted")
    refused = label.evaluate(colour)
    page.get_by_role("button", name="REQUEST_DRAFTED").first.click()
    expect(part(page, "edge-IDLE-REQUEST_SUBMITTED-VALIDATING")).to_have_class(re.compile(r"\bopen\b"))
    assert label.evaluate(colour) != refused


def test_the_keyboard_chooses_states_and_zooms(tab: Tab) -> None:
    page = tab.show("machine/kernel.reference")
    part(page, "state-IDLE").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#chosen")).to_have_text("IDLE")
    canvas = page.locator(".canvas")
    canvas.focus()
    before = width(page)
    page.keyboard.press("+")
    assert width(page) > before
    page.keyboard.press("0")
    assert width(page) == before
    page.keyboard.press("-")
    assert width(page) < before


def width(page: Page) -> float:
    return float(page.locator(".canvas > svg").first.get_attribute("width") or 0)


def test_buttons_and_the_wheel_zoom_and_the_mouse_drags(tab: Tab) -> None:
    page = tab.show("machine/kernel.reference")
    fitted = width(page)
    for _ in range(4):
        page.get_by_role("button", name="Zoom in").click()
    assert width(page) > 2 * fitted
    canvas = page.locator(".canvas")
    box = canvas.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 300, box["y"] + 200)
    before = canvas.evaluate("(one) => one.scrollLeft")
    page.mouse.down()
    page.mouse.move(box["x"] + 200, box["y"] + 150)
    page.mouse.up()
    assert canvas.evaluate("(one) => one.scrollLeft") != before
    page.get_by_role("button", name="Fit").click()
    assert width(page) == fitted
    page.mouse.move(box["x"] + 300, box["y"] + 200)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -100)
    page.keyboard.up("Control")
    expect(page.locator(".canvas > svg")).not_to_have_attribute("width", f"{fitted:g}")
    assert width(page) > fitted


def test_every_edge_is_drawn_on_request(tab: Tab) -> None:
    page = tab.show("machine/kernel.reference")
    folded = page.locator('[data-part^="edge"]').count()
    page.get_by_role("button", name="Every edge").click()
    assert page.locator('[data-part^="edge"]').count() > folded
    assert "view=full" in page.url


def test_the_machine_is_also_a_table(tab: Tab) -> None:
    page = tab.show("machine/kernel.reference")
    page.get_by_text("The machine as a table").click()
    expect(page.get_by_role("region", name="Transitions")).to_contain_text("audited_request == request")


# ---- steps -----------------------------------------------------------------------------------------------------------


def fire(page: Page, event: str) -> None:
    page.locator(f'[data-event="{event}"]').click()


def now(page: Page) -> Locator:
    return page.locator("#now .state")


def test_events_fire_and_are_undone_and_variables_show_their_changes(tab: Tab) -> None:
    page = tab.show("machine/kernel.reference")
    fire(page, "CONFIG_LOADED")
    expect(now(page)).to_have_text("IDLE")
    fire(page, "SINK_LOST")
    changed = page.locator(".variables tr.changed")
    expect(changed).to_have_count(1)
    expect(changed).to_contain_text("false ← true")
    expect(part(page, "state-IDLE")).to_have_class(re.compile("now"))
    expect(part(page, "edge-BOOTING-CONFIG_LOADED-IDLE")).to_have_class(re.compile("trail"))
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Undo").click()
    expect(now(page)).to_have_text("BOOTING")
    page.get_by_role("button", name="Redo").click()
    expect(now(page)).to_have_text("IDLE")
    page.keyboard.press("[")
    expect(now(page)).to_have_text("BOOTING")
    page.get_by_role("button", name="Clear").click()
    expect(page.get_by_text("step 0 of 0")).to_be_visible()


def test_refused_events_have_reasons(tab: Tab) -> None:
    page = tab.show("machine/kernel.reference?run=CONFIG_LOADED")
    page.get_by_text("Refused:").click()
    refused = page.locator(".refused")
    expect(refused).to_contain_text("AUDIT_WRITTEN – not from IDLE; only from AUDITING")
    expect(refused).to_contain_text("draft != NONE is false")


def test_a_link_shows_the_same_run_elsewhere(tab: Tab) -> None:
    page = tab.show("machine/kernel.reference")
    fire(page, "CONFIG_LOADED")
    page.get_by_role("button", name="Copy link").click()
    expect(page.locator("#announced")).to_have_text("The link is copied.")
    link = str(page.evaluate("navigator.clipboard.readText()"))
    assert link == page.url
    tab.show(link.partition("#")[2])
    expect(now(page)).to_have_text("IDLE")


def test_a_link_that_the_machine_refuses_says_where_it_stops(tab: Tab) -> None:
    page = tab.show("machine/kernel.reference?run=CONFIG_LOADED,AUDIT_WRITTEN")
    expect(page.get_by_role("alert")).to_have_text(
        "The run of this link stops: step 2: AUDIT_WRITTEN is refused in IDLE."
    )
    expect(now(page)).to_have_text("IDLE")
    page = tab.show("machine/nothing.such")
    expect(page.get_by_role("alert")).to_contain_text("This page has no nothing.such.")


# ---- verdicts --------------------------------------------------------------------------------------------------------


def test_a_counterexample_is_one_click_from_its_verdict(tab: Tab) -> None:
    page = tab.show("verdicts/kernel.document")
    page.locator("[data-filter=verdict]").select_option("fails")
    expect(page.locator(".counted")).to_have_text("8 of 49 claims")
    page.get_by_role("link", name="counterexample").first.click()
    expect(page.locator(".stepper .note").first).to_contain_text("a run that shows it")
    page.get_by_role("button", name="End ▶|").click()
    expect(page.get_by_role("button", name="End ▶|")).to_be_disabled()
    expect(page.locator(".way li").last.locator("[aria-current=step]")).to_be_visible()


def test_a_lasso_is_a_loop(tab: Tab) -> None:
    page = tab.show("verdicts/turn.reference?claim=waiting-for-a-person-ends-without-a-deadline")
    expect(page.locator("[data-claim]")).to_contain_text("a loop")
    page.get_by_role("link", name="counterexample").click()
    expect(page.get_by_text("repeat for ever.")).to_be_visible()
    expect(page.locator(".way li.looped")).to_have_count(3)
    expect(part(page, "state-CONTEXT_LOADED")).to_have_class(re.compile("looped"))
    page.get_by_role("button", name="End ▶|").click()
    expect(page.get_by_text("step 7 of 7")).to_be_visible()
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_text("step 5 of 7")).to_be_visible()


def test_words_filter_verdicts_and_the_address_keeps_them(tab: Tab) -> None:
    page = tab.show("verdicts/kernel.reference")
    page.locator("[data-filter=q]").fill("audit written")
    assert 0 < page.locator("[data-claim]").count() < 108
    assert "q=audit%20written" in page.url
    tab.show(page.url.partition("#")[2])
    expect(page.locator("[data-filter=q]")).to_have_value("audit written")
    page.locator("[data-filter=q]").fill("no such words")
    expect(page.get_by_text("Nothing fits these filters.")).to_be_visible()


def test_a_verdict_says_what_established_it(tab: Tab) -> None:
    page = tab.show("verdicts/kernel.reference?claim=determinism")
    row = page.locator("[data-claim=determinism]")
    expect(row).to_contain_text("explicit engine")
    row.locator("summary").click()
    expect(row).to_contain_text("proofs/certificates/")
    expect(row.get_by_role("link", name="KRN-033")).to_be_visible()


# ---- documents -------------------------------------------------------------------------------------------------------


def test_profiles_are_compared_side_by_side(tab: Tab) -> None:
    page = tab.show("compare/kernel")
    expect(page.locator(".side-by-side .drawn")).to_have_count(3)
    expect(page.locator(".side-by-side .differs").first).to_be_visible()
    edges = page.get_by_role("region", name="Edges")
    expect(edges).to_contain_text("other conditions")
    differences = edges.locator("tbody tr").count()
    page.get_by_role("button", name="Show all edges").click()
    assert edges.locator("tbody tr").count() > differences
    page.get_by_role("button", name="document-drawing").click()
    expect(page.locator(".side-by-side .drawn")).to_have_count(4)
    page.get_by_role("button", name="Every edge").click()
    assert "view=full" in page.url
    page.get_by_role("region", name="Claims").get_by_role("link").first.click()
    expect(heading(page)).to_contain_text("Verdicts")


def test_a_finding_leads_to_its_counterexample(tab: Tab) -> None:
    page = tab.show("findings")
    expect(page.locator("[data-finding]")).to_have_count(81)
    page.locator("[data-filter=system]").select_option("turn")
    card = page.locator("[data-finding=D-TURN-11]")
    card.get_by_role("link", name="counterexample").first.click()
    expect(page.locator(".stepper .note").first).to_contain_text("fails")
    page = tab.show("findings?id=D-TURN-11")
    expect(page.locator("[data-finding]")).to_have_count(1)


def test_the_requirement_matrix_has_every_requirement_and_filters(tab: Tab) -> None:
    page = tab.show("requirements")
    rows = page.locator("[data-requirement]")
    expect(rows).to_have_count(263)
    counts = {}
    for status in ("holds", "partial", "fails", "tested", "excluded"):
        page.locator("[data-filter=status]").select_option(status)
        counts[status] = rows.count()
    assert sum(counts.values()) == 263
    page.locator("[data-filter=status]").select_option("excluded")
    expect(rows.first).to_contain_text("Excluded:")
    page.locator("[data-filter=status]").select_option("partial")
    expect(rows.first).to_contain_text("Not established:")
    page.locator("[data-filter=status]").select_option("")
    page.locator("[data-filter=how]").select_option("mutant")
    page.locator("[data-filter=system]").select_option("kernel")
    page.locator("[data-filter=kind]").select_option("safety")
    page.locator("[data-filter=q]").fill("audit")
    assert 0 < rows.count() < 45
    page = tab.show("requirements?id=KRN-018")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("kernel:reference:")
    page.get_by_role("link", name="Show all requirements").click()
    expect(rows).to_have_count(263)


def test_the_matrix_names_the_status_in_each_profile_with_a_check(tab: Tab) -> None:
    page, disagree = tab.show("requirements"), 0
    for row in json.loads(run("requirements", "kernel", "--format", "json").stdout):
        found: dict[str, set[str]] = {}
        for check in row["checks"]:
            found.setdefault(check["profile"], set()).add(check["verdict"])
        groups: dict[str, list[str]] = {}
        for profile, verdicts in sorted(found.items()):
            groups.setdefault("fails" if "fails" in verdicts else "holds", []).append(profile)
        cell = page.locator(f"[data-requirement={row['id']}] [data-head=status]")
        for status, profiles in groups.items():
            said = f"in {', '.join(profiles)}" if len(groups) == 1 else f"{status} {', '.join(profiles)}"
            assert said in flat(cell.inner_text()), row["id"]
        disagree += len(groups) > 1
    assert disagree


def test_search_finds_everything(tab: Tab) -> None:
    page = tab.show("overview")
    page.keyboard.press("/")
    page.keyboard.type("audit_written")
    expect(heading(page)).to_have_text("Search")
    expect(page.locator("main")).to_contain_text("Events")
    expect(page.locator("main")).to_contain_text("Claims")
    expect(page.locator("#words")).to_be_focused()
    page.locator("#words").fill("KRN-018")
    page.get_by_role("link", name="KRN-018").first.click()
    expect(page.locator("[data-requirement=KRN-018]")).to_be_visible()
    page = tab.show("search?q=xyzzy")
    expect(page.locator("main")).to_contain_text("Nothing has all of these words")


# ---- runs and logs from elsewhere ------------------------------------------------------------------------------------


def replay(page: Page, text: str) -> Locator:
    page.locator("#log").fill(text)
    page.get_by_role("button", name="Replay").click()
    return page.locator("article.run").first


ROWS = [
    {"execution_id": "a", "previous_state": "BOOTING", "event": "CONFIG_LOADED", "new_state": "IDLE"},
    {"execution_id": "a", "previous_state": "IDLE", "event": "AUDIT_WRITTEN", "outcome": "refused"},
    {"execution_id": "a", "event": "REQUEST_SUBMITTED", "new_state": "VALIDATING"},
]


def opened(page: Page, folder: Path, text: str) -> Locator:
    file = folder / "file.json"
    file.write_text(text, "utf-8")
    page.locator("#file").set_input_files(file)
    return page.locator("article.run").first


def test_a_log_is_replayed_with_the_steps_that_it_does_not_show(tab: Tab) -> None:
    page = tab.show("replay")
    card = replay(page, "\n".join(map(json.dumps, ROWS)))
    expect(card).to_contain_text("explains all 3 rows")
    card.get_by_role("link", name="on the diagram").click()
    expect(now(page)).to_have_text("BOOTING")
    page.get_by_role("button", name="End ▶|").click()
    expect(now(page)).to_have_text("VALIDATING")


def test_a_row_without_an_explanation_is_named(tab: Tab) -> None:
    page = tab.show("replay")
    wrong = [*ROWS, {"execution_id": "a", "event": "AUDIT_WRITTEN", "new_state": "IDLE"}]
    card = replay(page, "\n".join(map(json.dumps, wrong)))
    expect(card).to_contain_text("row 4: AUDIT_WRITTEN to IDLE is refused in VALIDATING")
    expect(card).to_contain_text("The replay ends before it.")


def test_a_run_of_itf_and_reports_of_check_and_audit_are_replayed(tab: Tab, tmp_path: Path) -> None:
    page = tab.show("replay")
    found = run("check", "turn", "--profile", "reference", "--format", "json").stdout
    card = opened(page, tmp_path, found)
    expect(card).to_contain_text("explains all")
    runs = page.locator("article.run").count()
    assert runs == sum(one["trace"] is not None for one in json.loads(found)["results"])
    expect(page.locator("article.run .note.bad")).to_have_count(0)
    log = tmp_path / "log.jsonl"
    log.write_text("\n".join(json.dumps({**row, "step": n}) for n, row in enumerate([ROWS[0], ROWS[2], ROWS[0]])))
    card = replay(page, run("audit", "kernel", log, "--format", "json").stdout)
    expect(card).to_contain_text("The machine may have been in")
    card.get_by_role("link", name="VALIDATING").click()
    expect(page.locator("#chosen")).to_have_text("VALIDATING")


def test_itf_from_a_file_is_replayed_as_a_loop(tab: Tab, tmp_path: Path) -> None:
    claim = "waiting-for-a-person-ends-without-a-deadline"
    page = tab.show("replay")
    card = opened(page, tmp_path, run("export", "turn", "--to", "itf", "--trace", claim).stdout)
    expect(card).to_contain_text("explains all 7 rows")
    card.get_by_role("link", name="on the diagram").click()
    expect(page.get_by_text("Steps 5 to 7 repeat for ever.")).to_be_visible()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "there is nothing to read"),
        ("nonsense", "line 1 is no JSON object"),
        ("[1]", "row 1 is no object"),
        ("{}", "no row has an event or a state"),
        ('{"failures": [], "verdict": "pass"}', "the report of conform has no failure: pass"),
        ('{"violations": []}', "the report of audit has no violation"),
        ("7", "neither a run, a report nor a log"),
    ],
)
def test_what_cannot_be_read_is_said_with_the_reason(tab: Tab, text: str, reason: str) -> None:
    page = tab.show("replay")
    page.locator("#log").fill(text)
    page.get_by_role("button", name="Replay").click()
    expect(page.get_by_role("alert")).to_contain_text(reason)


def test_the_report_of_conform_is_a_page_that_replays_its_failures(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    subject = (sys.executable, str(TURNSTILE), "never-opens")
    assert run("conform", TURNSTILE.with_suffix(".yaml"), "--format", "html", "-o", file, "--", *subject).code == 1
    tab = Tab(browser, file)
    page = tab.show()
    expect(heading(page)).to_have_text("Conformance: turnstile")
    expect(page.locator(".verdict").first).to_contain_text("Fail")
    links = page.get_by_role("navigation").get_by_role("link")
    assert links.all_text_contents() == ["Report", "Machine", "Replay"]
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("link", name="Replay 2 steps on the diagram").click()
    expect(now(page)).to_have_text("OPEN")
    expect(page.locator("#observed")).to_contain_text("After step 2, in OPEN:")
    page.get_by_role("button", name="|◀ Start").click()
    expect(now(page)).to_have_text("LOCKED")
    page.get_by_role("link", name="Report").click()
    expect(heading(page)).to_have_text("Conformance: turnstile")
    assert (tab.violations(), tab.wrong) == ([], [])
    tab.close()


def test_the_report_of_an_audit_is_a_page_with_its_pictures(browser: Browser, tmp_path: Path) -> None:
    log, file = tmp_path / "log.jsonl", tmp_path / "report.html"
    jump = {**ROWS[0], "step": 1, "previous_state": "IDLE", "event": "REQUEST_SUBMITTED", "new_state": "EXECUTING"}
    log.write_text(f"{json.dumps({**ROWS[0], 'step': 0})}\n{json.dumps(jump)}\n", "utf-8")
    assert run("audit", "kernel", log, "--format", "html", "-o", file).code == 1
    tab = Tab(browser, file, 390, "dark")
    page = tab.show()
    expect(heading(page)).to_have_text("Audit: kernel")
    expect(page.get_by_text("Conformant: violated")).to_be_visible()
    assert page.locator(".picture img").evaluate("(one) => one.naturalWidth") > 0
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_role("link", name="Replay", exact=True).click()
    page.locator("article.run").get_by_role("link", name="IDLE").click()
    expect(page.locator("#chosen")).to_have_text("IDLE")
    assert [one for one in tab.wrong if not one.startswith("requested data:")] == []
    tab.close()


def test_without_scripts_a_report_is_still_there(browser: Browser, tmp_path: Path) -> None:
    log, file = tmp_path / "log.jsonl", tmp_path / "report.html"
    log.write_text(json.dumps({**ROWS[0], "step": 0}), "utf-8")
    run("audit", "kernel", log, "--format", "html", "-o", file)
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(file.as_uri())
    expect(heading(page)).to_have_text("Audit: kernel")
    context.close()


def test_reports_are_put_on_the_page_of_explore(browser: Browser, tmp_path: Path) -> None:
    log, file = tmp_path / "log.jsonl", tmp_path / "page.html"
    log.write_text("\n".join(map(json.dumps, ROWS)), "utf-8")
    assert run("explore", "kernel", "--profile", "reference", "--report", log, "-o", file).code == 0
    tab = Tab(browser, file)
    page = tab.show("replay")
    expect(page.locator("main")).to_contain_text("log.jsonl: 1 run")
    expect(page.locator("article.run")).to_contain_text("explains all 3 rows")
    assert tab.wrong == []
    tab.close()


# ---- the frame -------------------------------------------------------------------------------------------------------


def test_the_scheme_is_switched(tab: Tab) -> None:
    page = tab.show("overview")
    back = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(back)
    page.get_by_role("button", name="Dark").click()
    assert page.evaluate(back) != light
    page.get_by_role("button", name="Light").click()
    assert page.evaluate(back) == light


def test_the_first_key_skips_to_the_content(tab: Tab) -> None:
    page = tab.show("verdicts/kernel.reference")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()


def test_on_paper_there_are_no_controls(tab: Tab) -> None:
    page = tab.show("machine/kernel.reference")
    page.emulate_media(media="print")
    expect(page.locator("header.top")).to_be_hidden()
    expect(page.locator(".controls")).to_be_hidden()
    expect(page.locator(".canvas > svg")).to_be_visible()
    page.emulate_media(media="screen")
