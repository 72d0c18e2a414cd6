"""Interfaces: derived for any machine, printed and read back, with each mistake reported at its place."""

import dataclasses
import json
from pathlib import Path

import jsonschema
import pytest
from hypothesis import given, settings

from leverframe.errors import CapacityError, InputError
from leverframe.language import catalog
from leverframe.language.draft_7 import json_schema
from leverframe.language.interface import InterfaceModel
from leverframe.language.loader import load, loads
from leverframe.language.nodes import compose, plain
from leverframe.language.reader import decode
from leverframe.observe import parameters
from leverframe.observe.derived import derived
from leverframe.observe.interface import Interface
from leverframe.observe.reading import chosen, interface_of, reads
from leverframe.observe.writing import written
from tests.run import ROOT
from tests.support.budget import examples
from tests.support.command_line import flat, run
from tests.support.scenarios import SCENARIOS
from tests.support.strategies import PATIENT, Generated, dump, machines

KERNEL = load(catalog.preferred("kernel").path)
START = "leverframe: 1\ninterface: kernel\n"
SCHEMA = jsonschema.Draft7Validator(json_schema(InterfaceModel))


def again(interface: Interface, text: str) -> bool:
    return dataclasses.replace(interface, path=None) == dataclasses.replace(reads(KERNEL, text), path=None)


@pytest.mark.parametrize("system", catalog.systems())
def test_the_interface_of_a_bundled_system_reads_back_as_printed(system: str) -> None:
    declaration = load(catalog.preferred(system).path)
    interface = interface_of(declaration)
    found = reads(declaration, run("interface", system).stdout)
    assert dataclasses.replace(found, path=None) == dataclasses.replace(interface, path=None)


@settings(PATIENT, max_examples=examples(25))
@given(machines())
def test_the_derived_interface_of_any_machine_reads_back_as_printed(generated: Generated) -> None:
    declaration = loads(dump(generated.document()))
    text = written(derived(declaration))
    assert dataclasses.replace(reads(declaration, text), path=None) == derived(declaration)
    root, flaws = compose(decode(text.encode(), "interface.yaml"))
    assert root is not None
    assert flaws == ()
    SCHEMA.validate(plain(root))


@pytest.mark.parametrize(
    ("system", "expected"),
    [("kernel", ("draft",)), ("turn", ("call",)), ("reug", ()), ("femtoclaw-runtime", ())],
)
def test_the_parameters_of_a_reference_are_derived(system: str, expected: tuple[str, ...]) -> None:
    assert parameters.derived(load(catalog.preferred(system).path)) == expected


def test_an_input_finds_in_a_parameter_what_the_environment_can_give() -> None:
    (draft,) = (variable for variable in KERNEL.variables if variable.name == "draft")
    found = parameters.choices(KERNEL, ("draft",))
    assert [draft.show(choice[0][1]) for choice in found["REQUEST_SUBMITTED"]] == ["FIRST", "SECOND", "THIRD"]
    assert found["HALT_COMMANDED"] == ((),)


GATE = """
leverframe: 1
machine: gate
profile: document
variables:
  said: {bool: false}
  wanted: {enum: [NONE, LOW, HIGH], initial: NONE}
  level: {range: [0, 3], initial: 0}
states: {IDLE: {initial: true, quiescent: true}, BUSY: {}}
events: {ASKED: {by: input}, DONE: {by: machine}}
environment:
  - {on: SPOKEN, when: IDLE, set: {said: true}}
  - {on: THOUGHT, when: level > 0, set: {wanted: LOW if wanted == HIGH else HIGH}}
  - {on: ROSE, when: level < 3, set: {level: level + 1}}
transitions:
  - {from: IDLE, on: ASKED, to: BUSY, when: not said or wanted == HIGH}
  - {from: BUSY, on: DONE, to: IDLE, when: level >= 0}
"""


