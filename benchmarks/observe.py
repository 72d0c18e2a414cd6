"""The observer on a long, correct log of a kernel with ids of its own: ``python -m benchmarks.observe``.

It asserts that the whole log is explained, that the belief stays small, and that the same log is refused where one
record names another request. The processor time of an observation is that of a warm cache: nearly all of a long log is
warm. The first observations are slower, because their beliefs are computed.
"""

import time
from collections.abc import Iterator

import leverframe
from leverframe.observe.observations import Effect, Observation, Signal, Step
from leverframe.observe.observer import Observer, Refusal

VIEW = ("path", "event", "request_id", "entry", "error", "tool", "stored", "sink", "retry", "call")
REQUESTS = 20_000
ROUNDS = 5


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
    costs: list[float] = []
    largest = 0
    for _ in range(ROUNDS):
        begun = time.process_time()
        now, largest = followed(first, log)
        costs.append(time.process_time() - begun)
        assert isinstance(now, Observer)
        assert now.seen == len(log) + 1
        assert largest <= 48
    wrong = list(log)
    wrong[-1] = Step("IDLE", "AUDITING", "AUDIT_WRITTEN", {"entry": "r0"})
    refusal, _ = followed(first, wrong)
    assert isinstance(refusal, Refusal)
    assert refusal.explained == len(log)
    print(f"observer of the kernel: {REQUESTS:,} requests, {len(log):,} observations")
    print(f"  ready in                      {ready:6.2f} s")
    print(f"  an observation, best round    {min(costs) / len(log) * 1e6:6.2f} µs    aim 3")
    print(f"  an observation, worst round   {max(costs) / len(log) * 1e6:6.2f} µs")
    print(f"  largest belief                {largest:6d} explanations")


if __name__ == "__main__":
    main()
