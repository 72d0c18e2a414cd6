"""Decide every claim of a declaration again and judge the runs of its evidence, in a separate process.

A foreign declaration may be huge. The evaluator stops at its limits; if it does not, its process is killed, and
nothing is decided.
"""

import gc
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import TYPE_CHECKING, TypeAlias, cast

from leverframe.interrupts import held
from leverframe.language.declaration import Declaration
from leverframe.recheck import replay
from leverframe.recheck.evaluator.budget import EvaluatorLimits
from leverframe.recheck.evaluator.builtin import Answer
from leverframe.recheck.evaluator.evaluate import Evaluator, Recount

if TYPE_CHECKING:
    Receiving: TypeAlias = "Connection[object, Examined | Exception | None]"
    Sending: TypeAlias = "Connection[Examined | Exception | None, object]"

START = 30.0
"""Seconds that the process may take to start."""
GRACE = 2.0
"""Seconds beyond the limit in which the evaluator may notice that its time is up."""
ATTENTION = 0.1
"""Seconds between two checks whether to stop."""
ENDED = "the evaluator's process was killed, probably because it ran out of memory"
STOPPED = "the evaluator was stopped before it decided"


@dataclass(frozen=True, slots=True)
class RunTask:
    """A run that is said to establish the verdict on a claim, in the Informal Trace Format.

    `general` says whether the claim is about every value of some constants.
    """

    name: str
    verdict: str
    data: bytes
    general: bool


@dataclass(frozen=True, slots=True)
class Examined:
    """The decisions on a declaration.

    `answers` says whether each check and property holds, or why that is undecided. `counts` has the reachable states
    and transitions, or is None if they could not be counted. `ill_formed` says whether an assignment leaves its range:
    then nothing is counted. `problem` is the reason if nothing was decided at all. `runs` has the judgements on runs,
    by the name of the claim and whether it is for every value.
    """

    answers: Mapping[str, Answer] = field(default_factory=dict)
    counts: Recount | None = None
    ill_formed: bool = False
    problem: str | None = None
    runs: Mapping[tuple[str, bool], replay.ShownRun] = field(default_factory=dict)


def examine(declaration: Declaration, runs: Sequence[RunTask], limits: EvaluatorLimits | None) -> Examined:
    """Decide every claim and judge these runs; without limits, judge only the runs, without the evaluator."""
    evaluator = None if limits is None else Evaluator(declaration, limits)
    judged = {
        (run.name, run.general): replay.judge(declaration, run.name, run.verdict, run.data, evaluator) for run in runs
    }
    if evaluator is None:
        return Examined(runs=judged)
    ill_formed = evaluator.reached is not None and evaluator.reached.escapes is not None
    return Examined(dict(evaluator.answers), evaluator.counts, ill_formed, evaluator.refusal, judged)


def apart(
    declaration: Declaration, runs: Sequence[RunTask], limits: EvaluatorLimits | None, stop: threading.Event
) -> Examined:
    """Do the same in a process that is killed if `stop` is set, or if it takes too long to start or to decide."""
    if limits is None:
        return examine(declaration, runs, None)
    context = get_context("spawn")
    receiving, sending = cast("tuple[Receiving, Sending]", context.Pipe(duplex=False))
    process = context.Process(target=_child, args=(sending, declaration, tuple(runs), limits), daemon=True)
    _start(process)
    sending.close()
    deadline, late = time.monotonic() + START, f"the evaluator's process did not start within {START:g} seconds"
    try:
        while not stop.is_set() and time.monotonic() < deadline:
            if receiving.poll(ATTENTION):
                found = receiving.recv()
                if found is None:
                    deadline = time.monotonic() + limits.seconds + GRACE
                    late = f"the evaluator took longer than {limits.seconds:g} seconds"
                    continue
                if isinstance(found, Exception):
                    raise found
                return found
        return Examined(problem=STOPPED if stop.is_set() else late)
    except EOFError:
        return Examined(problem=ENDED)
    finally:
        process.kill()
        process.join()
        receiving.close()


def _start(process: BaseProcess) -> None:
    """Start a process with SIGINT blocked: an interpreter that is interrupted during imports prints a traceback."""
    with held():
        # Otherwise `process.start` starts the resource tracker, which unblocks SIGINT.
        if sys.platform != "win32":
            resource_tracker.ensure_running()
        with held():
            process.start()


def _child(
    sending: "Sending",
    declaration: Declaration,
    runs: Sequence[RunTask],
    limits: EvaluatorLimits,
) -> None:
    # SIGINT stays blocked: when interrupted, the parent kills this process.
    # A large graph has millions of objects and no cycles: garbage collection takes a third of the time.
    gc.disable()
    try:
        sending.send(None)  # It has started: from now on, its time counts.
        sending.send(examine(declaration, runs, limits))
    except MemoryError:
        sending.send(Examined(problem=ENDED))
    except Exception as error:  # noqa: BLE001 -- raised again by the parent, which reports it
        sending.send(error)
