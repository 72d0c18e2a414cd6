"""The tools behind capabilities: each call runs a program in isolation, with an argument vector and under limits.

There are two kinds. *Programs* runs one of the listed binaries, without a shell, as in document 004, section 6.2.
*Files* reads a regular file below a directory (`reader`). The outcome of a run is a result, good or bad, unless the
outcome is unknown (D-FC-17).
"""

import base64
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from leverframe.errors import InternalError
from leverframe.record.entries import Json
from leverframe.systems.isolation.run import ENVIRONMENT, Command, ProgramLimits, ProgramOutcome, ProgramResult
from leverframe.systems.schemas import closed

READER = Path(__file__).with_name("reader.py")
MAX_ARGUMENTS = 256
MAX_ARGUMENT = 32_768
"""Characters of one argument: with four bytes each, they reach the limit of Linux (MAX_ARG_STRLEN)."""
MAX_PATH = 1_024
MAX_REASON = 1_024
"""Bytes that a reader may write to give a reason, even if it may read fewer bytes."""
_NO_NUL = r"^[^\x00]*$"


@dataclass(frozen=True, slots=True)
class CapabilityResult:
    """The result of a capability, also if it did not succeed; `value` is its content."""

    succeeded: bool
    value: Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class Programs:
    """Binaries by the names that calls use. They run in `folder`, or by default in a temporary folder."""

    binaries: Mapping[str, str]
    limits: ProgramLimits = field(default_factory=ProgramLimits)
    folder: Path | None = None
    environment: Mapping[str, str] = field(default_factory=lambda: ENVIRONMENT)
    writes: bool = True

    @property
    def arguments(self) -> Mapping[str, Json]:
        """The JSON Schema of its arguments."""
        text: Json = {"type": "string", "maxLength": MAX_ARGUMENT, "pattern": _NO_NUL}
        return closed(
            {
                "bin": {"enum": sorted(self.binaries)},
                "argv": {"type": "array", "items": text, "maxItems": MAX_ARGUMENTS},
            }
        )

    def command(self, arguments: Mapping[str, Json]) -> Command:
        """The command for arguments that match the schema."""
        match arguments:
            case {"bin": str(name), "argv": list(words)} if name in self.binaries:
                return Command(self.binaries[name], [str(word) for word in words], self.environment)
            case _:
                raise InternalError("arguments of a program that its schema does not allow")

    def result(self, outcome: ProgramOutcome) -> CapabilityResult:
        """The result for the outcome of a run."""
        value: dict[str, Json] = {"ended": outcome.ended.value, "code": outcome.code}
        if outcome.reason is not None:
            value["reason"] = outcome.reason
        return CapabilityResult(
            outcome.result is ProgramResult.SUCCEEDED,
            value | _text("stdout", outcome.stdout) | _text("stderr", outcome.stderr),
        )


@dataclass(frozen=True, slots=True)
class Files:
    """The regular files below a directory, of at most `most_bytes` each."""

    below: Path
    most_bytes: int = 65_536
    writes: bool = False

    @property
    def limits(self) -> ProgramLimits:
        """The limits of the process that reads."""
        return ProgramLimits(output_bytes=max(self.most_bytes, MAX_REASON))

    @property
    def folder(self) -> Path | None:
        """None: the reader runs in a temporary folder."""
        return None

    @property
    def arguments(self) -> Mapping[str, Json]:
        """The JSON Schema of its arguments."""
        return closed({"path": {"type": "string", "minLength": 1, "maxLength": MAX_PATH, "pattern": _NO_NUL}})

    def command(self, arguments: Mapping[str, Json]) -> Command:
        """The command for arguments that match the schema."""
        match arguments:
            case {"path": str(path)}:
                told = [str(self.below), path, str(self.most_bytes)]
                return Command(sys.executable, ["-I", "-S", str(READER), *told])
            case _:
                raise InternalError("arguments of a reader that its schema does not allow")

    def result(self, outcome: ProgramOutcome) -> CapabilityResult:
        """The result for the outcome of a run."""
        if outcome.result is ProgramResult.SUCCEEDED:
            return CapabilityResult(True, _text("content", outcome.stdout))  # noqa: FBT003 -- the first of its fields
        reason = outcome.reason or outcome.stderr.decode("utf-8", "replace").strip() or outcome.ended.value
        return CapabilityResult(False, {"reason": reason})  # noqa: FBT003 -- likewise


CapabilityTool: TypeAlias = Programs | Files


def _text(name: str, content: bytes) -> dict[str, Json]:
    """The content as text under its name, or in base64 under another name if it is not text."""
    try:
        return {name: content.decode()}
    except UnicodeDecodeError:
        return {f"{name}_base64": base64.b64encode(content).decode()}
