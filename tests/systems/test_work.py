"""The worker: handlers do the work that a machine owes, and the machine decides what follows."""

import ast
from collections import Counter
from collections.abc import Mapping
from contextlib import nullcontext
from pathlib import Path

import pytest

import leverframe
from leverframe.errors import InputError, InternalError, JournalError
from leverframe.journal.journal import Journal
from leverframe.record.entries import Entry, Json, Outcome
from leverframe.runtime.errors import StateError
from leverframe.runtime.machine import Runtime
from leverframe.systems.effects import EffectIntent, EffectRecorder, EffectStep, Settled, Settlement, put, settled
from leverframe.systems.home import open_journal
from leverframe.systems.work import Handler, Worker, WorkOutcome, bring_about
from tests.support.running import Kept, door_in


class Porter(Worker[WorkOutcome]):
    """A worker at a door. Tests set its hooks."""

    def __init__(self, door: Runtime, outcome: WorkOutcome | None) -> None:
        super().__init__(door)
        self.outcome, self.instead = outcome, list[str]()
        self.preempted: list[WorkOutcome | None] = []
        self.moves: list[tuple[str, str, str]] = []

    @property
    def handlers(self) -> Mapping[str, Handler[WorkOutcome]]:
        return {"SHUT": lambda: self.outcome}

    def preempt(self, outcome: WorkOutcome | None = None) -> str | None:
        self.preempted.append(outcome)
        return self.instead.pop() if outcome is not None and self.instead else None

    def on_record(self, data: Mapping[str, Json]) -> Mapping[str, Json]:
        return {**data, "by": "the porter"}

    def moved(self, before: str, event: str, data: Mapping[str, Json]) -> None:
        assert "by" not in data
        self.moves.append((before, event, self.runtime.state))


def knocked(tmp_path: Path, kept: Kept | None = None) -> Runtime:
    """A door that owes an opening."""
    door = door_in(tmp_path).runtime(journal=kept)
    for _ in range(2):
        door.fire("KNOCKED")
    assert door.owed == ("OPENED",)
    return door


def test_what_is_owed_is_done_until_the_machine_rests(tmp_path: Path) -> None:
    kept, opened = Kept(), WorkOutcome("OPENED", {"why": "knocks"})
    porter = Porter(knocked(tmp_path, kept), opened)
    assert list(iter(porter.step, None)) == ["OPENED"]
    assert (porter.runtime.owed, porter.runtime.state, porter.latest) == ((), "OPEN", "OPENED")
    assert (kept.entries[-1].event, kept.entries[-1].data) == ("OPENED", {"why": "knocks", "by": "the porter"})
    assert porter.moves == [("SHUT", "OPENED", "OPEN")]
    assert porter.preempted == [None, opened, None], "it is called before a handler and after it"


def test_work_goes_on_until_there_is_nothing_to_do_but_wait(tmp_path: Path) -> None:
    porter = Porter(knocked(tmp_path), WorkOutcome("OPENED"))
    assert (porter.work(), porter.runtime.owed, porter.stopping.is_set()) == ("OPEN", (), False)
    porter.stop()
    assert porter.stopping.is_set()


def test_a_handler_whose_outcome_the_machine_refuses_has_changed_nothing(tmp_path: Path) -> None:
    porter = Porter(knocked(tmp_path), WorkOutcome("CLOSED"))
    with pytest.raises(StateError, match="CLOSED"):
        porter.step()
    assert (porter.runtime.state, porter.runtime.variables["knocks"]) == ("SHUT", 2)
    assert (porter.moves, porter.latest) == ([], "")


def test_what_has_happened_meanwhile_takes_the_place_of_an_outcome(tmp_path: Path) -> None:
    porter = Porter(knocked(tmp_path), WorkOutcome("OPENED"))
    porter.instead.append("SHOUTED")
    assert (porter.step(), porter.runtime.state) == ("SHOUTED", "SHUT")
    assert (porter.step(), porter.runtime.state) == ("OPENED", "OPEN")


def test_a_handler_that_has_to_wait_has_done_nothing(tmp_path: Path) -> None:
    porter = Porter(knocked(tmp_path), None)
    assert (porter.step(), porter.runtime.state, porter.preempted) == (None, "SHUT", [None])


def test_an_outcome_may_be_an_action_of_the_environment(tmp_path: Path) -> None:
    kept = Kept()
    porter = Porter(knocked(tmp_path, kept), WorkOutcome("SHOUTED"))
    assert (porter.step(), porter.runtime.variables["mood"], porter.runtime.state) == ("SHOUTED", "CROSS", "SHUT")
    assert kept.entries[-1].data == {"by": "the porter"}


@pytest.mark.parametrize("outcome", [None, WorkOutcome("CLOSED")])
def test_what_is_raised_by_a_handler_or_by_its_outcome_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, outcome: WorkOutcome | None
) -> None:
    porter = Porter(knocked(tmp_path), outcome)
    if outcome is None:
        monkeypatch.setattr(Porter, "handlers", {})
    seen: list[tuple[type[BaseException], WorkOutcome | None]] = []

    def failed(self: Porter, error: BaseException, came: WorkOutcome | None) -> str | None:
        seen.append((type(error), came))
        return self.conclude(WorkOutcome("OPENED"))

    monkeypatch.setattr(Porter, "failed", failed)
    assert (porter.step(), porter.runtime.state) == ("OPENED", "OPEN")
    assert seen == [(KeyError if outcome is None else StateError, outcome)]


