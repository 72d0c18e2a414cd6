"""LF165 … LF169: governance kernels."""

from leverframe.language.codes.explanation import Explanation

EXPLANATIONS = (
    Explanation(
        code="LF165",
        title="A tool that cannot be called",
        why=(
            "A kernel's tool has a name of 1 to 128 characters that no other has, and a JSON Schema (2020-12) of its "
            "params. A tool that is a program is named by its absolute path, and the file is there when the kernel "
            "boots: nothing is looked up when it is called."
        ),
        example="",
        remedy="Correct the tool as the message says. While one of them is wrong, the kernel does not boot.",
    ),
    Explanation(
        code="LF166",
        title="A request that cannot be taken",
        why=(
            "What is submitted to a kernel goes on record before anything is done about it, whatever it says. So it "
            "has to be a JSON object of at most 64 KiB, with at most 4,096 values, 16 deep. Whether it is a sound "
            "request is judged afterwards, and an unsound one is denied."
        ),
        example="",
        remedy="Submit a smaller request; put what is large elsewhere, and its digest into the request.",
    ),
    Explanation(
        code="LF167",
        title="No evidence to export",
        why=(
            "Evidence is what others can verify, which is a journal. The kernel's audit sink is something else, or it "
            "has halted before it opened one: what is on record then is on the fallback channel. Or what is beside the "
            "journal is not what the kernel put there, such as another verifier key."
        ),
        example="",
        remedy="Give the kernel an leverframe.Journal as its sink, and let it boot.",
    ),
    Explanation(
        code="LF168",
        title="A kernel that has halted for good",
        why=(
            "A kernel that was run with a latch has halted in this directory: by a command, a decision of the policy, "
            "a fatal error, or because it could not write its audit. The file 'halted' says why. As long as it is "
            "there, no kernel boots with that directory."
        ),
        example="",
        remedy="Find out why it halted. Whoever has the authority removes the file.",
    ),
)
