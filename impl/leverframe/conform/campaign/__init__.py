"""A campaign: the suites that a subject can be given and that the budget allows, and a verdict for each requirement.

From the bottom up:

    walking    the order of the cycles: planned anew after each answer
    course     the cycles on their subjects, in lanes if they are many
    doubts     steps that may be why a later cycle fails
    cycling    the suite of cycles
    campaign   a campaign from start to end
    replay     a failure of an earlier campaign, shown again or gone
    verdicts   a verdict for each requirement, and for the whole
    report     the verdicts with what they rely on, and the guarantee in words
    expected   failures that are known, compared with a report
    statement  what was judged by whom, with digests; its recheck
"""
