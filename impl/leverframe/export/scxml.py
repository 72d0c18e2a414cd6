"""Declarations as state charts in SCXML (W3C Recommendation, 1 September 2015), with ECMAScript for data.

All states are children of one root state. The root has the environment actions, which change data but not the state. An
internal transition has no target. SCXML discards an event that no transition takes; that corresponds to a refused
event. SCXML assigns in order, a declaration simultaneously: a variable that is read after its assignment is saved
first.

Limits: SCXML has neither properties nor ranges. The properties are listed as comments, and a value outside its range is
not detected.
"""

import re
from collections.abc import Iterator, Sequence
from xml.sax.saxutils import quoteattr

from leverframe.errors import InternalError
from leverframe.export.common import comments, reserved
from leverframe.export.common.effects import read_late
from leverframe.export.common.expressions import Atoms, ExpressionWriter, Notation, without_implications
from leverframe.export.common.names import Names
from leverframe.language.declaration import Declaration, State, Transition, VariableDeclaration
from leverframe.language.expr import FALSE, TRUE, Expr, Formula, InState, transform
from leverframe.logic.folding import folded

NOTATION = Notation(
    operators={
        "and": "&&", "or": "||", "implies": "",
        "==": "===", "!=": "!==", "<": "<", "<=": "<=", ">": ">", ">=": ">=",
    },
    negation="!",
    truths=("false", "true"),
    choice="({test} ? {then} : {otherwise})",
    temporal={},
)  # fmt: skip


def render(declaration: Declaration) -> str:
    """Return the declaration as an SCXML document."""
    return "\n".join(_Chart(declaration).lines()) + "\n"


class _Chart:
    """One export, with its names."""

    def __init__(self, declaration: Declaration) -> None:
        self.declaration = declaration
        self.names = names = Names(declaration, reserved.ECMASCRIPT)
        self.root = names.fresh("machine")
        self.before = {v.name: names.fresh(f"before_{v.name}") for v in declaration.variables}

    def expression(self, expression: Expr, here: str | None, saved: Sequence[str] = ()) -> str:
        """Return an expression, simplified for the state `here`: SCXML has left that state when it assigns."""
        names = self.names
        known = expression if here is None else folded(transform(expression, lambda part: _known(part, here)))
        return ExpressionWriter(
            self.declaration,
            NOTATION,
            Atoms(
                in_state=lambda name: f"In('{name}')",
                last_event=_refuse,
                enabled=_refuse,
                variable=lambda name: self.before[name] if name in saved else names.variable(name),
                label=lambda name: f"'{name}'",
                named=names.constant,
            ),
        ).write(without_implications(known))

    def lines(self) -> Iterator[str]:
        declaration = self.declaration
        yield '<?xml version="1.0" encoding="UTF-8"?>'
        for sentence in comments.heading(declaration, "interpreters of SCXML"):
            yield from _comment(sentence)
        name = quoteattr(f"{declaration.machine}.{declaration.profile}")
        yield (
            f'<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" datamodel="ecmascript" name={name} '
            f'initial="{self.root}">'
        )
        yield from self._data()
        yield f'  <state id="{self.root}" initial="{declaration.initial_state}">'
        for action in declaration.environment:
            yield from self._transition(action, None, "    ")
        for state in declaration.states:
            yield from self._state(state)
        yield "  </state>"
        yield "</scxml>"
        if declaration.properties:
            yield from _comment("SCXML has no properties. The properties of the declaration:")
        for claimed in declaration.properties:
            yield from _comment(comments.claim(claimed))

    def _data(self) -> Iterator[str]:
        names, declaration = self.names, self.declaration
        saved = {name for t in (*declaration.transitions, *declaration.environment) for name in read_late(t)}
        if not (declaration.constants or declaration.variables):
            return
        yield "  <datamodel>"
        for name, value in declaration.constants.items():
            yield f'    <data id="{names.constant(name)}" expr="{value}"/>'
        for variable in declaration.variables:
            if variable.doc:
                yield from _comment(variable.doc, "    ")
            yield f'    <data id="{names.variable(variable.name)}" expr={quoteattr(_value(variable))}/>'
        for variable in declaration.variables:
            if variable.name in saved:
                yield f'    <data id="{self.before[variable.name]}"/>'
        yield "  </datamodel>"

    def _state(self, state: State) -> Iterator[str]:
        if state.doc:
            yield from _comment(f"{state.name}: {state.doc}", "    ")
        element = "final" if state.terminal else "state"
        leaving = [transition for transition in self.declaration.transitions if state.name in transition.sources]
        if not leaving:
            yield f'    <{element} id="{state.name}"/>'
            return
        yield f'    <{element} id="{state.name}">'
        for transition in leaving:
            yield from self._transition(transition, state.name, "      ")
        yield f"    </{element}>"

    def _transition(self, transition: Transition, here: str | None, indent: str) -> Iterator[str]:
        yield from _comment(comments.transition(transition, self.declaration), indent)
        opening = f'{indent}<transition event="{transition.event}"'
        if transition.target is not None:
            opening += f' target="{transition.target}"'
        if transition.guard != TRUE:
            opening += f" cond={quoteattr(self.expression(transition.guard, here))}"
        if not transition.effects:
            yield f"{opening}/>"
            return
        yield f"{opening}>"
        saved = read_late(transition)
        for name in saved:
            yield f'{indent}  <assign location="{self.before[name]}" expr="{self.names.variable(name)}"/>'
        for name, value in transition.effects:
            text = quoteattr(self.expression(value, here, saved))
            yield f'{indent}  <assign location="{self.names.variable(name)}" expr={text}/>'
        yield f"{indent}</transition>"


def _known(part: Formula, here: str) -> Formula | None:
    return (TRUE if part.name == here else FALSE) if isinstance(part, InState) else None


def _refuse(name: str | None) -> str:
    message = f"an atom of formulas in a guard or an effect: {name}"
    raise InternalError(message)


def _value(variable: VariableDeclaration) -> str:
    shown = variable.show(variable.initial)
    if isinstance(shown, bool):
        return NOTATION.truths[shown]
    return f"'{shown}'" if isinstance(shown, str) else str(shown)


def _comment(text: str, indent: str = "") -> Iterator[str]:
    """Yield an XML comment; it must not contain two hyphens in a row (XML 1.0, section 2.5)."""
    wrapped = list(comments.lines(re.sub("-(?=-)", "- ", text), "", indent))
    for number, line in enumerate(wrapped):
        opening = "<!--" if number == 0 else "    "
        yield f"{indent}{opening}{line[len(indent) :]}{' -->' if number == len(wrapped) - 1 else ''}"
