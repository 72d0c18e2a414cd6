"""The Mealy machine of a declaration: compared with its steps, minimal, and of the sizes that are known."""

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import leverframe
from leverframe.errors import InputError
from leverframe.language.loader import loads
from leverframe.observe import mealy as mealy_module
from leverframe.observe.automaton import Automaton
from leverframe.observe.derived import derived
from leverframe.observe.interface import Interface, Records
from leverframe.observe.mealy import Input, Mealy, mealy
from leverframe.observe.reading import interface_of
from tests.oracle.system import State, System
from tests.support.budget import examples
from tests.support.planted import Faults, each_noticed
from tests.support.strategies import UNSHRUNK, dump, machines


def distinguished(machine: Mealy) -> int:
    """The number of states that some word distinguishes from each other: pairs are marked until nothing changes."""
    states = range(machine.size)
    apart = {
        (a, b) for a, b in itertools.combinations(states, 2) if any(
            x != y for (x, _), (y, _) in zip(machine.rows[a], machine.rows[b], strict=True)
        )
    }  # fmt: skip
    while True:
        more = apart | {
            (a, b)
            for a, b in itertools.combinations(states, 2)
            for (_, s), (_, t) in zip(machine.rows[a], machine.rows[b], strict=True)
            if (min(s, t), max(s, t)) in apart
        }
        if more == apart:
            break
        apart = more
    return sum(all((a, b) in apart for a in range(b)) for b in states)


def simulated(system: System, word: Sequence[Input]) -> list[tuple[bool, str, Mapping[str, object]]]:
    """Acceptance, control state and variables after each input, by the definition of a step."""
    state = system.initial
    found: list[tuple[bool, str, Mapping[str, object]]] = []
    for symbol in word:
        values = list(state.values)
        for name, value in symbol.given:
            (variable,) = (v for v in system.declaration.variables if v.name == name)
            (number,) = (x for x in range(variable.low, variable.high + 1) if variable.show(x) == value)
            values[system.names.index(name)] = number
        steps = system.steps(State(state.control, tuple(values)))
        targets = [target for event, target in steps if event == symbol.event]
        state = targets[0] if targets else state
        shown = {v.name: v.show(x) for v, x in zip(system.declaration.variables, state.values, strict=True)}
        found.append((bool(targets), state.control, shown))
    return found


@settings(UNSHRUNK, max_examples=examples(25))
@given(st.data())
def test_a_mealy_machine_answers_as_the_declaration_does(data: st.DataObject) -> None:
    declaration = loads(dump(data.draw(machines()).document()))
    interface: Interface = replace(derived(declaration), records=Records("step"))
    shown = data.draw(st.sets(st.sampled_from(interface.names)))
    machine = mealy(declaration, interface, shown | {"path"})
    smallest = machine.minimal()
    word = data.draw(st.lists(st.sampled_from(machine.inputs), max_size=12))
    expected = simulated(System(declaration), word)
    for found in (machine, smallest):
        outputs = found.outputs(word)
        assert [(one.accepted, one.state) for one in outputs] == [one[:2] for one in expected]
        for output, (accepted, _, values) in zip(outputs, expected, strict=True):
            fields = {f.name: f.shown.value for item in output.shown for f in getattr(item, "fields", ())}
            assert all(values[name] == value for name, value in fields.items() if name in interface.shows)
            assert bool(output.shown) == accepted
    assert smallest.size == distinguished(machine)


@pytest.mark.parametrize(
    ("system", "parameters", "inputs", "states", "minimal"),
    [
        ("kernel", True, 25, 45, 22),
        ("kernel", False, 24, 139, 67),
        ("turn", True, 89, 440, 78),
        ("reug", True, 41, 824, 331),
    ],
)
def test_the_references_have_the_sizes_that_another_program_computed(
    system: str,
    parameters: bool,  # noqa: FBT001 -- a column of the table
    inputs: int,
    states: int,
    minimal: int,
) -> None:
    declaration = leverframe.load(system).declaration
    declaration = leverframe.load(system, constants=declaration.small).declaration
    interface = interface_of(declaration)
    machine = mealy(declaration, interface if parameters else replace(interface, parameters=()), ["path"])
    assert (len(machine.inputs), machine.size) == (inputs, states)
    assert machine.minimal().size == minimal


def test_only_the_inputs_of_a_tester_happen() -> None:
    kernel = leverframe.load("kernel")
    machine = kernel.mealy(observe=["path"], inputs=["CONFIG_LOADED", "HALT_COMMANDED"])
    assert [str(symbol) for symbol in machine.inputs] == ["CONFIG_LOADED", "HALT_COMMANDED"]
    assert machine.size == 3
    with pytest.raises(KeyError):
        machine.outputs([Input("SINK_LOST")])
    with pytest.raises(InputError, match="did you mean 'HALT_COMMANDED'"):
        kernel.mealy(inputs=["HALT_COMANDED"])


FAULTS = Faults()
ANSWERS = "test_mealy::test_a_mealy_machine_answers_as_the_declaration_does"
_minimal, _answer = Mealy.minimal, mealy_module._answer


@FAULTS.planted(ANSWERS, "assert .* == ")
def states_with_the_same_outputs_are_merged(patch: pytest.MonkeyPatch) -> None:
    def minimal(self: Mealy) -> Mealy:
        return _minimal(replace(self, rows=tuple(tuple((output, 0) for output, _ in row) for row in self.rows)))

    patch.setattr(Mealy, "minimal", minimal)


@FAULTS.planted(ANSWERS, "assert .* == ")
def nothing_is_merged(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Mealy, "minimal", lambda self: self)


@FAULTS.planted(ANSWERS, "assert .* == ")
def a_refusal_leads_to_the_initial_state(patch: pytest.MonkeyPatch) -> None:
    def answer(automaton: Automaton, *given: object) -> tuple[mealy_module.Output, int]:
        output, target = _answer(automaton, *given)  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType] -- as it is called
        return output, target if output.accepted else automaton.initial

    patch.setattr(mealy_module, "_answer", answer)


test_a_planted_fault_is_noticed = each_noticed(FAULTS)


def test_an_action_of_the_surroundings_happens_where_it_can() -> None:
    """Only the actions read the variable, so no view needs it for anything else."""
    text = """
leverframe: 1
machine: lamp
profile: draft
variables: {dark: {bool: false}}
states: {ON: {initial: true, quiescent: true}}
events: {SWITCHED: {by: input}}
transitions: [{from: ON, on: SWITCHED, internal: true}]
environment: [{on: SUN_SET, when: not dark, set: {dark: true}}, {on: SUN_ROSE, when: dark, set: {dark: false}}]
"""
    declaration = loads(text)
    interface = replace(derived(declaration), parameters=(), records=Records("edge"))
    found = mealy(declaration, interface, ["path"], ["SUN_SET", "SUN_ROSE"])
    fell, rose = found.inputs
    assert [one.accepted for one in found.outputs([rose, fell, fell, rose, rose])] == [False, True, False, True, False]


def test_no_step_is_remembered_that_nobody_asks_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(Automaton, "offered")
    declaration = leverframe.load("kernel").declaration
    assert mealy(declaration, interface_of(declaration), ["path"]).size > 1
