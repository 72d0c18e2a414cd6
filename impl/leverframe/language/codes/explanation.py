"""What the explanation of an error code consists of, and what all the examples begin with."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Explanation:
    """An error code for someone who has just met it.

    `why` and `remedy` are paragraphs, each of them one line. `example` is a declaration with this mistake and no other,
    or empty where no text has it: where a file is missing, or the command line is wrong.
    """

    code: str
    title: str
    why: str
    example: str
    remedy: str


HEAD = "leverframe: 1\nmachine: door\nprofile: document\n"
STATES = "states:\n  CLOSED: {initial: true, quiescent: true}\n  OPEN: {}\n"
EVENTS = "events:\n  PUSH: {by: input}\n  SPRING: {by: machine}\n"
DOOR = f"{HEAD}{STATES}{EVENTS}"
"""A door that is pushed open and that a spring closes, as yet without a transition."""
