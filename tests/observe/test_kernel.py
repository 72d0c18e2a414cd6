"""The observer judges a kernel that really runs by its journal, as if it were a foreign one: with ids of its own."""

import functools
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import TypedDict

import pytest

import leverframe
from leverframe.errors import InputError
from leverframe.observe.observations import Effect, Observation, Refused, Signal, Step
from leverframe.observe.observer import Observer, Refusal
from leverframe.observe.properties import Watch
from tests.support.explained import after
from tests.support.foreign_logs import VIEW, observations
from tests.support.kernels import World


@functools.cache
def start() -> Observer:
    return leverframe.load("kernel").observer(VIEW)


def served(*, sink: str | None = None, intent: str = "try", halted: bool = False) -> list[Observation]:
    """What a kernel shows that serves requests of all kinds; `sink` is the event at which its sink fails for good."""
    world = World()
    world.booted()
    world.answer("r1", tool_call="write", params={"what": "x"})
    world.answer("r2", tool_call="fail", params={})
    world.answer("r3", actor="mallory")
    world.answer("r4")
    world.answer("r5", tool_call="read", params={})
    world.answer("r6", tool_call="nothing", params={})
    world.answer("r1", tool_call="write", params={"what": "x"})  # the same id again: it is denied
    world.answer("r7", tool_call="lose", params={"what": "y"})
    world.answer("r8", tool_call="slow", params={"ticks": 9})
    world.sink.down_at = sink
    if halted:
        world.kernel.halt("enough")
    else:
        world.answer("r9", tool_call="write", params={"what": "z"}, intent=intent)
    return list(observations(world.sink.records()))


def judged(log: Sequence[Observation], begun: Observer | None = None) -> Observer | Refusal:
    return after(begun or start(), log)


@functools.cache
def usual() -> tuple[Observation, ...]:
    return tuple(served())


class End(TypedDict, total=False):
    """How a run ends."""

    sink: str
    intent: str
    halted: bool


ENDS: Sequence[End] = [
    {},
    {"intent": "stop"},
    {"halted": True},
    {"sink": "VALIDATION_PASSED"},
    {"sink": "DECIDED_ALLOW_WITH_TOOL"},
    {"sink": "ENTRY_STORED"},
]


@pytest.mark.parametrize("end", ENDS, ids=str)
def test_a_correct_kernel_is_never_refused(end: End) -> None:
    log = served(**end)
    assert isinstance(found := judged(log), Observer), found
    assert found.seen == len(log) > 40


def at(event: str) -> int:
    """The place of the first record of an event."""
    return next(i for i, seen in enumerate(usual()) if isinstance(seen, Step) and seen.event == event)


Edit = Callable[[list[Observation]], None]


def changed(event: str, **fields: str | bool | None) -> Edit:
    def edit(log: list[Observation]) -> None:
        seen = log[at(event)]
        assert isinstance(seen, Step)
        log[at(event)] = replace(seen, fields={**seen.fields, **fields})

    return edit


def removed(seen: Observation) -> Edit:
    return lambda log: log.remove(seen)


def without(event: str) -> Edit:
    def edit(log: list[Observation]) -> None:
        del log[at(event)]

    return edit


def put_in(event: str, seen: Observation) -> Edit:
    return lambda log: log.insert(at(event) + 1, seen)


def swapped(event: str) -> Edit:
    def edit(log: list[Observation]) -> None:
        log[at(event)], log[at(event) + 1] = log[at(event) + 1], log[at(event)]

    return edit


