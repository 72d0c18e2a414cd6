"""Declarations in Promela, for SPIN 6.5 (Holzmann, 'The SPIN model checker', 2003; spinroot.com/spin/Man).

One process has one ``d_step`` for each transition, environment action and stutter step, so SPIN stores exactly the
states of the machine. If a property mentions the last event, each state includes it. ``-DBARE`` removes the last event
and the properties that need it: SPIN then stores the states that Leverframe counts.

The stutter step, which is possible in every state and changes nothing, asserts the invariants. The transitions assert
step properties and ranges. Assertions that are expected to fail are compiled only on demand. All other properties that
LTL can express are inline ``ltl`` formulas, as implications from their fairness. SPIN is commonly built without the
next-state operator, so EX and AX of state formulas become expressions over the state before (`common.preimage`).
"""

from collections.abc import Iterator, Sequence

from leverframe.errors import Diagnostic, InputError
from leverframe.export.common import bounds, comments, enabling, reserved
from leverframe.export.common.claims import (
    Beyond,
    Content,
    Dialect,
    Ensured,
    ExportedInvariant,
    OnPaths,
    Part,
    Required,
    mentions_last,
    parts,
    said,
)
from leverframe.export.common.effects import read_late
from leverframe.export.common.expressions import Atoms, ExpressionWriter, Notation, unconditional, without_implications
from leverframe.export.common.names import Names, symbols
from leverframe.export.common.preimage import start
from leverframe.language.declaration import Declaration, Expectation, Transition, VariableDeclaration
from leverframe.language.evaluate import compile_formula
from leverframe.language.expr import (
    FALSE,
    TRUE,
    And,
    Enabled,
    Finally,
    Formula,
    Globally,
    Implies,
    LastEvent,
    Not,
    Or,
    Variable,
    conjunction,
    is_temporal,
    transform,
    walk,
)
from leverframe.logic.enabledness import resolve
from leverframe.logic.paths import Constraint
from leverframe.model.machine import Interpreter, MachinePoint

DIALECT = Dialect(
    "SPIN", branching=False, next_step=False, until=True, most_operators=4, most_strong=1, most_fairness=2
)

NOTATION = Notation(
    operators={
        "and": "&&", "or": "||", "implies": "->",
        "==": "==", "!=": "!=", "<": "<", "<=": "<=", ">": ">", ">=": ">=",
    },
    negation="!",
    truths=("false", "true"),
    choice="({test} -> {then} : {otherwise})",
    temporal={"F": "<> {0}", "G": "[] {0}", "U": "{0} U {1}", "W": "{0} W {1}", "R": "{0} V {1}"},
)  # fmt: skip
"""Outside of formulas an arrow is not an implication; there `plain` removes implications first."""

_FLAGS = "-O2 -DNOREDUCE"

MOST_NAMES = 255
"""Most values of an mtype."""

LARGEST_ATOM = 12
"""Most nodes of a state formula inside a temporal one; a larger one becomes a variable that every step updates."""


def render(declaration: Declaration) -> str:
    """Return the declaration in Promela. Raises InputError if it is too large for SPIN."""
    bounds.small_enough(declaration, "SPIN")
    if len(symbols(declaration)) >= MOST_NAMES:
        message = f"SPIN has at most {MOST_NAMES} names, and the declaration has more states, events and labels"
        raise InputError((Diagnostic("LF075", message, None, None, "export to another format"),))
    return "\n".join(_Model(declaration).lines()) + "\n"


