"""DOT → SVG or PNG, by Graphviz in a separate process.

The Graphviz of pygraphviz comes first, since every installation has the same one; otherwise ``dot`` from PATH runs. In
a separate process, a crash of the C library is only an exit code, a timeout can stop it, and the warnings of Fontconfig
do not reach the user.
"""

import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from enum import StrEnum

from leverframe.errors import CapacityError, InputError
from leverframe.extras import MissingExtraError, absent, broken
from leverframe.view import svg

SECONDS = 120
"""Time limit for one picture."""


class PictureKind(StrEnum):
    """The formats of pictures."""

    SVG = "svg"
    PNG = "png"


_DOTS_PER_INCH = 144
"""Twice the default of Graphviz, for sharp small letters on high-resolution screens."""


def available() -> bool:
    """Return whether a Graphviz is available."""
    return any(True for _ in _commands(PictureKind.SVG))


def draw(dot: str, kind: PictureKind) -> bytes:
    """Return the picture of a DOT text. Raises CapacityError if Graphviz fails or takes too long, MissingExtraError."""
    failures: list[str] = []
    for command in _commands(kind):
        drawn = _run(command, dot, failures)
        if drawn is not None:
            return svg.finish(drawn.decode(), dot).encode() if kind is PictureKind.SVG else drawn
    if not failures:
        raise MissingExtraError({"draw": ("pygraphviz",)})
    if failures[-1].startswith(_NO_IMPORT):
        raise InputError((broken("pygraphviz", failures[-1].removeprefix(_NO_IMPORT)),))
    raise CapacityError(f"Graphviz {failures[0]}; --format dot does not need it")


def _run(command: Sequence[str], dot: str, failures: list[str]) -> bytes | None:
    """Return the output of a program for a DOT text, or None with the reason appended to `failures`."""
    try:
        done = subprocess.run(command, input=dot.encode(), capture_output=True, timeout=SECONDS, check=False)  # noqa: S603 -- ours or Graphviz
    except subprocess.TimeoutExpired:
        failures.append(f"did not finish the picture in {SECONDS} seconds")
        return None
    if done.returncode == 0 and done.stdout:
        return done.stdout
    said = done.stderr.decode("utf-8", "replace").strip().rpartition("\n")[2]
    if said.startswith(_NO_IMPORT):
        failures.append(said)
        return None
    failures.append(f"failed to draw the picture ({said or f'exit code {done.returncode}'})")
    return None


def _commands(kind: PictureKind) -> Iterator[Sequence[str]]:
    """Yield the commands to try in order; the first fails, for example, if pygraphviz was built for another system."""
    if not absent("pygraphviz"):
        yield (sys.executable, "-P", "-c", _BUNDLED, kind.value, str(_DOTS_PER_INCH))
    found = shutil.which("dot")
    if found is not None:
        yield (found, f"-T{kind.value}", *([f"-Gdpi={_DOTS_PER_INCH}"] if kind is PictureKind.PNG else []))


_NO_IMPORT = "cannot import pygraphviz: "
_BUNDLED = f"""
import sys
try:
    import pygraphviz
except Exception as error:
    sys.exit(f"{_NO_IMPORT}{{type(error).__name__}}: {{error}}")
graph = pygraphviz.AGraph(string=sys.stdin.buffer.read().decode())
kind, dpi = sys.argv[1:]
if kind == "png":
    graph.graph_attr["dpi"] = dpi
sys.stdout.buffer.write(graph.draw(format=kind, prog="dot"))
"""
"""The program of the separate process. It does not import leverframe, which would take most of its time."""
