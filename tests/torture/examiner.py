"""The invariants of a journal, whatever happened to its writer, checked on the journal that is left.

- Chain, tree and checkpoints verify, and the tree only ever grew.
- Every acknowledged record is present, as it was acknowledged.
- The records of each execution are a run of the machine, step by step on the interpreter: no half transition.
- The next process finds each execution in the last state of that run.
- An effect happens at most once for its key, and only after its intention is on record. An effect that is on record as
  done has happened. Every acknowledgement is true.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from leverframe.errors import JournalError
from leverframe.journal.databases import database
from leverframe.journal.reader import Reader
from leverframe.language.declaration import Declaration
from leverframe.model.machine import Interpreter
from leverframe.model.system import SystemState
from leverframe.record import control
from leverframe.record.entries import Outcome
from leverframe.record.notes import VerifierKey
from leverframe.record.records import Record
from leverframe.record.verify import decode, examine

Said = Mapping[str, object]
"""A line from the worker."""


@dataclass(slots=True)
class Seen:
    """The size of a journal, and its problems."""

    records: int = 0
    unknown_effects: int = 0
    head: bytes = b""
    states: dict[str, object] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)


def look(url: str, key: VerifierKey, declaration: Declaration, effects: Path, said: Sequence[Said]) -> Seen:
    """Examine a journal, given the lines of all its workers."""
    seen = Seen()
    runs = verified(url, key, seen, begun=bool(said))
    _acknowledged(runs, said, seen)
    machine = Interpreter(declaration)
    for name, run in runs.items():
        if run[0].entry.machine == declaration.machine:
            seen.states[name] = replayed(machine, name, run, seen)
    _effects(runs, effects, said, seen)
    return seen


def verified(url: str, key: VerifierKey, seen: Seen, *, begun: bool) -> Mapping[str, Sequence[Record]]:
    """Verify a journal and return its records by execution. There may be none if it was not `begun`."""
    try:
        reader = Reader(database(url))
    except JournalError as error:
        if begun or error.diagnostic.code != "LF120":  # killed before the journal was complete
            raise
        return {}
    try:
        examination = examine(reader.rows(), reader.notes(), [key])
        records = [decode(row) for row in reader.rows()]
    finally:
        reader.close()
    seen.records = len(records)
    seen.wrong += [f"does not verify: {finding.text}" for finding in examination.findings]
    seen.head = records[-1].hash if records else b""
    runs: dict[str, list[Record]] = {}
    for record in records:
        runs.setdefault(record.entry.execution_id, []).append(record)
    return runs


def _acknowledged(runs: Mapping[str, Sequence[Record]], said: Sequence[Said], seen: Seen) -> None:
    for line in said:
        if "step" in line:
            run, number = runs.get(str(line["execution"]), ()), int(str(line["step"]))
            if number >= len(run):
                seen.wrong.append(f"acknowledged and lost: {line}")
                continue
            entry = run[number].entry
            accepted = entry.outcome is Outcome.ACCEPTED
            if (entry.event, accepted, entry.new_state) != (line["event"], line["accepted"], line["state"]):
                seen.wrong.append(f"acknowledged and on record otherwise: {line}, {entry}")


def replayed(machine: Interpreter, name: str, run: Iterable[Record], seen: Seen) -> object:
    """Return the control state and values at the end of a run, computed by the interpreter."""
    state = machine.initial
    for number, record in enumerate(run):
        entry = record.entry
        successors = [after for after in machine.step(state, entry.event) if isinstance(after, SystemState)]
        accepted = entry.outcome is Outcome.ACCEPTED
        after = successors[0] if accepted and successors else state
        expected = (number, state.control, after.control, bool(successors))
        if (entry.step, entry.previous_state, entry.new_state, accepted) != expected:
            seen.wrong.append(f"{name} is no run of the machine at {entry}")
            break
        state = after
    return [state.control, list(state.values)]


def _effects(runs: Mapping[str, Sequence[Record]], effects: Path, said: Sequence[Said], seen: Seen) -> None:
    happened = Counter(effects.read_text("utf-8").splitlines()) if effects.exists() else Counter[str]()
    known = {
        name.removeprefix(control.effect_id("")): [record.entry.event for record in run]
        for name, run in runs.items()
        if run[0].entry.machine == control.EFFECT
    }
    seen.wrong += [f"{key} happened {times} times" for key, times in happened.items() if times > 1]
    seen.wrong += [f"{key} happened, and no intent is on record" for key in happened if key not in known]
    for key, events in known.items():
        if control.EFFECT_DONE in events and not happened[key]:
            seen.wrong.append(f"{key} is on record as done, and did not happen")
        seen.unknown_effects += control.EFFECT_UNKNOWN in events
    for line in said:
        if "effect" in line and control.EFFECT_DONE not in known.get(str(line["effect"]), ()):
            seen.wrong.append(f"acknowledged and lost: {line}")


def resumed(before: Seen, said: Sequence[Said]) -> list[str]:
    """Yield the problems in the states in which the next worker found the executions of a journal left as `before`."""
    return [
        f"resumed in {line['opened']}, and the records say {before.states}"
        for line in said
        if "opened" in line and line["opened"] != before.states
    ]
