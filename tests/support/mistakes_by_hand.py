"""Mistakes that a person might make in a reference, each as a change of its declaration.

The mutants of ``--mutants`` follow rules. These mistakes are handwritten, each with its own meaning: a write on an
event that must not write, a short cut, another maker of an event, an environment that is too benign. Nearly all leave
the declaration well-formed, so only its claims can detect them. If a mistake removes an event that a claim names, the
loader detects it.
"""

# pyright: reportExplicitAny=false

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

Yaml: TypeAlias = Any
"""A value that PyYAML reads."""
Reference = dict[str, Yaml]
Edit = Callable[[Reference], None]


@dataclass(frozen=True, slots=True)
class Mistake:
    """A change of the reference of a system."""

    system: str
    name: str
    edit: Edit


def _step(reference: Reference, event: str, state: str | None = None) -> dict[str, Yaml]:
    """The first transition or environment action by an event, from a state if one is named."""
    found = (
        step
        for step in (*reference["transitions"], *reference["environment"])
        if event in _listed(step["on"]) and (state is None or state in _listed(step.get("from", "*")))
    )
    return next(found)


def _listed(value: str | Sequence[str]) -> Sequence[str]:
    return [value] if isinstance(value, str) else value


def assigning(event: str, state: str | None = None, **effects: str) -> Edit:
    """A step makes additional or different assignments."""

    def edit(reference: Reference) -> None:
        step = _step(reference, event, state)
        step["set"] = {**step.get("set", {}), **effects}

    return edit


def only_when(event: str, condition: str, state: str | None = None) -> Edit:
    """A step has an additional condition."""

    def edit(reference: Reference) -> None:
        step = _step(reference, event, state)
        step["when"] = f"({step['when']}) and ({condition})" if "when" in step else condition

    return edit


def also_when(event: str, condition: str, state: str | None = None) -> Edit:
    """A step is also possible under another condition."""

    def edit(reference: Reference) -> None:
        step = _step(reference, event, state)
        step["when"] = f"({step['when']}) or ({condition})"

    return edit


def leading(event: str, target: str, state: str | None = None) -> Edit:
    """A step has another target."""

    def edit(reference: Reference) -> None:
        _step(reference, event, state)["to"] = target

    return edit


def also_from(further: str, event: str, state: str) -> Edit:
    """A step has an additional source state."""

    def edit(reference: Reference) -> None:
        step = _step(reference, event, state)
        step["from"] = [*_listed(step["from"]), further]

    return edit


def made_by(maker: str, event: str) -> Edit:
    """An event has another maker."""

    def edit(reference: Reference) -> None:
        assert reference["events"][event]["by"] != maker
        reference["events"][event]["by"] = maker

    return edit


def without(action: str) -> Edit:
    """An environment action is missing."""

    def edit(reference: Reference) -> None:
        reference["environment"].remove(_step(reference, action))

    return edit


def with_event(maker: str, **step: Yaml) -> Edit:
    """A new event has its own step, given as in YAML, with `source` for `from`."""

    def edit(reference: Reference) -> None:
        realised = {"realises": step.pop("realises")} if "realises" in step else {}
        reference["events"]["SHORT_CUT_TAKEN"] = {"by": maker, **realised}
        reference["transitions"].append({"from": step.pop("source"), "on": "SHORT_CUT_TAKEN", **step})

    return edit


def with_action(**action: Yaml) -> Edit:
    """There is a new environment action."""

    def edit(reference: Reference) -> None:
        reference["environment"].append({"on": "MISCHIEF_DONE", **action})

    return edit


