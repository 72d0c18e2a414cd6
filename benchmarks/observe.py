"""The observer on a long, correct log of a kernel with ids of its own: ``python -m benchmarks.observe``.

It asserts that the whole log is explained, that the belief stays small, and that the same log is refused where one
record names another request. The processor time of an observation is that of a warm cache: nearly all of a long log is
warm. The first observations are slower, because their beliefs are computed.

The standard library reads the same log as lines of JSON in the same run, so the ratio says something on any computer.
No round after the first one may need more memory.
"""

import dataclasses
import json
import resource
import time
from collections.abc import Iterator

import leverframe
from leverframe.observe.observations import Effect, Observation, Signal, Step
from leverframe.observe.observer import Observer, Refusal

VIEW = ("path", "event", "request_id", "entry", "error", "tool", "stored", "sink", "retry", "call")
REQUESTS = 20_000
ROUNDS = 5
MORE_MEMORY = 1 << 20
"""Bytes: what counts as more."""


def request(number: int) -> Iterator[Observation]:
    """What a kernel shows of one request: denied, allowed without a tool, or with a tool that works or fails."""
    name, kind, failed = f"r{number}", number % 5, number % 5 == 4
    told = {"request_id": name}
    yield Step("VALIDATING", "IDLE", "REQUEST_SUBMITTED", told)
    if kind == 0:
        yield Step("AUDITING", "VALIDATING", "VALIDATION_FAILED", told)
    else:
        yield Step("ARBITRATING", "VALIDATING", "VALIDATION_PASSED", told)
        if kind < 3:
            decision = "DECIDED_DENY" if kind == 1 else "DECIDED_ALLOW_NO_TOOL"
            yield Step("AUDITING", "ARBITRATING", decision, told)
        else:
            tool = "remove" if failed else "list"
            yield Step("EXECUTING", "ARBITRATING", "DECIDED_ALLOW_WITH_TOOL", {**told, "tool": tool})
            yield Effect("call", tool)
            outcome = "EXECUTION_FAILED" if failed else "EXECUTION_COMPLETED"
            yield Step("AUDITING", "EXECUTING", outcome, {**told, "error": failed})
    yield Signal("stored")
    yield Step("IDLE", "AUDITING", "AUDIT_WRITTEN", {**told, "entry": name, "error": failed})


def followed(start: Observer, log: list[Observation]) -> tuple[Observer | Refusal, int]:
    """The observer after a log or its refusal, and the largest number of explanations."""
    now, largest = start, 0
    for seen in log:
        found = now.after(seen)
        if isinstance(found, Refusal):
            return found, largest
        now = found
        largest = max(largest, now.explanations)
    return now, largest


def main() -> None:
    """Measure and print."""
    kernel = leverframe.load("kernel")
    begun = time.process_time()
    first = kernel.observer(VIEW).after(Step("IDLE", "BOOTING", "CONFIG_LOADED"))
    assert isinstance(first, Observer)
    ready = time.process_time() - begun
    log = [seen for number in range(REQUESTS) for seen in request(number)]
    lines = [json.dumps(dataclasses.asdict(seen)) for seen in log]
    costs: list[float] = []
    reading: list[float] = []
    peaks: list[int] = []
    largest = 0
    for _ in range(ROUNDS):
        begun = time.process_time()
        for line in lines:
            json.loads(line)
        reading.append(time.process_time() - begun)
        begun = time.process_time()
        now, largest = followed(first, log)
        costs.append(time.process_time() - begun)
        assert isinstance(now, Observer)
        assert now.seen == len(log) + 1
        assert largest <= 48
        peaks.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024)
    assert peaks[-1] - peaks[0] < MORE_MEMORY
    wrong = list(log)
    wrong[-1] = Step("IDLE", "AUDITING", "AUDIT_WRITTEN", {"entry": "r0"})
    refusal, _ = followed(first, wrong)
    assert isinstance(refusal, Refusal)
    assert refusal.explained == len(log)
    print(f"observer of the kernel: {REQUESTS:,} requests, {len(log):,} observations")
    print(f"  ready in                      {ready:6.2f} s")
    print(f"  an observation, best round    {min(costs) / len(log) * 1e6:6.2f} µs    aim 3")
    print(f"  an observation, worst round   {max(costs) / len(log) * 1e6:6.2f} µs")
    print(f"  reading it as JSON            {min(reading) / len(log) * 1e6:6.2f} µs")
    print(f"  ratio to reading              {min(costs) / min(reading):6.2f}")
    print(f"  more memory after round one   {(peaks[-1] - peaks[0]) / 2**20:6.2f} MiB")
    print(f"  largest belief                {largest:6d} explanations")


if __name__ == "__main__":
    main()
