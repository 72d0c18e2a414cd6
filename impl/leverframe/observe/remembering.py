"""Beliefs with a memory of which claims a run may have broken (`observe.memory`)."""

from collections.abc import Iterable

from leverframe.deadline import ask
from leverframe.observe import belief
from leverframe.observe.automaton import Automaton
from leverframe.observe.belief import Belief, Believer, Explanation, too_many
from leverframe.observe.liveness import Liveness
from leverframe.observe.memory import Memory

_Led = tuple[tuple[Explanation, int], ...]


class Remembering(Believer):
    """Beliefs in which each explanation has a memory, that of all runs that lead to it."""

    def __init__(self, automaton: Automaton, live: Liveness, memory: Memory) -> None:
        self._led_from: dict[Explanation, _Led] = {}
        super().__init__(automaton, live, memory)

    def forget(self) -> None:
        """Drop what is computed again if it is needed."""
        super().forget()
        self._led_from.clear()

    def closed(self, found: Iterable[Explanation]) -> Belief:
        """The explanations, with all to which hidden steps lead; of several that differ in their memory, one."""
        known: dict[Explanation, Memory] = {}
        waiting: list[Explanation] = []

        def add(bare: Explanation, memory: Memory) -> None:
            before = known.get(bare)
            both = memory if before is None else before.joined(memory)
            if both != before:
                known[bare] = both
                waiting.append(bare)

        for one in found:
            add(one._replace(memory=None), one.memory or Memory(0, 0))
        while waiting:
            ask()
            bare = waiting.pop()
            memory = known[bare]
            for after, breaks in self._led(bare) if not bare.due else ():
                add(after, memory.after(breaks))
            if len(known) > belief.MAX_EXPLANATIONS:
                raise too_many()
        return frozenset(bare._replace(memory=memory) for bare, memory in known.items())

    def _led(self, bare: Explanation) -> _Led:
        """Where hidden steps lead, and which claims they break: the same in each belief."""
        found = self._led_from.get(bare)
        if found is None:
            found = tuple(dict.fromkeys((after, move.breaks) for move, after in self.hidden(bare)))
            self._led_from[bare] = found
        return found
