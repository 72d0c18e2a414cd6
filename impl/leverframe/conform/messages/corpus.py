"""The messages that a validator is given, each with the verdicts that the document allows.

Every combination of facts about a message is there. If one fact alone is wrong, so is every variant of it. Then come
hostile messages: large, deep, of many members, with long numbers.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeVar

from leverframe.conform.messages import faults, variants
from leverframe.conform.messages.drafts import members
from leverframe.conform.messages.facts import Facts, Validated, Validation, Verdict
from leverframe.conform.messages.faults import Fault
from leverframe.conform.messages.hostile import HOSTILE
from leverframe.conform.messages.variants import MESSAGE, TOOL_CALL, Form, Top, Variant
from leverframe.record.entries import Json

ORDER = "FC-PR-051"
"""The requirement on the order of the steps, which all steps cite."""
PER_COMBINATION = 10
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


@dataclass(frozen=True)
class Case:
    """A message, what is wrong with it, and what it is if nothing is.

    `reference` is the verdict of the machine; None if it depends on limits, which an implementation chooses.
    """

    name: str
    data: bytes = field(repr=False)
    faults: tuple[Fault, ...]
    form: Verdict
    reference: Validated | None = field(default=None, repr=False)
    examples: tuple[str, ...] = ()
    """The requirement to accept an example of the document, if it is one."""

    def __str__(self) -> str:
        return f"{_shown(self.data)} ({self.name})" if self.name else _shown(self.data)

    @property
    def kind(self) -> str:
        """What is wrong with it, in words."""
        valid = f"the document's {self.form}" if self.examples else f"a valid {self.form}"
        return " and ".join(dict.fromkeys(fault.kind for fault in self.faults)) or valid.replace("_", " ")

    def cites(self, step: int | None) -> tuple[str, ...]:
        """The requirements that the machine's step cites, beside those on the order of the steps."""
        if self.reference is None or step is None:
            return ()
        return tuple(name for line in self.reference.taken[step : step + 1] for name in line.cites if name != ORDER)

    @cached_property
    def demanded(self) -> tuple[Fault, ...]:
        """The faults for which the document demands a rejection."""
        return tuple(fault for fault in self.faults if not fault.choices)

    @cached_property
    def allowed(self) -> Allowed:
        """What the document allows."""
        steps = frozenset[int]().union(*(fault.steps for fault in self.faults))
        verdicts: list[Verdict] = []
        if not self.demanded:
            verdicts.append(self.form)
        if self.faults:
            verdicts.append("rejected")
        return Allowed(frozenset(verdicts), steps)


_MOST_SHOWN = 200


def cases(validation: Validation, registry: Registry) -> tuple[Case, ...]:
    """The messages for a registry of capabilities, without repetitions."""
    found = {case.data: case for case in _examples(validation, registry)}
    for number, facts in enumerate(validation.combinations):
        for case in _Combination(facts, registry, validation.of(facts)).cases(number):
            found.setdefault(case.data, case)
    for name, data, wrong in HOSTILE:
        found.setdefault(data, Case(name, data, wrong, "message"))
    return tuple(found.values())


def _examples(validation: Validation, registry: Registry) -> Iterator[Case]:
    """The examples of the document, as it writes them (lines 379-413)."""
    call = validation.of({**_SOUND, "names": "TOOL_CALL"})
    arguments = EXAMPLE["shell"].valid[0]
    message: Json = {"message": {"content": "Operation complete."}}
    yield Case("the document's example", _pretty(message), (), "message", validation.of(_SOUND), ("FC-PR-071",))
    if arguments in registry.get("shell", _NOTHING).valid:
        data = _pretty({"tool_call": {"tool": "shell", "args": dict(arguments)}})
        yield Case("the document's example", data, (), "tool_call", call, ("FC-PR-071",))
    neither = validation.of({**_SOUND, "names": "NEITHER", "foreign": True})
    yield Case("the document's example", _pretty({"execute": "rm -rf /"}), (faults.EXAMPLE,), "message", neither)


_NOTHING = Arguments(())
_SOUND: Facts = {
    "text": "SOUND",
    "names": "MESSAGE",
    "foreign": False,
    "shape": "SOUND",
    "tool": "READER",
    "arguments": "FOR_READER",
}


def _pretty(value: Json) -> bytes:
    return json.dumps(value, indent=2).encode()


