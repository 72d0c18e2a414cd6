"""What follows if a subject passes a suite, in words; or why there is no guarantee.

The theorem (`sufficient`) is about deterministic machines: what the tester sees of the subject must be a function of
the inputs since the last reset. Whoever runs the suite knows what is not so.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from leverframe.conform.automata.product import Size
from leverframe.conform.automata.suite import Suite


@dataclass(frozen=True)
class ManyAnswers:
    """The reference allows several observations after the same inputs."""

    after: str


@dataclass(frozen=True)
class NoReset:
    """The subject cannot be brought back to its initial state reliably."""


@dataclass(frozen=True)
class Wavering:
    """The subject has given different answers to the same inputs."""

    after: str


@dataclass(frozen=True)
class Untold:
    """The subject raised an exception, which says neither that it accepted an input nor that it refused it."""

    after: str


@dataclass(frozen=True)
class Targetless:
    """A record does not say where its step leads, although the view has the path."""

    after: str


@dataclass(frozen=True)
class Alike:
    """No word that can be offered tells two states of the reference apart."""

    one: str
    other: str


@dataclass(frozen=True)
class LeftOut:
    """Tests that did not run."""

    tests: int
    why: str


Obstacle = ManyAnswers | NoReset | Wavering | Untold | Targetless | Alike | LeftOut


@dataclass(frozen=True)
class Setting:
    """How the subject is tested: the names of the view, and those inputs of the reference that cannot be offered."""

    view: Sequence[str]
    withheld: Sequence[str] = ()


def guarantee(suite: Suite, size: Size, setting: Setting, obstacles: Sequence[Obstacle] = ()) -> str:
    """What follows if the subject passes, in sentences; with an obstacle, that nothing does, and why."""
    obstacles = (*obstacles, *_alike(suite))
    if obstacles:
        reasons = " ".join(map(_reason, obstacles))
        return f"No guarantee for any number of states. {reasons}"
    states, most = suite.machine.size, suite.machine.size + suite.extra
    scope = "each input" if suite.machine.complete else "each input that the reference defines at that point"
    view = f"the view {', '.join(setting.view)}" if setting.view else "a view of acceptance alone"
    inputs = _many(suite.machine.inputs, "input")
    tests = f"{_many(size.tests, 'test')}, {_many(size.symbols, 'input')} in all"
    sentences = [
        f"Method {suite.method}, k = {suite.extra}: {tests}.",
        f"In {view}, the reference has {_many(states, 'distinguishable state')} and {inputs}.",
        (
            "If the subject passes all tests, is deterministic in this view, returns to its initial state at each "
            f"reset, and has at most {_many(most, 'state')}, then it answers {scope} as the reference does, after any "
            "inputs."
        ),
    ]
    if setting.withheld:
        sentences.append(f"This says nothing about inputs that cannot be offered: {', '.join(setting.withheld)}.")
    return " ".join(sentences)


def _alike(suite: Suite) -> tuple[Alike, ...]:
    pairs = suite.identified.alike
    return tuple(Alike(str(one), str(other)) for one, other in pairs[:1])


def _reason(obstacle: Obstacle) -> str:
    match obstacle:
        case ManyAnswers(after):
            return f"The reference is not deterministic in this view: it allows several observations after {after}."
        case NoReset():
            return "The subject has no reliable reset, so a test does not begin in the initial state."
        case Wavering(after):
            return f"The subject is not deterministic: it answered the same inputs in two ways, after {after}."
        case Untold(after):
            return f"The subject raised an exception, so nobody knows whether it accepted the last input of {after}."
        case Targetless(after):
            return f"A record does not tell its new_state, so nobody knows where the last step of {after} leads."
        case Alike(one, other):
            return (
                f"No inputs that can be offered distinguish the states {one} and {other} of the reference, so the "
                "tests cannot tell in which of them the subject is."
            )
        case LeftOut(tests, why):
            return f"{_many(tests, 'test')} did not run: {why}."
        case _:
            assert_never(obstacle)


def _many(count: int, what: str) -> str:
    return f"{count:,} {what}{'' if count == 1 else 's'}"
