"""The format of a journal, without I/O: entries, records, their chain and tree, signatures and checkpoints.

A reader of journals needs only this package, not the runtime that wrote them. docs/journal.md is the contract.

From the bottom up:

    depth          how deeply a JSON text is nested, decided before it is parsed
    entries        an entry: one event or action that a running machine was offered
    lines          lines with records, recognised before they are read
    report         what is established about a log: verdicts, findings
    interrupts     interrupts that wait until an entry is recorded
    merkle         the Merkle tree of RFC 6962, section 2.1
    notes          signed notes (C2SP signed-note) with Ed25519 keys
    control        the journal's own machines: the journal itself, and effects
    cosignatures   cosignatures of witnesses (C2SP tlog-cosignature)
    records        records: an entry with its place in the hash chain, as bytes
    checkpoints    checkpoints (C2SP tlog-checkpoint) and proofs (C2SP tlog-proof)
    ledger         the position of a journal, as a fold over its records
    verify         verification: chain, tree and checkpoints, recomputed
"""
