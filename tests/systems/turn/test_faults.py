"""Turn gates with one mistake each: the session of the oracle detects each by its first difference."""

import os
from collections.abc import Callable, Mapping
from dataclasses import replace

import pytest

from leverframe.journal.journal import Journal
from leverframe.record.entries import Entry, Json
from leverframe.systems.effects import TellingRecorder
from leverframe.systems.policy import Decision, Effect, Policy
from leverframe.systems.turn import (
    abstraction,
    approval,
    calls,
    commands,
    context,
    execution,
    swap,
    validation,
    workspace,
)
from leverframe.systems.turn import paths as turn_paths
from leverframe.systems.turn.approval import Approval, ApprovalQuestion
from leverframe.systems.turn.bench import Bench, Writing
from leverframe.systems.turn.gate import Gate
from leverframe.systems.turn.permit import Action, Permit
from leverframe.systems.turn.settings import Intent, Settings
from leverframe.systems.turn.swap import ChangedError
from leverframe.systems.turn.workspace import Found, Identity
from tests.support.planted import Faults, Plant, each_noticed

FAULTS = Faults()


def fault(what: str) -> Callable[[Plant], Plant]:
    """The session of the oracle detects it by the first difference."""
    return FAULTS.planted("test_model::play", f"^Difference {what}: ")


# ---- scope and paths ----


@fault("verdict")
def scope_not_checked(patched: pytest.MonkeyPatch) -> None:
    patched.setattr(Intent, "covers", lambda *_: True)


@fault("verdict")
def detours_taken(patched: pytest.MonkeyPatch) -> None:
    original, matches = turn_paths._check_name, turn_paths._matches
    patched.setattr(turn_paths, "_check_name", lambda name: None if name == ".." else original(name))
    patched.setattr(turn_paths, "_matches", lambda pattern, parts, **_: matches(pattern, parts, hidden=True))


@fault("verdict")
def links_followed(patched: pytest.MonkeyPatch) -> None:
    for module in (workspace, swap):
        patched.setattr(module, "FILE", workspace.FILE & ~os.O_NOFOLLOW)


@fault("verdict")
def hard_links_written(patched: pytest.MonkeyPatch) -> None:
    original = Found.__init__

    def one_name(found: Found, identity: Identity, _names: int, status: os.stat_result, content: bytes) -> None:
        original(found, identity, 1, status, content)

    patched.setattr(Found, "__init__", one_name)


# ---- approvals ----


@fault("asked")
def approval_not_asked_for(patched: pytest.MonkeyPatch) -> None:
    patched.setattr(Intent, "asks_for", lambda *_: False)


@fault("asked")
def approval_not_asked_for_another_spelling(patched: pytest.MonkeyPatch) -> None:
    patched.setattr(Intent, "asks_for", lambda intent, target: intent.approval.cover(target))


@fault("verdict")
def approval_of_anything_counts(patched: pytest.MonkeyPatch) -> None:
    patched.setattr(Action, "digest", "the same for all")


@fault("verdict")
def deadline_too_late(patched: pytest.MonkeyPatch) -> None:
    patched.setattr(validation, "_NANOSECONDS", 10**12)


@fault("verdict")
def refusals_taken_for_approvals(patched: pytest.MonkeyPatch) -> None:
    patched.setattr(ApprovalQuestion, "refuse", ApprovalQuestion.approve)


@fault("verdict")
def silence_taken_for_approval(patched: pytest.MonkeyPatch) -> None:
    original = approval.Asking._ask

    def lenient(asking: approval.Asking) -> None:
        original(asking)
        arrived = asking.arrived
        if arrived is not None and isinstance(arrived.answer, Exception):
            asking.arrived = replace(arrived, answer=Approval(asking.question.digest, approved=True))

    patched.setattr(approval.Asking, "_ask", lenient)


# ---- versions ----


@fault("states")
def version_looked_at_only_while_writing(patched: pytest.MonkeyPatch) -> None:
    for module in (validation, execution):
        patched.setattr(module, "changed", lambda *_: None)


@fault("verdict")
def written_after_a_failed_compare(patched: pytest.MonkeyPatch) -> None:
    patched.setattr(swap, "_compare", lambda *_: None)


@fault("verdict")
def tried_again_on_what_is_there_now(patched: pytest.MonkeyPatch) -> None:
    original = swap.compare_and_swap

    def stubborn(where: workspace.Workspace, target: turn_paths.Target, base: str, content: bytes) -> None:
        try:
            original(where, target, base, content)
        except ChangedError:
            original(where, target, validation.version(where.find(target)), content)

    patched.setattr(execution, "compare_and_swap", stubborn)


@fault("verdict")
def what_was_read_forgotten(patched: pytest.MonkeyPatch) -> None:
    original = Gate._taken

    def forgetful(one: Gate, number: int, given: calls.Call) -> Mapping[str, Json]:
        one._seen = {}
        return original(one, number, given)

    patched.setattr(Gate, "_taken", forgetful)


