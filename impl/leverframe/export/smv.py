"""Declarations in the language of NuSMV 2.6 and nuXmv (Cavada et al., 'NuSMV 2.6 user manual', 2015).

One module has a variable for the control state and one for each variable. The input variable `event` names the step, so
traces show it. The step `stutter` changes nothing and is always possible, which makes the transition relation total. A
variable for the last event exists only if a property mentions that event.

``JUSTICE`` and ``COMPASSION`` apply to a whole file, but the properties of a machine have different assumptions. So the
export uses neither, and each ``LTLSPEC`` is an implication from its own fairness. A property that does not depend on
fairness stays in CTL: every finite run can be continued to a fair path, so only 'for ever' depends on fairness
(`leverframe.logic.paths`).
"""

from collections.abc import Iterator
from typing import assert_never

from leverframe.errors import InternalError
from leverframe.export.common import bounds, comments, enabling, reserved
from leverframe.export.common.claims import (
    Beyond,
    Branches,
    Dialect,
    Ensured,
    ExportedInvariant,
    OnPaths,
    Part,
    Required,
    Watched,
    mentions_last,
    parts,
    said,
)
from leverframe.export.common.expressions import Atoms, ExpressionWriter, Notation
from leverframe.export.common.layout import listed, wrapped
from leverframe.export.common.names import Names
from leverframe.export.common.preimage import start
from leverframe.language.declaration import Declaration, VariableDeclaration
from leverframe.language.expr import (
    TRUE,
    And,
    Compare,
    Constant,
    Enabled,
    Formula,
    Implies,
    Or,
    conjunction,
)
from leverframe.logic.folding import folded
from leverframe.logic.paths import Constraint

DIALECT = Dialect("NuSMV", branching=True, next_step=True, until=True)

NOTATION = Notation(
    operators={
        "and": "&", "or": "|", "implies": "->",
        "==": "=", "!=": "!=", "<": "<", "<=": "<=", ">": ">", ">=": ">=",
    },
    negation="!",
    truths=("FALSE", "TRUE"),
    choice="({test} ? {then} : {otherwise})",
    temporal={
        "AX": "AX {0}", "AF": "AF {0}", "AG": "AG {0}", "EX": "EX {0}", "EF": "EF {0}", "EG": "EG {0}",
        "AU": "A [ {0} U {1} ]", "EU": "E [ {0} U {1} ]",
        # SMV has no weak until: f W g is written by its dual.
        "AW": "!(E [ !{1} U (!{0} & !{1}) ])", "EW": "!(A [ !{1} U (!{0} & !{1}) ])",
        "X": "X {0}", "F": "F {0}", "G": "G {0}", "U": "{0} U {1}", "W": "({0} U {1}) | (G {0})", "R": "{0} V {1}",
    },
)  # fmt: skip


def render(declaration: Declaration) -> str:
    """Return the declaration as an SMV module. Raises InputError if its integers are too large."""
    bounds.small_enough(declaration, "NuSMV")
    return "\n".join(_Model(declaration).lines()) + "\n"


