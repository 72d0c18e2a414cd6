"""Wire protocol 1 (docs/wire.md).

From the bottom up:

    parts      the shape of what requests and answers contain
    messages   the shape of every request and answer
    schema     the JSON Schemas of the messages
    reading    a line of the subject → an answer, or the reason why it is none
    memory     answers that were validated before, by all but their ids
    seen       what an answer shows, compared with what it may show
"""
