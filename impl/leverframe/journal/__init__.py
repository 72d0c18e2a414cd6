"""The journal: records kept in a database, written by one thread, read back, verified and proved.

`record` is the format, without I/O; this package reads, writes and asks others. docs/journal.md is the contract.

From the bottom up:

    key_files      keys in files: for signing and for verifying
    log_files      the write-ahead log of a SQLite file: present, whole and unreplaced
    posting        one HTTP request to a configured address
    replay         the state of every execution, from its records and its declaration
    requests       requests to the writing thread, from threads and from asyncio
    schema         the tables of a journal, compared with the expected ones
    databases      SQLite files, SQLite in memory, and PostgreSQL
    tables         the tables of a journal, in any of the databases
    reader         the journal in a database, read page by page
    prove          inclusion and consistency proofs, in O(log n) memory
    sinks          copies of records and checkpoints outside the store
    sessions       the connection of the one writer, which holds the lock
    witness        a checkpoint submitted to a witness (C2SP tlog-witness)
    store          the one connection that writes to the tables
    group_commit   the one writing thread: concurrent callers share a commit
    sources        records read back, from a database or a JSON Lines file
    snapshot       a journal as it is now, the same at each reading
    journal        the journal: an entry is durable before it happens
    verdicts       the verdicts on a journal: intact, complete, anchored
    elsewhere      what was kept elsewhere, in files: keys and checkpoints
"""

from leverframe.extras import require

require("journal")
