"""Declarations in TLA+ (Lamport, 'Specifying systems', 2002), with a configuration for any version of TLC 2.

There is one action for each transition and environment action, and one for each event. TLA+ lets a behaviour stutter
anywhere. ``Next`` allows stuttering explicitly: otherwise TLC reports a deadlock in every state without an exit, and
not every TLC has a configuration option against that. Fairness is an assumption of each property: ``WF`` and ``SF``
imply the formula. Three variables preserve the meaning of the declaration; each exists only if a property needs it:

    last    the event of the last step; an action forgets it, as a stutter step does
    beat    flips in steps that may change nothing else, since TLA+ does not count such steps
    open    the properties with a pending 'weak until', which TLA+ lacks: its right side has not yet been true. ``Next``
            assigns `open`, not the actions, so fairness of actions refers to ``own``, the other variables

TLA+ has no next-state operator: EX and AX of state formulas become expressions over the state before
(`common.preimage`).
"""

import dataclasses
from collections.abc import Iterator, Sequence
from typing import assert_never

from leverframe.errors import InternalError
from leverframe.export.common import bounds, comments, enabling, reserved
from leverframe.export.common import tla_notation as notation
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
from leverframe.export.common.effects import may_change_nothing
from leverframe.export.common.expressions import Atoms, ExpressionWriter
from leverframe.export.common.layout import wrapped
from leverframe.export.common.names import Names, transition_names
from leverframe.export.common.preimage import somewhere
from leverframe.language.declaration import Declaration, Expectation, Frame, Step, Transition
from leverframe.language.expr import TRUE, Enabled, Formula, Globally, Implies, Or, is_temporal
from leverframe.logic.paths import Constraint
from leverframe.logic.steps import StepClaim

DIALECT = Dialect("TLC", branching=False, next_step=False, until=False, most_operators=4, most_strong=12)


def module_name(declaration: Declaration) -> str:
    """Return the name of the module and its file; names in TLA+ have neither dots nor hyphens."""
    return f"{declaration.machine}_{declaration.profile}".replace("-", "_")


def render(declaration: Declaration) -> str:
    """Return the declaration as a TLA+ module. Raises InputError if its integers are too large for TLC."""
    return render_both(declaration)[0]


def configuration(declaration: Declaration) -> str:
    """Return the configuration with which TLC checks all properties that are expected to hold."""
    return "\n".join(_Module(declaration).configuration()) + "\n"


def render_both(declaration: Declaration) -> tuple[str, str]:
    """Return the module and its configuration; most of the work is the same for both."""
    bounds.small_enough(declaration, "TLC")
    module = _Module(declaration)
    return "\n".join(module.lines()) + "\n", "\n".join(module.configuration()) + "\n"


