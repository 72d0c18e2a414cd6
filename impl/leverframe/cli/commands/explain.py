"""``leverframe explain``: what an error code, a check or a concept means, and what to do."""

import re
import sys
from typing import TYPE_CHECKING

import click
from click.shell_completion import CompletionItem

from leverframe.cli import arguments

FORMER = re.compile(r"IL\d{3}", re.IGNORECASE)
"""An error code of a former version (docs/adr/0018-the-name.md)."""

if TYPE_CHECKING:
    from leverframe.cli.reports.page import Page


def _complete(_ctx: click.Context, _param: click.Parameter, incomplete: str) -> "list[CompletionItem[str]]":
    from leverframe.language.explanations import CODES, TOPICS

    codes = [CompletionItem(c, help=e.title) for c, e in CODES.items() if c.startswith(incomplete.upper())]
    topics = [CompletionItem(name, help=t.title) for name, t in TOPICS.items() if name.startswith(incomplete.lower())]
    return codes + topics


@click.command(name="explain")
@click.argument("name", metavar="[CODE|CHECK|CONCEPT|ID]", required=False, shell_complete=_complete)
def command(name: str | None) -> None:
    """Explain an error code, a check or a concept.

    Without a name, list them all. For the ID of a requirement or a finding, show the page of 'leverframe why'.
    """
    from leverframe.cli import output as out
    from leverframe.cli.commands.why import show
    from leverframe.cli.otherwise import described
    from leverframe.cli.reports.page import Page
    from leverframe.cli.targets import load_all
    from leverframe.errors import Diagnostic, InputError
    from leverframe.language.explanations import CODES, TOPICS
    from leverframe.language.guessing import did_you_mean

    page = Page(out.look(sys.stdout))
    name = name if name is None else _COPIED.sub(r"\1", name)
    if name is None:
        _list(page)
    elif (code := CODES.get(name.upper())) is not None:
        parts = (("Why", code.why), ("Example", code.example), ("What to do", code.remedy))
        _explain(page, f"{code.code}: {code.title}", parts)
    elif (topic := TOPICS.get(name.lower())) is not None:
        parts = (("What it means", topic.meaning), ("Example", topic.example), ("What to write", topic.remedy))
        _explain(page, f"{topic.name}: {topic.title}", parts)
    elif arguments.is_id(name):
        show(name, (), "pretty", None)
        return
    else:
        is_a, instead = described(name, ()) or described(name, load_all((), None)) or (None, None)
        listed = "'leverframe explain' lists the codes, checks and concepts"
        now = f"LF{name[2:]}" if FORMER.fullmatch(name) else None
        renamed = f"the code is {now} now: 'leverframe explain {now}'" if now in CODES else None
        meant = _padded(name) if _CODE.fullmatch(name) else did_you_mean(name, (*CODES, *TOPICS))
        hint = renamed or instead or meant or listed
        what = "error code, check or concept"
        message = f"{name!r} is {is_a}, not an {what}" if is_a else f"there is no {what} {name!r}"
        raise InputError((Diagnostic("LF072", message, None, None, hint),))
    out.write_text(page.text())


_CODE = re.compile(r"LF[0-9]+", re.IGNORECASE)
_COPIED = re.compile(r"(?:error)?\[(LF\d{3})\]:?", re.IGNORECASE)
"""A code as the message shows it."""
_LEAST = 30
"""The fewest columns for a title beside its name; with less room, it is below the name."""


def _padded(code: str) -> str | None:
    """A hint with the code that has zeros before its number; no other number is like it."""
    from leverframe.language.explanations import CODES

    whole = f"LF{code[2:].zfill(3)}"
    return f"did you mean {whole!r}?" if whole in CODES else None


def _list(page: "Page") -> None:
    from leverframe.language.explanations import CODES, THEMES, TOPICS

    for theme in THEMES:
        page.paragraph((theme.about[0].upper() + theme.about[1:], "dim"))
        for code in CODES.values():
            if theme.first <= code.code <= theme.last:
                page.paragraph(code.title, indent=8, lead=(code.code, "bold"))
        page.blank()
    width = max(map(len, TOPICS)) + 2
    for topic in TOPICS.values():
        if page.width - width >= _LEAST:
            page.paragraph(topic.title, indent=width, lead=(topic.name, "bold"))
        else:
            page.line((topic.name, "bold"))
            page.paragraph(topic.title, indent=4, lead="    ")


def _explain(page: "Page", title: str, parts: tuple[tuple[str, str], ...]) -> None:
    page.paragraph((title, "bold"))
    for heading, text in parts:
        if not text.strip():
            continue
        page.blank()
        page.line((heading, "bold"))
        for line in text.strip("\n").split("\n"):
            if heading == "Example":
                page.line("  ", line)
            else:
                page.paragraph(line, indent=2, lead="  ")
