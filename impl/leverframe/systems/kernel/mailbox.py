"""The queue of a kernel: halt commands, fatal errors and requests, until its owner takes them.

The strongest comes first, regardless of the order of arrival: a command to halt, then a fatal error, then the outcome
of the work (D-KRN-05), then the next request. Any thread may use the queue, and a signal handler may leave words.
"""

import threading
from collections import deque
from concurrent.futures import Future
from dataclasses import dataclass
from enum import StrEnum

from leverframe.systems.kernel.entry import Answer
from leverframe.systems.kernel.request import Submission


class WordKind(StrEnum):
    """The kinds of words, the strongest first; each value is the event that the word becomes."""

    HALT = "HALT_COMMANDED"
    FATAL = "FATAL_ERROR"


_STRENGTH = {kind: strength for strength, kind in enumerate(WordKind)}


@dataclass(frozen=True, slots=True)
class Word:
    """A command to halt, or a report of an error that makes the kernel halt."""

    kind: WordKind
    reason: str
    by: str


@dataclass(frozen=True, slots=True)
class Waiting:
    """A request that waits for its turn, and the future for its answer."""

    submission: Submission
    answer: "Future[Answer]"


class Mailbox:
    """Words and requests, in the order of arrival."""

    def __init__(self) -> None:
        self._words: deque[Word] = deque()  # append and popleft are atomic, also for signal handlers
        self._requests: deque[Waiting] = deque()
        self._lock = threading.Lock()
        self._open = True

    def leave(self, word: Word) -> None:
        """Leave a word. Any thread and any signal handler may call this."""
        self._words.append(word)

    @property
    def has_word(self) -> bool:
        """Is there a word?"""
        return bool(self._words)

    def strongest(self) -> Word | None:
        """Take the strongest word, and the first among equals; None if there is none."""
        arrived = [self._words.popleft() for _ in range(len(self._words))]
        if not arrived:
            return None
        chosen = min(arrived, key=lambda word: _STRENGTH[word.kind])
        self._words.extendleft(reversed([word for word in arrived if word is not chosen]))
        return chosen

    def enqueue(self, waiting: Waiting) -> bool:
        """Queue a request. Returns False if the mailbox is closed."""
        with self._lock:
            if self._open:
                self._requests.append(waiting)
            return self._open

    def next_request(self) -> Waiting | None:
        """Take the next request; None if there is none."""
        with self._lock:
            return self._requests.popleft() if self._requests else None

    def close(self) -> list[Waiting]:
        """Accept no more requests, and return those that still wait."""
        with self._lock:
            self._open = False
            left, self._requests = list(self._requests), deque()
            return left
