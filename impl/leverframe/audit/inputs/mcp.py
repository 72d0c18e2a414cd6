"""JSON-RPC of the Model Context Protocol → rows: each message, and each answer with what it answers.

A transcript has a message in each object, as it is or with other members around it (`{"time": …, "message": {…}}`). The
message may be a text with JSON. A batch of messages is several rows, and so is an object with several messages.

| member | says |
|---|---|
| `kind` | `request`, `notification`, `result` or `error` |
| `id`, `method`, `params` | of a request or notification; an answer has the `method` of its request |
| `result`, `error` | of an answer |
| `request` | the `params` of the request that is answered |
| `sender` | `client` or `server`, where the method tells |
| `log` | the members around the message, or beside those of JSON-RPC |

`pairing` finds the request of an answer. An answer of which nobody knows the request has no `method`; one that may be
about several requests is no row.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import cast

from leverframe.audit.inputs import strict
from leverframe.audit.inputs.objects import Listed
from leverframe.audit.inputs.pairing import Asked, Pairing, Unknown
from leverframe.audit.inputs.rows import NoRow, Place, Row, Rows

MOST_OPEN = 100_000
"""The number of requests that wait for an answer."""
_NAMES = {"jsonrpc", "id", "method", "params", "result", "error"}
_SERVER = ("sampling/", "elicitation/", "roots/list", "notifications/message", "notifications/tools/",
           "notifications/resources/", "notifications/prompts/")  # fmt: skip
_CLIENT = ("initialize", "server/", "tools/", "prompts/", "resources/", "completion/", "logging/", "subscriptions/",
           "notifications/initialized", "notifications/roots/")  # fmt: skip

Members = Mapping[str, object]
Message = tuple[Members, Members]
"""A message, and the members around it."""


def messages_in(members: Members) -> list[Message]:
    """The messages in an object, each with the other members around it."""
    if members.get("jsonrpc") == "2.0":
        return [(members, {name: one for name, one in members.items() if name not in _NAMES})]
    found = [(name, _message(one)) for name, one in members.items()]
    names = {name for name, some in found if some}
    around = {name: one for name, one in members.items() if name not in names}
    return [(one, around) for _, some in found for one in some]


def _message(told: object) -> list[Members]:
    """The message that a member is, or the batch of messages; it may be written as a text."""
    if isinstance(told, str) and '"jsonrpc"' in told:
        try:
            told = strict.value(told)
        except strict.StrictError:
            return []
    some = cast("list[object]", told if isinstance(told, list) else [told])
    return cast("list[Members]", some) if all(map(_is_message, some)) else []


def _is_message(told: object) -> bool:
    return isinstance(told, dict) and cast("Members", told).get("jsonrpc") == "2.0"


def messages(objects: Rows) -> Rows:
    """The rows of a transcript."""
    pairing = Pairing(MOST_OPEN)
    for one in objects:
        if isinstance(one, Listed):  # a batch in a line
            for number, item in enumerate(one.items, 1):
                place = replace(one.place, item=number)
                yield from _rows(place, None, cast("Members", item) if isinstance(item, dict) else {}, pairing)
        elif isinstance(one, NoRow):
            yield one
        else:
            yield from _rows(one.place, one, one.members, pairing)


def _rows(place: Place, row: Row | None, members: Members, pairing: Pairing) -> Rows:
    found = messages_in(members)
    if not found:
        yield NoRow(place, "it is no message of JSON-RPC 2.0")
    for number, (message, around) in enumerate(found, 1):
        where = place if len(found) == 1 else replace(place, item=number)
        told = _read(message, around, pairing)
        written = row.written if row is not None and len(found) == 1 else None
        yield NoRow(where, told) if isinstance(told, str) else Row(where, told, written)


def _read(message: Members, around: Members, pairing: Pairing) -> Members | str:
    """What a message says, or why it says nothing."""
    method, number = message.get("method"), message.get("id")
    if isinstance(number, bool) or not isinstance(number, str | int | None):
        return "its id is neither a text nor an integer"
    kinds = [kind for kind in ("error", "result") if message.get(kind) is not None]
    if not kinds and "result" in message:  # a result of null
        kinds = ["result"]
    if len(kinds) + (method is not None) > 1:
        return f"it has {' and '.join([*(['a method'] if method is not None else []), *map(_with_article, kinds)])}"
    log = {"log": around} if around else {}
    if kinds:
        (kind,) = kinds
        asked = None if number is None else pairing.answered(number, around, message.get("result"))
        if isinstance(asked, Unknown):
            return asked.value
        known = (
            {} if asked is None else {"method": asked.method, "request": asked.params, "sender": _other(asked.sender)}
        )
        return {"kind": kind, "id": number, kind: message.get(kind), **known, **log}
    if method is None:
        return "it has neither a method nor a result nor an error"
    if not isinstance(method, str):
        return "its method is no text"
    kind, sender, params = "notification" if number is None else "request", _sender(method), message.get("params")
    pairing.heard(sender, around)
    if number is not None:
        pairing.ask(number, Asked(method, params, sender, around))
    ids = {} if number is None else {"id": number}
    return {"kind": kind, **ids, "method": method, "params": params, "sender": sender, **log}


def _with_article(kind: str) -> str:
    return f"{'an' if kind == 'error' else 'a'} {kind}"


def _sender(method: str) -> str | None:
    if method.startswith(_SERVER):
        return "server"
    return "client" if method.startswith(_CLIENT) else None


def _other(sender: str | None) -> str | None:
    return {"client": "server", "server": "client"}.get(sender or "")
