"""A running machine that draws itself: `transitions`' GraphMachine, with its current state and last step highlighted.

Every step goes through `transitions`, which colours the drawing, so these machines are slower. `leverframe graph` draws
declarations.
"""

from collections.abc import Callable
from typing import ClassVar, Protocol, Self

from transitions.core import Transition as StockTransition
from transitions.extensions.diagrams import GraphMachine, TransitionGraphSupport

from leverframe.language.declaration import Transition
from leverframe.runtime import sealing
from leverframe.runtime.callbacks import Callbacks
from leverframe.runtime.machine import Runtime
from leverframe.runtime.plan import Plan


class GraphvizDrawing(Protocol):
    """The part of pygraphviz's unannotated graphs that is used here."""

    def draw(self, path: str | None = None, *, format: str | None = None, prog: str = ...) -> bytes | None:  # noqa: A002
        """Write the drawing to a file, or return it, in a format of Graphviz."""
        ...

    def string(self) -> str:
        """The graph in the DOT language."""
        ...


class DrawnTransition(TransitionGraphSupport, sealing.Transition):
    """A transition that colours the drawing."""


class DrawnRuntime(Runtime, GraphMachine):  # pyright: ignore[reportUnsafeMultipleInheritance] -- they call the next
    """One execution of a declared machine, with `get_graph()` from `transitions`."""

    transition_cls: ClassVar[type[StockTransition]] = DrawnTransition
    get_graph: Callable[..., GraphvizDrawing]  # pyright: ignore[reportUninitializedInstanceVariable] -- `transitions` sets it

    def __init__(self, plan: Plan, callbacks: Callbacks, **options: object) -> None:
        title = plan.declaration.title or plan.declaration.machine
        super().__init__(plan, callbacks, model="self", title=title, show_conditions=True, **options)

    def _sibling(self) -> Self:
        return type(self)(self._plan, self._callbacks)  # a drawing shows one execution

    def _calls_back(self, transition: Transition) -> bool:
        del transition
        return True
