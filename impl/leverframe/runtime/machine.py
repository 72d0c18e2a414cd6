"""The running machine: a declaration as a sealed `transitions.Machine`, one object for each execution.

An event is processed in this order: lock → guard → record durable → state assigned → effects. The plan provides the
guards and the assignments of the declaration. If callbacks or conditions of the caller take part in a step,
`transitions` calls them, in its own order; all other steps take a shortcut.

Callbacks before the assignment (`prepare_…`, `before_…`, `on_exit_…`, conditions) may prevent a transition by raising:
then nothing is on record and nothing has changed. Those after it (`on_enter_…`, `after_…`) are effects. If one of them
raises, the caller of `fire` gets the exception, but the transition has happened: it is on record, and the state has
changed.
"""

import uuid
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import ClassVar, NoReturn, Self

from transitions.core import Event as StockEvent
from transitions.core import EventData
from transitions.core import Transition as StockTransition

from leverframe.errors import Diagnostic, InputError
from leverframe.language.declaration import Declaration, Maker, Transition
from leverframe.language.guessing import did_you_mean
from leverframe.logic.render import render
from leverframe.record.entries import Entry, Json, Recorder
from leverframe.runtime import generate, sealing
from leverframe.runtime.callbacks import GENERAL, Callbacks
from leverframe.runtime.clocks import Clock, usual_clock
from leverframe.runtime.data import checked_data
from leverframe.runtime.errors import SealedError, StateError
from leverframe.runtime.execution import Begun, Execution, Pending, Setting
from leverframe.runtime.history import replay
from leverframe.runtime.plan import Plan, PlanNode, PlanStep
from leverframe.runtime.sealing import SealableMachine


class RuntimeEvent(sealing.Event):
    """An event. Every way to trigger it goes through `Runtime.fire`."""

    def trigger(self, model: object, *args: object, **kwargs: object) -> bool:
        """Fire the event. Raises StateError if it is refused."""
        if not isinstance(model, Runtime):
            raise SealedError(f"{self.name} is fired on a machine, not on {model!r}")
        return model.dispatch(self.name, *args, **kwargs)

    def run_callbacks(self, runtime: "Runtime", data: Mapping[str, Json]) -> bool:
        """Let `transitions` make the transition. Returns False if a condition prevents it.

        Callbacks get a copy of the data, so their changes are not recorded.
        """
        return self._trigger(EventData(None, self, runtime, runtime, (), {"data": checked_data(data)}))


