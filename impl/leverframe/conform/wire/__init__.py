"""Wire protocol 1 (docs/wire.md).

The modules:

    messages   the shape of every request and answer
    reading    a line of the subject → an answer, or the reason why it is none
    schema     the JSON Schemas of the messages
"""
