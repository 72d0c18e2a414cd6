"""What a subject may show in a cycle: every run under the plan, one full state at a time.

No reduction, no beliefs, no cache: an answer is explained if a search over (state, position in the plan, number of
entries seen) finds its end.
"""

import itertools
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from leverframe.conform.cycles.cycle import Cycle, Given
from leverframe.language.declaration import Transition
from leverframe.observe.interface import Interface
from leverframe.observe.interface import Shown as Field
from tests.oracle.system import State, System

Entry = tuple[object, ...]
"""("state", S), ("record", S, EVENT, T, fields) or ("effect", NAME)."""
At = tuple[State, int]
"""A state, and the number of elements of the plan that have happened; -1 before the stimulus."""

Told = tuple[tuple[str, object], ...]
"""Values by their names, in order."""
ANYTHING = "anything"
REFUSED = (("refused", None, True),)
Answer = tuple[tuple[str, object, bool], ...] | None
"""What the caller is told: each field with its value, and whether it may be missing. None: nobody knows yet."""

KINDS: dict[str, tuple[str, ...]] = {
    "outcome": (),
    "state": (),
    "telemetry": ("report",),
    "variables": (),
    "result": (),
    "path": ("state",),
    "effects": ("effect",),
    "records": ("record",),
    "order": ("record", "effect"),
}
"""The entries that each dimension sees."""


@dataclass(frozen=True)
class Shown:
    """An answer: accepted, refused or raised, the entries, and what is known at the end.

    That is the control state, what the caller is told, and the values of some variables, each by its name.
    """

    outcome: str
    entries: tuple[Entry, ...]
    control: str
    result: Told = ()
    variables: Told = ()


