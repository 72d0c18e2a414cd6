"""Text about one step, from `now` to `next`, as text about another one: the same words with other names.

What an encoding defines of a step begins with ``now.``, ``next.``, ``step.`` or ``keeps.``, and nothing else does,
since no name of a declaration has a dot; what does not speak of the step stays as it is. Definitions that two steps
share come out alike, so that they can be told.
"""

import re

_OF_A_STEP = re.compile(r"(?<![^\s()])(now|next|step|keeps)\.")
_BEGINNING = re.compile(r"\n(?=\S)")


def moved(text: str, before: str, after: str) -> str:
    """The text about the step between two other moments."""
    names = {"now": before, "next": after, "step": f"{before}.step", "keeps": f"{before}.keeps"}
    return _OF_A_STEP.sub(lambda match: f"{names[match[1]]}.", text)


def commands(text: str) -> list[str]:
    """The commands and comments of a text; those lines of a command that are not its first are indented."""
    return [command.rstrip() for command in _BEGINNING.split(text)]
