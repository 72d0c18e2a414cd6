"""LF138 … LF139: witnesses, which cosign the checkpoints of journals."""

from leverframe.language.codes.explanation import Explanation

EXPLANATIONS = (
    Explanation(
        code="LF138",
        title="A witness that did not cosign",
        why=(
            "A witness cosigns a checkpoint of a journal that it knows, signed by a key that it trusts. This address "
            "did not answer in time, refused the checkpoint, or answered without a cosignature by the key that was "
            "given. Nothing that it answered is believed."
        ),
        example="",
        remedy=(
            "Check the address and the key of the witness.\n"
            "Its operator has to add the journal: its name, and the verifier key that 'leverframe journal init' prints."
        ),
    ),
    Explanation(
        code="LF139",
        title="A witness that contradicts the journal",
        why=(
            "The witness says that it cosigned more records than the journal has signed, or another history. If that "
            "is true, the journal was cut off or rewritten. The answer of a witness that refuses is not signed, so it "
            "proves nothing by itself."
        ),
        example="",
        remedy=(
            "Verify the journal against an earlier checkpoint that this witness cosigned: 'leverframe journal verify'.\n"
            "Keep the journal and the checkpoint as evidence."
        ),
    ),
)
