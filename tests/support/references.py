"""The references of systems, run and observed; each is made once for all tests."""

import functools

import leverframe
from leverframe.observe.observer import Observer
from leverframe.runtime.machine import Runtime

VIEWS = {
    "kernel": (
        "path", "event", "request_id", "entry", "decision", "error", "fallback", "tool", "stored", "sink", "retry",
        "call",
    ),
    "turn": (
        "path", "event", "file", "answer", "requested", "started", "ended", "write_to_file", "read_file",
        "execute_command",
    ),
}  # fmt: skip
"""What a log of the system's subject shows."""


@functools.cache
def reference(system: str) -> Runtime:
    """The machine, to be copied by `another`."""
    return leverframe.load(system).runtime()


@functools.cache
def start(system: str, view: tuple[str, ...]) -> Observer:
    """An observer before the first observation."""
    return leverframe.load(system).observer(view)
