"""What `make test` leaves to `make test-all`: examples of Hypothesis, and the long cases of a test.

The budget of Hypothesis: `make test` spends a quarter of each test's examples, `make test-all` all of them.

HYPOTHESIS_PROFILE selects it:

- `quarter`, the default: the first quarter of the examples, the same every time;
- `whole`: all examples, the same every time;
- `dev`: all examples, others every time. For any change to the engines.

A test states its whole budget: ``@settings(max_examples=examples(400))``. A plain number is for a search that stops at
its first find and costs nothing more: that of a planted fault, say.
"""

import itertools
import os
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

import hypothesis
import pytest

T = TypeVar("T")

PROFILE = os.environ.get("HYPOTHESIS_PROFILE", "quarter")
STRIDE = 4 if PROFILE == "quarter" else 1
"""Of cases that are enumerated, a run tries every fourth, or each."""
LEAST = 6
"""A quarter is never fewer examples than these, unless the whole is."""


def examples(whole: int) -> int:
    """The number of examples that a test tries in this run, of the `whole` number."""
    return max(whole // 4, min(whole, LEAST)) if PROFILE == "quarter" else whole


def share(cases: Iterable[T]) -> Iterator[T]:
    """The enumerated cases that a test tries in this run."""
    return itertools.islice(cases, 0, None, STRIDE)


def long_unless(cases: Iterable[T], is_quick: Callable[[T], bool]) -> list[object]:
    """The cases of a parametrised test, of which `make test` runs the quick ones only."""
    return [case if is_quick(case) else pytest.param(case, marks=pytest.mark.long) for case in cases]


def load_profile() -> None:
    """Load the profile of this run. None has a deadline: the time of an example depends on the computer."""
    default = examples(hypothesis.settings.get_profile("default").max_examples)
    for name in ("quarter", "whole"):
        hypothesis.settings.register_profile(
            name, derandomize=True, deadline=None, print_blob=True, max_examples=default
        )
    hypothesis.settings.register_profile("dev", deadline=None)
    hypothesis.settings.load_profile(PROFILE)
