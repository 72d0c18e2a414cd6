"""Results as HTML tables for notebooks: one row for each, with the explanation of a failure. All text is escaped."""

import html
from collections.abc import Iterable, Mapping, Sequence

from leverframe.model.trace import NamedStep

MAX_STEPS = 100
"""The most steps of a run that are shown."""

_COLOURS = {"holds": "#1a7f37", "fails": "#9a3fb5", "unknown": "#9a6700"}
_SURPRISE = "#cf222e"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table. The cells must be HTML."""
    cells = "".join(f"<th style='text-align:left'>{cell}</th>" for cell in head)
    lines = (f"<tr>{''.join(map(_cell, row))}</tr>" for row in rows)
    return f"<table><thead><tr>{cells}</tr></thead><tbody>{''.join(lines)}</tbody></table>"


def _cell(content: str) -> str:
    return f"<td style='text-align:left'>{content}</td>"


def text(words: str | None) -> str:
    """Return text escaped for HTML."""
    return html.escape(words or "")


def verdict(word: str, *, as_expected: bool) -> str:
    """Return a verdict in its colour, marked if it is unexpected."""
    colour = _COLOURS[word] if as_expected else _SURPRISE
    return f"<b style='color:{colour}'>{word}{'' if as_expected else ', not as expected'}</b>"


def run(steps: Sequence[NamedStep], loop: int) -> str:
    """Return a run as a table of events, states and changed variables. The last `loop` steps repeat for ever."""
    rows: list[tuple[str, ...]] = []
    before: Mapping[str, str | int | bool] = {}
    for number, step in enumerate(steps[:MAX_STEPS]):
        changed = {name: value for name, value in step.variables.items() if before.get(name) != value}
        mark = " ↻" if number >= len(steps) - loop else ""
        event = step.event or ("nothing happens" if number else "starts")
        told = ", ".join(f"{name} = {_value(value)}" for name, value in changed.items())
        rows.append((f"{number}{mark}", text(event), text(step.state), text(told)))
        before = step.variables
    rest = f"<p>… {len(steps) - MAX_STEPS:,} more steps</p>" if len(steps) > MAX_STEPS else ""
    return table(("step", "event", "state", "changes"), rows) + rest


def _value(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
