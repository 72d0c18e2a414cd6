"""Some rows of a log of lines are read again: the same as at first, or the file has changed."""

import gzip
import json
import os
import random
from collections.abc import Callable, Collection, Iterator
from pathlib import Path

import numpy as np
import pytest

from leverframe.audit import layout
from leverframe.audit.fast import encoding, line_rows
from leverframe.audit.fast.encoded import Encoded
from leverframe.audit.inputs import blocks, objects, otlp
from leverframe.audit.inputs.files import Files
from leverframe.audit.inputs.rows import NoRow, Row
from leverframe.audit.sweep import token
from leverframe.errors import InputError
from tests.audit.logs import declared
from tests.support.budget import share

CHANGED = "it changed while it was read"
WANTED = {"3", "5"}


def line(execution: int, event: str = "CONFIG_LOADED", *, more: str = "") -> str:
    row = {"execution_id": str(execution), "previous_state": "BOOTING", "event": event, "new_state": "IDLE", "step": 0}
    return json.dumps(row | {"more": more} if more else row)


def encoded(log: Files) -> Encoded:
    declaration, interface = declared("kernel")
    found = encoding.encoded(interface, layout.usual(declaration, interface), log, ("event",))
    assert found is not None
    return found


def again(log: Files, found: Encoded, wanted: Collection[str] = WANTED) -> Iterator[tuple[int, Row | NoRow]]:
    tokens = {token(one) for one in wanted}
    picked = np.array([*(token in tokens for token in found.tokens), False])
    return encoding.again(log, found)(picked)


def naive(log: Files, wanted: Collection[str] = WANTED) -> list[tuple[int, Row | NoRow]]:
    """All rows of another reader, of which those that are not wanted are left out."""
    every = enumerate(Files(log.names).rows(), 1)
    return [(n, row) for n, row in every if isinstance(row, NoRow) or row.members.get("execution_id") in wanted]


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Blocks and lines are short, so that a small log has many blocks and lines that are too long."""
    monkeypatch.setattr(blocks, "BLOCK", 1_000)
    for where in (blocks, otlp):
        monkeypatch.setattr(where, "MAX_BATCH", 2_500)
    for where in (blocks, objects):
        monkeypatch.setattr(where, "MAX_ROW", 1_500)
    monkeypatch.setattr(line_rows, "FEW", 4)


KINDS: tuple[Callable[[random.Random], str], ...] = (
    *[lambda chance: line(chance.randrange(40))] * 12,
    lambda _: "",
    lambda _: " \t",
    lambda chance: line(chance.randrange(6), more="é" * chance.randrange(900)),
    lambda chance: line(chance.randrange(40), more="x" * 4_000),
    lambda chance: '{"execution_id": "3", ' * chance.randrange(3) + "\r",
    lambda _: '{"a": "\udc80"}',
)


def written(path: Path, seed: int) -> Path:
    chance = random.Random(seed)
    kinds = KINDS[:12] if seed % 3 == 0 else KINDS
    text = "\n".join(chance.choice(kinds)(chance) for _ in range(chance.randrange(1, 90)))
    content = (b"\xef\xbb\xbf" if seed % 4 == 1 else b"") + text.encode(errors="surrogateescape")
    content += b"\n" * chance.randrange(3)
    path.write_bytes(gzip.compress(content)[: -chance.randrange(1, 5)] if seed % 5 == 4 else content)
    return path


def test_they_are_the_rows_that_all_rows_have(tmp_path: Path) -> None:
    told = 0
    for seed in share(range(120)):
        log = Files([written(tmp_path / f"{name}.jsonl", 7 * seed + name) for name in range(1 + seed % 3)])
        found = list(again(log, encoded(log)))
        assert found == naive(log), seed
        told += len(found)
    assert told


def kept(path: Path, content: str) -> None:
    """Change a file, but not when it was written last."""
    found = path.stat()
    path.write_text(content)
    os.utime(path, ns=(found.st_atime_ns, found.st_mtime_ns))


def several(changed: int | None = None, to: str = "") -> str:
    lines = [line(number % 40) for number in range(400)]
    if changed is not None:
        lines[changed] = to
    return "\n".join(lines) + "\n"


def first_read(folder: Path, content: str | None = None) -> tuple[Path, Files, Encoded]:
    """A file, the log in it, and its codes."""
    path = folder / "log.jsonl"
    path.write_text(several() if content is None else content)
    log = Files([path])
    return path, log, encoded(log)


@pytest.mark.parametrize(
    ("place", "to"),
    [
        (43, line(4)),
        (43, line(3, "CONFIG_FAILED")),
        (43, line(3).replace("3", "3 ")[:-2] + "}"),
        (43, line(3)[:-1] + "]"),
        (43, line(3).replace("event", "evenx")),
        (43, line(3).replace('"step": 0', '"step": 1')),
        (4, line(4)[:-1]),
        (4, line(4) + "  "),
    ],
)
def test_a_row_that_says_something_else_the_next_time_is_bad_input(place: int, to: str, tmp_path: Path) -> None:
    path, log, found = first_read(tmp_path)
    kept(path, several(place, to))
    with pytest.raises(InputError, match=CHANGED):
        list(again(log, found))


def test_only_the_rows_that_are_wanted_are_read_again(tmp_path: Path) -> None:
    path, log, found = first_read(tmp_path)
    before = naive(log)
    kept(path, several(4, "x" * len(line(4))))
    assert list(again(log, found)) == before


def test_a_damaged_line_that_is_a_row_the_next_time_is_bad_input(tmp_path: Path) -> None:
    path, log, found = first_read(tmp_path, several(9, line(9)[:-1] + "]"))
    kept(path, several())
    with pytest.raises(InputError, match=CHANGED):
        list(again(log, found))


def test_a_file_that_was_only_touched_is_the_same(tmp_path: Path) -> None:
    path, log, found = first_read(tmp_path)
    before = naive(log)
    os.utime(path, ns=(1, 1))
    assert list(again(log, found)) == before


def test_of_a_file_that_grew_meanwhile_the_beginning_counts(tmp_path: Path) -> None:
    path, log, found = first_read(tmp_path)
    before = naive(log)
    path.write_text(several() + several())
    assert list(again(log, found)) == before


@pytest.mark.parametrize("place", [0, 4, 43, 399])
def test_of_a_file_that_was_written_meanwhile_no_byte_may_differ(place: int, tmp_path: Path) -> None:
    path, log, found = first_read(tmp_path)
    path.write_text(several(place, line(place % 40).replace("IDLE", "IDLX")))
    os.utime(path, ns=(1, 1))
    with pytest.raises(InputError, match=CHANGED):
        list(again(log, found))


def test_a_file_that_is_named_twice_is_read_once(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    path.write_text(several())
    assert Files([path, tmp_path]).names == (str(path),)
