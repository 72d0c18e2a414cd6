"""Everything about one requirement, finding or claim, for people and for programs."""

import json
import re
import shlex
from collections.abc import Iterator, Sequence

from leverframe.check.verdict import Fails, Holds, NotChecked, Result
from leverframe.cli.output import Look
from leverframe.cli.reports import words
from leverframe.cli.reports.claim_page import INDENT, ClaimPage
from leverframe.cli.reports.json import Value, result_value
from leverframe.cli.reports.page import Page
from leverframe.cli.reports.requirements import MARKS
from leverframe.cli.reports.words import flat
from leverframe.cli.subjects import KnownClaim, Subject
from leverframe.freshness import PROOFS
from leverframe.language import catalog
from leverframe.language.declaration import Declaration
from leverframe.traceability.coverage import Check, ShownFinding
from leverframe.traceability.records import Finding, Requirement

_MANY = 4
"""The most claims that are shown in full, unless the page is verbose."""


def render(subject: Subject, kind: str, look: Look, *, verbose: bool) -> str:
    """Return the page of a subject, as ``pretty`` or ``json``."""
    if kind == "json":
        return json.dumps(_value(subject), ensure_ascii=False, indent=2) + "\n"
    page = Page(look)
    page.rule(heavy=True, style="blue")
    match subject.about:
        case Requirement() as requirement:
            _requirement(page, subject, requirement)
        case Finding() as finding:
            _finding(page, subject, finding)
        case None:
            number = words.count(len({known.declaration.path for known in subject.claims}), "machine")
            page.paragraph((subject.name, "bold"), f": a claim of {number}", indent=2, lead="  ")
    whole = verbose or isinstance(subject.about, Finding) or len(subject.claims) <= _MANY
    _claims(page, subject.claims, verbose=verbose, whole=whole)
    _commands(page, subject, whole=whole)
    return page.text()


# ---- for people ----------------------------------------------------------------------------------------------------


def _requirement(page: Page, subject: Subject, requirement: Requirement) -> None:
    notes = f"a requirement of {requirement.system}; {requirement.kind}, {_lines(requirement.lines)} of its document"
    page.paragraph((requirement.name, "bold"), f": {notes}", indent=2, lead="  ")
    page.paragraph(flat(requirement.statement), indent=4, lead="    ")
    if requirement.partial:
        missing = (flat(requirement.partial), "italic")
        page.paragraph(("missing: ", "bold"), missing, indent=6, lead="    ")
    for note in (requirement.note, requirement.excluded):
        if note:
            page.paragraph((flat(note), "italic"), indent=4, lead="    ")
    page.paragraph((f"written in {requirement.place}", "dim"), indent=4, lead="    ")
    coverage = subject.coverage
    if coverage is not None:
        mark, style = MARKS[coverage.status]
        told = f"{mark} {coverage.status.value}"
        planned = f": {requirement.planned} will show it" if requirement.planned else ""
        page.paragraph((told, style), f"{planned}; {_cited_by(subject)}", indent=4, lead="    ")
    if requirement.demonstrated_by:
        told = f"demonstrated by the {_plural('mutant', requirement.demonstrated_by)}"
        page.paragraph(f"{told}: {', '.join(requirement.demonstrated_by)}", indent=4, lead="    ")
    _tests(page, requirement.tested_by)


def _finding(page: Page, subject: Subject, finding: Finding) -> None:
    place = f"{_lines(finding.lines)} of its document" if finding.lines else "its whole document"
    page.paragraph((finding.name, "bold"), f": a finding of {finding.system}; {place}", indent=2, lead="  ")
    page.paragraph(flat(finding.problem), indent=4, lead="    ")
    page.paragraph(("reference: ", "bold"), flat(finding.resolution), indent=6, lead="    ")
    if finding.amendment:
        page.paragraph(("amendment: ", "bold"), flat(finding.amendment), indent=6, lead="    ")
    page.paragraph((f"written in {finding.place}", "dim"), indent=4, lead="    ")
    results = [known.result for known in subject.claims if isinstance(known.result, Result)]
    shown = ShownFinding(
        finding, tuple(Check(r.declaration.machine, r.declaration.profile, r.name, r.word) for r in results)
    )
    for heading, checks in (("shown by", shown.problem), ("resolved by", shown.resolution)):
        if checks:
            listed = ", ".join(check.reference for check in checks)
            page.paragraph((f"{heading}: ", "bold"), listed, indent=6, lead="    ")
    if finding.unshown:
        page.paragraph(f"not shown: {flat(finding.unshown)}", indent=4, lead="    ")
    if finding.planned:
        page.paragraph(f"will be shown by: {finding.planned}", indent=4, lead="    ")
    _tests(page, finding.tested_by)


