"""A Mealy machine → the text of a declaration, whose variable `output` has the last output.

States, inputs and outputs become names in UPPER_CASE; texts that differ from their names are in `doc`. An input that is
undefined in a state is refused there. So the declaration has a state more for each output with which a state can be
entered, and its Mealy machine (`machine.mealy()`) is that of the file, as the tests show.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from leverframe.language.reader import Text
from leverframe.view import naming
from leverframe.view.automaton import MealyAutomaton

OUTPUT = "output"
"""The variable that has the last output."""


@dataclass(frozen=True, slots=True)
class Names:
    """The names in a declaration by those of the automaton; `none` stands for no output, before the first one."""

    states: Mapping[str, str]
    inputs: Mapping[str, str]
    outputs: Mapping[str, str]
    none: str


def names(automaton: MealyAutomaton) -> Names:
    """The names in the declaration of an automaton."""
    taken: set[str] = set()
    labels: set[str] = set()
    return Names(
        {name: naming.fresh(name, "STATE", taken) for name in automaton.states},
        {name: naming.fresh(name, "INPUT", taken) for name in automaton.inputs},
        {name: naming.fresh(name, "OUTPUT", labels) for name in automaton.outputs},
        naming.fresh("NONE", "OUTPUT", labels),
    )


def declared(automaton: MealyAutomaton, source: Text, machine: str) -> str:
    """The text of the declaration."""
    return "\n".join(_lines(automaton, names(automaton), source, machine)) + "\n"


def _lines(automaton: MealyAutomaton, known: Names, source: Text, machine: str) -> Iterator[str]:
    file = re.split(r"[\\/]", source.path)[-1]
    yield f"# The Mealy machine in {naming.one_line(file)}, SHA-256 {source.sha256}."
    yield from ("", "leverframe: 1", f"machine: {machine}", "profile: reference", "", "variables:")
    labels = ", ".join(naming.key(name) for name in (known.none, *known.outputs.values()))
    yield f"  {OUTPUT}: {{enum: [{labels}], initial: {known.none}, doc: {naming.quoted(_outputs(known))}}}"
    yield from ("", "states:")
    yield from _entries(known.states, "quiescent: true", automaton.initial)
    yield from ("", "events:")
    yield from _entries(known.inputs, "by: input", None)
    yield from ("", "transitions:")
    for (state, given), step in automaton.steps.items():
        source_name, event, target = known.states[state], known.inputs[given], known.states[step.target]
        head = f"from: {naming.key(source_name)}, on: {naming.key(event)}, to: {naming.key(target)}"
        yield f"  - {{{head}, set: {{{OUTPUT}: {naming.key(known.outputs[step.output])}}}}}"


def _outputs(known: Names) -> str:
    different = [f"{name} is {text!r}" for text, name in known.outputs.items() if text != name]
    return "; ".join(["the last output", *different])


def _entries(known: Mapping[str, str], about: str, initial: str | None) -> Iterator[str]:
    width = max(len(naming.key(name)) for name in known.values()) + 1
    for text, name in known.items():
        parts: Sequence[str] = [
            *(["initial: true"] if text == initial else []),
            about,
            *([f"doc: {naming.quoted(text)}"] if naming.words(text) not in {"", name} else []),
        ]
        yield f"  {naming.key(name) + ':':<{width}} {{{', '.join(parts)}}}"
