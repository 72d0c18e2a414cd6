"""The error hierarchy, and diagnostics: the error, its place, its reason and the next step.

::

    LeverframeError            carries an exit code
    ├── InputError            bad input or usage (exit 2); carries one Diagnostic or more
    ├── JournalError          a journal cannot be read or written, or was altered (exit 2, 1 or 3)
    ├── CapacityError         a stated limit of an engine was reached; callers turn it into an Unknown verdict
    └── InternalError         Leverframe contradicts itself (exit 101): a trace does not replay, engines disagree

Codes such as ``LF012`` are stable; ``leverframe explain LF012`` explains one (`leverframe.language.explanations`).
"""

import re
from dataclasses import dataclass
from enum import IntEnum


class ExitCode(IntEnum):
    """The exit codes of the command line."""

    AS_EXPECTED = 0
    VIOLATED = 1
    BAD_INPUT = 2
    INCONCLUSIVE = 3
    INTERNAL = 101


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A place in a file: `line` and `column` count from 1, `column` and `length` (at least 1) in code points."""

    file: str
    line: int
    column: int
    length: int = 1

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One error of an input.

    `source_line` is the text of the line that `span` points into, without its line end; None if there is no text to
    show (a missing file, a usage error).
    """

    code: str
    message: str
    span: Span | None = None
    source_line: str | None = None
    hint: str | None = None

    def __str__(self) -> str:
        place = f"{self.span}: " if self.span else ""
        return f"{place}{self.code} {self.message}{f' ({self.hint})' if self.hint else ''}"


_SIGNER_KEY = re.compile(r"PRIVATE\+KEY\+\S+")


def without_secrets(text: str) -> str:
    """The text without signer keys, which a user may have typed in place of a name."""
    return _SIGNER_KEY.sub("PRIVATE+KEY+…", text)


class LeverframeError(Exception):
    """Base class of all errors that Leverframe raises."""

    exit_code = ExitCode.INTERNAL


class InputError(LeverframeError):
    """Bad input. It reports all errors of a file together, in the order of their places."""

    exit_code = ExitCode.BAD_INPUT

    def __init__(self, diagnostics: tuple[Diagnostic, ...]) -> None:
        if not diagnostics:
            raise InternalError("an InputError without a diagnostic")
        super().__init__("\n".join(map(str, diagnostics)))
        self.diagnostics = diagnostics

    def __reduce__(self) -> tuple[object, ...]:
        """As other processes get it."""
        return type(self), (self.diagnostics,)


class JournalError(LeverframeError):
    """A journal cannot be read or written (exit 2), was altered (1), or its verification is inconclusive (3)."""

    def __init__(self, diagnostic: Diagnostic, exit_code: ExitCode = ExitCode.BAD_INPUT) -> None:
        super().__init__(str(diagnostic))
        self.diagnostic = diagnostic
        self.exit_code = exit_code

    def __reduce__(self) -> tuple[object, ...]:
        """As other processes get it."""
        return type(self), (self.diagnostic, self.exit_code)


class CapacityError(LeverframeError):
    """A stated limit was reached. The message names the limit, the progress so far, and the option that raises it."""

    exit_code = ExitCode.INCONCLUSIVE


class InternalError(LeverframeError):
    """Leverframe contradicts itself: a bug here, never in the input."""

    exit_code = ExitCode.INTERNAL
