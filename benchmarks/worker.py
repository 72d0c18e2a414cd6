"""The measured tasks of Leverframe, in a separate process: ``python -m benchmarks.worker TASK MACHINE [SIZE…]``.

    explore kernels 8       explore the reachable states, without Numba
    compiled kernels 8      the same by compiled code; Numba is loaded before
    check turns             check all claims of the declaration
    check turns MAX_STEPS=9 the same with another constant
    promela kernels 8       print the declaration in Promela, for SPIN
    processes kernels 8     print the same machines in Promela, a process for each
    any-number kernel       prove the claims about any number of machines of a bundled system

`explore` and `check` print the figures of a `benchmarks.measure.Sample` as JSON.
"""

import json
import sys
import time
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import cast

from benchmarks import machines, promela
from leverframe.check.limits import Limits
from leverframe.check.states.explore import explore
from leverframe.check.states.ways import Way
from leverframe.language import catalog, loader


def main(task: str, machine: str, *sizes: str) -> None:
    """Carry out a task and print its result."""
    if task == "any-number":
        _any_number(machine)
        return
    declaration = loader.loads(_text(machine, sizes), f"{machine}.yaml")
    match task:
        case "explore" | "compiled":
            way = Way.COMPILED if task == "compiled" else None
            if way is None:
                sys.modules.update({"numba": cast("ModuleType", cast("object", None))})  # as if it were not installed
            else:
                # Numba, and what it loads when a function is called.
                explore(loader.loads(machines.kernels(1), "kernels.yaml"), Limits(), way)
            ready = time.process_time()
            reached = explore(declaration, Limits(), way)
            _print(reached.count, reached.steps(environment=False), ready, {})
        case "check":
            # This imports more than an exploration needs.
            from leverframe.check.checker import check  # noqa: PLC0415

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


def _any_number(system: str) -> None:
    from leverframe.smt import every  # noqa: PLC0415 -- imports z3, which no other task needs

    declaration = loader.load(catalog.preferred(system).path)
    assert declaration.shared_lock is not None, f"{system} shares no lock"
    unproved = [theorem.name for theorem in every.prove(declaration, declaration.shared_lock) if not theorem.proved]
    assert not unproved, f"not proved: {', '.join(unproved)}"


def _text(machine: str, sizes: Sequence[str]) -> str:
    if machine == "kernels":
        return machines.kernels(int(sizes[0]))
    constants = (size.split("=") for size in sizes)
    return machines.turns(**{name: int(value) for name, value in constants})


def _print(states: int | None, transitions: int | None, ready: float, properties: Mapping[str, float]) -> None:
    seconds = time.process_time() - ready
    figures = {"states": states, "transitions": transitions, "ready": ready, "seconds": seconds}
    print(json.dumps({**figures, "properties": properties}))


if __name__ == "__main__":
    main(*sys.argv[1:])
