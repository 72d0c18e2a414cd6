"""Expressions and formulas: the closed abstract syntax that every engine shares.

An expression is over one state (its control state and variables); a formula may also contain event atoms, `enabled`,
and temporal operators. `leverframe.language.types` has resolved and type-checked every tree: names are known,
enumeration labels carry their index, and both sides of a comparison have one type.

Values are plain integers everywhere: booleans 0 and 1, enumeration labels their index, integers themselves. So the
scalar interpreter, the NumPy engine and the solvers can share one tree.
"""

import threading
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Literal, TypeVar, assert_never, cast
from weakref import KeyedRef

from leverframe.deadline import ask

Comparison = Literal["==", "!=", "<", "<=", ">", ">="]
Sign = Literal[1, -1]
Quantifier = Literal["A", "E"]
"""Path quantifier of a CTL operator; None on the operators of LTL."""


Made = TypeVar("Made")

_nodes: "dict[tuple[object, ...], KeyedRef[tuple[object, ...], _Node]]" = {}
"""All nodes that are in use, by class and fields."""
_gone: "deque[KeyedRef[tuple[object, ...], _Node]]" = deque()
"""Nodes that are no longer in use. A callback in Python, as of a WeakValueDictionary, would lose Ctrl-C: Python ignores
the exceptions of callbacks."""
_making = threading.RLock()  # the collector may make nodes, too: it can run anything


class _Shared(type):
    """The class of the classes of nodes: it makes each node once, so nodes with the same content are the same object.

    Trees are keys everywhere. Like this, their equality and hashes are those of objects, whatever their size, and what
    a function below has found out about a tree is known of all that are alike. Known as hash-consing (E. Goto,
    'Monocopy and associative algorithms in an extended Lisp', University of Tokyo, 1974).
    """

    def __call__(cls: type[Made], *fields: object, **named: object) -> Made:
        if named:  # by dataclasses.replace
            fields = cast("_Node", type.__call__(cls, *fields, **named)).__reduce__()[1]
        key = (cls, fields)
        kept = _nodes.get(key)
        known = None if kept is None else kept()
        if known is None:
            with _making:
                _forget()
                kept = _nodes.get(key)
                known = None if kept is None else kept()
                if known is None:
                    known = cast("_Node", type.__call__(cls, *fields))
                    _nodes[key] = KeyedRef(known, _gone.append, key)
        return cast("Made", known)


def _forget() -> None:
    """Forget the nodes that are no longer in use, unless they were made again."""
    while _gone:
        one = _gone.popleft()
        if _nodes.get(one.key) is one:
            del _nodes[one.key]
        del one  # its key keeps the parts of the node


class _Node(metaclass=_Shared):
    """The base of all nodes, with room for what the functions below find out about them."""

    __slots__ = ("__weakref__", "_asked", "_temporal")  # pyright: ignore[reportUninitializedInstanceVariable] -- set when first needed
    __match_args__: ClassVar[tuple[str, ...]] = ()

    def __reduce__(self) -> tuple[type["_Node"], tuple[object, ...]]:
        return type(self), tuple(getattr(self, name) for name in self.__match_args__)


@dataclass(frozen=True, slots=True, eq=False)
class Constant(_Node):
    """A value. `text` is its form in the file: ``3``, ``true``, ``ALLOW``, ``MAX_STEPS``."""

    value: int
    text: str


@dataclass(frozen=True, slots=True, eq=False)
class Variable(_Node):
    """The value of a declared variable."""

    name: str


@dataclass(frozen=True, slots=True, eq=False)
class InState(_Node):
    """True when the control state is `name`."""

    name: str


@dataclass(frozen=True, slots=True, eq=False)
class Primed(_Node):
    """The value of `atom` after the step, as in ``x'`` and ``IDLE'`` (`ensures` of step properties only)."""

    atom: Variable | InState


@dataclass(frozen=True, slots=True, eq=False)
class LastEvent(_Node):
    """True in a state that this event or environment action has just entered (formulas only)."""

    name: str