def test_the_initial_value_counts_only_where_an_input_can_use_it() -> None:
    gate = loads(GATE)
    assert parameters.derived(gate) == ("said", "wanted")  # DONE reads the level
    assert parameters.choices(gate, ("said", "wanted"))["ASKED"] == (
        (("said", 0), ("wanted", 0)),
        (("said", 0), ("wanted", 1)),
        (("said", 0), ("wanted", 2)),
        (("said", 1), ("wanted", 0)),
        (("said", 1), ("wanted", 1)),
        (("said", 1), ("wanted", 2)),
    )
    assert parameters.choices(gate, ("wanted",))["ASKED"] == ((("wanted", 0),), (("wanted", 1),), (("wanted", 2),))
    never = loads(GATE.replace("not said or wanted == HIGH", "wanted == HIGH"))
    assert parameters.choices(never, ("wanted",))["ASKED"] == ((("wanted", 1),), (("wanted", 2),))


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("request", "the event REQUEST_SUBMITTED assigns it"),
        ("sink", "the event CONFIG_LOADED assigns it"),
        ("decision", "the event VALIDATION_FAILED assigns it"),
    ],
)
def test_a_variable_of_the_state_is_no_parameter(name: str, reason: str) -> None:
    assert reason in (parameters.why_not(KERNEL, name, ("draft",)) or "")


def test_why_a_variable_of_the_environment_is_no_parameter() -> None:
    gate = loads(GATE)
    assert parameters.why_not(gate, "level", ("level",)) == (
        "the machine reads it at DONE, and only inputs and faults may"
    )
    unread = loads(GATE.replace(", when: level >= 0", ""))
    assert parameters.why_not(unread, "level", ("level",)) == (
        "the environment action THOUGHT reads it and assigns wanted, which is no parameter"
    )
    assert parameters.why_not(unread, "level", ("level", "wanted")) is None
    quiet = loads(GATE.replace("quiescent: true", "quiescent: not said"))
    assert parameters.why_not(quiet, "said", ("said",)) == "whether IDLE is quiescent depends on it"


