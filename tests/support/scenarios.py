"""Small machines whose correct and wrong logs are obvious: each shows one thing that an observer can get wrong."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from leverframe.language.declaration import Declaration
from leverframe.language.loader import loads
from leverframe.observe.classifiers import CLASSIFIERS, Classifier, Facts, Settings
from leverframe.observe.interface import Interface
from leverframe.observe.observations import Effect, Observation, Quiescent, Refused, Signal, Step, Value
from leverframe.observe.reading import reads

Log = Sequence[Observation]


def odd(_: Value, facts: Facts, settings: Settings) -> frozenset[str]:
    """FIRST and THIRD are odd, SECOND is even; with settings that say so, no value is THIRD."""
    (fact,) = facts
    of: Mapping[object, frozenset[str]] = {True: frozenset({"FIRST", "THIRD"}), False: frozenset({"SECOND"})}
    found = of[fact] if isinstance(fact, bool) else frozenset({"FIRST", "SECOND", "THIRD"})
    return found - {"THIRD"} if settings.get("two") else found


TESTED = {
    "tests.odd": Classifier(("FIRST", "SECOND"), ("whether it is odd",), odd),
    "tests.odd_of_three": Classifier(("FIRST", "SECOND", "THIRD"), ("whether it is odd",), odd),
}
"""Functions of the tests beside those of Leverframe."""
CLASSIFIERS.update(TESTED)


@dataclass(frozen=True)
class Scenario:
    """A machine, its interface, logs that some run shows, and logs of which only the last observation is wrong."""

    machine: str
    interface: str
    right: Sequence[Log]
    wrong: Sequence[Log]
    hidden: tuple[str, ...] = ()
    """The names that the view leaves out."""

    @property
    def declaration(self) -> Declaration:
        return loads(f"leverframe: 1\nmachine: desk\nprofile: document\n{self.machine}")

    def read(self, declaration: Declaration) -> Interface:
        return reads(declaration, f"leverframe: 1\ninterface: desk\n{self.interface}")


def at(event: str, target: str, **fields: str | int | bool | None) -> Step:
    """The record of a step."""
    return Step(target, None, event, fields)


_DATA = "data: {request: {labels: [FIRST, SECOND]}}\n"
_DESK = """
variables:
  draft: {enum: [NONE, FIRST, SECOND], initial: NONE}
  here:  {enum: [NONE, FIRST, SECOND], initial: NONE}
  there: {enum: [NONE, FIRST, SECOND], initial: NONE}
environment:
  - {on: DRAFTED, set: {draft: SECOND if draft == FIRST else FIRST}}
states: {IDLE: {initial: true}, BUSY: {}, LATE: {}}
"""

_FILES = """
variables:
  now:   {enum: [OLD, NEW], initial: OLD}
  base:  {enum: [OLD, NEW], initial: OLD}
  asked: {enum: [NONE, WRITE_ALPHA], initial: NONE}
environment:
  - {on: CHANGED, set: {now: NEW if now == OLD else OLD}}
states: {IDLE: {initial: true}, BUSY: {}}
events: {ASK: {by: input}, AGAIN: {by: input}, WRITE: {by: machine}, GIVE_UP: {by: machine}}
transitions:
  - {from: IDLE, on: ASK, to: BUSY, set: {asked: WRITE_ALPHA, base: now}}
  - {from: BUSY, on: AGAIN, to: BUSY, set: {base: now}}
  - {from: BUSY, on: WRITE, to: IDLE, when: base == now, set: {asked: NONE, base: OLD}}
  - {from: BUSY, on: GIVE_UP, to: IDLE, when: base != now, set: {asked: NONE, base: OLD}}
"""
_VERSIONS = """
data:
  file:    {labels: [ALPHA], inside: {asked: WRITE_*}}
  version: {labels: [OLD, NEW], per: file, present: {ALPHA: now}, held_by: {base: asked}, changes: {ALPHA: CHANGED}}
shows: {what: {of: [asked, base], on: [ASK, AGAIN]}, version: {of: {CHANGED: now}}}
signals: {file: {ALPHA: CHANGED}}
"""


_OUTSIDE = (
    _FILES.replace("[NONE, WRITE_ALPHA]", "[NONE, WRITE_ALPHA, WRITE_GAMMA]").replace(
        "AGAIN: {by: input}", "AGAIN: {by: input}, LEAVE: {by: input}"
    )
    + """
  - {from: [IDLE, BUSY], on: LEAVE, to: BUSY, set: {asked: WRITE_GAMMA, base: OLD}}
