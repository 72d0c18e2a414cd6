"""Views of logs: what rows have in them, and the layout of such rows."""

from collections.abc import Mapping
from dataclasses import replace

from leverframe.audit import layout
from leverframe.audit.layout import Layout
from leverframe.observe.interface import Interface
from tests.audit.logs import declared
from tests.audit.scripts import PATH, Row

SHOWN: Mapping[str, tuple[str, ...]] = {"states": PATH[2:], "edges": PATH[::2], "events": PATH[1:2], "path": PATH}
SETTINGS: Mapping[str, Mapping[str, object]] = {
    "turn": {
        "intents": {"FIRST": {}, "SECOND": {"approval": ["BETA"]}},
        "files": {"ALPHA": {"scope": ["FIRST", "SECOND"]}, "BETA": {"scope": ["SECOND"], "approval": ["SECOND"]}},
    }
}
"""What is known of a program: without it, any file may be one that needs no approval."""


def as_shown(system: str, view: str, rows: list[Row]) -> list[Row]:
    """What a log shows in a view. An event that takes an edge only in some states needs both (docs/audit.md)."""
    if view == "all":
        return [{name: value for name, value in row.items() if value is not None} for row in rows]
    declaration, _ = declared(system)
    makers = {line.event for line in declaration.transitions if line.target is None}
    moving = {line.event for line in declaration.transitions if line.target is not None}
    kept = {"execution_id", "step"}
    return [
        {
            name: row[name]
            for name in (*kept, *(PATH if view == "events" and row["event"] in makers & moving else SHOWN[view]))
            if row.get(name) is not None
        }
        for row in rows
        if "event" in row
    ]


def as_told(row: Row) -> Row:
    return {"ended" if name == "outcome" else name: value for name, value in row.items()}


def numbered(rows: list[Row]) -> list[Row]:
    return [{**row, "step": number} for number, row in enumerate(rows)]


def where(system: str, interface: Interface) -> Layout:
    """The usual names, and `ended` for the field of REUG that is called like one of them; the settings of a gate."""
    usual = layout.usual(declared(system)[0], interface)
    fields = {"outcome": ("ended",)} if system == "reug" else {}
    return replace(usual, fields={**usual.fields, **fields}, settings=SETTINGS.get(system, {}))
