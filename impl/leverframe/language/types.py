"""Parse trees → the closed syntax of `expr`: names resolved, types checked.

The types are boolean, integer, one for each enumeration, and the control state. A label such as ``ALLOW`` takes its
enumeration from the other side of its comparison or assignment, so two enumerations may share labels. As a boolean, the
name of a state means 'the control state is', and the name of an event 'the last event was'.

Every problem of an expression is reported. A part with a problem gets the type None, which is compatible with all
types, so one mistake is not reported twice.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import cast

from leverframe.language import expr, grammar
from leverframe.language.declaration import VariableDeclaration
from leverframe.language.descent import Branch, Parsed
from leverframe.language.expr import FALSE, TRUE, Constant, Formula
from leverframe.language.guessing import closest, did_you_mean, meant_or_declare

BOOLEAN = ("false", "true")
"""The labels of the boolean type, which is a built-in enumeration."""
INTEGER: tuple[str, ...] = ()

MAX_INTEGER = 10**9
"""The largest integer in a file: with expressions of at most 4,096 characters nothing overflows 64 bits."""


_MAX_HINTS = 20
_MAX_LABELS = 8


class Context(Enum):
    """The place of an expression, which decides what may occur in it."""

    CONSTANT = "the bounds of a range"
    GUARD = "a guard, an effect or a condition on states"
    STEP = "the 'ensures' of a step"
    INVARIANT = "an invariant"
    CTL = "a CTL formula"
    LTL = "an LTL formula"


_OF_STATES = frozenset({Context.GUARD, Context.STEP})
"""The places in which neither event atoms nor `enabled` are allowed."""
ENSURES = """step: {on: EVENT, ensures: "x' >= x"}"""
"""An example of a claim on the states before and after a step. YAML does not need the quotes; they help readers."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One mistake: code, message, offset and length in the expression's text, hint."""

    code: str
    message: str
    offset: int
    length: int
    hint: str | None = None


@dataclass(frozen=True, slots=True)
class Scope:
    """The names that an expression may use."""

    constants: Mapping[str, int]
    variables: Mapping[str, VariableDeclaration]
    states: frozenset[str]
    events: frozenset[str]
    """Events and environment actions."""


Type = tuple[str, ...] | None
"""The labels of an enumeration (including BOOLEAN), INTEGER, or None if it is unknown after a mistake."""


def elaborate(
    text: str, scope: Scope, context: Context, expected: Type = BOOLEAN
) -> tuple[Formula, tuple[Problem, ...]]:
    """The typed formula of `text`, and its problems; if there is a problem, the formula must not be used."""
    try:
        formula, problems = _elaborated(grammar.parse(text), scope, context, expected)
        if problems:
            formula, problems = _elaborated(grammar.parse(text, placed=True), scope, context, expected)
    except grammar.GrammarError as error:
        return TRUE, (Problem(error.code, error.reason, error.offset, error.length, error.hint),)
    return formula, problems


def _elaborated(tree: Parsed, scope: Scope, context: Context, expected: Type) -> tuple[Formula, tuple[Problem, ...]]:
    elaborator = _Elaborator(scope, context)
    formula, found = elaborator.infer(tree, expected)
    elaborator.expect(tree, found, expected)
    return formula, tuple(elaborator.problems)


