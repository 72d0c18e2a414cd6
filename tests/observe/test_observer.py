"""The observer, compared with an enumeration of all runs; and what a refusal says."""

import contextlib
import doctest
import re
from dataclasses import replace
from typing import Literal, cast

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import leverframe
from leverframe.errors import CapacityError, InputError
from leverframe.language.declaration import Declaration
from leverframe.language.loader import loads
from leverframe.observe import belief, liveness, reading
from leverframe.observe import observer as observer_module
from leverframe.observe.interface import Effect as Executed
from leverframe.observe.interface import Interface, Records, Shown
from leverframe.observe.interface import Signal as Shape
from leverframe.observe.observations import Effect, Observation, Refused, Signal, Step, Told
from leverframe.observe.observer import Observer, Refusal, observer
from leverframe.observe.reading import chosen, reads
from tests.oracle.observed import Observed
from tests.run import ROOT
from tests.support.budget import examples
from tests.support.observed_machines import correct_logs, holders, interfaces, keepers, logs, views
from tests.support.scenarios import SCENARIOS
from tests.support.strategies import UNSHRUNK, dump, machines


def explained(start: Observer, log: list[Observation]) -> int:
    """The number of observations that the observer accepts."""
    now = start
    for seen in log:
        found = now.after(seen)
        if isinstance(found, Refusal):
            assert found.explained == now.seen
            return now.seen
        now = found
    return now.seen


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_is_judged_as_it_must_be(name: str) -> None:
    scenario = SCENARIOS[name]
    declaration = scenario.declaration
    interface = scenario.read(declaration)
    view = chosen(interface, [name for name in interface.names if name not in scenario.hidden])
    start, oracle = observer(declaration, interface, view), Observed(declaration, interface, frozenset(view))
    expected = [(list(log), len(log)) for log in scenario.right] + [(list(log), len(log) - 1) for log in scenario.wrong]
    for log, wanted in expected:
        found = explained(start, log)
        assert found == wanted, f"the observer explains {found} of the observations, some run shows {wanted}: {log}"
        assert oracle.explained(log) == wanted, log


def test_the_control_states_are_told_in_the_order_of_the_declaration() -> None:
    scenario = SCENARIOS["one value at a time"]
    declaration = scenario.declaration
    controls = tuple(state.name for state in declaration.states)
    assert controls != tuple(sorted(controls))
    assert observer(declaration, scenario.read(declaration), []).controls == controls


Kind = Literal["plain", "held", "versions"]


@st.composite
def observed(draw: st.DrawFn, kind: Kind) -> tuple[Observer, Observed]:
    declaration: Declaration
    interface: Interface
    if kind == "versions":
        declaration, interface = draw(keepers())
    else:
        declaration = draw(holders()) if kind == "held" else loads(dump(draw(machines()).document()))
        interface = draw(interfaces(declaration, data=kind == "held"))
    view = draw(views(interface))
    start = None
    with contextlib.suppress(InputError):  # too few labels: only machines with data can have this mistake
        start = observer(declaration, interface, view)
    assume(start is not None or kind == "plain")
    assert start is not None
    return start, Observed(declaration, interface, view)


def agrees(data: st.DataObject, kind: Kind, count: int = 3) -> None:
    start, oracle = data.draw(observed(kind))
    for _ in range(count):
        log = data.draw(logs(oracle))
        found, shown = explained(start, log), oracle.explained(log)
        assert found == shown, f"the observer explains {found} of the observations, some run shows {shown}: {log}"


@settings(UNSHRUNK, max_examples=examples(30))
@given(st.data())
def test_the_observer_explains_what_some_run_shows_and_nothing_else(data: st.DataObject) -> None:
    agrees(data, "plain")


@settings(UNSHRUNK, max_examples=examples(30))
@given(st.data())
def test_the_observer_binds_ids_as_some_run_does_and_no_other_way(data: st.DataObject) -> None:
    agrees(data, "held")


@settings(UNSHRUNK, max_examples=examples(30))
@given(st.data())
def test_the_observer_follows_versions_as_some_run_does_and_no_other_way(data: st.DataObject) -> None:
    agrees(data, "versions", 1)


