"""What is allowed: rules, and the decision that follows from all of them together.

A request is denied unless a rule allows it; a rule that denies prevails over all that allow, one that halts over all
that deny. Every rule is evaluated for every request, and the decision names the rules that made it. So a decision
depends on the request and on the set of rules, and neither on their order nor on anything else.

Source: document 000, section 8 (authorization), document 001 (arbitration: ALLOW, DENY, HALT). Deny prevailing and
default deny are as in XACML 3.0's deny-overrides and in Cedar.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, JsonValue

from leverframe.language import shape
from leverframe.language.reader import read
from leverframe.language.schema import Identifier, LanguageVersion, Model, Words
from leverframe.record.entries import Json
from leverframe.systems import schemas
from leverframe.systems.expected import Expected
from leverframe.systems.schemas import Schema
from leverframe.systems.vacuous import lets_through


class Effect(StrEnum):
    """What becomes of a request: each prevails over those before it."""

    ALLOW = "allow"
    DENY = "deny"
    HALT = "halt"


ANY: frozenset[Effect] = frozenset(Effect)
REQUESTS = Expected(frozenset({"object"}))
"""What is known of every request."""
_STRENGTH = {effect: strength for strength, effect in enumerate(Effect)}


@dataclass(frozen=True, slots=True)
class PolicyRule:
    """What becomes of the requests that a schema matches."""

    name: str
    effect: Effect
    when: Schema


@dataclass(frozen=True, slots=True)
class Decision:
    """What becomes of a request, by which rules, and whether each rule matched it; by none where none did."""

    effect: Effect
    by: tuple[str, ...]
    matched: Mapping[str, bool]


@dataclass(frozen=True, slots=True)
class Policy:
    """Rules, in the order of their names; and the digest of the file that they were read from."""

    name: str
    rules: tuple[PolicyRule, ...]
    sha256: str | None = None

    def decide(self, request: Mapping[str, Json]) -> Decision:
        """What becomes of a request."""
        matched = {rule.name: rule.when.matches(request) for rule in self.rules}
        matching = [rule for rule in self.rules if matched[rule.name]]
        effect = max((rule.effect for rule in matching), key=_STRENGTH.__getitem__, default=Effect.DENY)
        return Decision(effect, tuple(rule.name for rule in matching if rule.effect is effect), matched)


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


def load(path: str | Path, effects: frozenset[Effect] = ANY, requests: Expected = REQUESTS) -> Policy:
    """A policy from a file, whose rules may have these effects, on requests of which so much is known.

    Raises InputError with all that is wrong with it.
    """
    model, report = shape.model(PolicyModel, read(path))
    rules: list[PolicyRule] = []
    for name, rule in sorted(model.rules.items()):
        if Effect(rule.effect) not in effects:
            hint = f"here a rule may {' or '.join(effect for effect in Effect if effect in effects)}"
            report.add("LF151", f"{rule.effect} is no effect in this system", ("rules", name, "effect"), hint)
        place = ("rules", name, "when")
        when = schemas.reported(
            rule.when, report, place, ("LF151", "what the rule matches is no JSON Schema"), requests
        )
        if when is not None and rule.when is not True and lets_through(rule.when, requests):
            report.add("LF152", "this matches every request", place, "write true if that is meant", key=True)
        if when is not None:
            rules.append(PolicyRule(name, Effect(rule.effect), when))
    report.raise_if_any()
    return Policy(model.policy, tuple(rules), report.text.sha256)
