"""Conditions outside a declaration, such as those of a certificate, in the scope of the declaration."""

from leverframe.errors import Diagnostic, InputError
from leverframe.language.declaration import Declaration
from leverframe.language.expr import Expr, events_of
from leverframe.language.types import Context, Scope, elaborate


def condition(text: str, declaration: Declaration, place: str) -> Expr:
    """The condition on states in a text, with the names of a declaration. Raises InputError with all its mistakes.

    It may use `enabled`, but not the last event. `place` names the place of the text in messages.
    """
    scope = Scope(
        declaration.constants,
        {variable.name: variable for variable in declaration.variables},
        frozenset(state.name for state in declaration.states),
        frozenset(event.name for event in declaration.events),
    )
    formula, problems = elaborate(text, scope, Context.INVARIANT)
    if problems:
        raise InputError(
            tuple(
                Diagnostic(
                    p.code, f"{place}: {p.message} (at {text[p.offset : p.offset + p.length]!r})", None, None, p.hint
                )
                for p in problems
            )
        )
    if events_of(formula):
        names = ", ".join(sorted(events_of(formula)))
        message = f"{place}: {names}: a condition on a state cannot refer to the last event"
        raise InputError((Diagnostic("LF034", message, None, None, "remember it in a variable"),))
    return formula
