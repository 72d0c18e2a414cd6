"""A language model for REUG: five questions to any server with a chat-completions API.

    echo "What is 17 and 25?" | python examples/reug/chat.py http://localhost:11434/v1/chat/completions MODEL

Each question is one request for a JSON object with one member. The reply is untrusted: the engine validates plans,
tools and texts before it uses them, and recovers from invalid ones. An optional key is read from the environment
(CHAT_KEY).
"""

import json
import os
import sys
import urllib.error
import urllib.request
from collections.abc import Mapping
from dataclasses import dataclass

from leverframe.record.entries import Json
from leverframe.systems.reug.engine import Engine
from leverframe.systems.reug.model import Situation
from leverframe.systems.reug.plans import Plan
from leverframe.systems.reug.written_model import plan_of

MAX_REPLY = 1 << 20
"""Most bytes of a reply."""
RULES = """You plan for an engine that uses tools. Reply with one JSON object and nothing else.
A plan is {} to answer without tools; or {"tool": NAME, "arguments": {...}}; or {"tasks": {NAME: {"tool": NAME,
"arguments": {...}}}} for tools that do not need each other; or {"scripts": {"main": {"steps": {STEP: {"tool": NAME,
"arguments": {...}, "after": [STEP]}}, "returns": STEP}}}, in which an argument is a value or {"from": STEP}.
A tool is {"name", "doc", "parameters": JSON SCHEMA, "steps": as in a script, "returns": STEP}; in its steps,
{"given": NAME} stands for a parameter."""


@dataclass(frozen=True)
class Chat:
    """The model: the address of the server, the server's name of the model, and the time limit of a reply."""

    address: str
    name: str
    key: str | None = None
    seconds: float = 60.0

    def intent(self, situation: Situation) -> str | None:
        """Return the intent of the user."""
        return _text(self._ask('{"intent": what the user intends, in few words, or null}', "intent", situation))

    def plan(self, situation: Situation) -> Plan:
        """Return a plan."""
        return plan_of(self._ask('{"plan": how to go about it}', "plan", situation))

    def tool(self, situation: Situation, name: str) -> Mapping[str, Json]:
        """Return the definition of a new tool."""
        found = self._ask(f'{{"tool": the definition of a tool called {json.dumps(name)}}}', "tool", situation)
        if not isinstance(found, Mapping):
            raise ValueError("the definition of the tool is not an object")  # noqa: TRY004 -- untrusted input
        return found

    def answer(self, situation: Situation) -> str:
        """Return the text of the answer."""
        return _text(self._ask('{"answer": what the user is told}', "answer", situation)) or ""

    def without_tools(self, situation: Situation) -> str | None:
        """Return an answer after all tools have failed, or None."""
        return _text(self._ask('{"answer": what can be said without any tool, or null}', "answer", situation))

    def _ask(self, question: str, member: str, situation: Situation) -> Json:
        """Return a member of the object in the server's reply. Raises OSError, ValueError."""
        told = {
            "said": situation.said,
            "intent": situation.intent,
            "tools": {name: tool.doc for name, tool in situation.tools.items()},
            "results": dict(situation.results),
            "failures": list(situation.failures),
        }
        messages = [
            {"role": "system", "content": f"{RULES}\nNow reply with {question}."},
            {"role": "user", "content": json.dumps(told, ensure_ascii=False)},
        ]
        body = {"model": self.name, "messages": messages, "response_format": {"type": "json_object"}}
        reply = json.loads(self._sent(json.dumps(body).encode()))
        try:
            said: Mapping[str, Json] = json.loads(reply["choices"][0]["message"]["content"])
            return said[member]
        except (KeyError, IndexError, TypeError):
            raise ValueError(f"the reply has no member {member!r}") from None

    def _sent(self, body: bytes) -> bytes:
        if not self.address.startswith(("http://", "https://")):
            raise ValueError("the address of a server begins with http:// or https://")
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {self.key}"} if self.key else {})
        request = urllib.request.Request(self.address, body, headers)  # noqa: S310 -- http or https, see above
        try:
            with urllib.request.urlopen(request, timeout=self.seconds) as reply:  # noqa: S310
                data: bytes = reply.read(MAX_REPLY + 1)
        except urllib.error.HTTPError as error:
            with error:
                raise ValueError(f"the server says {error.code} {error.reason}") from None
        if len(data) > MAX_REPLY:
            raise ValueError(f"the reply is longer than {MAX_REPLY:,} bytes")
        return data


def _text(said: Json) -> str | None:
    if said is None or isinstance(said, str):
        return said
    raise ValueError("the reply is not a text")


def main() -> None:
    """Answer each line of standard input."""
    address, name = sys.argv[1:]
    engine = Engine(Chat(address, name, os.environ.get("CHAT_KEY")))
    for line in sys.stdin:
        sys.stdout.write(f"{json.dumps(engine.answer(line.strip()).shown, ensure_ascii=False)}\n")
        sys.stdout.flush()
    engine.close()


if __name__ == "__main__":
    main()
