"""Facts → diagram: which facts become arrows, which become lines in a box, and the order of states.

A step that keeps the control state is a line in a box. In the view `flow`, so is an exit that leads to an error state,
is a fault, or is universal: the same event with the same target from at least `_UNIVERSAL` states and from at least
half of the states that have exits.
"""

import dataclasses
import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from leverframe.language.declaration import Declaration, Maker, State, StateKind
from leverframe.language.expr import Constant
from leverframe.view import facts, spine
from leverframe.view.diagram import Diagram, DiagramEdge, Exit, Label, Mark, Node, Placement, View, WayIn
from leverframe.view.facts import Fact

_UNIVERSAL = 3


@dataclass(frozen=True, slots=True)
class Scene:
    """The input of a picture: the facts of a declaration, perhaps marked, with captions and notes."""

    declaration: Declaration
    facts: tuple[Fact, ...]
    states: tuple[State, ...]
    captions: tuple[str, ...]
    state_marks: Mapping[str, Mark] = dataclasses.field(default_factory=dict)
    notes: Mapping[str, tuple[str, ...]] = dataclasses.field(default_factory=dict)


def diagram(declaration: Declaration, view: View) -> Diagram:
    """Return the diagram of one machine."""
    found = facts.of(declaration)
    edges = len({fact.key if declaration.names_events else (fact.source, fact.target) for fact in found if fact.target})
    captions = (
        f"{declaration.machine}, profile {declaration.profile}",
        f"{len(declaration.states)} states, {edges} edges",
    )
    return compose(Scene(declaration, found, declaration.states, captions), view)


def compose(scene: Scene, view: View) -> Diagram:
    """Return the diagram of a scene."""
    kinds = {state.name: state.kind for state in scene.states}
    sorted_ = _sort(scene, view, kinds)
    path = spine.spine(scene.declaration, sorted_.drawn)
    names = spine.order(scene.declaration, path, sorted_.drawn, [state.name for state in scene.states])
    states = {state.name: state for state in scene.states}
    placements = tuple(_placements(scene, sorted_))
    returning = {(placement.below, placement.above) for placement in placements}
    on_spine = frozenset(path)
    return Diagram(
        machine=scene.declaration.machine,
        profile=scene.declaration.profile,
        title=scene.declaration.title or scene.declaration.machine,
        captions=scene.captions,
        view=view,
        nodes=tuple(_node(scene, states[name], sorted_, kinds, on_spine=name in on_spine) for name in names),
        edges=tuple(_edges(sorted_.drawn, kinds, path, spine.backward(names, sorted_.drawn) | returning)),
        placements=placements,
    )


@dataclass(frozen=True, slots=True)
class _Sorted:
    """The facts that are drawn, and those that are folded into boxes, by source and by target."""

    drawn: tuple[Fact, ...]
    leaving: Mapping[str, Sequence[Fact]]
    entering: Mapping[str, Sequence[Fact]]
    reached: frozenset[str | None]
    """The targets of arrows."""


def _sort(scene: Scene, view: View, kinds: Mapping[str, StateKind]) -> _Sorted:
    folded = frozenset(_folded(scene.facts, view, kinds))
    leaving: dict[str, list[Fact]] = {}
    entering: dict[str, list[Fact]] = {}
    for fact in scene.facts:
        if fact in folded:
            leaving.setdefault(fact.source, []).append(fact)
            entering.setdefault(fact.target or fact.source, []).append(fact)
    drawn = tuple(fact for fact in scene.facts if fact not in folded)
    return _Sorted(drawn, leaving, entering, frozenset(fact.target for fact in drawn if fact.leaves))


def _folded(found: Sequence[Fact], view: View, kinds: Mapping[str, StateKind]) -> Iterator[Fact]:
    """Yield the facts that become lines in boxes. Those of a run are never folded: the run follows arrows."""
    universal = _universal(found)
    for fact in found:
        if fact.steps or fact.mark is Mark.WRONG or (fact.mark is Mark.ALLOWED and fact.leaves):
            continue
        if fact.target is None:
            yield fact  # loops at the boxes would hide the arrows between them
        elif view is View.FLOW and fact.leaves:
            trouble = kinds[fact.target].error or fact.maker is Maker.FAULT
            if trouble or (fact.event, fact.target) in universal:
                yield fact


