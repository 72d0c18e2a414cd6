"""A few answers of a person → the text of a declaration to start from.

The person names states, steps and the events that come from outside; what follows from that is written down: where a
run ends, and where the machine only waits. One claim is made, which a new author can read, break and replace.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from leverframe.language.grammar import RESERVED
from leverframe.view import naming
from leverframe.view.naming import key

MOST_STATES, MOST_STEPS = 100, 1_000


class AnswerError(Exception):
    """An answer that cannot be used: the reason, and what to write instead."""

    def __init__(self, reason: str, hint: str) -> None:
        super().__init__(reason)
        self.reason, self.hint = reason, hint


class Step(NamedTuple):
    """A step: from one state, by an event, to another."""

    source: str
    event: str
    target: str


@dataclass(frozen=True, slots=True)
class Sketch:
    """What was answered: the states, the initial one first; the steps; and the events that come from outside."""

    states: Sequence[str]
    steps: Sequence[Step]
    inputs: Collection[str]

    @property
    def ends(self) -> Sequence[str]:
        """The states that no step leaves."""
        left = {step.source for step in self.steps}
        return [state for state in self.states if state not in left]

    @property
    def waiting(self) -> Sequence[str]:
        """The states that only events from outside leave."""
        own = {step.source for step in self.steps if step.event not in self.inputs}
        return [state for state in self.states if state not in own and state not in self.ends]


def states(answer: str) -> tuple[str, ...]:
    """The states that an answer names, separated by commas. Raises AnswerError."""
    found = tuple(_name(one) for one in answer.split(",") if one.strip())
    if not found:
        raise AnswerError("no state is named", "write, for example: idle, working, done")
    if len(found) > MOST_STATES:
        raise AnswerError(f"there are more than {MOST_STATES} states", "begin with the most important ones")
    if twice := [state for number, state in enumerate(found) if state in found[:number]]:
        raise AnswerError(f"{twice[0]} is named twice", "name each state once")
    return found


def step(answer: str, known: Sequence[str], steps: Sequence[Step]) -> Step:
    """The step that an answer makes: a state, an event and a state. Raises AnswerError."""
    words = answer.split()
    if len(words) != len(Step._fields):
        hint = "write three words, for example: idle start working. Join words of one name by _: time_out"
        raise AnswerError(f"these are {len(words)} words, not a state, an event and a state", hint)
    source, event, target = map(_name, words)
    for state in (source, target):
        if state not in known:
            raise AnswerError(f"{state} is no state", f"the states are: {', '.join(known)}")
    if event in known:
        raise AnswerError(f"{event} is a state, so no event can have its name", "name what happens: start, time_out")
    for one in steps:
        if (one.source, one.event) == (source, event):
            reason = f"{event} leads from {source} to {one.target} already"
            raise AnswerError(reason, "what is known after each step decides: name another event for another outcome")
    if len(steps) == MOST_STEPS:
        raise AnswerError(f"there are {MOST_STEPS:,} steps already", "end here, and write the others into the file")
    return Step(source, event, target)


def inputs(answer: str, steps: Sequence[Step]) -> frozenset[str]:
    """The events that an answer names, separated by commas; perhaps none. Raises AnswerError."""
    found = frozenset(_name(one) for one in answer.split(",") if one.strip())
    events = list(dict.fromkeys(one.event for one in steps))
    for name in sorted(found.difference(events)):
        raise AnswerError(f"{name} is none of the events", f"the events are: {', '.join(events)}")
    return found


def declared(machine: str, sketch: Sketch) -> str:
    """The text of a declaration."""
    return "\n".join(_lines(machine, sketch)) + "\n"


def _name(words: str) -> str:
    name = naming.upper(words.strip())
    if not naming.UPPER.fullmatch(name) or naming.lost(words):
        raise AnswerError(f"{words.strip()!r} is no name", "use letters from a to z, digits and _, a letter first")
    if name in RESERVED:
        raise AnswerError(f"{name} is a word of the language", "take another one")
    if len(name) > naming.LONGEST_NAME:
        raise AnswerError(f"{name[:20]}… is longer than {naming.LONGEST_NAME} characters", "take a shorter one")
    return name


def _lines(machine: str, sketch: Sketch) -> Iterator[str]:
    yield "# Add data under 'variables', conditions of transitions ('when'), and claims under 'properties'."
    yield "# docs/language.md describes all keys; editors complete them by the JSON Schema of 'leverframe schema'."
    yield from ("", "leverframe: 1", f"machine: {machine}", "profile: reference", "", "states:")
    yield from _aligned({state: _state(state, sketch) for state in sketch.states})
    makers = {step.event: "input" if step.event in sketch.inputs else "machine" for step in sketch.steps}
    if makers:
        yield from ("", "events:")
        yield from _aligned({event: f"{{by: {maker}}}" for event, maker in makers.items()})
        yield from ("", "transitions:")
        for source, event, target in sketch.steps:
            yield f"  - {{from: {key(source)}, on: {key(event)}, to: {key(target)}}}"
        yield from ("", "properties:", *_claim(sketch))


def _claim(sketch: Sketch) -> Iterator[str]:
    wanted, can = (sketch.ends, "end") if sketch.ends else (sketch.states[:1], "return")
    yield f"  - id: can-always-{can}"
    yield f"    ctl: AG EF {wanted[0]}" if len(wanted) == 1 else f"    ctl: AG EF ({' or '.join(wanted)})"
    yield f"    doc: Whatever happens, the machine can {'come to an end' if can == 'end' else 'begin again'}."


def _state(state: str, sketch: Sketch) -> str:
    parts = ["initial: true"] if state == sketch.states[0] else []
    if state in sketch.ends:
        parts.append("kind: terminal")
    elif state in sketch.waiting:
        parts.append("quiescent: true")
    return f"{{{', '.join(parts)}}}"


def _aligned(values: Mapping[str, str]) -> Iterator[str]:
    width = max((len(key(name)) for name in values), default=0) + 1
    return (f"  {f'{key(name)}:':<{width}} {value}" for name, value in values.items())
