"""The checked interface of a machine: what the world can see of it, with every name resolved (docs/interfaces.md)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from leverframe.language.expr import TRUE, Expr
from leverframe.observe.forbidden import Forbidden
from leverframe.observe.observations import Value
from leverframe.observe.telemetry import Reported

Moment = Literal["after", "before", "after else before"]
Recorded = Literal["edge", "step", "none"]

PATH, EVENT = "path", "event"
"""The names in a view of the records of steps, and of the event in a record."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A field of a record: the value of a variable at a moment, or the values of several.

    `on` restricts it to some events; empty: all. With `cases`, each of these events has a variable of its own. Without
    variables, it shows anything. `cites` are the requirements that demand it; empty: those of the step.
    """

    variables: tuple[str, ...]
    at: Moment = "after"
    on: tuple[str, ...] = ()
    cases: Mapping[str, str] = field(default_factory=dict)
    cites: tuple[str, ...] = ()

    def of(self, event: str) -> tuple[str, ...]:
        """The variables that the field shows at an event; none if the record of the event does not have it."""
        if self.on and event not in self.on:
            return ()
        return (self.cases[event],) if self.cases else self.variables


@dataclass(frozen=True, slots=True)
class Signal:
    """Steps without a record that may be seen: each event, with the value that the signal then has, or None.

    With a class in `kind`, the values are its labels, and an observation has the id of a real value.
    """

    values: Mapping[str, str | None]
    kind: str | None = None


@dataclass(frozen=True, slots=True)
class Effect:
    """What the events `by` execute, `times` times each; with the value of a variable, or the values of several.

    With `ends`, they may come later, but before one of these events, and before the next of `by`. After an event in
    `stops` they no longer come. A `free` effect may happen at any time, so it is no evidence.
    """

    by: tuple[str, ...]
    variables: tuple[str, ...] = ()
    at: Literal["after", "before"] = "after"
    times: int = 1
    free: bool = False
    ends: tuple[str, ...] = ()
    stops: tuple[str, ...] = ()

    def waits_for(self, event: str) -> bool:
        """Must the effect have happened before an event?"""
        return event in self.ends or event in self.by


@dataclass(frozen=True, slots=True)
class Records:
    """The steps that leave a record: edges, every step, or none.

    The record of an event in `excluded` may be missing. `before_state` are the requirements that demand the record of a
    step before the state to which it leads; None if nothing does. `cites` are those that demand a record of each step,
    `fields` those about what a record contains.

    A log may have fewer: of the steps by some events `only`, or of those alone that lead `to_rest`. Then a record says
    what holds after all steps since the record before it.
    """

    each: Recorded = "edge"
    excluded: tuple[str, ...] = ()
    before_state: tuple[str, ...] | None = None
    cites: tuple[str, ...] = ()
    fields: tuple[str, ...] = ()
    only: frozenset[str] | None = None
    to_rest: bool = False

    def leaves(self, event: str, *, moves: bool) -> bool:
        """May a step by an event leave a record? `moves`: it takes an edge."""
        return (self.each == "step" or (self.each == "edge" and moves)) and (self.only is None or event in self.only)


@dataclass(frozen=True, slots=True)
class Versions:
    """What makes a class one of versions, which change in place.

    `per` is the class of the things that have versions. For each of its labels, `present` is the variable with the
    version that the thing has now, and `changes` is the environment action that gives it another one. `owners` says of
    which thing each variable with a stored version holds one: the thing that the owner holds.
    """

    per: str
    present: Mapping[str, str]
    changes: Mapping[str, str]
    owners: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Classified:
    """The labels of a value depend on what is known of it: the function `by` is one of `classifiers.CLASSIFIERS`.

    The fields `needs` of a record are about the value in its field `identity`.
    """

    by: str
    identity: str
    needs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class DataClass:
    """Real values with identities: the machine knows them as `labels`, in the variables `held_by`.

    The labels of the variables in `inside` contain one of the class, where the pattern has an asterisk. With `once`, a
    value never comes again after the labels that stood for it have ceased to.
    """

    labels: tuple[str, ...]
    held_by: tuple[str, ...]
    inside: Mapping[str, str] = field(default_factory=dict)
    versions: Versions | None = None
    classified: Classified | None = None
    once: bool = False


@dataclass(frozen=True, slots=True)
class Stimulus:
    """Something that a caller does. It leads to one of some events, or is refused.

    `when` is the condition under which it leads to them, and `condition` its text, empty for always; while it holds,
    they happen by stimuli alone. `gives` are the values that it may give; a parameter that is missing there has any
    value that the environment can give it. Actions of the environment bring about, before the event, what is given of
    other variables, and the values in `prepares`. `tells` is what the caller is told, by the first event that any of it
    names.
    """

    leads_to: tuple[str, ...]
    when: Expr = TRUE
    condition: str = ""
    gives: Mapping[str, tuple[Value, ...]] = field(default_factory=dict)
    prepares: Mapping[str, Value] = field(default_factory=dict)
    tells: Mapping[str, Shown] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Clock:
    """An event that stands for a tick of real time: there is one after each part of a deadline, while `running` holds.

    The setting `option` of a program is the whole deadline, in seconds. It has `parts` parts: the value of the constant
    `bound`, or one.
    """

    event: str
    running: Expr
    condition: str
    option: str
    bound: str | None = None
    parts: int = 1


@dataclass(frozen=True, slots=True)
class Bound:
    """The setting `option` of a program is the value of a constant; it is at least `low` and at most `high`."""

    option: str
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Reading:
    """A decision of the reference where the document leaves it open.

    It concerns the events `at`; in their place, another reading of the document has an event of `also`. If there is
    none, nothing happens there in the other reading. With `fields`, the other reading gives these fields other values,
    and the step is the same. Where `when` does not hold, the document leaves nothing open; `condition` is its text,
    empty for always.
    """

    at: tuple[str, ...]
    also: tuple[str, ...]
    fields: tuple[str, ...] = ()
    when: Expr = TRUE
    condition: str = ""


@dataclass(frozen=True, slots=True)
class Interface:
    """What the world can see of a machine. `path` is its file; None if it was derived."""

    machine: str
    parameters: tuple[str, ...]
    shows: Mapping[str, Shown] = field(default_factory=dict)
    signals: Mapping[str, Signal] = field(default_factory=dict)
    effects: Mapping[str, Effect] = field(default_factory=dict)
    records: Records = Records()
    optional: frozenset[str] = frozenset()
    data: Mapping[str, DataClass] = field(default_factory=dict)
    stimuli: Mapping[str, Stimulus] = field(default_factory=dict)
    choices: Mapping[str, Reading] = field(default_factory=dict)
    clock: Clock | None = None
    bounds: Mapping[str, Bound] = field(default_factory=dict)
    variables: tuple[str, ...] = ()
    telemetry: Mapping[str, Reported] = field(default_factory=dict)
    forbids: Mapping[str, Forbidden] = field(default_factory=dict)
    independent: tuple[str, ...] = ()
    path: str | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """Everything that an observer's view may show, in order."""
        path = () if self.records.each == "none" else (PATH, EVENT)
        return (*path, *self.parameters, *self.shows, *self.signals, *self.effects)

    @property
    def cites(self) -> frozenset[str]:
        """The requirements that it names anywhere."""
        records, reports = self.records, self.telemetry.values()
        fields = [one for each in reports for one in each.fields.values()]
        shown = (*self.shows.values(), *(told for one in self.stimuli.values() for told in one.tells.values()))
        named = [records.cites, records.fields, records.before_state or (), self.independent, tuple(self.forbids)]
        named += [*(each.cites for each in reports), *(each.cites for each in shown)]
        named += [(one.cite,) if one.distinct is None else (one.cite, one.distinct) for one in fields]
        return frozenset(name for names in named for name in names)

    @property
    def said(self) -> frozenset[str]:
        """The parameters, and the other variables that stimuli give: what a caller says."""
        return frozenset(self.parameters).union(*(one.gives for one in self.stimuli.values()))

    def given_to(self, event: str) -> Mapping[str, tuple[Value, ...]]:
        """The variables, apart from parameters, of which stimuli give the values when they lead to an event."""
        found: dict[str, dict[Value, None]] = {}
        for one in self.stimuli.values():
            for name in one.gives if event in one.leads_to else ():
                if name not in self.parameters:
                    found.setdefault(name, {}).update(dict.fromkeys(one.gives[name]))
        return {name: tuple(values) for name, values in found.items()}

    @property
    def judged(self) -> tuple[str, ...]:
        """Everything that conformance judges, in order: results, variables and telemetry, too."""
        return tuple(dict.fromkeys((*self.names, *self.told, *self.variables, *self.telemetry)))

    @property
    def told(self) -> tuple[str, ...]:
        """What callers are told, in order."""
        return tuple(dict.fromkeys(name for stimulus in self.stimuli.values() for name in stimulus.tells))

    @property
    def class_of(self) -> Mapping[str, str]:
        """The class of each variable that holds values with identities."""
        return {variable: name for name, found in self.data.items() for variable in found.held_by}

    @property
    def labels(self) -> Mapping[str, frozenset[str]]:
        """The labels of everything that shows values with identities, by its name: no program says them."""
        kinds = self.class_of
        tells = [each for stimulus in self.stimuli.values() for each in stimulus.tells.items()]
        shown = [(name, one.variables) for name, one in (*self.shows.items(), *tells)]
        shown += [(name, one.variables) for name, one in self.effects.items()]
        found = [(name, kinds[each]) for name, variables in shown for each in variables if each in kinds]
        found += [(name, signal.kind) for name, signal in self.signals.items() if signal.kind]
        found += [(name, kinds[name]) for name in self.variables if name in kinds]
        labels: dict[str, frozenset[str]] = {}
        for name, kind in found:
            labels[name] = labels.get(name, frozenset()) | {*self.data[kind].labels}
        return labels
