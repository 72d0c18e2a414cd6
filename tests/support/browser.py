"""Chromium, driven by Playwright: pages from a file, and everything that goes wrong in them."""

from collections.abc import Generator
from contextlib import contextmanager
from importlib import resources
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright

from tests.support.needs import find

ARGUMENTS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
AXE = resources.files("axe_playwright_python") / "axe.min.js"
WIDTHS = 1280, 390
Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")


@contextmanager
def started() -> Generator[Browser]:
    """A browser, which is quick to start once and slow to start for each test."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find("chromium"), args=ARGUMENTS)
        yield browser
        browser.close()


class Tab:
    """A tab that shows a page from a file, and notes each error, request and message of the console."""

    def __init__(self, browser: Browser, file: Path, width: int = 1280, scheme: Scheme = "light") -> None:
        self.context = browser.new_context(
            viewport={"width": width, "height": 900},
            color_scheme=scheme,
            permissions=["clipboard-read", "clipboard-write"],
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(3_000)
        self.wrong: list[str] = []
        self.page.on("console", lambda message: self.wrong.append(f"{message.type}: {message.text}"))
        self.page.on("pageerror", lambda error: self.wrong.append(f"error: {error}"))
        self.page.on("request", lambda request: self._requested(request.url))
        self.file = file.as_uri()

    def _requested(self, url: str) -> None:
        if url.partition("#")[0] != self.file:
            self.wrong.append(f"requested {url}")

    def show(self, place: str = "") -> Page:
        """Open a place of the page, in a document of its own."""
        self.page.goto("about:blank")
        self.page.goto(f"{self.file}#{place}")
        self.page.wait_for_selector("main h1")
        return self.page

    def violations(self) -> list[str]:
        """What axe-core has against the page as it is now: WCAG 2.2 A and AA, and best practice."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']}).then((found) => found.violations)")
        return [f"{one['id']}: {one['help']}: {[node['html'][:200] for node in one['nodes'][:3]]}" for one in found]

    def close(self) -> None:
        """Close the tab."""
        self.context.close()
