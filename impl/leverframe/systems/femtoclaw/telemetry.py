"""Telemetry: a line of JSON for each transition and for each event of the protocol, in the order in which they happen.

A transition's line has the four members that document 000, section 18, asks for: the execution, the state before, the
state after, the time. The protocol's are received, then validated (and for a tool call requested) or rejected (004,
section 16; D-PR-09). Where the sink cannot be written, the line goes to the fallback,
DIRECTORY/telemetry-fallback.jsonl, and where that cannot be written either, to standard error. Which of sink and
fallback is in use, and what follows if both fail, is the machine's business: it is told what happened.

A line never waits for long: the files are regular ones, and standard error is given up where nobody reads it.

Limits: the machine hears of a lost sink right after the transition whose line was the first to be lost.
"""

import contextlib
import json
from collections.abc import Callable, Mapping
from pathlib import Path

from leverframe.record.entries import Json
from leverframe.systems.lines import Descriptor, LineChannel, LineFile, add

PROTOCOL: Mapping[str, str] = {
    "MESSAGE_RECEIVED": "protocol received",
    "VALIDATION_REPORTED": "protocol validated",
    "CAPABILITY_REQUESTED": "capability requested",
    "REJECTION_REPORTED": "protocol rejected",
}
"""What is told of the protocol's machine: its events, and what document 004 calls them."""


class Spare:
    """A file that is made when a line is written to it, and a descriptor for what it does not take."""

    def __init__(self, path: Path, then: Descriptor) -> None:
        self._path, self._then = path, then

    def write(self, line: bytes, /) -> None:
        """Write a line. Raises OSError."""
        try:
            add(self._path, line)
        except OSError:
            self._then.write(line)


class Telemetry:
    """The sink, if it is open, and the fallback. `lost_sink` and `lost_fallback` are called where a line fails."""

    def __init__(
        self, fallback: LineChannel, lost_sink: Callable[[str], None], lost_fallback: Callable[[str], None]
    ) -> None:
        self._fallback = fallback
        self._lost_sink, self._lost_fallback = lost_sink, lost_fallback
        self.sink: LineFile | None = None

    def tell(self, report: Mapping[str, Json], channel: str) -> None:
        """Write a report to the channel that the machine has for it, or else to the one after it."""
        line = json.dumps(report, separators=(",", ":")).encode() + b"\n"
        if channel == "SINK" and self.sink is not None:
            try:
                self.sink.write(line)
            except OSError as error:
                self._lost_sink(error.strerror or str(error))
            else:
                return
        if channel != "NONE":
            try:
                self._fallback.write(line)
            except OSError as error:
                self._lost_fallback(error.strerror or str(error))

    def finish(self) -> None:
        """Wait until all of it is on the disk. Raises OSError."""
        if self.sink is not None:
            self.sink.sync()

    def close(self) -> None:
        """Give the sink back."""
        if self.sink is not None:
            with contextlib.suppress(OSError):  # what was to be kept is on the disk already
                self.sink.close()
            self.sink = None
