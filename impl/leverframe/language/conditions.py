"""Conditions outside a declaration, such as those of a certificate, in the scope of the declaration."""

from leverframe.errors import Diagnostic, InputError
from leverframe.language.declaration import Declaration
from leverframe.language.expr import Enabled, Expr, events_of, walk
from leverframe.language.report import Path as Place
from leverframe.language.report import Problems
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


def reported(text: str, declaration: Declaration, place: Place, report: Problems) -> Expr | None:
    """The condition in a text at a place of a file; None if it has mistakes, which are reported there.

    It may not use `enabled`: it depends on the state and its variables alone.
    """
    try:
        found = condition(text, declaration, str(place[-1]))
    except InputError as error:
        for one in error.diagnostics:
            report.add(one.code, one.message, place, one.hint)
        return None
    asked = next((part.event for part in walk(found) if isinstance(part, Enabled)), None)
    if asked is not None:
        message = f"{place[-1]}: 'enabled({asked or ''})' is no condition on the state alone"
        report.add("LF034", message, place, "name states, and variables of the state")
        return None
    return found
