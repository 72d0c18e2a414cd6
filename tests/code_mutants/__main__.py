"""Plant faults in the code of packages, and report those that no test notices.

Exit code 0 if each was noticed, 1 if not, 2 if a test fails without a fault, or an argument or list is wrong.
"""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Generator, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

from tests.code_mutants.operators import Mutant, mutants
from tests.code_mutants.score import NOTICED, REVIEWED, Outcome, StaleEntryError, Word, equivalent, score
from tests.code_mutants.selection import BrokenTestError, Measured, Selection, importers, measure, modules_in
from tests.code_mutants.workshop import PACKAGE, Workshop, workshop
from tests.run import ROOT

OF_ENGINES = (
    "tests/check",
    "tests/cli/test_transcripts.py",
    "tests/crosscheck",
    "tests/model",
    "tests/mutation/test_mutants.py",
    "tests/test_deadline_everywhere.py",
)
TESTS: Mapping[str, Sequence[str]] = {
    "logic": (*OF_ENGINES, "tests/language/test_expressions.py", "tests/smt/test_goals.py"),
    "check": OF_ENGINES,
    "recheck": ("tests/recheck",),
    "record": (
        "tests/journal/test_records.py",
        "tests/journal/test_merkle.py",
        "tests/journal/test_notes.py",
        "tests/journal/test_verify.py",
        "tests/journal/test_witness.py",
        "tests/journal/test_format_1.py",
    ),
    "journal": ("tests/journal",),
    "runtime": ("tests/runtime", "tests/journal/test_sinks.py", "tests/journal/test_writing.py"),
    "systems/policy.py": ("tests/systems/test_policy.py", "tests/systems/test_keywords.py", "tests/systems/turn"),
    "systems/turn/permit.py": ("tests/systems/turn",),
    "systems/turn/paths.py": ("tests/systems/turn",),
}
"""What to mutate → the tests that should notice."""
WORDS: dict[str, Word] = {"passed": "survived", "failed": "killed", "timed out": "timed out", "error": "error"}


class NothingToPlantError(Exception):
    """The arguments select no mutant."""


@dataclass(frozen=True, slots=True)
class Options:
    """The arguments of the command line."""

    places: list[str]
    sample: int
    seed: int
    only: str
    budget: float
    grace: float
    workers: int


def main(arguments: Sequence[str] | None = None, root: Path = ROOT, tests: Mapping[str, Sequence[str]] = TESTS) -> int:
    """Run the command on a repository; return its exit code."""
    options = _options(arguments, tests)
    try:
        return max([_study(root, place, _tests(place, tests), options) for place in options.places])
    except (BrokenTestError, NothingToPlantError, StaleEntryError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 2


def _options(arguments: Sequence[str] | None, tests: Mapping[str, Sequence[str]]) -> Options:
    parser = argparse.ArgumentParser(prog="python -m tests.code_mutants", description=__doc__)
    parser.add_argument("places", nargs="*", default=list(tests), help=f"what to mutate: {', '.join(tests)}")
    parser.add_argument("--sample", type=int, default=60, help="mutants in each place (default 60); 0 for all")
    parser.add_argument("--seed", type=int, default=1, help="selects the sample (default 1)")
    parser.add_argument("--only", default="", metavar="TEXT", help="only mutants whose names contain this text")
    parser.add_argument("--budget", type=float, default=60.0, help="seconds of tests for each mutant (default 60)")
    parser.add_argument("--grace", type=float, default=5.0, help="seconds more until a test times out (default 5)")
    parser.add_argument("--workers", type=int, default=2, help="processes (default 2)")
    return Options(**vars(parser.parse_args(arguments)))


def _tests(place: str, tests: Mapping[str, Sequence[str]]) -> Sequence[str]:
    return next((some for known, some in tests.items() if f"{place}/".startswith(f"{known}/")), ())


def _study(root: Path, place: str, tests: Sequence[str], options: Options) -> int:
    package = root / PACKAGE
    if not tests or not (package / place).exists():
        raise NothingToPlantError(f"{place!r} is not among the places that have tests, nor inside one of them")
    paths = sorted((package / place).rglob("*.py")) if (package / place).is_dir() else [package / place]
    texts = {path.relative_to(package).as_posix(): path.read_bytes() for path in paths}
    found = {file: mutants(file, text) for file, text in texts.items()}
    reviewed = equivalent({file: {one.name for one in some} for file, some in found.items()}, root / REVIEWED)
    every = [one for some in found.values() for one in some if options.only in one.name]
    if not every:
        raise NothingToPlantError(f"no mutant of {place} has a name that contains {options.only!r}")
    # The list of equivalent mutants does not change which mutants are in a sample.
    count = len(every) if options.sample == 0 else min(options.sample, len(every))
    sample = random.Random(options.seed).sample(every, count)
    some = [one for one in sample if one.name not in reviewed]
    outcomes: list[Outcome] = []
    for outcome in _outcomes(root, some, modules_in(root, tests), options):
        outcomes.append(outcome)
        print(f"{len(outcomes):4}/{len(some)} {outcome.word:9} {outcome.mutant.name}", flush=True)
    for outcome in outcomes:
        if outcome.word not in NOTICED:
            print(f"\n{outcome.word}: {outcome.mutant.name}")
            print(outcome.mutant.diff(texts[outcome.mutant.file]) + f"\n{outcome.message}".rstrip())
    noticed, total, low, high = score(outcomes)
    counts = Counter(outcome.word for outcome in outcomes)
    print(f"\n{place}: {noticed} of {total} noticed, {low:.0%} to {high:.0%} of all with 95 % confidence")
    print(f"  {', '.join(f'{count} {word}' for word, count in sorted(counts.items()))}")
    print(f"  {count} of {len(every)} mutants, seed {options.seed}; {count - len(some)} are equivalent", flush=True)
    return 2 if counts["error"] else int(noticed < total)


def _outcomes(root: Path, some: Sequence[Mutant], files: Sequence[str], options: Options) -> Iterator[Outcome]:
    with ExitStack() as stack:
        free: SimpleQueue[Workshop] = SimpleQueue()
        for _ in range(options.workers):
            free.put(stack.enter_context(workshop(root)))
        executor = stack.enter_context(ThreadPoolExecutor(options.workers))

        @contextmanager
        def one() -> Generator[Workshop]:
            taken = free.get()
            try:
                yield taken
            finally:
                free.put(taken)

        def measured(file: str) -> Measured:
            with one() as taken:
                return measure(root, taken, file)

        selection = Selection(list(executor.map(measured, files)), importers(root))

        def outcome(mutant: Mutant) -> Outcome:
            request = selection.request(mutant, options.budget, options.grace)
            if request is None:
                return Outcome(mutant, "no test")
            with one() as taken:
                answer = taken.plant(mutant, request)
            message = f"{len(answer['seconds'])} tests passed" if answer["word"] == "passed" else answer["message"]
            return Outcome(mutant, WORDS[answer["word"]], answer["test"], message)

        yield from executor.map(outcome, some)


if __name__ == "__main__":
    sys.exit(main())
