"""Sentences that only forbid something: which tests show that they are kept, and what breaks them."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from leverframe.conform.campaign import verdicts
from leverframe.conform.campaign.campaign import Limits, conducted
from leverframe.conform.campaign.verdicts import Verdict
from leverframe.conform.cycles.abilities import Abilities
from leverframe.conform.cycles.cycle import Cycle, Given
from leverframe.conform.judge.judging import Judge
from leverframe.conform.judge.sentences import sentence
from leverframe.conform.judge.taking import Key
from leverframe.conform.judge.wrong import Wrong
from leverframe.conform.subject.process import Process
from leverframe.conform.suite.directed import Fates, Refusal, directed, forbidding, key
from leverframe.conform.suite.fates import UNSURE, Passed
from leverframe.conform.suite.running import Target
from leverframe.conform.wire.messages import CycleAnswer
from leverframe.language.loader import load
from leverframe.observe.forbidden import Forbidden
from leverframe.observe.observations import Effect, Step
from leverframe.observe.reading import interface_of
from tests.conform.subjects import TURNSTILE
from tests.support.campaigns import DECLARATIONS, INTERFACES, OURS, judged, overall
from tests.support.command_line import run

KERNEL, EDGES = DECLARATIONS["kernel"], INTERFACES["kernel"]
RUNTIME, RUNS = DECLARATIONS["femtoclaw-runtime"], INTERFACES["femtoclaw-runtime"]


def test_a_sentence_is_kept_as_far_as_its_breach_would_be_seen() -> None:
    outcome, path = (forbidding(KERNEL, EDGES, {one}) for one in ("outcome", "path"))
    assert outcome["KRN-003"] == ((Refusal("REQUEST_SUBMITTED", "BOOTING"),),)
    assert outcome["KRN-025"] == ()
    assert len(path["KRN-025"]) == len(KERNEL.states)
    assert Refusal("REQUEST_SUBMITTED", "BOOTING") not in {one for group in path["KRN-003"] for one in group}
    accepts = replace(EDGES, forbids={"KRN-003": Forbidden(frozenset({"IDLE"}), accepted=("CONFIG_LOADED",))})
    assert forbidding(KERNEL, accepts, {"path"}) == {"KRN-003": ()}


SEEN, HIDDEN = Passed(), Passed(seen=False)


def test_what_one_state_hides_counts_as_hidden_only_for_the_same_transition_from_another_one() -> None:
    halts = next(line for line in KERNEL.transitions if line.event == "HALT_COMMANDED").by_source
    refusals = Refusal("REQUEST_SUBMITTED", "BOOTING"), Refusal("REQUEST_SUBMITTED", "HALTED")
    for one, other in (halts[:2], refusals):
        taking: dict[Key, Fates] = {key(one): {"first": SEEN}, key(other): {"second": HIDDEN}}
        found = directed({"R": ((one,), (other,))}, taking, lambda _: "")["R"].groups
        assert found == ((SEEN,), (UNSURE if other in halts else HIDDEN,))


def _record(where: str, source: str) -> Wrong:
    return Wrong("records", (), "", (), (where,), Step("INPUT_RECEIVED", source))


@pytest.mark.parametrize(
    ("machine", "wrong", "named"),
    [
        ("turn", Wrong("effects", (), "", (), ("AWAITING_INTENT_SELECTION",), Effect("write_to_file")), "TURN-002"),
        ("turn", Wrong("effects", (), "", (), ("BLOCKED",), Effect("read_file")), None),
        (
            "femtoclaw-runtime",
            _record("IDLE", "COMPLETED"),
            "FC-SM-009",
        ),
        ("femtoclaw-runtime", _record("COMPLETED", "IDLE"), None),
        ("kernel", Wrong("outcome", (), "", (), ("BOOTING",), offered=("REQUEST_SUBMITTED",)), "KRN-003"),
        ("kernel", Wrong("path", (), "", (), ("BOOTING",), offered=("REQUEST_SUBMITTED",)), None),
    ],
)
def test_a_sentence_is_broken_by_what_it_forbids_alone(machine: str, wrong: Wrong, named: str | None) -> None:
    """By this effect, by the edge that a record tells, and by the acceptance of an event."""
    found = {*sentence(wrong, DECLARATIONS[machine], INTERFACES[machine]).requirements}
    assert found & {*INTERFACES[machine].forbids} >= ({named} if named else set())
    assert named is not None or not found & {"TURN-020", "FC-SM-009", "KRN-003"}


def test_our_kernel_is_refused_nothing_and_keeps_what_is_forbidden() -> None:
    campaign = judged("kernel", *OURS, "kernel", suite="cycles")
    passed = {one.name for one in verdicts.judged(campaign, KERNEL) if one.verdict is Verdict.PASS}
    assert passed >= {"KRN-003", "KRN-020", "KRN-023", "KRN-024", "KRN-025", "KRN-026"}


def test_where_a_subject_never_comes_nothing_is_said_of_what_is_forbidden_there(tmp_path: Path) -> None:
    """A kernel that can only boot comes to no end, so nobody knows whether it could be booted again."""
    assert run("init-adapter", "python", "kernel", "--directory", tmp_path).code == 0
    campaign = judged("kernel", sys.executable, str(tmp_path / "adapter.py"), suite="cycles")
    assert "KRN-024" not in {one.name for one in verdicts.judged(campaign, KERNEL)}
    assert overall("kernel", campaign) is Verdict.PASS
    target = Target(KERNEL, EDGES, lambda: Process((sys.executable, str(tmp_path / "adapter.py"))), 30.0)
    cut = conducted(target, Limits(disturbances=0, suites=("cycles",), tests={"cycles": (1,)}))
    assert {one.name: one.verdict for one in verdicts.judged(cut, KERNEL)}["KRN-024"] is Verdict.INCONCLUSIVE


def test_events_one_by_one_show_what_is_refused() -> None:
    declaration = load(str(TURNSTILE.with_suffix(".yaml")))
    forbids = {
        name: Forbidden(frozenset({state}), accepted=(event,))
        for name, event, state in (("R-1", "COIN", "ALARM"), ("R-2", "PASS", "LOCKED"))
    }
    interface = replace(interface_of(declaration), forbids=forbids)

    def found(*switches: str) -> dict[str, Verdict]:
        command = (sys.executable, "-S", str(TURNSTILE), *switches)
        limits = Limits(suites=("events-k0",))
        campaign = conducted(Target(declaration, interface, lambda: Process(command), 30.0), limits)
        return {one.name: one.verdict for one in verdicts.judged(campaign, declaration)}

    right, broken = found(), found("extra")
    assert (right["R-1"], right["R-2"]) == (Verdict.PASS, Verdict.PASS)
    assert (broken["R-1"], broken["R-2"]) == (Verdict.FAIL, Verdict.PASS)


SUBMITTED, GARBAGE = (Given("submit", (("input", kind),)) for kind in ("NOTE", "GARBAGE"))
QUEUED = ["INPUT_RECEIVED", "PROTOCOL_VALIDATING", "ERROR", "IDLE", "INPUT_RECEIVED", "PROTOCOL_VALIDATING"]


def test_an_input_that_is_queued_is_a_choice_where_it_begins() -> None:
    """The step after it belongs to an input that the plan knows nothing of: no other one explains the first step."""
    able = Abilities(
        RUNTIME,
        RUNS,
        ("start", "submit"),
        ("INITIALIZATION_SUCCEEDED", "INPUT_RECORDED", "PROTOCOL_REJECTED", "MESSAGE_ACCEPTED"),
        frozenset({"outcome", "path"}),
    )
    judge = Judge(able, silent=False)
    judge.reset()
    assert judge.judge(Cycle(Given("start"), ("INITIALIZATION_SUCCEEDED",)), answered("IDLE")) == ()
    cycle = Cycle(GARBAGE, ("INPUT_RECORDED", "PROTOCOL_REJECTED", SUBMITTED))
    (wrong,) = judge.judge(cycle, answered(*QUEUED))
    assert (wrong.seen, sentence(wrong, RUNTIME, RUNS).choices) == (Step("INPUT_RECEIVED"), ("D-FC-10",))


def answered(*states: str) -> CycleAnswer:
    trace = [{"state": one} for one in states]
    return CycleAnswer.model_validate({"id": 1, "outcome": "accepted", "trace": trace})
