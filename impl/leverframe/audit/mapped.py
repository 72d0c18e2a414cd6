"""A mapping file → the layout of a log: every name resolved, every mistake told at its place (LF010 …, LF231)."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from leverframe.audit.layout import Case, Condition, Constant, Layout, Member, Named, Scalar, Time, facts
from leverframe.language import reader, shape
from leverframe.language.declaration import Declaration
from leverframe.language.guessing import did_you_mean
from leverframe.language.mapping import (
    CaseModel,
    ConstantModel,
    FileModel,
    MappingModel,
    MarkModel,
    NamedModel,
    TimeModel,
)
from leverframe.language.reader import Text
from leverframe.language.report import Path as Place
from leverframe.language.report import Problems
from leverframe.observe.classifiers import SETTINGS
from leverframe.observe.interface import Interface

_PER_SECOND = {"seconds": 1, "milliseconds": 10**3, "microseconds": 10**6, "nanoseconds": 10**9, "iso8601": None}
_ANY = "*"


def read(declaration: Declaration, interface: Interface, path: Path) -> Layout:
    """The layout that a mapping file describes. Raises InputError with all mistakes of the file."""
    return of(declaration, interface, reader.read(path))


def of(declaration: Declaration, interface: Interface, text: Text) -> Layout:
    """The layout that a mapping describes. Raises InputError with all its mistakes."""
    model, report = shape.model(MappingModel, text)
    if model.mapping != declaration.machine:
        message = f"this is a mapping for {model.mapping!r}, but the machine is {declaration.machine!r}"
        report.add("LF231", message, ("mapping",), f"write 'mapping: {declaration.machine}', or name another file")
        report.raise_if_any()  # its names are those of the other machine
    _Names(declaration, interface, report).check(model)
    if not (model.step or model.signal or model.effect or model.cases):
        report.add("LF231", "no row says anything about the machine", (), "add 'step', 'signal', 'effect' or 'cases'")
    _rows(model, report)
    _reports(model, report)
    if model.order == "time" and model.time is None:
        report.add("LF231", "no member has the time, by which rows are ordered", ("order",), "add 'time'")
    report.raise_if_any()
    return _layout(model, text.path)


class _Names:
    """Every name of a mapping must be one of the machine or of its interface."""

    def __init__(self, declaration: Declaration, interface: Interface, report: Problems) -> None:
        self._report = report
        self._states = [state.name for state in declaration.states]
        self._events = [event.name for event in declaration.events]
        self._called = [*self._events, *dict.fromkeys(declaration.realised.values())]
        self._fields = (*interface.parameters, *interface.shows, *facts(interface))
        self._signals, self._effects = tuple(interface.signals), tuple(interface.effects)
        self._telemetry = interface.telemetry
        self._settings = _settings(interface)

    def check(self, model: MappingModel) -> None:
        """Tell all names that are unknown."""
        self._all(model.fields, self._fields, "interface", "field", ("fields",))
        self._all(model.values, (*self._fields, *self._signals, *self._effects), "interface", "value", ("values",))
        self._all(model.settings, self._settings, "interface", "setting", ("settings",))
        self._all(model.telemetry, tuple(self._telemetry), "interface", "report", ("telemetry",))
        for report, fields in model.telemetry.items():
            if report in self._telemetry:
                known = tuple(self._telemetry[report].fields)
                self._all(fields, known, f"report {report}", "field", ("telemetry", report))
        for name, meant in model.states.items():
            self._one(meant, self._states, "machine", "state", ("states", name))
        for name, meant in model.events.items():
            self._one(meant, self._called, "machine", "event", ("events", name))
        for index, event in enumerate(model.rows.at or ()):
            self._one(event, self._events, "machine", "event", ("rows", "at", index))
        for index, case in enumerate(model.cases):
            self._case(case, ("cases", index))

    def _case(self, case: CaseModel, place: Place) -> None:
        for key, name, known, owner, what in (
            ("source", case.source, self._states, "machine", "state"),
            ("target", case.target, self._states, "machine", "state"),
            ("event", case.event, self._called, "machine", "event"),
            ("refused", case.refused, self._events, "machine", "event"),
            ("signal", case.signal, self._signals, "interface", "signal"),
            ("effect", case.effect, self._effects, "interface", "effect"),
            ("report", case.report, tuple(self._telemetry), "interface", "report"),
        ):
            if name is not None:
                self._one(name, known, owner, what, (*place, key))
        self._all(case.fields, self._fields, "interface", "field", (*place, "fields"))
        said = [case.refused, case.signal, case.effect, case.report, case.skip or None]
        said.append(bool(case.source or case.target or case.event) or None)
        if sum(one is not None for one in said) != 1:
            hint = "name a step (source, target, event), or one of refused, signal, effect, report and skip"
            self._report.add("LF231", "a case says one thing", place, hint)
        if case.value is not None and not (case.signal or case.effect):
            self._report.add(
                "LF231", "only a signal or an effect has a value", (*place, "value"), "name its field under 'fields'"
            )

        if case.report is None and (case.execution is not None or not case.numbered):
            key = "numbered" if case.execution is None else "execution"
            self._report.add("LF231", f"only a report has {key!r} in its case", (*place, key), "write it for all rows")

    def _all(self, told: Iterable[str], known: Sequence[str], owner: str, what: str, place: Place) -> None:
        for name in told:
            self._one(name, known, owner, what, (*place, name), key=True)

    def _one(self, name: str, known: Sequence[str], owner: str, what: str, place: Place, *, key: bool = False) -> None:  # noqa: PLR0913 -- a name, and what is known
        if name not in known:
            hint = did_you_mean(name, known) or (
                f"they are {', '.join(known)}" if known else f"it has no {what} at all"
            )
            self._report.add("LF231", f"the {owner} has no {what} {name!r}", place, hint, key=key)


def _settings(interface: Interface) -> tuple[str, ...]:
    """The settings of a program that an interface reads."""
    clock = () if interface.clock is None else (interface.clock.option,)
    bounds = (one.option for one in interface.bounds.values())
    return (*clock, *bounds, *(SETTINGS if any(one.classified for one in interface.data.values()) else ()))


def _rows(model: MappingModel, report: Problems) -> None:
    """Which events have a row must be said for requests, and for nothing else."""
    if (model.rows.each == "request") != (model.rows.at is not None):
        needs = "the events that have a row must be named" if model.rows.at is None else "only requests name the events"
        hint = "add 'at: [EVENT]'" if model.rows.at is None else "write 'each: request', or remove 'at'"
        report.add("LF231", needs, ("rows",), hint)


def _reports(model: MappingModel, report: Problems) -> None:
    """Reports of telemetry need rows of steps, one each; those with rows of their own need their fields."""
    with_own_rows = {case.report: index for index, case in enumerate(model.cases) if case.report}
    of_steps = model.telemetry.keys() - with_own_rows.keys()
    has_steps = any(case.source or case.target or case.event for case in model.cases)
    if with_own_rows and model.step is None and not has_steps:
        index = next(iter(with_own_rows.values()))
        report.add("LF231", "no row is a step, of which it reports", ("cases", index, "report"), "add 'step'")
    for name, index in with_own_rows.items():
        if name not in model.telemetry:
            hint = f"name the members with its fields: 'telemetry: {{{name}: {{…}}}}'"
            report.add("LF231", f"nothing says what the report {name!r} has", ("cases", index, "report"), hint)
    if model.telemetry and model.rows.each in {"cycle", "request"}:
        hint = "remove it: rows of several steps are no reports, and tell not all of which there are some"
        report.add("LF231", "no row is the report of a step", ("telemetry",), hint)
    elif of_steps and model.step is None:
        report.add("LF231", "no row is the report of a step", ("telemetry",), "add 'step', or 'report' to a case")


# ---- the layout ------------------------------------------------------------------------------------------------------


def _layout(model: MappingModel, path: str) -> Layout:
    step, execution = model.step, model.execution
    return Layout(
        execution=None if isinstance(execution, FileModel) else _member(execution),
        per_file=isinstance(execution, FileModel),
        number=_member(model.number),
        source=_member(step.source) if step else None,
        target=_member(step.target) if step else None,
        event=_member(step.event) if step else None,
        fields=_fields(model.fields),
        refused=_mark(model.refused),
        signal=_named(model.signal),
        effect=_named(model.effect),
        cases=tuple(map(_case, model.cases)),
        skip=_mark(model.skip),
        time=_time(model.time),
        by_time=model.order == "time",
        states=model.states,
        events=model.events,
        values=model.values,
        settings=model.settings,
        telemetry={
            report: {name: _path(member) for name, member in fields.items()}
            for report, fields in model.telemetry.items()
        },
        names_executions_alike=all(case.execution is None for case in model.cases),
        whole=model.whole,
        each=model.rows.each,
        events_with_row=tuple(model.rows.at or ()),
        items=_member(model.rows.items),
        path=path,
    )


def _case(model: CaseModel) -> Case:
    when = tuple(_condition(member, wanted) for member, wanted in model.when.items())
    when += tuple(Condition(_path(member), missing=True) for member in model.without)
    value = None if model.value is None else _told(model.value)
    fields = _fields(model.fields)
    if model.skip:
        return Case(when, "nothing")
    if model.refused:
        return Case(when, "refused", model.refused, fields=fields)
    if model.signal:
        return Case(when, "signal", model.signal, value=value, fields=fields)
    if model.effect:
        return Case(when, "effect", model.effect, value=value)
    if model.report:
        execution = _member(model.execution)
        return Case(when, "report", model.report, execution=execution, numbered=model.numbered)
    return Case(when, "step", None, model.source, model.target, model.event, fields=fields)


def _condition(member: str, wanted: Scalar | list[Scalar]) -> Condition:
    values = wanted if isinstance(wanted, list) else [wanted]
    return Condition(_path(member), None if values == [_ANY] else tuple(values))


def _fields(told: Mapping[str, str | ConstantModel]) -> Mapping[str, Member | Constant]:
    return {name: _told(one) for name, one in told.items()}


def _told(one: str | ConstantModel) -> Member | Constant:
    return _path(one) if isinstance(one, str) else Constant(one.value)


def _path(member: str) -> Member:
    return tuple(member.split("."))


def _member(member: str | None) -> Member | None:
    return None if member is None else _path(member)


def _mark(model: MarkModel | None) -> Condition | None:
    return None if model is None else Condition(_path(model.member), tuple(model.values))


def _named(model: NamedModel | None) -> Named | None:
    return None if model is None else Named(_path(model.member), _member(model.value))


def _time(model: TimeModel | None) -> Time | None:
    return None if model is None else Time(_path(model.member), _PER_SECOND[model.unit])
