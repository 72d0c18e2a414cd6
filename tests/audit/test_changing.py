"""Files that change while they are read for the first time: each format notices it, and never judges a mixture."""

import functools
import gzip
import itertools
import json
import os
import pickle
import random
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from leverframe.audit.inputs import files, opening, watching
from leverframe.audit.inputs.columns import Columns
from leverframe.audit.inputs.files import Files
from leverframe.audit.inputs.opening import Opening
from leverframe.audit.inputs.rows import NoRow, Row
from leverframe.audit.inputs.watching import Opened, Stamp
from leverframe.errors import InputError
from leverframe.journal.snapshot import Snapshot
from leverframe.journal.sources import source
from leverframe.record.records import line, stored
from leverframe.record.verify import StoredRow, decode
from tests.audit import formats
from tests.audit.kept import Kept, entries
from tests.audit.kept import written as journal
from tests.support.budget import every_third
from tests.support.command_line import run

CHANGED = "LF230.*it changed while it was read"
FORMATS = {**formats.PLAIN, **{name: write for name, (write, _) in formats.INSIDE.items()}}
Read = Callable[[Files], Iterator[object]]


@functools.cache
def content(form: str, seed: int = 0) -> bytes:
    """A log that is longer than what any reader reads at once: in bytes, and in rows of Parquet."""
    chance = random.Random(seed)
    names = [f"{seed}-{chance.getrandbits(1_600):0400x}" for _ in range(1_100)]
    return FORMATS[form]([{"run": name, "n": number} for number, name in enumerate(names)])


def grows(path: Path) -> None:
    with path.open("ab") as stream:
        stream.write(path.read_bytes()[:50_000])


def shrinks(path: Path) -> None:
    os.truncate(path, path.stat().st_size - 1)


def is_overwritten(path: Path, place: int = 0) -> None:
    """A byte differs, and nothing that anybody can set tells so."""
    found = path.stat()
    with path.open("r+b") as stream:
        stream.seek(place, os.SEEK_SET if place >= 0 else os.SEEK_END)
        byte = stream.read(1)
        stream.seek(-1, os.SEEK_CUR)
        stream.write(bytes([byte[0] ^ 1]))
    os.utime(path, ns=(found.st_atime_ns, found.st_mtime_ns))


def is_overwritten_further_on(path: Path) -> None:
    """Before and behind what was read so far."""
    is_overwritten(path)
    is_overwritten(path, -100)


def is_replaced(path: Path, place: int = 0) -> None:
    other = path.with_name("other")
    other.write_bytes(path.read_bytes())
    found = path.stat()
    os.utime(other, ns=(found.st_atime_ns, found.st_mtime_ns))
    is_overwritten(other, place)
    other.replace(path)


def is_begun_anew(path: Path) -> None:
    """As by a rotation that copies and truncates; meanwhile it is as long again."""
    path.write_bytes(path.read_bytes()[50_000:] + path.read_bytes()[:60_000])


def is_another_one(path: Path) -> None:
    """A link that leads elsewhere."""
    other = path.with_name("other")
    other.write_bytes(path.read_bytes()[100:])
    path.rename(path.with_name("before"))
    path.symlink_to(other)


CHANGES = (
    shrinks,
    is_overwritten,
    is_overwritten_further_on,
    is_replaced,
    is_begun_anew,
    is_another_one,
    Path.unlink,
)


def rows(log: Files) -> Iterator[Row | NoRow]:
    return log.rows()


def by_blocks(log: Files) -> Iterator[object]:
    return log.blocks()


def by_columns(log: Files) -> Iterator[object]:
    assert log.has_columns
    for _, found in log.columns({"run", "n"}):
        yield from range(found.rows) if isinstance(found, Columns) else [found]


WAYS: list[tuple[str, Read]] = [
    *((form, rows) for form in FORMATS),
    ("lines", by_blocks),
    ("gzip", by_blocks),
    ("parquet", by_columns),
]
each_way = pytest.mark.parametrize(("form", "way"), WAYS)