class _Module:
    """One export: its names and the parts of its properties."""

    def __init__(self, declaration: Declaration) -> None:
        self.declaration = declaration
        self.names = names = Names(declaration, reserved.TLA, reserved.TLA_PREFIXES)
        self.parts = tuple(map(_of_states, parts(declaration, DIALECT)))
        self.claims = {part: names.fresh(part.name) if part.piece else names.claim(part.name) for part in self.parts}
        self.state, self.last, self.beat = names.fresh("state"), names.fresh("last"), names.fresh("beat")
        self.open, self.watched, self.claim = names.fresh("open"), names.fresh("Watched"), names.fresh("claim")
        self.due, self.met = names.fresh("Due"), names.fresh("Met")
        self.own, self.vars = names.fresh("own"), names.fresh("vars")
        self.type_ok, self.init = names.fresh("TypeOK"), names.fresh("Init")
        self.next, self.spec, self.forget = names.fresh("Next"), names.fresh("Spec"), names.fresh("Forget")
        self.step, self.settled = names.fresh("Step"), names.fresh("Settled")
        self.enabled = {event.name: names.fresh(f"enabled_{event.name}") for event in declaration.events}
        self.any_event = names.fresh("enabled_any")
        self.transitions = (*declaration.transitions, *declaration.environment)
        self.actions = self._actions()
        self.watches = [part for part in self.parts if isinstance(part.content, Watched)]
        self.remembers = any(mentions_last(part.content) for part in self.parts)
        fair = any(isinstance(part.content, OnPaths) and part.content.fairness for part in self.parts)
        self.staying = {t for t in self.transitions if may_change_nothing(t, declaration)}
        ensuring = [part.content.claim for part in self.parts if isinstance(part.content, Ensured)]
        said = {event for claim in ensuring if isinstance(claim, Step) for event in claim.events}
        # TLA+ does not count a step that changes nothing, so its `ensures` would not be checked.
        asked = any(transition.event in said for transition in self.staying)
        self.beats = ((fair or self.remembers) and bool(self.staying)) or asked
        self.bounds = bounds.Bounds(declaration)
        self.writer = ExpressionWriter(
            declaration,
            notation.NOTATION,
            Atoms(
                in_state=lambda name: f'{self.state} = "{name}"',
                last_event=lambda name: f'{self.last} = "{name}"',
                enabled=lambda event: self.any_event if event is None else self.enabled[event],
                variable=names.variable,
                label=lambda name: f'"{name}"',
                named=names.constant,
            ),
        )

    def _actions(self) -> dict[Transition, str]:
        """Return the names of the transitions; the only transition of an event has the event's name."""
        every = [transition.event for transition in self.transitions]
        return {
            transition: self.names.symbol(name) if every.count(name) == 1 else self.names.fresh(numbered)
            for transition, name, numbered in zip(
                self.transitions, every, transition_names(self.declaration), strict=True
            )
        }

    # ---- the module --------------------------------------------------------------------------------------------------

    def lines(self) -> Iterator[str]:
        name = module_name(self.declaration)
        yield f"{'-' * 30} MODULE {name} {'-' * 30}"
        yield from self._heading(name)
        yield "EXTENDS Integers"
        yield ""
        yield from self._variables()
        yield ""
        yield from self._enabledness()
        yield from self._obligations()
        yield from self._initially()
        yield ""
        for transition in self.transitions:
            yield from self._transition(transition)
            yield ""
        yield from self._steps()
        yield ""
        for part in self.parts:
            yield from self._property(part)
            yield ""
        yield "=" * 80

    def _heading(self, name: str) -> Iterator[str]:
        sentences = [
            *comments.heading(self.declaration, "TLA+"),
            f"Run: java -cp tla2tools.jar tlc2.TLC -config {name}.cfg {name}.tla",
        ]
        if self.remembers:
            sentences.append(f"A state includes its last event ({self.last}), since properties mention it.")
        for sentence in sentences:
            yield from comments.lines(sentence, "\\*")

    @property
    def _steered(self) -> list[str]:
        """The variables that actions assign: all except `open`."""
        own = [self.state, *(self.names.variable(variable.name) for variable in self.declaration.variables)]
        return own + ([self.last] if self.remembers else []) + ([self.beat] if self.beats else [])

    def _variables(self) -> Iterator[str]:
        names, declaration = self.names, self.declaration
        for name, value in declaration.constants.items():
            yield f"{names.constant(name)} == {value if value >= 0 else f'(0 - {-value})'}"
        every = self._steered + ([self.open] if self.watches else [])
        if self.watches:
            yield f"CONSTANT {self.watched}  \\* the properties to track in {self.open}"
        yield "VARIABLES"
        docs = {names.variable(v.name): v.doc for v in declaration.variables if v.doc}
        docs |= {
            self.last: "the event of the last step",
            self.beat: "flips in steps that may change nothing else",
        }
        docs |= {self.open: "the properties with a pending weak until"}
        for number, name in enumerate(every):
            comma = "" if number == len(every) - 1 else ","
            meaning = f"  \\* {comments.plain(docs[name])}" if name in docs else ""
            yield f"  {name}{comma}{meaning}"
        yield ""
        if self.watches:
            yield from wrapped(f"{self.own} == <<{', '.join(self._steered)}>>")
        yield from wrapped(f"{self.vars} == <<{', '.join(every)}>>")
        yield ""
        yield "\\* range-safety: no assignment leaves its variable's range"
        yield f"{self.type_ok} =="
        states = notation.strings([state.name for state in declaration.states])
        yield from wrapped(f"/\\ {self.state} \\in {states}", "  ")
        for variable in declaration.variables:
            yield from wrapped(f"/\\ {names.variable(variable.name)} \\in {notation.values(variable)}", "  ")

    def _enabledness(self) -> Iterator[str]:
        inside = (inner for part in self.parts for inner in said(part.content))
        required = [event for part in self.parts if isinstance(part.content, Required) for event in part.content.events]
        for event, condition in enabling.asked(self.declaration, inside, required):
            yield from wrapped(f"{self.writer.write(Enabled(event))} == {self.writer.write(condition)}")
            yield ""

    def _obligations(self) -> Iterator[str]:
        """Yield the operators Due and Met: when the weak until of a property becomes pending, and when it is met."""
        if not self.watches:
            return
        begins = f"becomes pending; {self.init} adds those that are pending from the start"
        for operator, meaning in ((self.due, begins), (self.met, "is met")):
            yield f"\\* when the weak until of a property {meaning}"
            yield f"{operator}({self.claim}) =="
            for number, part in enumerate(self.watches):
                assert isinstance(part.content, Watched)  # noqa: S101 -- for the type checkers
                formula = part.content.until if operator == self.met else part.content.trigger
                text = "FALSE" if formula is None else self.writer.write(formula)
                case = "CASE" if number == 0 else "  []"
                yield from wrapped(f'{case} {self.claim} = "{part.name}" -> ({text})', "  ")
            yield ""

    def _initially(self) -> Iterator[str]:
        yield f"{self.init} =="
        yield f'  /\\ {self.state} = "{self.declaration.initial_state}"'
        for variable in self.declaration.variables:
            yield f"  /\\ {self.names.variable(variable.name)} = {notation.value(variable)}"
        if self.remembers:
            yield f'  /\\ {self.last} = "none"'
        if self.beats:
            yield f"  /\\ {self.beat} = FALSE"
        if self.watches:
            first = [part.name for part in self.watches if getattr(part.content, "trigger", None) is None]
            waiting = f"{self.claim} \\in {{{', '.join(f'{chr(34)}{name}{chr(34)}' for name in first)}}}"
            begins = f"({self.due}({self.claim}) \\/ {waiting})" if first else f"{self.due}({self.claim})"
            yield from wrapped(
                f"/\\ {self.open} = {{{self.claim} \\in {self.watched} : {begins} /\\ ~{self.met}({self.claim})}}", "  "
            )

    def _transition(self, transition: Transition) -> Iterator[str]:
        yield from comments.lines(comments.transition(transition, self.declaration), "\\*")
        yield f"{self.actions[transition]} =="
        effects = dict(transition.effects)
        where = somewhere(transition.sources, self.declaration)
        for condition in (where, transition.guard):
            if condition != TRUE:
                yield from wrapped(f"/\\ {self.writer.operand(condition)}", "  ")
        kept: list[str] = []
        if transition.target is None:
            kept.append(self.state)
        else:
            yield f'  /\\ {self.state}\' = "{transition.target}"'
        for variable in self.declaration.variables:
            name = self.names.variable(variable.name)
            if variable.name in effects:
                yield from wrapped(f"/\\ {name}' = {self.writer.operand(effects[variable.name])}", "  ")
            else:
                kept.append(name)
        if self.remembers:
            yield f'  /\\ {self.last}\' = "{transition.event}"'
        if self.beats and transition in self.staying:
            yield f"  /\\ {self.beat}' = ~{self.beat}"
        elif self.beats:
            kept.append(self.beat)
        if kept:
            yield from wrapped(f"/\\ UNCHANGED <<{', '.join(kept)}>>", "  ")

    def _steps(self) -> Iterator[str]:
        every: list[str] = []
        for event in self.declaration.events:
            own = [self.actions[t] for t in self.transitions if t.event == event.name]
            if not own or own != [self.names.symbol(event.name)]:
                yield from comments.lines(comments.event(event), "\\*")
                alternatives = " \\/ ".join(own) or "FALSE"
                yield f"{self.names.symbol(event.name)} == {alternatives}"
                yield ""
            every.append(self.names.symbol(event.name))
        if self.remembers:
            others = ", ".join(name for name in self._steered if name != self.last)
            yield "\\* a stutter step of the declaration: afterwards there is no last event"
            yield f'{self.forget} == {self.last} # "none" /\\ {self.last}\' = "none" /\\ UNCHANGED <<{others}>>'
            yield ""
            every.append(self.forget)
        yield f"{self.step} =="
        yield from (f"  \\/ {name}" for name in every)
        yield ""
        yield "\\* TLA+ allows the last line anyway; it prevents TLC from reporting the end of a run as a deadlock."
        yield f"{self.next} =="
        yield f"  \\/ {'/' + chr(92) + ' ' if self.watches else ''}{self.step}"
        if self.watches:
            waiting = f"({self.due}({self.claim})' \\/ {self.claim} \\in {self.open}) /\\ ~{self.met}({self.claim})'"
            yield from wrapped(f"/\\ {self.open}' = {{{self.claim} \\in {self.watched} : {waiting}}}", "     ")
        yield f"  \\/ UNCHANGED {self.vars}"
        yield ""
        yield f"{self.spec} == {self.init} /\\ [][{self.next}]_{self.vars}"
        if self.remembers:
            yield ""
            yield "\\* a behaviour with finitely many steps ends without a last event, since it stutters"
            yield f'{self.settled} == []<>({self.last} = "none") \\/ []<><<{self.next}>>_{self.vars}'

    # ---- properties --------------------------------------------------------------------------------------------------

    def _property(self, part: Part) -> Iterator[str]:
        yield from comments.lines(comments.claim(part.claimed), "\\*")
        if part.piece is not None:
            yield f"\\* This is part {part.piece} of it."
        if part.refuted:
            yield "\\* It is about some path, so this is its negation: the property holds if TLC finds this violated."
        name, write = self.claims[part], self.writer.write
        match part.content:
            case ExportedInvariant(formula):
                yield from wrapped(f"{name} == {write(formula)}")
            case Required(events, requires):
                yield from wrapped(f"{name} == {write(Implies(Or(tuple(map(Enabled, events))), requires))}")
            case Ensured(claim):
                yield from wrapped(f"{name} == [][{self._ensured(claim)}]_{self.vars}")
            case OnPaths():
                yield from wrapped(f"{name} == {self._on_paths(part.content)}")
            case Watched(_, meanwhile, _):
                yield from wrapped(f'{name} == "{part.name}" \\in {self.open} => ({write(meanwhile)})')
            case Beyond(reason):
                yield from comments.lines(f"TLC cannot check {part.name}: {part.claimed.text}: {reason}", "\\*")
            case Branches():
                raise InternalError("TLA+ has no branching time")
            case _:
                assert_never(part.content)

    def _on_paths(self, content: OnPaths) -> str:
        assumed = [self._fair(constraint) for constraint in content.fairness]
        if self.remembers and mentions_last(content) and not _is_safe(content.formula):
            assumed.append(self.settled)
        fair, text = " /\\ ".join(assumed), self.writer.write(content.formula)
        return f"({fair}) => ({text})" if assumed else text

    def _ensured(self, claim: StepClaim) -> str:
        """Return a claim on each step as a formula on actions."""
        match claim:
            case Step(events, _, ensures):
                return f"{self._by(events)} => {self.writer.operand(ensures)}"
            case Frame(changers):
                # The other events: a step that a listed event can make, too, still counts for the other event.
                others = {name: [e for e in self.declaration.makers if e not in events] for name, events in changers}
                kept = [f"{self._by(by)} => UNCHANGED {self.names.variable(name)}" for name, by in others.items()]
                return kept[0] if len(kept) == 1 else " /\\ ".join(f"({one})" for one in kept)

    def _by(self, events: Sequence[str]) -> str:
        """Return the action: a step by one of these events."""
        alternatives = " \\/ ".join(self.names.symbol(event) for event in events)
        return f"({alternatives or 'FALSE'})"

    def _fair(self, constraint: Constraint) -> str:
        """Return a fairness constraint in TLA+."""
        events = [self.names.symbol(e.name) for e in self.declaration.events if e.name in constraint.events]
        action = " \\/ ".join(events)
        if constraint.condition != TRUE:
            action = f"{self.writer.operand(constraint.condition)} /\\ ({action})"
        return f"{'SF' if constraint.strong else 'WF'}_{self.own if self.watches else self.vars}({action})"

    def configuration(self) -> Iterator[str]:
        """Yield the lines of the configuration."""
        yield from comments.lines(f"For TLC: {module_name(self.declaration)}.tla", "\\*")
        yield f"SPECIFICATION {self.spec}"
        holding: list[tuple[str, Part]] = []
        failing: list[tuple[str, Part]] = []
        for part in self.parts:
            if not isinstance(part.content, Beyond):
                kind = "PROPERTY" if isinstance(part.content, OnPaths | Ensured) else "INVARIANT"
                expected = (part.claimed.expectation is Expectation.HOLDS) != part.refuted
                (holding if expected else failing).append((kind, part))
        if self.watches:
            yield f"\\* {self.open} is part of each state: with fewer tracked properties there are fewer states."
            known = [part.name for _, part in holding if isinstance(part.content, Watched)]
            yield from wrapped(f"CONSTANT {self.watched} = {notation.strings(known)}")
        yield f"INVARIANT {self.type_ok}"
        yield from (f"{kind} {self.claims[part]}" for kind, part in holding)
        if failing:
            yield "\\* Expected to be violated. TLC stops at a violation, so enable these one at a time."
            if any(part.piece is not None and not part.refuted for _, part in failing):
                yield "\\* A property in parts that is expected to fail needs only one violated part; others may hold."
            if any(isinstance(part.content, Watched) for _, part in failing):
                yield f"\\* A property that uses {self.open} must also be added to {self.watched}."
            yield from (f"\\* {kind} {self.claims[part]}" for kind, part in failing)


def _of_states(part: Part) -> Part:
    """Turn a formula that is not about paths into an invariant: TLC decides it without a search for cycles."""
    match part.content:
        case OnPaths(Globally(None, operand)) if not is_temporal(operand):
            return dataclasses.replace(part, content=ExportedInvariant(operand))
        case _:
            return part


def _is_safe(formula: Formula) -> bool:
    """Return whether a formula is a safety property, which does not depend on where a behaviour stops."""
    return isinstance(formula, Globally) and not any(
        type(inner).__name__ in {"Finally", "Until"} for inner in said(OnPaths(formula, ()))
    )
