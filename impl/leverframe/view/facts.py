"""The facts to draw: each event between two control states, once."""

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass

from leverframe.language.declaration import Declaration, Maker, Transition
from leverframe.language.expr import Constant
from leverframe.logic.render import render
from leverframe.view.diagram import Mark


@dataclass(frozen=True, slots=True)
class Fact:
    """An event that leads from `source` to `target`, or keeps the control state if `target` is None.

    Several transitions may do so under different conditions: `ways` has a line for each of them with a condition or an
    effect.
    """

    source: str
    event: str
    target: str | None
    maker: Maker
    ways: tuple[str, ...] = ()
    conditional: bool = False
    mark: Mark = Mark.PLAIN
    steps: tuple[int, ...] = ()
    note: str = ""

    @property
    def key(self) -> tuple[str, str, str | None]:
        """The identity of the fact."""
        return self.source, self.event, self.target

    @property
    def guards(self) -> tuple[str, ...]:
        """The conditions of its ways, without their effects; none if it always happens."""
        if not self.conditional:
            return ()
        conditions = (way.partition("; sets ")[0] for way in self.ways if way.startswith("when "))
        return tuple(dict.fromkeys(condition.removeprefix("when ") for condition in conditions))

    @property
    def leaves(self) -> bool:
        """Whether it leads to another state."""
        return self.target is not None and self.target != self.source


def of(declaration: Declaration) -> tuple[Fact, ...]:
    """Return the facts of a declaration, in the order of the file."""
    makers = declaration.makers
    found: dict[tuple[str, str, str | None], Fact] = {}
    for transition in declaration.transitions:
        for source in transition.sources:
            fact = Fact(source, transition.event, transition.target, makers[transition.event])
            known = found.get(fact.key, fact)
            conditional = (known.conditional or fact.key not in found) and not _always(transition)
            ways = (*known.ways, *_ways(transition))
            found[fact.key] = dataclasses.replace(known, ways=ways, conditional=conditional)
    return tuple(found.values())


def _always(transition: Transition) -> bool:
    return isinstance(transition.guard, Constant) and transition.guard.value == 1


def _ways(transition: Transition) -> Iterator[str]:
    parts = [] if _always(transition) else [f"when {render(transition.guard)}"]
    if transition.effects:
        parts.append("sets " + ", ".join(f"{name} = {render(value)}" for name, value in transition.effects))
    if parts:
        yield "; ".join(parts)
