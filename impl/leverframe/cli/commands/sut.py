"""``leverframe sut``: the systems of the documents as subjects of conformance tests."""

from typing import TYPE_CHECKING

import click

from leverframe.sut.catalog import MODES, SYSTEMS

if TYPE_CHECKING:
    from leverframe.conform.wire.messages import Mode


@click.command(name="sut")
@click.argument("system", type=click.Choice(list(SYSTEMS)))
@click.option(
    "--mode",
    "modes",
    type=click.Choice(MODES),
    multiple=True,
    help="Offer this mode only. May be repeated. Default: all that the system has.",
)
def command(system: str, modes: "tuple[Mode, ...]") -> None:
    """Serve a system of the documents to conformance tests.

    Each line of stdin is a request of wire protocol 1, and each line of stdout is its answer; logs go to stderr. The
    system really runs: events are arranged by its tools, policies, sinks and clocks. See docs/sut.md.
    """
    import logging
    import sys

    from leverframe.sut.catalog import made
    from leverframe.sut.server import serve

    offered = SYSTEMS[system]
    for mode in modes:
        if mode not in offered:
            raise click.UsageError(f"{system} has no mode {mode}; it has {', '.join(offered)}")
    logging.basicConfig(stream=sys.stderr, format=f"leverframe sut {system}: %(message)s")
    found = made(system, modes or offered)
    try:
        serve(found, sys.stdin.buffer, sys.stdout.buffer)
    finally:
        found.close()
