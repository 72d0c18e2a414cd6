"""Records before states: each change of state has its record before it, as a plain search for one finds."""

import itertools
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import leverframe
from leverframe.conform.judge.ordering import early
from leverframe.conform.wire.parts import EffectSeen, RecordSeen, Seen, StateSeen
from leverframe.observe.interface import Records
from tests.support.budget import examples

KERNEL = leverframe.load("kernel").declaration
RECORDS = Records("edge", ("CONFIG_LOADED",), ("KRN-018",))
NAMES = ("IDLE", "VALIDATING", "AUDITING")


def trace(text: str) -> list[Seen]:
    """A state is a name, a record its target in brackets, an effect `!`."""
    found: list[Seen] = []
    for word in text.split():
        if word == "!":
            found.append(EffectSeen(effect="call"))
        elif word.startswith("["):
            found.append(RecordSeen(record={"new_state": word.strip("[]") or None}))
        else:
            found.append(StateSeen(state=word))
    return found


@pytest.mark.parametrize(
    ("text", "here", "state"),
    [
        ("[VALIDATING] VALIDATING [AUDITING] ! AUDITING [IDLE] IDLE", "IDLE", None),
        ("VALIDATING [VALIDATING]", "IDLE", "VALIDATING"),
        ("[VALIDATING] VALIDATING AUDITING [AUDITING]", "IDLE", "AUDITING"),
        ("[VALIDATING] [AUDITING] AUDITING [IDLE] IDLE", "IDLE", None),  # a coarser path
        ("[VALIDATING] [AUDITING] [IDLE] IDLE", "IDLE", None),
        ("IDLE [VALIDATING] VALIDATING", "IDLE", None),  # no change
        ("IDLE", "BOOTING", None),  # the record of CONFIG_LOADED may be missing
        ("IDLE", None, None),
        ("HALTED [HALTED]", "BOOTING", "HALTED"),
        ("IDLE [IDLE]", "AUDITING", "IDLE"),
        ("[] VALIDATING", "IDLE", None),  # a record that does not tell its edge
        ("", "IDLE", None),
    ],
)
def test_a_state_before_its_record_is_found(text: str, here: str | None, state: str | None) -> None:
    assert early(trace(text), here, RECORDS, KERNEL) == state


def is_in_order(words: Sequence[str], here: str) -> bool:
    """Can each change of state have a record of its own before it, in one order? Every choice of records is tried."""
    states = [(place, word) for place, word in enumerate(words) if not word.startswith("[")]
    before = [here, *(word for _, word in states)]
    changes = [one for one, last in zip(states, before, strict=False) if one[1] != last]
    records = [(place, word.strip("[]")) for place, word in enumerate(words) if word.startswith("[")]
    return any(
        all(
            record < change and target == state for (record, target), (change, state) in zip(each, changes, strict=True)
        )
        for each in itertools.combinations(records, len(changes))
    )


@settings(max_examples=examples(400), deadline=None)
@given(st.lists(st.sampled_from([*NAMES, *(f"[{name}]" for name in NAMES)]), max_size=8), st.sampled_from(NAMES))
def test_what_is_found_is_what_no_choice_of_records_explains(words: list[str], here: str) -> None:
    found = early(trace(" ".join(words)), here, Records("edge", (), ()), KERNEL)
    assert (found is None) == is_in_order(words, here)
