"""LF160 … LF164: FemtoClaw."""

from leverframe.language.codes.explanation import Explanation

EXPLANATIONS = (
    Explanation(
        code="LF160",
        title="A capability of which it is not clear what it does",
        why=(
            "A capability of FemtoClaw either runs 'programs' or reads the files 'below' a directory. One that says "
            "both or neither, or that gives the one kind what belongs to the other, would do something else than its "
            "owner thinks."
        ),
        example="",
        remedy="Give it what docs/run-femtoclaw.md lists for its kind, and nothing else.",
    ),
    Explanation(
        code="LF161",
        title="Something that the settings name and that is not there",
        why=(
            "Programs are named by absolute paths and can be executed; folders exist. A runtime that started without "
            "them would accept calls that it can only fail."
        ),
        example="",
        remedy="Make it, or correct the path. Relative paths begin where the settings file is.",
    ),
    Explanation(
        code="LF162",
        title="A runtime that had to end",
        why=(
            "Without its store a FemtoClaw runtime does nothing more: what it did could not be put on record. Nor does "
            "it go on where its own machine refused what its work had come to. It closes the execution in flight on "
            "the last resort, tells the caller, and ends."
        ),
        example="",
        remedy=(
            "Make room or access where the store is, and start it again: it begins by closing what the life before "
            "left open. The lines of the last resort are in DIRECTORY/last-resort.jsonl."
        ),
    ),
)
