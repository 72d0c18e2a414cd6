"""An object of this process as a subject: a method for each command of the wire protocol (docs/wire.md).

    class Adapter:
        def start(self): return {"implementation": {"name": "my-product"}, "modes": ["cycles"], ...}
        def reset(self, config): ...
        def cycle(self, stimulus, data, plan): return {"outcome": "accepted", "state": "IDLE"}

A method gets those keys of the request that it names as parameters. It returns the answer without `id`, or None for a
plain `ok`. A command without a method cannot be arranged; `settle` and `stop` need none, and neither does `run` if
there is `step`. An exception is trouble of the adapter, and never a verdict on the product.

Each object has a thread of its own, in which it is made and called. So a product that hangs is a time-out, as in
another process, and objects that only their thread may use can be used.

Limits: nothing ends a thread that hangs, or undoes what a product does to its process. If a product may do either, give
the command of an adapter in place of an object.
"""

import inspect
import json
import queue
import threading
from collections.abc import Callable, Mapping
from typing import cast

from leverframe.conform.subject.troubles import Crashed, Fatal, TimedOut
from leverframe.record.entries import Json

Make = Callable[[], object]
"""Return a fresh adapter."""
Answer = dict[str, Json]
_NEEDLESS = ("settle", "stop")
_LONGEST = 2_000


class InProcess:
    """A channel to an object of this process."""

    def __init__(self, make: Make) -> None:
        self._make = make
        self._asked: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._answered: queue.SimpleQueue[bytes | Fatal] = queue.SimpleQueue()

    def open(self) -> None:
        """Start the thread, which makes the object when the first request comes."""
        threading.Thread(target=self._work, name="leverframe subject", daemon=True).start()

    def exchange(self, line: bytes, seconds: float) -> bytes | Fatal:
        """Call the method of a request, and return its answer."""
        self._asked.put(line)
        try:
            return self._answered.get(timeout=seconds)
        except queue.Empty:
            return TimedOut(seconds)

    def close(self, *, asked: bool) -> None:
        """Let the thread end, once it has nothing to do."""
        del asked
        self._asked.put(None)

    def _work(self) -> None:
        adapter: object = None
        while (line := self._asked.get()) is not None:
            try:
                adapter = self._make() if adapter is None else adapter
                self._answered.put(_answer(adapter, json.loads(line)))
            except SystemExit as error:
                code = error.code if isinstance(error.code, int) else int(error.code is not None)
                self._answered.put(Crashed(code, "ended"))
            except BaseException as error:  # noqa: BLE001 -- whatever comes is trouble of the adapter
                number = cast("int", json.loads(line)["id"])
                self._answered.put(_line(number, {"errored": True, "message": _told(error)}))


def _answer(adapter: object, request: dict[str, Json]) -> bytes:
    number, command = cast("int", request.pop("id")), str(request.pop("cmd"))
    return _line(number, _called(adapter, command, request))


def _called(adapter: object, command: str, given: Mapping[str, Json]) -> Mapping[str, Json]:
    method: Callable[..., Mapping[str, Json] | None] | None = getattr(adapter, command, None)
    if method is None:
        if command == "run" and hasattr(adapter, "step"):
            return _run(adapter, given)
        if command in _NEEDLESS:
            return {"ok": True}
        return {"cannot": command, "reason": f"{type(adapter).__name__} has no method {command}"}
    found = method(**_wanted(method, given))
    if command == "start" and found is not None:
        return {"ok": True, "protocol": 1, **found}
    return {"ok": True} if found is None else found


def _run(adapter: object, given: Mapping[str, Json]) -> Mapping[str, Json]:
    """A run, step by step."""
    _called(adapter, "reset", {"config": given["config"]})
    steps: list[Json] = []
    for event in cast("list[str | dict[str, Json]]", given["events"]):
        step = {"event": event} if isinstance(event, str) else event
        found = _called(adapter, "step", {"data": {}, **step})
        if "cannot" in found:
            return found
        steps.append(dict(found))
    return {"steps": steps}


def _wanted(method: Callable[..., object], given: Mapping[str, Json]) -> Mapping[str, Json]:
    """The arguments that a method has parameters for."""
    parameters = inspect.signature(method).parameters.values()
    if any(one.kind is inspect.Parameter.VAR_KEYWORD for one in parameters):
        return given
    names = {one.name for one in parameters}
    return {name: value for name, value in given.items() if name in names}


def _line(number: int, answer: Mapping[str, Json]) -> bytes:
    return json.dumps({"id": number, **answer}).encode()


def _told(error: BaseException) -> str:
    """An exception, with the place where it was raised."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = f" ({trace.tb_frame.f_code.co_filename}, line {trace.tb_lineno})" if trace else ""
    return f"{type(error).__name__}: {error}{where}"[:_LONGEST]
