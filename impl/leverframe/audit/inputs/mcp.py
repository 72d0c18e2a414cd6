"""JSON-RPC of the Model Context Protocol → rows: each message, and each answer with what it answers.

A transcript has a message in each object, as it is or with other members around it (`{"time": …, "message": {…}}`). The
message may be a text with JSON. A batch of messages is several rows.

| member | says |
|---|---|
| `kind` | `request`, `notification`, `result` or `error` |
| `id`, `method`, `params` | of a request or notification; an answer has the `method` of its request |
| `result`, `error` | of an answer |
| `request` | the `params` of the request that is answered |
| `sender` | `client` or `server`, where the method tells |
| `log` | the members around the message |

Both sides count their requests by themselves. So an answer belongs to the request with its id that came from the other
side: from the one whose other members differ, or else to the latest.

Limits: 100,000 requests that wait for an answer. An answer to another one has no `method`.
"""

import itertools
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import cast

from leverframe.audit.inputs import strict
from leverframe.audit.inputs.rows import NoRow, Rows

MOST_OPEN = 100_000
_SERVER = ("sampling/", "elicitation/", "roots/list", "notifications/message", "notifications/tools/",
           "notifications/resources/", "notifications/prompts/")  # fmt: skip
_CLIENT = ("initialize", "server/", "tools/", "prompts/", "resources/", "completion/", "logging/", "subscriptions/",
           "notifications/initialized", "notifications/roots/")  # fmt: skip

Members = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class _Asked:
    method: object
    params: object
    sender: str | None
    around: Members


def message_in(members: Members) -> tuple[Members, Members] | None:
    """The message in an object, and the other members around it; None if there is none."""
    if members.get("jsonrpc") == "2.0":
        return members, {}
    for name, told in members.items():
        found = told
        if isinstance(told, str) and '"jsonrpc"' in told:
            try:
                found = strict.value(told)
            except strict.StrictError:
                continue
        if isinstance(found, dict) and found.get("jsonrpc") == "2.0":
            return cast("Members", found), {other: one for other, one in members.items() if other != name}
    return None


def messages(objects: Rows) -> Rows:
    """The rows of a transcript."""
    waiting: dict[str | int, list[_Asked]] = {}
    for one in objects:
        if isinstance(one, NoRow):
            yield one
            continue
        found = message_in(one.members)
        if found is None:
            yield NoRow(one.place, "it is no message of JSON-RPC 2.0")
            continue
        told = _read(*found, waiting)
        yield NoRow(one.place, told) if isinstance(told, str) else replace(one, members=told)


def _read(message: Members, around: Members, waiting: dict[str | int, list[_Asked]]) -> Members | str:
    """What a message says, or why it says nothing."""
    method, number = message.get("method"), message.get("id")
    if isinstance(number, bool) or not isinstance(number, str | int | None):
        return "its id is neither a text nor an integer"
    log = {"log": around} if around else {}
    if isinstance(method, str):
        kind, sender = "notification" if number is None else "request", _sender(method)
        params = message.get("params")
        if number is not None:
            _ask(waiting, number, _Asked(method, params, sender, around))
        ids = {} if number is None else {"id": number}
        return {"kind": kind, **ids, "method": method, "params": params, "sender": sender, **log}
    if "result" not in message and "error" not in message:
        return "it has neither a method nor a result nor an error"
    kind = "error" if message.get("error") is not None else "result"
    asked = None if number is None else _answered(waiting, number, around)
    known = {} if asked is None else {"method": asked.method, "request": asked.params, "sender": _other(asked.sender)}
    return {"kind": kind, "id": number, kind: message.get(kind), **known, **log}


def _ask(waiting: dict[str | int, list[_Asked]], number: str | int, asked: _Asked) -> None:
    same = waiting.setdefault(number, [])
    same.append(asked)
    del same[:-2]  # one of each side
    if len(waiting) > MOST_OPEN:
        for old in list(itertools.islice(waiting, MOST_OPEN // 10)):
            del waiting[old]


def _answered(waiting: dict[str | int, list[_Asked]], number: str | int, around: Members) -> _Asked | None:
    asked = waiting.get(number, [])
    if not asked:
        return None
    others = (each for each in reversed(asked) if _apart(each.around, around))
    found = next(others, asked[-1])
    asked.remove(found)
    if not asked:
        del waiting[number]
    return found


def _apart(one: Members, other: Members) -> bool:
    """Do a request and its answer have other senders, as far as the members around them say so?"""
    return _words(one) != _words(other)


def _words(around: Members) -> set[tuple[str, str]]:
    """Times and counters have digits; who sent something, has none."""
    told = ((name, value) for name, value in around.items() if isinstance(value, str))
    return {(name, value) for name, value in told if not any(map(str.isdigit, value))}


def _sender(method: str) -> str | None:
    if method.startswith(_SERVER):
        return "server"
    return "client" if method.startswith(_CLIENT) else None


def _other(sender: str | None) -> str | None:
    return {"client": "server", "server": "client"}.get(sender or "")
