"""Any number of kernels over one lock: the theorems are proved, and each mistake in the composition refutes one."""

import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
import z3

from leverframe.errors import InternalError
from leverframe.language.builtin import SHARED_LOCK_CLAIMS
from leverframe.language.catalog import preferred
from leverframe.language.declaration import Declaration, SharedLock
from leverframe.language.loader import load
from leverframe.model.machine import Interpreter
from leverframe.model.system import SystemState
from leverframe.smt import every
from leverframe.smt.encoding import Move
from leverframe.smt.every import ESTABLISHING, THEOREMS, Composition, World, prove
from leverframe.smt.terms import Term, conjunction, disjunction, negation
from tests.support.declared import declare
from tests.support.planted import Fault, each_noticed, instead
from tests.support.smt_reading import parse

LEDGER = SharedLock(held_in=("EXECUTING", "AUDITING"), never_blocks=("HALT_COMMANDED",))


def test_the_lock_is_the_one_that_the_kernel_declares(kernel: Declaration) -> None:
    assert kernel.shared_lock is not None
    assert (kernel.shared_lock.held_in, kernel.shared_lock.never_blocks) == (LEDGER.held_in, LEDGER.never_blocks)


def test_each_claim_is_established_by_theorems_and_each_theorem_is_for_a_claim() -> None:
    assert list(ESTABLISHING) == list(SHARED_LOCK_CLAIMS)
    assert [name for names in ESTABLISHING.values() for name in names] == list(THEOREMS)


@pytest.fixture(scope="module")
def kernel() -> Declaration:
    return load(preferred("kernel").path)


def test_all_is_proved_for_every_number_of_kernels(kernel: Declaration) -> None:
    theorems = prove(kernel, LEDGER)
    assert [theorem.name for theorem in theorems] == list(THEOREMS)
    unproved = {theorem.name: theorem.answer for theorem in theorems if not theorem.proved}
    assert not unproved, f"not proved: {unproved}"
    assert {theorem.answer for theorem in theorems} == {"unsat"}


def test_each_theorem_comes_with_a_script_that_a_solver_can_be_given(kernel: Declaration) -> None:
    for theorem in prove(kernel, LEDGER):
        comment = " ".join(line.strip("; ") for line in theorem.script.splitlines() if line.startswith(";"))
        assert comment.startswith(f"kernel reference: any number of machines over one lock: {THEOREMS[theorem.name]}.")
        assert {command[0] for command in parse(theorem.script)} <= {
            "set-logic",
            "declare-sort",
            "declare-fun",
            "assert",
            "check-sat",
        }
        solver = z3.Solver()
        solver.from_string(theorem.script)
        assert solver.check() == z3.unsat


def test_scripts_are_the_same_each_time(kernel: Declaration) -> None:
    assert prove(kernel, LEDGER) == prove(kernel, LEDGER)


