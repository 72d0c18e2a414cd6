"""A row of a log → an observation of the machine, in the terms of its interface.

The row of an event that takes no edge is a signal, if the interface has one for it, and otherwise it is hidden, as the
interface says. A row that says nothing about the machine is passed over only if the mapping says so, or if it names
another machine: any other row that cannot be read is told, since nothing can be established without it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from leverframe.audit.inputs import strict
from leverframe.audit.inputs.rows import Row
from leverframe.audit.layout import Layout, facts
from leverframe.audit.said import Execution, Said, UnclearError, execution, integer, number, said, time
from leverframe.language.declaration import Declaration, Maker, VariableDeclaration
from leverframe.observe.interface import EVENT, PATH, Interface
from leverframe.observe.observations import Effect, Observation, Refused, Signal, Step, Told, Value


@dataclass(frozen=True, slots=True)
class Seen:
    """What a row says: of which execution, the number of the row there, what was observed, and when (seconds).

    Without an observation, the view hides what happened. `stays` tells where the program was before it: of a step
    without an edge, which the view may hide; of a refusal; or of the first of all steps for which a row stands.
    """

    execution: Execution
    number: int | None
    observation: Observation | None
    time: Fraction | None = None
    stays: Step | None = None
    report: str | None = None
    """The report of telemetry that the row is, and nothing else."""


@dataclass(frozen=True, slots=True)
class Unclear:
    """A row that cannot be read, and why; its number, if that can be read.

    If the row does not tell the execution, that is None, and the row may be of `any_execution`.
    """

    execution: Execution
    reason: str
    number: int | None = None
    any_execution: bool = False


class Sight:
    """Reads rows, in a view."""

    def __init__(self, declaration: Declaration, interface: Interface, layout: Layout, view: Iterable[str]) -> None:
        self.declaration, self.layout, self.interface, self.view = declaration, layout, interface, frozenset(view)
        self._makers, realised = declaration.makers, declaration.realised
        self._names = {*self._makers, *realised.values()}
        """What rows may call events: a name that only the document has stands for all events that realise it."""
        self._variables = {variable.name: variable for variable in declaration.variables}
        self._facts = frozenset(facts(interface))
        self.numbered = self.unnumbered = False
        """Does some row that was read have a number, and does some row have none?"""
        records = interface.records
        self._each = records.each == "step"
        self._only = None if records.only is None else {*records.only, *(realised.get(e, e) for e in records.only)}
        lines = [
            (name, source, line.target)
            for line in (*declaration.transitions, *declaration.environment)
            for name in {line.event, realised.get(line.event, line.event)}
            for source in line.sources
        ]
        self._edges = {(name, source, target) for name, source, target in lines if target is not None}
        self._staying = {(name, source) for name, source, target in lines if target is None}
        self._moving = {event for event, _, _ in self._edges}
        self._both = self._moving & {event for event, _ in self._staying}
        self._signal_of = {
            event: (name, value) for name, one in interface.signals.items() for event, value in one.values.items()
        }

    def read(self, row: Row) -> Seen | Unclear | None:
        """What a row says; None if it is about something else."""
        try:
            told = said(row, self.layout)
            if told is None:
                return None
            of = execution(row, self.layout)
            if told.kind == "report":
                return self._reported(row, of, str(told.name))
            observation, stays = self._observation(told, textual=row.textual)
            seen = Seen(of, number(row, self.layout), observation, time(row, self.layout), stays)
        except UnclearError as error:
            return self._unclear(row, str(error))
        self.numbered |= seen.number is not None
        self.unnumbered |= seen.number is None
        return seen

    def _reported(self, row: Row, of: Execution, name: str) -> Seen:
        """A report with a row of its own, which may be among those that are numbered. Raises UnclearError."""
        case = self.layout.case_of(row)
        counted = number(row, self.layout) if case is not None and case.numbered else None
        self.numbered |= counted is not None
        return Seen(of, counted, None, time(row, self.layout), None, name)

    def _unclear(self, row: Row, reason: str) -> Unclear:
        try:
            of = execution(row, self.layout)
        except UnclearError:
            return Unclear(None, reason, any_execution=True)
        try:
            return Unclear(of, reason, number(row, self.layout))
        except UnclearError:
            return Unclear(of, reason)

    def _observation(self, told: Said, *, textual: bool) -> tuple[Observation | None, Step | None]:
        match told.kind:
            case "signal" | "effect":
                return self._named(told, textual=textual), None
            case "refused":
                return self._refused(told, textual=textual), self._where(told.source, told.target)
            case "step":
                return self._step(told, textual=textual)
            case "report":
                return None, None

    def _named(self, told: Said, *, textual: bool) -> Observation | None:
        name, is_signal = told.name, told.kind == "signal"
        known = self.interface.signals.keys() if is_signal else self.interface.effects.keys()
        if not isinstance(name, str) or name not in known:
            raise UnclearError(f"the interface has no {told.kind} {name!r}")
        if name not in self.view:
            return None
        if not is_signal:
            variables = self.interface.effects[name].variables
            return Effect(name, self._told(told.value, name, variables, textual=textual))
        value = self._told(told.value, name, (), textual=textual)
        if isinstance(value, tuple):
            raise UnclearError(f"the signal {name} has several values")
        # For a coarse log, the fields are those of its rows, and no signal has one.
        return Signal(name, value, {} if self.layout.is_coarse else self._fields(told, textual=textual))

    def _step(self, told: Said, *, textual: bool) -> tuple[Observation | None, Step | None]:
        """What a row shows of a step, and the step itself if it takes no edge and tells its state."""
        source, target, event = told.source, told.target, told.event
        if event is not None and self._only is not None and event in self._names and event not in self._only:
            raise UnclearError(f"the mapping says that {event} has no row of its own")
        if event in self._names and not self._each and not self._is_edge(event, source, target):
            signal = self._signal_of.get(event)
            where = PATH in self.view and (source is not None or target is not None)
            stays = Step(target or source, source or target, event if EVENT in self.view else None) if where else None
            shown = signal is not None and signal[0] in self.view
            fields = self._fields(told, textual=textual) if shown else {}
            return Signal(*signal, fields) if signal is not None and shown else None, stays
        if PATH not in self.view:
            return None, None
        shown_event = event if EVENT in self.view else None
        fields = self._fields(told, textual=textual)
        if self.layout.is_coarse:  # it tells where the program was before all of the steps, and after them
            return Step(target, None, shown_event, fields), Step(source, source) if source is not None else None
        return Step(target, source, shown_event, fields), None

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

    def _refused(self, told: Said, *, textual: bool) -> Observation | None:
        event = told.name
        if not isinstance(event, str) or event not in self._makers:
            raise UnclearError(f"the machine has no event {event!r}, which was refused")
        if self._makers[event] is Maker.ENVIRONMENT:
            raise UnclearError(f"{event} is an action of the environment, which nothing refuses")
        fields = self._fields(told, textual=textual).items()
        given = {name: value for name, value in fields if name in self.interface.parameters}
        return Refused(event, {name: value for name, value in given.items() if not isinstance(value, tuple)})

    # ---- values ------------------------------------------------------------------------------------------------------

    def _fields(self, told: Said, *, textual: bool) -> Mapping[str, Told]:
        found: dict[str, Told] = {}
        for name, value in told.fields.items():
            if name in self.view or name in self._facts:
                found[name] = self._told(value, name, self._of(name), textual=textual)
        return found

    def _of(self, name: str) -> tuple[str, ...]:
        """The variables that a field or a parameter shows."""
        shown = self.interface.shows.get(name)
        if shown is None:
            return (name,) if name in self._variables else ()
        return tuple(shown.cases.values())[:1] if shown.cases else shown.variables

    def _told(self, value: object, name: str, variables: tuple[str, ...], *, textual: bool) -> Told:
        if textual and len(variables) > 1 and isinstance(value, str):
            value = _listed(value, name)
        if isinstance(value, list):
            names = variables if len(variables) == len(value) else (None,) * len(value)
            return tuple(self._value(one, name, of, textual=textual) for one, of in zip(value, names, strict=True))
        return self._value(value, name, variables[0] if len(variables) == 1 else None, textual=textual)

    def _value(self, value: object, name: str, variable: str | None, *, textual: bool) -> Value | None:
        if textual and isinstance(value, str) and variable is not None:
            return self._typed(value, name, self._variables[variable])
        if isinstance(value, float) and value.is_integer():
            return int(value)
        if value is None or isinstance(value, str | int):
            return value
        raise UnclearError(f"the value of {name} is neither a text nor an integer nor a boolean")

    def _typed(self, text: str, name: str, variable: VariableDeclaration) -> Value:
        """What a text means: a value of the type of a variable."""
        if variable.labels == ("false", "true"):
            known = {"true": True, "1": True, "false": False, "0": False}.get(text.lower())
            if known is None:
                raise UnclearError(f"the value of {name} is no boolean")
            return known
        if variable.labels:
            return text
        found = integer(text)
        if found is None:
            raise UnclearError(f"the value of {name} is no integer")
        return found


def _listed(text: str, name: str) -> object:
    """The values of several variables in a cell: a JSON array."""
    try:
        return strict.value(text)
    except strict.StrictError:
        raise UnclearError(f"the value of {name} is no list") from None
