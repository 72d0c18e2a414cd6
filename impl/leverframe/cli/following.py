"""``leverframe audit --follow``: what comes is judged, and told at once, until somebody ends it.

SIGINT and SIGTERM end it as the end of standard input does: what is there is judged, and the verdicts are told. A
second one ends the process at once.
"""

import sys
from collections.abc import Callable, Generator, Sequence
from contextlib import closing, contextmanager, nullcontext
from dataclasses import dataclass, replace
from pathlib import Path

import click
from click.core import ParameterSource

from leverframe.audit.following.executions import Limits
from leverframe.audit.following.follower import Follower, Subject
from leverframe.audit.following.tails import batches
from leverframe.audit.following.window import Waiting
from leverframe.audit.inputs import packed
from leverframe.audit.inputs.files import Files
from leverframe.audit.inputs.formats import Format
from leverframe.audit.inputs.logs import is_journal
from leverframe.audit.inputs.opening import STDIN, Opening, named, unreadable
from leverframe.audit.showing import shown
from leverframe.cli import output as out
from leverframe.cli.reports.alerts import Lines, Pages, Report
from leverframe.cli.serving import stopping
from leverframe.cli.targets import requirements_of
from leverframe.record.report import exit_code

_TOGETHER = frozenset({
    "target", "logs", "profile", "interface_file", "form", "mapping_file", "view", "strict_choices", "require",
    "follow", "until_idle", "window", "wait", "idle", "most_live", "kind", "output",
})  # fmt: skip
"""The parameters that mean something while a log is followed."""
_ALONE = ("until_idle", "window", "wait", "idle", "most_live")
"""Those that mean nothing else."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What somebody wants to know of which logs, and how it is told. With `has_format`, each line is a row."""

    logs: tuple[str, ...]
    output: Path | None
    kind: str
    strict_choices: bool
    required: tuple[str, ...]
    until_idle: float | None
    has_format: bool


def check(context: click.Context) -> None:
    """Raise UsageError for options that do not go together."""
    given = {name for name in context.params if context.get_parameter_source(name) is ParameterSource.COMMANDLINE}
    options = {one.name: one.opts[-1] for one in context.command.params}
    if not context.params["follow"]:
        if alone := [options[name] for name in _ALONE if name in given]:
            raise click.UsageError(f"{', '.join(alone)}: only with --follow.")
        return
    if others := [options[name] for name in options if name in given - _TOGETHER]:
        raise click.UsageError(f"--follow does not support {', '.join(map(str, others))}: audit the log without it.")
    if context.params["kind"] not in {"pretty", "json"}:
        raise click.UsageError("--follow supports only --format pretty and json.")
    if context.params["form"] not in {None, Format.LINES}:
        raise click.UsageError("--follow supports only --input jsonl: a growing log has an object in each line.")


def follow(subject: Subject, limits: Limits, waiting: Waiting, asked: Asked) -> int:
    """Follow logs, and return the exit code. Raises InputError (LF230) for one that cannot be followed."""
    for name in asked.logs:
        _must_be_lines(name)
    once, logs = named(asked.logs), tuple(dict.fromkeys(asked.logs))
    if others := [name for name in logs if name not in once]:
        raise unreadable(others[0], "it is another name of a file that is followed", "name it once")
    asked = replace(asked, logs=logs)
    with _stoppable() as is_stopped, _opened(subject, asked) as (report, write):
        names = _shown(subject, asked.logs) if subject.view is None else ()
        write(report.beginning())
        with closing(Follower(subject, limits, waiting, names, has_format=asked.has_format)) as follower:
            for now, came in batches(asked.logs, asked.until_idle, is_stopped):
                for text in report.told(follower.take(now, came)):
                    write(text)
            for text in report.told(follower.rest()):
                write(text)
            found = follower.followed(asked.logs)
        verdicts = found.verdicts(strict_choices=asked.strict_choices)
        write(report.end(found, verdicts))
    return exit_code(verdicts, asked.required)


def _must_be_lines(name: str) -> None:
    if name == STDIN:
        if sys.platform == "win32":
            raise unreadable(name, "nobody can wait for standard input on Windows", "follow the file")
        return
    if Path(name).is_dir():
        raise unreadable(name, "it is a folder, and only files can be followed", "name the files in it")
    with Opening() as opening:
        if is_journal(name, opening):
            hint = "audit it without --follow, or let a plain log be written beside it"
            raise unreadable(name, "it is a journal, whose hashes are judged as a whole", hint)
        try:
            with opening.opened(name) as stream:
                start = stream.read(packed.LONGEST)
        except OSError:
            return
    if start.startswith((*packed.MARKS, b"PAR1")):
        hint = "audit it without --follow"
        raise unreadable(name, "only JSON Lines that are not packed can be followed", hint)


def _shown(subject: Subject, names: Sequence[str]) -> Sequence[str]:
    """The names of the interface that the log shows already."""
    there = [name for name in names if name != STDIN and Path(name).exists()]
    return shown(subject.interface, subject.layout, Files(there, Format.LINES)) if there else ()


@contextmanager
def _opened(subject: Subject, asked: Asked) -> Generator[tuple[Report, Callable[[str], None]]]:
    """The report, and what writes it as it comes."""
    place, is_json = asked.output, asked.kind == "json"
    with (
        nullcontext()
        if place is None
        else place.open("w", encoding="utf-8", errors="backslashreplace", newline="\n") as file
    ):
        look = out.PLAIN if file is not None else out.look(sys.stdout)
        sentences = {one.name: one for one in requirements_of(subject.declaration)}
        report: Report = Lines(subject, asked.logs) if is_json else Pages(subject, asked.logs, sentences, look)

        def write(text: str) -> None:
            if file is not None:
                file.write(text)
                file.flush()
            elif is_json:
                out.write_data(text)
            else:
                out.write_text(text)

        yield report, write


@contextmanager
def _stoppable() -> Generator[Callable[[], bool]]:
    """Tell whether somebody has stopped the process, which goes on until it has told so. The second time, it ends."""
    stopped = False

    def stop() -> None:
        nonlocal stopped
        if stopped:
            raise KeyboardInterrupt
        stopped = True

    with stopping(stop):
        yield lambda: stopped
