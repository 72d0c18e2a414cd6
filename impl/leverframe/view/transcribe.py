"""A drawing → the text of a declaration: a document profile, for its author to complete.

Parts of a drawing that a declaration cannot hold are omitted and reported. Names become UPPER_CASE. Nested states are
flattened: an arrow from a composite state becomes an arrow from each inner state that has no arrow with the same label
itself (UML 2.5.1, 14.2.3.9).
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from leverframe.errors import Diagnostic, InputError, Span
from leverframe.language.grammar import RESERVED
from leverframe.language.reader import Text
from leverframe.view import naming
from leverframe.view.drawing import MAX_ARROWS, STAR, Arrow, Drawing, Dropped, NodeShape

_FILE_NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]{0,199}")
_LABEL = re.compile(r"([^\[/]*)(\[[^\]]*\])?([^/]*)(/.*)?")


@dataclass(frozen=True, slots=True)
class Transcript:
    """The text of a declaration, its size, and the parts of the drawing that were omitted or interpreted, by line."""

    text: str
    states: int
    edges: int
    dropped: tuple[Dropped, ...]


def transcribe(drawing: Drawing, source: Text, machine: str) -> Transcript:
    """Return the declaration of a drawing. Raises InputError (LF102) if flattening yields too many edges."""
    scribe = _Scribe(drawing, source)
    return scribe.transcript(machine)


@dataclass(frozen=True, slots=True)
class _Edge:
    source: str
    event: str
    target: str
    line: int


class _Scribe:
    """Names the parts of a drawing, and records the omissions."""

    def __init__(self, drawing: Drawing, source: Text) -> None:
        self.drawing = drawing
        self.source = source
        self.dropped = list(drawing.dropped)
        self.leaves = [shape for shape in drawing.shapes.values() if not shape.children]
        self._taken: set[str] = set(RESERVED)
        self.states = {shape.name: self._name(_called(shape), "STATE", shape.line) for shape in self.leaves}
        self._events: dict[str, str] = {}

    def transcript(self, machine: str) -> Transcript:
        initial = self._initial()
        edges = self._edges()
        final = {self.states[name] for name in self._final()} - {edge.source for edge in edges}
        dropped = sorted(set(self.dropped), key=lambda one: (one.line, one.kind, one.detail))
        text = "\n".join(self._lines(machine, initial, final, edges)) + "\n"
        return Transcript(text, len(self.states), len(edges), tuple(dropped))

    # ---- states and edges --------------------------------------------------------------------------------------------

    def _initial(self) -> str:
        begun = [arrow for arrow in self.drawing.arrows if arrow.source == STAR and arrow.inside is None]
        for arrow in begun:
            if arrow.label:
                self._drop(arrow.line, "labels at the beginning or the end", arrow.label)
        for arrow in begun[1:]:
            self._drop(arrow.line, "second beginnings", f"{arrow.target} is an ordinary state")
        if not begun:
            first = self.leaves[0]
            self._drop(
                first.line, "assumptions", f"no [*] --> is drawn; {self.states[first.name]} becomes the initial state"
            )
            return self.states[first.name]
        return self.states[self._entered(begun[0].target)]

    def _final(self) -> Iterator[str]:
        leaving = {arrow.source for arrow in self.drawing.arrows if arrow.target != STAR}
        for arrow in self.drawing.arrows:
            if arrow.target != STAR:
                continue
            if arrow.label:
                self._drop(arrow.line, "labels at the beginning or the end", arrow.label)
            if arrow.inside is None and arrow.source in self.states and arrow.source not in leaving:
                yield arrow.source
            else:
                self._drop(arrow.line, "ends", f"{arrow.source} has other exits, or is inside another state")

    def _edges(self) -> list[_Edge]:
        """Return each arrow for each of its source states. From one state, an event leads to only one target."""
        arrows = [arrow for arrow in self.drawing.arrows if STAR not in {arrow.source, arrow.target}]
        own = {(arrow.source, arrow.label) for arrow in arrows}
        found: dict[tuple[str, str], _Edge] = {}
        for arrow in arrows:
            target = self.states[self._entered(arrow.target)]
            event = self._event(arrow, target)
            for source in self._left(arrow, own):
                edge = _Edge(self.states[source], event, target, arrow.line)
                known = found.get((edge.source, event))
                if known is None:
                    self._add(found, edge)
                elif known.target == target:
                    self._drop(arrow.line, "repeated arrows", f"the first is in line {known.line}")
                else:
                    renamed = self._named(f"{event} to {target}", "EVENT", arrow.line)
                    detail = (
                        f"{event} leads from {edge.source} to {known.target} in line {known.line}; here it is {renamed}"
                    )
                    self._drop(arrow.line, "ambiguous events", detail)
                    self._add(found, _Edge(edge.source, renamed, target, arrow.line))
        return list(found.values())

    def _add(self, found: dict[tuple[str, str], _Edge], edge: _Edge) -> None:
        if len(found) == MAX_ARROWS:
            message = f"without nested states, the drawing has more than {MAX_ARROWS:,} edges"
            span = Span(self.source.path, edge.line, 1)
            hint = "split the drawing, or declare the machine in YAML"
            raise InputError((Diagnostic("LF102", message, span, self.source.line(edge.line), hint),))
        found[edge.source, edge.event] = edge

    def _left(self, arrow: Arrow, own: set[tuple[str, str]]) -> Iterable[str]:
        """Return the source states of an arrow; a composite state stands for its inner states."""
        if arrow.source in self.states:
            return (arrow.source,)
        inner = tuple(self._inner(self.drawing.shapes[arrow.source], arrow.label, own))
        self._drop(
            arrow.line, "arrows from a composite state", f"drawn from each of the {len(inner)} states in {arrow.source}"
        )
        return inner

    def _inner(self, shape: NodeShape, label: str, own: set[tuple[str, str]]) -> Iterator[str]:
        for name in shape.children:
            if (name, label) not in own:
                if name in self.states:
                    yield name
                else:
                    yield from self._inner(self.drawing.shapes[name], label, own)

    def _entered(self, name: str) -> str:
        """Return the state that an arrow enters; a composite state is entered at its initial inner state."""
        while name not in self.states:
            shape = self.drawing.shapes[name]
            self._drop(shape.line, "composite states", f"{name} itself is omitted, its inner states are kept")
            begun = (a.target for a in self.drawing.arrows if a.source == STAR and a.inside == name)
            name = next((target for target in begun if target in shape.children), shape.children[0])
        return name

    # ---- names -------------------------------------------------------------------------------------------------------

    def _event(self, arrow: Arrow, target: str) -> str:
        if not arrow.label:
            self._drop(arrow.line, "arrows without a label", "named after their targets")
            return self._named(f"to {target}", "EVENT", arrow.line)
        parts = _LABEL.fullmatch(arrow.label)
        event, condition, _, action = parts.groups() if parts else (arrow.label, None, None, None)
        for part, kind in ((condition, "conditions"), (action, "actions")):
            if part and event.strip():
                self._drop(arrow.line, kind, part)
        return self._named(event if event.strip() else arrow.label, "EVENT", arrow.line)

    def _named(self, words: str, kind: str, line: int) -> str:
        """Return the name of an event, the same for the same words."""
        key = naming.upper(words) or words
        if key not in self._events:
            self._events[key] = self._name(words, kind, line)
        elif naming.lost(words):
            self._drop(line, "signs", f"{naming.lost(words)} at {self._events[key]}")
        return self._events[key]

    def _name(self, words: str, kind: str, line: int) -> str:
        """Return a new name for a state or event, close to its words in the drawing."""
        if not naming.upper(words):
            self._drop(line, "names", f"{words!r} has no letter that a name can contain")
        elif naming.lost(words):
            self._drop(line, "signs", f"{naming.lost(words)} at {naming.upper(words)}")
        return naming.fresh(words, kind, self._taken)

    def _drop(self, line: int, kind: str, detail: str = "") -> None:
        self.dropped.append(Dropped(line, kind, detail))

    # ---- the text ----------------------------------------------------------------------------------------------------

    def _lines(self, machine: str, initial: str, final: set[str], edges: Sequence[_Edge]) -> Iterator[str]:
        file = re.split(r"[\\/]", self.source.path)[-1]
        yield f"# Transcribed from the drawing in {naming.one_line(file)}. Please add what a drawing does not show:"
        yield "# who makes each event (input, machine or fault), in which states the machine may rest (quiescent), and"
        yield "# which states are errors."
        yield from ("", "leverframe: 1", f"machine: {machine}", "profile: document")
        if naming.words(self.drawing.title):
            yield f"title: {naming.quoted(self.drawing.title)}"
        if _FILE_NAME.fullmatch(file):
            events = "named" if any(arrow.label for arrow in self.drawing.arrows) or not edges else "unnamed"
            yield from ("source:", f"  file: {naming.quoted(file)}", f"  sha256: {self.source.sha256}")
            yield from ("  version: unknown", f"  events: {events}")
        yield from ("", "states:")
        yield from self._state_lines(initial, final)
        if edges:
            yield from ("", "events:")
            names = list(dict.fromkeys(edge.event for edge in edges))
            width = max(len(naming.key(name)) for name in names) + 1
            yield from (f"  {naming.key(name) + ':':<{width}} {{by: machine}}" for name in names)
            yield from ("", "transitions:")
            yield from _edge_lines(edges)

    def _state_lines(self, initial: str, final: set[str]) -> Iterator[str]:
        width = max(len(naming.key(name)) for name in self.states.values()) + 1
        for shape in self.leaves:
            name = self.states[shape.name]
            parts = ["initial: true"] if name == initial else []
            parts += ["kind: error"] if shape.error else ["kind: terminal"] if name in final else []
            parts += ["terminal: true"] if shape.error and name in final else []
            parts += (
                [f"doc: {naming.quoted(shape.description)}"]
                if naming.words(shape.description) not in {"", name}
                else []
            )
            yield f"  {naming.key(name) + ':':<{width}} {{{', '.join(parts)}}}"


def _edge_lines(edges: Sequence[_Edge]) -> Iterator[str]:
    source = max(len(naming.key(edge.source)) for edge in edges) + 1
    event = max(len(naming.key(edge.event)) for edge in edges) + 1
    target = max(len(naming.key(edge.target)) for edge in edges) + 1
    for edge in edges:
        head = f"from: {naming.key(edge.source) + ',':<{source}} on: {naming.key(edge.event) + ',':<{event}}"
        yield f"  - {{{head} to: {naming.key(edge.target) + ',':<{target}} doc: line {edge.line}}}"


def _called(shape: NodeShape) -> str:
    """Return the words for a state: its description if that is a proper name, else its identifier."""
    return shape.description if naming.UPPER.fullmatch(shape.description) else shape.name
