"""LF100 … LF109: drawings and what is derived."""

from leverframe.language.codes.explanation import Explanation

EXPLANATIONS = (
    Explanation(
        code="LF100",
        title="No state diagram",
        why=(
            "A drawing is read from Mermaid: from a line 'stateDiagram-v2' on, in a file of its own or inside a "
            "Markdown page. There is no such line, or no state under it."
        ),
        example="",
        remedy="Check that the file is the one you meant, and that the diagram is a state diagram in Mermaid.",
    ),
    Explanation(
        code="LF101",
        title="A line that no state diagram has",
        why=(
            "Styles, notes and comments are passed over. This line is none of them and none that declares a state or "
            "an arrow, and to pass over it might mean to lose a part of the machine."
        ),
        example="",
        remedy="Write arrows as 'A --> B : EVENT', states as 'state A' or 'A : description', comments behind %%.",
    ),
    Explanation(
        code="LF102",
        title="A drawing that is too large",
        why=(
            "Up to 1,000 states and 10,000 arrows are read, and states inside each other up to 16 deep, so that no "
            "short text can take much time or memory. Nobody draws more by hand."
        ),
        example="",
        remedy="Split the drawing, or declare the machine in YAML.",
    ),
    Explanation(
        code="LF103",
        title="Parts that run side by side",
        why=(
            "A declaration is one machine, which is in one state at a time. What is drawn as running side by side "
            "(--, fork, join) is in several."
        ),
        example="",
        remedy="Draw each of the parts by itself, and import each.",
    ),
    Explanation(
        code="LF104",
        title="Something that has no end, or no beginning",
        why=(
            "A note of several lines ends with 'end note', states inside a state with }. Here the end is missing, so "
            "that it cannot be told what belongs to it; or there is an end where nothing has begun."
        ),
        example="",
        remedy="Add what is missing, or take out what is too much.",
    ),
    Explanation(
        code="LF105",
        title="No run to draw",
        why=(
            "A run is drawn of a property or check that fails, or of one that holds because there is a run that shows "
            "it. There is none of this name, or no run belongs to it."
        ),
        example="",
        remedy="'leverframe check' lists what is claimed, what fails, and the runs that show it.",
    ),
    Explanation(
        code="LF106",
        title="No folders to build",
        why=(
            "What is derived from the declarations stands beside them in a checkout of Leverframe. This Leverframe was "
            "installed without one."
        ),
        example="",
        remedy="Run the command in an installation of a checkout (pip install -e .), or name a directory with --root.",
    ),
)
