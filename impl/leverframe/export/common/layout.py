"""Formal text wrapped to one width. Every target reads a line end as a space."""

import textwrap
from collections.abc import Iterator, Sequence

WIDTH = 118


def wrapped(text: str, indent: str = "") -> Iterator[str]:
    """Yield the lines of a text, broken at spaces; all lines after the first are indented further."""
    lines = textwrap.wrap(
        text,
        WIDTH,
        initial_indent=indent,
        subsequent_indent=f"{indent}    ",
        break_long_words=False,
        break_on_hyphens=False,
    )
    yield from lines


def listed(opening: str, items: Sequence[str], closing: str) -> Iterator[str]:
    """Yield the lines of a list: items between brackets, separated by commas."""
    yield from wrapped(f"{opening.strip()}{', '.join(items)}{closing}", opening[: len(opening) - len(opening.lstrip())])
