"""The machine that runs: a declaration as a sealed `transitions.Machine`, one object for each execution.

The order in which an event is processed is lock → guard → record durable → state assigned → effects. Guards and the
assignments of variables come from the declaration, by way of the plan. Where callbacks or conditions of the caller take
part in a step, `transitions` calls them, in its own order; all other steps take a short way.

Callbacks before the assignment (`prepare_…`, `before_…`, `on_exit_…`, conditions) may prevent a transition by raising:
then nothing is on record and nothing has changed. Those after it (`on_enter_…`, `after_…`) are effects. Where one of
them raises, the transition stands, on record and in the state, and whoever fired the event gets the exception.
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
    """An event. However it is triggered, it goes through `Runtime.fire`."""

    def trigger(self, model: object, *args: object, **kwargs: object) -> bool:
        """Fire it. Raises StateError where it is refused."""
        if not isinstance(model, Runtime):
            raise SealedError(f"{self.name} is fired on a machine, not on {model!r}")
        return model.dispatch(self.name, *args, **kwargs)

    def run_callbacks(self, runtime: "Runtime", data: Mapping[str, Json]) -> bool:
        """Let `transitions` make the transition. False where a condition prevents it.

        Callbacks get a copy of the data: what they do to it is not on record.
        """
        return self._trigger(EventData(None, self, runtime, runtime, (), {"data": checked_data(data)}))


class Runtime(SealableMachine):
    """One execution of a declared machine.

    What `transitions` offers on a machine is there, too: `trigger("EVENT")`, `EVENT()`, `may_EVENT()`, `is_STATE()`.
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
        """Another execution of the same machine, with the same callbacks: small, since all but its state is shared.

        `execution_id` is made up where none is given. `history` are entries that are on record of it already: it goes
        on where they lead. Raises InputError where they are no run of this machine. Journal, clock and whether refusals
        go on record are as they are here, unless others are given.
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

    # ---- what it is like ----

    @property
    def declaration(self) -> Declaration:
        """What it was generated from."""
        return self._plan.declaration

    @property
    def execution_id(self) -> str:
        """What its entries call it."""
        return self._execution.execution_id

    @property
    def journal(self) -> Recorder | None:
        """Where its entries go."""
        return self._execution.setting.journal

    @property
    def state(self) -> str:
        """The control state."""
        return self._execution.node.control

    @property
    def variables(self) -> Mapping[str, str | int | bool]:
        """The variables, as the declaration writes their values; read only."""
        return self._plan.shown(self._execution.node)

    @property
    def snapshot(self) -> tuple[str, Mapping[str, str | int | bool]]:
        """Control state and variables of one moment, whatever other threads do."""
        node = self._execution.node
        return node.control, self._plan.shown(node)

    @property
    def step(self) -> int:
        """How many entries it has made."""
        return self._execution.number

    @property
    def enabled(self) -> tuple[str, ...]:
        """The events that the declaration allows now, in its order. Conditions of the caller are not asked."""
        return self._plan.enabled(self._execution.node)

    @property
    def owed(self) -> tuple[str, ...]:
        """The events that the machine itself has to make now; none where it rests."""
        return self._plan.owed(self._execution.node)

    # ---- what can be done ----

    def fire(self, event: str, data: Mapping[str, Json] | None = None) -> str:
        """Let an event happen, and return the state that it leads to. `data` goes on record with it.

        Raises StateError where the event is refused, InputError where there is no such event or the data is no JSON.
        What callbacks and the journal raise is passed on.
        """
        execution = self._execution
        with execution.lock:
            if execution.busy:
                self._refuse_within(event, environment=False)
            try:
                execution.busy = True  # first, since a signal handler may fire an event between any two instructions
                target = execution.node.direct.get(event)
                if target is None:
                    self._require(event, environment=False)
                    return self._take(event, data).control
                execution.commit(event, target, {} if data is None else checked_data(data))
            finally:
                execution.busy = False
            return target.control

    def begin(self, event: str, data: Mapping[str, Json] | None = None, *, observed: bool = False) -> Begun | None:
        """The first half of `fire` or `observe`, for `AsyncRuntime`, which does something else until it is on record.

        None where more than the journal takes part in the step: then the other two have to make it. Raises InputError
        where the data is no JSON.
        """
        return self._execution.begin(event, checked_data(data), observed=observed)

    def observe(self, action: str, data: Mapping[str, Json] | None = None) -> Mapping[str, str | int | bool]:
        """Let an environment action happen, which changes variables only, and return them. Raises as `fire` does."""
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
                    execution.commit(action, target, checked_data(data))
            finally:
                execution.busy = False
            return self._plan.shown(target)

    def trigger(self, event: str, data: Mapping[str, Json] | None = None) -> bool:
        """As `fire`, under the name that `transitions` has for it, and as there: True."""
        self.fire(event, data)
        return True

    def dispatch(self, trigger: str, *args: object, **kwargs: object) -> bool:
        """As `trigger`: an execution has no models but itself."""
        return bool(getattr(self, trigger)(*args, **kwargs))

    def may_trigger(self, event: str, data: Mapping[str, Json] | None = None) -> bool:
        """Would the event be accepted now? Conditions of the caller are asked, too."""
        self._require(event, environment=False)
        with self._execution.lock:
            return self._can_trigger(self, event, data=checked_data(data))

    # ---- how it is done ----

    def _refuse_within(self, event: str, *, environment: bool) -> NoReturn:
        """Raise StateError: a callback, a signal handler or a finalizer fires while another event is processed."""
        self._require(event, environment=environment)
        raise StateError(event, self.state, "another event is still being processed; fire it when that is done")

    def _take(self, event: str, data: Mapping[str, Json] | None) -> PlanNode:
        """The long way. The lock is held, and the execution is busy."""
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
        """Does anything of the caller's, or of `transitions`, take part in this transition?"""
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
        """Commit the transition that is being made; `transitions` calls this. Raises SealedError for anyone else."""
        del event_data
        execution = self._execution
        pending = execution.pending
        if pending is None or pending.step.target.control != (transition.dest or transition.source):
            self.require_unsealed("only events change its state")
            return
        execution.pending = None
        execution.commit(pending.event, pending.step.target, pending.data)

    def permits(self, transition: Transition) -> bool:
        """Is this the transition that its event makes now?"""
        step = self._plan.step(self._execution.node, transition.event)
        return step is not None and step.transition is transition

    def _require(self, event: str, *, environment: bool) -> None:
        makers = self._plan.makers
        maker = makers.get(event)
        if maker is not None and (maker is Maker.ENVIRONMENT) is environment:
            return
        what, other = ("environment action", "fire") if environment else ("event", "observe")
        known = [name for name, its in makers.items() if (its is Maker.ENVIRONMENT) is environment]
        hint = did_you_mean(event, known) if maker is None else f"call '{other}' for it"
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
            return "no transition on it starts there"
        return f"this is false: {' or '.join(render(guard) for guard in guards)}"

    # ---- what `transitions` expects of a machine ----

    @property
    def models(self) -> Sequence[object]:
        """Itself, once it is built: an execution is its own model, and its only one."""
        return (self,) if self._sealed else []

    @models.setter
    def models(self, value: Sequence[object]) -> None:
        """`transitions` begins with none."""

    def _checked_assignment(self, model: object, name: str, func: object) -> None:
        """Nothing: what `transitions` binds to a model, `__getattr__` finds without keeping it in every execution."""

    def set_state(self, state: object, model: object = None) -> None:
        """Raises SealedError: only events change its state. While it is built, it has its state already."""
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
