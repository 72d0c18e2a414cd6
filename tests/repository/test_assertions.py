"""Each test reaches an assertion on every path: none passes because an `if` is false or an exception is caught.

A syntactic rule, so it does not see a loop that never turns, nor a condition that is always true. An assertion is
`assert`, a call that raises if something is wrong (CHECKING), or a call of a function of the tests with one of them.
"""

import ast
import functools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.run import ROOT

CHECKING = {"pytest.raises", "pytest.fail", "run_state_machine_as_test"}
"""Functions of libraries that raise if something is wrong, as tests call them."""
VALIDATING = {"validate", "check_schema"}
"""Such methods."""
WITHOUT = {
    "tests/journal/test_notes.py": {
        "test_a_wrongly_copied_key_is_rejected": "a copy may happen to be right",
    },
    "tests/recheck/test_path_proofs.py": {
        "test_of_random_machines_nothing_false_is_confirmed_and_nothing_proved_refuted": "some claims stay undecided",
    },
    "tests/repository/test_architecture.py": {
        "test_no_module_imports_itself_by_a_detour": "the sorter raises",
    },
    "tests/repository/test_release.py": {
        "test_the_metadata_is_fit_for_an_index": "twine's exit code is checked",
    },
    "tests/systems/femtoclaw/test_conformance.py": {
        "test_a_run_goes_as_in_the_model": "the walk asserts",
        "test_the_runtime_conforms_to_its_model": "the walk asserts",
    },
    "tests/systems/femtoclaw/test_files.py": {
        "test_no_path_leads_out": "nearly every path is refused, as it should be",
    },
    "tests/systems/femtoclaw/test_validator.py": {
        "test_the_verdicts_on_the_corpus": "some verdicts are left open",
    },
    "tests/systems/reug/test_architecture.py": {
        "test_what_is_in_hand_never_changes": "of some classes only",
    },
    "tests/systems/test_keywords.py": {
        "test_settings_without_a_typo_are_accepted": "reading raises",
    },
    "tests/systems/turn/test_gate.py": {
        "test_what_is_out_of_scope_blocks_under_every_intent_and_nobody_is_asked": "one combination is impossible",
    },
    "tests/systems/turn/test_paths.py": {
        "test_what_is_taken_for_a_path_lies_below_the_workspace_and_can_be_read_in_one_way": "other texts are no paths",
    },
}
"""Tests that may pass without an assertion, and why."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Module:
    """A module of the tests: its functions and methods by name, and where its imported names come from."""

    functions: Mapping[str, Function]
    imported: Mapping[str, str]


def module(text: str) -> Module:
    tree = ast.parse(text)
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module]
    return Module(
        {node.name: node for node in ast.walk(tree) if isinstance(node, Function)},
        {alias.asname or alias.name: f"{node.module}.{alias.name}" for node in imports for alias in node.names},
    )


class Modules(dict[str, Module]):
    """Modules by their names with dots, and whether their functions contain an assertion."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        super().__init__({name: module(text) for name, text in texts.items()})
        self.asserting = functools.cache(self._asserting)
        self._asked: set[tuple[str, str]] = set()

    def _asserting(self, where: str, name: str) -> bool:
        if (where, name) in self._asked:
            return False
        self._asked.add((where, name))
        if where not in self:
            return False
        if found := self[where].functions.get(name):
            return self.inside([found], where)
        source, _, original = self[where].imported.get(name, "").rpartition(".")
        return bool(source) and self.asserting(source, original)

    def checks(self, node: ast.AST, where: str) -> bool:
        """Is this an assertion, or a call of something that has one?"""
        match node:
            case ast.Assert() | ast.Raise():
                return True
            case ast.Call(called) if ast.unparse(called) in CHECKING:
                return True
            case ast.Call(ast.Attribute(ast.Call(ast.Name("expect")))):  # an assertion of Playwright's
                return True
            case ast.Call(ast.Name(name)):
                return self.asserting(where, name)
            case ast.Call(ast.Attribute(of, name), keywords=keywords):
                process = any(one.arg == "check" and ast.unparse(one.value) == "True" for one in keywords)
                if name in VALIDATING or process:
                    return True
                source = self[where].imported.get(of.id) if isinstance(of, ast.Name) else None
                return self.asserting(source or where, name)
            case _:
                return False

    def inside(self, nodes: Sequence[ast.AST], where: str) -> bool:
        parts = (
            part for node in nodes for part in ast.walk(node) if isinstance(part, ast.Assert | ast.Raise | ast.Call)
        )
        return any(self.checks(part, where) for part in parts)

    def certain(self, body: Sequence[ast.stmt], where: str) -> bool:
        """Is an assertion reached in any case? A loop counts as if it turned at least once."""
        for statement in body:
            if self._reached(statement, where):
                return True
            if self._leaves(statement, where):
                return False
        return False

    def _leaves(self, statement: ast.stmt, where: str) -> bool:
        """Can the statement leave the function, or this turn of a loop, without an assertion?"""
        match statement:
            case ast.Return() | ast.Continue() | ast.Break():
                return True
            case ast.If(body=body, orelse=orelse):
                branches = [body, orelse]
            case ast.Try(body=body, handlers=handlers):
                branches = [body, *(handler.body for handler in handlers)]
            case ast.With(body=body) | ast.AsyncWith(body=body):
                branches = [body]
            case ast.Match(cases=cases):
                branches = [case.body for case in cases]
            case _:
                return False
        unchecked = [branch for branch in branches if not self.certain(branch, where)]
        return any(self._leaves(inner, where) for branch in unchecked for inner in branch)

    def _reached(self, statement: ast.stmt, where: str) -> bool:
        match statement:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                return False
            case ast.If(test, body, orelse):
                return self.inside([test], where) or (self.certain(body, where) and self.certain(orelse, where))
            case ast.For(body=body) | ast.AsyncFor(body=body) | ast.While(body=body):
                return self.certain(body, where)
            case ast.With(items, body) | ast.AsyncWith(items, body):
                return self.inside(items, where) or self.certain(body, where)
            case ast.Try(body, handlers, orelse, finalbody):
                tried = self.certain([*body, *orelse], where) and all(self.certain(h.body, where) for h in handlers)
                return tried or self.certain(finalbody, where)
            case ast.Match(cases=cases):
                return all(self.certain(case.body, where) for case in cases)
            case _:
                return self.inside([statement], where)


