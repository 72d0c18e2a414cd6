"""What is measured of Interlock, as a process of its own: ``python -m benchmarks.worker TASK MACHINE [NUMBER]``.

    explore kernels 8     the reachable states alone
    check turns           everything that the declaration claims
    promela kernels 8     the declaration in Promela, for SPIN
    processes kernels 8   the same machines in Promela, a process for each

`explore` and `check` print JSON, with the figures of `benchmarks.measure.Sample`. Times are of the processor, from the start
of the process; only those of single properties are on the clock.
"""

import json
import sys
import time

from collections.abc import Mapping

from benchmarks import machines, promela
from interlock.check.explore import Limits, explore
from interlock.language import loader


def main(task: str, machine: str, *sizes: str) -> None:
    """Carry out a task and print its result."""
    text = machines.kernels(int(sizes[0])) if machine == "kernels" else machines.turns()
    declaration = loader.loads(text, f"{machine}.yaml")
    match task:
        case "explore":
            ready = time.process_time()
            reached = explore(declaration, Limits())
            _print(reached.count, reached.steps(environment=False), ready, {})
        case "check":
            # SciPy comes with it: 30 MB that an exploration does not need.
            from interlock.check.checker import check  # noqa: PLC0415

            ready = time.process_time()
            report = check(declaration)
            wrong = [result.name for result in report.results if not result.as_expected]
            assert not wrong, f"not as expected: {', '.join(wrong)}"
            properties = {result.name: result.seconds for result in report.results if result.kind == "ctl"}
            _print(report.states, report.transitions, ready, properties)
        case "promela":
            print(promela.one_process(declaration), end="")
        case "processes":
            print(promela.kernels(int(sizes[0])), end="")
        case _:
            sys.exit(f"no such task: {task}")


def _print(states: int | None, transitions: int | None, ready: float, properties: Mapping[str, float]) -> None:
    seconds = time.process_time() - ready
    figures = {"states": states, "transitions": transitions, "ready": ready, "seconds": seconds}
    print(json.dumps({**figures, "properties": properties}))


if __name__ == "__main__":
    main(*sys.argv[1:])
