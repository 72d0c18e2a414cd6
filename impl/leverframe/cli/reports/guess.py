"""What `leverframe audit --guess` says: a mapping, and the sample judged by it, as a comment."""

from leverframe.audit.auditing import Audit
from leverframe.audit.guess.proposal import Proposal
from leverframe.cli.reports.page import clean
from leverframe.cli.reports.words import count, flat
from leverframe.errors import ExitCode

_WIDE = 110


def written(found: Proposal, judged: Audit | str) -> str:
    """The mapping, to be saved."""
    return f"{_judged(judged) if found.says_something else ''}{found.text}"


def exit_code(found: Proposal) -> ExitCode:
    """As expected if the mapping says something."""
    return ExitCode.AS_EXPECTED if found.says_something else ExitCode.INCONCLUSIVE


def _judged(judged: Audit | str) -> str:
    if isinstance(judged, str):
        return _comment(f"The sample could not be judged by it: {judged}")
    verdict = judged.conformant()
    told = f"Judged by it, {count(judged.executions, 'execution')} of the sample: conformant {verdict.verdict.value}"
    lines = [f"{told}, {verdict.reason}."]
    lines += [f"A row that it does not understand: {one.place}: {one.reason}" for one in judged.untold[:1]]
    lines += [f"A row that no run explains: {one.place}: {one.cause}" for one in judged.violations[:1]]
    return "".join(map(_comment, lines))


def _comment(text: str) -> str:
    shown = clean(flat(text))
    return f"# {shown if len(shown) <= _WIDE else f'{shown[:_WIDE]}…'}\n"
