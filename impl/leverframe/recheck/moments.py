"""Rename SMT-LIB text about the step from `now` to `next` into text about another step.

Exactly the symbols that belong to a step begin with ``now.``, ``next.``, ``step.`` or ``keeps.``, since no name of a
declaration has a dot. All other text stays unchanged, so definitions that two steps share remain identical.
"""

import re

_OF_A_STEP = re.compile(r"(?<![^\s()])(now|next|step|keeps)\.")
_BEGINNING = re.compile(r"\n(?=\S)")


def moved(text: str, before: str, after: str) -> str:
    """Return the text for the step between two other moments."""
    names = {"now": before, "next": after, "step": f"{before}.step", "keeps": f"{before}.keeps"}
    return _OF_A_STEP.sub(lambda match: f"{names[match[1]]}.", text)


def commands(text: str) -> list[str]:
    """Return the commands and comments of a text; only the first line of a command is not indented."""
    return [command.rstrip() for command in _BEGINNING.split(text)]
