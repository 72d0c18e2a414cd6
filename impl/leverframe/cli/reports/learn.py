"""What `leverframe learn` says."""

from leverframe.cli.output import Look
from leverframe.cli.reports.page import Page
from leverframe.cli.reports.words import count, flat
from leverframe.conform.subject.troubles import in_words
from leverframe.errors import ExitCode
from leverframe.language.declaration import Declaration
from leverframe.learning.differences import Differs
from leverframe.learning.inquiry import Inquiry
from leverframe.learning.learnt import Learnt

_SHOWN = 12
"""The most differences that are shown."""


def exit_code(found: Inquiry) -> ExitCode:
    """The exit code of the command."""
    if found.differs:
        return ExitCode.VIOLATED
    return ExitCode.AS_EXPECTED if found.is_finished else ExitCode.INCONCLUSIVE


def render(found: Inquiry, declaration: Declaration, look: Look) -> str:
    """The report for people."""
    page = Page(look)
    page.rule(heavy=True, style="blue")
    title = f"{declaration.machine}, profile {declaration.profile}"
    page.aside(["  ", (title, "bold")], (declaration.path, "dim"), indent=2)
    started = found.started
    if started is not None:
        about = started.implementation
        page.line("  ", " ".join(filter(None, (about.name, about.version))))
    page.blank()
    if found.reference is None:
        page.paragraph(_not_begun(found), indent=2, lead="  ")
        return page.text()
    _asked(page, found)
    if found.learnt is not None:
        _learnt(page, found, found.learnt)
    for one in found.differs[:_SHOWN]:
        _differs(page, one)
    page.rule(heavy=True, style="blue")
    _summary(page, found)
    return page.text()


def _not_begun(found: Inquiry) -> str:
    if found.trouble is not None:
        message, hint = in_words(found.trouble)
        return f"The subject did not start: {message}. {hint}"
    return "Nothing was learnt. The subject does not offer the mode events, or the machine has none of its events."


def _asked(page: Page, found: Inquiry) -> None:
    inputs = len(found.reference.inputs) if found.reference else 0
    asked = f"{count(found.spent.words, 'word')} with {count(found.spent.symbols, 'input')} in all"
    text = f"{asked}; there are {count(inputs, 'different input')}"
    page.paragraph(text, indent=12, lead=("  asked     ", "dim"))


def _learnt(page: Page, found: Inquiry, learnt: Learnt) -> None:
    text = f"a Mealy machine with {count(learnt.size, 'state')}"
    page.paragraph(text, indent=12, lead=("  learnt    ", "dim"))
    most = learnt.size + found.extra
    text = (
        f"The subject is this machine, if it is deterministic in this view, returns to its initial state at each "
        f"reset, and has at most {count(most, 'state')}: a suite for k = {found.extra} found no difference from it. "
        f"Values with identities are not part of the view."
    )
    page.paragraph(text, indent=12, lead=("            ", "dim"))


def _differs(page: Page, one: Differs) -> None:
    page.blank()
    page.rule()
    page.paragraph((f"{one.run[-1]}: {one.wrong.dimension}", "bold"), indent=4, lead=("  ✗ ", "bold red"))
    page.blank()
    page.paragraph("the shortest run that shows it:", indent=4, lead="    ")
    for number, event in enumerate(one.run, 1):
        page.paragraph(str(event), indent=10, lead=f"    {number:>4}. ")
    page.paragraph(" or ".join(one.wrong.expected) or "nothing", indent=14, lead=("    expected  ", "green"))
    page.paragraph(flat(one.wrong.observed), indent=14, lead=("    observed  ", "red"))
    if one.sentence.requirements:
        page.paragraph(", ".join(one.sentence.requirements), indent=14, lead=("    cited     ", "dim"))


def _summary(page: Page, found: Inquiry) -> None:
    if found.why:
        page.paragraph((f"? {found.why}", "bold yellow"), indent=2, lead="  ")
    differs = len(found.differs)
    if differs:
        rest = f"; {_SHOWN} of them are shown" if differs > _SHOWN else ""
        text = f"✗ {count(differs, 'difference')} from the reference{rest}. What lies behind one was not compared."
        page.paragraph((text, "bold red"), indent=2, lead="  ")
    elif found.is_finished:
        page.paragraph(("✓ No input shows a difference from the reference.", "green"), indent=2, lead="  ")
