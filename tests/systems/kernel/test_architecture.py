"""The requirements of the document that are about code, checked on the kernel's source: its state and its time.

The state of every running machine is in `Execution.node` (leverframe/runtime/execution.py). The kernel has a machine,
and no state of its own.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import leverframe
from leverframe.language import catalog
from leverframe.language.loader import load

PACKAGE = Path(leverframe.__file__).parent
KERNEL = PACKAGE / "systems" / "kernel"
RUNTIME = PACKAGE / "runtime"
STATES = {state.name for state in load(catalog.preferred("kernel", "reference").path).states}

CLOCKS = {"time", "datetime", "calendar", "sched", "timeit", "asyncio"}
CHANCE = {"random", "secrets", "uuid", "numpy"}
SURROUNDINGS = {"locale", "platform", "socket", "getpass"}
READING = {"environ", "environb", "getenv", "getpid", "urandom", "getloadavg", "times", "clock_gettime", "time_ns"}


def trees(folder: Path) -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(folder.rglob("*.py")):
        yield path, ast.parse(path.read_text("utf-8"))


def imported(tree: ast.Module) -> Iterator[str]:
    """The full names of the imported modules."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def read_from_outside(tree: ast.Module) -> set[str]:
    """The names that read a clock, a source of chance or the surroundings."""
    forbidden = CLOCKS | CHANCE | SURROUNDINGS
    found = {name for name in imported(tree) if name.split(".")[0] in forbidden}
    found |= {name for name in imported(tree) if name.endswith(".SystemClock")}
    return found | {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr in READING}


def assigned(tree: ast.Module, attribute: str) -> set[str]:
    """The functions that assign, delete, or set by name an attribute of this name."""
    found: set[str] = set()
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        for node in ast.walk(function):
            if isinstance(node, ast.Attribute) and node.attr == attribute and not isinstance(node.ctx, ast.Load):
                found.add(function.name)
            if isinstance(node, ast.Call) and any(
                isinstance(argument, ast.Constant) and argument.value == attribute for argument in node.args
            ):
                found.add(function.name)
    return found


def test_the_kernel_reads_no_clock_no_chance_and_no_surroundings() -> None:
    assert {path.name: read_from_outside(tree) for path, tree in trees(KERNEL)} == {
        path.name: set() for path, _ in trees(KERNEL)
    }


def test_real_time_comes_in_through_tools_only() -> None:
    waiting = {
        path.name
        for path, tree in trees(KERNEL)
        if any("isolation" in name or name.endswith("systems.threads") for name in imported(tree))
        or any(isinstance(node, ast.Attribute) and node.attr in {"sleep", "ends_within"} for node in ast.walk(tree))
    }
    assert waiting == {"programs.py", "functions.py"}


@pytest.mark.parametrize(
    "planted",
    [
        "import time",
        "from datetime import datetime",
        "import random",
        "x = os.environ",
        "from os import path; path.getpid",
    ],
)
def test_a_clock_that_is_planted_is_found(planted: str) -> None:
    assert read_from_outside(ast.parse(planted))


def test_the_state_is_in_one_place_which_the_transition_function_assigns() -> None:
    """KRN-037, KRN-039, KRN-040: `commit` is the transition function.

    `finish` is its second half for a program on asyncio that waits for the journal; a kernel is none. `replay` brings a
    new execution to its recorded state.
    """
    places = {(path.name, name) for path, tree in trees(RUNTIME) for name in assigned(tree, "node")}
    begins = {("execution.py", "__init__"), ("history.py", "replay")}
    assert places - begins == {("execution.py", "commit"), ("execution.py", "finish")}
    finishing = {
        path.name for path, tree in trees(PACKAGE) for node in ast.walk(tree) if is_call(node, "finish", of="begun")
    }
    assert finishing == {"front.py"}
    assert not any(name.startswith("leverframe.runtime.front") for _, tree in trees(KERNEL) for name in imported(tree))


def is_call(node: ast.AST, name: str, of: str) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func) == f"{of}.{name}"


def test_what_is_reported_as_the_state_is_read_from_that_place() -> None:
    """KRN-038: the state is not computed."""
    (runtime,) = (tree for path, tree in trees(RUNTIME) if path.name == "machine.py")
    (kernel,) = (tree for path, tree in trees(KERNEL) if path.name == "kernel.py")
    assert returned(runtime, "state") == ["self._execution.node.control"]
    assert returned(kernel, "state") == ["self.runtime.state"]


def returned(tree: ast.Module, name: str) -> list[str]:
    return [
        ast.unparse(node.value)
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef) and function.name == name
        for node in ast.walk(function)
        if isinstance(node, ast.Return) and node.value
    ]


def test_the_kernel_has_no_state_of_its_own() -> None:
    """No attribute is assigned the name of a state or is named `state`; the machine's state selects the handler."""
    for path, tree in trees(KERNEL):
        assert not assigned(tree, "state"), path.name
        assert not assigned(tree, "node"), path.name
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign | ast.AnnAssign | ast.AugAssign):
                values = ast.walk(node.value) if node.value else ()
                names = {v.value for v in values if isinstance(v, ast.Constant) and isinstance(v.value, str)}
                in_a_table = isinstance(node.value, ast.Dict) or path.name == "entry.py"
                assert in_a_table or not names & STATES, f"{path.name}:{node.lineno} keeps a state"


def test_every_change_of_state_is_made_under_the_lock() -> None:
    """KRN-043, KRN-044: every caller of `commit` holds the execution's lock. `_take` has `assign` called for it."""
    (tree,) = (tree for path, tree in trees(RUNTIME) if path.name == "machine.py")
    committing = {
        function.name: ast.unparse(function)
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef) and ".commit(" in ast.unparse(function)
    }
    assert {name for name, text in committing.items() if "lock:" not in text} == {"_take", "assign"}
    calling = {
        function.name: ast.unparse(function)
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef) and "self._take(" in ast.unparse(function)
    }
    assert {"fire", "observe"} <= set(calling)
    assert all("lock:" in text for text in calling.values())


def test_only_one_module_puts_tools_to_work() -> None:
    callers = {
        path.name
        for path, tree in trees(KERNEL)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "begin"
    }
    assert callers == {"stages.py"}


@pytest.mark.parametrize(
    "planted",
    ["self.node = 1", "self.node += 1", "del self.node", "setattr(self, 'node', 1)", "for self.node in (1, 2): pass"],
)
def test_an_assignment_that_is_planted_is_found(planted: str) -> None:
    assert assigned(ast.parse(f"def sneak(self):\n    {planted}\n"), "node") == {"sneak"}
