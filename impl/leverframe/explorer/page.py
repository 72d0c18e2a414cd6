"""The page: one script, one style sheet, and all data, in one file.

The data is JSON, compressed, which the page unpacks (DecompressionStream). The policy of the page allows its own script
and style sheet, by their digests, and nothing else: no connection, no picture from elsewhere, no evaluation of text.
The same input gives the same bytes, with the same versions of Graphviz and zlib.
"""

import base64
import gzip
import hashlib
import html
import json
from collections.abc import Mapping

from leverframe.explorer.bundle import asset, script
from leverframe.explorer.values import Value
from leverframe.view.theme import DARK, LIGHT, Colour

_LEVEL = 9
_WITHOUT_SCRIPTS = (
    "<noscript>This page unpacks and shows its data with JavaScript, which is switched off. It loads nothing from "
    "elsewhere.</noscript>"
)


def page(title: str, data: Mapping[str, Value], report: str = "") -> str:
    """The page with this data. `report` is HTML, which is the first view, and which is all that shows without scripts.

    Whoever makes it escapes its texts.
    """
    program, style = script(), stylesheet()
    content = json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=True).encode("utf-8", "replace")
    packed = base64.b64encode(gzip.compress(content, _LEVEL, mtime=0)).decode("ascii")
    pictures = " img-src data:;" if "<img " in report else ""
    policy = (
        f"default-src 'none'; script-src '{_digest(program)}'; style-src '{_digest(style)}';{pictures} "
        "base-uri 'none'; form-action 'none'"
    )
    first = f'<main id="report">{report}</main>' if report else _WITHOUT_SCRIPTS
    frame = asset("page.html")
    parts = {
        "TITLE": html.escape(title),
        "POLICY": policy,
        "STYLE": style,
        "DATA": packed,
        "REPORT": first,
        "SCRIPT": program,
    }
    before, *rest = frame.split("{{")
    return before + "".join(parts[name] + text for name, _, text in (one.partition("}}") for one in rest))


def stylesheet() -> str:
    """The style sheet: the colours of diagrams for light and dark mode, and that of the page."""
    light, dark = ("".join(f"--{colour.value}: {of[colour]}; " for colour in Colour) for of in (LIGHT, DARK))
    classes = "".join(
        f".f-{colour.value} {{ fill: var(--{colour.value}); }} .s-{colour.value} {{ stroke: var(--{colour.value}); }}\n"
        for colour in Colour
    )
    own = asset("page.css")
    return own.replace("/*LIGHT*/", light).replace("/*DARK*/", dark) + classes


def _digest(text: str) -> str:
    return f"sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode('ascii')}"
