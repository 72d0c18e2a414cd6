"""Logs that grow while they are followed: written in random pieces, and compared with an audit of the whole."""

import itertools
import random
from collections.abc import Iterator, Sequence
from pathlib import Path

from leverframe.audit import layout, mapped
from leverframe.audit.auditing import Audit
from leverframe.audit.following.alerts import Alert, Widened
from leverframe.audit.following.executions import Limits
from leverframe.audit.following.follower import Followed, Follower, Subject
from leverframe.audit.following.tails import Tail
from leverframe.audit.following.window import Waiting
from leverframe.audit.found import Gap, Untold, Violation
from leverframe.observe.reading import chosen
from tests.audit.logs import declared


def subject(system: str, view: str | None = None, mapping: Path | None = None) -> Subject:
    declaration, interface = declared(system)
    where = mapped.read(declaration, interface, mapping) if mapping else layout.usual(declaration, interface)
    return Subject(declaration, interface, where, tuple(chosen(interface, view.split(","))) if view else None)


class Following:
    """A follower of files, and what it has told. Time passes only if a test says so."""

    def __init__(
        self, of: Subject, files: Sequence[Path], limits: Limits | None = None, waiting: Waiting | None = None
    ) -> None:
        self.files, self.now = files, 0.0
        self.follower = Follower(of, limits or Limits(), waiting or Waiting())
        self.tails = [Tail(str(path)) for path in files]
        self.alerts: list[Alert] = []

    def look(self, most: int = 1_000) -> None:
        """Read what is there, in so many pieces at most."""
        for tail in self.tails:
            for came in itertools.islice(iter(tail.poll, None), most):
                self.alerts += self.follower.take(self.now, came)
        self.alerts += self.follower.take(self.now, ())

    def end(self) -> Followed:
        self.look()
        for tail in self.tails:
            self.alerts += self.follower.take(self.now, [*tail.finish()])
        self.alerts += self.follower.rest()
        return self.follower.followed([str(path) for path in self.files])

    def close(self) -> None:
        self.follower.close()
        for tail in self.tails:
            tail.close()

    @property
    def standing(self) -> list[Alert]:
        """The alerts since all rows were judged again, if they were."""
        again = [number for number, one in enumerate(self.alerts) if isinstance(one, Widened) and one.again]
        return self.alerts[again[-1] + 1 if again else 0 :]

    def of_kind(self, kind: type) -> list[Alert]:
        return [one for one in self.alerts if isinstance(one, kind)]


def pieces(content: bytes, chance: random.Random, longest: int = 2_000) -> Iterator[bytes]:
    """A content in pieces that end anywhere: in the middle of a line, of a character."""
    while content:
        length = chance.choice([1, 7, longest // 10, longest])
        yield content[:length]
        content = content[length:]


def agree(live: Following, found: Followed, whole: Audit) -> bool:
    """Was all told, and nothing else, that an audit of the whole finds; and are the verdicts the same?"""
    told = live.standing
    violations = sorted((one for one in told if isinstance(one, Violation)), key=lambda one: (one.number, one.kind))
    verdicts = found.verdicts(strict_choices=False)
    plain = (whole.conformant(), whole.complete, whole.intact, whole.anchored)
    audit = found.audit
    return (
        violations == [*whole.violations]
        and [one for one in told if isinstance(one, Gap)] == [*whole.gaps]
        and [one for one in told if isinstance(one, Untold)] == [*whole.untold]
        and tuple(verdicts.values()) == plain
        and (audit.rows, audit.executions, audit.violated) == (whole.rows, whole.executions, whole.violated)
        and (audit.view, audit.unnoticed, audit.open_in) == (whole.view, whole.unnoticed, whole.open_in)
        and audit.causes.keys() == whole.causes.keys()
    )
