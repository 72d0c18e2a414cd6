"""Selection of claims by name."""

from collections.abc import Sequence
from dataclasses import replace

from leverframe.check.verdict import Report
from leverframe.cli.arguments import is_id
from leverframe.errors import Diagnostic, InputError
from leverframe.language.builtin import BUILTIN_CHECKS, SHARED_LOCK_CLAIMS
from leverframe.language.declaration import Declaration
from leverframe.language.guessing import did_you_mean


def declarations(found: Sequence[Declaration], wanted: Sequence[str]) -> tuple[Declaration, ...]:
    """Return the declarations with one of the `wanted` claims, without their other properties; all if none is wanted.

    Raises InputError with the names that no declaration has.
    """
    if not wanted:
        return tuple(found)
    known = dict.fromkeys(name for declaration in found for name in claims(declaration))
    unknown = tuple(_unknown(name, tuple(known)) for name in dict.fromkeys(wanted) if name not in known)
    if unknown:
        raise InputError(unknown)
    return tuple(
        replace(declaration, properties=tuple(p for p in declaration.properties if p.name in wanted))
        for declaration in found
        if not set(wanted).isdisjoint(claims(declaration))
    )


def reports(found: Sequence[Report], wanted: Sequence[str]) -> tuple[Report, ...]:
    """Return the reports with the `wanted` claims only; unchanged if none is wanted."""
    if not wanted:
        return tuple(found)
    return tuple(
        replace(
            one,
            results=tuple(r for r in one.results if r.name in wanted),
            not_checked=tuple(claim for claim in one.not_checked if claim.name in wanted),
        )
        for one in found
    )


def claims(declaration: Declaration) -> tuple[str, ...]:
    """The names of all claims about a machine."""
    checks = (name for name in BUILTIN_CHECKS if name != "refinement" or declaration.refines is not None)
    lock = SHARED_LOCK_CLAIMS if declaration.shared_lock is not None else ()
    return (*checks, *(claimed.name for claimed in declaration.properties), *lock)


def _unknown(name: str, known: Sequence[str]) -> Diagnostic:
    if is_id(name):
        hint: str | None = f"'leverframe why {name}' shows a requirement or finding and its checks"
    else:
        hint = did_you_mean(name, known) or "'leverframe check -v' lists all of them"
    return Diagnostic("LF076", f"none of the checked machines has a property or check {name!r}", None, None, hint)
