"""Running machines made from a declaration, for `leverframe.Machine.runtime`."""

from collections.abc import Mapping

from leverframe.language.declaration import Declaration
from leverframe.runtime.callbacks import OneOrMore, callbacks_for
from leverframe.runtime.machine import Runtime
from leverframe.runtime.plan import Plan


def prototype(
    declaration: Declaration,
    callbacks: Mapping[str, OneOrMore] | None = None,
    conditions: Mapping[str, OneOrMore] | None = None,
    *,
    drawn: bool = False,
) -> Runtime:
    """Return a machine whose `another` makes executions. Raises InputError for callbacks with unknown names."""
    kind: type[Runtime] = Runtime
    if drawn:
        from leverframe.runtime.drawn import DrawnRuntime  # noqa: PLC0415 -- its library is slow to import

        kind = DrawnRuntime
    return kind(Plan(declaration), callbacks_for(declaration, callbacks or {}, conditions or {}))
