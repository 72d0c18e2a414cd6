"""Live labels: of which thing a version is matters as long as the version does, wherever that comes from."""

from leverframe.language.loader import loads
from leverframe.observe.automaton import Automaton
from leverframe.observe.interface import DataClass, Interface, Records, Shown, Signal, Versions
from leverframe.observe.liveness import Liveness, reachable

KEEPER = """
leverframe: 1
machine: keeper
profile: document
variables:
  alpha: {enum: [OLD, NEW], initial: OLD}
  base: {enum: [OLD, NEW], initial: OLD}
  asked: {enum: [NONE, ON_ALPHA], initial: NONE}
  wish: {enum: [NONE, ON_ALPHA], initial: NONE}
states: {IDLE: {initial: true}, WISHING: {initial: false}, BUSY: {initial: false}, LATE: {initial: false}}
events: {WISH: {by: machine}, ASK: {by: machine}, WRITE: {by: machine}, LEAVE: {by: machine}}
transitions:
  - {from: IDLE, on: WISH, to: WISHING, set: {wish: ON_ALPHA}}
  - {from: WISHING, on: ASK, to: BUSY, set: {asked: wish, base: alpha, wish: NONE}}
  - {from: BUSY, on: WRITE, to: LATE, when: base == alpha}
  - {from: BUSY, on: LEAVE, to: LATE, when: base != alpha}
environment:
  - {on: ALPHA_CHANGED, set: {alpha: NEW if alpha == OLD else OLD}}
"""
VERSIONS = Versions("file", {"ALPHA": "alpha"}, {"ALPHA": "ALPHA_CHANGED"}, {"base": "asked"})
INTERFACE = Interface(
    "keeper",
    (),
    {"version": Shown(("alpha",), "after", ("ALPHA_CHANGED",), {"ALPHA_CHANGED": "alpha"})},
    {"file": Signal({"ALPHA_CHANGED": "ALPHA"}, "file"), "wrote": Signal({"WRITE": None})},
    {},
    Records("edge", ()),
    frozenset(),
    {
        "file": DataClass(("ALPHA",), ("asked", "wish"), {"asked": "ON_*", "wish": "ON_*"}),
        "version": DataClass(("OLD", "NEW"), ("base", "alpha"), {}, VERSIONS),
    },
)


def test_the_variable_from_which_a_version_gets_its_thing_is_live_before() -> None:
    automaton = Automaton(loads(KEEPER), INTERFACE, frozenset(INTERFACE.names))
    liveness = Liveness(automaton)
    files: dict[str, set[bool]] = {}
    for number in reachable(automaton):
        is_live = ("file", "ALPHA") in liveness.labels(number)
        files.setdefault(automaton.state(number).control, set()).add(is_live)
    assert files == {"IDLE": {False}, "WISHING": {True}, "BUSY": {True}, "LATE": {False}}
