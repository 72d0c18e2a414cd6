"""Results as tables of HTML, for notebooks: one line for each, with what fails in words. Everything is escaped."""

import html
from collections.abc import Iterable, Mapping, Sequence

from leverframe.model.trace import NamedStep

MAX_STEPS = 100
"""Steps of a run that are shown."""

_COLOURS = {"holds": "#1a7f37", "fails": "#9a3fb5", "unknown": "#9a6700"}
_SURPRISE = "#cf222e"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table of cells that are HTML already."""
    cells = "".join(f"<th style='text-align:left'>{cell}</th>" for cell in head)
    lines = (f"<tr>{''.join(map(_cell, row))}</tr>" for row in rows)
    return f"<table><thead><tr>{cells}</tr></thead><tbody>{''.join(lines)}</tbody></table>"


def _cell(content: str) -> str:
    return f"<td style='text-align:left'>{content}</td>"


def text(words: str | None) -> str:
    """Text as HTML."""
    return html.escape(words or "")


def verdict(word: str, *, as_expected: bool) -> str:
    """A verdict in its colour; a surprise is said, too."""
    colour = _COLOURS[word] if as_expected else _SURPRISE
    return f"<b style='color:{colour}'>{word}{'' if as_expected else ', not as expected'}</b>"


def run(steps: Sequence[NamedStep], loop: int) -> str:
    """A run: event, state, and the variables that changed; the last `loop` steps are repeated for ever."""
    rows: list[tuple[str, ...]] = []
    before: Mapping[str, str | int | bool] = {}
    for number, step in enumerate(steps[:MAX_STEPS]):
        changed = {name: value for name, value in step.variables.items() if before.get(name) != value}
        mark = " ↻" if number >= len(steps) - loop else ""
        event = step.event or ("stands still" if number else "starts")
        told = ", ".join(f"{name} = {_value(value)}" for name, value in changed.items())
        rows.append((f"{number}{mark}", text(event), text(step.state), text(told)))
        before = step.variables
    rest = f"<p>… {len(steps) - MAX_STEPS:,} steps more</p>" if len(steps) > MAX_STEPS else ""
    return table(("step", "event", "state", "changes"), rows) + rest


def _value(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