class _Model:
    """One export: its names and the parts of its properties."""

    def __init__(self, declaration: Declaration) -> None:
        self.declaration = declaration
        self.names = names = Names(declaration, reserved.PROMELA, reserved.PROMELA_PREFIXES)
        self.parts = parts(declaration, DIALECT)
        self.state, self.last, self.nothing = names.fresh("state"), names.fresh("last"), names.fresh("no_event")
        self.events = {event.name: names.fresh(f"enabled_{event.name}") for event in declaration.events}
        self.any_event = names.fresh("enabled_any")
        self.entered, self.noted = names.fresh("ENTERED"), names.fresh("NOTE")
        self.before = {v.name: names.fresh(f"before_{v.name}") for v in declaration.variables}
        used = tuple(dict.fromkeys(c for part in self.parts for c in _fairness(part.content)))
        conditional = [constraint for constraint in used if constraint.condition != TRUE]
        self.fair = {
            constraint: names.fresh(f"fair_{number}") for number, constraint in enumerate(conditional, start=1)
        }
        self.claims = {part: names.fresh(part.name) if part.piece else names.claim(part.name) for part in self.parts}
        self.remembers = any(map(_needs_last, self.parts))
        self.bounds = bounds.Bounds(declaration)
        self.kept: dict[Formula, str] = {}
        self.formulas = {part: self._ltl(part.content) for part in self.parts if isinstance(part.content, OnPaths)}

    def writer(self, replaced: Sequence[str] = ()) -> ExpressionWriter:
        """Return a writer of formulas that reads the saved values of the `replaced` variables."""
        names = self.names
        others = {name: self.before[name] for name in replaced}
        others |= {name: name for name in (*self.fair.values(), *self.kept.values())}
        return ExpressionWriter(
            self.declaration,
            NOTATION,
            Atoms(
                in_state=lambda name: f"{self.state} == {names.symbol(name)}",
                last_event=lambda name: f"{self.last} == {names.symbol(name)}",
                enabled=lambda event: self.any_event if event is None else self.events[event],
                variable=lambda name: others[name] if name in others else names.variable(name),
                label=names.symbol,
                named=names.constant,
            ),
        )

    def plain(self, formula: Formula, replaced: Sequence[str] = ()) -> str:
        """Return a state formula as text, for places where an arrow is not an implication."""
        return self.writer(replaced).write(without_implications(formula))

    # ---- the text ----------------------------------------------------------------------------------------------------

    def lines(self) -> Iterator[str]:
        yield from self._heading()
        yield ""
        yield from self._data()
        yield ""
        yield from self._enabledness()
        yield ""
        yield from self._memory()
        yield ""
        yield from self._process()
        yield ""
        yield from self._formulas()
        yield from self._beyond()

    def _heading(self) -> Iterator[str]:
        sentences = [
            *comments.heading(self.declaration, "SPIN"),
            f"Assertions, and the number of states: spin -DBARE -o2 -a FILE; cc {_FLAGS} -DSAFETY -o pan pan.c; ./pan",
            f"Formulas: spin -o2 -a FILE; cc {_FLAGS} -o pan pan.c; ./pan -a -N NAME",
        ]
        if self.remembers:
            seen = "it is stored once for each event that enters it, and once without an event (after a stutter step)"
            sentences.append(f"Without -DBARE a state includes its last event ({self.last}): {seen}.")
        if any(map(_surprising, self.parts)):
            sentences.append("An assertion that is expected to fail is compiled only with -DCHECK_NAME.")
        for sentence in sentences:
            yield from _comment(sentence)

    def _data(self) -> Iterator[str]:
        declaration, names = self.declaration, self.names
        for name, value in declaration.constants.items():
            yield f"#define {names.constant(name)} {value if value >= 0 else f'({value})'}"
        yield "mtype = {"
        every = [names.symbol(name) for name in symbols(declaration)]
        yield from (f"  {name}," for name in every)
        yield f"  {self.nothing}"
        yield "};"
        yield f"mtype {self.state} = {names.symbol(declaration.initial_state)};"
        for variable in declaration.variables:
            meaning = f"  /* {_harmless(variable.doc)} */" if variable.doc else ""
            yield f"{_type(variable)} {names.variable(variable.name)} = {self._value(variable)};{meaning}"
        for variable in declaration.variables:
            if any(variable.name in read_late(t) for t in (*declaration.transitions, *declaration.environment)):
                kind = _type(variable).replace("bool", "byte")  # SPIN cannot hide a single bit
                yield f"hidden {kind} {self.before[variable.name]};  /* saved during a step */"

    def _memory(self) -> Iterator[str]:
        yield "#ifdef BARE"
        yield f"#define {self.entered}(event) skip"
        yield f"#define {self.noted}(flag, value) skip"
        yield "#else"
        yield (
            f"mtype {self.last} = {self.nothing};  /* the event of the step that led here */"
            if self.remembers
            else "/* no property mentions the last event */"
        )
        yield f"#define {self.noted}(flag, value) flag = value"
        for constraint, flag in self.fair.items():
            yield f"bool {flag} = false;  /* the step that led here was one of: {_harmless(constraint.text)} */"
        start = MachinePoint(machine := Interpreter(self.declaration), machine.initial, None)
        for formula, name in self.kept.items():
            value = compile_formula(transform(formula, self._initially))(start)
            yield f"bool {name} = {'true' if value else 'false'};"
        yield f"inline {self.entered}(event) {{"
        yield f"  {self.last} = event;" if self.remembers else "  skip;"
        for formula, name in self.kept.items():
            yield f"  {name} = ({self.plain(formula)});"
        yield "}"
        yield "#endif"

    def _initially(self, part: Formula) -> Formula | None:
        return FALSE if isinstance(part, Variable) and part.name in self.fair.values() else None

    def _enabledness(self) -> Iterator[str]:
        inside = [inner for part in self.parts for inner in said(part.content)]
        inside += [inner for formula in self.kept for inner in walk(formula)]
        for event, condition in enabling.asked(self.declaration, inside):
            yield f"#define {self.plain(Enabled(event))} ({self.plain(unconditional(condition))})"

    def _process(self) -> Iterator[str]:
        yield "active proctype Machine() {"
        yield "end:"
        yield "  do"
        yield "  :: d_step {  /* a stutter step: always possible, changes nothing */"
        yield "       true ->"
        yield from self._asserted()
        yield from (f"       {self.noted}({flag}, false);" for flag in self.fair.values())
        yield f"       {self.entered}({self.nothing})"
        yield "     }"
        for transition in (*self.declaration.transitions, *self.declaration.environment):
            yield from self._transition(transition)
        yield "  od"
        yield "}"

    def _transition(self, transition: Transition) -> Iterator[str]:
        names, declaration = self.names, self.declaration
        yield from _comment(comments.transition(transition, declaration), "  ")
        yield f"  :: d_step {{ {self.plain(start(transition, declaration))} ->"
        for part in self.parts:
            if isinstance(part.content, Required) and transition.event in part.content.events:
                yield from self._assertion(part, part.content.requires, bare=True)
            elif isinstance(part.content, Ensured):
                for condition in part.content.conditions:
                    if condition.transition == transition:
                        yield from self._assertion(part, condition.claimed, bare=True)
        for variable, value in self.bounds.leaving(transition):
            written = self.writer().operand(value)
            yield f"       assert({variable.low} <= {written} && {written} <= {variable.high});  /* range-safety */"
        for constraint, flag in self.fair.items():
            taken = self.plain(constraint.condition) if transition.event in constraint.events else "false"
            yield f"       {self.noted}({flag}, ({taken}));"
        saved = read_late(transition)
        yield from (f"       {self.before[name]} = {names.variable(name)};" for name in saved)
        for name, value in transition.effects:
            yield f"       {names.variable(name)} = {self.plain(value, saved)};"
        if transition.target is not None:
            yield f"       {self.state} = {names.symbol(transition.target)};"
        yield f"       {self.entered}({names.symbol(transition.event)})"
        yield "     }"

    # ---- properties --------------------------------------------------------------------------------------------------

    def _asserted(self) -> Iterator[str]:
        for part in self.parts:
            if isinstance(part.content, ExportedInvariant):
                yield from self._assertion(part, part.content.formula, bare=not mentions_last(part.content))

    def _assertion(self, part: Part, formula: Formula, *, bare: bool) -> Iterator[str]:
        conditions = [] if bare else ["!defined(BARE)"]
        conditions += [f"defined(CHECK_{self.claims[part]})"] if _surprising(part) else []
        if conditions:
            yield f"#if {' && '.join(conditions)}"
        yield f"       assert({self.plain(formula)});  /* {_harmless(_label(part))} */"
        if conditions:
            yield "#endif"

    def _formulas(self) -> Iterator[str]:
        written = [part for part in self.parts if isinstance(part.content, OnPaths)]
        if not written:
            return
        yield "#ifndef BARE"
        for part in written:
            assert isinstance(part.content, OnPaths)  # noqa: S101 -- for the type checkers
            yield from _comment(comments.claim(part.claimed))
            if part.piece is not None:
                yield from _comment(f"This is part {part.piece} of it.")
            if part.refuted:
                yield from _comment(
                    "It is about some path, so this is its negation: the property holds if SPIN finds an error."
                )
            yield f"ltl {self.claims[part]} {{ {self.formulas[part]} }}"
        yield "#endif"

    def _ltl(self, content: OnPaths) -> str:
        fair = tuple(map(self._met, content.fairness))
        shown = transform(content.formula, self._keep)
        return self.writer().write(unconditional(Implies(conjunction(fair), shown) if fair else shown))

    def _keep(self, part: Formula) -> Formula | None:
        """Replace a state formula by a variable if it is too large for SPIN's LTL translator."""
        if is_temporal(part):
            return None
        size = sum(1 for _ in walk(resolve(part, self.declaration)))
        return part if size <= LARGEST_ATOM else self._kept(part, "holds")

    def _kept(self, formula: Formula, wanted: str) -> Variable:
        if formula not in self.kept:
            self.kept[formula] = self.names.fresh(f"{wanted}_{len(self.kept) + 1}")
        return Variable(self.kept[formula])

    def _met(self, constraint: Constraint) -> Formula:
        """Return a fairness constraint as an LTL formula on paths."""
        enabled: Formula = Or(tuple(Enabled(e.name) for e in self.declaration.events if e.name in constraint.events))
        taken: Formula = Or(tuple(LastEvent(e.name) for e in self.declaration.events if e.name in constraint.events))
        if constraint in self.fair:
            enabled, taken = And((constraint.condition, enabled)), Variable(self.fair[constraint])
        if constraint.strong:
            possible, done = self._kept(enabled, "possible"), self._kept(taken, "done")
            return Implies(Globally(None, Finally(None, possible)), Globally(None, Finally(None, done)))
        return Globally(None, Finally(None, self._kept(Or((Not(enabled), taken)), "met")))

    def _beyond(self) -> Iterator[str]:
        missing = [part for part in self.parts if isinstance(part.content, Beyond)]
        if missing:
            yield ""
            yield from _comment("Properties that SPIN cannot check, with the reasons:")
        for part in missing:
            assert isinstance(part.content, Beyond)  # noqa: S101 -- for the type checkers
            yield from _comment(f"{part.name}: {part.claimed.text}: {part.content.reason}")

    def _value(self, variable: VariableDeclaration) -> str:
        shown = variable.show(variable.initial)
        if isinstance(shown, bool):
            return NOTATION.truths[shown]
        return self.names.symbol(shown) if isinstance(shown, str) else str(shown)