def _unauthorised_writes() -> Iterator[tuple[str, Edit]]:
    alpha, beta = "NEW if alpha == OLD else OLD", "NEW if beta == OLD else OLD"
    yield "a denied write takes effect", assigning("CALL_DENIED", alpha=alpha)
    yield "a write out of scope takes effect", assigning("SCOPE_VIOLATED", beta=beta)
    yield "a request changes a file", assigning("USER_REQUEST", alpha=alpha)
    yield "a refused write takes effect", assigning("APPROVAL_REFUSED", beta=beta)
    yield "a write without an answer takes effect", assigning("APPROVAL_TIMED_OUT", beta=beta)
    yield "the deadline writes", assigning("DEADLINE_PASSED", beta=beta)
    yield "a stale request is written", assigning("STALE_FILE_DETECTED", "CONTEXT_LOADED", alpha=alpha)
    yield "a stale permit is written", assigning("STALE_FILE_DETECTED", "ACTION_ALLOWED", alpha=alpha)
    yield "a requested write takes effect", assigning("WRITE_REQUESTED", alpha=alpha)
    yield "a validated write takes effect", assigning("WRITE_FILE_VALIDATED", alpha=alpha)
    yield "a started write takes effect", assigning("WRITE_STARTED", alpha=alpha)
    yield "a broken write takes effect", assigning("WRITE_BROKEN", alpha=alpha)
    yield "a lost write takes effect", assigning("WRITE_LOST", alpha=alpha)
    yield "a write takes effect twice", assigning("WRITE_FILE_SUCCEEDED", alpha=alpha)
    yield "a failed write takes effect", assigning("WRITE_FAILED", beta=beta)
    yield "a selection writes", assigning("SELECT_ACTIVE_INTENT_VALID", beta=beta)
    yield "a selection that fails writes", assigning("INTENT_UNKNOWN", beta=beta)
    yield "a context that is not loaded writes", assigning("CONTEXT_NOT_LOADED", beta=beta)
    yield "reading writes", assigning("FILE_READ", alpha=alpha)
    yield "a safe command writes", assigning("SAFE_COMMAND_RUN", alpha=alpha)
    yield "an error writes", assigning("INTERNAL_ERROR", alpha=alpha)
    yield "an error in BLOCKED writes", assigning("INTERNAL_ERROR", "BLOCKED", alpha=alpha)
    yield "a new event writes", with_event("fault", source="CONTEXT_LOADED", internal=True, set={"beta": beta})


def _turn() -> Iterator[tuple[str, Edit]]:
    yield "a request makes the agent call something", assigning("USER_REQUEST", call="WRITE_ALPHA")
    yield "validation changes what the agent calls", assigning("WRITE_FILE_VALIDATED", call="DELETE")
    yield "validation approves", assigning("WRITE_FILE_VALIDATED", approval="GRANTED")
    yield "a timeout approves", assigning("APPROVAL_TIMED_OUT", approval="GRANTED")
    yield "a request approves", assigning("USER_REQUEST", approval="GRANTED")
    yield "a request forgets a refusal", assigning("USER_REQUEST", approval="NONE")
    yield "reading changes the intent", assigning("FILE_READ", intent="SECOND")
    yield "reading changes the base", assigning("FILE_READ", base="NEW if base == OLD else OLD")
    yield "the deadline forgets the write", assigning("DEADLINE_PASSED", pending="NONE", base="OLD", expired="false")
    yield "a started tool does something else", assigning("WRITE_STARTED", running="WRITE_ALPHA")
    yield "a write is noted as done when it starts", assigning("WRITE_STARTED", permit="DONE", running="NONE")
    yield "an earlier approval never arrives", without("EARLIER_APPROVAL_ARRIVED")
    yield "an earlier approval that arrives is none", assigning("EARLIER_APPROVAL_ARRIVED", approval="NONE")
    yield "nobody else changes ALPHA", without("ALPHA_CHANGED")
    yield "nobody else changes BETA", without("BETA_CHANGED")
    yield "nobody refuses", without("PERSON_REFUSED")
    yield "nobody approves", without("PERSON_APPROVED")
    yield "BETA changes only while nothing is allowed", only_when("BETA_CHANGED", "not ACTION_ALLOWED")
    yield "a person is not asked again", only_when("PERSON_APPROVED", "approval == NONE")
    yield "a person answers in time alone", only_when("PERSON_REFUSED", "not expired")
    for event in ("DELETION_CHOSEN", "SELECTION_OF_SECOND_CHOSEN", "READ_CHOSEN", "UNSAFE_COMMAND_CHOSEN"):
        yield f"{event} happens once only", only_when(event, "call == NONE")
    for event in ("USER_REQUEST", "SELECT_ACTIVE_INTENT_VALID", "FILE_READ", "SAFE_COMMAND_RUN", "WRITE_REQUESTED"):
        yield f"{event} is a fault", made_by("fault", event)
    yield "DEADLINE_PASSED is a fault", made_by("fault", "DEADLINE_PASSED")
    yield "an error is an input", made_by("input", "INTERNAL_ERROR")
    yield "an error counts as work", made_by("machine", "INTERNAL_ERROR")
    yield (
        "a write is allowed for want of an answer",
        with_event("input", source="CONTEXT_LOADED", to="ACTION_ALLOWED", realises="WRITE_FILE_VALIDATED"),
    )
    yield (
        "a new event selects",
        with_event("input", source="CONTEXT_LOADED", internal=True, when="intent == FIRST", set={"intent": "SECOND"}),
    )
    yield "somebody else grants permits", with_action(when="ACTION_ALLOWED", set={"permit": "GRANTED"})


