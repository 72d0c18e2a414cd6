"""What can be wrong with a message: which requirements demand that it is rejected, and at which steps.

The document does not say which failure belongs to which step, nor whether a failed step ends the validation (D-PR-12).
So `steps` are all steps that a reader may take for the ones that find the fault; the reference takes one of them.

If the document leaves open whether a fault is one, `choices` are the findings that say so.

Source: document 004, sections 4 to 8 and 10; spec/femtoclaw-protocol/requirements.yaml and findings.yaml.
"""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong. `requirements` demand the rejection, unless it is one of the `choices`."""

    kind: str
    steps: frozenset[int]
    requirements: tuple[str, ...]
    choices: tuple[str, ...] = ()

    @property
    def of_the_step(self) -> str:
        """The choice of the step that finds it. No step checks for ambiguity."""
        return "D-PR-04" if {1, 3} <= self.steps else "D-PR-12"


def _fault(kind: str, steps: str, requirements: str, *choices: str) -> Fault:
    names = tuple(f"FC-PR-{number}" for number in requirements.split())
    return Fault(kind, frozenset(map(int, steps)), names, choices)


# Step 1: the text. What cannot be read has no further steps.
NOT_UTF8 = _fault("bytes that are not UTF-8", "1", "020 022")
MARKED = _fault("a byte-order mark", "1", "022")
NOT_JSON = _fault("a text that is not JSON", "1", "020")
PROSE = _fault("prose", "1", "005 020")
NO_NUMBER = _fault("a number that JSON does not have", "1", "020")
TRAILING = _fault("text after the end", "1", "007 020")

# None of the six steps checks for ambiguity (D-PR-04).
DUPLICATE = _fault("a duplicate name", "12345", "007")
SURROGATE = _fault("an unpaired surrogate", "12345", "", "D-PR-04")
SURROGATE_IN_CONTENT = _fault("an unpaired surrogate in the content", "123", "031")
NUMBER = _fault("a number that no double represents", "12345", "", "D-PR-04")
LARGE = _fault("a large message", "1", "", "D-PR-07")
DEEP = _fault("many arrays in each other", "1", "", "D-PR-07")

# Step 2: the top level
NO_OBJECT = _fault("a top level that is no object", "12", "022")
NEITHER = _fault("neither of the two forms", "23", "023")
UNKNOWN_AT_TOP = _fault("an unknown name at the top level", "23", "023 025")
EXAMPLE = _fault("the invalid example of the document", "23", "023 025 072")
BOTH = _fault("both forms", "23", "018 019 023 024")

# Step 3: the form
NO_FORM = _fault("a form that is no object", "23", "021")
UNKNOWN_INSIDE = _fault("an unknown name inside the form", "3", "", "D-PR-01")
EXECUTION_INSIDE = _fault("an unknown name about execution inside the form", "3", "025")
NO_CONTENT = _fault("a message without content", "3", "021 029")
CONTENT_TYPE = _fault("a content that is no string", "3", "021 030")
EMPTY_CONTENT = _fault("an empty content", "3", "", "D-PR-07")
NO_TOOL = _fault("a tool call without a tool", "34", "012 021 039")
NO_ARGUMENTS = _fault("a tool call without arguments", "35", "021 039")
TOOL_TYPE = _fault("a tool that is no string", "34", "021 040")
ARGUMENTS_TYPE = _fault("arguments that are no object", "35", "021 040 046")
ARGUMENTS_IN_STRING = _fault("arguments inside a string", "35", "040 042")

# Steps 4 and 5
UNKNOWN_TOOL = _fault("a capability that is not registered", "4", "010 045")
EMPTY_TOOL = _fault("an empty name of a capability", "34", "012 045")
LOOKALIKE = _fault("a name that looks like that of a capability", "4", "010 044 045")
INVALID_ARGUMENTS = _fault("arguments that do not fit the capability", "5", "041 046 047")

_FIRST = frozenset({1})
_HIDES: dict[Fault, frozenset[Fault]] = {
    NO_TOOL: frozenset({UNKNOWN_TOOL, EMPTY_TOOL, LOOKALIKE, INVALID_ARGUMENTS}),
    TOOL_TYPE: frozenset({UNKNOWN_TOOL, EMPTY_TOOL, LOOKALIKE, INVALID_ARGUMENTS}),
    **dict.fromkeys((NO_ARGUMENTS, ARGUMENTS_TYPE, ARGUMENTS_IN_STRING), frozenset({INVALID_ARGUMENTS})),
}


def present(made: Iterable[Fault]) -> tuple[Fault, ...]:
    """The faults of a message that was made with these, in the order of the steps: one fault leaves no place for some.

    A text that cannot be read has no others, and a top level that is no object has none of the steps after it.
    """
    found = sorted(dict.fromkeys(made), key=lambda fault: min(fault.steps))
    unreadable = [fault for fault in found if fault.steps == _FIRST and not fault.choices]
    if unreadable:
        return tuple(unreadable)
    if NO_OBJECT in found:
        return tuple(fault for fault in found if min(fault.steps) == 1)
    hidden = frozenset[Fault]().union(*(_HIDES.get(fault, frozenset()) for fault in found))
    if NO_FORM in found and BOTH not in found:
        hidden |= _HIDES[NO_TOOL]
    return tuple(fault for fault in found if fault not in hidden)