class _Combination:
    """The messages with one combination of facts.

    Each fact has a list of variants. A message takes one from each list, and the lists turn at different speeds.
    """

    def __init__(self, facts: Facts, registry: Registry, reference: Validated) -> None:
        self._facts, self._reference = facts, reference
        names, shape = facts["names"], str(facts["shape"])
        self._calls = (
            _calls(registry, str(facts["tool"]), str(facts["arguments"])) if names in {"TOOL_CALL", "BOTH"} else _NONE
        )
        self._forms: Mapping[str, Sequence[Variant[Form]]] = {
            **({MESSAGE: variants.MESSAGE_FORMS[shape]} if names in {"MESSAGE", "BOTH"} else {}),
            **({TOOL_CALL: variants.CALL_FORMS[shape]} if names in {"TOOL_CALL", "BOTH"} else {}),
        }
        self._tops = variants.TOPS if facts["foreign"] else _PLAIN
        self._texts = variants.TEXTS[str(facts["text"])]

    def cases(self, offset: int) -> Iterator[Case]:
        """Every variant of a fact that alone is wrong, or of a message that is sound; a few of the other ones."""
        if not self._calls:
            return
        lists: list[Sequence[Variant[object]]] = [self._calls, *self._forms.values(), self._tops, self._texts]
        wrong = [len(each) for each in lists if each[0].fault is not None]
        longest = max(wrong or map(len, lists))
        alone = len(wrong) <= 1
        for number in range(longest if alone else min(PER_COMBINATION, longest)):
            case = self._case(number if alone else number + offset, alone=alone)
            if case is not None:
                yield case

    def _case(self, number: int, *, alone: bool) -> Case | None:
        call = _one(self._calls, number)
        tool, arguments = call.make
        forms = {name: _one(each, number) for name, each in self._forms.items()}
        top, text = _one(self._tops, number), _one(self._texts, number if alone else number // 2)
        node = top.make(tuple((name, form.make(tool, members(arguments))) for name, form in forms.items()))
        data = text.make(node)
        if data is None:
            return None
        chosen: list[Variant[object]] = [call, *forms.values(), top, text]
        wrong = [variant.fault for variant in chosen if variant.fault is not None]
        if self._facts["names"] in {"NEITHER", "BOTH"}:
            wrong.append(faults.BOTH if forms else faults.NEITHER)
        if faults.SURROGATE in wrong and self._facts["names"] == "MESSAGE":
            wrong[wrong.index(faults.SURROGATE)] = faults.SURROGATE_IN_CONTENT
        name = ", ".join(variant.what for variant in chosen if variant.what)
        form: Verdict = "tool_call" if self._facts["names"] == "TOOL_CALL" else "message"
        return Case(name, data, faults.present(wrong), form, self._reference)


Call = Variant[tuple[str, Mapping[str, Json]]]
"""The name of a capability, and its arguments."""
_NONE: Sequence[Call] = [Variant("", ("", {}))]
_PLAIN: Sequence[Variant[Top]] = [Variant("", lambda inside: inside)]


def _calls(registry: Registry, tool: str, arguments: str) -> Sequence[Call]:
    """Calls of the capabilities that are registered, or of others, with arguments that fit or do not.

    Without arguments that are known not to fit, there are none of the latter.
    """
    registered = tuple(registry)
    found: list[Call] = []
    for name, each in registry.items():
        fits = arguments == "FOR_READER"
        given = each.valid if fits else each.invalid
        match tool:
            case "READER":
                fault = None if fits else faults.INVALID_ARGUMENTS
                found += [Variant("", (name, one), fault) for one in given]
            case "WRITER":
                unknown = variants.unknown_tools(registered)
                found += [Variant(one.what, (one.make, given[0]), one.fault) for one in unknown if given]
            case _:
                alike = variants.lookalikes(name, registered)
                found += [Variant(one.what, (one.make, given[0]), one.fault) for one in alike if given]
    return found


V = TypeVar("V")


def _one(variants_of_a_fact: Sequence[Variant[V]], number: int) -> Variant[V]:
    return variants_of_a_fact[number % len(variants_of_a_fact)]


def _shown(data: bytes) -> str:
    text = data.decode("ascii", "backslashreplace")
    shown = "".join(one if one.isprintable() else one.encode("unicode_escape").decode() for one in text[:_MOST_SHOWN])
    return shown if len(text) <= _MOST_SHOWN else f"{shown}… ({len(data):,} bytes)"
