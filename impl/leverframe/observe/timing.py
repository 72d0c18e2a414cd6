"""`clock` and `bounds` of interface.yaml, checked against the machine; and the settings that they need."""

from collections.abc import Collection, Mapping

from leverframe.errors import Diagnostic, InputError
from leverframe.language import conditions, loader
from leverframe.language.declaration import Declaration, Maker
from leverframe.language.expr import variables_of
from leverframe.language.guessing import meant_or_declare
from leverframe.language.interface import BoundModel, ClockModel, TickModel
from leverframe.language.report import Path as Place
from leverframe.language.report import Problems
from leverframe.observe.classifiers import Settings
from leverframe.observe.interface import Bound, Clock, Interface


def clock(
    declaration: Declaration, model: ClockModel | None, erased: Collection[str], report: Problems
) -> Clock | None:
    """The clock of an interface; None without one."""
    return None if model is None else _Ticks(declaration, erased, report).clock(model)


class _Ticks:
    def __init__(self, declaration: Declaration, erased: Collection[str], report: Problems) -> None:
        self.declaration, self.erased, self.report = declaration, erased, report

    def clock(self, model: ClockModel) -> Clock | None:
        ((event, tick),) = model.ticks.items()
        place: Place = ("clock", "ticks", event)
        makers = self.declaration.makers
        if event not in makers:
            hint = meant_or_declare(event, tuple(makers), "'events' of the declaration")
            self.report.add("LF021", f"unknown event {event!r}", place, hint, key=True)
            return None
        if makers[event] is Maker.INPUT:
            hint = "name an event of the machine, a fault or an environment action"
            self.report.add("LF196", f"a caller causes {event}, and not the time", place, hint, key=True)
        parts = self._parts(tick, place)
        lines = (*self.declaration.transitions, *self.declaration.environment)
        anywhere = dict.fromkeys(state for line in lines if line.event == event for state in line.sources)
        text = tick.running or " or ".join(anywhere)
        running = conditions.reported(text, self.declaration, (*place, "while"), self.report)
        if running is None:
            return None
        for name in sorted(variables_of(running) & set(self.erased)):
            hint = "name states, or variables of the state"
            self.report.add("LF196", f"{name} is a parameter, which no state has", (*place, "while"), hint)
        return Clock(event, running, text, tick.option, tick.bound, parts)

    def _parts(self, tick: TickModel, place: Place) -> int:
        if tick.bound is None:
            return 1
        if not _is_constant(self.declaration, tick.bound, (*place, "bound"), self.report):
            return 1
        parts = self.declaration.constants[tick.bound]
        if parts < 1:
            message = f"{tick.bound} is {parts}, and a deadline has one tick or more"
            self.report.add("LF196", message, (*place, "bound"), "name another constant, or remove 'bound'")
        return max(1, parts)


def bounds(declaration: Declaration, models: Mapping[str, BoundModel], report: Problems) -> Mapping[str, Bound]:
    """The constants that a program may have other values of."""
    for name, model in models.items():
        place: Place = ("bounds", name)
        _is_constant(declaration, name, place, report, key=True)
        low, high = model.limits
        if low > high:
            report.add("LF196", f"no value is from {low} to {high}", (*place, "range"), "write the smaller one first")
    return {name: Bound(model.option, *model.limits) for name, model in models.items()}


def _is_constant(declaration: Declaration, name: str, place: Place, report: Problems, *, key: bool = False) -> bool:
    known = name in declaration.constants
    if not known:
        hint = meant_or_declare(name, tuple(declaration.constants), "'constants' of the declaration")
        report.add("LF023", f"unknown constant {name!r}", place, hint, key=key)
    return known


def with_bounds(declaration: Declaration, interface: Interface, settings: Settings | None) -> Declaration:
    """The declaration with the bounds that a program has. Raises InputError for a value out of range (LF198)."""
    found: dict[str, int] = {}
    for name, bound in interface.bounds.items():
        value = (settings or {}).get(bound.option)
        if value is None:
            continue
        if not isinstance(value, int) or isinstance(value, bool) or not bound.low <= value <= bound.high:
            message = f"{bound.option} in the settings is no integer from {bound.low} to {bound.high}"
            hint = f"it is the value of {name}; the interface gives its range under 'bounds'"
            raise InputError((Diagnostic("LF198", message, None, None, hint),))
        found[name] = value
    if not found or found.items() <= declaration.constants.items():
        return declaration
    return loader.load(declaration.path, constants={**declaration.constants, **found})
