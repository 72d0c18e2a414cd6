"""Policies: rules, and the decision of all of them together.

A request is denied unless a rule allows it. A rule that denies overrides all rules that allow; a rule that halts
overrides all rules that deny. Every rule is evaluated for every request, and the decision names the rules that made it.
So a decision depends only on the request and on the set of rules, not on their order.

Source: document 000, section 8 (authorization), document 001 (arbitration: ALLOW, DENY, HALT). Default deny and deny
overrides are as in XACML 3.0 (deny-overrides) and in Cedar.
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
    """The effect of a rule or decision. Each overrides those listed before it."""

    ALLOW = "allow"
    DENY = "deny"
    HALT = "halt"


ANY: frozenset[Effect] = frozenset(Effect)
REQUESTS = Expected(frozenset({"object"}))
"""What is known of every request."""
_STRENGTH = {effect: strength for strength, effect in enumerate(Effect)}


@dataclass(frozen=True, slots=True)
class PolicyRule:
    """A rule: the effect on the requests that a schema matches."""

    name: str
    effect: Effect
    when: Schema


@dataclass(frozen=True, slots=True)
class Decision:
    """The decision about a request: the effect, the rules that made it (none if no rule matched), and all matches."""

    effect: Effect
    by: tuple[str, ...]
    matched: Mapping[str, bool]


@dataclass(frozen=True, slots=True)
class Policy:
    """Rules in the order of their names, and the digest of their file."""

    name: str
    rules: tuple[PolicyRule, ...]
    sha256: str | None = None

    def decide(self, request: Mapping[str, Json]) -> Decision:
        """Decide about a request."""
        matched = {rule.name: rule.when.matches(request) for rule in self.rules}
        matching = [rule for rule in self.rules if matched[rule.name]]
        effect = max((rule.effect for rule in matching), key=_STRENGTH.__getitem__, default=Effect.DENY)
        return Decision(effect, tuple(rule.name for rule in matching if rule.effect is effect), matched)


class RuleModel(Model):
    """A rule as it is written: the effect on the requests that a JSON Schema (2020-12) matches."""

    effect: Literal["allow", "deny", "halt"]
    when: dict[str, JsonValue] | bool = Field(description="a JSON Schema of the request")
    doc: Words | None = None


class PolicyModel(Model):
    """A policy as it is written: its rules by name. Their order has no meaning."""

    leverframe: LanguageVersion
    policy: Identifier
    rules: Annotated[dict[Identifier, RuleModel], Field(max_length=1000)]


def load(path: str | Path, effects: frozenset[Effect] = ANY, requests: Expected = REQUESTS) -> Policy:
    """Read a policy from a file.

    Its rules may have only these `effects`; `requests` is what a request can be. Raises InputError with all problems.
    """
    model, report = shape.model(PolicyModel, read(path))
    rules: list[PolicyRule] = []
    for name, rule in sorted(model.rules.items()):
        if Effect(rule.effect) not in effects:
            hint = f"here a rule may {' or '.join(effect for effect in Effect if effect in effects)}"
            report.add("LF151", f"this system has no effect {rule.effect}", ("rules", name, "effect"), hint)
        place = ("rules", name, "when")
        when = schemas.reported(
            rule.when, report, place, ("LF151", "the condition of the rule is not a JSON Schema"), requests
        )
        if when is not None and rule.when is not True and lets_through(rule.when, requests):
            report.add("LF152", "this matches every request", place, "write true if that is meant", key=True)
        if when is not None:
            rules.append(PolicyRule(name, Effect(rule.effect), when))
    report.raise_if_any()
    return Policy(model.policy, tuple(rules), report.text.sha256)
