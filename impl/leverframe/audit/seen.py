"""A row of a log → an observation of the machine, in the terms of its interface.

The row of an event that takes no edge is a signal, if the interface has one for it, and otherwise it is hidden, as the
interface says. A row that says nothing about the machine is passed over only if the mapping says so, or if it names
another machine: any other row that cannot be read is told, since nothing can be established without it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from fractions import Fraction

from leverframe.audit.layout import Layout, Member, Named, at
from leverframe.audit.lines import Row
from leverframe.language.declaration import Declaration, Maker
from leverframe.observe.interface import EVENT, PATH, Interface
from leverframe.observe.observations import Effect, Observation, Refused, Signal, Step, Told, Value

Execution = str | int | None
"""The id of an execution; None if all rows are of one."""


@dataclass(frozen=True, slots=True)
class Seen:
    """What a row says: of which execution, the number of the row there, what was observed, and when (seconds).

    Without an observation, the view hides what happened. `stays` is a step without an edge, or a refusal, that tells
    its state: where the program was, the row shows even if the view hides the step.
    """

    execution: Execution
    number: int | None
    observation: Observation | None
    time: Fraction | None = None
    stays: Step | None = None


@dataclass(frozen=True, slots=True)
class Unclear:
    """A row that cannot be read, and why. The execution is None if the row does not tell it."""

    execution: Execution
    reason: str


class UnclearError(Exception):
    """Something in a row cannot be read."""


class Sight:
    """Reads rows, in a view."""

    def __init__(self, declaration: Declaration, interface: Interface, layout: Layout, view: Iterable[str]) -> None:
        self.declaration, self.layout, self.interface, self.view = declaration, layout, interface, frozenset(view)
        self._makers = declaration.makers
        self._each = interface.records.each == "step"
        self._edges = {
            (line.event, source, line.target)
            for line in declaration.transitions
            if line.target is not None
            for source in line.sources
        }
        lines = (*declaration.transitions, *declaration.environment)
        self._staying = {(line.event, source) for line in lines if line.target is None for source in line.sources}
        self._moving = {event for event, _, _ in self._edges}
        self._both = self._moving & {event for event, _ in self._staying}
        self._signal_of = {
            event: (name, value) for name, one in interface.signals.items() for event, value in one.values.items()
        }

    def read(self, row: Row) -> Seen | Unclear | None:
        """What a row says; None if it is about something else."""
        members, layout = row.members, self.layout
        if layout.machine is not None and members.get("machine", layout.machine) != layout.machine:
            return None
        if layout.skip is not None and layout.skip.fits(members):
            return None
        execution: Execution = None
        try:
            if layout.execution is not None:
                execution = _id(members, layout.execution)
            number = _number(members, layout.number)
            observation, stays = self._observation(members)
            return Seen(execution, number, observation, _time(members, layout.time), stays)
        except UnclearError as error:
            return Unclear(execution, str(error))

    def _observation(self, members: Mapping[str, object]) -> tuple[Observation | None, Step | None]:
        for named in (self.layout.signal, self.layout.effect):
            if named is not None and at(members, named.member) is not None:
                return self._named(members, named), None
        return self._step(members)

    def _named(self, members: Mapping[str, object], named: Named) -> Observation | None:
        name = at(members, named.member)
        is_signal = named is self.layout.signal
        known = self.interface.signals.keys() if is_signal else self.interface.effects.keys()
        if not isinstance(name, str) or name not in known:
            kind = "signal" if is_signal else "effect"
            raise UnclearError(f"the interface has no {kind} {name!r}")
        value = _told(at(members, named.value), name) if named.value else None
        if name not in self.view:
            return None
        if not is_signal:
            return Effect(name, value)
        if isinstance(value, tuple):
            raise UnclearError(f"the signal {name} has several values")
        return Signal(name, value, self._fields(members))

    def _step(self, members: Mapping[str, object]) -> tuple[Observation | None, Step | None]:
        """What a row shows of a step, and the step itself if it takes no edge and tells its state."""
        layout = self.layout
        source = _name(members, layout.source, layout.states)
        target = _name(members, layout.target, layout.states)
        event = _name(members, layout.event, layout.events)
        if source is None and target is None and event is None:
            raise UnclearError("it has no state, event, signal or effect")
        if layout.refused is not None and layout.refused.fits(members):
            return self._refused(event, members), self._where(source, target)
        if event in self._makers and not self._each and not self._is_edge(event, source, target):
            signal = self._signal_of.get(event) if event is not None else None
            told = PATH in self.view and (source is not None or target is not None)
            stays = Step(target or source, source or target, event if EVENT in self.view else None) if told else None
            shown = signal is not None and signal[0] in self.view
            return Signal(*signal, self._fields(members)) if signal is not None and shown else None, stays
        if PATH not in self.view:
            return None, None
        return Step(target, source, event if EVENT in self.view else None, self._fields(members)), None

    def _where(self, source: str | None, target: str | None) -> Step | None:
        """Where a program was that refused an event, if the row tells that."""
        if None not in {source, target} and source != target:
            raise UnclearError("it was refused, and changes the state")
        return Step(target or source, source or target) if PATH in self.view and (source or target) else None

    def _is_edge(self, event: str | None, source: str | None, target: str | None) -> bool:
        """Does an event take an edge here, for all that is told? Whatever the machine does not have counts as one."""
        if event not in self._both:
            where = {source, target} - {None}
            return event in self._moving or len(where) > 1 or any((event, name) not in self._staying for name in where)
        if source is None or target is None:
            raise UnclearError(f"whether {event} takes an edge here, nobody can tell without both states")
        stays = source == target and (event, source) in self._staying
        return not stays or (event, source, target) in self._edges

    def _refused(self, event: str | None, members: Mapping[str, object]) -> Observation | None:
        if event is None or event not in self._makers:
            raise UnclearError(f"the machine has no event {event!r}, which was refused")
        if self._makers[event] is Maker.ENVIRONMENT:
            raise UnclearError(f"{event} is an action of the environment, which nothing refuses")
        told = self._fields(members).items()
        given = {name: value for name, value in told if name in self.interface.parameters}
        return Refused(event, {name: value for name, value in given.items() if not isinstance(value, tuple)})

    def _fields(self, members: Mapping[str, object]) -> Mapping[str, Told]:
        found: dict[str, Told] = {}
        for name, member in self.layout.fields.items():
            fact = name not in self.interface.shows and name not in self.interface.parameters
            value = at(members, member) if fact or name in self.view else None
            if value is not None:
                found[name] = _told(value, name)
        return found


def _id(members: Mapping[str, object], member: Member) -> str | int:
    found = at(members, member)
    if isinstance(found, bool) or not isinstance(found, str | int):
        raise UnclearError(f"{'.'.join(member)} is no id of an execution" if found is not None else _missing(member))
    return found


def _missing(member: Member) -> str:
    return f"it has no {'.'.join(member)}, which names the execution"


def _number(members: Mapping[str, object], member: Member | None) -> int | None:
    found = None if member is None else at(members, member)
    if found is None or member is None:
        return None
    if isinstance(found, bool) or not isinstance(found, int):
        raise UnclearError(f"{'.'.join(member)} is no integer")
    return found


def _name(members: Mapping[str, object], member: Member | None, names: Mapping[str, str]) -> str | None:
    found = None if member is None else at(members, member)
    if found is None or member is None:
        return None
    if isinstance(found, bool) or not isinstance(found, str | int):
        raise UnclearError(f"{'.'.join(member)} is no name")
    return names.get(str(found), str(found))


def _told(value: object, name: str) -> Told:
    if isinstance(value, list):
        return tuple(_value(each, name) for each in value)
    return _value(value, name)


def _value(value: object, name: str) -> Value | None:
    if value is None or isinstance(value, str | int):
        return value
    raise UnclearError(f"the value of {name} is neither a text nor an integer nor a boolean")


def _time(members: Mapping[str, object], member: tuple[Member, int] | None) -> Fraction | None:
    found = None if member is None else at(members, member[0])
    if found is None or member is None:
        return None
    try:
        if isinstance(found, bool) or not isinstance(found, str | int | float):
            raise UnclearError(f"{'.'.join(member[0])} is no time")
        exact = Decimal(found) if isinstance(found, str) else Decimal(repr(found))
        if not exact.is_finite() or exact.adjusted() > 20 or exact.adjusted() < -40:  # noqa: PLR2004 -- digits
            raise UnclearError(f"{'.'.join(member[0])} is out of range")
    except InvalidOperation:
        raise UnclearError(f"{'.'.join(member[0])} is no number") from None
    return Fraction(exact) / member[1]