def _lines(text: str) -> str:
    return f"line {text}" if text.isdigit() else f"lines {text}"


def _plural(thing: str, of: Sequence[str]) -> str:
    return thing if len(of) == 1 else f"{thing}s"


def _cited_by(subject: Subject) -> str:
    if not subject.claims:
        return "no check cites it"
    found = [known.result for known in subject.claims if isinstance(known.result, Result)]
    counted = ((word, sum(result.word == word for result in found)) for word in ("holds", "fails", "unknown"))
    said = {"holds": "hold", "fails": "fail", "unknown": "are unknown"}
    parts = [f"{number} {said[word] if number != 1 else word}" for word, number in counted if number]
    cite = "cites" if len(subject.claims) == 1 else "cite"
    return f"{words.count(len(subject.claims), 'check')} {cite} it: {', '.join(parts)}"


def _tests(page: Page, names: Sequence[str]) -> None:
    if names:
        page.paragraph(
            f"{words.count(len(names), 'test')} of the bundled implementation; see below", indent=4, lead="    "
        )


def _claims(page: Page, claims: Sequence[KnownClaim], *, verbose: bool, whole: bool) -> None:
    writer, path = ClaimPage(page, verbose=verbose), None
    for known in claims:
        if known.declaration.path != path:
            path = known.declaration.path
            page.blank()
            page.paragraph((words.machine_name(known.declaration), "bold"), f" ({path})", indent=2, lead="  ")
        elif whole:
            page.blank()
        if whole:
            _whole(writer, known)
        else:
            _brief(writer, known)


def _whole(writer: ClaimPage, known: KnownClaim) -> None:
    result = known.result
    match result:
        case Result():
            writer.whole(result)
        case NotChecked(name=name, formula=formula):
            writer.heading("open", name, "")
            writer.text(f"claimed: {flat(formula)}")
            writer.text(f"'leverframe check' does not decide this: {result.reason}")
    if words.place(result) is not None:
        writer.text((f"written in {known.declaration.path}:{words.line(result)}", "dim"))
    writer.text((_certificate(known), "dim"))
    for name in known.certificate.files if known.certificate else ():
        writer.page.line(" " * (INDENT + 2), (f"{PROOFS}/{name}", "dim"))


def _brief(writer: ClaimPage, known: KnownClaim) -> None:
    result = known.result
    line = f"line {words.line(result)}" if words.place(result) is not None else ""
    match result:
        case Result():
            writer.sentence(result, line)
        case NotChecked(name=name, formula=formula):
            writer.heading("open", name, line)
            writer.text(flat(formula))


def _certificate(known: KnownClaim) -> str:
    found, result = known.certificate, known.result
    if found is None:
        return f"certificate: none is stored for this version; 'leverframe prove {_target(known.declaration)}' makes it"
    if found.kind is None:
        explored = isinstance(result, Result) and isinstance(result.verdict, Holds)
        return f"certificate: none{'; every reachable state was examined' if explored else ''}"
    return f"certificate by {found.engine}:" if found.engine and not _refuted(result) else "certificate:"


def _refuted(result: Result | NotChecked) -> bool:
    return isinstance(result, Result) and isinstance(result.verdict, Fails)


def _commands(page: Page, subject: Subject, *, whole: bool) -> None:
    page.blank()
    page.line("  ", ("To reproduce it", "bold"))
    for command in commands(subject, whole=whole):
        for line in _continued(command, page.width - 4):
            page.line("    ", line)


def _continued(command: str, width: int) -> Iterator[str]:
    """Split a command into lines that a shell joins again."""
    line = ""
    for word in re.split(" (?=-)", command) if command.startswith("leverframe ") else (command,):
        if line and len(line) + 1 + len(word) > width - 2:
            yield f"{line} \\"
            line = f"  {word}"
        else:
            line = f"{line} {word}" if line else word
    yield line


