"""docs/errors.md: every error code with its explanation, as `leverframe explain` prints it.

``python -m tests.support.errors_page`` makes the page anew.
"""

import re
import textwrap
from collections.abc import Iterator, Sequence

from leverframe.language.explanations import CODES, THEMES, Explanation
from tests.run import ROOT

PAGE = ROOT / "docs" / "errors.md"
_WIDTH = 116
_INTRODUCTION = """# Error codes

Every error has a code, a place, a reason and, where one is known, a next step. Codes are stable: a retired code is
never used again. `leverframe explain CODE` prints what this page has, and `leverframe explain` lists the codes.

With `--format json`, errors are objects with the same parts. In Python they are `Diagnostic`s of an
[`InputError`](api.md#inputerror).

Derived: `python -m tests.support.errors_page`.
"""


def made() -> str:
    """The page."""
    blocks = [_INTRODUCTION, " ·\n".join(f"[{_title(theme.about)}](#{theme.name})" for theme in THEMES) + "\n"]
    for theme in THEMES:
        blocks.append(f'<a id="{theme.name}"></a>\n\n## {_title(theme.about)}\n')
        blocks += [_section(entry) for code, entry in CODES.items() if theme.first <= code <= theme.last]
    return "\n".join(blocks)


def _title(about: str) -> str:
    return about[:1].upper() + about[1:]


def _section(entry: Explanation) -> str:
    """A code: why it is an error, an example, and what to do."""
    heading = f'<a id="{entry.code.lower()}"></a>', f"### {entry.code}: {escaped(entry.title)}"
    return section(heading, entry.why, entry.example, "What to do:", entry.remedy)


def section(heading: Sequence[str], meaning: str, example: str, label: str, remedy: str) -> str:
    """An explanation: what something means, an example if there is one, and a remedy below its label."""
    blocks = [*heading, *paragraphs(meaning)]
    if example:
        blocks.append(f"```yaml\n{example.rstrip()}\n```")
    first, *rest = paragraphs(f"{label} {remedy}")
    return "\n\n".join((*blocks, first.replace(label, f"**{label}**", 1), *rest)) + "\n"


def paragraphs(text: str) -> Iterator[str]:
    """The paragraphs of a text as Markdown."""
    for paragraph in text.strip().splitlines():
        if paragraph.strip():
            filled = textwrap.fill(escaped(paragraph), _WIDTH, break_long_words=False, break_on_hyphens=False)
            yield re.sub(r"^([-+#]|\d+\.)(?= )", r"\\\1", filled, flags=re.MULTILINE)


def escaped(text: str) -> str:
    """A text without characters that mean something in Markdown, outside of code between backticks."""
    parts = re.split(r"(`[^`]+`)", text.strip())
    return "".join(part if part.startswith("`") else re.sub(r"([\\*_<>\[\]|])", r"\\\1", part) for part in parts)


if __name__ == "__main__":
    PAGE.write_text(made(), "utf-8")
