"""What an observation that no run explains is called: violations with one cause have the same text.

The data of a log are no part of it. A name that the machine does not have is told as that.
"""

from collections.abc import Iterable

from leverframe.language.guessing import did_you_mean
from leverframe.observe.observations import Effect, Observation, Refused, Signal, Step, described
from leverframe.observe.observer import Refusal


def cause(refusal: Refusal, controls: Iterable[str]) -> str:
    """The cause of a refusal, in these control states."""
    return f"{_without_data(refusal.observation)}, in {' or '.join(controls)}{_unknown(refusal)}"


def _unknown(refusal: Refusal) -> str:
    """What to say if the machine does not have the event, or a state."""
    declaration, seen = refusal.before.declaration, refusal.observation
    if not isinstance(seen, Step):
        return ""
    states = tuple(state.name for state in declaration.states)
    told = (
        ("event", seen.event, (*declaration.makers, *declaration.realised.values())),
        ("state", seen.source, states),
        ("state", seen.target, states),
    )
    for what, name, known in told:
        if name is not None and name not in known:
            meant = did_you_mean(name, known)
            return f"; the machine has no {what} {name}{f': {meant}' if meant else ''}"
    return ""


def _without_data(seen: Observation) -> str:
    match seen:
        case Step(target, source, event):
            return described(Step(target, source, event))
        case Signal(name, value):
            return described(Signal(name, value))
        case Effect(name):
            return described(Effect(name))
        case Refused(event):
            return described(Refused(event))
        case _:
            return described(seen)