MISTAKES = {
    "interface: kernle": ("LF195", 2, 12, "write 'interface: kernel'"),
    "parameters: [draf]": ("LF023", 3, 14, "did you mean 'draft'?"),
    "parameters: [draft, draft]": ("LF190", 3, 21, "remove it"),
    "parameters: [sink]": ("LF191", 3, 14, "remove sink: then it is part of the state"),
    "shows: {path: {of: sink}}": ("LF190", 3, 9, "give it another name"),
    "shows: {draft: {of: sink}}": ("LF190", 3, 9, "give it another name"),
    "shows: {a: {of: snik}}": ("LF023", 3, 17, "did you mean 'sink'?"),
    "shows: {a: {of: sink, at: now}}": ("LF012", 3, 27, "write 'at: after', 'at: before' or 'at: after else before'"),
    "shows: {a: {of: sink, on: SINK_LOOST}}": ("LF021", 3, 27, "did you mean 'SINK_LOST'?"),
    "shows: {a: {of: sink, colour: red}}": ("LF010", 3, 23, "the keys here are at, of, on"),
    "parameters: [draft]\nshows: {a: {of: draft}}": ("LF196", 4, 17, "remove this field"),
    "signals: {a: SINK_LOSS}": ("LF021", 3, 14, "did you mean 'SINK_LOST'?"),
    "signals: {a: {lost: SINK_LOST, gone: SINK_LOST}}": ("LF190", 3, 38, "name each event once"),
    "shows: {a: {of: sink}}\nsignals: {a: SINK_LOST}": ("LF190", 4, 11, "give it another name"),
    "effects: {a: {by: DECIDED}}": ("LF021", 3, 19, "did you mean 'DECIDED_HALT'?"),
    "effects: {a: {by: DECIDED_DENY, is: tool}}": ("LF023", 3, 37, "declare it under 'variables' of the declaration"),
    "effects: {a: {by: DECIDED_DENY, times: 0}}": ("LF012", 3, 40, "write 'times: 1', for example"),
    "records: {each: none, except: CONFIG_LOADED}": ("LF196", 3, 31, "remove 'except', or write 'each: edge'"),
    "optional: [a]": ("LF194", 3, 12, "declare it under 'shows', 'signals' or 'tells'"),
    "data: {a: {labels: [FIRST, FIFTH]}}": ("LF192", 3, 20, "name labels of an enumeration"),
    "data: {a: {labels: [FIRST], held_by: [sink]}}": ("LF192", 3, 39, "a variable of a class can have each"),
    "data: {a: {labels: [FIRST], held_by: [request]}, b: {labels: [SECOND], held_by: [request]}}": (
        "LF192", 3, 8, "name the variables of each class under 'held_by'",
    ),
    "stimuli: {a: {leads_to: SINK_LOST}}": ("LF197", 3, 25, "a plan names the actions of the environment"),
    "stimuli: {a: {leads_to: [BOOT]}}": ("LF021", 3, 26, "declare it under 'events' of the declaration"),
    "stimuli: {a: {leads_to: CONFIG_LOADED, when: IDEL}}": ("LF022", 3, 46, "did you mean 'IDLE'?"),
    "stimuli: {a: {leads_to: CONFIG_LOADED, when: draft == FIRST}}": ("LF196", 3, 46, "variables of the state"),
    "stimuli: {a: {leads_to: CONFIG_LOADED, when: enabled(HALT_COMMANDED)}}": ("LF034", 3, 46, "variables of the"),
    "stimuli: {a: {leads_to: HALT_COMMANDED, gives: {decision: [ALLOW]}}}": ("LF197", 3, 49, "gives parameters: draft"),
    "stimuli: {a: {leads_to: HALT_COMMANDED, gives: {sink: [1]}}}": ("LF192", 3, 55, "give values of"),
    "signals: {b: SINK_LOST}\nstimuli: {a: {leads_to: HALT_COMMANDED, gives: {sink: [true]}}}": (
        "LF197", 4, 49, "let a plan name the action",
    ),
    "records: {each: step}\nstimuli: {a: {leads_to: HALT_COMMANDED, prepares: {sink: true}}}": (
        "LF197", 4, 52, "let a plan name the action",
    ),
    "stimuli: {a: {leads_to: HALT_COMMANDED, prepares: {draft: FIRST}}}": ("LF197", 3, 52, "remove it here"),
    "stimuli: {a: {leads_to: HALT_COMMANDED, prepares: {decision: ALLOW}}}": ("LF197", 3, 52, "gives parameters"),
    "stimuli: {a: {leads_to: HALT_COMMANDED, prepares: {sink: LOST}}}": ("LF192", 3, 58, "give values of"),
    "stimuli: {a: {leads_to: HALT_COMMANDED, prepares: {snik: true}}}": ("LF023", 3, 52, "did you mean 'sink'?"),
    "stimuli: {a: {leads_to: HALT_COMMANDED, gives: {sink: [true]}, prepares: {sink: true}}}": (
        "LF197", 3, 75, "remove it here",
    ),
    "effects: {a: {by: DECIDED_DENY, stops: SINK_LOST}}": ("LF196", 3, 40, "add 'ends', or remove 'stops'"),
    "effects: {a: {by: DECIDED_DENY, ends: SINK_LOST, stops: SINK_LOOST}}": ("LF021", 3, 57, "did you mean"),
    "stimuli: {a: {leads_to: HALT_COMMANDED, gives: {draft: request}}}": ("LF197", 3, 56, "declare it under 'data'"),
    "stimuli: {a: {leads_to: HALT_COMMANDED, gives: {draft: [FIRST, FIFTH]}}}": ("LF192", 3, 56, "give values of"),
    "stimuli: {a: {when: IDLE}}": ("LF011", 3, 14, "leads_to"),
    "stimuli: {a: {leads_to: HALT_COMMANDED, tells: {b: {of: snik}}}}": ("LF023", 3, 57, "did you mean 'sink'?"),
    "stimuli: {a: {leads_to: HALT_COMMANDED, tells: {b: {on: SINK}}}}": ("LF021", 3, 57, "did you mean"),
    "stimuli: {a: {leads_to: HALT_COMMANDED, tells: {b: {of: draft}}}}": ("LF196", 3, 57, "remove this field"),
    "stimuli: {a: {leads_to: HALT_COMMANDED, tells: {b: {at: before}}}}": ("LF196", 3, 57, "add 'of' with a variable"),
    "stimuli: {a: {leads_to: HALT_COMMANDED, tells: {b: {cites: [one]}}}}": ("LF013", 3, 61, "requirement ids look"),
    "signals: {b: SINK_LOST}\nstimuli: {a: {leads_to: HALT_COMMANDED, tells: {b: {}}}}": (
        "LF190", 4, 49, "give it another name",
    ),
    "variables: [snik]": ("LF023", 3, 13, "did you mean 'sink'?"),
    "variables: [sink, sink]": ("LF190", 3, 19, "remove it"),
    "variables: [draft]": ("LF196", 3, 13, "remove it"),
    "telemetry: {a: {on: SINK_LOOST}}": ("LF021", 3, 21, "did you mean 'SINK_LOST'?"),
    "telemetry: {a: {on: edge, has: {R-1: {b: now}}}}": ("LF012", 3, 42, "write"),
    "telemetry: {a: {on: edge, has: {KRN-001: {b: any}, KRN-002: {b: time}}}}": ("LF190", 3, 62, "each field once"),
    "telemetry: {a: {on: edge, has: {R-1: {b: same}}}}": ("LF196", 3, 32, "add 'within'"),
    "telemetry: {a: {on: edge, within: IDLE}}": ("LF196", 3, 35, "add a field that is 'same'"),
    "telemetry: {a: {on: edge, within: IDEL, has: {R-1: {b: same, c: source, d: target}}}}": (
        "LF020", 3, 35, "did you mean 'IDLE'?",
    ),
    "telemetry: {a: {on: edge, cites: [one]}}": ("LF013", 3, 35, "requirement ids look"),
    "signals: {b: SINK_LOST}\ntelemetry: {b: {on: edge}}": ("LF190", 4, 13, "give it another name"),
    "telemetry: {a: {on: edge, distinct: {KRN-001: b}}}": ("LF196", 3, 47, "write 'b: same' under 'has'"),
    "telemetry: {a: {on: edge, has: {KRN-001: {b: any}}, distinct: {KRN-002: b}}}": ("LF196", 3, 73, "write 'b: same'"),
    "forbids: {KRN-001: {in: IDLE}}": ("LF196", 3, 11, "add 'effects', 'edges_to' or 'accepts'"),
    "forbids: {KRN-001: {edges_to: IDEL}}": ("LF020", 3, 31, "did you mean 'IDLE'?"),
    "forbids: {KRN-001: {in: [IDLE, BOTING], edges_to: '*'}}": ("LF020", 3, 32, "did you mean 'BOOTING'?"),
    "forbids: {KRN-001: {accepts: HALT}}": ("LF021", 3, 30, "declare it under 'events'"),
    "effects: {a: {by: DECIDED_DENY}}\nforbids: {KRN-001: {effects: b}}": ("LF194", 4, 30, "under 'effects'"),
    "choices: {D-1: {at: FATAL_ERROR, also: FATAL_ERROR, when: IDEL}}": ("LF022", 3, 59, "did you mean 'IDLE'?"),
    "forbids: {KRN-099: {edges_to: '*'}}": ("LF024", 3, 11, "declare it under 'requirements' in requirements.yaml"),
    "records: {cites: [KRN-027, KRN-27]}": ("LF024", 3, 28, "did you mean 'KRN-027'?"),
    "records: {before: {state: [KRN-18]}}": ("LF024", 3, 28, "did you mean 'KRN-018'?"),
    "telemetry: {a: {on: edge, cites: [KRN-2]}}": ("LF024", 3, 35, "KRN-002"),
    "telemetry: {a: {on: edge, has: {KRN-2: {b: any}}}}": ("LF024", 3, 33, "KRN-002"),
    "stimuli: {a: {leads_to: HALT_COMMANDED, tells: {b: {cites: [KRN-2]}}}}": ("LF024", 3, 61, "KRN-002"),
    "choices: {D-1: {at: SINK, also: HALT_COMMANDED}}": ("LF021", 3, 21, "did you mean"),
    "choices: {D-1: {at: HALT_COMMANDED, also: [FATAL]}}": ("LF021", 3, 44, "did you mean"),
    "choices: {D-1: {at: SINK_LOST, also: SINK_LOST, fields: [sinc]}}": ("LF194", 3, 58, "under 'shows' or"),
    "variables: [sink]\nchoices: {D-1: {at: FATAL_ERROR, also: [], fields: [sink]}}": ("LF196", 4, 44, "name an event"),
    "shows: {a: {of: [sink, snik]}}": ("LF023", 3, 24, "did you mean 'sink'?"),
    "shows: {a: {of: [sink]}}": ("LF012", 3, 17, "write 'of: count', for example"),
    "shows: {a: {of: {SINK_LOOST: sink}}}": ("LF021", 3, 18, "did you mean 'SINK_LOST'?"),
    "shows: {a: {of: {SINK_LOST: snik}}}": ("LF023", 3, 29, "did you mean 'sink'?"),
    "shows: {a: {of: {SINK_LOST: sink}, on: SINK_LOST}}": ("LF196", 3, 40, "remove 'on'"),
    "effects: {a: {by: DECIDED_DENY, is: [sink, tol]}}": ("LF023", 3, 44, "declare it under 'variables'"),
    "effects: {a: {by: DECIDED_DENY, ends: SINK_LOOST}}": ("LF021", 3, 39, "did you mean 'SINK_LOST'?"),
    "effects: {a: {by: DECIDED_DENY, ends: SINK_LOST, free: true}}": ("LF196", 3, 39, "remove 'ends' or 'free'"),
    "signals: {a: {FIRST: SINK_LOST}}": ("LF192", 3, 11, "labels of one class under 'data'"),
    "data: {a: {labels: [FIRST], inside: {draft: '*'}}}": ("LF196", 3, 38, "remove it"),
    "data: {a: {labels: [FIRST], inside: {request: 'A_*'}}}": ("LF192", 3, 48, "the labels of request are NONE, FIRST"),
    "data: {a: {labels: [FIRST], inside: {request: 'A'}}}": ("LF013", 3, 48, "as in WRITE_*"),
    "data: {a: {labels: [FIRST], held_by: {request: tool}}}": ("LF196", 3, 38, "add 'per', 'present' and 'changes'"),
    "data: {a: {labels: [FIRST], per: b}}": ("LF196", 3, 8, "add 'present'"),
    "data: {a: {labels: [FIRST], identity: x}}": ("LF196", 3, 39, "add 'class'"),
    "data: {a: {labels: [FIRST], needs: [x]}}": ("LF196", 3, 36, "add 'class'"),
    "data: {a: {labels: [FIRST], class: kernel.drafted}}": ("LF196", 3, 36, "add 'identity: FIELD'"),
    "data: {a: {labels: [FIRST], class: kernel.draftd, identity: x}}": ("LF199", 3, 36, "mean 'kernel.drafted'?"),
    "data: {a: {labels: [FIRST], class: drafted, identity: x}}": ("LF013", 3, 36, "and a dot between"),
    "data: {a: {labels: [FIRST], class: kernel.drafted, identity: x, needs: [t]}}": (
        "LF199", 3, 36, "its labels are FIRST, SECOND, THIRD",
    ),
    "data: {a: {labels: [FIRST, SECOND, THIRD], class: kernel.drafted, identity: x}}": (
        "LF199", 3, 51, "name the field with the tool that the request asks for",
    ),
    "shows: {x: {of: sink}}\ndata: {a: {labels: [READER, WRITER], class: kernel.kind, identity: x}}": (
        "LF192", 4, 68, "declare it under 'shows'",
    ),
    "data: {a: {labels: [FIRST], fresh: twice}}": ("LF012", 3, 36, "write 'fresh: optional' or 'fresh: once'"),
    "colour: {}": ("LF010", 3, 1, "the keys here are bounds, choices, clock, data, effects"),
    "clock: {}": ("LF011", 3, 8, "ticks"),
    "clock: {ticks: {}}": ("LF012", 3, 16, "for example"),
    "clock: {ticks: {CLOCK_TICKED: {}}}": ("LF011", 3, 31, "option"),
    "clock: {ticks: {CLOCK_TICK: {option: d}}}": ("LF021", 3, 17, "did you mean 'CLOCK_TICKED'?"),
    "clock: {ticks: {HALT_COMMANDED: {option: d}}}": ("LF196", 3, 17, "name an event of the machine, a fault"),
    "clock: {ticks: {CLOCK_TICKED: {option: d, bound: LENGTH}}}": ("LF023", 3, 50, "declare it under 'constants'"),
    "clock: {ticks: {CLOCK_TICKED: {option: d, while: EXECUTNG}}}": ("LF022", 3, 50, "did you mean 'EXECUTING'?"),
    "clock: {ticks: {CLOCK_TICKED: {option: d, while: draft == NONE}}}": ("LF196", 3, 50, "name states, or variables"),
    "bounds: {MAX_RETRIES: {option: r, range: [0, 1]}}": ("LF023", 3, 10, "did you mean 'MAX_AUDIT_RETRIES'?"),
    "bounds: {MAX_AUDIT_RETRIES: {option: r}}": ("LF011", 3, 29, "range"),
    "bounds: {MAX_AUDIT_RETRIES: {option: r, range: [2, 1]}}": ("LF196", 3, 48, "write the smaller one first"),
}  # fmt: skip


