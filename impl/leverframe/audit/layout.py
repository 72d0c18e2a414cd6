"""Where a log has what the interface of a machine names: resolved from a mapping file, or the usual names.

The usual names are those of our own records (docs/journal.md): `execution_id`, `step`, `previous_state`, `event`,
`new_state`, `outcome`; `signal` or `effect` with a `value`; and the fields of the interface under their own names. What
is in an object such as `data` has other meanings under the same names, so it counts only if a mapping says so.
"""

import functools
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from leverframe.audit.inputs.rows import Row
from leverframe.language.declaration import Declaration
from leverframe.observe.interface import Interface, Records

Member = tuple[str, ...]
"""A path of names, into objects. A name may contain dots itself, as in OpenTelemetry: the longest name comes first."""
Scalar = str | int | bool
Each = Literal["transition", "event", "cycle", "request"]
OWN = frozenset({"execution_id", "step", "machine", "previous_state", "event", "new_state", "outcome"})
"""The usual names that say something else than a field of the interface of the same name."""


@dataclass(frozen=True, slots=True)
class Constant:
    """A value that is the same in all rows."""

    value: Scalar


@dataclass(frozen=True, slots=True)
class Condition:
    """What the value of a member must be: one of some values; None: any value, but there must be one.

    With `missing`, there must be none.
    """

    member: Member
    values: tuple[Scalar, ...] | None = None
    missing: bool = False

    def fits(self, row: Row) -> bool:
        """Is it so in a row? In Python, True equals 1: the type counts, unless the row has nothing but texts."""
        found = at(row.members, self.member)
        if found is None or self.missing:
            return found is None and self.missing
        if self.values is None:
            return True
        if row.textual:
            return str(found).lower() in {str(value).lower() for value in self.values}
        return any(found == value and isinstance(found, bool) == isinstance(value, bool) for value in self.values)


@dataclass(frozen=True, slots=True)
class Named:
    """Rows with a name under a member, and perhaps a value under another one."""

    member: Member
    value: Member | None


@dataclass(frozen=True, slots=True)
class Case:
    """What the rows say for which all conditions hold: a step, a refused event, a signal, an effect, or nothing.

    Or each of them is a report of telemetry: it may name its execution by a member of its own, and may not be among the
    rows that are numbered.
    """

    when: tuple[Condition, ...]
    kind: Literal["step", "refused", "signal", "effect", "report", "nothing"]
    name: str | None = None
    """The event that was refused, the signal, the effect or the report."""
    source: str | None = None
    target: str | None = None
    event: str | None = None
    value: Member | Constant | None = None
    fields: Mapping[str, Member | Constant] = field(default_factory=dict)
    execution: Member | None = None
    numbered: bool = True


@dataclass(frozen=True, slots=True)
class Time:
    """The member with the time, and how many of its units are a second; None: it is a text of ISO 8601."""

    member: Member
    per_second: int | None


@dataclass(frozen=True, slots=True)
class Layout:
    """Where a log has what. A member of None is in no row. `path` is the file of the mapping; None: the usual names."""

    execution: Member | None = None
    number: Member | None = None
    source: Member | None = None
    target: Member | None = None
    event: Member | None = None
    fields: Mapping[str, Member | Constant] = field(default_factory=dict)
    refused: Condition | None = None
    signal: Named | None = None
    effect: Named | None = None
    cases: tuple[Case, ...] = ()
    skip: Condition | None = None
    time: Time | None = None
    states: Mapping[str, str] = field(default_factory=dict)
    events: Mapping[str, str] = field(default_factory=dict)
    values: Mapping[str, Mapping[str, Scalar]] = field(default_factory=dict)
    settings: Mapping[str, object] = field(default_factory=dict)
    telemetry: Mapping[str, Mapping[str, Member]] = field(default_factory=dict)
    """By report: the members with its fields, in the rows of the steps that it is due on, or in rows of its own."""
    names_executions_alike: bool = True
    """Do all rows name their execution by the same member?"""
    whole: bool = False
    """Has the log everything that the program wrote, so that nothing is to come at its end?"""
    first: frozenset[int] = frozenset({0, 1})
    """The numbers with which an execution may begin."""
    machine: str | None = None
    """Rows whose member `machine` names another one are of another machine."""
    path: str | None = None
    each: Each = "transition"
    """What has a row."""
    events_with_row: tuple[str, ...] = ()
    """With `request`: the events that have one."""
    items: Member | None = None
    """The member with a list whose items are the rows."""
    per_file: bool = False
    """Is each file an execution?"""
    by_time: bool = False
    """Do rows come in the order of their times, and not in that of the files?"""
    conditional: bool = False
    """May the program refuse an event under conditions of its own, which the machine does not have?"""

    @property
    def is_coarse(self) -> bool:
        """May a row stand for several steps?"""
        return self.each in {"cycle", "request"}

    @property
    def with_own_rows(self) -> frozenset[str]:
        """The reports of telemetry that have rows of their own."""
        return frozenset(str(case.name) for case in self.cases if case.kind == "report")

    def case_of(self, row: Row) -> Case | None:
        """The first case that fits a row."""
        return next((case for case in self.cases if all(condition.fits(row) for condition in case.when)), None)


def at(members: Mapping[str, object], member: Member) -> object:
    """What is at a path; None if nothing is."""
    if len(member) == 1:
        return members.get(member[0])
    for name, rest in _splits(member):
        found = members.get(name)
        inner = at(found, rest) if rest and isinstance(found, dict) else None if rest else found
        if inner is not None:
            return inner
    return None


@functools.cache
def _splits(member: Member) -> tuple[tuple[str, Member], ...]:
    return tuple((".".join(member[:length]), member[length:]) for length in range(len(member), 0, -1))


def usual(declaration: Declaration, interface: Interface) -> Layout:
    """The layout with the usual names."""
    names = (*interface.parameters, *interface.shows)
    return Layout(
        execution=("execution_id",),
        number=("step",),
        source=("previous_state",),
        target=("new_state",),
        event=("event",),
        fields={name: (name,) for name in (*names, *facts(interface)) if name not in OWN},
        refused=Condition(("outcome",), ("refused",)),
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


def facts(interface: Interface) -> tuple[str, ...]:
    """The fields that only say what a value is like."""
    needs = [name for one in interface.data.values() if one.classified for name in one.classified.needs]
    return tuple(name for name in dict.fromkeys(needs) if name not in interface.shows)
