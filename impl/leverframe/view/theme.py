"""Colours for light and dark mode, and the style sheet that switches between them.

Text and lines have a contrast of at least 4.5 to 1 with their background (WCAG 2.2, 1.4.3), which tests compute. No
meaning depends on colour alone: a double border, a dashed line, a sign or italics express it as well.
"""

from collections.abc import Mapping
from enum import StrEnum


class Colour(StrEnum):
    """The roles of colours; the values are the class names in an SVG."""

    PAPER = "paper"
    INK = "ink"
    LINE = "line"
    BOX = "box"
    REST = "rest"
    REST_BOX = "rest-box"
    END = "end"
    END_BOX = "end-box"
    ERROR = "error"
    ERROR_BOX = "error-box"
    MUTED = "muted"
    MUTED_BOX = "muted-box"


LIGHT: Mapping[Colour, str] = {
    Colour.PAPER: "#ffffff",
    Colour.INK: "#1f2933",
    Colour.LINE: "#52606d",
    Colour.BOX: "#f5f7fa",
    Colour.REST: "#0072b2",
    Colour.REST_BOX: "#e6f1f8",
    Colour.END: "#00734f",
    Colour.END_BOX: "#e6f4ef",
    Colour.ERROR: "#b54708",
    Colour.ERROR_BOX: "#fdf0e6",
    Colour.MUTED: "#64707c",
    Colour.MUTED_BOX: "#fbfcfd",
}
DARK: Mapping[Colour, str] = {
    Colour.PAPER: "#12181f",
    Colour.INK: "#e4e7eb",
    Colour.LINE: "#9aa5b1",
    Colour.BOX: "#1f2933",
    Colour.REST: "#6cbcee",
    Colour.REST_BOX: "#10293c",
    Colour.END: "#56cba1",
    Colour.END_BOX: "#0f2e25",
    Colour.ERROR: "#ffa568",
    Colour.ERROR_BOX: "#39220f",
    Colour.MUTED: "#7f8b97",
    Colour.MUTED_BOX: "#161d25",
}
"""The colours of dark mode."""

FONT = "Helvetica,Arial,sans-serif"
"""Every system has a font with the metrics of Helvetica; a wider font would overflow the boxes."""


def stylesheet() -> str:
    """Return the rules for a picture whose attributes are those of light mode.

    The reader's preference decides, unless the root has the class ``light`` or ``dark``.
    """
    preferred = _rules(".leverframe:not(.light)")
    return f"@media (prefers-color-scheme: dark) {{\n{preferred}\n}}\n{_rules('.leverframe.dark')}\n"


def _rules(scope: str) -> str:
    return "\n".join(
        f"{scope} .f-{colour.value} {{ fill: {value}; }}\n{scope} .s-{colour.value} {{ stroke: {value}; }}"
        for colour, value in DARK.items()
    )