def test_that_the_solver_gives_up_is_no_proof(kernel: Declaration, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(z3.Solver, "check", lambda _: z3.unknown)
    assert [(theorem.answer, theorem.proved) for theorem in prove(kernel, LEDGER)] == [("unknown", False)] * len(
        THEOREMS
    )


def test_a_lock_over_unknown_names_is_rejected(kernel: Declaration) -> None:
    with pytest.raises(InternalError, match="NOWHERE"):
        prove(kernel, SharedLock(("NOWHERE",), ()))
    with pytest.raises(InternalError, match="NEVER"):
        prove(kernel, SharedLock(("EXECUTING",), ("NEVER",)))


# ---- what a step is, held against the interpreter ------------------------------------------------------------------


ENDING = ("HALT_COMMANDED", "FATAL_ERROR", "DECIDED_HALT", "CONFIG_FAILED")


class Crowd:
    """Some kernels over one lock, one state at a time: a literal implementation of the composition."""

    def __init__(self, declaration: Declaration, count: int) -> None:
        self.machine = Interpreter(declaration)
        self.states = [self.machine.initial] * count
        self.holder: int | None = None

    def move(self, chance: random.Random) -> tuple[int, str]:
        """Let one kernel make a step that the lock permits."""
        while True:
            mover = chance.randrange(len(self.states))
            before = self.states[mover]
            event = chance.choice([*self.machine.enabled(before), "HALT_COMMANDED"])
            # Without this, nearly all walks are short.
            if (event in ENDING and chance.random() < 0.97) or (event == "SINK_LOST" and chance.random() < 0.8):
                continue
            for after in self.machine.step(before, event):
                assert isinstance(after, SystemState)
                enters = after.control in LEDGER.held_in and before.control not in LEDGER.held_in
                if enters and self.holder is not None:
                    continue
                if enters:
                    self.holder = mover
                elif self.holder == mover and after.control not in LEDGER.held_in:
                    self.holder = None
                self.states[mover] = after
                return mover, event


def described(
    composition: Composition,
    world: World,
    states: Sequence[SystemState],
    names: Sequence[z3.ExprRef],
    holder: int | None,
) -> Iterator[z3.BoolRef]:
    """Return the term that the world has exactly these values."""
    yield world.held == (holder is not None)
    if holder is not None:
        yield world.holder == names[holder]
    for name, state in zip(names, states, strict=True):
        yield world.control_of(name) == composition.encoding.controls[state.control]
        for variable, value in zip(composition.declaration.variables, state.values, strict=True):
            term = world.value(variable.name, name)
            yield term == (bool(value) if isinstance(term, z3.BoolRef) else value)


def test_the_composition_has_exactly_the_steps_of_simulated_kernels(kernel: Declaration) -> None:
    composition, chance = Composition(kernel, LEDGER), random.Random(11)
    names = [z3.Const(f"kernel.{number}", composition.kernels) for number in range(3)]
    solver, seen = z3.Solver(), set[str | None]()
    solver.add(composition.step, *(one != other for number, one in enumerate(names) for other in names[:number]))
    for _ in range(4):
        crowd = Crowd(kernel, len(names))
        for _ in range(30):
            states, holder = list(crowd.states), crowd.holder
            mover, event = crowd.move(chance)
            seen.add(None if crowd.holder is None else crowd.states[crowd.holder].control)
            after = conjunction(described(composition, composition.after, crowd.states, names, crowd.holder))
            solver.push()
            solver.add(*described(composition, composition.before, states, names, holder))
            solver.add(composition.mover == names[mover], composition.event == composition.encoding.events[event])
            assert solver.check(after) == z3.sat
            assert solver.check(negation(after)) == z3.unsat
            solver.pop()
    assert seen == {None, *LEDGER.held_in}


def test_a_kernel_that_cannot_take_the_lock_waits(kernel: Declaration) -> None:
    """The invariant admits a state in which one kernel is critical, and the lock blocks another one."""
    composition = Composition(kernel, LEDGER)
    before, mover, other = composition.before, composition.mover, composition.other
    event = "DECIDED_DENY"
    solver = z3.Solver()
    solver.add(composition.invariant(before), composition.critical(before, other))
    solver.add(composition.single_enabled(event, mover))
    assert solver.check() == z3.sat
    solver.add(composition.enabled(event))
    assert solver.check() == z3.unsat


# ---- planted faults ------------------------------------------------------------------------------------------------


class NotTaken(Composition):
    """Entering a critical state does not take the lock."""

    def takes(self, move: Move) -> bool:
        del move
        return False


class NotTakenForAuditing(Composition):
    """Only a kernel that enters EXECUTING takes the lock."""

    def takes(self, move: Move) -> bool:
        return super().takes(move) and move.target == "EXECUTING"


class NotChecked(Composition):
    """A kernel takes the lock even if another one holds it."""

    def permitted(self, move: Move) -> Iterator[z3.BoolRef]:
        del move
        yield from ()


class NotReleasedToHalted(Composition):
    """A kernel that halts keeps the lock."""

    def releases(self, move: Move) -> bool:
        return super().releases(move) and move.target != "HALTED"


class ReleasedBetween(Composition):
    """A kernel releases the lock between EXECUTING and AUDITING."""

    def releases(self, move: Move) -> bool:
        return super().releases(move) or (move.source, move.target) == ("EXECUTING", "AUDITING")


class HaltNeedsTheLock(Composition):
    """A kernel can halt only if the lock is free or its own."""

    def permitted(self, move: Move) -> Iterator[z3.BoolRef]:
        yield from super().permitted(move)
        if move.target == "HALTED":
            yield disjunction((negation(self.before.held), self.before.holder == self.mover))


class AnotherMoves(Composition):
    """The holder of the lock loses its sink in each step of another kernel."""

    def updated(self, kernel: z3.ExprRef) -> Iterator[z3.BoolRef]:
        before, after, loses = (
            self.before,
            self.after,
            conjunction((kernel == self.before.holder, kernel != self.mover)),
        )
        for condition, name in zip(super().updated(kernel), ("", *before.variables), strict=True):
            if name == "sink":
                yield disjunction((conjunction((loses, negation(_truth(after.value(name, kernel))))), condition))
            else:
                yield condition


class AllMove(Composition):
    """All kernels make the step."""

    def updated(self, kernel: z3.ExprRef) -> Iterator[z3.BoolRef]:
        yield self.after.control_of(kernel) == self.reached.control
        for name, value in self.reached.frame.variables.items():
            yield self.after.value(name, kernel) == value


class WithoutGuards(Composition):
    """Guards are ignored."""

    def possible(self, move: Move) -> Iterator[z3.BoolRef]:
        return super().possible(replace(move, guard=z3.BoolVal(val=True)))


class WithoutEffects(Composition):
    """A step changes only the control state."""

    def taken(self, move: Move) -> z3.BoolRef:
        return super().taken(replace(move, after=replace(move.after, variables=self.encoding.variables)))


class HeldInitially(Composition):
    """The lock need not be free initially."""

    @property
    def started(self) -> z3.BoolRef:
        return z3.ForAll([self.mover], self.single_initial(self.mover))


class AnyBeginning(Composition):
    """Kernels may begin in any state."""

    @property
    def started(self) -> z3.BoolRef:
        return negation(self.before.held)


FAULTS = {
    kind.__name__: Fault(
        instead(every, "Composition", kind),
        test_all_is_proved_for_every_number_of_kernels,
        f"not proved: {re.escape(str(dict.fromkeys(refuted, 'sat')))} ",
    )
    for kind, refuted in (
        (NotTaken, ["consecution"]),
        (NotTakenForAuditing, ["consecution"]),
        (NotChecked, ["consecution"]),
        (NotReleasedToHalted, ["consecution"]),
        (ReleasedBetween, ["consecution"]),
        (HaltNeedsTheLock, ["never-blocked"]),
        (AnotherMoves, ["frame"]),
        (AllMove, ["consecution", "frame"]),
        (WithoutGuards, ["projection"]),
        (WithoutEffects, ["projection"]),
        (HeldInitially, ["initiation"]),
        (AnyBeginning, ["initiation", "first-state"]),
    )
}

test_a_planted_fault_is_noticed = each_noticed(FAULTS)


def _truth(term: Term) -> z3.BoolRef:
    assert isinstance(term, z3.BoolRef)
    return term


# ---- another machine -----------------------------------------------------------------------------------------------

WORKER = """
variables: {tries: {range: [0, 3], initial: 0}}
states: {IDLE: {initial: true, quiescent: true}, BUSY: {}, OVER: {kind: terminal}}
events: {CALL: {by: input}, TRY: {by: machine}, DONE: {by: machine}, STOP: {by: input}}
transitions:
  - {from: IDLE, on: CALL, to: BUSY}
  - {from: BUSY, on: TRY, internal: true, when: tries < 3, set: {tries: tries + 1}}
  - {from: BUSY, on: DONE, to: IDLE, set: {tries: 0}}
  - {from: [IDLE, BUSY], on: STOP, to: OVER}
"""


def test_any_declaration_can_be_composed() -> None:
    assert all(theorem.proved for theorem in prove(declare(WORKER), SharedLock(("BUSY",), ("STOP", "DONE", "TRY"))))


def test_entering_may_be_blocked() -> None:
    found = prove(declare(WORKER), SharedLock(("BUSY",), ("CALL",)))
    assert [theorem.name for theorem in found if not theorem.proved] == ["never-blocked"]
