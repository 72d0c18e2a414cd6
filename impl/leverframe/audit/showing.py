"""Which names of an interface a log shows: those that some row has. What no row has, the log does not show."""

from collections.abc import Collection
from dataclasses import replace

from leverframe.audit.arranging import arranged
from leverframe.audit.inputs.files import Files, is_worthwhile
from leverframe.audit.inputs.logs import Log
from leverframe.audit.layout import Layout
from leverframe.audit.looking import Look
from leverframe.observe.interface import Interface


def shown(interface: Interface, layout: Layout, log: Log) -> tuple[str, ...]:
    """The names of the interface that some row has, and those of fields that a mapping names."""
    found = _names(interface, layout, log)
    return tuple(name for name in interface.names if name in found)


def _names(interface: Interface, layout: Layout, log: Log) -> Collection[str]:
    if isinstance(log, Files) and layout.items is None and log.are_lines:
        found = _encoded(interface, layout, log)
        return _of_lines(Look(interface, layout), log) if found is None else found
    look = Look(interface, layout)
    for row in arranged(log.rows(), replace(layout, by_time=False)):  # their order does not matter
        look.read(row)
    return look.found


def _encoded(interface: Interface, layout: Layout, files: Files) -> Collection[str] | None:
    """The names, found by compiled code, if that is worth it and possible."""
    if not is_worthwhile(files):
        return None
    from leverframe.audit.fast import encoding  # noqa: PLC0415 -- needs an extra

    return encoding.names_of(interface, layout, files)


def _of_lines(look: Look, files: Files) -> Collection[str]:
    for name, block in files.blocks():
        if isinstance(block, bytes):
            look.take(block, name)
    return look.found
