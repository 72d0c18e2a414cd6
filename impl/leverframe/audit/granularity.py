"""Logs that are coarser or finer than a record for each transition: the interface as such a log shows it.

A row of a cycle or of a request stands for all steps since the row before it. Those are hidden: the observer infers
them. The row tells of each field its value after them, or before the last of them if that one clears it. A field that
a step without a row may clear, cannot be judged, and neither can what a caller gave. Both are listed.
"""

from dataclasses import replace

from leverframe.audit.layout import Layout
from leverframe.errors import CapacityError
from leverframe.language.declaration import Declaration, Maker
from leverframe.observe.automaton import Automaton, Move, RecordItem
from leverframe.observe.interface import EVENT, PATH, Interface, Shown
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
    try:
        cleared = _cleared(declaration, coarse)
    except CapacityError:
        cleared = frozenset(variable for shown in shows.values() for variable in _variables(shown))
    unsure = [name for name, shown in shows.items() if not cleared.isdisjoint(_variables(shown))]
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


def _cleared(declaration: Declaration, interface: Interface) -> frozenset[str]:
    """The variables that steps without a row both fill and clear."""
    automaton = Automaton(declaration, interface, frozenset({PATH, EVENT, *interface.shows}))
    initial = automaton.state(automaton.initial).values
    kinds, slots = automaton.class_of, automaton.slots
    names = {name for shown in interface.shows.values() for name in _variables(shown)}
    filled, cleared = set[str](), set[str]()
    for number in reachable(automaton):
        before = automaton.state(number).values
        for move in automaton.moves(number):
            if any(isinstance(item, RecordItem) for item in move.items):
                continue
            after = automaton.state(move.target).values
            for name in names:
                if before[slots[name]] != after[slots[name]]:
                    empty = (
                        automaton.labelling.label(name, after) is None
                        if name in kinds
                        else after[slots[name]] == initial[slots[name]]
                    )
                    (cleared if empty else filled).add(name)
    return frozenset(filled & cleared)
