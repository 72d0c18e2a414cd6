"""Logs that are coarser or finer than a record for each transition: the interface as such a log shows it.

A row of a cycle or of a request stands for all steps since the row before it. Those are hidden: the observer infers
them. The row tells of each field its value after them, or before the last of them if that one clears it. A field that
a step without a row may clear, cannot be judged, and neither can what a caller gave. Both are listed.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from leverframe.audit.layout import Layout
from leverframe.errors import CapacityError
from leverframe.language.declaration import Declaration, Maker, Transition, VariableDeclaration
from leverframe.language.expr import Conditional, Constant, Expr
from leverframe.observe.automaton import Automaton, Move
from leverframe.observe.interface import EVENT, PATH, Interface, Shown
from leverframe.observe.items import RecordItem
from leverframe.observe.liveness import reachable


def as_shown(declaration: Declaration, interface: Interface, layout: Layout) -> tuple[Interface, tuple[str, ...]]:
    """The interface of a machine as the rows of a log show it, and the names in it that cannot be judged."""
    if layout.each == "transition" or interface.records.each == "none":
        return interface, ()
    own = frozenset(event.name for event in declaration.events if event.maker is not Maker.ENVIRONMENT)
    only = frozenset(layout.events_with_row) or own
    records = replace(interface.records, each="step", only=only, to_rest=layout.each == "cycle")
    if not layout.is_coarse:
        return replace(interface, records=records), ()
    shows = {name: _at_the_end(shown) for name, shown in interface.shows.items()}
    coarse = replace(interface, records=records, shows=shows)
    told = {*layout.fields, *(name for case in layout.cases for name in case.fields)}
    unsure = _unsure(declaration, coarse, [name for name in shows if name in told])
    return coarse, (*interface.parameters, *unsure)


def owes_record(interface: Interface, move: Move) -> bool:
    """Is it an edge of which the document wants a record, and which leaves none?"""
    line = move.transition
    recorded = any(isinstance(item, RecordItem) for item in move.items)
    return line.target is not None and line.event not in interface.records.excluded and not recorded


def _at_the_end(shown: Shown) -> Shown:
    return shown if shown.cases else replace(shown, at="after else before", on=())


def _variables(shown: Shown) -> tuple[str, ...]:
    return tuple(shown.cases.values()) if shown.cases else shown.variables


def _unsure(declaration: Declaration, interface: Interface, fields: Iterable[str]) -> Iterable[str]:
    """The fields of which steps without a row may both fill and clear a variable."""
    hidden = [
        line for line in (*declaration.transitions, *declaration.environment)
        if interface.records.to_rest or line.event not in (interface.records.only or ())
    ]  # fmt: skip
    variables = {variable.name: variable for variable in declaration.variables}
    shows, kinds = interface.shows, interface.class_of
    possible = {
        name
        for name in fields
        for variable in _variables(shows[name])
        if variable in kinds or {True, False} <= set(_emptied(variables[variable], hidden))
    }
    if not possible:
        return ()
    try:
        changed = _changed(declaration, interface, possible)
    except CapacityError:
        return tuple(possible)
    return tuple(name for name in shows if name in possible and not changed.isdisjoint(_variables(shows[name])))


def _emptied(variable: VariableDeclaration, lines: Iterable[Transition]) -> Iterator[bool]:
    """Whether a variable may be cleared, and whether it may be filled."""
    for line in lines:
        for name, value in line.effects:
            if name == variable.name:
                yield from _outcomes(value, variable.initial)


def _outcomes(value: Expr, initial: int) -> Iterator[bool]:
    match value:
        case Constant(number):
            yield number == initial
        case Conditional(_, then, otherwise):
            yield from _outcomes(then, initial)
            yield from _outcomes(otherwise, initial)
        case _:
            yield from (True, False)


def _changed(declaration: Declaration, interface: Interface, fields: Iterable[str]) -> frozenset[str]:
    """The variables that steps without a row really fill in some state, and clear in another one."""
    automaton = Automaton(declaration, interface, frozenset({PATH, EVENT, *fields}))
    initial = automaton.state(automaton.initial).values
    names = {name: automaton.slots[name] for field in fields for name in _variables(interface.shows[field])}
    filled, cleared = set[str](), set[str]()
    for number in reachable(automaton):
        before = automaton.state(number).values
        for move in automaton.moves(number):
            if any(isinstance(item, RecordItem) for item in move.items):
                continue
            after = automaton.state(move.target).values
            for name, slot in names.items():
                if before[slot] != after[slot]:
                    held = name in automaton.class_of and automaton.labelling.label(name, after) is not None
                    is_empty = not held if name in automaton.class_of else after[slot] == initial[slot]
                    (cleared if is_empty else filled).add(name)
    return frozenset(filled & cleared)
