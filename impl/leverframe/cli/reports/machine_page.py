"""A machine on a page: states, variables, events, the transition matrix, and conditions in full."""

from collections.abc import Iterable, Sequence

from leverframe.cli.reports.page import Page, assemble, clean
from leverframe.cli.reports.pretty import heading
from leverframe.cli.reports.styled import Column, Part, Table
from leverframe.cli.reports.words import count, flat
from leverframe.language.declaration import Declaration, Event, Maker, State, StateKind, Transition, VariableDeclaration
from leverframe.language.expr import FALSE, TRUE
from leverframe.logic.render import render
from leverframe.model.trace import value_text

_NAMED_IN_A_CELL = 3
"""The most event names in one cell of the matrix; with more, cells have numbers."""


def write(page: Page, declaration: Declaration) -> None:
    """Write a machine on the page."""
    heading(page, declaration)
    page.rule(heavy=True, style="blue")
    _states(page, declaration)
    if declaration.constants:
        listed = ", ".join(f"{name} = {value:,}" for name, value in declaration.constants.items())
        _section(page, "Constants", f": {listed}")
    if declaration.variables:
        _variables(page, declaration)
    _events(page, declaration)
    _matrix(page, declaration)
    _conditions(page, declaration)


def _section(page: Page, title: str, remark: str = "") -> None:
    page.blank()
    page.paragraph((title, "bold"), remark, indent=2, lead="  ")


_NARROW = 60
"""On a page of fewer columns, names and descriptions are not in a table."""


_LEAST = 20
"""The fewest columns for descriptions in a table."""


def _entries(page: Page, rows: Iterable[tuple[str, str, str, str, tuple[str, ...]]]) -> None:
    """Write number, name, remark and description of each entry; requirements are in brackets after the description."""
    table = Table([Column(right=True, style="dim"), Column(style="bold"), Column(), Column(wraps=True)])
    rows = list(rows)
    for number, name, remark, doc, cites in rows:
        cited = f" [{', '.join(cites)}]" if cites else ""
        table.add(f"  {number}", clean(name), clean(remark), assemble(flat(doc), (cited, "dim")))
    if page.width >= _NARROW and table.room(page.width) >= _LEAST:
        page.table(table)
        return
    for number, name, remark, doc, cites in rows:
        _entry(page, f"  {number}  ", name, remark, " ".join(filter(None, (flat(doc), *(f"[{c}]" for c in cites)))))


def _entry(page: Page, lead: str, name: str, remark: str, doc: str) -> None:
    """Write an entry on a narrow page, with its description below its name."""
    page.wrapped((lead, "dim"), (name, "bold"), f"  {remark}" if remark else "")
    if doc:
        page.paragraph(doc, indent=6, lead=" " * 6)


def _states(page: Page, declaration: Declaration) -> None:
    _section(page, "States", f" ({len(declaration.states)})")
    _entries(
        page,
        (
            (str(number), state.name, _state_remark(state), _state_doc(state), state.cites)
            for number, state in enumerate(declaration.states, 1)
        ),
    )


def _state_remark(state: State) -> str:
    remarks = ["initial"] if state.initial else []
    if state.kind is not StateKind.NORMAL:
        remarks += state.kind.value.split()
    elif state.quiescent == TRUE:
        remarks.append("quiescent")
    return ", ".join(remarks)


def _state_doc(state: State) -> str:
    parts = [state.doc] if state.doc else []
    if state.quiescent not in {TRUE, FALSE}:
        parts.append(f"quiescent when {render(state.quiescent)}")
    if state.awaits:
        parts.append(f"may wait for {', '.join(state.awaits)}")
    return "; ".join(parts)


def _variables(page: Page, declaration: Declaration) -> None:
    _section(page, "Variables", f" ({len(declaration.variables)})")
    table = Table([Column(style="bold"), Column(wraps=True), Column(), Column(wraps=True)])
    for variable in declaration.variables:
        initially = f"initially {value_text(variable.show(variable.initial))}"
        row = (f"  {variable.name}", _values(variable), initially, flat(variable.doc or ""))
        table.add(*map(clean, row))
    if page.width >= _NARROW and table.room(page.width) >= 2 * _LEAST:
        page.table(table)
        return
    for variable in declaration.variables:
        initially = f"initially {value_text(variable.show(variable.initial))}"
        _entry(page, "  ", variable.name, f"{_values(variable)}, {initially}", flat(variable.doc or ""))


def _values(variable: VariableDeclaration) -> str:
    return ", ".join(variable.labels) if variable.labels else f"{variable.low} … {variable.high}"


