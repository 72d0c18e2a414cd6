"""What a caller is told about an input: one answer for each, whatever has become of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from leverframe.record.entries import Json
from leverframe.systems.femtoclaw.capabilities import Epoch
from leverframe.systems.policy import Decision


@dataclass(slots=True)
class InputExecution:
    """An execution in flight: what is known of it so far.

    `registry` is the one that it is judged by, `line` the number of the input. `returned` is what the capability gave
    back, and whether it had succeeded; `replayed` what the store had on a retry.
    """

    name: str
    message: bytes
    key: str
    registry: Epoch
    line: int | None = None
    states: list[str] = field(default_factory=list)
    verdict: str | None = None
    failure: str | None = None
    capability: str | None = None
    decision: Decision | None = None
    intended: bool = False
    returned: tuple[bool, Mapping[str, Json]] | None = None
    replayed: Mapping[str, Json] | None = None
    reason: str | None = None
    closing: str | None = None
    recorded: str = "store"

    @property
    def decided(self) -> Mapping[str, Json] | None:
        """What was decided about it, and by which rules; None where nothing was."""
        if self.decision is None:
            return None
        return {"effect": self.decision.effect.value, "by": list(self.decision.by)}

    @property
    def answer(self) -> Mapping[str, Json]:
        """The answer, without what does not apply."""
        told: dict[str, Json] = {
            "line": self.line,
            "execution": self.name,
            "verdict": self.verdict,
            "failure": self.failure,
            "capability": self.capability,
            "decision": self.decided,
            "closing": self.closing,
            "result": None if self.returned is None else self.returned[1],
            "replayed": self.replayed,
            "reason": self.reason,
            "recorded": None if self.recorded == "store" else self.recorded,
            "states": list(self.states),
        }
        return {name: value for name, value in told.items() if value is not None}


def not_taken(line: int | None, state: str, reason: str) -> Mapping[str, Json]:
    """The answer to an input that no execution was begun for."""
    told: dict[str, Json] = {"line": line, "verdict": "not taken", "reason": reason, "states": [state]}
    return {name: value for name, value in told.items() if value is not None}
