"""``leverframe run``: the systems of the documents, at work. Each has its own command, in `cli.systems`."""

from collections.abc import Mapping

import click

from leverframe.cli.main import Commands

SYSTEMS: Mapping[str, str] = {
    "femtoclaw": "Judge, authorise and execute messages of the FemtoClaw protocol.",
    "kernel": "Arbitrate, execute and audit requests to a governance kernel.",
    "turn": "Gate the tool calls that reach a workspace.",
    "reug": "Answer a user's inputs with the engine REUG.",
}
"""The name of each system, which is also that of its module, and its short help."""


class Systems(Commands):
    """The systems, imported when called."""

    table = SYSTEMS
    package = "leverframe.cli.systems"
    noun = "system"

    def instead(self, name: str) -> str | None:
        """Another way to run the machine in a file."""
        import shlex
        from pathlib import Path

        is_file = Path(name).is_file()
        return f"it is a file: 'leverframe simulate {shlex.quote(name)}' steps through a machine." if is_file else None


@click.group(name="run", cls=Systems, subcommand_metavar="SYSTEM [OPTIONS]")
def command() -> None:
    """Run a system of the documents: lines in, lines out.

    Each line of stdin gets one line of JSON on stdout as its answer. The journal records every event before it happens;
    'leverframe journal show' and 'leverframe journal verify' read it.
    """
