"""Hints for a name of the wrong kind: what it is (an error code, a system, a file, a state, …), and what to run."""

import shlex
from collections.abc import Iterator, Sequence
from pathlib import Path

from leverframe.cli.reports import words
from leverframe.cli.selection import claims
from leverframe.language import catalog
from leverframe.language.declaration import Declaration, Maker
from leverframe.language.explanations import CODES, TOPICS

_MACHINES = 3
"""The most machines that a hint names."""


def described(asked: str, declarations: Sequence[Declaration]) -> tuple[str, str] | None:
    """Say what `asked` is, and what to run: ``a system``, ``run 'leverframe check kernel', …``; None if unknown."""
    if asked.upper() in CODES:
        return "an error code", _run(f"explain {asked.upper()}")
    if asked.lower() in TOPICS:
        return "a concept", _run(f"explain {asked.lower()}")
    if asked in catalog.systems():
        return "a system", _run(f"check {asked}", f"show {asked}", f"requirements {asked}", f"findings {asked}")
    if catalog.is_file_name(asked):
        return _file(asked)
    *places, name = asked.split(":")
    among = [d for d in declarations if set(places) <= {d.machine, d.profile}]
    return _claim(asked, name, among) or _machine(asked, declarations) or _part(name, among)


def _run(*commands: str) -> str:
    *first, last = (f"'leverframe {command}'" for command in commands)
    return f"run {', '.join(first)} or {last}" if first else f"run {last}"


def _file(asked: str) -> tuple[str, str]:
    if Path(asked).is_dir():
        return "a directory", f"name an id, and a file inside it: 'leverframe why ID {Path(asked) / 'FILE'}'"
    if not Path(asked).exists():
        return "the name of a file that does not exist", "check the path"
    return "a file", f"{_run(f'check {asked}')}; or name an id first: 'leverframe why ID {asked}'"


def _claim(asked: str, name: str, among: Sequence[Declaration]) -> tuple[str, str] | None:
    found = any(name in claims(declaration) for declaration in among)
    return ("a property or a check", _run(f"why {asked}")) if found else None


def _machine(asked: str, declarations: Sequence[Declaration]) -> tuple[str, str] | None:
    for declaration in declarations:
        if asked == f"{declaration.machine}:{declaration.profile}":
            return "a machine", _run(f"check {shlex.join(words.named(declaration))}")
    machines = [declaration.machine for declaration in declarations if declaration.profile == asked]
    return (f"a profile of {_listed(machines)}", _run(f"check --profile {asked}")) if machines else None


def _part(name: str, among: Sequence[Declaration]) -> tuple[str, str] | None:
    for kind in ("state", "event", "environment action", "variable", "constant", "label"):
        having = [declaration for declaration in among if name in _names(kind, declaration)]
        if having:
            having.sort(key=lambda declaration: declaration.profile != "reference")
            machines = sorted({declaration.machine for declaration in having})
            article = "an" if kind.startswith("e") else "a"
            return f"{article} {kind} of {_listed(machines)}", _run(f"show {shlex.join(words.named(having[0]))}")
    return None


def _names(kind: str, declaration: Declaration) -> Iterator[str]:
    match kind:
        case "state":
            yield from (state.name for state in declaration.states)
        case "event" | "environment action":
            outside = kind != "event"
            yield from (event.name for event in declaration.events if (event.maker is Maker.ENVIRONMENT) is outside)
        case "variable":
            yield from (variable.name for variable in declaration.variables)
        case "constant":
            yield from declaration.constants
        case _:
            yield from (label for variable in declaration.variables for label in variable.labels)


def _listed(machines: Sequence[str]) -> str:
    if len(machines) > _MACHINES:
        return f"{', '.join(machines[:_MACHINES])} and {len(machines) - _MACHINES} more"
    *first, last = machines
    return f"{', '.join(first)} and {last}" if first else last