@dataclass(frozen=True, slots=True, eq=False)
class Enabled(_Node):
    """True when `event` is enabled here; None asks for any input, machine or fault event (formulas only)."""

    event: str | None


@dataclass(frozen=True, slots=True, eq=False)
class Not(_Node):
    """Negation."""

    operand: "Formula"


@dataclass(frozen=True, slots=True, eq=False)
class And(_Node):
    """Conjunction of two operands or more."""

    operands: tuple["Formula", ...]


@dataclass(frozen=True, slots=True, eq=False)
class Or(_Node):
    """Disjunction of two operands or more."""

    operands: tuple["Formula", ...]


@dataclass(frozen=True, slots=True, eq=False)
class Implies(_Node):
    """Implication."""

    left: "Formula"
    right: "Formula"


@dataclass(frozen=True, slots=True, eq=False)
class Compare(_Node):
    """A comparison of two values of one type."""

    operator: Comparison
    left: "Formula"
    right: "Formula"


@dataclass(frozen=True, slots=True, eq=False)
class Sum(_Node):
    """The sum of `terms`, each with its sign: ``a - b + 1`` is one flat node."""

    terms: tuple[tuple[Sign, "Formula"], ...]


@dataclass(frozen=True, slots=True, eq=False)
class Extremum(_Node):
    """``min(…)`` or ``max(…)`` of two operands or more."""

    operator: Literal["min", "max"]
    operands: tuple["Formula", ...]


@dataclass(frozen=True, slots=True, eq=False)
class Conditional(_Node):
    """``then if test else otherwise``."""

    test: "Formula"
    then: "Formula"
    otherwise: "Formula"


@dataclass(frozen=True, slots=True, eq=False)
class Next(_Node):
    """X: in the next state."""

    quantifier: Quantifier | None
    operand: "Formula"


@dataclass(frozen=True, slots=True, eq=False)
class Finally(_Node):
    """F: now or later."""

    quantifier: Quantifier | None
    operand: "Formula"


@dataclass(frozen=True, slots=True, eq=False)
class Globally(_Node):
    """G: now and for ever."""

    quantifier: Quantifier | None
    operand: "Formula"


@dataclass(frozen=True, slots=True, eq=False)
class Until(_Node):
    """U: `right` eventually holds, and `left` holds until then."""

    quantifier: Quantifier | None
    left: "Formula"
    right: "Formula"


@dataclass(frozen=True, slots=True, eq=False)
class WeakUntil(_Node):
    """W: `left` holds until `right` does, or for ever."""

    quantifier: Quantifier | None
    left: "Formula"
    right: "Formula"


@dataclass(frozen=True, slots=True, eq=False)
class Release(_Node):
    """R: `right` holds up to and including the moment when `left` does, or for ever (LTL only)."""

    left: "Formula"
    right: "Formula"


Temporal = Next | Finally | Globally | Until | WeakUntil | Release
Formula = (
    Constant
    | Variable
    | InState
    | Primed
    | LastEvent
    | Enabled
    | Not
    | And
    | Or
    | Implies
    | Compare
    | Sum
    | Extremum
    | Conditional
    | Temporal
)
Expr = Formula
"""A formula without event atoms, `enabled` and temporal operators, as the type checker guarantees."""

TRUE = Constant(1, "true")
FALSE = Constant(0, "false")


MOST_KEPT = 1 << 12
"""The number of formulas of which is kept what they mention: mutants of a machine share most of them."""


def children(formula: Formula) -> tuple[Formula, ...]:
    """The direct subformulas, left to right."""
    match formula:
        case Constant() | Variable() | InState() | LastEvent() | Enabled():
            return ()
        case Primed(atom):
            return (atom,)
        case Not(operand) | Next(_, operand) | Finally(_, operand) | Globally(_, operand):
            return (operand,)
        case And(operands) | Or(operands) | Extremum(_, operands):
            return operands
        case Implies(left, right) | Compare(_, left, right) | Release(left, right):
            return (left, right)
        case Until(_, left, right) | WeakUntil(_, left, right):
            return (left, right)
        case Sum(terms):
            return tuple(term for _, term in terms)
        case Conditional(test, then, otherwise):
            return (test, then, otherwise)
        case _:
            assert_never(formula)


