"""The names and formulas of one file: resolved and typed, with each error reported at its place."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from leverframe.language.expr import Expr, Formula, is_primed
from leverframe.language.guessing import meant_or_declare
from leverframe.language.report import Path, Problems
from leverframe.language.schema import DeclarationModel
from leverframe.language.types import BOOLEAN, ENSURES, INTEGER, Context, Scope, Type, elaborate


@dataclass(frozen=True, slots=True)
class Resolver:
    """The model of a file, the names that its expressions may use, and the report for problems."""

    model: DeclarationModel
    scope: Scope
    report: Problems

    def condition(self, text: str, path: Path) -> Expr:
        """A boolean expression over a state."""
        return self.formula(text, path, Context.GUARD, BOOLEAN)

    def pair(self, text: str, path: Path) -> Expr:
        """A boolean expression over the states before and after a step, which must mention the state after."""
        before = self.report.count
        formula = self.formula(text, path, Context.STEP)
        if self.report.count == before and not is_primed(formula):
            hint = f"a name without a prime is the value before: {ENSURES}"
            self.report.add("LF056", "'ensures' says nothing about the state after the step", path, hint)
        return formula

    def variable(self, name: str, path: Path) -> None:
        """Report a key that is not the name of a variable."""
        if name not in self.scope.variables:
            hint = meant_or_declare(name, self.scope.variables, "'variables'")
            self.report.add("LF023", f"unknown variable {name!r}", path, hint, key=True)

    def measure(self, text: str, path: Path) -> Expr:
        """An integer expression over a state."""
        return self.formula(text, path, Context.GUARD, INTEGER)

    def formula(self, text: str, path: Path, context: Context, wanted: Type = BOOLEAN) -> Formula:
        """A typed formula; its problems are reported at `path`."""
        formula, problems = elaborate(text, self.scope, context, wanted)
        self.report.add_problems(problems, path)
        return formula

    def event(self, name: str, path: Path) -> None:
        """Report a name that is neither an event nor an environment action."""
        self._known(name, path, self.scope.events, None)

    def own_event(self, name: str, path: Path) -> None:
        """Report a name that is not an event of the machine."""
        hint = "it is an environment action, not a transition of the machine" if name in self.scope.events else None
        self._known(name, path, self.model.events, hint)

    def parameter(self, name: str, path: Path) -> None:
        """Report a name that is not a constant, and a constant with a negative value, which no proof covers."""
        if name not in self.model.constants:
            hint = meant_or_declare(name, self.model.constants, "'constants'")
            self.report.add("LF023", f"unknown constant {name!r}", path, hint)
            return
        for value, where in ((self.scope.constants[name], ""), (self.model.small.get(name, 0), " under 'small'")):
            if value < 0:
                message = f"'parametric' covers every non-negative value, but {name} is {value}{where}"
                hint = f"declare a non-negative value, or remove {name}"
                self.report.add("LF050", message, path, hint)
                return

    def cites(self, places: Iterable[tuple[Path, Sequence[str]]], requirements: Iterable[str] | None) -> None:
        """Report citations, each list with its place, of ids that no catalogue has; None: there is none."""
        known = None if requirements is None else frozenset(requirements)
        for path, cites in places:
            for index, name in enumerate(cites):
                if known is None:
                    # Reported once: it is one mistake, even if there are many citations.
                    hint = "put a requirements.yaml beside the declaration, or remove 'cites'"
                    message = f"{name} is cited, but there is no catalogue of requirements"
                    self.report.add("LF024", message, (*path, index), hint)
                    return
                if name not in known:
                    hint = meant_or_declare(name, known, "'requirements' in requirements.yaml")
                    self.report.add("LF024", f"unknown requirement {name!r}", (*path, index), hint)

    def _known(self, name: str, path: Path, known: Collection[str], hint: str | None) -> None:
        if name not in known:
            self.report.add("LF021", f"unknown event {name!r}", path, hint or meant_or_declare(name, known, "'events'"))
