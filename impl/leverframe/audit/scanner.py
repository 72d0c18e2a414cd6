"""Lines of JSON by their form, so that most lines of a log need no parser.

A program writes its rows alike: the same keys in the same order. A *form* is a regular expression, made from a line
that was parsed: keys, punctuation and blanks are those of this line; a value is any text without escapes, any number of
modest length, or a constant. A line in UTF-8 that has a form is a row by the rules of `audit.inputs.strict`, and equal
tokens of a member are equal values. So what a row says about the machine is computed once for each combination of
tokens.

Limits: there are at most `MOST_FORMS` forms. A line without one is parsed.
"""

import itertools
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import cached_property

from leverframe.audit.layout import Constant, Layout, Member, Time
from leverframe.observe.interface import Interface

MOST_FORMS = 16
"""A program with more kinds of lines is read by the parser: each line would be compared with all of them."""

Tokens = bytes | tuple[bytes | None, ...]
"""The texts of members in a line; a single one is no tuple (`re.Match.group`)."""

_TOKEN = re.compile(rb'"(?:[^"\\\x00-\x1f]|\\.)*"|[-+.0-9a-zA-Z]+|[\[\]{},:]|[ \t\r]+')
_LETTERS = rb"[\x20\x21\x23-\x5b\x5d-\xff]*"  # without escapes; a set is quicker than what it lacks
_TEXT = rb'"' + _LETTERS + rb'"'
_INTEGER = rb"0|-?[1-9][0-9]{0,17}"  # not -0, which is another text for 0
_DECIMAL = rb"-?(?:0|[1-9][0-9]{0,17})(?:\.[0-9]{1,17})?"
_DAY = rb"(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31"
_CLOCK = rb"(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,18})?(?:Z|[+-]\d\d:\d\d)?"
_MOMENT = rb'"(?!0000)\d{4}-(?:' + _DAY + rb")[T ]" + _CLOCK + rb'"'
_NOTHING = "\x00"
"""The name of what is no member: no line has a control character in a key, unless it is an escape."""


class Value(Enum):
    """Which values a member may have in a line that has a form."""

    ANYTHING = auto()
    INTEGER = auto()
    IDENTITY = auto()
    """A text or an integer; what is captured is without quotes, so an integer is the same as the text of its digits."""
    DECIMAL = auto()
    MOMENT = auto()
    NULL = auto()


_PATTERNS = {
    Value.ANYTHING: _TEXT + rb"|" + _DECIMAL + rb"(?:[eE][-+]?[0-9]{1,2})?|true|false|null",
    Value.INTEGER: _INTEGER,
    Value.IDENTITY: rb'(?<=")' + _LETTERS + rb'(?=")|(?<!")(?:' + _INTEGER + rb')(?!")',
    Value.DECIMAL: _DECIMAL,
    Value.MOMENT: _MOMENT,
    Value.NULL: b"null",
}


@dataclass(frozen=True, slots=True)
class Form:
    """The form of a line.

    `match` compares a line with it. `execution`, `number` and `others` are the groups of the match: of the id of the
    execution, of the number of the row, and of the other members that count. `known` is what the tokens of the others
    stand for.
    """

    match: Callable[[bytes], re.Match[bytes] | None]
    execution: int | None
    number: int | None
    others: tuple[int, ...]
    pieces: tuple[bytes | tuple[Value, int | None], ...]
    """What the line consists of: bytes, and values, each with its group if it counts."""
    known: dict[Tokens, int] = field(default_factory=dict)


def matches(forms: Sequence[Form], lines: Sequence[bytes]) -> Iterable[re.Match[bytes] | None]:
    """Compare lines with the first form. A loop in Python over lines and forms would take twice the time."""
    return map(forms[0].match, lines) if forms else itertools.repeat(None, len(lines))


@dataclass(frozen=True)
class Members:
    """The members of a row that count: the id of the execution, the number of the row, its time, and the others.

    A line has a form only if those in `absent` are null there, or missing.
    """

    others: tuple[Member, ...]
    execution: Member | None = None
    number: Member | None = None
    time: Time | None = None
    absent: frozenset[Member] = frozenset()

    @cached_property
    def values(self) -> dict[str, Value]:
        """For each member that counts, which values it may have in a line that has a form."""
        found: list[tuple[Member | None, Value]] = []
        if self.time is not None:
            found.append((self.time.member, Value.DECIMAL if self.time.per_second else Value.MOMENT))
        found += [(one, Value.NULL) for one in self.absent]
        found += [(one, Value.ANYTHING) for one in self.others]
        found += [(self.number, Value.INTEGER), (self.execution, Value.IDENTITY)]
        return {dotted(member): value for member, value in found if member is not None}


