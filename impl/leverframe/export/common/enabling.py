"""What 'enabled' means in an export: a definition for each event of which it is asked, and one for any event at all."""

from collections.abc import Iterable, Iterator

from leverframe.language.declaration import Declaration, Maker
from leverframe.language.expr import FALSE, Enabled, Formula, Or
from leverframe.logic.enabledness import any_enabled, made_by


def asked(
    declaration: Declaration, formulas: Iterable[Formula], further: Iterable[str] = ()
) -> Iterator[tuple[str | None, Formula]]:
    """The events whose being enabled is asked for, in the order of the file, each with the states in which it is.

    `formulas` are all subformulas of what is exported, and `further` are events that an export needs besides. The last
    one is None, if 'enabled' is asked of no event in particular; then it is said by the definitions of the others.
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
