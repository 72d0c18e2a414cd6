"""The pictures of the explorer page in the documentation: the run to a fault, and a wrong row of a log.

``python -m tests.support.screenshots`` makes docs/pictures/explorer.png and audit.png anew.
"""

import contextlib
import json
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize

from tests.run import ROOT
from tests.support.browser import started
from tests.support.command_line import run

PICTURES = ROOT / "docs" / "pictures"
_ROWS = (
    ("BOOTING", "CONFIG_LOADED", "IDLE"),
    ("IDLE", "REQUEST_SUBMITTED", "VALIDATING"),
    ("VALIDATING", "VALIDATION_PASSED", "EXECUTING"),
)
_SIZE: ViewportSize = {"width": 1180, "height": 760}


def draw() -> None:
    """Make the pictures anew."""
    with tempfile.TemporaryDirectory() as name, started() as browser, contextlib.chdir(ROOT):
        folder = Path(name)
        page = _opened(browser, folder / "explorer.html", "explore", "examples/tool-gate.yaml")
        page.get_by_role("link", name="Verdicts").first.click()
        page.get_by_role("link", name="counterexample").first.click()
        page.get_by_role("button", name="End ▶|").click()
        page.evaluate("document.getElementById('announced').textContent = ''")  # told to those who do not see it
        page.screenshot(path=PICTURES / "explorer.png")
        names = ("previous_state", "event", "new_state")
        log = folder / "log.jsonl"
        rows = (
            {"execution_id": "a", "step": step, **dict(zip(names, row, strict=True))} for step, row in enumerate(_ROWS)
        )
        log.write_text("".join(f"{json.dumps(row)}\n" for row in rows), "utf-8")
        page = _opened(browser, folder / "audit.html", "audit", "kernel", log, "--format", "html")
        page.get_by_role("link", name="on the diagram").first.click()
        page.wait_for_selector("#observed")
        page.screenshot(path=PICTURES / "audit.png")


def _opened(browser: Browser, file: Path, *command: str | Path) -> Page:
    assert run(*command, "-o", file).code in {0, 1}
    page = browser.new_page(viewport=_SIZE)
    page.goto(file.as_uri())
    return page


if __name__ == "__main__":
    draw()
