"""The suite of policies: a policy, and one request that the subject decides by it.

Each policy comes with a fresh execution: the rules are set by `reset`, the subject boots, and a caller submits a
request. The plan names no decision, so the policy makes it. What the subject then does shows its decision: it is judged
as the cycle in which the machine decides so.

    decision   do all rules that match agree? Then the subject must decide so (KRN-011)
    rules      was each rule of the policy evaluated, if the subject shows that (KRN-012)?

Where the rules do not agree, the document leaves the decision open: any is allowed, and another one than that of the
reference differs from a choice (D-KRN-16).

Limit: a subject that does not show which rules it evaluates is judged by its decisions alone. It may ignore a rule
wherever the document leaves the decision open, so nothing is said about KRN-012 then.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product

from leverframe.conform.cycles.cycle import Cycle, Given
from leverframe.conform.cycles.planning import Planner
from leverframe.conform.data.repeats import ways
from leverframe.conform.judge.judging import Judge
from leverframe.conform.judge.wrong import Named, Wrong
from leverframe.conform.policies import EFFECTS, Policy, policies
from leverframe.conform.suite import failures, requests
from leverframe.conform.suite.fates import Asked, Failed, Fate, Passed, Run, Troubled, shows
from leverframe.conform.suite.listed import Listed
from leverframe.conform.suite.requests import Request
from leverframe.conform.suite.results import Directed, Plan, Result
from leverframe.conform.suite.running import Session, Target
from leverframe.conform.wire import messages as wire
from leverframe.conform.wire.parts import RuleEffect

NAME = "policies"
MACHINE, STIMULUS, PARAMETER = "kernel", "submit", "draft"
DECISIONS: Mapping[RuleEffect, tuple[str, ...]] = {
    "halt": ("DECIDED_HALT",),
    "deny": ("DECIDED_DENY",),
    "allow": ("DECIDED_ALLOW_WITH_TOOL", "DECIDED_ALLOW_NO_TOOL"),
}
WELL_BEFORE = frozenset(("VALIDATION_PASSED",))
WELL_AFTER = frozenset(("EXECUTION_COMPLETED", "ENTRY_STORED", "AUDIT_WRITTEN"))
"""What happens before and after a decision if everything goes well."""
FOLLOWED, EVALUATED, CHOICE = "KRN-011", "KRN-012", "D-KRN-16"
UNDECIDED = "no request can be brought to two of the decisions that its rules may have"
MOST_RULES = 2
"""Rules of a policy; one more for requests of the first class."""
Exchange = tuple[wire.CycleAnswer, tuple[wire.OkAnswer, ...]]


@dataclass(frozen=True, slots=True)
class Decided:
    """A way to where a request is decided about, the cycle up to the decision, and the whole cycle of each decision."""

    way: tuple[Cycle, ...]
    request: Cycle
    cycles: Mapping[RuleEffect, Cycle]


@dataclass(frozen=True, slots=True)
class Governed:
    """A policy, a way to where a request is accepted, and a request, up to the decision about it."""

    policy: Policy
    way: tuple[Cycle, ...]
    request: Cycle


def governed(target: Target, started: wire.StartAnswer) -> bool:
    """Does a subject take policies, and is it a kernel?"""
    return bool(started.policies) and target.declaration.machine == MACHINE and STIMULUS in started.stimuli


class Policies(Listed[Governed]):
    """The policies for a subject."""

    name = NAME

    def __init__(self, target: Target, started: wire.StartAnswer, judge: Judge, planner: Planner) -> None:
        self._judge, self._planner, self._shown = judge, planner, "rules" in started.observes
        self._decided = _decided(planner, tuple(effect for effect in EFFECTS if effect in started.policies))
        super().__init__(target, self._governed())
        rules = ("rules",) if self._shown else ()
        self.plan = Plan(
            tests=len(self._tests),
            symbols=self.symbols,
            scope="each policy in every order of its rules, and one request",
            dimensions=("decision", *rules, *(one.name for one in judge.dimensions)),
            unnoticed=() if self._shown else ("whether each rule of the policy is evaluated",),
            absent=judge.abilities.absent,
        )

    def _governed(self) -> tuple[Governed, ...]:
        labels = [_label(given) for given in self._decided]
        return tuple(
            Governed(policy, known.way, known.request)
            for number, (given, known) in enumerate(self._decided.items())
            for policy in policies(tuple(known.cycles), _label(given), labels, MOST_RULES + (number == 0))
        )

    def asks(self, test: Governed) -> Run:
        """The policy, the way, and the request."""
        return (test.policy, *test.way, test.request)

    def asked(self, found: Request) -> Asked | None:
        """The policy or the cycle that a request asks for; None if it asks for something else."""
        policy = requests.policy(found)
        if policy is not None:
            return policy
        cycle = requests.cycle(found)
        return cycle if cycle is not None and cycle.given.stimulus in self._judge.abilities.stimuli else None

    def became(self, session: Session, run: Run) -> Fate | None:
        """What becomes of the request at the end of a run; None if it is none of this suite, or not reached."""
        policy, cycles = run[0], [one for one in run if isinstance(one, Cycle)]
        if not isinstance(policy, Policy) or not cycles or cycles[-1].given not in self._decided:
            return None
        begun = session.reset(policy)
        if not isinstance(begun, wire.OkAnswer):
            return Troubled(begun)
        answers: list[Exchange] = []
        for cycle in cycles:
            found = session.cycle(cycle)
            if not isinstance(found, tuple):
                return Troubled(found)
            answers.append(found)
        return self._fate(policy, cycles, begun, answers)

    def _fate(
        self, policy: Policy, cycles: Sequence[Cycle], begun: wire.OkAnswer, answers: Sequence[Exchange]
    ) -> Fate | None:
        """What becomes of a request, by the decisions that explain what was seen."""
        given = cycles[-1].given
        label = _label(given)
        self._judge.reset(begun)
        for cycle, (answer, late) in zip(cycles[:-1], answers, strict=False):
            wrongs = self._judge.judge(cycle, answer, late)
            if wrongs and failures.end(Failed(wrongs), self._judge, self._planner) is None:
                return None
        decided = self._decided[given].cycles
        explained = [effect for effect, cycle in decided.items() if self._judge.explains(cycle, *answers[-1])]
        demanded, chosen = policy.demanded(label), policy.chosen(label)
        broken: tuple[Wrong, ...] = ()
        if not explained:
            broken = self._judge.judge(decided.get(chosen) or next(iter(decided.values())), *answers[-1])
        elif demanded is not None and demanded not in explained:
            broken = (_not_followed(demanded, label, explained[0]),)
        broken += self._unevaluated(policy, answers[-1][0])
        if broken:
            return Failed(broken)
        return (
            Passed(seen=len(explained) == 1)
            if chosen in explained
            else Failed((_differs(policy, label, explained[0]),))
        )

    def _unevaluated(self, policy: Policy, answer: wire.CycleAnswer) -> tuple[Wrong, ...]:
        """What is wrong with the rules that were evaluated, if the subject shows them."""
        missing = [rule.name for rule in policy.rules if rule.name not in (answer.rules or ())]
        if not self._shown or not missing:
            return ()
        expected = (f"the evaluation of {', '.join(rule.name for rule in policy.rules)}",)
        named = Named("rules: a rule of the policy is not evaluated", (EVALUATED,))
        observed = f"{', '.join(missing)}: not evaluated"
        return (Wrong("rules", expected, observed, (), (), named=named),)

    def directed_at(self, fates: Mapping[Governed, Fate | None]) -> dict[str, Directed]:
        """The tests in which all rules agree, by their decision; and all tests, if rules are shown."""
        agreed: dict[RuleEffect, list[Fate | None]] = {}
        for test, fate in fates.items():
            effect = test.policy.demanded(_label(test.request.given))
            if effect is not None:
                agreed.setdefault(effect, []).append(fate)
        every = [fate for each in agreed.values() for fate in each]
        found = {FOLLOWED: Directed(tuple(agreed.values()), len(every), _passed(every))} if agreed else {}
        # A rule that was evaluated was seen, also where nothing shows the decision.
        evaluated = [Passed() if isinstance(fate, Passed) else fate for fate in fates.values()]
        absent = UNDECIDED if self._shown else "the subject does not show which rules it evaluates"
        groups = (evaluated,) if self._shown and evaluated else ()
        return {**found, EVALUATED: Directed(groups, len(evaluated), _passed(evaluated), absent)}

    def guaranteed(self, result: Result) -> str:
        """What the tests that passed cover."""
        tests = f"{result.passed}: policies of at most {MOST_RULES} rules, and of one more for the first class of"
        return " ".join(
            filter(None, (f"{tests} requests, in every order, each in a fresh execution.", result.left_out))
        )


def _decided(planner: Planner, effects: Sequence[RuleEffect]) -> Mapping[Given, Decided]:
    """What is known of each request that is decided about, in the first class of states where it is."""
    found: dict[Given, Decided] = {}
    for node, way in ways(planner).items():
        for given in planner.givens:
            if given.stimulus == STIMULUS and given not in found:
                cycles = [cycle for cycle in planner.cycles(node) if cycle.given == given]
                by_effect: dict[RuleEffect, Cycle] = {}
                requests: list[Cycle] = []
                for effect, cycle in product(effects, cycles):
                    if (request := _before(cycle, effect)) is not None:
                        by_effect[effect] = cycle
                        requests.append(request)
                if len(by_effect) > 1:
                    found[given] = Decided(way, requests[0], by_effect)
    return found


def _before(cycle: Cycle, effect: RuleEffect) -> Cycle | None:
    """A cycle up to the decision, if this is decided and everything else goes well."""
    at = next((number for number, event in enumerate(cycle.plan) if event in DECISIONS[effect]), None)
    if at is None or not WELL_BEFORE.issuperset(cycle.plan[:at]) or not WELL_AFTER.issuperset(cycle.plan[at + 1 :]):
        return None
    return replace(cycle, plan=cycle.plan[:at])


def _label(given: Given) -> str:
    return str(dict(given.data)[PARAMETER])


def _passed(fates: Sequence[Fate | None]) -> int:
    return sum(map(shows, fates))


def _not_followed(demanded: RuleEffect, label: str, decided: str) -> Wrong:
    """What is wrong with a decision that is not the one on which all rules that match agree."""
    named = Named(f"decision: {decided} in place of {demanded}, on which all matching rules agree", (FOLLOWED,))
    return Wrong("decision", (f"{demanded}, as each rule says that matches {label}",), decided, (), (), named=named)


def _differs(policy: Policy, label: str, decided: str) -> Wrong:
    """What differs in a decision from the choice of the reference."""
    effects, chosen = policy.matching(label), policy.chosen(label)
    where = "where the matching rules disagree" if effects else "where no rule matches"
    named = Named(f"decision: {decided} in place of {chosen}, {where}", (), (CHOICE,))
    told = f"say {', then '.join(effects)}" if effects else "are none"
    expected = (f"{chosen}, as in the reference: the rules that match {label} {told}",)
    return Wrong("decision", expected, decided, (), (), named=named)
