"""The choices of a reference that the document leaves open, given where a program may be."""

from collections.abc import Iterable

from leverframe.language.evaluate import Valuation, compile_formula
from leverframe.language.expr import Expr, variables_of
from leverframe.observe.automaton import Automaton


def unsettled(automaton: Automaton, numbers: Iterable[int]) -> tuple[str, ...]:
    """The names of the choices that are open in each of the states."""
    states, choices = tuple(numbers), automaton.interface.choices
    return tuple(name for name, one in choices.items() if all(_holds(automaton, one.when, each) for each in states))


def _holds(automaton: Automaton, condition: Expr, number: int) -> bool:
    """Does a condition hold for sure? Not if the automaton does not know a variable that it reads."""
    state, variables = automaton.state(number), automaton.declaration.variables
    known = {v.name: x for v, x in zip(variables, state.values, strict=True) if v.name in automaton.kept}
    return variables_of(condition) <= known.keys() and bool(compile_formula(condition)(Valuation(state.control, known)))
