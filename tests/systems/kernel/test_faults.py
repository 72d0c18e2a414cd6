"""Kernels with one planted fault each: the test that notices the fault, and its message."""

import threading
from collections.abc import Mapping
from contextlib import suppress

import pytest

from leverframe.record.entries import Entry, Json
from leverframe.runtime.clocks import VirtualClock
from leverframe.runtime.errors import StateError
from leverframe.runtime.machine import Runtime
from leverframe.systems import policy
from leverframe.systems.effects import EffectLedger, Settled, Settlement, put
from leverframe.systems.kernel import (
    channel,
    entry,
    functions,
    kernel,
    mailbox,
    memory,
    programs,
    request,
    stages,
    tools,
)
from leverframe.systems.kernel.entry import Circumstances, Operation
from leverframe.systems.kernel.mailbox import Waiting, Word
from leverframe.systems.kernel.request import Submission
from leverframe.systems.kernel.tools import Returned
from leverframe.systems.policy import Decision, Effect, Policy
from leverframe.systems.schemas import Schema
from leverframe.systems.work import WorkOutcome
from tests.support.planted import Faults, each_noticed

FAULTS = Faults()
fault = FAULTS.planted


# ---- policy and requests ----


@fault("test_work::test_every_rule_is_evaluated_and_recorded", "a rule was passed over")
def a_rule_is_short_circuited(patch: pytest.MonkeyPatch) -> None:
    def decide(self: Policy, given: Mapping[str, Json]) -> Decision:
        matched: dict[str, bool] = {}
        for rule in self.rules:
            matched[rule.name] = rule.when.matches(given)
            if matched[rule.name] and rule.effect is not Effect.ALLOW:
                return Decision(rule.effect, (rule.name,), matched)
        return Decision(Effect.ALLOW, ("a-all",), matched)

    patch.setattr(policy.Policy, "decide", decide)


@fault("test_work::test_every_rule_is_evaluated_and_recorded", "a rule that denies does not prevail")
def the_first_rule_that_matches_decides(patch: pytest.MonkeyPatch) -> None:
    def decide(self: Policy, given: Mapping[str, Json]) -> Decision:
        matched = {rule.name: rule.when.matches(given) for rule in self.rules}
        first = next(rule for rule in self.rules if matched[rule.name])
        return Decision(first.effect, (first.name,), matched)

    patch.setattr(policy.Policy, "decide", decide)


@fault("test_work::test_neither_policy_nor_tool_can_modify_the_request", "DID NOT RAISE TypeError")
def the_policy_gets_the_request_itself(patch: pytest.MonkeyPatch) -> None:
    def loose(given: Mapping[str, Json]) -> Submission:
        return Submission(dict(given), "0" * 64)

    patch.setattr(kernel, "submission", loose)
    patch.setattr(Submission, "plain", lambda self: self.content)


