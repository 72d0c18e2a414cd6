"""The claims that every machine gets, and those about any number of machines over a lock, in words."""

from collections.abc import Mapping

BUILTIN_CHECKS: Mapping[str, str] = {
    "determinism": "no event has two enabled transitions",
    "range-safety": "no assignment leaves its variable's range",
    "deadlock-freedom": "the machine never gets stuck",
    "quiescence": "states declared quiescent are those that owe no machine event",
    "states-reachable": "every state can be reached",
    "edges-reachable": "every edge can be taken",
    "events-reachable": "every event can happen",
    "transitions-reachable": "every declared transition can fire",
    "refinement": "every step is one that the document allows, and every edge of the document is taken",
}
"""The built-in checks, which every machine gets (`refinement` only if it `refines` a document), with their claims."""

SHARED_LOCK_CLAIMS: Mapping[str, str] = {
    "lock.exclusion": "at most one machine is in the states that need the lock, namely the one that holds it",
    "lock.isolation": "a step of one machine changes nothing in another",
    "lock.projection": "the steps of each machine are a run of the machine alone",
    "lock.never-blocked": "an event that never waits for the lock can happen wherever it can in the machine alone",
}
"""The claims about any number of machines over a `shared_lock`, by names that no property can have."""
