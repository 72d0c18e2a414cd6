"""Parquet → rows or columns, by pyarrow (extra `parquet`) in a process of its own. The rows are counted from 1.

A file whose footer or pages are damaged has no more rows from there on. Some damaged files end the process that reads
them; that is told in the same way. What comes back are lines of JSON and numbers, so nothing that the process sends is
executed.
"""

import importlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Collection, Generator, Iterator
from contextlib import contextmanager
from typing import IO, BinaryIO

from leverframe.audit.inputs.columns import Column, Columns, Packed
from leverframe.audit.inputs.rows import NoRow, Place, Row, Rows
from leverframe.extras import require
from leverframe.interrupts import held

PROCESS = "leverframe.audit.inputs.parquet_process"
_HAS_ENDED = "the process that read it has ended"


class EndedError(Exception):
    """The process that read a file has ended before it should."""


def rows(stream: BinaryIO, file: str) -> Rows:
    """The rows of a Parquet file. Raises MissingExtraError without the extra `parquet`."""
    number, problem = 0, _HAS_ENDED
    with _process(stream) as process:
        for line in _lines(process):
            found = json.loads(line)
            if found is None or isinstance(found, list):
                problem = found[0] if found else ""
            else:
                number += 1
                yield _row(Place(file, number), found)
        if problem and not number and process.wait() == 1:
            importlib.import_module("pyarrow")  # the process could not; here, whoever catches that can name it
    if problem:
        yield NoRow(Place(file, number + 1), _from_here(problem))


def columns(stream: BinaryIO, file: str, names: Collection[str]) -> Iterator[Columns | Row | NoRow]:
    """Columns of a Parquet file, as far as they are plain, and the rows of all others. Raises EndedError."""
    number, problem = 0, _HAS_ENDED
    with _process(stream, "columns", *names) as process:
        for line in _lines(process):
            match json.loads(line):
                case [int(size), *told]:
                    number += size
                    yield Columns(size, tuple(_column(process, size, *one) for one in told))
                case None | [_] as found:
                    problem = found[0] if found else ""
                case found:
                    number += 1
                    yield _row(Place(file, number), found)
    if problem == _HAS_ENDED:
        raise EndedError
    if problem:
        yield NoRow(Place(file, number + 1), _from_here(problem))


def _column(process: subprocess.Popen[bytes], rows: int, name: str, width: int, kept: int, *more: object) -> Column:
    """A column, whose values follow if two numbers are told of them. Raises EndedError if its bytes do not come."""
    indices = _bytes(process, width * rows)
    match more:
        case [int(text), int(ends)]:
            return Column(name, width, indices, kept, Packed(_bytes(process, text), _bytes(process, ends)))
        case [list() as told]:
            return Column(name, width, indices, kept, told)
        case _:
            raise EndedError


def picked(
    stream: BinaryIO, file: str, numbers: Collection[int], packed: bytes, without: Collection[str] | None = None
) -> Rows:
    """The rows with some numbers, in order. `packed` are the same numbers, eight bytes each. Raises EndedError.

    If the file was read by its columns from the beginning to the end, `without` are those that nobody needs: they are
    null. Then it has no damage.
    """
    with tempfile.NamedTemporaryFile() as wanted:
        wanted.write(packed)
        wanted.flush()
        ended, left = True, iter(numbers)
        how = ("rows", wanted.name) if without is None else ("some", wanted.name, *without)
        with _process(stream, *how) as process:
            for line in _lines(process):
                found = json.loads(line)
                if found is None or isinstance(found, list):
                    rest = list(left)
                    ended = bool(rest and (not found or without is not None))
                    if ended:
                        break
                    yield from (NoRow(Place(file, number), _from_here(found[0])) for number in rest if found)
                else:
                    yield _row(Place(file, next(left, 0)), found)
    if ended:
        raise EndedError


def _row(place: Place, found: object) -> Row | NoRow:
    return Row(place, found) if isinstance(found, dict) else NoRow(place, str(found))


def _from_here(problem: str) -> str:
    return f"from here on, the file cannot be read: {problem}"


@contextmanager
def _process(stream: BinaryIO, *arguments: str) -> Generator[subprocess.Popen[bytes]]:
    """The process that reads a file. Raises MissingExtraError without the extra `parquet`."""
    require("parquet")
    size = stream.seek(0, os.SEEK_END)
    os.lseek(stream.fileno(), 0, os.SEEK_SET)  # the process has the same place in the file
    command = (sys.executable, "-P", "-m", PROCESS, str(size), *arguments)
    with held():
        process = subprocess.Popen(command, stdin=stream, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)  # noqa: S603 -- its own module
    try:
        yield process
    finally:
        process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


def _lines(process: subprocess.Popen[bytes]) -> Iterator[bytes]:
    """The lines that a process writes, as far as they end."""
    while process.stdout is not None and (line := process.stdout.readline()).endswith(b"\n"):
        yield line


def _bytes(process: subprocess.Popen[bytes], size: int) -> bytes:
    """So many bytes that a process writes. Raises EndedError if they do not come."""
    stream: IO[bytes] | None = process.stdout
    found = stream.read(size) if stream is not None else b""
    if len(found) < size:
        raise EndedError
    return found
