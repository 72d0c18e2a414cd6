"""What nobody can notice in a log because of what its rows say."""

from dataclasses import dataclass, field

from leverframe.audit.inputs.rows import Place
from leverframe.observe.interface import Interface
from leverframe.observe.unnoticed import unclear_labels


@dataclass(slots=True)
class Unseen:
    """What nobody can notice, as far as rows were read."""

    labels: set[str] = field(default_factory=set[str])
    """Classes of data of which a value may have several labels."""
    backwards: int = 0
    """In how many executions the clock goes back."""
    since: tuple[int, Place] | None = None
    """The first row after such a clock, with its number in the whole log."""
    untimed: bool = False
    """Do rows lack a time?"""

    def add(self, other: "Unseen") -> None:
        """Add what other rows say."""
        self.labels |= other.labels
        self.backwards += other.backwards
        self.since = min((one.since for one in (self, other) if one.since is not None), default=None)
        self.untimed |= other.untimed

    def told(self, interface: Interface) -> tuple[str, ...]:
        """A sentence each."""
        found = [unclear_labels(interface, kind) for kind in sorted(self.labels)]
        if self.since is not None:
            executions = "1 execution" if self.backwards == 1 else f"{self.backwards:,} executions"
            found.append(f"times in {executions} from {self.since[1]} on, where the clock of the log goes back")
        if self.untimed:
            found.append("when the rows were written that tell no time")
        return tuple(found)
