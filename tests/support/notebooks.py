"""Notebooks, run as Jupyter runs them, and the picture of the example in the documentation.

``python -m tests.support.notebooks`` makes docs/pictures/notebook.png anew.
"""

import hashlib
import html
import re
import struct
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import TypedDict, cast

import nbformat
from nbclient import NotebookClient

from tests.run import ROOT

EXAMPLE = ROOT / "examples" / "notebook.ipynb"
PICTURE = ROOT / "docs" / "pictures" / "notebook.png"
_STYLE = """
body { font: 15px/1.5 system-ui, "Liberation Sans", sans-serif; width: 820px; margin: 1.5rem; color: #1c242c; }
pre { font: 13px/1.45 ui-monospace, "DejaVu Sans Mono", monospace; white-space: pre-wrap; margin: 0; }
.code { background: #f6f8fa; border-left: 3px solid #00619a; padding: .6rem .8rem; margin: 1rem 0 .4rem; }
.shown { margin: 0 0 1rem .8rem; } svg { max-width: 100%; height: auto; }
table { border-collapse: collapse; font-size: 13px; }
td, th { padding: .15rem .6rem; text-align: left; border-bottom: 1px solid #d4dae1; }
"""


class Output(TypedDict, total=False):
    """What a cell shows: by the type of its content."""

    data: dict[str, str]
    text: str


class Cell(TypedDict):
    """A cell of a notebook."""

    cell_type: str
    source: str
    outputs: list[Output]


def cells(path: Path = EXAMPLE) -> list[Cell]:
    """The cells of a notebook after it was run in the folder where it is. An error of a cell is raised."""
    notebook = nbformat.reads(path.read_text("utf-8"), as_version=4)  # type: ignore[no-untyped-call]
    NotebookClient(notebook, kernel_name="python3", resources={"metadata": {"path": str(path.parent)}}).execute()
    return cast("list[Cell]", notebook.cells)


def page(found: list[Cell]) -> str:
    """The cells of a notebook as HTML, as a picture shows them."""
    return f"<!doctype html><meta charset=utf-8><style>{_STYLE}</style><body>{''.join(_blocks(found))}"


def _blocks(found: list[Cell]) -> Iterator[str]:
    for cell in found:
        if cell["cell_type"] == "code":
            yield f"<pre class=code>{html.escape(cell['source'])}</pre>"
            for output in cell["outputs"]:
                data = output.get("data", {})
                shown = data.get("image/svg+xml") or data.get("text/html")
                plain = html.escape(data.get("text/plain", ""))
                yield f"<div class=shown>{shown or f'<pre>{plain}</pre>'}</div>"
        else:
            title, _, text = cell["source"].rpartition("\n\n")
            yield f"<h1>{html.escape(title.lstrip('# '))}</h1>" if title else ""
            plain = re.sub(r"\[(.+?)\]\(.+?\)", r"\1", text)
            yield f"<p>{html.escape(plain)}</p>"


def digest() -> bytes:
    """The digest of the example, which its picture contains."""
    return hashlib.sha256(EXAMPLE.read_bytes()).hexdigest().encode()


def labelled(picture: bytes, text: bytes) -> bytes:
    """A PNG with a text about its source, before its last chunk."""
    content = b"tEXtSource\0" + text
    chunk = struct.pack(">I", len(content) - 4) + content + struct.pack(">I", zlib.crc32(content))
    end = picture.rindex(b"\0\0\0\0IEND")
    return picture[:end] + chunk + picture[end:]


def draw() -> None:
    """Make the picture anew."""
    from tests.support.browser import started  # noqa: PLC0415 -- only who draws needs playwright

    with started() as browser:
        shown = browser.new_page(viewport={"width": 880, "height": 600})
        shown.set_content(page(cells()))
        PICTURE.write_bytes(labelled(shown.screenshot(full_page=True), digest()))


if __name__ == "__main__":
    draw()
