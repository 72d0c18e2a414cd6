"""The validation of FemtoClaw messages as a subject: bytes → a verdict, by the registry of the default settings.

The step is that of document 004, section 10, which rejected the message; the last one, if none did.
"""

import os
import tempfile
from collections.abc import Sequence
from pathlib import Path

from leverframe.conform.wire.messages import Config, MessageAnswer, Mode, StartAnswer
from leverframe.conform.wire.parts import CapabilityGiven
from leverframe.record.entries import Entry
from leverframe.sut.ledger import Ledger
from leverframe.sut.system import DIRECTORY, System, bounded, implementation
from leverframe.systems.femtoclaw import configuration
from leverframe.systems.femtoclaw.message import ToolCall
from leverframe.systems.femtoclaw.telemetry import PROTOCOL
from leverframe.systems.femtoclaw.validator import validate

CAPABILITIES = {
    "shell": CapabilityGiven(
        valid=[
            {"bin": "echo", "argv": ["Hello"]},
            {"argv": [], "bin": "printf"},
        ],
        invalid=[
            {},
            {"bin": "echo"},
            {"bin": "rm", "argv": []},
            {"bin": "Echo", "argv": []},
            {"bin": "echo", "argv": "Hello"},
            {"bin": "echo", "argv": [7]},
            {"bin": "echo", "argv": None},
            {"bin": "echo", "argv": ["\x00"]},
            {"bin": "echo", "argv": [*([""] * 257)]},
            {"bin": "echo", "argv": [], "environment": {}},
        ],
    ),
    "read_file": CapabilityGiven(
        valid=[{"path": "a.txt"}],
        invalid=[{}, {"path": ""}, {"path": 7}, {"path": ["a.txt"]}, {"path": "a.txt", "bin": "echo"}],
    ),
}
"""Arguments that fit the capabilities of the default settings, and arguments that do not."""
REPORTS = {event: name.split()[-1] for event, name in PROTOCOL.items()}
"""The names of the interface for what a runtime reports of the protocol."""


class ProtocolSystem(System):
    """The validator, with the registry and the limits of the default settings."""

    def __init__(self, modes: Sequence[Mode]) -> None:
        super().__init__(modes)
        self._folder = tempfile.TemporaryDirectory(prefix="leverframe-protocol-", dir=os.environ.get(DIRECTORY))
        self._settings = configuration.load(None, Path(self._folder.name))

    def started(self, number: int) -> StartAnswer:
        """What the validator can be asked."""
        return StartAnswer(
            id=number,
            ok=True,
            protocol=1,
            implementation=implementation("Leverframe FemtoClaw validator"),
            modes=self.modes,
            alphabet=[],
            stimuli=[],
            arranges=[],
            observes=["telemetry"],
            bounds={},
            capabilities=CAPABILITIES,
            refusals="error",
            choices={},
        )

    def reset(self, config: Config) -> None:
        """Nothing is kept from one message to the next."""
        bounded(config, {})

    @property
    def state(self) -> None:
        """Nobody sees a state."""

    def message(self, number: int, data: bytes) -> MessageAnswer:
        """Judge a message."""
        reports: list[dict[str, str]] = []

        def recorded(entry: Entry) -> None:
            if entry.event in REPORTS:
                reports.append({"report": REPORTS[entry.event]})

        found = validate(data, self._settings.registry, self._settings.message, journal=Ledger(recorded))
        steps = len(found.states) - 3 if found.failure else len(found.states) - 2  # without RECEIVING and the verdict
        verdict = "rejected" if not found.accepted else "tool_call" if isinstance(found.form, ToolCall) else "message"
        told = {"id": number, "verdict": verdict, "step": steps, "reason": found.reason}
        return MessageAnswer.model_validate({**told, "reports": reports})

    def close(self) -> None:
        """Remove the directory of the settings."""
        self._folder.cleanup()


SUBJECT = ProtocolSystem
