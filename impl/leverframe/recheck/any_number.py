"""The obligations for any number of machines that share a lock, as a script for a solver, derived from the declaration.

Machines are the elements of an uninterpreted sort. `each.now.x` is a machine's value of x before a step, and
`each.next.x` the value after it. One machine, the `mover`, makes the step; the definitions of the single machine are
about its values. A second machine, `any`, is arbitrary. The single machine is defined again over the values of `any`,
so its behaviour can be compared with a step of the single machine.

A step into the states that hold the lock requires a free lock and takes it; a step out of them releases it. The
invariant says that a machine is in one of these states if and only if it holds the lock.

Source: O. Padon, K. L. McMillan, A. Panda, M. Sagiv & S. Shoham, 'Ivy: safety verification by interactive
generalization', PLDI 2016. Limits: the state of a solver's model may be unreachable, and the interpreter has no run to
replay. So a claim that is not proved is unknown, never refuted.
"""

from collections.abc import Iterable, Iterator

from leverframe.language.declaration import SharedLock
from leverframe.recheck.encoding import EncodedStep, ScriptEncoding, conjunction, disjunction
from leverframe.recheck.moments import commands, moved
from leverframe.recheck.obligations import InvariantScript, Obligation, Purpose

ALONE = ("alone.now", "alone.next")
"""The names of the states before and after a step in the second copy of the single machine."""


def script(encoding: ScriptEncoding, lock: SharedLock) -> InvariantScript:
    """Return the obligations for any number of machines that share a lock."""
    return _Composition(encoding, lock).script()


