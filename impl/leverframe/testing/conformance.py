"""`leverframe_conformance`: the campaign of `leverframe conform` as tests of pytest (docs/conformance.md).

    from leverframe.testing import leverframe_conformance
    from my_product.adapter import Adapter

    test_kernel = leverframe_conformance("kernel", Adapter)

The plugin (`leverframe.pytest_plugin`) makes a test of each requirement. They share one campaign, which runs when the
first of them does.
"""

import inspect
import os
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from pathlib import Path
from typing import Literal

from leverframe.api import Machine, load
from leverframe.conform.campaign import expected, verdicts
from leverframe.conform.campaign.campaign import Limits, conducted
from leverframe.conform.campaign.expected import Compared, Entry
from leverframe.conform.campaign.report import Report
from leverframe.conform.subject.process import Command
from leverframe.conform.subject.session import SECONDS
from leverframe.conform.suite.running import Target
from leverframe.observe.interface import Interface
from leverframe.observe.reading import chosen, interface_of
from leverframe.testing.in_process import InProcess, Make
from leverframe.traceability import records
from leverframe.traceability.records import Requirement


@dataclass(frozen=True)
class Conformance:
    """What is judged, and how. Nothing is read before it is needed: to make one is cheap."""

    system: str | os.PathLike[str] | Machine
    adapter: str | Sequence[str] | Make
    profile: str | None = None
    interface: Path | None = None
    limits: Limits = field(default_factory=Limits)
    timeout: float = SECONDS
    strict: bool = False
    line: int = 1
    """The line of the test file."""
    view: tuple[str, ...] | None = None
    expected: Path | None = None
    """The file of the failures that are known."""

    @cached_property
    def machine(self) -> Machine:
        """The machine. Raises InputError."""
        return self.system if isinstance(self.system, Machine) else load(self.system, self.profile)

    @cached_property
    def sentences(self) -> Mapping[str, Requirement]:
        """The known requirements of its document, by id."""
        return records.known(Path(self.machine.declaration.path).parent)

    @cached_property
    def shown(self) -> Interface:
        """What is seen of the machine. Raises InputError."""
        return interface_of(self.machine.declaration, self.interface)

    @property
    def names(self) -> tuple[str, ...]:
        """What gets a verdict: requirements, or events if the declaration cites none. Raises InputError."""
        return verdicts.names(self.machine.declaration, {*self.sentences, *self.shown.cites})

    @cached_property
    def entries(self) -> tuple[Entry, ...]:
        """The failures that are expected. Raises InputError."""
        return () if self.expected is None else expected.read(self.expected, self.names)

    @cached_property
    def compared(self) -> Compared:
        """The verdicts, compared with what is expected. Raises InputError."""
        return expected.compared(self.report, self.entries)

    @cached_property
    def report(self) -> Report:
        """The verdicts: the campaign runs once. Raises InputError."""
        declaration, interface = self.machine.declaration, self.shown
        view = None if self.view is None else chosen(interface, self.view, interface.judged)
        connect = partial(InProcess, self.adapter) if callable(self.adapter) else Command(self._command)
        target = Target(declaration, interface, connect, self.timeout, view=view)
        campaign = conducted(target, self.limits)
        command = self._command or (getattr(self.adapter, "__qualname__", repr(self.adapter)),)
        most, seed = self.limits.disturbances, self.limits.seed
        return Report(declaration, interface, command, campaign, self.sentences, self.strict, most, seed, view)

    @property
    def _command(self) -> tuple[str, ...]:
        if isinstance(self.adapter, str):
            return tuple(shlex.split(self.adapter))
        return () if callable(self.adapter) else tuple(self.adapter)


def leverframe_conformance(  # noqa: PLR0913 -- each is an option, given by its name
    system: str | os.PathLike[str] | Machine,
    adapter: str | Sequence[str] | Make,
    *,
    profile: str | None = None,
    interface: str | os.PathLike[str] | None = None,
    budget: float | None = None,
    timeout: float = SECONDS,
    disturbances: int = 1,
    mode: Literal["events", "cycles", "messages"] | None = None,
    k: int | None = None,
    suites: Sequence[str] = (),
    seed: int = 0,
    strict_choices: bool = False,
    jobs: int = 1,
    view: Sequence[str] | None = None,
    expected: str | os.PathLike[str] | None = None,
) -> Conformance:
    """Tests of pytest, one for each requirement of a machine. Assign the result to a name in a test file.

    `system` is the name of a bundled system, the path of a declaration, or a machine. `adapter` is a class, or a
    function, that makes an object with a method for each command of the wire protocol (`in_process`); or the command
    line that starts an adapter. The other arguments are the options of `leverframe conform`.

    A test passes, fails, or is skipped if its requirement is not applicable or not judged. If the verdict is
    inconclusive, or a test could not run, it ends with an error: nothing was established, which is no success. With
    `expected`, a test whose failures are all listed in this file is an expected failure (xfail), and one with a stale
    entry fails.
    """
    place = None if interface is None else Path(interface)
    shown = None if view is None else tuple(view)
    known = None if expected is None else Path(expected)
    limits = Limits(budget, None, disturbances, mode, k, tuple(suites), seed, jobs)
    frame = inspect.currentframe()
    line = frame.f_back.f_lineno if frame and frame.f_back else 1
    return Conformance(system, adapter, profile, place, limits, timeout, strict_choices, line, shown, known)
