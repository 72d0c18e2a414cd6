"""The results of a mutation study: a table for each machine, and the names of the undetected mutants."""

import json
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from leverframe.cli.output import Look
from leverframe.cli.reports import tables, words
from leverframe.cli.reports.page import Page
from leverframe.cli.reports.pretty import heading
from leverframe.cli.reports.tables import HYPHEN
from leverframe.errors import ExitCode
from leverframe.mutation.difference import difference
from leverframe.mutation.mutant import Operator
from leverframe.mutation.mutants import mutants
from leverframe.mutation.pool import MutationReport
from leverframe.mutation.study import MutantOutcome

_COLUMNS = (
    "mutants",
    "equi-\nvalent",
    f"well{HYPHEN}\nformed-\nness",
    "re-\nfine-\nment",
    "prop-\nerties",
    "un-\ndecided",
    "survive",
)

Change: TypeAlias = tuple[Sequence[str], Sequence[str]]
"""Lines of the declaration, and of the mutant."""

_ALIKE = "The same states owe a machine event and the same paths are fair, so no claim can tell the difference."
_NAMED = 10
"""The most undecided mutants that are named; the rest is counted."""
_TO_DO = "add a property that the mutant violates, or a reason under 'survivors'"


def exit_code(reports: Sequence[MutationReport]) -> ExitCode:
    """Return the exit code: violated if a mutant is undetected without a reason, or a reason is needless."""
    if any(report.unexplained or report.needless_reasons or report.changed_by_small for report in reports):
        return ExitCode.VIOLATED
    return ExitCode.INCONCLUSIVE if any(report.undecided for report in reports) else ExitCode.AS_EXPECTED


def render(reports: Sequence[MutationReport], look: Look) -> str:
    """Return the reports as text."""
    page = Page(look)
    for report in reports:
        heading(page, report.declaration)
        _machine(page, report)
        page.blank()
    page.rule(heavy=True, style="blue")
    _summary(page, reports)
    return page.text()


def _machine(page: Page, report: MutationReport) -> None:
    small = ", ".join(f"{name} = {value}" for name, value in report.declaration.small.items())
    page.paragraph(
        f"Mutants at {small}; off-by-one at the declared constants." if small else "Mutants at the declared constants.",
        indent=2,
        lead="  ",
    )
    page.blank()
    _table(page, report.outcomes)
    alike = sum(outcome.equivalent and outcome.operator is Operator.CHANGE_MAKER for outcome in report.outcomes)
    if alike:
        page.paragraph(f"Equivalent changes of makers: {alike:,}. {_ALIKE}", indent=2, lead="  ")
    for name in report.changed_by_small:
        place = f"at the constants under 'small', the verdict on {name} differs from that at the declared ones"
        text = f"{place}: mutants show nothing about it"
        page.paragraph(text, indent=4, lead=("  ✗ ", "bold red"))
    changes = _changes(report)
    for told, outcomes in _together(report).items():
        page.blank()
        for outcome in outcomes:
            explained = outcome.name in report.declaration.survivors
            lead = ("  · ", "dim") if explained else ("  ✗ ", "bold red")
            place = f"{report.declaration.path}:{outcome.line}"
            page.aside([lead, (outcome.name, "bold")], (place, "dim"), indent=4)
            if outcome.name in changes:
                _change(page, changes[outcome.name])
        page.paragraph(told, indent=4, lead="    ")
    for reason, outcomes in _undecided(report).items():
        page.blank()
        for outcome in outcomes[:_NAMED]:
            page.wrapped(("  ? ", "bold yellow"), (outcome.name, "bold"), f"  {report.declaration.path}:{outcome.line}")
        if len(outcomes) > _NAMED:
            page.wrapped(("  ? ", "bold yellow"), f"and {len(outcomes) - _NAMED:,} more; --format json lists all")
        page.paragraph(f"undecided: {reason}", indent=4, lead="    ")
    for name in report.needless_reasons:
        text = f"'survivors' gives a reason for '{name}', but no undetected mutant has that name"
        page.paragraph(text, indent=4, lead=("  ✗ ", "bold red"))


def _together(report: MutationReport) -> dict[str, list[MutantOutcome]]:
    """Group the undetected mutants by their text: one reason may stand for many."""
    found: dict[str, list[MutantOutcome]] = {}
    for outcome in report.unnoticed:
        reason = report.declaration.survivors.get(outcome.name)
        what = "no property failed" if outcome.survives else f"no property failed; {_only(outcome)} did"
        given = f"reason given: {words.flat(reason)}" if reason else _TO_DO
        found.setdefault(f"{'survived: ' if outcome.survives else ''}{what}; {given}", []).append(outcome)
    return found


