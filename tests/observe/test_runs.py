"""Claims about runs, compared with an enumeration of all runs, each with what the claim demands of the rest of it."""

import functools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leverframe.language.declaration import Branching, Declaration, Linear, Property
from leverframe.language.expr import FALSE, TRUE, And, Formula, InState, Not
from leverframe.language.loader import loads
from leverframe.logic import fragment
from leverframe.logic import prefixes as of_logic
from leverframe.logic.prefixes import Prefixes, prefixes
from leverframe.observe import loosest as of_loosest
from leverframe.observe import monitors, properties
from leverframe.observe.interface import Interface, Records
from leverframe.observe.interface import Signal as Shape
from leverframe.observe.loosest import loosest
from leverframe.observe.observations import Observation, Signal
from leverframe.observe.observations import Step as Seen
from leverframe.observe.properties import MAY_COME, Outcome, watch
from tests.observe.machines import EVENTS, STATES, claimed
from tests.oracle import prefixes as naive
from tests.oracle.observed import Made, Observed
from tests.oracle.prefixes import Rest
from tests.oracle.system import Point, State, value
from tests.support.budget import examples, share
from tests.support.planted import Faults, each_noticed
from tests.support.strategies import UNSHRUNK

# ---- the claims ------------------------------------------------------------------------------------------------------

FORMULAS = (
    "G (BUSY -> X not IDLE)",
    "G (WORK -> (not OUT W lit))",
    "(not LATE) W lit",
    "X X not BUSY",
    "G (OUT -> X (GO or WORK))",
    "lit R (n < 3)",
    "(IDLE U BUSY) or G IDLE",
    "F lit",
    "G (BUSY -> F IDLE)",
    "IDLE U BUSY",
    "F (lit and X LATE)",
    "G F IDLE",
    "(F lit) and G (n < 3)",
    "not (IDLE U (n == 2))",
    "G (lit -> G lit) or F LATE",
    "X true",
    "G not OUT and F OUT",
)
BRANCHING = {
    "AG (BUSY -> AX not IDLE)": "G (BUSY -> X not IDLE)",
    "AG (WORK -> A[not OUT W lit])": "G (WORK -> (not OUT W lit))",
    "AG (BUSY -> AF IDLE)": "G (BUSY -> F IDLE)",
    "not EF (lit and EX LATE)": "G (lit -> X not LATE)",
}
"""Claims of CTL, and what they say of each run."""
OTHERS = ("AG EF IDLE", "AF AG IDLE", "EX BUSY", "AG (AX BUSY or AX IDLE)")
"""Claims of CTL that say nothing of a run by itself."""
ALL = (
    *({"id": f"l{n}", "ltl": formula} for n, formula in enumerate(FORMULAS)),
    *({"id": f"c{n}", "ctl": formula} for n, formula in enumerate(BRANCHING)),
    *({"id": f"o{n}", "ctl": formula} for n, formula in enumerate(OTHERS)),
)


@functools.cache
def read(*formulas: str) -> tuple[Formula, ...]:
    """LTL formulas about the machines."""
    said = "\n".join(f"  - {{id: p{n}, ltl: '{formula}'}}" for n, formula in enumerate(formulas))
    claims = (one.claim for one in loads(f"{COUNTER}\nproperties:\n{said}\n").properties)
    return tuple(one.formula for one in claims if isinstance(one, Linear))


COUNTER = """
leverframe: 1
machine: counter
profile: draft
variables: {n: {range: [0, 3], initial: 0}, lit: {bool: false}}
states: {IDLE: {initial: true}, BUSY: {}, LATE: {}}
events: {GO: {by: input}, WORK: {by: machine}, OUT: {by: machine}}
environment: [{on: LIT, when: BUSY, set: {lit: true}}]
transitions:
  - {from: IDLE, on: GO, to: BUSY}
  - {from: BUSY, on: WORK, internal: true, when: n < 3, set: {n: n + 1}}
  - {from: BUSY, on: OUT, to: IDLE}
"""

# ---- finite runs -----------------------------------------------------------------------------------------------------

_ATOMS = (InState("IDLE"), InState("BUSY"), InState("LATE"))


@functools.cache
def of_states(text: str) -> Formula:
    return read(text)[0]


