"""A declaration as data: what the page shows of it, and its steps, with guards and effects to be evaluated there."""

from collections.abc import Iterator

from leverframe.explorer.expressions import Numbers, data, numbers
from leverframe.explorer.values import Value, flat, integer
from leverframe.language.declaration import Declaration, Transition
from leverframe.language.expr import And, Constant, Expr
from leverframe.logic.render import render


def machine(declaration: Declaration, key: str) -> dict[str, Value]:
    """A machine as data; `key` is its name in the page."""
    of = numbers(declaration)
    source = declaration.source
    return {
        "key": key,
        "system": declaration.machine,
        "profile": declaration.profile,
        "title": declaration.title or declaration.machine,
        "file": declaration.path,
        "sha256": declaration.sha256,
        "source": None if source is None else {"file": source.file, "version": source.version, "sha256": source.sha256},
        "namesEvents": declaration.names_events,
        "constants": {name: integer(value) for name, value in declaration.constants.items()},
        "variables": [
            {
                "name": one.name,
                "low": integer(one.low),
                "high": integer(one.high),
                "initial": integer(one.initial),
                "labels": list(one.labels),
                "doc": _doc(one.doc),
            }
            for one in declaration.variables
        ],
        "states": [
            {
                "name": one.name,
                "kind": one.kind.value,
                "initial": one.initial,
                "quiescent": render(one.quiescent),
                "awaits": list(one.awaits),
                "doc": _doc(one.doc),
                "cites": list(one.cites),
            }
            for one in declaration.states
        ],
        "events": [
            {
                "name": one.name,
                "by": one.maker.value,
                "realises": one.realises,
                "doc": _doc(one.doc),
                "cites": list(one.cites),
            }
            for one in declaration.events
        ],
        # As the interpreter has them: in this order, those of the environment last.
        "rules": [_rule(one, declaration, of) for one in (*declaration.transitions, *declaration.environment)],
    }


def _rule(transition: Transition, declaration: Declaration, of: Numbers) -> Value:
    return {
        "from": [of.states[name] for name in transition.sources],
        "event": next(n for n, event in enumerate(declaration.events) if event.name == transition.event),
        "to": None if transition.target is None else of.states[transition.target],
        "when": [[render(part), data(part, of)] for part in _conjuncts(transition.guard)],
        "sets": [[of.variables[name], render(value), data(value, of)] for name, value in transition.effects],
        "doc": _doc(transition.doc),
        "cites": list(transition.cites),
        "line": transition.span.line,
    }


def _conjuncts(guard: Expr) -> Iterator[Expr]:
    """The conditions that a guard joins by 'and', so that the page can say which of them is false."""
    match guard:
        case Constant(1):
            return
        case And(operands):
            yield from operands
        case _:
            yield guard


def _doc(text: str | None) -> str | None:
    return flat(text) if text else None
