r"""Every exchange with subjects as JSON Lines, so that a run can be judged again without them.

    {"subject": 1, "command": ["node", "adapter.ts"]}
    {"subject": 1, "sent": "{\"id\":1,\"cmd\":\"start\", …}"}
    {"subject": 1, "received": "{\"id\":1,\"ok\":true, …}"}
    {"subject": 1, "trouble": {"kind": "TimedOut", "seconds": 10.0, "awaited": "an answer", "partial": ""}}
    {"subject": 1, "closed": {"asked": true}}

Lines are kept as they were sent and received; `received_base64` has a line that is not UTF-8. Several subjects may
write to one file, at the same time: `subject` tells them apart.
"""

import base64
import json
import tempfile
import threading
from collections import deque
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict
from typing import TextIO, cast

from leverframe.conform.subject.channel import Channel, Connect
from leverframe.conform.subject.troubles import Crashed, Fatal, Flooded, NotAnAnswer, TimedOut
from leverframe.conform.wire import reading
from leverframe.errors import Diagnostic, InputError
from leverframe.record.entries import Json

_SUBJECT = '{"subject": '
_KINDS = frozenset(("command", "sent", "received", "received_base64", "trouble", "closed"))
"""What an entry has beside its subject: one of these."""


class Evidence:
    """The evidence of a run, written to a stream."""

    def __init__(self, stream: TextIO, subjects: int = 0) -> None:
        self.stream = stream
        self.subjects = subjects
        """The number of subjects so far."""
        self._lock = threading.Lock()

    def of(self, channel: Channel, command: Sequence[str] = ()) -> Channel:
        """The channel of one subject, with everything recorded."""
        self.subjects += 1
        return _Recorded(channel, self, self.subjects, list(command))

    def append(self, part: "Evidence") -> None:
        """Append the entries of a part, whose subjects come after those of this one."""
        part.stream.seek(0)
        for line in part.stream:
            subject, _, rest = line.removeprefix(_SUBJECT).partition(",")
            self.stream.write(f"{_SUBJECT}{self.subjects + int(subject)},{rest}")
        self.subjects += part.subjects

    def write(self, subject: int, **entry: Json) -> None:
        """Write an entry."""
        line = json.dumps({"subject": subject, **entry})  # in ASCII: to some readers, U+2028 ends a line
        with self._lock:
            self.stream.write(f"{line}\n")


class Recording:
    """A connection whose exchanges are recorded. Parts that are used at the same time are recorded one by one."""

    def __init__(self, connect: Connect, command: Sequence[str], evidence: Evidence) -> None:
        self.connect, self.command, self.evidence = connect, command, evidence

    def __call__(self) -> Channel:
        """A channel to a fresh process of the subject."""
        return self.evidence.of(self.connect(), self.command)

    @contextmanager
    def parts(self, count: int) -> Generator[Sequence["Recording"]]:
        """Yield the parts. The evidence of the first is this one, and gets that of the others at the end, in order."""
        with ExitStack() as stack:
            spools = [stack.enter_context(tempfile.TemporaryFile("w+", encoding="utf-8")) for _ in range(count - 1)]
            parts = [self.evidence, *map(Evidence, spools)]
            try:
                yield [Recording(self.connect, self.command, part) for part in parts]
            finally:
                for part in parts[1:]:
                    self.evidence.append(part)


class _Recorded:
    """A channel that records."""

    def __init__(self, channel: Channel, evidence: Evidence, number: int, command: list[str]) -> None:
        self._channel, self._evidence, self._number, self._command = channel, evidence, number, command

    def open(self) -> None:
        """Open the channel."""
        self._channel.open()
        self._evidence.write(self._number, command=cast("list[Json]", self._command))

    def exchange(self, line: bytes, seconds: float) -> bytes | Fatal:
        """Exchange lines, and record both."""
        self._evidence.write(self._number, sent=line.decode())
        found = self._channel.exchange(line, seconds)
        if isinstance(found, bytes):
            self._evidence.write(self._number, **_received(found))
        else:
            self._evidence.write(self._number, trouble=_trouble(found))
        return found

    def close(self, *, asked: bool) -> Fatal | None:
        """Close the channel."""
        late = self._channel.close(asked=asked)
        self._evidence.write(self._number, closed={"asked": asked, "trouble": None if late is None else _trouble(late)})
        return late


def replayed(lines: Iterable[str], path: str = "<evidence>") -> Iterator[tuple[Sequence[str], Channel]]:
    """The subjects of a recorded run in the order in which they were started: command and channel.

    The channel answers the requests that were recorded, in this order. Raises InputError (LF211) if the evidence is
    damaged; the channel raises it if it is sent another request.
    """
    found: dict[int, list[dict[str, Json]]] = {}
    for number, line in enumerate(lines, 1):
        entry = _entry(line, f"{path}:{number}")
        found.setdefault(cast("int", entry["subject"]), []).append(entry)
    for subject, entries in found.items():
        command = entries[0].get("command")
        if not isinstance(command, list):
            raise damaged(f"{path}: the first entry of subject {subject} has no 'command'")
        yield [str(word) for word in command], _Replayed(deque(entries[1:]), path)