def _type(variable: VariableDeclaration) -> str:
    if variable.labels:
        return "bool" if variable.labels == ("false", "true") else "mtype"
    if variable.low >= 0 and variable.high < 1 << 8:
        return "byte"
    return "short" if variable.low >= -(1 << 15) and variable.high < 1 << 15 else "int"


def _fairness(content: Content) -> tuple[Constraint, ...]:
    return content.fairness if isinstance(content, OnPaths) else ()


def _needs_last(part: Part) -> bool:
    """Return whether the part needs the last event."""
    return any(constraint.condition == TRUE for constraint in _fairness(part.content)) or mentions_last(part.content)


def _surprising(part: Part) -> bool:
    """Return whether the part is an assertion that is expected to fail."""
    asserted = isinstance(part.content, ExportedInvariant | Required | Ensured)
    return asserted and (part.claimed.expectation is Expectation.FAILS) != part.refuted


def _label(part: Part) -> str:
    cited = f" [{', '.join(part.claimed.cites)}]" if part.claimed.cites else ""
    return f"{part.name}{cited}{'; its negation, which must be violated' if part.refuted else ''}"


def _comment(text: str, indent: str = "") -> Iterator[str]:
    wrapped = list(comments.lines(_harmless(text), "", ""))
    for number, line in enumerate(wrapped):
        opening = "/*" if number == 0 else "  "
        yield f"{indent}{opening}{line}{' */' if number == len(wrapped) - 1 else ''}"


def _harmless(text: str) -> str:
    """Return the text without the delimiters of comments."""
    return comments.plain(text).replace("*/", "* /").replace("/*", "/ *")
