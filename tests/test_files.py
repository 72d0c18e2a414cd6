"""Only ordinary files are read: every entry point refuses what could block or never end, and waits for nothing."""

import contextlib
import os
import socket
import subprocess
import sys
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from leverframe import files
from leverframe.errors import InputError
from leverframe.traceability import records

DOORS = {
    "declaration": "from leverframe.language.loader import load; load(path)",
    "policy": "from leverframe.systems.policy import load; load(path)",
    "settings of a kernel": "from leverframe.systems.kernel.settings import permissions; permissions(path, path)",
    "settings of FemtoClaw": "from leverframe.systems.femtoclaw.configuration import load; load(path, path.parent)",
    "settings of the turn gate": "from leverframe.systems.turn.settings import load; load(path)",
    "script": "from leverframe.systems.reug.schema import scripted_model; scripted_model(path)",
    "key": "from leverframe.journal.key_files import text; text(path, 'LF124')",
    "journal": "from leverframe.journal.sources import source; source(str(path))",
    "database": "from leverframe.journal.sources import source; list(source(f'sqlite:///{path}').rows())",
    "writing to a database": "from leverframe.journal.journal import Journal; Journal.open(str(path))",
    "lines of a journal": "from leverframe.journal.sources import LinesFile; list(LinesFile(path).rows())",
    "lines beside a journal": "from leverframe.journal.sinks import Lines; Lines(path, lambda _: ())",
    "certificate": "from leverframe.recheck.certificates import read; read(path)",
    "beginning of evidence": "from leverframe.systems.kernel.evidence import _beginning; _beginning(path.parent)",
}
CHILD = """
import os, sys
from pathlib import Path
from leverframe.errors import LeverframeError
for folder in os.environ["FOLDERS"].split(os.pathsep):
    path = Path(folder, "journal.jsonl")
    for door in sys.argv[1:]:
        try:
            exec(door)
        except (LeverframeError, OSError) as error:
            print("refused", error)
        else:
            print("read")
"""


def socket_at(path: Path) -> None:
    with contextlib.chdir(path.parent), socket.socket(socket.AF_UNIX) as bound:  # its path must be short
        bound.bind(path.name)


SPECIAL: dict[str, Callable[[Path], object]] = {
    "pipe": os.mkfifo,
    "socket": socket_at,
    "directory": Path.mkdir,
    "device": lambda path: path.symlink_to("/dev/zero"),
    # Reading it would wait for the next message of the operating system's kernel.
    "entry of /proc": lambda path: path.symlink_to("/proc/kmsg"),
}


def test_no_entry_point_waits_for_a_file_that_is_not_ordinary(tmp_path: Path) -> None:
    folders = [tmp_path / str(number) for number, _ in enumerate(SPECIAL)]
    for folder, make in zip(folders, SPECIAL.values(), strict=True):
        folder.mkdir()
        make(folder / "journal.jsonl")
    child = [sys.executable, "-c", CHILD, *DOORS.values()]
    given = {**os.environ, "FOLDERS": os.pathsep.join(map(str, folders))}
    done = subprocess.run(child, capture_output=True, encoding="utf-8", check=True, timeout=60, env=given)
    said = zip(product(SPECIAL, DOORS), done.stdout.splitlines(), strict=True)
    assert [case for case, told in said if not told.startswith("refused")] == []


def test_records_beside_a_declaration_are_ordinary_files(tmp_path: Path) -> None:
    for name in ("requirements", "findings", "sources"):
        os.mkfifo(tmp_path / f"{name}.yaml")
    with pytest.raises(InputError) as caught:
        records.read(tmp_path)
    assert [diagnostic.code for diagnostic in caught.value.diagnostics] == ["LF001"] * 3


@pytest.mark.parametrize("name", ["kmsg", "self/status"])
def test_an_entry_of_proc_is_not_an_empty_file(name: str) -> None:
    with pytest.raises(OSError, match="entry of /proc"):
        files.contents(Path("/proc", name), 1 << 20)


def test_a_file_without_a_size_is_empty_whatever_a_read_would_deliver(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such as a file of another virtual file system, and where /proc is missing."""
    monkeypatch.setattr(files, "_PROC", tmp_path / "none")
    status = Path("/proc/self/status")
    assert status.read_bytes()
    assert files.contents(status, 1 << 20) == b""


def test_a_file_that_is_replaced_by_a_pipe_after_the_first_look_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain, pipe = tmp_path / "plain", tmp_path / "pipe"
    plain.write_bytes(b"content")
    os.mkfifo(pipe)
    first_look, look = plain.stat(), Path.stat
    monkeypatch.setattr(Path, "stat", lambda path: first_look if path == pipe else look(path))
    with pytest.raises(OSError, match="pipe"):
        files.opened(pipe)
    with files.opened(plain) as stream:
        assert stream.read() == b"content"


def test_contents_are_bounded(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"12345")
    assert files.contents(path, 5) == b"12345"
    with pytest.raises(files.TooLargeError, match="larger than 4 bytes"):
        files.contents(path, 4)
