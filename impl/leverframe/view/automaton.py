"""Mealy machines in DOT, as projects of automata learning publish them → states, inputs, outputs.

    digraph g {
      __start0 [label="" shape="none"];
      s0 [shape="circle" label="0"];
      s0 -> s1 [label="coin / ok"];
      __start0 -> s0;
    }

The arrow from a node whose name begins with two underscores marks the initial state; without one, the first state is
initial. The label of any other arrow is an input and an output, separated by ` / ` or, without that, by the first `/`.
If each line of a label is one, the arrow stands for as many steps.
Attributes other than labels, comments and layout are skipped.

Sources: the language DOT (Graphviz, 'DOT Language'); D. Neider, R. Smetsers, F. Vaandrager, H. Kuppens, 'Benchmarks for
automata learning and conformance testing', 2019, whose files of the Automata Wiki have this form.

Limits: a machine is deterministic and has no clocks, registers or time-outs. Subgraphs, and chains such as a -> b -> c,
are refused.
"""

import html
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, NoReturn

from leverframe.errors import Diagnostic, InputError
from leverframe.language.reader import Text

MAX_STATES, MAX_STEPS = 1_000, 20_000
"""Limits of one automaton."""
_LONGEST_LABEL = 1_000


@dataclass(frozen=True, slots=True)
class Step:
    """The output for an input, the next state, and the line of the arrow."""

    output: str
    target: str
    line: int


@dataclass(frozen=True, slots=True)
class MealyAutomaton:
    """A deterministic Mealy machine with its own names; it may be partial. The initial state comes first."""

    states: tuple[str, ...]
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    steps: Mapping[tuple[str, str], Step]

    @property
    def initial(self) -> str:
        """The initial state."""
        return self.states[0]


def read(text: Text) -> MealyAutomaton:
    """Return the automaton in a file. Raises InputError (LF100 … LF102, LF107)."""
    return _Parser(text).automaton()


def _short(label: str) -> str:
    return repr(" ".join(label.split())[:80])


class _Token(NamedTuple):
    kind: str
    text: str
    at: int


# Each alternative begins with another character, and none backtracks: the time is linear in the length of the text.
_TOKEN = re.compile(
    r"""(?P<space>[\s\ufeff]+|//[^\n]*|\#[^\n]*|/\*(?:[^*]|\*(?!/))*+\*/)
    |(?P<string>"(?:[^"\\]|\\.)*+")
    |(?P<arrow>->|--)
    |(?P<sign>[{}\[\];,=:])
    |(?P<word>-?(?:\.\d++|\d++(?:\.\d*+)?)|[A-Za-z_\x80-\U0010ffff][\w\x80-\U0010ffff]*+)""",
    re.DOTALL | re.VERBOSE,
)
_LINE_END = re.compile(r"<(?:br|/tr)\b[^<>]*>", re.IGNORECASE)
_EDGE_HINT = 'write s0 -> s1 [label="input / output"];'


