"""The number of claims that each engine decided, and their agreement, for people."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from leverframe.cli.reports import tables, words
from leverframe.cli.reports.page import Page
from leverframe.crosscheck.answers import Answer, NoRun, Open

if TYPE_CHECKING:
    # Loading the engines takes time, so only `--all-engines` imports them.
    from leverframe.crosscheck.agreement import Agreement

_TITLES = {"interpreter": "inter-\npreter", "induction": "induc-\ntion", "k-induction": "k-induc-\ntion"}

_TOLD = 18
"""The column after the numbers."""


def write(page: Page, agreements: Sequence["Agreement"], *, verbose: bool) -> None:
    """Write a line for each machine, and a summary; `verbose` adds the undecided questions with their reasons."""
    _overview(page, agreements)
    page.blank()
    if verbose:
        for agreement in agreements:
            _open(page, agreement)
    if any(map(_by_several, agreements)):
        page.paragraph(("The engines agree: no two of them contradict each other.", "bold green"), indent=2, lead="  ")
    else:
        page.paragraph(
            ("Nothing was compared: no claim was decided by two engines.", "bold yellow"), indent=2, lead="  "
        )
    for number, told in _told(agreements, verbose=verbose):
        page.paragraph(told, indent=_TOLD, lead=f"{number:>{_TOLD - 2}}  ")


def _overview(page: Page, agreements: Sequence["Agreement"]) -> None:
    engines = [found.engine for found in agreements[0].findings[1:]]
    titles = ["all", *(_TITLES.get(name, name) for name in engines), "two or\nmore"]
    total = [0] * len(titles)
    rows: list[tables.Row] = []
    for agreement in agreements:
        numbers = [len(agreement.report.results), *(len(found.answers) for found in agreement.findings[1:])]
        numbers.append(_by_several(agreement))
        total = [one + other for one, other in zip(total, numbers, strict=True)]
        rows.append(tables.Row(agreement.declaration, tuple(f"{number:,}" for number in numbers)))
    tables.write(page, "verdicts by", titles, rows, [f"{number:,}" for number in total] if len(rows) > 1 else None)


def _by_several(agreement: "Agreement") -> int:
    return sum(len(engines) > 1 for engines in agreement.answered_by.values())


def _counted(agreement: "Agreement") -> bool:
    return sum(found.counts is not None for found in agreement.findings) > 1


def _told(agreements: Sequence["Agreement"], *, verbose: bool) -> Iterator[tuple[str, str]]:
    """Yield numbers about the agreement, each with its meaning."""
    claims = sum(len(agreement.report.results) for agreement in agreements)
    replies = [reply for a in agreements for found in a.findings[1:] for reply in found.replies.values()]
    none, undecided = (sum(isinstance(reply, kind) for reply in replies) for kind in (NoRun, Open))
    yield f"{sum(map(_by_several, agreements)):,} of {claims:,}", "verdicts were reached by at least two engines"
    counted = f"{sum(map(_counted, agreements)):,} of {len(agreements):,}"
    yield counted, "machines had their reachable states and transitions counted twice"
    if none:
        yield f"{none:,}", "searches found no short run, which decides nothing"
    if undecided:
        more = "" if verbose else "; -v lists them with the reasons"
        yield f"{undecided:,}", f"questions were left open by an engine{more}"


def _open(page: Page, agreement: "Agreement") -> None:
    """Write the questions that engines left open, by reason."""
    for found in agreement.findings[1:]:
        reasons: dict[str, list[str]] = {}
        for name, reply in found.replies.items():
            if not isinstance(reply, Answer):
                reasons.setdefault(str(reply), []).append(name)
        for reason, names in reasons.items():
            place = f"{words.machine_name(agreement.declaration)}, {found.engine}"
            page.paragraph(f"{place}: {reason}: {', '.join(names)}", indent=4, lead="  - ")
            page.blank()
