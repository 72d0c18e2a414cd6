"""The k-induction proof of a claim as a script for a solver, and the check of a model that refutes it.

A state is *bad* if it violates the claim, if a step from it violates the claim, or if a variable is out of its range
before or after that step. The moments are ``at.0``, ``at.1``, … For a depth of k the obligations are:

    base        no run of less than k steps (at least the run without steps) ends in a bad state
    step        no path of k steps, from any state and without repetition, has its only bad state at its end
    exhaustion  instead of step: each run of k steps without a bad state before its end repeats a state

Source: M. Sheeran, S. Singh & G. Stålmarck, 'Checking safety properties using induction and a SAT-solver', FMCAD 2000.
Limits: for a claim on how states are entered, 'not bad' is assumed only of the steps that the path makes. If a proof
needs more than that, the solver finds a path, and the claim is not confirmed.
"""

from collections.abc import Iterator, Mapping
from itertools import combinations, pairwise

from leverframe.language.declaration import Declaration
from leverframe.model.machine import Interpreter
from leverframe.model.system import RangeViolation, SystemState
from leverframe.recheck.counterexample import at
from leverframe.recheck.encoding import ScriptEncoding, conjunction, disjunction
from leverframe.recheck.moments import commands, moved
from leverframe.recheck.obligations import InvariantScript, Obligation, Purpose, consequences
from leverframe.recheck.violations import Judge, RunEnd, in_ranges, invariant_of, judge_named


def script(encoding: ScriptEncoding, name: str, depth: int, *, exhausted: bool) -> InvariantScript | None:
    """Return the obligations of a property or check, or None if k-induction cannot establish it."""
    claimed = consequences(encoding, name)
    if claimed is None:
        return None
    leaving = conjunction((disjunction(step.symbol for step in encoding.steps), "(not next.in-ranges)"))
    bad = disjunction((*(part.assertion for part in claimed), "(not now.in-ranges)", leaving))
    return _Paths(encoding, name, bad, depth).script(exhausted=exhausted)


class _Paths:
    """The obligations on paths of `depth` steps, where `bad` is the term for a bad state."""

    def __init__(self, encoding: ScriptEncoding, name: str, bad: str, depth: int) -> None:
        self.encoding = encoding
        self.name = name
        self.bad = bad
        self.depth = depth

    def script(self, *, exhausted: bool) -> InvariantScript:
        """Return the obligations: base and step, or base and exhaustion."""
        names = [variable.name for variable in self.encoding.declaration.variables]
        last = self.depth + 1
        values = [f"at.{n}.{name}" for n in range(last + 1) for name in ("state", *names)]
        values += [f"at.{n}.event" for n in range(1, last + 1)]
        values += [f"constant.{name}" for name in self.encoding.parameters]
        obligations = (*self._base(), self._exhaustion() if exhausted else self._step())
        return InvariantScript("\n".join(self._definitions()), obligations, tuple(values))

    def _definitions(self) -> Iterator[str]:
        written = set[str]()
        for number in range(self.depth + 1):
            single = self._at(number, self.encoding.definitions())
            made = self._at(number, f"(define-fun now.moves () Bool {self._moves()})")
            wrong = self._at(number, f"(define-fun now.bad () Bool {self.bad})")
            for command in (*commands(single.rstrip()), made, wrong):
                if command not in written or command.startswith(";"):
                    yield command
                written.add(command)

    def _base(self) -> Iterator[Obligation]:
        yield Obligation(Purpose.SANITY, "there is an initial state", "at.0.is-initial", self.name)
        for number in range(max(self.depth, 1)):
            run = conjunction(("at.0.is-initial", *self._path(number), f"at.{number}.bad"))
            yield Obligation(Purpose.BASE, f"no run of {number} steps ends in a bad state", run, self.name)

    def _step(self) -> Obligation:
        legal = (f"at.{number}.in-ranges" for number in range(self.depth + 1))
        path = conjunction((*legal, *self._path(self.depth), *self._first(), f"at.{self.depth}.bad"))
        return Obligation(Purpose.STEP, f"no path of {self.depth} steps ends in the first bad state", path, self.name)

    def _exhaustion(self) -> Obligation:
        run = conjunction(("at.0.is-initial", *self._path(self.depth), *self._first()))
        return Obligation(Purpose.EXHAUSTION, f"every run of {self.depth} steps repeats a state", run, self.name)

    def _path(self, length: int) -> Iterator[str]:
        return (f"at.{number}.moves" for number in range(length))

    def _first(self) -> Iterator[str]:
        """Yield the terms: no state before the last is bad, and no state is repeated."""
        yield from (f"(not at.{number}.bad)" for number in range(self.depth))
        names = ("state", *(variable.name for variable in self.encoding.declaration.variables))
        for one, other in combinations(range(self.depth + 1), 2):
            same = conjunction(f"(= at.{one}.{name} at.{other}.{name})" for name in names)
            yield f"(not {same})"

    def _moves(self) -> str:
        return disjunction(step.symbol for step in self.encoding.steps)

    def _at(self, number: int, text: str) -> str:
        return moved(text, f"at.{number}", f"at.{number + 1}")


