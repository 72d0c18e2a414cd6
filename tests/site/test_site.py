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
from tests.support.budget import long_unless
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
    "api": ("[x](nowhere.md)", "nowhere.md"),
    "verdicts": ("[x](language.md#nowhere)", "nowhere"),
    "language": ("[x](#nowhere)", "nowhere"),
    "policies": ("[x](../nowhere)", "nowhere"),
    "journal": ("![x](nowhere.svg)", "nowhere.svg"),
}
"""Dead links, and what is said of them, by the page on which they are."""


def copied(directory: Path) -> Path:
    """The pages in a folder of their own, in which they may be changed."""
    folder = directory / "a copy"
    folder.mkdir()
    shutil.copytree(ROOT / "docs", folder / "docs")
    shutil.copytree(ROOT / "release", folder / "release")
    for path in (*ROOT.glob("*.md"), ROOT / "mkdocs.yml", ROOT / "LICENSE"):
        shutil.copy(path, folder)
    for name in ("benchmarks", "diagrams", "examples", "impl", "model", "proofs", "spec", "tests"):
        (folder / name).symlink_to(ROOT / name)
    return folder


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What a build of pages with mistakes says, a line for each."""
    folder = copied(tmp_path_factory.mktemp("mistakes"))
    for name, (link, _) in PLANTED.items():
        page = folder / "docs" / f"{name}.md"
        page.write_text(f"{page.read_text('utf-8')}\n{link}\n", "utf-8")
    (folder / "docs" / "forgotten.md").write_text("# Forgotten\n", "utf-8")
    done = build(folder, folder / "site")
    assert done.returncode == 1
    return done.stderr.splitlines()


@pytest.mark.parametrize("name", PLANTED)
def test_a_dead_link_is_an_error(name: str, told: list[str]) -> None:
    assert any(f"docs/{name}.md" in line and PLANTED[name][1] in line for line in told)


def test_a_page_outside_the_navigation_is_an_error(told: list[str]) -> None:
    assert any("docs/forgotten.md" in line for line in told)


@pytest.mark.long
def test_a_link_to_a_folder_leads_to_the_repository_if_its_address_is_known(tmp_path: Path) -> None:
    copy = copied(tmp_path)
    assert build(copy, copy / "site", LEVERFRAME_REPOSITORY_URL="https://example.org/it").returncode == 0
    index = (copy / "site" / "docs" / "index.html").read_text("utf-8")
    assert 'href="https://example.org/it/tree/HEAD/impl"' in index
    assert 'href="../benchmarks/index.html"' in index


LOOKS = [(1280, "light"), (1280, "dark"), (390, "light"), (390, "dark")]


@pytest.mark.needs("chromium")
@pytest.mark.parametrize("look", long_unless(LOOKS, {LOOKS[0], LOOKS[3]}.__contains__), ids=str)
def test_pages_are_shown_without_a_network(site: Path, browser: "Browser", look: tuple[int, str]) -> None:
    width, scheme = look
    context = browser.new_context(
        viewport={"width": width, "height": 900}, color_scheme="dark" if scheme == "dark" else "light", offline=True
    )
    page = context.new_page()
    wrong: list[str] = []
    page.on("console", lambda message: wrong.append(f"{message.type}: {message.text}"))
    page.on("pageerror", lambda error: wrong.append(f"error: {error}"))
    page.on("request", lambda request: None if request.url.startswith("file:") else wrong.append(request.url))
    # Whoever goes on to another page stops what is still loading for the last one.
    page.on(
        "requestfailed", lambda request: None if "ABORTED" in (request.failure or "") else wrong.append(request.url)
    )
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
@pytest.mark.parametrize("name", long_unless(["index.html", "docs/tutorial.html"], {"docs/tutorial.html"}.__contains__))
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


@pytest.mark.long
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
