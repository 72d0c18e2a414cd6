"""Telemetry: a line of JSON for each transition and for each event of the protocol, in order.

The line of a transition has the four members that document 000, section 18, asks for: the execution, the state before,
the state after, and the time. The events of the protocol are received, then validated (and, for a tool call, requested)
or rejected (004, section 16; D-PR-09). If the sink cannot be written, the line goes to the fallback,
DIRECTORY/telemetry-fallback.jsonl, and if that cannot be written either, to standard error. The machine gets reports of
failures; it decides which of sink and fallback is used, and what follows if both fail.

No line blocks for long: the files are regular files, and a standard error that nobody reads is abandoned.

Limits: the machine learns of a lost sink right after the transition whose line was lost first.
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
"""The reported events of the protocol's machine, with their names in document 004."""


class Spare:
    """A file that is created on the first line, and a descriptor for the lines that it does not take."""

    def __init__(self, path: Path, then: Descriptor) -> None:
        self._path, self._then = path, then

    def write(self, line: bytes, /) -> None:
        """Write a line. Raises OSError."""
        try:
            add(self._path, line)
        except OSError:
            self._then.write(line)


class Telemetry:
    """The sink, if it is open, and the fallback. `lost_sink` and `lost_fallback` are called if a line fails."""

    def __init__(
        self, fallback: LineChannel, lost_sink: Callable[[str], None], lost_fallback: Callable[[str], None]
    ) -> None:
        self._fallback = fallback
        self._lost_sink, self._lost_fallback = lost_sink, lost_fallback
        self.sink: LineFile | None = None

    def tell(self, report: Mapping[str, Json], channel: str) -> None:
        """Write a report to the machine's channel, or else to the next one."""
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
        """Wait until all lines are on the disk. Raises OSError."""
        if self.sink is not None:
            self.sink.sync()

    def close(self) -> None:
        """Close the sink."""
        if self.sink is not None:
            with contextlib.suppress(OSError):  # `finish` has put the lines on the disk
                self.sink.close()
            self.sink = None