# ---- what to run ---------------------------------------------------------------------------------------------------


def commands(subject: Subject, *, whole: bool) -> Iterator[str]:
    """Yield the commands that reproduce the page."""
    if not whole:
        yield _command("why", subject.name, "-v")
    by_machine: dict[str, list[KnownClaim]] = {}
    for known in subject.claims:
        by_machine.setdefault(known.declaration.path, []).append(known)
    for found in by_machine.values():
        yield from _of_machine(found, drawn=whole)
    if any(known.certificate is not None and known.certificate.kind for known in subject.claims):
        yield _command("recheck")
    if isinstance(subject.about, Requirement) and subject.about.demonstrated_by:
        yield _command("requirements", subject.about.system, "--demonstrate")
    for test in subject.about.tested_by if subject.about else ():
        yield f"python -m pytest {shlex.quote(test)}"


def _of_machine(claims: Sequence[KnownClaim], *, drawn: bool) -> Iterator[str]:
    target = words.named(claims[0].declaration)
    names = [known.result.name for known in claims if isinstance(known.result, Result)]
    chosen = [part for name in names for part in ("--property", name)] if len(names) <= _MANY else ["-v"]
    if names:
        yield _command("check", *target, *chosen)
    for known in claims:
        if drawn and _has_run(known):
            yield _command("graph", *target, "--trace", known.result.name, "-o", f"{known.result.name}.svg")
    if len(names) < len(claims):
        yield _command("prove", _target(claims[0].declaration))


def _has_run(known: KnownClaim) -> bool:
    result = known.result
    return isinstance(result, Result) and isinstance(result.verdict, Fails) and result.verdict.trace is not None


def _command(*parts: str) -> str:
    return shlex.join(("leverframe", *parts))


def _target(declaration: Declaration) -> str:
    return declaration.machine if catalog.is_bundled(declaration.path) else declaration.path


# ---- for programs --------------------------------------------------------------------------------------------------


def _value(subject: Subject) -> Value:
    """Return the page as JSON, with the schema docs/why.schema.json."""
    coverage = subject.coverage
    return {
        "id": subject.name,
        "kind": "claim" if subject.about is None else type(subject.about).__name__.lower(),
        "about": _about(subject),
        "status": coverage.status.value if coverage else None,
        "results": [
            {**result_value(known.report, known.result), "stored": _stored(known)}
            for known in subject.claims
            if isinstance(known.result, Result)
        ],
        "not_checked": [
            {"system": known.declaration.machine, "profile": known.declaration.profile, "property": known.result.name}
            | {"formula": flat(known.result.formula), "reason": known.result.reason, "stored": _stored(known)}
            for known in subject.claims
            if isinstance(known.result, NotChecked)
        ],
        "commands": list(commands(subject, whole=True)),
    }


def _about(subject: Subject) -> Value:
    match subject.about:
        case Requirement() as found:
            return {
                "system": found.system,
                "lines": found.lines,
                "statement": flat(found.statement),
                "kind": found.kind,
                "missing": flat(found.partial) if found.partial else None,
                "note": flat(found.note) if found.note else None,
                "planned": found.planned,
                "excluded": flat(found.excluded) if found.excluded else None,
                "demonstrated_by": list(found.demonstrated_by),
                "tested_by": list(found.tested_by),
                "file": found.place.path,
                "line": found.place.line,
            }
        case Finding() as found:
            return {
                "system": found.system,
                "lines": found.lines,
                "problem": flat(found.problem),
                "resolution": flat(found.resolution),
                "amendment": flat(found.amendment) if found.amendment else None,
                "planned": found.planned,
                "unshown": flat(found.unshown) if found.unshown else None,
                "tested_by": list(found.tested_by),
                "file": found.place.path,
                "line": found.place.line,
            }
        case None:
            return None


def _stored(known: KnownClaim) -> Value:
    found = known.certificate
    if found is None:
        return None
    return {"engine": found.engine, "kind": found.kind, "files": [f"{PROOFS}/{name}" for name in found.files]}
