"""What is wrong → the sentences that it breaks: requirements of the document, or choices of the reference.

A failure breaks the requirements that are cited by the transitions that the machine expected there; without any, those
of the transitions that look like what was seen instead, and of the control state. Those that forbid what was seen are
added. Those that only demand a record or a report are not broken by an edge; those that demand a record of each step
are broken by each one that is missing for sure.

It differs from a mere choice of the reference if the subject does what another reading of the document does in its
place: an event that the interface names under `also`. In doubt, the document demands it. A choice at an input is about
its refusal: where the reference accepts the input, no other reading has another event in its place. But nothing may
happen in its place (an empty `also`), if the input leads to no other control state.

Limit: the requirements are those of the place, not of a proof: a place may cite more than what was broken.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Literal

from leverframe.conform.judge.wrong import Wrong
from leverframe.language.declaration import Declaration, Maker, Transition
from leverframe.observe.forbidden import broken
from leverframe.observe.interface import Interface, Reading
from leverframe.observe.observations import Effect, Signal, Step


@dataclass(frozen=True, slots=True)
class Sentence:
    """What demands something: requirements of the document, or choices of the reference."""

    requirements: tuple[str, ...]
    demanded_by: Literal["document", "choice"]
    choices: tuple[str, ...] = ()


def sentence(wrong: Wrong, declaration: Declaration, interface: Interface) -> Sentence:
    """The sentence that a failure breaks."""
    earlier = cited(wrong.earlier.lines, declaration)
    if wrong.named is not None:
        choices = wrong.named.choices
        named = tuple(sorted({*wrong.named.requirements, *earlier})) if earlier else wrong.named.requirements
        return Sentence(named, "choice" if choices else "document", choices)
    cites = cited(wrong.transitions, declaration)
    forbidden = _forbidden(wrong, declaration, interface)
    if not (cites or forbidden):
        cites = cited(_alike(wrong, declaration, interface), declaration)
    if not (forbidden or wrong.transitions) and len(wrong.controls) == 1:
        states = {state.name: state.cites for state in declaration.states}
        cites += tuple(cite for control in wrong.controls for cite in states[control])
    unwritten = interface.records.cites if cites and _lacks_record(wrong, declaration) else ()
    requirements = tuple(sorted({*_of_dimension(wrong, cites, interface), *forbidden, *unwritten, *earlier}))
    choices = tuple(
        name for name in wrong.unsettled if _differs(interface.choices[name], wrong, declaration, interface)
    )
    return Sentence(requirements, "choice" if choices else "document", choices)


def _forbidden(wrong: Wrong, declaration: Declaration, interface: Interface) -> tuple[str, ...]:
    """The requirements that forbid what came, or the acceptance of what was offered."""
    accepted = wrong.offered if wrong.dimension == "outcome" else ()
    controls = (wrong.place,) if wrong.place in wrong.controls else wrong.controls
    return broken(interface.forbids, wrong.seen, controls, declaration, accepted)


def _of_dimension(wrong: Wrong, cites: Collection[str], interface: Interface) -> Collection[str]:
    """The requirements without those that only demand a record or a report, where an edge is wrong.

    An effect may be wrong because there can be no record of it.
    """
    if wrong.dimension not in {"outcome", "path", "state"}:
        return cites
    reports = (*interface.records.cites, *(cite for one in interface.telemetry.values() for cite in one.cites))
    return [cite for cite in cites if cite not in reports] or cites


def _lacks_record(wrong: Wrong, declaration: Declaration) -> bool:
    """Was a step made without its record? Nothing comes on an expected path, or else the record of the next step."""
    if wrong.dimension != "records":
        return False
    if isinstance(wrong.seen, Step) and wrong.seen.source is not None:
        source, target = wrong.seen.source, wrong.seen.target
        made = any(line.target == source and source not in line.sources for line in wrong.transitions)
        return made and any(line.target == target and source in line.sources for line in declaration.transitions)
    return wrong.seen is None and wrong.walked


def cited(lines: tuple[Transition, ...], declaration: Declaration) -> tuple[str, ...]:
    """The requirements that transitions and their events cite."""
    events = {event.name: event.cites for event in declaration.events}
    return tuple(sorted({cite for line in lines for cite in (*line.cites, *events[line.event])}))


def _alike(wrong: Wrong, declaration: Declaration, interface: Interface) -> tuple[Transition, ...]:
    """The transitions that look like what was seen, or that were refused."""
    match wrong.seen:
        case Step(target, source, event):
            sources = {source} if source else set(wrong.controls)
            lines = tuple(
                line for line in declaration.transitions if line.target == target and sources & {*line.sources}
            )
            told = declaration.events_called(event)
            return tuple(line for line in lines if line.event in told) or lines
        case Effect(name):
            return tuple(line for line in declaration.transitions if line.event in interface.effects[name].by)
        case Signal(name):
            return tuple(line for line in declaration.transitions if line.event in interface.signals[name].values)
        case _ if wrong.dimension in {"outcome", "state", "variables"}:
            offered = wrong.offered or wrong.first
            lines = tuple(line for line in declaration.transitions if line.event in offered)
            # Where the event was accepted and may happen with other data, it is about what is said of it there.
            here = lines if wrong.dimension == "variables" else _within(lines, wrong.controls)
            return here or lines
        case _:
            return ()


def _within(lines: Iterable[Transition], controls: Collection[str]) -> tuple[Transition, ...]:
    return tuple(line for line in lines if not {*line.sources}.isdisjoint(controls))


def _differs(choice: Reading, wrong: Wrong, declaration: Declaration, interface: Interface) -> bool:
    """Does a subject do what another reading of the document does where the reference has made this choice?"""
    step = wrong.seen if isinstance(wrong.seen, Step) else None
    controls = {*wrong.controls}
    sources = controls & {step.source} if step and step.source else controls
    expected = {line.event for line in wrong.transitions if sources & {*line.sources}}
    # Whether an input is accepted is no choice where the reference accepts it.
    accepted = {event for event in expected if declaration.makers[event] is Maker.INPUT}
    if choice.fields:
        alone = bool(wrong.about) and {*wrong.about} <= {*choice.fields}
        events = expected | {*wrong.planned}
        return alone and bool(events & {*choice.at}) and bool(events & {*choice.also})
    if not choice.also:
        return _omits(choice, wrong, declaration)
    if not (expected | {*wrong.offered}) & ({*choice.at} - accepted):
        return False
    also = {*choice.also} - {*wrong.denied}
    lines = [line for line in declaration.transitions if line.event in also and sources & {*line.sources}]
    if wrong.dimension == "outcome":
        internal = [line for line in declaration.transitions if line.event in also and line.target is None]
        return not wrong.transitions and any(_accepts(line, wrong, interface) for line in (*lines, *internal))
    target, event = (step.target, step.event) if step else (wrong.end, None)
    told = declaration.events_called(event)
    alike = (line for line in wrong.transitions if line.target == target and sources & {*line.sources})
    if step and any(line.event in told for line in alike):
        return False  # the edge is as expected, and something else about the record is wrong
    return target is not None and any(line.target == target and line.event in told for line in lines)


def _accepts(line: Transition, wrong: Wrong, interface: Interface) -> bool:
    """Has a subject that accepted what the reference refuses done what a line does, as far as that is seen?

    If the line is about another event, or leads nowhere, nothing follows, so the end and all effects are its own.
    """
    if line.event in wrong.offered and line.target is not None:
        return True
    allowed = {name for name, one in interface.effects.items() if one.free or line.event in one.by}
    ends = {None, *wrong.controls} if line.target is None else {line.target}
    return (
        (line.target is not None or line.event in wrong.offered) and wrong.end in ends and allowed >= {*wrong.effects}
    )


def _omits(choice: Reading, wrong: Wrong, declaration: Declaration) -> bool:
    """Does nothing happen where the reference makes a step of this choice?"""
    lines = [line for line in wrong.transitions if line.event in choice.at and {*wrong.controls} & {*line.sources}]
    if wrong.dimension == "outcome":
        return bool({*wrong.denied} & {*choice.at}) and any(line.target is None for line in lines)
    own = any(declaration.makers[line.event] is not Maker.INPUT for line in lines)
    return own and wrong.seen is None and len(wrong.controls) == 1 and wrong.end in {None, *wrong.controls}