def _kernel() -> Iterator[tuple[str, Edit]]:
    yield (
        "an allowed call ends without the tool and without an error",
        with_event(
            "machine",
            source="ARBITRATING",
            to="AUDITING",
            when="requested_tool != NONE and sink",
            set={"decision": "ALLOW", "record": "AUDITING", "fallback": "not sink"},
        ),
    )
    yield (
        "an allowed call ends as a denial",
        with_event(
            "machine",
            source="ARBITRATING",
            to="AUDITING",
            set={"decision": "DENY", "record": "AUDITING", "fallback": "not sink"},
        ),
    )
    yield (
        "a call ends without an outcome",
        with_event(
            "machine",
            source="EXECUTING",
            to="AUDITING",
            set={
                "execution": "NOT_STARTED",
                "dispatched_tool": "NONE",
                "ticks": "0",
                "record": "AUDITING",
                "fallback": "not sink",
            },
        ),
    )
    yield (
        "a request ends unaudited",
        with_event(
            "machine",
            source="AUDITING",
            to="HALTED",
            when="audited_request == NONE and sink",
            set={
                "audited_request": "request",
                "record": "HALTED",
                "fallback": "not sink",
                "request": "NONE",
                "requested_tool": "NONE",
                "dispatched_tool": "NONE",
                "retries": "0",
                "sink": "false",
            },
        ),
    )
    yield (
        "a stored entry knows what was unknown",
        assigning("ENTRY_STORED", execution="DONE if execution == UNKNOWN else execution"),
    )
    yield "a stored entry has no error", assigning("ENTRY_STORED", error="false")
    yield (
        "a retry forgets what was done",
        assigning("AUDIT_RETRIED", execution="UNKNOWN if execution == DONE else execution", error="true"),
    )
    yield "a retry heals the sink", assigning("AUDIT_RETRIED", sink="true")
    yield (
        "a retry loses the decision",
        assigning("AUDIT_RETRIED", decision="DENY if dispatched_tool == NONE else decision"),
    )
    yield "an approval without a tool notes an error", assigning("DECIDED_ALLOW_NO_TOOL", error="true")
    yield "a failed audit notes an error", assigning("AUDIT_FAILED", error="true")
    yield (
        "a failed audit forgets what was done",
        assigning("AUDIT_FAILED", execution="UNKNOWN if execution == DONE else execution"),
    )
    yield "a failed audit turns a denial round", assigning("AUDIT_FAILED", decision="ALLOW")
    yield "a failed validation takes the caller's draft", assigning("VALIDATION_FAILED", draft="NONE")
    yield "an accepted request takes the caller's draft", assigning("REQUEST_SUBMITTED", draft="NONE")
    yield "a denial loses the sink", assigning("DECIDED_DENY", sink="false")
    yield "arbitration changes the request", assigning("DECIDED_DENY", request="THIRD", requested_tool="NONE")
    yield "a denial starts a clock", assigning("DECIDED_DENY", retries="1")
    yield "a failure of the tool loses the sink", assigning("EXECUTION_FAILED", sink="false")
    yield "a tick notes an error", assigning("CLOCK_TICKED", error="true")
    yield "a tick closes the sink", assigning("CLOCK_TICKED", sink="false")
    yield (
        "a recoverable error in validation runs the tool",
        assigning("RECOVERABLE_ERROR", "VALIDATING", execution="UNKNOWN"),
    )
    yield "a halt forgets the error", assigning("HALT_COMMANDED", error="false")
    yield "a halt denies", assigning("HALT_COMMANDED", decision="DENY if decision == NONE else decision")
    yield "a halt notes an error", assigning("HALT_COMMANDED", error="true")
    yield "a decision to halt notes an error", assigning("DECIDED_HALT", error="true")
    yield "a boot notes a request", assigning("CONFIG_FAILED", audited_request="FIRST")
    yield "a boot leaves a record", assigning("CONFIG_LOADED", record="IDLE")
    yield (
        "the caller never drafts the third request",
        assigning("REQUEST_DRAFTED", draft="FIRST if draft == NONE else (SECOND if draft == FIRST else FIRST)"),
    )
    yield "the sink is not lost while the kernel audits", only_when("SINK_LOST", "not AUDITING")
    yield "the sink is not lost while a tool runs", only_when("SINK_LOST", "not EXECUTING")
    yield "a lost sink does not come back", without("SINK_RESTORED")
    yield "the sink comes back in IDLE alone", only_when("SINK_RESTORED", "IDLE")
    yield "REQUEST_SUBMITTED is a fault", made_by("fault", "REQUEST_SUBMITTED")
    yield "HALT_COMMANDED is a fault", made_by("fault", "HALT_COMMANDED")
    yield (
        "somebody else writes the entry",
        with_action(when="AUDITING and audited_request == NONE", set={"audited_request": "request"}),
    )


