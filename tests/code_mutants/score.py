"""The score of a sample, with its uncertainty, and the mutants that a person judged equivalent."""

import math
import tomllib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from tests.code_mutants.operators import Mutant

Word = Literal["killed", "timed out", "survived", "no test", "error"]
NOTICED: frozenset[Word] = frozenset({"killed", "timed out"})
REVIEWED = "tests/code_mutants/equivalent.toml"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a mutant, and the test that noticed it."""

    mutant: Mutant
    word: Word
    test: str = ""
    message: str = ""


class StaleEntryError(Exception):
    """An entry of the list of equivalent mutants names no mutant, twice the same, or no reason."""


def score(outcomes: Sequence[Outcome]) -> tuple[int, int, float, float]:
    """Return how many were noticed, of how many, and the bounds of the score with 95 % confidence.

    Source: E. B. Wilson, 'Probable inference, the law of succession, and statistical inference', JASA 22 (1927).
    """
    total = len(outcomes)
    noticed = sum(outcome.word in NOTICED for outcome in outcomes)
    if total == 0:
        return 0, 0, 0.0, 1.0
    z, share = 1.96, noticed / total
    middle = (share + z * z / (2 * total)) / (1 + z * z / total)
    radius = z * math.sqrt(share * (1 - share) / total + z * z / (4 * total * total)) / (1 + z * z / total)
    return noticed, total, max(0.0, middle - radius), min(1.0, middle + radius)


def equivalent(known: Mapping[str, Collection[str]], path: Path) -> dict[str, str]:
    """Return the names of the mutants that a person judged equivalent, with reasons.

    Args:
        known: module → the names of its mutants. An entry about a module that is not in it is not checked.
        path: the list.

    Raises:
        StaleEntryError: if an entry is stale.
    """
    reasons: dict[str, str] = {}
    for entry in tomllib.loads(path.read_text("utf-8")).get("equivalent", ()):
        for name in entry["mutants"]:
            module = name.partition(" ")[0]
            if module in known and name not in known[module]:
                raise StaleEntryError(f"{path.name}: there is no mutant {name!r}")
            if name in reasons or not entry["reason"].strip():
                raise StaleEntryError(f"{path.name}: {name!r} is listed twice or has no reason")
            reasons[name] = entry["reason"]
    return reasons
