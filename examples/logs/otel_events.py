"""Makes otel-events.jsonl: a governed agent whose transitions are events of its spans.

    pip install opentelemetry-sdk opentelemetry-exporter-otlp-json-file && python otel_events.py

The spans follow the semantic conventions for generative AI, as those of otel_agent.py do. The kernel that governs the
agent writes no log: each change of its state is an event of the span of the request.
"""

import random

from opentelemetry import trace
from opentelemetry.exporter.otlp.json.file.trace_exporter import FileSpanExporter
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor

REQUESTS = 7
TOOLS = ("search_orders", "refund_order")


class Agent:
    """An agent behind a kernel, which decides about each request before a tool is called."""

    def __init__(self, instance: str, chance: random.Random) -> None:
        resource = Resource.create({"service.name": "support-agent", "service.instance.id": instance})
        self._spans = TracerProvider(resource=resource)
        self._spans.add_span_processor(BatchSpanProcessor(FileSpanExporter("otel-events.jsonl")))
        self._tracer, self._chance, self._state = self._spans.get_tracer("agent"), chance, "booting"

    def move(self, state: str) -> None:
        trace.get_current_span().add_event("kernel.transition", {"kernel.from": self._state, "kernel.to": state})
        self._state = state

    def boot(self) -> None:
        with self._tracer.start_as_current_span("boot"):
            self.move("idle")

    def handle(self, request: str) -> None:
        attributes = {
            "gen_ai.operation.name": "invoke_agent",
            "gen_ai.agent.name": "support",
            "gen_ai.conversation.id": request,
        }
        with self._tracer.start_as_current_span("invoke_agent support", attributes=attributes):
            self.move("validating")
            if self._chance.random() < 0.8:
                self.move("arbitrating")
                if self._chance.random() < 0.7:
                    self.move("executing")
                    self.call(self._chance.choice(TOOLS))
            self.move("auditing")
            self.move("idle")

    def call(self, tool: str) -> None:
        attributes = {"gen_ai.operation.name": "execute_tool", "gen_ai.tool.name": tool, "gen_ai.tool.type": "function"}
        with self._tracer.start_as_current_span(f"execute_tool {tool}", attributes=attributes) as span:
            span.add_event("gen_ai.tool.message", {"gen_ai.tool.name": tool})

    def close(self) -> None:
        self._spans.shutdown()


if __name__ == "__main__":
    for number in range(2):
        agent = Agent(f"agent-{number}", random.Random(number))
        agent.boot()
        for each in range(REQUESTS):
            agent.handle(f"conversation-{number}-{each}")
        agent.close()
