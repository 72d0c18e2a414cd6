"""The checks that every machine gets and the concepts of the language, for someone who has just met one of them."""

from collections.abc import Mapping
from dataclasses import dataclass

from leverframe.language.codes.explanation import EVENTS, HEAD, STATES


@dataclass(frozen=True, slots=True)
class Topic:
    """A check or a concept. `remedy` says what to write; `example`, where there is one, is a declaration that shows it.

    Of a check, the example is a machine that fails it.
    """

    name: str
    title: str
    meaning: str
    example: str
    remedy: str


_OPEN_AND_CLOSE = "transitions:\n  - {from: CLOSED, on: PUSH, to: OPEN}\n  - {from: OPEN, on: SPRING, to: CLOSED}\n"
_DOOR = f"{HEAD}{STATES}{EVENTS}{_OPEN_AND_CLOSE}"

_CHECKS = (
    Topic(
        "determinism",
        "No event has two enabled transitions",
        (
            "A state and an event lead to one successor, so that a run can be replayed. Guards of one event out "
            "of one state must exclude each other for all values of the variables. This is decided when the "
            "file is read; where the guards have too many values to compare, the check says unknown."
        ),
        "",
        (
            "Let the guards exclude each other: 'when: EXPR' in one transition, 'when: not (EXPR)' in the "
            "other. Where they cannot be compared, narrow the ranges of the variables that they read."
        ),
    ),
    Topic(
        "range-safety",
        "No assignment leaves its variable's range",
        (
            "Nothing is clipped: an assignment outside the range is an error of the declaration. As long as "
            "there is one, every other verdict is unknown."
        ),
        (
            f"{HEAD}variables:\n  pushes: {{range: [0, 3], initial: 0}}\n{STATES}{EVENTS}transitions:\n"
            "  - {from: CLOSED, on: PUSH, to: OPEN, set: {pushes: pushes + 1}}\n"
            "  - {from: OPEN, on: SPRING, to: CLOSED}\n"
        ),
        (
            "Declare a larger range, add a guard ('when: pushes < 3'), or say what the end of the range means "
            "('pushes: \"min(pushes + 1, 3)\"')."
        ),
    ),
    Topic(
        "deadlock-freedom",
        "The machine never gets stuck",
        (
            "A machine is stuck in a state that is not terminal if no input, machine or fault event is possible "
            "there. It is also stuck if no machine event is possible although the state is not declared "
            "quiescent: then the machine has work to do and cannot do it."
        ),
        (
            f"{HEAD}states:\n  CLOSED: {{initial: true, quiescent: true}}\n  OPEN: {{quiescent: true}}\n"
            "events:\n  PUSH: {by: input}\n"
            "transitions:\n  - {from: CLOSED, on: PUSH, to: OPEN}\n"
        ),
        (
            "Where the machine ends, write 'kind: terminal'. Where it waits for its surroundings, write "
            "'quiescent: true', or 'awaits: [EVENT]' if it waits for that event only. Otherwise declare a "
            "transition that is possible there."
        ),
    ),
    Topic(
        "quiescence",
        "States declared quiescent are those that owe no machine event",
        (
            "A state is quiescent if the machine has nothing to do in it and waits for its surroundings. The "
            "declaration says where that is so, because the machine cannot know; the check compares this with "
            "the machine events that are possible. Terminal states are quiescent anyway."
        ),
        f"{HEAD}states:\n  CLOSED: {{initial: true}}\n  OPEN:\n{EVENTS}{_OPEN_AND_CLOSE}",
        (
            "Write 'quiescent: true' in a state in which the machine waits, or 'quiescent: EXPR' if it waits "
            "only where EXPR is true. Remove it from a state in which a machine event is possible."
        ),
    ),
    Topic(
        "states-reachable",
        "Every state can be reached",
        ("A state that no run ever enters is a mistake in a guard or a transition, or it is not needed."),
        (
            f"{HEAD}states:\n  CLOSED: {{initial: true, quiescent: true}}\n  OPEN: {{}}\n  BROKEN: {{kind: terminal}}\n"
            f"{EVENTS}{_OPEN_AND_CLOSE}"
        ),
        "Remove the state, or declare a transition to it whose guard can be true.",
    ),
    Topic(
        "edges-reachable",
        "Every edge can be taken",
        (
            "An edge is (from, event, to), or (from, to) where the document names no events. The check fails if "
            "a transition between two states exists on paper only."
        ),
        (
            f"{HEAD}variables:\n  locked: {{bool: true}}\n{STATES}{EVENTS}transitions:\n"
            "  - {from: CLOSED, on: PUSH, to: OPEN, when: not locked}\n  - {from: OPEN, on: SPRING, to: CLOSED}\n"
        ),
        ("Remove the edge, or correct the guards of its transitions, which are never true where it begins."),
    ),
    Topic(
        "events-reachable",
        "Every event can happen",
        "Each declared event and environment action must be possible in some reachable state.",
        f"{HEAD}{STATES}{EVENTS}  KNOCK: {{by: input}}\n{_OPEN_AND_CLOSE}",
        "Remove the event, or declare a transition by it whose guard can be true.",
    ),
    Topic(
        "transitions-reachable",
        "Every declared transition can fire",
        (
            "Each line under 'transitions' and 'environment' must fire in some reachable state, for each event "
            "that it names."
        ),
        (
            f"{HEAD}variables:\n  locked: {{bool: false}}\n{STATES}{EVENTS}{_OPEN_AND_CLOSE}"
            "  - {from: OPEN, on: PUSH, internal: true, when: locked}\n"
        ),
        "Remove the transition, or correct its guard, which is never true where it begins.",
    ),
    Topic(
        "refinement",
        "Every step is one that the document allows, and every edge of the document is taken",
        (
            "A declaration with 'refines: FILE' has the states of that document. Each of its steps is an edge "
            "of the document, internal steps are none, and every edge of the document is taken. Refinement "
            "carries over safety, and nothing else."
        ),
        "",
        (
            "Lead the transition where the document leads it, write 'internal: true' if the state stays, or "
            "declare the edge that is missing. 'realises: EVENT' says which event of the document an event "
            "stands for."
        ),
    ),
)

