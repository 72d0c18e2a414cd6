"""Policies: every rule counts, in every order; what rules decide together where they disagree is a choice."""

import sys
from collections import Counter
from collections.abc import Mapping
from functools import cache

import pytest

from leverframe.conform.campaign import verdicts
from leverframe.conform.campaign.campaign import Campaign
from leverframe.conform.campaign.verdicts import Verdict
from leverframe.conform.policies import DEFAULT, EFFECTS, Policy, Rule, policies
from leverframe.conform.suite import requests
from leverframe.systems import policy as ours
from leverframe.systems.schemas import Schema
from tests.conform.subjects import LATER, PLAIN
from tests.support.campaigns import DECLARATIONS, OURS, judged, overall

pytestmark = pytest.mark.xdist_group("policies")  # its tests share campaigns

LABELS = ("FIRST", "SECOND", "THIRD")


@cache
def plain(*faults: str) -> Campaign:
    return judged("kernel", sys.executable, str(PLAIN), *faults, suite="policies")


def requirements(campaign: Campaign) -> Mapping[str, Verdict]:
    return {one.name: one.verdict for one in verdicts.judged(campaign, DECLARATIONS["kernel"])}


# ---- which policies there are, and what is demanded of a decision ----------------------------------------------------


def decided(policy: Policy, label: str) -> str:
    """The decision of the policies of our systems: JSON Schemas, and no order."""
    rules = [
        ours.PolicyRule(rule.name, ours.Effect(rule.effect), Schema.of({"enum": [{"label": one} for one in rule.when]}))
        for rule in reversed(policy.rules)
    ]
    return ours.Policy("written", tuple(rules)).decide({"label": label}).effect


def test_the_choice_of_the_suite_is_that_of_our_policies() -> None:
    for policy in policies(EFFECTS, "SECOND", LABELS, 2):
        assert policy.chosen("SECOND") == decided(policy, "SECOND")


def test_a_decision_is_demanded_where_every_order_and_every_way_to_combine_agree() -> None:
    """The naive reading: the first rule that matches, the last one, and either precedence agree."""
    for policy in policies(EFFECTS, "FIRST", LABELS, 3):
        found = [rule.effect for rule in policy.rules if "FIRST" in rule.when]
        possible = (
            {found[0], found[-1], min(found, key=EFFECTS.index), max(found, key=EFFECTS.index)} if found else set()
        )
        assert policy.demanded("FIRST") == (possible.pop() if len(possible) == 1 else None)


def test_policies_come_in_every_order_with_rules_that_do_not_match() -> None:
    found = list(policies(EFFECTS, "FIRST", LABELS, 2))
    shapes = {tuple((rule.effect, "FIRST" in rule.when) for rule in policy.rules) for policy in found}
    assert len(found) == len(shapes) == 1 + 6 + 6 * 6
    assert Counter(len(policy.rules) for policy in found) == {0: 1, 1: 6, 2: 36}
    assert {shape[::-1] for shape in shapes} == shapes
    assert all(rule.when for policy in found for rule in policy.rules)


def test_no_rule_is_the_default() -> None:
    assert Policy(()).chosen("FIRST") == DEFAULT
    assert Policy(()).demanded("FIRST") is None


def test_a_policy_is_a_request_that_can_be_read_again() -> None:
    policy = Policy((Rule("a", "allow", ("FIRST", "THIRD")), Rule("b", "halt", ())))
    assert requests.policy(requests.request(policy)) == policy
    assert requests.policy({"cmd": "reset", "policy": [{"name": "a", "effect": "maybe", "when": []}]}) is None
    assert requests.policy({"cmd": "reset"}) is None


# ---- kernels ---------------------------------------------------------------------------------------------------------


