"""The journal: records kept in a database, written by one thread, read back, verified and proved.

`record` is the format, pure; here is what reads, writes and asks others. docs/journal.md is the contract.

What is where:

    databases      what is different about each database
    group_commit   one thread writes; whoever appends meanwhile shares the next commit
    journal        the journal: what happened, durable before it happens
    key_files      keys in files: those that sign a journal, and those that it is verified by
    log_files      the write-ahead log of a SQLite file: whether it is there, whole, and still the same
    posting        one HTTP request to an address that somebody named
    prove          proofs out of a journal that is read: O(n) hashes each, O(log n) memory
    replay         the state of every execution, from what is on record of it and the declaration of its machine
    requests       what the journal's thread is asked for, and how those who asked are told
    schema         are the tables of a journal the ones that a journal makes, and nothing beside them?
    sessions       the connection of the one who writes: with the lock, and with an eye on the place that it writes to
    sinks          where records and checkpoints go besides the store
    sources        what is on record, to be read by whoever wants to judge it
    store          the tables of a journal, in any database that SQLAlchemy and `databases` know
    verdicts       the verdicts on a journal, apart from each other
    witness        submitting a checkpoint to a witness (C2SP tlog-witness, "add-checkpoint")
"""