@pytest.fixture(params=every_third(["a moment ago", "long ago", "now"]))
def when(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """When a file was written. Nobody can make a file that was written long ago, or a clock that has large steps."""
    monkeypatch.setattr(watching, "RECENT", 0 if request.param == "long ago" else 1 << 62)
    if request.param == "now":
        now, real = time.time_ns(), watching.stamp

        def stamp(stream: Opened) -> Stamp | None:
            found = real(stream)
            return None if found is None else found._replace(written=now, changed=now)

        for module in (files, opening, watching):
            monkeypatch.setattr(module, "stamp", stamp)


def read(path: Path, way: Read, change: Callable[[Path], object]) -> list[object]:
    """What somebody reads if the file changes after the first row."""
    return read_of(Files([path]), change, path, way)


def read_of(log: Files, change: Callable[[Path], object], path: Path, way: Read = rows) -> list[object]:
    found = way(log)
    first = next(found)
    change(path)
    return [first, *found]


@each_way
@pytest.mark.parametrize("change", every_third(CHANGES))
@pytest.mark.usefixtures("when")
def test_what_changes_while_it_is_read_first_is_bad_input(
    form: str, way: Read, change: Callable[[Path], None], tmp_path: Path
) -> None:
    path = formats.written(tmp_path, "log", content(form))
    with pytest.raises(InputError, match=CHANGED):
        read(path, way, change)


@each_way
@pytest.mark.usefixtures("when")
def test_what_does_not_change_is_read(form: str, way: Read, tmp_path: Path) -> None:
    path = formats.written(tmp_path, "log", content(form))
    log = Files([path])
    assert read(path, way, lambda _: None) == list(way(log)) == list(way(log))


@each_way
def test_what_grows_while_it_is_read_is_read_as_far_as_it_was(
    form: str, way: Read, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "RECENT", 1 << 62)
    path = formats.written(tmp_path, "log", content(form))
    before = list(way(Files([path])))
    assert read(path, way, grows) == before


def touched(path: Path) -> None:
    os.utime(path, ns=(1, 1))
    path.chmod(0o600)


def written_again(path: Path) -> None:
    other = path.with_name("other")
    other.write_bytes(path.read_bytes())
    other.replace(path)


@pytest.mark.parametrize("change", [touched, written_again])
@pytest.mark.parametrize("form", [form for form in FORMATS if form != "parquet"])
@pytest.mark.usefixtures("when")
def test_what_has_the_same_bytes_is_the_same(form: str, change: Callable[[Path], None], tmp_path: Path) -> None:
    path = formats.written(tmp_path, "log", content(form))
    before = list(Files([path]).rows())
    assert read(path, rows, change) == before


@pytest.mark.parametrize("change", [touched, written_again, grows])
def test_of_a_table_of_parquet_that_was_written_long_ago_nobody_knows_the_bytes(
    change: Callable[[Path], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "RECENT", 0)
    path = formats.written(tmp_path, "log", content("parquet"))
    with pytest.raises(InputError, match=CHANGED):
        read(path, rows, change)


@pytest.mark.parametrize("change", [is_overwritten, is_replaced])
@pytest.mark.usefixtures("when")
def test_a_table_of_parquet_that_changes_between_two_readings_is_bad_input(
    change: Callable[[Path, int], None], tmp_path: Path
) -> None:
    path = formats.written(tmp_path, "log", content("parquet"))
    log = Files([path])
    list(log.rows())
    change(path, 20_000)
    with pytest.raises(InputError, match=CHANGED):
        list(log.rows())


@each_way
@pytest.mark.usefixtures("when")
def test_a_link_that_leads_elsewhere_between_two_readings_is_bad_input(form: str, way: Read, tmp_path: Path) -> None:
    for number, name in enumerate(("a", "b", "log")):
        formats.written(tmp_path, name, content(form, number % 2))
    path = tmp_path / "current"
    path.symlink_to("a")
    log = Files([path])
    before = list(way(log))
    for name in ("a",) if form == "parquet" else ("log", "a"):  # the same bytes
        path.unlink()
        path.symlink_to(name)
        assert list(way(log)) == before
    path.unlink()
    path.symlink_to("b")
    with pytest.raises(InputError, match=CHANGED):
        list(way(log))


# ---- between the look at its format and its first reading ------------------------------------------------------------


@pytest.mark.parametrize(("form", "way"), [("lines", by_blocks), ("parquet", by_columns), ("lines", rows)])
@pytest.mark.parametrize("other", ["table", "array", "otlp", "parquet", "lines"])
def test_a_log_of_another_format_than_somebody_saw_is_bad_input(
    form: str, way: Read, other: str, tmp_path: Path
) -> None:
    path = formats.written(tmp_path, "log", content(form))
    log = Files([path])
    assert (log.are_lines, log.has_columns) == (form == "lines", form == "parquet")
    path.write_bytes(content(other, 1) + b" " * 1_000_000 * (other != "parquet"))
    with pytest.raises(InputError, match="LF230"):
        list(way(log))


@pytest.mark.parametrize(("form", "way"), [("lines", by_blocks), ("gzip", by_blocks), ("lines", rows)])
def test_what_grew_after_somebody_saw_it_is_read_as_far_as_it_was(form: str, way: Read, tmp_path: Path) -> None:
    path = formats.written(tmp_path, "log", content(form))
    before = list(way(Files([path])))
    log = Files([path])
    assert log.are_lines
    grows(path)
    assert list(way(log)) == before


def test_what_was_empty_when_somebody_saw_it_is_empty(tmp_path: Path) -> None:
    path = formats.written(tmp_path, "log", b"")
    log = Files([path])
    assert log.are_lines
    path.write_bytes(content("table"))
    assert list(log.blocks()) == []


@pytest.mark.usefixtures("when")
def test_another_process_reads_as_much_as_was_there_at_first(tmp_path: Path) -> None:
    path = formats.written(tmp_path, "log", content("lines"))
    log = Files([path])
    before = list(Files([path]).rows())
    log.measure()
    there: Files = pickle.loads(pickle.dumps(log))  # noqa: S301 -- our own
    grows(path)
    assert list(there.rows()) == before
    log.agree(there.marks)
    with pytest.raises(InputError, match=CHANGED):
        read_of(pickle.loads(pickle.dumps(log)), functools.partial(is_overwritten, place=300_000), path)  # noqa: S301 -- our own


# ---- standard input --------------------------------------------------------------------------------------------------


class Slow:
    """A file on standard input, which changes while it is read."""

    def __init__(self, path: Path, change: Callable[[Path], None] | None) -> None:
        self._path, self._change, self._stream = path, change, path.open("rb")
        self.buffer, self.fileno, self.tell, self.close = self, *self._doors()

    def _doors(self) -> tuple[Callable[[], int], Callable[[], int], Callable[[], None]]:
        return self._stream.fileno, self._stream.tell, self._stream.close

    def read(self, size: int) -> bytes:
        found = self._stream.read(min(size, 10_000))
        if self._change is not None:
            self._change(self._path)
            self._change = None
        return found


def on_standard_input(
    path: Path, change: Callable[[Path], None] | None, monkeypatch: pytest.MonkeyPatch
) -> list[Row | NoRow]:
    with closing(Slow(path, change)) as given, Opening() as opens:
        monkeypatch.setattr("sys.stdin", given)
        return list(Files(["-"], None, opens).rows())


@pytest.mark.parametrize("change", [shrinks, is_overwritten, is_begun_anew])
@pytest.mark.usefixtures("when")
def test_a_file_on_standard_input_is_one_that_may_change(
    change: Callable[[Path], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = formats.written(tmp_path, "log", content("lines"))
    before = len(list(Files([path]).rows()))
    assert len(on_standard_input(path, None, monkeypatch)) == before
    assert len(on_standard_input(path, grows, monkeypatch)) > before
    path.write_bytes(content("lines"))
    with pytest.raises(InputError, match=CHANGED):
        on_standard_input(path, change, monkeypatch)


# ---- journals --------------------------------------------------------------------------------------------------------


def records(seeds: range, folder: Path, form: str) -> tuple[Path, Kept]:
    """A journal, or its exported records, perhaps packed."""
    folder.mkdir()
    kept = journal(str(folder / "j.db"), folder, "j", [entries("kernel", seed, f"e{seed}", 400) for seed in seeds])
    if form == "db":
        return Path(kept.url), kept
    with source(kept.url) as found:
        text = "".join(f"{line(stored(decode(row)))}\n" for row in found.rows()).encode()
    return formats.written(folder, "log", gzip.compress(text) if form == "gzip" else text), kept


def is_halved(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def is_another(path: Path, *, whole: bool) -> None:
    other = path.with_name("after").read_bytes()
    if whole:
        path.with_name("other").write_bytes(other)
        path.with_name("other").replace(path)
    else:
        with path.open("r+b") as stream:
            stream.write(other)
            stream.truncate()


JOURNALS: dict[str, Callable[[Path], None]] = {
    "halved": is_halved,
    "overwritten": functools.partial(is_overwritten, place=-3_000),
    "replaced": functools.partial(is_another, whole=True),
    "overwritten by another": functools.partial(is_another, whole=False),
    "removed": Path.unlink,
}


@pytest.mark.parametrize("reading", [1, 2])
@pytest.mark.parametrize("change", every_third(JOURNALS))
@pytest.mark.parametrize("form", ["db", "lines", "gzip"])
def test_what_is_told_of_a_journal_that_changes_is_true_of_it_before_or_after(
    form: str, change: str, reading: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or nothing is established."""
    path, kept = records(range(8), tmp_path / "a", form)
    shutil.copy(records(range(1, 9), tmp_path / "b", form)[0], path.with_name("after"))
    count, real = itertools.count(1), Snapshot.rows

    def rows_of(self: Snapshot, first: int = 0, end: int | None = None) -> Iterator[StoredRow]:
        changes = next(count) == reading
        for row in real(self, first, end):
            yield row
            if changes:
                JOURNALS[change](path)
                changes = False

    def told() -> tuple[int, object]:
        ended = run("audit", "kernel", path, *kept.elsewhere, "--format", "json")
        return ended.code, json.loads(ended.stdout)["verdicts"] if ended.stdout else ""

    before = told()
    monkeypatch.setattr(Snapshot, "rows", rows_of)
    meanwhile = told()
    monkeypatch.undo()
    assert meanwhile in {2: [(2, "")]}.get(meanwhile[0], [before, told()])
    assert next(count) > reading, "it was changed"
