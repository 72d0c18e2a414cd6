"""`leverframe.audit.verify`: a log judged from a Python program, as `leverframe audit` judges it."""

import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Protocol

from leverframe.audit.auditing import Audit, audit
from leverframe.audit.basis import basis
from leverframe.audit.inputs import tables
from leverframe.audit.inputs.formats import Format
from leverframe.audit.inputs.logs import Kept, Log
from leverframe.audit.inputs.sources import opened
from leverframe.audit.inputs.tables import Streaming
from leverframe.language import loader
from leverframe.language.declaration import Declaration

PathLike = str | os.PathLike[str]


class Declared(Protocol):
    """What has a declaration: what `leverframe.load` returns."""

    @property
    def declaration(self) -> Declaration: ...  # noqa: D102 -- see above


def verify(  # noqa: PLR0913 -- each is an option, given by its name
    log: PathLike | Streaming | Iterable[PathLike | Mapping[str, object]],
    machine: Declared | PathLike,
    *,
    mapping: PathLike | None = None,
    interface: PathLike | None = None,
    view: Sequence[str] | None = None,
    form: str | None = None,
    keys: Sequence[str] = (),
    checkpoints: Sequence[PathLike] = (),
    runs: bool = False,
) -> Audit:
    """Did a program follow a machine, judged by its log? The verdicts are those of ``leverframe audit``.

    `machine` is what `leverframe.load` returns, or what it takes: the name of a bundled system, or a path.
    `log` is the path of a file, a folder or a journal, or several of them; or rows in memory: a table of Arrow, pandas,
    Polars or DuckDB, or mappings, each of them a row. `mapping` and `interface` are paths of files; `view` are names of
    the interface; `form` is a format as under ``--input``; `keys` are verifier keys of a journal, or their files;
    `checkpoints` are files with those that were kept elsewhere. With `runs`, the first violation of each cause has a
    run of the machine that leads to it, `retraced`. Raises InputError, JournalError, CapacityError and
    MissingExtraError.
    """
    declaration = loader.named(machine) if isinstance(machine, str | os.PathLike) else machine.declaration

    def judged(rows: Log) -> Audit:
        files = [None if path is None else Path(path) for path in (interface, mapping)]
        return audit(*basis(declaration, rows, files[0], files[1], view), rows, runs=runs)

    paths, rows = _told_apart(log)
    if rows is not None:
        return judged(tables.of(rows))
    kept = Kept(tuple(keys), (), tuple(map(Path, checkpoints)))
    with opened(paths, None if form is None else Format(form), kept) as files:
        return judged(files)


def _told_apart(
    log: PathLike | Streaming | Iterable[PathLike | Mapping[str, object]],
) -> tuple[Sequence[str | Path], Streaming | Sequence[Mapping[str, object]] | None]:
    """The paths, or rows in memory. Raises TypeError if it is both."""
    if isinstance(log, str | os.PathLike):
        return (os.fspath(log),), None
    if isinstance(log, Streaming):
        return (), log
    several = tuple(log)
    paths = [os.fspath(one) for one in several if isinstance(one, str | os.PathLike)]
    rows = [one for one in several if isinstance(one, Mapping)]
    if len(paths) == len(several) and paths:
        return paths, None
    if len(rows) == len(several):
        return (), rows
    raise TypeError("a log is paths, a table, or mappings")