@settings(UNSHRUNK, max_examples=examples(15))
@given(st.data(), st.sampled_from(["plain", "held", "versions"]))
def test_no_run_is_refused(data: st.DataObject, kind: Kind) -> None:
    start, oracle = data.draw(observed(kind))
    log = data.draw(correct_logs(oracle))
    assert explained(start, log) == len(log), f"a correct log is refused: {log}"


KERNEL = leverframe.load("kernel")
AUDITED = (Step("IDLE", "BOOTING"), Step("VALIDATING", "IDLE"), Step("AUDITING", "VALIDATING"))


def followed(view: list[str], *log: Observation) -> Observer:
    now = KERNEL.observer(view)
    for seen in log:
        found = now.after(seen)
        assert isinstance(found, Observer)
        now = found
    return now


def refused(start: Observer, seen: Observation) -> Refusal:
    found = start.after(seen)
    assert isinstance(found, Refusal)
    return found


def test_a_refusal_says_what_was_possible_and_which_requirements_it_concerns() -> None:
    refusal = refused(followed(["path", "stored"], *AUDITED), Step("IDLE", "AUDITING"))  # nothing was stored
    assert refusal.explained == 3
    assert {state.control for state in refusal.states} == {"AUDITING"}
    assert {str(state.values["audited_request"]) for state in refusal.states} == {"NONE"}
    assert refusal.allowed == ("the signal stored", "the step AUDITING → HALTED")
    assert refusal.requirements == ("KRN-007", "KRN-017", "KRN-018")  # of AUDIT_WRITTEN
    assert str(refusal) == (
        "observation 4, the step AUDITING → IDLE, has no explanation: the machine was in AUDITING, where the view "
        "allows the signal stored; the step AUDITING → HALTED"
    )


def test_where_nothing_looks_like_the_observation_the_requirements_are_those_of_the_state() -> None:
    refusal = refused(followed(["path"], *AUDITED), Step("EXECUTING", "AUDITING"))
    assert refusal.requirements == ("KRN-001", "KRN-017", "KRN-025", "KRN-026")


def test_a_choice_is_open_only_where_its_condition_holds_for_sure() -> None:
    runtime = leverframe.load("femtoclaw-runtime")
    begun = runtime.observer(["path"])
    started, failed = (begun.after(Step(state)) for state in ("IDLE", "ERROR"))
    assert isinstance(started, Observer)
    assert isinstance(failed, Observer)
    open_in = {name: "D-FC-08" in each.unsettled for name, each in {"I": begun, "S": started, "F": failed}.items()}
    assert open_in == {"I": False, "S": True, "F": False}
    assert "D-FC-08" not in runtime.observer(["execute"]).unsettled, "it may have started"
    assert {"D-FC-10", "D-FC-16"} <= {*begun.unsettled}, "these have no condition"


def test_a_choice_is_not_open_if_nothing_tells_whether_its_condition_holds() -> None:
    machine = "variables: {glad: {bool: true}}\nstates: {IDLE: {initial: true, quiescent: true}, BUSY: {}}\n"
    lines = "events: {GO: {by: input}}\ntransitions: [{from: IDLE, on: GO, to: BUSY, set: {glad: not glad}}]\n"
    declaration = loads(f"leverframe: 1\nmachine: desk\nprofile: document\n{machine}{lines}")
    choices = "shows: {mood: {of: glad}}\nchoices: {D-1: {at: GO, also: GO, when: glad}}"
    interface = reads(declaration, f"leverframe: 1\ninterface: desk\n{choices}\n")
    assert observer(declaration, interface, ["path", "mood"]).unsettled == ("D-1",)
    assert observer(declaration, interface, ["path"]).unsettled == ()


SWITCH = """
leverframe: 1
machine: switch
profile: document
variables: {switched: {bool: false}, lit: {bool: false}}
states: {IDLE: {initial: true, quiescent: true}}
events: {ASKED: {by: input}}
environment:
  - {on: SWITCHED, set: {switched: true}}
  - {on: LIT, when: switched, set: {lit: true}}
transitions: [{from: IDLE, on: ASKED, internal: true}]
"""


def test_the_guard_of_an_action_that_is_recorded_matters() -> None:
    start = observer(loads(SWITCH), Interface("switch", (), records=Records("step")), ("path", "event"))
    lit, switched = (Step("IDLE", "IDLE", event) for event in ("LIT", "SWITCHED"))
    assert explained(start, [switched, lit, lit]) == 3
    assert isinstance(start.after(lit), Refusal)


