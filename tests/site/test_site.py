"""`make docs` builds the site without a warning; the site works from its files, without a network."""

import itertools
import re
import shutil
from html.parser import HTMLParser
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote

import pytest

from tests.run import ROOT
from tests.support.site import build
from tests.support.tracked import tracked

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.xdist_group("site")


class Links(HTMLParser):
    """The ids of a page, where its links lead, and what it loads."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.targets: list[str] = []
        self.loaded: list[str] = []
        self.feed(page.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.ids |= {value for name in ("id", "name") if (value := found.get(name))}
        if tag == "a" and (target := found.get("href")):
            self.targets.append(target)
        if tag == "link" and found.get("rel") in {"prev", "next", "canonical"}:
            return
        self.loaded += [value for name in ("src", "href") if tag != "a" and (value := found.get(name))]


def test_it_is_built_without_a_warning(site: Path) -> None:
    own = {name for name in tracked() if name.endswith(".md") and not name.startswith(("tests/", ".github/"))}
    pages = {page.relative_to(site).as_posix() for page in site.rglob("*.html")}
    shown = {re.sub(r"README\.md$", "index.html", name).replace(".md", ".html") for name in own}
    assert pages == shown | {"404.html"}


def test_every_link_leads_to_a_page_and_a_section(site: Path) -> None:
    """MkDocs looks at links in the Markdown; this looks at those that readers follow."""
    pages = {page.resolve(): Links(page) for page in site.rglob("*.html") if page.name != "404.html"}
    dead = []
    for page, found in pages.items():
        for target in found.targets + found.loaded:
            if "://" in target or target.startswith(("mailto:", "data:")):
                continue
            path, _, anchor = target.partition("#")
            file = (page.parent / unquote(path)).resolve() if path else page
            if not file.is_file() or (anchor and file in pages and unquote(anchor) not in pages[file].ids):
                dead.append(f"{page.relative_to(site.resolve())}: {target}")
    assert len(pages) > 60
    assert dead == []


def test_lists_and_tables_are_those_of_the_host(site: Path) -> None:
    """Lists inside lists are indented by two columns; a bar in the code of a cell has an escape, which is not shown."""
    verdicts = (site / "docs" / "verdicts.html").read_text("utf-8")
    assert re.search(r"<li>the <strong>verdict</strong>[^<]*<ul>\s*<li><strong>holds</strong>", verdicts)
    commands = (site / "docs" / "commands.html").read_text("utf-8")
    assert "<code>--format [pretty|json]</code>" in commands
    assert "\\|" not in commands


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    loaded = {target for page in site.rglob("*.html") for target in Links(page).loaded}
    assert [target for target in loaded if "://" in target or target.startswith("//")] == []
    styles = "".join(style.read_text("utf-8") for style in site.rglob("*.css"))
    assert re.findall(r"url\(['\"]?(?:https?:)?//", styles) == []


PLANTED = {
    "[x](nowhere.md)": "nowhere.md",
    "[x](language.md#nowhere)": "nowhere",
    "[x](#nowhere)": "nowhere",
    "[x](../nowhere)": "nowhere",
    "![x](nowhere.svg)": "nowhere.svg",
}


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The pages in a folder of their own, in which they may be changed."""
    folder = tmp_path / "a copy"
    folder.mkdir()
    shutil.copytree(ROOT / "docs", folder / "docs")
    shutil.copytree(ROOT / "release", folder / "release")
    for path in (*ROOT.glob("*.md"), ROOT / "mkdocs.yml", ROOT / "LICENSE"):
        shutil.copy(path, folder)
    for name in ("benchmarks", "diagrams", "examples", "impl", "model", "proofs", "spec", "tests"):
        (folder / name).symlink_to(ROOT / name)
    return folder


@pytest.mark.parametrize("link", PLANTED)
def test_a_dead_link_is_an_error(link: str, copy: Path) -> None:
    page = copy / "docs" / "verdicts.md"
    page.write_text(f"{page.read_text('utf-8')}\n{link}\n", "utf-8")
    done = build(copy, copy / "site")
    assert done.returncode == 1
    assert "docs/verdicts.md" in done.stderr
    assert PLANTED[link] in done.stderr


def test_a_page_outside_the_navigation_is_an_error(copy: Path) -> None:
    (copy / "docs" / "forgotten.md").write_text("# Forgotten\n", "utf-8")
    done = build(copy, copy / "site")
    assert done.returncode == 1
    assert "docs/forgotten.md" in done.stderr


def test_a_link_to_a_folder_leads_to_the_repository_if_its_address_is_known(copy: Path) -> None:
    assert build(copy, copy / "site", LEVERFRAME_REPOSITORY_URL="https://example.org/it").returncode == 0
    index = (copy / "site" / "docs" / "index.html").read_text("utf-8")
    assert 'href="https://example.org/it/tree/HEAD/impl"' in index
    assert 'href="../benchmarks/index.html"' in index


@pytest.mark.needs("chromium")
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 390])
def test_pages_are_shown_without_a_network(site: Path, browser: "Browser", width: int, scheme: str) -> None:
    context = browser.new_context(
        viewport={"width": width, "height": 900}, color_scheme="dark" if scheme == "dark" else "light", offline=True
    )
    page = context.new_page()
    wrong: list[str] = []
    page.on("console", lambda message: wrong.append(f"{message.type}: {message.text}"))
    page.on("pageerror", lambda error: wrong.append(f"error: {error}"))
    page.on("request", lambda request: None if request.url.startswith("file:") else wrong.append(request.url))
    page.on("requestfailed", lambda request: wrong.append(f"failed: {request.url}"))
    for name in ("index.html", "docs/language.html", "docs/commands.html", "docs/comparison.html"):
        page.goto((site / name).as_uri())
        page.wait_for_selector("article h1")
        assert page.evaluate("document.documentElement.scrollWidth") <= width, name
    shown = page.evaluate("document.body.getAttribute('data-md-color-scheme')")
    assert shown == {"light": "default", "dark": "slate"}[scheme]
    assert wrong == []
    context.close()


THEMES_OWN = {"landmark-unique", "empty-table-header"}
"""What axe-core has against landmarks of the theme, and against tables whose first column needs no name."""


@pytest.mark.needs("chromium")
@pytest.mark.parametrize("name", ["index.html", "docs/tutorial.html"])
def test_pages_are_accessible(site: Path, browser: "Browser", name: str) -> None:
    from tests.support.browser import AXE, SCHEMES, WIDTHS  # noqa: PLC0415 -- only where playwright is installed

    for scheme, width in itertools.product(SCHEMES, WIDTHS):
        page = browser.new_page(viewport={"width": width, "height": 900}, color_scheme=scheme)
        page.goto((site / name).as_uri())
        page.wait_for_selector("article h1")
        page.evaluate(AXE.read_text("utf-8"))
        found = page.evaluate("axe.run(document, {resultTypes: ['violations']}).then((all) => all.violations)")
        assert [one for one in found if one["id"] not in THEMES_OWN] == [], (scheme, width)
        page.close()


@pytest.mark.needs("chromium")
def test_the_search_works_without_a_server(site: Path, browser: "Browser") -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 900}, offline=True)
    page = context.new_page()
    page.goto((site / "docs" / "verdicts.html").as_uri())
    page.click("label.md-search__icon[for=__search], .md-search__input")
    page.type(".md-search__input", "lexicographic")
    page.wait_for_selector(".md-search-result__item a", timeout=10_000)
    found = page.eval_on_selector_all(".md-search-result__item a", "all => all.map(one => one.getAttribute('href'))")
    assert any("docs/language.html" in target for target in found)
    context.close()
