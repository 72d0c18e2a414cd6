"""DOT → SVG or PNG, by a Graphviz that runs in a process of its own.

The Graphviz that comes with pygraphviz is preferred, since every installation has the same; else ``dot`` from PATH is
asked. A process of its own, because what goes wrong in a C library is then no more than an exit code, because it can be
stopped, and because Fontconfig's remarks about fonts end where they belong.
"""

import importlib.util
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from enum import StrEnum

from leverframe.errors import CapacityError, InternalError
from leverframe.view import svg

SECONDS = 120
"""Time for one picture."""


class PictureKind(StrEnum):
    """What can be drawn."""

    SVG = "svg"
    PNG = "png"


_DOTS_PER_INCH = 144
"""Twice what Graphviz takes, so that small letters are sharp on today's screens."""


def available() -> bool:
    """Is there a Graphviz?"""
    return any(True for _ in _commands(PictureKind.SVG))


def draw(dot: str, kind: PictureKind) -> bytes:
    """The picture of a DOT text. Raises CapacityError where it takes too long or Graphviz gives up."""
    failures: list[str] = []
    for command in _commands(kind):
        drawn = _run(command, dot, failures)
        if drawn is not None:
            return svg.finish(drawn.decode(), dot).encode() if kind is PictureKind.SVG else drawn
    if not failures:
        raise InternalError("there is no Graphviz")
    raise CapacityError(f"Graphviz {failures[0]}; --format dot needs none")


def _run(command: Sequence[str], dot: str, failures: list[str]) -> bytes | None:
    """What a program made of a DOT text; None, and why, where it made nothing."""
    try:
        done = subprocess.run(command, input=dot.encode(), capture_output=True, timeout=SECONDS, check=False)  # noqa: S603 -- ours or Graphviz
    except subprocess.TimeoutExpired:
        failures.append(f"did not finish the picture in {SECONDS} seconds")
        return None
    if done.returncode == 0 and done.stdout:
        return done.stdout
    said = done.stderr.decode("utf-8", "replace").strip().rpartition("\n")[2]
    failures.append(f"gave the picture up ({said or f'exit code {done.returncode}'})")
    return None


def _commands(kind: PictureKind) -> Iterator[Sequence[str]]:
    """What to run, and what else if that fails, as where pygraphviz was built for another system."""
    if importlib.util.find_spec("pygraphviz") is not None:
        yield (sys.executable, "-P", "-c", _BUNDLED, kind.value, str(_DOTS_PER_INCH))
    found = shutil.which("dot")
    if found is not None:
        yield (found, f"-T{kind.value}", *([f"-Gdpi={_DOTS_PER_INCH}"] if kind is PictureKind.PNG else []))


_BUNDLED = """
import sys
import pygraphviz
graph = pygraphviz.AGraph(string=sys.stdin.buffer.read().decode())
kind, dpi = sys.argv[1:]
if kind == "png":
    graph.graph_attr["dpi"] = dpi
sys.stdout.buffer.write(graph.draw(format=kind, prog="dot"))
"""
"""The program of the other process. It imports nothing of ours, which saves it most of its time."""
