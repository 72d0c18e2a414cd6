"""The declared name that an unknown name probably means.

Comparing two names takes time proportional to the product of their lengths, and a file may have thousands of mistakes
and names. So long names are not compared, and among many names only those with the same beginning are.
"""

import difflib
import heapq
import re
from collections.abc import Collection, Iterable, Sequence

_NUMBERED = re.compile(r"(.*[^0-9])([0-9]+)")
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

    The same letters in another case are closest, and the same number with other zeros: ``KRN-27`` is ``KRN-027``.
    Otherwise names in the same case come first: ``leese`` is closer to the variable ``lease`` than to the label
    ``LEASE``. An id with another number means something else, so it is never close.
    """
    if len(name) > _MAX_GUESSED:
        return None
    known = [candidate for candidate in candidates if len(candidate) <= _MAX_GUESSED]
    alike = [candidate for candidate in known if candidate.isupper() == name.isupper()]
    folded = name.lower()
    same = [candidate for candidate in (*alike, *known) if _plain(candidate) == _plain(name)]
    if same:
        return same[0]
    alike, known = ([one for one in names if not _is_other(one, name)] for names in (alike, known))
    return _close(folded, alike) or _close(folded, known)


def _plain(name: str) -> tuple[str, int | None]:
    """A name without case, and the number at its end."""
    found = _NUMBERED.fullmatch(name.lower())
    return (found[1], int(found[2])) if found else (name.lower(), None)


def _is_other(one: str, other: str) -> bool:
    """Are both ids, as requirements and findings have them, with different numbers?"""
    (first, number), (second, another) = _plain(one), _plain(other)
    return first.endswith("-") and second.endswith("-") and None not in {number, another} and number != another


def _close(folded: str, candidates: Sequence[str]) -> str | None:
    by_case = {candidate.lower(): candidate for candidate in candidates}
    likely: Iterable[str] = by_case
    if len(by_case) > _MAX_COMPARED:
        likely = heapq.nsmallest(_MAX_COMPARED, (name for name in by_case if name[0] == folded[:1]))
    found = difflib.get_close_matches(folded, sorted(likely), n=1, cutoff=0.6)
    return by_case[found[0]] if found else None
