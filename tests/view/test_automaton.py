"""Mealy machines in DOT: what is read is what Graphviz reads, the declaration is the machine, and so is the subject."""

import importlib
from collections.abc import Collection, Mapping
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leverframe.api import Machine
from leverframe.conform.wire.messages import EventGiven
from leverframe.conform.wire.parts import RecordSeen
from leverframe.errors import InputError
from leverframe.language import reader
from leverframe.language.loader import loads
from leverframe.sut.learnt import Learnt
from leverframe.view import automaton, mealy_declared
from leverframe.view.automaton import MealyAutomaton
from tests.support.budget import examples
from tests.support.command_line import command, flat, process, run

COFFEE = """
/* a coffee machine, as projects of automata learning write it */
digraph g {
__start0 [label="" shape="none"];

\ts0 [shape="circle" label="s0"];
\ts1 [shape="circle" label="s1"];
\ts0 -> s1 [label="coin / ok"];  // paid
\ts0 -> s0 [label="button / nok"];
\ts1 -> s1 [label="coin / nok"];
\ts1 -> s0 [label="button / Coffee+Cup"];
__start0 -> s0;
}
"""
GRAPHVIZ = importlib.import_module("pygraphviz")  # it has no annotations
Table = dict[tuple[str, str], tuple[str, str]]
"""The next state and the output for a state and an input."""


def read(text: str) -> MealyAutomaton:
    return automaton.read(reader.decode(text.encode("utf-8", "surrogatepass"), "machine.dot"))


def table(found: MealyAutomaton) -> Table:
    return {key: (step.target, step.output) for key, step in found.steps.items()}


def declared(text: str) -> Machine:
    found = read(text)
    source = reader.decode(text.encode(), "machine.dot")
    return Machine(loads(mealy_declared.declared(found, source, "machine")))


def failing(text: str) -> tuple[str, str]:
    with pytest.raises(InputError) as caught:
        read(text)
    (found,) = caught.value.diagnostics
    return found.code, found.message


def test_a_file_of_a_project_is_read() -> None:
    found = read(COFFEE)
    assert (found.initial, found.states, found.inputs) == ("s0", ("s0", "s1"), ("coin", "button"))
    assert table(found) == {
        ("s0", "coin"): ("s1", "ok"),
        ("s0", "button"): ("s0", "nok"),
        ("s1", "coin"): ("s1", "nok"),
        ("s1", "button"): ("s0", "Coffee+Cup"),
    }


LABEL = st.text(st.sampled_from("aZ09 _+|.<>&{}#ö'"), min_size=1, max_size=6).filter(
    lambda text: text == " ".join(text.split())
)


@st.composite
def machines(draw: st.DrawFn) -> tuple[str, Table]:
    """A random Mealy machine, complete or not: its initial state, and its table."""
    states = [f"s{number}" for number in range(draw(st.integers(1, 5)))]
    inputs = draw(st.lists(LABEL, min_size=1, max_size=4, unique=True))
    outputs = draw(st.lists(LABEL, min_size=1, max_size=3, unique=True))
    keys = [(state, given) for state in states for given in inputs]
    kept = draw(st.lists(st.sampled_from(keys), min_size=1, unique=True))
    found = {key: (draw(st.sampled_from(states)), draw(st.sampled_from(outputs))) for key in kept}
    return draw(st.sampled_from([state for state, _ in found])), found


def written(initial: str, found: Table) -> str:
    """The machine in DOT, written by a few lines of its own."""
    lines = [f'  {source} -> {target} [label="{given} / {out}"];' for (source, given), (target, out) in found.items()]
    return "\n".join(["digraph g {", "  __start0 [shape=none];", *lines, f"  __start0 -> {initial};", "}"])


@settings(max_examples=examples(120), deadline=None)
@given(machines())
def test_what_is_read_is_what_was_written_and_what_graphviz_reads(machine: tuple[str, Table]) -> None:
    initial, found = machine
    text = written(initial, found)
    assert (read(text).initial, table(read(text))) == (initial, found)
    graph = GRAPHVIZ.AGraph(text)
    edges = sorted((edge[0], edge[1], edge.attr["label"]) for edge in graph.edges() if edge[0] != "__start0")
    assert edges == sorted((source, target, f"{i} / {o}") for (source, i), (target, o) in found.items())


