"""Requirements and findings as data, each with the checks that cover or show it."""

from collections.abc import Iterator, Sequence

from leverframe.check.verdict import Report
from leverframe.explorer.values import Value, flat
from leverframe.traceability.coverage import Check, Coverage, ShownFinding, cover, show
from leverframe.traceability.records import Book


def catalogue(book: Book, reports: Sequence[Report], system: str) -> Value:
    """The files beside the declarations of a system, by its name in the page, and what checks say of them."""
    source = book.source
    return {
        "system": system,
        "source": None if source is None else {"file": source.file, "version": source.version, "lines": source.lines},
        "requirements": [_requirement(one) for one in cover(book, reports)],
        "findings": [_finding(one) for one in show(book, reports)],
    }


def _requirement(one: Coverage) -> Value:
    known = one.requirement
    found: dict[str, Value] = {
        "id": known.name,
        "lines": known.lines,
        "statement": flat(known.statement),
        "kind": known.kind,
        "status": one.status.value,
        "checks": list(_checks(one.checks)),
    }
    further: dict[str, Value] = {
        "profiles": {profile: status.value for profile, status in one.by_profile.items()},
        "partial": known.partial and flat(known.partial),
        "excluded": known.excluded and flat(known.excluded),
        "note": known.note and flat(known.note),
        "planned": known.planned,
        "mutants": list(known.demonstrated_by),
        "tests": list(known.tested_by),
    }
    return found | {name: value for name, value in further.items() if value}


def _finding(one: ShownFinding) -> Value:
    known = one.finding
    found: dict[str, Value] = {
        "id": known.name,
        "lines": known.lines,
        "problem": flat(known.problem),
        "resolution": flat(known.resolution),
        "shows": list(_checks(one.problem)),
        "resolves": list(_checks(one.resolution)),
    }
    further: dict[str, Value] = {
        "amendment": known.amendment and flat(known.amendment),
        "unshown": known.unshown and flat(known.unshown),
        "planned": known.planned,
        "tests": list(known.tested_by),
    }
    return found | {name: value for name, value in further.items() if value}


def _checks(checks: Sequence[Check]) -> Iterator[Value]:
    for check in checks:
        yield [check.system, check.profile, check.name, check.verdict]