def test_a_truth_value_is_no_number() -> None:
    start = observer(
        loads(SWITCH), Interface("switch", (), {"lamp": Shown(("lit",))}, records=Records("step")), ("path", "lamp")
    )
    for value, allowed in ((False, True), (0, False), (True, False), (1, False)):
        found = start.after(Step("IDLE", "IDLE", None, {"lamp": value}))
        assert isinstance(found, Refusal) is not allowed, value


def test_one_of_two_signals_may_be_missing() -> None:
    both = {name: Shape({"ASKED": None}) for name in ("sure", "unsure")}
    interface = Interface("switch", (), signals=both, records=Records("none"), optional=frozenset({"unsure"}))
    start = observer(loads(SWITCH), interface, ("sure", "unsure"))
    sure, unsure = Signal("sure"), Signal("unsure")
    assert explained(start, [sure, unsure, sure, sure, unsure]) == 5
    assert explained(start, [sure, unsure, unsure]) == 2
    assert explained(start, [unsure]) == 0


def test_a_record_may_be_missing_and_the_effect_of_its_step_may_not() -> None:
    records, effects = Records("step", excluded=("ASKED",)), {"done": Executed(("ASKED",))}
    interface = Interface("switch", (), effects=effects, records=records)
    start = observer(loads(SWITCH), interface, ("path", "event", "done"))
    asked, done = Step("IDLE", "IDLE", "ASKED"), Effect("done", None)
    assert explained(start, [done, asked, done, done]) == 4
    assert explained(start, [asked, asked]) == 1


@settings(max_examples=examples(100))
@given(st.data())
def test_where_the_program_is_narrows_down_what_an_observer_knows(data: st.DataObject) -> None:
    start, oracle = data.draw(observed("plain"))
    for seen in data.draw(correct_logs(oracle)):
        now = start.after(seen)
        assert isinstance(now, Observer)
        controls = {state.control for state in now.states}
        for state in now.declaration.states:
            there = now.within(state.name)
            assert (there is not None) == (state.name in controls)
            assert there is None or state.name in {each.control for each in there.states} <= controls
        start = now


def test_an_observer_is_immutable() -> None:
    idle = followed(["path"], *AUDITED[:1])
    one, other = idle.after(AUDITED[1]), idle.after(Step("HALTED", "IDLE"))
    assert isinstance(one, Observer)
    assert isinstance(other, Observer)
    assert (idle.seen, one.seen, other.seen) == (1, 2, 2)
    assert {state.control for state in idle.states} == {"IDLE"}
    assert repr(one) == "<observer of kernel after 2 observations, in VALIDATING>"
    assert one.view == ("path",)


@pytest.mark.parametrize(
    ("seen", "code", "hint"),
    [
        (Step("IDLE", fields={"request_id": "r1"}), "LF194", "it shows entry"),
        (Step("IDLE", fields={"entri": "r1"}), "LF194", "did you mean 'entry'?"),
        (Step("IDLE", event="CONFIG_LOADED"), "LF194", "did you mean 'entry'?"),
        (Signal("retry"), "LF194", "it shows stored"),
        (Effect("stored"), "LF194", "it shows call"),
        (Refused("CONFIG_LOADED", {"draft": "FIRST"}), "LF194", "it shows nothing of this kind"),
        (Refused("CONFIG_LODED"), "LF021", "did you mean 'CONFIG_LOADED'?"),
        (Refused("SINK_LOST"), "LF021", None),  # nobody offers the actions of the environment
    ],
)
def test_a_name_that_the_view_does_not_have_is_an_error(seen: Observation, code: str, hint: str | None) -> None:
    with pytest.raises(InputError) as caught:
        KERNEL.observer(["path", "entry", "stored", "call"]).after(seen)
    assert [(found.code, found.hint) for found in caught.value.diagnostics] == [(code, hint)]


def told(name: str, value: object) -> Step:
    """A record with a value of any type."""
    return Step("IDLE", fields={name: cast("Told", value)})


