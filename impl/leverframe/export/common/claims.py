"""Properties in the logic of another tool: formulas that the tool can check, and reasons for the others.

A CTL formula about all paths has an equivalent LTL formula if its quantifiers can be dropped. Its form decides: it must
be in the deterministic fragment of Maidl ('The common fragment of CTL and LTL', FOCS 2000). At most one operand of an
'or' is temporal, and of an 'until' only the left one may be. This remains true under fairness, since fair paths are
closed under suffixes and under finite prefixes (`leverframe.logic.paths`).

A formula about some path is exported as its negation: the property holds if the negation is *refuted*. A conjunction
that cannot be exported as a whole is split.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from leverframe.errors import InternalError
from leverframe.export.common.preimage import absorbed
from leverframe.language.declaration import (
    Always,
    Branching,
    Declaration,
    Frame,
    Linear,
    Paths,
    Property,
    Ranking,
    Step,
)
from leverframe.language.expr import (
    TRUE,
    And,
    Expr,
    Finally,
    Formula,
    Globally,
    Implies,
    LastEvent,
    Next,
    Not,
    Or,
    Release,
    Temporal,
    Until,
    WeakUntil,
    conjunction,
    is_temporal,
    walk,
)
from leverframe.logic.normal import negate
from leverframe.logic.paths import Constraint, constraints, matters
from leverframe.logic.steps import Condition, StepClaim, literal_conditions


@dataclass(frozen=True, slots=True)
class Dialect:
    """The logic of a target: whether it has CTL, and in LTL the next state and 'until'.

    The limits bound the temporal operators in one formula, and its fairness constraints, strong and all together.
    """

    name: str
    branching: bool
    next_step: bool
    until: bool
    most_operators: int = 1000
    most_strong: int = 1000
    most_fairness: int = 1000


@dataclass(frozen=True, slots=True)
class ExportedInvariant:
    """A formula that must be true in every reachable state."""

    formula: Formula


@dataclass(frozen=True, slots=True)
class Required:
    """A condition that must be true in every state that enables one of the events."""

    events: tuple[str, ...]
    requires: Expr


@dataclass(frozen=True, slots=True)
class Ensured:
    """A claim on the states before and after each step; `conditions` state it in terms of the state before."""

    claim: StepClaim
    conditions: tuple[Condition, ...]

    @property
    def formula(self) -> Expr:
        """The claim as an invariant."""
        return conjunction(tuple(Implies(one.possible, one.claimed) for one in self.conditions))


@dataclass(frozen=True, slots=True)
class OnPaths:
    """An LTL formula that must be true on every path that meets the constraints."""

    formula: Formula
    fairness: tuple[Constraint, ...]


@dataclass(frozen=True, slots=True)
class Watched:
    """On every path, `meanwhile` holds weakly until `until`: from the start, or whenever the trigger is true."""

    trigger: Formula | None
    meanwhile: Formula
    until: Formula


@dataclass(frozen=True, slots=True)
class Branches:
    """A CTL formula that must be true in the initial state over all paths; it does not depend on fairness."""

    formula: Formula


@dataclass(frozen=True, slots=True)
class Beyond:
    """The reason why the target cannot express the property."""

    reason: str


Content = ExportedInvariant | Required | Ensured | OnPaths | Watched | Branches | Beyond


@dataclass(frozen=True, slots=True)
class Part:
    """A property, or one conjunct of it: `piece` counts from 1, and is None if the property is not split.

    `source` is the equivalent CTL formula, or None for other claims. If `refuted`, `content` is the negation: the part
    holds if the target finds the content false.
    """

    claimed: Property
    piece: int | None
    content: Content
    refuted: bool
    source: Formula | None

    @property
    def name(self) -> str:
        """The property's id, with the number of the part if it is split."""
        return self.claimed.name if self.piece is None else f"{self.claimed.name}-{self.piece}"


def parts(declaration: Declaration, dialect: Dialect) -> tuple[Part, ...]:
    """Return the parts of all properties of a declaration, in order."""
    return tuple(part for claimed in declaration.properties for part in _parts(claimed, declaration, dialect))


