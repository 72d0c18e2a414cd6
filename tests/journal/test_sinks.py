"""Copies of records and checkpoints: files that are full or broken, programs and addresses that fail."""

import asyncio
import logging
import shutil
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import NoReturn

import pytest
from opentelemetry import trace
from opentelemetry.sdk._logs import LoggerProvider
from opentelemetry.sdk._logs.export import InMemoryLogRecordExporter, SimpleLogRecordProcessor
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

import leverframe
from leverframe.errors import ExitCode, JournalError
from leverframe.journal.journal import Journal
from leverframe.journal.sinks import Destination, Lines, ToAddress, ToCommand, ToFile, send
from leverframe.journal.sources import source
from leverframe.record import checkpoints
from leverframe.record.entries import Outcome
from leverframe.record.records import line, stored
from leverframe.record.verify import examine
from leverframe.runtime.otel import Observed
from tests.support.journals import EVERY_COMMIT, KEY, SELDOM, entry
from tests.support.running import Kept, door_in


def written(journal: Journal) -> str:
    return "".join(f"{line(stored(record))}\n" for record in journal.records())


def opened(folder: Path, lines: Path | None = None) -> Journal:
    return Journal.open(str(folder / "j.db"), key=KEY, create=True, rhythm=SELDOM, lines=lines)


def test_a_mirror_follows_the_journal_and_verifies_like_one(tmp_path: Path) -> None:
    path = tmp_path / "j.jsonl"
    with opened(tmp_path, lines=path) as journal:
        journal.append_all(entry("a", step, note="ü") for step in range(5))
    with opened(tmp_path, lines=path) as journal:
        journal.append(entry("a", 5))
    with opened(tmp_path) as journal:
        on_file = path.read_text("utf-8")
        assert on_file == "".join(written(journal).splitlines(keepends=True)[:-1])
    with source(str(path)) as lines:
        assert examine(lines.rows()).findings == []


@pytest.mark.parametrize("left", [0, 1, 40, -1, -40])
def test_what_a_crash_left_out_of_the_file_is_written_when_the_journal_is_opened(tmp_path: Path, left: int) -> None:
    path = tmp_path / "j.jsonl"
    with opened(tmp_path, lines=path) as journal:
        journal.append_all(entry("a", step) for step in range(5))
    whole = path.read_bytes()
    path.write_bytes(whole[:left])
    with opened(tmp_path, lines=path):
        pass
    assert path.read_bytes().startswith(whole)
    with opened(tmp_path) as journal:
        assert path.read_text("utf-8") == "".join(written(journal).splitlines(keepends=True)[:-1])


def test_a_file_of_another_journal_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "j.jsonl"
    path.write_text("something else\n")
    with pytest.raises(JournalError, match="is not record 0 of this journal"):
        opened(tmp_path, lines=path)
    with pytest.raises(JournalError, match="cannot mirror the journal"):
        opened(tmp_path, lines=tmp_path)
    assert path.read_text() == "something else\n"
    opened(tmp_path).close()