def transform(formula: Formula, replace: Callable[[Formula], Formula | None]) -> Formula:  # noqa: C901 -- a case a kind
    """The formula with each outermost subformula replaced for which `replace` returns another one."""
    ask()
    replacement = replace(formula)
    if replacement is not None:
        return replacement

    def again(part: Formula) -> Formula:
        return transform(part, replace)

    match formula:
        case Constant() | Variable() | InState() | Primed() | LastEvent() | Enabled():
            return formula
        case Not(operand):
            return Not(again(operand))
        case And(operands) | Or(operands):
            return type(formula)(tuple(again(part) for part in operands))
        case Implies(left, right) | Release(left, right):
            return type(formula)(again(left), again(right))
        case Compare(operator, left, right):
            return Compare(operator, again(left), again(right))
        case Sum(terms):
            return Sum(tuple((sign, again(term)) for sign, term in terms))
        case Extremum(operator, operands):
            return Extremum(operator, tuple(again(part) for part in operands))
        case Conditional(test, then, otherwise):
            return Conditional(again(test), again(then), again(otherwise))
        case Next(quantifier, operand) | Finally(quantifier, operand) | Globally(quantifier, operand):
            return type(formula)(quantifier, again(operand))
        case Until(quantifier, left, right) | WeakUntil(quantifier, left, right):
            return type(formula)(quantifier, again(left), again(right))
        case _:
            assert_never(formula)


def walk(formula: Formula) -> Iterator[Formula]:
    """The formula and all its subformulas, each before its own, left to right."""
    waiting = [formula]
    while waiting:
        ask()
        part = waiting.pop()
        yield part
        waiting += reversed(children(part))


def is_temporal(formula: Formula) -> bool:
    """Does a temporal operator occur anywhere in it?"""
    known: bool | None = getattr(formula, "_temporal", None)
    if known is None:
        ask()
        known = isinstance(formula, Temporal) or any(map(is_temporal, children(formula)))
        object.__setattr__(formula, "_temporal", known)
    return known


def asked(formula: Formula) -> tuple[str | None, ...]:
    """The events of which a formula asks whether they are enabled, each once; None stands for any event."""
    known: tuple[str | None, ...] | None = getattr(formula, "_asked", None)
    if known is None:
        ask()
        found = (formula.event,) if isinstance(formula, Enabled) else ()
        known = tuple(dict.fromkeys((*found, *(event for part in children(formula) for event in asked(part)))))
        object.__setattr__(formula, "_asked", known)
    return known


@lru_cache(MOST_KEPT)
def variables_of(formula: Formula) -> frozenset[str]:
    """The variables that a formula mentions."""
    return frozenset(part.name for part in walk(formula) if isinstance(part, Variable))


def is_primed(formula: Formula) -> bool:
    """Does a formula mention the state after a step?"""
    return any(isinstance(part, Primed) for part in walk(formula))


@lru_cache(MOST_KEPT)
def events_of(formula: Formula) -> frozenset[str]:
    """The events and environment actions that occur in a formula as atoms."""
    return frozenset(part.name for part in walk(formula) if isinstance(part, LastEvent))


def mentions_control(formula: Formula) -> bool:
    """Does its value depend on the control state?"""
    return any(isinstance(part, InState) for part in walk(formula))


def conjunction(operands: tuple[Formula, ...]) -> Formula:
    """All of `operands`: `true` for none, the operand itself for one."""
    return operands[0] if len(operands) == 1 else And(operands) if operands else TRUE


def disjunction(operands: tuple[Formula, ...]) -> Formula:
    """Some of `operands`: `false` for none, the operand itself for one."""
    return operands[0] if len(operands) == 1 else Or(operands) if operands else FALSE
