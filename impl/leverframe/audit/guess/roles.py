"""Which member has the states, the event, the execution, the number and the time of a row.

Names and values are compared with those of the machine. Where several members have states, the edges of the machine
tell which one comes first; the execution is the member by which rows follow each other as the machine allows.
"""

import itertools
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from leverframe.audit.guess.columns import Column, Scalar
from leverframe.audit.guess.wording import SURE, hinted, matched
from leverframe.language.declaration import Declaration

_BEFORE = frozenset({"from", "prev", "previous", "old", "before", "source", "src", "start", "was", "last"})
_AFTER = frozenset({"to", "next", "new", "after", "target", "dst", "dest", "end", "now", "current", "state", "into"})
_EXECUTION = frozenset(
    {
        "execution",
        "run",
        "session",
        "trace",
        "conversation",
        "instance",
        "thread",
        "workflow",
        "process",
        "id",
        "case",
        "job",
    }
)
_NUMBER = frozenset(
    {"step", "number", "seq", "sequence", "index", "idx", "n", "no", "num", "offset", "position", "count"}
)
_TIME = frozenset({"time", "timestamp", "ts", "at", "when", "date", "datetime", "clock", "t", "ms", "ns", "us"})
_DATE = re.compile(r"\d{4}-\d\d-\d\d[T ]\d\d:\d\d")
_ENOUGH = 0.6
T = TypeVar("T", str, float)
_UNITS = ((10**17, "nanoseconds"), (10**14, "microseconds"), (10**11, "milliseconds"))


@dataclass(frozen=True, slots=True)
class Guess:
    """A column with a role, how sure that is (from 0 to 1), and why. `names` are its values in the machine's words."""

    column: Column
    sure: float
    reason: str
    names: Mapping[str, str] = field(default_factory=dict)
    other: str | None = None
    """What else there is to say: the unit of a time."""


def named(columns: Iterable[Column], names: Sequence[str], what: str) -> list[Guess]:
    """The columns whose values are these names, the best one first."""
    found: list[Guess] = []
    for column in columns:
        texts = column.texts if column.few else {}
        meant = matched(texts, names)
        rows = sum(texts.values())
        score = sum(count * meant[text][1] for text, count in texts.items() if text in meant) / rows if rows else 0
        if score >= _ENOUGH:
            told = f"{len(meant)} of {_count(len(texts), 'value')} {'is' if len(meant) == 1 else 'are'} {what}"
            found.append(Guess(column, score, told, {text: name for text, (name, _) in sorted(meant.items())}))
    return sorted(found, key=lambda guess: (-round(guess.sure, 2), -len(guess.column.cells), -len(guess.names)))


@dataclass(frozen=True, slots=True)
class Steps:
    """The columns with the state before, the state after, and the event."""

    source: Guess | None
    target: Guess | None
    event: Guess | None

    @property
    def columns(self) -> list[Column]:
        """Those that there are."""
        return [guess.column for guess in (self.source, self.target, self.event) if guess]

    def told(self, row: int) -> tuple[str | None, str | None, str | None]:
        """What a row tells, in the machine's words."""
        source, target, event = (_named(guess, row) for guess in (self.source, self.target, self.event))
        return source, target, event


def steps(declaration: Declaration, columns: Sequence[Column]) -> Steps:
    """The columns with states and events."""
    states = named(columns, [state.name for state in declaration.states], "states")[:4]
    events = named(columns, [event.name for event in declaration.events], "events")[:4]
    edges = _Edges(declaration)
    pairs = [(one, other) for one in states for other in states if one is not other]
    best = max(pairs, key=lambda pair: (edges.share(Steps(pair[0], pair[1], None)), _hints(*pair)), default=None)
    if best is not None:
        fits = edges.share(Steps(best[0], best[1], None))
        source, target = (_because(one, fits, f"{fits:.0%} of the rows are edges from here to there") for one in best)
        told = Steps(source, target, None)
    elif states:
        told = edges.alone(states[0], events)
    else:
        return Steps(None, None, next(iter(events), None))
    possible = [Steps(told.source, told.target, one) for one in events if one.column not in told.columns]
    chosen = max(possible, key=edges.share, default=told)
    return chosen if edges.share(chosen) >= _ENOUGH else told


