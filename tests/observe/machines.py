"""Small random machines with claims about them."""

from collections.abc import Mapping, Sequence

from hypothesis import assume
from hypothesis import strategies as st

from leverframe.language.declaration import Declaration
from leverframe.language.loader import loads
from leverframe.model.machine import Interpreter
from leverframe.model.system import RangeViolation
from tests.support.strategies import dump

STATES = ("IDLE", "BUSY", "LATE")
EVENTS = {"GO": "input", "WORK": "machine", "OUT": "machine"}
SIMPLE = (
    {"id": "a", "always": "n < 3"},
    {"id": "b", "always": "LATE -> lit"},
    {"id": "c", "always": "WORK -> n > 0"},
    {"id": "d", "step": {"on": "OUT", "requires": "n == 2"}},
    {"id": "e", "step": {"on": ["GO", "WORK"], "ensures": "n' >= n"}},
    {"id": "f", "frame": {"lit": ["WORK", "LIT"]}},
    {"id": "g", "ctl": "AG (BUSY -> n != 1)"},
)
"""Claims about single states and steps."""


@st.composite
def claimed(draw: st.DrawFn, claims: Sequence[Mapping[str, object]]) -> Declaration:
    """A machine with claims, which may be true of it or not."""
    lines: list[dict[str, object]] = []
    for event in EVENTS:
        for state in STATES:
            if draw(st.booleans()):
                line: dict[str, object] = {"from": state, "on": event}
                line |= {"to": target} if (target := draw(st.sampled_from([None, *STATES]))) else {"internal": True}
                line |= {"when": guard} if (guard := draw(st.sampled_from([None, "n == 1", "lit"]))) else {}
                rights = {"n": ["n + 1", "0", "n"], "lit": ["true", "not lit", "n > 1"]}
                names = draw(st.lists(st.sampled_from(sorted(rights)), unique=True))
                line |= {"set": {name: draw(st.sampled_from(rights[name])) for name in names}} if names else {}
                lines.append(line)
    found = loads(
        dump(
            {
                "leverframe": 1,
                "machine": "worker",
                "profile": "draft",
                "variables": {"n": {"range": [0, 3], "initial": 0}, "lit": {"bool": False}},
                "states": {name: {"initial": name == "IDLE"} for name in STATES},
                "events": {event: {"by": maker} for event, maker in EVENTS.items()},
                "environment": [{"on": "LIT", "when": "n > 0", "set": {"lit": "not lit"}}],
                "transitions": lines,
                "properties": list(claims),
            }
        )
    )
    assume(_stays_in_range(found))
    return found


def _stays_in_range(declaration: Declaration) -> bool:
    """Does no assignment of a reachable state leave its range? A reference is checked for that."""
    machine = Interpreter(declaration)
    found, waiting = {machine.initial}, [machine.initial]
    while waiting:
        state = waiting.pop()
        for event in machine.enabled(state):
            for _, after in machine.fire(state, event):
                if isinstance(after, RangeViolation):
                    return False
                if after not in found:
                    found.add(after)
                    waiting.append(after)
    return True
