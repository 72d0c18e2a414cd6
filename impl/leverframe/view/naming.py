"""Names and texts of drawings → names and texts of a declaration in YAML."""

import json
import re

from leverframe.language.grammar import RESERVED

UPPER = re.compile(r"[A-Z][A-Z0-9_]*")
LONGEST_NAME, _LONGEST_WORDS = 80, 2000
_NOT_TEXT = frozenset({"TRUE", "FALSE", "NULL", "YES", "NO", "ON", "OFF", "Y", "N"})
"""Words that some YAML readers do not read as text."""


def upper(words: str) -> str:
    """Return a text in UPPER_CASE: ``waitForUser`` and ``wait for user`` become WAIT_FOR_USER."""
    if UPPER.fullmatch(words):
        return words
    split = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", words)
    return re.sub(r"[^A-Z0-9]+", "_", split.upper()).strip("_")


def fresh(words: str, kind: str, taken: set[str]) -> str:
    """Return a new name, close to some words, and add it to those that are taken. `kind` is a name without words."""
    base = upper(words) or kind
    if not UPPER.match(base) or base in RESERVED:
        base = f"{kind}_{base}"
    base = base[: LONGEST_NAME - 6]
    name = base if base not in taken else f"{base}_{kind}" if len(base) < LONGEST_NAME - 12 else f"{base}_2"
    number = 2
    while name in taken:
        name, number = f"{base}_{number}", number + 1
    taken.add(name)
    return name


def lost(words: str) -> str:
    """Return the characters of a text that its name omits: all that are not ASCII, such as emoji."""
    return " ".join(re.findall(r"[^\x00-\x7f]+", words))


def key(name: str) -> str:
    """Return a name as YAML reads it as text."""
    return f'"{name}"' if name in _NOT_TEXT else name


def words(text: str) -> str:
    """Return a text on one line, of a limited length."""
    return one_line(text)[:_LONGEST_WORDS].strip()


def quoted(text: str) -> str:
    """Return text in double quotes for YAML, which accepts JSON strings."""
    return json.dumps(words(text), ensure_ascii=False)


def one_line(text: str) -> str:
    """Return a text on one line, with spaces for characters that cannot be printed."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
