"""Makes otel-spans.jsonl and otel-logs.jsonl: a governed agent, as the OpenTelemetry SDK exports what it does.

    pip install opentelemetry-sdk opentelemetry-exporter-otlp-json-file && python otel_agent.py

The spans follow the semantic conventions for generative AI: `invoke_agent` for each request, `execute_tool` for each
call of a tool. The log records have each change of the state of the kernel that governs the agent.
"""

import random
import time

from opentelemetry._logs import SeverityNumber
from opentelemetry.exporter.otlp.json.file._log_exporter import FileLogExporter
from opentelemetry.exporter.otlp.json.file.trace_exporter import FileSpanExporter
from opentelemetry.sdk._logs import LoggerProvider
from opentelemetry.sdk._logs.export import BatchLogRecordProcessor
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace import Status, StatusCode

REQUESTS = 7
TOOLS = ("search_orders", "refund_order")


class Agent:
    """An agent behind a kernel, which decides about each request before a tool is called."""

    def __init__(self, instance: str, chance: random.Random) -> None:
        resource = Resource.create({"service.name": "support-agent", "service.instance.id": instance})
        self._spans = TracerProvider(resource=resource)
        self._spans.add_span_processor(BatchSpanProcessor(FileSpanExporter("otel-spans.jsonl")))
        self._logs = LoggerProvider(resource=resource)
        self._logs.add_log_record_processor(BatchLogRecordProcessor(FileLogExporter("otel-logs.jsonl")))
        self._tracer, self._logger = self._spans.get_tracer("agent"), self._logs.get_logger("kernel")
        self._chance, self._state = chance, "booting"

    def move(self, state: str, request: str | None = None) -> None:
        known = {} if request is None else {"request.id": request}
        self._logger.emit(
            event_name="kernel.transition",
            body=f"{self._state} -> {state}",
            timestamp=time.time_ns(),
            severity_number=SeverityNumber.INFO,
            attributes={"kernel.from": self._state, "kernel.to": state, **known},
        )
        self._state = state

    def boot(self) -> None:
        self.move("idle")

    def handle(self, request: str) -> None:
        attributes = {
            "gen_ai.operation.name": "invoke_agent",
            "gen_ai.agent.name": "support",
            "gen_ai.conversation.id": request,
        }
        with self._tracer.start_as_current_span("invoke_agent support", attributes=attributes):
            self.move("validating", request)
            if self._chance.random() < 0.2:
                self.move("auditing", request)
            else:
                self.move("arbitrating", request)
                if self._chance.random() < 0.7:
                    self.move("executing", request)
                    self.call(self._chance.choice(TOOLS))
                self.move("auditing", request)
            self.move("idle", request)

    def call(self, tool: str) -> None:
        attributes = {"gen_ai.operation.name": "execute_tool", "gen_ai.tool.name": tool, "gen_ai.tool.type": "function"}
        with self._tracer.start_as_current_span(f"execute_tool {tool}", attributes=attributes) as span:
            time.sleep(0.001)
            if self._chance.random() < 0.3:
                span.set_attribute("error.type", "timeout")
                span.set_status(Status(StatusCode.ERROR, "the service did not answer"))

    def close(self) -> None:
        self._spans.shutdown()
        self._logs.shutdown()


if __name__ == "__main__":
    for number in range(2):
        agent = Agent(f"agent-{number}", random.Random(number))
        agent.boot()
        for each in range(REQUESTS):
            agent.handle(f"conversation-{number}-{each}")
        agent.close()
