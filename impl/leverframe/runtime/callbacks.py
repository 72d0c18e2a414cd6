"""Callbacks and conditions that a caller adds to a machine, named as `transitions` names them."""

import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from transitions.core import EventData

from leverframe.errors import Diagnostic, InputError
from leverframe.language.declaration import Declaration, Maker, Transition
from leverframe.language.guessing import did_you_mean

Callback: TypeAlias = Callable[[EventData], object]
OneOrMore: TypeAlias = Callback | Sequence[Callback]

GENERAL = ("prepare_event", "before_state_change", "after_state_change", "on_final")
"""Called for every event; `on_final` when a terminal state is entered."""

_OF_STATES = ("on_enter", "on_exit")
_OF_EVENTS = ("prepare", "before", "after")
_SWALLOWING = {"finalize_event", "on_exception"}


@dataclass(frozen=True, slots=True)
class Callbacks:
    """Callbacks by their names in `transitions`, such as ``on_enter_IDLE``; conditions by event."""

    named: Mapping[str, tuple[Callback, ...]]
    conditions: Mapping[str, tuple[Callback, ...]]

    def of(self, kind: str, name: str | None = None) -> tuple[Callback, ...]:
        """The callbacks of a state or an event, or without `name` those for every event."""
        return self.named.get(kind if name is None else f"{kind}_{name}", ())

    def concern(self, transition: Transition, source: str, final: frozenset[str]) -> bool:
        """Is any of them called when this transition is fired from `source`?"""
        event, target = transition.event, transition.target
        if any(self.of(kind) for kind in ("prepare_event", "before_state_change", "after_state_change")):
            return True
        if event in self.conditions or any(self.of(kind, event) for kind in _OF_EVENTS):
            return True
        if target is None:
            return False
        entered = self.of("on_enter", target) or (target in final and self.of("on_final"))
        return bool(entered or self.of("on_exit", source))


def callbacks_for(
    declaration: Declaration, callbacks: Mapping[str, OneOrMore], conditions: Mapping[str, OneOrMore]
) -> Callbacks:
    """Check callbacks. Raises InputError (LF131) for names that the machine does not have, and for non-functions."""
    events = [event.name for event in declaration.events if event.maker is not Maker.ENVIRONMENT]
    names = {*GENERAL}
    names |= {f"{kind}_{state.name}" for kind in _OF_STATES for state in declaration.states}
    names |= {f"{kind}_{event}" for kind in _OF_EVENTS for event in events}
    return Callbacks(
        {name: _functions(name, given) for name, given in _known(callbacks, names, "callback")},
        {name: _functions(name, given) for name, given in _known(conditions, events, "event with a condition")},
    )


def _known(given: Mapping[str, OneOrMore], names: Iterable[str], what: str) -> Iterable[tuple[str, OneOrMore]]:
    known = set(names)
    for name in given:
        if name in _SWALLOWING:
            message = f"{name!r} is not supported: 'transitions' swallows exceptions there, so they would be lost"
            raise InputError((Diagnostic("LF131", message, None, None, "catch them where you fire the event"),))
        if name not in known:
            hint = did_you_mean(name, sorted(known)) or f"the names are {', '.join(sorted(known))}"
            raise InputError((Diagnostic("LF131", f"there is no {what} {name!r}", None, None, hint),))
    return given.items()


def _functions(name: str, given: OneOrMore) -> tuple[Callback, ...]:
    found = (given,) if callable(given) else tuple(given)
    for function in found:
        if not callable(function):
            message = f"{name!r} is given {function!r}, which cannot be called"
            raise InputError((Diagnostic("LF131", message, None, None, "pass a function, or a list of functions"),))
        if _does_nothing(function):
            message = f"{name!r} is given {function!r}, a coroutine or generator function, whose body never runs"
            hint = "pass a plain function; it may pass the work to a loop or a queue"
            raise InputError((Diagnostic("LF131", message, None, None, hint),))
    return found


def _does_nothing(function: Callback) -> bool:
    """Is it a coroutine or generator function? A call would return an object without running the body."""
    tests = (inspect.iscoroutinefunction, inspect.isgeneratorfunction, inspect.isasyncgenfunction)
    called: object = getattr(type(function), "__call__", None)  # noqa: B004 -- it is callable; this is its body
    return any(test(one) for test in tests for one in (function, called))
