"""The answer to an input: a caller gets exactly one for each input, whatever happened to it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from leverframe.record.entries import Json
from leverframe.systems.femtoclaw.capabilities import Epoch
from leverframe.systems.policy import Decision


@dataclass(slots=True)
class InputExecution:
    """An execution in flight, and what is known about it so far.

    `registry` is the registry that judges it, and `line` the number of the input. `returned` says whether the
    capability succeeded, and has its result. `abandoned` says why it has none although the capability was invoked.
    `replayed` is the stored answer to a retry.
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
    abandoned: str | None = None
    replayed: Mapping[str, Json] | None = None
    reason: str | None = None
    closing: str | None = None
    recorded: str = "store"

    @property
    def decided(self) -> Mapping[str, Json] | None:
        """The decision and the rules that made it; None before there is one."""
        if self.decision is None:
            return None
        return {"effect": self.decision.effect.value, "by": list(self.decision.by)}

    @property
    def answer(self) -> Mapping[str, Json]:
        """The answer, without the members that do not apply."""
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
    """The answer to an input for which no execution began."""
    told: dict[str, Json] = {"line": line, "verdict": "not taken", "reason": reason, "states": [state]}
    return {name: value for name, value in told.items() if value is not None}
