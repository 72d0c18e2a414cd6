"""docs/concepts.md: the built-in checks, claims, paths and verdicts, as `leverframe explain` prints them.

``python -m tests.support.concepts_page`` makes the page anew.
"""

from leverframe.language.explanations import TOPICS, Topic
from tests.run import ROOT
from tests.support.errors_page import escaped, section

PAGE = ROOT / "docs" / "concepts.md"
_INTRODUCTION = """# Checks, claims, paths and verdicts

Each of these is also printed by `leverframe explain NAME`. [The language](language.md#what-it-means) defines them in
full, and [what each verdict proves](what-verdicts-prove.md) says what follows from them.

Derived: `python -m tests.support.concepts_page`.
"""


def made() -> str:
    """The page."""
    blocks = [_INTRODUCTION, " ·\n".join(f"[{name}](#{name})" for name in TOPICS) + "\n"]
    return "\n".join((*blocks, *map(_section, TOPICS.values())))


def _section(topic: Topic) -> str:
    heading = f"## {topic.name}", f"*{escaped(topic.title)}.*"
    return section(heading, topic.meaning, topic.example, "What to write:", topic.remedy)


if __name__ == "__main__":
    PAGE.write_text(made(), "utf-8")
