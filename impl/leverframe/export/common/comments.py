"""What is said beside the formal text: what a transition is, what a property claims, which requirements are behind it.

Comments are ASCII and of one width, whatever the documentation holds: not every tool reads more.
"""

import textwrap
from collections.abc import Iterator, Mapping, Sequence

from leverframe.language.declaration import Declaration, Event, Maker, Property, Transition

WIDTH = 110

_MAKERS: Mapping[Maker, str] = {
    Maker.INPUT: "input",
    Maker.MACHINE: "machine",
    Maker.FAULT: "fault",
    Maker.ENVIRONMENT: "environment",
}


def plain(text: str) -> str:
    """The text on one line, in printable ASCII."""
    flat = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    return flat.encode("ascii", "backslashreplace").decode("ascii")


def lines(text: str, mark: str, indent: str = "") -> Iterator[str]:
    """A comment that runs to the end of the line, in as many lines as it takes."""
    for line in textwrap.wrap(plain(text), WIDTH, break_long_words=False, break_on_hyphens=False):
        yield f"{indent}{mark} {line}"


def transition(line: Transition, declaration: Declaration) -> str:
    """A transition in words: from where, on what, to where, why."""
    maker = _MAKERS[declaration.makers[line.event]]
    everywhere = len(line.sources) == len(declaration.states)
    start = "any state" if everywhere else ", ".join(line.sources)
    where = "" if line.target is None and maker == "environment" else f": {start} -> {line.target or 'the same'}"
    event = next(e for e in declaration.events if e.name == line.event)
    realised = f", realises {event.realises}" if event.realises else ""
    return f"{line.event} ({maker}{realised}){where}{_cited(line.cites)}{_said(line.doc)}"


def event(declared: Event) -> str:
    """An event in words."""
    return f"{declared.name} ({_MAKERS[declared.maker]}){_cited(declared.cites)}{_said(declared.doc)}"


def claim(claimed: Property) -> str:
    """A property in words: its id, the requirements, what it says and what is expected of it."""
    return (
        f"{claimed.name}{_cited(claimed.cites)}: {claimed.doc or claimed.text} (expected: {claimed.expectation.value})"
    )


def heading(declaration: Declaration, target: str) -> Sequence[str]:
    """What stands at the top of a file."""
    title = declaration.title or f"{declaration.machine}, {declaration.profile}"
    found = [f"{title}: the machine {declaration.machine} in the profile {declaration.profile}, for {target}."]
    if declaration.source is not None:
        found.append(f"It follows the document {declaration.source.file}, version {declaration.source.version}.")
    found.append("Derived by 'leverframe build' or 'leverframe export' from the declaration: change that, not this.")
    return tuple(found)


def _cited(cites: Sequence[str]) -> str:
    return f" [{', '.join(cites)}]" if cites else ""


def _said(doc: str | None) -> str:
    return f": {doc}" if doc else ""
