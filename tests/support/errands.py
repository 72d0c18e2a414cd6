"""Tasks that the tests give to processes of a crew."""

import os
import signal
from collections.abc import Sequence

from leverframe.conform.subject.channel import Connect
from leverframe.conform.suite.crew import Crew
from leverframe.errors import Diagnostic, InputError


def whoever(_: Crew) -> int:
    """The number of the process that works on this."""
    return os.getpid()


def killed(_: Crew) -> None:
    """Nothing comes of this."""
    os.kill(os.getpid(), signal.SIGKILL)


def refused(_: Crew) -> None:
    """Bad input."""
    raise InputError((Diagnostic("LF210", "there is no such command"),))


def answered(lines: Sequence[bytes], connect: Connect) -> list[object]:
    """What a subject answers to each of these lines."""
    channel = connect()
    channel.open()
    try:
        return [channel.exchange(line, 30.0) for line in lines]
    finally:
        channel.close(asked=False)