def without_assertion(modules: Modules, where: str) -> Iterator[str]:
    """The tests of a module that may pass without an assertion."""
    for name, function in modules[where].functions.items():
        if name.startswith("test_") and not modules.certain(function.body, where):
            yield name


def dotted(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)


def test_every_test_reaches_an_assertion() -> None:
    paths = {dotted(path): path for path in ROOT.glob("tests/**/*.py")}
    modules = Modules({name: path.read_text("utf-8") for name, path in paths.items()})
    tests = [name for name in modules if name.rpartition(".")[2].startswith("test_")]
    assert sum(function.startswith("test_") for name in tests for function in modules[name].functions) > 1500
    found = [f"{paths[name].relative_to(ROOT)}::{test}" for name in tests for test in without_assertion(modules, name)]
    assert sorted(found) == sorted(f"{path}::{test}" for path, tests in WITHOUT.items() for test in tests)


@pytest.mark.parametrize(
    "body",
    [
        "assert one()",
        "with pytest.raises(ValueError): one()",
        "if one(): assert 1\n    else: assert 2",
        "for each in one():\n        assert each",
        "try: one()\n    except ValueError: assert 1\n    else: assert 2",
        "helper()",
        "support.helper()",
        "if one():\n        assert 1\n        return\n    assert 2",
        "if one():\n        three()\n    assert 2",
        "subprocess.run([], check=True)",
        "with one() as two:\n        assert two",
        "while one():\n        if two(): break\n    assert 1",
        "match one():\n        case 1: assert 1\n        case _: assert 2",
    ],
)
def test_an_assertion_is_found(body: str) -> None:
    assert of_one_test(body) == []


@pytest.mark.parametrize(
    "body",
    [
        "one()",
        "if one(): assert 1",
        "if one(): return\n    assert 1",
        "if one():\n        if two(): return\n        assert 1\n    assert 2",
        "for each in one():\n        if each: continue\n        assert each",
        "for each in one():\n        if each: assert each",
        "try: two = one()\n    except ValueError: return\n    assert two",
        "try: assert one()\n    except ValueError: pass",
        "def later(): assert 1",
        "silent()",
        "subprocess.run([], check=False)",
        "match one():\n        case 1: assert 1\n        case _: pass",
    ],
)
def test_a_test_that_may_pass_without_an_assertion_is_found(body: str) -> None:
    assert of_one_test(body) == ["test_it"]


def of_one_test(body: str) -> list[str]:
    imports = "from tests import support\nfrom tests.support import helper\n"
    texts = {
        "tests.test_it": f"{imports}def silent(): pass\ndef test_it():\n    {body}\n",
        "tests.support": "def helper():\n    inner()\ndef inner():\n    assert 1\n",
    }
    return list(without_assertion(Modules(texts), "tests.test_it"))


def test_parameters_of_nothing_are_an_error(request: pytest.FixtureRequest) -> None:
    """By default pytest skips such a test, and nobody notices."""
    assert request.config.getini("empty_parameter_set_mark") == "fail_at_collect"
