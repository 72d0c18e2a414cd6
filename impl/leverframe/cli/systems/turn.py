"""``leverframe run turn``: the gate between an agent's tool calls and a directory of files."""

from pathlib import Path

import click

from leverframe.cli import arguments


@click.command(name="turn", short_help="Gate the tool calls that reach a workspace.")
@click.option(
    "--workspace", type=click.Path(path_type=Path), metavar="DIR", help="The directory that tool calls read and write."
)
@arguments.CONFIG
@arguments.directory("turn")
@click.option(
    "--approve-command",
    metavar="COMMAND",
    help="The command that approves: it reads the question as JSON on stdin; exit code 0 approves.",
)
@click.option(
    "--no-terminal", is_flag=True, help="Never ask on the terminal; without --approve-command, nothing is approved."
)
@click.option("--trace", "trace_only", is_flag=True, help="Print the trace of every recorded call, and exit.")
def command(  # noqa: PLR0913, PLR0917 -- click hands over each option by its name
    workspace: Path | None,
    config: Path | None,
    directory: Path,
    approve_command: str | None,
    no_terminal: bool,
    trace_only: bool,
) -> None:
    """Gate the tool calls that reach a workspace.

    Each line of stdin is a user's request or an agent's call, such as {"tool": "read_file", "arguments": {"path":
    "notes.txt"}}, and gets one line of JSON on stdout as its answer. See docs/run-turn.md.

    Approvals are requested on the terminal, or from --approve-command. Without both, calls that need an approval are
    refused. On SIGTERM the gate waits for nothing more, and closes the journal.
    """
    from leverframe.cli import serving
    from leverframe.systems.home import open_journal
    from leverframe.systems.turn import approvers, door, settings
    from leverframe.systems.turn.approval import nobody
    from leverframe.systems.turn.calls import MAX_LINE
    from leverframe.systems.turn.gate import Gate
    from leverframe.systems.turn.workspace import Workspace

    if trace_only:
        _print_trace(directory)
        return
    if workspace is None:
        raise click.UsageError("--workspace is missing: name the directory that tool calls read and write")
    set_up = settings.default() if config is None else settings.load(config)
    opened = Workspace(workspace)
    by_command = None if approve_command is None else approvers.ByCommand.of(approve_command)
    door.require_apart(opened, set_up, directory, by_command.words if by_command else ())
    approver = by_command or nobody
    if by_command is None and not no_terminal and approvers.has_terminal():
        approver = approvers.by_terminal
    gate = Gate(set_up, opened, open_journal(directory, f"turn/{set_up.name}"), approver)
    with serving.stopping(gate.stop) as stops:
        try:
            serving.serve(lambda line: door.answer(gate, line), stops, MAX_LINE)
        finally:
            gate.close()


def _print_trace(directory: Path) -> None:
    from leverframe.cli import journal_files, serving
    from leverframe.journal.sources import source
    from leverframe.systems.turn import door

    with source(str(directory / "journal.db")) as kept:
        for line in door.trace([record.entry for record in journal_files.records(kept, 0)]):
            serving.say(line)
