"""Which wrong implementations do which suites notice? A mutation study: ``python -m benchmarks.conformance``.

For each reference: all single faults of its minimal Mealy machine, and random faults behind one and two extra states.
It asserts that the suites with a guarantee notice everything in their fault domains that is not equivalent.
"""

import random
import sys
import time
from collections.abc import Iterator, Sequence

import numpy as np

from benchmarks.faulty import (
    KINDS,
    Step,
    equivalent,
    noticed,
    planted,
    refused,
    single_faults,
    walked,
    with_extra_states,
)
from benchmarks.suites import REFERENCES
from leverframe.conform.automata.access import cover
from leverframe.conform.automata.machine import Alphabet, Machine, Symbols, Word, arrays
from leverframe.conform.automata.minimise import minimal
from leverframe.conform.automata.product import Size
from leverframe.conform.automata.suite import Method, suite

EXTRA = 1_000
"""Machines with extra states, of each number of them."""
LENGTH = 30
"""The inputs of a random test."""
SHORT = {"wrong target": "target", "wrong output": "output", "dirty refusal": "refusal"}
"""The titles of columns."""
MOST = 5_000_000
"""Larger suites, in inputs, are not run."""


def levels_of(words: set[Word]) -> Iterator[Symbols]:
    """Words that are no prefix of another one, by length."""
    beginnings = {word[:end] for word in words for end in range(len(word))}
    kept = sorted(words - beginnings, key=lambda word: (len(word), word))
    for length in sorted({len(word) for word in kept}):
        yield np.array([word for word in kept if len(word) == length], np.int16)


def compared(machine: Machine, alphabet: Alphabet) -> Iterator[tuple[str, int, list[Symbols]]]:
    """The suites that are compared: name, the k of the guarantee or -1, and the tests."""
    ways = cover(machine).words
    accepted = np.array([output.accepted for output in alphabet.outputs], np.bool_)[machine.outputs]
    every = {(*way, symbol) for way in ways for symbol in range(machine.inputs)}
    taken = {(*way, symbol) for state, way in enumerate(ways) for symbol in np.nonzero(accepted[state])[0].tolist()}
    yield "accepted transitions", -1, list(levels_of(taken))
    yield "all transitions", -1, list(levels_of(every))
    pairs = {(*word, symbol) for word in every for symbol in range(machine.inputs)}
    if len(pairs) * 8 < MOST:
        yield "all pairs of transitions", -1, list(levels_of(pairs))
    budget = suite(machine).size().symbols
    choose = random.Random(1)
    random_words = {tuple(choose.choices(range(machine.inputs), k=LENGTH)) for _ in range(budget // LENGTH)}
    yield f"random, {LENGTH} inputs each", -1, list(levels_of(random_words))
    for method, extra in ((Method.WP, 0), (Method.HSI, 0), (Method.WP, 1), (Method.WP, 2)):
        found = suite(machine, method, extra)
        if found.size().symbols <= MOST:
            yield f"{method}, k = {extra}", extra, list(found.levels())


def study(name: str, machine: Machine, alphabet: Alphabet) -> None:
    """Print the kill table of one reference."""
    reference, steps = suite(machine), list(single_faults(machine, alphabet))
    choose = random.Random(2)
    extended = {
        extra: [
            m
            for m in (with_extra_states(machine, extra, steps, choose) for _ in range(EXTRA))
            if not equivalent(machine, m)
        ]
        for extra in (1, 2)
    }
    print(f"\n{name}: {machine.size} states, {machine.inputs} inputs")
    titles = (*(SHORT.get(kind, kind) for kind in KINDS), *(f"+{extra} states" for extra in extended))
    print(f"{'':24}{'tests':>10}{'inputs':>11}" + "".join(f"{title:>10}" for title in titles))
    for what, extra, levels in compared(machine, alphabet):
        size = Size(sum(map(len, levels)), sum(rows.size for rows in levels))
        cells = [*_single(machine, steps, levels, complete=extra >= 0)]
        told = [(rows, reference.expected(rows)) for rows in levels]
        for more, subjects in extended.items():
            killed = sum(refused(subject, told) for subject in subjects)
            assert extra < more or killed == len(subjects), f"{what} misses a machine with {more} extra states"
            cells.append((killed, len(subjects)))
        shown = "".join(f"{_share(killed, count):>10}" for killed, count in cells)
        print(f"{what:24}{size.tests:>10,}{size.symbols:>11,}{shown}", flush=True)
    counts = [sum(step.kinds.count(kind) for step in steps) for kind in KINDS] + [len(s) for s in extended.values()]
    print(f"{'faults':24}{'':>21}" + "".join(f"{count:>10,}" for count in counts))


def _share(killed: int, count: int) -> str:
    if killed == count:
        return "100 %"
    return f"{min(killed / count, 0.9999):.2%}".replace("%", " %") if count else "-"


def _single(
    machine: Machine, steps: Sequence[Step], levels: list[Symbols], *, complete: bool
) -> Iterator[tuple[int, int]]:
    """For each kind, the single faults that are noticed, and all that are not equivalent to the reference."""
    way = walked(machine, levels)
    killed, alive = dict.fromkeys(KINDS, 0), dict.fromkeys(KINDS, 0)
    for step in steps:
        seen = noticed(machine, way, step)
        for number, (kind, one) in enumerate(zip(step.kinds, seen.tolist(), strict=True)):
            killed[kind] += one
            if not one and complete:
                assert equivalent(machine, planted(machine, step, number)), f"a {kind} is missed"
            elif not one:
                alive[kind] += 1
    for kind in KINDS:
        yield killed[kind], killed[kind] + alive[kind]


def main(arguments: Sequence[str]) -> None:
    """Study all references, or those that are named."""
    for one in REFERENCES:
        if not arguments or one.name in arguments:
            begun = time.process_time()
            mealy = one.mealy()
            full, alphabet = arrays(mealy)
            study(one.name, minimal(full), alphabet)
            print(f"in {time.process_time() - begun:.0f} s")


if __name__ == "__main__":
    main(sys.argv[1:])
