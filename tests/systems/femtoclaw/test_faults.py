"""FemtoClaw with one planted fault each: the test that notices the fault, and its message."""

# Answers are JSON of many shapes, and tests patch values of any type.
# pyright: reportExplicitAny=false

import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress

import pytest

from leverframe.errors import JournalError
from leverframe.journal.journal import Journal
from leverframe.record.entries import Entry, Json
from leverframe.systems.effects import Settlement
from leverframe.systems.femtoclaw import abstraction, configuration, femtoclaw, stages, telemetry, validator
from leverframe.systems.femtoclaw.femtoclaw import FemtoClaw
from leverframe.systems.femtoclaw.last_resort import LastResort
from leverframe.systems.femtoclaw.message import Message
from leverframe.systems.femtoclaw.record import ExecutionRecord, Standing
from leverframe.systems.femtoclaw.stages import FemtoClawStages
from leverframe.systems.femtoclaw.tools import CapabilityResult, Files, Programs
from leverframe.systems.isolation.run import Command
from leverframe.systems.policy import Decision, Effect, Policy
from leverframe.systems.schemas import Schema
from leverframe.systems.work import WorkOutcome
from tests.support.claws import Loose
from tests.support.planted import Faults, each_noticed

FAULTS = Faults()
fault = FAULTS.planted


# ---- policy and protocol ----


@fault(
    "test_runtime::test_a_rule_that_denies_prevails",
    r"a call that one rule allows and another denies: \('RETURNED', 'IDLE'\)",
)
def the_first_rule_that_matches_decides(patch: pytest.MonkeyPatch) -> None:
    def decide(policy: Policy, request: Mapping[str, Json]) -> Decision:
        for rule in policy.rules:
            if rule.when.matches(request):
                return Decision(rule.effect, (rule.name,), {})
        return Decision(Effect.DENY, (), {})

    patch.setattr(Policy, "decide", decide)


@fault(
    "test_runtime::test_what_no_rule_allows_is_denied",
    r"without rules: \(\('RETURNED', 'IDLE'\), \{'effect': 'allow', 'by': \[\]\}\)",
)
def what_no_rule_denies_is_allowed(patch: pytest.MonkeyPatch) -> None:
    decided = Policy.decide

    def decide(policy: Policy, request: Mapping[str, Json]) -> Decision:
        found = decided(policy, request)
        return found if found.by else Decision(Effect.ALLOW, (), found.matched)

    patch.setattr(Policy, "decide", decide)


@fault(
    "test_runtime::test_a_rule_that_denies_prevails",
    r"a call that one rule allows and another denies: \('RETURNED', 'IDLE'\)",
)
def a_denial_is_not_heeded(patch: pytest.MonkeyPatch) -> None:
    authorise = FemtoClawStages.authorise

    def allow(self: FemtoClawStages) -> WorkOutcome:
        found = authorise(self)
        return WorkOutcome("AUTHORIZATION_GRANTED", found.data) if found.event == "AUTHORIZATION_DENIED" else found

    patch.setattr(FemtoClawStages, "authorise", allow)


@fault("test_runtime::test_every_decision_is_on_record_with_the_rules_that_made_it", "the decisions on record: ")
def the_rules_are_left_off_the_record(patch: pytest.MonkeyPatch) -> None:
    authorise = FemtoClawStages.authorise

    def quietly(self: FemtoClawStages) -> WorkOutcome:
        found = authorise(self)
        return WorkOutcome(found.event, {name: value for name, value in found.data.items() if name == "effect"})

    patch.setattr(FemtoClawStages, "authorise", quietly)


@fault("test_runtime::test_what_is_invalid_is_rejected", "the verdict on b.*accepted")
def arguments_are_not_held_against_their_schema(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Schema, "wrong_with", lambda *_: None)