def _events(page: Page, declaration: Declaration) -> None:
    _section(page, "Events", f" ({len(declaration.events)}), and who makes them")
    numbers = _numbers(declaration)
    _entries(page, ((numbers[e.name], e.name, e.maker.value, _event_doc(e), e.cites) for e in declaration.events))


def _event_doc(event: Event) -> str:
    realises = [f"realises {event.realises}"] if event.realises else []
    return "; ".join([event.doc or "", *realises] if event.doc else realises)


def _numbers(declaration: Declaration) -> dict[str, str]:
    return {event.name: str(number) for number, event in enumerate(declaration.events, 1)}


def _matrix(page: Page, declaration: Declaration) -> None:
    edges = [t for t in declaration.transitions if t.target is not None]
    found: dict[tuple[str, str], set[str]] = {}
    for edge in edges:
        for source in edge.sources:
            found.setdefault((source, edge.target or source), set()).add(edge.event)
    order = [event.name for event in declaration.events]
    cells = {pair: sorted(events, key=order.index) for pair, events in found.items()}
    kinds = sum(len(events) for events in cells.values()) if declaration.names_events else len(cells)
    _section(page, "Transition matrix", f" ({count(kinds, 'edge')}): from the states on the left to those at the top")
    named = _named(declaration, cells)
    if named.width <= page.width and all(len(events) <= _NAMED_IN_A_CELL for events in cells.values()):
        page.table(named)
        return
    for separator in (" ", "\n"):
        numbered = _numbered(declaration, cells, separator)
        if numbered.width <= page.width:
            hint = "Numbers at the top are states, numbers in the cells are events, as listed above."
            page.paragraph(hint, indent=2, lead="  ")
            page.table(numbered)
            return
    page.paragraph(
        f"The matrix needs more than {count(page.width, 'column')}, so here is each cell:", indent=2, lead="  "
    )
    for (source, target), events in cells.items():
        page.paragraph(f"{source} → {target} by {', '.join(events)}", indent=6, lead="    ")


def _named(declaration: Declaration, cells: dict[tuple[str, str], list[str]]) -> Table:
    """Return the matrix with names, one event on each line."""
    table = _ruled(clean(state.name) for state in declaration.states)
    for source in declaration.states:
        row = ["\n".join(cells.get((source.name, target.name), ["·"])) for target in declaration.states]
        table.add(f"  {clean(source.name)}", *row)
    return table


def _numbered(declaration: Declaration, cells: dict[tuple[str, str], list[str]], separator: str) -> Table:
    """Return the matrix with numbers, if names do not fit."""
    numbers, digits = _numbers(declaration), len(str(len(declaration.states)))
    table = _ruled(map(str, range(1, len(declaration.states) + 1)))
    for number, source in enumerate(declaration.states, 1):
        row = [
            separator.join(numbers[event] for event in cells.get((source.name, target.name), ())) or "·"
            for target in declaration.states
        ]
        table.add(assemble((f"  {number:>{digits}} ", "dim"), source.name), *row)
    return table


def _ruled(titles: Iterable[str]) -> Table:
    return Table([Column("  from / to", style="bold"), *map(Column, titles)], rule=True)


def _conditions(page: Page, declaration: Declaration) -> None:
    """Write the transitions that the matrix does not show completely."""
    told = [t for t in declaration.transitions if t.guard != TRUE or t.effects or t.target is None]
    if told:
        _section(page, "Conditions and effects", ": the matrix does not show these")
        for transition in told:
            _transition(page, declaration, transition)
    if declaration.environment:
        _section(page, "Environment", ": actions of the environment; they are not transitions of the machine")
        for action in declaration.environment:
            _transition(page, declaration, action)


def _transition(page: Page, declaration: Declaration, transition: Transition) -> None:
    sources = _sources(declaration, transition.sources)
    environment = declaration.makers[transition.event] is Maker.ENVIRONMENT
    head: list[Part] = [(transition.event, "bold")]
    if not environment:
        stays = transition.target is None
        head.append(f"  {sources}" + (" (internal)" if stays else f" → {transition.target}"))
    page.paragraph(*head, indent=4, lead="  ")
    if transition.guard != TRUE:
        page.paragraph(("when ", "dim"), render(transition.guard), indent=9, lead="    ")
    if transition.effects:
        effects = ", ".join(f"{name} = {render(value)}" for name, value in transition.effects)
        page.paragraph(("set ", "dim"), effects, indent=9, lead="    ")


def _sources(declaration: Declaration, sources: Sequence[str]) -> str:
    others = [state.name for state in declaration.states if state.name not in sources]
    if not others:
        return "any state"
    if len(others) < len(sources):
        return f"any state except {', '.join(others)}"
    return ", ".join(sources)
