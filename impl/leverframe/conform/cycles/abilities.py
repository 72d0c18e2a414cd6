"""What a subject can be given and can show. The machine is restricted to that before anything is generated.

An event of the machine is in one of four roles:

    caused    a stimulus leads to it, and nothing else; with a condition, where that holds (`Steered.role`)
    arranged  the subject can bring it about at a position of a plan
    own       the machine makes it whenever it is enabled: internal events, and events that nobody arranges
    absent    it does not happen: a fault or an action of the environment that the subject does not arrange
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import assert_never

from leverframe.conform.cycles.cycle import Element, Given, Passing
from leverframe.language.declaration import Declaration, Maker
from leverframe.language.expr import TRUE, variables_of
from leverframe.observe.interface import Interface


class Role(Enum):
    """How an event comes about in a cycle."""

    CAUSED = "caused"
    ARRANGED = "arranged"
    OWN = "own"
    ABSENT = "absent"


@dataclass(frozen=True, slots=True)
class Deadline:
    """The deadline of the interface's clock, and how exactly the subject keeps it, in milliseconds."""

    ms: int
    resolution: int

    @property
    def before(self) -> int:
        """As much time as may pass before the deadline for sure; 0 if none may."""
        return max(0, self.ms - self.resolution)

    @property
    def after(self) -> int:
        """The time after which the deadline has passed for sure."""
        return self.ms + self.resolution


@dataclass(frozen=True)
class Abilities:
    """A machine with its interface, and what a subject declared: stimuli, events that it arranges, dimensions."""

    declaration: Declaration
    interface: Interface
    stimuli: tuple[str, ...]
    arranges: tuple[str, ...]
    observes: frozenset[str]
    view: tuple[str, ...] | None = None
    """The names of the interface through which the subject is judged; None: all."""
    deadline: Deadline | None = None
    """The deadline, if time passes on the subject's clock as plans say."""

    def seen(self, names: Iterable[str]) -> tuple[str, ...]:
        """Those names that the view shows."""
        return tuple(name for name in names if self.view is None or name in self.view)

    @cached_property
    def internal(self) -> frozenset[str]:
        """The events of the machine that leave its control state: never in a plan."""
        edges = {line.event for line in self.declaration.transitions if line.target is not None}
        makers = self.declaration.makers
        return frozenset(name for name, maker in makers.items() if maker is Maker.MACHINE and name not in edges)

    @cached_property
    def causes(self) -> dict[str, tuple[str, ...]]:
        """For each event, the stimuli that may lead to it."""
        stimuli = self.interface.stimuli
        names = (event.name for event in self.declaration.events)
        return {event: tuple(name for name, one in stimuli.items() if event in one.leads_to) for event in names}

    @cached_property
    def role(self) -> dict[str, Role]:
        """The role of each event, where no condition of a stimulus holds."""
        return {event.name: self._role(event.name, event.maker) for event in self.declaration.events}

    def _role(self, name: str, maker: Maker) -> Role:
        if any(self.interface.stimuli[cause].when == TRUE for cause in self.causes[name]):
            return Role.CAUSED
        if self.is_planned(name):
            return Role.ARRANGED
        return Role.OWN if maker is Maker.MACHINE else Role.ABSENT

    @cached_property
    def disturbances(self) -> frozenset[str]:
        """The arranged events that are no outcomes of the machine's own work."""
        makers = self.declaration.makers
        return frozenset(n for n, role in self.role.items() if role is Role.ARRANGED and makers[n] is not Maker.MACHINE)

    def is_planned(self, event: str) -> bool:
        """Does a plan name this event? None names what changes nothing but what a caller says."""
        return event in self.arranges and event not in self.internal | self.pure

    def offers(self, element: Element) -> bool:
        """Can an element of a plan be asked for?"""
        match element:
            case str():
                return self.is_planned(element)
            case Given(stimulus):
                return stimulus in self.stimuli
            case Passing():
                return self.deadline is not None
            case _:
                assert_never(element)

    @cached_property
    def plannable(self) -> tuple[str, ...]:
        """The arranged events that plans name. The only outcome of a stimulus needs no plan."""
        alone = {event for one in self.interface.stimuli.values() if len(one.leads_to) == 1 for event in one.leads_to}
        return tuple(name for name in self.arranges if self.is_planned(name) and name not in alone)

    @cached_property
    def withheld(self) -> tuple[str, ...]:
        """The outcomes of the machine's own work that are in no plan, although others of the same state are."""
        own, planned = (self._outcomes(role) for role in (Role.OWN, Role.ARRANGED))
        return tuple(name for name, states in own.items() if any(states & others for others in planned.values()))

    def _outcomes(self, role: Role) -> dict[str, set[str]]:
        """The outcomes of the machine's own work in a role, each with the states that it leaves."""
        found: dict[str, set[str]] = {}
        for line in self.declaration.transitions:
            outcome = self.declaration.makers[line.event] is Maker.MACHINE and line.event not in self.internal
            if outcome and self.role[line.event] is role:
                found.setdefault(line.event, set()).update(line.sources)
        return found

    @cached_property
    def pure(self) -> frozenset[str]:
        """The actions of the environment that assign nothing but what a caller says."""
        erased = self.interface.said
        actions = self.declaration.environment
        impure = {action.event for action in actions if any(name not in erased for name, _ in action.effects)}
        return frozenset(action.event for action in actions) - impure

    @cached_property
    def conditions(self) -> frozenset[str]:
        """The variables on which it depends whether those actions of the environment happen that the subject is given.

        The machine of a view may leave out what no transition of it reads, but not these.
        """
        actions = (
            one for one in self.declaration.environment if one.event in self.stimuli or self.is_planned(one.event)
        )
        return frozenset[str]().union(*(variables_of(action.guard) for action in actions))

    @cached_property
    def absent(self) -> tuple[str, ...]:
        """The events that this subject never sees, since it cannot bring them about; those of parameters excepted."""
        causes, offered = self.causes, frozenset(self.stimuli)
        return tuple(
            name
            for name, role in self.role.items()
            if (offered.isdisjoint(causes[name]) if causes[name] else role is Role.ABSENT and name not in self.pure)
        )
