"""What is found in a log: a violation, a row that cannot be judged, or a gap."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Literal

from leverframe.audit.inputs.rows import Place, Row
from leverframe.audit.said import Execution
from leverframe.audit.seen import Seen
from leverframe.language.declaration import Transition
from leverframe.observe.observations import Observation, Step, described
from leverframe.observe.properties import Decided
from leverframe.observe.retracing import PossibleRun

LONGEST = 2000
"""How many characters of a row are shown."""


@dataclass(frozen=True, slots=True)
class Retraced:
    """A run that shows the rows of an execution up to one that no run explains: its `place`, and what it says.

    Without a `place`, the run shows all rows up to that of the violation.
    """

    run: PossibleRun
    place: Place | None = None
    seen: Observation | None = None


@dataclass(frozen=True, slots=True)
class Violation:
    """A row that no run of the machine explains, with which a property is broken, or before which records are missing.

    `before` are the rows of the execution before it, and `earlier` their numbers in the whole log. `choices` are the
    findings whose other reading explains it: then it differs from a choice of the reference. With `later`, it may be a
    consequence of something before it: an earlier violation, or a row that is missing.
    """

    kind: Literal["step", "property", "record", "telemetry"]
    place: Place
    execution: Execution
    cause: str
    observed: str
    row: str = ""
    """Its text; empty until it is looked up."""
    before: tuple[tuple[Place, str], ...] = ()
    states: tuple[str, ...] = ()
    allowed: tuple[str, ...] = ()
    requirements: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    later: bool = False
    number: int = 0
    """The number of the row in the whole log, from 1."""
    earlier: tuple[int, ...] = ()
    step: Step | None = None
    """What was observed, if it is a step."""
    possible: tuple[Transition, ...] = ()
    """The transitions of which something could have been seen instead."""
    retraced: Retraced | None = field(default=None, compare=False)
    """A run that leads there, of the first violation of each of the first causes."""


@dataclass(frozen=True, slots=True)
class Untold:
    """A row that could not be judged, and why. If it cannot be read, nothing more can be said of its execution."""

    place: Place
    execution: Execution
    reason: str


@dataclass(frozen=True, slots=True)
class Gap:
    """A row that is missing, or is none: the log is not complete."""

    place: Place
    execution: Execution
    reason: str


@dataclass(frozen=True, slots=True)
class Difference:
    """The first row of an execution without an explanation differs from a mere choice of the reference."""

    number: int
    """Its number in the whole log."""
    choices: tuple[str, ...]

    def blamed(self, one: Violation) -> Violation:
        """A property that this row breaks, another reading breaks as well; what breaks later may be a consequence."""
        if one.number < self.number:
            return one
        return replace(one, choices=self.choices) if one.number == self.number else replace(one, later=True)


Found = Violation | Untold | Gap


def broken(row: Row, number: int, seen: Seen, observation: Observation, decided: Decided) -> Violation:
    """The violation of a property, by the row with which every run that shows the log so far has broken it."""
    return Violation(
        kind="property",
        place=row.place,
        execution=seen.execution,
        cause=f"{decided.property.name} is violated",
        observed=described(observation),
        row=row.text[:LONGEST],
        requirements=tuple(decided.property.cites),
        number=number,
    )


def missing_record(  # noqa: PLR0913, PLR0917 -- what is known of a violation
    number: int,
    place: Place,
    execution: Execution,
    observation: Observation,
    events: Iterable[str],
    requirements: tuple[str, ...],
    earlier: tuple[int, ...],
) -> Violation:
    """The violation that steps by some events, before the row with an observation, left no record."""
    return Violation(
        kind="record",
        place=place,
        execution=execution,
        cause="transitions without a record",
        observed=described(observation),
        allowed=tuple(events),
        requirements=requirements,
        number=number,
        earlier=earlier,
    )
