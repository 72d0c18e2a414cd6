"""Logs that a test makes the program write, judged when the test has run: the fixture `leverframe_log` of pytest."""

import functools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from leverframe import api
from leverframe.audit.auditing import Audit
from leverframe.audit.verifying import PathLike, verify
from leverframe.record.report import Judged, Verdict


@dataclass(frozen=True, slots=True)
class Promised:
    """A log to come: how it is judged, and what its verdicts must be."""

    judged: Callable[[], Audit]
    require: tuple[str, ...]
    strict_choices: bool


@dataclass(frozen=True, slots=True)
class Wrong:
    """A log that does not pass, with its verdicts."""

    audit: Audit
    verdicts: Mapping[str, Judged]


@dataclass
class Logs:
    """The logs of a test."""

    folder: Path
    promised: list[Promised] = field(default_factory=list)

    def __call__(  # noqa: PLR0913 -- each is an option, given by its name
        self,
        machine: str | api.Machine,
        path: PathLike | None = None,
        *,
        require: Sequence[str] = ("conformant",),
        strict_choices: bool = False,
        mapping: PathLike | None = None,
        interface: PathLike | None = None,
        view: Sequence[str] | None = None,
        form: str | None = None,
        keys: Sequence[str] = (),
        checkpoints: Sequence[PathLike] = (),
    ) -> Path:
        """Return the path of a log that is judged when the test has run.

        `machine` is a bundled system, the path of a declaration, or a machine. Without a `path`, the log is a new file
        in the folder of the test. The test fails if a verdict is violated, or if one under `require` does not hold. The
        other options are those of `leverframe.audit.verify`. Raises InputError.
        """
        number = f"-{len(self.promised) + 1}" if self.promised else ""
        found = self.folder / f"log{number}.jsonl" if path is None else Path(path)
        loaded = api.load(machine) if isinstance(machine, str) else machine  # now: a wrong name is told at the call
        judged = functools.partial(
            verify,
            found,
            loaded,
            mapping=mapping,
            interface=interface,
            view=view,
            form=form,
            keys=keys,
            checkpoints=checkpoints,
        )
        self.promised.append(Promised(judged, tuple(require), strict_choices))
        return found

    def wrong(self) -> Iterator[Wrong]:
        """Judge the logs, and yield those that do not pass. Raises as `leverframe.audit.verify` does."""
        for one in self.promised:
            found = one.judged()
            verdicts = found.verdicts(strict_choices=one.strict_choices)
            fails = any(each.verdict is Verdict.VIOLATED for each in verdicts.values())
            if fails or any(verdicts[name].verdict is not Verdict.HOLDS for name in one.require):
                yield Wrong(found, verdicts)
