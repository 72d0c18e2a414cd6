"""Something that no run of the machine explains, and what a suite itself knows of it."""

from dataclasses import dataclass, field

from leverframe.language.declaration import Transition
from leverframe.observe.observations import Observation
from leverframe.observe.retracing import PossibleRun


@dataclass(frozen=True, slots=True)
class Named:
    """What a suite itself knows of something wrong: its cause, and the requirements or choices that it breaks."""

    cause: str
    requirements: tuple[str, ...]
    choices: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Suspects:
    """The transitions before a step that may be why it shows something wrong. `assign`: do they assign it?"""

    lines: tuple[Transition, ...] = ()
    assign: bool = False


NOBODY = Suspects()


@dataclass(frozen=True, slots=True)
class Wrong:
    """Something that no run of the machine explains, in one dimension.

    `transitions` are those that the machine expected there; `seen` is what came instead, if anything did. `controls`
    are the control states in which the subject may have been.
    """

    dimension: str
    expected: tuple[str, ...]
    observed: str
    transitions: tuple[Transition, ...]
    controls: tuple[str, ...]
    seen: Observation | None = None
    end: str | None = None
    """The control state in which the cycle ended, if that is what is wrong, or if its outcome is."""
    offered: tuple[str, ...] = ()
    """The events to which those stimuli of the cycle may lead that the machine may have refused."""
    denied: tuple[str, ...] = ()
    """The events to which the first stimulus of the cycle may lead, if the subject reports that it refused it."""
    told: str | None = field(default=None, compare=False)
    """What the subject said about it, such as the message of an exception."""
    named: Named | None = None
    """What the suite knows of it, if it is not to be found out from the transitions."""
    about: tuple[str, ...] = ()
    """The fields of a result or a record, or the variables, that are wrong."""
    place: str | None = None
    """The last state on the path, if the subject shows it."""
    planned: tuple[str, ...] = ()
    """The events in the plan of the cycle, if it is variables that are wrong at its end."""
    effects: tuple[str, ...] = ()
    """What the subject executed in the cycle, if its outcome is wrong."""
    unsettled: tuple[str, ...] = ()
    """The choices of the interface that the document leaves open there."""
    walked: bool = False
    """Is the path seen, and as expected? Then a record that does not come was not written."""
    earlier: Suspects = NOBODY
    """The transitions that may have left behind what is shown wrongly."""
    hidden: tuple[Transition, ...] = ()
    """The transitions that may be why, without being wrong where anything shows it."""
    first: tuple[str, ...] = ()
    """The events to which the first stimulus of the cycle may lead."""
    run: PossibleRun | None = field(default=None, compare=False)
    """A run of the machine that shows what came before, if one was looked for."""
