"""A log, given to an observer."""

from collections.abc import Iterable

from leverframe.observe.observations import Observation
from leverframe.observe.observer import Observer, Refusal


def after(observer: Observer, log: Iterable[Observation]) -> Observer | Refusal:
    """The observer after a whole log, or its first refusal."""
    for seen in log:
        found = observer.after(seen)
        if isinstance(found, Refusal):
            return found
        observer = found
    return observer
