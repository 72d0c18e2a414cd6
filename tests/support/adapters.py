"""Adapters for tests: small Python programs, and a check that nothing of them is left running."""

import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

PRELUDE = """
import json, os, signal, sys, time
os.open(os.environ["LEVERFRAME_TEST_HELD"], os.O_WRONLY)  # open as long as this process or a child of it lives

def told():
    return json.loads(sys.stdin.readline() or "null")

def tell(request, **answer):
    os.write(1, (json.dumps({"id": request["id"], **answer}) + "\\n").encode())

def started(request, **more):
    declared = {"implementation": {"name": "tiny"}, "modes": ["events"], "alphabet": ["GO"], "observes": ["state"]}
    tell(request, ok=True, protocol=1, **{**declared, **more})

def serve():
    while request := told():
        match request["cmd"]:
            case "start":
                started(request)
            case "step":
                tell(request, outcome="accepted", state=request["event"])
            case "run":
                tell(request, steps=[{"outcome": "accepted", "state": event} for event in request["events"]])
            case _:
                tell(request, ok=True)
        if request["cmd"] == "stop":
            break
"""


def adapter(program: str = "serve()") -> list[str]:
    """The command of an adapter: the prelude, and then this program."""
    return [sys.executable, "-I", "-S", "-c", PRELUDE + program]


@contextmanager
def nothing_left(folder: Path) -> Generator[None]:
    """Fail if an adapter that was started in the body, or any process that it started, still lives afterwards."""
    held = folder / "held"
    os.mkfifo(held)
    reader = os.open(held, os.O_RDONLY | os.O_NONBLOCK)
    os.environ["LEVERFRAME_TEST_HELD"] = str(held)
    try:
        yield
        # At the end of a pipe without writers there is nothing; with one, reading would block.
        assert os.read(reader, 1) == b""
    finally:
        del os.environ["LEVERFRAME_TEST_HELD"]
        os.close(reader)
