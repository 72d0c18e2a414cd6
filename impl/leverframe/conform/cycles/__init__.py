"""Mode cycles: a stimulus, what happens around the subject meanwhile, and everything that it may show until it rests.

From the bottom up:

    cycle      a stimulus with its data, and the plan of what happens meanwhile
    abilities  what a subject can be given and can show, as it declared: the machine is restricted to that first
    stages     what is left of the plan of a cycle
    telling    what is told of the steps of a cycle: its result, and telemetry
    outlook    what may still happen in a cycle, and where it may come to rest
    steered    the machine under a plan: what is not in the plan does not happen
    partition  states that nothing later tells apart
    plans      the plans of a stimulus, the shortest first
    planning   classes of states at rest, the cycles of each, and the shortest ways to them
"""