def _universal(found: Sequence[Fact]) -> frozenset[tuple[str, str | None]]:
    leaving: dict[tuple[str, str | None], set[str]] = {}
    for fact in found:
        if fact.leaves:
            leaving.setdefault((fact.event, fact.target), set()).add(fact.source)
    left = len({fact.source for fact in found if fact.leaves})
    return frozenset(key for key, sources in leaving.items() if len(sources) >= max(_UNIVERSAL, left / 2))


# ---- boxes ---------------------------------------------------------------------------------------------------------


def _node(scene: Scene, state: State, found: _Sorted, kinds: Mapping[str, StateKind], *, on_spine: bool) -> Node:
    name = state.name
    return Node(
        name=name,
        ident=f"state-{name}",
        kind=state.kind,
        initial=name == scene.declaration.initial_state,
        resting=not state.terminal and isinstance(state.quiescent, Constant) and bool(state.quiescent.value),
        spine=on_spine,
        exits=tuple(_exits(found.leaving.get(name, ()), kinds)),
        entry=None if name in found.reached else _entry(found.entering.get(name, ())),
        notes=scene.notes.get(name, ()),
        mark=scene.state_marks.get(name, Mark.PLAIN),
        remark=f"{name}: {_flat(state.doc)}" if state.doc else name,
    )


def _exits(leaving: Sequence[Fact], kinds: Mapping[str, StateKind]) -> Iterator[Exit]:
    """Yield the exits by target, those that keep the state first."""
    found: dict[str | None, list[Fact]] = {}
    for fact in leaving:
        found.setdefault(fact.target, []).append(fact)
    for target, of_target in sorted(found.items(), key=lambda item: item[0] is not None):
        yield Exit(tuple(map(_label, of_target)), target, target is not None and kinds[target].error)


def _entry(entering: Sequence[Fact]) -> WayIn | None:
    """Return the entries of a state that no arrow leads to."""
    found = [fact for fact in entering if fact.leaves]
    if not found:
        return None
    return WayIn(tuple(sorted({fact.event for fact in found})), len({fact.source for fact in found}))


def _placements(scene: Scene, found: _Sorted) -> Iterator[Placement]:
    """Place a state that no arrow leads to below the target of its first arrow, else below a state that enters it."""
    back: dict[str, str] = {}
    for fact in found.drawn:
        if fact.leaves and fact.target is not None:
            back.setdefault(fact.source, fact.target)
    placed = found.reached | {scene.declaration.initial_state}
    for name in (state.name for state in scene.states if state.name not in placed):
        entered = (fact.source for fact in found.entering.get(name, ()) if fact.leaves)
        above = back.get(name) or next(entered, None)
        if above is not None:
            yield Placement(above, name)


# ---- arrows --------------------------------------------------------------------------------------------------------


def _edges(
    drawn: Sequence[Fact],
    kinds: Mapping[str, StateKind],
    path: Sequence[str],
    backward: frozenset[tuple[str, str]],
) -> Iterator[DiagramEdge]:
    """Yield one arrow for each pair of states, and one loop for the internal steps of a state."""
    together: dict[tuple[str, str, bool], list[Fact]] = {}
    for fact in drawn:
        together.setdefault((fact.source, fact.target or fact.source, fact.target is None), []).append(fact)
    along = set(itertools.pairwise(path))
    for (source, target, internal), of_pair in together.items():
        labels = tuple(map(_label, of_pair))
        plural = f"steps-{source}" if internal else f"edges-{source}-{target}"
        yield DiagramEdge(
            ident=labels[0].ident if len(labels) == 1 else plural,
            source=source,
            target=target,
            labels=labels,
            into_error=source != target and kinds[target].error,
            internal=internal,
            spine=(source, target) in along,
            backward=(source, target) in backward,
        )


def _label(fact: Fact) -> Label:
    ident = f"step-{fact.source}-{fact.event}" if fact.target is None else "-".join(("edge", *map(str, fact.key)))
    head = f"{fact.event}, by {fact.maker.value}" if fact.maker is not Maker.MACHINE else fact.event
    remark = "\n".join([head, *([fact.note] if fact.note else []), *fact.ways])
    return Label(fact.event, ident, fact.maker, fact.conditional, fact.mark, fact.steps, remark, fact.guards)


def _flat(text: str) -> str:
    return " ".join(text.split())
