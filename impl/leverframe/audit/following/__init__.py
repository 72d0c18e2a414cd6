"""Logs that grow, judged as they grow, in memory that does not.

From the bottom up:

    alerts      what is told: what an audit finds, and what happens to a log that grows
    lines       pieces of a file → whole lines
    tails       files that grow, and standard input → lines, and what happens to the files
    window      rows in order, if they come a little out of order
    past        executions that were evicted, known by their ids
    executions  executions in bounded memory, each with an observer
    spool       what came so far, to be judged again
    follower    what comes → alerts; the view, and the verdicts
"""
