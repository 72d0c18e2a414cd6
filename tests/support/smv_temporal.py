"""CTLSPEC and LTLSPEC of exported SMV, by the definition of each operator, over all paths of the module.

A path of LTL is a sequence of steps: a state with its input (NuSMV 2.6 user manual, 3.4). Each step is paired with
guesses of the true temporal parts, which must be consistent with those of the next step, as in tests/oracle/linear.py.
A premise ``G F p`` or ``(G F p) -> (G F q)`` is a fairness demand on the path; any other premise is an ordinary part of
the formula.
"""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from tests.oracle.paths import Demand, Edge, fair, leading_to
from tests.support.smv_reading import Module, Tree, Values, evaluated, parsed

UNARY, BINARY = frozenset("XFG"), frozenset("UV")


class Paths:
    """Every reachable state, and every step."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.states: list[Values] = [module.initial()]
        self.leaving: list[list[Edge]] = []
        number = {_key(self.states[0]): 0}
        for source, state in enumerate(self.states):  # grows while it is read
            self.leaving.append([])
            for event, after in module.steps(state):
                if _key(after) not in number:
                    number[_key(after)] = len(self.states)
                    self.states.append(after)
                self.leaving[source].append(Edge(source, event, number[_key(after)]))

    def true(self, name: str) -> bool:
        """Return whether a specification holds in the initial state, on every path from it."""
        kind, text = self.module.specifications[name]
        tree = parsed(text)
        if kind == "CTLSPEC":
            return 0 in self.satisfying(tree)
        assert kind == "LTLSPEC"
        demands, formula = _apart(tree)
        return not _Guesses(self, formula).refuted(demands)

    # ---- CTL

    def satisfying(self, tree: Tree) -> frozenset[int]:  # noqa: C901 -- one case for each operator
        """Return the states in which a CTL formula is true."""
        everywhere = frozenset(range(len(self.states)))
        match tree:
            case ("!", operand):
                return everywhere - self.satisfying(operand)
            case ("&", left, right):
                return self.satisfying(left) & self.satisfying(right)
            case ("|", left, right):
                return self.satisfying(left) | self.satisfying(right)
            case ("->", left, right):
                return (everywhere - self.satisfying(left)) | self.satisfying(right)
            case ("EX", operand):
                goal = self.satisfying(operand)
                return frozenset(n for n in everywhere if any(edge.target in goal for edge in self.leaving[n]))
            case ("EG", operand):
                return fair(self.leaving, self.satisfying(operand), ())
            case ("EF", operand):
                return leading_to(self.leaving, everywhere, self.satisfying(operand))
            case ("EU", left, right):
                return leading_to(self.leaving, self.satisfying(left), self.satisfying(right))
            case ("AX" | "AF" | "AG" as quantified, operand):
                dual = {"AX": "EX", "AF": "EG", "AG": "EF"}[quantified]
                return everywhere - self.satisfying((dual, ("!", operand)))
            case ("AU", left, right):
                never, breach = ("!", right), ("&", ("!", left), ("!", right))
                return everywhere - self.satisfying(("EG", never)) - self.satisfying(("EU", never, breach))
            case _:
                return frozenset(n for n, state in enumerate(self.states) if evaluated(tree, state, self.module))


def _key(state: Values) -> tuple[tuple[str, str], ...]:
    return tuple(sorted((name, repr(value)) for name, value in state.items()))


# ---- LTL


def _apart(tree: Tree) -> tuple[list[tuple[Tree | None, Tree]], Tree]:
    """The fairness demands of a formula, each perhaps with a premise, and the formula without them."""
    if tree[0] != "->":
        return [], tree
    parts = list(_conjuncts(tree[1]))
    demands: list[tuple[Tree | None, Tree]] = []
    rest: list[Tree] = []
    for part in parts:
        match part:
            case ("G", ("F", taken)):
                demands.append((None, taken))
            case ("->", ("G", ("F", enabled)), ("G", ("F", taken))):
                demands.append((enabled, taken))
            case _:
                rest.append(part)
    formula: Tree = tree[2]
    for part in rest:
        formula = ("->", part, formula)
    return demands, formula


def _conjuncts(tree: Tree) -> Iterator[Tree]:
    if tree[0] == "&":
        yield from _conjuncts(tree[1])
        yield from _conjuncts(tree[2])
    else:
        yield tree


def _parts(tree: Tree) -> Iterator[Tree]:
    if tree[0] not in {"name", "number"}:
        for part in tree[1:]:
            yield from _parts(part)
    if tree[0] in UNARY | BINARY:
        yield tree


@dataclass(frozen=True, slots=True)
class _Place:
    """A step, and the temporal parts that are guessed to be true at it."""

    step: Edge
    guess: frozenset[Tree]


class _Guesses:
    """Steps with guesses that are reachable from a first step at which the formula is false."""

    def __init__(self, paths: Paths, formula: Tree) -> None:
        self.paths = paths
        self.temporal = list(dict.fromkeys(_parts(formula)))
        subsets = (itertools.combinations(self.temporal, count) for count in range(len(self.temporal) + 1))
        guesses = [frozenset(chosen) for chosen in itertools.chain.from_iterable(subsets)]
        begin = (_Place(step, guess) for step in paths.leaving[0] for guess in guesses)
        self.places = [place for place in begin if not self.true(formula, place)]
        self.leaving: list[list[Edge]] = []
        self.first = range(len(self.places))
        number = {place: n for n, place in enumerate(self.places)}
        for source, place in enumerate(self.places):  # grows while it is read
            self.leaving.append([])
            for following in (_Place(step, guess) for step in paths.leaving[place.step.target] for guess in guesses):
                if all(self.fits(part, place, following) for part in self.temporal):
                    if following not in number:
                        number[following] = len(self.places)
                        self.places.append(following)
                    self.leaving[source].append(Edge(source, None, number[following]))

    def true(self, tree: Tree, place: _Place) -> bool:
        match tree:
            case ("!", operand):
                return not self.true(operand, place)
            case ("&", left, right):
                return self.true(left, place) and self.true(right, place)
            case ("|", left, right):
                return self.true(left, place) or self.true(right, place)
            case ("->", left, right):
                return not self.true(left, place) or self.true(right, place)
            case (operator, *_) if operator in UNARY | BINARY:
                return tree in place.guess
            case _:
                values = {**self.paths.states[place.step.source], "event": place.step.event}
                return bool(evaluated(tree, values, self.paths.module))

    def fits(self, part: Tree, here: _Place, following: _Place) -> bool:
        """Return whether the guess about a part is consistent with this step and the guesses of the next one."""
        later = part in following.guess
        match part:
            case ("X", operand):
                expected = self.true(operand, following)
            case ("F", operand):
                expected = self.true(operand, here) or later
            case ("G", operand):
                expected = self.true(operand, here) and later
            case ("U", left, right):
                expected = self.true(right, here) or (self.true(left, here) and later)
            case ("V", left, right):
                expected = self.true(right, here) and (self.true(left, here) or later)
            case _:
                raise AssertionError(part)
        return (part in here.guess) == expected

    def put_off(self, part: Tree, place: _Place) -> bool:
        """Return whether a part is guessed at this place to become true later, or to fail later."""
        guessed = part in place.guess
        match part:
            case ("F", operand) | ("U", _, operand):
                return guessed and not self.true(operand, place)
            case ("G", operand) | ("V", _, operand):
                return not guessed and self.true(operand, place)
            case _:
                return False

    def refuted(self, demands: list[tuple[Tree | None, Tree]]) -> bool:
        """Return whether some path from the start meets the demands and postpones no guess for ever."""
        everywhere = frozenset(range(len(self.places)))
        put_off = [frozenset(n for n in everywhere if self.put_off(p, self.places[n])) for p in self.temporal]
        asked = [Demand(strong=False, enabled=places, taken=frozenset()) for places in put_off]
        for enabled, taken in demands:
            edges = frozenset(edge for n in everywhere if self.true(taken, self.places[n]) for edge in self.leaving[n])
            if enabled is None:
                asked.append(Demand(strong=False, enabled=everywhere, taken=edges))
            else:
                able = frozenset(n for n in everywhere if self.true(enabled, self.places[n]))
                asked.append(Demand(strong=True, enabled=able, taken=edges))
        return not fair(self.leaving, everywhere, asked).isdisjoint(self.first)
