"""The systems that can be served, by name. Nothing heavy is imported before one is made."""

import importlib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from leverframe.conform.wire.messages import Mode
    from leverframe.sut.system import System

MODES: "tuple[Mode, ...]" = ("events", "cycles", "messages")
SYSTEMS: "Mapping[str, tuple[Mode, ...]]" = {
    "kernel": ("events", "cycles"),
    "turn": ("events", "cycles"),
    "reug": ("events", "cycles"),
    "femtoclaw-protocol": ("messages",),
    "femtoclaw-runtime": ("events", "cycles"),
}
"""The modes of each system."""
AUTOMATON: "tuple[Mode, ...]" = ("events", "cycles")
"""The modes of an automaton in a file."""


def made(name: str, modes: "Sequence[Mode]") -> "System":
    """A system that offers these of its modes."""
    found: type[System] = importlib.import_module(f"leverframe.sut.{name.replace('-', '_')}").SUBJECT
    return found(modes)
