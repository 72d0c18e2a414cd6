"""``leverframe run reug``: user inputs in, answers out (docs/run-reug.md)."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import IO

import click

from leverframe.cli import arguments
from leverframe.record.entries import Json

KEY = "leverframe.invalid/reug"
"""The name of the key of a new journal."""


@click.command(short_help="Answer a user's inputs with the engine REUG.")
@click.option(
    "--script",
    required=True,
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="The scripted model: its plan for each input (docs/run-reug.md).",
)
@arguments.directory("reug", "the journal, its key, the telemetry and notes")
@click.option(
    "--deadline",
    default=300.0,
    show_default=True,
    type=arguments.SECONDS,
    metavar="SECONDS",
    help="Time limit for a turn.",
)
def command(script: Path, directory: Path, deadline: float) -> None:
    """Answer a user's inputs with the engine REUG.

    Each line of stdin is an input of a user, and gets one line of JSON on stdout: the outcome, the text or the reason
    why there is none, the states of the turn, and the steps taken to recover from errors.

    \b
      echo "What is 17 and 25?" | leverframe run reug --script examples/reug/demo.yaml

    \b
    Exit codes:
      0    every line was answered
      1    the journal does not verify
      2    wrong command line, script or directory
    """  # noqa: D301 -- click's mark is the character itself, not a backslash
    from leverframe.cli.serving import serve, stopping
    from leverframe.systems.home import open_journal
    from leverframe.systems.reug import builtin
    from leverframe.systems.reug.engine import Engine
    from leverframe.systems.reug.schema import MAX_INPUT
    from leverframe.systems.reug.written_model import Scripted

    model = Scripted.load(script)
    with open_journal(directory, KEY) as journal, _appending(directory / "telemetry.jsonl") as told:
        engine = Engine(
            model,
            journal=journal,
            tools=builtin.registry(builtin.note_keeper(directory / "notes")),
            seconds=deadline,
            watcher=_Lines(told),
            history=(record.entry for record in journal.records()),
        )

        def answer(line: bytes) -> Mapping[str, Json]:
            try:
                said = line.decode().strip()
            except UnicodeDecodeError as error:
                return _not_taken(f"the line is not UTF-8: {error.reason}, at byte {error.start + 1}")
            if len(said) > MAX_INPUT:
                return _not_taken(f"the line is longer than {MAX_INPUT:,} characters")
            return engine.answer(said).shown

        with stopping(engine.stop) as stops:
            serve(answer, stops)
            engine.close()


def _appending(path: Path) -> IO[str]:
    from leverframe.files import unwritable

    try:
        return path.open("a", encoding="utf-8")
    except OSError as error:
        raise unwritable(f"{path} cannot be written: {error.strerror or error}", "name another directory") from None


class _Lines:
    """Telemetry, as lines of JSON in a file."""

    def __init__(self, file: IO[str]) -> None:
        self._file = file

    def __call__(self, told: Mapping[str, Json]) -> None:
        self._file.write(f"{json.dumps(told, separators=(',', ':'))}\n")
        self._file.flush()


def _not_taken(reason: str) -> Mapping[str, Json]:
    return {
        "outcome": "NOT_TAKEN",
        "code": "LF178",
        "reason": reason,
        "next": "shorten the input, and encode it as UTF-8",
    }
