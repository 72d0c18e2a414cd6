"""The results of `recheck`, for people and for programs."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from leverframe.cli.output import Look
from leverframe.cli.reports.page import Page
from leverframe.cli.reports.words import count, flat
from leverframe.recheck.judgement import Judgement, JudgementStatus
from leverframe.recheck.recheck import CountsFinding, InvariantFinding, JudgedVerdict, ProfileReport, RecheckReport

INDENT = 14
MARKS = {
    JudgementStatus.CONFIRMED: ("✓", "green"),
    JudgementStatus.REPLAYED: ("·", "blue"),
    JudgementStatus.NOTHING: ("–", "dim"),
    JudgementStatus.UNKNOWN: ("?", "bold yellow"),
    JudgementStatus.REFUTED: ("✗", "bold red"),
}


def render(report: RecheckReport, look: Look) -> str:
    """Return the report as text."""
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
        page.paragraph((profile.problem, "bold"), indent=INDENT, lead=_lead(JudgementStatus.REFUTED))
        return
    page.blank()
    for invariant in profile.invariants:
        page.aside(
            [_lead(invariant.judgement.status), ("invariant ", ""), (invariant.name, "bold")],
            (_about(invariant), "dim"),
            indent=INDENT,
        )
        _reason(page, invariant.judgement)
    if profile.counts is not None:
        _counted(page, profile.counts)
    told = {one.judgement.reason: f"by the invariant {one.name}, see there" for one in profile.invariants}
    for finding in profile.findings:
        if not (_decided_alone(finding) or finding.judgement.status is JudgementStatus.NOTHING):
            _finding(page, finding, told)
    decided = [finding for finding in profile.findings if _decided_alone(finding)]
    _listed(page, JudgementStatus.CONFIRMED, "decided by the evaluator alone", decided)
    silent = [finding for finding in profile.findings if finding.judgement.status is JudgementStatus.NOTHING]
    _listed(page, JudgementStatus.NOTHING, "without a certificate", silent)


def _decided_alone(finding: JudgedVerdict) -> bool:
    """Is it confirmed as expected, by the evaluator and without a certificate?"""
    return (
        finding.judgement.status is JudgementStatus.CONFIRMED and finding.evidence == "none" and not finding.unexpected
    )


def _listed(page: Page, status: JudgementStatus, title: str, findings: Sequence[JudgedVerdict]) -> None:
    if findings:
        named = ", ".join(dict.fromkeys(f"{finding.name} ({finding.verdict})" for finding in findings))
        page.paragraph((f"{title}: {named}", "dim"), indent=INDENT, lead=_lead(status))


def _counted(page: Page, counts: CountsFinding) -> None:
    if counts.judgement.status is JudgementStatus.CONFIRMED and counts.states is None:
        return
    shown = [
        "no number of " + noun if number is None else count(number, noun)
        for number, noun in ((counts.states, "state"), (counts.transitions, "transition"))
    ]
    page.paragraph(", ".join(shown), indent=INDENT, lead=_lead(counts.judgement.status))
    _reason(page, counts.judgement)


def _about(invariant: InvariantFinding) -> str:
    held = count(invariant.conditions, "condition")
    return f"{held}, for every {', '.join(invariant.parameters)}" if invariant.parameters else held


def _finding(page: Page, finding: JudgedVerdict, told: Mapping[str | None, str]) -> None:
    judgement = finding.judgement
    if judgement.reason in told and judgement.reason is not None:
        judgement = Judgement(judgement.status, told[judgement.reason])
    by = "without a certificate" if finding.evidence == "none" else f"by {finding.evidence}"
    said = "no verdict" if finding.verdict is None else f"{finding.verdict}, {by}"
    every = " (for every value)" if finding.kind == "parametric" else ""
    page.aside([_lead(judgement.status), (finding.name, "bold"), every], (said, "dim"), indent=INDENT)
    if judgement.status is not JudgementStatus.CONFIRMED or finding.unexpected:
        page.paragraph((f"claimed: {finding.formula}", "dim"), indent=INDENT, lead=" " * INDENT)
    _reason(page, judgement)
    if finding.unexpected:
        text = (
            f"The claim {finding.decision or finding.verdict}; the declaration expects that it {finding.expectation}."
        )
        page.paragraph((text, "bold"), indent=INDENT, lead=" " * INDENT)


def _reason(page: Page, judgement: Judgement) -> None:
    if judgement.reason is not None:
        page.paragraph((flat(judgement.reason), "italic"), indent=INDENT, lead=" " * INDENT)


def _lead(status: JudgementStatus) -> tuple[str, str]:
    mark, style = MARKS[status]
    word = "" if status is JudgementStatus.NOTHING else status.value
    return f"  {mark} {word:<9} ", style


def _summary(page: Page, report: RecheckReport) -> None:
    findings = [finding for profile in report.profiles for finding in profile.findings]
    page.paragraph((_verdicts(findings), "bold"), indent=2, lead="  ")
    page.paragraph(_means(report), indent=2, lead="  ")
    unexpected = sum(finding.unexpected for finding in findings)
    if unexpected:
        text = f"{count(unexpected, 'verdict')} {_is(unexpected)} not what the declaration expects."
        page.paragraph((text, "bold red"), indent=2, lead="  ")
    if report.certificates_only:
        alone = sum(
            finding.judgement.status in {JudgementStatus.NOTHING, JudgementStatus.REPLAYED} for finding in findings
        )
        rests = "rests" if alone == 1 else "rest"
        why = "with --certificates-only the evaluator does not run"
        text = f"{count(alone, 'verdict')} {rests} on Leverframe's engines alone: {why}."
        page.paragraph((text, "bold yellow"), indent=2, lead="  ")
    counts = [profile.counts.judgement.status for profile in report.profiles if profile.counts is not None]
    if wrong := sum(status is JudgementStatus.REFUTED for status in counts):
        text = f"The numbers of states and transitions of {count(wrong, 'profile')} are wrong."
        page.paragraph((text, "bold red"), indent=2, lead="  ")
    if report.unlisted:
        named = ", ".join(f"{system} {profile}" for system, profile in report.unlisted)
        text = f"The evidence does not list {count(len(report.unlisted), 'profile')}: {named}."
        page.paragraph((text, "bold yellow"), indent=2, lead="  ")
    if report.missing:
        text = f"Evidence is missing for {', '.join(report.missing)}."
        page.paragraph((text, "bold yellow"), indent=2, lead="  ")


def _verdicts(findings: Sequence[JudgedVerdict]) -> str:
    """Count the verdicts by their judgement, in a sentence."""
    counted = Counter(finding.judgement.status for finding in findings)
    order = (
        JudgementStatus.CONFIRMED,
        JudgementStatus.REPLAYED,
        JudgementStatus.NOTHING,
        JudgementStatus.UNKNOWN,
        JudgementStatus.REFUTED,
    )
    words = {JudgementStatus.REPLAYED: "rest on runs that only replay", JudgementStatus.NOTHING: "have no certificate"}
    parts = [f"{counted[s]:,} {words.get(s, f'{_is(counted[s])} {s.value}')}" for s in order if counted[s]]
    listed = " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts) or "no verdict was judged"
    return f"Of {count(len(findings), 'verdict')}, {listed}."


def _means(report: RecheckReport) -> str:
    """Count what each means has judged, in a sentence, without what it left open."""
    findings = [finding for profile in report.profiles if profile.problem is None for finding in profile.findings]
    shown = [
        finding.evidence
        for finding in findings
        if finding.evidence != "none" and finding.judgement.status is not JudgementStatus.UNKNOWN
    ]
    runs = shown.count("run")
    parts = [
        f"{count(len(shown) - runs, 'proof')} by the solver {report.solver}",
        f"{count(runs, 'run')} by the interpreter",
    ]
    if not report.certificates_only:
        decided = sum(finding.decision is not None for finding in findings)
        parts.insert(0, f"{count(decided, 'verdict')} by the evaluator")
    return f"Judged: {', '.join(parts)}."


def _is(number: int) -> str:
    return "is" if number == 1 else "are"


# ---- for programs --------------------------------------------------------------------------------------------------


def render_json(report: RecheckReport) -> str:
    """Return the report as JSON."""
    document = {
        "solver": report.solver,
        "profiles": [_profile_value(profile) for profile in report.profiles],
        "certificates_only": report.certificates_only,
        "missing": list(report.missing),
        "unlisted": [{"system": system, "profile": profile} for system, profile in report.unlisted],
        "summary": {
            **_counts(report.profiles),
            "unexpected": _unexpected(report.profiles),
            "exit_code": report.exit_code.value,
        },
    }
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


def _profile_value(profile: ProfileReport) -> dict[str, object]:
    return {
        "system": profile.system,
        "profile": profile.profile,
        "declaration": profile.declaration,
        "problem": profile.problem,
        "counts": None
        if profile.counts is None
        else {
            "states": profile.counts.states,
            "transitions": profile.counts.transitions,
            "status": profile.counts.judgement.status.value,
            "reason": profile.counts.judgement.reason,
        },
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
                "decided": finding.decision,
                "expected": finding.expectation,
                "certificate": finding.evidence,
                "status": finding.judgement.status.value,
                "reason": finding.judgement.reason,
            }
            for finding in profile.findings
        ],
    }


def _counts(profiles: Iterable[ProfileReport]) -> dict[str, int]:
    found: Sequence[Judgement] = [judgement for profile in profiles for judgement in profile.judgements]
    return {status.value: sum(judgement.status is status for judgement in found) for status in JudgementStatus}


def _unexpected(profiles: Iterable[ProfileReport]) -> int:
    return sum(finding.unexpected for profile in profiles for finding in profile.findings)
