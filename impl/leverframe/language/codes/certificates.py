"""LF110 … LF119: certificates, and those who recheck them."""

from leverframe.language.codes.explanation import Explanation

EXPLANATIONS = (
    Explanation(
        code="LF110",
        title="No certificates",
        why="Certificates are files '<system>.json' in a folder, proofs/ in a checkout. There is none in this one.",
        example="",
        remedy="Name the folder that holds them, or make them by 'leverframe prove'.",
    ),
    Explanation(
        code="LF111",
        title="A certificate that cannot be read",
        why=(
            "A certificate is JSON in UTF-8, of at most 16 MiB and not nested deeply, in which no key stands twice. "
            "Whatever breaks these rules is refused before it can take time or memory, or be read in two ways."
        ),
        example="",
        remedy="Make the certificates anew by 'leverframe prove', and do not edit them.",
    ),
    Explanation(
        code="LF112",
        title="A certificate of another shape",
        why=(
            "Each key of a certificate has its meaning and its type. A key that is unknown, missing or of another type "
            "might change what the certificate says, so that nothing of it is judged."
        ),
        example="",
        remedy="Make the certificates anew with this version of Leverframe, and do not edit them.",
    ),
    Explanation(
        code="LF113",
        title="A certificate of an unknown declaration",
        why=(
            "A certificate names the declaration that it is about by its path below the folder of the declarations. "
            "There is no declaration at this path, or it is one of another system or profile."
        ),
        example="",
        remedy="Recheck the certificates with the version of Leverframe that they came with.",
    ),
    Explanation(
        code="LF114",
        title="A solver's command that cannot be taken apart",
        why=(
            "The command is split into words as a shell would do it, and run without a shell. It has a quote that is "
            "never closed, or no word at all."
        ),
        example="",
        remedy="Write the program and its options, such as --solver 'z3 -in'; {} stands for the file with the script.",
    ),
)
