"""The declared name that an unknown name probably means.

Comparing two names takes time proportional to the product of their lengths, and a file may have thousands of mistakes
and names. So long names are not compared, and among many names only those with the same beginning are.
"""

import difflib
import heapq
from collections.abc import Collection, Iterable, Sequence

_MAX_GUESSED = 48
_MAX_COMPARED = 100


def did_you_mean(name: str, candidates: Iterable[str]) -> str | None:
    """A hint with the closest candidate, if one is close."""
    found = closest(name, candidates)
    return None if found is None else f"did you mean {found!r}?"


def meant_or_declare(name: str, known: Collection[str], section: str) -> str:
    """A hint with the closest declared name, or with the section that should declare this one."""
    return did_you_mean(name, known) or f"declare it under {section}"


def closest(name: str, candidates: Iterable[str]) -> str | None:
    """The candidate that is closest to a name, if one is close.

    The same letters in another case are closest. Otherwise names in the same case come first: ``leese`` is closer to
    the variable ``lease`` than to the label ``LEASE``.
    """
    if len(name) > _MAX_GUESSED:
        return None
    known = [candidate for candidate in candidates if len(candidate) <= _MAX_GUESSED]
    alike = [candidate for candidate in known if candidate.isupper() == name.isupper()]
    folded = name.lower()
    same = [candidate for candidate in (*alike, *known) if candidate.lower() == folded]
    return same[0] if same else _close(folded, alike) or _close(folded, known)


def _close(folded: str, candidates: Sequence[str]) -> str | None:
    by_case = {candidate.lower(): candidate for candidate in candidates}
    likely: Iterable[str] = by_case
    if len(by_case) > _MAX_COMPARED:
        likely = heapq.nsmallest(_MAX_COMPARED, (name for name in by_case if name[0] == folded[:1]))
    found = difflib.get_close_matches(folded, sorted(likely), n=1, cutoff=0.6)
    return by_case[found[0]] if found else None