@pytest.mark.parametrize(
    ("seen", "wanted"),
    [
        (told("entry", 1.5), "an id, which is a text or an integer, and not of the type float"),
        (told("entry", value=True), "an id, which is a text or an integer, and not of the type bool"),
        (told("entry", ["r1"]), "an id, which is a text or an integer, and not of the type list"),
        (told("error", {}), "a text, an integer or a boolean, and not of the type dict"),
        (Effect("call", ("a", "b")), "an id, which is a text or an integer, and not of the type tuple"),
        (Signal("stored", cast("str", object())), "a text, an integer or a boolean, and not of the type object"),
    ],
)
def test_a_value_of_a_wrong_type_is_an_error(seen: Observation, wanted: str) -> None:
    start = KERNEL.observer(["path", "entry", "error", "stored", "call"])
    for judge in (start.after, start.resumed):
        with pytest.raises(InputError) as caught:
            judge(seen)
        (found,) = caught.value.diagnostics
        assert (found.code, wanted in found.message) == ("LF198", True), found


@pytest.mark.parametrize("value", ["x", ("a",), ("a", "b", "c", "d"), (None, ["b"], None)])
def test_a_field_of_several_variables_has_a_value_for_each(value: object) -> None:
    start = leverframe.load("turn").observer(["path", "event", "permit"])
    with pytest.raises(InputError, match="LF198"):
        start.after(told("permit", value))


def test_too_few_labels_are_reported_with_the_step_that_needs_more() -> None:
    scenario = SCENARIOS["two values that are compared"]
    declaration = scenario.declaration
    interface = reads(declaration, "leverframe: 1\ninterface: desk\n" + scenario.interface.replace(", SECOND]", "]"))
    with pytest.raises(InputError) as caught:
        observer(declaration, interface, interface.names)
    (found,) = caught.value.diagnostics
    assert found.code == "LF193"
    assert found.message == "the class 'request' has 1 label, but 2 of its values matter at once, at ASK_AGAIN"
    assert observer(declaration, interface, ["path", "event"]).seen == 0  # nothing shows them


def test_no_verdict_where_there_is_too_much_to_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(belief, "MAX_EXPLANATIONS", 2)
    with pytest.raises(CapacityError, match="the observer cannot tell"):
        followed(["path"], *AUDITED)
    scenario = SCENARIOS["one value at a time"]
    declaration = scenario.declaration
    monkeypatch.setattr(liveness, "MAX_STATES", 2)
    with pytest.raises(CapacityError, match="more than 2 states in this view"):
        observer(declaration, scenario.read(declaration), ["path", "id", "kept"])


def test_a_machine_whose_ranges_are_not_safe_has_no_observer() -> None:
    machine = (
        "variables: {n: {range: [0, 1], initial: 0}}\nstates: {IDLE: {initial: true}}\nevents: {GO: {by: machine}}\n"
    )
    lines = "transitions: [{from: IDLE, on: GO, to: IDLE, set: {n: n + 1}}]\n"
    declaration = loads(f"leverframe: 1\nmachine: desk\nprofile: document\n{machine}{lines}")
    interface = reads(declaration, "leverframe: 1\ninterface: desk\nshows: {n: {of: n}}\n")
    with pytest.raises(CapacityError, match="GO assigns n a value outside its range"):
        observer(declaration, interface, interface.names).after(Step("IDLE", event="GO", fields={"n": 1}))
    assert isinstance(observer(declaration, interface, ["path"]).after(Step("IDLE")), Observer)  # nothing shows it


def test_the_page_about_interfaces_is_true() -> None:
    page = ROOT / "docs" / "interfaces.md"
    assert doctest.testfile(str(page), module_relative=False) == doctest.TestResults(0, 26)
    example, forbids, classified, versions = re.findall(
        r"^```yaml\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    reads(KERNEL.declaration, example)
    reads(KERNEL.declaration, f"leverframe: 1\ninterface: kernel\n{classified}")
    runtime = leverframe.load("femtoclaw-runtime").declaration
    effects = "effects: {execute: {by: CAPABILITY_STARTED}}"
    reads(runtime, f"leverframe: 1\ninterface: femtoclaw-runtime\n{effects}\n{forbids}")
    turn = leverframe.load("turn").declaration
    data = reads(turn, f"leverframe: 1\ninterface: turn\n{versions}").data
    assert all(replace(reading.interface_of(turn).data[name], classified=None) == found for name, found in data.items())
    assert doctest.testmod(observer_module).failed == 0
