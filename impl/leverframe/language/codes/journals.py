"""LF120 … LF129: journals, their keys, checkpoints and proofs."""

from leverframe.language.codes.explanation import Explanation

EXPLANATIONS = (
    Explanation(
        code="LF120",
        title="A journal that cannot be opened",
        why=(
            "There is no journal at this place, or it may not be read, or the database does not answer. A database "
            "that would lose what it has confirmed, such as PostgreSQL with fsync=off, is refused as well."
        ),
        example="",
        remedy="Check the path or URL, permissions and the server. A new journal is made by 'leverframe journal init'.",
    ),
    Explanation(
        code="LF121",
        title="A journal that is open elsewhere",
        why=(
            "A journal has one writer, since two would write two different histories. Another process, or another "
            "place in this one, has it open for writing. Reading is possible meanwhile."
        ),
        example="",
        remedy="Close it there. If that process died, its lock is gone with it, and nothing has to be removed by hand.",
    ),
    Explanation(
        code="LF122",
        title="A journal that does not verify",
        why=(
            "What is stored is not what was written: a record was changed, removed, inserted or moved, the end was cut "
            "off, or a checkpoint is not of this journal. Tables that are not as a journal makes them (an index, a "
            "trigger, another column) and a write-ahead log that is missing or cut off count as well. A runtime does "
            "not start on a history that is not true."
        ),
        example="",
        remedy=(
            "List everything that is wrong by 'leverframe journal verify', and keep the files as evidence.\n"
            "If the log is missing, put it back beside the file, under the same name and '-wal'.\n"
            "If the key was changed, name the earlier one as trusted, too."
        ),
    ),
    Explanation(
        code="LF123",
        title="A journal that does not replay",
        why=(
            "What is on record is no run of the declared machine, so that the state of an execution cannot be rebuilt. "
            "The message names the record, and what the machine allows at this point."
        ),
        example="",
        remedy="Use the declaration under which the journal was written, or find what wrote the record that is named.",
    ),
    Explanation(
        code="LF124",
        title="A key that is none",
        why=(
            "Checkpoints are signed by Ed25519 keys in the form of C2SP signed notes: a name, an id that follows from "
            "name and key, and the key in base64. A key that was not copied whole does not have the id that it names. "
            "A signer key is in a file that nobody but its owner can read."
        ),
        example="",
        remedy=(
            "Copy the key whole. 'leverframe journal init' makes keys, and prints the one that others verify by.\n"
            "Take a file that others can read away from them: chmod 600 FILE."
        ),
    ),
    Explanation(
        code="LF125",
        title="An entry that cannot be on record",
        why=(
            "An entry has names without control characters, integers that fit, and data that RFC 8785 can write. It "
            "continues its execution: the next step, from the state where the last one ended. An idempotency key is "
            "used once. What breaks these rules is refused, and the journal goes on."
        ),
        example="",
        remedy="Correct what hands the entry over; the message says which rule it breaks.",
    ),
    Explanation(
        code="LF126",
        title="Nothing was put on record",
        why=(
            "The database refused to write: the disk is full, the file is read-only, somebody holds a lock. Or "
            "somebody has moved, removed or cut off the file or its log, and the journal takes nothing more. "
            "Nothing of what was handed over is on record or ever will be, and what it was to announce must not "
            "happen."
        ),
        example="",
        remedy="Remove the cause that the message names, and hand the entry over again.",
    ),
    Explanation(
        code="LF127",
        title="Not known whether it is on record",
        why=(
            "Writing failed at a point where it cannot be told what became of it, as when a connection is lost while "
            "it commits. Until that is known nobody may build on either answer, so the journal takes nothing more."
        ),
        example="",
        remedy="Open the journal again, and ask it where the execution stands: what is on record then is what counts.",
    ),
    Explanation(
        code="LF128",
        title="A journal that takes nothing more",
        why=(
            "It was closed, or it failed in a way that leaves open what is on record, or it belongs to the process "
            "that this one was forked from."
        ),
        example="",
        remedy="Open the journal again, in the process that uses it.",
    ),
    Explanation(
        code="LF129",
        title="A checkpoint or proof that is none",
        why=(
            "Checkpoints are C2SP signed notes, and proofs of inclusion C2SP tlog-proofs. This text is neither, or a "
            "signature in it is false, or the key of one journal signed the checkpoint of another. Signatures of keys "
            "that are not known prove nothing and are passed over."
        ),
        example="",
        remedy="Take the file as it was handed out, and the verifier key of the journal that it is about.",
    ),
)
