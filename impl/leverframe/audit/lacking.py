"""Of which executions rows are missing, or may be: what is found there may be a consequence of that."""

from collections.abc import Container

from leverframe.audit.inputs.rows import NoRow, Row
from leverframe.audit.said import Execution
from leverframe.audit.seen import Seen, Unclear
from leverframe.observe.observations import Step


class Lacking:
    """Notes rows in their order. An execution begins with one of the `first` numbers, in one of the `initial` states.

    Of any execution a row may be missing after one that cannot be read (`damaged`).
    """

    def __init__(self, first: Container[int], initial: Container[str]) -> None:
        self._first, self._initial = first, initial
        self._numbers: dict[Execution, int] = {}
        self._lacks, self._begun = set[Execution](), set[Execution]()
        self.damaged = False

    def note(self, row: Row | NoRow, seen: Seen | Unclear | None) -> None:
        """Note a row, and what it says; None if it is about something else."""
        if isinstance(row, NoRow) or (isinstance(seen, Unclear) and seen.any_execution):
            self.damaged = True
            return
        if isinstance(seen, Unclear):
            self._lacks.add(seen.execution)
        elif seen is not None and seen.number is not None:
            last = self._numbers.get(seen.execution)
            if seen.number not in self._first if last is None else seen.number != last + 1:
                self._lacks.add(seen.execution)
            self._numbers[seen.execution] = seen.number
        elif seen is not None and seen.report is not None:
            return
        elif seen is not None and seen.execution not in self._begun:
            match seen.stays or seen.observation:
                case Step(source=str(source)) if source not in self._initial:
                    self._lacks.add(seen.execution)
                case _:
                    pass
        if seen is not None:
            self._begun.add(seen.execution)

    def lacks(self, execution: Execution) -> bool:
        """Are rows of an execution missing, or may they be?"""
        return self.damaged or execution in self._lacks
