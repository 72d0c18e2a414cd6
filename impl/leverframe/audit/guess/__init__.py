"""A mapping is proposed from a sample of a log, with how sure each part of it is, and why. It is never used silently.

From the bottom up:

    wording    names and values in any style of writing → words, and how alike two are
    columns    what the rows of a sample have, member by member
    roles      which member has the states, the event, the execution, the number, the time
    values     which members have the fields, signals and effects of the interface
    proposal   the mapping as commented YAML, and the sample judged by it
"""
