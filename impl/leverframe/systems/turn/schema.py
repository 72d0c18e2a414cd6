"""The shape of a turn gate's settings: intents with their scope, and which commands there are.

What they mean is said in `leverframe.systems.turn.settings`; here is only how they are written down.
"""

from typing import Annotated

from pydantic import Field, StrictInt, StringConstraints

from leverframe.language.schema import FileName, Identifier, LanguageVersion, Model, Words

Pattern = Annotated[str, StringConstraints(min_length=1, max_length=4096)]
Program = Annotated[str, StringConstraints(pattern=r"^/[!-~]+$", max_length=4096)]
"""An absolute path."""
CommandName = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_][A-Za-z0-9_.+-]*$", max_length=80)]


class IntentModel(Model):
    """An intent: what it covers, what of that needs a person's approval, and what an agent is to keep to under it."""

    title: Words | None = None
    scope: Annotated[list[Pattern], Field(max_length=1000)]
    approval: Annotated[list[Pattern], Field(default_factory=list, max_length=1000)]
    constraints: Annotated[list[Words], Field(default_factory=list, max_length=100)]


class GateModel(Model):
    """The settings of a gate."""

    leverframe: LanguageVersion
    gate: Identifier
    intents: Annotated[dict[Identifier, IntentModel], Field(min_length=1, max_length=1000)]
    approval_seconds: Annotated[StrictInt, Field(ge=1, le=86_400)] = 300
    programs: Annotated[dict[CommandName, Program], Field(default_factory=dict, max_length=1000)]
    commands: FileName | None = Field(None, description="a policy beside this file: which commands are safe")
    command_seconds: Annotated[StrictInt, Field(ge=1, le=3600)] = 10