"""
)


_ANY = (("v1", "v1"), ("v1", "v2"), (None, "v2"), ("v1", None))


def _asked(path: str, version: str | None, event: str = "ASK") -> Step:
    return Step("BUSY", None, event, {"what": (path, version)})


def _changed(path: str, version: str) -> Signal:
    return Signal("file", path, {"version": version})


_TWO = (at("ASK", "BUSY", id="r1"), at("ASK_AGAIN", "BUSY", other="r2"), at("GIVE", "LATE"))
"""Two values arrive, and one of them is chosen."""

_AGAIN = (at("ASK", "BUSY", id="r2"), at("DONE", "IDLE", id="r2"))
_EVEN = (at("ASK", "BUSY", id=2, odd=False), at("KEEP", "LATE"))

SCENARIOS = {
    "versions that change in place": Scenario(
        _FILES,
        _VERSIONS,
        right=(
            [_asked("a", "v1"), at("WRITE", "IDLE"), _changed("a", "v2"), _asked("a", "v2"), at("WRITE", "IDLE")],
            # As many versions as a file has: only two of them matter at once
            [_asked("a", "v1"), _changed("a", "v2"), _changed("a", "v3"), _changed("a", "v4"), at("GIVE_UP", "IDLE")],
            [_asked("a", "v1"), _changed("a", "v2"), _changed("a", "v1"), at("WRITE", "IDLE")],
            [_asked("a", "v1"), _changed("a", "v2"), _changed("a", "v3"), _changed("a", "v1"), at("WRITE", "IDLE")],
            [_asked("a", "v1"), _changed("a", "v1"), at("WRITE", "IDLE")],  # the same content again
            [_asked("a", "v1"), _changed("a", "v2"), _asked("a", "v2", "AGAIN"), at("WRITE", "IDLE")],
            # A file that nothing holds may be another one at each moment
            [_asked("a", "v1"), at("WRITE", "IDLE"), _asked("b", "v1"), at("WRITE", "IDLE"), _asked("a", "v5")],
            [_changed("a", "v1"), _changed("b", "v1"), _changed("a", "v9"), _asked("a", "v9"), at("WRITE", "IDLE")],
        ),
        wrong=(
            [_asked("a", "v1"), _changed("a", "v2"), at("WRITE", "IDLE")],
            [_asked("a", "v1"), at("GIVE_UP", "IDLE")],
            [_asked("a", "v1"), _changed("a", "v2"), _changed("a", "v3"), at("WRITE", "IDLE")],
            [_asked("a", "v1"), _changed("a", "v2"), _changed("a", "v1"), at("GIVE_UP", "IDLE")],
            [_asked("a", "v1"), _changed("a", "v1"), at("GIVE_UP", "IDLE")],
            [_asked("a", "v1"), _changed("a", "v2"), _asked("a", "v1", "AGAIN")],
            [_asked("a", "v1"), _changed("a", "v2"), _asked("a", "v3", "AGAIN")],
            [_asked("a", "v1"), _changed("b", "v2")],  # there is one file at a time
            [_asked("a", "v1"), Signal("file", None, {"version": "v2"})],
            [_asked("a", "v1"), Signal("file", "a", {})],
            [Step("BUSY", None, "ASK", {"what": ("a", None)})],
        ),
    ),
    "versions of what has none": Scenario(
        _OUTSIDE,
        _VERSIONS.replace("[ALPHA]", "[ALPHA, GAMMA]").replace(
            "[ASK, AGAIN]}", "[ASK, LEAVE]}, left: {of: base, at: before, on: [WRITE, LEAVE]}"
        ),
        right=(
            *([_asked("out", one, "LEAVE"), at("WRITE", "IDLE", left=other)] * 2 for one, other in _ANY),
            [_asked("out", "v1", "LEAVE"), _asked("out", "v2", "LEAVE"), _asked("else", "v1", "LEAVE")],
            [_asked("a", "v1"), Step("BUSY", None, "LEAVE", {"what": ("out", "v1"), "left": "v1"})],
        ),
        wrong=(
            [_asked("a", None)],
            [_asked("a", "v1"), at("WRITE", "IDLE", left="v2")],
            [_asked("a", "v1"), at("WRITE", "IDLE")],
            [_asked("a", "v1"), _asked("out", "v1", "LEAVE")],
            [_asked("out", "v1", "LEAVE"), at("WRITE", "IDLE"), _asked("a", None)],
        ),
    ),
    "versions that nobody tells": Scenario(
        _FILES,
        _VERSIONS + "optional: [what, version]\n",
        right=(
            [at("ASK", "BUSY"), at("WRITE", "IDLE")] * 2,
            [at("ASK", "BUSY"), Signal("file", "a"), at("GIVE_UP", "IDLE")] * 2,
            [_asked("a", "v1"), Signal("file", "a"), Signal("file", "a"), at("WRITE", "IDLE")],  # it is restored
            [_asked("a", "v1"), Signal("file", "a"), _changed("a", "v3"), Signal("file", "a"), at("WRITE", "IDLE")],
        ),
        wrong=(
            [at("ASK", "BUSY"), Signal("file", "a"), at("WRITE", "IDLE")],
            [_asked("a", "v1"), Signal("file", "a"), at("WRITE", "IDLE")],
            [_asked("a", "v1"), Signal("file", "a"), _changed("a", "v3"), at("WRITE", "IDLE")],
        ),
    ),
    "one value at a time": Scenario(
        _DESK
        + """