class _Model:
    """One export: its names and the parts of its properties."""

    def __init__(self, declaration: Declaration) -> None:
        self.declaration = declaration
        self.names = names = Names(declaration, reserved.SMV)
        self.parts = parts(declaration, DIALECT)
        self.state, self.event, self.last = names.fresh("state"), names.fresh("event"), names.fresh("last")
        self.stutter, self.nothing = names.fresh("stutter"), names.fresh("no_event")
        self.enabled = {event.name: names.fresh(f"enabled_{event.name}") for event in declaration.events}
        self.any_event = names.fresh("enabled_any")
        self.claims = {part: names.fresh(part.name) if part.piece else names.claim(part.name) for part in self.parts}
        self.remembers = any(mentions_last(part.content) for part in self.parts)
        self.bounds = bounds.Bounds(declaration)
        self.writer = ExpressionWriter(
            declaration,
            NOTATION,
            Atoms(
                in_state=lambda name: f"{self.state} = {names.symbol(name)}",
                last_event=lambda name: f"{self.last} = {names.symbol(name)}",
                enabled=lambda event: self.any_event if event is None else self.enabled[event],
                variable=names.variable,
                label=names.symbol,
                named=names.constant,
            ),
        )

    def lines(self) -> Iterator[str]:
        yield from self._heading()
        yield ""
        yield "MODULE main"
        yield ""
        yield from self._variables()
        yield ""
        yield from self._definitions()
        yield "INIT"
        yield from self._initial()
        yield ""
        yield "TRANS"
        yield from self._relation()
        yield ""
        for part in self.parts:
            yield from self._specification(part)
        yield from self._ranges()

    def _heading(self) -> Iterator[str]:
        sentences = [
            *comments.heading(self.declaration, "NuSMV and nuXmv"),
            "Run: NuSMV FILE. To count the reachable states, without inputs and steps: NuSMV -r FILE.",
        ]
        if self.remembers:
            seen = "it is counted once for each event that enters it, and once without an event (after a stutter step)"
            sentences.append(f"A state includes its last event ({self.last}), since properties mention it: {seen}.")
        for sentence in sentences:
            yield from comments.lines(sentence, "--")

    def _variables(self) -> Iterator[str]:
        names, declaration = self.names, self.declaration
        events = [names.symbol(event.name) for event in declaration.events]
        yield "IVAR"
        yield "  -- the event of the step"
        yield from listed(f"  {self.event} : {{", [self.stutter, *events], "};")
        yield ""
        yield "VAR"
        yield from listed(f"  {self.state} : {{", [names.symbol(state.name) for state in declaration.states], "};")
        for variable in declaration.variables:
            if variable.doc:
                yield from comments.lines(variable.doc, "--", "  ")
            yield f"  {names.variable(variable.name)} : {self._type(variable)};"
        if self.remembers:
            yield "  -- the event of the last step"
            yield from listed(f"  {self.last} : {{", [self.nothing, *events], "};")

    def _type(self, variable: VariableDeclaration) -> str:
        if variable.labels == ("false", "true"):
            return "boolean"
        if variable.labels:
            return f"{{{', '.join(map(self.names.symbol, variable.labels))}}}"
        return f"{variable.low}..{variable.high}"

    def _definitions(self) -> Iterator[str]:
        declaration, names = self.declaration, self.names
        lines = [f"  {names.constant(name)} := {value};" for name, value in declaration.constants.items()]
        inside = (inner for part in self.parts for inner in said(part.content))
        further = (event for part in self.parts for event in _events(part))
        for event, condition in enabling.asked(declaration, inside, further):
            lines += wrapped(f"{self.writer.write(Enabled(event))} := {self.writer.write(condition)};", "  ")
        if lines:
            yield from ("DEFINE", *lines, "")

    def _initial(self) -> Iterator[str]:
        found = [f"{self.state} = {self.names.symbol(self.declaration.initial_state)}"]
        found += [f"{self.names.variable(v.name)} = {self._value(v)}" for v in self.declaration.variables]
        if self.remembers:
            found.append(f"{self.last} = {self.nothing}")
        for number, text in enumerate(found):
            yield f"  {text}{'' if number == len(found) - 1 else ' &'}"

    def _value(self, variable: VariableDeclaration) -> str:
        shown = variable.show(variable.initial)
        if isinstance(shown, bool):
            return NOTATION.truths[shown]
        return self.names.symbol(shown) if isinstance(shown, str) else str(shown)

    # ---- steps -------------------------------------------------------------------------------------------------------

    def _relation(self) -> Iterator[str]:
        yield "  -- a stutter step: nothing changes"
        yield f"    {self._step(self.stutter, self.nothing, TRUE, None, {})}"
        for transition in (*self.declaration.transitions, *self.declaration.environment):
            yield from comments.lines(comments.transition(transition, self.declaration), "--", "  ")
            name, where = self.names.symbol(transition.event), start(transition, self.declaration)
            text = self._step(name, name, where, transition.target, dict(transition.effects))
            yield from wrapped(f"| {text}", "  ")

    def _step(self, event: str, last: str, where: Formula, target: str | None, effects: dict[str, Formula]) -> str:
        """Return a step as a conjunction over the variables before and after it; right-hand sides read those before."""
        names = self.names
        found = [f"{self.event} = {event}"]
        if where != TRUE:
            found.append(self.writer.operand(where))
        found.append(f"next({self.state}) = {self.state if target is None else names.symbol(target)}")
        for variable in self.declaration.variables:
            name = names.variable(variable.name)
            value = self.writer.operand(effects[variable.name]) if variable.name in effects else name
            found.append(f"next({name}) = {value}")
        if self.remembers:
            found.append(f"next({self.last}) = {last}")
        return f"({' & '.join(found)})"

    # ---- properties --------------------------------------------------------------------------------------------------

    def _specification(self, part: Part) -> Iterator[str]:
        yield from comments.lines(comments.claim(part.claimed), "--")
        if part.piece is not None:
            yield from comments.lines(f"This is part {part.piece} of it.", "--")
        if part.refuted:
            yield "-- It is about some path, so this is its negation: the property holds if NuSMV finds this false."
        name, write = self.claims[part], self.writer.write
        match part.content:
            case ExportedInvariant(formula):
                yield from wrapped(f"INVARSPEC NAME {name} := {write(formula)};", "")
            case Required(events, requires):
                needed = Implies(Or(tuple(map(Enabled, events))), requires)
                yield from wrapped(f"INVARSPEC NAME {name} := {write(needed)};", "")
            case Ensured():
                yield from wrapped(f"INVARSPEC NAME {name} := {write(part.content.formula)};", "")
            case Branches(formula):
                yield from wrapped(f"CTLSPEC NAME {name} := {write(formula)};", "")
            case OnPaths(formula, fairness):
                fair = " & ".join(map(self._met, fairness))
                text = f"({fair}) -> ({write(formula)})" if fair else write(formula)
                yield from wrapped(f"LTLSPEC NAME {name} := {text};", "")
            case Watched():
                raise InternalError("SMV has an operator for 'until'")
            case Beyond(reason):
                yield from comments.lines(f"NuSMV cannot check {part.name}: {part.claimed.text}: {reason}", "--")
            case _:
                assert_never(part.content)
        yield ""

    def _met(self, constraint: Constraint) -> str:
        """Return a fairness constraint as an LTL formula over the steps of a path."""
        events = [event.name for event in self.declaration.events if event.name in constraint.events]
        enabled = self.writer.operand(folded(And((constraint.condition, Or(tuple(map(Enabled, events)))))))
        taken = " | ".join(f"{self.event} = {self.names.symbol(event)}" for event in events)
        if constraint.condition != TRUE:
            taken = f"({self.writer.operand(constraint.condition)} & ({taken}))"
        if constraint.strong:
            return f"((G F {enabled}) -> (G F ({taken})))"
        return f"(G F (!{enabled} | {taken}))"

    def _ranges(self) -> Iterator[str]:
        """Yield the range-safety property: the relation has no step whose assignment leaves its range."""
        missing: list[Formula] = []
        for transition in (*self.declaration.transitions, *self.declaration.environment):
            for variable, value in self.bounds.leaving(transition):
                low, high = Constant(variable.low, str(variable.low)), Constant(variable.high, str(variable.high))
                inside = And((Compare("<=", low, value), Compare("<=", value, high)))
                missing.append(Implies(start(transition, self.declaration), inside))
        if missing:
            yield "-- range-safety: no assignment leaves its variable's range (the relation omits such steps)"
            name = self.names.fresh("range_safety")
            yield from wrapped(f"INVARSPEC NAME {name} := {self.writer.write(conjunction(tuple(missing)))};")


def _events(part: Part) -> frozenset[str]:
    """Return the events whose enabledness a part needs without an 'enabled' in its formula."""
    match part.content:
        case Required(events, _):
            return frozenset(events)
        case OnPaths(_, fairness):
            return frozenset(name for constraint in fairness for name in constraint.events)
        case _:
            return frozenset()
