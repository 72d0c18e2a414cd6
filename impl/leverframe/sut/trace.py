"""What is seen of a system, in the order in which it happens."""

from collections.abc import Callable, Mapping

from leverframe.conform.wire.parts import EffectSeen, RecordSeen, ReportSeen, SignalSeen, StateSeen, Trace
from leverframe.record.entries import Json


class Tracer:
    """Collects what is seen. Before and after each of it, it looks at the state: a change is seen where it happened."""

    def __init__(self, state: Callable[[], str]) -> None:
        self._state = state
        self._last = state()
        self._seen: Trace = []

    def record(self, record: Mapping[str, Json]) -> None:
        """A record was written."""
        self.look()
        self._seen.append(RecordSeen.model_validate({"record": record}))

    def effect(self, name: str, value: str | int | None = None) -> None:
        """Something was executed."""
        self.look()
        self._seen.append(EffectSeen(effect=name, value=value))

    def signal(self, name: str, value: str | None = None) -> None:
        """A step without a record happened."""
        self.look()
        self._seen.append(SignalSeen(signal=name, value=value))

    def report(self, name: str, fields: Mapping[str, Json]) -> None:
        """Telemetry reported something."""
        self.look()
        self._seen.append(ReportSeen.model_validate({"report": name, "fields": dict(fields)}))

    def look(self) -> None:
        """Look at the state."""
        state = self._state()
        if state != self._last:
            self._last = state
            self._seen.append(StateSeen(state=state))

    def taken(self) -> Trace:
        """What was seen since the last call."""
        self.look()
        seen, self._seen = self._seen, []
        return seen