def _femtoclaw_runtime() -> Iterator[tuple[str, Edit]]:
    yield (
        "a revoked capability closes the key of a call that never ran",
        assigning("CAPABILITY_REVOKED", read_record="CLOSED if input == READ else read_record"),
    )
    yield "a denial moves the registry", assigning("AUTHORIZATION_DENIED", epoch="0")
    yield "an accepted input moves the registry", assigning("INPUT_ARRIVED", epoch="LAST_EPOCH - epoch")
    yield "a commit moves the registry", assigning("COMMIT_SUCCEEDED", epoch="LAST_EPOCH - epoch")
    yield "the store is never lost during a commit", only_when("STORE_LOST", "not MEMORY_COMMITTING")
    yield "the store is never lost during validation", only_when("STORE_LOST", "not PROTOCOL_VALIDATING")
    yield "the store is never lost during a shutdown", only_when("STORE_LOST", "not SHUTDOWN")
    yield "the sink is never lost in IDLE", only_when("SINK_LOST", "not IDLE")
    yield "the sink is never lost", without("SINK_LOST")
    yield "the registry does not change in ERROR", only_when("REGISTRY_CHANGED", "not ERROR")
    yield "the registry does not change while a tool runs", only_when("REGISTRY_CHANGED", "running == NONE")
    yield "the registry changes once", assigning("REGISTRY_CHANGED", epoch="LAST_EPOCH")
    yield "no input follows an offer of WRITE", only_when("INPUT_OFFERED", "input != WRITE")
    yield "nothing is left of READ", without("READ_INTENT_LEFT")
    yield "no other key is taken for WRITE", without("WRITE_KEY_TAKEN")
    yield "a key is never free again", assigning("READ_KEY_TAKEN", read_record="CLOSED")
    yield (
        "garbage is never offered",
        assigning(
            "INPUT_OFFERED",
            input="NOTE if input == NONE else (READ if input == NOTE else (WRITE if input == READ else NOTE))",
        ),
    )
    yield "a message is taken for a call", assigning("MESSAGE_ACCEPTED", form="TOOL_CALL", pinned="0")
    yield "a tick loses the store", assigning("CLOCK_TICKED", store="LOST if store == OPEN else store")
    yield "a tick latches", assigning("CLOCK_TICKED", latched="true")
    yield "a failed shutdown step closes a record", assigning("SHUTDOWN_STEP_FAILED", read_record="CLOSED")
    yield "a shutdown forgets an intent", assigning("SHUTDOWN_FINISHED", write_record="NONE")
    yield (
        "a started tool closes its key",
        assigning("CAPABILITY_STARTED", read_record="CLOSED if input == READ else read_record"),
    )
    yield (
        "a result closes the key of the other tool",
        assigning("CAPABILITY_SUCCEEDED", write_record="CLOSED if running == READER else write_record"),
    )
    yield "a replay counts as a result", assigning("RESULT_REPLAYED", result="SUCCEEDED")
    yield "a rejected input is forgotten at once", assigning("PROTOCOL_REJECTED", input="NONE")
    yield (
        "a deadline of an execution makes the runtime unrecoverable",
        assigning("EXECUTION_DEADLINE_PASSED", recoverable="false"),
    )
    yield "a cleared error makes the sink whole", assigning("ERROR_CLEARED", channel="SINK")
    yield "a completion makes the sink whole", assigning("COMPLETION_FINALIZED", channel="SINK")
    yield "a lost fallback loses the store", assigning("FALLBACK_FAILED", store="LOST if store == OPEN else store")
    yield (
        "an execution ends by a short cut",
        with_event(
            "machine",
            source="MEMORY_COMMITTING",
            to="ERROR",
            when="result == SUCCEEDED",
            set={"result": "NONE", "running": "NONE", "elapsed": "0", "told": "channel"},
        ),
    )
    yield (
        "a call is executed again",
        with_event(
            "machine",
            source="CAPABILITY_EXECUTING",
            internal=True,
            when="running != NONE and result == NONE",
            set={"running": "NONE"},
        ),
    )
    yield (
        "a result is made up",
        with_event(
            "machine",
            source="CAPABILITY_EXECUTING",
            to="MEMORY_COMMITTING",
            when="running != NONE",
            set={"result": "SUCCEEDED", "elapsed": "0", "told": "channel"},
        ),
    )
    yield "a shutdown that begins at once is noted as due", assigning("SHUTDOWN_REQUESTED", "IDLE", latched="true")
    yield "a request to shut down is reported", assigning("SHUTDOWN_REQUESTED", "ERROR", told="SINK")
    yield "a failing shutdown is an input", made_by("input", "SHUTDOWN_STEP_FAILED")
    yield "INPUT_ARRIVED is a fault", made_by("fault", "INPUT_ARRIVED")
    yield "SHUTDOWN_REQUESTED is a fault", made_by("fault", "SHUTDOWN_REQUESTED")
    yield "somebody closes an intent", with_action(when="IDLE and read_record == NONE", set={"read_record": "INTENT"})


