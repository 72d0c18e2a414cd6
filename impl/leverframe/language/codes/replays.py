"""LF158: declarations by which a journal is replayed."""

from leverframe.language.codes.explanation import Explanation

EXPLANATIONS = (
    Explanation(
        code="LF158",
        title="Several declarations of one machine",
        why=(
            "The records of a journal name the machine that they are of. Of two declarations of the same machine, "
            "nobody can tell by which one a record was written, so a verdict on both would be a verdict on one of them."
        ),
        example="",
        remedy="Give the declaration that the journal was written under, or verify the journal once by each of them.",
    ),
)