@dataclass
class Cycles:
    """The cycles of a machine for a subject that offers some stimuli, and arranges some events."""

    system: System
    interface: Interface
    arranges: frozenset[str]
    silent: bool = False
    edges: frozenset[str] = field(init=False)

    def __post_init__(self) -> None:
        self.edges = frozenset(line.event for line in self.system.declaration.transitions if line.target is not None)

    # ---- what may happen ----

    def is_internal(self, event: str) -> bool:
        return self.system.makers[event] == "machine" and event not in self.edges

    def is_arranged(self, event: str) -> bool:
        return event in self.arranges and not self.is_internal(event)

    def is_caused(self, event: str, state: State) -> bool:
        """Does an event happen by stimuli alone?"""
        stimuli = [one for one in self.interface.stimuli.values() if event in one.leads_to]
        return any(self.system.holds(one.when, state) for one in stimuli)

    def work(self, state: State) -> list[str]:
        """The machine's own events that may happen: its clock does not tick while it waits to be set to work."""
        made = [event for event in self.system.enabled(state) if self.system.makers[event] == "machine"]
        own = [event for event in made if not self.is_caused(event, state)]
        clock = self.interface.clock
        return [event for event in own if clock is None or event != clock.event or own == made]

    def quiet(self, state: State) -> bool:
        return not self.work(state)

    def leads(self, state: State, given: Given) -> list[tuple[Transition, State]]:
        stimulus = self.interface.stimuli[given.stimulus]
        if not self.system.holds(stimulus.when, state):
            return []
        ready = self._prepared(state, {**dict(given.data), **stimulus.prepares})
        return [] if ready is None else self._firings(ready, stimulus.leads_to)

    def _prepared(self, state: State, wanted: Mapping[str, object]) -> State | None:
        """The state with these values, by actions of the environment that assign nothing else."""
        variables = self.system.declaration.variables
        found = [state]
        for one in found:  # it grows
            values = {v.name: v.show(x) for v, x in zip(variables, one.values, strict=True)}
            if all(values[name] is value or values[name] == value for name, value in wanted.items()):
                return one
            for firing in self.system.firings(one):
                assigned = {name for name, _ in firing.transition.effects}
                environment = self.system.makers[firing.transition.event] == "environment"
                if environment and assigned <= wanted.keys() and firing.target and firing.target not in found:
                    found.append(firing.target)
        return None

    def own(self, state: State) -> list[tuple[Transition, State]]:
        work = self.work(state)
        decided = any(map(self.is_arranged, work))
        events = [e for e in work if self.is_internal(e) or not (self.is_arranged(e) or decided)]
        return self._firings(state, events)

    def _firings(self, state: State, events: Sequence[str]) -> list[tuple[Transition, State]]:
        found = self.system.firings(state)
        return [(one.transition, one.target) for one in found if one.transition.event in events and one.target]

    def steps(self, at: At, cycle: Cycle) -> Iterator[tuple[Transition | None, At]]:
        """What may come next; a transition of None is a further stimulus that is refused."""
        state, position = at
        if position < 0:
            yield from self._by(state, cycle.given, cycle, 0)
            return
        for line, target in self.own(state):
            yield line, (target, position)
        if position == len(cycle.plan):
            return
        element = cycle.plan[position]
        if isinstance(element, Given):
            if self.leads(state, element):
                yield from self._by(state, element, cycle, position + 1)
            else:
                yield None, (state, position + 1)
        elif isinstance(element, str):
            for line, target in self._firings(state, [element]):
                yield line, (target, position + 1)

    def _by(self, state: State, given: Given, cycle: Cycle, position: int) -> Iterator[tuple[Transition, At]]:
        for line, target in self.leads(state, given):
            if not self.is_arranged(line.event):
                yield line, (target, position)
            elif position < len(cycle.plan) and cycle.plan[position] == line.event:
                yield line, (target, position + 1)

    # ---- what it shows ----

    def entries(self, line: Transition | None, before: State, after: State) -> list[Entry]:
        found: list[Entry] = []
        if line is None:
            return found
        if line.target is not None:
            variables = self.system.declaration.variables
            values = {v.name: v.show(x) for v, x in zip(variables, after.values, strict=True)}
            fields = tuple(sorted((name, values[one.variables[0]]) for name, one in self.interface.shows.items()))
            found.append(("record", before.control, line.event, after.control, fields))
            if after.control != before.control:
                found.append(("state", after.control))
        for name, effect in self.interface.effects.items():
            found += [("effect", name)] * (effect.times if line.event in effect.by else 0)
        return found

    def reports(self, line: Transition | None, before: State, after: State) -> list[tuple[Entry, ...]]:
        """Each way to report a step: events anywhere, and a transition that stays in its state or not."""
        if line is None:
            return [()]
        values = {"source": before.control, "target": after.control, "event": line.event}
        made = {
            name: ("report", name, tuple((field, values.get(one.kind, ANYTHING)) for field, one in each.fields.items()))
            for name, each in self.interface.telemetry.items()
        }
        known = self.interface.telemetry
        edge = [made[name] for name, one in known.items() if one.on is None and line.target is not None]
        named = [made[name] for name, one in known.items() if line.event in (one.on or ())]
        kept = [edge, []] if before.control == after.control else [edge]
        return [
            order
            for some in kept
            for order in itertools.permutations([*some, *named])
            if [one for one in order if one in some] == some
        ]

    def tells(self, cycle: Cycle, line: Transition | None, before: State, after: State) -> Answer:
        """What a step tells the caller of a cycle; None if nothing."""
        fields = self.interface.stimuli[cycle.given.stimulus].tells
        if line is None or not any(line.event in one.on for one in fields.values()):
            return None
        return tuple(
            (name, *self._told(name, one, before, after))
            for name, one in sorted(fields.items())
            if line.event in one.on
        )

    def _told(self, name: str, one: Field, before: State, after: State) -> tuple[object, bool]:
        optional = name in self.interface.optional
        if not one.variables:
            return ANYTHING, optional
        index = self.system.names.index(one.variables[0])
        initial = self.system.initial.values[index]
        now = {"before": before, "after": after}.get(one.at, after if after.values[index] != initial else before)
        number = now.values[index]
        return self.system.declaration.variables[index].show(number), optional or number == initial

    def agrees(self, state: State, answer: Answer, cycle: Cycle, shown: Shown, dimension: str) -> bool:
        """Do the result and the variables at the end agree with a run? Whoever is refused is told anything."""
        fields = self.interface.stimuli[cycle.given.stimulus].tells
        told = {name: value for name, value in shown.result if name in fields}
        values = {name: value for name, value in shown.variables if name in self.interface.variables}
        if dimension in {"variables", "order"}:
            known = zip(self.system.declaration.variables, state.values, strict=True)
            if any(v.name in values and repr(values[v.name]) != repr(v.show(x)) for v, x in known):
                return False
        if dimension not in {"result", "order"} or answer == REFUSED:
            return True
        expected = {name: (value, optional) for name, value, optional in answer or ()}
        if not told.keys() <= expected.keys():
            return False
        return all(
            value == ANYTHING or repr(told[name]) == repr(value) if name in told else optional
            for name, (value, optional) in expected.items()
        )

    # ---- answers ----

    def fresh(self) -> frozenset[State]:
        """The states in which a fresh execution may rest."""
        found, waiting = {self.system.initial}, [self.system.initial]
        while waiting:
            for _, target in self.own(waiting.pop()):
                if target not in found:
                    found.add(target)
                    waiting.append(target)
        return frozenset(state for state in found if self.quiet(state))

    def starts(self, states: frozenset[State], cycle: Cycle, outcome: str) -> list[At]:
        accepted = outcome in {"accepted", "raised"}
        refused = outcome in {"refused", "raised"} or self.silent
        found = [(state, -1) for state in states if accepted and any(True for _ in self.steps((state, -1), cycle))]
        return found + [(state, 0) for state in states if refused and not self.leads(state, cycle.given)]

    def explained(self, states: frozenset[State], cycle: Cycle, shown: Shown, dimension: str) -> frozenset[State]:
        """The states in which the subject may be afterwards, as a dimension sees it; none if nothing explains it."""
        seen = [entry for entry in shown.entries if entry[0] in KINDS[dimension]]
        starts = self.starts(states, cycle, shown.outcome)
        nobody: Answer = None
        waiting: list[tuple[At, int, Answer]] = [(at, 0, nobody if at[1] < 0 else REFUSED) for at in starts]
        known, ends = set(waiting), set[State]()
        while waiting:
            at, count, answer = waiting.pop()
            if count == len(seen) and self.over(at, cycle) and self.agrees(at[0], answer, cycle, shown, dimension):
                ends.add(at[0])
            for line, target in self.steps(at, cycle):
                told = self.tells(cycle, line, at[0], target[0]) if answer is None else answer
                for reported in self.reports(line, at[0], target[0]) if dimension == "telemetry" else [()]:
                    every = (*self.entries(line, at[0], target[0]), *reported)
                    visible = [e for e in every if e[0] in KINDS[dimension]]
                    if _are_alike(visible, seen[count : count + len(visible)]):
                        following = (target, count + len(visible), told)
                        if following not in known:
                            known.add(following)
                            waiting.append(following)
        return frozenset(end for end in ends if dimension != "state" or end.control == shown.control)

    def over(self, at: At, cycle: Cycle) -> bool:
        """Is a cycle at its end?"""
        return at[1] == len(cycle.plan) and self.quiet(at[0])

    def performed(self, state: State, cycle: Cycle, chance: random.Random) -> tuple[Shown, State] | None:
        """What a correct subject shows in some run; None if it gets stuck, as if it could not arrange the plan."""
        outcome = "accepted" if self.leads(state, cycle.given) else "refused"
        at: At = (state, -1 if outcome == "accepted" else 0)
        found: list[Entry] = []
        answer: Answer = None if at[1] < 0 else REFUSED
        for _ in range(60):
            if self.over(at, cycle):
                return self._shown(outcome, found, at[0], answer, chance), at[0]
            options = list(self.steps(at, cycle))
            if not options:
                return None
            line, target = chance.choice(options)
            found += self.entries(line, at[0], target[0])
            found += chance.choice(self.reports(line, at[0], target[0]))
            answer = self.tells(cycle, line, at[0], target[0]) if answer is None else answer
            at = target
        return None

    def _shown(self, outcome: str, found: list[Entry], state: State, answer: Answer, chance: random.Random) -> Shown:
        """What is shown at the end: of what may be missing, now this and now that."""
        fields = answer if answer != REFUSED else (("fed", "anything", True),)
        told = tuple((name, value) for name, value, optional in fields or () if not optional or chance.random() < 0.5)
        variables = zip(self.system.declaration.variables, state.values, strict=True)
        named = ((v.name, v.show(x)) for v, x in variables if v.name in self.interface.variables)
        values = tuple(each for each in named if chance.random() < 0.7)
        return Shown(outcome, tuple(found), state.control, told, values)


def _are_alike(expected: Sequence[Entry], seen: Sequence[Entry]) -> bool:
    """Are these the entries? A field of a report may have any value, but has one."""
    return len(expected) == len(seen) and all(map(_is_alike, expected, seen))


def _is_alike(expected: Entry, seen: Entry) -> bool:
    match expected, seen:
        case ("report", name, tuple(fields)), ("report", other, tuple(told)):
            known = dict(told)
            values = [(value, known.get(field)) for field, value in fields]
            return name == other and all(one is not None and value in {ANYTHING, one} for value, one in values)
        case _:
            return expected == seen
