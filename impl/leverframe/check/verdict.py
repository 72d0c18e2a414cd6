"""Verdicts, results and reports as values. Unknown never counts as success."""

from dataclasses import dataclass
from enum import StrEnum

from leverframe.check import notebook
from leverframe.language.declaration import Declaration, Expectation
from leverframe.model.trace import NamedStep, Trace, named_steps


@dataclass(frozen=True, slots=True)
class Holds:
    """The claim is established; `certificate` names the method.

    `witness` is a run that shows an existential claim, or None.
    """

    certificate: str
    witness: Trace | None = None


@dataclass(frozen=True, slots=True)
class Fails:
    """The claim is refuted. `trace` is the run that shows it, or None if no single run can; `explanation` describes it.

    `shortest` is true only if it was established that no shorter run shows the same. `remedy` says how to correct the
    declaration, if that does not depend on the author's intention.
    """

    explanation: str
    trace: Trace | None = None
    shortest: bool = False
    remedy: str | None = None


@dataclass(frozen=True, slots=True)
class Unknown:
    """The claim is neither established nor refuted; `reason` says why."""

    reason: str


Verdict = Holds | Fails | Unknown


class ClaimKind(StrEnum):
    """The kind of claim that a result is about."""

    BUILTIN = "built-in"
    INVARIANT = "invariant"
    STEP = "step"
    CTL = "ctl"
    LTL = "ltl"
    RANKING = "ranking"
    PARAMETRIC = "parametric"
    ANY_NUMBER = "any-number"
    REPLICAS = "replicas"


@dataclass(frozen=True, slots=True)
class Result:
    """A verdict with everything that is needed to judge it.

    `assumptions` is None if the verdict does not depend on which infinite paths count. `vacuous` is the reason why a
    claim that holds is vacuous, the empty string if it is not, or None if vacuity was not assessed. `excuse` is the
    author's reason to allow a vacuous pass, or None. `seconds` is wall time.
    """

    declaration: Declaration
    name: str
    kind: ClaimKind
    formula: str
    under: str | None
    assumptions: str | None
    expectation: Expectation
    verdict: Verdict
    doc: str | None
    cites: tuple[str, ...]
    seconds: float
    vacuous: str | None = None
    excuse: str | None = None

    def __repr__(self) -> str:
        """The claim, the verdict, and the explanation."""
        told = f": {self._told}" if self._told else ""
        return f"<{self.name} {self.word}, {'' if self.as_expected else 'not '}as expected{told}>"

    def _repr_html_(self) -> str:
        parts = (self.name, self.formula, self.assumptions)
        row = (notebook.verdict(self.word, as_expected=self.as_expected), *map(notebook.text, parts))
        told = notebook.table(("verdict", "claim", "formula", "assuming"), [row])
        trace = self.verdict.trace if isinstance(self.verdict, Fails) else None
        shown = notebook.run(self.steps, len(trace.loop)) if trace else ""
        return f"{told}{shown}<p>{notebook.text(self._told)}</p>"

    @property
    def _told(self) -> str | None:
        match self.verdict:
            case Fails(explanation):
                return explanation
            case Unknown(reason):
                return reason
            case Holds():
                return self.vacuous

    @property
    def steps(self) -> tuple[NamedStep, ...]:
        """The run that shows a failure, with the names of the values; empty if there is none."""
        trace = self.verdict.trace if isinstance(self.verdict, Fails) else None
        return () if trace is None else named_steps(self.declaration.variables, trace)

    @property
    def word(self) -> str:
        """``holds``, ``fails`` or ``unknown``."""
        return type(self.verdict).__name__.lower()

    @property
    def as_expected(self) -> bool:
        """Is the verdict the expected one, and is the claim vacuous only if the author gave a reason?"""
        return self.word == self.expectation.value and not self.idle and not self.needless_excuse

    @property
    def idle(self) -> bool:
        """Is it vacuous without a declared reason?"""
        return bool(self.vacuous) and self.excuse is None

    @property
    def needless_excuse(self) -> bool:
        """Is a reason for vacuity declared although the claim is not vacuous?"""
        return self.excuse is not None and (self.vacuous == "" or isinstance(self.verdict, Fails))

    @property
    def unassessed(self) -> bool:
        """Does it hold, perhaps vacuously? Of a graph that is too large, nobody has looked."""
        assessed = (ClaimKind.STEP, ClaimKind.CTL, ClaimKind.LTL, ClaimKind.RANKING)
        return self.vacuous is None and self.kind in assessed and isinstance(self.verdict, Holds)

    @property
    def inconclusive(self) -> bool:
        """Is the verdict unknown?"""
        return isinstance(self.verdict, Unknown)


@dataclass(frozen=True, slots=True)
class NotChecked:
    """A claim that exploration cannot decide: no verdict, no effect on the exit code. 'leverframe prove' tries it."""

    declaration: Declaration
    name: str
    kind: ClaimKind
    formula: str
    reason: str

    def __repr__(self) -> str:
        """The claim, with the words 'not checked'."""
        return f"<{self.name}: not checked>"


@dataclass(frozen=True, slots=True)
class Times:
    """Wall time by phase, in seconds."""

    exploration: float
    checks: float
    properties: float
    vacuity: float


@dataclass(frozen=True, slots=True)
class Elapsed:
    """Wall time of a command in seconds: reading the declarations, and checking them."""

    reading: float
    checking: float


@dataclass(frozen=True, slots=True)
class Report:
    """The results of one declaration. The counts are of the reachable part, or None if exploration was incomplete.

    `transitions` counts reachable (state, event, successor). Steps of the environment are not transitions of the
    machine and are counted separately. `machines` is the number of machines that share a lock, or None if the report is
    about one machine alone.
    """

    declaration: Declaration
    results: tuple[Result, ...]
    not_checked: tuple[NotChecked, ...]
    states: int | None
    transitions: int | None
    environment_steps: int | None
    seconds: float
    times: Times
    machines: int | None = None

    @property
    def as_expected(self) -> bool:
        """Is every verdict the expected one? Unknown never is."""
        return all(result.as_expected for result in self.results)

    def __repr__(self) -> str:
        """The machine, and the number of results of each kind."""
        counted = {word: sum(r.word == word for r in self.results) for word in ("holds", "fails", "unknown")}
        shown = ", ".join(f"{number} {word}" for word, number in counted.items() if number) or "nothing checked"
        name = f"{self.declaration.machine} {self.declaration.profile}"
        return f"<{name}: {shown}; {'' if self.as_expected else 'not '}as expected>"

    @property
    def html(self) -> str:
        """All results as a table, for notebooks."""
        rows = (
            (
                notebook.verdict(r.word, as_expected=r.as_expected),
                notebook.text(r.name),
                notebook.text(r.doc or r.formula),
            )
            for r in self.results
        )
        return f"<p>{notebook.text(repr(self)[1:-1])}</p>{notebook.table(('verdict', 'claim', ''), rows)}"

    def _repr_html_(self) -> str:
        return self.html
