"""Telemetry of the protocol: the reports of a message, compared with those that its verdict demands.

The machine of the protocol takes certain steps for each verdict, and the interface says which of them are reported. So
the reports of an answer must be those of its own verdict, in their order, each with its fields.
"""

from collections.abc import Mapping, Sequence

from leverframe.conform.judge.wrong import Named, Wrong
from leverframe.conform.messages.corpus import Case
from leverframe.conform.messages.facts import Validation, Verdict
from leverframe.conform.wire.messages import MessageAnswer
from leverframe.observe.telemetry import Reported, reported


class Reporting:
    """The reports that the interface demands of each verdict."""

    def __init__(self, validation: Validation, known: Mapping[str, Reported]) -> None:
        self._known = known
        self._demanded: dict[Verdict, tuple[str, ...]] = {}
        for facts in validation.combinations if known else ():
            found = validation.of(facts)
            events = [line.event for line in found.taken]
            names = [name for event in events for name, one in known.items() if event in (one.on or ())]
            self._demanded[found.verdict] = tuple(names)

    def directed_at(self, case: Case) -> set[str]:
        """The requirements that the reports of a message show, if it has one verdict only."""
        verdicts = tuple(case.allowed.verdicts)
        names = self._demanded.get(verdicts[0], ()) if len(verdicts) == 1 else ()
        return {cite for name in names for cite in self._cites(name)}

    def wrong(self, answer: MessageAnswer) -> Wrong | None:
        """What is wrong with the reports of an answer, if anything is."""
        if not self._known:
            return None
        told = answer.reports or []
        wanted, names = self._demanded.get(answer.verdict, ()), tuple(one.report for one in told)
        place = next((n for n, (one, other) in enumerate(zip(wanted, names, strict=False)) if one != other), None)
        place = min(len(wanted), len(names)) if place is None and len(wanted) != len(names) else place
        if place is not None:
            came = f"the {reported(names[place])}" if place < len(names) else "no report"
            if place < len(wanted):
                cause = f"telemetry: {came} in place of the {reported(wanted[place])}"
                return _wrong(wanted, names, cause, self._known[wanted[place]].cites)
            return _wrong(wanted, names, f"telemetry: {came}, which nothing allows", self._known[names[place]].cites)
        for one in told:
            for name, field in self._known[one.report].fields.items():
                if one.fields.get(name) is None:
                    return _wrong(wanted, names, f"telemetry: {name} in the {reported(one.report)}", (field.cite,))
        return None

    def _cites(self, name: str) -> set[str]:
        known = self._known[name]
        return {*known.cites, *(field.cite for field in known.fields.values())}


def _wrong(wanted: Sequence[str], names: Sequence[str], cause: str, requirements: tuple[str, ...]) -> Wrong:
    expected, observed = (", then ".join(each) or "no report" for each in (wanted, names))
    return Wrong("telemetry", (expected,), observed, (), (), named=Named(cause, requirements))
