"""The state cover: for each state, a shortest word that leads to it from the initial state.

The words are those of a tree, so each prefix of an access word is an access word.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from leverframe.conform.automata.machine import Machine, Mask, Numbers, Word


@dataclass(frozen=True)
class Cover:
    """`edges[s, i]`: does the access word of a state consist of that of s and the input i?"""

    edges: Mask
    words: tuple[Word, ...]


def cover(machine: Machine) -> Cover:
    """The first shortest access word of each state, in the order of the inputs."""
    edges = np.zeros((machine.size, machine.inputs), np.bool_)
    words: dict[int, Word] = {0: ()}
    waiting = [0]
    for state in waiting:  # it grows
        for symbol, target in _steps(machine.targets[state]):
            if target not in words:
                words[target] = (*words[state], symbol)
                edges[state, symbol] = True
                waiting.append(target)
    return Cover(edges, tuple(words[state] for state in range(machine.size)))


def _steps(targets: Numbers) -> Iterator[tuple[int, int]]:
    return ((symbol, target) for symbol, target in enumerate(targets.tolist()) if target >= 0)
