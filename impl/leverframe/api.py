"""What Python programs use: machines loaded by name or from a file, checked and drawn.

    >>> import leverframe
    >>> kernel = leverframe.load("kernel")
    >>> kernel.check().as_expected
    True

The names in ``leverframe.__all__`` are the interface. What other modules hold may change from one version to the next.
"""

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Literal

from leverframe.check import checker
from leverframe.check.limits import usual_but
from leverframe.check.verdict import Report, Result
from leverframe.errors import Diagnostic, InputError
from leverframe.language import catalog, loader
from leverframe.language.declaration import Declaration
from leverframe.language.guessing import did_you_mean
from leverframe.view import compose, dot, mermaid, picture, plantuml
from leverframe.view.diagram import Diagram, View

if TYPE_CHECKING:
    from leverframe.record.entries import Entry, Recorder
    from leverframe.runtime.callbacks import OneOrMore
    from leverframe.runtime.clocks import Clock
    from leverframe.runtime.machine import Runtime


class UnknownClaimError(KeyError):
    """There is no check or property of that name; the message says which there are."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        hint = did_you_mean(name, known)
        listed = f"there are {', '.join(known)}"
        super().__init__(f"there is no check or property {name!r}; {f'{hint} {listed}' if hint else listed}")

    def __str__(self) -> str:
        """The message as it is: a KeyError would quote it."""
        return str(self.args[0])


@dataclass(frozen=True, slots=True)
class Verdicts:
    """What was found about a machine: a result for each check and property, in the order of the declaration."""

    report: Report

    @property
    def results(self) -> tuple[Result, ...]:
        """All results."""
        return self.report.results

    @property
    def states(self) -> int | None:
        """How many states can be reached; None where not everything was explored."""
        return self.report.states

    @property
    def as_expected(self) -> bool:
        """Is every verdict the one that the declaration expects? Unknown never is."""
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
        """How many results there are."""
        return len(self.results)

    def __contains__(self, name: object) -> bool:
        """Is there a check or property of that name?"""
        return any(result.name == name for result in self.results)

    def __repr__(self) -> str:
        """Of which machine they are, and how many there are of each sort."""
        return repr(self.report)

    def _repr_html_(self) -> str:
        return self.report.html


@dataclass(frozen=True, slots=True)
class Picture:
    """A machine as a diagram, in several languages. Notebooks show it as SVG."""

    diagram: Diagram

    def __repr__(self) -> str:
        """Of which machine it is."""
        return f"<diagram of {self.diagram.machine}, profile {self.diagram.profile}>"

    @property
    def dot(self) -> str:
        """For Graphviz."""
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
        """An SVG with light and dark colours. Raises CapacityError where Graphviz gives up."""
        return picture.draw(self.dot, picture.PictureKind.SVG).decode("utf-8")

    @property
    def png(self) -> bytes:
        """A PNG with light colours. Raises CapacityError where Graphviz gives up."""
        return picture.draw(self.dot, picture.PictureKind.PNG)

    def _repr_svg_(self) -> str:
        return self.svg


@dataclass(frozen=True)
class Machine:
    """A declared state machine."""

    declaration: Declaration

    @property
    def name(self) -> str:
        """What the machine is called."""
        return self.declaration.machine

    @property
    def profile(self) -> str:
        """Which reading of its document it is: document, reference, amended, or a variant."""
        return self.declaration.profile

    @property
    def title(self) -> str | None:
        """Its name for people."""
        return self.declaration.title

    @cached_property
    def states(self) -> tuple[str, ...]:
        """The names of its control states."""
        return tuple(state.name for state in self.declaration.states)

    @cached_property
    def events(self) -> Mapping[str, str]:
        """Who makes each event: input, machine, fault or environment."""
        return {event.name: event.maker.value for event in self.declaration.events}

    def check(
        self,
        *,
        max_states: int | None = None,
        max_transitions: int | None = None,
        max_seconds: float | None = None,
    ) -> Verdicts:
        """Explore the whole machine, and decide everything that is claimed of it.

        What is beyond a limit is unknown; 20 million states, 50 million steps and 600 seconds unless said otherwise.
        """
        limits = usual_but(max_states, max_transitions, max_seconds)
        return Verdicts(checker.check(self.declaration, limits))

    def graph(self, view: Literal["flow", "full"] = "flow") -> Picture:
        """A diagram: ``flow`` folds what leads to errors and out of every state into the boxes, ``full`` draws it."""
        return Picture(compose.diagram(self.declaration, View(view)))

    def runtime(  # noqa: PLR0913 -- each is something that a caller may want, by its name
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
        """A machine that runs: one execution, in the initial state, as a sealed `transitions.Machine`.

        `journal` gets an entry of each event before it happens, also of those that are refused, unless
        `record_refusals` is false. `clock` stamps them. `execution_id` is made up where none is given. With `history`,
        entries of an earlier life of it, the execution goes on where they lead. `callbacks` and `conditions` are the
        caller's, named as in `transitions`: ``{"on_enter_HALTED": …}``, ``{"REQUEST_SUBMITTED": …}``. A `drawn` machine
        has `get_graph()`. Raises InputError where there are no such states and events, or where the history is no run
        of the machine.
        """
        from leverframe.runtime import start  # noqa: PLC0415 -- `transitions` loads when a machine is to run

        plain = not (callbacks or conditions or drawn)
        machine = self._prototype if plain else start.prototype(self.declaration, callbacks, conditions, drawn=drawn)
        return machine.another(execution_id, history, journal=journal, clock=clock, record_refusals=record_refusals)

    @cached_property
    def _prototype(self) -> "Runtime":
        from leverframe.runtime import start  # noqa: PLC0415 -- as above

        return start.prototype(self.declaration)

    def _repr_svg_(self) -> str | None:
        # Notebooks fall back on the text where there is no picture.
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
    """A bundled system by its name (the reference profile, unless another is asked for), or a file by its path.

    `constants` override those of the file. Raises InputError with everything that is wrong.
    """
    text = os.fspath(target)
    if isinstance(target, str) and not catalog.is_file_name(text):
        return Machine(loader.load(catalog.preferred(text, profile).path, constants=constants))
    if profile is not None:
        hint = "leave the profile out: a file is one already"
        raise InputError((Diagnostic("LF071", f"{text} is no bundled system", None, None, hint),))
    return Machine(loader.load(text, constants=constants))


def bundled() -> Mapping[str, tuple[str, ...]]:
    """The bundled systems, and the profiles of each."""
    found: dict[str, tuple[str, ...]] = {}
    for entry in catalog.entries():
        found[entry.system] = (*found.get(entry.system, ()), entry.profile)
    return found
