"""What came so far, kept in a temporary file as long as there is not much of it, so that it can be judged again."""

import json
import tempfile
from collections.abc import Iterator
from dataclasses import asdict

from leverframe.audit.following.alerts import News
from leverframe.audit.following.tails import Came, Moment
from leverframe.audit.inputs.rows import Place

LARGEST = 1 << 26
"""The most bytes that are kept."""


class Spool:
    """Everything that came; or nothing, once there was too much of it, or once nobody needs it."""

    def __init__(self) -> None:
        self._file = tempfile.TemporaryFile()  # noqa: SIM115 -- open until there is too much
        self._size = 0
        self.is_whole = True

    def note(self, now: Moment, came: Came) -> None:
        """Keep what came."""
        if not self.is_whole:
            return
        line = b"" if isinstance(came, News) else came[1]
        head = asdict(came) if isinstance(came, News) else {"file": came[0].file, "row": came[0].row}
        text = json.dumps([now, isinstance(came, News), head]).encode() + b"\n" + line + b"\n"
        self._size += len(text)
        try:
            self._file.write(text)
        except OSError:  # the disk is full: then nothing is judged again
            self.close()
        if self._size > LARGEST:
            self.close()

    def again(self) -> Iterator[tuple[Moment, Came]]:
        """All that came, in order."""
        self._file.seek(0)
        while head := self._file.readline():
            now, is_news, told = json.loads(head)
            line = self._file.readline().removesuffix(b"\n")
            yield now, News(**told) if is_news else (Place(told["file"], told["row"]), line)

    def close(self) -> None:
        """Keep nothing any more."""
        self.is_whole = False
        self._file.close()
