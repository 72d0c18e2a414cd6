"""The encoder of recheck allows exactly the steps that the interpreter makes; planted faults are detected."""

import itertools
from collections.abc import Iterator, Sequence

from hypothesis import given, settings

from leverframe.language.declaration import Always, Declaration, VariableDeclaration
from leverframe.language.loader import loads
from leverframe.model.machine import Interpreter
from leverframe.model.system import RangeViolation, SystemState
from leverframe.recheck import encoding, solvers
from leverframe.recheck.encoding import EncodedStep, Moment, ScriptEncoding, conjunction, disjunction
from leverframe.recheck.violations import holds
from tests.support.budget import examples
from tests.support.planted import Fault, Plant, each_noticed, instead
from tests.support.strategies import UNSHRUNK, declarations, invariants

Question = tuple[str, bool, str]
"""An assertion, whether it is satisfiable, and its meaning in words."""


def disagreements(declaration: Declaration, states: Sequence[SystemState]) -> list[str]:
    """All differences between the encoding and the interpreter on these states."""
    made = ScriptEncoding(declaration)
    questions = [question for state in states for question in _questions(made, Interpreter(declaration), state)]
    asked = [f"(push 1)\n(assert {assertion})\n(check-sat)\n(pop 1)\n" for assertion, _, _ in questions]
    found = solvers.ask(solvers.cvc5(), made.definitions() + "".join(asked), len(questions), 100)
    assert found.problem is None
    answers = zip(questions, found.answers, strict=True)
    return [f"{what}: {answer}" for (_, wanted, what), answer in answers if answer != ("sat" if wanted else "unsat")]


def _questions(made: ScriptEncoding, machine: Interpreter, state: SystemState) -> Iterator[Question]:
    declaration = machine.declaration
    yield conjunction((_is(declaration, state, "now"), "now.in-ranges")), _in_ranges(declaration, state), f"{state}"
    if not _in_ranges(declaration, state):
        return
    here, some = _is(declaration, state, "now"), disjunction(step.symbol for step in made.steps)
    moves = {event: machine.step(state, event) for event in (declared.name for declared in declaration.events)}
    legal = [(e, after) for e, found in moves.items() for after in found if isinstance(after, SystemState)]
    led = [conjunction((f"(= next.event event.{e})", _is(declaration, after, "next"))) for e, after in legal]
    for (event, after), there in zip(legal, led, strict=True):
        yield conjunction((here, some, there)), True, f"{state} by {event} to {after}"
    others = conjunction((here, some, "next.in-ranges", f"(not {disjunction(led)})"))
    yield others, False, f"a step from {state} that the interpreter does not make"
    for event, found in moves.items():
        escapes = any(isinstance(after, RangeViolation) for after in found)
        outside = conjunction((here, some, f"(= next.event event.{event})", "(not next.in-ranges)"))
        yield outside, escapes, f"{event} from {state} out of a range"
        enabled = event in machine.enabled(state)
        yield conjunction((here, f"now.enabled.{event}")), enabled, f"{event} is enabled in {state}"
        last = conjunction((_is(declaration, state, "next"), f"(= next.event event.{event})"))
        yield conjunction((last, f"next.enabled.{event}")), enabled, f"{event} is enabled in {state} after a step"
        for claimed in declaration.properties:
            assert isinstance(claimed.claim, Always)
            formula = claimed.claim.formula
            told = f"{claimed.text} in {state}"
            yield conjunction((here, made.term(formula))), holds(machine, formula, state), told
            entered = conjunction((last, made.term(formula, "next")))
            yield entered, holds(machine, formula, state, event), f"{told}, as entered by {event}"
    able = any(machine.makers[event].value != "environment" for event in machine.enabled(state))
    yield conjunction((here, "now.any-enabled")), able, f"something is enabled in {state}"
    yield conjunction((_is(declaration, state, "next"), "next.any-enabled")), able, f"something is enabled in {state}"
    yield conjunction((here, "now.is-initial")), state == machine.initial, f"{state} is initial"


def _in_ranges(declaration: Declaration, state: SystemState) -> bool:
    return all(v.low <= value <= v.high for v, value in zip(declaration.variables, state.values, strict=True))


def _is(declaration: Declaration, state: SystemState, moment: Moment) -> str:
    terms = [f"(= {moment}.state state.{state.control})"]
    for variable, value in zip(declaration.variables, state.values, strict=True):
        shown = ("false", "true")[value] if variable.labels == ("false", "true") else encoding.integer(value)
        terms.append(f"(= {moment}.{variable.name} {shown})")
    return conjunction(terms)


def states_of(declaration: Declaration) -> list[SystemState]:
    """Every state, reachable or not."""
    values = itertools.product(*(range(v.low, v.high + 1) for v in declaration.variables))
    return [SystemState(s.name, value) for s, value in itertools.product(declaration.states, list(values))]


@settings(UNSHRUNK, max_examples=examples(40))
@given(declarations(claims=invariants, count=2, escaping=True))
def test_the_encoding_allows_exactly_the_steps_of_the_interpreter(text: str) -> None:
    declaration = loads(text)
    assert disagreements(declaration, states_of(declaration)) == []