_LONGEST = 200
"""The most characters of a request that a message shows."""


class _Replayed:
    """A channel that answers from a record."""

    def __init__(self, entries: deque[dict[str, Json]], path: str) -> None:
        self._entries, self._path = entries, path
        self._damaged = False

    def open(self) -> None:
        """Nothing is started."""

    def exchange(self, line: bytes, seconds: float) -> bytes | Fatal:  # noqa: ARG002  # pyright: ignore[reportUnusedParameter] -- the signature of Channel
        """The recorded answer to this request. Raises InputError (LF211) if another one was recorded."""
        sent = self._next("sent")
        if sent != line.decode():
            raise self._wrong(f"the next request is {_cut(line.decode())}, and {_cut(str(sent))} was recorded")
        entry = self._entries.popleft() if self._entries else {}
        match entry:
            case {"received": str(text)}:
                return text.encode()
            case {"received_base64": str(text)}:
                return self._decoded(text)
            case {"trouble": dict(told)}:
                return _told(told)
            case _:
                raise self._wrong(f"nothing was recorded that answers {sent}")

    def _decoded(self, text: str) -> bytes:
        """A line that is not UTF-8: any other one is recorded as it is."""
        try:
            found = base64.b64decode(text, validate=True)
        except ValueError:
            found = b""
        if _received(found) != {"received_base64": text}:
            raise self._wrong("'received_base64' contains a line that would not be recorded so")
        return found

    def close(self, *, asked: bool) -> Fatal | None:  # noqa: ARG002  # pyright: ignore[reportUnusedParameter] -- as above
        """What went wrong at the end, if anything did. Raises InputError (LF211) if more was recorded."""
        if self._damaged:
            return None
        match self._next("closed"):
            case {"asked": bool(), "trouble": dict() | None as told, **others} if not others:
                if self._entries:
                    raise self._wrong("an entry follows the end of its subject")
                return None if told is None else _told(told)
            case _:
                raise self._wrong("the entry with 'closed' does not say whether the subject was asked to stop")

    def _next(self, key: str) -> Json:
        entry = self._entries.popleft() if self._entries else {}
        if key not in entry:
            raise self._wrong(f"an entry with {key!r} is missing")
        return entry[key]

    def _wrong(self, message: str) -> InputError:
        """The error for damaged evidence. The channel is closed after it, too, and then says nothing more."""
        self._damaged = True
        return damaged(f"{self._path}: {message}")


def _cut(line: str) -> str:
    return line if len(line) <= _LONGEST else f"{line[:_LONGEST]}…"


def damaged(message: str) -> InputError:
    """The error for evidence that is not what a run wrote."""
    hint = "use the file as the run wrote it, with the declaration and the version of Leverframe of that run"
    return InputError((Diagnostic("LF211", message, None, None, hint),))


def _received(line: bytes) -> dict[str, Json]:
    try:
        return {"received": line.decode()}
    except UnicodeDecodeError:
        return {"received_base64": base64.b64encode(line).decode("ascii")}


def _trouble(trouble: Fatal) -> dict[str, Json]:
    return {"kind": type(trouble).__name__, **asdict(trouble)}


def _told(told: Mapping[str, Json]) -> Fatal:
    found = _known(told)
    if _trouble(found) != told:
        raise damaged(f"the recorded trouble {json.dumps(told)} is none")
    return found


def _known(told: Mapping[str, Json]) -> Fatal:
    match told:
        case {
            "kind": "TimedOut",
            "seconds": int() | float() as seconds,
            "awaited": str(awaited),
            "partial": str(partial),
        }:
            return TimedOut(seconds, awaited, partial)
        case {
            "kind": "Crashed",
            "code": int() | None as code,
            "how": str(how),
            "said": str(said),
            "partial": str(partial),
        }:
            return Crashed(code, how, said, partial)
        case {"kind": "NotAnAnswer", "line": str(line), "reason": str(reason), "hint": str(hint)}:
            return NotAnAnswer(line, reason, hint)
        case {"kind": "Flooded", "what": str(what), "limit": int(limit)}:
            return Flooded(what, limit)
        case _:
            raise damaged(f"the recorded trouble {json.dumps(told)} is none")


def _entry(line: str, place: str) -> dict[str, Json]:
    try:
        entry = reading.value(line.encode("utf-8", "surrogateescape"))
    except reading.NoAnswerError as error:
        raise damaged(f"{place}: {error.reason}") from None
    if not isinstance(entry, dict) or type(entry.get("subject")) is not int:
        raise damaged(f"{place}: the entry names no subject")
    if len(entry.keys() - {"subject"}) != 1 or not entry.keys() & _KINDS:
        raise damaged(f"{place}: an entry has 'subject' and one of {', '.join(sorted(_KINDS))}")
    return cast("dict[str, Json]", entry)
