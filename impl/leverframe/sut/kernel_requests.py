"""The requests that a tester submits to a kernel: FIRST asks for a tool that reads, SECOND for one that writes."""

from collections.abc import Mapping

from leverframe.conform.wire.messages import Data, NamedDatum
from leverframe.record.entries import Json
from leverframe.sut.kernel_surroundings import TOOLS
from leverframe.sut.system import CannotError

WITHOUT_TOOL = "THIRD"


def drafted(data: Data) -> str:
    """The label of a request. Raises CannotError if there is none."""
    given = data.get("draft")
    label = given.label if isinstance(given, NamedDatum) else given
    if label not in TOOLS or data.keys() != {"draft"}:
        raise CannotError("submit", f"its data is draft, one of {', '.join(TOOLS)}")
    return str(label)


class Requests:
    """Makes requests, and remembers those that have a name. An unsound one has an empty actor."""

    def __init__(self) -> None:
        self._made = 0
        self.now_ms = 0
        """The time of requests."""
        self._named: dict[str, tuple[str, Mapping[str, Json]]] = {}

    def forget(self) -> None:
        """Forget the names and the time."""
        self.now_ms = 0
        self._named.clear()

    def request(self, data: Data, *, sound: bool) -> Mapping[str, Json]:
        """A request for a label: a fresh one, or the one that has the name."""
        given, label = data.get("draft"), drafted(data)
        if isinstance(given, NamedDatum) and given.same in self._named:
            known, request = self._named[given.same]
            if known != label:
                raise CannotError("submit", f"{given.same} is a request {known}, not {label}")
            return request
        self._made += 1
        actor = "ann" if sound else ""
        request = {"request_id": f"request-{self._made}", "ts_ms": self.now_ms, "actor": actor, "intent": "try"}
        tool = TOOLS[label]
        if tool is not None:
            request["tool_call"] = tool
        if isinstance(given, NamedDatum):
            self._named[given.same] = (label, request)
        return request