events: {ASK: {by: input}, MOVE: {by: machine}, DONE: {by: machine}}
transitions:
  - {from: IDLE, on: ASK, to: BUSY, when: draft != NONE, set: {here: draft}}
  - {from: BUSY, on: MOVE, to: LATE, set: {there: here, here: NONE}}
  - {from: LATE, on: DONE, to: IDLE, set: {there: NONE}}
""",
        _DATA + "shows: {id: {of: here, on: ASK}, kept: {of: there, at: before, on: DONE}}",
        right=(
            [at("ASK", "BUSY", id="r1"), at("MOVE", "LATE"), at("DONE", "IDLE", kept="r1")] * 2,
            [
                *(at("ASK", "BUSY", id="r1"), at("MOVE", "LATE"), at("DONE", "IDLE", kept="r1")),
                *(at("ASK", "BUSY", id="r2"), at("MOVE", "LATE"), at("DONE", "IDLE", kept="r2")),
                *(at("ASK", "BUSY", id=3), at("MOVE", "LATE"), at("DONE", "IDLE", kept=3)),
            ],
        ),
        wrong=(
            [at("ASK", "BUSY", id="r1"), at("MOVE", "LATE"), at("DONE", "IDLE", kept="r2")],
            [at("ASK", "BUSY", id="r1"), at("MOVE", "LATE"), at("DONE", "IDLE")],
            [at("ASK", "BUSY", id=1), at("MOVE", "LATE"), at("DONE", "IDLE", kept="1")],
            [at("ASK", "BUSY")],
        ),
        hidden=("draft",),
    ),
    "values that never come again": Scenario(
        _DESK
        + """
events: {ASK: {by: input}, LOOK: {by: machine}, DONE: {by: machine}}
transitions:
  - {from: IDLE, on: ASK, to: BUSY, when: draft != NONE, set: {here: draft}}
  - {from: BUSY, on: LOOK, to: BUSY}
  - {from: BUSY, on: DONE, to: IDLE, set: {here: NONE}}
""",
        """
data: {request: {labels: [FIRST, SECOND], fresh: once}}
shows: {id: {of: here, at: after else before}}
effects: {ring: {by: LOOK, is: here, free: true}}
""",
        right=(
            [at("ASK", "BUSY", id="r1"), at("LOOK", "BUSY", id="r1"), at("DONE", "IDLE", id="r1"), *_AGAIN],
            [Effect("ring", "r1"), at("ASK", "BUSY", id="r1"), Effect("ring", "r1"), at("DONE", "IDLE", id="r1")],
        ),
        wrong=(
            [*_AGAIN, at("ASK", "BUSY", id="r2")],
            [at("ASK", "BUSY", id="r1"), at("DONE", "IDLE", id="r1"), *_AGAIN, at("ASK", "BUSY", id="r1")],
        ),
        hidden=("draft",),
    ),
    "values that are classified": Scenario(
        _DESK
        + """