def members(interface: Interface, layout: Layout, view: Collection[str]) -> Members:
    """The members that count in a view. A field that is not in view only counts if it says what a value is like."""
    named = [one.value for one in (layout.signal, layout.effect) if one]
    values = [case.value for case in layout.cases]
    shown = {*interface.shows, *interface.parameters}.difference(view)
    fields = (layout.fields, *(case.fields for case in layout.cases))
    told = [where for each in fields for name, where in each.items() if name not in shown]
    others = (*telling(layout), *named, *(one for one in (*values, *told) if not isinstance(one, Constant)))
    return Members(tuple(dict.fromkeys(one for one in others if one)), layout.execution, layout.number, layout.time)


def telling(layout: Layout) -> tuple[Member, ...]:
    """The members that tell what a row is about: whether it is a step, and by which names."""
    named = [one.member for one in (layout.signal, layout.effect) if one]
    marks = [one.member for one in (layout.refused, layout.skip) if one]
    conditions = [one.member for case in layout.cases for one in case.when]
    machine = [] if layout.machine is None else [("machine",)]
    found = (layout.source, layout.target, layout.event, *named, *marks, *conditions, *machine)
    return tuple(dict.fromkeys(one for one in found if one))


def dotted(member: Member) -> str:
    """A path of names, whose parts may contain dots themselves: a member may be at any place of this name."""
    return ".".join(member)


def form(line: bytes, members: Members) -> Form | None:
    """The form of a line that is a row; None if it has none.

    It has none without the id of an execution, or if that says something else, too; with an array or object in place of
    a member that counts, with a member at two places of its name, or with an escape in a key.
    """
    values = members.values
    if members.execution is not None and members.execution in {*members.others, members.number, *members.absent}:
        return None
    captures = {dotted(one) for one in (members.execution, members.number, *members.others) if one is not None}
    pieces: list[bytes | tuple[Value, int | None]] = []
    groups: dict[str, int] = {}
    seen = set[str]()
    for kind, token, member in _parts(line):
        if (kind is _Kind.KEY and b"\\" in token) or (kind is _Kind.OPENS and member in values):
            return None
        if kind is not _Kind.VALUE:
            pieces.append(token)
            continue
        if member in values and member in seen:
            return None
        seen.add(member)
        if member in captures:
            groups[member] = len(groups) + 1
        pieces.append((values.get(member, Value.ANYTHING), groups.get(member)))
    if members.execution is not None and dotted(members.execution) not in groups:
        return None
    others = tuple(groups[name] for name in dict.fromkeys(map(dotted, members.others)) if name in groups)
    return Form(
        re.compile(b"".join(map(_pattern, pieces)) + b"()").fullmatch,
        None if members.execution is None else groups[dotted(members.execution)],
        None if members.number is None else groups.get(dotted(members.number)),
        others or (len(groups) + 1,),  # the empty group
        tuple(pieces),
    )


def _pattern(piece: bytes | tuple[Value, int | None]) -> bytes:
    if isinstance(piece, bytes):
        return re.escape(piece)
    value, group = piece
    if value is Value.IDENTITY:
        return b'"?(' + _PATTERNS[value] + b')"?'
    return (b"(?:" if group is None else b"(") + _PATTERNS[value] + b")"


class _Kind(Enum):
    KEY = auto()
    VALUE = auto()
    OPENS = auto()
    REST = auto()


def _parts(line: bytes) -> Iterator[tuple[_Kind, bytes, str]]:
    """The tokens of a line that is a row; of a value, and of what opens one, the name of the member, if it has one."""
    path: list[str | None] = []  # for each object that is open, its key; None for an array
    key_is_next = False
    for token in _TOKEN.findall(line):
        if token[:1] == b'"' and key_is_next:
            path[-1] = token[1:-1].decode()
            yield _Kind.KEY, token, _NOTHING
        elif token in b"}],:":
            if token in b"}]":
                path.pop()
            yield _Kind.REST, token, _NOTHING
        elif token.isspace():
            yield _Kind.REST, token, _NOTHING
            continue
        else:
            member = _NOTHING if None in path else dotted(tuple(part for part in path if part is not None))
            yield (_Kind.OPENS if token in b"{[" else _Kind.VALUE), token, member
            if token in b"{[":
                path.append("" if token == b"{" else None)
        key_is_next = token == b"{" or (token == b"," and path[-1] is not None)
