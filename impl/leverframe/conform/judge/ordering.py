"""Records before states: the record of a step comes before the state to which the step leads.

Only a trace that shows both can tell. Each change of state takes the first record into that state which no earlier
change has taken. A subject may show fewer states than it records, so records between them are passed over.

Limits: a subject that stays in its state shows no change, and a record that does not tell its edge could be of any
step. After a step whose record may be missing, nothing is judged about it.
"""

from collections.abc import Iterable, Iterator

from leverframe.conform.cycles.abilities import Abilities
from leverframe.conform.judge.wrong import Named, Wrong
from leverframe.conform.wire.parts import RecordSeen, Seen, StateSeen
from leverframe.language.declaration import Declaration
from leverframe.observe.interface import Records


def early(trace: Iterable[Seen], here: str | None, records: Records, declaration: Declaration) -> str | None:
    """The first state that comes before the record of the step into it; None if there is none. `here` is the state."""
    waiting: list[str] = []
    for entry in trace:
        match entry:
            case RecordSeen(record=record):
                target = record.get("new_state")
                if target is None:
                    return None
                waiting.append(str(target))
            case StateSeen(state=state) if state != here:
                if state in waiting:
                    del waiting[: waiting.index(state) + 1]
                elif not _may_lack(here, state, records, declaration):
                    return state
                here = state
            case _:
                pass
    return None


def _may_lack(source: str | None, target: str, records: Records, declaration: Declaration) -> bool:
    """May the record of a step between two states be missing?"""
    return any(
        line.event in records.excluded and line.target == target and (source is None or source in line.sources)
        for line in (*declaration.transitions, *declaration.environment)
    )


def misplaced(trace: Iterable[Seen], here: str | None, able: Abilities) -> Iterator[Wrong]:
    """What is wrong with the order of records and states, where the interface demands the record first."""
    demanded = able.interface.records.before_state
    if demanded is None or not {"path", "records"} <= able.observes:
        return
    state = early(trace, here, able.interface.records, able.declaration)
    if state is not None:
        expected = (f"the record of the step into {state}, and then the state",)
        named = Named("order: a state before the record of the step into it", demanded)
        controls = () if here is None else (here,)
        yield Wrong("order", expected, f"the state {state}, and its record later", (), controls, named=named)
