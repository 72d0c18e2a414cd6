"""The JSON Schemas of the messages (draft 7), derived from the models that read them."""

from collections.abc import Mapping
from typing import get_args

from pydantic.json_schema import models_json_schema

from leverframe.conform.wire import messages as wire
from leverframe.language.schema import draft_7

ANSWERS: Mapping[str, type[wire.Message]] = {
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


def schema(*models: type[wire.Message], title: str) -> dict[str, wire.Json]:
    """The schema of a message of one of these kinds."""
    references, derived = models_json_schema([(model, "validation") for model in models], by_alias=True, title=title)
    return draft_7({**derived, "anyOf": [references[model, "validation"] for model in models]})


def schema_of_requests() -> dict[str, wire.Json]:
    """The schema of a request."""
    return schema(*get_args(wire.Request), title="A request of wire protocol 1")


def schema_of_answers(command: str | None = None) -> dict[str, wire.Json]:
    """The schema of an answer to a command, or to any."""
    if command is None:
        return schema(*get_args(wire.Answer), title="An answer of wire protocol 1")
    kinds = (ANSWERS[command], wire.CannotAnswer, wire.ErroredAnswer)
    return schema(*kinds, title=f"An answer of wire protocol 1 to '{command}'")


def schema_of_messages() -> dict[str, wire.Json]:
    """The schema of any line of an exchange."""
    return schema(*get_args(wire.Request), *get_args(wire.Answer), title="A message of wire protocol 1")
