"""A learnt machine and its reference in one picture, in DOT.

States have the names of the reference's states that they were paired with. Arrows that both machines have are grey.
Where they differ, there are two: what the subject does is thick, with the sign +, and what the reference does instead
is dashed, with a minus sign. So nothing depends on colour alone. What lies behind differences was not compared, and is
dotted.

Left out: inputs that are refused or cannot be given, and change nothing, where both machines agree.
"""

import textwrap
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from itertools import chain

from leverframe.conform.events.reference import Reference
from leverframe.learning.asking import CANNOT, ENDED
from leverframe.learning.differences import Comparison
from leverframe.learning.learnt import REFUSED
from leverframe.view import html
from leverframe.view.theme import FONT, LIGHT, Colour

_MOST = 8
"""The most inputs at an arrow that both machines have."""
_WIDTH = 44
"""The most characters in a line of a label."""


class _Kind(Enum):
    """Who has an arrow: its colour, style, sign, and words for the legend."""

    BOTH = (Colour.MUTED, "solid", "", "grey: both machines")
    SUBJECT = (Colour.ERROR, "bold", "+ ", "+ thick: only the subject")
    REFERENCE = (Colour.REST, "dashed", "\N{MINUS SIGN} ", "\N{MINUS SIGN} dashed: only the reference")
    BEHIND = (Colour.LINE, "dotted", "", "dotted: not compared")


_Arrows = dict[tuple[str, str, _Kind], list[str]]
"""The labels by the ends of an arrow and its kind."""


def picture(compared: Comparison, reference: Reference, title: str) -> str:
    """Both machines in one graph."""
    nodes = _nodes(compared, reference)
    arrows = _arrows(compared, reference)
    kinds = {kind for _, _, kind in arrows}
    legend = [one.value[3] for one in _Kind if one in kinds]
    differs = len({one.place for one in compared.differs})
    caption = f"{differs or 'none'} of its steps {'differs' if differs == 1 else 'differ'}"
    lines = [
        "digraph learnt {",
        f'  graph [fontname="{FONT}" rankdir=TB nodesep=0.5 ranksep=0.6 pad=0.25 bgcolor="{LIGHT[Colour.PAPER]}"',
        f"    labelloc=t label={html.heading(title, (caption,))}];",
        f'  node [fontname="{FONT}" shape=box style="rounded,filled" fontsize={html.NAME} margin="0.16,0.08"];',
        f'  edge [fontname="{FONT}" fontsize={html.EVENT} arrowsize=0.65];',
        f"  subgraph cluster_all {{ penwidth=0 labelloc=b label={html.legend(legend)};",
        f'  start [shape=circle label="" width=0.16 height=0.16 fixedsize=true fillcolor="{LIGHT[Colour.INK]}"];',
        *(_node(name, text, kind) for name, (text, kind) in nodes.items()),
        "  start -> s0;",
        *(_arrow(*ends, labels) for ends, labels in arrows.items()),
        "  }",
        "}",
        "",
    ]
    return "\n".join(lines)


def _nodes(compared: Comparison, reference: Reference) -> Mapping[str, tuple[str, _Kind]]:
    """The states of the subject, and those that only the reference reaches, by their names in DOT."""
    paired: dict[int, dict[str, None]] = {}
    for here, there in compared.words:
        paired.setdefault(here, {})[" or ".join(reference.controls[there])] = None
    found: dict[str, tuple[str, _Kind]] = {}
    for state in range(compared.learnt.size):
        known = " or ".join(paired.get(state, ()))
        found[f"s{state}"] = (known, _Kind.BOTH) if known else (f"s{state}", _Kind.SUBJECT)
    for one in compared.differs:
        name = _instead(compared, reference, one.behind)
        found.setdefault(name, (" or ".join(reference.controls[one.behind]), _Kind.REFERENCE))
    twice = Counter(text for text, _ in found.values())
    return {name: (f"{text} ({name})" if twice[text] > 1 else text, kind) for name, (text, kind) in found.items()}


def _instead(compared: Comparison, reference: Reference, behind: int) -> str:
    """The name of the state to which the reference leads: that of the subject, if a pair has both, or looks like it."""
    controls = reference.controls[behind]
    exact = (here for here, there in compared.words if there == behind)
    alike = (here for here, there in compared.words if reference.controls[there] == controls)
    here = next(chain(exact, alike), None)
    return f"r{behind}" if here is None else f"s{here}"


def _arrows(compared: Comparison, reference: Reference) -> _Arrows:
    machine = compared.learnt
    wrong = {one.place for one in compared.differs}
    seen = {here for here, _ in compared.words}
    controls = {control for each in reference.controls for control in each}
    found: _Arrows = {}
    for state, row in enumerate(machine.rows):
        for symbol, (output, target) in enumerate(row):
            given = str(machine.inputs[symbol])
            kind = _Kind.BEHIND if state not in seen else _Kind.SUBJECT if (state, symbol) in wrong else _Kind.BOTH
            if kind is not _Kind.SUBJECT and state == target and output.split(" ")[0] in {REFUSED, CANNOT, ENDED}:
                continue
            told = output if kind is _Kind.SUBJECT else _in_short(output, controls)
            found.setdefault((f"s{state}", f"s{target}", kind), []).append(f"{given} / {told}" if told else given)
    for one in compared.differs:
        label = f"{one.run[-1]} / {' or '.join(one.wrong.expected) or 'nothing'}"
        labels = found.setdefault((f"s{one.place[0]}", _instead(compared, reference, one.behind), _Kind.REFERENCE), [])
        if label not in labels:
            labels.append(label)
    return found


def _in_short(output: str, controls: Iterable[str]) -> str:
    """An output without the state, which the arrow shows."""
    head, _, rest = output.partition("; ")
    return rest.removeprefix("recorded").lstrip() if head in {*controls, "accepted"} else output


def _node(name: str, text: str, kind: _Kind) -> str:
    colour, style, sign, _ = kind.value
    line = LIGHT[Colour.LINE if kind is _Kind.BOTH else colour]
    words = html.font(html.escape(f"{sign}{text}"), Colour.INK if kind is _Kind.BOTH else colour)
    dashed = ",dashed" if style == "dashed" else ""
    return f'  {name} [label=<{words}> color="{line}" fillcolor="{LIGHT[Colour.BOX]}" style="rounded,filled{dashed}"];'


def _arrow(source: str, target: str, kind: _Kind, labels: list[str]) -> str:
    colour, style, _, _ = kind.value
    width = "2.4" if kind is _Kind.SUBJECT else "1.25"
    pen = f'color="{LIGHT[colour]}" style={style} penwidth={width}'
    return f"  {source} -> {target} [label=<{_label(kind, labels)}> {pen}];"


def _label(kind: _Kind, labels: list[str]) -> str:
    """The lines of a label; at arrows of both machines, a few of them."""
    colour, _, sign, _ = kind.value
    most = _MOST if kind in {_Kind.BOTH, _Kind.BEHIND} and len(labels) > _MOST + 1 else len(labels)
    texts = [*labels[:most], *([f"… and {len(labels) - most} more"] if len(labels) > most else [])]
    lines = (html.font(html.escape(f" {line} "), colour) for text in texts for line in _wrapped(f"{sign}{text}"))
    return "".join(f'{line}<br align="left"/>' for line in lines)


def _wrapped(text: str) -> Iterator[str]:
    first, *others = textwrap.wrap(text, _WIDTH) or [""]
    yield first
    yield from (f"    {line}" for line in others)
