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


MOST_SEED = 1_000_000
"""A seed that is chosen is below it: people type it again."""


@click.command(name="simulate")
@arguments.TARGET
@click.argument("events", metavar="[EVENT]...", nargs=-1, shell_complete=_complete_events)
@arguments.PROFILE
@arguments.SET
@click.option("--random", "steps", type=arguments.Number(1, 100_000), metavar="N", help="Then make N random steps.")
@click.option(
    "--seed", type=arguments.Number(0), metavar="SEED", help="The seed of the random steps; a new one is printed."
)
def command(  # noqa: PLR0913, PLR0917 -- click passes an argument for each option
    target: str,
    events: tuple[str, ...],
    profile: str | None,
    constants: dict[str, int],
    steps: int | None,
    seed: int | None,
) -> int:
    """Step through a machine, event by event.

    The EVENTs happen one after the other; each step is printed with its new state and the changed variables. A refused
    event changes nothing and ends the run with exit code 1. Without EVENTs, events are read from stdin, line by line,
    and the enabled events are shown before each. The default profile of a system is the reference.

    With --random, N steps follow, each by one of the events that can happen then, with equal chances; fewer if none
    can. The same seed makes the same steps.
    """
    from leverframe.cli import conversation
    from leverframe.cli.session import Simulation
    from leverframe.cli.targets import load_one

    if seed is not None and steps is None:
        raise click.UsageError("--seed is for --random N.")
    session = Simulation(load_one(target, profile, constants=constants))
    if events or steps:
        return _run(session, events, steps or 0, seed)
    return conversation.hold(session, sys.stdin)


def _run(session: "Simulation", events: Sequence[str], steps: int, seed: int | None) -> int:
    import random

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
    if steps and refused is None:
        known = random.randrange(MOST_SEED) if seed is None else seed  # noqa: S311 -- no secret
        before = len(session.steps)
        refused = session.walk(steps, random.Random(known))  # noqa: S311 -- as above
        for number in range(before, len(session.steps)):
            session.write_step(page, number + 1)
        page.blank()
        ended = "" if session.enabled else "No event is possible any more. "
        page.paragraph(f"{ended}--seed {known} makes the same steps again.")
    out.write_text(page.text())
    if refused is None:
        return ExitCode.AS_EXPECTED
    print_diagnostics((refused,))
    return ExitCode.VIOLATED
