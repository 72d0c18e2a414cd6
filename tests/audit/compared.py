"""The judgement of a log in the quickest way, beside that of every row."""

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from leverframe.audit import layout, showing, ways
from leverframe.audit.findings import Findings
from leverframe.audit.found import Found
from leverframe.audit.inputs.files import Files
from leverframe.audit.inputs.logs import Several
from leverframe.audit.inputs.rows import Row
from leverframe.audit.inputs.tables import Table
from leverframe.audit.layout import Layout
from leverframe.audit.said import Execution
from leverframe.audit.seen import Sight
from leverframe.audit.sweep import execution, token, token_of
from leverframe.observe.observer import Observer, observer
from tests.audit.logs import declared

Way = Callable[[Observer, Sight, Files | Table, ways.Note], ways.Judgement]


@functools.cache
def beginning(system: str, names: tuple[str, ...]) -> Observer:
    return observer(*declared(system), names)


@dataclass(frozen=True)
class Outcome:
    """A judgement, what was found, and what a report tells of it."""

    judgement: ways.Judgement
    found: list[Found]
    told: Findings
    numbers: tuple[bool, bool]
    """Have some rows a number, and have some none?"""
    where: Layout


def outcome(way: Way, start: Observer, sight: Sight, log: Files | Table) -> Outcome:
    found: list[Found] = []
    judgement = way(start, sight, log, found.extend)
    told = Findings()
    told.add(found)
    told.look_up(judgement.read)
    return Outcome(judgement, found, told, (sight.numbered, sight.unnumbered), sight.layout)


def outcomes(
    system: str, log: Files | Table, view: Sequence[str] = (), where: Layout | None = None
) -> tuple[Outcome, Outcome]:
    """What the quick pass says of a log, and what the judgement of every row says."""
    declaration, interface = declared(system)
    where = where or layout.usual(declaration, interface)
    assert log.are_lines or log.has_columns
    shown = showing.shown(interface, where, log)
    assert shown == showing.shown(interface, where, Several([log]))
    names = tuple(name for name in view or shown if name not in interface.labels)
    start = beginning(system, names)
    quick, plain = (Sight(declaration, interface, where, names) for _ in range(2))
    return outcome(ways.judged, start, quick, log), outcome(ways.one_by_one, start, plain, log)


def agree(quick: Outcome, plain: Outcome) -> bool:
    """Do both say the same? Both read the rows again of the executions that were asked for, and perhaps others.

    The quick pass leaves out those that say nothing about the machine.
    """
    one, other = quick.judgement, plain.judgement
    explained = list(other.explained.each)
    wanted = [*[execution(text) for text, _ in explained][::2], *other.violated]
    tokens = {*map(token, wanted)}
    again = [
        {
            (number, row.place, row.text)
            for number, row in each.read(wanted)
            if isinstance(row, Row) and token_of(row, quick.where) in tokens
        }
        for each in (one, other)
    ]
    return (
        (quick.found, quick.told, quick.numbers) == (plain.found, plain.told, plain.numbers)
        and (one.rows, one.executions, one.unnoticed) == (other.rows, other.executions, other.unnoticed)
        and one.explained.count == other.explained.count == len(explained)
        and (list(one.explained.each), list(one.every), one.violated) == (explained, list(other.every), other.violated)
        and one.open_in == other.open_in
        and seen(quick, wanted) == seen(plain, wanted)
        and again[0] <= again[1]
    )


def seen(one: Outcome, wanted: Sequence[Execution]) -> list[object]:
    return [each for each in one.judgement.observed(wanted) if each[2] in wanted]
