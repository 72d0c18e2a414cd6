"""Every transition as an OpenTelemetry log record and as an event of the caller's span (extra ``otel``).

    journal = Observed(Journal.open("journal.db"))

What is observed is what is on record: telemetry follows the durable record, in the thread that appended it, so that it
lands in the span that is current there. Attributes are called ``interlock.…``; the log record's body is the event.
"""

from opentelemetry import trace
from opentelemetry._logs import LoggerProvider, SeverityNumber, get_logger

from interlock.runtime.entries import Entry, Outcome, Recorder

_SCOPE = "interlock.runtime"


class Observed:
    """A journal that tells OpenTelemetry about what it was handed, once that is on record."""

    def __init__(self, journal: Recorder, provider: LoggerProvider | None = None) -> None:
        """`provider` is the global one, unless given."""
        self._journal = journal
        self._logger = get_logger(_SCOPE, logger_provider=provider)

    def append(self, entry: Entry) -> None:
        """Put an entry on record, then tell. Raises what the journal raises, and tells nothing then."""
        self._journal.append(entry)
        refused = entry.outcome is Outcome.REFUSED
        attributes: dict[str, str | int] = {
            "interlock.machine": entry.machine,
            "interlock.execution_id": entry.execution_id,
            "interlock.step": entry.step,
            "interlock.previous_state": entry.previous_state,
            "interlock.new_state": entry.new_state,
            "interlock.outcome": entry.outcome.value,
        }
        severity = SeverityNumber.WARN if refused else SeverityNumber.INFO
        self._logger.emit(
            timestamp=entry.timestamp,
            body=entry.event,
            event_name="interlock.transition",
            severity_number=severity,
            severity_text=severity.name,
            attributes=attributes,
        )
        trace.get_current_span().add_event(entry.event, attributes, entry.timestamp)
