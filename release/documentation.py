"""The pages of the site of the documentation, as hooks of MkDocs: mkdocs.yml has the settings.

The site has every page of the repository at the same place, and each file that a page links to. So a relative link
works in the site as on the host of the repository. A link to a folder leads to its README; if it has none, to the
repository, whose address LEVERFRAME_REPOSITORY_URL may give, and otherwise it becomes plain text.
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import cast
from urllib.parse import quote

from markdown import Extension, Markdown
from markdown.blockprocessors import ListIndentProcessor, OListProcessor, UListProcessor
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parent.parent
WIDE = ("docs/comparison.md", "docs/findings.md", "docs/requirements.md")
"""Pages of wide tables, which need the room of the list of sections."""
ALONE = ("README.md", "docs/tutorial.md")
"""Pages with a tab of their own, beside which there is nothing to list."""
FOLDERS = ("docs", "benchmarks", "diagrams", "examples", "model", "proofs")
"""The folders whose pages are in the site, as are the pages of the root."""
_LINK = re.compile(r"(\[(?:[^\[\]]|\[[^\[\]]*\])*\])\(([^)\s]+)\)")
_FENCED = re.compile(r"^ *(```.*?^ *```)$", re.MULTILINE | re.DOTALL)
_CELL = re.compile(r"(?<=[|])[^|\n`]*`[^`\n]*\\\|[^`\n]*`")
"""A cell of a table with a bar in its code: only the host wants it escaped."""


class _ListsAsOnTheHost(Extension):
    """Lists inside lists are indented by two columns, as CommonMark allows."""

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 -- the name that Python-Markdown calls
        """Replace the processors of lists, and no others: code is still indented by four columns."""
        usual, md.tab_length = md.tab_length, 2
        processors = {"indent": (ListIndentProcessor, 90), "olist": (OListProcessor, 40), "ulist": (UListProcessor, 30)}
        for name, (processor, priority) in processors.items():
            md.parser.blockprocessors.register(processor(md.parser), name, priority)
        md.tab_length = usual


def slug(heading: str, separator: str) -> str:
    """The anchor of a heading, as GitHub makes it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", separator)


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Make anchors and lists those of the host, and list every decision."""
    config.mdx_configs.setdefault("toc", {})["slugify"] = slug
    cast("list[object]", config.markdown_extensions).append(_ListsAsOnTheHost())  # Python-Markdown takes both
    config.nav = cast("list[object]", _listed(config.nav))
    return config


def _listed(entry: object) -> object:
    """The navigation with each pattern replaced by the pages that match it."""
    match entry:
        case str() if "*" in entry:
            return sorted(page.relative_to(ROOT).as_posix() for page in ROOT.glob(entry))
        case list():
            return [_listed(one) for one in entry]
        case dict():
            return {name: _listed(one) for name, one in entry.items()}
        case _:
            return entry


def pages() -> list[str]:
    """The pages of the site, below the root."""
    found = [*ROOT.glob("*.md"), *(page for folder in FOLDERS for page in (ROOT / folder).rglob("*.md"))]
    return sorted(page.relative_to(ROOT).as_posix() for page in found)


def links(page: str, text: str) -> Iterator[str]:
    """The files and folders of the repository to which a page links, below the root."""
    for _, target in _LINK.findall(_FENCED.sub("", text)):
        if "://" not in target and not target.startswith(("#", "mailto:")):
            yield place(page, target.partition("#")[0])


def place(page: str, target: str) -> str:
    """The target of a relative link of a page, below the root."""
    return os.path.normpath(PurePosixPath(page).parent / target)


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """All pages, and the files that they link to, at their places in the repository."""
    found = [file for file in files if file.src_dir != config.docs_dir]  # those of the theme
    listed = pages()
    linked = {target for page in listed for target in links(page, (ROOT / page).read_text("utf-8"))}
    names = sorted({*listed, *(target for target in linked if (ROOT / target).is_file())})
    found += [File(name, str(ROOT), config.site_dir, use_directory_urls=False) for name in names]
    return Files(found)


def on_page_markdown(markdown: str, *, page: Page, **_: object) -> str:
    """Lead links to folders to where they are shown; unescape the bars in the code of tables."""
    name = page.file.src_uri
    if name in ALONE:
        page.meta["hide"] = ["navigation"]

    def led(found: re.Match[str]) -> str:
        text, target = found.groups()
        path = place(name, target)
        if "://" in target or target.startswith("#") or not (ROOT / path).is_dir():
            return found[0]
        if (ROOT / path / "README.md").is_file():
            return f"{text}({target.rstrip('/')}/README.md)"
        host = os.environ.get("LEVERFRAME_REPOSITORY_URL", "").rstrip("/")
        return f"{text}({host}/tree/HEAD/{quote(path)})" if host else text[1:-1]

    if name in WIDE:
        page.meta["hide"] = ["toc"]
    parts = (part if part.startswith("```") else _LINK.sub(led, part) for part in _FENCED.split(markdown))
    return _CELL.sub(lambda found: found[0].replace("\\|", "|"), "".join(parts))
