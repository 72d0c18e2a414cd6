"""The systems of the documents, really running: each moves as the machine generated from its declaration lets it.

What is where:

    effects       what a system does outside: intended, tried, settled
    excerpts      how something out of a stranger's text is shown
    expected      what is known of a value before a schema is held against it
    femtoclaw     FemtoClaw (documents 000 and 004)
    home          where a system keeps what it has to remember
    isolation     programs carried out apart from the runtime
    kernel        the governance kernel (document 001): arbitrates, executes and audits requests, one after the other
    keywords      what a JSON Schema in a setting does not say although it looks as if it did
    policies      the shape of a policy: rules that allow, deny or halt what they match
    policy        what is allowed: rules, and the decision that follows from all of them together
    reug          REUG (document 003): answers what a user says, by tools, scripts, new tools and parallel tasks
    schemas       JSON Schemas that strangers' values are held against
    strict_json   bytes → JSON, if there is only one way to read them
    turn          the turn gate (document 002)
    vacuous       does a schema let everything through that it is held against?
    vocabulary    the vocabulary of JSON Schema 2020-12
    work          how a system works: a worker does what its machine owes, piece by piece, until the machine rests
"""
