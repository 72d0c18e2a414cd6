"""The interface for Python programs: machines loaded by name or from a file, checked, drawn and run.

    >>> import leverframe
    >>> kernel = leverframe.load("kernel")
    >>> kernel.check().as_expected
    True

The names in ``leverframe.__all__`` are the interface. Everything else may change from one version to the next.
"""

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Literal

from leverframe.check.limits import usual_but
from leverframe.check.verdict import Report, Result
from leverframe.extras import require
from leverframe.language import catalog, loader
from leverframe.language.declaration import Declaration
from leverframe.language.guessing import did_you_mean
from leverframe.view import compose, mermaid, picture, plantuml
from leverframe.view.diagram import Diagram, View
from leverframe.view.picture import PictureKind

if TYPE_CHECKING:
    from leverframe.observe.interface import Interface
    from leverframe.observe.mealy import Mealy
    from leverframe.observe.observer import Observer
    from leverframe.observe.properties import Watch
    from leverframe.record.entries import Entry, Recorder
    from leverframe.runtime.callbacks import OneOrMore
    from leverframe.runtime.clocks import Clock
    from leverframe.runtime.machine import Runtime


class UnknownClaimError(KeyError):
    """There is no check or property of that name; the message lists all names."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        hint = did_you_mean(name, known)
        listed = f"there are {', '.join(known)}"
        super().__init__(f"there is no check or property {name!r}; {f'{hint} {listed}' if hint else listed}")

    def __str__(self) -> str:
        """The plain message: a KeyError would quote it."""
        return str(self.args[0])


@dataclass(frozen=True, slots=True)
class Verdicts:
    """The results of all checks and properties of a machine, in the order of the declaration."""

    report: Report

    @property
    def results(self) -> tuple[Result, ...]:
        """All results."""
        return self.report.results

    @property
    def states(self) -> int | None:
        """The number of reachable states; None if not all were explored."""
        return self.report.states

    @property
    def as_expected(self) -> bool:
        """Is every verdict the one that the declaration expects? An unknown verdict never is."""
        return self.report.as_expected

    def __getitem__(self, name: str) -> Result:
        """The result for a check or property. Raises UnknownClaimError, which is a KeyError."""
        for result in self.results:
            if result.name == name:
                return result
        raise UnknownClaimError(name, [result.name for result in self.results])

    def __iter__(self) -> Iterator[Result]:
        """All results."""
        return iter(self.results)

    def __len__(self) -> int:
        """The number of results."""
        return len(self.results)

    def __contains__(self, name: object) -> bool:
        """Is there a check or property of that name?"""
        return any(result.name == name for result in self.results)

    def __repr__(self) -> str:
        """The machine, and the number of verdicts of each kind."""
        return repr(self.report)

    def _repr_html_(self) -> str:
        return self.report.html


@dataclass(frozen=True, slots=True)
class Picture:
    """A machine as a diagram, in several languages. Notebooks show it as SVG."""

    diagram: Diagram

    def __repr__(self) -> str:
        """The machine and its profile."""
        return f"<diagram of {self.diagram.machine}, profile {self.diagram.profile}>"

    @property
    def dot(self) -> str:
        """For Graphviz. Raises MissingExtraError without the extra `draw`."""
        from leverframe.view import dot  # noqa: PLC0415 -- needs an extra, which the rest of the class does not

        return dot.render(self.diagram)

    @property
    def mermaid(self) -> str:
        """A stateDiagram-v2."""
        return mermaid.render(self.diagram)

    @property
    def plantuml(self) -> str:
        """A PlantUML state diagram."""
        return plantuml.render(self.diagram)

    @property
    def svg(self) -> str:
        """An SVG with light and dark colours. Raises CapacityError if Graphviz fails or takes too long.

        Raises MissingExtraError without the extra `draw`.
        """
        return self._drawn(PictureKind.SVG).decode("utf-8")

    @property
    def png(self) -> bytes:
        """A PNG with light colours. Raises the same errors."""
        return self._drawn(PictureKind.PNG)

    def _drawn(self, kind: PictureKind) -> bytes:
        from leverframe.view import legible  # noqa: PLC0415 -- needs the extra

        return legible.draw(self.diagram, kind)

    def _repr_svg_(self) -> str:
        return self.svg


@dataclass(frozen=True)
class Machine:
    """A declared state machine."""

    declaration: Declaration

    @property
    def name(self) -> str:
        """The name of the machine."""
        return self.declaration.machine

    @property
    def profile(self) -> str:
        """The reading of its document: document, reference, amended, or a variant."""
        return self.declaration.profile

    @property
    def title(self) -> str | None:
        """The title for people, if there is one."""
        return self.declaration.title

    @cached_property
    def states(self) -> tuple[str, ...]:
        """The names of its control states."""
        return tuple(state.name for state in self.declaration.states)

    @cached_property
    def events(self) -> Mapping[str, str]:
        """The maker of each event: input, machine, fault or environment."""
        return {event.name: event.maker.value for event in self.declaration.events}

    def check(
        self,
        *,
        max_states: int | None = None,
        max_transitions: int | None = None,
        max_seconds: float | None = None,
    ) -> Verdicts:
        """Explore the whole machine, and decide every claim about it.

        A claim that cannot be decided within the limits is unknown. The defaults are 20 million states, 50 million
        steps and 600 seconds. Raises MissingExtraError without the extra `check`.
        """
        from leverframe.check import checker  # noqa: PLC0415 -- needs NumPy, which is not needed to run a machine

        limits = usual_but(max_states, max_transitions, max_seconds)
        return Verdicts(checker.check(self.declaration, limits))

    def graph(self, view: Literal["flow", "full"] = "flow") -> Picture:
        """A diagram. ``full`` draws all edges; ``flow`` writes those to errors, and from all states, into the boxes."""
        if view not in list(View):
            message = f"there is no view {view!r}; the views are {', '.join(map(repr, map(str, View)))}"
            raise ValueError(message)
        return Picture(compose.diagram(self.declaration, View(view)))

    def runtime(  # noqa: PLR0913 -- each is an option, given by its name
        self,
        *,
        journal: "Recorder | None" = None,
        clock: "Clock | None" = None,
        execution_id: str | None = None,
        history: Iterable["Entry"] = (),
        callbacks: Mapping[str, "OneOrMore"] | None = None,
        conditions: Mapping[str, "OneOrMore"] | None = None,
        record_refusals: bool = True,
        drawn: bool = False,
    ) -> "Runtime":
        """A running machine: one execution, in the initial state, as a sealed `transitions.Machine`.

        `journal` receives an entry for each event before the event happens; entries for refused events, too, unless
        `record_refusals` is false. `clock` timestamps them. Without an `execution_id`, a new one is generated.
        `history` are the entries of an earlier run of the execution, which continues from their last state.
        `callbacks` and `conditions` have names as in `transitions`: ``{"on_enter_HALTED": …}``,
        ``{"REQUEST_SUBMITTED": …}``. A `drawn` machine has `get_graph()`. Raises InputError if a callback names an
        unknown state or event, or if the history is not a run of the machine, and MissingExtraError without the extra
        `draw` if the machine is drawn.
        """
        from leverframe.runtime import start  # noqa: PLC0415 -- `transitions` is imported only to run a machine

        if journal is not None and not callable(getattr(journal, "append", None)):
            message = (
                f"{type(journal).__name__} is no journal: pass leverframe.Journal.open(…), a list, or an object with"
            )
            raise TypeError(f"{message} a method 'append'")
        if drawn:
            require("draw")
        plain = not (callbacks or conditions or drawn)
        machine = self._prototype if plain else start.prototype(self.declaration, callbacks, conditions, drawn=drawn)
        return machine.another(execution_id, history, journal=journal, clock=clock, record_refusals=record_refusals)

    @cached_property
    def _prototype(self) -> "Runtime":
        from leverframe.runtime import start  # noqa: PLC0415 -- as above

        return start.prototype(self.declaration)

    def observer(
        self,
        view: Iterable[str] | None = None,
        *,
        interface: str | os.PathLike[str] | None = None,
        settings: Mapping[str, object] | None = None,
        tolerance: float = 0,
    ) -> "Observer":
        """An observer of a program that should behave like this machine: what it does is told with `.after(…)`.

        `view` are the names of the interface that are seen; without it, everything is. The interface is that beside the
        declaration, unless `interface` names another file, and without a file everything is derived. `settings` are
        those of the program, as far as they are known. If they have a deadline, the times of observations count, which
        may be `tolerance` seconds from the real ones. Raises InputError for a mistake in the interface or the
        settings, an unknown name (LF194), and a class with too few labels (LF193).
        """
        from leverframe.observe import observer  # noqa: PLC0415 -- only who observes needs it

        return observer.observer(*self._observed(view, interface, settings), settings, tolerance)

    def watch(
        self,
        view: Iterable[str] | None = None,
        *,
        interface: str | os.PathLike[str] | None = None,
        settings: Mapping[str, object] | None = None,
        tolerance: float = 0,
        runs: bool = False,
    ) -> "Watch":
        """An observer that also decides the properties of this machine: which of them does a program violate?

        They are decided on the loosest machine, which is this one without its guards. With `runs`, those about whole
        runs are decided, too, which takes longer. The other arguments and the errors are those of `observer`.
        """
        from leverframe.observe import properties  # noqa: PLC0415 -- only who observes needs it

        return properties.watch(*self._observed(view, interface, settings), settings, tolerance, runs=runs)

    def _observed(
        self,
        view: Iterable[str] | None,
        interface: str | os.PathLike[str] | None,
        settings: Mapping[str, object] | None,
    ) -> "tuple[Declaration, Interface, tuple[str, ...]]":
        """The machine with the bounds of a program, its interface, and the names of a view."""
        from leverframe.observe import reading, timing  # noqa: PLC0415 -- only who observes needs them

        found = reading.interface_of(self.declaration, None if interface is None else os.fspath(interface))
        declaration = timing.with_bounds(self.declaration, found, settings)
        if declaration is not self.declaration:
            found = reading.interface_of(declaration, found.path)
        return declaration, found, reading.chosen(found, view)

    def mealy(
        self,
        *,
        observe: Iterable[str] | None = None,
        inputs: Iterable[str] | None = None,
        interface: str | os.PathLike[str] | None = None,
    ) -> "Mealy":
        """This machine as a Mealy machine, as test generators need it: complete and deterministic.

        `observe` are the names of the interface that are seen, as for `observer`. `inputs` are the events and
        environment actions that a tester can bring about; by default all events, and the environment actions that
        change more than parameters. Raises InputError as `observer` does, and for an unknown event (LF021).
        """
        from leverframe.observe import mealy, reading  # noqa: PLC0415 -- only who generates tests needs them

        found = reading.interface_of(self.declaration, None if interface is None else os.fspath(interface))
        return mealy.mealy(self.declaration, found, reading.chosen(found, observe), inputs)

    def _repr_svg_(self) -> str | None:
        # Without a picture, notebooks fall back on the text.
        return self.graph().svg if picture.available() else None

    def __repr__(self) -> str:
        """Name, profile and size."""
        return (
            f"<{self.name}, profile {self.profile}: {len(self.states)} states, "
            f"{len(self.declaration.transitions)} transitions>"
        )


def load(
    target: str | os.PathLike[str], profile: str | None = None, *, constants: Mapping[str, int] | None = None
) -> Machine:
    """Load a bundled system by name (by default the reference profile), or a file by its path.

    `constants` override those of the file. Raises InputError with all errors of the file.
    """
    return Machine(loader.named(target, profile, constants=constants))


def bundled() -> Mapping[str, tuple[str, ...]]:
    """The bundled systems, and the profiles of each."""
    found: dict[str, tuple[str, ...]] = {}
    for entry in catalog.entries():
        found[entry.system] = (*found.get(entry.system, ()), entry.profile)
    return found
