"""``python -m tests.torture.threads [--events N]``: many threads on one machine, whose entries must be one serial run.

Each thread fires random events, legal or not, independently of the others. Afterwards the interpreter runs the entries
one after another: each must be the next step of the execution, accepted if the machine allows it and refused otherwise.
The result that each thread received must agree with the record.
"""

import argparse
import random
import sys
import threading
from collections import Counter
from collections.abc import Sequence

import leverframe
from leverframe.api import Machine
from leverframe.language.declaration import Maker
from leverframe.model.machine import Interpreter
from leverframe.model.system import SystemState
from leverframe.record.entries import Entry, Outcome
from leverframe.runtime.errors import StateError
from leverframe.runtime.machine import Runtime

THREADS = 16


class Kept:
    """A journal in memory."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.append = self.entries.append


def many_threads(machine: Machine, events: int, seed: int) -> tuple[Sequence[Entry], list[str]]:
    """The entries of a machine on which many threads fired events, and the problems in them."""
    kept = Kept()
    runtime = machine.runtime(journal=kept, execution_id="shared")
    told = [Counter[bool]() for _ in range(THREADS)]
    shares = [events // THREADS + (number < events % THREADS) for number in range(THREADS)]
    threads = [
        threading.Thread(target=_fire, args=(runtime, share, random.Random(seed + number), counter))
        for number, (share, counter) in enumerate(zip(shares, told, strict=True))
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return kept.entries, _wrong(runtime, kept.entries, sum(told, Counter()), events)


def _fire(runtime: Runtime, events: int, chance: random.Random, told: Counter[bool]) -> None:
    declaration = runtime.declaration
    makers = declaration.makers
    over = {state.name for state in declaration.states if state.terminal}
    names = [name for name in makers if not any(t.event == name and t.target in over for t in declaration.transitions)]
    for _ in range(events):
        legal = [name for name in runtime.enabled if name in names]  # unless another thread is faster
        name = chance.choice(legal if legal and chance.random() < 0.5 else names)
        try:
            (runtime.observe if makers[name] is Maker.ENVIRONMENT else runtime.fire)(name)
        except StateError:
            told[False] += 1
        else:
            told[True] += 1


def _wrong(runtime: Runtime, entries: Sequence[Entry], told: Counter[bool], events: int) -> list[str]:
    wrong = [] if len(entries) == events else [f"{len(entries):,} entries of {events:,} events"]
    on_record = Counter(entry.outcome is Outcome.ACCEPTED for entry in entries)
    if on_record != told:
        wrong.append(f"the threads were told {told}, and on record is {on_record}")
    interpreter = Interpreter(runtime.declaration)
    state, known = interpreter.initial, dict[tuple[SystemState, str], SystemState | None]()
    for number, entry in enumerate(entries):
        key = state, entry.event
        if key not in known:
            known[key] = next((s for s in interpreter.step(*key) if isinstance(s, SystemState)), None)
        after = known[key]
        outcome = Outcome.REFUSED if after is None else Outcome.ACCEPTED
        new = state if after is None else after
        if (entry.step, entry.previous_state, entry.new_state, entry.outcome) != (
            number,
            state.control,
            new.control,
            outcome,
        ):
            return [*wrong, f"no serial run at {entry}"]
        state = new
    if (runtime.state, runtime.step) != (state.control, len(entries)):
        wrong.append(f"{runtime} after a run that ends in {state}")
    return wrong


def main() -> int:
    """Run the command line; return 1 if there are problems."""
    parser = argparse.ArgumentParser(prog="python -m tests.torture.threads", description=__doc__)
    parser.add_argument("--events", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    chosen = parser.parse_args()
    print(f"seed {chosen.seed}", flush=True)
    entries, wrong = many_threads(leverframe.load("kernel"), chosen.events, chosen.seed)
    for line in wrong:
        print(f"WRONG: {line}")
    accepted = sum(entry.outcome is Outcome.ACCEPTED for entry in entries)
    states = len({(entry.previous_state, entry.event, entry.new_state) for entry in entries})
    made = "a serial run of the machine" if not wrong else "NOT a serial run of the machine"
    print(
        f"{THREADS} threads: {len(entries):,} events, {accepted:,} of them accepted, {states:,} different steps, {made}"
    )
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
