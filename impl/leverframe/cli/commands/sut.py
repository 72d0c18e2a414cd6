"""``leverframe sut``: the systems of the documents as subjects of conformance tests."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from leverframe.sut.catalog import AUTOMATON, MODES, SYSTEMS

if TYPE_CHECKING:
    from leverframe.conform.wire.messages import Mode
    from leverframe.sut.system import System


def _system(context: click.Context, parameter: click.Parameter, value: str) -> str:
    """A system by its name, or the path of an automaton."""
    if value in SYSTEMS or value.endswith(".dot"):
        return value
    message = f"{value!r} is neither one of {', '.join(SYSTEMS)}, nor the path of a file in DOT."
    raise click.BadParameter(message, context, parameter)


@click.command(name="sut")
@click.argument("system", callback=_system, metavar=f"[{'|'.join(SYSTEMS)}|FILE.dot]")
@click.option(
    "--mode",
    "modes",
    type=click.Choice(MODES),
    multiple=True,
    help="Offer this mode only. May be repeated. Default: all that the system has.",
)
def command(system: str, modes: "tuple[Mode, ...]") -> None:
    """Serve a system or an automaton to conformance tests.

    Each line of stdin is a request of wire protocol 1, and each line of stdout is its answer; logs go to stderr. The
    system really runs: events are arranged by its tools, policies, sinks and clocks. FILE.dot is a
    Mealy machine, which 'leverframe import' makes a declaration. See docs/sut.md.
    """
    import logging
    import sys

    from leverframe.sut.catalog import made
    from leverframe.sut.server import serve

    offered = SYSTEMS.get(system, AUTOMATON)
    for mode in modes:
        if mode not in offered:
            raise click.UsageError(f"{system} has no mode {mode}; it has {', '.join(offered)}")
    logging.basicConfig(stream=sys.stderr, format=f"leverframe sut {system}: %(message)s")
    found = made(system, modes or offered) if system in SYSTEMS else _learnt(system, modes or AUTOMATON)
    try:
        serve(found, sys.stdin.buffer, sys.stdout.buffer)
    finally:
        found.close()


def _learnt(path: str, modes: "tuple[Mode, ...]") -> "System":
    from leverframe.sut.learnt import Learnt

    return Learnt(Path(path), modes)
