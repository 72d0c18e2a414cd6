"""Paths as an agent names them, and the patterns by which an intent says what it covers. Nothing here looks at a disk.

A path is a sequence of names below the workspace. One that can be read in several ways is none: it is not put right,
since whoever puts it right decides what was meant. So there is no ``..``, no name that differs from its Unicode normal
form NFC, and no character that cannot be seen.

Two paths may name one file where case or compatible characters make no difference. What an intent covers is compared
exactly, code point by code point. Where a match makes things stricter, as it does for what needs an approval, names are
compared *folded* (NFKC and case folding, Unicode 15, chapter 3.13), so that a spelling gets around nothing.

Patterns: ``*`` and ``?`` stand for characters of one name, a name ``**`` for any number of folders, and at the end for
everything below. What an intent covers they mean as a shell does (POSIX, 2.13.3): a dot at the beginning of a name is
matched by a dot alone. For what is hidden, such as ``.git``, is often run or obeyed by other programs, and whoever lets
an agent write it should have said so.
"""

import fnmatch
import re
import unicodedata
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

from leverframe.systems.excerpts import quoted
from leverframe.systems.turn.visible import is_seen

MAX_PATH = 4096
"""Bytes of a path, and of a pattern."""
MAX_NAME = 255
"""Bytes of a name."""
OWN = ".leverframe-"
"""What the names of the gate's own files begin with: nobody else writes or reads those."""


class PathError(ValueError):
    """A text that is no path, or no pattern; its message says what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Target:
    """A file below the workspace: the names that lead to it, its own at the end."""

    parts: tuple[str, ...]

    @property
    def folders(self) -> tuple[str, ...]:
        """The names of the folders that lead to it."""
        return self.parts[:-1]

    @property
    def name(self) -> str:
        """Its own name."""
        return self.parts[-1]

    def __str__(self) -> str:
        return "/".join(self.parts)


def target(text: str) -> Target:
    """The file that a path names. Raises PathError. ``./`` is passed over; nothing else is."""
    _check_size(text, "path")
    if text.startswith("/"):
        raise PathError("the path is absolute; name it from the workspace on")
    parts = tuple(part for part in text.split("/") if part != ".")
    if not parts:
        raise PathError("the path names the workspace itself")
    for part in parts:
        _check_name(part)
        if folded(part).startswith(OWN):
            raise PathError(f"names that begin with {OWN} are the gate's own")
    return Target(parts)


def folded(name: str) -> str:
    """What is the same for all names that some file system may take for one."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


@dataclass(frozen=True, slots=True)
class Pattern:
    """Which paths are meant; made by `pattern`. None stands for any number of folders."""

    written: str
    exact: tuple[re.Pattern[str] | None, ...]
    loose: tuple[re.Pattern[str] | None, ...]


def pattern(text: str) -> Pattern:
    """The pattern that is written so. Raises PathError."""
    _check_size(text, "pattern")
    parts = text.split("/")
    for part in parts:
        _check_name(part)
    exact = tuple(_compiled(part, hidden=False) for part in parts)
    return Pattern(text, exact, tuple(_compiled(folded(part), hidden=True) for part in parts))


@dataclass(frozen=True, slots=True)
class PatternPaths:
    """All the paths that one of some patterns means."""

    patterns: tuple[Pattern, ...]

    @classmethod
    def of(cls, written: Iterable[str]) -> "PatternPaths":
        """Those of some patterns. Raises PathError."""
        return cls(tuple(map(pattern, written)))

    def cover(self, wanted: Target) -> bool:
        """Is it one of them, exactly?"""
        return any(_matches(one.exact, wanted.parts, hidden=False) for one in self.patterns)

    def touch(self, wanted: Target) -> bool:
        """Is it one of them, or may it be, under another spelling?

        Folding may lengthen a name, so that what a pattern means exactly it need not mean when both are folded.
        """
        parts = tuple(map(folded, wanted.parts))
        return self.cover(wanted) or any(_matches(one.loose, parts, hidden=True) for one in self.patterns)

    def meet(self, other: Pattern) -> bool:
        """May a path be meant by one of them and by another pattern, under whatever spelling?"""
        return any(_meet(_folded_names(one), _folded_names(other), "**", _names_meet) for one in self.patterns)