def _femtoclaw_protocol() -> Iterator[tuple[str, Edit]]:
    yield "parsing repairs the text", assigning("JSON_INVALID", text="SOUND")
    yield "an ambiguous text is made sound", assigning("TEXT_AMBIGUOUS", text="SOUND")
    yield "a foreign name is dropped", assigning("STRUCTURE_MALFORMED", foreign="false")
    yield "one of two forms is dropped", assigning("FORM_AMBIGUOUS", names="MESSAGE")
    yield "an unknown tool is taken for another", assigning("CAPABILITY_UNKNOWN", tool="READER")
    yield "arguments are mended", assigning("ARGUMENTS_INVALID", arguments="FOR_READER")
    yield "looking a tool up registers it", assigning("CAPABILITY_UNKNOWN", epoch="SECOND")
    yield "reception moves the registry", assigning("MESSAGE_RECEIVED", epoch="SECOND")
    yield (
        "looking a tool up pins the registry anew",
        assigning("CAPABILITY_VERIFIED", pinned="FIRST if epoch == FIRST else SECOND"),
    )
    yield "acceptance forgets where a message came from", assigning("MESSAGE_ACCEPTED", injected="false")
    yield "a rejection loses its reason", assigning("MESSAGE_REJECTED", failure="NONE")
    yield "a report loses its reason", assigning("REJECTION_REPORTED", failure="MALFORMED_STRUCTURE")
    yield "acceptance takes its report back", assigning("MESSAGE_ACCEPTED", telemetry="RECEIVED")
    yield "parsing makes the next report", assigning("JSON_PARSED", telemetry="VALIDATED")
    yield "the registry changes only before reception", only_when("REGISTRY_CHANGED", "RECEIVING")
    yield "the registry never changes", without("REGISTRY_CHANGED")
    yield "the registry only grows", only_when("REGISTRY_CHANGED", "epoch == FIRST")
    yield "no prompt is injected", without("PROMPT_INJECTED")
    yield "no text is ambiguous", assigning("TEXT_COMPOSED", text="BROKEN if text == SOUND else SOUND")
    yield "no shape has a wrong type", assigning("SHAPE_COMPOSED", shape="FOREIGN_NAME if shape == SOUND else SOUND")
    yield "only sound texts have foreign names", only_when("FOREIGN_NAME_COMPOSED", "text == SOUND")
    yield "only calls have injected prompts", only_when("PROMPT_INJECTED", "names == TOOL_CALL")
    yield "arguments match whatever is called", only_when("ARGUMENTS_COMPOSED", "tool == WRITER")
    yield "messages may be changed after reception", also_when("NAMES_COMPOSED", "PARSING")
    yield (
        "a message is accepted unexamined",
        with_event("machine", source="CHECKING_FORM", to="DECIDING", when="names == MESSAGE and shape == SOUND"),
    )
    yield (
        "a call is accepted without its arguments",
        with_event(
            "machine",
            source="CHECKING_ARGUMENTS",
            to="DECIDING",
            when="names == TOOL_CALL and tool == READER and arguments == FOR_READER",
        ),
    )
    yield "a decision is put off", with_event("machine", source="DECIDING", internal=True)
    yield "MESSAGE_RECEIVED is a fault", made_by("fault", "MESSAGE_RECEIVED")
    yield "MESSAGE_RECEIVED counts as work", made_by("machine", "MESSAGE_RECEIVED")
    yield "TEXT_AMBIGUOUS is a fault", made_by("fault", "TEXT_AMBIGUOUS")
    yield "MESSAGE_ACCEPTED is a fault", made_by("fault", "MESSAGE_ACCEPTED")
    yield (
        "somebody rejects",
        with_action(when="DECIDING and telemetry == RECEIVED and failure == NONE", set={"failure": "INVALID_JSON"}),
    )


