"""Mode events: the subject is given the events of the machine one by one.

From the bottom up:

    stepped    the machine between two events: what is not offered does not happen
    reference  the machine as a Mealy machine, in that part of the view in which it is deterministic
    doubts     steps after which a subject that has failed may be elsewhere
    finer      further tests, for states that the view of a suite does not tell apart
    walking    the tests of a suite: planned anew around what the subject cannot do, and around failures
    suite      the suite for k extra states, and what follows if the subject passes it
"""
