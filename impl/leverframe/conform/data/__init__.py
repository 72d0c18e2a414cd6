"""Data suites: what a subject does with values that the control states of its machine do not show.

From the bottom up:

    messages   the suite of messages: each by itself, and again behind others
    repeats    the suite of repeats: a cycle, and another one with the same data
    policies   the suite of policies: a policy, and one request that is decided by it
    scopes     the suite of scopes: a workspace with intents, and one write
    clock      the suite of the clock: cycles in which time passes, around a deadline
"""