SMALL = (
    "G (IDLE -> X BUSY)",
    "IDLE W BUSY",
    "IDLE U BUSY",
    "BUSY R IDLE",
    "F (IDLE and X BUSY)",
    "G F IDLE",
    "F G IDLE",
    "X X IDLE",
    "(G IDLE) or (G BUSY)",
    "(F IDLE) and G BUSY",
    "not (IDLE U (X BUSY))",
    "G (IDLE -> (BUSY W (X IDLE)))",
    "(IDLE U BUSY) U IDLE",
    "G (IDLE -> F BUSY)",
    "(G (IDLE -> F BUSY)) W BUSY",
    "false",
    "F false",
    "G true",
)
"""Formulas with two atoms, which count as independent of each other."""


def words(length: int) -> Iterator[tuple[tuple[bool, bool], ...]]:
    if length == 0:
        yield ()
        return
    for word in words(length - 1):
        for one in (False, True):
            for other in (False, True):
                yield (*word, (one, other))


def refuted(found: Prefixes, word: Iterable[tuple[bool, bool]]) -> bool:
    """Is nothing left that the run can still become?"""
    now = {found.initial}
    for one, other in word:
        truth: Mapping[Formula, bool] = {_ATOMS[0]: one, _ATOMS[1]: other}
        now = {move.target for move in found.moves if move.source in now and holds(move.now, truth)}
    return not now


def holds(formula: Formula, truth: Mapping[Formula, bool]) -> bool:
    match formula:
        case And(operands):
            return all(holds(one, truth) for one in operands)
        case Not(operand):
            return not holds(operand, truth)
        case _:
            return formula == TRUE or (formula != FALSE and truth[formula])


@pytest.mark.parametrize("text", SMALL)
@pytest.mark.parametrize("positive", [True, False])
def test_a_finite_run_refutes_what_no_continuation_makes_true(text: str, positive: bool) -> None:  # noqa: FBT001 -- a parameter
    formula = of_states(text)
    found = prefixes(formula, positive=positive)
    assert found.is_safety == naive.is_safety(formula, positive=positive)
    for word in share([*words(1), *words(2), *words(3), *words(4)]):
        rest = naive.begun(formula, positive=positive)
        for one, other in word:
            truth: Mapping[Formula, bool] = {_ATOMS[0]: one, _ATOMS[1]: other}
            rest = naive.after(rest, truth.__getitem__)
        wanted = naive.fails(rest)
        assert refuted(found, word) == wanted, f"{word} refutes it: {not wanted}, but all continuations say {wanted}"


# ---- what was seen ---------------------------------------------------------------------------------------------------


class Enumerated:
    """All runs of the loosest machine, each with what its rest has to meet for a claim to be true, and to be false."""

    def __init__(self, declaration: Declaration, interface: Interface, view: frozenset[str], formula: Formula) -> None:
        self.observed, self.formula = Observed(loosest(declaration), interface, view), formula
        self.known: dict[Rest, bool] = {}

    def judged(self, log: Sequence[Observation]) -> Iterator[tuple[Outcome, str | None]]:
        """After each observation, what all runs that show the log say; nothing once there is no run."""
        start = self.observed.system.initial
        rests = naive.begun(self.formula), naive.begun(self.formula, positive=False)
        now = self._closed({self._moved(start, None, rests)})
        is_violated = False
        for seen in (None, *log):
            if seen is not None:
                now = self._closed({after for one in now for after in self._shown(one, seen)})
            if not now:
                return
            is_violated = is_violated or all(self._fails(true) for _, true, _ in now)
            yield (Outcome.VIOLATED, None) if is_violated else self._outcome(now)

    def _outcome(self, now: "set[_Run]") -> tuple[Outcome, str | None]:
        if any(self._fails(true) for _, true, _ in now):
            return Outcome.OPEN, "some runs that show this break it, and others do not"
        if naive.is_safety(self.formula) or all(self._fails(false) for _, _, false in now):
            return Outcome.SATISFIED, None
        return Outcome.OPEN, MAY_COME

    def _fails(self, rest: Rest) -> bool:
        if rest not in self.known:
            self.known[rest] = naive.fails(rest)
        return self.known[rest]

    def _closed(self, found: "set[_Run]") -> "set[_Run]":
        waiting = list(found)
        while waiting:
            state, *rests = waiting.pop()
            for made in self.observed.steps(state):
                if () in self.observed.shows(made):
                    after = self._moved(made.after, made, (rests[0], rests[1]))
                    if after not in found:
                        found.add(after)
                        waiting.append(after)
        return found

    def _shown(self, run: "_Run", seen: Observation) -> "Iterator[_Run]":
        state, *rests = run
        for made in self.observed.steps(state):
            for items in self.observed.shows(made):
                if items and self.observed._fits(items[0], seen, {}):
                    yield self._moved(made.after, made, (rests[0], rests[1]))

    def _moved(self, state: State, made: Made | None, rests: tuple[Rest, Rest]) -> "_Run":
        event = None if made is None else made.transition.event
        at = self.observed.system.point(state)
        point = Point(at.control, at.values, event, at.can, at.temporal)
        true, false = (naive.after(rest, lambda atom: value(atom, point) != 0) for rest in rests)
        return state, true, false