def reached(initial: str, found: Table) -> Table:
    """The part of a machine that can be reached."""
    states, waiting = {initial}, [initial]
    for state in waiting:
        for (source, _), (target, _) in found.items():
            if source == state and target not in states:
                states.add(target)
                waiting.append(target)
    return {key: value for key, value in found.items() if key[0] in states}


@settings(max_examples=examples(80), deadline=None)
@given(machines())
def test_the_declaration_is_the_machine(machine: tuple[str, Table]) -> None:
    """The Mealy machine of the declaration, walked beside the table from the initial state."""
    initial, found = machine
    text = written(initial, found)
    names = mealy_declared.names(read(text))
    mealy = declared(text).mealy()
    symbols = {symbol.event: number for number, symbol in enumerate(mealy.inputs)}
    assert set(symbols) == set(names.inputs.values())
    pairs, waiting = {(initial, 0)}, [(initial, 0)]
    for state, number in waiting:  # it grows
        for given_input, event in names.inputs.items():
            output, target = mealy.rows[number][symbols[event]]
            step = found.get((state, given_input))
            assert output.accepted is (step is not None)
            if step is None:
                assert (output.state, target) == (names.states[state], number)
                continue
            assert output.state == names.states[step[0]]
            (shown,) = output.shown
            assert f"value='{names.outputs[step[1]]}'" in repr(shown)
            if (step[0], target) not in pairs:
                pairs.add((step[0], target))
                waiting.append((step[0], target))
    assert {state for state, _ in pairs} == {initial, *(target for target, _ in reached(initial, found).values())}


@settings(max_examples=examples(40), deadline=None)
@given(machines(), st.data())
def test_the_subject_is_the_machine(
    tmp_path_factory: pytest.TempPathFactory, machine: tuple[str, Table], data: st.DataObject
) -> None:
    initial, found = machine
    path = tmp_path_factory.getbasetemp() / "subject.dot"
    path.write_text(written(initial, found), "utf-8")
    subject, names = Learnt(path, ["events"]), mealy_declared.names(read(path.read_text("utf-8")))
    subject.reset({})
    state = initial
    for given_input in data.draw(st.lists(st.sampled_from(sorted(names.inputs)), max_size=12)):
        seen = subject.step(EventGiven(event=names.inputs[given_input]))
        step = found.get((state, given_input))
        assert seen.outcome == ("refused" if step is None else "accepted")
        if step is not None:
            record = {"previous_state": names.states[state], "event": names.inputs[given_input]}
            record |= {"new_state": names.states[step[0]], "output": names.outputs[step[1]]}
            assert seen.trace is not None
            assert [entry.record for entry in seen.trace if isinstance(entry, RecordSeen)] == [record]
            state = step[0]
        assert seen.state == subject.state == names.states[state]


ERRORS: Mapping[str, tuple[str, str]] = {
    "graph g { a -- b }": ("LF100", "machine.dot contains no digraph"),
    "stateDiagram": ("LF100", "machine.dot contains no digraph"),
    "digraph g { a; b }": ("LF100", "the digraph has no steps"),
    'digraph g { a -> b [label="x / y"]': ("LF101", "the digraph has no end"),
    'digraph g { a -> b [label="x / y"]; } digraph h {}': ("LF101", "there is something after the digraph"),
    "digraph g { subgraph s { a } }": ("LF101", "a subgraph is not part of an automaton"),
    'digraph g { a -> b -> c [label="x / y"] }': ("LF101", "an arrow leads to one state"),
    'digraph g { a -> [label="x / y"] }': ("LF101", "a name is missing before ["),
    "digraph g { a -> b [label=<x / y] }": ("LF101", "this label has no end"),
    "digraph g { a ! b }": ("LF101", "'!' is not part of the language DOT"),
    'digraph g { a -> b [label="x"] }': ("LF107", "the label 'x' is not an input and an output"),
    "digraph g { a -> b }": ("LF107", "the label '' is not an input and an output"),
    'digraph g { a -> b [label="x / y"]; a -> a [label="x / y"] }': (
        "LF107",
        "in a, the input x has another step in line 1",
    ),
    'digraph g { a -> b [label="x / y\\nz / w\\nv"] }': (
        "LF107",
        "some lines of the label 'x / y z / w v' are an input and an output, and others are not",
    ),
    'digraph g { __start0 -> a; __start1 -> b; a -> b [label="x / y"] }': (
        "LF107",
        "there are two initial states, a and b",
    ),
}


@pytest.mark.parametrize("text", ERRORS)
def test_a_mistake_is_reported_at_its_place(text: str) -> None:
    assert failing(text) == ERRORS[text]


