"""The shape of a policy: rules that allow, deny or halt what they match.

What a rule matches is said by a JSON Schema of the request. What follows from several rules is said in
`leverframe.systems.policy`; here is only how they are written down.
"""

from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, JsonValue

from leverframe.language import shape
from leverframe.language.reader import read
from leverframe.language.report import Problems
from leverframe.language.schema import Identifier, LanguageVersion, Model, Words


class RuleModel(Model):
    """What is to become of the requests that a JSON Schema (2020-12) matches."""

    effect: Literal["allow", "deny", "halt"]
    when: dict[str, JsonValue] | bool = Field(description="a JSON Schema of the request")
    doc: Words | None = None


class PolicyModel(Model):
    """A policy: its rules by their names. Their order means nothing."""

    leverframe: LanguageVersion
    policy: Identifier
    rules: Annotated[dict[Identifier, RuleModel], Field(max_length=1000)]


def policy(path: str | Path) -> tuple[PolicyModel, Problems]:
    """A policy from a file, and what is wrong with it so far. Raises InputError if too little is right."""
    return shape.model(PolicyModel, read(path))
