"""Arguments and options that commands share, and how shells complete them."""

import math
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar, cast

import click
from click.shell_completion import CompletionItem

_ID = re.compile("[A-Z][A-Z0-9]*(-[A-Z0-9]+)+")


class Number(click.IntRange):
    """An integer within bounds, by the name that people use: click says 'integer range'."""

    name = "integer"


class _Seconds(click.FloatRange):
    """A positive number of seconds, at most a day: no range of click's excludes NaN."""

    name = "number"

    def __init__(self) -> None:
        super().__init__(min=0, min_open=True, max=86_400)

    def convert(self, value: str | float, param: click.Parameter | None, ctx: click.Context | None) -> float:
        found = float(super().convert(cast("float", value), param, ctx))  # or a text, as in the base of its base
        if math.isnan(found):
            self.fail(f"{value!r} is not a number.", param, ctx)
        return found


SECONDS = _Seconds()


class _Folder(click.Path):
    """The folder of results, which are several files."""

    def __init__(self) -> None:
        super().__init__(path_type=Path, file_okay=False)

    def convert(
        self, value: str | os.PathLike[str], param: click.Parameter | None, ctx: click.Context | None
    ) -> str | bytes | os.PathLike[str]:
        if value == STDOUT:
            self.fail("the result is several files, and cannot go to standard output; name a folder.", param, ctx)
        return super().convert(value, param, ctx)


STDOUT = "-"
"""The name of standard output, where an option names a file."""
FOLDER = _Folder()

Command = TypeVar("Command", bound=Callable[..., object])  # click's type for decorated functions


def is_id(text: str) -> bool:
    """Does this look like the id of a requirement or of a finding, such as KRN-027?"""
    return _ID.fullmatch(text) is not None


def complete_targets(_ctx: click.Context, _param: click.Parameter, incomplete: str) -> "list[CompletionItem[str]]":
    """Complete bundled systems, or else files."""
    from leverframe.language import catalog

    names = [name for name in catalog.systems() if name.startswith(incomplete)]
    return [CompletionItem(name) for name in names] or [CompletionItem(incomplete, type="file")]


def complete_profiles(ctx: click.Context, _param: click.Parameter, incomplete: str) -> "list[CompletionItem[str]]":
    """Complete the profiles of the systems already named, or all profiles."""
    from leverframe.language import catalog

    named = ctx.params.get("targets") or ctx.params.get("target") or ctx.args  # unparsed before the value of an option
    wanted = {named} if isinstance(named, str) else set(named)
    profiles = [entry.profile for entry in catalog.entries() if not wanted or entry.system in wanted]
    return [CompletionItem(name) for name in dict.fromkeys(profiles) if name.startswith(incomplete)]


TARGETS = click.argument("targets", metavar="[SYSTEM|FILE]...", nargs=-1, shell_complete=complete_targets)
SYSTEMS = click.argument("targets", metavar="[SYSTEM|ID]...", nargs=-1, shell_complete=complete_targets)
TARGET = click.argument("target", metavar="SYSTEM|FILE", shell_complete=complete_targets)
PROFILE = click.option(
    "--profile",
    metavar="PROFILE",
    shell_complete=complete_profiles,
    help="Only this profile of a bundled system: document, reference, ...",
)


_SETTING = re.compile("([^=]+)=(-?[0-9]{1,20})")


def _settings(ctx: click.Context, param: click.Parameter, value: tuple[str, ...]) -> dict[str, int]:
    found: dict[str, int] = {}
    for one in value:
        setting = _SETTING.fullmatch(one)
        if setting is None:
            message = f"{one!r} is not a constant with an integer, such as MAX_RETRIES=3."
            raise click.BadParameter(message, ctx, param)
        if setting[1] in found:
            raise click.BadParameter(f"{setting[1]} has two values.", ctx, param)
        found[setting[1]] = int(setting[2])
    return found


SET = click.option(
    "--set",
    "constants",
    multiple=True,
    callback=_settings,
    metavar="CONST=VALUE",
    help="Another value of a constant than in the file; may be repeated.",
)


def report_format(*kinds: str, said: str = "How to report.") -> Callable[[Command], Command]:
    """Return the option for the format of a report: pretty, or one of the other `kinds`."""
    return click.option(
        "--format", "kind", type=click.Choice(("pretty", *kinds)), default="pretty", show_default=True, help=said
    )


INTERFACE = click.option(
    "--interface",
    "interface_file",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="The interface of the machine; default: the one beside the declaration, or derived.",
)
PROPERTIES = click.option(
    "--properties",
    "properties",
    type=click.Path(),
    multiple=True,
    metavar="FILE",
    help="Decide the properties in this file, too; may be repeated. Default profile: the reference.",
)
TIMEOUT = click.option(
    "--timeout",
    "seconds",
    type=SECONDS,
    default=10.0,
    show_default=True,
    metavar="SECONDS",
    help="Time limit for each answer.",
)


def subject(*, required: bool = False) -> Callable[[Command], Command]:
    """Return the argument with the command of an adapter, after '--'."""
    return click.argument("cmd", metavar="-- CMD...", nargs=-1, type=click.UNPROCESSED, required=required)


def verifier_keys(option: str) -> Callable[[Command], Command]:
    """Return the option for the verifier keys of journals."""
    return click.option(
        option,
        "public_keys",
        multiple=True,
        metavar="KEY|FILE",
        help="A verifier key, as 'journal init' prints it, or its file; give each key that was ever used.",
    )


CHECKPOINTS = click.option(
    "--checkpoint",
    "checkpoints",
    multiple=True,
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="A checkpoint kept outside the journal.",
)
WITNESSES = click.option(
    "--witness",
    "witnesses",
    multiple=True,
    metavar="KEY|FILE",
    help="The verifier key of a witness, or its file; only cosigned checkpoints count.",
)
QUORUM = click.option(
    "--quorum",
    type=Number(min=1),
    default=1,
    show_default=True,
    metavar="N",
    help="How many of the given witnesses must have cosigned a checkpoint.",
)


def output(said: str) -> Callable[[Command], Command]:
    """Return the option for the file of a result."""
    return click.option(
        "-o",
        "--output",
        type=click.Path(path_type=Path),
        callback=_or_stdout,
        metavar="FILE",
        help=f"{said}; - is standard output.",
    )


def _or_stdout(_context: click.Context, _parameter: click.Parameter, file: Path | None) -> Path | None:
    """The file of a result; None if it is standard output, where the result goes without a file, too."""
    return None if file is not None and str(file) == STDOUT else file


OUTPUT = output("Write the report to a file")
CONFIG = click.option(
    "--config", type=click.Path(path_type=Path), metavar="FILE", help="The settings of the system; default: built-in."
)


def directory(system: str, holds: str = "the journal and its key") -> Callable[[Command], Command]:
    """Return the option for a system's directory, which `holds` describes."""
    return click.option(
        "--directory",
        type=click.Path(path_type=Path),
        metavar="DIR",
        default=Path(f"{system}-journal"),
        show_default=True,
        help=f"The directory for {holds}.",
    )
