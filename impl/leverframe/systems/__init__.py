"""The systems of the documents, really running: each moves as the machine generated from its declaration lets it.

From the bottom up:

    excerpts      excerpts of foreign text, safe to show
    expected      what is known of a value before a schema is applied to it
    home          the directory of a system: its journal and its keys
    isolation     programs run apart from the runtime
    policies      the shape of a policy
    effects       what a system does outside: intended, tried, settled
    work          one worker for all systems: it does what the machine owes until the machine rests
    strict_json   bytes → JSON, if there is only one way to read them
    vocabulary    the vocabulary of JSON Schema 2020-12
    vacuous       whether a schema lets everything through
    keywords      keywords of a schema that have no effect
    schemas       JSON Schemas for values from outside
    policy        the decision that follows from all rules of a policy
    reug          REUG (document 003)
    femtoclaw     FemtoClaw (documents 000 and 004)
    kernel        the governance kernel (document 001)
    turn          the turn gate (document 002)
"""