def _parts(claimed: Property, declaration: Declaration, dialect: Dialect) -> Iterator[Part]:
    claim = claimed.claim
    match claim:
        case Always(formula):
            yield Part(claimed, None, ExportedInvariant(formula), refuted=False, source=Globally("A", formula))
        case Step(events, requires, ensures):
            both = TRUE not in {requires, ensures}
            if requires != TRUE or ensures == TRUE:
                yield Part(claimed, 1 if both else None, Required(events, requires), refuted=False, source=None)
            if ensures != TRUE:
                ensured = _ensured(declaration, Step(events, TRUE, ensures))
                yield Part(claimed, 2 if both else None, ensured, refuted=False, source=None)
        case Frame():
            yield Part(claimed, None, _ensured(declaration, claim), refuted=False, source=None)
        case Branching(formula, paths):
            found = tuple(_branching(formula, paths, declaration, dialect))
            for number, (source, content, refuted) in enumerate(found, start=1):
                yield Part(claimed, number if len(found) > 1 else None, content, refuted, source)
        case Linear(formula, paths):
            fairness = constraints(paths, declaration.makers)
            missing = _missing(formula, dialect)
            content = Beyond(missing) if missing else _limited(OnPaths(formula, fairness), dialect)
            yield Part(claimed, None, content, refuted=False, source=None)
        case Ranking():
            yield Part(claimed, None, Beyond("a ranking is a proof, not a formula"), refuted=False, source=None)
        case _:
            assert_never(claim)


def _ensured(declaration: Declaration, claim: StepClaim) -> Ensured:
    return Ensured(claim, tuple(literal_conditions(declaration, claim)))


_Found = tuple[Formula, Content, bool]

_NO_NEXT = "the target has no next-state operator"
_NO_UNTIL = "the target has no 'until', and this one is nested inside another operator"
_MIXED = "it quantifies over all paths and over some path, which LTL cannot express"
_NESTED = "its path quantifiers cannot be dropped"


def _branching(formula: Formula, paths: Paths, declaration: Declaration, dialect: Dialect) -> Iterator[_Found]:
    fairness = constraints(paths, declaration.makers)
    if dialect.branching and not (fairness and matters(formula)):
        yield formula, Branches(formula), False
        return
    pieces = _conjuncts(formula, until=dialect.until)
    if pieces is not None and sum(1 for part in walk(formula) if isinstance(part, Temporal)) > dialect.most_operators:
        for piece in pieces:
            yield from _branching(piece, paths, declaration, dialect)
        return
    sayable = formula if dialect.next_step else absorbed(formula, declaration)
    whole = _whole(formula, sayable, fairness, dialect)
    if whole is None and dialect.next_step:
        sayable = absorbed(formula, declaration)
        whole = _whole(formula, sayable, fairness, dialect)
    if whole is not None:
        yield whole
        return
    if pieces is None:
        yield formula, Beyond(_reason(sayable, dialect)), False
        return
    for piece in pieces:
        yield from _branching(piece, paths, declaration, dialect)


def _whole(source: Formula, formula: Formula, fairness: tuple[Constraint, ...], dialect: Dialect) -> _Found | None:
    """Return the content for the whole formula or for its negation, or None."""
    match formula:
        case Globally("A", operand) if not is_temporal(operand):
            return source, ExportedInvariant(operand), False
        case _:
            pass
    for said_so, refuted in ((formula, False), (negate(formula), True)):
        content = _linear(said_so, fairness, dialect)
        if content is not None:
            return source, content, refuted
    return None


def _linear(formula: Formula, fairness: tuple[Constraint, ...], dialect: Dialect) -> Content | None:
    found = linear(formula, next_step=dialect.next_step)
    if found is None:
        return None
    if not dialect.until and any(isinstance(part, Until | WeakUntil) for part in walk(found)):
        return _watched(found)
    return _limited(OnPaths(found, fairness if matters(formula) else ()), dialect)


def _watched(formula: Formula) -> Watched | None:
    match formula:
        case WeakUntil(None, left, right) if not is_temporal(left):
            return Watched(None, left, right)
        case Globally(None, WeakUntil(None, left, right)) if not is_temporal(left):
            return Watched(TRUE, left, right)
        case Globally(None, Implies(trigger, WeakUntil(None, left, right))) if not is_temporal(left):
            return Watched(trigger, left, right)
        case _:
            return None


def _limited(content: OnPaths, dialect: Dialect) -> Content:
    strong = sum(1 for constraint in content.fairness if constraint.strong)
    if strong > dialect.most_strong or len(content.fairness) > dialect.most_fairness:
        kinds = f"{len(content.fairness)} fairness constraints, {strong} of them strong,"
        return Beyond(f"{kinds} are too many for {dialect.name}: each multiplies its work")
    return content


