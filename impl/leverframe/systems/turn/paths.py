"""The paths of an agent, and the patterns of an intent. This module does not access the disk.

A path is a sequence of names below the workspace. An ambiguous path is rejected, not corrected, since a correction
would guess its meaning. So there is no ``..``, no name that differs from its Unicode normal form NFC, and no invisible
character.

Two paths may name the same file on a file system that ignores case or treats compatible characters as equal. The scope
of an intent is matched exactly, code point by code point. If a match makes the rules stricter, as for approvals, names
are compared *folded* (NFKD and case folding, Unicode 15, chapter 3.13), so that no other spelling evades the rule.

Patterns: ``*`` and ``?`` match characters of one name. A name ``**`` matches any number of folders; at the end of a
pattern it matches everything below. A scope matches hidden names as a shell does (POSIX, 2.13.3): only a literal dot
matches a dot at the beginning of a name. Other programs often execute or obey hidden files, such as those in ``.git``,
so a scope must name them explicitly.
"""

import fnmatch
import re
import unicodedata
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

from leverframe.systems.excerpts import quoted
from leverframe.systems.turn.visible import is_seen

MAX_PATH = 4096
"""The largest size of a path or pattern, in bytes."""
MAX_NAME = 255
"""The largest size of a name, in bytes."""
OWN = ".leverframe-"
"""The prefix of the names of the gate's own files. Agents cannot read or write them."""


class PathError(ValueError):
    """An invalid path or pattern. The message says why."""


@dataclass(frozen=True, slots=True)
class Target:
    """A file below the workspace: the names of its folders, then its own name."""

    parts: tuple[str, ...]

    @property
    def folders(self) -> tuple[str, ...]:
        """The names of the folders above it."""
        return self.parts[:-1]

    @property
    def name(self) -> str:
        """Its own name."""
        return self.parts[-1]

    def __str__(self) -> str:
        return "/".join(self.parts)


def target(text: str) -> Target:
    """Parse a path. Drops ``./`` and nothing else. Raises PathError."""
    _check_size(text, "path")
    if text.startswith("/"):
        raise PathError("the path is absolute; name it from the workspace on")
    parts = tuple(part for part in text.split("/") if part != ".")
    if not parts:
        raise PathError("the path names the workspace itself")
    for part in parts:
        _check_name(part)
        if folded(part).startswith(OWN):
            raise PathError(f"names that begin with {OWN} are reserved for the gate")
    return Target(parts)


def folded(name: str) -> str:
    """Return a key that is equal for all names that some file system may treat as one.

    It is decomposed first, because the iota below a letter (U+0345) becomes a letter, whose accents must stay in place.
    It is composed at the end, so that ``?`` matches a letter with its accent.
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKD", name).casefold())


@dataclass(frozen=True, slots=True)
class Pattern:
    """A pattern of paths, made by `pattern`. None stands for ``**``, any number of folders."""

    written: str
    exact: tuple[re.Pattern[str] | None, ...]
    loose: tuple[re.Pattern[str] | None, ...]


def pattern(text: str) -> Pattern:
    """Parse a pattern. Raises PathError."""
    _check_size(text, "pattern")
    parts = text.split("/")
    for part in parts:
        _check_name(part)
    exact = tuple(_compiled(part, hidden=False) for part in parts)
    return Pattern(text, exact, tuple(_compiled(folded(part), hidden=True) for part in parts))


@dataclass(frozen=True, slots=True)
class PatternPaths:
    """The union of the paths that several patterns match."""

    patterns: tuple[Pattern, ...]

    @classmethod
    def of(cls, written: Iterable[str]) -> "PatternPaths":
        """Parse several patterns. Raises PathError."""
        return cls(tuple(map(pattern, written)))

    def cover(self, wanted: Target) -> bool:
        """Does one of the patterns match exactly?"""
        return any(_matches(one.exact, wanted.parts, hidden=False) for one in self.patterns)

    def touch(self, wanted: Target) -> bool:
        """Does one of the patterns match, exactly or under another spelling?

        Both are tried: folding may lengthen a name, so an exact match need not be a match of the folded names.
        """
        parts = tuple(map(folded, wanted.parts))
        return self.cover(wanted) or any(_matches(one.loose, parts, hidden=True) for one in self.patterns)

    def meet(self, other: Pattern) -> bool:
        """Is there a path that matches one of the patterns and another pattern, under any spelling?"""
        return any(_meet(_folded_names(one), _folded_names(other), "**", _names_meet) for one in self.patterns)


def _folded_names(one: Pattern) -> Sequence[str]:
    """The names. ``**`` at the end matches at least one name, so it is ``**/*`` here."""
    names = [folded(name) for name in one.written.split("/")]
    return [*names, "*"] if names[-1] == "**" else names


def _names_meet(one: str, other: str) -> bool:
    return _meet(one, other, "*", lambda a, b: a == b or "?" in {a, b})


def _meet(one: Sequence[str], other: Sequence[str], many: str, alike: Callable[[str, str], bool]) -> bool:
    """Is there a sequence that both match? `many` is the element that matches any number of elements."""
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
    """Does the pattern match? Takes time proportional to the product of the lengths.

    `reached` are the numbers of names that the pattern so far can match. Unless `hidden`, ``**`` does not match names
    that begin with a dot.
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
    """Yield the places that are reachable from `reached` past at `least` this many names, all of them passable."""
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
        raise PathError("it has an empty name before, after or between slashes")
    if name in {".", ".."}:
        raise PathError(f"a path must not contain the name {name!r}")
    unseen = next((character for character in name if not is_seen(character)), None)
    if unseen is not None:
        raise PathError(f"{quoted(name)} has the character U+{ord(unseen):04X}, which is invisible")
    if "\\" in name:
        raise PathError(f"{quoted(name)} has a backslash, which separates names on other systems")
    if not unicodedata.is_normalized("NFC", name):
        raise PathError(f"{quoted(name)} is not in the Unicode normal form NFC")
    if len(name.encode()) > MAX_NAME:
        raise PathError(f"{quoted(name)} has more than {MAX_NAME} bytes")
