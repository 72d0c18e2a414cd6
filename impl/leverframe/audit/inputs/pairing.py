"""Which request an answer of JSON-RPC is about: one with its id that the other side sent, in the same session.

A transcript has the messages of both sides, each of which counts its requests by itself, and perhaps those of several
sessions. So several requests may wait under one id. These tell them apart, in turn:

- What the answer has in it: that to `tools/list` has `tools`, that to `sampling/createMessage` has a `role`.
- The members around the messages that tell sessions apart. Where only one request waits, it is seen which ones an
  answer has in common with its request. Until then, their names count (`_COMMON`).
- Those that tell the sides apart: each side has one value there, and the other side another one. For many methods it is
  known which side asks. Names of `_APART` tell it with the first message, others with eight of each side.
- Of requests of one side in one session, the latest counts. An id comes again when its request was answered or given
  up.

If several requests are left, and they differ, nobody can tell which one is answered.

Limits: `most` requests that wait, and 200 of them under one id. An answer to another one is about none. Sessions that
no member tells apart are read as one.
"""

import functools
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

_MOST_ALIKE, _MOST_NAMES = 200, 1_000
_COMMON = ("session", "conn")
"""What the name of a member has in it that tells sessions apart."""
_APART = ("from", "to", "sender", "receiver", "direction", "dir", "source", "origin", "role")
"""What a member is called that tells the two sides apart."""
_ENOUGH = 8
_ALWAYS, _VARIES = {True}, 2
_OTHER = {"client": "server", "server": "client"}
_CONTENTS: Mapping[str, tuple[str, ...]] = {
    "initialize": ("protocolVersion", "capabilities"),
    "server/discover": ("capabilities",),
    "tools/list": ("tools",),
    "tools/call": ("content", "structuredContent"),
    "prompts/list": ("prompts",),
    "prompts/get": ("messages",),
    "resources/list": ("resources",),
    "resources/templates/list": ("resourceTemplates",),
    "resources/read": ("contents",),
    "completion/complete": ("completion",),
    "sampling/createMessage": ("role",),
    "elicitation/create": ("action",),
    "roots/list": ("roots",),
}
"""What the result of a method has: one of these at least."""

Members = Mapping[str, object]
Id = str | int


@dataclass(frozen=True, slots=True)
class Asked:
    """A request. `sender` is known for some methods; `around` are the members around it."""

    method: str
    params: object
    sender: str | None
    around: Members


class Unknown(Enum):
    """Several requests may be meant."""

    WHICH = "several requests have its id, and nothing tells which of them it answers"


class Pairing:
    """The requests that wait, and what is known of the members around messages."""

    def __init__(self, most: int) -> None:
        self._most, self._number = most, 0
        self._waiting: dict[Id, list[Asked]] = {}
        self._alike: dict[str, set[bool]] = {}
        """Of each member around messages, whether answers had the same there as their requests: yes, no, or either."""
        self._values: dict[str, dict[str, Counter[object]]] = {}
        """Of each member around messages, how often it was what in those of a side; two values, if they are more."""

    def heard(self, sender: str | None, around: Members) -> None:
        """A side sends something."""
        for name, told in around.items():
            if sender is not None and isinstance(told, str | int) and self._is_room(name, self._values):
                values = self._values.setdefault(name, {}).setdefault(sender, Counter())
                if told in values or len(values) < _VARIES:
                    values[told] += 1

    def ask(self, number: Id, asked: Asked) -> None:
        """Take up a request."""
        same = self._waiting.setdefault(number, [])
        same.append(asked)
        self._number += 1
        if len(same) > _MOST_ALIKE:
            del same[0]
            self._number -= 1
        while self._number > self._most:
            self._number -= len(self._waiting.pop(next(iter(self._waiting))))

    def answered(self, number: Id, around: Members, result: object) -> Asked | Unknown | None:
        """The request that an answer is about, which waits no longer; None if there is none."""
        waiting = self._waiting.get(number, [])
        found = self._possible(waiting, around, result)
        if not found:
            return None
        if any((one.method, one.params) != (found[-1].method, found[-1].params) for one in found):
            return Unknown.WHICH
        if len(waiting) == 1:
            self._learn(found[-1], around)
        left = [one for one in waiting if one is not found[-1] and not self._replaces(found[-1], one)]
        self._number -= len(waiting) - len(left)
        if left:
            self._waiting[number] = left
        else:
            del self._waiting[number]
        return found[-1]

    def _possible(self, waiting: Sequence[Asked], around: Members, result: object) -> Sequence[Asked]:
        side = self._side(around)
        found = [one for one in waiting if side is None or self._asker(one) != side]
        for name in around:
            if _is_common(name) and self._alike.get(name) in (None, _ALWAYS):
                found = [one for one in found if _alike(one.around, around, name)]
        if len(waiting) > 1:
            found = _if_any(found, lambda one: _has_what_it_asks(one, result))
            for name in (name for name in around if self._alike.get(name) == _ALWAYS):
                found = _if_any(found, functools.partial(_is_alike, around=around, name=name))
        latest = list[Asked]()
        for one in found:
            latest = [*(old for old in latest if not self._replaces(one, old)), one]
        return latest

    def _side(self, around: Members) -> str | None:
        """The side that sends a message with these members around it, if they tell."""
        for name, told in around.items():
            known = {side: values for side, values in self._values.get(name, {}).items() if values}
            if any(len(values) > 1 for values in known.values()) or not isinstance(told, str | int):
                continue
            sides = {value: side for side, values in known.items() for value in values}
            if len(sides) < len(known) or not known:
                continue  # both have the same value
            if name in _APART:
                return sides.get(told) or (_OTHER[next(iter(known))] if len(known) == 1 else None)
            if len(known) == len(_OTHER) and min(map(Counter.total, known.values())) >= _ENOUGH and told in sides:
                return sides[told]
        return None

    def _asker(self, one: Asked) -> str | None:
        return one.sender or self._side(one.around)

    def _replaces(self, new: Asked, old: Asked) -> bool:
        """Is it a request of the same side in the same session, which used the id before?"""
        side = self._asker(new)
        if side is None or side != self._asker(old):
            return False
        names = {*new.around, *old.around}
        return all(_alike(new.around, old.around, name) for name in names if self._alike.get(name) != {False})

    def _learn(self, asked: Asked, answer: Members) -> None:
        for name in {*asked.around, *answer}:
            if self._is_room(name, self._alike):
                self._alike.setdefault(name, set()).add(_alike(asked.around, answer, name))
        self.heard(_OTHER.get(asked.sender or ""), answer)

    @staticmethod
    def _is_room(name: str, known: Mapping[str, object]) -> bool:
        return name in known or len(known) < _MOST_NAMES


def _if_any(some: list[Asked], fits: Callable[[Asked], bool]) -> list[Asked]:
    return [one for one in some if fits(one)] or some


def _has_what_it_asks(asked: Asked, result: object) -> bool:
    contents = _CONTENTS.get(asked.method)
    return contents is None or not isinstance(result, dict) or any(name in result for name in contents)


def _is_common(name: str) -> bool:
    return any(part in name.lower() for part in _COMMON)


def _is_alike(one: Asked, around: Members, name: str) -> bool:
    return _alike(one.around, around, name)


def _alike(one: Members, other: Members, name: str) -> bool:
    return one.get(name) == other.get(name)