_CONCEPTS = (
    Topic(
        "vacuity",
        "A claim that holds although a part of it does not matter",
        (
            "'Every request is answered' holds of a machine that takes no requests. A claim that holds is "
            "vacuous if it still holds with one of its parts replaced by the constant that makes it harder. It "
            "then says less than it seems to, and counts as unexpected."
        ),
        f"{_DOOR}properties:\n  - {{id: closes, ctl: AG (OPEN -> AF CLOSED)}}\n",
        (
            "Correct the claim or the machine. If the part need not matter, give the reason in the property: "
            "'vacuous: REASON'."
        ),
    ),
    Topic(
        "lasso",
        "A run that ends in a loop",
        (
            "A claim about what must happen in the end is refuted by an endless run. Such a run is shown as a "
            "beginning and a loop that is repeated for ever ('then for ever:'). Where nothing happens any more, "
            "the loop is standing still."
        ),
        "",
        (
            "If a real machine cannot behave like this, the claim needs an assumption: see 'leverframe explain fairness'."
        ),
    ),
    Topic(
        "fairness",
        "Which endless runs count",
        (
            "'under' says which runs a claim is about. stutter: all, even those on which the machine stops. "
            "progress (the default): the machine does not stop while a machine event is possible. total: inputs "
            "keep coming, too. Weak fairness of an event: it is not possible for ever without happening. Strong "
            "fairness: if it is possible again and again, it happens again and again."
        ),
        f"{_DOOR}properties:\n  - {{id: closes, ctl: AG AF CLOSED, under: {{base: stutter, weak: [SPRING]}}}}\n",
        (
            "Write 'under: total', or 'under: {weak: [EVENT]}' or 'under: {strong: [EVENT]}' for single events. "
            "An assumption that the implementation does not keep makes the verdict worthless."
        ),
    ),
    Topic(
        "stutter",
        "A step in which nothing happens",
        (
            "Between any two steps time may pass. A stutter step changes nothing and is possible in every "
            "state; the last event is then none. This is why AX is weak: the next state may be the same one."
        ),
        "",
        (
            "Say 'no step leads elsewhere' as AX (HERE or THERE), and 'it comes to this' as AF with an "
            "assumption under 'under'."
        ),
    ),
    Topic(
        "counterexample",
        "A run that shows why a claim fails",
        (
            "It was replayed on the machine before it was printed. For invariants, step properties and the "
            "checks that every machine gets no shorter run shows the same. Where something does not exist, no "
            "single run can show it."
        ),
        "",
        (
            "'leverframe why ID' prints it, 'leverframe graph SYSTEM --trace ID' draws it, 'leverframe simulate' "
            "steps through the machine by hand."
        ),
    ),
    Topic(
        "expectation",
        "The verdict that the author of a declaration wrote down beforehand",
        (
            "A claim of a document that is known to be wrong is expected to fail. So 'fails, as expected' is in "
            "order, and 'holds, although it is expected to fail' is not. The exit code is about expectations."
        ),
        "",
        (
            "Write 'expect: fails' in the property, or under 'checks' for one of the checks that every machine "
            "gets: 'checks: {deadlock-freedom: {expect: fails, doc: REASON}}'."
        ),
    ),
    Topic(
        "profile",
        "One reading of a machine",
        (
            "'document' is the literal transcription of a published specification, with its faults; "
            "'document-…' another reading of it; 'reference' is what an implementation should do; 'amended' is "
            "the document with the proposed amendments."
        ),
        "",
        "Choose one with --profile, as in 'leverframe check kernel --profile reference'.",
    ),
    Topic(
        "mutant",
        "A machine with one planted mistake",
        (
            "'leverframe check --mutants' changes one thing at a time and says which checks fail because of it. "
            "A mutant that no check notices survives: nothing in the declaration says that it would be wrong."
        ),
        "",
        "Add a property that fails for the mutant, or say under 'survivors' why none should.",
    ),
)

TOPICS: Mapping[str, Topic] = {topic.name: topic for topic in (*_CHECKS, *_CONCEPTS)}
"""By name: the checks in the order in which they are made, then the concepts."""