def _folded_names(one: Pattern) -> Sequence[str]:
    return [folded(name) for name in one.written.split("/")]


def _names_meet(one: str, other: str) -> bool:
    return _meet(one, other, "*", lambda a, b: a == b or "?" in {a, b})


def _meet(one: Sequence[str], other: Sequence[str], many: str, alike: Callable[[str, str], bool]) -> bool:
    """Is there a sequence that both mean? `many` stands for any number of what they consist of."""
    waiting, seen = [(0, 0)], {(0, 0)}
    while waiting:
        i, j = waiting.pop()
        if (i, j) == (len(one), len(other)):
            return True
        steps: set[tuple[int, int]] = set()
        if i < len(one) and one[i] == many:
            steps |= {(i + 1, j), (i, j + 1)}
        if j < len(other) and other[j] == many:
            steps |= {(i, j + 1), (i + 1, j)}
        if not steps and i < len(one) and j < len(other) and alike(one[i], other[j]):
            steps = {(i + 1, j + 1)}
        following = {step for step in steps if step[0] <= len(one) and step[1] <= len(other)} - seen
        seen |= following
        waiting += following
    return False


def _matches(pattern_parts: Sequence[re.Pattern[str] | None], parts: Sequence[str], *, hidden: bool) -> bool:
    """In time proportional to the product of their lengths: `reached` are the numbers of names that can be used up.

    Unless `hidden`, ``**`` does not stand for names that begin with a dot.
    """
    reached = {0}
    for index, part in enumerate(pattern_parts):
        if part is None:
            last = index == len(pattern_parts) - 1
            reached = set(_spread(reached, [hidden or not name.startswith(".") for name in parts], least=int(last)))
        else:
            reached = {used + 1 for used in reached if used < len(parts) and part.match(parts[used])}
    return len(parts) in reached


def _spread(reached: Collection[int], passable: Sequence[bool], *, least: int) -> Iterator[int]:
    """Where one gets from the places that are reached, past so many names at `least`, each of which is passable."""
    going = False
    for used in range(len(passable) + 1):
        if going or (least == 0 and used in reached):
            yield used
        going = (going or used in reached) and used < len(passable) and passable[used]


def _compiled(part: str, *, hidden: bool) -> re.Pattern[str] | None:
    if part == "**":
        return None
    visible = "" if hidden or part.startswith(".") else r"(?!\.)"
    return re.compile(visible + fnmatch.translate(part.replace("[", "[[]")))


def _check_size(text: str, what: str) -> None:
    if not text:
        raise PathError(f"the {what} is empty")
    if len(text.encode("utf-8", "surrogatepass")) > MAX_PATH:
        raise PathError(f"the {what} has more than {MAX_PATH:,} bytes")


def _check_name(name: str) -> None:
    if not name:
        raise PathError("there is a name of no characters, before, after or between slashes")
    if name in {".", ".."}:
        raise PathError(f"{name!r} leads somewhere else")
    unseen = next((character for character in name if not is_seen(character)), None)
    if unseen is not None:
        raise PathError(f"{quoted(name)} has the character U+{ord(unseen):04X}, which cannot be seen")
    if "\\" in name:
        raise PathError(f"{quoted(name)} has a backslash, which separates names elsewhere")
    if not unicodedata.is_normalized("NFC", name):
        raise PathError(f"{quoted(name)} is not in the Unicode normal form NFC")
    if len(name.encode()) > MAX_NAME:
        raise PathError(f"{quoted(name)} has more than {MAX_NAME} bytes")
