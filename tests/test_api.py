"""The Python interface: its names are fixed here, and the examples of the README and the docstrings run."""

import doctest
import pkgutil
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Literal, cast
from xml.etree import ElementTree as ET

import pytest

import leverframe
from leverframe import api
from tests.run import ROOT

EXAMPLE = ROOT / "examples" / "approval.yaml"


def test_the_exported_names() -> None:
    assert sorted(leverframe.__all__) == [
        "AsyncRuntime",
        "CapacityError",
        "Clock",
        "DeclarationError",
        "Diagnostic",
        "Entry",
        "Fails",
        "Holds",
        "InputError",
        "InternalError",
        "Journal",
        "JournalError",
        "LeverframeError",
        "Machine",
        "Mealy",
        "MissingExtraError",
        "Observer",
        "Outcome",
        "Picture",
        "Recorder",
        "Refusal",
        "Result",
        "Runtime",
        "SealedError",
        "StateError",
        "SystemClock",
        "ToAddress",
        "ToCommand",
        "ToFile",
        "Trace",
        "TraceStep",
        "Unknown",
        "Verdict",
        "Verdicts",
        "VirtualClock",
        "__version__",
        "bundled",
        "load",
    ]
    assert dir(leverframe) == leverframe.__all__
    for name in leverframe.__all__:
        assert getattr(leverframe, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'lod'"):
        getattr(leverframe, "lo" + "d")


def test_no_exported_name_is_that_of_a_module() -> None:
    """The import of such a module would replace the exported object."""
    assert not {module.name for module in pkgutil.iter_modules(leverframe.__path__)} & set(leverframe.__all__)


def public(kind: type) -> list[str]:
    return sorted(name for name in vars(kind) if not name.startswith("_"))


def test_the_names_of_a_machine_and_what_comes_of_it() -> None:
    declared = [
        "check",
        "events",
        "graph",
        "mealy",
        "name",
        "observer",
        "profile",
        "runtime",
        "states",
        "title",
        "watch",
    ]
    assert public(api.Machine) == declared
    assert public(api.Verdicts) == ["as_expected", "report", "results", "states"]
    assert public(api.Picture) == ["diagram", "dot", "mermaid", "plantuml", "png", "svg"]


def test_importing_it_imports_nothing_heavy() -> None:
    heavy = {"numpy", "lark", "pydantic", "click", "transitions", "hypothesis"}
    code = f"import sys, leverframe; print(sorted({heavy} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


@pytest.mark.parametrize("module", [leverframe, api])
def test_the_examples_in_the_docstrings(module: ModuleType) -> None:
    found = doctest.testmod(module)
    assert (found.failed, found.attempted > 0) == (0, True)


def test_the_examples_in_the_readme() -> None:
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert (found.failed, found.attempted > 3) == (0, True)


def test_a_bundled_system_is_its_reference_unless_said_otherwise() -> None:
    assert leverframe.load("kernel").profile == "reference"
    assert leverframe.load("kernel", "document-drawing").profile == "document-drawing"
    assert set(leverframe.bundled()) == {"femtoclaw-runtime", "femtoclaw-protocol", "kernel", "turn", "reug"}
    assert leverframe.bundled()["kernel"][:2] == ("document", "document-drawing")


def test_a_file() -> None:
    machine = leverframe.load(EXAMPLE)
    assert (machine.name, machine.profile, machine.states) == ("approval", "reference", machine.states)
    assert machine.events[next(iter(machine.events))] in {"input", "machine", "fault", "environment"}
    found = machine.check()
    assert found.as_expected
    assert leverframe.load(str(EXAMPLE)).declaration == machine.declaration
    for result in found.results:
        assert found[result.name] is result
    with pytest.raises(KeyError):
        _ = found["no-such-property"]


def test_a_faulty_machine_is_not_as_expected() -> None:
    found = leverframe.load(ROOT / "examples" / "approval-faulty.yaml").check()
    assert not found.as_expected
    assert "not as expected" in repr(found)
    verdict = found["only-what-was-approved"].verdict
    assert isinstance(verdict, leverframe.Fails)
    assert verdict.trace is not None


@pytest.mark.parametrize(("states", "seconds"), [(5, None), (None, 1e-9)])
def test_what_is_beyond_a_limit_is_unknown(states: int | None, seconds: float | None) -> None:
    found = leverframe.load("kernel").check(max_states=states, max_seconds=seconds)
    assert not found.as_expected
    assert found.states is None
    assert any(isinstance(result.verdict, leverframe.Unknown) for result in found.results)


def test_constants_can_be_overridden() -> None:
    few, many = (leverframe.load("kernel", constants={"MAX_AUDIT_RETRIES": n}).check().states or 0 for n in (1, 3))
    assert few < many


@pytest.mark.parametrize(
    ("target", "profile", "code"),
    [
        ("kernle", None, "LF070"),
        ("kernel", "referenze", "LF071"),
        ("no/such.yaml", None, "LF001"),
        (EXAMPLE, "x", "LF071"),
    ],
)
def test_bad_input_is_told(target: str | Path, profile: str | None, code: str) -> None:
    with pytest.raises(leverframe.InputError) as caught:
        leverframe.load(target, profile)
    assert [diagnostic.code for diagnostic in caught.value.diagnostics] == [code]


def test_notebooks_show_a_picture() -> None:
    machine = leverframe.load(EXAMPLE)
    picture = machine._repr_svg_()
    assert picture is not None
    assert ET.fromstring(picture).tag.endswith("svg")  # noqa: S314 -- our own
    assert machine.graph().svg == picture
    assert machine.graph("full").png.startswith(b"\x89PNG")
    assert "stateDiagram-v2" in machine.graph().mermaid
    assert machine.graph().plantuml.startswith("@startuml")


def short(value: object, most: int = 300) -> str:
    told = repr(value)
    assert len(told) <= most, told[:500]
    return told


def test_whatever_an_interpreter_shows_is_short() -> None:
    kernel = leverframe.load("kernel")
    verdicts = kernel.check()
    assert re.fullmatch(r"<kernel reference: \d+ holds, \d+ fails; as expected>", short(verdicts))
    assert short(verdicts.report) == short(verdicts)
    assert re.fullmatch(r"<Mealy machine: \d+ states, \d+ inputs>", short(kernel.mealy()))
    fails = verdicts["fatal-error-in-every-state"]
    explanation = "in the last state this is false: enabled(FATAL_ERROR)"
    assert short(fails) == f"<fatal-error-in-every-state fails, as expected: {explanation}>"
    assert isinstance(fails.verdict, leverframe.Fails)
    assert short(fails.verdict.trace) == "<run of 1 step: BOOTING; CONFIG_FAILED → HALTED>"
    short(fails.verdict)
    short(kernel.declaration)
    short(kernel.graph())
    for part in (*verdicts.report.not_checked, *kernel.declaration.states, *kernel.declaration.events):
        short(part, 800)


def test_the_steps_of_a_run_have_values_by_their_names() -> None:
    verdicts = leverframe.load("kernel").check()
    steps = verdicts["fatal-error-in-every-state"].steps
    assert [(step.event, step.state) for step in steps] == [(None, "BOOTING"), ("CONFIG_FAILED", "HALTED")]
    assert (steps[1].variables["sink"], steps[1].variables["record"]) == (False, "HALTED")
    assert verdicts["halted-is-final"].steps == ()


def test_notebooks_show_verdicts_and_runs(tmp_path: Path) -> None:
    path = tmp_path / "m.yaml"
    path.write_text((ROOT / "tests/transcripts/pingpong.yaml").read_text("utf-8").replace("Every game ends.", "<b>&"))
    verdicts = leverframe.load(path).check()
    page = ET.fromstring(f"<html>{verdicts._repr_html_()}</html>")  # noqa: S314
    rows = ["".join(row.itertext()) for row in page.iter("tr")]
    assert len(rows) == len(verdicts) + 1
    assert any("<b>&" in row for row in rows)
    run = verdicts["ends-by-itself"]._repr_html_()
    assert "1 ↻" in run
    assert "never becomes true" in run


def test_an_unknown_name_says_which_there_are() -> None:
    verdicts = leverframe.load("kernel").check()
    assert "halted-is-final" in verdicts
    assert "halted-is-finale" not in verdicts
    with pytest.raises(KeyError) as caught:
        verdicts["halted-is-finale"]
    assert str(caught.value).startswith(
        "there is no check or property 'halted-is-finale'; did you mean 'halted-is-final'? there are determinism, "
    )


def test_an_error_says_where(tmp_path: Path) -> None:
    path = tmp_path / "m.yaml"
    path.write_text("leverframe: 1\nmachine: m\nprofile: p\nstates: {ON: {initial: tru}}\ncolour: red\n", "utf-8")
    with pytest.raises(leverframe.InputError) as caught:
        leverframe.load(path)
    first, second = str(caught.value).splitlines()
    assert first.startswith(f"{path}:4:24: LF012 ")
    assert second.startswith(f"{path}:5:1: LF010 ")


@pytest.mark.parametrize("view", ["fulll"])
def test_a_view_that_does_not_exist_is_named_with_those_that_do(view: object) -> None:
    with pytest.raises(ValueError, match="there is no view 'fulll'; the views are 'flow', 'full'"):
        leverframe.load("turn").graph(cast("Literal['full']", view))


@pytest.mark.parametrize("journal", ["journal.db", 3])
def test_what_is_no_journal_is_refused_before_anything_happens(journal: object) -> None:
    with pytest.raises(TypeError, match=r"is no journal: pass leverframe\.Journal\.open"):
        leverframe.load("turn").runtime(journal=cast("leverframe.Recorder", journal))
