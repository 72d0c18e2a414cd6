"""`stimuli` of interface.yaml, checked against the machine: what a caller can do, and what it gives.

A stimulus gives values of parameters, which no state has. It may also give, or prepare, values of other variables: of
those that actions of the environment assign alone and unseen. These actions then belong to the stimulus.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence

from leverframe.language import conditions
from leverframe.language.declaration import Declaration, Maker
from leverframe.language.expr import TRUE, Expr, variables_of
from leverframe.language.guessing import meant_or_declare
from leverframe.language.interface import ClassModel, StimulusModel
from leverframe.language.report import Path as Place
from leverframe.language.report import Problems
from leverframe.observe.classes import known_variable
from leverframe.observe.interface import Stimulus
from leverframe.observe.observations import Value


class Stimuli:
    """The stimuli of an interface. `erased` are its parameters, `data` its classes, `seen` the events that show."""

    def __init__(
        self,
        declaration: Declaration,
        erased: Collection[str],
        data: Mapping[str, ClassModel],
        seen: Collection[str],
        report: Problems,
    ) -> None:
        self.declaration, self.erased, self.data, self.report = declaration, erased, data, report
        self.events = tuple(event.name for event in declaration.events)
        self._seen = seen

    def read(self, models: Mapping[str, StimulusModel]) -> dict[str, Stimulus]:
        """The stimuli by their names."""
        return {name: self._stimulus(found, ("stimuli", name)) for name, found in models.items()}

    def _stimulus(self, found: StimulusModel, place: Place) -> Stimulus:
        makers = self.declaration.makers
        for index, event in enumerate(found.leads_to):
            if event not in self.events:
                hint = meant_or_declare(event, self.events, "'events' of the declaration")
                self.report.add("LF021", f"unknown event {event!r}", (*place, "leads_to", index), hint)
            elif makers[event] is Maker.ENVIRONMENT:
                hint = "name inputs or events of the machine; a plan names the actions of the environment"
                self.report.add("LF197", f"{event} is an action of the environment", (*place, "leads_to", index), hint)
        when: Expr = TRUE
        if found.when is not None:
            when = conditions.reported(found.when, self.declaration, (*place, "when"), self.report) or TRUE
        for name in sorted(variables_of(when) & {*self.erased}):
            hint = "name states, or variables of the state"
            self.report.add("LF196", f"{name} is a parameter, which no state has", (*place, "when"), hint)
        among = {*found.gives, *found.prepares} - {*self.erased}
        gives = {name: self._given(name, each, among, (*place, "gives", name)) for name, each in found.gives.items()}
        prepares = {
            name: value
            for name, value in found.prepares.items()
            if self._prepared(name, value, found.gives, among, (*place, "prepares", name))
        }
        return Stimulus(tuple(found.leads_to), when, found.when or "", gives, prepares)

    def _given(
        self, name: str, values: str | Sequence[Value], among: Collection[str], place: Place
    ) -> tuple[Value, ...]:
        if not known_variable(self.declaration, name, place, self.report, key=True):
            return ()
        if name not in self.erased and not self._is_brought_about(name, among, place):
            return ()
        if isinstance(values, str):
            if values not in self.data:
                hint = meant_or_declare(values, self.data, "'data'")
                self.report.add("LF197", f"there is no class {values!r}", place, hint)
                return ()
            values = self.data[values].labels
        self._can_be(name, values, place)
        return tuple(values)

    def _prepared(self, name: str, value: Value, gives: Collection[str], among: Collection[str], place: Place) -> bool:
        """Is a value prepared as it can be?"""
        if not known_variable(self.declaration, name, place, self.report, key=True):
            return False
        if name in gives or name in self.erased:
            reason = "the stimulus gives it already" if name in gives else "it is a parameter, which no state has"
            self.report.add("LF197", f"{name} cannot be prepared: {reason}", place, "remove it here", key=True)
            return False
        return self._is_brought_about(name, among, place) and self._can_be(name, (value,), place)

    def _is_brought_about(self, name: str, among: Collection[str], place: Place) -> bool:
        """Do actions of the environment assign a variable, beside none but those `among`, and is that not seen?"""
        actions = [
            action
            for action in self.declaration.environment
            if name in (assigned := {variable for variable, _ in action.effects}) and assigned <= {*among}
        ]
        shown = [action.event for action in actions if action.event in self._seen]
        if not actions:
            listed = f": {', '.join(self.erased)}" if self.erased else ", and the machine has none"
            reason = "is no parameter, and no action of the environment assigns it alone"
            self.report.add("LF197", f"{name} {reason}", place, f"a stimulus gives parameters{listed}", key=True)
        elif shown:
            hint = "let a plan name the action instead"
            self.report.add("LF197", f"{name} is assigned by {shown[0]}, which is seen", place, hint, key=True)
        return bool(actions) and not shown

    def _can_be(self, name: str, values: Iterable[Value], place: Place) -> bool:
        variable = next(found for found in self.declaration.variables if found.name == name)
        known = [variable.show(number) for number in range(variable.low, variable.high + 1)]
        wrong = [value for value in values if not any(value == one and type(value) is type(one) for one in known)]
        if wrong:
            self.report.add("LF192", f"{name} cannot be {wrong[0]}", place, "give values of the variable")
        return not wrong
