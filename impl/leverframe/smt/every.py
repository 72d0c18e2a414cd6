"""Any number of machines over one lock: proofs for every number at once, by induction over steps.

Machines are called kernels here, after the first composed machine. They are the elements of an uninterpreted sort, and
the variables of a declaration become functions on that sort. In each step, one kernel makes one of its transitions or
an action of its environment. A control state is *critical* if the lock is held in it. A kernel takes the lock
(`SharedLock`) when it enters a critical state from a non-critical one, which it cannot do while the lock is held. It
keeps the lock among critical states and releases it when it leaves them. The theorems (`THEOREMS`) have quantifiers
over kernels only.

Source: the style is that of O. Padon, K. L. McMillan, A. Panda, M. Sagiv & S. Shoham, 'Ivy: safety verification by
interactive generalization', PLDI 2016: relations before and after a step, quantifiers over one sort, and few functions,
so a solver decides the theorems (effectively propositional logic, with linear arithmetic for the values). Limits: the
kernels share nothing but the lock, and each has its own environment. No claim is made that a waiting kernel ever gets
the lock.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

import z3

from leverframe.deadline import OutOfTimeError
from leverframe.errors import InternalError
from leverframe.language.declaration import Declaration, SharedLock
from leverframe.logic.enabledness import any_enabled
from leverframe.smt import obligations
from leverframe.smt.encoding import BOOLEAN, CONTROL, Encoding, Move
from leverframe.smt.strengthening import TIMEOUT, patience
from leverframe.smt.terms import Term, conjunction, disjunction, negation
from leverframe.smt.unrolling import NOTHING, Unrolling

THEOREMS: Mapping[str, str] = {
    "initiation": "initially every critical kernel holds the lock, and only a critical kernel holds it",
    "consecution": "each step preserves that every critical kernel holds the lock, and only a critical kernel holds it",
    "exclusion": "at most one kernel is critical",
    "holder": "a critical kernel is the holder of the lock",
    "frame": "a step of one kernel changes nothing of another",
    "first-state": "each kernel begins in the initial state of the single machine",
    "projection": "a step of a kernel is a step of the single machine",
    "never-blocked": "a never-blocked event is enabled wherever the single machine enables it, whoever holds the lock",
}
"""The theorems: their statements by name."""


ESTABLISHING: Mapping[str, tuple[str, ...]] = {
    "lock.exclusion": ("initiation", "consecution", "exclusion", "holder"),
    "lock.isolation": ("frame",),
    "lock.projection": ("first-state", "projection"),
    "lock.never-blocked": ("never-blocked",),
}
"""The theorems that establish each claim about machines over a lock (`SHARED_LOCK_CLAIMS`)."""

LOGIC = "UFLIA"
"""The SMT-LIB logic: quantifiers, uninterpreted functions, and linear integer arithmetic."""
LOCK = f"{CONTROL}.lock"
"""The prefix of the symbols of the lock. No variable has a dot in its name."""


@dataclass(frozen=True, slots=True)
class Theorem:
    """A theorem: its name in THEOREMS, the solver's answer to its negation, and the script for other solvers.

    ``unsat`` means that the theorem holds for every number of kernels, ``sat`` that it fails in some state, and
    ``unknown`` that it is undecided. Any other answer is the reason why the solver was not asked; then the script is
    empty.
    """

    name: str
    answer: str
    script: str

    @property
    def proved(self) -> bool:
        """Does the solver prove the theorem?"""
        return self.answer == "unsat"

    @property
    def told(self) -> str:
        """The answer in words. A state that violates the theorem may be unreachable."""
        words = {"unsat": "proved", "sat": "violated in some state", "unknown": "the solver could not decide it"}
        return words.get(self.answer, self.answer)


def prove(declaration: Declaration, lock: SharedLock) -> tuple[Theorem, ...]:
    """Return all theorems about any number of machines of a declaration over one lock, with their answers."""
    try:
        return answers(Composition(declaration, lock))
    except OutOfTimeError as error:
        return tuple(Theorem(name, str(error), "") for name in THEOREMS)


def answers(composition: "Composition") -> tuple[Theorem, ...]:
    """Return the theorems about a composition, with their answers."""
    return tuple(_asked(composition, name) for name in THEOREMS)


def _asked(composition: "Composition", name: str) -> Theorem:
    declaration, denied = composition.declaration, tuple(composition.denied(name))
    solver = z3.SolverFor(LOGIC)
    solver.set("timeout", TIMEOUT)
    solver.add(*denied)
    patience(solver)
    head = obligations.head(declaration, f"any number of machines over one lock: {THEOREMS[name]}")
    return Theorem(name, str(solver.check()), obligations.question(head, LOGIC, denied))


@dataclass(frozen=True, slots=True)
class World:
    """All kernels at one moment: their control states and variables as functions, and the lock."""

    control: z3.FuncDeclRef
    variables: Mapping[str, z3.FuncDeclRef]
    held: z3.BoolRef
    holder: z3.ExprRef

    def control_of(self, kernel: z3.ExprRef) -> z3.ArithRef:
        """Return the control state of a kernel."""
        term = self.control(kernel)
        if not isinstance(term, z3.ArithRef):
            raise InternalError("a control state is not an integer term")
        return term

    def value(self, name: str, kernel: z3.ExprRef) -> Term:
        """Return a variable of a kernel."""
        term = self.variables[name](kernel)
        if not isinstance(term, z3.ArithRef | z3.BoolRef):
            raise InternalError("a variable is neither an integer term nor a boolean term")
        return term


class Composition:
    """Any number of machines of a declaration over one lock: their steps and their theorems."""

    def __init__(self, declaration: Declaration, lock: SharedLock) -> None:
        self.declaration = declaration
        self.lock = lock
        self.kernels = z3.DeclareSort("Kernel")
        self.before, self.after = self._world("before"), self._world("after")
        self.mover, self.other = z3.Const("step.mover", self.kernels), z3.Const("step.other", self.kernels)
        """The kernel that makes a step, and any other kernel."""
        self.event = z3.Int("step.event")
        names = (variable.name for variable in declaration.variables)
        self.encoding = Encoding(declaration, variables={name: self.before.value(name, self.mover) for name in names})
        unknown = {*lock.held_in} - {*self.encoding.controls} | {*lock.never_blocks} - {*self.encoding.events}
        if unknown:
            raise InternalError(f"the lock names states or events that do not exist: {', '.join(sorted(unknown))}")
        self.unrolling = Unrolling(Encoding(declaration), stutter=False)
        self.reached = self.unrolling.next
        """The mover after the step."""

    def denied(self, name: str) -> Iterator[z3.BoolRef]:
        """Yield the negation of a theorem, as terms that are all true if the theorem is false."""
        before, after, mover, other = self.before, self.after, self.mover, self.other
        match name:
            case "initiation":
                yield from (self.started, negation(self.invariant(before)))
            case "consecution":
                yield from (self.invariant(before), self.step, negation(self.invariant(after)))
            case "exclusion":
                yield from (self.invariant(before), self.critical(before, mover), self.critical(before, other))
                yield mover != other
            case "holder":
                yield from (self.invariant(before), self.critical(before, mover), negation(_holds(before, mover)))
            case "frame":
                yield from (self.step, mover != other, negation(self.unchanged(other)))
            case "first-state":
                yield from (self.started, negation(self.single_initial(mover)))
            case "projection":
                yield from (self.step, negation(self.single_step(mover)))
            case "never-blocked":
                yield disjunction(
                    conjunction((self.single_enabled(event, mover), negation(self.enabled(event))))
                    for event in self.lock.never_blocks
                )
            case _:
                raise InternalError(f"there is no theorem {name}")

    # ---- the composition ----

    @property
    def started(self) -> z3.BoolRef:
        """Every kernel is in the initial state, and no kernel holds the lock."""
        kernel, initial = self.mover, self.encoding.initial
        index = self.encoding.controls[self.declaration.initial_state]
        values = (self.before.value(name, kernel) == value for name, value in initial.variables.items())
        begun = conjunction((self.before.control_of(kernel) == index, *values))
        return conjunction((z3.ForAll([kernel], begun), negation(self.before.held)))

    @cached_property
    def step(self) -> z3.BoolRef:
        """One kernel makes a step by one event. The functions after it equal those before it except for that kernel."""
        kernel = z3.Const("kernel", self.kernels)
        everywhere = conjunction(self.updated(kernel))
        return conjunction((disjunction(map(self.taken, self.encoding.moves)), z3.ForAll([kernel], everywhere)))

    def taken(self, move: Move) -> z3.BoolRef:
        """The mover makes a move."""
        values = (value == move.after.variables[name] for name, value in self.reached.frame.variables.items())
        return conjunction(
            (
                *self.possible(move),
                self.event == self.encoding.events[move.transition.event],
                self.reached.control == self.encoding.controls[move.target],
                *values,
                *self.locked(move),
            )
        )

    def possible(self, move: Move) -> Iterator[z3.BoolRef]:
        """The mover can make a move: the single machine can, and the lock permits it."""
        yield self.before.control_of(self.mover) == self.encoding.controls[move.source]
        yield move.guard
        yield from self.permitted(move)

    def permitted(self, move: Move) -> Iterator[z3.BoolRef]:
        """A move that takes the lock requires that it is free."""
        if self.takes(move):
            yield negation(self.before.held)

    def locked(self, move: Move) -> Iterator[z3.BoolRef]:
        """The lock after a move."""
        before, after = self.before, self.after
        if self.takes(move):
            yield from (after.held, after.holder == self.mover)
        elif self.releases(move):
            yield after.held == conjunction((before.held, before.holder != self.mover))
            yield after.holder == before.holder
        else:
            yield from (after.held == before.held, after.holder == before.holder)

    def takes(self, move: Move) -> bool:
        """Does a move enter the critical control states?"""
        return move.target in self.lock.held_in and move.source not in self.lock.held_in

    def releases(self, move: Move) -> bool:
        """Does a move leave the critical control states?"""
        return move.source in self.lock.held_in and move.target not in self.lock.held_in

    def updated(self, kernel: z3.ExprRef) -> Iterator[z3.BoolRef]:
        """A kernel after a step: the mover has its new values, any other kernel its old ones."""
        moved = kernel == self.mover
        before, after = self.before, self.after
        yield after.control_of(kernel) == z3.If(moved, self.reached.control, before.control_of(kernel))
        for name, value in self.reached.frame.variables.items():
            yield after.value(name, kernel) == _choose(moved, value, before.value(name, kernel))

    # ---- the theorems ----

    def invariant(self, world: World) -> z3.BoolRef:
        """Every critical kernel holds the lock, and the holder of the lock is critical."""
        kernel = z3.Const("kernel", self.kernels)
        held = z3.ForAll([kernel], z3.Implies(self.critical(world, kernel), _holds(world, kernel)))
        return conjunction((held, z3.Implies(world.held, self.critical(world, world.holder))))

    def critical(self, world: World, kernel: z3.ExprRef) -> z3.BoolRef:
        """A kernel is in a critical control state."""
        control = world.control_of(kernel)
        return disjunction(control == self.encoding.controls[name] for name in self.lock.held_in)

    def unchanged(self, kernel: z3.ExprRef) -> z3.BoolRef:
        """A kernel is the same after the step as before it."""
        before, after = self.before, self.after
        same = (after.value(name, kernel) == before.value(name, kernel) for name in before.variables)
        return conjunction((after.control_of(kernel) == before.control_of(kernel), *same))

    def enabled(self, event: str) -> z3.BoolRef:
        """The mover can make a step by an event."""
        moves = (move for move in self.encoding.moves if move.transition.event == event)
        return disjunction(conjunction(self.possible(move)) for move in moves)

    # ---- the single machine, by the encoding that searches its runs ----

    def single_enabled(self, event: str, kernel: z3.ExprRef) -> z3.BoolRef:
        """The single machine enables an event in the state of a kernel."""
        return self._single(self.unrolling.condition(any_enabled(self.declaration, (event,))), kernel)

    def single_step(self, kernel: z3.ExprRef) -> z3.BoolRef:
        """The change of a kernel in the step is a step of the single machine by the same event."""
        return self._single(self.unrolling.relation, kernel)

    def single_initial(self, kernel: z3.ExprRef) -> z3.BoolRef:
        """A kernel is in the initial state of the single machine."""
        return self._single(self.unrolling.initial, kernel)

    def _single(self, term: z3.BoolRef, kernel: z3.ExprRef) -> z3.BoolRef:
        """Turn a term over any moment and the next one into a term over a kernel before and after the step."""
        here, there = self.unrolling.anywhere, self.unrolling.next
        meant: list[tuple[Term, Term]] = [(here.last, z3.IntVal(NOTHING)), (there.last, self.event)]
        for moment, world in ((here, self.before), (there, self.after)):
            meant.append((moment.control, world.control_of(kernel)))
            meant += [(value, world.value(name, kernel)) for name, value in moment.frame.variables.items()]
        return z3.substitute(term, *meant)

    def _world(self, name: str) -> World:
        integer, boolean = z3.IntSort(), z3.BoolSort()
        return World(
            control=z3.Function(f"{CONTROL}.{name}", self.kernels, integer),
            variables={
                variable.name: z3.Function(
                    f"{variable.name}.{name}", self.kernels, boolean if variable.labels == BOOLEAN else integer
                )
                for variable in self.declaration.variables
            },
            held=z3.Bool(f"{LOCK}.{name}.held"),
            holder=z3.Const(f"{LOCK}.{name}.holder", self.kernels),
        )


def _holds(world: World, kernel: z3.ExprRef) -> z3.BoolRef:
    """A kernel holds the lock."""
    return conjunction((world.held, world.holder == kernel))


def _choose(test: z3.BoolRef, one: Term, other: Term) -> Term:
    if isinstance(one, z3.ArithRef) and isinstance(other, z3.ArithRef):
        return z3.If(test, one, other)
    if isinstance(one, z3.BoolRef) and isinstance(other, z3.BoolRef):
        return z3.If(test, one, other)
    raise InternalError("a variable has two sorts")
