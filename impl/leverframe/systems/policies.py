"""The shape of a policy file: rules that allow, deny or halt the requests that they match.

Each rule has a JSON Schema of the request. `leverframe.systems.policy` decides what follows from several rules.
"""

from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, JsonValue

from leverframe.language import shape
from leverframe.language.reader import read
from leverframe.language.report import Problems
from leverframe.language.schema import Identifier, LanguageVersion, Model, Words


class RuleModel(Model):
    """A rule: the effect on the requests that a JSON Schema (2020-12) matches."""

    effect: Literal["allow", "deny", "halt"]
    when: dict[str, JsonValue] | bool = Field(description="a JSON Schema of the request")
    doc: Words | None = None


class PolicyModel(Model):
    """A policy: its rules by name. Their order has no meaning."""

    leverframe: LanguageVersion
    policy: Identifier
    rules: Annotated[dict[Identifier, RuleModel], Field(max_length=1000)]


def policy(path: str | Path) -> tuple[PolicyModel, Problems]:
    """Read a policy from a file, with the problems found so far. Raises InputError if the file has no such shape."""
    return shape.model(PolicyModel, read(path))