events: {ASK: {by: input}, GIVE: {by: machine}, KEEP: {by: machine}}
transitions:
  - {from: IDLE, on: ASK, to: BUSY, when: draft != NONE, set: {here: draft}}
  - {from: BUSY, on: GIVE, to: IDLE, when: here == FIRST, set: {here: NONE}}
  - {from: BUSY, on: KEEP, to: LATE, when: here == SECOND}
  - {from: LATE, on: GIVE, to: IDLE, set: {here: NONE}}
""",
        """
data: {request: {labels: [FIRST, SECOND], class: tests.odd, identity: id, needs: [odd]}}
shows: {id: {of: here, on: ASK}, given: {of: here, at: before, on: GIVE}}
""",
        right=(
            [at("ASK", "BUSY", id="r1"), at("GIVE", "IDLE", given="r1")],
            [at("ASK", "BUSY", id="r1"), at("KEEP", "LATE"), at("GIVE", "IDLE", given="r1")],
            [at("ASK", "BUSY", id="r1", odd=True), at("GIVE", "IDLE", given="r1"), *_EVEN, at("GIVE", "IDLE", given=2)],
            [at("ASK", "BUSY", id="r1", odd="?"), at("KEEP", "LATE"), at("GIVE", "IDLE", given="r1")],
        ),
        wrong=(
            [at("ASK", "BUSY", id="r1", odd=True), at("KEEP", "LATE")],
            [at("ASK", "BUSY", id="r1", odd=False), at("GIVE", "IDLE", given="r1")],
            [at("ASK", "BUSY", id="r1", odd=True), at("GIVE", "IDLE", given="r2")],
            [*_EVEN, at("GIVE", "IDLE", given=2), at("ASK", "BUSY", id=2, odd=True), at("KEEP", "LATE")],
        ),
        hidden=("draft",),
    ),
    "two values that are compared": Scenario(
        _DESK
        + """
events: {ASK: {by: input}, ASK_AGAIN: {by: input}, SAME: {by: machine}, OTHER: {by: machine}}
transitions:
  - {from: IDLE, on: ASK, to: BUSY, set: {here: draft}}
  - {from: BUSY, on: ASK_AGAIN, to: LATE, set: {there: draft}}
  - {from: LATE, on: SAME, to: IDLE, when: here == there, set: {here: NONE, there: NONE}}
  - {from: LATE, on: OTHER, to: IDLE, when: here != there, set: {here: NONE, there: NONE}}
""",
        _DATA + "shows: {id: {of: here, on: ASK}, other: {of: there, on: ASK_AGAIN}}",
        right=(
            [at("ASK", "BUSY", id="r1"), at("ASK_AGAIN", "LATE", other="r1"), at("SAME", "IDLE")],
            [at("ASK", "BUSY", id="r1"), at("ASK_AGAIN", "LATE", other="r2"), at("OTHER", "IDLE")] * 2,
        ),
        wrong=(
            [at("ASK", "BUSY", id="r1"), at("ASK_AGAIN", "LATE", other="r2"), at("SAME", "IDLE")],
            [at("ASK", "BUSY", id="r1"), at("ASK_AGAIN", "LATE", other="r1"), at("OTHER", "IDLE")],
        ),
        hidden=("draft",),
    ),
    "a choice that is made before both values are there": Scenario(
        _DESK.replace(
            "there:", "out:   {enum: [NONE, FIRST, SECOND], initial: NONE}\n  turned: {bool: false}\n  there:"
        )
        + """
events: {TURN: {by: input}, ASK: {by: input}, ASK_AGAIN: {by: input}, GIVE: {by: input}, DONE: {by: machine}}
transitions:
  - {from: IDLE, on: TURN, internal: true, when: not turned, set: {turned: true}}
  - {from: IDLE, on: ASK, to: BUSY, set: {here: draft}}
  - {from: BUSY, on: ASK_AGAIN, internal: true, when: there == NONE, set: {there: draft}}
  - {from: BUSY, on: GIVE, to: LATE, when: there != NONE, set: {out: there if turned else here}}
  - {from: LATE, on: DONE, to: IDLE, set: {here: NONE, there: NONE, out: NONE, turned: false}}
