"""The observer as a table: from a belief and what a row says to the next belief, computed on demand.

An observer depends on the values of a log only through what it makes of them. In a view without data that have
identities, and without times, it makes finitely many things of them. Then beliefs and what rows say are numbers, and a
row costs one look into a dictionary (the subset construction; J. Hopcroft, R. Motwani & J. Ullman, 'Introduction to
Automata Theory', §2.3.5).

Whatever does not simply go on is *doubtful*: a row that nothing explains, that cannot be read, or behind which nobody
can tell. The table says nothing about it: the execution is judged anew, by `audit.judging`, from its beginning.
"""

from leverframe.audit.inputs.rows import Row
from leverframe.audit.judging import controls, stayed
from leverframe.audit.seen import Seen, Sight
from leverframe.errors import CapacityError, InputError
from leverframe.observe.observations import Observation, Step
from leverframe.observe.observer import Observer, Refusal

DOUBTFUL = -1
"""In place of the number of a belief."""
IRRELEVANT = -1
"""In place of what a row says: it is about something else."""
UNCLEAR = -2
"""In place of what a row says: it cannot be read."""
MOST_SAID = 1 << 16
"""A log whose rows say more different things shows something that is not finite."""

Said = tuple[Observation | None, Step | None]


class TooManyError(Exception):
    """Rows say too many different things for a table."""


class Table:
    """The beliefs of an observer that begins, and what leads from one to another. Belief 0 is the first one."""

    def __init__(self, start: Observer, sight: Sight) -> None:
        self._sight = sight
        self._initial = frozenset(start.controls)
        self._observers = [start]
        self._numbers = {start.now.number: 0}
        self._said: list[Said] = []
        self._known: dict[str, int] = {}
        self.after: dict[int, int] = {}
        """What was computed so far: `key` of a belief and of what a row says → the next belief, or DOUBTFUL."""

    def said(self, row: Row) -> int:
        """The number of what a row says; IRRELEVANT, or UNCLEAR."""
        seen = self._sight.read(row)
        if seen is None:
            return IRRELEVANT
        return self._number((seen.observation, seen.stays)) if isinstance(seen, Seen) else UNCLEAR

    def _number(self, said: Said) -> int:
        text = repr(said)  # a frozen dataclass of texts and numbers, but its fields are a dictionary
        if text not in self._known:
            if len(self._said) == MOST_SAID:
                raise TooManyError
            self._known[text] = len(self._said)
            self._said.append(said)
        return self._known[text]

    def observation(self, said: int) -> Observation | None:
        """What is observed in a row that says this; None if it is hidden, or cannot be read."""
        return self._said[said][0] if said >= 0 else None

    def can_begin(self, said: int) -> bool:
        """Can an execution begin with a row that says this, or does it begin in the middle?"""
        observation, stays = self._said[said]
        match stays or observation:
            case Step(source=str(source)):
                return source in self._initial
            case _:
                return True

    def computed(self, belief: int, said: int) -> int:
        """The belief after a row, which is noted under its key."""
        after = self.after[key(belief, said)] = self._computed(belief, said)
        return after

    def _computed(self, belief: int, said: int) -> int:
        before = self._observers[belief]
        observation, stays = self._said[said]
        try:
            now = before if stays is None else stayed(before, stays)
            if observation is not None and isinstance(now, Observer):
                now = now.after(observation)
        except (CapacityError, InputError):
            return DOUBTFUL
        if isinstance(now, Refusal):
            return DOUBTFUL
        if now.now.number not in self._numbers:
            self._numbers[now.now.number] = len(self._observers)
            self._observers.append(now)
        return self._numbers[now.now.number]

    def controls(self, belief: int) -> str:
        """The control states in which a program with this belief may be."""
        return controls(self._observers[belief])


def key(belief: int, said: int) -> int:
    """The key of a belief and of what a row says, in `Table.after`."""
    return belief * MOST_SAID + said


def is_finite(start: Observer, sight: Sight) -> bool:
    """Is an observer a table: does it judge rows as they come, and neither times, reports nor data with identities?"""
    layout = sight.layout
    as_they_come = layout.items is None and not layout.by_time and not layout.per_file
    timed = start.believer.timed is not None and layout.time is not None
    return as_they_come and not timed and not layout.telemetry and sight.view.isdisjoint(sight.interface.labels)
