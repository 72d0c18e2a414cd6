"""The results of `prove`, for people."""

from collections.abc import Sequence
from pathlib import Path

from leverframe.check.verdict import Fails
from leverframe.cli.output import Look
from leverframe.cli.reports import tables, words
from leverframe.cli.reports.page import Page
from leverframe.cli.reports.tally import tally
from leverframe.errors import ExitCode
from leverframe.evidence import Evidence
from leverframe.smt.ladder import Proof
from leverframe.smt.prove import Proofs

COLUMNS = (
    "by proof",
    "lemmas\nneeded",
    "for every\nvalue",
    "any\nnumber",
    "by\nexploring",
    "fail, with\na run",
    "fail",
)


def render(found: Sequence[Evidence], folder: Path, look: Look) -> str:
    """Return a line for each machine, the claims that were not proved, and the place of the certificates."""
    page = Page(look)
    _overview(page, found)
    page.blank()
    for proofs in _all(found):
        for told in _missing(proofs):
            page.paragraph(f"{words.machine_name(proofs.declaration)}: {told}", indent=4, lead=("  ? ", "bold yellow"))
    files = sum(len(one.files) for one in found)
    told = f"{words.count(files, 'file')} in {folder}; 'leverframe recheck' judges them without the engines"
    page.paragraph(f"{told}.", indent=2, lead="  ")
    whole = tally([proofs.report for proofs in _all(found)])
    page.paragraph((words.sentence(whole), "bold"), indent=2, lead="  ")
    if whole.not_checked:
        page.paragraph((_beyond(found), "bold"), indent=2, lead="  ")
    return page.text()


def exit_code(found: Sequence[Evidence]) -> ExitCode:
    """Return the exit code of `check`, or inconclusive if a proof for every value is missing."""
    code = tally([proofs.report for proofs in _all(found)]).exit_code
    missing = any(True for proofs in _all(found) for _ in _missing(proofs))
    return ExitCode.INCONCLUSIVE if missing and code is ExitCode.AS_EXPECTED else code


def _all(found: Sequence[Evidence]) -> tuple[Proofs, ...]:
    return tuple(proofs for one in found for proofs in one.proofs)


def _beyond(found: Sequence[Evidence]) -> str:
    """Summarise the claims for every value of a constant and for any number of machines."""
    claims = sum(len(proofs.report.not_checked) for proofs in _all(found))
    failing = sum(isinstance(one, Fails) for proofs in _all(found) for one in proofs.general.values())
    unproved = sum(1 for proofs in _all(found) for _ in proofs.open)
    proved = claims - failing - unproved
    told = [
        f"{failing:,} {'fails' if failing == 1 else 'fail'} for the declared values" if failing else "",
        f"{proved:,} {'is' if proved == 1 else 'are'} proved" if failing and proved else "",
        f"{unproved:,} {'is' if unproved == 1 else 'are'} not proved" if unproved else "",
    ]
    rest = ", ".join(part for part in told if part) or "all are proved"
    return f"Of {words.count(claims, 'further claim')}, for every value or any number, {rest}."


def _missing(proofs: Proofs) -> tuple[str, ...]:
    told: list[str] = []
    if proofs.undecided is not None:
        alone = f"no invariant serves several claims, and {len(proofs.proved)} could be proved alone"
        told.append(f"{alone if proofs.proved else 'no verdict was proved'}: {proofs.undecided}")
    told += [f"{name}: {reason}" for name, reason in proofs.open]
    return tuple(told)


def _overview(page: Page, found: Sequence[Evidence]) -> None:
    numbers = [(proofs.declaration, _numbers(proofs)) for proofs in _all(found)]
    rows = [tables.Row(declaration, tuple(f"{number:,}" for number in row)) for declaration, row in numbers]
    total = [f"{sum(column):,}" for column in zip(*(row for _, row in numbers), strict=True)]
    tables.write(page, "machine", COLUMNS, rows, total if len(rows) > 1 else None)


def _numbers(proofs: Proofs) -> tuple[int, ...]:
    holding = [result for result in proofs.report.results if result.word == "holds"]
    failing = [result.verdict for result in proofs.report.results if isinstance(result.verdict, Fails)]
    with_run = sum(verdict.trace is not None for verdict in failing)
    return (
        sum(result.name in proofs.proved for result in holding),
        sum(len(invariant.lemmas) for invariant in proofs.invariants),
        sum(isinstance(found, Proof) for found in proofs.general.values()),
        sum(all(theorem.proved for theorem in theorems) for theorems in proofs.any_number.values()),
        sum(result.name not in proofs.proved for result in holding),
        with_run,
        len(failing) - with_run,
    )
