"""Scripts of obligations, compared with brute force; and the parts of a script that are not SMT-LIB."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from leverframe.language.declaration import Ranking
from leverframe.smt.obligations import ObligationScript, ranking_scripts, scripts
from leverframe.smt.strengthening import Invariant
from tests.oracle.system import State, System
from tests.support.brute import answers, breaking, everywhere, objections, says, unfounded

Expression: TypeAlias = "str | list[Expression]"


def disagreements(invariant: Invariant) -> Iterator[str]:
    """All differences of the answers from the brute-force enumeration of valuations."""
    found, system = objections(invariant), System(invariant.declaration)
    written_scripts = {script.name: script for script in scripts(invariant)}
    if list(written_scripts) != ["initiation", "consecution", "safety"]:
        yield f"the scripts are {list(written_scripts)}"
    yield from _differing(written_scripts["initiation"], [bool(found.beginning)])
    yield from _differing(written_scripts["consecution"], [bool(found.steps)])
    # Consecution shows range safety.
    expected = [bool(wrong) and name != "range-safety" for name, wrong in found.goals.items()]
    yield from _differing(written_scripts["safety"], expected)
    inside = [state for state in everywhere(system.declaration) if _satisfies(system, invariant, state)]
    for claimed in invariant.declaration.properties:
        if isinstance(claimed.claim, Ranking):
            decrease, founded = ranking_scripts(invariant, claimed.claim)
            yield from _differing(decrease, [any(any(breaking(system, claimed.claim, state)) for state in inside)])
            yield from _differing(founded, [any(unfounded(system, claimed.claim, state) for state in inside)])


def _satisfies(system: System, invariant: Invariant, state: State) -> bool:
    return all(says(system, condition)(state, None) for condition in invariant.conditions)


def _differing(script: ObligationScript, violated: Sequence[bool]) -> Iterator[str]:
    yield from foreign(script.text)
    expected = ["sat" if each else "unsat" for each in violated]
    if (found := answers(script.text)) != expected:
        yield f"{script.name}: the answers are {found}; expected {expected}"


ARITY: Mapping[str, range] = {
    **dict.fromkeys(("and", "or", "=", "<", "<=", ">", ">=", "+", "=>"), range(2, 10_000)),
    **dict.fromkeys(("not",), range(1, 2)),
    **dict.fromkeys(("-",), range(1, 10_000)),
    **dict.fromkeys(("*",), range(2, 3)),
    **dict.fromkeys(("ite",), range(3, 4)),
}
"""The operators of QF_LIA with their numbers of operands; one factor of a product is a number."""


def foreign(text: str) -> Iterator[str]:
    """The parts of a script that are not SMT-LIB 2.6 in the logic QF_LIA."""
    known = {"true", "false"}
    for command in _read(re.sub(r";.*", "", text)):
        match command:
            case ["set-logic", "QF_LIA"] | ["check-sat"] | ["push", "1"] | ["pop", "1"]:
                pass
            case ["declare-fun", str(name), [], "Int" | "Bool"]:
                known.add(name)
            case ["define-fun", str(name), [], "Bool", body]:
                yield from _unknown(body, known)
                known.add(name)
            case ["assert", body]:
                yield from _unknown(body, known)
            case _:
                yield f"{command} is no command of ours"


def _unknown(term: Expression, known: set[str]) -> Iterator[str]:
    match term:
        case str(name):
            if name not in known and not re.fullmatch(r"0|[1-9][0-9]*", name):
                yield f"{name} is unknown"
        case ["let", [*bindings], body]:
            for binding in bindings:
                yield from _unknown(binding[1], known)
            yield from _unknown(body, known | {str(binding[0]) for binding in bindings})
        case [str(operator), *operands]:
            if len(operands) not in ARITY.get(operator, range(0)):
                yield f"{operator} has {len(operands)} operands"
            if operator == "*" and not any((isinstance(o, str) and o.isdigit()) or o[0] == "-" for o in operands):
                yield f"{term} is not linear"
            for operand in operands:
                yield from _unknown(operand, known)
        case _:
            yield f"{term} is no term"


def _read(text: str) -> list[Expression]:
    stack: list[list[Expression]] = [[]]
    for token in re.findall(r"[()]|[^\s()]+", text):
        if token == "(":  # noqa: S105 -- a bracket
            stack.append([])
        elif token == ")":  # noqa: S105 -- a bracket
            done = stack.pop()
            stack[-1].append(done)
        else:
            stack[-1].append(token)
    (read,) = stack
    return read
