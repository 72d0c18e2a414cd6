"""What was explored of a machine is used for the next subject, and never for another machine, interface or view."""

from collections.abc import Callable
from dataclasses import replace

import pytest

import leverframe
from leverframe.conform.cycles.abilities import Abilities
from leverframe.conform.judge.dimensions import DIMENSIONS
from leverframe.conform.judge.explored import MOST
from leverframe.conform.judge.judging import Judge
from leverframe.observe.liveness import Liveness
from leverframe.observe.reading import interface_of

DECLARATION = leverframe.load("kernel").declaration
INTERFACE = interface_of(DECLARATION)
ABILITIES = Abilities(DECLARATION, INTERFACE, tuple(INTERFACE.stimuli), (), frozenset(DIMENSIONS))
ALL = ["effects", "records", "variables", "result", "order"]
"""The dimensions in which data of the kernel matter."""
SHOWING = ["records", "result", "order"]
"""Those among them that show a tool."""
TURNED = dict(reversed([*INTERFACE.shows.items()]))


def explored(abilities: Abilities) -> dict[str, Liveness]:
    """What is known of the machine in each dimension where its data matter."""
    dimensions = Judge(abilities, silent=False).dimensions
    return {one.name: one.believer.shared for one in dimensions if one.believer.shared is not None}


def test_a_machine_is_explored_once_for_all_subjects_of_a_process() -> None:
    found, again = explored(ABILITIES), explored(replace(ABILITIES))
    assert list(found) == ALL
    assert all(again[name] is one for name, one in found.items())
    assert interface_of(DECLARATION) is INTERFACE
    assert len(DIMENSIONS) == MOST


@pytest.mark.parametrize(
    ("other", "differ"),
    [
        (lambda: replace(ABILITIES, declaration=replace(DECLARATION)), ALL),
        (
            lambda: replace(ABILITIES, interface=replace(INTERFACE, shows=dict(reversed([*INTERFACE.shows.items()])))),
            ALL,
        ),
        (lambda: replace(ABILITIES, view=tuple(name for name in INTERFACE.judged if name != "tool")), SHOWING),
        (lambda: replace(ABILITIES, stimuli=()), ["order"]),
    ],
    ids=["declaration", "order", "view", "stimuli"],
)
def test_what_differs_in_anything_is_explored_by_itself(other: Callable[[], Abilities], differ: list[str]) -> None:
    found, others = explored(ABILITIES), explored(other())
    assert [name for name, one in others.items() if one is not found[name]] == differ
