"""The architecture of REUG: one place holds state, one module moves the machine, one uses tools; no wall clock."""

import ast
from collections.abc import Iterator
from pathlib import Path

import leverframe
from leverframe.systems.reug import handlers, limits
from tests.support.reug_world import REFERENCE

PACKAGE = Path(leverframe.__file__).parent / "systems" / "reug"
MODULES = {path.stem: ast.parse(path.read_text("utf-8")) for path in sorted(PACKAGE.glob("*.py"))}
DECLARATION = REFERENCE.declaration


def where(kind: type[ast.AST]) -> Iterator[tuple[str, ast.AST]]:
    for name, tree in MODULES.items():
        for node in ast.walk(tree):
            if isinstance(node, kind):
                yield name, node


def called(attribute: str) -> set[str]:
    """The modules that call a method of that name."""
    calls = {(name, node.func) for name, node in where(ast.Call) if isinstance(node, ast.Call)}
    return {name for name, func in calls if isinstance(func, ast.Attribute) and func.attr == attribute}


def assigned() -> set[tuple[str, str]]:
    """The assigned attributes, with their modules."""
    stored = {(name, node) for name, node in where(ast.Attribute) if isinstance(node, ast.Attribute)}
    return {(name, node.attr) for name, node in stored if isinstance(node.ctx, ast.Store)}


def test_the_engine_alone_moves_the_machine() -> None:
    assert called("fire") == {"engine"}
    assert called("observe") == set()
    assert called("trigger") == called("set_state") == set()


def test_no_one_assigns_a_state() -> None:
    names = {attribute for _, attribute in assigned()}
    assert names.isdisjoint({"state", "_state", "control", "node", "variables"})
    assert {module for module, attribute in assigned() if attribute == "_turn"} == {"engine"}
    assert "runtime" not in names


def test_what_is_in_hand_never_changes() -> None:
    for module in ("turn", "plans", "scripts", "limits", "model"):
        for node in ast.walk(MODULES[module]):
            if isinstance(node, ast.ClassDef) and not node.bases:
                told = [ast.unparse(decorator) for decorator in node.decorator_list]
                assert told == ["dataclass(frozen=True, slots=True)"], f"{node.name} can be changed"


def test_time_comes_from_the_clock_that_is_handed_over() -> None:
    importing = {
        name
        for name, node in where(ast.AST)
        if (isinstance(node, ast.Import) and any(alias.name in {"time", "datetime"} for alias in node.names))
        or (isinstance(node, ast.ImportFrom) and node.module in {"time", "datetime"})
    }
    assert importing == {"written_model"}
    used = {(name, node.attr) for name, node in where(ast.Attribute) if isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name) and node.value.id == "time"}  # fmt: skip
    assert used == {("written_model", "sleep")}


def test_the_executor_alone_calls_what_a_tool_does() -> None:
    assert called("does") == set()
    reading = {name for name, node in where(ast.Attribute) if isinstance(node, ast.Attribute) and node.attr == "does"}
    assert reading == {"scripts", "definitions", "tools"}
    plain = {(name, node.func) for name, node in where(ast.Call) if isinstance(node, ast.Call)}
    calling = {(name, func.id) for name, func in plain if isinstance(func, ast.Name)}
    assert {name for name, function in calling if function in {"function", "_called"}} == {"tools"}
    assert called("use") == {"bench", "tools", "handlers"}
    assert {name for name, node in where(ast.Attribute) if ast.unparse(node).endswith("executor.use")} == {
        "bench",
        "handlers",
    }


def test_events_are_named_where_they_are_found_out_and_nowhere_else() -> None:
    events = set(DECLARATION.makers)
    naming = {name for name, node in where(ast.Constant) if isinstance(node, ast.Constant) and node.value in events}
    assert naming == {"abstraction", "engine", "handlers", "limits", "recall", "recovery", "telemetry"}


def test_every_state_of_a_turn_has_a_handler() -> None:
    resting = {"READY", "SHUTDOWN"}
    assert set(handlers.HANDLERS) == {state.name for state in DECLARATION.states} - resting


def test_what_strikes_is_told_by_events_that_the_states_have() -> None:
    drawn = {(state, transition.event) for transition in DECLARATION.transitions for state in transition.sources}
    for state, events in limits.EVENTS.items():
        assert set(events) == set(limits.Limit)
        assert {(state, event) for event in events.values()} <= drawn
        assert (state, limits.DEADLINE) in drawn


def test_every_event_of_the_machine_is_found_out_by_someone() -> None:
    named = {node.value for _, node in where(ast.Constant) if isinstance(node, ast.Constant)}
    assert set(DECLARATION.makers) <= named
