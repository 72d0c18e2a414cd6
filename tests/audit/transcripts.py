"""Random transcripts of MCP of which it is known which request each answer is about.

Sessions with a client and a server, each of which counts its requests by itself. A request may be given up; its id, and
that of an answered request, may come again, though not of two that wait. Messages of all sessions are interleaved.
"""

import json
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

Message = dict[str, Any]  # pyright: ignore[reportExplicitAny] -- JSON: tests say what they write
CALLS: Mapping[str, list[tuple[str, Message]]] = {
    "client": [("tools/call", {"content": []}), ("tools/list", {"tools": []}), ("ping", {}), ("custom/ask", {"x": 1})],
    "server": [("sampling/createMessage", {"role": "assistant"}), ("roots/list", {"roots": []}), ("ping", {})],
}
OTHER = {"client": "server", "server": "client"}
IDS: Mapping[str, Callable[[int], str | int]] = {
    "from 0": lambda number: number,
    "from 1": lambda number: number + 1,
    "texts": lambda number: "" if number == 0 else f"r{number}",
}


@dataclass
class Said:
    """A message; for an answer, the request that it is about. `of` is its session."""

    of: int
    sender: str
    message: Message
    asked: Message | None = None


@dataclass
class _Side:
    """What one side has asked: requests that wait for an answer, by their ids."""

    waiting: dict[str | int, Message] = field(default_factory=dict)


def said(seed: int, sessions: int, ids: str, *, errors: bool = True) -> list[Said]:
    """What is said in some sessions, interleaved. The first request of a session is answered before any other."""
    choose = random.Random(seed)
    naming = IDS[ids]
    sides = [{"client": _Side(), "server": _Side()} for _ in range(sessions)]
    found: list[Said] = []
    for of in range(sessions):
        asked = {"jsonrpc": "2.0", "id": naming(0), "method": "initialize", "params": {"of": of}}
        found += [Said(of, "client", asked)]
        found += [Said(of, "server", {"jsonrpc": "2.0", "id": naming(0), "result": {"capabilities": {}}}, asked)]
    for count in range(40):
        of, sender = choose.randrange(sessions), choose.choice(["client", "server"])
        side = sides[of][sender]
        if side.waiting and choose.random() < 0.55:
            answered = choose.choice(list(side.waiting))
            asked = side.waiting.pop(answered)
            if choose.random() < 0.2:
                params = {"requestId": answered}
                cancelled = {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": params}
                found.append(Said(of, sender, cancelled))
                continue
            result = dict(CALLS[sender])[str(asked["method"])]
            told = {"error": {"code": 1}} if errors and choose.random() < 0.2 else {"result": result}
            found.append(Said(of, OTHER[sender], {"jsonrpc": "2.0", "id": answered, **told}, asked))
        else:
            number = naming(choose.randrange(4))
            if number not in side.waiting:
                method, _ = choose.choice(CALLS[sender])
                asked = {"jsonrpc": "2.0", "id": number, "method": method, "params": {"count": count, "of": of}}
                side.waiting[number] = asked
                found.append(Said(of, sender, asked))
    return found


Around = Callable[[int, Said], Message]
SHOWN: Mapping[str, Around] = {
    "nothing": lambda _, __: {},
    "from": lambda _, one: {"from": one.sender},
    "session, from": lambda at, one: {"session": f"s{one.of}", "from": one.sender, "at": f"12:{at:02}"},
    "s, d": lambda at, one: {"s": one.of, "d": {"client": "→", "server": "←"}[one.sender], "n": at, "level": "i"},
    "session": lambda at, one: {"session": "abc"[one.of], "time": at / 10},
    "s": lambda at, one: {"s": "abc"[one.of], "level": "id"[at % 2]},
}
"""What is around each message: by its place and what is said."""


def written(some: list[Said], around: Around, how: str) -> str:
    """The transcript: each message beside its members, in a member, as a text in one, or in batches."""
    rows: list[object] = []
    for at, one in enumerate(some):
        members = around(at, one)
        match how:
            case "beside":
                rows.append({**members, **one.message})
            case "inside":
                rows.append({**members, "message": one.message})
            case "as text":
                rows.append({**members, "line": json.dumps(one.message)})
            case _:
                rows.append({**members, "batch": [one.message]})
    return "\n".join(map(json.dumps, rows))
