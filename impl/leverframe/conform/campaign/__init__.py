"""A campaign: all cycles of a subject that its abilities and the budget allow, and a verdict for each requirement.

From the bottom up:

    tests      what became of each cycle in each class
    walking    the order of the cycles: planned anew after each answer
    running    a fresh process of the subject: exchanges and replays
    failures   failures, clustered by their cause, with the shortest run that shows each
    campaign   a campaign from start to end
    verdicts   a verdict for each requirement, and for the whole
    report     the verdicts with what they rely on, and the guarantee in words
    statement  what was judged by whom, with digests; its recheck
"""
