"""Machines as whole declarations, for tests of several packages."""

from leverframe.language.declaration import Declaration
from leverframe.language.loader import loads

GAUGE = """
leverframe: 1
machine: gauge
profile: example
variables:
  level: {range: [0, 3], initial: 0}
  alarm: {bool: false}
states: {WATCHING: {initial: true, quiescent: alarm or level < 3}, AWAY: {quiescent: true}}
events: {RAISED: {by: machine}, RESET: {by: input}, LEFT: {by: fault}}
environment:
  - {on: ROSE, when: level < 3, set: {level: level + 1}}
  - {on: FELL, when: level > 0, set: {level: level - 1}}
transitions:
  - {from: WATCHING, on: RAISED, internal: true, when: level == 3 and not alarm, set: {alarm: true}}
  - {from: WATCHING, on: RESET, internal: true, when: alarm and level < 3, set: {alarm: false}}
  - {from: WATCHING, on: LEFT, to: AWAY, when: alarm}
properties:
"""
HUGE = """
leverframe: 1
machine: huge
profile: document
variables: {one: {range: [0, 1000000000], initial: 0}, other: {range: [0, 1000000000], initial: 0}}
states: {RUNNING: {initial: true}}
events: {GO: {by: machine}, ON: {by: machine}}
transitions:
  - {from: RUNNING, on: GO, internal: true, when: one < 1000000000, set: {one: one + 1}}
  - {from: RUNNING, on: ON, internal: true, when: other < 1000000000, set: {other: other + 1}}
properties:
  - {id: far, ctl: EF one == 1000000000}
"""


def ring(count: int, properties: str = "") -> Declaration:
    states = "".join(f"  S{i}: {{initial: {'true' if i == 0 else 'false'}}}\n" for i in range(count))
    steps = "".join(f"  - {{from: S{i}, on: GO, to: S{(i + 1) % count}}}\n" for i in range(count))
    claims = f"properties:\n{properties}" if properties else ""
    head = f"leverframe: 1\nmachine: ring\nprofile: mine\nstates:\n{states}"
    return loads(f"{head}events: {{GO: {{by: machine}}}}\ntransitions:\n{steps}{claims}")
