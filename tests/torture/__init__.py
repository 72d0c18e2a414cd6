"""A runtime and its journal, killed at random points, again and again: ``make torture``.

Each round a process opens the journal, recovers, and lets executions of the kernel run in several threads, with
effects; then it gets SIGKILL, now while it works, now while it recovers. What it was told is durable it says through a
pipe that outlives it (`worker`). Afterwards everything that must be true is looked at, in what is left (`examiner`).
"""