@settings(max_examples=examples(300), deadline=None)
@given(st.text(max_size=40) | st.integers(0, len(COFFEE)).map(lambda end: COFFEE[:end] + COFFEE[end + 3 :]))
def test_whatever_a_file_contains_it_is_an_automaton_or_an_error_of_input(text: str) -> None:
    found: Collection[object] = ()
    try:
        found = automaton.read(reader.decode(text.encode("utf-8", "surrogatepass"), "machine.dot")).steps
    except InputError as error:
        found = error.diagnostics
    assert found


def test_the_limits_are_kept() -> None:
    states = "".join(f'a -> b{number} [label="{number} / y"];' for number in range(1_000))
    assert failing(f"digraph g {{ {states} }}") == ("LF102", "there are more than 1,000 states")
    steps = "".join(f'a->a[label="{number}/y"];' for number in range(20_001))
    assert failing(f"digraph g {{ {steps} }}") == ("LF102", "there are more than 20,000 steps")
    nested = "<" * 200_000
    assert failing(f"digraph g {{ a [label={nested}] }}")[0] == "LF101"


def test_labels_and_names_of_every_kind() -> None:
    text = """strict digraph "my graph" { rankdir=LR; node [shape=box];
      0 -> -1.5 [label=<a&amp;b / <B>c</B>>, color=red];
      "two words":n -> 0 [label="x\\ny/z/w"] edge [style=bold] # a comment
    }"""
    found = read(text)
    assert table(found) == {("0", "a&b"): ("-1.5", "c"), ("two words", "x y"): ("0", "z/w")}
    names = mealy_declared.names(read('digraph g { a -> A [label="true / OFF"]; A -> a [label="TRUE / off"] }'))
    assert len({*names.states.values(), *names.inputs.values()}) == 4


SSH = r"""
/* as the models of protocols are published: quotes, attributes, several steps at one arrow */
digraph "OpenSSH 7.5" {
  node [shape="circle"];
  "s0" [label="0" style=filled];
  __start0 [label="" shape="none" width=0, height=0];
  s0 -> s1 [label="KEXINIT(V,V,0) / KEXINIT; DH_REPLY" URL="http://example/"];
  s0 -> s0 [label="DISCONNECT / NO_CONN\lNEWKEYS / TIMEOUT\l"];
  s1 -> s0 [label=<<table border="0"><tr><td>DISCONNECT</td><td>/</td><td>-</td></tr><tr><td>NEWKEYS / NO
    RESP</td></tr></table>>];
  s1 -> s1 [label="KEXINIT(V,V,0) /
    UNIMPL", color = "red"];
  __start0 -> s0;
}
"""


def test_several_steps_at_one_arrow_are_several_steps() -> None:
    assert table(read(SSH)) == {
        ("s0", "KEXINIT(V,V,0)"): ("s1", "KEXINIT; DH_REPLY"),
        ("s0", "DISCONNECT"): ("s0", "NO_CONN"),
        ("s0", "NEWKEYS"): ("s0", "TIMEOUT"),
        ("s1", "DISCONNECT"): ("s0", "-"),
        ("s1", "NEWKEYS"): ("s0", "NO RESP"),
        ("s1", "KEXINIT(V,V,0)"): ("s1", "UNIMPL"),
    }


def test_the_command_imports_an_automaton_and_conform_judges_its_subject(tmp_path: Path) -> None:
    (tmp_path / "coffee.dot").write_text(COFFEE, "utf-8")
    target = tmp_path / "coffee.yaml"
    done = run("import", tmp_path / "coffee.dot", "-o", target)
    assert (done.code, done.stderr) == (0, "2 states, 2 inputs, 3 outputs, 4 steps\n")
    assert run("check", target).code == 0
    subject = command("sut", tmp_path / "coffee.dot")
    assert run("conform", target, "--", *subject).code == 0
    (tmp_path / "coffee.dot").write_text(COFFEE.replace("coin / nok", "coin / ok"), "utf-8")
    judged = run("conform", target, "--", *subject)
    assert judged.code == 1
    assert "fail" in judged.stdout


def test_a_subject_that_is_no_automaton_is_told(tmp_path: Path) -> None:
    assert "neither one of kernel, turn" in flat(run("sut", "kernle").stderr)
    (tmp_path / "bad.dot").write_text("digraph g { a -> b }", "utf-8")
    told = process("sut", tmp_path / "bad.dot")
    assert (told.code, "LF107" in told.stderr) == (2, True)
