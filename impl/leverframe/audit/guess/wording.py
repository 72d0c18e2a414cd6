"""Names and values in any style of writing → words, and how alike two of them are.

`inputReceived`, `INPUT_RECEIVED`, `input-received` and `State.InputReceived` have the same words. Words that come first
or last are often a namespace, so a name is found in a longer one.
"""

import difflib
import functools
import re
from collections.abc import Iterable, Mapping, Sequence

_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+")
_LONGEST = 80
SURE, LIKELY = 0.75, 0.6
_ABBREVIATED, _SHORTEST = 0.7, 3
"""How alike names are of which each word abbreviates one of the other, by so many letters at least."""
_MISSPELT = 0.8
"""How alike the letters of two names are that differ by a slip."""
_EXTRA = 0.05
"""What each word costs that one of two names has in addition."""

Words = tuple[str, ...]


@functools.lru_cache(maxsize=10_000)
def words(text: str) -> Words:
    """The words of a name, in lower case."""
    return tuple(word.lower() for word in _WORD.findall(text[:_LONGEST]))


@functools.lru_cache(maxsize=100_000)
def alike(one: str, other: str) -> float:
    """How alike two names are: from 0 to 1 for the same words."""
    left, right = words(one), words(other)
    if not left or not right:
        return 0
    if left == right or "".join(left) == "".join(right):
        return 1
    short, long = sorted((left, right), key=len)
    extra = len(long) - len(short)
    if short in {long[:-extra], long[extra:]}:
        return max(0.95 - _EXTRA * extra, LIKELY)
    if len(left) == len(right) and all(map(_abbreviates, left, right)):
        return _ABBREVIATED
    ratio = difflib.SequenceMatcher(None, "".join(left), "".join(right)).ratio()
    return min(ratio, 0.9) if ratio >= _MISSPELT else 0


def _abbreviates(one: str, other: str) -> bool:
    short, long = sorted((one, other), key=len)
    return long.startswith(short) and (len(short) >= _SHORTEST or short == long)


def hinted(name: str, hints: Iterable[str]) -> bool:
    """Is one of the words of a name a hint?"""
    return not set(words(name)).isdisjoint(hints)


def matched(values: Iterable[str], names: Sequence[str]) -> Mapping[str, tuple[str, float]]:
    """For each value, the name that it means and how alike they are. Each name is meant once, by the likest value."""
    pairs = sorted(
        ((alike(value, name), value, name) for value in values for name in names),
        key=lambda pair: (-pair[0], pair[1], pair[2]),
    )
    found: dict[str, tuple[str, float]] = {}
    taken: set[str] = set()
    for likeness, value, name in pairs:
        if likeness >= LIKELY and value not in found and name not in taken:
            found[value] = name, likeness
            taken.add(name)
    return found
