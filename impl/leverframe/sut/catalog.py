"""The systems that can be served, by name. Nothing heavy is imported before one is made."""

import importlib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from leverframe.errors import Diagnostic, InputError

if TYPE_CHECKING:
    from leverframe.sut.system import System

MODES = ("events", "cycles", "messages")
SYSTEMS: Mapping[str, Sequence[str]] = {"kernel": ("cycles",)}
"""The modes of each system."""


def made(name: str, modes: Sequence[str] = ()) -> "System":
    """A system that offers these modes; without any, all that it has. Raises InputError (LF001)."""
    offered = SYSTEMS[name]
    missing = [mode for mode in modes if mode not in offered]
    if missing:
        hint = f"it has {', '.join(offered)}"
        raise InputError((Diagnostic("LF001", f"{name} has no mode {missing[0]}", None, None, hint),))
    return importlib.import_module(f"leverframe.sut.{name}").made(tuple(modes) or offered)
