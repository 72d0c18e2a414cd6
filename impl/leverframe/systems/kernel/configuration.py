"""The configuration that a kernel reads while it boots: the policy, the tools, and the audit sink."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from leverframe.record.entries import Json
from leverframe.systems.kernel.channel import AuditSink
from leverframe.systems.kernel.tools import KernelTool
from leverframe.systems.policy import Decision


class Decider(Protocol):
    """Decides requests: a `leverframe.systems.policy.Policy`, or an equivalent object."""

    @property
    def name(self) -> str:
        """The name that entries give."""
        ...

    def decide(self, request: Mapping[str, Json], /) -> Decision:
        """Decide a request, and evaluate every rule. Pure. RecoverableError denies; any other exception halts."""
        ...


@dataclass(frozen=True, slots=True)
class KernelConfiguration:
    """The configuration of a kernel. `tick_ms` is the virtual time of a tick, in milliseconds.

    Records that the sink already has belong to earlier kernels: their requests are not executed again. `verifier` is
    the key by which others verify the sink. `about` is recorded when the kernel boots.
    """

    name: str
    policy: Decider
    tools: Mapping[str, KernelTool]
    sink: AuditSink
    tick_ms: int = 1000
    verifier: str | None = None
    about: Mapping[str, Json] = field(default_factory=dict)

    def close(self) -> None:
        """Close the sink if it is a journal."""
        from leverframe.journal.journal import Journal  # noqa: PLC0415 -- other sinks need no database

        if isinstance(self.sink, Journal):
            self.sink.close()
