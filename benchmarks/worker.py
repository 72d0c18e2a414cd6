"""What is measured of Interlock, each as a process: ``python -m benchmarks.tasks TASK MACHINE [NUMBER]``.

    explore kernels 8    the reachable states alone
    check turns          everything that the declaration claims
    promela kernels 8    the declaration in Promela

`explore` and `check` print one line of JSON. `ready` is the time from here until there is a checked declaration, imports
included, and `seconds` the time of the task itself.
"""

import json
import sys
import time
from collections.abc import Mapping

from benchmarks import machines

STARTED = time.perf_counter()


def main(task: str, machine: str, *sizes: str) -> None:
    """Carry out a task and print its result."""
    from interlock.check.checker import check  # noqa: PLC0415 -- imports are part of what is measured
    from interlock.check.explore import Limits, explore  # noqa: PLC0415
    from interlock.language import loader  # noqa: PLC0415

    text = machines.kernels(int(sizes[0])) if machine == "kernels" else machines.turns()
    declaration = loader.loads(text, f"{machine}.yaml")
    ready = time.perf_counter() - STARTED
    match task:
        case "explore":
            reached = explore(declaration, Limits())
            _print(reached.count, reached.steps(environment=False), ready, {"levels": len(reached.levels)})
        case "check":
            report = check(declaration)
            results = [
                {
                    "name": result.name,
                    "kind": result.kind.value,
                    "verdict": result.word,
                    "as_expected": result.as_expected,
                    "seconds": result.seconds,
                }
                for result in report.results
            ]
            _print(report.states or 0, report.transitions or 0, ready, {"results": results})
        case _:
            from benchmarks import promela  # noqa: PLC0415

            print(promela.one_process(declaration), end="")


def _print(states: int, transitions: int, ready: float, more: Mapping[str, object]) -> None:
    seconds = time.perf_counter() - STARTED - ready
    counts = {"states": states, "transitions": transitions, "ready": ready, "seconds": seconds}
    print(json.dumps({**counts, **more}))


if __name__ == "__main__":
    main(*sys.argv[1:])