class Runtime(SealableMachine):
    """One execution of a declared machine.

    The methods of a `transitions` machine exist, too: `trigger("EVENT")`, `EVENT()`, `may_EVENT()`, `is_STATE()`.
    """

    __slots__ = ("_execution",)
    event_cls: ClassVar[type[StockEvent]] = RuntimeEvent

    def __init__(self, plan: Plan, callbacks: Callbacks, **options: object) -> None:
        declaration = plan.declaration
        setting = Setting(declaration.machine, None, usual_clock(declaration), records_refusals=True)
        self._plan = plan
        self._callbacks = callbacks
        self._final = generate.final_states(declaration)
        self._execution = Execution(plan.initial, setting, "prototype")
        keywords: dict[str, object] = {"model": None} | options
        super().__init__(
            name=declaration.machine,
            states=generate.states(declaration, callbacks),
            transitions=generate.transitions(declaration, callbacks, _permits, _assign),
            initial=declaration.initial_state,
            send_event=True,
            auto_transitions=False,
            **{kind: list(callbacks.of(kind)) for kind in GENERAL},
            **keywords,
        )
        self.seal()

    def another(
        self,
        execution_id: str | None = None,
        history: Iterable[Entry] = (),
        *,
        journal: Recorder | None = None,
        clock: Clock | None = None,
        record_refusals: bool | None = None,
    ) -> Self:
        """Return another execution of the same machine, with the same callbacks. All but its state is shared.

        The default `execution_id` is that of the history, or a random one. `history` holds the entries that the
        execution already has on record; the new object continues after them. Raises InputError if they are not a run of
        this machine. The defaults for `journal`, `clock` and `record_refusals` are those of this execution.
        """
        entries = tuple(history)
        if execution_id is None:
            execution_id = entries[0].execution_id if entries else str(uuid.uuid4())
        setting = self._execution.setting
        if not (journal is None and clock is None and record_refusals is None):
            setting = Setting(
                setting.machine,
                setting.journal if journal is None else journal,  # An empty list is a journal, too.
                setting.clock if clock is None else clock,
                records_refusals=setting.records_refusals if record_refusals is None else record_refusals,
            )
        execution = Execution(self._plan.initial, setting, execution_id)
        replay(self._plan, execution, entries, self._callbacks.conditions.keys())
        other = self._sibling()
        object.__setattr__(other, "_execution", execution)
        return other

    def _sibling(self) -> Self:
        other = object.__new__(type(self))
        object.__setattr__(other, "__dict__", self.__dict__)
        return other

    # ---- queries ----

    @property
    def declaration(self) -> Declaration:
        """The declaration of the machine."""
        return self._plan.declaration

    @property
    def execution_id(self) -> str:
        """The id of this execution in its entries."""
        return self._execution.execution_id

    @property
    def journal(self) -> Recorder | None:
        """The journal that receives its entries, or None."""
        return self._execution.setting.journal

    @property
    def state(self) -> str:
        """The control state."""
        return self._execution.node.control

    @property
    def variables(self) -> Mapping[str, str | int | bool]:
        """The variables, with values as the declaration writes them, read-only."""
        return self._plan.shown(self._execution.node)

    @property
    def snapshot(self) -> tuple[str, Mapping[str, str | int | bool]]:
        """Control state and variables of one moment, consistent also if other threads fire events."""
        node = self._execution.node
        return node.control, self._plan.shown(node)

    @property
    def step(self) -> int:
        """The number of its entries."""
        return self._execution.number

    @property
    def enabled(self) -> tuple[str, ...]:
        """The events that the declaration allows now, in its order, without regard to conditions of the caller."""
        return self._plan.enabled(self._execution.node)

    @property
    def owed(self) -> tuple[str, ...]:
        """The machine events that are enabled now; none if the machine is quiescent."""
        return self._plan.owed(self._execution.node)

    # ---- events ----

    def fire(self, event: str, data: Mapping[str, Json] | None = None) -> str:
        """Let an event happen, and return the new state. `data` is recorded with it.

        Raises StateError if the event is refused, and InputError if it does not exist or the data is not JSON.
        Exceptions of callbacks and of the journal are passed on.
        """
        execution = self._execution
        with execution.lock:
            if execution.busy:
                self._refuse_within(event, environment=False)
            try:
                execution.busy = True  # first, since a signal handler may fire an event between any two bytecodes
                target = execution.node.direct.get(event)
                if target is None:
                    self._require(event, environment=False)
                    return self._take(event, data).control
                execution.commit(event, target, {} if data is None else checked_data(data))
            finally:
                execution.busy = False
            return target.control

    def begin(self, event: str, data: Mapping[str, Json] | None = None, *, observed: bool = False) -> Begun | None:
        """Begin a step for `AsyncRuntime`, which finishes it when the entry is on record.

        Returns None if more than the journal takes part in the step: then call `fire` or `observe`. Raises InputError
        if the data is not JSON.
        """
        return self._execution.begin(event, {} if data is None else checked_data(data), observed=observed)

    def observe(self, action: str, data: Mapping[str, Json] | None = None) -> Mapping[str, str | int | bool]:
        """Let an environment action happen, and return the variables, which are all it changes. Raises as `fire`."""
        execution = self._execution
        with execution.lock:
            if execution.busy:
                self._refuse_within(action, environment=True)
            try:
                execution.busy = True
                target = execution.node.observed.get(action)
                if target is None:
                    self._require(action, environment=True)
                    target = self._take(action, data)
                else:
                    execution.commit(action, target, {} if data is None else checked_data(data))
            finally:
                execution.busy = False
            return self._plan.shown(target)

    def trigger(self, event: str, data: Mapping[str, Json] | None = None) -> bool:
        """Fire an event and return True, as `trigger` in `transitions` does. Raises as `fire`."""
        self.fire(event, data)
        return True

    def dispatch(self, trigger: str, *args: object, **kwargs: object) -> bool:
        """Do what `trigger` does: the only model of an execution is itself."""
        return bool(getattr(self, trigger)(*args, **kwargs))

    def may_trigger(self, event: str, data: Mapping[str, Json] | None = None) -> bool:
        """Would the event be accepted now? Evaluates conditions of the caller, too."""
        self._require(event, environment=False)
        with self._execution.lock:
            return self._can_trigger(self, event, data=checked_data(data))

    # ---- one step ----

    def _refuse_within(self, event: str, *, environment: bool) -> NoReturn:
        """Raise StateError: a callback, a signal handler or a finalizer fired while another event is processed."""
        self._require(event, environment=environment)
        raise StateError(event, self.state, "another event is still being processed; fire it when that is done")

    def _take(self, event: str, data: Mapping[str, Json] | None) -> PlanNode:
        """Make a step without the shortcut. The lock is held, and the execution is busy."""
        execution, node = self._execution, self._execution.node
        given = checked_data(data)
        step = self._plan.step(node, event)
        if step is None:
            self._refuse(event, given, self._reason(event))
        elif event in self.events and self._calls_back(step.transition):
            self._run_callbacks(event, given, step)
        else:
            execution.commit(event, step.target, given)
            self._plan.go_directly(node, event)
        return execution.node

    def _calls_back(self, transition: Transition) -> bool:
        """Does a callback or condition take part in this transition?"""
        return self._callbacks.concern(transition, self.state, self._final)

    def _run_callbacks(self, event: str, data: Mapping[str, Json], step: PlanStep) -> None:
        execution, known = self._execution, self.events[event]
        try:
            execution.pending = Pending(event, step, data)
            accepted = isinstance(known, RuntimeEvent) and known.run_callbacks(self, data)
        finally:
            execution.pending = None
        if not accepted:
            self._refuse(event, data, "a condition of the caller is false")

    def assign(self, event_data: EventData, transition: StockTransition) -> None:
        """Commit the current transition, when `transitions` calls this. Raises SealedError for any other caller."""
        del event_data
        execution = self._execution
        pending = execution.pending
        if pending is None or pending.step.target.control != (transition.dest or transition.source):
            self.require_unsealed("only events change its state")
            return
        execution.pending = None
        execution.commit(pending.event, pending.step.target, pending.data)

    def permits(self, transition: Transition) -> bool:
        """Is this the transition that its event takes now?"""
        step = self._plan.step(self._execution.node, transition.event)
        return step is not None and step.transition is transition

    def _require(self, event: str, *, environment: bool) -> None:
        makers = self._plan.makers
        maker = makers.get(event)
        if maker is not None and (maker is Maker.ENVIRONMENT) is environment:
            return
        what, other = ("environment action", "fire") if environment else ("event", "observe")
        known = [name for name, its in makers.items() if (its is Maker.ENVIRONMENT) is environment]
        listed = f"the {what}s are {', '.join(known)}" if known else f"it has no {what}s"
        hint = did_you_mean(event, known) or listed if maker is None else f"call '{other}' for it"
        raise InputError(
            (Diagnostic("LF130", f"{self.declaration.machine} has no {what} {event!r}", None, None, hint),)
        )

    def _refuse(self, event: str, data: Mapping[str, Json], reason: str) -> None:
        execution = self._execution
        node = execution.node
        error = StateError(event, node.control, reason, self._plan.enabled(node))
        execution.refuse(event, data)
        raise error

    def _reason(self, event: str) -> str:
        declared = (*self.declaration.transitions, *self.declaration.environment)
        guards = [t.guard for t in declared if t.event == event and self.state in t.sources]
        if not guards:
            return "no transition on this event starts there"
        return f"this is false: {' or '.join(render(guard) for guard in guards)}"

    # ---- what `transitions` expects of a machine ----

    @property
    def models(self) -> Sequence[object]:
        """The machine itself, once it is built: an execution is its own only model."""
        return (self,) if self._sealed else []

    @models.setter
    def models(self, value: Sequence[object]) -> None:
        """Ignore the empty list that `transitions` assigns first."""

    def _checked_assignment(self, model: object, name: str, func: object) -> None:
        """Bind nothing: `__getattr__` finds the methods that `transitions` would store in every execution."""

    def set_state(self, state: object, model: object = None) -> None:
        """Raises SealedError once the machine is built, since only events change its state. Before, does nothing."""
        del state, model
        self.require_unsealed("only events change its state")

    def __getattr__(self, name: str) -> Callable[..., bool]:
        events = self._plan.makers
        if name in events:
            return partial(self.trigger, name)
        if name.removeprefix("may_") in events:
            return partial(self.may_trigger, name.removeprefix("may_"))
        if name.removeprefix("is_") in self.states:
            return partial(self.is_state, name.removeprefix("is_"), self)
        return super().__getattr__(name)

    def __repr__(self) -> str:
        return f"<{self.declaration.machine} {self.execution_id}: {self.state}, step {self.step}>"


def _permits(event_data: EventData, transition: Transition) -> bool:
    runtime = event_data.model
    return isinstance(runtime, Runtime) and runtime.permits(transition)


def _assign(event_data: EventData) -> None:
    runtime, transition = event_data.model, event_data.transition
    if isinstance(runtime, Runtime) and transition is not None:
        runtime.assign(event_data, transition)
