"""Which names of an interface a log shows: those that some row has. What no row has, the log does not show."""

from collections.abc import Collection
from dataclasses import replace

from leverframe.audit.arranging import arranged
from leverframe.audit.inputs.files import Files
from leverframe.audit.inputs.logs import Log
from leverframe.audit.inputs.tables import Table, is_worthwhile
from leverframe.audit.layout import Layout
from leverframe.audit.looking import Look
from leverframe.observe.interface import Interface


def shown(interface: Interface, layout: Layout, log: Log) -> tuple[str, ...]:
    """The names of the interface that some row has, and of fields that a mapping names and that must be there."""
    found = _names(interface, layout, log)
    return tuple(name for name in interface.names if name in found)


def _names(interface: Interface, layout: Layout, log: Log) -> Collection[str]:
    if isinstance(log, Files | Table) and layout.items is None:
        found = _encoded(interface, layout, log)
        if found is not None:
            return found
        if isinstance(log, Files) and log.are_lines:
            return _of_lines(Look(interface, layout), log)
    look = Look(interface, layout)
    for row in arranged(log.rows(), replace(layout, by_time=False)):  # their order does not matter
        look.read(row)
    return look.found


def _encoded(interface: Interface, layout: Layout, log: Files | Table) -> Collection[str] | None:
    """The names, found by compiled code, if that is worth it and possible."""
    if not is_worthwhile(log):
        return None
    from leverframe.audit.fast import encoding  # noqa: PLC0415 -- needs an extra

    return encoding.names_of(interface, layout, log)


def _of_lines(look: Look, files: Files) -> Collection[str]:
    for name, _, block in files.blocks():
        if isinstance(block, bytes):
            look.take(block, name)
    return look.found
