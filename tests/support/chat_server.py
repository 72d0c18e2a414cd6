"""A chat-completions server that can add: run as a separate process, it prints its port.

The user's text selects a fault: ``broken`` gets status 500, ``garbage`` invalid JSON, ``stall`` no answer, ``huge`` an
answer that is too long, ``numb`` an invalid plan.
"""

import json
import re
import sys
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TypedDict


class Told(TypedDict):
    """The part of an engine's message to its model that this server uses."""

    said: str
    results: dict[str, object]
    failures: list[str]


def reply(member: str, told: Told) -> object:
    numbers = [int(number) for number in re.findall(r"\d+", told["said"])]
    match member:
        case "intent":
            return "a sum" if numbers else None
        case "plan" if "numb" in told["said"] and not told["failures"]:
            return {"tool": "add", "tasks": {}}
        case "plan" if "double" in told["said"]:
            return {"tool": "double", "arguments": {"n": numbers[0]}}
        case "plan":
            return {"tool": "add", "arguments": {"a": numbers[0], "b": numbers[1]}}
        case "tool":
            number = {"type": "object", "properties": {"n": {"type": "number"}}}
            steps = {"sum": {"tool": "add", "arguments": {"a": {"given": "n"}, "b": {"given": "n"}}}}
            parameters = {**number, "required": ["n"], "additionalProperties": False}
            return {"name": "double", "doc": "twice", "parameters": parameters, "steps": steps, "returns": "sum"}
        case _:
            return f"It is {next(iter(told['results'].values()), 'not known')}."


class Handler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        question, told = body["messages"][0]["content"], json.loads(body["messages"][1]["content"])
        said = told["said"]
        if "stall" in said:
            time.sleep(60)
        asked = re.search(r'Now reply with {"(\w+)"', question)
        member = asked[1] if asked else ""
        content = "no JSON" if "garbage" in said else json.dumps({member: reply(member, told)})
        data = json.dumps({"choices": [{"message": {"content": content}}]}).encode()
        self.send_response(500 if "broken" in said else 200)
        self.end_headers()
        self.wfile.write(b" " * (1 << 21) if "huge" in said else data)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 -- the name that it has
        """Log nothing."""


if __name__ == "__main__":
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    sys.stdout.write(f"{server.server_port}\n")
    sys.stdout.flush()
    server.serve_forever()
