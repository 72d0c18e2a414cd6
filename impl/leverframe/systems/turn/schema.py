"""The shape of a turn gate's settings file: intents with their scope, programs, and the policy for commands.

`leverframe.systems.turn.settings` gives the settings their meaning.
"""

from typing import Annotated

from pydantic import Field, StrictInt, StringConstraints

from leverframe.language.schema import FileName, Identifier, LanguageVersion, Model, Words

Pattern = Annotated[str, StringConstraints(min_length=1, max_length=4096)]
Program = Annotated[str, StringConstraints(pattern=r"^/[!-~]+$", max_length=4096)]
"""An absolute path."""
CommandName = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_][A-Za-z0-9_.+-]*$", max_length=80)]


class IntentModel(Model):
    """An intent: its scope, the part that needs a person's approval, and the constraints for the agent."""

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
    commands: FileName | None = Field(None, description="a policy beside this file: the commands that are safe")
    command_seconds: Annotated[StrictInt, Field(ge=1, le=3600)] = 10