@fault("test_runtime::test_what_is_invalid_is_rejected", r"the verdict on b'\{': \('accepted', None\)")
def everything_is_valid(patch: pytest.MonkeyPatch) -> None:
    def accept(*_: object, **_named: object) -> validator.MessageVerdict:
        return validator.MessageVerdict(True, Message(""), None, None, ())  # noqa: FBT003 -- the first of its fields

    patch.setattr(validator, "validate", accept)


@fault("test_runtime::test_the_steps_of_the_protocol_are_on_record", r"the executions of the protocol: \{\}")
def the_protocol_is_judged_off_the_record(patch: pytest.MonkeyPatch) -> None:
    judged = validator.validate

    def quietly(*given: Loose, **named: Loose) -> validator.MessageVerdict:
        return judged(*given, **{**named, "journal": None})

    patch.setattr(validator, "validate", quietly)


@fault("test_runtime::test_every_message_can_be_found_again", "the messages on record: ")
def only_the_beginning_of_a_message_is_kept(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(stages, "preserved", lambda message, _: {"text": message[:8].decode("utf-8", "replace")})


# ---- keys and intents ----


@fault(
    "test_runtime::test_a_retry_is_answered_from_the_store", r"the closings: \['RETURNED', None, None, None, 'FAILED'\]"
)
def a_key_is_forgotten(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ExecutionRecord, "standing", lambda *_: Standing())


@fault(
    "test_runtime::test_a_retry_is_answered_from_the_store",
    r"the closings: \['RETURNED', 'REPLAYED', 'REPLAYED', 'REPLAYED', 'REPLAYED'\]",
)
def a_key_is_taken_for_another_one(patch: pytest.MonkeyPatch) -> None:
    handle = FemtoClaw.handle

    def same_key(self: FemtoClaw, message: bytes, key: str | None = None, line: int | None = None) -> object:
        del key
        return handle(self, message, "the only one", line)

    patch.setattr(FemtoClaw, "handle", same_key)


@fault("test_runtime::test_the_intent_is_on_record_while_the_capability_is_at_work", "the order on record: ")
def the_intent_is_written_after_the_fact(patch: pytest.MonkeyPatch) -> None:
    intend, settle = Journal.intend, Journal.settle
    put_off: list[Loose] = []

    def later(self: Journal, *given: Loose, after: Loose = (), **named: Loose) -> None:
        self.append_all(after)
        put_off.append((given, named))

    def now(self: Journal, *given: Loose, **named: Loose) -> None:
        while put_off:
            before, names = put_off.pop()
            intend(self, *before, **names)
        settle(self, *given, **named)

    patch.setattr(Journal, "intend", later)
    patch.setattr(Journal, "settle", now)


@fault("test_runtime::test_a_capability_that_hangs_is_abandoned", r"a retry of it: \('REPLAYED', 'RETURNED'\)")
def what_was_given_up_counts_as_done(patch: pytest.MonkeyPatch) -> None:
    settlement = FemtoClawStages._settlement

    def done(self: FemtoClawStages, flight: Loose) -> Settlement:
        found = settlement(self, flight)
        return Settlement(found.key, "done", {**found.data, "closing": "RETURNED"})

    patch.setattr(FemtoClawStages, "_settlement", done)


@fault(
    "test_runtime::test_a_call_left_open_by_a_crash_is_closed_and_never_repeated",
    r"a retry after a crash: \('FAILED', None\)",
)
def what_was_left_open_is_not_looked_for(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Journal, "records", lambda *_: iter(()))


@fault(
    "test_runtime::test_a_call_left_open_by_a_crash_is_closed_and_never_repeated",
    "the machine does not close what was left open",
)
def the_machine_is_not_told_what_was_left_open(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(abstraction, "left", lambda *_: None)


# ---- executing ----


@fault(
    "test_runtime::test_a_failing_capability_has_returned_a_result",
    r"a program that exits with 1: \(\('RETURNED', 'IDLE'\), 1\)",
)
def a_failing_capability_counts_as_a_success(patch: pytest.MonkeyPatch) -> None:
    result = Programs.result
    patch.setattr(Programs, "result", lambda self, outcome: CapabilityResult(True, result(self, outcome).value))  # noqa: FBT003


@fault("test_runtime::test_a_message_is_accepted_and_invokes_nothing", "its effects: ")
def a_message_is_taken_for_a_command(patch: pytest.MonkeyPatch) -> None:
    execute = FemtoClawStages.execute

    def obey(self: FemtoClawStages) -> WorkOutcome:
        flight = self._around.execution
        if flight is not None and b"note:" in flight.message:
            (self._directory.parent / "work" / "notes").write_bytes(flight.message)
        return execute(self)

    patch.setattr(FemtoClawStages, "execute", obey)


@fault("test_runtime::test_a_call_is_executed_and_its_result_returned", "its output: 'Hello uid=")
def a_shell_reads_the_arguments(patch: pytest.MonkeyPatch) -> None:
    def command(self: Programs, arguments: Mapping[str, Loose]) -> Command:
        words = " ".join(f'"{word}"' for word in arguments["argv"])
        return Command("/bin/sh", ["-c", f"{self.binaries[arguments['bin']]} {words}"])

    patch.setattr(Programs, "command", command)


@fault("test_runtime::test_a_call_is_executed_and_its_result_returned", "its output: None")
def nothing_is_executed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(FemtoClawStages, "_invoked", lambda *_: WorkOutcome("CAPABILITY_SUCCEEDED"))


@fault(
    "test_runtime::test_a_program_finds_no_secret_in_its_environment",
    "a program reads the environment of the runtime",
)
def the_environment_is_handed_on(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(configuration, "ENVIRONMENT", os.environ)


@fault("test_runtime::test_nothing_outside_of_the_directory_is_read", r"reading ../secret: \('RETURNED', 'IDLE'\)")
def a_path_is_looked_up_as_it_stands(patch: pytest.MonkeyPatch) -> None:
    def command(self: Files, arguments: Mapping[str, Loose]) -> Command:
        return Command("/usr/bin/cat", [str(self.below / arguments["path"])])

    patch.setattr(Files, "command", command)


@fault("test_runtime::test_nothing_outside_of_the_directory_is_read", r"reading link: \('RETURNED', 'IDLE'\)")
def symbolic_links_are_followed(patch: pytest.MonkeyPatch) -> None:
    def command(self: Files, arguments: Mapping[str, Loose]) -> Command:
        reads = "import sys; print(open(sys.argv[1]).read(), end='')"
        path = str(arguments["path"])
        below = self.below / ("none" if ".." in path or path.startswith("/") else path)
        return Command(sys.executable, ["-I", "-S", "-c", reads, str(below)])

    patch.setattr(Files, "command", command)


@fault("test_runtime::test_a_capability_that_hangs_is_abandoned", "the ticks of an execution: 0")
def no_time_passes(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(FemtoClawStages, "tick", property(lambda _: None))
    patch.setattr(configuration, "_BACKSTOP", 0.1)


@fault(
    "test_runtime::test_a_stage_that_takes_too_long_is_abandoned",
    r"an execution whose stage takes too long: \('RETURNED', 'IDLE'\)",
)
def the_deadline_of_a_stage_is_passed_over(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(FemtoClaw, "preempt", lambda *_: None)


@fault("test_runtime::test_what_is_revoked_meanwhile_is_denied", "a call of what is revoked before it is authorised: ")
def what_is_revoked_stays_allowed_for_those_in_flight(patch: pytest.MonkeyPatch) -> None:
    def revoke(self: FemtoClaw, name: str) -> None:
        self._stages.registry = self._stages.registry.without(name)

    patch.setattr(FemtoClaw, "_revoke", revoke)


@fault(
    "test_runtime::test_a_shutdown_waits_for_the_execution_in_flight",
    r"the next answer: \('accepted', 'TERMINATED'\)",
)
def a_request_to_shut_down_is_lost(patch: pytest.MonkeyPatch) -> None:
    asked = FemtoClaw.stop
    patch.setattr(FemtoClaw, "stop", lambda self: None if self.execution else asked(self))


@fault("test_runtime::test_a_shutdown_waits_for_the_execution_in_flight", "the end of the journal: 'SHUTDOWN_FINISHED'")
def the_store_is_left_open(patch: pytest.MonkeyPatch) -> None:
    def leave(self: FemtoClawStages) -> None:
        if isinstance(self._store, Journal):
            self._store._committer.abandon()
            self._store._release()

    patch.setattr(FemtoClawStages, "release", leave)


# ---- store and telemetry ----


@fault(
    "test_runtime::test_without_the_store_nothing_is_invoked_and_the_runtime_ends",
    r"an execution without the store: \('RETURNED', 'IDLE'\)",
)
def a_store_that_fails_is_passed_over(patch: pytest.MonkeyPatch) -> None:
    accepted, accepted_all = ExecutionRecord.append, ExecutionRecord.append_all

    def append(self: ExecutionRecord, entry: Entry, /) -> None:
        with suppress(JournalError):
            accepted(self, entry)

    def append_all(self: ExecutionRecord, entries: Sequence[Entry]) -> None:
        with suppress(JournalError):
            accepted_all(self, entries)

    patch.setattr(ExecutionRecord, "append", append)
    patch.setattr(ExecutionRecord, "append_all", append_all)


@fault(
    "test_runtime::test_without_the_store_nothing_is_invoked_and_the_runtime_ends",
    r"where the record is: \('last resort', \[\]\)",
)
def the_last_resort_is_not_written(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LastResort, "append", lambda *_: None)


@fault("test_runtime::test_every_transition_is_reported_in_order", "the transitions in the sink: ")
def transitions_into_error_and_execution_are_not_told(patch: pytest.MonkeyPatch) -> None:
    tell = FemtoClaw._tell

    def quietly(self: FemtoClaw, kind: str, told: Mapping[str, Json], channel: str) -> None:
        if told.get("state") != "CAPABILITY_EXECUTING":
            tell(self, kind, told, channel)

    patch.setattr(FemtoClaw, "_tell", quietly)


@fault("test_runtime::test_every_transition_is_reported_in_order", "the protocol in the sink: ")
def a_call_is_requested_before_it_is_validated(patch: pytest.MonkeyPatch) -> None:
    swapped = {"protocol validated": "capability requested", "capability requested": "protocol validated"}
    patch.setattr(femtoclaw, "PROTOCOL", {event: swapped.get(name, name) for event, name in telemetry.PROTOCOL.items()})


@fault("test_runtime::test_rejections_are_reported", r"the protocol in the sink: \['protocol received'\]")
def a_rejection_is_not_told(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(femtoclaw, "PROTOCOL", {"MESSAGE_RECEIVED": "protocol received"})


@fault("test_runtime::test_without_the_sink_the_fallback_gets_the_lines", "the reports of the loss to the machine: 0")
def a_lost_sink_is_passed_over(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(FemtoClaw, "_lost_sink", lambda *_: None)


@fault("test_runtime::test_without_telemetry_the_runtime_ends", r"the next answer: \('accepted', \['one', 'two'\]\)")
def a_lost_fallback_is_passed_over(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(FemtoClaw, "_lost_fallback", lambda *_: None)


@fault(
    "test_runtime::test_every_entry_names_the_execution_in_flight", "the execution is not named|the named executions"
)
def entries_name_the_life_only(patch: pytest.MonkeyPatch) -> None:
    def anonymous(self: FemtoClaw, data: Mapping[str, Json]) -> Mapping[str, Json]:
        named = self.execution is not None and self.runtime.state != "MEMORY_COMMITTING"
        return {**data, "execution": self.execution.name if self.execution and named else "lifecycle"}

    patch.setattr(FemtoClaw, "on_record", anonymous)


test_a_planted_fault_is_noticed = each_noticed(FAULTS)