def _reug() -> Iterator[tuple[str, Edit]]:
    yield "a return costs a step", assigning("SCRIPT_RETURNED", steps="min(steps + 1, MAX_STEPS)")
    yield "a refused call costs a step", assigning("SCRIPT_STEP_REFUSED", steps="0")
    yield "a finished task gives its step back", assigning("TASK_FINISHED", steps="max(steps - 1, 0)")
    yield "a routed tool costs a step", assigning("TOOLS_ROUTED", steps="min(steps + 1, MAX_STEPS)")
    yield "a fatal error costs a recovery", assigning("FATAL_ERROR", recoveries="min(recoveries + 1, MAX_RECOVERIES)")
    yield "a parsed script starts over", assigning("SCRIPT_PARSED", recoveries="0")
    yield "recovery registers a tool", assigning("RECOVERY_SUCCESS", fetch_registered="true")
    yield "a crashed validator registers", assigning("VALIDATOR_CRASHED", fetch_registered="true")
    yield "a failed tool is registered no more", assigning("TOOL_FAILURE", fetch_registered="false")
    yield "a script finds an intent", assigning("SCRIPT_EXECUTION_COMPLETE", intent="false")
    yield "recovery forgets the intent", assigning("RECOVERY_SUCCESS", intent="false")
    yield "recovery grants more time", assigning("RECOVERY_FAILED", expired="false")
    yield "results answer", assigning("PARALLEL_RESULTS_READY", outcome="ANSWERED")
    yield "the deadline gives up a script's depth", assigning("DEADLINE_PASSED", "ENGAGE", tool="NONE")
    yield "a queued task waits for ever", assigning("TASK_FAILED", queued="false")
    yield (
        "a turn ends by a short cut",
        with_event(
            "machine",
            source="UNDERSTAND",
            to="COMPLETE",
            set={"outcome": "ANSWERED", "tool": "NONE"},
            realises="FATAL_ERROR",
        ),
    )
    yield "no task waits for a step", only_when("TASKS_QUEUED", "tasks == MAX_PARALLEL")
    yield (
        "a task that nobody waits for is begun",
        also_when(
            "TASK_DISPATCHED", "not queued and tasks < MAX_PARALLEL and steps < MAX_STEPS", "AWAIT_PARALLEL_RESULTS"
        ),
    )
    yield "the deadline passes after the turn", also_from("COMPLETE", "DEADLINE_PASSED", "ENGAGE")
    yield "the deadline begins tasks", assigning("DEADLINE_PASSED", "ENGAGE", tasks="MAX_PARALLEL")
    yield "a recovery fails before it begins", also_from("ENGAGE", "RECOVERY_FAILED", "ERROR_RECOVERY_UNIFIED")
    yield "the registered tool stays in question", without("ANOTHER_TOOL_WANTED")
    yield "USER_INPUT is a fault", made_by("fault", "USER_INPUT")
    yield "SHUTDOWN_REQUESTED is a fault", made_by("fault", "SHUTDOWN_REQUESTED")
    yield "somebody else grants steps", with_action(when="EXECUTE_SCRIPT and steps > 0", set={"steps": "steps - 1"})


