"""An implementation compared with its declaration, step by step, or judged by its adapter, in tests of pytest.

    >>> import leverframe
    >>> from leverframe import testing
    >>> kernel = leverframe.load("kernel")
    >>> TestKernel = testing.state_machine(kernel, testing.runtime_adapter(kernel)).TestCase

pytest and unittest run such a `TestCase` like any other. A small machine is walked exhaustively first: every event in
every reachable state. Then Hypothesis samples runs. Every step fires an event, allowed or not, or an environment
action, with data; sometimes the journal fails, and sometimes threads fire at once. After each step the state, the
variables, the refusals and the record must be those of the literal semantics (`leverframe.model.machine`).

`leverframe_conformance` is for implementations with an adapter of the wire protocol (docs/conformance.md).

Limits: Hypothesis samples runs, and says nothing about those it did not try. It does not test liveness and time.

From the bottom up:

    runs         a run of the model of a declaration
    difference   a difference, with its run and the requirements that it breaks
    comparison   an implementation beside the model of its declaration
    answers      the answers to each sequence of steps, so that a race is a difference
    walking      each event in each reachable state of a small machine
    in_process   an object of this process as a subject of conformance tests
    conformance  a campaign of conformance tests, for pytest
    logs         the logs of a test, judged when it has run
"""

import time
from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import ClassVar

from leverframe.api import Machine as Declared
from leverframe.extras import required
from leverframe.language.declaration import Maker
from leverframe.model.machine import Interpreter
from leverframe.record.entries import Json
from leverframe.runtime.errors import StateError
from leverframe.runtime.machine import Runtime
from leverframe.testing.answers import Answered, Answers
from leverframe.testing.comparison import Adapter, Comparison, Implementation, JournalDownError
from leverframe.testing.conformance import Conformance, leverframe_conformance
from leverframe.testing.difference import Difference
from leverframe.testing.runs import Walk
from leverframe.testing.walking import Walked

with required("test"):
    from hypothesis import currently_in_test_context
    from hypothesis import strategies as st
    from hypothesis.control import current_build_context
    from hypothesis.stateful import RuleBasedStateMachine, precondition, rule

__all__ = [
    "Adapter",
    "Comparison",
    "Conformance",
    "Difference",
    "Implementation",
    "JournalDownError",
    "RuntimeImplementation",
    "StateMachine",
    "leverframe_conformance",
    "runtime_adapter",
    "state_machine",
]

_LEAVES = st.none() | st.booleans() | st.integers(-(2**40), 2**40) | st.text(max_size=8)
_PAYLOADS = st.dictionaries(st.text(max_size=8), _LEAVES | st.lists(_LEAVES, max_size=3), max_size=2)


def runtime_adapter(declared: Declared) -> Adapter:
    """Return an adapter for Leverframe's own machine."""
    return lambda journal: RuntimeImplementation(declared.runtime(journal=journal))


class StateMachine(RuleBasedStateMachine):
    """What `state_machine` returns is a class of this kind."""

    coverage: ClassVar[Walked]
    """What is walked before Hypothesis begins; its text says it, or that the machine is too large."""


def state_machine(
    declared: Declared,
    adapter: Adapter,
    *,
    variables: Collection[str] | None = None,
    journaled: bool = True,
    threads: int = 4,
) -> type[StateMachine]:
    """Return a Hypothesis state machine that compares the implementation of `adapter` with the declaration.

    `variables` names the variables to compare (default: all). If not `journaled`, the implementation keeps no record.
    With fewer than two `threads`, only one thread uses it. Before Hypothesis begins, a small machine is walked
    exhaustively; `str(….coverage)` says whether it is, or that it is too large. A run that shows a difference raises
    Difference. So does an implementation that answers differently to the same steps (`answers`).
    """
    begin = partial(Comparison, declared, adapter, variables=variables, journaled=journaled)
    answers, walked = Answers(), Walked(declared, begin, journaled=journaled)

    class Comparing(StateMachine):
        coverage = walked

        def __init__(self) -> None:
            super().__init__()
            _off_the_clock(walked.require_passed)
            self.walk = Walk(Interpreter(declared.declaration))
            self.answered = Answered(answers)
            self.answered.step("the start", self.start)

        def start(self) -> None:
            self.comparison = begin()  # pyright: ignore[reportUninitializedInstanceVariable] -- __init__ calls this

        @rule(choice=st.data(), payload=_PAYLOADS)
        def allowed(self, choice: st.DataObject, payload: dict[str, Json]) -> None:
            """Fire an allowed event."""
            self.fire(self.chosen(choice), payload)

        @rule(event=st.sampled_from(sorted(declared.declaration.makers)), payload=_PAYLOADS)
        def anything(self, event: str, payload: dict[str, Json]) -> None:
            """Fire any event; most are refused."""
            self.fire(event, payload)

        @precondition(lambda _: journaled)
        @rule(choice=st.data(), payload=_PAYLOADS)
        def unrecorded(self, choice: st.DataObject, payload: dict[str, Json]) -> None:
            """Fire an allowed event while the journal fails."""
            event = self.chosen(choice)
            self.answered.step(
                f"{event} {payload} without a journal", lambda: self.comparison.fire_unrecorded(event, payload)
            )

        @precondition(lambda _: threads > 1)
        @rule(choice=st.data())
        def at_once(self, choice: st.DataObject) -> None:
            """Fire an allowed event from several threads."""
            event = self.chosen(choice)
            for _ in range(threads):
                self.walk.take(event)
            self.answered.step(f"{event} at once", lambda: self.comparison.fire_at_once(event, threads))

        def fire(self, event: str, payload: dict[str, Json]) -> None:
            self.walk.take(event)
            self.answered.step(f"{event} {payload}", lambda: self.comparison.fire(event, payload))

        def chosen(self, choice: st.DataObject) -> str:
            return choice.draw(st.sampled_from(self.walk.promising), "event")

    Comparing.__name__ = Comparing.__qualname__ = f"Comparing_{declared.name.replace('-', '_')}"
    return Comparing


def _off_the_clock(walk: Callable[[], None]) -> None:
    """Walk in the time of the first example, without counting it towards the deadline of Hypothesis for an example."""
    begun = time.perf_counter()
    try:
        walk()
    finally:
        if currently_in_test_context():
            current_build_context().data.draw_times["the walk"] = time.perf_counter() - begun


class RuntimeImplementation:
    """The runtime of Leverframe itself as an implementation."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime
        self._actions = {name for name, maker in runtime.declaration.makers.items() if maker is Maker.ENVIRONMENT}

    @property
    def state(self) -> str:
        """The control state."""
        return self._runtime.state

    @property
    def variables(self) -> Mapping[str, Json]:
        """The variables."""
        return self._runtime.variables

    def fire(self, event: str, data: Mapping[str, Json]) -> bool:
        """Fire an event or observe an environment action."""
        try:
            if event in self._actions:
                self._runtime.observe(event, data)
            else:
                self._runtime.fire(event, data)
        except StateError:
            return False
        return True
