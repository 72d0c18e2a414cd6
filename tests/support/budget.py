"""What `make test` leaves to `make test-all`: examples of Hypothesis, and the long cases of a test.

The budget of Hypothesis: `make test` spends a quarter of each test's examples, `make test-all` all of them.

HYPOTHESIS_PROFILE selects it:

- `quarter`, the default: the first quarter of the examples, the same every time;
- `whole`: all examples, the same every time;
- `dev`: all examples, others every time. For any change to the engines.

A test states its whole budget: ``@settings(max_examples=examples(400))``. A plain number is for a search that stops at
its first find and costs nothing more: that of a planted fault, say.

Tests that do the same in both profiles need not run twice, if both targets run one after the other: the others get the
mark `BUDGETED` (needs.py).
"""

import ast
import functools
import itertools
import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TypeVar, cast

import hypothesis
import pytest
from _pytest.mark.structures import ParameterSet

T = TypeVar("T")

PROFILE = os.environ.get("HYPOTHESIS_PROFILE", "quarter")
STRIDE = 4 if PROFILE == "quarter" else 1
"""Of cases that are enumerated, a run tries every fourth, or each."""
LEAST = 6
"""A quarter is never fewer examples than these, unless the whole is."""


def examples(whole: int, part: int = 4) -> int:
    """The number of examples that a test tries in this run, of the `whole` number.

    A test that takes seconds for a quarter of them tries a smaller part in `make test`.
    """
    return max(whole // part, min(whole, LEAST)) if PROFILE == "quarter" else whole


def share(cases: Iterable[T]) -> Iterator[T]:
    """The enumerated cases that a test tries in this run."""
    return itertools.islice(cases, 0, None, STRIDE)


def long_unless(cases: Iterable[T], is_quick: Callable[[T], bool]) -> list[object]:
    """The cases of a parametrised test, of which `make test` runs the quick ones only; there is at least one."""
    every = [(case, is_quick(case)) for case in cases]
    assert any(quick for _, quick in every), f"make test runs none of {[case for case, _ in every]}"
    return [case if quick else pytest.param(case, marks=pytest.mark.long) for case, quick in every]


def every_third(cases: Iterable[object]) -> list[object]:
    """The cases of a parametrised test, of which `make test` runs every third."""
    return [_long(case) if place % 3 else case for place, case in enumerate(cases)]


def _long(case: object) -> object:
    if isinstance(case, ParameterSet):
        return pytest.param(*case.values, id=case.id, marks=(*case.marks, pytest.mark.long))
    values = cast("tuple[object, ...]", case) if isinstance(case, tuple) else (case,)
    return pytest.param(*values, marks=pytest.mark.long)


@functools.cache
def budgeted_modules() -> frozenset[str]:
    """The modules of tests that do more with the whole budget: they use Hypothesis, this module, or such a module."""
    root = Path(__file__).resolve().parents[2]
    imports: dict[str, set[str]] = {}
    for path in root.glob("tests/**/*.py"):
        name = ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__")
        imports[name] = set(_imports(path.read_text("utf-8")))
    found = {__name__, "hypothesis"}
    while more := {name for name, used in imports.items() if name not in found and used & found}:
        found |= more
    return frozenset(found)


def _imports(text: str) -> Iterator[str]:
    """The modules that a text imports, and perhaps names in them; of 'a.b', also 'a'."""
    for node in ast.walk(ast.parse(text)):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        for name in names:
            yield from itertools.accumulate(name.split("."), "{}.{}".format)


def load_profile() -> None:
    """Load the profile of this run. None has a deadline: the time of an example depends on the computer."""
    default = examples(hypothesis.settings.get_profile("default").max_examples)
    for name in ("quarter", "whole"):
        hypothesis.settings.register_profile(
            name, derandomize=True, deadline=None, print_blob=True, max_examples=default
        )
    hypothesis.settings.register_profile("dev", deadline=None)
    hypothesis.settings.load_profile(PROFILE)
