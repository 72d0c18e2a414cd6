"""Every transition as an OpenTelemetry log record and as an event of the caller's span (extra ``otel``).

    journal = Observed(Journal.open("journal.db"))

Only recorded entries are reported: telemetry follows the durable record, in the thread that appended it, so it belongs
to that thread's current span. Attributes are called ``leverframe.…``; the log record's body is the event.
"""

import logging

from leverframe.extras import required
from leverframe.record.entries import Entry, Outcome, Recorder
from leverframe.record.interrupts import raised_later

with required("otel"):
    from opentelemetry import trace
    from opentelemetry._logs import LoggerProvider, SeverityNumber, get_logger

_LOG = logging.getLogger("leverframe.journal")
_SCOPE = "leverframe.runtime"


class Observed:
    """A journal that reports its entries to OpenTelemetry as soon as they are on record."""

    def __init__(self, journal: Recorder, provider: LoggerProvider | None = None) -> None:
        """`provider` is the global one, unless given."""
        self._journal = journal
        self._logger = get_logger(_SCOPE, logger_provider=provider)

    def append(self, entry: Entry) -> None:
        """Record an entry, then report it. Raises what the journal raises, and reports nothing then.

        Once the entry is on record, `append` does not raise, since a recorded event happens. If reporting fails, the
        log ``leverframe.journal`` says so; an interrupt (Ctrl-C) is raised after the caller has changed the state.
        """
        recorded: list[object] = []
        interrupted: BaseException | None = None
        try:
            recorded += map(self._journal.append, (entry,))  # in C: no interrupt can arrive between the two
            if recorded:
                self._tell(entry)
        except BaseException as error:
            if not recorded:
                raise
            if isinstance(error, Exception):
                _LOG.warning("%s was not reported to OpenTelemetry", entry.event, exc_info=True)
            else:
                interrupted = error
        if not recorded:
            raise RuntimeError("the journal raised StopIteration: nothing is on record")
        if interrupted is not None:
            for _ in raised_later(interrupted):
                return

    def _tell(self, entry: Entry) -> None:
        refused = entry.outcome is Outcome.REFUSED
        attributes: dict[str, str | int] = {
            "leverframe.machine": entry.machine,
            "leverframe.execution_id": entry.execution_id,
            "leverframe.step": entry.step,
            "leverframe.previous_state": entry.previous_state,
            "leverframe.new_state": entry.new_state,
            "leverframe.outcome": entry.outcome.value,
        }
        severity = SeverityNumber.WARN if refused else SeverityNumber.INFO
        self._logger.emit(
            timestamp=entry.timestamp,
            body=entry.event,
            event_name="leverframe.transition",
            severity_number=severity,
            severity_text=severity.name,
            attributes=attributes,
        )
        trace.get_current_span().add_event(entry.event, attributes, entry.timestamp)
