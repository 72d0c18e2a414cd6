"""Sequences of events as vectors: a suite with a guarantee, each event with the one answer of the reference.

A subject is compared by acceptance and, where the interface has records, by the control state after each event.
"""

import hashlib
import json
from collections.abc import Iterable

from leverframe.conform.automata.guarantee import Setting, guarantee
from leverframe.conform.automata.machine import arrays
from leverframe.conform.automata.minimise import minimal
from leverframe.conform.automata.suite import Method, suite
from leverframe.conform.judge.sentences import cited
from leverframe.conform.vectors import format as form
from leverframe.errors import CapacityError
from leverframe.language.declaration import Declaration
from leverframe.observe.interface import PATH, Interface
from leverframe.observe.mealy import Input, Output, mealy

MOST_TESTS = 100_000


def vectors(
    declaration: Declaration, interface: Interface, events: Iterable[str] | None, extra: int, tool: str
) -> form.AutomataFile:
    """The suite for these events, or for all, with `extra` states. Raises CapacityError beyond `MOST_TESTS` tests."""
    view = [PATH] if PATH in interface.names else []
    machine, alphabet = arrays(mealy(declaration, interface, view, events))
    tests = suite(minimal(machine), Method.HSI, extra)
    size = tests.size()
    if size.tests > MOST_TESTS:
        message = f"k = {extra} needs {size.tests:,} tests, and vectors have at most {MOST_TESTS:,}"
        raise CapacityError(f"{message}: take fewer events, with --alphabet")
    steps: dict[tuple[str | None, int, int], int] = {}
    written: list[form.AutomataTestPart] = []
    for test in tests.tests():
        before: str | None = declaration.initial_state
        numbers: list[int] = []
        for symbol, output in zip(test.word, test.expected, strict=True):
            numbers.append(steps.setdefault((before, symbol, output), len(steps)))
            before = alphabet.outputs[output].state
        words = json.dumps([[str(alphabet.inputs[symbol]) for symbol in test.word]])
        digest = hashlib.sha256(words.encode()).hexdigest()[:12]
        written.append(form.AutomataTestPart(id=f"{declaration.machine}-automata-{digest}", steps=numbers))
    return form.AutomataFile(
        tool=tool,
        machine=declaration.machine,
        profile=declaration.profile,
        sha256=declaration.sha256,
        method=str(tests.method),
        extra=extra,
        guarantee=guarantee(tests, size, Setting(view)),
        constants=dict(declaration.constants),
        initial=declaration.initial_state if view else None,
        steps=[
            _step(declaration, before, alphabet.inputs[symbol], alphabet.outputs[output])
            for before, symbol, output in steps
        ],
        tests=written,
    )


def _step(declaration: Declaration, before: str | None, given: Input, output: Output) -> form.StepPart:
    lines = tuple(
        line
        for line in declaration.transitions
        if line.event == given.event
        and before in {None, *line.sources}
        and (not output.accepted or (line.target or before) == output.state)
    )
    return form.StepPart(
        event=given.event,
        data=dict(given.given),
        outcome="accepted" if output.accepted else "refused",
        state=output.state,
        requirements=list(cited(lines, declaration)),
    )
