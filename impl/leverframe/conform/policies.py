"""Policies that a subject decides by: their rules, and what is known of the decision about a request.

The kernel's document demands that every rule is evaluated (001, line 41) and that the decision determines the next
state (lines 35-38). It does not say what the decision is if rules that match have different effects, nor if none
matches (D-KRN-16). So a decision is demanded only where all rules that match agree. Elsewhere, the reference makes a
choice: halting overrides denying, denying overrides allowing, and what no rule matches is denied.

A rule that does not match a request counts nothing, wherever it stands: so policies contain such rules, too, and come
in every order.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from leverframe.conform.wire.parts import RuleEffect

EFFECTS: tuple[RuleEffect, ...] = ("halt", "deny", "allow")
"""In the reference, each overrides those after it."""
DEFAULT: RuleEffect = "deny"
"""In the reference, the decision about a request that no rule matches."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule: its effect on the requests of some classes, by their labels."""

    name: str
    effect: RuleEffect
    when: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.name} {self.effect} {', '.join(self.when)}"


@dataclass(frozen=True, slots=True)
class Policy:
    """Rules, in the order in which a subject gets them."""

    rules: tuple[Rule, ...]

    def __str__(self) -> str:
        return f"policy: {'; '.join(map(str, self.rules)) or 'no rules'}"

    def matching(self, label: str) -> tuple[RuleEffect, ...]:
        """The effects of the rules that match a request."""
        return tuple(rule.effect for rule in self.rules if label in rule.when)

    def demanded(self, label: str) -> RuleEffect | None:
        """The decision on which all rules that match agree; None if they do not agree, or if none matches."""
        effects: set[RuleEffect] = {*self.matching(label)}
        return effects.pop() if len(effects) == 1 else None

    def chosen(self, label: str) -> RuleEffect:
        """The decision of the reference."""
        effects = self.matching(label)
        ranked: list[RuleEffect] = [effect for effect in EFFECTS if effect in effects]
        return ranked[0] if ranked else DEFAULT


def policies(effects: Sequence[RuleEffect], label: str, labels: Sequence[str], most: int) -> Iterator[Policy]:
    """Each policy of at most so many rules in each order, by the effects of its rules and whether they match a label.

    Of the rules that match, each other one also matches every other request.
    """
    others = tuple(one for one in labels if one != label)
    scope = ((label,), tuple(labels))
    scopes = (True, False) if others else (True,)
    for count in range(most + 1):
        for rules in product(product(effects, scopes), repeat=count):
            yield Policy(
                tuple(
                    Rule(f"rule-{number}", effect, scope[number % 2] if matches else others)
                    for number, (effect, matches) in enumerate(rules, 1)
                )
            )
