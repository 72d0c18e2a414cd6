"""The loop of ``leverframe sut``: a request line in, an answer line out (wire protocol 1).

A line that is no request, and whatever fails while one is answered, is answered by `errored`; the server goes on. It
ends after `stop`, and at the end of its input. Standard output carries answers only; standard error carries logs.
"""

import base64
import contextlib
import logging
import sys
from collections.abc import Iterator
from typing import BinaryIO, assert_never

from leverframe.conform.wire import messages as wire
from leverframe.sut.requests import MOST_BYTES, NoRequestError, request
from leverframe.sut.system import CannotError, System

_LOG = logging.getLogger(__name__)
_MOST_SAID = 1_000


def serve(system: System, source: BinaryIO, target: BinaryIO) -> None:
    """Answer every line of `source`, until `stop` or its end."""
    for line in _lines(source):
        asked: wire.Request | None = None
        try:
            asked = request(line)
            found = answered(system, asked)
        except NoRequestError as error:
            found = wire.ErroredAnswer(id=error.number, errored=True, message=str(error)[:_MOST_SAID])
        target.write(found.model_dump_json(exclude_none=True).encode() + b"\n")
        target.flush()
        if isinstance(asked, wire.StopRequest):
            return


def answered(system: System, asked: wire.Request) -> wire.Answer:
    """The answer to a request."""
    try:
        with contextlib.redirect_stdout(sys.stderr):  # what a system prints is no answer
            return _answer(system, asked)
    except CannotError as error:
        return wire.CannotAnswer(id=asked.id, cannot=error.what, reason=error.reason)
    except Exception as error:  # noqa: BLE001 -- one broken request never ends the server
        _LOG.exception("request %s failed", asked.id)
        message = f"{type(error).__name__}: {error}"[:_MOST_SAID]
        return wire.ErroredAnswer(id=asked.id, errored=True, message=message)


def _answer(system: System, asked: wire.Request) -> wire.Answer:  # noqa: C901 -- one case for each request
    number = asked.id
    match asked:
        case wire.StartRequest():
            return system.started(number)
        case wire.ResetRequest():
            system.reset(asked.config)
            if asked.policy is not None:
                system.govern(asked.policy)
            if asked.workspace is not None:
                system.furnish(asked.workspace)
        case wire.CycleRequest():
            return _numbered(wire.CycleAnswer, number, system.cycle(asked.stimulus, asked.data, asked.plan))
        case wire.StepRequest():
            given = wire.EventGiven(event=asked.event, data=asked.data)
            return _numbered(wire.StepAnswer, number, system.step(given))
        case wire.RunRequest():
            system.reset(asked.config)
            events = [wire.EventGiven(event=one) if isinstance(one, str) else one for one in asked.events]
            return wire.RunAnswer(id=number, steps=system.run(events))
        case wire.MessageRequest():
            return system.message(number, base64.b64decode(asked.bytes_base64))
        case wire.AdvanceRequest():
            system.advance(asked.ms)
        case wire.CrashRequest():
            system.crash()
        case wire.RestartRequest():
            system.restart()
        case wire.SettleRequest() | wire.StopRequest():
            pass
        case _:
            assert_never(asked)
    return wire.OkAnswer(id=number, ok=True, state=system.state)


def _numbered(kind: type[wire.CycleAnswer] | type[wire.StepAnswer], number: int, found: wire.Observed) -> wire.Answer:
    return kind(id=number, **dict(found))


def _lines(source: BinaryIO) -> Iterator[bytes]:
    """The lines of a stream. The rest of a line beyond the limit is dropped, so that it is rejected for its size."""
    while line := source.readline(MOST_BYTES + 2):
        rest = line
        while len(rest) == MOST_BYTES + 2 and not rest.endswith(b"\n"):
            rest = source.readline(MOST_BYTES + 2)
        yield line.removesuffix(b"\n")