@fault("verdict")
def base_of_the_caller_ignored(patched: pytest.MonkeyPatch) -> None:
    original = Gate._request
    patched.setattr(Gate, "_request", lambda one, number, given: original(one, number, replace(given, base=None)))


# ---- permits and effects ----


@fault("verdict")
def permit_with_the_same_key(patched: pytest.MonkeyPatch) -> None:
    patched.setattr(Permit, "id", "always the same")


@fault("order")
def on_record_after_the_change(patched: pytest.MonkeyPatch) -> None:
    original = execution._write

    def hasty(bench: Bench, writing: Writing) -> object:
        if writing.target is not None:
            (bench.workspace.root / str(writing.target)).write_text(writing.content, "utf-8")
        return original(bench, writing)

    patched.setattr(execution, "_write", hasty)


@fault("effects")
def effects_not_settled(patched: pytest.MonkeyPatch) -> None:
    patched.setattr(Journal, "settle", lambda *_, **__: None)


@fault("effects")
def effects_not_intended(patched: pytest.MonkeyPatch) -> None:
    original = execution._write

    def silent(bench: Bench, writing: Writing) -> object:
        with pytest.MonkeyPatch.context() as within:
            within.setattr(bench.journal, "intend", lambda *_, **__: None)
            within.setattr(bench.journal, "settle", lambda *_, **__: None)
            return original(bench, writing)

    patched.setattr(execution, "_write", silent)


@fault("files")
def files_of_its_own_left_behind(patched: pytest.MonkeyPatch) -> None:
    patched.setattr(swap, "_remove", lambda *_: None)


# ---- commands, reading, deleting ----


@fault("verdict")
def first_rule_that_matches_decides(patched: pytest.MonkeyPatch) -> None:
    def first_match(policy: Policy, request: Mapping[str, Json]) -> Decision:
        matching = [rule for rule in policy.rules if rule.when.matches(request)]
        return Decision(matching[0].effect if matching else Effect.DENY, (), {})

    patched.setattr(Policy, "decide", first_match)


@fault("verdict")
def policy_not_asked(patched: pytest.MonkeyPatch) -> None:
    def believing(settings: Settings, words: tuple[str, ...], _intent: object) -> commands.Class:
        return commands.Class(words[0] in settings.programs, "known")

    patched.setattr(commands, "classify", believing)


@fault("files")
def deletions_carried_out(patched: pytest.MonkeyPatch) -> None:
    original = Gate._taken

    def obliging(one: Gate, number: int, given: calls.Call) -> Mapping[str, Json]:
        if isinstance(given, calls.DeleteFile):
            (one.bench.workspace.root / given.path).unlink(missing_ok=True)
        return original(one, number, given)

    patched.setattr(Gate, "_taken", obliging)


@fault("result")
def read_although_refused(patched: pytest.MonkeyPatch) -> None:
    original = Gate.take

    def leaking(one: Gate, given: calls.Call) -> tuple[int, Mapping[str, Json]]:
        number, result = original(one, given)
        if isinstance(given, calls.ReadFile):
            return number, {"content": (one.bench.workspace.root / given.path).read_text("utf-8")}
        return number, result

    patched.setattr(Gate, "take", leaking)


# ---- intents and contexts ----


@fault("verdict")
def unknown_intents_taken_for_some_other(patched: pytest.MonkeyPatch) -> None:
    original = Gate._select

    def guessing(one: Gate, number: int, intent_id: str) -> Mapping[str, Json]:
        known = one.bench.settings.intents
        return original(one, number, intent_id if intent_id in known else next(iter(known)))

    patched.setattr(Gate, "_select", guessing)


@fault("result")
def context_without_constraints(patched: pytest.MonkeyPatch) -> None:
    original = context.load
    patched.setattr(context, "load", lambda *given: {**original(*given), "constraints": []})


@fault("result")
def context_without_the_recent_trace(patched: pytest.MonkeyPatch) -> None:
    patched.setattr(context, "_recent", lambda *_: [])


# ---- machine and record ----


@fault("verdict")
def everything_needs_no_approval_to_the_machine(patched: pytest.MonkeyPatch) -> None:
    original = abstraction.writing
    patched.setattr(abstraction, "writing", lambda **given: original(**{**given, "needs_approval": False}))


@fault("exception")
def a_step_not_on_record(patched: pytest.MonkeyPatch) -> None:
    original = TellingRecorder.append

    def choosy(recorder: TellingRecorder, entry: Entry) -> None:
        if entry.event != "WRITE_STARTED":
            original(recorder, entry)
        else:
            recorder.tell(entry)

    patched.setattr(TellingRecorder, "append", choosy)


test_a_planted_fault_is_noticed = pytest.mark.needs("landlock")(each_noticed(FAULTS))
