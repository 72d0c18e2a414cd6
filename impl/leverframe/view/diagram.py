"""The diagram as plain data, independent of the output format.

Every renderer takes a `Diagram` and nothing else. The texts are not escaped; each renderer quotes them.
"""

from dataclasses import dataclass
from enum import StrEnum

from leverframe.language.declaration import Maker, StateKind


class View(StrEnum):
    """How much is drawn as arrows.

    `FLOW` folds exits into errors, faults and universal exits into the boxes. `FULL` draws every edge.
    """

    FLOW = "flow"
    FULL = "full"


class Mark(StrEnum):
    """The reason why a part of a diagram is highlighted or faded."""

    PLAIN = "plain"
    MUTED = "muted"
    """Not part of the run."""
    RUN = "run"
    """Part of the run."""
    LOOP = "loop"
    """Part of the loop of the run."""
    HERE = "here"
    """Only in the first of two machines."""
    THERE = "there"
    """Only in the second of two machines."""
    CHANGED = "changed"
    """In both machines, under different conditions."""
    ALLOWED = "allowed"
    """What the machine allowed where something else was observed."""
    WRONG = "wrong"
    """What was observed, and no run explains."""


@dataclass(frozen=True, slots=True)
class Label:
    """An event at an edge. `steps` are its numbers in a run; `conditional` says whether it has a condition."""

    event: str
    ident: str
    maker: Maker
    conditional: bool = False
    mark: Mark = Mark.PLAIN
    steps: tuple[int, ...] = ()
    remark: str = ""
    """The tooltip: maker, conditions and effects."""
    guards: tuple[str, ...] = ()
    """Its conditions, one for each of several ways; empty if one of them has none."""
    sign: str = "[…]"
    """What stands for its conditions in the picture."""


@dataclass(frozen=True, slots=True)
class DiagramEdge:
    """An arrow, with a label for each of its events. `internal` steps keep the control state and are not edges."""

    ident: str
    source: str
    target: str
    labels: tuple[Label, ...]
    into_error: bool = False
    internal: bool = False
    spine: bool = False
    backward: bool = False
    """Whether it is a back edge, which does not affect the vertical order."""

    @property
    def fault(self) -> bool:
        """Whether all its events are faults."""
        return all(label.maker is Maker.FAULT for label in self.labels)

    @property
    def mark(self) -> Mark:
        """The mark of the arrow: the common mark of its events, or the most important one."""
        marks = {label.mark for label in self.labels}
        if len(marks) == 1:
            return marks.pop()
        if not marks.isdisjoint({Mark.HERE, Mark.THERE, Mark.CHANGED}):
            return Mark.CHANGED if Mark.CHANGED in marks else Mark.PLAIN
        return Mark.LOOP if Mark.LOOP in marks else Mark.RUN if Mark.RUN in marks else Mark.PLAIN


@dataclass(frozen=True, slots=True)
class Exit:
    """Exits that are a line in the box, not an arrow; with the target None they keep the control state."""

    labels: tuple[Label, ...]
    target: str | None
    into_error: bool = False


@dataclass(frozen=True, slots=True)
class WayIn:
    """Entries without an arrow: the events that lead here, and from how many states."""

    events: tuple[str, ...]
    sources: int


@dataclass(frozen=True, slots=True)
class Node:
    """A control state. `resting`: it is always quiescent; `notes` are lines about a run or a comparison."""

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
    """A layout hint: one state should be below another although no arrow connects them."""

    above: str
    below: str


@dataclass(frozen=True, slots=True)
class Diagram:
    """A machine as it is drawn. Nodes are in the order of their layout."""

    machine: str
    profile: str
    title: str
    captions: tuple[str, ...]
    view: View
    nodes: tuple[Node, ...]
    edges: tuple[DiagramEdge, ...]
    placements: tuple[Placement, ...] = ()
    footnotes: tuple[str, ...] = ()
    """Lines below the picture."""