_Run = tuple[State, Rest, Rest]


@settings(UNSHRUNK, max_examples=examples(300))
@given(st.data())
def test_what_is_established_is_what_all_runs_have_in_common(data: st.DataObject) -> None:
    declaration = data.draw(claimed(ALL))
    signals = {event.lower(): Shape({event: None}) for event in (*EVENTS, "LIT")}
    interface = Interface("worker", (), signals=signals, records=Records("edge"))
    view = data.draw(st.sets(st.sampled_from(sorted(interface.names)), min_size=2)) - {"event"}
    signs: list[Observation] = [Signal(name) for name in sorted(view - {"path"})]
    steps: list[Observation] = [Seen(state) for state in STATES] if "path" in view else []
    log = data.draw(st.lists(st.sampled_from([*signs, *steps]), max_size=5))
    some = data.draw(st.lists(st.sampled_from(declaration.properties), min_size=4, max_size=4, unique=True))
    compared(replace(declaration, properties=tuple(some)), interface, frozenset(view), log)


def compared(declaration: Declaration, interface: Interface, view: frozenset[str], log: Sequence[Observation]) -> None:
    now = watch(declaration, interface, view, runs=True)
    shown = [now]
    for seen in log:
        now = now.after(seen)
        shown.append(now)
    for place, one in enumerate(declaration.properties):
        formula = of_run(one)
        if formula is None:
            assert now.decided[place].reason == "it is not about each run by itself"
            continue
        expected = list(Enumerated(declaration, interface, view, formula).judged(log))
        for number, (outcome, reason) in enumerate(expected):
            found = shown[number].decided[place]
            told = f"{one.text} is {found.outcome}, but all runs say {outcome}: {log[:number]}"
            assert found.outcome is outcome, told
            assert found.reason == reason, told


def of_run(one: Property) -> Formula | None:
    match one.claim:
        case Linear(formula):
            return formula
        case Branching():
            return of_states(BRANCHING[one.text]) if one.text in BRANCHING else None
        case _:
            raise AssertionError(one)


# ---- what is said ----------------------------------------------------------------------------------------------------


def counted(*log: Observation, claim: str) -> str:
    """What is established of the counter after a log that does not show its steps from BUSY to BUSY."""
    interface = Interface("counter", (), signals={"lit": Shape({"LIT": None})}, records=Records("edge"))
    now = watch(loads(f"{COUNTER}\nproperties: [{{id: p, {claim}}}]"), interface, ["path", "lit"], runs=True)
    for seen in log:
        now = now.after(seen)
    return str(now.decided[0])


GO, OUT, LIT = Seen("BUSY", "IDLE"), Seen("IDLE", "BUSY"), Signal("lit")
DIFFER = "some runs that show this break it, and others do not"