CALL = Effect("call", "write")
WRONG: dict[str, tuple[Edit, str, set[str]]] = {
    "the entry was not stored": (removed(Signal("stored")), "AUDIT_WRITTEN", {"KRN-017", "KRN-018"}),
    "the entry of another request": (changed("AUDIT_WRITTEN", entry="r2"), "AUDIT_WRITTEN", {"KRN-017", "KRN-018"}),
    "an error that was none": (changed("AUDIT_WRITTEN", error=True), "AUDIT_WRITTEN", {"KRN-017"}),
    "two calls": (put_in("DECIDED_ALLOW_WITH_TOOL", CALL), "", {"KRN-014"}),
    "another tool was called": (changed("DECIDED_ALLOW_WITH_TOOL", tool="delete"), "", {"KRN-014"}),
    "the call before its record": (swapped("DECIDED_ALLOW_WITH_TOOL"), "", {"KRN-011"}),
    "no call": (removed(CALL), "EXECUTION_COMPLETED", {"KRN-014", "KRN-016"}),
    "a record is missing": (without("VALIDATION_PASSED"), "DECIDED_ALLOW_WITH_TOOL", {"KRN-011"}),
    "a second boot": (put_in("AUDIT_WRITTEN", Step("IDLE", "BOOTING", "CONFIG_LOADED")), "CONFIG_LOADED", {"KRN-002"}),
    "a request while busy": (
        put_in("REQUEST_SUBMITTED", Step("VALIDATING", "IDLE", "REQUEST_SUBMITTED", {"request_id": "r0"})),
        "REQUEST_SUBMITTED",
        {"KRN-005"},
    ),
    "an idle kernel with its sink refuses": (put_in("CONFIG_LOADED", Refused("REQUEST_SUBMITTED")), "", {"KRN-005"}),
    "a call although the sink is lost": (
        put_in("VALIDATION_PASSED", Signal("sink", "lost")),
        "DECIDED_ALLOW_WITH_TOOL",
        {"KRN-027"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_kernel_is_refused_with_the_requirement(name: str) -> None:
    edit, event, requirements = WRONG[name]
    log = list(usual())
    edit(log)
    found = judged(log)
    assert isinstance(found, Refusal), name
    assert getattr(found.observation, "event", "") == event or not event
    assert requirements <= set(found.requirements), found
    assert str(found)


def test_a_refusal_names_the_ids_that_are_known() -> None:
    found = start().after(Step("IDLE", "BOOTING", "CONFIG_LOADED"))
    assert isinstance(found, Observer)
    assert "the step IDLE → VALIDATING by REQUEST_SUBMITTED with request_id some id" in found.allowed
    busy = found.after(Step("VALIDATING", "IDLE", "REQUEST_SUBMITTED", {"request_id": "r1"}))
    assert isinstance(busy, Observer)
    assert busy.allowed[1] == "the step VALIDATING → ARBITRATING by VALIDATION_PASSED with request_id r1"


def test_after_a_refusal_the_observer_goes_on() -> None:
    log = list(usual())
    changed("AUDIT_WRITTEN", entry="r2")(log)
    first = judged(log)
    assert isinstance(first, Refusal)
    assert first.earlier == 0
    now = first.resumed()
    assert {state.control for state in now.states} == {"IDLE"}
    for seen in log[first.explained + 1 :]:
        found = now.after(seen)
        assert isinstance(found, Observer), found
        now = found
    assert (now.seen, now.refusals) == (len(log), 1)
    second = now.after(Step("EXECUTING", "IDLE"))
    assert isinstance(second, Refusal)
    assert second.earlier == 1


@pytest.mark.parametrize(
    ("seen", "controls"),
    [
        (Step("IDLE", "AUDITING", "AUDIT_WRITTEN", {"tool": "write"}), {"IDLE"}),  # the edge, with a field too many
        (Step("ARBITRATING", "IDLE", "DECIDED_DENY"), {"ARBITRATING"}),  # there is no such edge
        (Step("NOWHERE"), {"BOOTING", "IDLE"}),  # there is no such state: ignored
        (Effect("call", 3), {"EXECUTING"}),
        (Signal("sink", "left"), {"BOOTING", "IDLE"}),  # there is no such signal: ignored
    ],
)
def test_where_a_program_may_be_after_what_nothing_explains(seen: Observation, controls: set[str]) -> None:
    found = start().after(seen)
    assert isinstance(found, Refusal)
    assert {state.control for state in found.resumed().states} == controls


def projected(log: Sequence[Observation], view: Collection[str]) -> list[Observation]:
    """What is left of a log in another view."""
    found: list[Observation] = []
    for seen in log:
        if isinstance(seen, Step):
            if "path" in view:
                fields = {name: value for name, value in seen.fields.items() if name in view}
                found.append(replace(seen, event=seen.event if "event" in view else None, fields=fields))
        elif isinstance(seen, Signal | Effect) and seen.name in view:
            found.append(seen)
    return found


def by_another_event(log: list[Observation]) -> None:
    seen = log[at("VALIDATION_FAILED")]
    assert isinstance(seen, Step)
    log[at("VALIDATION_FAILED")] = replace(seen, event="DECIDED_DENY")


UNNOTICED: dict[str, tuple[Edit, str]] = {
    "stored": (removed(Signal("stored")), "whether ENTRY_STORED happens, and when"),
    "entry": (changed("AUDIT_WRITTEN", entry="r2"), "wrong values of the field entry"),
    "error": (changed("AUDIT_WRITTEN", error=True), "wrong values of the field error"),
    "call": (put_in("DECIDED_ALLOW_WITH_TOOL", CALL), "a missing, wrong or additional effect call"),
    "event": (by_another_event, "which of VALIDATION_FAILED, RECOVERABLE_ERROR leads from VALIDATING to AUDITING"),
    "path": (
        put_in("AUDIT_WRITTEN", Step("IDLE", "BOOTING", "CONFIG_LOADED")),
        "no record is seen, so a step along a wrong edge is noticed only by what it shows besides",
    ),
}
"""What a view without a name does not notice, and its sentence."""


@pytest.mark.parametrize("name", UNNOTICED)
def test_a_view_says_what_it_cannot_notice(name: str) -> None:
    edit, sentence = UNNOTICED[name]
    log = list(usual())
    edit(log)
    for hidden in ((), (name,)):
        view = [one for one in VIEW if one not in hidden]
        begun = leverframe.load("kernel").observer(view)
        assert isinstance(judged(projected(usual(), view), begun), Observer)
        noticed = isinstance(judged(projected(log, view), begun), Refusal)
        assert noticed == (not hidden)
        assert (sentence in begun.unnoticed) == (not noticed)


# ---- what is known of a value ---------------------------------------------------------------------------------------

SETTINGS = {"tools": {"list": {"writes": False}, "remove": {}}}


OF_ALL = {"tools": {name: {"writes": name != "read"} for name in ("write", "fail", "lose", "slow", "read")}}


@pytest.mark.parametrize("end", ENDS, ids=str)
def test_a_correct_kernel_is_never_refused_whose_settings_are_known(end: End) -> None:
    begun = leverframe.load("kernel").observer(VIEW, settings=OF_ALL)
    found = judged(served(**end), begun)
    assert isinstance(found, Observer), found
    assert found.unclear == ("request",)  # where the sink's records do not say for which tool a request asks


def asked_for(tool: str | None, settings: Mapping[str, object], *, called: str) -> bool:
    """Is a kernel explained that calls a tool for a request, of which the log says which tool it asks for?"""
    now = leverframe.load("kernel").observer(["path", "request_id", "tool", "call"], settings=settings)
    log = (
        Step("IDLE", "BOOTING"),
        Step("VALIDATING", "IDLE", fields={"request_id": "r1", "tool_call": tool}),
        Step("ARBITRATING", "VALIDATING", fields={"request_id": "r1"}),
        Step("EXECUTING", "ARBITRATING", fields={"request_id": "r1", "tool": called}),
    )
    for seen in log:
        found = now.after(seen)
        if isinstance(found, Refusal):
            assert found.observation == log[-1]
            return False
        now = found
    assert now.unclear == (() if settings else ("request", "tool"))
    return True


def test_the_label_of_a_request_follows_from_what_is_known_of_it() -> None:
    assert not asked_for(None, {}, called="list")  # it asks for no tool, so none is called
    assert asked_for("list", {}, called="remove")  # nobody knows which of them writes
    assert not asked_for("list", SETTINGS, called="remove")
    assert asked_for("list", SETTINGS, called="list")
    assert asked_for("remove", SETTINGS, called="remove")


def test_settings_in_another_form_are_an_error() -> None:
    with pytest.raises(InputError, match="LF198") as caught:
        asked_for("list", {"tools": ["list"]}, called="list")
    assert "'tools' in the settings maps names to mappings" in str(caught.value)


# ---- two layers: is it explained by the reference, and which sentences of the document are broken? -------------------


PLAIN = ("path", "event", "error", "stored", "sink", "retry")
"""A view without requests and tools, which is ready at once."""


@functools.cache
def watched() -> Watch:
    return leverframe.load("kernel").watch(PLAIN)


def judged_by_sentences(log: Sequence[Observation]) -> Watch:
    """What is established of a kernel by what the plain view shows of it."""
    now = watched()
    for seen in log:
        if isinstance(seen, Step):
            fields = {name: told for name, told in seen.fields.items() if name == "error"}
            now = now.after(replace(seen, fields=fields))
        elif isinstance(seen, Signal):
            now = now.after(seen)
    return now


def test_the_sentences_that_a_kernel_breaks_are_named_besides_the_refusal() -> None:
    """The kernel accepts a request although its sink is lost."""
    log = [*usual()[:1], Signal("sink", "lost"), Step("VALIDATING", "IDLE", "REQUEST_SUBMITTED")]
    found = judged_by_sentences(log)
    assert found.refusal is not None
    assert found.refusal.observation == log[-1]
    assert [str(one) for one in found.violated] == [
        "violated at observation 3: no-request-without-the-sink (KRN-027)",
        "violated at observation 3: every-transition-has-an-audit-entry (KRN-027)",
    ]
    assert found.requirements == ("KRN-005", "KRN-006", "KRN-027")
    assert str(found).startswith("not explained by the reference: observation 3, the step IDLE → VALIDATING by REQUEST")


def test_a_correct_kernel_breaks_no_sentence() -> None:
    found = judged_by_sentences(usual())
    assert found.refusal is None
    assert found.violated == ()
    assert str(found) == "explained by the reference\nproperties: 33 satisfied so far, 60 open"
