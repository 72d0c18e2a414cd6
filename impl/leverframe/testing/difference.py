"""A difference between an implementation and its declaration, told as `leverframe conform` tells a failure."""

import textwrap
from collections.abc import Mapping, Sequence
from pathlib import Path

from leverframe.api import Machine as Declared
from leverframe.conform.judge.sentences import cited
from leverframe.errors import InputError
from leverframe.model.machine import Interpreter
from leverframe.testing.runs import Expected
from leverframe.traceability import records


class Difference(AssertionError):  # noqa: N818 -- a finding, not an error of the caller
    """The implementation and its declaration differ.

    `what` is the kind of difference: state, variables, refusal, journal (an entry is missing, wrong or unexpected),
    order (the state changed before the entry was on record), exception, hung, or unstable (the same steps had another
    result before, as in a race, or if runs share something).
    """

    def __init__(
        self, what: str, message: str, run: Sequence[str], sentences: Sequence[str] = (), *, shortest: bool = False
    ) -> None:
        super().__init__(_told(what, message, run, sentences, shortest=shortest))
        self.what = what
        self.message = message
        self.run = tuple(run)
        """The steps that led to it."""
        self.sentences = tuple(sentences)
        """The requirements that it breaks, as far as the declaration cites them."""
        self.shortest = shortest

    def unstable(self, later: str, first: str | None = None) -> "Difference":
        """This difference, which the same steps did not show again."""
        told = f"at first {first or self.what}, later {later}: {self.message}"
        text = f"the implementation answers differently to the same events, {told}"
        found = Difference("unstable", text, self.run)
        found.__context__ = self.__context__
        return found

    def shortened(self) -> "Difference":
        """This difference, whose run has no step that it does not need."""
        found = Difference(self.what, self.message, self.run, self.sentences, shortest=True)
        found.__context__ = self.__context__
        return found


_WIDTH = 100


def _told(what: str, message: str, run: Sequence[str], sentences: Sequence[str], *, shortest: bool) -> str:
    """A difference as `leverframe conform` tells it: what differs, the run that shows it, the sentences it breaks."""
    how = "the shortest run that was found" if shortest else "a run that shows it"
    steps = [f"{number:>6}. {step}" for number, step in enumerate(run, 1)]
    lines = [f"  {how}, from a fresh start:", *steps] if run else ["  at the start"]
    if sentences:
        lines.append("")
    for sentence in sentences:
        lines += textwrap.wrap(sentence, _WIDTH, initial_indent="  ", subsequent_indent="  ")
    return "\n".join([f"{what}: {message}", *lines])


class Sentences:
    """The requirements that a difference at a step breaks, with their sentences."""

    def __init__(self, declared: Declared) -> None:
        self._declared = declared

    def of(self, step: Expected | None) -> tuple[str, ...]:
        """Those that the transition cites, or the state in which the event is refused; `id (lines): sentence`."""
        declaration = self._declared.declaration
        if step is None:
            return ()
        found = [transition for transition, _ in Interpreter(declaration).fire(step.before, step.event)]
        lines = (*declaration.transitions, *declaration.environment)
        cites = {*cited(tuple(found) or tuple(line for line in lines if line.event == step.event), declaration)}
        if not found:
            cites |= {cite for state in declaration.states if state.name == step.before.control for cite in state.cites}
        known = self._known()
        return tuple(known[cite].cited if cite in known else cite for cite in sorted(cites))

    def _known(self) -> Mapping[str, records.Requirement]:
        try:
            return records.known(Path(self._declared.declaration.path).parent)
        except InputError:  # a mistake in that file must not hide the difference
            return {}
