"""Verdicts counted, and the exit code that follows."""

from collections.abc import Sequence
from dataclasses import dataclass

from leverframe.check.verdict import Report, Result
from leverframe.errors import ExitCode


@dataclass(frozen=True, slots=True)
class Tally:
    """Results by kind. `differing` ones are decided and not as expected, `unknown` ones are undecided."""

    holding: int
    failing_as_expected: int
    differing: tuple[Result, ...]
    unknown: tuple[Result, ...]
    not_checked: int

    @property
    def results(self) -> int:
        """The number of results."""
        return self.as_expected + len(self.differing) + len(self.unknown)

    @property
    def as_expected(self) -> int:
        """The number of results that are as the declaration expects."""
        return self.holding + self.failing_as_expected

    @property
    def exit_code(self) -> ExitCode:
        """The exit code: a differing verdict outweighs an unknown one; unchecked claims do not count."""
        if self.differing:
            return ExitCode.VIOLATED
        return ExitCode.INCONCLUSIVE if self.unknown else ExitCode.AS_EXPECTED


def tally(reports: Sequence[Report]) -> Tally:
    """Count the results of some reports."""
    results = [result for report in reports for result in report.results]
    met = [result for result in results if result.as_expected]
    return Tally(
        holding=sum(result.word == "holds" for result in met),
        failing_as_expected=sum(result.word == "fails" for result in met),
        differing=tuple(r for r in results if not r.as_expected and not r.inconclusive),
        unknown=tuple(r for r in results if r.inconclusive),
        not_checked=sum(len(report.not_checked) for report in reports),
    )
