"""interface.yaml → `Interface`: every name resolved, every mistake reported at its place (LF010 …, LF190 … LF199)."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from leverframe.errors import Diagnostic, InputError
from leverframe.language import catalog, reader, shape
from leverframe.language.conditions import reported
from leverframe.language.declaration import Declaration
from leverframe.language.expr import TRUE
from leverframe.language.guessing import did_you_mean, meant_or_declare
from leverframe.language.interface import FieldModel, InterfaceModel, ToldModel
from leverframe.language.loader import citable
from leverframe.language.reader import Text
from leverframe.language.report import Path as Place
from leverframe.language.report import Problems
from leverframe.observe import citations, parameters, timing
from leverframe.observe.classes import Classes, known_variable
from leverframe.observe.derived import derived
from leverframe.observe.derived import stimuli as derived_stimuli
from leverframe.observe.forbidden import Forbidden
from leverframe.observe.interface import EVENT, PATH, Effect, Interface, Reading, Records, Shown, Signal, Stimulus
from leverframe.observe.same import Same
from leverframe.observe.stimuli import Stimuli
from leverframe.observe.telemetry import Reported, ReportField


def interface_of(declaration: Declaration, path: str | Path | None = None) -> Interface:
    """The interface of a machine: from a file, by default the one beside the declaration; derived if there is none.

    Raises InputError with all errors of the file.
    """
    found = Path(path) if path is not None else catalog.interface_beside(Path(declaration.path))
    return derived(declaration) if found is None else read(declaration, reader.read(found))


def reads(declaration: Declaration, text: str, path: str = "<text>") -> Interface:
    """The interface in a text, which messages call `path`. Raises InputError with all its errors."""
    return read(declaration, reader.decode(text.encode("utf-8", "surrogatepass"), path))


def read(declaration: Declaration, text: Text) -> Interface:
    """The interface of a machine in a text. Raises InputError with all its errors."""
    known: frozenset[str] | InputError | None
    try:
        known = citable(declaration)
    except InputError as error:  # it comes after those of the shape
        known = error
    return _read(Same(declaration), text, known)


@lru_cache(maxsize=32)  # Whoever judges many subjects in one process reads it for each of them.
def _read(declaration: Same[Declaration], text: Text, known: frozenset[str] | InputError | None) -> Interface:
    model, report = shape.model(InterfaceModel, text)
    report.raise_if_any()
    citations.check(model, known, report)
    found = _Reading(declaration.value, model, report).interface()
    report.raise_if_any()
    return found


class _Reading:
    def __init__(self, declaration: Declaration, model: InterfaceModel, report: Problems) -> None:
        self.declaration, self.model, self.report = declaration, model, report
        self.variables = tuple(variable.name for variable in declaration.variables)
        self.events = tuple(event.name for event in declaration.events)

    def interface(self) -> Interface:
        model = self.model
        if model.interface != self.declaration.machine:
            message = f"this is the interface of {model.interface!r}, but the machine is {self.declaration.machine!r}"
            hint = f"write 'interface: {self.declaration.machine}', or choose another file"
            self.report.add("LF195", message, ("interface",), hint)
        erased = self._parameters()
        self._names_are_distinct(erased)
        shows = {name: self._shown(found, ("shows", name), erased) for name, found in model.shows.items()}
        signals = {name: self._signal(name) for name in model.signals}
        records = self._records()
        seen = self.events if records.each == "step" else {e for signal in signals.values() for e in signal.values}
        stimuli = self._stimuli(erased, seen)
        told = {name for stimulus in stimuli.values() for name in stimulus.tells}
        return Interface(
            machine=model.interface,
            parameters=erased,
            shows=shows,
            signals=signals,
            effects={name: self._effect(name) for name in model.effects},
            records=records,
            optional=self._optional((*shows, *signals, *told)),
            data=Classes(self.declaration, model.data, erased, self.report).read(shows),
            stimuli=stimuli,
            choices={name: self._reading(name, {*shows, *model.variables}) for name in model.choices},
            clock=timing.clock(self.declaration, model.clock, erased, self.report),
            bounds=timing.bounds(self.declaration, model.bounds, self.report),
            variables=self._shown_between(erased),
            telemetry={name: self._reported(name) for name in model.telemetry},
            forbids={name: self._forbidden(name) for name in model.forbids},
            independent=tuple(model.independent),
            path=self.report.text.path,
        )

    def _reported(self, name: str) -> Reported:
        found, place = self.model.telemetry[name], ("telemetry", name)
        on = None if found.on == "edge" else self._events_at(found.on, (*place, "on"))
        fields: dict[str, ReportField] = {}
        for cite, each in found.has.items():
            for field, kind in each.items():
                if field in fields:
                    message = f"{field!r} is already under {fields[field].cite}"
                    self.report.add("LF190", message, (*place, "has", cite, field), "name each field once", key=True)
                fields[field] = ReportField(kind, cite)
        for cite, field in found.distinct.items():
            if field in fields and fields[field].kind == "same":
                fields[field] = replace(fields[field], distinct=cite)
            else:
                hint = f"write '{field}: same' under 'has', or remove it"
                message = f"{field!r} does not tell executions apart"
                self.report.add("LF196", message, (*place, "distinct", cite), hint)
        self._states_at(found.within, (*place, "within"))
        kinds = {one.kind for one in fields.values()}
        if "same" in kinds and not (found.within and {"source", "target"} <= kinds):
            hint = "add 'within' with the states of an execution, a field that is 'source', and one that is 'target'"
            self.report.add("LF196", "nothing says which reports are of one execution", (*place, "has"), hint)
        if found.within and "same" not in kinds:
            message = "no field is the same in an execution"
            self.report.add("LF196", message, (*place, "within"), "add a field that is 'same', or remove 'within'")
        return Reported(on, fields, tuple(found.cites), tuple(found.within))

    def _shown_between(self, erased: Collection[str]) -> tuple[str, ...]:
        """The variables whose values a program may show between its steps."""
        for index, name in enumerate(self.model.variables):
            place: Place = ("variables", index)
            if name in self.model.variables[:index]:
                self.report.add("LF190", f"{name!r} is a duplicate", place, "remove it")
            elif self._variable(name, place):
                self._is_of_the_state(name, erased, place, "remove it")
        return tuple(self.model.variables)

    def _is_of_the_state(self, name: str, erased: Collection[str], place: Place, hint: str) -> None:
        if name in erased:
            self.report.add("LF196", f"{name} is a parameter, which no state has", place, hint)

    def _parameters(self) -> tuple[str, ...]:
        named = self.model.parameters
        if named is None:
            return parameters.derived(self.declaration)
        for index, name in enumerate(named):
            place: Place = ("parameters", index)
            if not self._variable(name, place):
                continue
            if name in named[:index]:
                self.report.add("LF190", f"{name!r} is a duplicate", place, "remove it")
            elif reason := parameters.why_not(self.declaration, name, named):
                hint = f"remove {name}: then it is part of the state"
                self.report.add("LF191", f"{name} is no parameter: {reason}", place, hint)
        return tuple(name for name in self.variables if name in named)

    def _names_are_distinct(self, erased: Iterable[str]) -> None:
        taken = dict.fromkeys((PATH, EVENT), "a name of Leverframe") | dict.fromkeys(erased, "a parameter")
        sections: tuple[tuple[str, Collection[str]], ...] = (
            ("shows", self.model.shows),
            ("signals", self.model.signals),
            ("effects", self.model.effects),
        )
        for section, names in sections:
            for name in names:
                if name in taken:
                    message = f"{name!r} is already {taken[name]}, and a view names each thing once"
                    self.report.add("LF190", message, (section, name), "give it another name", key=True)
                taken.setdefault(name, f"under '{section}'")
        for name in self.model.telemetry:
            if name in taken:
                message = f"{name!r} is already {taken[name]}, and a view names each thing once"
                self.report.add("LF190", message, ("telemetry", name), "give it another name", key=True)
        others = {*self.model.signals, *self.model.effects}
        for stimulus, found in (self.model.stimuli or {}).items():
            for name in found.tells.keys() & others:
                message = f"{name!r} is already {taken[name]}, and names something else there"
                place = ("stimuli", stimulus, "tells", name)
                self.report.add("LF190", message, place, "give it another name", key=True)

    def _shown(self, found: FieldModel | ToldModel, place: Place, erased: Collection[str]) -> Shown:
        cases = found.of if isinstance(found.of, dict) else {}
        on = self._events_at(found.on, (*place, "on"))
        if cases and on:
            self.report.add("LF196", "'of' already names the events", (*place, "on"), "remove 'on'")
        for event in cases:
            self._event(event, (*place, "of", event), key=True)
        variables = () if found.of is None else self._several(found.of, (*place, "of"))
        for variable in variables:
            hint = "remove this field: only a view that names the parameter shows it"
            self._is_of_the_state(variable, erased, (*place, "of"), hint)
        return Shown(tuple(dict.fromkeys(variables)) if cases else variables, found.at, on or tuple(cases), cases)

    def _several(self, found: str | list[str] | dict[str, str], place: Place) -> tuple[str, ...]:
        """The variables of a field or an effect."""
        match found:
            case str():
                self._variable(found, place)
                return (found,)
            case list():
                for index, name in enumerate(found):
                    self._variable(name, (*place, index))
                return tuple(found)
            case dict():
                for event, name in found.items():
                    self._variable(name, (*place, event))
                return tuple(found.values())

    def _signal(self, name: str) -> Signal:
        found, place = self.model.signals[name], ("signals", name)
        if isinstance(found, str):
            self._event(found, place)
            return Signal({found: None})
        values: dict[str, str | None] = {}
        for value, event in found.items():
            self._event(event, (*place, value))
            if event in values:
                message = f"{event} already means {values[event]!r} here"
                self.report.add("LF190", message, (*place, value), "name each event once")
            values[event] = value
        labels = [value for value in found if value[0].isupper()]
        return Signal(values, self._class_with(labels, found, place) if labels else None)

    def _class_with(self, labels: Collection[str], values: Collection[str], place: Place) -> str | None:
        """The class whose labels the values of a signal are."""
        kinds = [name for name, known in self.model.data.items() if set(values) <= set(known.labels)]
        if len(kinds) != 1:
            known = f"several classes have the labels {', '.join(labels)}" if kinds else "no class has all these labels"
            hint = "write values in lower case, or the labels of one class under 'data'"
            self.report.add("LF192", known, place, hint, key=True)
        return kinds[0] if kinds else None

    def _effect(self, name: str) -> Effect:
        found, place = self.model.effects[name], ("effects", name)
        events = self._events_at(found.by, (*place, "by"))
        variables = () if found.shown is None else self._several(found.shown, (*place, "is"))
        ends = self._events_at(found.ends, (*place, "ends"))
        if ends and found.free:
            self.report.add(
                "LF196", "a free effect may happen at any time", (*place, "ends"), "remove 'ends' or 'free'"
            )
        stops = self._events_at(found.stops, (*place, "stops"))
        if stops and not ends:
            hint = "add 'ends', or remove 'stops'"
            self.report.add("LF196", "an effect that does not come later cannot be stopped", (*place, "stops"), hint)
        return Effect(events, variables, found.at, found.times, found.free, ends, stops)

    def _records(self) -> Records:
        found = self.model.records
        excluded = self._events_at(found.excluded, ("records", "except"))
        if excluded and found.each == "none":
            hint = "remove 'except', or write 'each: edge'"
            self.report.add("LF196", "no step leaves a record, so none is an exception", ("records", "except"), hint)
        if found.before is not None and found.each == "none":
            hint = "remove 'before', or write 'each: edge'"
            self.report.add("LF196", "no step leaves a record, so none comes first", ("records", "before"), hint)
        if found.cites and found.each == "none":
            hint = "remove 'cites', or write 'each: edge'"
            self.report.add("LF196", "no step leaves a record, so nothing demands one", ("records", "cites"), hint)
        before = None if found.before is None else tuple(found.before.state)
        return Records(found.each, excluded, before, tuple(found.cites), tuple(found.fields))

    def _optional(self, known: Collection[str]) -> frozenset[str]:
        for index, name in enumerate(self.model.optional):
            if name not in known:
                hint = meant_or_declare(name, known, "'shows', 'signals' or 'tells'")
                self.report.add("LF194", f"there is no field or signal {name!r}", ("optional", index), hint)
        return frozenset(self.model.optional)

    def _stimuli(self, erased: Collection[str], seen: Collection[str]) -> dict[str, Stimulus]:
        """The stimuli, with what they tell. `seen` are the events that show."""
        models = self.model.stimuli
        if models is None:
            return derived_stimuli(self.declaration)
        found = Stimuli(self.declaration, erased, self.model.data, seen, self.report).read(models)
        return {
            name: replace(
                one,
                tells={
                    each: self._told(told, one.leads_to, erased, ("stimuli", name, "tells", each))
                    for each, told in models[name].tells.items()
                },
            )
            for name, one in found.items()
        }

    def _told(self, found: ToldModel, events: tuple[str, ...], erased: Collection[str], place: Place) -> Shown:
        """What a stimulus tells its caller. `events` are those to which it leads."""
        shown = self._shown(found, place, erased)
        if found.of is None and found.at != "after":
            hint = "add 'of' with a variable, or remove 'at'"
            self.report.add("LF196", "'at' is the moment of a variable, and there is none", (*place, "at"), hint)
        return replace(shown, on=shown.on or events, cites=tuple(found.cites))

    def _reading(self, name: str, known: Collection[str]) -> Reading:
        found, place = self.model.choices[name], ("choices", name)
        if found.fields and not found.also:
            hint = "name an event under 'also' that gives them other values"
            self.report.add("LF196", "fields differ by an event, and there is none", (*place, "fields"), hint, key=True)
        for index, field in enumerate(found.fields):
            if field not in known:
                hint = meant_or_declare(field, known, "'shows' or 'variables'")
                self.report.add("LF194", f"there is no field or variable {field!r}", (*place, "fields", index), hint)
        at, also = self._events_at(found.at, (*place, "at")), self._events_at(found.also, (*place, "also"))
        when = None if found.when is None else reported(found.when, self.declaration, (*place, "when"), self.report)
        return Reading(at, also, tuple(found.fields), when or TRUE, found.when or "")

    def _forbidden(self, name: str) -> Forbidden:
        found, place = self.model.forbids[name], ("forbids", name)
        for index, effect in enumerate(found.effects):
            if effect not in self.model.effects:
                hint = meant_or_declare(effect, self.model.effects, "'effects'")
                self.report.add("LF194", f"there is no effect {effect!r}", (*place, "effects", index), hint)
        within, targets = self._states_at(found.within, (*place, "in")), found.edges_to or ()
        if not (found.effects or targets or found.accepts):
            hint = "add 'effects', 'edges_to' or 'accepts'"
            self.report.add("LF196", f"nothing says what {name} forbids", place, hint, key=True)
        events = self._events_at(found.accepts, (*place, "accepts"))
        return Forbidden(
            frozenset(within), tuple(found.effects), self._states_at(targets, (*place, "edges_to")), events
        )

    def _states_at(self, names: Iterable[str], place: Place) -> tuple[str, ...]:
        states, found = tuple(state.name for state in self.declaration.states), tuple(names)
        if found == ("*",):
            return states
        for index, state in enumerate(found):
            if state not in states:
                hint = meant_or_declare(state, states, "'states' of the declaration")
                self.report.add("LF020", f"unknown state {state!r}", (*place, index), hint)
        return found

    def _events_at(self, names: Iterable[str], place: Place) -> tuple[str, ...]:
        found = tuple(names)
        for index, name in enumerate(found):
            self._event(name, (*place, index))
        return found

    def _event(self, name: str, place: Place, *, key: bool = False) -> None:
        if name not in self.events:
            hint = meant_or_declare(name, self.events, "'events' of the declaration")
            self.report.add("LF021", f"unknown event {name!r}", place, hint, key=key)

    def _variable(self, name: str, place: Place) -> bool:
        return known_variable(self.declaration, name, place, self.report)


def chosen(interface: Interface, names: Iterable[str] | None, among: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The names of a view in the order of the interface; all if None. Raises InputError (LF194) for an unknown one.

    They are `among` these, or those that an observer can see.
    """
    known = among or interface.names
    if names is None:
        return known
    wanted = tuple(names)
    unknown = [name for name in wanted if name not in known]
    if unknown:
        listed = f"the names are {', '.join(known)}"
        hints: Mapping[str, str] = {name: did_you_mean(name, known) or listed for name in unknown}
        raise InputError(
            tuple(
                Diagnostic("LF194", f"the interface of {interface.machine} shows no {name!r}", None, None, hint)
                for name, hint in hints.items()
            )
        )
    return tuple(name for name in known if name in wanted)
