"""Models → `Declaration`: every name resolved, every expression typed, every error reported at its place.

These checks need the whole file but no search: names, types, ranges, the shape of transitions and properties.
"""

from collections.abc import Iterable, Mapping

from leverframe.errors import Span
from leverframe.language.builtin import BUILTIN_CHECKS
from leverframe.language.claims import properties
from leverframe.language.declaration import (
    BuiltinCheck,
    Declaration,
    Event,
    Expectation,
    Extent,
    Maker,
    SharedLock,
    Source,
    State,
    StateKind,
    Transition,
    VariableDeclaration,
)
from leverframe.language.evaluate import Valuation, compile_formula
from leverframe.language.expr import FALSE, TRUE, Expr, Formula
from leverframe.language.grammar import RESERVED
from leverframe.language.guessing import did_you_mean, meant_or_declare
from leverframe.language.report import Path, Problems
from leverframe.language.resolver import Resolver
from leverframe.language.schema import (
    BoolVariable,
    DeclarationModel,
    EnumVariable,
    RangeVariable,
)
from leverframe.language.types import BOOLEAN, INTEGER, MAX_INTEGER, Context, Scope, elaborate

MAX_RANGE = 1 << 31
"""The largest number of values of a variable."""


class Elaborator:
    """Turns one file's model into a declaration; problems go into the report."""

    def __init__(self, model: DeclarationModel, report: Problems, constants: Mapping[str, int]) -> None:
        self.model = model
        self.report = report
        self.constants = {**model.constants, **constants}
        self.environment = tuple(dict.fromkeys(action.on for action in model.environment))
        self.flawed: set[Span] = set()
        """The places of transitions with a problem, about which nothing else is reported."""
        self._check_names()
        self.variables = self._variables()
        scope = Scope(
            self.constants,
            {variable.name: variable for variable in self.variables},
            frozenset(model.states),
            frozenset(model.events) | frozenset(self.environment),
        )
        self.names = Resolver(model, scope, report)

    def declaration(self, refines: Declaration | None, requirements: Iterable[str] | None) -> Declaration:
        """The declaration; meaningless if the report holds a problem. `requirements` are the ids that may be cited."""
        model = self.model
        declaration = Declaration(
            machine=model.machine,
            profile=model.profile,
            title=model.title,
            source=self._source(),
            refines=refines,
            constants=self.constants,
            overridden={n: v for n, v in model.constants.items() if self.constants[n] != v},
            small=dict(model.small),
            variables=self.variables,
            states=self._states(),
            events=self._events(refines),
            transitions=self._transitions(),
            environment=self._environment(),
            properties=properties(self.names),
            checks=self._checks(),
            catalogues=tuple(self.model.catalogues),
            survivors=dict(self.model.survivors),
            shared_lock=self._shared_lock(),
            path=self.report.text.path,
            sha256=self.report.text.sha256,
        )
        self._check_cites(requirements)
        return declaration

    def _check_names(self) -> None:
        model = self.model
        sections: tuple[tuple[str, Iterable[str]], ...] = (
            ("states", model.states),
            ("events", model.events),
            ("constants", model.constants),
        )
        seen: dict[str, str] = {}
        for kind, names in sections:
            for name in names:
                self._check_word(name, (kind, name), key=True)
                if name in seen:
                    message = f"{name} is declared under {seen[name]!r} and under {kind!r}"
                    self.report.add(
                        "LF015", message, (kind, name), "a formula could not tell them apart: rename one", key=True
                    )
                seen.setdefault(name, kind)
        for index, action in enumerate(model.environment):
            if action.on in seen:
                message = f"{action.on} is declared under {seen[action.on]!r} and is an environment action"
                self.report.add("LF015", message, ("environment", index, "on"), "rename one of them")
            self._check_word(action.on, ("environment", index, "on"), key=False)
        for name in model.small:
            if name not in model.constants:
                hint = meant_or_declare(name, model.constants, "'constants'")
                self.report.add("LF023", f"'small' names an unknown constant {name!r}", ("small", name), hint, key=True)
        self._check_constants()
        self._check_events()

    def _check_events(self) -> None:
        """Report once that no events are declared, instead of reporting each use of an event."""
        used = dict.fromkeys(name for transition in self.model.transitions for name in transition.on)
        if used and not self.model.events:
            listed = ", ".join(used)
            hint = f"declare each, and who makes it: 'events: {{{next(iter(used))}: {{by: input}}, …}}'"
            message = f"no events are declared, and the transitions use {listed}"
            self.report.add("LF021", message, ("transitions", 0, "on"), hint)
            self.report.unsure |= used.keys()

    def _check_constants(self) -> None:
        for section, values in (("constants", self.model.constants), ("small", self.model.small)):
            for name, value in values.items():
                if abs(value) > MAX_INTEGER:
                    message = f"the constant {name} is beyond ±{MAX_INTEGER:,}"
                    self.report.add("LF032", message, (section, name), "choose a number within these bounds")

    def _check_word(self, name: str, path: Path, *, key: bool) -> None:
        if name in RESERVED:
            self.report.add("LF014", f"{name!r} is a reserved word", path, "choose another name", key=key)

    def _variables(self) -> tuple[VariableDeclaration, ...]:
        return tuple(self._variable(name) for name in self.model.variables)

    def _variable(self, name: str) -> VariableDeclaration:
        path: Path = ("variables", name)
        self._check_word(name, path, key=True)
        span, model = self.report.span(path, key=True), self.model.variables[name]
        match model:
            case BoolVariable():
                return VariableDeclaration(name, 0, 1, int(model.bool), BOOLEAN, model.doc, span)
            case EnumVariable():
                return self._enumeration(name, model, path)
            case RangeVariable():
                return self._range(name, model, path)

    def _enumeration(self, name: str, model: EnumVariable, path: Path) -> VariableDeclaration:
        labels = tuple(model.enum)
        for index, label in enumerate(labels):
            if label in labels[:index]:
                self.report.add("LF015", f"the label {label} is a duplicate", (*path, "enum", index), "remove it")
            if label in self.constants:
                hint = "an expression could mean either: rename one"
                self.report.add("LF015", f"the label {label} is also a constant", (*path, "enum", index), hint)
            self._check_word(label, (*path, "enum", index), key=False)
        if model.initial not in labels:
            hint = did_you_mean(model.initial, labels) or f"the labels are {', '.join(labels)}"
            self.report.add("LF025", f"{model.initial!r} is not a label of {name}", (*path, "initial"), hint)
        initial = labels.index(model.initial) if model.initial in labels else 0
        span = self.report.span(path, key=True)
        return VariableDeclaration(name, 0, len(labels) - 1, initial, labels, model.doc, span)

    def _range(self, name: str, model: RangeVariable, path: Path) -> VariableDeclaration:
        (first, low), (last, high) = (self._constant(model.range[i], (*path, "range", i)) for i in (0, 1))
        start, initial = self._constant(model.initial, (*path, "initial"))
        if low is not None and high is not None:
            if low > high:
                hint = f"the lower bound comes first: [{high}, {low}]"
                self.report.add("LF046", f"the range {low} … {high} of {name} is empty", (*path, "range"), hint)
            elif high - low >= MAX_RANGE:
                message, hint = f"{name} has more than {MAX_RANGE:,} values", "declare a smaller range"
                self.report.add("LF046", message, (*path, "range"), hint)
            elif initial is not None and not low <= initial <= high:
                message = f"{name} starts at {initial}, outside its range {low} … {high}"
                self.report.add("LF047", message, (*path, "initial"), "start within the range, or widen it")
        low, high, span = low or 0, high or 0, self.report.span(path, key=True)
        extent = Extent(first, last, start)
        return VariableDeclaration(name, low, max(low, high), initial or 0, (), model.doc, span, extent)

    def _constant(self, text: str, path: Path) -> tuple[Expr, int | None]:
        """An expression over constants, and its value; None if it has none."""
        scope = Scope(self.constants, {}, frozenset(), frozenset())
        formula, problems = elaborate(text, scope, Context.CONSTANT, INTEGER)
        self.report.add_problems(problems, path)
        return formula, None if problems else compile_formula(formula)(Valuation("", {}))

    def _source(self) -> Source | None:
        source = self.model.source
        return Source(source.file, source.sha256, source.version, source.events == "named") if source else None

    def _states(self) -> tuple[State, ...]:
        states: list[State] = []
        initial: list[str] = []
        for name, model in self.model.states.items():
            path: Path = ("states", name)
            span = self.report.span(path, key=True)
            if model is None:
                states.append(
                    State(
                        name,
                        initial=False,
                        kind=StateKind.NORMAL,
                        quiescent=FALSE,
                        awaits=(),
                        doc=None,
                        cites=(),
                        span=span,
                    )
                )
                continue
            if model.initial:
                initial.append(name)
                if len(initial) > 1:
                    message = f"{name} is a second initial state; the first is {initial[0]}"
                    self.report.add("LF041", message, (*path, "initial"), "a machine starts in exactly one state")
            for index, awaited in enumerate(model.awaits):
                self.names.event(awaited, (*path, "awaits", index))
            kind = StateKind(model.kind)
            if model.terminal:
                kind = StateKind.TERMINAL_ERROR if kind.error else StateKind.TERMINAL
            quiescent = TRUE if kind.terminal else self._quiescent(model.quiescent, (*path, "quiescent"))
            cites, awaits = tuple(model.cites), tuple(model.awaits)
            states.append(State(name, model.initial, kind, quiescent, awaits, model.doc, cites, span))
        if not initial:
            self.report.add("LF040", "no state is initial", ("states",), "give one of them 'initial: true'", key=True)
        return tuple(states)

    def _quiescent(self, text: str, path: Path) -> Expr:
        before = self.report.count
        condition = self.names.condition(text, path)
        return condition if self.report.count == before else FALSE  # A mistake must not cause further reports.

    def _events(self, refines: Declaration | None) -> tuple[Event, ...]:
        events: list[Event] = []
        known = [event.name for event in refines.events] if refines else []
        for name, model in self.model.events.items():
            path: Path = ("events", name)
            if model.realises is not None and refines is None:
                hint = "add 'refines: document.yaml', or remove 'realises'"
                self.report.add("LF053", "'realises' without 'refines'", (*path, "realises"), hint)
            elif model.realises is not None and model.realises not in known:
                message = f"the document has no event {model.realises!r}"
                hint = did_you_mean(model.realises, known) or f"its events are {', '.join(known)}"
                self.report.add("LF053", message, (*path, "realises"), hint)
            span = self.report.span(path, key=True)
            events.append(Event(name, Maker(model.by), model.realises, model.doc, tuple(model.cites), span))
        actions: set[str] = set()
        for index, action in enumerate(self.model.environment):
            if action.on not in actions:
                actions.add(action.on)
                span = self.report.span(("environment", index, "on"))
                events.append(Event(action.on, Maker.ENVIRONMENT, None, action.doc, (), span))
        return tuple(events)

    def _transitions(self) -> tuple[Transition, ...]:
        transitions: list[Transition] = []
        for index, model in enumerate(self.model.transitions):
            path: Path = ("transitions", index)
            before = self.report.count
            edges = self._edges(index)
            if model.internal and model.to is not None:
                hint = "drop 'to', or 'internal'"
                self.report.add(
                    "LF049", "an internal transition keeps the control state, so it has no 'to'", (*path, "to"), hint
                )
            elif not model.internal and model.to is None:
                hint = "add 'to: STATE', or 'internal: true' if it keeps the state"
                self.report.add("LF049", "a transition needs 'to' or 'internal'", path, hint)
            elif model.to is not None and model.to not in self.model.states:
                hint = meant_or_declare(model.to, self.model.states, "'states'")
                self.report.add("LF020", f"unknown state {model.to!r}", (*path, "to"), hint)
            guard = TRUE if model.when is None else self.names.condition(model.when, (*path, "when"))
            effects = self._effects(model.set or {}, (*path, "set"))
            for position, event in enumerate(model.on):
                self.names.own_event(event, (*path, "on", position))
                target = None if model.internal else model.to
                transitions += [
                    Transition(sources, event, target, guard, effects, cites, model.doc, span)
                    for sources, cites, span in edges
                ]
            if self.report.count > before:
                self.flawed.update(span for _, _, span in edges)
        return tuple(transitions)

    def _edges(self, index: int) -> tuple[tuple[tuple[str, ...], tuple[str, ...], Span], ...]:
        """The states that a line starts from, with what it cites and its place; each by itself if it cites its own."""
        model, path = self.model.transitions[index], ("transitions", index)
        sources, common = self._sources(index), tuple(model.cites)
        if not isinstance(model.source, dict):
            return ((sources, common, self.report.span(path)),)
        return tuple(
            ((name,), tuple(dict.fromkeys((*common, *own))), self.report.span((*path, "from", name), key=True))
            for name, own in model.source.items()
        )

    def _sources(self, index: int) -> tuple[str, ...]:
        model, states = self.model.transitions[index], self.model.states
        path: Path = ("transitions", index)
        for key, names in (("from", model.source), ("except", model.excluded)):
            own = isinstance(names, dict)
            for position, name in enumerate(() if names == "*" else names):
                if name not in states:
                    hint = meant_or_declare(name, states, "'states'")
                    place = (*path, key, name if own else position)
                    self.report.add("LF020", f"unknown state {name!r}", place, hint, key=own)
        if model.source != "*" and model.excluded:
            self.report.add(
                "LF050",
                "'except' is allowed only with from: '*'",
                (*path, "except"),
                "list the states under 'from'",
                key=True,
            )
        named = states if model.source == "*" else dict.fromkeys(model.source)
        sources = tuple(name for name in named if name not in model.excluded)
        if not sources:
            hint = "name a state under 'from', or leave one out of 'except'"
            self.report.add("LF050", "this transition starts from no state", path, hint)
        return sources

    def _effects(self, effects: Mapping[str, str], path: Path) -> tuple[tuple[str, Formula], ...]:
        assigned: list[tuple[str, Formula]] = []
        for name, text in effects.items():
            variable = self.names.scope.variables.get(name)
            if variable is None:
                hint = meant_or_declare(name, self.names.scope.variables, "'variables'")
                self.report.add("LF023", f"unknown variable {name!r}", (*path, name), hint, key=True)
                continue
            assigned.append((name, self.names.formula(text, (*path, name), Context.GUARD, variable.labels)))
        return tuple(assigned)

    def _environment(self) -> tuple[Transition, ...]:
        actions: list[Transition] = []
        everywhere = tuple(self.model.states)
        for index, model in enumerate(self.model.environment):
            path: Path = ("environment", index)
            before = self.report.count
            guard = TRUE if model.when is None else self.names.condition(model.when, (*path, "when"))
            effects = self._effects(model.set, (*path, "set"))
            span = self.report.span(path)
            actions.append(Transition(everywhere, model.on, None, guard, effects, (), model.doc, span))
            if self.report.count > before:
                self.flawed.add(span)
        return tuple(actions)

    def _checks(self) -> dict[str, BuiltinCheck]:
        for name in self.model.checks:
            if name not in BUILTIN_CHECKS:
                hint = did_you_mean(name, BUILTIN_CHECKS) or f"there are {', '.join(BUILTIN_CHECKS)}"
                self.report.add("LF026", f"unknown check {name!r}", ("checks", name), hint, key=True)
        return {
            name: BuiltinCheck(
                Expectation(model.expect), model.doc, tuple(model.cites), self.report.span(("checks", name), key=True)
            )
            for name, model in self.model.checks.items()
        }

    def _shared_lock(self) -> SharedLock | None:
        model, states = self.model.shared_lock, self.model.states
        if model is None:
            return None
        for index, name in enumerate(model.held_in):
            path: Path = ("shared_lock", "held_in", index)
            if name not in states:
                self.report.add("LF020", f"unknown state {name!r}", path, meant_or_declare(name, states, "'states'"))
            elif (state := states[name]) is not None and state.initial:
                hint = "remove it, or choose another initial state"
                self.report.add("LF054", f"every machine begins in {name}, but only one can hold the lock", path, hint)
        for index, name in enumerate(model.never_blocks):
            self.names.own_event(name, ("shared_lock", "never_blocks", index))
        held_in, never_blocks = dict.fromkeys(model.held_in), dict.fromkeys(model.never_blocks)
        return SharedLock(tuple(held_in), tuple(never_blocks), model.doc)

    def _check_cites(self, requirements: Iterable[str] | None) -> None:
        model = self.model
        places: list[tuple[Path, list[str]]] = []
        places += [(("states", name), state.cites) for name, state in model.states.items() if state]
        places += [(("events", name), event.cites) for name, event in model.events.items()]
        places += [(("transitions", i), transition.cites) for i, transition in enumerate(model.transitions)]
        places += [(("properties", i), claimed.cites) for i, claimed in enumerate(model.properties)]
        places += [(("checks", name), check.cites) for name, check in model.checks.items()]
        places = [((*path, "cites"), cites) for path, cites in places]
        for i, line in enumerate(model.transitions):
            edges = line.source.items() if isinstance(line.source, dict) else ()
            places += [(("transitions", i, "from", name), cites) for name, cites in edges]
        self.names.cites(places, requirements)
