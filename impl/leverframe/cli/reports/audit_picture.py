"""The first violations of an audited log, each drawn on its machine (extra `draw`)."""

from collections.abc import Mapping

from leverframe.audit.auditing import Audit
from leverframe.audit.found import Violation
from leverframe.errors import CapacityError
from leverframe.extras import MissingExtraError

MOST = 20
"""How many are drawn: a picture takes a fraction of a second, and some 30 kB."""


def pictures(found: Audit) -> tuple[Mapping[str, str], str | None]:
    """By cause, an SVG of the first violation whose row no run explains; and why some are not drawn, if so."""
    drawn: dict[str, str] = {}
    causes = [(name, one.first[0]) for (kind, name), one in found.causes.items() if kind == "step" and one.first]
    try:
        for name, one in causes[:MOST]:
            drawn[name] = _drawn(found, one)
    except MissingExtraError as error:
        return drawn, f"The violations are not drawn: {error.diagnostics[0].hint}."
    except CapacityError as error:
        return drawn, f"Not every violation is drawn: {error}."
    return drawn, f"Only the first {MOST} are drawn." if len(causes) > MOST else None


def _drawn(found: Audit, one: Violation) -> str:
    from leverframe.view import compose, legible, violation
    from leverframe.view.diagram import View
    from leverframe.view.picture import PictureKind

    step = one.step
    ends = (None, None, None) if step is None else (step.source, step.event, step.target)
    seen = violation.Observed(one.observed, *ends)
    scene = violation.scene(found.declaration, one.states, seen, one.possible)
    return legible.draw(compose.compose(scene, View.FLOW), PictureKind.SVG).decode()
