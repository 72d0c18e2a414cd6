"""Which names of an interface a log shows: those that some row has. What no row has, the log does not show."""

from contextlib import suppress
from dataclasses import replace

from leverframe.audit.arranging import arranged
from leverframe.audit.inputs.files import Files, is_worthwhile
from leverframe.audit.inputs.logs import Log
from leverframe.audit.layout import Layout
from leverframe.audit.looking import Look
from leverframe.observe.interface import Interface


def shown(interface: Interface, layout: Layout, log: Log) -> tuple[str, ...]:
    """The names of the interface that some row has, and of fields that a mapping names and that must be there."""
    if isinstance(log, Files) and layout.items is None and log.are_lines:
        look = _of_lines(interface, layout, log)
    else:
        look = Look(interface, layout)
        for row in arranged(log.rows(), replace(layout, by_time=False)):  # their order does not matter
            look.read(row)
    return tuple(name for name in interface.names if name in look.found)


def _of_lines(interface: Interface, layout: Layout, files: Files) -> Look:
    if is_worthwhile(files):
        from leverframe.audit.fast import shown as fast  # noqa: PLC0415 -- needs an extra
        from leverframe.audit.fast.tables import CrowdedError  # noqa: PLC0415 -- as above

        with suppress(CrowdedError):
            return _taken(fast.FastLook(interface, layout), files)
    return _taken(Look(interface, layout), files)


def _taken(look: Look, files: Files) -> Look:
    for name, block in files.blocks():
        if isinstance(block, bytes):
            look.take(block, name)
    return look
