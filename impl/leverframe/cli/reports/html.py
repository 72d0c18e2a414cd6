"""A report as one HTML page, for anyone who has a browser: self-contained, without scripts, for screen and print.

`element` escapes every text, so whatever a subject says is shown and never interpreted. The policy of the page allows
its own style sheet, by its digest, pictures that are in the page itself, and nothing else: no script, no connection.
A browser runs no script of a picture, either.

Limit: lists are not shortened, so a report with thousands of failures is a long page.
"""

import base64
import hashlib
import html

from leverframe.cli.reports.page import clean


class Markup(str):
    """Text that is HTML already. Only this module makes it."""

    __slots__ = ()


Part = str | Markup | None


def element(tag: str, *parts: Part, kind: str = "", anchor: str = "") -> Markup:
    """An element with its content, of a class (`kind`) and with an id (`anchor`). None is left out."""
    attributes = "".join(
        f' {name}="{html.escape(value)}"' for name, value in (("class", kind), ("id", anchor)) if value
    )
    return Markup(f"<{tag}{attributes}>{joined(*parts)}</{tag}>")


def joined(*parts: Part) -> Markup:
    """Parts one after the other, texts escaped."""
    return Markup("".join(each if isinstance(each, Markup) else html.escape(clean(each)) for each in parts if each))


def anchor(place: str, words: str) -> Markup:
    """A link to a place in the page itself."""
    return Markup(f'<a href="{html.escape(place)}">{html.escape(clean(words))}</a>')


def picture(svg: str, words: str) -> Markup:
    """A picture that is in the page itself, and what it shows, in words."""
    data = base64.b64encode(svg.encode()).decode("ascii")
    image = f'<img alt="{html.escape(clean(words))}" src="data:image/svg+xml;base64,{data}">'
    return element("div", Markup(image), kind="picture")


def table(heads: tuple[str, ...], rows: list[tuple[Part, ...]]) -> Markup:
    """A table with a head."""
    head = element("thead", element("tr", *(element("th", name) for name in heads)))
    body = element("tbody", *(element("tr", *(element("td", cell) for cell in row)) for row in rows))
    return element("table", head, body)


def document(title: str, *body: Part) -> str:
    """The page."""
    digest = base64.b64encode(hashlib.sha256(_STYLE.encode()).digest()).decode("ascii")
    content = element("body", element("main", *body))
    images = " img-src data:;" if "<img " in content else ""
    policy = f"default-src 'none'; style-src 'sha256-{digest}';{images} base-uri 'none'; form-action 'none'"
    return "\n".join(
        (
            "<!DOCTYPE html>",
            '<html lang="en">',
            "<head>",
            '<meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<meta name="color-scheme" content="light dark">',
            f"{element('title', title)}",
            f"<style>{_STYLE}</style>",
            "</head>",
            content,
            "</html>\n",
        )
    )


_STYLE = """
:root { --ink: #1c2024; --soft: #60646c; --line: #d9dce1; --back: #ffffff; --panel: #f6f7f9;
  --good: #18794e; --bad: #c62a2f; --open: #946800; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #edeef0; --soft: #a5abb3; --line: #363a3f; --back: #121315; --panel: #1b1d20;
    --good: #4cc38a; --bad: #ff8a8d; --open: #f0c000; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 62rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 1.6rem; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 1.15rem; margin: 2.5rem 0 .75rem; padding-bottom: .3rem; border-bottom: 1px solid var(--line); }
h3 { font-size: 1rem; margin: 0 0 .5rem; overflow-wrap: anywhere; }
p { margin: .5rem 0; overflow-wrap: anywhere; }
code, .mono { font: .875em/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.soft { color: var(--soft); }
.verdict { margin: 1.25rem 0; padding: .9rem 1.1rem; background: var(--panel); border-left: .35rem solid var(--soft); }
.verdict strong { font-size: 1.15rem; }
.good { border-color: var(--good); } .bad { border-color: var(--bad); } .open { border-color: var(--open); }
strong.good, td .good, .mark.good { color: var(--good); }
strong.bad, td .bad, .mark.bad { color: var(--bad); }
strong.open, td .open, .mark.open { color: var(--open); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .3rem 1.25rem; margin: 1rem 0; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
.failure { margin: 1rem 0; padding: 1rem 1.1rem; border: 1px solid var(--line); border-radius: .4rem; }
.failure ol { margin: .5rem 0; padding-left: 1.8rem; }
table { width: 100%; border-collapse: collapse; font-size: .9375rem; }
th { text-align: left; color: var(--soft); font-weight: 600; }
th, td { padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line); vertical-align: top;
  overflow-wrap: anywhere; }
td:first-child, .id { white-space: nowrap; }
.picture { margin: 1rem 0; overflow-x: auto; } .picture img { max-width: 100%; height: auto; }
footer { margin-top: 3rem; font-size: .875rem; color: var(--soft); }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: .5rem; }
  td:first-child { white-space: normal; } }
@media print {
  :root { --ink: #000; --soft: #444; --line: #bbb; --back: #fff; --panel: #fff;
    --good: #064; --bad: #a00; --open: #640; }
  body { font-size: 10pt; } main { max-width: none; padding: 0; }
  .failure, tr { break-inside: avoid; } h2 { break-after: avoid; } }
"""
