"""How a system works: handlers do what a machine owes, and the machine says what follows."""

from pathlib import Path

import pytest

import leverframe
from leverframe.errors import InputError, InternalError
from leverframe.runtime.errors import StateError
from leverframe.systems.home import open_journal
from leverframe.systems.work import WorkOutcome, bring_about, owed, work
from tests.support.running import Kept, door_in


def test_what_is_owed_is_done_until_the_machine_rests(tmp_path: Path) -> None:
    kept = Kept()
    door = door_in(tmp_path).runtime(journal=kept)
    assert work(door, {}) == ()
    for _ in range(2):
        door.fire("KNOCKED")
    assert owed(door) == ("OPENED",)
    assert work(door, {"SHUT": lambda: WorkOutcome("OPENED", {"by": "the porter"})}) == ("OPEN",)
    assert (owed(door), door.state) == ((), "OPEN")
    assert (kept.entries[-1].event, kept.entries[-1].data) == ("OPENED", {"by": "the porter"})


def test_a_handler_whose_outcome_the_machine_refuses_has_changed_nothing(tmp_path: Path) -> None:
    door = door_in(tmp_path).runtime()
    for _ in range(2):
        door.fire("KNOCKED")
    with pytest.raises(StateError, match="CLOSED"):
        work(door, {"SHUT": lambda: WorkOutcome("CLOSED")})
    assert (door.state, door.variables["knocks"]) == ("SHUT", 2)


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
