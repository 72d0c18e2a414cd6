"""The JSON Schemas of the messages (draft 7), derived from the models that read them."""

from collections.abc import Mapping, Sequence
from typing import get_args

from pydantic.json_schema import JsonSchemaMode, models_json_schema

from leverframe.conform.wire import messages as wire
from leverframe.conform.wire.parts import Message
from leverframe.language.draft_7 import draft_7

ANSWERS: Mapping[str, type[Message]] = {
    "start": wire.StartAnswer,
    "reset": wire.OkAnswer,
    "step": wire.StepAnswer,
    "run": wire.RunAnswer,
    "cycle": wire.CycleAnswer,
    "message": wire.MessageAnswer,
    "advance": wire.OkAnswer,
    "crash": wire.OkAnswer,
    "restart": wire.OkAnswer,
    "settle": wire.OkAnswer,
    "stop": wire.OkAnswer,
}
"""The answer to each command, beside `CannotAnswer` and `ErroredAnswer`."""


def schema_of_requests() -> dict[str, wire.Json]:
    """The schema of a request. The runner sends every key."""
    return _schema(_REQUESTS, "A request of wire protocol 1")


def schema_of_answers(command: str | None = None) -> dict[str, wire.Json]:
    """The schema of an answer to a command, or to any."""
    if command is None:
        return _schema(_ANSWERS, "An answer of wire protocol 1")
    kinds = (ANSWERS[command], wire.CannotAnswer, wire.ErroredAnswer)
    return _schema([(kind, "validation") for kind in kinds], f"An answer of wire protocol 1 to '{command}'")


def schema_of_messages() -> dict[str, wire.Json]:
    """The schema of any line of an exchange."""
    return _schema([*_REQUESTS, *_ANSWERS], "A message of wire protocol 1")


Kinds = Sequence[tuple[type[Message], JsonSchemaMode]]
_REQUESTS: Kinds = [(kind, "serialization") for kind in get_args(wire.Request)]
_ANSWERS: Kinds = [(kind, "validation") for kind in get_args(wire.Answer)]


def _schema(kinds: Kinds, title: str) -> dict[str, wire.Json]:
    references, derived = models_json_schema(kinds, by_alias=True, title=title)
    return draft_7({**derived, "anyOf": [references[kind] for kind in kinds]})
