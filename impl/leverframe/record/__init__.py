"""What is on record, in its pure form: entries, records, their chain and tree, signatures and checkpoints.

Whoever reads a journal needs this package and nothing of the runtime that wrote it. docs/journal.md is the contract.

What is where:

    checkpoints    checkpoints (C2SP tlog-checkpoint) and proofs (C2SP tlog-proof)
    control        what a journal writes about itself and about effects
    cosignatures   cosignatures (C2SP tlog-cosignature): a witness states when it saw that a journal was only added to
    entries        what happened to a running machine, one entry for each attempt: what a runtime hands to a journal
    interrupts     interrupts that have to wait
    ledger         where a journal has come to, as a fold over its records
    merkle         the Merkle tree of RFC 6962, section 2.1: what binds a signed checkpoint to every record before it
    notes          signed notes (C2SP signed-note), with Ed25519 keys: texts that name who signed them
    records        records: an entry with its place in the journal, as bytes that are hashed (docs/journal.md)
    verify         is a journal what was written? Chain, tree and checkpoints recomputed
"""