class _Composition:
    """The composition as text; `lock.now.held` and `lock.now.holder` describe the lock before a step."""

    def __init__(self, encoding: ScriptEncoding, lock: SharedLock) -> None:
        self.encoding = encoding
        self.lock = lock
        self.names = ("state", *(variable.name for variable in encoding.declaration.variables))

    def script(self) -> InvariantScript:
        """Return all obligations; the subject of each is its claim."""
        single = self.encoding.definitions("UFLIA")
        definitions = "\n".join((single, *self._second(single), *self._worlds(), *self._steps()))
        return InvariantScript(definitions, tuple(self._obligations()), ())

    def _obligations(self) -> Iterator[Obligation]:
        yield Obligation(Purpose.SANITY, "there is an initial state", "now.is-initial")
        taking = disjunction(self._made(step) for step in self.encoding.steps if self._enters(step))
        yield Obligation(Purpose.SANITY, "some step takes the lock", conjunction((taking, "lock.mover-moves")))
        initially = conjunction(("all.are-initial", "(not lock.now.held)"))
        broken = conjunction((initially, "(not now.the-invariant)"))
        yield Obligation(
            Purpose.INITIATION, "initially, a machine needs the lock iff it holds it", broken, "lock.exclusion"
        )
        elsewhere = conjunction((initially, "(not alone.now.is-initial)"))
        yield Obligation(Purpose.INITIATION, "each machine begins in the initial state", elsewhere, "lock.projection")
        for step in self.encoding.steps:
            title = f"after {step.source} by {step.transition.event}, a machine needs the lock iff it holds it"
            broken = conjunction((self._made(step), "all.others-stay", "(not next.the-invariant)"))
            yield Obligation(Purpose.CONSECUTION, title, broken, "lock.exclusion", step)
        two = conjunction((self._needs("machine.mover"), self._needs("machine.any"), self._differ()))
        yield Obligation(Purpose.CONSEQUENCE, "no two machines need the lock", two, "lock.exclusion")
        changed = conjunction(("all.step", self._differ(), "(not any.stays)"))
        yield Obligation(Purpose.CONSEQUENCE, "no other machine changes", changed, "lock.isolation")
        strange = conjunction(("all.step", "(not any.stays)", "(not alone.steps)"))
        yield Obligation(
            Purpose.CONSEQUENCE, "the mover makes a step of the single machine", strange, "lock.projection"
        )
        for event in self.lock.never_blocks:
            ways = disjunction(self._possible(step) for step in self.encoding.steps if step.transition.event == event)
            waiting = conjunction((f"now.enabled.{event}", f"(not {ways})"))
            yield Obligation(Purpose.CONSEQUENCE, f"{event} does not wait for the lock", waiting, "lock.never-blocked")

    # ---- definitions -------------------------------------------------------------------------------------------------

    def _second(self, single: str) -> Iterator[str]:
        """The definitions of the single machine, renamed to the values of the machine `any`."""
        yield "; the same for the machine any"
        known = frozenset(commands(single))
        yield from (command for command in commands(moved(single, *ALONE)) if command not in known)
        yield f"(define-fun alone.steps () Bool {disjunction(f'{ALONE[0]}.{s.symbol}' for s in self.encoding.steps)})"

    def _worlds(self) -> Iterator[str]:
        yield "; the machines: the one that makes the step, and an arbitrary one"
        yield "(declare-sort Machine 0)"
        yield from (f"(declare-const machine.{name} Machine)" for name in ("mover", "any"))
        for moment in ("now", "next"):
            yield from (f"(declare-fun each.{moment}.{name} (Machine) {self._sort(name)})" for name in self.names)
            yield f"(declare-const lock.{moment}.held Bool)"
            yield f"(declare-const lock.{moment}.holder Machine)"
            yield f"(define-fun {moment}.the-invariant () Bool {self._invariant(moment)})"
            for who, here in (("mover", moment), ("any", f"alone.{moment}")):
                yield from (f"(assert (= {here}.{n} (each.{moment}.{n} machine.{who})))" for n in self.names)
        yield "; both copies have the same event"
        yield "(assert (= next.event alone.next.event))"
        initial = conjunction(self._initial("m"))
        yield f"(define-fun all.are-initial () Bool (forall ((m Machine)) {initial}))"

    def _initial(self, machine: str) -> Iterator[str]:
        yield f"(= (each.now.state {machine}) state.{self.encoding.declaration.initial_state})"
        for variable in self.encoding.declaration.variables:
            yield f"(= (each.now.{variable.name} {machine}) {self.encoding.first(variable)})"

    def _steps(self) -> Iterator[str]:
        same = conjunction(f"(= (each.next.{name} m) (each.now.{name} m))" for name in self.names)
        yield f"(define-fun all.others-stay () Bool (forall ((m Machine)) (or (= m machine.mover) {same})))"
        stays = conjunction(f"(= alone.next.{name} alone.now.{name})" for name in self.names)
        yield f"(define-fun any.stays () Bool {stays})"
        yield f"(define-fun lock.mover-moves () Bool {disjunction(map(self._made, self.encoding.steps))})"
        yield "(define-fun all.step () Bool (and lock.mover-moves all.others-stay))"

    # ---- the lock ----------------------------------------------------------------------------------------------------

    def _enters(self, step: EncodedStep) -> bool:
        return step.source not in self.lock.held_in and step.target in self.lock.held_in

    def _leaves(self, step: EncodedStep) -> bool:
        return step.source in self.lock.held_in and step.target not in self.lock.held_in

    def _made(self, step: EncodedStep) -> str:
        """The term: the mover makes a step, and the lock changes accordingly."""
        if self._enters(step):
            lock: Iterable[str] = ("(not lock.now.held)", "lock.next.held", "(= lock.next.holder machine.mover)")
        elif self._leaves(step):
            kept = "(= lock.next.held (and lock.now.held (not (= lock.now.holder machine.mover))))"
            lock = (kept, "(= lock.next.holder lock.now.holder)")
        else:
            lock = ("(= lock.next.held lock.now.held)", "(= lock.next.holder lock.now.holder)")
        return conjunction((step.symbol, *lock))

    def _possible(self, step: EncodedStep) -> str:
        """The term: the single machine can make the step, and the lock is free if the step takes it."""
        needed = ("(not lock.now.held)",) if self._enters(step) else ()
        return conjunction((f"(= now.state state.{step.source})", f"now.guard-{step.number}", *needed))

    def _needs(self, machine: str, moment: str = "now") -> str:
        return disjunction(f"(= (each.{moment}.state {machine}) state.{name})" for name in self.lock.held_in)

    def _invariant(self, moment: str) -> str:
        holds = f"(and lock.{moment}.held (= lock.{moment}.holder m))"
        return f"(forall ((m Machine)) (= {self._needs('m', moment)} {holds}))"

    def _differ(self) -> str:
        return "(not (= machine.mover machine.any))"

    def _sort(self, name: str) -> str:
        return "Int" if name == "state" else self.encoding.sort(name)