@pytest.mark.parametrize("body", MISTAKES)
def test_a_mistake_is_reported_at_its_place(body: str) -> None:
    code, line, column, hint = MISTAKES[body]
    text = f"leverframe: 1\n{body}\n" if body.startswith("interface") else f"{START}{body}\n"
    with pytest.raises(InputError) as caught:
        reads(KERNEL, text, "interface.yaml")
    found = caught.value.diagnostics[0]
    assert found.span is not None
    assert (found.code, found.span.line, found.span.column) == (code, line, column), found
    assert hint in (found.hint or ""), found.hint


TURN = load(catalog.preferred("turn").path)
FILE = "file: {labels: [ALPHA, BETA, GAMMA], inside: {pending: WRITE_*, permit_call: WRITE_*}}"
VERSIONS = (
    "per: file, present: {ALPHA: alpha, BETA: beta}, held_by: {base: pending, permit_version: permit_call}, "
    "changes: {ALPHA: ALPHA_CHANGED, BETA: BETA_CHANGED}"
)
MISTAKEN_VERSIONS = {
    ("per: file", "per: files"): ("LF192", "did you mean 'file'?"),
    ("per: file", "per: version"): ("LF192", "'data'"),
    ("ALPHA: alpha", "DELTA: alpha"): ("LF192", "remove it, or correct it"),
    ("ALPHA: alpha", "ALPHA: alhpa"): ("LF023", "did you mean 'alpha'?"),
    ("ALPHA: alpha", "ALPHA: intent"): ("LF192", "a variable of a class can have each of its labels"),
    ("ALPHA: ALPHA_CHANGED", "ALPHA: ALPHA_CHANGE"): ("LF021", "did you mean 'ALPHA_CHANGED'?"),
    ("ALPHA: ALPHA_CHANGED", "ALPHA: WRITE_DONE"): ("LF021", "'environment' of the declaration"),
    ("ALPHA: ALPHA_CHANGED", "ALPHA: BETA_CHANGED"): ("LF192", "an action that assigns alpha and nothing else"),
    ("ALPHA: ALPHA_CHANGED, ", ""): ("LF196", "add ALPHA with the environment action that changes it"),
    ("{base: pending, permit_version: permit_call}", "[base]"): ("LF196", "write 'base: VARIABLE'"),
    ("base: pending", "base: intent"): ("LF192", "the variables with one are pending, permit_call"),
    ("base: pending", "bas: pending"): ("LF023", "did you mean 'base'?"),
}


