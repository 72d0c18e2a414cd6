"""Faults of programs and of their logs: what each view must make of them.

A fault is planted in the log of a correct run. What a program did wrong, it has also logged, with the right numbers.
What somebody did to a log, leaves the numbers of the other rows as they were.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from tests.audit.scripts import Row

Plant = Callable[[list[Row]], list[Row]]
RUNS: Mapping[str, str] = {
    "kernel": """
        CONFIG_LOADED
        REQUEST_SUBMITTED VALIDATION_PASSED DECIDED_ALLOW_WITH_TOOL EXECUTION_COMPLETED ENTRY_STORED AUDIT_WRITTEN
        REQUEST_DRAFTED REQUEST_SUBMITTED VALIDATION_PASSED DECIDED_DENY ENTRY_STORED AUDIT_WRITTEN
        REQUEST_DRAFTED REQUEST_SUBMITTED VALIDATION_FAILED ENTRY_STORED AUDIT_WRITTEN
        SINK_LOST SINK_RESTORED HALT_COMMANDED""",
    "turn": """
        USER_REQUEST SELECTION_OF_SECOND_CHOSEN SELECT_ACTIVE_INTENT_VALID READ_CHOSEN FILE_READ
        WRITE_TO_ALPHA_CHOSEN WRITE_REQUESTED WRITE_FILE_VALIDATED WRITE_STARTED WRITE_DONE WRITE_FILE_SUCCEEDED
        WRITE_TO_BETA_CHOSEN WRITE_REQUESTED PERSON_APPROVED WRITE_FILE_VALIDATED WRITE_STARTED WRITE_DONE
        WRITE_FILE_SUCCEEDED BETA_CHANGED WRITE_REQUESTED BETA_CHANGED STALE_FILE_DETECTED
        USER_REQUEST DELETION_CHOSEN CALL_DENIED""",
    "reug": """
        USER_INPUT INTENT_DETECTED SCRIPT_PARSED SCRIPT_STEP_COMPLETE SCRIPT_EXECUTION_COMPLETE RESPONSE_READY
        TURN_COMPLETE USER_INPUT ERROR_OCCURRED RECOVERY_FAILED TURN_COMPLETE SHUTDOWN_REQUESTED""",
    "femtoclaw-runtime": """
        SUBSYSTEMS_STARTED INITIALIZATION_SUCCEEDED INPUT_ARRIVED INPUT_RECORDED MESSAGE_ACCEPTED
        AUTHORIZATION_NOT_REQUIRED MESSAGE_PASSED_ON COMMIT_SUCCEEDED COMPLETION_FINALIZED
        INPUT_OFFERED INPUT_OFFERED INPUT_OFFERED INPUT_ARRIVED INPUT_RECORDED TOOL_CALL_ACCEPTED AUTHORIZATION_GRANTED
        CAPABILITY_STARTED CAPABILITY_SUCCEEDED COMMIT_SUCCEEDED COMPLETION_FINALIZED
        SHUTDOWN_REQUESTED SHUTDOWN_FINISHED""",
    "femtoclaw-protocol": """
        NAMES_COMPOSED NAMES_COMPOSED MESSAGE_RECEIVED JSON_PARSED STRUCTURE_VERIFIED FORM_VERIFIED CAPABILITY_VERIFIED
        ARGUMENTS_VERIFIED VALIDATION_REPORTED CAPABILITY_REQUESTED MESSAGE_ACCEPTED""",
}
VIEWS: Mapping[str, tuple[str, ...]] = {
    "kernel": ("states", "edges", "events", "path", "all"),
    "turn": ("edges", "events", "all"),
    "reug": ("path",),
    "femtoclaw-runtime": ("all",),
    "femtoclaw-protocol": ("all",),
}
"""Where the machine is large, to go on after a violation takes a minute in each view."""


@dataclass(frozen=True)
class Fault:
    """A fault, and what must come out of its execution.

    That is a verdict, `gap` if a row is missing, and after a colon a requirement that must be told.
    """

    system: str
    name: str
    by: Literal["program", "log"]
    plant: Plant
    outcomes: Mapping[str, str]
    """By view; in the others, nobody can notice it."""


# ---- what is planted -------------------------------------------------------------------------------------------------


def place(rows: list[Row], what: str, nth: int = 0) -> int:
    """Where the nth row is with this event, signal or effect."""
    names = [{row.get(kind) for kind in ("event", "signal", "effect")} for row in rows]
    return [number for number, found in enumerate(names) if what in found][nth]


def changed(what: str, nth: int = 0, **members: object) -> Plant:
    def plant(rows: list[Row]) -> list[Row]:
        rows[place(rows, what, nth)] |= members
        return rows

    return plant


def dropped(what: str, nth: int = 0, more: int = 0) -> Plant:
    """Without a row, and so many after it."""

    def plant(rows: list[Row]) -> list[Row]:
        at = place(rows, what, nth)
        return [*rows[:at], *rows[at + 1 + more :]]

    return plant


def repeated(what: str, nth: int = 0) -> Plant:
    def plant(rows: list[Row]) -> list[Row]:
        at = place(rows, what, nth)
        return [*rows[: at + 1], dict(rows[at]), *rows[at + 1 :]]

    return plant


def swapped(what: str, nth: int = 0) -> Plant:
    """Exchanged with the next row."""

    def plant(rows: list[Row]) -> list[Row]:
        at = place(rows, what, nth)
        return [*rows[:at], rows[at + 1], rows[at], *rows[at + 2 :]]

    return plant


def added(what: str, **members: object) -> Plant:
    """With a row more, after that one."""

    def plant(rows: list[Row]) -> list[Row]:
        at = place(rows, what)
        return [*rows[: at + 1], members, *rows[at + 1 :]]

    return plant


def told(outcome: str, *views: str) -> dict[str, str]:
    """This outcome in these views."""
    return dict.fromkeys(views, outcome)


def step(source: str, event: str, target: str) -> dict[str, object]:
    return {"previous_state": source, "event": event, "new_state": target}


def _mixed(rows: list[Row]) -> list[Row]:
    return [dict(row) for row in rows for _ in range(2)]


EVERYWHERE, NOT_MISSED = (told(one, *VIEWS["kernel"]) for one in ("unknown gap", "holds gap"))
"""The machine goes on, or not, without the rows that are missing."""
FAULTS: tuple[Fault, ...] = (
    # Somebody changed the log
    Fault("kernel", "nothing", "log", lambda rows: rows, {}),
    Fault("kernel", "a row removed", "log", dropped("VALIDATION_PASSED"), EVERYWHERE),
    Fault(
        "kernel",
        "the record of a call removed",
        "log",
        dropped("DECIDED_ALLOW_WITH_TOOL"),
        EVERYWHERE | {"states": "holds gap"},
    ),
    Fault("kernel", "the first row removed", "log", dropped("CONFIG_LOADED"), NOT_MISSED),
    Fault("kernel", "the end removed", "log", lambda rows: rows[:-2], {}),
    Fault("kernel", "a whole request removed", "log", dropped("REQUEST_SUBMITTED", 1, 4), NOT_MISSED),
    Fault("kernel", "a row twice", "log", repeated("VALIDATION_PASSED"), EVERYWHERE),
    Fault("kernel", "two rows exchanged", "log", swapped("REQUEST_SUBMITTED"), EVERYWHERE),
    Fault("kernel", "the log twice", "log", lambda rows: [*rows, *map(dict, rows)], EVERYWHERE),
    Fault("kernel", "two executions under one id", "log", _mixed, EVERYWHERE),
    Fault(
        "kernel",
        "a request removed, and the numbers after it",
        "log",
        lambda rows: [
            {**row, "step": None} if number > 12 else row for number, row in enumerate(rows) if not 7 < number < 13
        ],
        {},
    ),
    Fault(
        "kernel",
        "a denial made an approval",
        "log",
        changed("DECIDED_DENY", decision="ALLOW"),
        {"all": "violated: KRN-011"},
    ),
    Fault(
        "kernel",
        "an entry made that of another request",
        "log",
        changed("AUDIT_WRITTEN", 1, request_id="FIRST"),
        {"all": "violated: KRN-018"},
    ),
    Fault(
        "kernel",
        "another tool in the record",
        "log",
        changed("DECIDED_ALLOW_WITH_TOOL", tool="rm"),
        {"all": "violated: KRN-014"},
    ),
    Fault("kernel", "a failure without its error", "log", changed("EXECUTION_COMPLETED", event="EXECUTION_FAILED"), {}),
    Fault(
        "kernel",
        "a name in lower case",
        "log",
        changed("VALIDATION_PASSED", new_state="arbitrating"),
        told("violated: KRN-001", "states", "edges", "path", "all"),
    ),
    Fault(
        "kernel",
        "an event that nobody knows",
        "log",
        changed("VALIDATION_PASSED", event="VALIDATED"),
        told("violated: KRN-008", "events", "path", "all"),
    ),
    Fault("kernel", "the last row twice", "log", repeated("HALT_COMMANDED"), EVERYWHERE),
    Fault("kernel", "the decision twice", "log", repeated("DECIDED_DENY"), EVERYWHERE),
    Fault(
        "kernel", "two rows removed", "log", dropped("VALIDATION_PASSED", 0, 1), EVERYWHERE | {"states": "holds gap"}
    ),
    Fault("kernel", "the rows in the opposite order", "log", lambda rows: rows[::-1], EVERYWHERE),
    Fault("kernel", "the signal of the entry removed", "log", dropped("stored"), {"all": "unknown gap"}),
    Fault("kernel", "a denial without its decision", "log", changed("DECIDED_DENY", decision=None), {}),
    Fault("kernel", "a call without its tool", "log", changed("DECIDED_ALLOW_WITH_TOOL", tool=None), {}),
    Fault(
        "kernel",
        "a denial made an execution",
        "log",
        changed("DECIDED_DENY", new_state="EXECUTING"),
        told("violated: KRN-017", "states", "edges") | told("violated: KRN-011", "path", "all"),
    ),
    Fault(
        "kernel",
        "an audit that halts",
        "log",
        changed("AUDIT_WRITTEN", new_state="HALTED"),
        told("violated: KRN-005", "states", "edges") | told("violated: KRN-017", "path", "all"),
    ),
    Fault(
        "kernel",
        "another state before a row",
        "log",
        changed("VALIDATION_PASSED", previous_state="IDLE"),
        told("violated: KRN-025", "edges", "path", "all"),
    ),
    # The kernel did it
    Fault(
        "kernel",
        "it boots twice",
        "program",
        added("CONFIG_LOADED", **step("IDLE", "CONFIG_LOADED", "IDLE")),
        told("violated: KRN-025", *VIEWS["kernel"]) | {"events": "violated: KRN-002"},
    ),
    Fault(
        "kernel",
        "an entry is written twice",
        "program",
        repeated("AUDIT_WRITTEN"),
        told("violated: KRN-018", *VIEWS["kernel"]),
    ),
    Fault(
        "kernel",
        "a call that does not end",
        "program",
        dropped("EXECUTION_COMPLETED"),
        told("violated: KRN-018", *VIEWS["kernel"]),
    ),
    Fault(
        "kernel",
        "it goes on with an invalid request",
        "program",
        changed("VALIDATION_FAILED", new_state="ARBITRATING"),
        {"states": "violated: KRN-025", "edges": "violated: KRN-018", **told("violated: KRN-008", "path", "all")},
    ),
    Fault(
        "kernel",
        "it does not halt",
        "program",
        changed("HALT_COMMANDED", new_state="IDLE"),
        {"states": "violated: KRN-025", **told("violated: KRN-005", "edges", "path", "all")},
    ),
    Fault("kernel", "no entry is stored", "program", dropped("stored"), {"all": "violated: KRN-018"}),
    Fault("kernel", "the state changes before the entry", "program", swapped("stored"), {"all": "violated: KRN-018"}),
    Fault(
        "kernel",
        "a request while it is busy",
        "program",
        added("VALIDATION_PASSED", **step("ARBITRATING", "REQUEST_SUBMITTED", "VALIDATING")),
        told("violated: KRN-006", *VIEWS["kernel"]) | {"edges": "violated: KRN-025"},
    ),
    Fault(
        "kernel",
        "a call that was not decided",
        "program",
        changed("VALIDATION_PASSED", new_state="EXECUTING"),
        told("violated: KRN-025", "states", "edges", "path", "all"),
    ),
    Fault(
        "kernel",
        "no audit after a call",
        "program",
        changed("EXECUTION_COMPLETED", new_state="IDLE"),
        told("violated: KRN-025", "states", "edges", "path", "all"),
    ),
    Fault(
        "kernel",
        "it goes on after a halt",
        "program",
        lambda rows: [*rows, {**step("HALTED", "REQUEST_SUBMITTED", "VALIDATING")}],
        told("violated: KRN-024", *VIEWS["kernel"]) | {"events": "violated: KRN-006"},
    ),
    Fault(
        "kernel",
        "a call after a denial",
        "program",
        added("DECIDED_DENY", effect="call", value="rm"),
        {"all": "violated: KRN-011"},
    ),
    Fault("kernel", "a tool is called twice", "program", repeated("call"), {"all": "violated: KRN-014"}),
    Fault("kernel", "another tool is called", "program", changed("call", value="rm"), {"all": "violated: KRN-014"}),
    Fault("kernel", "no tool is called", "program", dropped("call"), {"all": "violated: KRN-014"}),
    Fault(
        "kernel",
        "a call before it is on record",
        "program",
        swapped("DECIDED_ALLOW_WITH_TOOL"),
        {"all": "violated: KRN-027"},
    ),
    Fault(
        "kernel",
        "a request without the sink",
        "program",
        added("AUDIT_WRITTEN", signal="sink", value="lost"),
        {"all": "unknown"},
    ),
    Fault(
        "kernel",
        "a denial that is an error",
        "program",
        changed("DECIDED_DENY", error=True),
        {"all": "violated: KRN-011"},
    ),
    Fault(
        "kernel",
        "a record on the fallback channel",
        "program",
        changed("VALIDATION_PASSED", fallback=True),
        {"all": "violated: KRN-008"},
    ),
    # The gate did it
    Fault("turn", "nothing", "log", lambda rows: rows, {}),
    Fault(
        "turn",
        "the selection removed",
        "log",
        dropped("SELECT_ACTIVE_INTENT_VALID"),
        told("unknown gap", *VIEWS["turn"]),
    ),
    Fault(
        "turn",
        "a write without an intent",
        "program",
        dropped("SELECT_ACTIVE_INTENT_VALID"),
        {"edges": "violated: TURN-012", "events": "violated: TURN-012", "all": "violated: TURN-013"},
    ),
    Fault("turn", "a request twice", "log", repeated("USER_REQUEST"), told("holds gap", *VIEWS["turn"])),
    Fault("turn", "the answer removed", "log", dropped("answer"), {"all": "unknown gap"}),
    Fault("turn", "the end removed", "log", lambda rows: rows[:-2], {}),
    Fault(
        "turn",
        "the log twice",
        "log",
        lambda rows: [*rows, *map(dict, rows)],
        told("unknown gap", *VIEWS["turn"]) | {"events": "holds gap"},
    ),
    Fault(
        "turn",
        "an intent made another one",
        "log",
        changed("WRITE_FILE_VALIDATED", intent="FIRST"),
        {"all": "violated: TURN-012"},
    ),
    Fault("turn", "a write that was not requested", "program", dropped("requested"), {"all": "violated: TURN-012"}),
    Fault(
        "turn",
        "a denied call does not block",
        "program",
        changed("CALL_DENIED", new_state="AWAITING_INTENT_SELECTION"),
        {"all": "violated"},
    ),
    Fault("turn", "a write without an approval", "program", dropped("answer"), {"all": "violated: TURN-013"}),
    Fault(
        "turn", "a write after a refusal", "program", changed("answer", value="refused"), {"all": "violated: TURN-013"}
    ),
    Fault(
        "turn",
        "a stale write",
        "program",
        added("requested", signal="file", value="ALPHA", version="ALPHA v2"),
        {"all": "violated: TURN-014"},
    ),
    Fault(
        "turn",
        "another file is written",
        "program",
        changed("write_to_file", value="BETA"),
        {"all": "violated: TURN-015"},
    ),
    Fault("turn", "a file is written twice", "program", repeated("write_to_file"), {"all": "violated: TURN-015"}),
    Fault(
        "turn",
        "the gate goes on when it is blocked",
        "program",
        changed("USER_REQUEST", 1, new_state="CONTEXT_LOADED"),
        {"edges": "violated: TURN-017", "all": "violated: TURN-017"},
    ),
    Fault("turn", "another reason", "log", changed("CALL_DENIED", reason="STALE"), {"all": "violated: TURN-007"}),
    Fault(
        "turn",
        "a permit for another intent",
        "program",
        changed("WRITE_FILE_VALIDATED", permit=["FIRST", "ALPHA", "ALPHA OLD"]),
        {"all": "violated: TURN-012"},
    ),
    # The engine did it
    Fault("reug", "nothing", "log", lambda rows: rows, {}),
    Fault("reug", "a row removed", "log", dropped("INTENT_DETECTED"), {"path": "unknown gap"}),
    Fault("reug", "the end removed", "log", lambda rows: rows[:-1], {}),
    Fault(
        "reug",
        "a step of a script in a state without one",
        "program",
        changed("RESPONSE_READY", event="SCRIPT_STEP_COMPLETE"),
        {"path": "violated: REUG-012"},
    ),
    Fault(
        "reug",
        "it goes on after an error without recovery",
        "program",
        changed("ERROR_OCCURRED", new_state="GENERATE"),
        {"path": "violated: REUG-033"},
    ),
    Fault("reug", "another outcome", "log", changed("RESPONSE_READY", ended="TOOL_CREATED"), {}),
    Fault("reug", "it is not ready after a turn", "log", dropped("TURN_COMPLETE"), {"path": "unknown gap"}),
    # The runtime did it
    Fault("femtoclaw-runtime", "nothing", "log", lambda rows: rows, {}),
    Fault(
        "femtoclaw-runtime",
        "no authorization",
        "program",
        dropped("AUTHORIZATION_GRANTED"),
        {"all": "violated: FC-SM-028"},
    ),
    Fault(
        "femtoclaw-runtime",
        "a denial that executes",
        "program",
        changed("AUTHORIZATION_GRANTED", event="AUTHORIZATION_DENIED"),
        {"all": "violated: FC-SM-025"},
    ),
    Fault(
        "femtoclaw-runtime",
        "another decision",
        "log",
        changed("AUTHORIZATION_GRANTED", decision="DENY"),
        {"all": "violated: FC-SM-025"},
    ),
    Fault(
        "femtoclaw-runtime",
        "a message executes",
        "program",
        added("AUTHORIZATION_NOT_REQUIRED", effect="execute", value="READER"),
        {"all": "violated: FC-SM-028"},
    ),
    Fault(
        "femtoclaw-runtime",
        "a capability is executed twice",
        "program",
        repeated("execute"),
        {"all": "violated: FC-SM-029"},
    ),
    Fault(
        "femtoclaw-runtime",
        "a failure is told as a success",
        "log",
        changed("CAPABILITY_SUCCEEDED", result="FAILED"),
        {"all": "violated: FC-SM-030"},
    ),
    Fault(
        "femtoclaw-runtime",
        "nothing is committed",
        "program",
        dropped("COMMIT_SUCCEEDED", 1),
        {"all": "violated: FC-SM-037"},
    ),
    Fault(
        "femtoclaw-runtime",
        "it works after its end",
        "program",
        lambda rows: [*rows, step("TERMINATED", "INPUT_ARRIVED", "INPUT_RECEIVED")],
        {"all": "violated: FC-SM-067"},
    ),
    # The validator did it
    Fault("femtoclaw-protocol", "nothing", "log", lambda rows: rows, {}),
    Fault(
        "femtoclaw-protocol",
        "the capability is not checked",
        "program",
        dropped("CAPABILITY_VERIFIED"),
        {"path": "violated: FC-PR-051", "all": "violated: FC-PR-051"},
    ),
    Fault(
        "femtoclaw-protocol",
        "a message is accepted before its arguments are checked",
        "program",
        changed("ARGUMENTS_VERIFIED", event="MESSAGE_ACCEPTED", new_state="ACCEPTED"),
        {"path": "violated: FC-PR-051", "all": "violated: FC-PR-051"},
    ),
    Fault(
        "femtoclaw-protocol",
        "a call is accepted as a message",
        "program",
        changed("ARGUMENTS_VERIFIED", event="ARGUMENTS_ABSENT"),
        {"path": "violated: FC-PR-051", "all": "violated: FC-PR-051"},
    ),
    Fault(
        "femtoclaw-protocol",
        "an accepted message has a failure",
        "log",
        changed("MESSAGE_ACCEPTED", failure="INVALID_JSON"),
        {"all": "violated: FC-PR-051"},
    ),
    Fault(
        "femtoclaw-protocol",
        "the request is not reported",
        "program",
        dropped("report", 1),
        {"all": "violated: FC-PR-051"},
    ),
)
