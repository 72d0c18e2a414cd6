"""An answer to a message, compared with what the document allows, and with the earlier answer to the same message.

A wrong verdict breaks the requirements that demand the rejection, or those of the step that must not have rejected the
message. A verdict that the document allows and the reference does not give differs from a choice of the reference. An
answer need not name its step; the step of an acceptance is the last one.
"""

from leverframe.conform.judge.wrong import Named, Wrong
from leverframe.conform.messages.corpus import ORDER, Case
from leverframe.conform.messages.facts import Verdict
from leverframe.conform.wire.messages import MessageAnswer

DIMENSIONS = ("verdict", "step", "again")
TOTAL = ("FC-PR-006",)
"""The requirement that there is a verdict on every input."""
STEPS = (ORDER,)
SAME = ("FC-PR-014", "FC-PR-052", "FC-PR-063")
"""The requirements that the same message has the same verdict, whatever came before it."""
INVALID = ("FC-PR-049",)
ACCEPTED = {"message": ("FC-PR-033",), "tool_call": ("FC-PR-041", "FC-PR-044", "FC-PR-046")}
"""The requirements that a valid message is accepted, by its form."""
NO_CALL = ("FC-PR-004", "FC-PR-005", "FC-PR-032")
"""The requirements that no message in message form is a tool call."""
_LAST = 6


def directed_at(case: Case) -> tuple[str, ...]:
    """The requirements that a wrong verdict on a message may break."""
    if case.demanded:
        return tuple(sorted({*INVALID, *(name for fault in case.demanded for name in fault.requirements)}))
    accepted = () if case.faults else (*ACCEPTED[case.form], *case.examples)
    return (*accepted, *(NO_CALL if case.form == "message" else ()))


def judged(case: Case, answer: MessageAnswer) -> Wrong | None:
    """What is wrong with an answer, if anything is."""
    allowed = case.allowed
    if answer.verdict not in allowed.verdicts:
        told = "accepted" if case.demanded else _NAMES[answer.verdict]
        return _wrong("verdict", answer, _expected(case), f"{told}, for {kind(case)}", _broken(case, answer))
    steps = allowed.steps if answer.verdict == "rejected" else {_LAST}
    if answer.step is not None and answer.step not in steps:
        return _wrong("step", answer, _expected(case), f"{kind(case)}, at another step", STEPS)
    return None


def chosen(case: Case, answer: MessageAnswer) -> Wrong | None:
    """What the document allows, and the reference does otherwise, if anything is."""
    reference = case.reference
    if reference is None or (answer.verdict, answer.step or reference.step) == (reference.verdict, reference.step):
        return None
    expected = (f"{_NAMES[reference.verdict]} at step {reference.step}, as in the reference",)
    if answer.verdict != reference.verdict:
        choices = tuple(sorted({name for fault in case.faults for name in fault.choices}))
        return _wrong("verdict", answer, expected, f"{_NAMES[answer.verdict]}, for {case.kind}", choices=choices)
    # The reference has found a fault that the subject looks for in another step, or not at all.
    fault = next(fault for fault in case.faults if reference.step in fault.steps)
    told = f"the reference finds {fault.kind} at step {reference.step}"
    return _wrong("step", answer, expected, told, choices=(fault.of_the_step,))


def kind(case: Case) -> str:
    """What a wrong verdict on a message is about: the first thing that is wrong with it."""
    return case.demanded[0].kind if case.demanded else case.kind


def again(answer: MessageAnswer, first: MessageAnswer) -> Wrong | None:
    """What is wrong with a further answer to a message, if anything is."""
    if (answer.verdict, answer.step) == (first.verdict, first.step):
        return None
    expected = (f"{_observed(first)}, as when it is the first message",)
    same = answer.verdict == first.verdict
    place = "another step" if same else f"{_NAMES[answer.verdict]} in place of {_NAMES[first.verdict]}"
    told = f"{place}, behind other messages"
    return _wrong("again", answer, expected, told, SAME)


def silent(how: str) -> Wrong:
    """What is wrong with a subject that gives no answer; `how` says what it does."""
    return Wrong("process", ("a verdict",), how, (), (), named=Named(f"the subject {how}", TOTAL))


_NAMES: dict[Verdict, str] = {"message": "a message", "tool_call": "a tool call", "rejected": "a rejection"}


def _broken(case: Case, answer: MessageAnswer) -> tuple[str, ...]:
    """The requirements that a wrong verdict breaks."""
    if case.demanded:
        return tuple(sorted({*INVALID, *case.demanded[0].requirements}))
    if answer.verdict != "rejected":
        return NO_CALL
    return tuple(sorted({*(case.cites(answer.step) or ACCEPTED[case.form]), *case.examples}))


def _expected(case: Case) -> tuple[str, ...]:
    steps = " or ".join(map(str, sorted(case.allowed.steps)))
    told = {"rejected": f"a rejection at step {steps}"}
    return tuple(told.get(name, _NAMES[name]) for name in sorted(case.allowed.verdicts))


def _observed(answer: MessageAnswer) -> str:
    return _NAMES[answer.verdict] + ("" if answer.step is None else f" at step {answer.step}")


def _wrong(  # noqa: PLR0913, PLR0917 -- what a failure consists of
    dimension: str,
    answer: MessageAnswer,
    expected: tuple[str, ...],
    told: str,
    requirements: tuple[str, ...] = (),
    choices: tuple[str, ...] = (),
) -> Wrong:
    named = Named(f"{dimension}: {told}", requirements, choices)
    return Wrong(dimension, expected, _observed(answer), (), (), named=named, told=answer.reason)
