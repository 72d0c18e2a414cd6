"""What an answer shows: as much as was asked for, nothing that was not declared, and values rather than labels."""

from collections.abc import Collection, Iterator, Mapping
from typing import assert_never, cast

from leverframe.conform.wire.messages import Answer, Json, MessageAnswer, Observed, OkAnswer, RunAnswer
from leverframe.conform.wire.parts import EffectSeen, RecordSeen, ReportSeen, Seen, SignalSeen, StateSeen
from leverframe.conform.wire.reading import NoAnswerError
from leverframe.language.guessing import did_you_mean


def require_each(events: int, answer: RunAnswer) -> None:
    """Raise NoAnswerError if a run does not show one step for each event."""
    if len(answer.steps) != events:
        reason = f"it has {len(answer.steps)} steps, and the run has {events} events"
        raise NoAnswerError(reason, "answer with one step for each event, also for those that are refused")
    if not all(step.settled for step in answer.steps):
        reason = "a step of a run says that more is to come, and the next event does not wait for it"
        raise NoAnswerError(reason, "let the product come to rest after each event of a run")


def require_declared(answer: Answer, observes: Collection[str]) -> None:
    """Raise NoAnswerError if an answer shows a dimension that is not among those that `start` declared."""
    for dimension in _dimensions(answer):
        if dimension not in observes:
            hint = f"add '{dimension}' to 'observes' in the answer to 'start', or leave it out here"
            raise NoAnswerError(f"it shows {_WORDS[dimension]}, which 'start' did not declare", hint)


STATELESS = (
    "it lacks the state, which 'start' declared",
    "report the state in each answer, also after a refusal, or leave it out of 'observes'",
)


def require_state(answer: Answer, observes: Collection[str]) -> None:
    """Raise NoAnswerError if the state is missing at the end of an event or a cycle, although it can be seen."""
    missing = any(isinstance(one, Observed) and one.settled and one.state is None for one in _observations(answer))
    if missing and "state" in observes:
        raise NoAnswerError(*STATELESS)


def require_values(answer: Answer, labels: Mapping[str, frozenset[str]]) -> None:
    """Raise NoAnswerError if something that is shown is a label of its class."""
    for name, value in _values(answer) if labels else ():
        for found in value if isinstance(value, list) else (value,):
            if isinstance(found, str) and found in labels.get(name, ()):
                hint = "answers carry the product's own values: the real id, not the label that the request named"
                raise NoAnswerError(f"{name} is {found!r}, which is a label of the interface", hint)


def _values(answer: Answer) -> Iterator[tuple[str, Json]]:
    """Everything that is shown, by its name."""
    for entry in _entries(answer):
        match entry:
            case RecordSeen():
                yield from entry.record.items()
            case EffectSeen():
                yield entry.effect, cast("Json", entry.value)
            case SignalSeen():
                yield entry.signal, entry.value
            case ReportSeen():
                yield from entry.fields.items()
            case StateSeen():
                pass
            case _:
                assert_never(entry)
    for each in _observations(answer):
        yield from (each.variables or {}).items()
        yield from each.result.items() if isinstance(each.result, dict) else ()


def require_known(answer: Answer, effects: Collection[str], signals: Collection[str], reports: Collection[str]) -> None:
    """Raise NoAnswerError if an effect, a signal or a report is none of the interface."""
    for entry in _entries(answer):
        match entry:
            case EffectSeen(effect=name):
                kind, known = "effect", effects
            case SignalSeen(signal=name):
                kind, known = "signal", signals
            case ReportSeen(report=name):
                kind, known = "report", reports
            case _:
                continue
        if name not in known:
            listed = f"the interface names {', '.join(known)}" if known else f"the interface names no {kind}"
            raise NoAnswerError(f"{name!r} is no {kind} of the interface", did_you_mean(name, known) or listed)


_WORDS = {
    "state": "a state",
    "path": "the states on the way",
    "records": "a record",
    "effects": "an effect",
    "signals": "a signal",
    "variables": "variables",
    "result": "a result",
    "telemetry": "a report",
    "rules": "rules of a policy",
}


def _observations(answer: Answer) -> Iterator[Observed | OkAnswer]:
    match answer:
        case Observed() | OkAnswer():
            yield answer
        case RunAnswer():
            yield from answer.steps
        case _:
            return


def _entries(answer: Answer) -> Iterator[Seen]:
    for each in _observations(answer):
        yield from each.trace or ()
    if isinstance(answer, MessageAnswer):
        yield from answer.reports or ()


def _dimensions(answer: Answer) -> Iterator[str]:
    for each in _observations(answer):
        yield from (name for name in ("state", "variables", "result", "rules") if getattr(each, name, None) is not None)
    for entry in _entries(answer):
        match entry:
            case RecordSeen():
                yield "records"
            case EffectSeen():
                yield "effects"
            case SignalSeen():
                yield "signals"
            case StateSeen():
                yield "path"
            case ReportSeen():
                yield "telemetry"
            case _:
                assert_never(entry)
