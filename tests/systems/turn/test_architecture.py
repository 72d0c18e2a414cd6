"""The architecture of the turn gate: only the machine holds the state, and each effect is called from one place."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import leverframe

PACKAGE = Path(leverframe.__file__).parent / "systems" / "turn"
MODULES = {path.stem: ast.parse(path.read_text("utf-8")) for path in sorted(PACKAGE.glob("*.py"))}
STATES = set(leverframe.load("turn").states)


def called(tree: ast.AST) -> Iterator[str]:
    """The called functions, as written: ``os.open``, ``compare_and_swap``."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield ast.unparse(node.func)


def callers(*names: str) -> set[str]:
    """The modules that call a function with one of these names."""
    return {stem for stem, tree in MODULES.items() if any(one.split(".")[-1] in names for one in called(tree))}


def compared(tree: ast.AST) -> Iterator[str]:
    """The texts in comparisons."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            for side in (node.left, *node.comparators):
                if isinstance(side, ast.Constant) and isinstance(side.value, str):
                    yield side.value


@pytest.mark.parametrize(
    ("what", "names", "modules"),
    [
        ("a file is replaced", ("compare_and_swap",), {"execution"}),
        ("a permit is made", ("Permit",), {"validation"}),
        ("a file is renamed", ("_rename", "rename", "renameat2"), {"swap"}),
        ("a file is removed", ("unlink", "remove", "rmtree", "rmdir", "_remove"), {"swap"}),
        ("an effect is put on record", ("intend", "settle", "put", "settled"), {"execution", "gate"}),
        ("the machine is told what happened", ("fire",), {"gate"}),
        ("a program is run in the workspace", ("run",), {"commands"}),
        ("a program of the user's is run", ("Popen",), {"approvers"}),
    ],
)
def test_it_is_done_in_one_place(what: str, names: tuple[str, ...], modules: set[str]) -> None:
    assert callers(*names) == modules, what


def test_there_is_no_state_but_the_machines() -> None:
    """Only the trace compares states of the machine, and no module assigns them."""
    compare = {stem: STATES.intersection(compared(tree)) for stem, tree in MODULES.items()}
    assert {stem: states for stem, states in compare.items() if states} == {"trace": {"BLOCKED"}}
    assert {stem for stem, tree in MODULES.items() if "state" in assigned(tree)} == set()


def assigned(tree: ast.AST) -> set[str]:
    """The attributes that the code assigns or deletes."""
    attributes = (node for node in ast.walk(tree) if isinstance(node, ast.Attribute))
    return {node.attr for node in attributes if not isinstance(node.ctx, ast.Load)}


@pytest.mark.parametrize(
    "planted",
    ["gate.state = 1", "gate.state: str = 'x'", "gate.state += 'x'", "del gate.state", "gate.state, x = 1, 2"],
)
def test_an_assignment_that_is_planted_is_found(planted: str) -> None:
    assert assigned(ast.parse(planted)) == {"state"}


def test_files_of_the_workspace_are_opened_by_descriptor_and_never_through_a_link() -> None:
    for stem in ("workspace", "swap"):
        opened = [
            node
            for node in ast.walk(MODULES[stem])
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "os.open"
        ]
        relative = [node for node in opened if any(keyword.arg == "dir_fd" for keyword in node.keywords)]
        assert len(opened) - len(relative) == (1 if stem == "workspace" else 0)  # the workspace itself
    assert callers("read_text", "read_bytes", "write_text", "write_bytes") == set()
    text = (PACKAGE / "workspace.py").read_text("utf-8") + (PACKAGE / "swap.py").read_text("utf-8")
    assert text.count("O_NOFOLLOW") == 3


def test_no_decision_reads_the_computers_clock() -> None:
    """Deadlines use the clock that the caller passes. Waits for a lock or a process are not deadlines."""
    users = {
        stem for stem, tree in MODULES.items() if {"time.time", "time.time_ns", "time.monotonic"} & set(called(tree))
    }
    assert users == {"swap"}
    assert "SystemClock" in (PACKAGE / "gate.py").read_text("utf-8")


def test_no_shell_is_used() -> None:
    for tree in MODULES.values():
        for node in ast.walk(tree):
            assert not (isinstance(node, ast.keyword) and node.arg == "shell")
    assert callers("system", "popen", "eval", "exec") == set()
