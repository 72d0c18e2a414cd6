"""Makes mcp.jsonl: a session of the MCP Python SDK, recorded between its client and its server.

    pip install mcp && python mcp_session.py mcp.jsonl

The server lets an agent write files under an intent that it has selected, as the turn machine demands. The recorder
passes each line of JSON-RPC on as it is, and writes it down with its time and its sender.
"""

import json
import subprocess
import sys
import threading
import time
from pathlib import Path

import anyio
from mcp.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client
from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

INTENTS = {"fix-typo": ["docs/guide.md"], "raise-limit": ["src/limits.py"]}

CALLS = (
    ("select_active_intent", {"intent_id": "fix-typo"}),
    ("read_file", {"path": "docs/guide.md"}),
    ("write_to_file", {"path": "docs/guide.md", "content": "Better.\n"}),
    ("select_active_intent", {"intent_id": "conquer-the-world"}),
    ("select_active_intent", {"intent_id": "raise-limit"}),
    ("write_to_file", {"path": "docs/guide.md", "content": "Worse.\n"}),
    ("write_to_file", {"path": "src/limits.py", "content": "LIMIT = 7\n"}),
    ("select_active_intent", {"intent_id": "raise-limit"}),
    ("write_to_file", {"path": "src/limits.py", "content": "LIMIT = 9\n"}),
)


def serve() -> None:
    gate, active = MCPServer("gate"), []

    @gate.tool()
    def select_active_intent(intent_id: str) -> str:
        """Select the intent under which files are written."""
        active.clear()
        if intent_id not in INTENTS:
            raise ToolError(f"there is no intent {intent_id}")
        active.append(intent_id)
        return f"{intent_id} is active"

    @gate.tool()
    def read_file(path: str) -> str:
        """Read a file."""
        return f"the text of {path}"

    @gate.tool()
    def write_to_file(path: str, content: str) -> str:
        """Write a file in the scope of the active intent."""
        if not active:
            raise ToolError("no intent is active")
        if path not in INTENTS[active[0]]:
            active.clear()
            raise ToolError(f"{path} is out of scope")
        return f"{len(content)} characters written"

    gate.run("stdio")


def record(path: str) -> None:
    server = subprocess.Popen([sys.executable, __file__, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    with Path(path).open("w", encoding="utf-8") as log:
        lock = threading.Lock()

        def passed(source, sink, sender):
            for line in source:
                with lock:
                    row = {"time": time.time(), "from": sender, "message": json.loads(line)}
                    log.write(json.dumps(row) + "\n")
                sink.write(line)
                sink.flush()
            sink.close()

        back = threading.Thread(target=passed, args=(server.stdout, sys.stdout.buffer, "server"))
        back.start()
        passed(sys.stdin.buffer, server.stdin, "client")
        back.join()
    server.wait()


async def session(path: str) -> None:
    recorder = StdioServerParameters(command=sys.executable, args=[__file__, "record", path])
    async with Client(stdio_client(recorder)) as client:
        await client.list_tools()
        for name, arguments in CALLS:
            await client.call_tool(name, arguments)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["serve"]:
            serve()
        case ["record", path]:
            record(path)
        case [path]:
            anyio.run(session, path)