""",
        _DATA
        + "records: {each: step}\n"
        + "shows: {id: {of: here, on: ASK}, other: {of: there, on: ASK_AGAIN}, given: {of: out, at: before, on: DONE}}",
        right=(
            [*_TWO, at("DONE", "IDLE", given="r1")] * 2,
            [at("TURN", "IDLE"), *_TWO, at("DONE", "IDLE", given="r2")] * 2,
        ),
        wrong=(
            [*_TWO, at("DONE", "IDLE", given="r2")],
            [*_TWO, at("DONE", "IDLE", given="r3")],
            [at("TURN", "IDLE"), *_TWO, at("DONE", "IDLE", given="r1")],
            [at("TURN", "IDLE"), *_TWO, at("DONE", "IDLE", given="r3")],
        ),
        hidden=("draft",),
    ),
    "a value that nobody saw arrive later": Scenario(
        _DESK
        + """
events: {ASK: {by: input}, ARRIVED: {by: machine}, GONE: {by: machine}, SHOWN: {by: machine}}
transitions:
  - {from: IDLE, on: ASK, to: BUSY, set: {here: FIRST}}
  - {from: BUSY, on: ARRIVED, internal: true, when: there == NONE, set: {there: SECOND}}
  - {from: BUSY, on: GONE, to: LATE, when: there != NONE, set: {here: NONE}}
  - {from: LATE, on: SHOWN, to: IDLE, set: {there: NONE}}
""",
        _DATA + "shows: {id: {of: here, at: after else before}, other: {of: there, at: before, on: SHOWN}}",
        right=([at("ASK", "BUSY", id="r1"), at("GONE", "LATE", id="r1"), at("SHOWN", "IDLE", other="r2")] * 2,),
        wrong=([at("ASK", "BUSY", id="r1"), at("GONE", "LATE", id="r1"), at("SHOWN", "IDLE", other="r1")],),
    ),
    "a value that nobody saw arrive before": Scenario(
        _DESK
        + """
events: {ASK: {by: input}, ARRIVED: {by: machine}, GONE: {by: machine}, SHOWN: {by: machine}}
transitions:
  - {from: IDLE, on: ARRIVED, internal: true, when: there == NONE, set: {there: SECOND}}
  - {from: IDLE, on: ASK, to: BUSY, when: there != NONE, set: {here: FIRST}}
  - {from: BUSY, on: GONE, to: LATE, set: {here: NONE}}
  - {from: LATE, on: SHOWN, to: IDLE, set: {there: NONE}}
  - {from: BUSY, on: SHOWN, to: IDLE, set: {here: NONE, there: NONE}}
""",
        _DATA + "shows: {id: {of: here, at: after else before}, other: {of: there, at: before, on: SHOWN}}",
        right=(
            [at("ASK", "BUSY", id="r1"), at("GONE", "LATE", id="r1"), at("SHOWN", "IDLE", other="r2")] * 2,
            [at("ASK", "BUSY", id="r1"), at("SHOWN", "IDLE", id="r1", other="r2")],
        ),
        wrong=(
            [at("ASK", "BUSY", id="r1"), at("GONE", "LATE", id="r1"), at("SHOWN", "IDLE", other="r1")],
            [at("ASK", "BUSY", id="r1"), at("SHOWN", "IDLE", id="r1", other="r1")],
        ),
    ),
    "a value that does not matter any more": Scenario(
        _DESK
        + """
events: {ASK: {by: input}}
transitions:
  - {from: [IDLE, BUSY, LATE], on: ASK, to: BUSY, set: {here: FIRST}}
""",
        _DATA + "shows: {id: {of: here}}",
        right=([at("ASK", "BUSY", id="r1"), at("ASK", "BUSY", id="r2"), at("ASK", "BUSY", id="r1")],),
        wrong=([at("ASK", "BUSY", id="r1"), at("ASK", "BUSY")],),
    ),
    "hidden steps in a circle": Scenario(
        """
