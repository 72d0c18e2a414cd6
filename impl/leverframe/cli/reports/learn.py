"""What `leverframe learn` says: for people, and as JSON."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from leverframe.cli.output import Look
from leverframe.cli.reports.page import Page
from leverframe.cli.reports.words import capital, count, flat, on_lines
from leverframe.conform.subject.troubles import in_words
from leverframe.errors import ExitCode
from leverframe.language.declaration import Declaration
from leverframe.learning.asking import Spent
from leverframe.learning.differences import Differs, by_cause
from leverframe.learning.inquiry import Inquiry
from leverframe.traceability.records import Requirement

_SHOWN = 12
"""The most causes that are shown."""
_INDENT = 14


@dataclass(frozen=True)
class Findings:
    """An inquiry with its context. `sentences` are the known requirements of the document, by id."""

    inquiry: Inquiry
    declaration: Declaration
    command: Sequence[str]
    sentences: Mapping[str, Requirement]


def exit_code(found: Inquiry) -> ExitCode:
    """The exit code of the command."""
    if found.differs:
        return ExitCode.VIOLATED
    return ExitCode.AS_EXPECTED if found.is_finished else ExitCode.INCONCLUSIVE


def render(findings: Findings, kind: str, look: Look) -> str:
    """The report in a format."""
    if kind == "json":
        return json.dumps(_as_json(findings), indent=2, ensure_ascii=False) + "\n"
    return _pretty(findings, look)


# ---- JSON -----------------------------------------------------------------------------------------------------------

_VERDICTS = {ExitCode.AS_EXPECTED: "pass", ExitCode.VIOLATED: "fail"}


def _as_json(findings: Findings) -> dict[str, object]:
    found = findings.inquiry
    about = found.started.implementation.model_dump(exclude_none=True) if found.started else {}
    return {
        "verdict": _VERDICTS.get(exit_code(found), "inconclusive"),
        "reason": _not_begun(found) if found.reference is None else found.why,
        "guarantee": found.guarantee,
        "subject": {"command": [*findings.command], **about},
        "asked": {"learning": _spent(found.learning), "comparison": _spent(found.spent - found.learning)},
        "hypotheses": [
            {"states": one.states, "refuted_by": None if one.refuted_by is None else found.named(one.refuted_by)}
            for one in found.rounds
        ],
        "not_offered": [*found.withheld],
        "not_given": [str(one) for one in found.unable],
        "learnt": _machine(found),
        "differences": [_difference(found, each) for each in by_cause(found.differs)],
    }


def _spent(one: Spent) -> dict[str, object]:
    return {"words": one.words, "symbols": one.symbols, "seconds": round(one.seconds, 3)}


def _machine(found: Inquiry) -> dict[str, object] | None:
    if found.learnt is None:
        return None
    steps = [
        {"from": state, "input": str(found.learnt.inputs[symbol]), "output": output, "to": target}
        for state, row in enumerate(found.learnt.rows)
        for symbol, (output, target) in enumerate(row)
    ]
    return {"states": found.learnt.size, "inputs": [str(one) for one in found.learnt.inputs], "steps": steps}


def _difference(found: Inquiry, each: Sequence[Differs]) -> dict[str, object]:
    one = each[0]
    return {
        "requirements": list(one.sentence.requirements),
        "demanded_by": one.sentence.demanded_by,
        "choices": list(one.sentence.choices),
        "dimension": one.wrong.dimension,
        "also": list(one.also),
        "events": [str(event) for event in one.run],
        "shown": found.shown(one.word),
        "expected": list(one.wrong.expected),
        "observed": one.wrong.observed,
        "shortest": True,
        "cause": one.cause,
        "count": len(each),
    }


# ---- for people -----------------------------------------------------------------------------------------------------


def _pretty(findings: Findings, look: Look) -> str:
    found, declaration = findings.inquiry, findings.declaration
    page = Page(look)
    page.rule(heavy=True, style="blue")
    title = f"{declaration.machine}, profile {declaration.profile}"
    page.aside(["  ", (title, "bold")], (declaration.path, "dim"), indent=2)
    about = found.started.implementation if found.started else None
    name = " ".join(filter(None, (about.name, about.version))) if about else ""
    page.aside(["  ", name], (" ".join(findings.command), "dim"), indent=2)
    page.blank()
    if found.reference is None:
        page.paragraph(_not_begun(found), indent=2, lead="  ")
        return page.text()
    _asked(page, found)
    causes = by_cause(found.differs)
    for each in causes[:_SHOWN]:
        _differs(page, findings, each)
    page.rule(heavy=True, style="blue")
    _summary(page, found, len(causes))
    return page.text()


def _not_begun(found: Inquiry) -> str:
    if found.trouble is not None:
        message, hint = in_words(found.trouble)
        return f"The subject did not start: {message}. {capital(hint)}".strip()
    if found.why:
        return found.why
    return "Nothing was learnt. The subject does not offer the mode events, or the machine has none of its events."


def _fact(page: Page, name: str, text: str) -> None:
    page.paragraph(text, indent=_INDENT, lead=(f"  {name:<{_INDENT - 2}}", "dim"))


def _asked(page: Page, found: Inquiry) -> None:
    inputs = len(found.reference.inputs) if found.reference else 0
    _fact(page, "inputs", f"{inputs:,}, each with its data")
    _fact(page, "to learn", _words(found.learning))
    refuted = [one for one in found.rounds if one.refuted_by is not None]
    for one in refuted[-1:]:
        text = (
            f"the last one has {count(one.states, 'state')}, refuted by {', '.join(found.named(one.refuted_by or ()))}"
        )
        _fact(page, "refuted", f"{count(len(refuted), 'machine')}; {text}")
    if found.learnt is not None:
        _fact(page, "learnt", f"a machine with {count(found.learnt.size, 'state')}")
        _fact(page, "to compare", _words(found.spent - found.learning))
        _fact(page, "guarantee", found.guarantee)
    if found.withheld:
        _fact(page, "not offered", ", ".join(found.withheld))
    if found.unable:
        _fact(page, "not given", f"in some state: {', '.join(map(str, found.unable))}")


def _words(one: Spent) -> str:
    return f"{count(one.words, 'word')} with {count(one.symbols, 'input')} in {one.seconds:.1f} s"


def _differs(page: Page, findings: Findings, each: Sequence[Differs]) -> None:
    one, found = each[0], findings.inquiry
    page.blank()
    page.rule()
    where = f" in {one.wrong.controls[0]}" if len(one.wrong.controls) == 1 else ""
    text = f"{one.run[-1]}{where}: {', '.join((one.wrong.dimension, *one.also))}"
    page.aside([("  ✗ ", "bold red"), (text, "bold")], (count(len(each), "place"), "dim"), indent=4)
    page.blank()
    page.paragraph("the shortest run that shows it, with the answers of the subject:", indent=4, lead="    ")
    start = " or ".join(found.reference.controls[0]) if found.reference else ""
    page.paragraph(f"starts in {start}", indent=10, lead=" " * 10)
    for number, (event, told) in enumerate(zip(one.run, found.shown(one.word), strict=True), 1):
        page.paragraph(f"{event} → {told}", indent=10, lead=f"    {number:>4}. ")
    page.paragraph(" or ".join(one.wrong.expected) or "nothing", indent=14, lead=("    expected  ", "green"))
    page.paragraph(flat(one.wrong.observed), indent=14, lead=("    observed  ", "red"))
    if one.sentence.choices:
        text = f"The document leaves it open; the reference has chosen otherwise: {', '.join(one.sentence.choices)}."
        page.paragraph(text, indent=4, lead="    ")
    for name in one.sentence.requirements:
        known = findings.sentences.get(name)
        text = f" ({on_lines(known.lines)}): {known.statement}" if known else ""
        page.paragraph((name, "bold"), text, indent=4, lead="    ")


def _summary(page: Page, found: Inquiry, causes: int) -> None:
    if found.why:
        page.paragraph((f"? {found.why}", "bold yellow"), indent=2, lead="  ")
    if causes:
        rest = f"; {_SHOWN} of them are shown" if causes > _SHOWN else ""
        text = f"✗ {count(causes, 'difference')} from the reference{rest}. What is behind one is not compared."
        page.paragraph((text, "bold red"), indent=2, lead="  ")
    elif found.is_finished:
        judged = count(found.judged, "answer")
        text = f"✓ No difference from the reference: {judged} judged, for each input in each pair of states."
        page.paragraph((text, "green"), indent=2, lead="  ")
