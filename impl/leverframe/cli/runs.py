"""The verdict on one property or check, and the run behind it, for the commands that show it."""

import dataclasses

from leverframe.check.checker import check
from leverframe.check.verdict import Fails, Holds, Unknown, Verdict
from leverframe.errors import CapacityError, Diagnostic, InputError
from leverframe.language.builtin import BUILTIN_CHECKS
from leverframe.language.declaration import Declaration
from leverframe.language.guessing import did_you_mean
from leverframe.model.trace import Trace


def verdict_on(declaration: Declaration, name: str) -> Verdict:
    """Decide the property or check of that name. Raises InputError (LF105) if there is none."""
    wanted = tuple(claimed for claimed in declaration.properties if claimed.name == name)
    report = check(dataclasses.replace(declaration, properties=wanted))
    found = next((result.verdict for result in report.results if result.name == name), None)
    if found is not None:
        return found
    message = f"{declaration.machine} has no property or check {name!r}"
    hint = did_you_mean(name, [*(p.name for p in declaration.properties), *BUILTIN_CHECKS])
    raise InputError((Diagnostic("LF105", message, None, None, hint or "'leverframe check -v' lists them"),))


def run_of(declaration: Declaration, name: str) -> tuple[bool, Trace]:
    """Return whether a property or check fails, and the run that shows it. Raises InputError if no single run does."""
    verdict = verdict_on(declaration, name)
    match verdict:
        case Fails(_, trace) if trace is not None:
            return True, trace
        case Holds(_, witness) if witness is not None:
            return False, witness
        case Fails(explanation, _):
            message = f"{name} fails, but no single run can show it: {explanation}"
        case Holds():
            message = f"{name} holds, so there is no counterexample"
        case Unknown(reason):
            raise CapacityError(f"{name} is not decided: {reason}")
    raise InputError((Diagnostic("LF105", message, None, None, "'leverframe check' lists what fails"),))