def said(content: Content) -> Iterator[Formula]:
    """Yield every subformula of a content."""
    match content:
        case ExportedInvariant(formula) | OnPaths(formula, _) | Branches(formula):
            yield from walk(formula)
        case Required(_, requires):
            yield from walk(requires)
        case Ensured():
            yield from walk(content.formula)
        case Watched(trigger, meanwhile, until):
            for formula in (meanwhile, until) if trigger is None else (trigger, meanwhile, until):
                yield from walk(formula)
        case Beyond():
            return
        case _:
            assert_never(content)


def mentions_last(content: Content) -> bool:
    """Return whether a content mentions the last event."""
    return any(isinstance(part, LastEvent) for part in said(content))


def linear(formula: Formula, *, next_step: bool) -> Formula | None:  # noqa: C901 -- one case for each kind of node
    """Return the equivalent LTL formula without path quantifiers, or None if the formula is not in the fragment."""

    def inner(part: Formula) -> Formula | None:
        return linear(part, next_step=next_step)

    match formula:
        case _ if not is_temporal(formula):
            return formula
        case Not(operand):
            return inner(negate(operand))
        case And(operands):
            parts = [inner(part) for part in operands]
            found = tuple(part for part in parts if part is not None)
            return And(found) if len(found) == len(parts) else None
        case Or(operands):
            return _either(operands, next_step=next_step)
        case Implies(left, right) if not is_temporal(left):
            after = inner(right)
            return None if after is None else Implies(left, after)
        case Implies(left, right):
            return _either((negate(left), right), next_step=next_step)
        case Next("A", operand) if next_step:
            after = inner(operand)
            return None if after is None else Next(None, after)
        case Finally("A", operand) if not is_temporal(operand):
            return Finally(None, operand)
        case Globally("A", operand):
            always = inner(operand)
            return None if always is None else Globally(None, always)
        case Until("A", left, right) | WeakUntil("A", left, right) if not is_temporal(right):
            before = inner(left)
            return None if before is None else type(formula)(None, before, right)
        case Next() | Finally() | Globally() | Until() | WeakUntil() | Release():
            return None
        case _:
            raise InternalError("a temporal operator inside a comparison")


def _either(operands: tuple[Formula, ...], *, next_step: bool) -> Formula | None:
    if sum(1 for part in operands if is_temporal(part)) > 1:
        return None
    parts = [linear(part, next_step=next_step) for part in operands]
    found = tuple(part for part in parts if part is not None)
    return Or(found) if len(found) == len(parts) else None


def _conjuncts(formula: Formula, *, until: bool) -> tuple[Formula, ...] | None:
    """Return formulas whose conjunction is equivalent to this one, or None if it cannot be split.

    If the target has no 'until', an until is split as well: into a weak until and the eventuality of its right side.
    """
    match formula:
        case Until("A", left, right) if not until:
            return WeakUntil("A", left, right), Finally("A", right)
        case Globally("A", Until("A", left, right)) if not until:
            return Globally("A", WeakUntil("A", left, right)), Globally("A", Finally("A", right))
        case Globally("A", Implies(trigger, Until("A", left, right))) if not until:
            safe, live = WeakUntil("A", left, right), Finally("A", right)
            return Globally("A", Implies(trigger, safe)), Globally("A", Implies(trigger, live))
        case And(operands):
            return operands
        case Globally("A", And(operands)):
            return tuple(Globally("A", part) for part in operands)
        case Globally("A", Implies(left, And(operands))):
            return tuple(Globally("A", Implies(left, part)) for part in operands)
        case Globally("A", Or(operands)):
            return _distributed(operands)
        case _:
            return None


def _distributed(operands: tuple[Formula, ...]) -> tuple[Formula, ...] | None:
    """Split AG of a disjunction at its first conjunction; None if it has none."""
    for index, operand in enumerate(operands):
        if isinstance(operand, And):
            before, after = operands[:index], operands[index + 1 :]
            return tuple(Globally("A", Or((*before, part, *after))) for part in operand.operands)
    return None


def _missing(formula: Formula, dialect: Dialect) -> str | None:
    """Return the reason why the target lacks an operator of the formula, or None."""
    temporal = [part for part in walk(formula) if isinstance(part, Temporal)]
    if not dialect.next_step and any(isinstance(part, Next) for part in temporal):
        return _NO_NEXT
    if not dialect.until and any(isinstance(part, Until | WeakUntil | Release) for part in temporal):
        return _NO_UNTIL
    return None


def _reason(formula: Formula, dialect: Dialect) -> str:
    temporal = [part for part in walk(formula) if isinstance(part, Temporal)]
    quantifiers = {part.quantifier for part in temporal if not isinstance(part, Release)}
    return _MIXED if quantifiers == {"A", "E"} else _missing(formula, dialect) or _NESTED
