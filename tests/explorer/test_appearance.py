"""The page at both widths and in both schemes: nothing to report for axe-core, nothing wider than the screen.

Hostile texts are shown, and are harmless.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.support.browser import SCHEMES, WIDTHS, Scheme, Tab
from tests.support.budget import every_third
from tests.support.command_line import run

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.xdist_group("explorer")]

RUN = (
    "SELECTION_OF_FIRST_CHOSEN",
    "SELECT_ACTIVE_INTENT_VALID",
    "WRITE_TO_BETA_CHOSEN",
    "WRITE_REQUESTED",
    "READ_CHOSEN",
    "FILE_READ",
    "WRITE_TO_BETA_CHOSEN",
)
LASSO = "&".join(
    (
        "machine/turn.reference?view=full",
        "select=CONTEXT_LOADED-FILE_READ-CONTEXT_LOADED",
        f"run={','.join(RUN)}",
        "loop=4",
        "claim=waiting-for-a-person-ends-without-a-deadline",
    )
)
PLACES = {
    "overview": "overview",
    "machine": "machine/kernel.reference?select=AUDITING&run=CONFIG_LOADED,SINK_LOST",
    "lasso": LASSO,
    "verdicts": "verdicts/kernel.document",
    "compare": "compare/turn",
    "findings": "findings?system=turn",
    "requirements": "requirements?system=turn",
    "replay": "replay",
    "search": "search?q=sink%20lost",
}


LOOKS = [(width, scheme) for width in WIDTHS for scheme in SCHEMES]
QUICK = {(1280, "light"): {"overview", "lasso", "requirements"}, (390, "dark"): {"machine", "compare", "replay"}}
CASES = [
    pytest.param(look, place, marks=() if place in QUICK.get(look, ()) else pytest.mark.long)
    for look in LOOKS
    for place in PLACES
]


@pytest.fixture(scope="module")
def tab(request: pytest.FixtureRequest, browser: Browser, bundled: Path) -> Iterator[Tab]:
    found: tuple[int, Scheme] = request.param
    opened = Tab(browser, bundled, *found)
    yield opened
    opened.close()


@pytest.mark.parametrize(("tab", "place"), CASES, indirect=["tab"], ids=str)
def test_a_view_is_accessible_and_fits_the_screen(tab: Tab, place: str) -> None:
    page = tab.show(PLACES[place])
    page.locator("main details").evaluate_all("(all) => all.slice(0, 8).forEach((one) => { one.open = true; })")
    assert tab.violations() == []
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")
    assert tab.wrong == []


@pytest.mark.parametrize("tab", [LOOKS[0]], indirect=True, ids=str)
def test_a_fault_would_show(tab: Tab) -> None:
    """An image without words, an identifier twice, pale text, a line that is too wide: each is found."""
    page = tab.show("overview")
    page.evaluate(
        """() => {
            const image = document.createElement("img");
            const pale = document.createElement("p");
            pale.textContent = "pale";
            pale.style.color = "#888";
            pale.style.background = "#999";
            pale.style.width = "3000px";
            document.querySelector("main").append(image, pale);
        }"""
    )
    found = " ".join(tab.violations())
    assert "image-alt" in found
    assert "color-contrast" in found
    assert page.evaluate("document.documentElement.scrollWidth") >= 3000


# ---- hostile texts ---------------------------------------------------------------------------------------------------

LONG = "x" * 10_000
HOSTILE = (
    "<script>document.title = 'taken'</script>",
    '<img src=x onerror="document.title = 1">',
    "\"quotes\" and 'single' ones `too` ${document.title}",
    "</template></script><!-- --><svg onload=alert(1)>",
    "{{SCRIPT}} {{DATA}}",
    LONG[:1_900],
)

MACHINE = """
leverframe: 1
machine: gate
profile: reference
title: {title}
variables:
  mood: {{enum: [CALM, CROSS], initial: CALM, doc: {doc}}}
states:
  SHUT: {{initial: true, quiescent: true, doc: {doc}}}
  OPEN: {{quiescent: true}}
events:
  PUSHED: {{by: input, doc: {doc}}}
transitions:
  - {{from: SHUT, on: PUSHED, to: OPEN, doc: {doc}}}
  - {{from: OPEN, on: PUSHED, to: SHUT}}
properties:
  - {{id: never-open, doc: {doc}, always: not OPEN, expect: fails}}
"""


@pytest.mark.parametrize("text", every_third(HOSTILE), ids=range(len(HOSTILE)))
def test_hostile_texts_are_shown_and_harmless(browser: Browser, tmp_path: Path, text: str) -> None:
    quoted = "'" + text.replace("'", "''") + "'"
    declaration = tmp_path / "gate.yaml"
    declaration.write_text(MACHINE.format(title=quoted, doc=quoted), "utf-8")
    assert run("explore", declaration, "-o", tmp_path / "page.html").code == 0
    tab = Tab(browser, tmp_path / "page.html", 390)
    for place in ("overview", "machine/gate.reference?select=SHUT", "verdicts/gate.reference", "search?q=gate"):
        page = tab.show(place)
        assert "taken" not in page.title().split()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
    tab.show("machine/gate.reference?select=SHUT-PUSHED-OPEN")
    expect(page.locator(".side .card").first).to_contain_text(text)
    assert page.locator("main script, main img, main svg[onload]").count() == 0
    assert tab.wrong == []
    tab.close()


@pytest.mark.parametrize(
    "name", every_third(["<script>alert(1)</script>", "\u202eDETROB", "\u2066a\u0000b", "\"'", LONG]), ids=range(5)
)
def test_hostile_names_of_a_log_and_an_address_are_harmless(browser: Browser, bundled: Path, name: str) -> None:
    tab = Tab(browser, bundled, 390)
    page = tab.show("replay")
    page.evaluate(
        "(row) => { document.getElementById('log').value = JSON.stringify(row); }",
        {"event": name, "execution_id": name, "to": name},
    )
    page.locator("#of").select_option("kernel.reference")
    page.get_by_role("button", name="Replay").click()
    expect(page.locator("article.run")).to_contain_text("the machine has no event")
    for character in "\u202e\u2066\u0000":
        assert character not in (page.locator("article.run").text_content() or "")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    encoded = page.evaluate("([name]) => encodeURIComponent(name)", [name])
    for place in (
        f"machine/{encoded}",
        f"search?q={encoded}",
        f"machine/kernel.reference?run={encoded}&select={encoded}",
    ):
        tab.show(place)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.locator("main script").count() == 0
    assert tab.wrong == []
    tab.close()
