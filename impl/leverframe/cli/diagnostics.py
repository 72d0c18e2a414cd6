"""Errors of an input as text: the place, the line with a caret under it, and a hint."""

import sys
from collections.abc import Sequence

from leverframe.cli.output import Look, look, write_text
from leverframe.cli.reports.page import Page, clean
from leverframe.cli.reports.styled import width as columns
from leverframe.cli.reports.words import count
from leverframe.errors import Diagnostic, Span, without_secrets

TAB = "    "
_BEFORE_CARET = 30
"""The most columns of a long line that are shown before the caret."""
_NEAR = 8
"""How many characters on either side are read for each column of the page: a line can be as long as the file."""


def print_diagnostics(diagnostics: Sequence[Diagnostic]) -> None:
    """Print errors on stderr."""
    write_text(render(diagnostics, look(sys.stderr)), sys.stderr)


def render(diagnostics: Sequence[Diagnostic], look: Look) -> str:
    """Return all errors as text, with their number."""
    page = Page(look)
    for diagnostic in diagnostics:
        _render_one(page, diagnostic)
        page.blank()
    codes = list(dict.fromkeys(diagnostic.code for diagnostic in diagnostics))
    page.wrapped((count(len(diagnostics), "error"), "bold"), f"; run 'leverframe explain {codes[0]}' for details")
    return page.text()


def _render_one(page: Page, diagnostic: Diagnostic) -> None:
    code = f"error[{diagnostic.code}]: "
    page.paragraph((without_secrets(diagnostic.message), "bold"), indent=len(code), lead=(code, "bold red"))
    span = diagnostic.span
    number = str(span.line) if span else ""
    gutter = " " * len(number)
    if span is not None:
        page.line((f"{gutter} --> ", "cyan"), str(span))
    if span is not None and diagnostic.source_line is not None:
        source, caret = _frame(without_secrets(diagnostic.source_line), span, page.width - len(number) - 3)
        page.line((f"{gutter} |", "cyan"))
        page.line((f"{number} | ", "cyan"), source)
        page.line((f"{gutter} | ", "cyan"), (caret, "bold red"))
    if diagnostic.hint is not None:
        lead = f"{gutter} = hint: "
        page.paragraph(without_secrets(diagnostic.hint), indent=len(lead), lead=(lead, "cyan"))


def _frame(line: str, span: Span, width: int) -> tuple[str, str]:
    """Return the part of the line around the span that fits the width, and the caret line under it."""
    start = min(max(span.column - 1, 0), len(line))
    end = min(max(start + span.length, start + 1), max(len(line), start + 1))
    near = _NEAR * width
    parts = line[max(start - near, 0) : start], line[start:end][:near], line[end : end + near]
    before, marked, after = (clean(part.replace("\t", TAB)) for part in parts)
    if columns(before + marked + after) > width:
        before, marked, after = _cut(before, marked, after, width)
    return (before + marked + after).rstrip(), " " * columns(before) + "^" * max(columns(marked), 1)


def _cut(before: str, marked: str, after: str, width: int) -> tuple[str, str, str]:
    """Cut a long line to a window. An ellipsis marks each cut."""
    if columns(before) > _BEFORE_CARET:
        kept = before[-_BEFORE_CARET:]
        while columns(kept) > _BEFORE_CARET:
            kept = kept[1:]
        before = f"…{kept}"
    room = width - columns(before) - 1
    if columns(marked) > room:
        return before, f"{_fitting(marked, room)}…", ""
    room -= columns(marked)
    return before, marked, after if columns(after) <= room else f"{_fitting(after, room)}…"


def _fitting(text: str, width: int) -> str:
    while columns(text) > width:
        text = text[: max(len(text) - max((columns(text) - width) // 2, 1), 0)]
    return text
