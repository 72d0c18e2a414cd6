"""FemtoClaw's source: one place assigns the state, and one place runs programs."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.run import ROOT

PACKAGE = ROOT / "impl" / "leverframe"
FEMTOCLAW = sorted((PACKAGE / "systems" / "femtoclaw").glob("*.py"))
APART = "reader.py"
"""A program of its own: a capability runs it, and it is not part of the runtime."""
STATE = frozenset({"state", "node", "_execution", "variables", "_state"})
STARTS = frozenset({"RunningProgram", "run", "Popen", "system", "fork", "posix_spawn", "execve", "execv", "spawnv"})


def functions(path: Path) -> Iterator[tuple[str, ast.AST]]:
    for found in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(found, ast.FunctionDef):
            yield found.name, found


def assigned(found: ast.AST) -> Iterator[str]:
    """The attributes that the code assigns or deletes."""
    for target in ast.walk(found):
        if isinstance(target, ast.Attribute) and not isinstance(target.ctx, ast.Load):
            yield target.attr


def called(found: ast.AST) -> Iterator[str]:
    for call in ast.walk(found):
        match call:
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
                yield name
            case _:
                pass


def test_only_the_transition_function_assigns_a_state() -> None:
    for path in FEMTOCLAW:
        assert STATE.isdisjoint(assigned(ast.parse(path.read_text("utf-8")))), path
        assert not {"setattr", "__setattr__", "set_state"} & set(called(ast.parse(path.read_text("utf-8")))), path
    own = {name for name, found in functions(PACKAGE / "runtime" / "execution.py") if "node" in assigned(found)}
    assert own == {"__init__", "commit", "finish"}


def test_only_the_executor_runs_what_a_capability_asks_for() -> None:
    starting = {
        (path.name, name)
        for path in FEMTOCLAW
        for name, found in functions(path)
        if STARTS & set(called(found)) and path.name != APART
    }
    assert starting == {("stages.py", "_invoked")}


def test_time_of_day_is_for_telemetry_only() -> None:
    telling = {
        (path.name, name)
        for path in FEMTOCLAW
        for name, found in functions(path)
        if {"time", "time_ns", "monotonic", "monotonic_ns", "localtime", "today", "utcnow"} & set(called(found))
    }
    assert telling == {("femtoclaw.py", "_tell")}


def test_no_state_decides_what_follows_but_in_the_machine() -> None:
    """No handler names the state that its outcome leads to: states are only the keys of the handlers."""
    import leverframe  # noqa: PLC0415 -- only here

    states = {state.name for state in leverframe.load("femtoclaw-runtime").declaration.states}
    named: dict[str, set[str]] = {}
    for path in FEMTOCLAW:
        for name, found in functions(path):
            here = {node.value for node in ast.walk(found) if isinstance(node, ast.Constant)} & states
            if here:
                named[f"{path.name}:{name}"] = {str(one) for one in here}
    assert named.pop("stages.py:__init__") == states - {"TERMINATED"}
    assert named == {
        "femtoclaw.py:start": {"TERMINATED"},
        "femtoclaw.py:take": {"IDLE"},
        "femtoclaw.py:ended": {"TERMINATED"},
        "femtoclaw.py:preempt": {"INPUT_RECEIVED"},  # the registry does not change before it is pinned
        "stages.py:tick": {"INITIALIZING"},  # starting up has ticks of its own
    }