@pytest.mark.parametrize("change", MISTAKEN_VERSIONS)
def test_a_mistake_in_versions_is_reported(change: tuple[str, str]) -> None:
    text = f"leverframe: 1\ninterface: turn\ndata:\n  {FILE}\n  version: {{labels: [OLD, NEW], {VERSIONS}}}\n"
    reads(TURN, text)
    code, hint = MISTAKEN_VERSIONS[change]
    with pytest.raises(InputError) as caught:
        reads(TURN, text.replace(*change))
    assert (found := caught.value.diagnostics[0]).code == code, found
    assert hint in (found.hint or ""), found.hint


def test_all_mistakes_are_reported_together() -> None:
    with pytest.raises(InputError) as caught:
        reads(KERNEL, f"{START}parameters: [draf]\nsignals: {{a: SINK_LOSS}}\noptional: [b]\n")
    assert [found.code for found in caught.value.diagnostics] == ["LF023", "LF021", "LF194"]


def test_all_mistakes_of_a_clock_are_reported_together() -> None:
    with pytest.raises(InputError) as caught:
        reads(KERNEL, f"{START}clock: {{ticks: {{CLOCK_TICKED: {{option: d, bound: LENGTH, while: EXECUTNG}}}}}}\n")
    assert [found.code for found in caught.value.diagnostics] == ["LF023", "LF022"]


