"""The line interface of a gate: answers each line of JSON with a JSON object (docs/run-turn.md)."""

import os
import shutil
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from leverframe.errors import Diagnostic, InputError
from leverframe.record.entries import Entry, Json
from leverframe.systems.turn import calls
from leverframe.systems.turn.gate import CallAnswer, Gate
from leverframe.systems.turn.settings import Settings
from leverframe.systems.turn.trace import lines
from leverframe.systems.turn.workspace import Workspace


def answer(gate: Gate, line: bytes) -> Mapping[str, Json]:
    """Answer a line. Raises what the journal raises."""
    try:
        given, caller_id = calls.parse(line)
    except InputError as error:
        caller_id, reason = calls.caller_id(line), error.diagnostics[0].message
        told: dict[str, Json] = {"verdict": "invalid", "code": "LF173", "reason": reason, "state": gate.runtime.state}
    else:
        told = shown(gate.answer(given))
    return told if caller_id is None else {"id": caller_id, **told}


def shown(given: CallAnswer) -> dict[str, Json]:
    """Return an answer as a JSON object."""
    return {
        "call": given.call,
        "tool": given.tool,
        "verdict": given.verdict,
        **({"event": given.event} if given.event is not None else {}),
        **({"reason": given.reason} if given.reason is not None else {}),
        "states": list(given.states),
        "state": given.state,
        **({"result": given.result} if given.result else {}),
    }


def trace(entries: Sequence[Entry]) -> Iterator[Mapping[str, Json]]:
    """Yield a JSON object for each call on record."""
    for line in lines(entries):
        yield line.shown


def require_apart(workspace: Workspace, settings: Settings, directory: Path, asked: Sequence[str] = ()) -> None:
    """Raise InputError (LF171) if something that governs a gate lies in its workspace.

    That is the journal, the settings, the programs that a command may name, and the files that the command `asked` for
    approvals names. An agent that could write them would control the gate.
    """
    programs = [("the program", Path(program)) for program in settings.programs.values()]
    approver = [("the command for approvals names", path) for path in _named(asked)]
    files = [("the file", file) for file in settings.files]
    for what, path in (("the journal's directory", directory), *files, *programs, *approver):
        if workspace.contains(path):
            reason = f"{what} {path} is in the workspace {workspace.root}, where the agent may write"
            raise InputError((Diagnostic("LF171", reason, None, None, "keep it in a directory elsewhere"),))


def _named(words: Sequence[str]) -> Iterator[Path]:
    """Yield the files that the words of a command name, also as option values: ``--file=PATH``, ``-fPATH``."""
    program = shutil.which(words[0]) if words else None
    for word in (*([] if program is None else [program]), *words[1:]):
        values = [word[index:] for index, before in enumerate(word, 1) if before in "=:,@"]
        for named in (word, *([word[2:]] if word.startswith("-") else []), *values):
            if named and os.path.lexists(named):
                yield Path(named)
