"""What a kernel reads while it boots: who decides, which tools there are, and where the audit goes."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from leverframe.journal.journal import Journal
from leverframe.record.entries import Json
from leverframe.systems.kernel.channel import AuditSink
from leverframe.systems.kernel.tools import KernelTool
from leverframe.systems.policy import Decision


class Decider(Protocol):
    """What decides about requests: a `leverframe.systems.policy.Policy`, or what does the same."""

    @property
    def name(self) -> str:
        """What entries call it."""
        ...

    def decide(self, request: Mapping[str, Json], /) -> Decision:
        """What becomes of a request, with every rule evaluated. Pure; RecoverableError denies, others halt."""
        ...


@dataclass(frozen=True, slots=True)
class KernelConfiguration:
    """What a kernel works with. `tick_ms` is how much virtual time a tick is, in milliseconds.

    What the sink holds already is of earlier kernels: the requests in it are not carried out again. `verifier` is the
    key by which others verify it. `about` goes on record when the kernel has booted.
    """

    name: str
    policy: Decider
    tools: Mapping[str, KernelTool]
    sink: AuditSink
    tick_ms: int = 1000
    verifier: str | None = None
    about: Mapping[str, Json] = field(default_factory=dict)

    def close(self) -> None:
        """Close the sink, where it can be closed."""
        if isinstance(self.sink, Journal):
            self.sink.close()
