"""The diagram: what is drawn, in plain data, before anyone decides how a tool wants it written.

Every renderer takes a `Diagram` and nothing else. Texts here are as they are; quoting them is each renderer's business.
"""

from dataclasses import dataclass
from enum import StrEnum

from leverframe.language.declaration import Maker, StateKind


class View(StrEnum):
    """How much is drawn as arrows.

    `FLOW` folds the ways out into trouble into the boxes, so that what the machine is for can be seen. `FULL` draws
    every edge.
    """

    FLOW = "flow"
    FULL = "full"


class Mark(StrEnum):
    """What a part of a diagram is singled out for."""

    PLAIN = "plain"
    MUTED = "muted"
    """No part of the run that is shown."""
    RUN = "run"
    """Part of the run that is shown."""
    LOOP = "loop"
    """Part of what the run repeats for ever."""
    HERE = "here"
    """Only in the machine that is compared."""
    THERE = "there"
    """Only in the machine that it is compared with."""
    CHANGED = "changed"
    """In both machines, under other conditions."""


@dataclass(frozen=True, slots=True)
class Label:
    """An event at an edge. `steps` are its numbers in a run; `conditional` says that it is not always enabled."""

    event: str
    ident: str
    maker: Maker
    conditional: bool = False
    mark: Mark = Mark.PLAIN
    steps: tuple[int, ...] = ()
    remark: str = ""
    """Everything that is known of it, for whoever points at it."""


@dataclass(frozen=True, slots=True)
class DiagramEdge:
    """An arrow, with a label for each of its events. `internal` steps keep the control state and are no edge of it."""

    ident: str
    source: str
    target: str
    labels: tuple[Label, ...]
    into_error: bool = False
    internal: bool = False
    spine: bool = False
    backward: bool = False
    """It leads back to where the machine has been: it does not say what stands below what."""

    @property
    def fault(self) -> bool:
        """Is it taken by faults only?"""
        return all(label.maker is Maker.FAULT for label in self.labels)

    @property
    def mark(self) -> Mark:
        """What the arrow as a whole is singled out for: what all its events agree on, or the most telling of them."""
        marks = {label.mark for label in self.labels}
        if len(marks) == 1:
            return marks.pop()
        if not marks.isdisjoint({Mark.HERE, Mark.THERE, Mark.CHANGED}):
            return Mark.CHANGED if Mark.CHANGED in marks else Mark.PLAIN
        return Mark.LOOP if Mark.LOOP in marks else Mark.RUN if Mark.RUN in marks else Mark.PLAIN


@dataclass(frozen=True, slots=True)
class Exit:
    """Ways out that are written into the box instead of drawn; without a target, the machine stays where it is."""

    labels: tuple[Label, ...]
    target: str | None
    into_error: bool = False


@dataclass(frozen=True, slots=True)
class WayIn:
    """Ways in that are drawn nowhere: what leads here, and from how many states."""

    events: tuple[str, ...]
    sources: int


@dataclass(frozen=True, slots=True)
class Node:
    """A control state. `resting` states owe nothing; `notes` are lines about a run or a comparison."""

    name: str
    ident: str
    kind: StateKind
    initial: bool = False
    resting: bool = False
    spine: bool = False
    exits: tuple[Exit, ...] = ()
    entry: WayIn | None = None
    notes: tuple[str, ...] = ()
    mark: Mark = Mark.PLAIN
    remark: str = ""


@dataclass(frozen=True, slots=True)
class Placement:
    """That one state should stand below another although nothing is drawn between them."""

    above: str
    below: str


@dataclass(frozen=True, slots=True)
class Diagram:
    """A machine as it is drawn. Nodes stand in the order in which they should be laid out."""

    machine: str
    profile: str
    title: str
    captions: tuple[str, ...]
    view: View
    nodes: tuple[Node, ...]
    edges: tuple[DiagramEdge, ...]
    placements: tuple[Placement, ...] = ()
