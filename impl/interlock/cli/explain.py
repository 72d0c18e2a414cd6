"""``interlock explain``: what an error code means, why it is an error, and what to do."""

import sys

import click
from click.shell_completion import CompletionItem


def _complete(_ctx: click.Context, _param: click.Parameter, incomplete: str) -> "list[CompletionItem[str]]":
    from interlock.language.codes import CODES

    return [CompletionItem(c, help=e.title) for c, e in CODES.items() if c.startswith(incomplete.upper())]


@click.command(name="explain")
@click.argument("code", required=False, shell_complete=_complete)
def command(code: str | None) -> None:
    """Explain an error code.

    Without CODE, list them all.
    """
    from interlock.cli import output as out
    from interlock.cli.page import Page
    from interlock.errors import Diagnostic, InputError
    from interlock.language.codes import CODES
    from interlock.language.types import did_you_mean

    page = Page(out.look(sys.stdout))
    if code is None:
        for known in CODES.values():
            page.paragraph(known.title, indent=8, lead=(known.code, "bold"))
        out.write_text(page.text())
        return
    found = CODES.get(code.upper())
    if found is None:
        hint = did_you_mean(code.upper(), CODES) or "'interlock explain' lists them all"
        raise InputError((Diagnostic("IL072", f"there is no error code {code!r}", None, None, hint),))
    page.paragraph((f"{found.code}: {found.title}", "bold"))
    for heading, text in (("Why", found.why), ("Example", found.example), ("What to do", found.remedy)):
        if not text.strip():
            continue
        page.blank()
        page.line((heading, "bold"))
        for line in text.strip("\n").split("\n"):
            if heading == "Example":
                page.line("  ", line)
            else:
                page.paragraph(line, indent=2, lead="  ")
    out.write_text(page.text())
