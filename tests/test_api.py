"""The Python interface: its names are frozen here, and the examples in README and docstrings are run."""

import doctest
import pkgutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree as ET

import pytest

import interlock
from interlock import api
from tests.run import ROOT

EXAMPLE = ROOT / "examples" / "approval.yaml"


def test_the_exported_names() -> None:
    assert sorted(interlock.__all__) == [
        "AsyncRuntime",
        "CapacityError",
        "Clock",
        "DeclarationError",
        "Diagnostic",
        "Entry",
        "Fails",
        "Holds",
        "InputError",
        "InterlockError",
        "InternalError",
        "Journal",
        "JournalError",
        "Machine",
        "Outcome",
        "Picture",
        "Recorder",
        "Result",
        "Runtime",
        "SealedError",
        "StateError",
        "SystemClock",
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
    assert dir(interlock) == interlock.__all__
    for name in interlock.__all__:
        assert getattr(interlock, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'lod'"):
        getattr(interlock, "lo" + "d")


def test_no_exported_name_is_that_of_a_module() -> None:
    """Importing the module anywhere would put it in the place of what is exported."""
    assert not {module.name for module in pkgutil.iter_modules(interlock.__path__)} & set(interlock.__all__)


def public(kind: type) -> list[str]:
    return sorted(name for name in vars(kind) if not name.startswith("_"))


def test_the_names_of_a_machine_and_what_comes_of_it() -> None:
    assert public(api.Machine) == ["check", "events", "graph", "name", "profile", "runtime", "states", "title"]
    assert public(api.Verdicts) == ["as_expected", "report", "results", "states"]
    assert public(api.Picture) == ["diagram", "dot", "mermaid", "plantuml", "png", "svg"]


def test_importing_it_imports_nothing_heavy() -> None:
    heavy = {"numpy", "scipy", "lark", "pydantic", "click", "transitions", "hypothesis"}
    code = f"import sys, interlock; print(sorted({heavy} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


@pytest.mark.parametrize("module", [interlock, api])
def test_the_examples_in_the_docstrings(module: ModuleType) -> None:
    found = doctest.testmod(module)
    assert (found.failed, found.attempted > 0) == (0, True)


def test_the_examples_in_the_readme() -> None:
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert (found.failed, found.attempted > 3) == (0, True)


def test_a_bundled_system_is_its_reference_unless_said_otherwise() -> None:
    assert interlock.load("kernel").profile == "reference"
    assert interlock.load("kernel", "document-drawing").profile == "document-drawing"
    assert set(interlock.bundled()) == {"femtoclaw-runtime", "femtoclaw-protocol", "kernel", "turn", "reug"}
    assert interlock.bundled()["kernel"][:2] == ("document", "document-drawing")


def test_a_file() -> None:
    machine = interlock.load(EXAMPLE)
    assert (machine.name, machine.profile, machine.states) == ("approval", "reference", machine.states)
    assert machine.events[next(iter(machine.events))] in {"input", "machine", "fault", "environment"}
    found = machine.check()
    assert found.as_expected
    assert interlock.load(str(EXAMPLE)).declaration == machine.declaration
    for result in found.results:
        assert found[result.name] is result
    with pytest.raises(KeyError):
        _ = found["no-such-property"]


def test_a_faulty_machine_is_not_as_expected() -> None:
    found = interlock.load(ROOT / "examples" / "approval-faulty.yaml").check()
    assert not found.as_expected
    assert "not as expected" in repr(found)
    verdict = found["only-what-was-approved"].verdict
    assert isinstance(verdict, interlock.Fails)
    assert verdict.trace is not None


@pytest.mark.parametrize(("states", "seconds"), [(5, None), (None, 1e-9)])
def test_what_is_beyond_a_limit_is_unknown(states: int | None, seconds: float | None) -> None:
    found = interlock.load("kernel").check(max_states=states, max_seconds=seconds)
    assert not found.as_expected
    assert found.states is None
    assert any(isinstance(result.verdict, interlock.Unknown) for result in found.results)


def test_constants_can_be_overridden() -> None:
    few, many = (interlock.load("kernel", constants={"MAX_AUDIT_RETRIES": n}).check().states or 0 for n in (1, 3))
    assert few < many


@pytest.mark.parametrize(
    ("target", "profile", "code"),
    [
        ("kernle", None, "IL070"),
        ("kernel", "referenze", "IL071"),
        ("no/such.yaml", None, "IL001"),
        (EXAMPLE, "x", "IL071"),
    ],
)
def test_bad_input_is_told(target: str | Path, profile: str | None, code: str) -> None:
    with pytest.raises(interlock.InputError) as caught:
        interlock.load(target, profile)
    assert [diagnostic.code for diagnostic in caught.value.diagnostics] == [code]


def test_notebooks_show_a_picture() -> None:
    machine = interlock.load(EXAMPLE)
    picture = machine._repr_svg_()
    assert picture is not None
    assert ET.fromstring(picture).tag.endswith("svg")  # noqa: S314 -- our own
    assert machine.graph().svg == picture
    assert machine.graph("full").png.startswith(b"\x89PNG")
    assert "stateDiagram-v2" in machine.graph().mermaid
    assert machine.graph().plantuml.startswith("@startuml")