@fault("test_work::test_neither_policy_nor_tool_can_modify_the_request", "DID NOT RAISE TypeError|FAILED")
def params_are_not_frozen(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(request, "frozen", lambda value: value)


@fault("test_work::test_a_request_is_executed_once_and_its_id_is_its_own", "Differing items")
def requests_are_not_remembered(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(memory.RequestMemory, "of", lambda *_: None)


@fault("test_work::test_a_request_is_executed_once_and_its_id_is_its_own", "DID NOT RAISE")
def the_content_of_a_known_id_is_not_compared(patch: pytest.MonkeyPatch) -> None:
    of = memory.RequestMemory.of

    def lenient(self: memory.RequestMemory, given: Submission) -> memory.SeenRequest | None:
        known = of(self, given)
        return known and known._replace(sha256=bytes.fromhex(given.sha256))

    patch.setattr(memory.RequestMemory, "of", lenient)


@fault(
    "test_requests::test_the_form_is_judged_as_it_is_written_down",
    "isinstance",
    changes={"tool_call": "read", "params": {"what": 1}},
    wrong="params of read",
)
def the_schema_of_params_is_not_looked_at(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Schema, "wrong_with", lambda *_: None)


# ---- order ----


@fault("test_order::test_halt_beats_fatal_beats_outcome", "the weaker came first")
def words_are_taken_as_they_come(patch: pytest.MonkeyPatch) -> None:
    def first(self: mailbox.Mailbox) -> Word | None:
        return self._words.popleft() if self._words else None

    patch.setattr(mailbox.Mailbox, "strongest", first)


@fault("test_order::test_halt_beats_fatal_beats_outcome", "the outcome is lost")
def what_comes_during_the_work_waits(patch: pytest.MonkeyPatch) -> None:
    preempt = kernel.Kernel.preempt

    def late(self: kernel.Kernel, outcome: WorkOutcome | None = None) -> str | None:
        return preempt(self) if outcome is None else None

    patch.setattr(kernel.Kernel, "preempt", late)


@fault("test_order::test_only_its_owner_lets_a_kernel_work_and_others_wait_for_their_turn", "isinstance")
def anyone_may_step(patch: pytest.MonkeyPatch) -> None:
    alone = kernel.Kernel._alone

    def shared(self: kernel.Kernel, operation: str) -> object:
        self._owner = threading.current_thread()
        return alone(self, operation)

    patch.setattr(kernel.Kernel, "_alone", shared)


@fault("test_order::test_a_tool_cannot_submit_step_or_take_evidence", "DID NOT RAISE", tick_ms=60_000)
def a_tool_may_submit(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(kernel, "called_by", lambda _: False)


@fault("test_order::test_a_tool_cannot_submit_step_or_take_evidence", "DID NOT RAISE", tick_ms=None)
def a_tool_may_step(patch: pytest.MonkeyPatch) -> None:
    begin = kernel.Kernel.__init__

    def roomy(self: kernel.Kernel, *args: object, **kwargs: object) -> None:
        begin(self, *args, **kwargs)  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType] -- passed on unchanged
        self._turn = threading.Semaphore(2)  # type: ignore[assignment]  # pyright: ignore[reportAttributeAccessIssue]

    patch.setattr(kernel.Kernel, "__init__", roomy)


@fault("test_order::test_what_is_working_is_stopped_when_the_kernel_halts", r"assert \[\] == \['by somebody'\]")
def the_tool_goes_on_after_the_halt(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(functions._FunctionCall, "stop", lambda _: None)


@fault(
    "test_order::test_a_halt_command_halts_from_every_state_and_closes_the_request",
    "None is not None",
    state="AUDITING",
)
def the_halt_record_forgets_the_request(patch: pytest.MonkeyPatch) -> None:
    halt_record = stages.KernelStages.halt_record

    def forgetful(self: stages.KernelStages, reason: str, by: str, decided: str | None = None) -> dict[str, Json]:
        return {**halt_record(self, reason, by, decided), "operation": None}

    patch.setattr(stages.KernelStages, "halt_record", forgetful)


@fault("test_order::test_requests_that_wait_when_the_kernel_halts_are_refused", "TimeoutError", TimeoutError)
def waiting_requests_are_left_alone(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(mailbox.Mailbox, "close", lambda _: list[Waiting]())


@fault("test_order::test_a_halted_kernel_refuses_everything_but_being_looked_at", "DID NOT RAISE")
def a_halted_kernel_ignores_another_halt(patch: pytest.MonkeyPatch) -> None:
    halt = kernel.Kernel.halt

    def lenient(self: kernel.Kernel, reason: str, by: str = "operator") -> None:
        if not self.halted:
            halt(self, reason, by)

    patch.setattr(kernel.Kernel, "halt", lenient)


# ---- audit ----


@fault(
    "test_audit::test_the_operation_entry_is_durable_before_the_state_changes",
    "the state changed before the entry was stored",
)
def the_entry_is_stored_after_the_change(patch: pytest.MonkeyPatch) -> None:
    stored: list[WorkOutcome] = []
    fire = Runtime.fire

    def late(self: Runtime, event: str, data: Mapping[str, Json] | None = None) -> str:
        if event == "ENTRY_STORED":
            stored.append(WorkOutcome(event, data or {}))
            fire(self, event, {})
            return fire(self, "AUDIT_WRITTEN", data)
        return fire(self, event, data)

    patch.setattr(Runtime, "fire", late)


@fault("test_audit::test_the_operation_entry_tells_everything", "evidence")
def the_entry_leaves_the_evidence_out(patch: pytest.MonkeyPatch) -> None:
    whole = entry.entry

    def shorter(kind: str, operation: Operation, given: Circumstances) -> dict[str, Json]:
        return {**whole(kind, operation, given), "evidence": []}

    patch.setattr(stages, "entry", shorter)


@fault(
    "test_audit::test_a_sink_that_is_lost_for_good",
    "no tool call starts without the sink",
    at="DECIDED_ALLOW_WITH_TOOL",
    events=["SINK_LOST", "TOOL_WITHHELD"],
    outcome="HALTED",
    effects=[],
)
def a_tool_is_called_without_the_sink(patch: pytest.MonkeyPatch) -> None:
    append = channel.RecordChannel.append

    def lenient(self: channel.RecordChannel, written: Entry) -> None:
        with suppress(channel.SinkLostError):
            append(self, written)

    patch.setattr(channel.RecordChannel, "append", lenient)


@fault(
    "test_audit::test_a_sink_that_is_lost_for_good",
    "it says why",
    at="ENTRY_STORED",
    events=["SINK_LOST"],
    outcome="HALTED",
    effects=["x"],
)
def the_fallback_does_not_say_why(patch: pytest.MonkeyPatch) -> None:
    write = channel.Fallback.write
    patch.setattr(channel.Fallback, "write", lambda self, what, content, _: write(self, what, content, ""))


@fault("test_audit::test_retries_are_counted_and_each_is_a_real_attempt", "AUDIT_RETRIED")
def a_retry_is_no_attempt(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(channel.RecordChannel, "restore", lambda _: False)


@fault(
    "test_audit::test_a_sink_that_comes_back_gets_all_that_it_missed",
    "step 10 does not follow",
    StateError,
    at="AUDIT_WRITTEN",
    attempts=0,
)
def what_the_sink_missed_is_not_handed_in(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(channel.RecordChannel, "_hand_in", lambda *_: None)


@fault(
    "test_audit::test_an_entry_that_the_sink_will_never_take_halts_the_kernel",
    "TimeoutError",
    TimeoutError,
    rules=1_950,
    tool_call="big",
    last="EXECUTION_COMPLETED",
    halting="FATAL_ERROR",
)
def a_refused_entry_is_tried_for_ever(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(channel.SinkLostError, "for_good", False)


@fault("test_truth::search", "is not handed in")
def what_became_of_an_effect_is_forgotten_with_the_sink(patch: pytest.MonkeyPatch) -> None:
    settle = channel.RecordChannel.settle

    def forgetful(self: channel.RecordChannel, became: Settlement) -> None:
        kept = [*self._backlog]
        try:
            settle(self, became)
        except channel.SinkLostError:
            self._backlog[:] = kept
            raise

    patch.setattr(channel.RecordChannel, "settle", forgetful)


@fault("test_truth::search", "it tells of a call that was not made")
def a_tool_is_told_of_as_soon_as_it_is_decided_on(patch: pytest.MonkeyPatch) -> None:
    fire = stages.KernelStages._fire

    def early(self: stages.KernelStages, outcome: WorkOutcome) -> None:
        if outcome.event == "DECIDED_ALLOW_WITH_TOOL" and self.operation is not None:
            self.operation.dispatched = str(outcome.data["tool"])
        fire(self, outcome)

    patch.setattr(stages.KernelStages, "_fire", early)


@fault(
    "test_audit::test_a_line_that_did_not_fit_does_not_spoil_the_next", "JSONDecodeError", ValueError, of="a later one"
)
def a_torn_line_is_gone_on_with(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("os.pread", lambda *_: b"\n")


# ---- tools and time ----


@fault("test_work::test_an_allowed_request_with_a_tool_goes_through_every_stage", "None")
def the_tool_is_not_called(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(functions._FunctionCall, "wait", lambda *_: Returned(None))


@fault("test_work::test_an_allowed_request_with_a_tool_goes_through_every_stage", "INTENDED")
def effects_are_not_settled(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(channel.RecordChannel, "settle", lambda *_: None)


@fault("test_order::test_what_is_working_is_stopped_when_the_kernel_halts", "nobody knows how far it got")
def what_a_halt_ends_stays_open(patch: pytest.MonkeyPatch) -> None:
    settle = stages.KernelStages._settle

    def known_only(self: stages.KernelStages, operation: Operation, outcome: Settled) -> None:
        if outcome != "unknown":
            settle(self, operation, outcome)

    patch.setattr(stages.KernelStages, "_settle", known_only)


@fault("test_order::test_a_tool_preempted_by_a_halt_is_not_called", "UNKNOWN")
def a_call_that_never_began_counts_as_unknown(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Operation, "execution", lambda _, machine: "UNKNOWN" if machine == "STARTED" else machine)


@fault("test_audit::test_a_call_goes_on_record_with_its_intention_or_not_at_all", "EFFECT_INTENDED")
def the_intention_is_not_on_record(patch: pytest.MonkeyPatch) -> None:

    def without(ledger: EffectLedger, _: object, *entries: Entry) -> None:
        put(ledger, None, *entries)

    patch.setattr(channel, "put", without)


@fault("test_audit::test_an_effect_whose_key_was_used_by_somebody_else_is_not_tried", "HALTED")
def a_used_key_is_not_looked_for(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(channel.RecordChannel, "used", lambda *_: False)


@fault("test_work::test_a_deadline_is_two_ticks_of_the_virtual_clock_and_the_tool_is_stopped", "by somebody")
def a_tool_that_is_given_up_goes_on(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(functions._FunctionCall, "stop", lambda _: None)


@fault("test_work::test_the_virtual_clock_follows_requests_and_steps", "5000")
def the_clock_does_not_listen_to_requests(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Submission, "ts_ms", None)


@fault("test_work::test_the_virtual_clock_follows_requests_and_steps", "the clock went backwards")
def the_clock_goes_backwards(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(VirtualClock, "advance", lambda self, ns: setattr(self, "_now", self._now + ns))
    patch.setattr(kernel, "max", lambda _, ns: ns, raising=False)


@fault("test_work::test_whatever_nobody_catches_halts_the_kernel_and_closes_the_request", "DENIED")
def whatever_is_raised_counts_as_recoverable(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(stages, "RecoverableError", Exception)


@fault(
    "test_work::test_what_becomes_of_requests",
    "DENIED",
    members={"tool_call": "rm", "params": {}},
    outcome="DENIED",
    states=["VALIDATING", "AUDITING", "IDLE"],
    effects=[],
)
def validation_lets_everything_through(patch: pytest.MonkeyPatch) -> None:
    def judged(content: Mapping[str, Json], _: Mapping[str, tools.KernelTool]) -> request.Request:
        return request.Request("r1", 0, "ann", "try", str(content["tool_call"]), {}, ())

    patch.setattr(stages, "judged", judged)


# ---- missing work ----


@fault(
    "test_work::test_what_becomes_of_requests",
    "DONE",
    members={"actor": "mallory", "tool_call": "write", "params": {"what": "x"}},
    outcome="DENIED",
    states=["VALIDATING", "ARBITRATING", "AUDITING", "IDLE"],
    effects=[],
)
def the_policy_is_not_asked(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(policy.Policy, "decide", lambda *_: Decision(Effect.ALLOW, (), {}))


@fault("test_work::test_a_program_is_a_tool_and_its_effect_is_real", "'stdout': 'said")
def the_program_is_not_run(patch: pytest.MonkeyPatch) -> None:
    done = Returned({"code": 0, "stdout": "", "stderr": ""})
    patch.setattr(programs, "RunningProgram", lambda *_: None)
    patch.setattr(programs._ProgramCall, "wait", lambda *_: done)


@fault("test_audit::test_a_sink_that_does_not_open_is_a_failed_boot", "DID NOT RAISE")
def the_sink_is_not_opened(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(channel.RecordChannel, "open", lambda *_: None)


@fault("test_work::test_a_kernel_without_its_configuration_halts_and_says_why", "DID NOT RAISE|InternalError")
def the_configuration_is_not_loaded(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(kernel.Kernel, "_load", lambda self: self.runtime.fire("CONFIG_LOADED"))


@fault("test_audit::test_the_operation_entry_tells_everything", "list index out of range", IndexError)
def nothing_is_put_on_record(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(channel.RecordChannel, "append", lambda *_: None)


@fault("test_work::test_a_kernel_knows_the_requests_of_those_before_it", "Differing items")
def what_is_on_record_is_not_read(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(kernel, "remembered", lambda records: memory.RequestMemory(latest=memory.remembered(records).latest))


# ---- faults that only the comparison with the model detects ----


@fault("test_model::search", "variables|refusal|state")
def a_lost_sink_is_not_told_to_the_machine(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(stages.KernelStages, "lose_sink", lambda *_: None)


@fault(
    "test_audit::test_a_sink_that_is_lost_for_good",
    "DENIED|TOOL_WITHHELD",
    at="DECIDED_ALLOW_WITH_TOOL",
    events=["SINK_LOST", "TOOL_WITHHELD"],
    outcome="HALTED",
    effects=[],
)
def a_withheld_call_counts_as_a_denial(patch: pytest.MonkeyPatch) -> None:
    allowed = stages.KernelStages._allowed

    def denied(self: stages.KernelStages, operation: Operation, rules: Mapping[str, Json]) -> WorkOutcome:
        outcome = allowed(self, operation, rules)
        return WorkOutcome("DECIDED_DENY", rules) if outcome.event == "TOOL_WITHHELD" else outcome

    patch.setattr(stages.KernelStages, "_allowed", denied)


test_a_planted_fault_is_noticed = each_noticed(FAULTS)
