"""Why a step may go wrong although it is done right: an earlier one has left a wrong value where nothing shows it.

Which step comes next depends on guards, and what an assignment yields on what it reads. So of whatever nothing
explains, the steps are in doubt that last assigned a variable which was read there; those that assigned what these have
read, and so on. What was shown since then, or is shown at rest, was right. This is a dynamic slice of data (Agrawal and
Horgan, Dynamic Program Slicing, 1990) along all ways that the observer believes.

Nobody is blamed for it: the steps in doubt do not pass, and no requirement fails.

Limits: why a step assigned nothing, or came in place of another one, is not asked again. What one dimension has shown
is known to others only of values at rest, and of those after a record. A wrong guard puts nobody in doubt unless it
shows in an outcome or in a path. A step that should not have assigned what decides about another one is not in doubt.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from leverframe.conform.judge.carried import Ways, assigned, differing, first, since
from leverframe.conform.judge.dimensions import Dimension, in_order
from leverframe.language.declaration import Transition
from leverframe.language.expr import variables_of
from leverframe.observe.observations import Observation, Quiescent
from leverframe.observe.observer import Observer


@dataclass(frozen=True, slots=True)
class Established:
    """What is known to be right whichever dimension asks."""

    at_rest: frozenset[str]
    """The variables whose values are seen between cycles."""
    recorded: frozenset[tuple[str, bool, str]]
    """Events, each with whether it takes an edge then, and a variable that its record shows after the step."""

    def shows(self, line: Transition, variable: str) -> bool:
        """Does the record of a step show the value that it assigns to a variable?"""
        return (line.event, line.target is not None, variable) in self.recorded


def established(dimensions: Iterable[Dimension]) -> Established:
    """What is established by dimensions that are all as expected up to a failure."""
    every = [*dimensions]
    recorded = (each for one in every if one.name == "records" for each in _recorded(one))
    return Established(frozenset(name for one in every for name in one.between), frozenset(recorded))


def _recorded(dimension: Dimension) -> Iterator[tuple[str, bool, str]]:
    records, shows = dimension.interface.records, dimension.interface.shows
    names = dimension.seen & shows.keys() - {*dimension.interface.optional}
    fields = [shows[name] for name in names if shows[name].at != "before"]
    for line in dimension.steered.declaration.transitions:
        moves = line.target is not None
        if records.leaves(line.event, moves=moves) and line.event not in records.excluded:
            yield from ((line.event, moves, name) for one in fields for name in one.of(line.event))


def in_doubt(
    dimension: Dimension,
    observer: Observer,
    seen: Observation | None,
    blamed: Collection[Transition],
    known: Established,
) -> tuple[Transition, ...]:
    """The transitions that may be why nothing explains an observation, or the end, beside those that are blamed.

    The last cycle that the dimension remembers is that of the observation.
    """
    own = dimension.blamed(observer, at_the_end=seen is None)
    names = _read(dimension, observer, seen, own)
    if names is None and dimension.name != "path":
        return ()  # where nobody sees where the subject is, all guards might be why
    if names is None:
        names = _decisive(dimension, observer)
        return _Search(dimension, seen, known).found(_ends(observer), names)
    search = _Search(dimension, seen, known)
    found = {*search.found(None if isinstance(seen, Quiescent) else _ends(observer), names)}
    return in_order(one for one in found.difference(blamed) or search.others.difference(blamed) if one.sources)


def refused(dimension: Dimension, observer: Observer, known: Established) -> tuple[Transition, ...]:
    """The same if the outcome of a stimulus is wrong: the last cycle that the dimension remembers is the one before."""
    names = _decisive(dimension, observer).difference(known.at_rest)
    return _Search(dimension, None, known, later=True).found(None, names)


def _ends(observer: Observer) -> frozenset[int]:
    return frozenset(one.state for one in observer.now.belief)


def _read(
    dimension: Dimension, observer: Observer, seen: Observation | None, own: Iterable[Transition]
) -> frozenset[str] | None:
    """The variables that are shown wrongly, if nothing else is wrong; None if something is."""
    if isinstance(seen, Quiescent):
        return frozenset(seen.fields)
    names = differing(dimension, observer, seen) if seen is not None else frozenset[str]()
    if not names:
        return None
    reads = (variables_of(value) for line in own for name, value in line.effects if name in names)
    return names.union(*reads)


def _decisive(dimension: Dimension, observer: Observer) -> frozenset[str]:
    """The variables on which it depends what comes next."""
    machine = dimension.steered
    controls = {one.control for one in observer.states}
    lines = [line for line in machine.declaration.transitions if not controls.isdisjoint(line.sources)]
    events = {line.event for line in lines}
    conditions = [line.guard for line in lines]
    conditions += [one.when for one in machine.interface.stimuli.values() if not events.isdisjoint(one.leads_to)]
    return machine.kept.intersection(name for one in conditions for name in variables_of(one))


@dataclass
class _Search:
    """The steps before a failure that assigned variables, in the cycles that a dimension remembers."""

    dimension: Dimension
    seen: Observation | None
    known: Established
    later: bool = False
    """Is the failure after the last cycle that the dimension remembers?"""
    lines: set[Transition] = field(default_factory=set)
    others: set[Transition] = field(default_factory=set)
    """The steps that have not assigned what was looked for."""

    def found(self, ends: frozenset[int] | None, variables: Iterable[str]) -> tuple[Transition, ...]:
        """The transitions; `ends` are the states in the last cycle before the failure, or None for those at rest."""
        course = [*self.dimension.course]
        ways = [Ways(self.dimension.steered, {one.state for one in begun.now.belief}) for begun, _ in course]
        last = len(course) - 1
        waiting = [(last, ends, name) for name in sorted(variables)]
        looked = set(waiting)
        while waiting:
            number, stops, name = waiting.pop()
            if number < 0:
                continue
            more = self._before(course[number], ways[number], stops, name, failed=number == last and not self.later)
            for back, goals, read in more:
                one = (number - back, goals, read)
                if one not in looked and not (back and read in self.known.at_rest):
                    looked.add(one)
                    waiting.append(one)
        return in_order(line for line in self.lines if line.sources)

    def _before(
        self,
        cycle: tuple[Observer, Sequence[Observation]],
        ways: Ways,
        stops: frozenset[int] | None,
        name: str,
        *,
        failed: bool,
    ) -> Iterator[tuple[int, frozenset[int] | None, str]]:
        """What is to be looked for next: so many cycles before, up to which states, and of which variable."""
        begun, every = cycle
        starts, is_shown = {one.state for one in begun.now.belief}, False
        if stops is None or failed:
            until = [*every]
            if failed and self.seen is not None:
                until = until[: next((n for n, one in enumerate(until) if one is self.seen), len(until))]
            starts, is_shown = since(self.dimension, begun, until, frozenset((name,)))
        assigning, others, reached = ways.back(stops, lambda line: assigned(line, name))
        self.others.update(others)
        for state, line in assigning:
            if not self.known.shows(line, name):
                self.lines.add(line)
                value = next(value for each, value in line.effects if each == name)
                for read in variables_of(value) & self.dimension.steered.kept:
                    yield 0, frozenset((state,)), read
        if not is_shown and not reached.isdisjoint(first(self.dimension.steered, starts)):
            yield 1, None, name
