"""The checked declaration: the content of a machine's YAML file, with every name resolved.

Every later phase takes this value and nothing else of the file. All of it is frozen. Sequences are tuples in the order
of the file, so everything that is derived from a declaration is deterministic.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from leverframe.errors import Span
from leverframe.language.expr import TRUE, Expr, Formula


class Maker(StrEnum):
    """The maker of an event (docs/language.md, 'events and environment')."""

    INPUT = "input"
    MACHINE = "machine"
    FAULT = "fault"
    ENVIRONMENT = "environment"
    """Environment actions change variables only; they are not transitions of the machine."""


class StateKind(StrEnum):
    """The kind of a state: how it is drawn, and whether it is terminal."""

    NORMAL = "normal"
    ERROR = "error"
    TERMINAL = "terminal"
    TERMINAL_ERROR = "error terminal"

    @property
    def terminal(self) -> bool:
        """Is the state terminal?"""
        return self in {StateKind.TERMINAL, StateKind.TERMINAL_ERROR}

    @property
    def error(self) -> bool:
        """Is it drawn as an error?"""
        return self in {StateKind.ERROR, StateKind.TERMINAL_ERROR}


class Expectation(StrEnum):
    """The verdict that the author expects; any other is unexpected."""

    HOLDS = "holds"
    FAILS = "fails"


@dataclass(frozen=True, slots=True)
class Source:
    """The document that a declaration transcribes.

    With `names_events` an edge is (from, event, to), otherwise (from, to).
    """

    file: str
    sha256: str
    version: str
    names_events: bool


@dataclass(frozen=True, slots=True)
class Extent:
    """The range and the initial value of an integer, as expressions over constants."""

    low: Expr
    high: Expr
    initial: Expr


@dataclass(frozen=True, slots=True)
class VariableDeclaration:
    """A bounded variable. `labels` are the names of its values, for an enumeration or a boolean; empty for integers.

    The values are the integers `low` … `high` inclusive; for booleans and enumerations these are the labels' indices.
    """

    name: str
    low: int
    high: int
    initial: int
    labels: tuple[str, ...]
    doc: str | None
    span: Span
    extent: Extent | None = None
    """The written range of an integer; None for booleans and enumerations."""

    @property
    def size(self) -> int:
        """The number of its values."""
        return self.high - self.low + 1

    def show(self, value: int) -> str | int | bool:
        """A value as the author would write it: a label, a boolean, or an integer."""
        if self.labels == ("false", "true"):
            return bool(value)
        return self.labels[value] if self.labels else value


@dataclass(frozen=True, slots=True)
class State:
    """A control state. `quiescent` is true for the valuations in which the machine owes no event."""

    name: str
    initial: bool
    kind: StateKind
    quiescent: Expr
    awaits: tuple[str, ...]
    doc: str | None
    cites: tuple[str, ...]
    span: Span

    @property
    def terminal(self) -> bool:
        """Is the state terminal, without exits?"""
        return self.kind.terminal


@dataclass(frozen=True, slots=True)
class Event:
    """An event or environment action; `realises` is the event of the document that an event of a reference maps to."""

    name: str
    maker: Maker
    realises: str | None
    doc: str | None
    cites: tuple[str, ...]
    span: Span


@dataclass(frozen=True, slots=True)
class Transition:
    """One line under `transitions` (or `environment`), for each event that it names.

    `sources` are the control states that it may start from; `target` is None if the control state does not change
    (internal transitions and environment actions). `effects` are simultaneous assignments.
    """

    sources: tuple[str, ...]
    event: str
    target: str | None
    guard: Expr
    effects: tuple[tuple[str, Expr], ...]
    cites: tuple[str, ...]
    doc: str | None
    span: Span

    @property
    def by_source(self) -> "tuple[Transition, ...]":
        """The same from each of its sources alone: a line from several states is short for a line from each."""
        return tuple(replace(self, sources=(one,)) for one in self.sources) or (self,)

    def __hash__(self) -> int:
        """Of what tells lines apart: transitions are keys everywhere, and a line contains few of them."""
        return hash((self.event, self.target, self.span))


@dataclass(frozen=True, slots=True)
class FairnessConstraint:
    """Fairness of one action: a step by one of `events` from a state in which `condition` holds."""

    events: tuple[str, ...]
    condition: Expr
    text: str


class PathBase(StrEnum):
    """The base of a path semantics (docs/language.md, 'Paths')."""

    STUTTER = "stutter"
    PROGRESS = "progress"
    TOTAL = "total"


@dataclass(frozen=True, slots=True)
class Paths:
    """A path semantics: a base, and declared weak and strong fairness on top of it.

    With `weak_of_each` or `strong_of_each`, there is one constraint for every event, as ``'*'`` declares.
    """

    base: PathBase
    weak: tuple[FairnessConstraint, ...] = ()
    strong: tuple[FairnessConstraint, ...] = ()
    weak_of_each: bool = False
    strong_of_each: bool = False

    def __str__(self) -> str:
        parts = [self.base.value]
        parts += [f"weak fairness of {text}" for text in self.weak_texts]
        parts += [f"strong fairness of {text}" for text in self.strong_texts]
        return ", ".join(parts)

    @property
    def weak_texts(self) -> tuple[str, ...]:
        """The actions with weak fairness, in words."""
        return ("each event",) if self.weak_of_each else tuple(c.text for c in self.weak)

    @property
    def strong_texts(self) -> tuple[str, ...]:
        """The actions with strong fairness, in words."""
        return ("each event",) if self.strong_of_each else tuple(c.text for c in self.strong)


@dataclass(frozen=True, slots=True)
class Always:
    """An invariant: `formula` holds in every reachable state. A proof generalises over the `parametric` constants."""

    formula: Formula
    parametric: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """A claim on each step by one of `events` from a reachable state.

    `requires` holds in each state in which one of the events is enabled; `ensures` relates the states before and after.
    """

    events: tuple[str, ...]
    requires: Expr = TRUE
    ensures: Expr = TRUE


@dataclass(frozen=True, slots=True)
class Frame:
    """A claim on each step from a reachable state: only the `changers` of a variable change it."""

    changers: tuple[tuple[str, tuple[str, ...]], ...]
    """Each variable, with the events and environment actions that may change it."""


@dataclass(frozen=True, slots=True)
class Branching:
    """A CTL formula in the initial state, over the paths that `paths` admits."""

    formula: Formula
    paths: Paths


@dataclass(frozen=True, slots=True)
class Linear:
    """An LTL formula on every path that `paths` admits."""

    formula: Formula
    paths: Paths


@dataclass(frozen=True, slots=True)
class Ranking:
    """A lexicographic tuple that every machine and fault transition inside `region` decreases.

    A proof generalises over the `parametric` constants.
    """

    region: Expr
    measures: tuple[Expr, ...]
    parametric: tuple[str, ...] = ()


Claim = Always | Step | Frame | Branching | Linear | Ranking


@dataclass(frozen=True, slots=True)
class Property:
    """A property: its id, its claim (`text` as the author wrote it), the expected verdict, the cited requirements."""

    name: str
    claim: Claim
    text: str
    expectation: Expectation
    doc: str | None
    cites: tuple[str, ...]
    span: Span
    vacuous: str | None = None
    """The reason why it may hold although a part of it does not matter."""

    def __repr__(self) -> str:
        """The id, and the claim as the author wrote it."""
        return f"<property {self.name}: {' '.join(self.text.split())}>"


@dataclass(frozen=True, slots=True)
class BuiltinCheck:
    """The author's expectation of a built-in check (`checks:`)."""

    expectation: Expectation = Expectation.HOLDS
    doc: str | None = None
    cites: tuple[str, ...] = ()
    span: Span | None = None
    """Its place under `checks`; None if it is not there."""


