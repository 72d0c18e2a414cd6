"""Which wrong implementations do which suites notice? A mutation study: ``python -m benchmarks.conformance``.

For each subject: single faults of its minimal Mealy machine, and random faults behind one and two extra states. It
asserts that the suites with a guarantee notice everything in their fault domains that is not equivalent. The faults of
large machines are a sample; `Subject` says of which.
"""

import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from benchmarks.faulty import KINDS, Faults, Step, equivalent, noticed, planted, refused, walked, with_extra_states
from benchmarks.quotients import quotient
from benchmarks.suites import REFERENCES
from leverframe.conform.automata.access import cover
from leverframe.conform.automata.machine import Alphabet, Machine, Symbols, Word, arrays
from leverframe.conform.automata.minimise import minimal
from leverframe.conform.automata.product import Size
from leverframe.conform.automata.suite import Method, suite

LENGTH = 30
"""The inputs of a random test."""
SHORT = {
    "wrong target": "target",
    "wrong output": "output",
    "dirty refusal": "refusal",
    "missing record": "- record",
    "early record": "early rec",
    "missing effect": "- effect",
    "extra effect": "+ effect",
}
"""The titles of columns."""
MOST = 5_000_000
"""Larger suites, in inputs, are not run."""


@dataclass(frozen=True)
class Subject:
    """A machine to study. Without `steps`, all single faults are planted; with it, all those of so many random steps.

    `extended` is how many random machines with extra states there are, of each number of them.
    """

    name: str
    made: Callable[[], tuple[Machine, Alphabet]]
    steps: int | None = None
    extended: int = 1_000


def _events(name: str) -> Callable[[], tuple[Machine, Alphabet]]:
    (reference,) = (one for one in REFERENCES if one.name == name)
    return lambda: arrays(reference.mealy(effects=True))


SUBJECTS = (
    Subject("kernel, cycles", lambda: quotient("kernel")),
    Subject("turn, cycles", lambda: quotient("turn")),
    Subject("reug, cycles", lambda: quotient("reug"), steps=200),
    Subject("kernel, events", _events("kernel")),
    Subject("reug, events", _events("reug"), steps=200, extended=100),
    Subject("protocol, events", _events("protocol"), steps=200, extended=100),
    Subject("femtoclaw, events", _events("femtoclaw"), steps=50, extended=50),
)
"""The quotients of the systems that wait for stimuli, and machines that are given events one by one."""


def levels_of(words: set[Word]) -> Iterator[Symbols]:
    """Words that are no prefix of another one, by length."""
    beginnings = {word[:end] for word in words for end in range(len(word))}
    kept = sorted(words - beginnings, key=lambda word: (len(word), word))
    for length in sorted({len(word) for word in kept}):
        yield np.array([word for word in kept if len(word) == length], np.int16)


