"""Verdicts on claims → results, with all that the declaration says about each claim.

It needs no engine, so a report on a declaration whose claims nobody decided can be made without one.
"""

from collections.abc import Iterator, Mapping

from leverframe.check.verdict import ClaimKind, NotChecked, Report, Result, Times, Unknown, Verdict
from leverframe.language.assumptions import describe
from leverframe.language.builtin import BUILTIN_CHECKS, SHARED_LOCK_CLAIMS
from leverframe.language.declaration import (
    Always,
    Branching,
    BuiltinCheck,
    Claim,
    Declaration,
    Frame,
    Linear,
    PathBase,
    Paths,
    Property,
    Ranking,
    Step,
)
from leverframe.logic.paths import matters

_KINDS: Mapping[type[Claim], ClaimKind] = {
    Always: ClaimKind.INVARIANT,
    Step: ClaimKind.STEP,
    Frame: ClaimKind.STEP,
    Branching: ClaimKind.CTL,
    Linear: ClaimKind.LTL,
    Ranking: ClaimKind.RANKING,
}


def undecided(declaration: Declaration, reason: str) -> Report:
    """Return a report in which every verdict is unknown, for this reason."""
    unknown = Unknown(reason)
    checked = tuple(of_check(declaration, name, unknown, 0.0) for name in checks(declaration))
    properties = tuple(of_property(claimed, declaration, unknown) for claimed in declaration.properties)
    never = Times(0.0, 0.0, 0.0, 0.0)
    return Report(declaration, (*checked, *properties), tuple(not_checked(declaration)), None, None, None, 0.0, never)


def checks(declaration: Declaration) -> Iterator[str]:
    """Yield the names of the built-in checks that apply to a declaration."""
    return (name for name in BUILTIN_CHECKS if name != "refinement" or declaration.refines is not None)


def of_check(declaration: Declaration, name: str, verdict: Verdict, seconds: float) -> Result:
    """Return the result of a built-in check."""
    wanted = declaration.checks.get(name, BuiltinCheck())
    return Result(
        declaration=declaration,
        name=name,
        kind=ClaimKind.BUILTIN,
        formula=BUILTIN_CHECKS[name],
        under=None,
        assumptions=None,
        expectation=wanted.expectation,
        verdict=verdict,
        doc=wanted.doc,
        cites=wanted.cites,
        seconds=seconds,
    )


def of_property(claimed: Property, declaration: Declaration, verdict: Verdict) -> Result:
    """Return the result for a property."""
    under: Paths | None = None
    assumed: str | None = None
    match claimed.claim:
        case Branching(formula, paths) | Linear(formula, paths):
            under = paths
            assumed = describe(paths) if matters(formula) else None
        case Ranking():
            # That the tuple decreases is unconditional. That the region is left needs progress.
            assumed = describe(Paths(PathBase.PROGRESS))
        case _:
            pass
    return Result(
        declaration=declaration,
        name=claimed.name,
        kind=_KINDS[type(claimed.claim)],
        formula=claimed.text,
        under=str(under) if under else None,
        assumptions=assumed,
        expectation=claimed.expectation,
        verdict=verdict,
        doc=claimed.doc,
        cites=claimed.cites,
        seconds=0.0,
        excuse=claimed.vacuous,
    )


def not_checked(declaration: Declaration) -> Iterator[NotChecked]:
    """Yield the claims of a declaration that exploration cannot decide."""
    checked = "checked for the values that were set" if declaration.overridden else "checked for the declared values"
    for claimed in declaration.properties:
        match claimed.claim:
            case Always(_, parametric) | Ranking(_, _, parametric) if parametric:
                reason = f"{checked}; 'leverframe prove' tries every {', '.join(parametric)}"
                yield NotChecked(declaration, claimed.name, ClaimKind.PARAMETRIC, claimed.text, reason)
            case _:
                pass
    if declaration.shared_lock is not None:
        for name, meaning in SHARED_LOCK_CLAIMS.items():
            reason = "one machine was explored; 'leverframe prove' tries every number of machines"
            yield NotChecked(declaration, name, ClaimKind.ANY_NUMBER, meaning, reason)
