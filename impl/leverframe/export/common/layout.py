"""Formal text in lines of one width. Every target here reads a line end as it reads a space."""

import textwrap
from collections.abc import Iterator, Sequence

WIDTH = 118


def wrapped(text: str, indent: str = "") -> Iterator[str]:
    """The text, broken at spaces; what follows the first line is set in further."""
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
    """Items between brackets, separated by commas."""
    yield from wrapped(f"{opening.strip()}{', '.join(items)}{closing}", opening[: len(opening) - len(opening.lstrip())])
