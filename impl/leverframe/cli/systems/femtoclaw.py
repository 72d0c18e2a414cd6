"""``leverframe run femtoclaw``: messages of the FemtoClaw protocol on stdin, one answer to each on stdout."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

from leverframe.cli import arguments

if TYPE_CHECKING:
    from leverframe.record.entries import Json
    from leverframe.systems.femtoclaw.femtoclaw import FemtoClaw


class _EndedError(Exception):
    """The runtime has ended, so no further line is read."""


@click.command(name="femtoclaw")
@arguments.CONFIG
@arguments.directory("femtoclaw", "the journal, its key, the telemetry and the last resort")
@click.option(
    "--stream",
    metavar="NAME",
    help="A name for the input on stdin: each line of a named stream is executed once, even if it is sent again.",
)
def command(config: Path | None, directory: Path, stream: str | None) -> int:
    """Judge, authorise and execute messages of the FemtoClaw protocol.

    Each line of stdin is a message, and gets one line of JSON on stdout: the verdict, the execution, its states, and
    the result or the reason. At the end of stdin, and on SIGTERM, the runtime shuts down.
    """
    from leverframe.cli import serving
    from leverframe.errors import ExitCode
    from leverframe.systems.femtoclaw import configuration
    from leverframe.systems.femtoclaw.femtoclaw import FemtoClaw

    if config is not None:
        configuration.load(config, directory)  # report mistakes in the settings before creating anything
    claw = FemtoClaw(directory, config)
    with serving.stopping(claw.stop) as stops:
        claw.start()
        try:
            serving.serve(_answering(claw, stream), stops, claw.longest_message)
        except _EndedError:
            pass
        finally:
            claw.close()
    if claw.unsound is not None:
        raise claw.unsound
    return ExitCode.AS_EXPECTED


def _answering(claw: "FemtoClaw", stream: str | None) -> "Callable[[bytes], Mapping[str, Json] | None]":
    from itertools import count

    from leverframe.cli import serving

    lines = count(1)

    def answer(message: bytes) -> "Mapping[str, Json] | None":
        line = next(lines)
        given = claw.handle(message, None if stream is None else f"{stream}\n{line}", line)
        if not claw.ended:
            return given
        serving.say(given)
        raise _EndedError

    return answer
