"""Refinement: a reference has the states of its document, takes only its edges, and takes all of them.

Definition: language.md, 'Refinement'. Internal and environment steps map to no edge. Refinement preserves safety and
nothing else: deadlock freedom and liveness of the reference are checked separately.
"""

from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from leverframe.check.claims.safety import exhausted, with_transition
from leverframe.check.states.explore import Reached, nearest, shortest_path
from leverframe.check.states.packing import Packed
from leverframe.check.states.rules import TransitionRule
from leverframe.check.verdict import Fails, Unknown, Verdict
from leverframe.errors import InternalError
from leverframe.language.declaration import Declaration

_SAME = "declare the states of the document, with the same initial state and the same terminal states"
_TAKE = "declare a transition for each of them, or correct the guards, which are never true in their source states"
_ALLOW = "declare the transition as 'internal: true', or give it the target of an edge of the document"

Edge = tuple[str, str | None, str]
"""(from, event, to). The event is None if the document names no events."""


def check(reached: Reached) -> Verdict:
    """Decide whether the declaration refines its document."""
    reference = reached.layout.declaration
    document = reference.refines
    if document is None:
        raise InternalError("the declaration refines nothing")
    different = _different_states(reference, document)
    if different is not None:
        return Fails(different, remedy=_SAME)
    allowed = _edges(document)
    realised = {event.name: event.realises or event.name for event in reference.events}
    steps = {
        rule.number: _edge(rule, document, realised) for rule in reached.rules if rule.transition.target is not None
    }
    fired = [rule for rule in reached.rules if rule.number in steps and reached.fired[rule.number]]
    forbidden = [rule for rule in fired if steps[rule.number] not in allowed]
    if forbidden:
        return _forbidden(reached, forbidden, steps)
    missing = allowed - {steps[rule.number] for rule in fired}
    if missing and reached.refusal is not None:
        return Unknown(
            f"{len(missing)} edges of the document were not taken, but not everything was explored: {reached.refusal}"
        )
    if missing:
        names = "; ".join(sorted(_show(edge) for edge in missing))
        return Fails(f"{len(missing)} of {len(allowed)} edges of the document are never taken: {names}", remedy=_TAKE)
    return exhausted(reached)


def _different_states(reference: Declaration, document: Declaration) -> str | None:
    ours, theirs = ({state.name: state for state in d.states} for d in (reference, document))
    added, lost = sorted(ours.keys() - theirs.keys()), sorted(theirs.keys() - ours.keys())
    if added or lost:
        parts = [f"{', '.join(added)} added" if added else "", f"{', '.join(lost)} missing" if lost else ""]
        return f"the states differ from the document's: {'; '.join(part for part in parts if part)}"
    if reference.initial_state != document.initial_state:
        return f"the initial state is {reference.initial_state}; the document's is {document.initial_state}"
    differing = sorted(name for name, state in ours.items() if state.terminal != theirs[name].terminal)
    return f"{', '.join(differing)}: terminal in only one of the two" if differing else None


def _edges(document: Declaration) -> frozenset[Edge]:
    return frozenset(
        (source, transition.event if document.names_events else None, transition.target)
        for transition in document.transitions
        if transition.target is not None
        for source in transition.sources
    )


def _edge(rule: TransitionRule, document: Declaration, realised: Mapping[str, str]) -> Edge:
    return rule.source, realised[rule.event] if document.names_events else None, rule.target


def _forbidden(reached: Reached, rules: Sequence[TransitionRule], steps: Mapping[int, Edge]) -> Verdict:
    """Fail with the nearest step by one of these rules, none of which the document allows."""
    firing = dict(_firing(reached, rules))
    state = nearest(reached, np.unique(np.concatenate(list(firing.values()))))
    if state is None:
        raise InternalError("a rule that fired fires nowhere")
    rule = next(rule for rule, states in firing.items() if state in states)
    path = shortest_path(reached, state)
    trace = with_transition(reached.layout.declaration, path, rule.transition) or path
    explanation = f"the document does not allow the last step: {_show(steps[rule.number])}"
    return Fails(explanation, trace, shortest=True, remedy=_ALLOW)


def _firing(reached: Reached, rules: Sequence[TransitionRule]) -> Iterator[tuple[TransitionRule, Packed]]:
    """Yield each of the rules with the sorted reachable states in which it fires."""
    found: dict[TransitionRule, list[Packed]] = {rule: [reached.states[:0]] for rule in rules}
    for batch in reached.rules.expand(reached.states, {}):
        if batch.rule in found:
            found[batch.rule].append(reached.states[batch.sources])
    return ((rule, np.concatenate(states)) for rule, states in found.items())


def _show(edge: Edge) -> str:
    source, event, target = edge
    return f"{source} → {target}" + (f" by {event}" if event else "")