def test_our_kernel_evaluates_its_rules_and_decides_by_them() -> None:
    campaign = judged("kernel", *OURS, "kernel", suite="policies")
    assert (campaign.failures, campaign.unsteady) == ((), ())
    assert campaign.results[0].ran == {"passed": campaign.results[0].plan.tests}
    assert requirements(campaign)["KRN-011"] is requirements(campaign)["KRN-012"] is Verdict.PASS


def test_a_correct_kernel_of_another_shape_gives_no_false_alarm() -> None:
    assert plain().failures == ()
    assert overall("kernel", plain()) is Verdict.PASS


@pytest.mark.parametrize("fault", ["short-circuit", "first-rule"])
def test_a_kernel_that_skips_a_rule_is_caught(fault: str) -> None:
    """After the first rule that matches, or after the first one."""
    found = {one.cause: one for one in plain(fault).failures}
    skipped = found["rules: a rule of the policy is not evaluated"]
    assert skipped.sentence.requirements == ("KRN-012",)
    assert isinstance(skipped.run[0], Policy)
    assert len(skipped.run[0].rules) == 2  # the shortest run that shows it
    assert requirements(plain(fault))["KRN-012"] is Verdict.FAIL


def test_a_decision_against_all_matching_rules_is_caught() -> None:
    """Only the first rule counts: behind one that does not match, a rule that allows is ignored."""
    causes = {one.cause: one.sentence.requirements for one in plain("first-rule").failures}
    assert causes["decision: deny in place of allow, on which all matching rules agree"] == ("KRN-011",)
    assert requirements(plain("first-rule"))["KRN-011"] is Verdict.FAIL
    assert requirements(plain("short-circuit"))["KRN-011"] is Verdict.PASS


@pytest.mark.parametrize(
    ("fault", "causes"),
    [
        ("allows", {"decision: allow in place of deny, where no rule matches"}),
        (
            "first-match",
            {
                f"decision: {decided} in place of {chosen}, where the matching rules disagree"
                for decided, chosen in (("allow", "deny"), ("allow", "halt"), ("deny", "halt"))
            },
        ),
    ],
)
def test_what_rules_decide_together_is_a_choice(fault: str, causes: set[str]) -> None:
    """Both evaluate every rule. No sentence says how the effects of rules are combined."""
    campaign = plain(fault)
    assert {one.cause for one in campaign.failures} == causes
    assert {one.sentence.choices for one in campaign.failures} == {("D-KRN-16",)}
    assert overall("kernel", campaign) is Verdict.PASS
    strict = verdicts.judged(campaign, DECLARATIONS["kernel"], strict=True)
    assert verdicts.overall(campaign, strict, strict=True)[0] is Verdict.FAIL


def test_what_follows_a_decision_is_judged_too() -> None:
    (failure,) = plain("no-call").failures
    assert failure.cause == "effects: the end, in place of DECIDED_ALLOW_WITH_TOOL"


@pytest.mark.needs("node")
def test_a_subject_without_policies_is_not_judged_by_them() -> None:
    campaign = judged("kernel", "node", str(LATER), suite="policies")
    assert campaign.results == ()
    assert overall("kernel", campaign) is Verdict.INCONCLUSIVE


ALLOWS = """
import json, runpy, sys
adapter = runpy.run_path({plain!r})["Adapter"]([])
for line in sys.stdin:
    asked = json.loads(line)
    told = adapter.answer(asked)
    if asked["cmd"] == "start":
        told["policies"] = ["allow"]
    print(json.dumps({{"id": asked["id"], **told}}), flush=True)
    if asked["cmd"] == "stop":
        break
"""


def test_rules_with_one_effect_decide_nothing_that_can_be_told_apart() -> None:
    campaign = judged("kernel", sys.executable, "-c", ALLOWS.format(plain=str(PLAIN)), suite="policies")
    (result,) = campaign.results
    assert result.guarantee.startswith("No test ran")
    assert requirements(campaign)["KRN-012"] is Verdict.NOT_APPLICABLE
    assert overall("kernel", campaign) is Verdict.INCONCLUSIVE