@dataclass(frozen=True, slots=True)
class SharedLock:
    """The one lock that any number of machines of a declaration share.

    A machine takes it when it enters the control states `held_in`, and releases it when it leaves them.
    `never_blocks` are events that never wait for it.
    """

    held_in: tuple[str, ...]
    never_blocks: tuple[str, ...]
    doc: str | None = None


@dataclass(frozen=True, slots=True)
class UndecidedOverlap:
    """Two transitions whose guards could not be compared within the limit: they need `valuations` evaluations."""

    event: str
    first: Span
    second: Span
    valuations: int


@dataclass(frozen=True, slots=True)
class PropertiesFile:
    """A file with further properties of a machine, and its digest."""

    path: str
    sha256: str


@dataclass(frozen=True, slots=True)
class Declaration:
    """One machine in one profile, checked. `sha256` is the digest of the file."""

    machine: str
    profile: str
    title: str | None
    source: Source | None
    refines: "Declaration | None"
    constants: Mapping[str, int]
    small: Mapping[str, int]
    variables: tuple[VariableDeclaration, ...]
    states: tuple[State, ...]
    events: tuple[Event, ...]
    transitions: tuple[Transition, ...]
    environment: tuple[Transition, ...]
    properties: tuple[Property, ...]
    checks: Mapping[str, BuiltinCheck]
    path: str
    sha256: str
    catalogues: tuple[str, ...] = ()
    """Other systems whose requirements it cites."""
    survivors: Mapping[str, str] = field(default_factory=dict)
    """Mutants that no check detects, each with the reason why none should."""
    shared_lock: SharedLock | None = None
    undecided_overlaps: tuple[UndecidedOverlap, ...] = field(default=())
    properties_files: tuple[PropertiesFile, ...] = ()
    """Where further properties are from, which are not in the file of the machine."""
    overridden: Mapping[str, int] = field(default_factory=dict)
    """Constants with another value than in the file, each with its value there."""

    def __repr__(self) -> str:
        """The machine, its size and its file."""
        size = f"{len(self.states)} states, {len(self.transitions)} transitions, {len(self.properties)} properties"
        return f"<declaration of {self.machine}, profile {self.profile}: {size}; {self.path}>"

    @property
    def further_properties(self) -> tuple[Property, ...]:
        """The properties that are not in the file of the machine."""
        files = {one.path for one in self.properties_files}
        return tuple(claimed for claimed in self.properties if claimed.span.file in files)

    @property
    def initial_state(self) -> str:
        """The one initial control state (the loader guarantees that there is exactly one)."""
        return next(state.name for state in self.states if state.initial)

    @property
    def makers(self) -> Mapping[str, Maker]:
        """The maker of each event and environment action."""
        return {event.name: event.maker for event in self.events}

    @property
    def realised(self) -> Mapping[str, str]:
        """The event of the document that each event realises, if the machine itself has none of that name."""
        known = self.makers
        return {e.name: e.realises for e in self.events if e.realises is not None and e.realises not in known}

    def events_called(self, name: str | None) -> frozenset[str]:
        """The events that a log or a record may mean: the one of that name, or else all that realise it.

        If it tells no name, any event.
        """
        return frozenset(e.name for e in self.events if name in {None, e.name}) or frozenset(
            event for event, realised in self.realised.items() if realised == name
        )

    @property
    def names_events(self) -> bool:
        """Is an edge (from, event, to), rather than (from, to)?"""
        return self.source is None or self.source.names_events
