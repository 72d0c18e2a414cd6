"""Parquet → rows, by pyarrow (extra `parquet`) in a process of its own. The rows are counted from 1.

A file whose footer or pages are damaged has no more rows from there on. Some damaged files end the process that reads
them; that is told in the same way. What comes back are lines of JSON, so nothing that the process sends is executed.
"""

import importlib
import json
import os
import subprocess
import sys
from typing import BinaryIO

from leverframe.audit.inputs.rows import NoRow, Place, Row, Rows
from leverframe.extras import require
from leverframe.interrupts import held

PROCESS = "leverframe.audit.inputs.parquet_process"


def rows(stream: BinaryIO, file: str) -> Rows:
    """The rows of a Parquet file. Raises MissingExtraError without the extra `parquet`."""
    require("parquet")
    size = stream.seek(0, os.SEEK_END)
    os.lseek(stream.fileno(), 0, os.SEEK_SET)  # the process has the same place in the file
    command = (sys.executable, "-P", "-m", PROCESS, str(size))
    with held():
        process = subprocess.Popen(command, stdin=stream, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)  # noqa: S603 -- its own module
    number, problem = 0, "the process that read it has ended"
    try:
        for line in process.stdout or ():
            if not line.endswith(b"\n"):
                break
            match json.loads(line):
                case dict() as members:
                    number += 1
                    yield Row(Place(file, number), members)
                case str(reason):
                    number += 1
                    yield NoRow(Place(file, number), reason)
                case [str(reason)]:
                    problem = reason
                case _:
                    problem = ""
        if problem and not number and process.wait() == 1:
            importlib.import_module("pyarrow")  # the process could not; here, whoever catches that can name it
    finally:
        process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()
    if problem:
        yield NoRow(Place(file, number + 1), f"from here on, the file cannot be read: {problem}")
