"""What a log is judged by: the machine with the bounds of the program, its interface, the layout, and the view."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from leverframe.audit.inputs.logs import Log
from leverframe.audit.layout import Layout, recorded, usual
from leverframe.audit.mapped import read
from leverframe.audit.showing import shown
from leverframe.language.declaration import Declaration
from leverframe.observe import timing
from leverframe.observe.interface import EVENT, PATH, Interface
from leverframe.observe.reading import chosen, interface_of


class Basis(NamedTuple):
    """The machine, its interface, where the log has what, and the names of the interface that the log shows."""

    declaration: Declaration
    interface: Interface
    layout: Layout
    view: tuple[str, ...]


def basis(
    declaration: Declaration,
    log: Log,
    interface_file: Path | None = None,
    mapping_file: Path | None = None,
    view: Sequence[str] | None = None,
) -> Basis:
    """What a log is judged by. Without a view, the log tells what it shows.

    Raises InputError for a mistake in a file, an unknown name (LF194), and if the log cannot be read (LF230).
    """
    declaration, interface, where = described(declaration, interface_of(declaration, interface_file), mapping_file)
    if len(log.reports) == len(log.names) and mapping_file is None and interface_file is None and view is None:
        interface, where = recorded(declaration, interface)  # journals have a record for each step
        return Basis(declaration, interface, where, (PATH, EVENT))
    where = replace(where, machine=declaration.machine) if log.reports else where
    names = shown(interface, where, log) if view is None else chosen(interface, view)
    return Basis(declaration, interface, where, names)


def described(
    declaration: Declaration, interface: Interface, mapping_file: Path | None
) -> tuple[Declaration, Interface, Layout]:
    """Where logs have what the interface names, and the machine with the bounds that the mapping tells.

    Raises InputError for a mistake in the mapping.
    """
    where = read(declaration, interface, mapping_file) if mapping_file else usual(declaration, interface)
    bounded = timing.with_bounds(declaration, interface, where.settings)
    if bounded is declaration:
        return declaration, interface, where
    return bounded, interface_of(bounded, Path(interface.path) if interface.path else None), where
