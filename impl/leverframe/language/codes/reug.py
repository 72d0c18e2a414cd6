"""LF175 … LF179: the engine REUG, and the scripted model that it runs with."""

from leverframe.language.codes.explanation import Explanation

EXPLANATIONS = (
    Explanation(
        code="LF175",
        title="An input of which a scripted model says two things",
        why=(
            "A scripted model says what is made of an input. Inputs are compared without regard to capitals and "
            "spaces; two turns with the same input would make it depend on their order which of them counts."
        ),
        example="",
        remedy="Remove one of the turns. A second plan, for when the first has failed, goes to 'plans'.",
    ),
    Explanation(
        code="LF176",
        title="A plan or fault that says too little or too much",
        why=(
            "A plan is one of four: a tool with its arguments, scripts, tasks, or nothing, where no tool is needed. A "
            "step uses a tool or calls a script. A fault raises something, takes time, or both; what is fatal is "
            "raised."
        ),
        example="",
        remedy="Write exactly one of the keys that the message names.",
    ),
    Explanation(
        code="LF177",
        title="A tool on record that cannot be registered any more",
        why=(
            "Tools that the engine REUG has made are kept in its journal, and are validated again when it is opened. "
            "This one uses a tool that is not there, or has the name of one that now is."
        ),
        example="",
        remedy="Start the engine with the tools that were there when it was made, or with another directory.",
    ),
    Explanation(
        code="LF178",
        title="An input that is not taken",
        why=(
            "What a user says is a line of UTF-8 with up to 16,384 characters. Another line is answered with the "
            "outcome NOT_TAKEN: no turn begins, and nothing of it goes on record."
        ),
        example="",
        remedy="Say it in fewer words, and in UTF-8.",
    ),
)
