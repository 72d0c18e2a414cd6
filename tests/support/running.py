"""Shared by the tests of running machines: a machine with every feature, and a journal in memory."""

from pathlib import Path

import leverframe
from leverframe import api

DOOR = """
leverframe: 1
machine: door
profile: reference
constants: {MAX_KNOCKS: 2}
variables:
  knocks: {range: [0, MAX_KNOCKS], initial: 0}
  before: {range: [0, MAX_KNOCKS], initial: 0}
  locked: {bool: true}
  mood: {enum: [CALM, CROSS], initial: CALM}
states:
  SHUT: {initial: true, quiescent: knocks < MAX_KNOCKS}
  OPEN: {quiescent: true}
  GONE: {kind: terminal}
events:
  KNOCKED: {by: input}
  OPENED: {by: machine}
  CLOSED: {by: input}
  REMOVED: {by: fault}
environment:
  - {on: SHOUTED, when: mood == CALM, set: {mood: CROSS}}
transitions:
  - from: SHUT
    on: KNOCKED
    internal: true
    when: knocks < MAX_KNOCKS
    set: {knocks: knocks + 1, before: knocks}
  - {from: SHUT, on: OPENED, to: OPEN, when: knocks == MAX_KNOCKS, set: {locked: false, knocks: 0}}
  - {from: OPEN, on: CLOSED, to: SHUT, set: {locked: true, mood: CALM}}
  - {from: [SHUT, OPEN], on: REMOVED, to: GONE}
"""
"""A door that opens after two knocks: internal transitions, guards, dependent effects, an environment, an end."""


class Kept:
    """A journal in memory."""

    def __init__(self) -> None:
        self.entries: list[leverframe.Entry] = []

    def append(self, entry: leverframe.Entry) -> None:
        self.entries.append(entry)


def door_in(folder: Path) -> api.Machine:
    path = folder / "door.yaml"
    path.write_text(DOOR, "utf-8")
    return leverframe.load(path)
