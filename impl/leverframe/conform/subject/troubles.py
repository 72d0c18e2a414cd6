"""What can go wrong between the runner and a subject. None of it is an exception: the judge decides what it means.

After `Cannot` and `Errored` the subject goes on. After any other trouble its process has been ended, and each further
request gets the same trouble again.
"""

import signal
from dataclasses import dataclass
from typing import assert_never

AN_ANSWER = "an answer"


@dataclass(frozen=True, slots=True)
class TimedOut:
    """Something did not come in time: an answer, or the end after `stop`. `partial` is an unfinished line, if any."""

    seconds: float
    awaited: str = AN_ANSWER
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


def in_words(trouble: Trouble) -> tuple[str, str]:
    """What happened, as a sentence without its full stop, and what to do; the latter may be empty."""
    match trouble:
        case TimedOut(seconds, awaited, partial):
            message = f"{awaited} did not come within {seconds:g} s"
            if partial:
                return f"{message}, only {partial!r}", "end each answer with a line feed, and flush it"
            if awaited != AN_ANSWER:
                return message, "let the adapter end after it has answered 'stop', or when its standard input ends"
            return message, "flush standard output after each line; if the product is slow, allow it more time"
        case Crashed():
            return _crash(trouble)
        case NotAnAnswer(line, reason, hint):
            return f"this line is no answer: {reason}: {line!r}", hint
        case Flooded(what, limit):
            return f"{what} has more than {limit:,} bytes", "answer with less, and log less"
        case Errored(message):
            return f"the adapter reports trouble of its own: {message}", "this is no verdict on the product"
        case Cannot(what, reason):
            return f"the adapter cannot arrange {what}: {reason}", ""
        case _:
            assert_never(trouble)


def _crash(crash: Crashed) -> tuple[str, str]:
    if crash.code is None:
        return f"the adapter {crash.how}, and did not end", "keep standard input and output open until 'stop'"
    message = f"the adapter ended before it answered, {_status(crash.code)}"
    if crash.partial:
        return f"{message}, after {crash.partial!r}", "end each answer with a line feed, and flush it"
    said = crash.said.strip().splitlines()
    told = f"; its standard error ends with: {said[-1]}" if said else "; it wrote nothing to standard error"
    return f"{message}{told}", "start the command by itself, and give it the request, to see why"


def _status(code: int) -> str:
    if code >= 0:
        return f"with exit code {code}"
    try:
        return f"killed by {signal.Signals(-code).name}"
    except ValueError:
        return f"killed by signal {-code}"