def _undecided(report: MutationReport) -> dict[str, list[MutantOutcome]]:
    """Group the undecided mutants by reason: usually all have the same."""
    found: dict[str, list[MutantOutcome]] = {}
    for outcome in report.undecided:
        found.setdefault(outcome.undecided or "", []).append(outcome)
    return found


def _changes(report: MutationReport) -> dict[str, Change]:
    """Map the undetected mutants to their changes."""
    names = {outcome.name for outcome in report.unnoticed}
    planted = (mutant for mutant in mutants(report.declaration) if mutant.name in names) if names else ()
    return {mutant.name: difference(report.declaration, mutant.plant()) for mutant in planted}


def _change(page: Page, change: Change) -> None:
    gone, come = change
    for sign, lines, style in (("-", gone, "red"), ("+", come, "green")):
        for line in lines:
            page.paragraph((line, style), indent=8, lead=(f"      {sign} ", style))


def _only(outcome: MutantOutcome) -> str:
    return " and ".join(name for name in (outcome.by_well_formedness, outcome.by_refinement) if name)


def _table(page: Page, outcomes: Sequence[MutantOutcome]) -> None:
    by_operator = [(operator.value, [o for o in outcomes if o.operator is operator]) for operator in Operator]
    rows = [(name, _numbers(found)) for name, found in by_operator if found]
    tables.write_named(page, "detected by", _COLUMNS, rows, _numbers(outcomes))


def _numbers(outcomes: Iterable[MutantOutcome]) -> list[str]:
    found = list(outcomes)
    numbers = (
        len(found),
        sum(o.equivalent for o in found),
        sum(o.by_well_formedness is not None for o in found),
        sum(o.by_refinement is not None for o in found),
        sum(o.by_property is not None for o in found),
        sum(o.undecided is not None for o in found),
        sum(o.survives for o in found),
    )
    return [f"{number:,}" for number in numbers]


def _summary(page: Page, reports: Sequence[MutationReport]) -> None:
    outcomes = [outcome for report in reports for outcome in report.outcomes]
    different = [o for o in outcomes if not o.equivalent]
    killed = sum(o.killed for o in different)
    needed = sum(len(report.unnoticed) for report in reports)
    unexplained = sum(len(report.unexplained) for report in reports)
    explained = needed - unexplained
    undecided = sum(len(report.undecided) for report in reports)
    code = exit_code(reports)
    style = {ExitCode.AS_EXPECTED: "bold green", ExitCode.VIOLATED: "bold red"}.get(code, "bold yellow")
    sentence = (
        f"Of {words.count(len(outcomes), 'mutant')}, {len(outcomes) - len(different):,} are equivalent; "
        f"{killed:,} of the other {len(different):,} are detected. "
        f"{needed:,} {'needs' if needed == 1 else 'need'} a reason: {explained:,} with one, {unexplained:,} without."
        f"{f' {undecided:,} are undecided.' if undecided else ''}"
    )
    page.paragraph((sentence, style), indent=2, lead="  ")
    meaning = {
        ExitCode.AS_EXPECTED: "every mutant is detected, equivalent or explained",
        ExitCode.VIOLATED: "a mutant needs a reason and has none, or a reason is out of date",
    }.get(code, "some mutants were not decided")
    page.paragraph(f"Exit code {code.value}: {meaning}.", indent=2, lead="  ")


def render_json(reports: Sequence[MutationReport]) -> str:
    """Return the reports as JSON, with the schema docs/mutants.schema.json."""
    changed = [_changes(report) for report in reports]
    document = {
        "machines": [
            {
                "system": report.declaration.machine,
                "profile": report.declaration.profile,
                "file": report.declaration.path,
                "sha256": report.declaration.sha256,
                "changed_by_small": list(report.changed_by_small),
                "needless_reasons": list(report.needless_reasons),
                "mutants": [_outcome(report, outcome, changes.get(outcome.name)) for outcome in report.outcomes],
            }
            for report, changes in zip(reports, changed, strict=True)
        ],
        "exit_code": exit_code(reports).value,
    }
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


def _outcome(report: MutationReport, outcome: MutantOutcome, change: Change | None) -> dict[str, object]:
    before, after = (None, None) if change is None else map(list, change)
    return {
        "mutant": outcome.name,
        "operator": outcome.operator.value,
        "line": outcome.line,
        "before": before,
        "after": after,
        "equivalent": outcome.equivalent,
        "stillborn": outcome.stillborn,
        "well_formedness": outcome.by_well_formedness,
        "refinement": outcome.by_refinement is not None,
        "property": outcome.by_property,
        "survives": outcome.survives,
        "undecided": outcome.undecided,
        "reason": report.declaration.survivors.get(outcome.name),
    }
