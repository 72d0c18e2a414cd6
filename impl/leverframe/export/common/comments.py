"""Comments in exports: descriptions of transitions, events and properties, with the requirements that they cite.

Comments are printable ASCII of one width, whatever the documentation contains: not every tool reads more.
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
    """Return the text on one line, in printable ASCII."""
    flat = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    return flat.encode("ascii", "backslashreplace").decode("ascii")


def lines(text: str, mark: str, indent: str = "") -> Iterator[str]:
    """Yield the lines of a comment whose `mark` opens it up to the end of the line."""
    for line in textwrap.wrap(plain(text), WIDTH, break_long_words=False, break_on_hyphens=False):
        yield f"{indent}{mark} {line}"


def transition(line: Transition, declaration: Declaration) -> str:
    """Describe a transition: event, source, target, requirements, documentation."""
    maker = _MAKERS[declaration.makers[line.event]]
    everywhere = len(line.sources) == len(declaration.states)
    start = "any state" if everywhere else ", ".join(line.sources)
    where = "" if line.target is None and maker == "environment" else f": {start} -> {line.target or 'the same'}"
    event = next(e for e in declaration.events if e.name == line.event)
    realised = f", realises {event.realises}" if event.realises else ""
    return f"{line.event} ({maker}{realised}){where}{_cited(line.cites)}{_said(line.doc)}"


def event(declared: Event) -> str:
    """Describe an event."""
    return f"{declared.name} ({_MAKERS[declared.maker]}){_cited(declared.cites)}{_said(declared.doc)}"


def claim(claimed: Property) -> str:
    """Describe a property: id, requirements, claim and expected verdict."""
    return (
        f"{claimed.name}{_cited(claimed.cites)}: {claimed.doc or claimed.text} (expected: {claimed.expectation.value})"
    )


def heading(declaration: Declaration, target: str) -> Sequence[str]:
    """Return the sentences at the top of a file."""
    title = declaration.title or f"{declaration.machine}, {declaration.profile}"
    found = [f"{title}: the machine {declaration.machine} in the profile {declaration.profile}, for {target}."]
    if declaration.source is not None:
        found.append(f"It follows the document {declaration.source.file}, version {declaration.source.version}.")
    found.append("Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit.")
    return tuple(found)


def _cited(cites: Sequence[str]) -> str:
    return f" [{', '.join(cites)}]" if cites else ""


def _said(doc: str | None) -> str:
    return f": {doc}" if doc else ""