def test_a_view_is_a_set_of_names_of_the_interface() -> None:
    interface = interface_of(KERNEL)
    assert chosen(interface, None) == interface.names
    assert chosen(interface, ("sink", "path", "call")) == ("path", "sink", "call")
    with pytest.raises(InputError) as caught:
        chosen(interface, ("path", "snik"))
    assert [(found.code, found.hint) for found in caught.value.diagnostics] == [("LF194", "did you mean 'sink'?")]


def test_check_reports_the_mistakes_of_an_interface(tmp_path: Path) -> None:
    (tmp_path / "gate.yaml").write_text(GATE, "utf-8")
    assert run("check", tmp_path / "gate.yaml").code == 1  # deadlock-freedom: nothing says what an idle gate waits for
    file = tmp_path / "gate.interface.yaml"
    file.write_text("leverframe: 1\ninterface: gate\nshows: {height: {of: levle}}\n", "utf-8")
    outcome = run("check", tmp_path / "gate.yaml")
    assert outcome.code == 2
    assert "error[LF023]: unknown variable 'levle'" in flat(outcome.stderr)
    file.write_text("leverframe: 1\ninterface: gate\nshows: {height: {of: level}}\n", "utf-8")
    assert run("check", tmp_path / "gate.yaml").code == 1
    assert "height: {of: level, at: after}" in run("interface", tmp_path / "gate.yaml").stdout


