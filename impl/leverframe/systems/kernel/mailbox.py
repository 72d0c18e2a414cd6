"""What others want of a kernel, until its owner gets to it: words to halt, fatal errors, requests.

The strongest comes first, however late it came: a command to halt, then a fatal error, then what has come of the work
(D-KRN-05), then the next request. Any thread may leave something here, and words may be left within a signal handler.
"""

import threading
from collections import deque
from concurrent.futures import Future
from dataclasses import dataclass
from enum import StrEnum

from leverframe.systems.kernel.entry import Answer
from leverframe.systems.kernel.request import Submission


class WordKind(StrEnum):
    """What a word asks for, the strongest first; the event that it becomes."""

    HALT = "HALT_COMMANDED"
    FATAL = "FATAL_ERROR"


_STRENGTH = {kind: strength for strength, kind in enumerate(WordKind)}


@dataclass(frozen=True, slots=True)
class Word:
    """Somebody wants the kernel to halt, or tells of an error after which it has to."""

    kind: WordKind
    reason: str
    by: str


@dataclass(frozen=True, slots=True)
class Waiting:
    """A request that waits for its turn, and whoever waits for its answer."""

    submission: Submission
    answer: "Future[Answer]"


class Mailbox:
    """Words and requests, in the order in which they came."""

    def __init__(self) -> None:
        self._words: deque[Word] = deque()  # append and popleft are atomic, also for signal handlers
        self._requests: deque[Waiting] = deque()
        self._lock = threading.Lock()
        self._open = True

    def leave(self, word: Word) -> None:
        """Leave word. Any thread, and any signal handler."""
        self._words.append(word)

    @property
    def has_word(self) -> bool:
        """Is there a word?"""
        return bool(self._words)

    def strongest(self) -> Word | None:
        """Take the strongest word: of those that are as strong, the first."""
        arrived = [self._words.popleft() for _ in range(len(self._words))]
        if not arrived:
            return None
        chosen = min(arrived, key=lambda word: _STRENGTH[word.kind])
        self._words.extendleft(reversed([word for word in arrived if word is not chosen]))
        return chosen

    def enqueue(self, waiting: Waiting) -> bool:
        """Let a request wait for its turn. False where the mailbox is closed."""
        with self._lock:
            if self._open:
                self._requests.append(waiting)
            return self._open

    def next_request(self) -> Waiting | None:
        """Take the request whose turn it is."""
        with self._lock:
            return self._requests.popleft() if self._requests else None

    def close(self) -> list[Waiting]:
        """No request gets a turn any more; those that were waiting."""
        with self._lock:
            self._open = False
            left, self._requests = list(self._requests), deque()
            return left
