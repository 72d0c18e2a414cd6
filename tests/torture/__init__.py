"""Kill a runtime and its journal at random points, again and again: ``make torture``.

In each round, a process opens the journal, recovers, and runs executions of the kernel with effects in several threads.
It gets SIGKILL at a random moment, sometimes while it recovers. It reports each acknowledged record through a pipe that
outlives it (`worker`). Afterwards the examiner checks the invariants of the journal that is left (`examiner`).
"""
