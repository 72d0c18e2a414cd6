"""LTL: whether some fair path violates a formula.

The negation of the formula is a set of duties: formulas that must be true from a moment on. At a node, where the truth
of all conditions is known, duties are expanded into alternatives, each a set of duties for the next moment. A path
violates the formula if it can meet its duties for ever without postponing an until for ever: infinitely often, each
until is met or is not a duty. These are further demands on infinite paths, beside those of fairness.

Source: R. Gerth, D. Peled, M. Vardi & P. Wolper, 'Simple on-the-fly automatic verification of linear temporal logic',
1995. That steps, not nodes, accept: J.-M. Couvreur, 'On-the-fly verification of linear temporal logic', 1999.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from leverframe.errors import InternalError
from leverframe.language.declaration import Paths
from leverframe.language.expr import (
    FALSE,
    TRUE,
    And,
    Finally,
    Formula,
    Globally,
    Next,
    Or,
    Release,
    Until,
    WeakUntil,
    is_temporal,
    walk,
)
from leverframe.recheck.evaluator.budget import Budget
from leverframe.recheck.evaluator.columns import FormulaColumns
from leverframe.recheck.evaluator.fairness import Bits, Edge, Turning, demands, fair
from leverframe.recheck.evaluator.negations import inwards
from leverframe.recheck.evaluator.reached import INTERVAL

Duties = frozenset[Formula]
"""Formulas in normal form that must all be true from some moment on."""


def normal(formula: Formula, *, negated: bool = False) -> Formula:
    """Return an LTL formula or its negation by X, U and R, negated only at conditions."""
    return inwards(formula, _operator, negated=negated)


def _operator(formula: Formula, negated: bool) -> Formula:  # noqa: FBT001 -- what `inwards` calls
    def again(part: Formula) -> Formula:
        return normal(part, negated=negated)

    match formula:
        case Next(None, operand):
            return Next(None, again(operand))
        case Finally(None, operand):
            return normal(Until(None, TRUE, operand), negated=negated)
        case Globally(None, operand):
            return normal(Release(FALSE, operand), negated=negated)
        case WeakUntil(None, left, right):
            return normal(Release(right, Or((left, right))), negated=negated)
        case Until(None, left, right):
            return Release(again(left), again(right)) if negated else Until(None, again(left), again(right))
        case Release(left, right):
            return Until(None, again(left), again(right)) if negated else Release(again(left), again(right))
        case _:
            raise InternalError("a CTL operator in an LTL formula")


@dataclass(frozen=True, slots=True)
class _Way:
    """One way to meet duties at a node: the duties for the next moment, and the untils that are postponed."""

    later: Duties = frozenset()
    put_off: frozenset[Formula] = frozenset()


def ways(duties: Duties, truth: Mapping[Formula, bool]) -> Iterator[_Way]:  # noqa: C901 -- one case for each operator
    """Yield the ways to meet duties, given the truth of all conditions."""
    waiting: list[tuple[tuple[Formula, ...], Duties, _Way]] = [(tuple(duties), frozenset(), _Way())]
    while waiting:
        left, done, way = waiting.pop()
        if not left:
            yield way
            continue
        duty, rest = left[0], left[1:]
        if duty in done:
            waiting.append((rest, done, way))
            continue
        done |= {duty}
        if not is_temporal(duty):
            if truth[duty]:
                waiting.append((rest, done, way))
            continue
        match duty:
            case And(operands):
                waiting.append(((*operands, *rest), done, way))
            case Or(operands):
                waiting += [((part, *rest), done, way) for part in operands]
            case Next(_, operand):
                waiting.append((rest, done, _Way(way.later | {operand}, way.put_off)))
            case Until(_, before, goal):
                waiting.append(((goal, *rest), done, way))
                waiting.append(((before, *rest), done, _Way(way.later | {duty}, way.put_off | {duty})))
            case Release(until, always):
                waiting.append(((until, always, *rest), done, way))
                waiting.append(((always, *rest), done, _Way(way.later | {duty}, way.put_off)))
            case _:
                raise InternalError("a formula is not in normal form")


def refuted(columns: FormulaColumns, formula: Formula, paths: Paths, budget: Budget) -> bool:
    """Return whether the formula is false on some fair path from the initial state."""
    product = _Product(columns, normal(formula, negated=True), paths, budget)
    return any(True for _ in fair(product.graph, range(len(product.places)), budget))


@dataclass(slots=True)
class _Product:
    """The reachable pairs of a node and the duties of a path from there on."""

    columns: FormulaColumns
    formula: Formula
    paths: Paths
    budget: Budget
    places: list[tuple[int, Duties]] = field(default_factory=list)
    edges: list[Sequence[Edge]] = field(default_factory=list)
    graph: Turning = field(init=False)

    def __post_init__(self) -> None:
        nodes, demanded = self.columns.nodes, demands(self.columns, self.paths)
        first = (demanded.weak | demanded.strong).bit_length()
        untils = [part for part in dict.fromkeys(walk(self.formula)) if isinstance(part, Until)]
        bit: dict[Formula, Bits] = {until: 1 << first + number for number, until in enumerate(untils)}
        every = sum(bit.values())
        conditions = {part: self.columns.of_nodes(part) for part in _conditions(self.formula)}
        known: dict[tuple[Duties, tuple[bool, ...]], tuple[tuple[Duties, Bits], ...]] = {}
        self.places.append((0, frozenset({self.formula})))
        number = {self.places[0]: 0}
        made = 0
        for node, duties in self.places:  # grows while it is read
            letter = tuple(bool(column[node]) for column in conditions.values())
            if (duties, letter) not in known:
                found = ways(duties, dict(zip(conditions, letter, strict=True)))
                known[duties, letter] = tuple(
                    dict.fromkeys((way.later, every & ~sum(bit[until] for until in way.put_off)) for way in found)
                )
            leading: list[Edge] = []
            for event, target in nodes.following(node):
                taken = demanded.taken(nodes.state[node], event)
                for later, kept in known[duties, letter]:
                    place = (target, later)
                    if place not in number:
                        number[place] = len(self.places)
                        self.places.append(place)
                    leading.append((number[place], taken | kept))
            self.edges.append(leading)
            made += len(leading)
            if len(self.edges) % INTERVAL == 0:
                self.budget.demand(len(self.places), made)
        self.graph = Turning(
            self.edges.__getitem__,
            lambda place: demanded.enabled[nodes.state[self.places[place][0]]] | every,
            demanded.weak | every,
            demanded.strong,
        )


def _conditions(formula: Formula) -> Iterator[Formula]:
    """Yield the outermost parts without temporal operators."""
    if not is_temporal(formula):
        yield formula
        return
    match formula:
        case And(operands) | Or(operands):
            for part in operands:
                yield from _conditions(part)
        case Next(_, operand):
            yield from _conditions(operand)
        case Until(_, left, right) | Release(left, right):
            yield from _conditions(left)
            yield from _conditions(right)
        case _:
            raise InternalError("a formula is not in normal form")