def test_a_file_that_fails_in_the_middle_holds_nothing_up_and_is_made_good(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "j.jsonl"
    with opened(tmp_path, lines=path) as journal:
        journal.append(entry("a", 0))
        journal.checkpoint()  # afterwards the record before it is in the file
        sink = journal._committer.duties.sinks[0]
        assert isinstance(sink, Lines)
        whole = sink._stream
        sink._stream = path.open("rb", buffering=0)
        with caplog.at_level(logging.WARNING, "leverframe.journal"):
            journal.append(entry("a", 1))
            journal.append(entry("a", 2))
        assert "behind the journal from record 2 on" in caplog.text
        sink._stream.close()
        sink._stream = whole
        journal.append(entry("a", 3))
        journal.checkpoint()
        assert path.read_text("utf-8") == written(journal)


class Handler(BaseHTTPRequestHandler):
    """A server that keeps posts, refuses them at /no, redirects at /elsewhere, and speaks no HTTP at /none."""

    posted: list[bytes] = []  # noqa: RUF012 -- one server, one test

    def do_POST(self) -> None:
        self.posted.append(self.rfile.read(int(self.headers["Content-Length"])))
        if self.path == "/none":
            self.wfile.write(b"no HTTP\r\n\r\n")
            return
        self.send_response({"/no": 500, "/elsewhere": 302}.get(self.path, 204))
        self.send_header("Location", "/")
        self.end_headers()

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Log nothing."""


@pytest.fixture
def address() -> Iterator[str]:
    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


def test_checkpoints_are_kept_elsewhere(tmp_path: Path, address: str, caplog: pytest.LogCaptureFixture) -> None:
    kept, piped = tmp_path / "kept", tmp_path / "piped"
    program = f"import sys; open({str(piped)!r}, 'w').write(sys.stdin.read())"
    destinations: list[Destination] = [
        ToFile(tmp_path / "no" / "folder"),
        ToCommand((sys.executable, "-c", "raise SystemExit('no')")),
        ToCommand(("no-such-program",)),
        ToAddress(f"{address}/no"),
        ToAddress(f"{address}/elsewhere"),
        ToAddress(f"{address}/none"),
        ToFile(kept),
        ToCommand((sys.executable, "-c", program)),
        ToAddress(address),
    ]
    with caplog.at_level(logging.WARNING, "leverframe.journal"):
        path = str(tmp_path / "j.db")
        with Journal.open(path, key=KEY, create=True, rhythm=EVERY_COMMIT, destinations=destinations) as journal:
            journal.append(entry("a", 0))
            journal.append(entry("a", 1))
        size = journal.size
    note = kept.read_text("utf-8")
    assert checkpoints.opened(note, [KEY.verifier]).checkpoint.size == size
    assert piped.read_text("utf-8") == note
    assert Handler.posted[-1].decode() == note
    for destination in destinations[:6]:
        assert f"sent to {destination}: " in caplog.text
    for destination in destinations[6:]:
        assert f"sent to {destination}: " not in caplog.text


def test_an_older_journal_does_not_overwrite_what_shows_that_it_is(tmp_path: Path) -> None:
    path, older, kept = tmp_path / "j.db", tmp_path / "older.db", tmp_path / "kept"

    def written(step: int) -> None:
        with Journal.open(str(path), key=KEY, create=True, destinations=[ToFile(kept)]) as journal:
            journal.append(entry("a", step))

    written(0)
    shutil.copy(path, older)
    written(1)
    shutil.copy(older, path)
    note = kept.read_text("utf-8")
    with pytest.raises(JournalError, match=r"(?s)LF122.*does not extend the checkpoint of 6 records") as caught:
        written(1)
    assert caught.value.exit_code is ExitCode.VIOLATED
    assert kept.read_text("utf-8") == note
    with Journal.open(str(path), key=KEY) as journal:  # without destinations, nothing is compared
        journal.append(entry("a", 1, other=True))
        journal.append(entry("a", 2))
    with pytest.raises(JournalError, match="LF122"):  # longer by now, and another history
        written(3)
    kept.write_text("no checkpoint", "utf-8")
    written(3)
    assert kept.read_text("utf-8").startswith(f"{KEY.name}\n")


def test_an_address_is_one_of_the_web() -> None:
    with pytest.raises(OSError, match="not an http or https address"):
        send("note", ToAddress("file:///tmp/x"))


@pytest.mark.parametrize(
    "url", ["http://user:secret@127.0.0.1/", "https://secret@[::1]:1/x", "http://127.0.0.1:1\\secret@x/", "u:secret@x/"]
)
def test_an_address_with_a_password_is_not_asked_and_not_shown(url: str) -> None:
    """Otherwise the part before the @ would be looked up as the name of a host."""
    destination = ToAddress(url)
    with pytest.raises(OSError, match="name or password is not supported") as caught:
        send("note", destination)
    assert "secret" not in f"{caught.value}{destination}"


def trickles(connection: socket.socket) -> None:
    """An endless answer without a pause."""
    connection.recv(65_536)
    connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 60000\r\n\r\n")
    while True:
        connection.sendall(b"x")
        time.sleep(0.01)


def informs(connection: socket.socket) -> None:
    connection.recv(65_536)
    while True:
        connection.sendall(b"HTTP/1.1 100 Continue\r\n\r\n")
        time.sleep(0.01)


def shakes_no_hand(connection: socket.socket) -> None:
    """A TLS record that arrives byte by byte."""
    connection.recv(65_536)
    connection.sendall(b"\x16\x03\x03\x40\x00")
    while True:
        connection.sendall(b"x")
        time.sleep(0.01)


@pytest.mark.parametrize(("scheme", "serve"), [("http", trickles), ("http", informs), ("https", shakes_no_hand)])
def test_who_answers_for_ever_is_hung_up_on(
    scheme: str, serve: Callable[[socket.socket], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A journal posts a checkpoint each second, so a thread and a socket left behind by each would add up."""
    ended: list[type[BaseException]] = []
    before = set(threading.enumerate())
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def accept() -> None:
            connection, _ = listening.accept()
            with connection:
                try:
                    serve(connection)
                except OSError as error:
                    ended.append(type(error))

        serving = threading.Thread(target=accept, daemon=True)
        serving.start()
        monkeypatch.setattr("leverframe.journal.sinks.SECONDS", 0.2)
        with pytest.raises(OSError, match="no complete answer within"):
            send("note", ToAddress(f"{scheme}://127.0.0.1:{listening.getsockname()[1]}/"))
        serving.join(30)
    assert len(ended) == 1
    for thread in set(threading.enumerate()) - before:
        thread.join(30)
    assert set(threading.enumerate()) <= before


def test_what_is_on_record_is_a_log_record_and_an_event_of_the_span() -> None:
    logs, spans = InMemoryLogRecordExporter(), InMemorySpanExporter()  # type: ignore[no-untyped-call]  # theirs
    provider, tracing = LoggerProvider(), TracerProvider()
    provider.add_log_record_processor(SimpleLogRecordProcessor(logs))
    tracing.add_span_processor(SimpleSpanProcessor(spans))
    with Journal.open("memory:", create=True, rhythm=SELDOM) as journal:
        observed = Observed(journal, provider)
        with tracing.get_tracer("test").start_as_current_span("request") as span:
            observed.append(entry("a", 0))
            observed.append(entry("a", 1)._replace(outcome=Outcome.REFUSED))
            with pytest.raises(JournalError):
                observed.append(entry("a", 7))
        observed.append(entry("a", 2))
    records = [found.log_record for found in logs.get_finished_logs()]
    assert [(r.body, r.severity_text, r.timestamp) for r in records] == [
        ("TICKED", "INFO", entry("a", 0).timestamp),
        ("TICKED", "WARN", entry("a", 1).timestamp),
        ("TICKED", "INFO", entry("a", 2).timestamp),
    ]
    assert records[0].attributes == {
        "leverframe.machine": "clock",
        "leverframe.execution_id": "a",
        "leverframe.step": 0,
        "leverframe.previous_state": "IDLE",
        "leverframe.new_state": "IDLE",
        "leverframe.outcome": "accepted",
    }
    (finished,) = spans.get_finished_spans()
    assert [(e.name, e.timestamp) for e in finished.events] == [("TICKED", entry("a", n).timestamp) for n in (0, 1)]
    assert records[0].span_id == span.get_span_context().span_id
    assert trace.get_current_span().get_span_context().span_id == 0


def test_who_observes_and_fails_leaves_what_is_on_record_alone(caplog: pytest.LogCaptureFixture) -> None:
    class Raising(SimpleLogRecordProcessor):
        def on_emit(self, log_record: object) -> NoReturn:
            raise ValueError(f"no exporter for {log_record}")

    provider = LoggerProvider()
    provider.add_log_record_processor(Raising(InMemoryLogRecordExporter()))  # type: ignore[no-untyped-call]  # theirs
    with Journal.open("memory:", create=True, rhythm=SELDOM) as journal:
        Observed(journal, provider).append(entry("a", 0))
        assert journal.position("a") is not None
    assert "TICKED was not reported" in caplog.text


@pytest.mark.parametrize("error", [KeyboardInterrupt, SystemExit, asyncio.CancelledError])
def test_who_is_interrupted_while_telling_has_what_is_on_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: type[BaseException]
) -> None:
    entries: list[leverframe.Entry] = []
    observed = Observed(entries)
    runtime = door_in(tmp_path).runtime(journal=observed)

    def interrupted(*_: object) -> None:
        raise error

    with monkeypatch.context() as patched:
        patched.setattr(Observed, "_tell", interrupted)
        with pytest.raises(error):
            runtime.fire("KNOCKED")
    assert (len(entries), runtime.step, runtime.variables["knocks"]) == (1, 1, 1)
    runtime.fire("KNOCKED")
    assert (len(entries), runtime.step) == (2, 2)


def test_a_journal_that_raises_stop_iteration_is_reported_through_telemetry(tmp_path: Path) -> None:
    class Ended(Kept):
        def append(self, entry: leverframe.Entry) -> None:
            del entry
            raise StopIteration

    runtime = door_in(tmp_path).runtime(journal=Observed(Ended()))
    with pytest.raises(RuntimeError, match="StopIteration"):
        runtime.fire("KNOCKED")
    assert runtime.step == 0
