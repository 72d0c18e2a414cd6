"""LF040 … LF069: what the parts of a declaration say together."""

from leverframe.language.codes.explanation import DOOR, HEAD, STATES, Explanation

_COUNT = "variables:\n  pushes: {range: [0, 3], initial: 0}\n"
_STATES_AND_EVENTS = DOOR.removeprefix(HEAD)

EXPLANATIONS = (
    Explanation(
        code="LF040",
        title="No initial state",
        why="Every run has to begin somewhere, and everything that is claimed is claimed of what follows from there.",
        example=f"{HEAD}states:\n  CLOSED: {{}}\n  OPEN: {{}}\n",
        remedy="Give one of the states 'initial: true'.",
    ),
    Explanation(
        code="LF041",
        title="More than one initial state",
        why="A machine begins in one state, with one value of each variable: the same start gives the same runs.",
        example=f"{HEAD}states:\n  CLOSED: {{initial: true}}\n  OPEN: {{initial: true}}\n",
        remedy=(
            "Keep one of them. If the machine may begin in several ways, add a state before them, from which an event "
            "leads to each."
        ),
    ),
    Explanation(
        code="LF042",
        title="A way out of a terminal state",
        why=(
            "'kind: terminal' promises that nothing leads out of the state, and other checks rely on it: only in a "
            "terminal state a machine may have nothing left to do."
        ),
        example=(
            f"{HEAD}states:\n  CLOSED: {{initial: true}}\n  BROKEN: {{kind: terminal}}\nevents:\n  KICK: {{by: "
            f"input}}\n"
            "transitions:\n  - {from: '*', on: KICK, to: BROKEN}\n"
        ),
        remedy=(
            "from: '*' means all states, terminal ones too: leave them out by 'except'. Or the state is not terminal."
        ),
    ),
    Explanation(
        code="LF043",
        title="A quiescent state that is not quiescent",
        why=(
            "In a quiescent state the machine owes nothing: it waits for someone else. Here a machine event can always "
            "happen, so the machine still has work to do. A state that is wrongly called quiescent hides a machine "
            "that is stuck."
        ),
        example=(
            f"{HEAD}states:\n  CLOSED: {{initial: true, quiescent: true}}\nevents:\n  CREAK: {{by: machine}}\n"
            "transitions:\n  - {from: CLOSED, on: CREAK, to: CLOSED}\n"
        ),
        remedy=(
            "Remove 'quiescent', or say in which values of the variables it applies ('quiescent: not loaded'). If the "
            "event comes from outside, it is 'by: input'; if it is an accident, it is 'by: fault'."
        ),
    ),
    Explanation(
        code="LF044",
        title="Two transitions for one event",
        why=(
            "A state and an event determine what happens. Where two transitions are enabled at once, an implementation "
            "could take either, and a log could not be judged. The message shows values of the variables with which "
            "both are enabled."
        ),
        example=(
            f"{HEAD}{_COUNT}{_STATES_AND_EVENTS}transitions:\n"
            "  - {from: CLOSED, on: PUSH, to: OPEN, when: pushes < 2}\n"
            "  - {from: CLOSED, on: PUSH, to: CLOSED, when: pushes > 0}\n"
        ),
        remedy=(
            "Make the guards exclude each other, such as pushes < 2 and pushes >= 2. If the choice is the machine's "
            "own, it is a choice between two events: give them two names."
        ),
    ),
    Explanation(
        code="LF045",
        title="A guard that is never true",
        why=(
            "With no values of the variables, in none of the states that it starts from, can this transition happen. "
            "It looks like part of the machine, and is none: whatever is claimed about it holds for want of a case."
        ),
        example=f"{DOOR}transitions:\n  - {{from: CLOSED, on: PUSH, to: OPEN, when: false}}\n",
        remedy="Mend the guard, or remove the line.",
    ),
    Explanation(
        code="LF046",
        title="A range that cannot be used",
        why=(
            "The lower bound is above the upper one, so that there is no value; or there are more values than any "
            "engine can handle (2,147,483,648)."
        ),
        example=f"{HEAD}variables:\n  pushes: {{range: [3, 0], initial: 0}}\n{STATES}",
        remedy="Write the lower bound first. Both bounds belong to the range.",
    ),
    Explanation(
        code="LF047",
        title="An initial value outside the range",
        why="A variable never has a value outside its range, and that begins with the first one.",
        example=f"{HEAD}variables:\n  pushes: {{range: [1, 3], initial: 0}}\n{STATES}",
        remedy="Change the initial value or the range. Both may be given by constants.",
    ),
    Explanation(
        code="LF049",
        title="A transition that does not say where it leads",
        why=(
            "A transition leads to a state ('to'), or it keeps the state and only changes variables ('internal: "
            "true'). Internal steps are no edges of the drawing, so this is not left to guessing."
        ),
        example=f"{DOOR}transitions:\n  - {{from: CLOSED, on: PUSH}}\n",
        remedy="Write 'to: STATE', or 'internal: true', and not both. A loop that is drawn is 'to' the same state.",
    ),
    Explanation(
        code="LF050",
        title="Keys that do not go together",
        why=(
            "Some keys only mean something beside others: 'except' beside from: '*', 'under' beside 'ltl' and 'ctl', "
            "'parametric' beside 'always' and 'ranking'. Elsewhere they would be ignored, which their author would not "
            "expect. Likewise 'except' may not leave out every state.\n"
            "'parametric' asks for every value of a constant from 0 on. If the declared value were negative, it would "
            "not be one of these, and one 'expect' would stand for two claims that have nothing to do with each other."
        ),
        example=f"{HEAD}{STATES}properties:\n  - {{id: closed, always: CLOSED or OPEN, under: progress}}\n",
        remedy="Remove the key that the message names, or write the other one that it needs.",
    ),
    Explanation(
        code="LF051",
        title="Two properties of one name",
        why=(
            "Verdicts are reported under the name of the property, and requirements refer to it. The names of the "
            "checks that every machine gets are taken."
        ),
        example=(
            f"{HEAD}{STATES}properties:\n  - {{id: closes, ctl: AF CLOSED}}\n  - {{id: closes, ctl: AG EF CLOSED}}\n"
        ),
        remedy="Rename one of them. What is expected of a check that every machine gets stands under 'checks'.",
    ),
    Explanation(
        code="LF052",
        title="A property that does not make one claim",
        why=(
            "A property is one claim with one verdict: 'always', 'step', 'frame', 'ctl', 'ltl', or 'ranking' with the "
            "'region' in which it decreases. With two claims, a verdict would not say which of them it is about. A "
            "'step' claims something by 'requires', 'ensures', or both."
        ),
        example=f"{HEAD}{STATES}properties:\n  - {{id: closes, always: CLOSED or OPEN, ctl: AG EF CLOSED}}\n",
        remedy="Make it one claim, or several properties.",
    ),
    Explanation(
        code="LF053",
        title="A document that cannot be referred to",
        why=(
            "'refines' names the declaration of the document beside this file, and 'realises' an event of that "
            "document. The document stands for itself: it refines nothing further, so that the comparison has an end."
        ),
        example=f"{HEAD}{STATES}events:\n  PUSH: {{by: input, realises: SHOVE}}\n",
        remedy="Check the name of the file and of the event, and give 'refines' where there is 'realises'.",
    ),
    Explanation(
        code="LF054",
        title="A lock that everybody would hold at first",
        why=(
            "Machines that share a lock all begin in the initial state. If that state needed the lock, each of them "
            "would hold it before any has taken it."
        ),
        example=f"{HEAD}{STATES}shared_lock: {{held_in: CLOSED}}\n",
        remedy="Name the states in which a machine does what only one may do at a time, and not the initial one.",
    ),
    Explanation(
        code="LF055",
        title="A prime where there is no step",
        why=(
            "x' is the value of x after a step. Only 'ensures' of a step property looks at a step; guards, effects, "
            "'requires' and formulas look at one state. Variables, states and 'state' take a prime. Constants, labels "
            "and events do not, because a step does not change them."
        ),
        example=f'{HEAD}{_COUNT}{STATES}properties:\n  - {{id: up, always: "pushes\' >= pushes"}}\n',
        remedy=(
            'Write a step property: step: {on: PUSH, ensures: "pushes\' >= pushes"}. To claim that only some events '
            "change a variable, write frame: {pushes: [PUSH]}."
        ),
    ),
    Explanation(
        code="LF056",
        title="A step that ensures nothing of the state after it",
        why=(
            "In 'ensures', a name without a prime is the value before the step. Without any prime, the claim says "
            "nothing of the state that the step leads to, which is rarely what its author means."
        ),
        example=f"{DOOR}{_COUNT}properties:\n  - {{id: few, step: {{on: PUSH, ensures: pushes <= 3}}}}\n",
        remedy=(
            'Add a prime to what is meant after the step: ensures: "pushes\' <= 3". A condition on the state before '
            "the step goes under 'requires'."
        ),
    ),
)
