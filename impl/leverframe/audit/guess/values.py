"""Which members have the fields, signals and effects of the interface; which rows are refusals, or say nothing."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from leverframe.audit.guess.columns import Column, Scalar
from leverframe.audit.guess.roles import Guess, Steps, named
from leverframe.audit.guess.wording import LIKELY, SURE, alike, hinted, matched, words
from leverframe.audit.layout import facts
from leverframe.language.declaration import Declaration, VariableDeclaration
from leverframe.observe.interface import Interface

_REFUSED = frozenset({"refused", "rejected", "declined", "ignored", "denied"})
_ACCEPTED = frozenset({"ok", "accepted", "success", "succeeded", "valid", "applied", "allowed"})
_CERTAIN = 0.9
_MOST_KINDS = 12
"""The number of different values of a member that tells kinds of rows apart."""


@dataclass(frozen=True, slots=True)
class Marked:
    """Rows in which a column has one of some values."""

    column: Column
    values: tuple[Scalar, ...]
    sure: float
    reason: str


def fields(
    declaration: Declaration, interface: Interface, columns: Sequence[Column], taken: Iterable[Column]
) -> Mapping[str, Guess]:
    """The columns with the fields and the parameters of the interface. Each has at most one of them."""
    used = list(taken)
    names = (*interface.parameters, *interface.shows, *facts(interface))
    variables = {variable.name: variable for variable in declaration.variables}
    pairs = [
        (guess.sure, -position, name, guess)
        for name in names
        for position, column in enumerate(columns)
        if column not in used and (guess := _field(interface, variables, name, column)) is not None
    ]
    found: dict[str, Guess] = {}
    for _, _, name, guess in sorted(pairs, key=lambda pair: (-pair[0], -pair[1], pair[2])):
        if name not in found and all(guess.column is not one.column for one in found.values()):
            found[name] = guess
    return {name: found[name] for name in names if name in found}


def surely(declaration: Declaration, interface: Interface, columns: Sequence[Column]) -> Iterable[Column]:
    """The columns that have the name of a field, and its values."""
    return [guess.column for guess in fields(declaration, interface, columns, ()).values() if guess.sure >= _CERTAIN]


def _field(
    interface: Interface, variables: Mapping[str, VariableDeclaration], name: str, column: Column
) -> Guess | None:
    likeness = max(alike(column.member[-1], name), alike(column.name, name))
    of = _variable(interface, variables, name)
    if of is None or not of.labels or of.name in interface.class_of:
        return Guess(column, likeness, f"the name is like {name}") if likeness >= SURE else None
    labels = [str(label) for label in of.labels]
    texts = column.texts
    meant = matched(texts, labels) if column.few else {}
    fitting = sum(texts[text] for text in meant) / max(sum(texts.values()), 1)
    sure = (likeness + fitting) / 2
    if fitting < LIKELY or (likeness < LIKELY and (len(meant) < 2 or fitting < 1)):  # noqa: PLR2004 -- one value is chance
        return None
    names = {text: label for text, (label, _) in meant.items()}
    return Guess(column, sure, f"the name is like {name}, and {fitting:.0%} of the values are its labels", names)


def _variable(
    interface: Interface, variables: Mapping[str, VariableDeclaration], name: str
) -> VariableDeclaration | None:
    """The variable that a field shows, if it is one."""
    shown = interface.shows.get(name)
    of = (name,) if shown is None else tuple(shown.cases.values())[:1] if shown.cases else shown.variables
    return variables.get(of[0]) if len(of) == 1 else None


def event_like(
    columns: Sequence[Column], names: Collection[str], what: str, taken: Iterable[Column], rows: Collection[int]
) -> tuple[Guess, Column | None] | None:
    """The column with the names of signals or effects, in rows that are no steps, and that with their values."""
    used = list(taken)
    apart = [column for column in columns if column not in used and not rows & column.cells.keys()] if names else []
    for guess in named(apart, sorted(names), what):
        beside = [
            column
            for column in columns
            if column is not guess.column and column not in used and column.cells.keys() <= guess.column.cells.keys()
        ]
        valued = next((column for column in beside if hinted(column.name, {"value", "argument", "data"})), None)
        return guess, valued or next(iter(beside), None)
    return None


def refused(columns: Sequence[Column], told: Steps, taken: Iterable[Column]) -> Marked | None:
    """The rows of refused events: a member with a word for it, in rows with an event that stay where they are."""
    used = list(taken)
    for column in columns:
        if column in used or len(column.counts) > _MOST_KINDS:
            continue
        values = tuple(value for _, value in column.counts if _is_refusal(column, value))
        rows = [row for row, value in column.cells.items() if any(value is one or value == one for one in values)]
        steps = [told.told(row) for row in rows]
        if rows and all(event and source in {None, target} for source, target, event in steps):
            return Marked(column, values, SURE, f"{len(rows):,} rows with an event stay where they are")
    return None


def _is_refusal(column: Column, value: Scalar) -> bool:
    if isinstance(value, bool):
        return value != hinted(column.name, _ACCEPTED) if hinted(column.name, _ACCEPTED | _REFUSED) else False
    return isinstance(value, str) and not _REFUSED.isdisjoint(words(value))


def silent(columns: Sequence[Column], speaking: Collection[int], rows: int) -> Marked | None:
    """What tells the rows that say nothing about the machine from all others, if something does."""
    quiet = set(range(rows)) - set(speaking)
    for column in columns if quiet else ():
        if len(column.counts) <= _MOST_KINDS and quiet <= column.cells.keys():
            values = {(type(column.cells[row]), column.cells[row]) for row in quiet}
            if not any((type(value), value) in values for row, value in column.cells.items() if row in speaking):
                found = tuple(value for _, value in sorted(values, key=str))
                is_kind = len(found) == 1 or 2 * len(found) <= len(quiet)  # and not a text of its own in each row
                if is_kind and not any(isinstance(value, float) for value in found):
                    return Marked(
                        column, found, 1.0, f"all {len(quiet):,} rows without a state or an event have it, and no other"
                    )
    return None