def test_check_counts_the_labels_of_an_interface(tmp_path: Path) -> None:
    scenario = SCENARIOS["two values that are compared"]
    (tmp_path / "desk.yaml").write_text(f"leverframe: 1\nmachine: desk\nprofile: document\n{scenario.machine}", "utf-8")
    file, text = tmp_path / "desk.interface.yaml", f"leverframe: 1\ninterface: desk\n{scenario.interface}\n"
    file.write_text(text, "utf-8")
    assert run("check", tmp_path / "desk.yaml").code == 1
    file.write_text(text.replace(", SECOND]", "]"), "utf-8")
    outcome = run("check", tmp_path / "desk.yaml")
    assert outcome.code == 2
    assert "error[LF193]: the class 'request' has 1 label, but 2 of its values matter at once" in flat(outcome.stderr)


def test_the_interface_of_a_folder_belongs_to_the_reference_alone() -> None:
    folder = ROOT / "spec" / "kernel"
    assert catalog.interface_beside(folder / "reference.yaml") == folder / "interface.yaml"
    assert catalog.interface_beside(folder / "document.yaml") is None
    assert "interface" not in {entry.profile for entry in catalog.entries()}


def test_the_schema_accepts_what_is_bundled() -> None:
    root, _ = compose(decode((ROOT / "spec" / "kernel" / "interface.yaml").read_bytes(), "interface.yaml"))
    assert root is not None
    SCHEMA.validate(plain(root))
    assert json.loads((ROOT / "docs" / "interface.schema.json").read_text("utf-8")) == SCHEMA.schema


def test_parameters_with_too_many_values_are_not_tried_for_ever() -> None:
    text = GATE.replace(
        "level: {range: [0, 3], initial: 0}",
        "level: {range: [0, 3], initial: 0}\n  far: {range: [0, 2000], initial: 0}",
    )
    text = text.replace("  - {on: ROSE", "  - {on: WENT, set: {far: 0 if far == 2000 else far + 1}}\n  - {on: ROSE")
    gate = loads(text.replace("when: not said or", "when: far > 3 or not said or"))
    assert parameters.derived(gate) == ("said", "wanted", "far")
    with pytest.raises(CapacityError, match="more than 1,000 combinations of values; list fewer under 'parameters'"):
        parameters.choices(gate, ("far",))
    assert len(parameters.choices(gate, ("said", "wanted"))["ASKED"]) == 6
