"""A report as the first view of an explorer page, which also shows its machine, and replays its runs.

Without scripts, the page is the report alone. So it is without Graphviz, which draws the machine (extra `draw`).
"""

from collections.abc import Callable, Sequence

from leverframe import __version__
from leverframe.cli.reports import html
from leverframe.cli.reports.html import Part, joined
from leverframe.errors import CapacityError, InputError
from leverframe.language.declaration import Declaration


def document(title: str, declaration: Declaration, replayed: str, body: Callable[[bool], Sequence[Part]]) -> str:
    """The page. `replayed` is the same report in JSON; `body` is told whether the page shows the machine."""
    from leverframe.explorer.machines import machine
    from leverframe.explorer.page import page
    from leverframe.explorer.values import Value

    key = f"{declaration.machine}.{declaration.profile}"
    try:
        from leverframe.explorer.pictures import pictures

        drawn = pictures(declaration)
    except (InputError, CapacityError):
        return html.document(title, *body(False))
    data: dict[str, Value] = {
        "version": __version__,
        "title": title,
        "machines": [{**machine(declaration, key), "claims": [], "counts": None, "pictures": drawn}],
        "books": [],
        "reports": [{"name": "This report", "text": replayed}],
    }
    return page(title, data, joined(*body(True)))
