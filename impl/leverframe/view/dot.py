"""Diagrams as DOT, the language of Graphviz.

The main path is one `group` of heavy edges, which keeps it straight. Nodes and edges are in the order of the diagram,
from which Graphviz derives the vertical order. With the chosen distances and weights, the fewest arrows of the bundled
machines bend or pass through a label; tests measure this.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from leverframe.extras import required
from leverframe.language.declaration import Maker
from leverframe.view import html
from leverframe.view.diagram import Diagram, DiagramEdge, Exit, Mark, Node, View
from leverframe.view.theme import FONT, LIGHT, Colour

with required("draw"):
    import graphviz  # pyright: ignore[reportMissingTypeStubs]

_IDENTIFIER = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_START, _END = "initial-", "final-"
_HEAVY = "20"
"""The weight of a straight arrow. In a group it counts a hundredfold; much heavier arrows bend again."""


@dataclass(frozen=True, slots=True)
class Layout:
    """What Graphviz is told about positions. `legible` tries other layouts if an arrow crosses a text."""

    apart: float = 1
    """The distance between neighbours, as a factor."""
    rows: float = 1
    """The distance between rows, as a factor."""
    beside_loops: bool = True
    """Whether an arrow may end at the side of a state with a loop. The text of the loop is there."""
    sorting: float = 8
    """How long Graphviz looks for an order with fewer crossings, as a factor."""
    pull: bool = True
    """Whether arrows beside the main path pull their ends together."""


FIRST = Layout()


def render(diagram: Diagram, layout: Layout = FIRST) -> str:
    """Return the diagram in DOT, deterministically."""
    name = _attribute(f"{diagram.machine}.{diagram.profile}")
    graph = graphviz.Digraph(name=name, graph_attr=_graph(diagram, layout))
    body = graphviz.Digraph(name="cluster_all", graph_attr=_frame(diagram), node_attr=_NODE, edge_attr=_EDGE)
    for node in diagram.nodes:
        _draw_node(body, diagram, node)
    looped = frozenset(() if layout.beside_loops else (e.source for e in diagram.edges if e.source == e.target))
    for edge in diagram.edges:
        _draw_edge(body, diagram, edge, layout, looped)
    for placement in diagram.placements:
        above, below = _name(diagram, placement.above), _name(diagram, placement.below)
        body.edge(above, below, style="invis", weight="1")  # without a weight, the node would be between the rows
    graph.subgraph(body)
    return str(graph.source)


# ---- the graph -----------------------------------------------------------------------------------------------------

_TEXT = {"fontname": FONT, "fontcolor": LIGHT[Colour.INK]}
_NODE = {
    **_TEXT,
    "shape": "box",
    "style": "rounded,filled",
    "fillcolor": LIGHT[Colour.BOX],
    "color": LIGHT[Colour.LINE],
    "penwidth": "1.4",
    "fontsize": f"{html.NAME}",
    "margin": "0.16,0.08",
    "height": "0.4",
}
_EDGE = {
    **_TEXT,
    "color": LIGHT[Colour.LINE],
    "fontsize": f"{html.EVENT}",
    "penwidth": "1.25",
    "arrowsize": "0.65",
}


def _graph(diagram: Diagram, layout: Layout) -> Mapping[str, str]:
    full = diagram.view is View.FULL
    return {
        **_TEXT,
        "rankdir": "TB",
        "splines": "spline",
        # Graphviz keeps a quarter of this free between a label and the next line, and at least 5 points. Above 20
        # points, an arrow with a neighbour bends, but many arrows need the room.
        # The width of an arrow from a state to itself is half of this; below 20 points, its dots cannot be recognised.
        "nodesep": f"{layout.apart * (0.8 if full or any(edge.internal for edge in diagram.edges) else 0.28):g}",
        "ranksep": f"{layout.rows * (0.6 if full else 0.5):g}",
        "bgcolor": LIGHT[Colour.PAPER],
        "pad": "0.25",
        "newrank": "true",
        "mclimit": f"{layout.sorting:g}",
        "searchsize": "200",
        "outputorder": "edgesfirst",
        "labelloc": "t",
        "label": html.heading(diagram.title, diagram.captions),
        "tooltip": _attribute(diagram.title),
    }


def _frame(diagram: Diagram) -> Mapping[str, str]:
    """Return the attributes of an invisible frame around everything, whose label is the legend."""
    paper = LIGHT[Colour.PAPER]
    return {
        "label": html.legend(tuple(legend(diagram)), diagram.footnotes),
        "labelloc": "b",
        "color": paper,
        "fillcolor": paper,
        "penwidth": "0",
        "tooltip": " ",
    }


def legend(diagram: Diagram) -> Iterator[str]:
    """Yield the meanings of the signs that occur in a diagram."""
    labels = [label for edge in diagram.edges for label in edge.labels]
    labels += [label for leaving in _exits(diagram) for label in leaving.labels]
    faults = any(label.maker is Maker.FAULT for label in labels)
    dashed = any(edge.fault and not edge.internal for edge in diagram.edges)
    marks = {label.mark for label in labels} | {node.mark for node in diagram.nodes}
    signs = (
        ("thick border: visited", Mark.RUN in marks),
        ("thick border: quiescent", Mark.RUN not in marks and any(node.resting for node in diagram.nodes)),
        ("dashed border: error", any(node.kind.error for node in diagram.nodes)),
        ("double border: terminal", any(node.kind.terminal for node in diagram.nodes)),
        ("italic: input", any(label.maker is Maker.INPUT for label in labels)),
        ("dashed arrow, !: fault" if dashed else "!: fault", faults),
        ("dotted: keeps the state", any(edge.internal for edge in diagram.edges)),
        ("[…]: has a condition", any(label.conditional and label.sign == "[…]" for label in labels)),
        ("→ in a box: exit without an arrow", any(exit_.target for exit_ in _exits(diagram))),
        ("numbers: steps of the run", not marks.isdisjoint({Mark.RUN, Mark.LOOP})),
        ("double line, ∞: repeated for ever", Mark.LOOP in marks),
        ("+ only here", Mark.HERE in marks),
        ("\N{MINUS SIGN} only there", Mark.THERE in marks),
        ("≠ under other conditions", Mark.CHANGED in marks),
        ("✗ observed, without an explanation", Mark.WRONG in marks),
        ("✓ allowed there", Mark.ALLOWED in marks),
    )
    return (words for words, occurs in signs if occurs)


def _exits(diagram: Diagram) -> tuple[Exit, ...]:
    return tuple(leaving for node in diagram.nodes for leaving in node.exits)


# ---- states --------------------------------------------------------------------------------------------------------


def _draw_node(body: graphviz.Digraph, diagram: Diagram, node: Node) -> None:
    name = _name(diagram, node.name)
    group = {"group": "main"} if node.spine else {}
    if node.initial:
        body.node(f"{_START}{name}", **_dot("0.16"), id=f"{_START}{node.ident}", **{"class": "initial"}, **group)
        body.edge(f"{_START}{name}", name, tooltip=" ", id=f"edge-{_START}{name}", **{"class": "pseudo"}, weight=_HEAVY)
    attributes = {
        "id": _attribute(node.ident),
        "class": f"state {node.kind.value}",
        "label": html.box(node, _name_colour(node)),
        "tooltip": _attribute(node.remark),
        **_border(node),
        **group,
    }
    body.node(name, **attributes)
    if node.kind.terminal:
        body.node(
            f"{_END}{name}", **_dot("0.13"), peripheries="2", id=f"{_END}{node.ident}", **{"class": "final"}, **group
        )
        body.edge(name, f"{_END}{name}", tooltip=" ", id=f"edge-{_END}{name}", **{"class": "pseudo"}, weight=_HEAVY)


def _dot(size: str) -> dict[str, str]:
    ink = LIGHT[Colour.INK]
    return {
        "shape": "circle", "style": "filled", "fillcolor": ink, "color": ink, "label": "", "tooltip": " ",
        "width": size, "height": size, "fixedsize": "true",
    }  # fmt: skip


def _name_colour(node: Node) -> Colour:
    return html.COLOURS.get(node.mark, Colour.INK) if node.mark is not Mark.RUN else Colour.INK


def _border(node: Node) -> Mapping[str, str]:
    dashed = {"style": "rounded,filled,dashed"} if node.kind.error else {}
    if node.mark is Mark.MUTED:
        look = {"fillcolor": LIGHT[Colour.MUTED_BOX], "color": LIGHT[Colour.MUTED], "penwidth": "1"}
        return {**look, **dashed, "peripheries": "2" if node.kind.terminal else "1"}
    if node.kind.error:
        look = {"fillcolor": LIGHT[Colour.ERROR_BOX], "color": LIGHT[Colour.ERROR], "penwidth": "1.8", **dashed}
    elif node.kind.terminal:
        look = {"fillcolor": LIGHT[Colour.END_BOX], "color": LIGHT[Colour.END], "penwidth": "1.6"}
    elif node.resting:
        look = {"fillcolor": LIGHT[Colour.REST_BOX], "color": LIGHT[Colour.REST], "penwidth": "2.4"}
    else:
        look = {}
    if node.kind.terminal:
        look["peripheries"] = "2"
    if node.mark in html.COLOURS:
        look |= {"color": LIGHT[html.COLOURS[node.mark]], "penwidth": "2.6"}
    return look


# ---- arrows --------------------------------------------------------------------------------------------------------


def _draw_edge(
    body: graphviz.Digraph, diagram: Diagram, edge: DiagramEdge, layout: Layout, looped: frozenset[str]
) -> None:
    """Draw an arrow. At a state among `looped`, it begins at the bottom or ends at the top."""
    pen = {"weight": _weight(diagram, edge) if layout.pull or edge.spine else "0"}
    colour = _edge_colour(edge)
    if colour is not Colour.LINE:
        pen["color"] = LIGHT[colour]
    if edge.mark not in {Mark.PLAIN, Mark.MUTED}:
        pen["penwidth"] = "2.4"
    if edge.mark is Mark.LOOP:
        pen |= {"color": f"{LIGHT[colour]}:{LIGHT[Colour.PAPER]}:{LIGHT[colour]}", "penwidth": "1.6"}
    if edge.internal:
        pen["style"] = "dotted"
    elif edge.fault or edge.mark in {Mark.THERE, Mark.WRONG}:
        pen["style"] = "dashed"
    attributes = {
        "id": _attribute(edge.ident),
        "class": " ".join(_classes(edge)),
        "label": html.events(edge),
        "tooltip": _attribute("\n".join(label.remark for label in edge.labels)),
        "labeltooltip": _attribute("\n".join(label.remark for label in edge.labels)),
        **pen,
    }
    ends = _name(diagram, edge.source), _name(diagram, edge.target)
    # Graphviz places the target of an arrow below its source. A reversed double line has no arrowhead.
    if edge.backward and edge.mark is not Mark.LOOP:
        ends, attributes["dir"] = ends[::-1], "back"
    if edge.source != edge.target:
        upper, lower = (edge.target, edge.source) if "dir" in attributes else (edge.source, edge.target)
        attributes |= {"tailport": "s"} if upper in looped else {}
        attributes |= {"headport": "n"} if lower in looped else {}
    body.edge(*ends, **attributes)


def _weight(diagram: Diagram, edge: DiagramEdge) -> str:
    """Return the weight, which pulls the ends together. In a flow, an arrow back to the main path has less weight.

    Otherwise Graphviz would move the states beside the path to places between the rows, where they bend it.
    """
    if edge.spine or edge.into_error:
        return _HEAVY if edge.spine else "0"
    leads_back = any(node.spine and node.name == edge.target for node in diagram.nodes)
    return "1" if leads_back and diagram.view is View.FLOW else "2"


def _edge_colour(edge: DiagramEdge) -> Colour:
    if edge.mark in html.COLOURS:
        return html.COLOURS[edge.mark]
    return Colour.ERROR if edge.into_error or edge.fault else Colour.LINE


def _classes(edge: DiagramEdge) -> Iterator[str]:
    yield "transition"
    yield from (word for word, holds in (("fault", edge.fault), ("internal", edge.internal)) if holds)
    if edge.mark is not Mark.PLAIN:
        yield edge.mark.value


# ---- quoting -------------------------------------------------------------------------------------------------------


def _name(diagram: Diagram, name: str) -> str:
    """Return the name of a node in DOT: the state's name if it is an identifier, else one with its number."""
    if _IDENTIFIER.fullmatch(name):
        return name
    return f"state_{next(number for number, node in enumerate(diagram.nodes) if node.name == name)}"


def _attribute(text: str) -> str:
    """Return text as an attribute that is not a label, without escape sequences and HTML."""
    plain = "".join(c if c == "\n" or c.isprintable() else "\ufffd" for c in text)
    quoted: str = graphviz.escape(plain)  # quoted even if it looks like HTML
    return quoted
