"""What can go wrong between the runner and a subject. None of it is an exception: the judge decides what it means.

After `Cannot` and `Errored` the subject goes on. After any other trouble its process has been ended, and each further
request gets the same trouble again.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TimedOut:
    """Something did not come in time: an answer, or the end after `stop`. `partial` is an unfinished line, if any."""

    seconds: float
    awaited: str = "an answer"
    partial: str = ""


@dataclass(frozen=True, slots=True)
class Crashed:
    """The subject ended, or closed its input or output, before it answered.

    `code` is its exit code, or minus the number of the signal that killed it; None if it did not end, and had to be
    killed. `said` is the end of what it wrote to standard error, and `partial` an unfinished line, if any.
    """

    code: int | None
    how: str = "ended"
    said: str = ""
    partial: str = ""


@dataclass(frozen=True, slots=True)
class NotAnAnswer:
    """A line is no answer to the request: the line, the reason, and the likely cause or what to do."""

    line: str
    reason: str
    hint: str = ""


@dataclass(frozen=True, slots=True)
class Flooded:
    """A line, or what the subject wrote to standard error for one answer, has more bytes than the limit."""

    what: str
    limit: int


@dataclass(frozen=True, slots=True)
class Errored:
    """The adapter reports trouble of its own."""

    message: str


@dataclass(frozen=True, slots=True)
class Cannot:
    """The adapter cannot arrange an event, a stimulus or a command."""

    what: str
    reason: str


Fatal = TimedOut | Crashed | NotAnAnswer | Flooded
"""The troubles that end the subject."""
Trouble = Fatal | Errored | Cannot