class _Parser:
    """Reads statement by statement, and stops at the first error of the language."""

    def __init__(self, text: Text) -> None:
        self.text = text
        self._source = text.content
        self._tokens = list(self._tokenized())
        self._next = 0
        self._nodes: dict[str, None] = {}
        self._begins: list[str] = []
        self._steps: dict[tuple[str, str], Step] = {}

    def automaton(self) -> MealyAutomaton:
        self._header()
        while not self._took("}"):
            self._statement()
        if self._next < len(self._tokens):
            self._fail("LF101", "there is something after the digraph", "one file contains one automaton")
        if not self._nodes or not self._steps:
            self._fail("LF100", "the digraph has no steps", _EDGE_HINT)
        first = self._begins[0] if self._begins else next(iter(self._nodes))
        states = tuple(dict.fromkeys((first, *self._nodes)))
        inputs = tuple(dict.fromkeys(name for _, name in self._steps))
        outputs = tuple(dict.fromkeys(step.output for step in self._steps.values()))
        return MealyAutomaton(states, inputs, outputs, self._steps)

    def _header(self) -> None:
        self._took("strict")
        if not self._took("digraph", lower=True):
            self._fail("LF100", f"{self.text.path} contains no digraph", "an automaton begins with digraph NAME {")
        if not self._is("{"):
            self._id()
        self._require("{")

    def _statement(self) -> None:
        if self._took(";"):
            return
        if self._is("subgraph") or self._is("{"):
            self._fail("LF101", "a subgraph is not part of an automaton", "remove it, and keep its nodes and arrows")
        at = self._here
        name = self._id()
        if self._took("="):
            self._id()
        elif self._taken("arrow"):
            target = self._id()
            if self._is("->"):
                self._fail("LF101", "an arrow leads to one state", _EDGE_HINT)
            self._edge(name, target, self._attributes(), at)
        elif name.lower() in {"graph", "node", "edge"} and self._is("["):
            self._attributes()
        else:
            self._attributes()
            if not name.startswith("__"):
                self._node(name, at)

    def _edge(self, source: str, target: str, attributes: Mapping[str, str], at: int) -> None:
        if source.startswith("__"):
            self._node(target, at)
            if self._begins and target != self._begins[0]:
                self._fail("LF107", f"there are two initial states, {self._begins[0]} and {target}", "keep one", at)
            self._begins.append(target)
            return
        self._node(source, at)
        self._node(target, at)
        for label in self._labels(attributes.get("label", ""), at):
            self._step(source, target, label, at)

    def _labels(self, label: str, at: int) -> Sequence[str]:
        """The steps at one arrow: each line is one, unless one line alone has the separator."""
        separator = " / " if " / " in label else "/"
        lines = label.split("\n")
        steps = [line for line in lines if separator in line]
        if len(steps) == len(lines):
            return lines
        if len(steps) > 1:
            message = f"some lines of the label {_short(label)} are an input and an output, and others are not"
            self._fail("LF107", message, "write one step in each line, or an arrow for each step", at)
        return (" ".join(lines),)

    def _step(self, source: str, target: str, label: str, at: int) -> None:
        separator = " / " if " / " in label else "/"
        given, found, output = (part.strip() for part in label.partition(separator))
        if not found or not given or len(label) > _LONGEST_LABEL:
            self._fail("LF107", f"the label {_short(label)} is not an input and an output", _EDGE_HINT, at)
        known = self._steps.get((source, given))
        step = Step(output, target, self._line(at))
        if known is not None and (known.output, known.target) != (output, target):
            message = f"in {source}, the input {given} has another step in line {known.line}"
            self._fail("LF107", message, "a Mealy machine has one step for each input in each state", at)
        if len(self._steps) == MAX_STEPS:
            self._fail("LF102", f"there are more than {MAX_STEPS:,} steps", "take a smaller automaton", at)
        self._steps.setdefault((source, given), step)

    def _node(self, name: str, at: int) -> None:
        self._nodes.setdefault(name)
        if len(self._nodes) > MAX_STATES:
            self._fail("LF102", f"there are more than {MAX_STATES:,} states", "take a smaller automaton", at)

    def _attributes(self) -> Mapping[str, str]:
        found: dict[str, str] = {}
        while self._took("["):
            while not self._took("]"):
                name = self._id()
                found[name.lower()] = self._text() if self._took("=") else ""
                self._took(",")
                self._took(";")
        return found

    # ---- tokens ------------------------------------------------------------------------------------------------------

    def _tokenized(self) -> Iterator[_Token]:
        at = 0
        while at < len(self._source):
            if self._source[at] == "<":
                end = self._end_of_html(at)
                yield _Token("html", self._source[at + 1 : end], at)
                at = end + 1
                continue
            found = _TOKEN.match(self._source, at)
            if found is None:
                self._fail("LF101", f"{self._source[at]!r} is not part of the language DOT", _EDGE_HINT, at)
            if found.lastgroup != "space":
                yield _Token(str(found.lastgroup), found[0], at)
            at = found.end()

    def _end_of_html(self, at: int) -> int:
        depth = 0
        for found in re.compile(r"[<>]").finditer(self._source, at):
            depth += 1 if found[0] == "<" else -1
            if depth == 0:
                return found.start()
        return self._fail("LF101", "this label has no end", "close it with >", at)

    @property
    def _here(self) -> int:
        return self._tokens[self._next].at if self._next < len(self._tokens) else len(self._source) - 1

    def _is(self, sign: str, *, lower: bool = False) -> bool:
        if self._next >= len(self._tokens):
            return False
        token = self._tokens[self._next]
        return token.kind != "string" and (token.text.lower() if lower else token.text) == sign

    def _took(self, sign: str, *, lower: bool = False) -> bool:
        found = self._is(sign, lower=lower)
        self._next += found
        return found

    def _taken(self, kind: str) -> bool:
        found = self._next < len(self._tokens) and self._tokens[self._next].kind == kind
        self._next += found
        return found

    def _require(self, sign: str) -> None:
        if not self._took(sign):
            self._fail("LF101", f"{sign} is missing here", _EDGE_HINT)

    def _id(self) -> str:
        return " ".join(self._text().split())

    def _text(self) -> str:
        """A name or a value; its lines are apart, without blanks around them."""
        if self._next >= len(self._tokens):
            self._fail("LF101", "the digraph has no end", "close it with }")
        token = self._tokens[self._next]
        self._next += 1
        match token.kind:
            case "word":
                found = token.text
            case "string":
                found = re.sub(r"\\([nlr])|\\\n|\\(.)", lambda one: "\n" if one[1] else one[2] or "", token.text[1:-1])
            case "html":
                lines = _LINE_END.split(" ".join(token.text.split()))
                found = "\n".join(html.unescape(re.sub(r"<[^<>]*>", " ", line)) for line in lines)
            case _:
                self._next -= 1
                self._fail("LF101", f"a name is missing before {token.text}", _EDGE_HINT)
        if self._took(":"):  # the port at which an arrow ends
            self._id()
        return "\n".join(" ".join(line.split()) for line in found.split("\n") if line.strip())

    def _line(self, at: int) -> int:
        return self.text.span(at, at).line

    def _fail(self, code: str, message: str, hint: str, at: int | None = None) -> NoReturn:
        place = max(self._here if at is None else at, 0)
        span = self.text.span(place, place)
        raise InputError((Diagnostic(code, message, span, self.text.line(span.line), hint),))
