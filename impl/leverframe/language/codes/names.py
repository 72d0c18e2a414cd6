"""LF020 … LF029: names that are declared nowhere."""

from leverframe.language.codes.explanation import DOOR, HEAD, STATES, Explanation

_MODE = "variables:\n  speed: {enum: [SLOW, FAST], initial: SLOW}\n  pushes: {range: [0, 3], initial: 0}\n"

EXPLANATIONS = (
    Explanation(
        code="LF020",
        title="An unknown state",
        why=(
            "Every state is declared under 'states'. If states came into being by being mentioned, a misspelt one "
            "would silently become part of the machine."
        ),
        example=f"{DOOR}transitions:\n  - {{from: CLOSED, on: PUSH, to: OPNE}}\n",
        remedy="Correct the name, or declare the state.",
    ),
    Explanation(
        code="LF021",
        title="An unknown event",
        why=(
            "Every event is declared under 'events', where it says who makes it; actions of the surroundings are "
            "declared under 'environment'. Who makes an event decides what may be relied on to happen.\n"
            "A transition takes an event of the machine. Environment actions change variables only, and are no "
            "transitions."
        ),
        example=f"{DOOR}transitions:\n  - {{from: CLOSED, on: PUSHED, to: OPEN}}\n",
        remedy="Correct the name, or declare the event.",
    ),
    Explanation(
        code="LF022",
        title="An unknown name in an expression",
        why=(
            "An expression speaks of variables, constants, labels and states, a formula of events, too. This name is "
            "none of those that are declared. The bounds and the initial value of a range know constants only, since "
            "they are fixed before anything runs."
        ),
        example=f"{HEAD}{_MODE}{STATES}properties:\n  - {{id: few, always: pushs <= 3}}\n",
        remedy="Correct the name, or declare what it stands for. Labels are written without quotes.",
    ),
    Explanation(
        code="LF023",
        title="An unknown variable or constant",
        why=(
            "Only declared variables can be assigned. Under 'small', under 'parametric' and on the command line only "
            "declared constants can be named."
        ),
        example=f"{HEAD}constants: {{MOST: 3}}\nsmall: {{MOTS: 1}}\n{STATES}",
        remedy="Correct the name, or declare it under 'variables' or 'constants'.",
    ),
    Explanation(
        code="LF024",
        title="An unknown requirement",
        why=(
            "'cites' says which sentences of a document a line answers for. The ids stand in requirements.yaml beside "
            "the declaration. An id that is not in there leads to no sentence, so nobody could follow it up."
        ),
        example=f"{HEAD}states:\n  CLOSED: {{initial: true, cites: [DOOR-001]}}\n",
        remedy="Correct the id, add the requirement to requirements.yaml, or remove it from 'cites'.",
    ),
    Explanation(
        code="LF025",
        title="An unknown label",
        why=(
            "A variable with an enumeration takes one of its labels and nothing else. Which labels are meant follows "
            "from the variable that is compared or assigned."
        ),
        example=f"{HEAD}{_MODE}{STATES}properties:\n  - {{id: never-fast, always: speed == SLOOW}}\n",
        remedy="Use one of the labels that the variable declares, or add the label to its 'enum'.",
    ),
    Explanation(
        code="LF026",
        title="An unknown check",
        why=(
            "Under 'checks' stand checks that every machine gets, to say that one of them is expected to fail or which "
            "requirements it covers. A misspelt name would leave the real check as it is."
        ),
        example=f"{HEAD}{STATES}checks:\n  states-reached: {{expect: fails}}\n",
        remedy=("Use one of the names that the message lists. A claim of your own stands under 'properties'."),
    ),
    Explanation(
        code="LF027",
        title="An unknown catalogue",
        why=(
            "Under 'catalogues' stand other systems whose requirements this file cites besides its own. Their "
            "requirements.yaml is looked for in a folder of the system's name beside the folder of this file, and then "
            "among the bundled systems."
        ),
        example=f"{HEAD}catalogues: [dor]\n{STATES}",
        remedy="Correct the name of the system, or remove it from 'catalogues'.",
    ),
)