class _Edges:
    """The edges of a machine, with which columns are compared."""

    def __init__(self, declaration: Declaration) -> None:
        self._initial = next(one.name for one in declaration.states if one.initial)
        self._known = {
            edge
            for line in (*declaration.transitions, *declaration.environment)
            for source in line.sources
            for edge in itertools.product((source, None), (line.target or source, None), (line.event, None))
        }

    def share(self, told: Steps) -> float:
        """The share of the rows that take an edge, of those that tell something in each of the columns."""
        wanted = len(told.columns)
        rows = [told.told(row) for row in (told.columns[-1].cells if told.columns else ())]
        known = [one for one in rows if sum(part is not None for part in one) == wanted]
        return round(sum(one in self._known for one in known) / len(rows), 2) if rows else 0

    def alone(self, state: Guess, events: Sequence[Guess]) -> Steps:
        """Is it the state before or after? The events tell, then the name, then where the log begins."""
        event = next((one for one in events if one.column is not state.column), None)
        before, after = Steps(state, None, event), Steps(None, state, event)
        shares = (self.share(before), self.share(after)) if event else (0, 0)
        hints = _hint(state, _BEFORE) - _hint(state, _AFTER)
        begins = after.told(min(state.column.cells))[1] == self._initial
        is_before = shares[0] > shares[1] or (shares[0] == shares[1] and (hints > 0 or (hints == 0 and begins)))
        return Steps(state, None, None) if is_before else Steps(None, state, None)


def _hints(source: Guess, target: Guess) -> int:
    """Do the names of two columns say which one comes first?"""
    return _hint(source, _BEFORE) + _hint(target, _AFTER) - _hint(source, _AFTER) - _hint(target, _BEFORE)


def _hint(guess: Guess, hints: frozenset[str]) -> int:
    return int(hinted(guess.column.name, hints))


def _because(guess: Guess, fits: float, reason: str) -> Guess:
    return Guess(guess.column, guess.sure * (0.5 + fits / 2), f"{guess.reason}; {reason}", guess.names)


def _named(guess: Guess | None, row: int) -> str | None:
    if guess is None or row not in guess.column.cells:
        return None
    value = guess.column.cells[row]
    return guess.names.get(str(value).lower() if isinstance(value, bool) else str(value))


# ---- the execution, the number, the time -----------------------------------------------------------------------------


