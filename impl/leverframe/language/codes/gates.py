"""LF170 … LF174: the gate to a workspace."""

from leverframe.language.codes.explanation import Explanation

EXPLANATIONS = (
    Explanation(
        code="LF170",
        title="A setting of a gate that cannot be applied",
        why=(
            "Patterns of a scope are written like paths from the workspace on: names between slashes, with * and ? for "
            "characters of one name and ** for any number of folders. They are neither absolute nor do they have '..', "
            "and they are in the Unicode normal form NFC, as the paths are that they are held against."
        ),
        example="",
        remedy="Correct the setting as the message says. Nothing is in force while one of them is wrong.",
    ),
    Explanation(
        code="LF171",
        title="What governs a gate lies in its workspace",
        why=(
            "The journal, the settings and the policy say what an agent has done and may do. What lies in the "
            "workspace can be in the scope of an intent, so that the agent could write to it. That goes for the "
            "programs that it may run and for the command that is asked for approvals, too."
        ),
        example="",
        remedy="Keep them in a directory that is not below the workspace; '--directory' names the journal's.",
    ),
    Explanation(
        code="LF172",
        title="A workspace that is none",
        why="A gate stands before a directory that exists. It is opened once, and stays the same one from then on.",
        example="",
        remedy="Name a directory that can be opened.",
    ),
    Explanation(
        code="LF173",
        title="A line that is no call",
        why=(
            "A call is a JSON object that can be read in one way only, with the member 'request', or with 'tool' and "
            "'arguments', as docs/run-turn.md lists them. A line that is none is answered, and changes nothing."
        ),
        example="",
        remedy="Correct the line as the message says.",
    ),
    Explanation(
        code="LF174",
        title="A command for approvals that cannot be run",
        why=(
            "A command that approves writes is a program and its arguments, in words as a shell would split them; no "
            "shell runs it."
        ),
        example="",
        remedy="Name a program that exists, with its quotes closed.",
    ),
)
