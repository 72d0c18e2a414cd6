"""What to say of something that nothing explains: what was expected there, and which transitions are to blame."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from leverframe.conform.cycles.steered import Steered
from leverframe.conform.judge.carried import last
from leverframe.conform.judge.dimensions import Dimension, in_order
from leverframe.language.declaration import Transition
from leverframe.observe.fitting import fits
from leverframe.observe.history import NOTHING
from leverframe.observe.items import Item, ReportItem
from leverframe.observe.observations import Observation, Quiescent, Report, Step
from leverframe.observe.observer import Observer, Refusal
from leverframe.observe.telemetry import reported
from leverframe.observe.wording import in_words


@dataclass(frozen=True, slots=True)
class Blamed:
    """The transitions to blame, for which fields or variables, and the requirements that the interface names there."""

    transitions: tuple[Transition, ...]
    about: tuple[str, ...] = ()
    requirements: tuple[str, ...] | None = None
    cause: str = ""


def blamed(dimension: Dimension, begun: Observer, observer: Observer, seen: Observation | None) -> Blamed:
    """What is to blame if an observer cannot explain an observation, or the end; `begun` is the one at the stimulus."""
    lines = dimension.blamed(observer, at_the_end=seen is None)
    if dimension.reports:
        return _of_report(dimension, observer, seen if isinstance(seen, Report) else None, lines)
    match seen:
        case Report(name):
            return _of_result(dimension, observer, seen, name)
        case Quiescent(fields):
            alone = {name: observer.after(Quiescent({name: value})) for name, value in fields.items()}
            wrong = tuple(name for name, found in alone.items() if isinstance(found, Refusal)) or tuple(fields)
            return Blamed(_assigned(dimension.steered, (one.state for one in begun.now.belief), {*wrong}), wrong)
        case Step(fields=fields):
            return Blamed(lines, tuple(name for name in fields if _explains(observer, seen, name)))
        case _:
            return Blamed(lines)


def _explains(observer: Observer, seen: Step, name: str) -> bool:
    """Is one of its fields all that is wrong with a record?"""
    rest = replace(seen, fields={each: value for each, value in seen.fields.items() if each != name})
    return isinstance(observer.after(rest), Observer)


def told(about: Iterable[str], name: str) -> str:
    """What is told wrongly, in words."""
    return f"{', '.join(about)} in the {name}"


def expected(dimension: Dimension, observer: Observer, seen: Observation | None) -> tuple[str, ...]:
    """What could have come in place of an observation, or of the end, in words."""
    match seen:
        case Report(name) if not dimension.reports:
            items = {in_words(one.item, {}) for one in dimension.answers(observer)}
            return tuple(sorted(items)) or (f"nothing about it in the {name}",)
        case Quiescent(fields):
            return observer.values(fields)
        case _:
            return (*observer.allowed, *sorted(_ends(dimension, observer)))


def controls(observer: Observer) -> tuple[str, ...]:
    """The control states in which the subject may have been."""
    return tuple(sorted(observer.controls))


def _of_result(dimension: Dimension, observer: Observer, seen: Report, name: str) -> Blamed:
    """What is to blame for a wrong result."""
    answers = dimension.answers(observer)
    about = _wrong_fields([answer.item for answer in answers], seen) or tuple(seen.fields)
    cites = tuple(sorted({cite for each in about for cite in dimension.fields[name][each].cites}))
    lines = in_order(one.transition for one in answers if one.transition.sources)
    return Blamed(lines, about, cites or None, f"{dimension.name}: {told(about, name)}")


def _of_report(dimension: Dimension, observer: Observer, seen: Report | None, lines: tuple[Transition, ...]) -> Blamed:
    """What is to blame for a report that is wrong, is missing, or should not be there."""
    due = [one.due[0] for one in dimension.believer.expected(observer.now.belief)]
    items = list(dict.fromkeys(item for item in due if isinstance(item, ReportItem)))
    alike = [item for item in items if seen is not None and item.name == seen.name]
    about = _wrong_fields(alike, seen) if seen is not None and alike else ()
    named = {item.name for item in items} | ({seen.name} if seen is not None else set())
    known = {reported(name): one for name, one in dimension.reports.items() if reported(name) in named}
    later = seen is not None and _is_later(observer, seen)
    if seen is not None and about and not later:
        cites = {known[seen.name].fields[field].cite for field in about}
        return Blamed(lines, about, tuple(sorted(cites)), f"{dimension.name}: {told(about, seen.name)}")
    cites = {cite for one in known.values() for cite in one.cites}
    came = "the end" if seen is None else f"the {seen.name}{' of a later step' if later else ''}"
    wanted = ", ".join(sorted(item.name for item in items))
    cause = f"{dimension.name}: {came}, {f'in place of the {wanted}' if wanted else 'which nothing allows'}"
    return Blamed(lines, (), tuple(sorted(cites)) or None, cause)


def _is_later(observer: Observer, seen: Report) -> bool:
    """Is it the report of a later step, so that the one which is due is missing rather than wrong?"""
    believer = observer.believer
    due = (one for one in believer.expected(observer.now.belief) if _reports(one.due[0], seen.name))
    passed = believer.believed(map(believer.after_first, due))
    return passed is not None and isinstance(observer.at(passed).after(seen), Observer)


def _reports(item: Item, name: str) -> bool:
    return isinstance(item, ReportItem) and item.name == name


def _assigned(machine: Steered, starts: Iterable[int], variables: set[str]) -> tuple[Transition, ...]:
    """The transitions of a cycle that assign one of these variables, as the last ones that do.

    If none does, one of the others has done what it should not.
    """
    lines, others, _ = last(machine, starts, None, variables)
    return in_order(line for line in lines or others if line.sources)


def _ends(dimension: Dimension, observer: Observer) -> set[str]:
    numbers = [one.state for one in observer.now.belief if not one.due and dimension.steered.rests(one.state)]
    return {f"the end in {dimension.steered.state(number).control}" for number in numbers}


def _wrong_fields(items: Sequence[ReportItem], seen: Report) -> tuple[str, ...]:
    """The fields that are wrong whatever was to be told; those with an identity only if no other one is."""
    fitting, plain, known = set[str](), set[str](), set[str]()
    for item in items:
        for field in item.fields:
            known.add(field.name)
            alone = Report(seen.name, {field.name: seen.fields.get(field.name)})
            if fits(ReportItem(seen.name, (field,)), alone, NOTHING) is not None:
                fitting.add(field.name)
            if field.shown.held is None:
                plain.add(field.name)
    wrong = [name for name in (*seen.fields, *sorted(known - seen.fields.keys())) if name not in fitting]
    return tuple(name for name in wrong if name in plain or name not in known) or tuple(wrong)