def execution(declaration: Declaration, columns: Sequence[Column], told: Steps, rows: int) -> Guess | None:
    """The column by which rows follow each other as the machine allows; None if all are of one execution."""
    of_steps = {row for guess in (told.source, told.target, told.event) if guess for row in guess.column.cells}
    taken = [guess.column for guess in (told.source, told.target, told.event) if guess]
    follows = _Follower(declaration)
    alone = _followed(follows, told, dict.fromkeys(of_steps, 0))
    best: tuple[tuple[float, int, int, int], Guess] | None = None
    for position, column in enumerate(columns):
        whole = not of_steps - column.cells.keys()
        if column in taken or not whole or any(isinstance(value, bool | float) for value in column.cells.values()):
            continue
        share, groups = _followed(follows, told, column.cells), len(set(column.cells.values()))
        is_hinted = hinted(column.name, _EXECUTION)
        if (
            share < _ENOUGH
            or groups > max(rows // 2, 1)
            or (share <= alone + 1e-9 and not is_hinted)
            or (groups == 1 and not is_hinted)
        ):
            continue
        reason = f"{_count(groups, 'value')}; within each, {share:.0%} of the rows follow the row before"
        key = (round(share, 2), int(is_hinted), -groups, -position)
        if best is None or key > best[0]:
            best = key, Guess(column, share * (1 if is_hinted else 0.8), reason)
    return None if best is None else best[1]


_Row = tuple[str | None, str | None, str | None]


class _Follower:
    """The states in which a program may be, row by row."""

    def __init__(self, declaration: Declaration) -> None:
        self.initial = frozenset(state.name for state in declaration.states if state.initial)
        self._all = frozenset(state.name for state in declaration.states)
        self._from: dict[str, list[tuple[str, str]]] = {}
        self._moving: set[str] = set()
        for line in declaration.transitions:
            for source in line.sources:
                self._from.setdefault(source, []).append((line.event, line.target or source))
            self._moving |= {line.event} if line.target is not None else set()

    def after(self, now: frozenset[str], row: _Row) -> tuple[frozenset[str], bool]:
        """The states after a row, and whether it may follow."""
        source, target, event = row
        if event is not None and event not in self._moving:
            return now, source is None or source in now
        after = frozenset(
            into
            for of in (now if source is None else now & {source})
            for by, into in self._from.get(of, ())
            if target in {None, into} and event in {None, by}
        )
        return after or (frozenset({target}) if target else self._all), bool(after)


def _followed(follow: _Follower, told: Steps, cells: Mapping[int, Scalar]) -> float:
    """The share of rows that may follow the row before them in their group; the first one follows the beginning."""
    now: dict[Scalar, frozenset[str]] = {}
    good = seen = 0
    for row in sorted(cells):
        one = told.told(row)
        if any(one):
            now[cells[row]], is_good = follow.after(now.get(cells[row], follow.initial), one)
            seen, good = seen + 1, good + is_good
    return good / seen if seen else 1


def number(columns: Sequence[Column], of: Guess | None, taken: Iterable[Column]) -> Guess | None:
    """The column that counts the rows of an execution."""
    used = list(taken)
    found: list[tuple[tuple[float, int], Guess]] = []
    for column in columns:
        if column in used or len(column.counts) <= 1:
            continue
        numbers = {row: _integer(value) for row, value in column.cells.items()}
        if any(one is None for one in numbers.values()):
            continue
        last: dict[Scalar, int] = {}
        good = seen = 0
        for row, one in sorted(numbers.items()):
            group = of.column.cells.get(row, "") if of else ""
            if one is not None:
                good += one == last[group] + 1 if group in last else one in {0, 1}
                seen += 1
                last[group] = one
        share = good / seen
        if share >= 0.9 and seen > 1:  # noqa: PLR2004 -- nearly all
            guess = Guess(column, share, f"{share:.0%} of its values are by one more than that of the row before")
            found.append(((share, int(hinted(column.name, _NUMBER))), guess))
    return max(found, key=lambda each: each[0])[1] if found else None


def time(columns: Sequence[Column], taken: Iterable[Column]) -> Guess | None:
    """The column with the times: they rarely go back, and are as large as times are."""
    used = list(taken)
    found: list[tuple[tuple[int, float], Guess]] = []
    for column in columns:
        unit = None if column in used or len(column.cells) <= 1 else _unit(column)
        if unit is None:
            continue
        cells = [column.cells[row] for row in sorted(column.cells)]
        rising = _rising([str(one) for one in cells]) if unit == "iso8601" else _rising([float(one) for one in cells])
        is_hinted = hinted(column.name, _TIME)
        if rising >= SURE and (is_hinted or unit != "seconds"):
            guess = Guess(
                column, rising * (1 if is_hinted else 0.8), f"{rising:.0%} of its values do not go back", other=unit
            )
            found.append(((int(is_hinted), rising), guess))
    return max(found, key=lambda each: each[0])[1] if found else None


def _rising(values: list[T]) -> float:
    """The share of values that do not come before the one in front of them."""
    return sum(max(one, other) == other for one, other in itertools.pairwise(values)) / (len(values) - 1)


def _unit(column: Column) -> str | None:
    values = list(column.cells.values())
    if all(isinstance(value, str) and _DATE.match(value) for value in values):
        return "iso8601"
    try:
        numbers = [float(value) for value in values if not isinstance(value, bool)]
    except ValueError:
        return None
    if len(numbers) < len(values) or min(numbers) < 0:
        return None
    return next((unit for least, unit in _UNITS if min(numbers) >= least), "seconds")


def _integer(value: Scalar) -> int | None:
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, float):
        return int(value) if value.is_integer() else None
    return int(value) if re.fullmatch(r"[0-9]{1,15}", value) else None


def _count(many: int, what: str) -> str:
    return f"{many:,} {what}{'' if many == 1 else 's'}"