variables: {level: {range: [0, 3], initial: 0}, trace: {range: [0, 3], initial: 0}}
states: {IDLE: {initial: true, quiescent: true}, BUSY: {}}
environment:
  - {on: ROSE, set: {level: 0 if level == 3 else level + 1, trace: level}}
events: {TOP: {by: input}, DONE: {by: machine}}
transitions:
  - {from: IDLE, on: TOP, to: BUSY, when: level == 3}
  - {from: BUSY, on: DONE, to: IDLE, when: level == 1}
""",
        "shows: {level: {of: level}}",
        right=(
            [Quiescent(), Refused("TOP"), at("TOP", "BUSY", level=3), at("DONE", "IDLE", level=1)] * 2,
            [at("TOP", "BUSY", level=3), Quiescent(), at("DONE", "IDLE", level=1), Refused("DONE")],
        ),
        wrong=(
            [at("TOP", "BUSY", level=2)],
            [at("TOP", "BUSY", level=True)],
            [at("TOP", "IDLE", level=3)],
            [at("TOP", "BUSY", level=3), at("TOP", "IDLE", level=1)],
        ),
    ),
    "rest and refusal": Scenario(
        """
variables: {full: {bool: false}}
states: {IDLE: {initial: true, quiescent: true}, BUSY: {}}
events: {ASK: {by: input}, DONE: {by: machine}}
transitions:
  - {from: IDLE, on: ASK, to: BUSY, when: not full, set: {full: true}}
  - {from: BUSY, on: DONE, to: IDLE}
""",
        "",
        right=([Quiescent(), at("ASK", "BUSY"), Refused("ASK"), at("DONE", "IDLE"), Refused("ASK"), Quiescent()],),
        wrong=(
            [Refused("ASK")],
            [at("ASK", "BUSY"), Quiescent()],
            [at("ASK", "BUSY"), Refused("DONE")],
            [at("ASK", "BUSY"), at("DONE", "IDLE"), at("ASK", "BUSY")],
        ),
    ),
    "effects after the record": Scenario(
        """
variables: {tool: {enum: [NONE, READER, WRITER], initial: NONE}}
states: {IDLE: {initial: true, quiescent: true}, BUSY: {}}
environment: [{on: CHOSEN, set: {tool: WRITER if tool == READER else READER}}]
events: {CALL: {by: input}, DONE: {by: machine}}
transitions:
  - {from: IDLE, on: CALL, to: BUSY, when: tool != NONE}
  - {from: BUSY, on: DONE, to: IDLE}
""",
        """
parameters: []
records: {each: edge, except: [DONE]}
signals: {choice: CHOSEN}
optional: [choice]
effects: {call: {by: CALL, is: tool, times: 2}, note: {by: DONE, free: true}}
""",
        right=(
            [at("CALL", "BUSY"), Effect("call", "READER"), Effect("call", "READER"), at("DONE", "IDLE")] * 2,
            [
                *(Signal("choice"), at("CALL", "BUSY"), Effect("note"), Effect("call", "READER")),
                *(Effect("call", "READER"), Effect("note")),
                *(Signal("choice"), at("CALL", "BUSY"), Effect("call", "WRITER"), Effect("call", "WRITER")),
            ],
        ),
        wrong=(
            [Effect("call", "READER")],
            [at("CALL", "BUSY"), Effect("call")],
            [at("CALL", "BUSY"), at("DONE", "IDLE")],
            [at("CALL", "BUSY"), Effect("call", "READER"), Effect("call", "WRITER")],
            [at("CALL", "BUSY"), Effect("call", "READER"), Quiescent()],
            [at("CALL", "BUSY"), *[Effect("call", "READER")] * 3],
        ),
    ),
    "effects that come later": Scenario(
        _DESK
        + """
events: {CALL: {by: input}, LOOK: {by: input}, DONE: {by: machine}, LEFT: {by: machine}}
transitions:
  - {from: IDLE, on: CALL, to: BUSY, when: draft != NONE, set: {here: draft}}
  - {from: BUSY, on: LOOK, to: BUSY}
  - {from: BUSY, on: DONE, to: IDLE, set: {here: NONE}}
  - {from: BUSY, on: LEFT, to: IDLE, set: {here: NONE}}
""",
        """