class _Elaborator:
    def __init__(self, scope: Scope, context: Context) -> None:
        self.scope = scope
        self.context = context
        self.problems: list[Problem] = []
        self._rules: Mapping[str, Callable[[Branch, Type], tuple[Formula, Type]]] = {
            "number": self._number,
            "name": self._name,
            "primed": self._primed,
            "negation": self._negation,
            "all_of": self._connective,
            "any_of": self._connective,
            "implies": self._implies,
            "compare": self._compare,
            "addition": self._addition,
            "signed": self._signed,
            "extremum": self._extremum,
            "choice": self._choice,
            "enabled_any": self._enabled,
            "enabled_event": self._enabled,
            "temporal": self._temporal,
            "branching": self._until,
            "linear": self._until,
        }

    def infer(self, tree: Parsed, wanted: Type) -> tuple[Formula, Type]:
        """The formula of a parse tree and its type; `wanted` resolves labels, but is not enforced here."""
        if isinstance(tree, str):
            return self._wrong("LF030", tree, f"unexpected {str(tree)!r}")
        return self._rules[tree.data](tree, wanted)

    def expect(self, tree: Parsed, found: Type, wanted: Type) -> None:
        if found is None or wanted is None or found == wanted:
            return
        message = f"{_describe(wanted)} is needed here, but this is {_describe(found)}"
        self._wrong("LF031", tree, message, _conversion(_name_of(tree) or "x", found, wanted))

    def _wrong(self, code: str, tree: Parsed, message: str, hint: str | None = None) -> tuple[Formula, Type]:
        offset, length = grammar.place(tree)
        self.problems.append(Problem(code, message, offset, length, hint))
        return TRUE, None

    def _checked(self, tree: Parsed, wanted: Type) -> Formula:
        formula, found = self.infer(tree, wanted)
        self.expect(tree, found, wanted)
        return formula

    def _number(self, tree: Branch, _: Type) -> tuple[Formula, Type]:
        text = str(tree.children[0])
        if len(text.lstrip("0")) > len(str(MAX_INTEGER)) or int(text) > MAX_INTEGER:
            return self._wrong("LF032", tree, f"the number is larger than {MAX_INTEGER:,}", "choose a smaller one")
        return Constant(int(text), text), INTEGER

    def _name(self, tree: Branch, wanted: Type) -> tuple[Formula, Type]:  # noqa: C901 -- a case a kind of name
        name, scope = str(tree.children[0]), self.scope
        if name in BOOLEAN:
            return (TRUE if name == "true" else FALSE), BOOLEAN
        if name in scope.constants:
            return Constant(scope.constants[name], name), INTEGER
        if self.context is Context.CONSTANT:
            hint = meant_or_declare(name, scope.constants, "'constants'")
            return self._wrong("LF022", tree, f"unknown constant {name!r}", hint)
        if name in scope.variables:
            return expr.Variable(name), scope.variables[name].labels
        if wanted and wanted != BOOLEAN:
            if name in wanted:
                return Constant(wanted.index(name), name), wanted
            if name not in scope.states and name not in scope.events:
                hint = did_you_mean(name, wanted) or f"the labels are {', '.join(wanted)}"
                return self._wrong("LF025", tree, f"{name!r} is not a label of this enumeration", hint)
        if name in scope.states:
            return expr.InState(name), BOOLEAN
        if name in scope.events:
            if self.context in _OF_STATES:
                hint = "remember it in a variable, or use a step property"
                return self._wrong("LF034", tree, f"{name} is an event: only formulas can refer to events", hint)
            return expr.LastEvent(name), BOOLEAN
        return self._unknown(tree, name, wanted)

    def _primed(self, tree: Branch, _: Type) -> tuple[Formula, Type]:
        text = str(tree.children[0])
        name = text[:-1]
        if self.context is not Context.STEP:
            message = f"{text} is a value after a step; this is {self.context.value}"
            return self._wrong("LF055", tree, message, f"use a step property: {ENSURES}")
        if name in self.scope.variables:
            return expr.Primed(expr.Variable(name)), self.scope.variables[name].labels
        if name in self.scope.states:
            return expr.Primed(expr.InState(name)), BOOLEAN
        if name == "state":
            return self._unknown(tree, text, None)
        known = (*self.scope.variables, *self.scope.states)
        labels = {label for variable in self.scope.variables.values() for label in variable.labels}
        if name in labels or name in self.scope.constants or name in self.scope.events or name in grammar.RESERVED:
            hint = "a prime follows the name of a variable or state, or 'state'"
            return self._wrong("LF055", tree, f"{name} is the same before and after a step", hint)
        guess = closest(name, known) if len(self.problems) < _MAX_HINTS else None
        advice = None if guess is None else f'did you mean "{guess}\'"?'
        return self._wrong("LF022", tree, f"unknown name {name!r}", advice)

    def _unknown(self, tree: Branch, name: str, wanted: Type) -> tuple[Formula, Type]:
        scope = self.scope
        if name in {"state", "state'"}:
            message, correct = f"{name!r} can only be compared with a state's name", f"{name} == IDLE"
            return self._wrong("LF031", tree, message, f"write {correct!r}")
        if name in grammar.RESERVED:
            return self._wrong("LF014", tree, f"{name!r} is a reserved word", "use another name")
        if any(name in variable.labels for variable in scope.variables.values()):
            message = f"the label {name} is used without a variable"
            return self._wrong("LF031", tree, message, f"compare it: 'variable == {name}'")
        if len(self.problems) >= _MAX_HINTS:
            return self._wrong("LF022", tree, f"unknown name {name!r}")
        labels = [label for variable in scope.variables.values() for label in variable.labels if label not in BOOLEAN]
        fitting: list[str] = []
        if wanted is not None:
            fitting = [variable for variable, found in scope.variables.items() if found.labels == wanted]
            fitting += scope.constants if wanted == INTEGER else [*scope.states, *scope.events]
        known = [*scope.variables, *scope.constants, *scope.states, *scope.events, *labels]
        section = "'states', 'events' or 'constants'" if name.isupper() else "'variables'"
        hint = did_you_mean(name, fitting) or meant_or_declare(name, known, section)
        return self._wrong("LF022", tree, f"unknown name {name!r}", hint)

    def _negation(self, tree: Branch, _: Type) -> tuple[Formula, Type]:
        return expr.Not(self._checked(tree.children[0], BOOLEAN)), BOOLEAN

    def _connective(self, tree: Branch, _: Type) -> tuple[Formula, Type]:
        operands = tuple(self._checked(child, BOOLEAN) for child in tree.children)
        return (expr.And(operands) if tree.data == "all_of" else expr.Or(operands)), BOOLEAN

    def _implies(self, tree: Branch, _: Type) -> tuple[Formula, Type]:
        left, right = (self._checked(child, BOOLEAN) for child in tree.children)
        return expr.Implies(left, right), BOOLEAN

    def _compare(self, tree: Branch, _: Type) -> tuple[Formula, Type]:
        first, symbol, second = tree.children
        operator = cast("expr.Comparison", str(symbol))
        for subject, name in ((first, second), (second, first)):
            if _name_of(subject) == "state" and self.context is not Context.CONSTANT:
                return self._control(tree, name, operator)
            if _primed_name_of(subject) == "state'" and self.context is Context.STEP:
                return self._control(tree, name, operator, primed=True)
        likely = None if operator in {"==", "!="} else INTEGER
        if self._is_label(first) and not self._is_label(second):
            right, kind = self.infer(second, likely)
            left, other = (TRUE, None) if kind is None else self.infer(first, kind)
        else:
            left, kind = self.infer(first, likely)
            if kind is None and self._is_label(second):
                return TRUE, None  # The other side is unknown, so the label cannot be judged.
            right, other = self.infer(second, kind)
        if kind is not None and other is not None and kind != other:
            message = f"{_describe(kind)} is compared with {_describe(other)}"
            return self._wrong("LF031", tree, message, "compare values of one type")
        if operator not in {"==", "!="} and kind:
            hint = "compare it by == or !="
            return self._wrong("LF031", tree, f"{operator} orders integers, but this is {_describe(kind)}", hint)
        if expr.is_temporal(left) or expr.is_temporal(right):
            hint = "write '(a -> b) and (b -> a)' for 'both or neither'"
            return self._wrong("LF033", tree, "a temporal operator is not allowed inside a comparison", hint)
        return expr.Compare(operator, left, right), BOOLEAN

    def _control(
        self, tree: Branch, name: Parsed, operator: expr.Comparison, *, primed: bool = False
    ) -> tuple[Formula, Type]:
        text = _name_of(name)
        if operator not in {"==", "!="} or text is None:
            message = "'state' can only be compared by == or != with a state's name"
            return self._wrong("LF031", tree, message, "write 'state == IDLE'")
        if text not in self.scope.states:
            hint = meant_or_declare(text, self.scope.states, "'states'")
            return self._wrong("LF020", name, f"unknown state {text!r}", hint)
        here = expr.Primed(expr.InState(text)) if primed else expr.InState(text)
        return (here if operator == "==" else expr.Not(here)), BOOLEAN

    def _is_label(self, tree: Parsed) -> bool:
        name = _name_of(tree)
        others = (self.scope.constants, self.scope.variables, BOOLEAN)
        return name is not None and not any(name in names for names in others)

    def _addition(self, tree: Branch, _: Type) -> tuple[Formula, Type]:
        terms: list[tuple[expr.Sign, Formula]] = [(1, self._checked(tree.children[0], INTEGER))]
        for sign, term in zip(tree.children[1::2], tree.children[2::2], strict=True):
            terms.append((1 if sign == "+" else -1, self._checked(term, INTEGER)))
        return expr.Sum(tuple(terms)), INTEGER

    def _signed(self, tree: Branch, _: Type) -> tuple[Formula, Type]:
        sign, term = tree.children
        operand = self._checked(term, INTEGER)
        return expr.Sum(((1 if sign == "+" else -1, operand),)), INTEGER

    def _extremum(self, tree: Branch, _: Type) -> tuple[Formula, Type]:
        operands = tuple(self._checked(child, INTEGER) for child in tree.children[1:])
        return expr.Extremum("min" if tree.children[0] == "min" else "max", operands), INTEGER

    def _choice(self, tree: Branch, wanted: Type) -> tuple[Formula, Type]:
        then_tree, test_tree, otherwise_tree = tree.children
        test = self._checked(test_tree, BOOLEAN)
        then, kind = self.infer(then_tree, wanted)
        otherwise, other = self.infer(otherwise_tree, wanted if kind is None else kind)
        if kind is not None and other is not None and kind != other:
            message = f"the branches differ: {_describe(kind)} and {_describe(other)}"
            return self._wrong("LF031", tree, message, "give both branches values of one type")
        if any(expr.is_temporal(part) for part in (test, then, otherwise)):
            hint = "write '(c -> a) and (not c -> b)'"
            return self._wrong("LF033", tree, "a temporal operator is not allowed inside a conditional", hint)
        return expr.Conditional(test, then, otherwise), kind if kind is not None else other

    def _enabled(self, tree: Branch, _: Type) -> tuple[Formula, Type]:
        if self.context in {*_OF_STATES, Context.CONSTANT}:
            message = f"'enabled' is allowed only in formulas; this is {self.context.value}"
            return self._wrong("LF033", tree, message, "use 'always:', 'ctl:' or 'ltl:'")
        if not tree.children:
            return expr.Enabled(None), BOOLEAN
        name = str(tree.children[0])
        if name not in self.scope.events:
            hint = meant_or_declare(name, self.scope.events, "'events'")
            return self._wrong("LF021", tree.children[0], f"unknown event {name!r}", hint)
        return expr.Enabled(name), BOOLEAN

    def _temporal(self, tree: Branch, _: Type) -> tuple[Formula, Type]:
        word = str(tree.children[0])
        operand = self._checked(tree.children[1], BOOLEAN)
        branching = len(word) > 1
        if not self._allows(tree, word, branching=branching):
            return TRUE, None
        quantifier = cast("expr.Quantifier | None", word[0] if branching else None)
        match word[-1]:
            case "X":
                return expr.Next(quantifier, operand), BOOLEAN
            case "F":
                return expr.Finally(quantifier, operand), BOOLEAN
            case _:
                return expr.Globally(quantifier, operand), BOOLEAN

    def _until(self, tree: Branch, _: Type) -> tuple[Formula, Type]:
        branching = tree.data == "branching"
        quantifier = cast("expr.Quantifier | None", str(tree.children[0]) if branching else None)
        left_tree, symbol, right_tree = tree.children[-3:]
        left, right = self._checked(left_tree, BOOLEAN), self._checked(right_tree, BOOLEAN)
        if not self._allows(tree, str(symbol), branching=branching):
            return TRUE, None
        if symbol == "R":
            if branching:
                return self._wrong("LF033", tree, "R is an operator of LTL", "write A[f W g] or E[f W g]")
            return expr.Release(left, right), BOOLEAN
        if symbol == "U":
            return expr.Until(quantifier, left, right), BOOLEAN
        return expr.WeakUntil(quantifier, left, right), BOOLEAN

    def _allows(self, tree: Branch, word: str, *, branching: bool) -> bool:
        if self.context is Context.CTL and not branching:
            until = word.replace("R", "W")  # There is no R with a quantifier.
            prefix = word in {"X", "F", "G"}
            hint = f"write A{word} or E{word}" if prefix else f"write A[f {until} g] or E[f {until} g]"
            self._wrong("LF033", tree, f"{word} has no path quantifier; this is a CTL formula", hint)
        elif self.context is Context.LTL and branching:
            self._wrong("LF033", tree, f"{word} has a path quantifier; this is an LTL formula", "use 'ctl:'")
        elif self.context not in {Context.CTL, Context.LTL}:
            self._wrong("LF033", tree, f"{word} is temporal; this is {self.context.value}", "use 'ctl:' or 'ltl:'")
        else:
            return True
        return False


def _name_of(tree: Parsed) -> str | None:
    return str(tree.children[0]) if not isinstance(tree, str) and tree.data == "name" else None


def _primed_name_of(tree: Parsed) -> str | None:
    return str(tree.children[0]) if not isinstance(tree, str) and tree.data == "primed" else None


def _describe(kind: tuple[str, ...]) -> str:
    if kind == BOOLEAN:
        return "a boolean"
    if kind == INTEGER:
        return "an integer"
    shown = ", ".join(kind[:_MAX_LABELS])
    return f"one of {shown}, …" if len(kind) > _MAX_LABELS else f"one of {shown}"


def _conversion(name: str, found: tuple[str, ...], wanted: tuple[str, ...]) -> str:
    """A hint for the conversion of a value of one type to another."""
    label = found[0] if found else ""
    if wanted == BOOLEAN:
        return f"compare it, as in '{name} > 0'" if found == INTEGER else f"compare it, as in '{name} == {label}'"
    if wanted == INTEGER:
        test = name if found == BOOLEAN else f"{name} == {label}"
        return f"write '1 if {test} else 0'"
    return f"write one of its labels, such as {wanted[0]}"
