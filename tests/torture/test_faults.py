"""The torture can fail: it detects each of these faults, planted in its processes."""

import pytest

from tests.support.planted import Fault, Plant, each_noticed, in_processes
from tests.torture import faults
from tests.torture.programs import killed, many_threads, on_a_full_disk, system_killed


def in_journals(plant: Plant, says: str) -> Fault:
    return Fault(in_processes(plant), killed, f"WRONG: .*{says}", given={"rounds": 200, "options": ()})


def in_a_system(system: str, plant: Plant, says: str) -> Fault:
    return Fault(in_processes(plant), system_killed, says, given={"system": system, "rounds": 20})


FAULTS = {
    "a record is acknowledged before it is durable": in_journals(
        faults.acknowledged_before_it_is_durable, "acknowledged and lost"
    ),
    "an effect is tried without an intent": in_journals(
        faults.nothing_is_on_record_about_effects, "no intent is on record"
    ),
    "a key is used twice": in_journals(faults.a_key_is_used_twice, "happened 2 times"),
    "an execution is resumed where it was not": in_journals(faults.resumed_where_it_was_not, "resumed in"),
    "the state changes before the record": in_journals(
        faults.the_state_changes_before_the_record, "is no run of the machine"
    ),
    "a system puts nothing on record about an effect": in_a_system(
        "turn", faults.nothing_is_on_record_about_effects, "0 intents are on record"
    ),
    "a retry is taken for another call": in_a_system(
        "femtoclaw", faults.a_retry_is_taken_for_another_call, "happened 2 times"
    ),
    "an answer says more than was done": in_a_system(
        "reug", faults.files_are_not_written, "was said to be done, and did not happen"
    ),
    "the state of a system changes before the record": in_a_system(
        "kernel", faults.the_state_changes_before_the_record, "is no run of the machine"
    ),
    "a machine fires twice at once": Fault(
        in_processes(faults.no_lock), many_threads, r"WRONG: [\d,]+ entries of 20,000 events", given={"events": 20_000}
    ),
}
ON_A_FULL_DISK = {
    name: Fault(in_processes(plant), on_a_full_disk, says, given={"seed": 3})
    for name, plant, says in (
        (
            "what the disk has no room for is acknowledged",
            faults.what_the_disk_has_no_room_for_is_acknowledged,
            "a full disk refuses nothing",
        ),
        ("the step is made before the record", faults.the_state_changes_before_the_record, "a step was made"),
        # The file no longer belongs to this journal.
        ("the lines forget that they are behind", faults.the_lines_forget_that_they_are_behind, "open LF120"),
    )
}

test_a_planted_fault_is_noticed = each_noticed(FAULTS)
test_a_fault_that_shows_on_a_full_disk_is_noticed = pytest.mark.needs("mount-namespace")(each_noticed(ON_A_FULL_DISK))
