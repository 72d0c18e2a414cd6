"""LF030 … LF039: expressions and formulas."""

from leverframe.language.codes.explanation import DOOR, HEAD, STATES, Explanation

_PUSHES = "variables:\n  pushes: {range: [0, 3], initial: 0}\n  locked: {bool: false}\n"

EXPLANATIONS = (
    Explanation(
        code="LF030",
        title="Not an expression",
        why=(
            "The text does not follow the grammar. The place shown is the first character that does not fit, or the "
            "end where something is still owed."
        ),
        example=f"{HEAD}{_PUSHES}{STATES}properties:\n  - {{id: few, always: pushes =< 3}}\n",
        remedy=(
            "Operators are written: and or not ->, == != < <= > >=, + -, min(a, b), max(a, b), x if c else y. A "
            "comparison has two sides: write 0 <= x and x <= 3, not 0 <= x <= 3.\n"
            "docs/language.md has the whole grammar."
        ),
    ),
    Explanation(
        code="LF031",
        title="Things of different types",
        why=(
            "There are truth values, integers and the labels of each enumeration, and none of them turns into another "
            "by itself: 1 is not true, and 'a label' means nothing apart from its variable. What looks like a "
            "comparison of unlike things is a slip, and would always come out the same."
        ),
        example=f"{HEAD}{_PUSHES}{STATES}properties:\n  - {{id: unlocked, always: locked == 0}}\n",
        remedy=(
            "Compare and assign like with like. A variable with 'bool' is a condition by itself: write 'locked', not "
            "'locked == true'. A label is compared with its variable: 'speed == SLOW'."
        ),
    ),
    Explanation(
        code="LF032",
        title="An expression or a number that is too large",
        why=(
            "Numbers go up to 1,000,000,000, expressions up to 4,096 characters and 64 levels. Within these bounds no "
            "calculation can overflow, in any of the engines."
        ),
        example=f"{HEAD}constants: {{FOREVER: 9999999999}}\n{STATES}",
        remedy=(
            "Use smaller numbers: a machine that counts to three shows the same mistakes as one that counts to a "
            "billion. Break a long formula into several properties."
        ),
    ),
    Explanation(
        code="LF033",
        title="An operator that does not belong here",
        why=(
            "Guards, effects, ranges and invariants are about one state: they cannot speak of what comes later. A CTL "
            "formula says of every temporal operator on which paths it holds (AG, EF, A[f U g]); an LTL formula is "
            "about each path by itself and has no such letters (G, F, f U g). A comparison or a choice (a if c else b) "
            "is about one moment, so there is none inside it."
        ),
        example=f"{HEAD}{STATES}properties:\n  - {{id: stays, ctl: G CLOSED}}\n",
        remedy=(
            "Put A (on all paths) or E (on some path) before the operator under 'ctl', leave it away under 'ltl', and "
            "move claims about the future out of 'always' and 'when'."
        ),
    ),
    Explanation(
        code="LF034",
        title="An event in a condition on states",
        why=(
            "In a formula the name of an event means: it was the last thing that happened. A guard, an effect or the "
            "'requires' of a step sees the variables and the state before the step; what happened earlier is not part "
            "of them."
        ),
        example=f"{DOOR}transitions:\n  - {{from: CLOSED, on: PUSH, to: OPEN, when: SPRING}}\n",
        remedy=(
            "Let a variable remember the event: set it where the event happens, and ask for it here. To say something "
            "about the moment of an event, use a 'step' property, or the event in a formula."
        ),
    ),
)
