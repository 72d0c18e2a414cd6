"""LF070 … LF099: the command line."""

from leverframe.language.codes.explanation import Explanation

EXPLANATIONS = (
    Explanation(
        code="LF070",
        title="An unknown system",
        why="The name is neither that of a bundled system nor that of a file.",
        example="",
        remedy=(
            "Check the spelling; the message names the bundled systems. A file is given by its path, such as "
            "./door.yaml."
        ),
    ),
    Explanation(
        code="LF071",
        title="An unknown profile",
        why=(
            "A system is declared in several profiles: as its document has it, as the reference has it, and so on. The "
            "system that was named has none of this name."
        ),
        example="",
        remedy="Use one of the profiles that the message lists, or none, to get all of them.",
    ),
    Explanation(
        code="LF072",
        title="An unknown error code",
        why="Error codes are LF and three digits. There is none of this number.",
        example="",
        remedy="Run 'leverframe explain' without a code to see all of them.",
    ),
    Explanation(
        code="LF073",
        title="An event that cannot happen now",
        why=(
            "In a simulation one event after the other happens. Either the machine has no event of this name, or it "
            "refuses the event in the state that the simulation has reached, or the step would take a variable out of "
            "its range. A refused event changes nothing."
        ),
        example="",
        remedy="Use one of the events that the message lists as possible, or undo the steps before.",
    ),
    Explanation(
        code="LF074",
        title="A result that cannot be written",
        why=(
            "What goes to a file is written whole or not at all, so it is asked before the work whether it can be: the "
            "directory is there, the file is no directory and none of the inputs, and permissions allow it."
        ),
        example="",
        remedy="Name a file in a directory that can be written, or leave -o out and redirect the output.",
    ),
    Explanation(
        code="LF075",
        title="A machine that is too large for a format",
        why=(
            "Other tools have limits that declarations have not: integers of 32 bits, or 255 names. An export that "
            "silently meant something else would be worse than none."
        ),
        example="",
        remedy="Declare smaller ranges, or export to a format without that limit; the message says what is too large.",
    ),
    Explanation(
        code="LF076",
        title="An unknown property or check",
        why=(
            "With --property only some claims are checked: properties by their ids, and the checks that every machine "
            "gets by their names. None of the machines that are checked has one of this name, so that a verdict on it "
            "would be missing without anybody noticing."
        ),
        example="",
        remedy="Correct the name. 'leverframe check -v' shows the names of all claims.",
    ),
    Explanation(
        code="LF077",
        title="An id that names nothing",
        why=(
            "'leverframe why' takes the id of a requirement, a finding, a property or a check, of the systems and files "
            "that are named, or of everything bundled. In front of it may stand where it belongs: "
            "kernel:reference:halted-is-final."
        ),
        example="",
        remedy=(
            "Correct the id. 'leverframe requirements' and 'leverframe findings' list theirs, 'leverframe check -v' those "
            "of properties and checks. Where the id is from a file of your own, name the file, too."
        ),
    ),
    Explanation(
        code="LF078",
        title="A machine with too many mutants",
        why=(
            "With --mutants each step of the machine is retargeted to each other state and given an assignment of each "
            "variable, so that the number of mutants grows with the product. Beyond a limit the study would not end "
            "within days."
        ),
        example="",
        remedy="Study a smaller machine, such as one part of a composition, or one with fewer copies of one thing.",
    ),
)
