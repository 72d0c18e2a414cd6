"""What explanations remember of claims: several memories of one state stay apart, and with times, too."""

import leverframe
from leverframe.language.loader import loads
from leverframe.observe import monitors
from leverframe.observe.memory import Memory
from leverframe.observe.observer import observer
from leverframe.observe.reading import interface_of

DOOR = """
leverframe: 1
machine: door
profile: document
variables: {pushes: {range: [0, 1], initial: 0}}
states: {SHUT: {initial: true, quiescent: true}}
events: {PUSHED: {by: input}}
transitions: [{from: SHUT, on: PUSHED, internal: true, set: {pushes: 1}}]
properties: [{id: stays, ltl: "pushes == 0 -> X (pushes == 1)", expect: fails}]
"""


def test_with_times_what_one_run_broke_and_another_one_kept_is_remembered() -> None:
    declaration = leverframe.load("kernel").declaration
    interface = interface_of(declaration)
    assert interface.clock is not None
    timed = observer(declaration, interface, ["path", "event"], {interface.clock.option: 5}).believer.timed
    assert timed is not None
    kept, broke = (timed.beginning._replace(memory=memory) for memory in (Memory(1, 0), Memory(0, 1)))
    for starts in ([kept, broke], [broke, kept]):
        found = {one.memory for one in timed.closed(starts) if one.state == kept.state}
        assert found == {kept.memory, broke.memory}
    both = kept._replace(memory=Memory(1, 1))
    assert {one.memory for one in timed.closed([kept, both, broke]) if one.state == kept.state} == {both.memory}


def test_no_run_shows_what_a_claim_says_of_a_parameter() -> None:
    (claimed,) = loads(DOOR).properties
    assert monitors.is_of_runs(claimed.claim)
    assert monitors.why_not(claimed.claim, frozenset()) is None
    assert "it is about pushes" in (monitors.why_not(claimed.claim, frozenset({"pushes"})) or "")
