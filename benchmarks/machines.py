"""Declarations to measure with: machines whose size is known beforehand, as the text of a declaration.

`kernels` are kernels that share the lock of one ledger: few levels and many states in each. `turns` is a runtime of
dialogue turns with budgets: its counters make hundreds of levels, most of them small.
"""

from collections.abc import Iterable

KERNEL_EDGES = (
    ("BOOTING", ("IDLE", "HALTED")),
    ("IDLE", ("VALIDATING", "HALTED")),
    ("VALIDATING", ("ARBITRATING", "AUDITING", "HALTED")),
    ("ARBITRATING", ("EXECUTING", "AUDITING", "HALTED")),
    ("EXECUTING", ("AUDITING", "HALTED")),
    ("AUDITING", ("IDLE", "HALTED")),
    ("HALTED", ()),
)
"""The kernel's matrix: each state and where it leads."""


def kernels(count: int) -> str:
    """`count` kernels; the ledger's lock is taken on entering AUDITING and given back on leaving it."""
    labels = ", ".join(state for state, _ in KERNEL_EDGES)
    steps = [
        (index, source, target) for index in range(count) for source, targets in KERNEL_EDGES for target in targets
    ]
    alone = " and ".join(f"(k{i} == AUDITING -> owner == {i + 1})" for i in range(count))
    halted = " and ".join(f"k{i} == HALTED" for i in range(count))
    lines = [
        "interlock: 1",
        f"machine: kernels-{count}",
        "profile: document",
        "variables:",
        *(f"  k{i}: {{enum: [{labels}], initial: BOOTING}}" for i in range(count)),
        f"  owner: {{range: [0, {count}], initial: 0}}",
        f"states: {{RUN: {{initial: true, quiescent: {halted}}}}}",
        "events:",
        *(f"  {_event(*step)}: {{by: machine}}" for step in steps),
        "transitions:",
        *(_kernel_transition(*step) for step in steps),
        "checks:",
        f"  deadlock-freedom: {{expect: fails, doc: 'the shortest way to a halt of all takes {count} steps'}}",
        "properties:",
        f"  - {{id: the-auditing-kernel-owns-the-lock, always: {alone}}}",
    ]
    return "\n".join(lines) + "\n"


def _event(index: int, source: str, target: str) -> str:
    return f"K{index}_{source}_{target}"


def _kernel_transition(index: int, source: str, target: str) -> str:
    when, effects = f"k{index} == {source}", f"k{index}: {target}"
    if target == "AUDITING":
        when, effects = f"{when} and owner == 0", f"{effects}, owner: {index + 1}"
    if source == "AUDITING":
        when, effects = f"{when} and owner == {index + 1}", f"{effects}, owner: 0"
    event = _event(index, source, target)
    return f"  - {{from: RUN, on: {event}, internal: true, when: {when}, set: {{{effects}}}}}"


def kernel_states(count: int) -> int:
    """The reachable states of `kernels`: none audits, or one does, and each of the others is in one of six states."""
    return 6**count + count * 6 ** (count - 1)


def kernel_transitions(count: int) -> int:
    """The steps between them: twelve of six states while the lock is free, nine while it is taken, two of its owner."""
    others = count - 1
    free = count * 12 * 6**others
    taken = count * (2 * 6**others + (others * 9 * 6 ** (others - 1) if others else 0))
    return free + taken
