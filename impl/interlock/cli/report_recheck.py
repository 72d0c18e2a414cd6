"""What became of certificates: for people, and for programs."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from interlock.cli.output import Look
from interlock.cli.page import Page
from interlock.cli.words import count, flat
from interlock.recheck.judgement import Judgement, Status
from interlock.recheck.recheck import Finding, InvariantFinding, ProfileReport, Report

INDENT = 14
MARKS = {
    Status.CONFIRMED: ("✓", "green"),
    Status.REPLAYED: ("·", "blue"),
    Status.NOTHING: ("–", "dim"),
    Status.UNKNOWN: ("?", "bold yellow"),
    Status.REFUTED: ("✗", "bold red"),
}
_TOLD = {
    Status.CONFIRMED: ("is confirmed", "are confirmed"),
    Status.REPLAYED: ("is a run that replays", "are runs that replay"),
    Status.UNKNOWN: ("is unknown", "are unknown"),
    Status.REFUTED: ("is refuted", "are refuted"),
}


def render(report: Report, look: Look) -> str:
    """The report as text."""
    page = Page(look)
    for profile in report.profiles:
        _profile(page, profile)
        page.blank()
    page.rule(heavy=True, style="blue")
    _summary(page, report)
    return page.text()


def _profile(page: Page, profile: ProfileReport) -> None:
    page.rule(heavy=True, style="blue")
    page.aside(["  ", (f"{profile.system}, profile {profile.profile}", "bold")], (profile.declaration, "dim"), indent=2)
    if profile.problem is not None:
        page.paragraph((profile.problem, "bold"), indent=INDENT, lead=_lead(Status.REFUTED))
        return
    page.blank()
    for invariant in profile.invariants:
        page.aside(
            [_lead(invariant.judgement.status), ("invariant ", ""), (invariant.name, "bold")],
            (_about(invariant), "dim"),
            indent=INDENT,
        )
        _reason(page, invariant.judgement)
    told = {one.judgement.reason: f"as the invariant {one.name}, see there" for one in profile.invariants}
    silent = [finding for finding in profile.findings if finding.judgement.status is Status.NOTHING]
    for finding in profile.findings:
        if finding.judgement.status is not Status.NOTHING:
            _finding(page, finding, told)
    if silent:
        named = ", ".join(dict.fromkeys(f"{finding.name} ({finding.verdict})" for finding in silent))
        page.paragraph((f"without a certificate: {named}", "dim"), indent=INDENT, lead=_lead(Status.NOTHING))


def _about(invariant: InvariantFinding) -> str:
    held = count(invariant.conditions, "condition")
    return f"{held}, for every {', '.join(invariant.parameters)}" if invariant.parameters else held


def _finding(page: Page, finding: Finding, told: Mapping[str | None, str]) -> None:
    judgement = finding.judgement
    if judgement.reason in told and judgement.reason is not None:
        judgement = Judgement(judgement.status, told[judgement.reason])
    said = "no verdict" if finding.verdict is None else f"{finding.verdict}, by {finding.evidence}"
    every = " (for every value)" if finding.kind == "parametric" else ""
    page.aside([_lead(judgement.status), (finding.name, "bold"), every], (said, "dim"), indent=INDENT)
    if judgement.status is not Status.CONFIRMED:
        page.paragraph((f"claimed: {finding.formula}", "dim"), indent=INDENT, lead=" " * INDENT)
    _reason(page, judgement)


def _reason(page: Page, judgement: Judgement) -> None:
    if judgement.reason is not None:
        page.paragraph((flat(judgement.reason), "italic"), indent=INDENT, lead=" " * INDENT)


def _lead(status: Status) -> tuple[str, str]:
    mark, style = MARKS[status]
    word = "" if status is Status.NOTHING else status.value
    return f"  {mark} {word:<9} ", style


def _summary(page: Page, report: Report) -> None:
    judgements = [judgement for profile in report.profiles for judgement in profile.judgements]
    counted = Counter(judgement.status for judgement in judgements)
    certified = len(judgements) - counted[Status.NOTHING]
    parts = [f"{counted[s]:,} {told[counted[s] != 1]}" for s, told in _TOLD.items() if counted[s]]
    listed = " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts) or "none says anything"
    page.paragraph((f"Of {count(certified, 'certificate')}, {listed}.", "bold"), indent=2, lead="  ")
    page.paragraph(f"Solver: {report.solver}. Runs: replayed by the interpreter.", indent=2, lead="  ")
    if counted[Status.REPLAYED]:
        text = "A run that replays is one of the machine; that it violates what is claimed was not judged."
        page.paragraph(text, indent=2, lead="  ")
    silent = [
        found for profile in report.profiles for found in profile.findings if found.judgement.status is Status.NOTHING
    ]
    undecided = sum(found.verdict == "unknown" for found in silent)
    if rest := len(silent) - undecided:
        rests = "rests" if rest == 1 else "rest"
        text = f"{count(rest, 'verdict')} without a certificate {rests} on Interlock's engines alone."
        page.paragraph(text, indent=2, lead="  ")
    if undecided:
        text = (
            f"{count(undecided, 'claim')} {'is' if undecided == 1 else 'are'} unknown, and nothing is to be rechecked."
        )
        page.paragraph(text, indent=2, lead="  ")
    if report.missing:
        text = f"There are no certificates of {', '.join(report.missing)}."
        page.paragraph((text, "bold yellow"), indent=2, lead="  ")


# ---- for programs --------------------------------------------------------------------------------------------------


def render_json(report: Report) -> str:
    """The report as JSON."""
    document = {
        "solver": report.solver,
        "profiles": [_profile_value(profile) for profile in report.profiles],
        "missing": list(report.missing),
        "summary": {**_counts(report.profiles), "exit_code": report.exit_code.value},
    }
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


def _profile_value(profile: ProfileReport) -> dict[str, object]:
    return {
        "system": profile.system,
        "profile": profile.profile,
        "declaration": profile.declaration,
        "problem": profile.problem,
        "invariants": [
            {
                "id": invariant.name,
                "parameters": list(invariant.parameters),
                "conditions": invariant.conditions,
                "status": invariant.judgement.status.value,
                "reason": invariant.judgement.reason,
            }
            for invariant in profile.invariants
        ],
        "properties": [
            {
                "property": finding.name,
                "kind": finding.kind,
                "formula": finding.formula,
                "verdict": finding.verdict,
                "certificate": finding.evidence,
                "status": finding.judgement.status.value,
                "reason": finding.judgement.reason,
            }
            for finding in profile.findings
        ],
    }


def _counts(profiles: Iterable[ProfileReport]) -> dict[str, int]:
    found: Sequence[Judgement] = [judgement for profile in profiles for judgement in profile.judgements]
    return {status.value: sum(judgement.status is status for judgement in found) for status in Status}
