"""What a check can answer. Unknown is never success."""

from dataclasses import dataclass
from enum import StrEnum

from leverframe.check import notebook
from leverframe.language.declaration import Declaration, Expectation
from leverframe.model.trace import NamedStep, Trace, named_steps


@dataclass(frozen=True, slots=True)
class Holds:
    """Established, by what `certificate` says.

    `witness` is a run that shows an existential claim, where there is one.
    """

    certificate: str
    witness: Trace | None = None


@dataclass(frozen=True, slots=True)
class Fails:
    """Refuted. `trace` is the run that shows it, None where no single run can; `explanation` says what to see in it.

    `shortest` is claimed only where it was established that no shorter run shows the same. `remedy` says what to write,
    where that depends on the machine alone and not on what its author means.
    """

    explanation: str
    trace: Trace | None = None
    shortest: bool = False
    remedy: str | None = None


@dataclass(frozen=True, slots=True)
class Unknown:
    """Neither established nor refuted, and why."""

    reason: str


Verdict = Holds | Fails | Unknown


class ClaimKind(StrEnum):
    """What sort of claim a result is about."""

    BUILTIN = "built-in"
    INVARIANT = "invariant"
    STEP = "step"
    CTL = "ctl"
    LTL = "ltl"
    RANKING = "ranking"
    PARAMETRIC = "parametric"
    ANY_NUMBER = "any-number"


@dataclass(frozen=True, slots=True)
class Result:
    """A verdict with everything that is needed to judge it without asking again.

    `assumptions` is None where the verdict does not depend on which infinite paths count. `vacuous` is None where
    vacuity was not assessed, else the reason for which a holding claim says little, or the empty string. `excuse` is
    why the author lets it be vacuous, if so. `seconds` is wall time.
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
        """The claim, the verdict, and what to see where it fails."""
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
        """The run that shows a failure, with values by their names; empty where there is none."""
        trace = self.verdict.trace if isinstance(self.verdict, Fails) else None
        return () if trace is None else named_steps(self.declaration.variables, trace)

    @property
    def word(self) -> str:
        """``holds``, ``fails`` or ``unknown``."""
        return type(self.verdict).__name__.lower()

    @property
    def as_expected(self) -> bool:
        """Is the verdict the one that the author expects, and as telling as the author says?"""
        return self.word == self.expectation.value and not self.idle and not self.needless_excuse

    @property
    def idle(self) -> bool:
        """Does it hold although a part of it does not matter, and nobody said that it may?"""
        return bool(self.vacuous) and self.excuse is None

    @property
    def needless_excuse(self) -> bool:
        """Is there a reason for its being vacuous, and it is not?"""
        return self.excuse is not None and (self.vacuous == "" or isinstance(self.verdict, Fails))

    @property
    def inconclusive(self) -> bool:
        """Is there no verdict either way?"""
        return isinstance(self.verdict, Unknown)


@dataclass(frozen=True, slots=True)
class NotChecked:
    """A claim that exploring cannot decide, and that `leverframe prove` is for: no verdict, not in the exit code."""

    declaration: Declaration
    name: str
    kind: ClaimKind
    formula: str
    reason: str

    def __repr__(self) -> str:
        """The claim, and that there is no verdict."""
        return f"<{self.name}: not checked>"


@dataclass(frozen=True, slots=True)
class Times:
    """Where the time went, in seconds of the clock."""

    exploration: float
    checks: float
    properties: float
    vacuity: float


@dataclass(frozen=True, slots=True)
class Elapsed:
    """What somebody waited for, in seconds of the clock: for the declarations to be read, and for the verdicts."""

    reading: float
    checking: float


@dataclass(frozen=True, slots=True)
class Report:
    """Everything about one declaration. The counts are of the reachable part, None where it was not exhausted.

    `transitions` counts reachable (state, event, successor); steps of the environment are counted apart, since they
    are no transitions of the machine.
    """

    declaration: Declaration
    results: tuple[Result, ...]
    not_checked: tuple[NotChecked, ...]
    states: int | None
    transitions: int | None
    environment_steps: int | None
    seconds: float
    times: Times

    @property
    def as_expected(self) -> bool:
        """Is every verdict the one that the declaration expects? Unknown never is."""
        return all(result.as_expected for result in self.results)

    def __repr__(self) -> str:
        """Of which machine it is, and how many results there are of each sort."""
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
