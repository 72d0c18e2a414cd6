"""Definitions of 'enabled' in an export: one for each event that a formula asks about, and one for any event."""

from collections.abc import Iterable, Iterator

from leverframe.language.declaration import Declaration, Maker
from leverframe.language.expr import FALSE, Enabled, Formula, Or
from leverframe.logic.enabledness import any_enabled, made_by


def asked(
    declaration: Declaration, formulas: Iterable[Formula], further: Iterable[str] = ()
) -> Iterator[tuple[str | None, Formula]]:
    """Yield the events that need a definition of 'enabled', in the order of the file, each with its condition.

    `formulas` are all exported subformulas, and `further` are events that an export needs besides. If a formula asks
    whether any event is enabled, the last pair has the event None; its condition refers to the other definitions.
    """
    used = {part.event for part in formulas if isinstance(part, Enabled)}
    owned = made_by(declaration, *(m for m in set(declaration.makers.values()) if m is not Maker.ENVIRONMENT))
    wanted = {*used, *further, *(owned if None in used else ())}
    for event in declaration.events:
        if event.name in wanted:
            yield event.name, any_enabled(declaration, (event.name,))
    if None in used:
        every = tuple(Enabled(event.name) for event in declaration.events if event.name in owned)
        yield None, Or(every) if every else FALSE
