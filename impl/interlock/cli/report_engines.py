"""Which engines decided how many claims, and that they agree: for people."""

from collections.abc import Sequence

from rich.table import Table

from interlock.cli import words
from interlock.cli.page import Page, clean
from interlock.engines.agreement import ENGINES, Agreement
from interlock.engines.answers import Answer, NoRun, Open

_TITLES = {"interpreter": "inter-\npreter", "induction": "induc-\ntion", "k-induction": "k-induc-\ntion"}


def write(page: Page, agreements: Sequence[Agreement], *, full: bool) -> None:
    """A line for each machine, and in one sentence what came of it; `full` adds what was not decided, and why."""
    page.table(_overview(agreements))
    page.blank()
    if full:
        for agreement in agreements:
            _open(page, agreement)
    claims = sum(len(agreement.report.results) for agreement in agreements)
    decided = sum(_by_several(agreement) for agreement in agreements)
    counted = sum(_counted(agreement) for agreement in agreements)
    told = (
        f"The engines agree: {decided:,} of {words.count(claims, 'verdict')} were reached by two of them or more, and "
        f"no two contradict each other. What can be reached was counted twice in {counted:,} of "
        f"{words.count(len(agreements), 'machine')}.{_asked_in_vain(agreements, full=full)}"
    )
    page.paragraph((told, "bold green"), indent=2, lead="  ")


def _overview(agreements: Sequence[Agreement]) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 1), header_style="bold", show_edge=False)
    table.add_column(" verdicts by", overflow="fold", vertical="bottom")
    titles = ["all", *(_TITLES.get(name, name) for name in list(ENGINES)[1:]), "two or\nmore"]
    for title in titles:
        table.add_column(title, justify="right", vertical="bottom", no_wrap=True)
    total = [0] * len(titles)
    for agreement in agreements:
        numbers = [len(agreement.report.results), *(len(found.answers) for found in agreement.findings[1:])]
        numbers.append(_by_several(agreement))
        total = [one + other for one, other in zip(total, numbers, strict=True)]
        name = f"{agreement.declaration.machine} {agreement.declaration.profile}"
        table.add_row(f" {clean(name)}", *(f"{number:,}" for number in numbers))
    if len(agreements) > 1:
        table.add_row(" all", *(f"{number:,}" for number in total), style="bold")
    return table


def _by_several(agreement: Agreement) -> int:
    return sum(len(engines) > 1 for engines in agreement.answered_by.values())


def _counted(agreement: Agreement) -> bool:
    return sum(found.counts is not None for found in agreement.findings) > 1


def _asked_in_vain(agreements: Sequence[Agreement], *, full: bool) -> str:
    """How often an engine was asked and did not decide."""
    replies = [reply for a in agreements for found in a.findings[1:] for reply in found.replies.values()]
    vain = sum(isinstance(reply, Open) for reply in replies)
    bounded = sum(isinstance(reply, NoRun) for reply in replies)
    told = ""
    if bounded:
        told += f" {bounded:,} times no short run was found that would decide it, which decides nothing."
    if vain:
        told += f" {vain:,} times an engine did not decide what it was asked{'' if full else '; --full tells why'}."
    return told


def _open(page: Page, agreement: Agreement) -> None:
    """What an engine was asked and did not decide, by its reasons."""
    for found in agreement.findings[1:]:
        reasons: dict[str, list[str]] = {}
        for name, reply in found.replies.items():
            if not isinstance(reply, Answer):
                reasons.setdefault(str(reply), []).append(name)
        for reason, names in reasons.items():
            place = f"{words.machine_name(agreement.declaration)}, {found.engine}"
            page.paragraph(f"{place}: {reason}: {', '.join(names)}", indent=4, lead="  - ")
            page.blank()
