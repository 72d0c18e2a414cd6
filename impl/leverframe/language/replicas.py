"""Several machines of one declaration over one lock, as one declaration: the literal meaning of `shared_lock`.

The first machine keeps its names, so that claims about it need no change. The control state of each other machine is a
variable, and the names of its variables and events begin with its number, such as `2.retries`: no name of a file has a
dot. A step that takes the lock needs that no other machine is in the states of `held_in`. A path semantics is demanded
of each machine by itself.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from leverframe.errors import InternalError
from leverframe.language.declaration import (
    Always,
    Branching,
    Claim,
    Declaration,
    FairnessConstraint,
    Linear,
    Maker,
    PathBase,
    Paths,
    SharedLock,
    Transition,
    VariableDeclaration,
)
from leverframe.language.evaluate import Point
from leverframe.language.expr import (
    TRUE,
    Compare,
    Constant,
    Enabled,
    Expr,
    Formula,
    InState,
    Not,
    Variable,
    conjunction,
    disjunction,
    transform,
)

CONTROL = "state"
"""The name of the control state of another machine, after its number. No variable can have it."""


def replicated(declaration: Declaration, count: int) -> Declaration:
    """Return a number of machines over the lock of a declaration. The claims are not carried over: see `of_each`."""
    lock = declaration.shared_lock
    if lock is None:
        raise InternalError("the machines share no lock")
    others = range(2, count + 1)
    variables, events = list(declaration.variables), list(declaration.events)
    for number in others:
        variables += _variables(declaration, number)
        events += (replace(event, name=_named(number, event.name), realises=None) for event in declaration.events)
    machines = range(1, count + 1)
    composed = _Composed(declaration, lock, count)
    return replace(
        declaration,
        variables=tuple(variables),
        events=tuple(events),
        transitions=tuple(t for number in machines for t in composed.of(number, declaration.transitions)),
        environment=tuple(t for number in machines for t in composed.of(number, declaration.environment)),
        properties=(),
        refines=None,
        shared_lock=None,
        survivors={},
        undecided_overlaps=(),
    )


def scripted(declaration: Declaration, steps: Iterable[tuple[Point, str, Point]]) -> Declaration:
    """Return two machines over the lock, the second of which makes only these steps, between states given in full."""
    both, lock = replicated(declaration, 2), declaration.shared_lock
    held = lock.held_in if lock is not None else ()
    makers, (every, *_) = declaration.makers, both.transitions
    controls = tuple(state.name for state in declaration.states)
    found: dict[bool, list[Transition]] = {False: [], True: []}
    for before, event, after in steps:
        takes = after.control in held and before.control not in held
        free = tuple(Not(InState(name)) for name in held if takes)
        values = (
            Compare("==", Variable(_named(2, name)), Constant(value, str(value)))
            for name, value in before.values.items()
        )
        effects = {_named(2, name): Constant(value, str(value)) for name, value in after.values.items()}
        effects[_named(2, CONTROL)] = Constant(controls.index(after.control), after.control)
        step = replace(
            every,
            sources=controls,
            event=_named(2, event),
            target=None,
            guard=_all(_in(declaration, 2, before.control), *values, *free),
            effects=tuple(effects.items()),
        )
        found[makers[event] is Maker.ENVIRONMENT].append(step)
    return replace(
        both,
        transitions=(*(t for t in both.transitions if t.event in makers), *found[False]),
        environment=(*(t for t in both.environment if t.event in makers), *found[True]),
    )


def of_each(declaration: Declaration, claim: Claim, count: int) -> Claim:
    """Return a claim about the first of several machines, with its path semantics demanded of each of them.

    `enabled` alone asks for an event of the first machine, and not of any.
    """
    match claim:
        case Always(formula):
            return replace(claim, formula=about_first(declaration, formula))
        case Branching(formula, paths) | Linear(formula, paths):
            return type(claim)(about_first(declaration, formula), _paths(declaration, paths, count))
        case _:
            return claim


def about_first(declaration: Declaration, formula: Formula) -> Formula:
    """Return a formula that says of the first of several machines what it says of one."""
    own = tuple(Enabled(event.name) for event in declaration.events if event.maker is not Maker.ENVIRONMENT)
    return transform(formula, lambda part: disjunction(own) if part == Enabled(None) else None)


def _paths(declaration: Declaration, paths: Paths, count: int) -> Paths:
    owed = {PathBase.STUTTER: set[Maker](), PathBase.PROGRESS: {Maker.MACHINE}}.get(
        paths.base, {Maker.MACHINE, Maker.INPUT}
    )
    events = tuple(event.name for event in declaration.events if event.maker in owed)
    base = (FairnessConstraint(events, TRUE, paths.base.value),) if events else ()
    weak = (_constraint(declaration, one, number) for one in (*base, *paths.weak) for number in range(1, count + 1))
    strong = (_constraint(declaration, one, number) for one in paths.strong for number in range(1, count + 1))
    return Paths(PathBase.STUTTER, tuple(weak), tuple(strong))


def _constraint(declaration: Declaration, one: FairnessConstraint, number: int) -> FairnessConstraint:
    if number == 1:
        return one
    events = tuple(_named(number, event) for event in one.events)
    return FairnessConstraint(events, _about(declaration, number, one.condition), f"{one.text} of machine {number}")


class _Composed:
    """The steps of each machine in the composition."""

    def __init__(self, declaration: Declaration, lock: SharedLock, count: int) -> None:
        self.declaration = declaration
        self.lock = lock
        self.count = count
        self.index = {state.name: index for index, state in enumerate(declaration.states)}

    def of(self, number: int, transitions: Iterable[Transition]) -> Iterator[Transition]:
        """Yield the steps of one machine."""
        for transition in transitions:
            for one in transition.by_source:
                yield self._step(number, one)

    def _step(self, number: int, one: Transition) -> Transition:
        (source,), held = one.sources, self.lock.held_in
        takes = one.target is not None and one.target in held and source not in held
        free = tuple(Not(self._critical(other)) for other in range(1, self.count + 1) if takes and other != number)
        if number == 1:
            return replace(one, guard=_all(one.guard, *free))
        effects = [(_named(number, name), _about(self.declaration, number, value)) for name, value in one.effects]
        if one.target is not None:
            effects.append((_named(number, CONTROL), Constant(self.index[one.target], one.target)))
        return replace(
            one,
            sources=tuple(self.index),
            event=_named(number, one.event),
            target=None,
            guard=_all(_in(self.declaration, number, source), _about(self.declaration, number, one.guard), *free),
            effects=tuple(effects),
        )

    def _critical(self, number: int) -> Expr:
        return disjunction(tuple(_in(self.declaration, number, name) for name in self.lock.held_in))


def _all(*parts: Expr) -> Expr:
    return conjunction(tuple(part for part in parts if part != TRUE))


def _about(declaration: Declaration, number: int, expression: Expr) -> Expr:
    """An expression about the first machine, about another one."""

    def renamed(part: Formula) -> Formula | None:
        match part:
            case Variable(name):
                return Variable(_named(number, name))
            case InState(name):
                return _in(declaration, number, name)
            case _:
                return None

    return transform(expression, renamed)


def _in(declaration: Declaration, number: int, state: str) -> Expr:
    """A machine is in a control state."""
    if number == 1:
        return InState(state)
    names = [one.name for one in declaration.states]
    return Compare("==", Variable(_named(number, CONTROL)), Constant(names.index(state), state))


def machine_of(name: str) -> int | None:
    """Return the number of the machine that a name is of; None for the first one."""
    number, dot, _ = name.partition(".")
    return int(number) if dot else None


def _named(number: int, name: str) -> str:
    return f"{number}.{name}"


def _variables(declaration: Declaration, number: int) -> Iterator[VariableDeclaration]:
    states = tuple(state.name for state in declaration.states)
    first, span = states.index(declaration.initial_state), declaration.states[0].span
    yield VariableDeclaration(_named(number, CONTROL), 0, len(states) - 1, first, states, None, span)
    for variable in declaration.variables:
        yield replace(variable, name=_named(number, variable.name))
