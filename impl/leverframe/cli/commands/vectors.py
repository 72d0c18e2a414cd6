"""``leverframe vectors``: suites as language-neutral JSON."""

from collections.abc import Callable, Collection, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from leverframe.cli import arguments

if TYPE_CHECKING:
    from leverframe.conform.vectors.format import VectorsFile

SUITES = ("cycles", "automata", "messages", "scopes")
OBSERVED = ("state", "path", "records", "effects", "signals")
UNJUDGED = ("variables", "result", "telemetry", "rules")


@click.command(name="vectors")
@arguments.TARGET
@arguments.PROFILE
@arguments.INTERFACE
@click.option(
    "-o",
    "--output",
    "directory",
    type=arguments.FOLDER,
    required=True,
    metavar="DIR",
    help="The directory for the files, which is created if necessary.",
)
@click.option(
    "--suite",
    "suites",
    multiple=True,
    type=click.Choice(SUITES),
    help="Only this suite; may be repeated. Default: all that the machine allows.",
)
@click.option("--stimuli", metavar="NAME,...", help="What the subject can be given in cycles. Default: all.")
@click.option("--arranges", metavar="NAME,...", help="The events that a plan may contain. Default: all.")
@click.option("--observes", metavar="NAME,...", help=f"What can be seen. Default: {','.join(OBSERVED)}.")
@click.option(
    "--disturbances", type=arguments.Number(0, 3), default=1, show_default=True, help="In one cycle, at most."
)
@click.option("--alphabet", metavar="NAME,...", help="The events of the suite automata. Default: all.")
@click.option("--k", "extra", type=arguments.Number(0, 3), default=0, show_default=True, help="Additional states.")
def command(  # noqa: PLR0913, PLR0917 -- click passes an argument for each option
    target: str,
    profile: str | None,
    interface_file: Path | None,
    directory: Path,
    suites: tuple[str, ...],
    stimuli: str | None,
    arranges: str | None,
    observes: str | None,
    disturbances: int,
    alphabet: str | None,
    extra: int,
) -> int:
    """Write conformance tests as JSON, for use without Leverframe.

    Each suite is a file in DIR: cycles.json has cycles with everything that a correct subject may show, automata.json
    has sequences of events with the one answer to each, messages.json, of femtoclaw-protocol, has messages, and
    scopes.json, of turn, has writes in and out of scope. A reader has some 40 lines in any language: see
    docs/vectors.md and examples/vectors. 'leverframe schema vectors' prints the JSON Schema of the files.

    The tests are for a subject that can be given, arranges and shows exactly what the options say. If the machine has
    too many states, they are for its small constants, which the files name.
    """
    from dataclasses import replace

    from leverframe import __version__, files
    from leverframe.cli import output as out
    from leverframe.cli.targets import load_one
    from leverframe.conform.cycles.abilities import Abilities
    from leverframe.conform.suite.bounds import at, is_large
    from leverframe.conform.vectors import cycles, messages, scopes
    from leverframe.conform.vectors.format import text
    from leverframe.conform.vocabulary import COMMANDS
    from leverframe.errors import CapacityError, ExitCode
    from leverframe.observe.reading import interface_of

    declaration = load_one(target, profile)
    interface = interface_of(declaration, interface_file)
    if is_large(declaration, interface):
        declaration, interface = at(declaration, interface, declaration.small)
        told = ", ".join(f"{name} = {value}" for name, value in declaration.constants.items())
        click.echo(f"{declaration.machine} has too many states: the vectors are for {told}.", err=True)
    events = [event.name for event in declaration.events]
    shown = frozenset(_names(observes or ",".join(OBSERVED), (*OBSERVED, *UNJUDGED), "--observes"))
    given = _names(stimuli, interface.stimuli, "--stimuli")
    arranged = _names(arranges, (*events, *COMMANDS), "--arranges")
    abilities = Abilities(declaration, interface, given, arranged, shown)
    if arranges is None:
        abilities = replace(abilities, arranges=abilities.plannable)
    inputs = None if alphabet is None else _names(alphabet, events, "--alphabet")
    if inputs is not None and not inputs:
        raise click.BadParameter("it names no event, so there is nothing to test", param_hint="--alphabet")

    def automata() -> "VectorsFile":
        from leverframe.conform.vectors import automata

        return automata.vectors(declaration, interface, inputs, extra, __version__)

    makers: dict[str, Callable[[], VectorsFile]] = {
        "cycles": lambda: cycles.vectors(abilities, disturbances, __version__),
        "automata": automata,
        "messages": lambda: messages.vectors(declaration, __version__),
        "scopes": lambda: scopes.vectors(declaration, __version__),
    }
    applying = {"messages": messages.applies(declaration), "scopes": scopes.applies(declaration)}
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise files.unwritable(f"{directory}: {error.strerror}", "name another directory with -o") from None
    written: set[str] = set()
    for suite in suites or [name for name in SUITES if applying.get(name, True)]:
        try:
            found = makers[suite]()
        except CapacityError as error:
            if suites:
                raise
            click.echo(f"{suite}: not written, since {error}.", err=True)
            continue
        place = out.checked(directory / f"{suite}.json")
        out.save(place, text(found))
        out.write_text(f"{directory / suite}.json: {_size(found)}\n")
        written.add(suite)
    _tell_of_others(directory, written)
    return ExitCode.AS_EXPECTED if written else ExitCode.INCONCLUSIVE


def _tell_of_others(directory: Path, written: Collection[str]) -> None:
    """Tell which files in a directory are of another run, and may be for another subject."""
    for suite in SUITES:
        if suite not in written and (directory / f"{suite}.json").exists():
            click.echo(f"{directory / suite}.json was there before, and is no part of what was written now.", err=True)


def _names(given: str | None, known: Iterable[str], option: str) -> tuple[str, ...]:
    """The names in a list with commas, in the order in which they are known; all if there is no list."""
    names = tuple(known)
    if given is None:
        return names
    from leverframe.language.guessing import did_you_mean

    wanted = [name.strip() for name in given.split(",") if name.strip()]
    for name in wanted:
        if name not in names:
            hint = did_you_mean(name, names) or f"the names are {', '.join(names)}"
            raise click.BadParameter(f"there is no {name!r}; {hint}", param_hint=option)
    return tuple(name for name in names if name in wanted)


def _size(found: "VectorsFile") -> str:
    from leverframe.conform.vectors.format import AutomataFile, CyclesFile, ScopesFile

    tests = f"{len(found.tests):,} tests"
    if isinstance(found, AutomataFile):
        return found.guarantee
    if isinstance(found, CyclesFile):
        size = f"{tests} of {len(found.cycles):,} cycles, in the dimensions {', '.join(found.dimensions)}"
        return f"{size}. {found.left_out}" if found.left_out else size
    if isinstance(found, ScopesFile):
        return f"{tests}, in {len(found.workspaces)} workspaces"
    return f"{tests}, for the capabilities {', '.join(found.capabilities)}"
