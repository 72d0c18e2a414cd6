"""What is wrong → the sentences that it breaks: requirements of the document, or choices of the reference.

A failure breaks the requirements that are cited by the transitions that the machine expected there; without any, those
of the transitions that look like what was seen instead, and of the control state.

It differs from a mere choice of the reference if each expected event follows from a choice (`choices` of the
interface), and the subject does what another reading does in its place: an event of `also`, or without `also`, an edge
of the document. In doubt, the document demands it.

Limit: the requirements are those of the place, not of a proof: a place may cite more than what was broken.
"""

from dataclasses import dataclass
from typing import Literal

from leverframe.conform.judge.judging import Wrong
from leverframe.language.declaration import Declaration, Transition
from leverframe.observe.interface import Interface
from leverframe.observe.observations import Effect, Step


@dataclass(frozen=True, slots=True)
class Sentence:
    """What demands something: requirements of the document, or choices of the reference."""

    requirements: tuple[str, ...]
    demanded_by: Literal["document", "choice"]
    choices: tuple[str, ...] = ()


def sentence(wrong: Wrong, declaration: Declaration, interface: Interface) -> Sentence:
    """The sentence that a failure breaks."""
    cites = cited(wrong.transitions, declaration) or cited(_alike(wrong, declaration, interface), declaration)
    states = {state.name: state.cites for state in declaration.states}
    if not wrong.transitions:
        cites += tuple(cite for control in wrong.controls for cite in states[control])
    requirements = tuple(sorted(set(cites)))
    choices = tuple(name for name, one in interface.choices.items() if _differs(name, wrong, declaration, interface))
    events = {line.event for line in wrong.transitions}
    chosen = {event for name in choices for event in interface.choices[name].at}
    if events and events <= chosen:
        return Sentence(requirements, "choice", choices)
    return Sentence(requirements, "document")


def cited(lines: tuple[Transition, ...], declaration: Declaration) -> tuple[str, ...]:
    """The requirements that transitions and their events cite."""
    events = {event.name: event.cites for event in declaration.events}
    return tuple(sorted({cite for line in lines for cite in (*line.cites, *events[line.event])}))


def _alike(wrong: Wrong, declaration: Declaration, interface: Interface) -> tuple[Transition, ...]:
    """The transitions that look like what was seen."""
    match wrong.seen:
        case Step(target, source):
            return tuple(
                line
                for line in declaration.transitions
                if line.target == target
                and (source in line.sources if source else set(wrong.controls) & {*line.sources})
            )
        case Effect(name):
            return tuple(line for line in declaration.transitions if line.event in interface.effects[name].by)
        case _:
            return ()


def _differs(name: str, wrong: Wrong, declaration: Declaration, interface: Interface) -> bool:
    """Does a subject do what another reading of the document does where the reference has made this choice?"""
    choice = interface.choices[name]
    if not any(line.event in choice.at for line in wrong.transitions) or not isinstance(wrong.seen, Step):
        return False
    sources = {wrong.seen.source} if wrong.seen.source else set(wrong.controls)
    document = declaration.refines or declaration
    lines = document.transitions
    if choice.also:
        lines = tuple(line for line in declaration.transitions if line.event in choice.also)
    return any(line.target == wrong.seen.target and sources & set(line.sources) for line in lines)