@pytest.mark.parametrize(
    ("claim", "log", "wanted"),
    [
        ("ltl: 'G (lit -> X not IDLE)'", [GO, LIT], "satisfied: p"),
        ("ltl: 'G (lit -> X not IDLE)'", [GO, LIT, OUT], "violated at observation 3: p"),  # whatever came between
        ("ltl: 'G (GO -> X OUT)'", [GO, OUT], f"open: p: {DIFFER}"),  # WORK may have come between
        ("ltl: '(not OUT) W lit'", [GO, OUT], "violated at observation 2: p"),
        ("ltl: '(not OUT) W lit'", [GO, LIT, OUT], "satisfied: p"),
        ("ltl: 'F lit'", [GO], f"open: p: {MAY_COME}"),
        ("ltl: 'F lit'", [GO, LIT], "satisfied: p"),
        ("ltl: 'G (GO -> F OUT)'", [GO, OUT], f"open: p: {MAY_COME}"),
        ("ltl: '(F LATE) and G (IDLE or BUSY)'", [GO], f"open: p: {MAY_COME}"),
        ("ltl: '(F lit) and G not (OUT and lit)'", [GO, LIT, OUT], "violated at observation 3: p"),
        ("ltl: 'X IDLE'", [GO], "violated at observation 1: p"),
        ("ltl: 'G (n < 2)'", [GO], f"open: p: {DIFFER}"),
        ("ctl: 'AG (lit -> AX not IDLE)'", [GO, LIT, OUT], "violated at observation 3: p"),
        ("ctl: 'A[not OUT W lit]'", [GO, OUT], "violated at observation 2: p"),
        ("ctl: 'EF lit'", [GO], "open: p: it is not about each run by itself"),
        ("ltl: 'G X enabled(GO)'", [GO], "open: p: it is about enabled events, and nobody sees those"),
    ],
)
def test_a_claim_about_runs_is_decided_by_what_was_seen(claim: str, log: list[Observation], wanted: str) -> None:
    found = counted(*log, claim=claim)
    assert found == wanted, f"it is {found}, but all runs say {wanted}"


def test_a_formula_whose_automaton_is_too_large_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(of_logic, "MAX_STATES", 1)
    assert "would be too large" in counted(GO, claim="ltl: 'G (lit -> X not IDLE)'")


# ---- planted faults --------------------------------------------------------------------------------------------------

FAULTS = Faults()
COMPARED = "test_runs::test_what_is_established_is_what_all_runs_have_in_common"
SAYS = r"is \w+, but all runs say \w+"
_after = of_loosest.after
_prefixes = prefixes


@FAULTS.planted(COMPARED, SAYS)
def the_event_of_a_step_is_not_seen(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(of_loosest, "after", lambda formula, _event: _after(formula, ""))


@FAULTS.planted(COMPARED, SAYS)
def what_is_open_at_the_end_is_satisfied(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(monitors, "prefixes", lambda formula, **kind: replace(_prefixes(formula, **kind), is_safety=True))


@FAULTS.planted(
    "test_runs::test_a_claim_about_runs_is_decided_by_what_was_seen",
    "but all runs say satisfied",
    claim="ltl: 'F lit'",
    log=[GO, LIT],
    wanted="satisfied: p",
)
def a_claim_is_its_own_negation(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(monitors, "prefixes", lambda formula, **_: _prefixes(formula))


@FAULTS.planted(COMPARED, SAYS)
def the_first_moment_is_passed_over(patch: pytest.MonkeyPatch) -> None:
    def everything(kept: Prefixes) -> Prefixes:
        first = (replace(one, now=TRUE) for one in kept.moves if one.source == kept.initial)
        return replace(kept, moves=(*kept.moves, *first))

    patch.setattr(monitors, "prefixes", lambda formula, **kind: everything(_prefixes(formula, **kind)))


@FAULTS.planted(COMPARED, r"each run by itself")
def each_claim_of_ctl_is_about_runs(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(fragment, "branching", lambda formula: formula)


@FAULTS.planted(
    "test_runs::test_a_finite_run_refutes_what_no_continuation_makes_true",
    "but all continuations say",
    text="F false",
    positive=True,
)
def what_is_postponed_for_ever_counts_as_accepted(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(of_logic, "_turns", lambda *_: True)


@FAULTS.planted(COMPARED, SAYS)
def what_only_some_runs_break_is_violated(patch: pytest.MonkeyPatch) -> None:
    def told(*, intact: int, broken: int) -> Outcome:
        return Outcome.VIOLATED if broken else Outcome.SATISFIED if intact else Outcome.OPEN

    patch.setattr(properties, "_outcome", told)


test_a_planted_fault_is_noticed = each_noticed(FAULTS)
