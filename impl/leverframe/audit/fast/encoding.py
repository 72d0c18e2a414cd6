"""A log → codes (`encoded`), from its lines or from its columns. What was encoded is kept as long as the log is."""

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from functools import partial
from weakref import WeakKeyDictionary

import numpy as np
import numpy.typing as npt

from leverframe.audit.determinised import TooManyError
from leverframe.audit.fast import column_codes, line_codes, line_rows
from leverframe.audit.fast.encoded import Encoded, Entries
from leverframe.audit.fast.tables import CrowdedError
from leverframe.audit.inputs.files import Files
from leverframe.audit.inputs.parquet import EndedError
from leverframe.audit.inputs.rows import NoRow, Row
from leverframe.audit.inputs.tables import Table
from leverframe.audit.layout import Constant, Layout
from leverframe.audit.looking import Look
from leverframe.audit.scanner import Members, members
from leverframe.observe.interface import Interface

Again = Callable[[npt.NDArray[np.bool_]], Iterator[tuple[int, Row | NoRow]]]
"""Reads the rows of picked executions again, and whatever is no row, each with its number in the log."""
_known: "WeakKeyDictionary[Files | Table, Encoded]" = WeakKeyDictionary()


def names_of(interface: Interface, layout: Layout, log: Files | Table) -> Collection[str] | None:
    """The names that a log shows, which is encoded by the way; None if it cannot be."""
    look = Look(interface, layout)
    names = frozenset(interface.names).difference(interface.labels)
    found = _tried(interface, layout, log, names, look)
    return None if found is None else look.found


def encoded(interface: Interface, layout: Layout, log: Files | Table, view: Collection[str]) -> Encoded | None:
    """A log by numbers, in a view; None if it cannot be. What `names_of` has encoded is taken."""
    found = _known.get(log)
    return found if found is not None and found.covers(layout, view) else _tried(interface, layout, log, view, None)


def again(log: Files | Table, found: Encoded) -> Again:
    """What reads rows of an encoded log again."""
    if isinstance(log, Table) or log.has_columns:
        return partial(column_codes.again, log, found)
    return partial(line_rows.again, log, found)


def _tried(
    interface: Interface, layout: Layout, log: Files | Table, names: Collection[str], look: Look | None
) -> Encoded | None:
    """The log by numbers. With a look, names are noted; if the values of one have identities, it cannot be."""
    _known.pop(log, None)
    counted = members(interface, layout, names)
    counted = counted if look is None else _without_identities(counted, interface, layout)
    try:
        found = Encoded(layout, frozenset(names), Entries(interface, layout, counted, look))
        if isinstance(log, Table) or log.has_columns:
            tables = column_codes.Tables(layout, counted, found)
            tables.encode(log)
            found.tokens = tables.texts()
        else:
            lines = line_codes.Lines(layout, counted, found)
            lines.encode(log)
            found.tokens = lines.texts()
    except (CrowdedError, EndedError, TooManyError):
        return None
    _known[log] = found
    return found


def _without_identities(found: Members, interface: Interface, layout: Layout) -> Members:
    """The members that count, if those with identities must be null: a line that has one shows its name."""
    fields = (layout.fields, *(case.fields for case in layout.cases))
    told = {where for each in fields for name, where in each.items() if name in interface.labels}
    return replace(found, absent=frozenset(one for one in told if not isinstance(one, Constant)) - {*found.others})
