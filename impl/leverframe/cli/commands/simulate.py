"""``leverframe simulate``: a machine step by step."""

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

import click
from click.shell_completion import CompletionItem

from leverframe.cli import arguments

if TYPE_CHECKING:
    from leverframe.cli.session import Simulation


def _complete_events(ctx: click.Context, _param: click.Parameter, incomplete: str) -> "list[CompletionItem[str]]":
    """Complete the events that are enabled after the given ones."""
    from leverframe.cli.session import Simulation
    from leverframe.cli.targets import load_one
    from leverframe.errors import LeverframeError

    try:
        constants = ctx.params.get("constants") or {}
        session = Simulation(load_one(ctx.params["target"], ctx.params.get("profile"), constants=constants))
        for event in ctx.params.get("events") or ():
            session.fire(event)
    except (LeverframeError, KeyError):
        return []
    return [CompletionItem(name, help=session.doc(name)) for name in session.enabled if name.startswith(incomplete)]


@click.command(name="simulate")
@arguments.TARGET
@click.argument("events", metavar="[EVENT]...", nargs=-1, shell_complete=_complete_events)
@arguments.PROFILE
@arguments.SET
def command(target: str, events: tuple[str, ...], profile: str | None, constants: dict[str, int]) -> int:
    """Step through a machine, event by event.

    The EVENTs happen one after the other; each step is printed with its new state and the changed variables. A refused
    event changes nothing and ends the run with exit code 1. Without EVENTs, events are read from stdin, line by line,
    and the enabled events are shown before each. The default profile of a system is the reference.
    """
    from leverframe.cli import conversation
    from leverframe.cli.session import Simulation
    from leverframe.cli.targets import load_one

    session = Simulation(load_one(target, profile, constants=constants))
    if events:
        return _run(session, events)
    return conversation.hold(session, sys.stdin)


def _run(session: "Simulation", events: Sequence[str]) -> int:
    from leverframe.cli import output as out
    from leverframe.cli.diagnostics import print_diagnostics
    from leverframe.cli.reports.page import Page
    from leverframe.errors import ExitCode, InputError

    wrong = tuple(dict.fromkeys(filter(None, map(session.unknown, events))))
    if wrong:
        raise InputError(wrong)
    page = Page(out.look(sys.stdout))
    session.write_start(page)
    refused = None
    for event in events:
        refused = session.fire(event)
        if refused is not None:
            break
        session.write_step(page, len(session.steps))
    out.write_text(page.text())
    if refused is None:
        return ExitCode.AS_EXPECTED
    print_diagnostics((refused,))
    return ExitCode.VIOLATED
