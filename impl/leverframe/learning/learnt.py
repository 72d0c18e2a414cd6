"""A Mealy machine that was learnt: inputs of the reference, and outputs in words."""

import json
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from leverframe.observe.mealy import Input

REFUSED = "refused"
"""The output for an input that is refused in the state in which it is given."""
Place = tuple[int, int]
"""A state, and an input."""
Rows = tuple[tuple[tuple[str, int], ...], ...]
"""For each state and input, the output and the next state."""


@dataclass(frozen=True)
class Learnt:
    """`rows[s][i]` is the output for input i in state s, and the next state. State 0 is the initial one."""

    inputs: tuple[Input, ...]
    rows: Rows

    @property
    def size(self) -> int:
        """The number of states."""
        return len(self.rows)

    def shown(self, word: Iterable[int]) -> list[str]:
        """The output for each input of a word."""
        state, found = 0, list[str]()
        for symbol in word:
            output, state = self.rows[state][symbol]
            found.append(output)
        return found

    def dot(self, wrong: Collection[Place] = ()) -> str:
        """The machine in DOT, in the form that `leverframe import` reads. Steps at a `wrong` place are red."""
        return _digraph(self.size, self._arrows(frozenset(wrong)))

    def _arrows(self, wrong: frozenset[Place]) -> Iterator[tuple[int, int, str, bool]]:
        for state, row in enumerate(self.rows):
            for symbol, (output, target) in enumerate(row):
                yield state, target, f"{self.inputs[symbol]} / {output}", (state, symbol) in wrong


def _digraph(size: int, arrows: Iterable[tuple[int, int, str, bool]]) -> str:
    lines = ["digraph learnt {", '  __start0 [label="" shape="none"];']
    lines += [f'  s{state} [shape="circle" label="s{state}"];' for state in range(size)]
    for source, target, label, red in arrows:
        colour = ' color="#b3261e" fontcolor="#b3261e" penwidth="2"' if red else ""
        lines.append(f"  s{source} -> s{target} [label={json.dumps(label, ensure_ascii=False)}{colour}];")
    return "\n".join([*lines, "  __start0 -> s0;", "}", ""])
