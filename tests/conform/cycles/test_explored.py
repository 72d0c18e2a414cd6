"""What was explored of a machine is used for the next subject, and never for another machine, interface or view."""

import itertools
import pickle
import shutil
import threading
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import leverframe
from leverframe.conform.cycles.abilities import Abilities
from leverframe.conform.events import stepped
from leverframe.conform.judge import explored as memory
from leverframe.conform.judge.dimensions import DIMENSIONS
from leverframe.conform.judge.explored import MOST, What
from leverframe.conform.judge.judging import Judge
from leverframe.conform.subject.process import Process
from leverframe.conform.suite.running import Target
from leverframe.conform.wire.messages import StartAnswer
from leverframe.errors import InputError
from leverframe.observe import reading
from leverframe.observe.interface import Records
from leverframe.observe.liveness import Liveness
from leverframe.observe.reading import interface_of
from leverframe.observe.same import Same

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
    assert interface_of(DECLARATION) is interface_of(DECLARATION)
    assert 2 * len(DIMENSIONS) <= MOST


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


def without(name: str) -> Abilities:
    """Judged through everything but this name."""
    return replace(ABILITIES, view=tuple(each for each in INTERFACE.judged if each != name))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (without("tool"), replace(without("tool"), stimuli=("boot",))),  # callers are told less
        (ABILITIES, replace(ABILITIES, arranges=("SINK_LOST",))),  # other variables are remembered
        (replace(ABILITIES, stimuli=("submit",)), without("request")),  # and others are seen between two cycles
    ],
    ids=["tells", "remembered", "between"],
)
def test_no_part_of_what_it_depends_on_is_forgotten(one: Abilities, other: Abilities) -> None:
    assert explored(one)["order"] is not explored(other)["order"]


def test_another_interface_of_a_dimension_is_another_one() -> None:
    of = Same(DECLARATION), Same(INTERFACE)
    what = What(*of, INTERFACE, frozenset(INTERFACE.names), frozenset(), {}, frozenset())
    found = memory.liveness(what)
    assert memory.liveness(replace(what)) is found
    assert memory.liveness(replace(what, interface=replace(INTERFACE, records=Records("edge")))) is not found


def test_a_few_whole_machines_are_kept_and_no_large_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "_explored", deque[tuple[What, Liveness]](maxlen=MOST))
    for _ in range(MOST // len(ALL) + 1):
        explored(replace(ABILITIES, declaration=replace(DECLARATION)))
    kept = [found for _, found in memory._explored]
    assert len(kept) == MOST
    assert all(found.is_whole for found in kept)
    monkeypatch.setattr(memory, "MOST_STATES", min(found.automaton.size for found in kept) - 1)
    explored(replace(ABILITIES, declaration=replace(DECLARATION)))
    assert [found for _, found in memory._explored] == kept
    assert reading._read.cache_info().maxsize


@pytest.mark.usefixtures("hurried")
def test_a_judge_is_pickled_while_another_one_remembers_more() -> None:
    one, two = (Judge(replace(ABILITIES), silent=False) for _ in range(2))
    base = two.dimensions[-1].steered.base
    assert base is one.dimensions[-1].steered.base
    done = threading.Event()

    def work() -> None:
        for number in itertools.cycle(range(base.size)):
            if not number:
                base._offered.clear()
            for event in base.makers:
                base.offered(number, event, base.choices[event][0])
            if done.is_set():
                return

    working = threading.Thread(target=work)
    working.start()
    try:
        first, again = (pickle.dumps(one) for _ in range(2))
    finally:
        done.set()
        working.join()
    for pickled in (first, again):
        there: Judge = pickle.loads(pickled)  # noqa: S301 -- our own
        assert [dimension.name for dimension in there.dimensions] == [dimension.name for dimension in one.dimensions]


def test_a_step_by_step_campaign_finds_what_another_one_explored() -> None:
    started = StartAnswer.model_construct(alphabet=[event.name for event in DECLARATION.events], observes=["path"])
    target = Target(DECLARATION, INTERFACE, lambda: Process(()))
    one, two = (stepped.abilities(target, started) for _ in range(2))
    assert one.interface is two.interface
    fewer = StartAnswer.model_construct(alphabet=started.alphabet[:-1], observes=["path"])
    assert stepped.abilities(target, fewer).interface is not one.interface


def test_a_catalogue_that_changes_is_read_again(tmp_path: Path) -> None:
    for file in Path(DECLARATION.path).parent.glob("*.yaml"):
        shutil.copy(file, tmp_path)
    machine = leverframe.load(tmp_path / "reference.yaml")
    machine.observer()
    catalogue = tmp_path / "requirements.yaml"
    catalogue.write_text(catalogue.read_text("utf-8").replace("KRN-003", "KRN-903"), "utf-8")
    with pytest.raises(InputError, match=r"LF024.*KRN-003"):
        machine.observer()
