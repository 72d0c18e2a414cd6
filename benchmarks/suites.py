"""Sizes of test suites, and the time to make them: ``python -m benchmarks.suites``.

The references are those of the bundled systems with their small bounds, in the view of acceptance and control states.
Each time is from the Mealy machine on arrays to the last test, and includes the minimisation and the identifying words.
With AALpy (``pip install aalpy``; B. Aichernig et al., 'AALpy: an active automata learning library', 2022), its
generators make the same suites for the same minimal machines in the same run.
"""

import importlib
import importlib.util
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import leverframe
from leverframe.conform.automata.machine import Machine, arrays
from leverframe.conform.automata.minimise import minimal
from leverframe.conform.automata.product import Size
from leverframe.conform.automata.suite import Method, suite
from leverframe.observe.interface import PATH
from leverframe.observe.mealy import Mealy, mealy
from leverframe.observe.reading import interface_of


@dataclass(frozen=True)
class Reference:
    """A bundled system; without parameters, the caller's choices are environment actions of their own."""

    name: str
    system: str
    parameters: bool = True

    def mealy(self, *, effects: bool = False) -> Mealy:
        """Its Mealy machine, not minimised, in the view of acceptance, control states and perhaps effects."""
        declaration = leverframe.load(self.system).declaration
        declaration = leverframe.load(self.system, constants=declaration.small).declaration
        interface = interface_of(declaration)
        names = [PATH, *(interface.effects if effects else ())]
        return mealy(declaration, interface if self.parameters else replace(interface, parameters=()), names)


REFERENCES = (
    Reference("kernel", "kernel"),
    Reference("kernel, any draft", "kernel", parameters=False),
    Reference("turn", "turn"),
    Reference("turn, any call", "turn", parameters=False),
    Reference("reug", "reug"),
    Reference("protocol", "femtoclaw-protocol"),
    Reference("femtoclaw", "femtoclaw-runtime"),
)
MADE = ((Method.WP, 0), (Method.HSI, 0), (Method.WP, 1))
BUDGET = 3_000_000
"""Larger suites, in inputs, are counted only."""
BY_AALPY = ("kernel", "kernel, any draft", "turn")
"""AALpy's generators take minutes for the others."""


def timed(work: Callable[[], Size]) -> tuple[Size, float]:
    """The size that `work` finds, and its processor time."""
    begun = time.process_time()
    return work(), time.process_time() - begun


def made(reference: Machine, method: Method, extra: int) -> Size:
    """Minimise, identify, and make every test."""
    tests = symbols = 0
    for rows in suite(minimal(reference), method, extra).levels():
        tests, symbols = tests + len(rows), symbols + rows.size
    return Size(tests, symbols)


def counted(reference: Machine, method: Method, extra: int) -> Size:
    """Minimise, identify, and count."""
    return suite(minimal(reference), method, extra).size()


def by_aalpy(reference: Machine, extra: int) -> Size:
    """The Wp suite that AALpy's generators make, without tests that are prefixes of others. Raises ImportError."""
    automata = importlib.import_module("aalpy.automata")
    oracle = importlib.import_module("aalpy.oracles.WpMethodEqOracle")
    states = [automata.MealyState(str(number)) for number in range(reference.size)]
    for number, state in enumerate(states):
        for symbol in range(reference.inputs):
            state.transitions[symbol] = states[int(reference.targets[number, symbol])]
            state.output_fun[symbol] = int(reference.outputs[number, symbol])
    machine = automata.MealyMachine(states[0], states)
    machine.compute_prefixes()
    alphabet = list(range(reference.inputs))
    characterising = machine.compute_characterization_set()
    cover = {state.prefix for state in states}
    rest = {(*word, symbol) for word in cover for symbol in alphabet} - cover
    words = set(oracle.first_phase_it(alphabet, cover, extra + 1, characterising))
    words |= set(oracle.second_phase_it(machine, alphabet, rest, extra + 1))
    beginnings = {word[:end] for word in words for end in range(len(word))}
    tests = words - beginnings
    return Size(len(tests), sum(map(len, tests)))


def row(name: str, what: str, size: Size, seconds: float, note: str = "") -> None:
    """Print one line of the table."""
    print(f"{name:18} {what:14} {size.tests:>11,} {size.symbols:>13,} {seconds:>9.2f}   {note}".rstrip())


def measured(name: str, reference: Machine) -> None:
    """Print the lines of one reference."""
    least = minimal(reference)
    told = f"; {reference.size:,} states → {least.size:,}, {least.inputs} inputs"
    for method, extra in MADE:
        size, seconds = timed(lambda: counted(reference, method, extra))  # noqa: B023 -- called at once
        row(name, f"{method}, k = {extra}", size, seconds, f"counted{told}")
        told = ""
        if size.symbols <= BUDGET or extra == 0:
            again, seconds = timed(lambda: made(reference, method, extra))  # noqa: B023 -- called at once
            assert again == size
            row("", "", again, seconds, "made")
        if method is Method.WP and extra == 0 and name in BY_AALPY and importlib.util.find_spec("aalpy"):
            size, seconds = timed(lambda: by_aalpy(least, extra))  # noqa: B023 -- called at once
            row("", "", size, seconds, "made by AALpy's generators")


def main(arguments: Sequence[str]) -> None:
    """Measure and print all references, or those that are named."""
    print(f"{'':18} {'':14} {'tests':>11} {'inputs':>13} {'seconds':>9}")
    for one in REFERENCES:
        if not arguments or one.name in arguments:
            measured(one.name, arrays(one.mealy())[0])
    if not importlib.util.find_spec("aalpy"):
        print("AALpy is not installed, so there is no comparison.")


if __name__ == "__main__":
    main(sys.argv[1:])