def _makers_that_no_claim_tells_apart() -> Iterator[tuple[str, str, Edit]]:
    # Fairness treats all machine events together, or all inputs and machine events. Wherever one of these events is
    # possible, so is another one; and they leave the region of every ranking, or a fault decreases it as work does.
    for event in ("INTENT_UNKNOWN", "CALL_DENIED"):
        yield "turn", event, made_by("fault", event)
    for system in ("kernel", "femtoclaw-runtime"):
        yield system, "CLOCK_TICKED", made_by("fault", "CLOCK_TICKED")
    yield "femtoclaw-runtime", "RUNTIME_FAILURE", made_by("machine", "RUNTIME_FAILURE")


MISTAKES = tuple(
    Mistake(system, name, edit)
    for system, mistakes in (
        ("turn", _unauthorised_writes()),
        ("turn", _turn()),
        ("kernel", _kernel()),
        ("femtoclaw-runtime", _femtoclaw_runtime()),
        ("femtoclaw-protocol", _femtoclaw_protocol()),
        ("reug", _reug()),
    )
    for name, edit in mistakes
)
UNNOTICED = tuple(Mistake(system, name, edit) for system, name, edit in _makers_that_no_claim_tells_apart())
"""Changes of makers that the claims of a machine cannot detect, because its runs stay the same."""