data: {tool: {labels: [FIRST, SECOND]}}
shows: {tool: {of: here, on: CALL}}
effects: {call: {by: CALL, is: here, ends: DONE}}
""",
        right=(
            [at("CALL", "BUSY", tool="t1"), Effect("call", "t1"), at("DONE", "IDLE")] * 2,
            [at("CALL", "BUSY", tool="t1"), at("LOOK", "BUSY"), Effect("call", "t1"), at("DONE", "IDLE")],
            [at("CALL", "BUSY", tool="t1"), Effect("call", "t1"), at("LOOK", "BUSY"), at("DONE", "IDLE")],
            [at("CALL", "BUSY", tool="t1"), at("LEFT", "IDLE"), Quiescent(), Effect("call", "t1")],
        ),
        wrong=(
            [Effect("call", "t1")],
            [at("CALL", "BUSY", tool="t1"), at("DONE", "IDLE")],
            [at("CALL", "BUSY", tool="t1"), Effect("call", "t2")],
            [at("CALL", "BUSY", tool="t1"), at("LOOK", "BUSY"), Effect("call")],
            [at("CALL", "BUSY", tool="t1"), Effect("call", "t1"), Effect("call", "t1")],
            [at("CALL", "BUSY", tool="t1"), at("LEFT", "IDLE"), Effect("call", "t2")],
            [at("CALL", "BUSY", tool="t1"), at("LEFT", "IDLE"), at("CALL", "BUSY", tool="t2")],  # one at a time
        ),
        hidden=("draft",),
    ),
    "a signal whose absence is evidence": Scenario(
        """
variables: {sink: {bool: true}}
states: {IDLE: {initial: true, quiescent: true}, BUSY: {}}
environment: [{on: LOST, when: sink, set: {sink: false}}, {on: FOUND, when: not sink, set: {sink: true}}]
events: {ASK: {by: input}, WITHHELD: {by: machine}, DONE: {by: machine}}
transitions:
  - {from: IDLE, on: ASK, to: BUSY, when: sink}
  - {from: BUSY, on: DONE, to: IDLE, when: sink}
  - {from: BUSY, on: WITHHELD, to: IDLE, when: not sink}
""",
        "signals: {sink: {lost: LOST, found: FOUND}}",
        right=(
            [at("ASK", "BUSY"), Signal("sink", "lost"), at("WITHHELD", "IDLE"), Refused("ASK")],
            [at("ASK", "BUSY"), Signal("sink", "lost"), Signal("sink", "found"), at("DONE", "IDLE")],
        ),
        wrong=(
            [at("ASK", "BUSY"), at("WITHHELD", "IDLE")],
            [Signal("sink", "found")],
            [Signal("sink")],
            [Signal("sink", "lost"), at("ASK", "BUSY")],
        ),
    ),
    "a parameter": Scenario(
        """
variables: {draft: {enum: [NONE, LOW, HIGH], initial: NONE}, kept: {enum: [NONE, LOW, HIGH], initial: NONE}}
states: {IDLE: {initial: true, quiescent: true}, BUSY: {}}
environment: [{on: DRAFTED, set: {draft: HIGH if draft == LOW else LOW}}]
events: {ASK: {by: input}, DONE: {by: machine}}
transitions:
  - {from: IDLE, on: ASK, to: BUSY, when: draft != NONE and draft != kept, set: {kept: draft}}
  - {from: BUSY, on: DONE, to: IDLE}
""",
        "",
        right=(
            [at("ASK", "BUSY", draft="HIGH"), at("DONE", "IDLE"), at("ASK", "BUSY", draft="LOW")],
            [at("ASK", "BUSY", draft="HIGH"), at("DONE", "IDLE"), Refused("ASK"), Refused("ASK", {"draft": "HIGH"})],
        ),
        wrong=(
            [Refused("ASK")],
            [at("ASK", "BUSY")],
            [at("ASK", "BUSY", draft="NONE")],
            [at("ASK", "BUSY", draft="HIGH"), at("DONE", "IDLE", draft="HIGH")],
            [at("ASK", "BUSY", draft="HIGH"), at("DONE", "IDLE"), at("ASK", "BUSY", draft="HIGH")],
            [at("ASK", "BUSY", draft="HIGH"), at("DONE", "IDLE"), Refused("ASK", {"draft": "LOW"})],
        ),
    ),
}
