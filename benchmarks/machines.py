"""Declarations for measurements, as text, with the sizes of their state spaces.

`kernels` share the lock of one ledger: few levels with many states each. `turns` is a runtime of dialogue turns with
budgets (turns.yaml): its counters make hundreds of levels, most of them small. This module needs only the standard
library, so the process that starts a measurement stays small.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

KERNEL_MATRIX = {
    "BOOTING": ("IDLE", "HALTED"),
    "IDLE": ("VALIDATING", "HALTED"),
    "VALIDATING": ("ARBITRATING", "AUDITING", "HALTED"),
    "ARBITRATING": ("EXECUTING", "AUDITING", "HALTED"),
    "EXECUTING": ("AUDITING", "HALTED"),
    "AUDITING": ("IDLE", "HALTED"),
    "HALTED": (),
}
"""The successors of each state of the document's kernel (spec/kernel)."""

TURNS = Path(__file__).with_name("turns.yaml")


@dataclass(frozen=True, slots=True)
class Size:
    """A state space: reachable states, and steps between them."""

    states: int
    transitions: int


def kernels(count: int) -> str:
    """Return `count` kernels in one machine. A kernel takes the ledger's lock on entering AUDITING until it leaves."""
    edges = tuple(_kernel_edges(count))
    halted = " and ".join(f"k{index} == HALTED" for index in range(count))
    alone = " and ".join(f"(k{index} == AUDITING -> owner == {index + 1})" for index in range(count))
    lines = [
        "leverframe: 1",
        f"machine: kernels-{count}",
        "profile: document",
        "variables:",
        *(f"  k{index}: {{enum: [{', '.join(KERNEL_MATRIX)}], initial: BOOTING}}" for index in range(count)),
        f"  owner: {{range: [0, {count}], initial: 0}}",
        f"states: {{RUN: {{initial: true, quiescent: {halted}}}}}",
        "events:",
        *(f"  {edge.event}: {{by: machine}}" for edge in edges),
        "transitions:",
        *(edge.transition for edge in edges),
        "checks:",
        "  deadlock-freedom: {expect: fails, doc: all may halt}",
        "properties:",
        f"  - {{id: who-audits-holds-the-lock, always: {alone}}}",
    ]
    return "\n".join(lines) + "\n"


def kernels_size(count: int) -> Size:
    """Return the size of `kernels`, counted by hand.

    While the lock is free, each kernel is in one of six states, with twelve edges between them. While it is held, its
    owner has two edges, and each other kernel has the nine edges that do not need the lock.
    """
    states = 6**count + count * 6 ** (count - 1)
    free = count * 12 * 6 ** (count - 1)
    taken = count * 2 * 6 ** (count - 1) + count * (count - 1) * 9 * 6**count // 36
    return Size(states, free + taken)


def turns(**constants: int) -> str:
    """Return the machine of turns.yaml, with some of its constants replaced: ``turns(MAX_STEPS=3)``."""
    text = TURNS.read_text(encoding="utf-8")
    for name, value in constants.items():
        text, found = re.subn(rf"^  {name}: \d+$", f"  {name}: {value}", text, flags=re.MULTILINE)
        if found != 1:
            raise ValueError(f"turns.yaml has no constant {name}")
    return text


TURNS_SIZE = Size(477_296, 1_559_686)
"""The size at the declared constants of turns.yaml, on which SPIN and Leverframe agree."""


@dataclass(frozen=True, slots=True)
class _KernelEdge:
    index: int
    source: str
    target: str

    @property
    def event(self) -> str:
        return f"K{self.index}_{self.source}_{self.target}"

    @property
    def transition(self) -> str:
        when, effects = f"k{self.index} == {self.source}", f"k{self.index}: {self.target}"
        if self.target == "AUDITING":
            when, effects = f"{when} and owner == 0", f"{effects}, owner: {self.index + 1}"
        if self.source == "AUDITING":
            when, effects = f"{when} and owner == {self.index + 1}", f"{effects}, owner: 0"
        return f"  - {{from: RUN, on: {self.event}, internal: true, when: {when}, set: {{{effects}}}}}"


def _kernel_edges(count: int) -> Iterator[_KernelEdge]:
    for index in range(count):
        for source, targets in KERNEL_MATRIX.items():
            for target in targets:
                yield _KernelEdge(index, source, target)
