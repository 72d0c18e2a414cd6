"""States as arrays: packed into integers, and explored breadth first.

What is where:

    effects   what a transition does to packed states: arithmetic on whole states where that is possible
    explore   reachable states, breadth first, and shortest paths to them
    packing   a state as one integer: mixed radix over the control state and the variables that can change
    rules     transitions over arrays of states: the successors of many states at once, a transition at a time
    vector    expressions over arrays of states
    visited   sets of packed states: exact, and without a loop over their members
"""
