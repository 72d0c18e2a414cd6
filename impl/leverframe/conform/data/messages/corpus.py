"""The messages that a validator is given, each with the verdicts that the document allows.

Every combination of facts about a message is there. If one fact alone is wrong, so is every variant of it. Then come
hostile messages: large, deep, of many members, with long numbers.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import cycle, islice

from leverframe.conform.data.messages import faults, variants
from leverframe.conform.data.messages.drafts import Member, Node, members, raw, written
from leverframe.conform.data.messages.facts import Facts, Validated, Validation, Verdict
from leverframe.conform.data.messages.faults import Fault
from leverframe.conform.data.messages.variants import MESSAGE, TOOL_CALL, Variant
from leverframe.errors import InternalError
from leverframe.record.entries import Json

PER_COMBINATION = 5
"""The variants of a combination in which several facts are wrong."""


@dataclass(frozen=True, slots=True)
class Arguments:
    """Arguments of a capability: some that fit it, and some that do not."""

    valid: tuple[Mapping[str, Json], ...]
    invalid: tuple[Mapping[str, Json], ...] = ()


Registry = Mapping[str, Arguments]
EXAMPLE: Registry = {"shell": Arguments(({"bin": "echo", "argv": ["Hello"]},))}
"""The capability of the document's example, lines 393-403. The document does not say which arguments do not fit it."""


@dataclass(frozen=True, slots=True)
class Allowed:
    """What the document allows: verdicts, and the steps at which the message may be rejected."""

    verdicts: frozenset[Verdict]
    steps: frozenset[int]


@dataclass(frozen=True, slots=True)
class Case:
    """A message. `faults` is what is wrong with it, and `reference` the verdict of the machine."""

    name: str
    data: bytes = field(repr=False)
    faults: tuple[Fault, ...]
    allowed: Allowed
    reference: Validated
    requirements: tuple[str, ...]
    """The requirements that a wrong verdict breaks."""

    @property
    def kind(self) -> str:
        """What is wrong with it, in words."""
        return " and ".join(dict.fromkeys(fault.kind for fault in self.faults)) or f"a valid {self.reference.verdict}"
