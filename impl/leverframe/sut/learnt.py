"""A Mealy machine in DOT as a subject: what it answers is what the file says, and nothing else is interpreted.

States, inputs and outputs have the names that `leverframe import FILE.dot` gives them. Each step leaves a record with
its edge, its event and its output. An input that is undefined in a state is refused.
"""

from collections.abc import Sequence
from pathlib import Path

from leverframe.conform.wire.messages import Config, Data, EventGiven, Json, Mode, Observed, StartAnswer
from leverframe.conform.wire.parts import RecordSeen, StateSeen
from leverframe.language import reader
from leverframe.sut.system import CannotError, Plan, System, bounded, implementation
from leverframe.view import automaton, mealy_declared


class Learnt(System):
    """An automaton that answers. Raises InputError if the file contains none."""

    def __init__(self, path: Path, modes: Sequence[Mode]) -> None:
        super().__init__(modes)
        found = automaton.read(reader.read(path))
        known = self._names = mealy_declared.names(found)
        self._steps = {
            (known.states[state], known.inputs[given]): (known.outputs[step.output], known.states[step.target])
            for (state, given), step in found.steps.items()
        }
        self._initial = self._state = known.states[found.initial]
        self._file = path.name

    def started(self, number: int) -> StartAnswer:
        """Everything can be given, and everything is seen."""
        events = list(self._names.inputs.values())
        return StartAnswer(
            id=number,
            ok=True,
            protocol=1,
            implementation=implementation(f"leverframe-sut-{self._file}"[:120]),
            modes=self.modes,
            alphabet=events if "events" in self.modes else [],
            stimuli=[event.lower() for event in events] if "cycles" in self.modes else [],
            arranges=[],
            observes=["state", "path", "records"],
            bounds={},
            choices={},
        )

    def reset(self, config: Config) -> None:
        """Begin in the initial state."""
        bounded(config, {})
        self._state = self._initial

    @property
    def state(self) -> str:
        """The state that it is in."""
        return self._state

    def step(self, given: EventGiven) -> Observed:
        """Take the step of an input."""
        if "events" not in self.modes:
            return super().step(given)
        return self._given(given.event)

    def cycle(self, stimulus: str, data: Data, plan: Plan) -> Observed:
        """Take the step of an input, as its stimulus."""
        if "cycles" not in self.modes:
            return super().cycle(stimulus, data, plan)
        if plan:
            raise CannotError(str(plan[0]), "an automaton has no plan")
        return self._given(stimulus.upper())

    def _given(self, event: str) -> Observed:
        if event not in self._names.inputs.values():
            raise CannotError(event, "the automaton has no such input")
        step = self._steps.get((self._state, event))
        if step is None:
            return Observed(outcome="refused", state=self._state, trace=[])
        output, target = step
        record: dict[str, Json] = {"previous_state": self._state, "event": event, "new_state": target}
        record[mealy_declared.OUTPUT] = output
        self._state = target
        return Observed(outcome="accepted", state=target, trace=[RecordSeen(record=record), StateSeen(state=target)])