def compared(machine: Machine, alphabet: Alphabet) -> Iterator[tuple[str, int, Size, list[Symbols]]]:
    """The suites that are compared: name, the k of the guarantee or -1, size, and the tests, none if they are many."""
    ways, defined = cover(machine).words, [np.nonzero(row)[0].tolist() for row in machine.defined]
    accepted = np.array([output.accepted for output in alphabet.outputs], np.bool_)[machine.outputs] & machine.defined
    every = [(*way, symbol) for state, way in enumerate(ways) for symbol in defined[state]]
    taken = [(*way, symbol) for state, way in enumerate(ways) for symbol in np.nonzero(accepted[state])[0].tolist()]
    yield _plain("accepted transitions", taken)
    yield _plain("all transitions", every)
    pairs = sum(len(defined[_end(machine, word)]) for word in every)
    if pairs * 8 < MOST:
        yield _plain("all pairs", [(*word, symbol) for word in every for symbol in defined[_end(machine, word)]])
    else:
        yield "all pairs", -1, Size(pairs, sum(len(defined[_end(machine, w)]) * (len(w) + 1) for w in every)), []
    choose, budget = random.Random(1), suite(machine).size().symbols
    walks = [_walk(machine, defined, choose) for _ in range(max(budget // LENGTH, 1))]
    yield _plain(f"random, {LENGTH} inputs each", walks)
    for method, extra in ((Method.WP, 0), (Method.HSI, 0), (Method.WP, 1), (Method.WP, 2)):
        found = suite(machine, method, extra)
        size, alike = found.size(), bool(found.identified.alike)
        levels = list(found.levels()) if size.symbols <= MOST else []
        yield f"{method}, k = {extra}" + "*" * alike, -1 if alike else extra, size, levels


def _plain(name: str, words: list[Word]) -> tuple[str, int, Size, list[Symbols]]:
    levels = list(levels_of(set(words)))
    return name, -1, Size(sum(map(len, levels)), sum(rows.size for rows in levels)), levels


def _end(machine: Machine, word: Word) -> int:
    state = 0
    for symbol in word:
        state = int(machine.targets[state, symbol])
    return state


def _walk(machine: Machine, defined: Sequence[Sequence[int]], choose: random.Random) -> Word:
    state, word = 0, list[int]()
    for _ in range(LENGTH):
        word.append(choose.choice(defined[state]))
        state = int(machine.targets[state, word[-1]])
    return tuple(word)


def study(subject: Subject) -> None:
    """Print the kill table of one subject."""
    full, alphabet = subject.made()
    machine = minimal(full)
    faults, choose, reference = Faults(machine, alphabet), random.Random(2), suite(machine)
    steps = list(faults.every() if subject.steps is None else faults.sample(subject.steps, choose))
    extended = {extra: _extended(faults, extra, subject.extended, choose) for extra in (1, 2)}
    told = "all single faults" if subject.steps is None else f"the single faults of {len(steps)} random steps"
    print(f"\n{subject.name}: {machine.size} states, {machine.inputs} inputs, {machine.defined.sum():,} steps; {told}")
    counts = [sum(step.kinds.count(kind) for step in steps) for kind in KINDS]
    shown = [SHORT.get(kind, kind) for kind, count in zip(KINDS, counts, strict=True) if count]
    titles = (*shown, *(f"+{extra} states" for extra in extended))
    print(f"{'':24}{'tests':>13}{'inputs':>15}" + "".join(f"{title:>10}" for title in titles))
    for what, extra, size, levels in compared(machine, alphabet):
        cells = ["not run"]
        if levels:
            single = _single(faults, steps, levels, complete=extra >= 0)
            cells = [_share(*one) for one, count in zip(single, counts, strict=True) if count]
            given = [(rows, reference.expected(rows)) for rows in levels]
            for more, subjects in extended.items():
                killed = sum(refused(one, given) for one in subjects)
                assert extra < more or killed == len(subjects), f"{what} misses a machine with {more} extra states"
                cells.append(_share(killed, len(subjects)))
        print(f"{what:24}{size.tests:>13,}{size.symbols:>15,}" + "".join(f"{one:>10}" for one in cells), flush=True)
    if reference.identified.alike:
        print("* no guarantee: nothing that is defined in both tells some two states apart")
    counts = [count for count in counts if count] + [len(subjects) for subjects in extended.values()]
    print(f"{'faults':24}{'':>28}" + "".join(f"{count:>10,}" for count in counts))


def _extended(faults: Faults, extra: int, count: int, choose: random.Random) -> list[Machine]:
    """Random machines with extra states that are not equivalent to the reference."""
    made = (with_extra_states(faults, extra, choose) for _ in range(count))
    return [one for one in made if not equivalent(faults.reference, one)]


def _share(killed: int, count: int) -> str:
    if killed == count:
        return "100 %"
    return f"{min(killed / count, 0.9999):.2%}".replace("%", " %") if count else "-"


def _single(
    faults: Faults, steps: Sequence[Step], levels: list[Symbols], *, complete: bool
) -> Iterator[tuple[int, int]]:
    """For each kind, the single faults that are noticed, and all that are not known to be equivalent."""
    way = walked(faults.whole, levels)
    killed, alive = dict.fromkeys(KINDS, 0), dict.fromkeys(KINDS, 0)
    for step in steps:
        seen = noticed(faults.whole, way, step)
        for number, (kind, one) in enumerate(zip(step.kinds, seen.tolist(), strict=True)):
            killed[kind] += one
            if not one and complete:
                assert equivalent(faults.reference, planted(faults.whole, step, number)), f"a {kind} is missed"
            elif not one:
                alive[kind] += 1
    for kind in KINDS:
        yield killed[kind], killed[kind] + alive[kind]


def main(arguments: Sequence[str]) -> None:
    """Study all subjects, or those whose names begin with an argument."""
    for one in SUBJECTS:
        if not arguments or one.name.startswith(tuple(arguments)):
            begun = time.process_time()
            study(one)
            print(f"in {time.process_time() - begun:.0f} s")


if __name__ == "__main__":
    main(sys.argv[1:])