def test_the_environment_is_told_what_is_so(tmp_path: Path) -> None:
    kept = Kept()
    door = door_in(tmp_path).runtime(journal=kept)
    bring_about(door, "mood", "CROSS", "SHOUTED")
    bring_about(door, "mood", "CROSS", "SHOUTED")
    assert (door.variables["mood"], [entry.event for entry in kept.entries]) == ("CROSS", ["SHOUTED"])
    with pytest.raises(StateError):
        bring_about(door, "mood", "CALM", "SHOUTED")


def test_an_action_that_never_makes_it_so_is_a_mistake_of_ours(tmp_path: Path) -> None:
    path = tmp_path / "door.yaml"
    door_in(tmp_path)
    path.write_text(path.read_text("utf-8").replace("when: mood == CALM, set: {mood: CROSS}", "set: {mood: CROSS}"))
    door = leverframe.load(path).runtime()
    with pytest.raises(InternalError, match="never makes knocks 1"):
        bring_about(door, "knocks", 1, "SHOUTED")


def test_the_home_of_a_system_is_a_directory_that_others_can_verify(tmp_path: Path) -> None:
    place = tmp_path / "deep" / "home"
    with open_journal(place, "example.com/door") as journal:
        assert journal.size == 1
    with open_journal(place, "example.com/door") as journal:
        assert [record.entry.event for record in journal.records()][:3] == [
            "journal_opened",
            "journal_closed",
            "journal_opened",
        ]
    assert sorted(path.name for path in place.iterdir() if path.suffix in {".db", ".key", ".pub"}) == [
        "journal.db",
        "journal.key",
        "journal.pub",
    ]
    assert (place / "journal.key").stat().st_mode & 0o077 == 0


def test_a_home_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(InputError, match="LF074"):
        open_journal(tmp_path / "file" / "home", "example.com/door")


def _judged(error: Exception) -> tuple[Settled, Mapping[str, Json]] | None:
    match error:
        case TimeoutError():
            return "unknown", {"reason": str(error)}
        case OSError():
            return "failed", {"reason": str(error)}
        case _:
            return None


@pytest.mark.parametrize(
    ("raised", "settled_as", "told"),
    [
        (None, "EFFECT_DONE", {"version": 1}),
        (OSError("no room"), "EFFECT_FAILED", {"reason": "no room"}),
        (TimeoutError("no answer"), "EFFECT_UNKNOWN", {"reason": "no answer"}),
        (ValueError("nobody has foreseen it"), "EFFECT_INTENDED", {}),
    ],
)
def test_an_effect_is_settled_as_it_ended(raised: Exception | None, settled_as: str, told: Mapping[str, Json]) -> None:
    with Journal.open("memory:", create=True) as journal:
        journal.intend("key", "execution", {})
        expected = nullcontext() if raised is None else pytest.raises(type(raised))
        with expected, settled(journal, "key", _judged) as attempt:
            attempt.data = {"version": 1}
            if raised is not None:
                raise raised
        last = list(journal.records())[-1].entry
        assert (last.event, last.data["of"]) == (settled_as, told)


def _entry(step: int, outcome: Outcome = Outcome.ACCEPTED) -> Entry:
    return Entry("door-1", step, "door", "SHUT", "KNOCKED", "SHUT", 0, outcome, {})


def test_a_step_of_an_effect_is_on_record_with_its_entry_or_not_at_all() -> None:
    with Journal.open("memory:", create=True) as journal:
        put(journal, EffectIntent("key", "door-1", {"n": 1}), _entry(0))
        with pytest.raises(JournalError, match="LF125"):
            put(journal, EffectIntent("key", "door-1", {"n": 2}), _entry(1))
        put(journal, Settlement("key", "unknown", {"why": "x"}), _entry(1))
        put(journal, None, _entry(2), _entry(3))
        told = [(record.entry.event, record.entry.step) for record in journal.records(1)]
    effect = [("EFFECT_INTENDED", 0), ("EFFECT_UNKNOWN", 1)]
    assert told == [("KNOCKED", 0), effect[0], ("KNOCKED", 1), effect[1], ("KNOCKED", 2), ("KNOCKED", 3)]


class _Bundles(EffectRecorder):
    """Remembers what was put on record together."""

    def __init__(self) -> None:
        self.bundles: list[tuple[int, EffectStep | None]] = []

    def put_together(self, entry: Entry, step: EffectStep | None) -> None:
        self.bundles.append((entry.step, step))


def test_the_entry_that_a_step_belongs_to_is_the_next_one_that_is_accepted() -> None:
    recorder, intent = _Bundles(), EffectIntent("key", "door-1", {})
    recorder.append(_entry(0))
    with recorder.together(intent):
        recorder.append(_entry(1, Outcome.REFUSED))
        recorder.append(_entry(1))
        recorder.append(_entry(2))
    with recorder.together(intent):
        pass
    recorder.append(_entry(3))
    assert recorder.bundles == [(0, None), (1, None), (1, intent), (2, None), (3, None)]


def test_each_class_of_the_systems_has_a_name_of_its_own() -> None:
    folder = Path(str(leverframe.__file__)).parent / "systems"
    trees = [ast.parse(path.read_text("utf-8")) for path in folder.rglob("*.py")]
    found = Counter(node.name for tree in trees for node in tree.body if isinstance(node, ast.ClassDef))
    assert len(found) > 100
    assert [name for name, times in found.items() if times > 1 and not name.startswith("_")] == []
