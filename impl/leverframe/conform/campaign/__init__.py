"""A campaign: all cycles of a subject that its abilities and the budget allow, and a verdict for each requirement.

tests     what became of each cycle in each class
walking   the order of the cycles: planned anew after each answer
running   one subject after the other: exchanges, troubles, replays
failures  failures, clustered by their cause, with the shortest run that shows each
verdicts  a verdict for each requirement, and for the whole
statement what was judged by whom, with digests
"""
