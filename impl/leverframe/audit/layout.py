"""Where a log has what the interface of a machine names: a mapping file, read and resolved, or the usual names.

The usual names are those of our own records (docs/journal.md): `execution_id`, `step`, `previous_state`, `event`,
`new_state`, `outcome`; `signal` or `effect` with a `value`; and the fields of the interface under their own names. What
is in an object such as `data` has other meanings under the same names, so it counts only if a mapping says so.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from leverframe.language import reader, shape
from leverframe.language.declaration import Declaration
from leverframe.language.guessing import did_you_mean
from leverframe.language.mapping import MappingModel, MarkModel, NamedModel, TimeModel
from leverframe.language.report import Problems
from leverframe.observe.interface import Interface, Records

Member = tuple[str, ...]
"""A path of names, into objects."""
OWN = frozenset({"execution_id", "step", "machine", "previous_state", "event", "new_state", "outcome"})
"""The usual names that say something else than a field of the interface of the same name."""
_PER_SECOND = {"seconds": 1, "milliseconds": 10**3, "microseconds": 10**6, "nanoseconds": 10**9}


@dataclass(frozen=True, slots=True)
class Mark:
    """Rows in which a member has one of some values."""

    member: Member
    values: frozenset[object]

    def fits(self, members: Mapping[str, object]) -> bool:
        """Is a row one of them? In Python, True equals 1: the type counts."""
        found = at(members, self.member)
        return isinstance(found, str | int) and (type(found), found) in self.values


@dataclass(frozen=True, slots=True)
class Named:
    """Rows with a name under a member, and perhaps a value under another one."""

    member: Member
    value: Member | None


@dataclass(frozen=True, slots=True)
class Layout:
    """Where a log has what. A member of None is in no row. `path` is the file of the mapping; None: the usual names."""

    execution: Member | None
    number: Member | None
    source: Member | None
    target: Member | None
    event: Member | None
    fields: Mapping[str, Member]
    refused: Mark | None = None
    signal: Named | None = None
    effect: Named | None = None
    skip: Mark | None = None
    time: tuple[Member, int] | None = None
    """The member with the time, and how many of its units are a second."""
    states: Mapping[str, str] = field(default_factory=dict)
    events: Mapping[str, str] = field(default_factory=dict)
    settings: Mapping[str, object] = field(default_factory=dict)
    first: frozenset[int] = frozenset({0, 1})
    """The numbers with which an execution may begin."""
    machine: str | None = None
    """Rows whose member `machine` names another one are of another machine."""
    path: str | None = None
    conditional: bool = False
    """May the program refuse an event under conditions of its own, which the machine does not have?"""


def at(members: Mapping[str, object], member: Member) -> object:
    """What is at a path; None if nothing is."""
    found: object = members
    for name in member:
        if not isinstance(found, dict):
            return None
        found = found.get(name)
    return found


def usual(declaration: Declaration, interface: Interface) -> Layout:
    """The layout with the usual names."""
    names = (*interface.parameters, *interface.shows)
    return Layout(
        execution=("execution_id",),
        number=("step",),
        source=("previous_state",),
        target=("new_state",),
        event=("event",),
        fields={name: (name,) for name in (*names, *_facts(interface)) if name not in OWN},
        refused=Mark(("outcome",), frozenset({(str, "refused")})),
        signal=Named(("signal",), ("value",)),
        effect=Named(("effect",), ("value",)),
        first=frozenset({0}),
        machine=declaration.machine,
    )


def recorded(declaration: Declaration, interface: Interface) -> tuple[Interface, Layout]:
    """What a journal shows: each step leaves a record with its event, also an action of the environment.

    Fields are in its data, whose meaning only a mapping knows.
    """
    each = Records("step", before_state=interface.records.before_state)
    every = replace(
        interface, parameters=(), signals={}, records=each, optional=frozenset(), data={}, stimuli={}, clock=None
    )
    where = replace(usual(declaration, interface), fields={}, signal=None, effect=None, conditional=True)
    return every, where


def read(declaration: Declaration, interface: Interface, path: Path) -> Layout:
    """The layout that a mapping file describes. Raises InputError with all mistakes of the file."""
    model, report = shape.model(MappingModel, reader.read(path))
    if model.mapping != declaration.machine:
        message = f"this is a mapping for {model.mapping!r}, but the machine is {declaration.machine!r}"
        report.add("LF231", message, ("mapping",), f"write 'mapping: {declaration.machine}', or name another file")
    _known(model.fields, (*interface.parameters, *interface.shows, *_facts(interface)), "fields", "field", report)
    for section, told, names in (
        ("states", model.states, [state.name for state in declaration.states]),
        ("events", model.events, [event.name for event in declaration.events]),
    ):
        for name, meant in told.items():
            if meant not in names:
                hint = did_you_mean(meant, names) or f"they are {', '.join(names)}"
                report.add("LF231", f"the machine has no {section[:-1]} {meant!r}", (section, name), hint)
    if not (model.step or model.signal or model.effect):
        report.add("LF231", "no row says anything about the machine", (), "add 'step', 'signal' or 'effect'")
    report.raise_if_any()
    return _of(model, str(path))


def _of(model: MappingModel, path: str) -> Layout:
    step = model.step
    return Layout(
        execution=_member(model.execution),
        number=_member(model.number),
        source=_member(step.source) if step else None,
        target=_member(step.target) if step else None,
        event=_member(step.event) if step else None,
        fields={name: _path(member) for name, member in model.fields.items()},
        refused=_mark(model.refused),
        signal=_named(model.signal),
        effect=_named(model.effect),
        skip=_mark(model.skip),
        time=_time(model.time),
        states=model.states,
        events=model.events,
        settings=model.settings,
        path=path,
    )


def _known(told: Iterable[str], known: Iterable[str], section: str, what: str, report: Problems) -> None:
    names = list(known)
    for name in told:
        if name not in names:
            hint = did_you_mean(name, names) or f"they are {', '.join(names)}"
            report.add("LF231", f"the interface has no {what} {name!r}", (section, name), hint, key=True)


def _facts(interface: Interface) -> tuple[str, ...]:
    """The fields that only say what a value is like."""
    needs = [name for one in interface.data.values() if one.classified for name in one.classified.needs]
    return tuple(name for name in dict.fromkeys(needs) if name not in interface.shows)


def _path(member: str) -> Member:
    return tuple(member.split("."))


def _member(member: str | None) -> Member | None:
    return None if member is None else _path(member)


def _mark(model: MarkModel | None) -> Mark | None:
    return None if model is None else Mark(_path(model.member), frozenset((type(one), one) for one in model.values))


def _named(model: NamedModel | None) -> Named | None:
    return None if model is None else Named(_path(model.member), _member(model.value))


def _time(model: TimeModel | None) -> tuple[Member, int] | None:
    return None if model is None else (_path(model.member), _PER_SECOND[model.unit])