MACHINE = """
leverframe: 1
machine: small
profile: document
constants: {MOST: 2}
variables:
  count: {range: [-1, MOST], initial: 1}
  other: {range: [0, 2], initial: 0}
  mode: {enum: [SLOW, FAST], initial: FAST}
  open: {bool: true}
states:
  IDLE: {quiescent: true}
  BUSY: {initial: true}
events:
  SWAPPED: {by: machine}
  STARTED: {by: input}
  WENT: {by: fault}
environment:
  - {on: SHUT, when: open and BUSY, set: {open: false}}
transitions:
  - {from: BUSY, on: SWAPPED, internal: true, when: count >= 0, set: {count: other, other: count}}
  - {from: IDLE, on: STARTED, to: BUSY, when: mode == SLOW, set: {mode: FAST, count: "min(count, 1 - other)"}}
  - {from: '*', on: WENT, to: IDLE, set: {count: "count + 1 if open else max(count, 0)"}}
properties:
  - {id: one, always: "STARTED -> (count <= other or mode != FAST)"}
  - {id: two, always: "not open -> count - other < MOST"}
"""

# ---- planted faults --------------------------------------------------------------------------------------------------


def test_the_machine_is_encoded_right() -> None:
    declaration = loads(MACHINE)
    found = disagreements(declaration, _around(declaration))
    assert not found, "; ".join(found)


def _around(declaration: Declaration) -> list[SystemState]:
    """A sample of the states, and two states that are out of range."""
    outside = [SystemState("IDLE", (3, 0, 0, 0)), SystemState("BUSY", (0, 3, 1, 1))]
    return [*states_of(declaration)[::5], *outside]


def effects_in_turn(self: ScriptEncoding, move: EncodedStep) -> Iterator[str]:
    """Right-hand sides read values that were assigned before them."""
    assigned = [name for name, _ in move.transition.effects]
    for line in step(self, move):
        first = assigned[0] if assigned else ""
        reads = line.startswith("(= next.") and not line.startswith(f"(= next.{first} ")
        yield line.replace(f"now.{first}", f"next.{first}") if reads else line


step, ranges, definitions, term = (
    ScriptEncoding._step,
    ScriptEncoding._ranges,
    ScriptEncoding.definitions,
    ScriptEncoding.term,
)


def lowest(self: ScriptEncoding, variable: VariableDeclaration) -> str:
    del self
    return "false" if variable.labels == ("false", "true") else encoding.integer(variable.low)


def without(word: str) -> Plant:
    """The lines of a step that contain a word are missing."""
    return instead(ScriptEncoding, "_step", lambda self, move: (line for line in step(self, move) if word not in line))


def rewritten(old: str, new: str) -> Plant:
    """A part of the definitions is different."""
    return instead(ScriptEncoding, "definitions", lambda self: definitions(self).replace(old, new))


def reworded(old: str, new: str) -> Plant:
    """A term is different wherever it occurs."""
    return instead(ScriptEncoding, "term", lambda *given: term(*given).replace(old, new))


NOT_MADE = "a step from .* that the interpreter does not make: sat"
FAULTS = {
    name: Fault(plant, test_the_machine_is_encoded_right, says)
    for name, plant, says in (
        ("effects in turn", instead(ScriptEncoding, "_step", effects_in_turn), r"\) by SWAPPED to .*: unsat"),
        ("no guard", without("guard"), NOT_MADE),
        ("no target", without("next.state"), NOT_MADE),
        ("no event", without("next.event"), NOT_MADE),
        ("nothing kept", without("keeps"), NOT_MADE),
        ("no effect", without("(= next.count"), NOT_MADE),
        (
            "no ranges",
            instead(ScriptEncoding, "_ranges", lambda self, moment: itertools.islice(ranges(self, moment), 1)),
            "WENT from .* out of a range: unsat",
        ),
        ("wrong initial values", instead(ScriptEncoding, "first", lowest), "is initial: unsat"),
        (
            "a range that is too wide",
            rewritten("(<= 0 now.other 2)", "(<= 0 now.other 3)"),
            r"values=\(0, 3, 1, 1\)\): sat",
        ),
        (
            "least is greatest",
            rewritten("Int (ite (<= a b) a b)", "Int (ite (>= a b) a b)"),
            r"\) by STARTED to .*: unsat",
        ),
        (
            "guards of another moment",
            rewritten("next.guard-1 () Bool (>= next", "next.guard-1 () Bool (>= now"),
            "SWAPPED is enabled in .* after a step: sat",
        ),
        ("a comparison turned round", reworded("(>= now.count", "(< now.count"), "SWAPPED is enabled in .*: sat"),
        ("a sign lost", reworded("(- now.other)", "now.other"), "count - other < MOST in .*: unsat"),
        (
            "a label mistaken",
            reworded("label.mode.SLOW", "label.mode.FAST"),
            "STARTED is enabled in .*: unsat",
        ),
        (
            "a condition's branches exchanged",
            reworded("(ite now.open", "(ite (not now.open)"),
            r"\) by WENT to .*: unsat",
        ),
        (
            "an implication turned round",
            reworded("(=> (not ", "(=> (and "),
            "not open -> count - other < MOST in .*: unsat",
        ),
        (
            "event atoms forgotten",
            reworded("(= next.event event.STARTED)", "false"),
            "STARTED -> .* in .*, as entered by STARTED: sat",
        ),
    )
}

test_a_planted_fault_is_noticed = each_noticed(FAULTS)