# ---- the check of a model --------------------------------------------------------------------------------------------


def confirmed(declaration: Declaration, obligation: Obligation, model: Mapping[str, int]) -> str | None:
    """Return, in words, the violation that a model shows, or None if the interpreter does not confirm it.

    `model` has the values of all moments and of the parameters.
    """
    parameters = {name.removeprefix("constant."): v for name, v in model.items() if name.startswith("constant.")}
    machine = Interpreter(at(declaration, parameters))
    judge = judge_named(machine.declaration, obligation.subject or "")
    if judge is None or any(value < 0 for value in parameters.values()):
        return None
    path = tuple(_decoded(machine, model))
    whole = f"at.{len(path) + 1}.state" not in model
    match obligation.purpose:
        case Purpose.BASE if path and path[0][1] == machine.initial:
            return _violating(machine, judge, path)
        case Purpose.STEP if whole and _is_path(machine, path) and _bad(machine, judge, path):
            entered = _about_entering(machine.declaration, obligation.subject)
            made = [path[n + 1] if entered else None for n in range(len(path) - 1)]
            first = not any(_bad(machine, judge, path[: n + 1], made[n]) for n in range(len(path) - 1))
            return f"only the last state of {_told(path)} violates it, and no obligation excludes it" * first or None
        case Purpose.EXHAUSTION if whole and _is_path(machine, path) and path[0][1] == machine.initial:
            return f"a run repeats no state: {_told(path)}"
        case _:
            return None


def _violating(machine: Interpreter, judge: Judge, run: tuple["Step", ...]) -> str | None:
    """Return, in words, the shortest prefix of a run that ends in a violation, or None."""
    for length in range(len(run)):
        begun = run[: length + 1]
        if not _is_path(machine, begun):
            return None
        following = run[length + 1] if length + 1 < len(run) else None
        if _bad(machine, judge, begun, following):
            return f"a run ends in a violation: {_told(begun)}"
    return None


def _about_entering(declaration: Declaration, name: str | None) -> bool:
    """Return whether a property is about the step that is made, not about all steps that are possible."""
    return any(claimed.name == name and invariant_of(claimed.claim) is not None for claimed in declaration.properties)


def _told(path: tuple["Step", ...]) -> str:
    return " → ".join(state.control for _, state in path)


Step = tuple[str | None, SystemState]


def _decoded(machine: Interpreter, model: Mapping[str, int]) -> Iterator[Step]:
    """Yield the moments of a model up to the first invalid one; its last moment comes after the path."""
    declaration = machine.declaration
    number = 0
    while f"at.{number + 1}.state" in model:
        control, event = model[f"at.{number}.state"], model.get(f"at.{number}.event")
        if not 0 <= control < len(declaration.states) or (event or 0) not in range(len(declaration.events)):
            return
        values = tuple(model[f"at.{number}.{variable.name}"] for variable in declaration.variables)
        name = None if event is None else declaration.events[event].name
        yield name, SystemState(declaration.states[control].name, values)
        number += 1


def _is_path(machine: Interpreter, path: tuple[Step, ...]) -> bool:
    """Return whether every state is a successor of the one before, and no state is repeated."""
    states = [state for _, state in path]
    return len(set(states)) == len(states) and all(
        event is not None and event in machine.makers and state in machine.step(before, event)
        for (_, before), (event, state) in pairwise(path)
    )


def _bad(machine: Interpreter, judge: Judge, path: tuple[Step, ...], following: Step | None = None) -> bool:
    """Return whether the end of a path violates the claim, or the following step (any possible step if None) does."""
    state = path[-1][1]
    if not in_ranges(machine, state) or judge(machine, RunEnd(state)):
        return True
    if following is not None:
        event, after = following
        if event is not None and not in_ranges(machine, after):
            return any(isinstance(successor, RangeViolation) for successor in machine.step(state, event))
        # For a claim on each state, the following state is judged in its own turn.
        return judge(machine, RunEnd(after, event, state)) and not judge(machine, RunEnd(after))
    steps = ((event, after) for event in machine.enabled(state) for after in machine.step(state, event))
    return any(
        isinstance(after, RangeViolation) or judge(machine, RunEnd(after, event, state)) for event, after in steps
    )
