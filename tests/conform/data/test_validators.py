"""Validators that are not ours: correct ones of two shapes pass, and each planted fault breaks its requirement."""

import base64
import sys
from collections.abc import Callable, Mapping

import pytest

from leverframe.conform.campaign import verdicts
from leverframe.conform.campaign.campaign import Campaign, Limits, conducted
from leverframe.conform.campaign.verdicts import Verdict
from leverframe.conform.subject.process import Process
from leverframe.conform.suite.running import Target
from leverframe.errors import ExitCode
from leverframe.language import catalog
from leverframe.language.loader import load
from leverframe.observe.reading import interface_of
from tests.conform.subjects import PROTOCOL_MJS, PROTOCOL_PY
from tests.support.budget import long_unless
from tests.support.campaigns import demanded
from tests.support.desk import Answer, Desk, report

NODE = pytest.mark.needs("node")
DECLARATION = load(catalog.preferred("femtoclaw-protocol", "reference").path)
INTERFACE = interface_of(DECLARATION, None)
COMMANDS = {"py": (sys.executable, str(PROTOCOL_PY)), "mjs": ("node", str(PROTOCOL_MJS))}


def judged(*command: str, seconds: float = 30.0) -> Campaign:
    return conducted(Target(DECLARATION, INTERFACE, lambda: Process(command), seconds), Limits())


UNFIT = "FC-PR-041", "FC-PR-046", "FC-PR-047"
SHAPES = [("py",), ("py", "bare", "no-step"), pytest.param(("mjs",), marks=NODE)]


@pytest.mark.parametrize("shape", SHAPES, ids=" ".join)
def test_a_correct_validator_of_another_shape_gives_no_false_alarm(shape: tuple[str, ...]) -> None:
    campaign = judged(*COMMANDS[shape[0]], *shape[1:])
    found = verdicts.judged(campaign, DECLARATION)
    assert demanded(campaign) == {}
    assert verdicts.overall(campaign, found)[0] is Verdict.PASS
    passed = {one.name for one in found if one.verdict is Verdict.PASS}
    assert {"FC-PR-006", "FC-PR-007", "FC-PR-014", "FC-PR-022", "FC-PR-033", "FC-PR-045", "FC-PR-071"} <= passed
    absent = {one.name: one.reason for one in found if one.verdict is Verdict.NOT_APPLICABLE}
    assert absent == (
        {
            **dict.fromkeys(UNFIT, "the subject declares no arguments that do not fit"),
            "FC-PR-051": "the subject does not name the step that decided",
        }
        if "bare" in shape
        else {}
    )


CAUGHT: dict[tuple[str, str], tuple[str, set[str]]] = {
    ("py", "duplicates"): ("verdict: accepted, for a duplicate name", {"FC-PR-007"}),
    ("py", "sticks"): ("again: a rejection in place of a tool call, behind other messages", {"FC-PR-014"}),
    ("py", "repeated"): ("again: a tool call in place of a rejection, behind other messages", {"FC-PR-063"}),
    ("py", "learns"): ("again: a tool call in place of a rejection, behind other messages", {"FC-PR-052"}),
    ("py", "mark"): ("verdict: accepted, for a byte-order mark", {"FC-PR-022"}),
    ("py", "bytes"): ("verdict: accepted, for bytes that are not UTF-8", {"FC-PR-022"}),
    ("py", "trailing"): ("verdict: accepted, for text after the end", {"FC-PR-007", "FC-PR-020"}),
    ("py", "fence"): ("verdict: accepted, for prose", {"FC-PR-005"}),
    ("py", "lenient"): ("verdict: accepted, for a text that is not JSON", {"FC-PR-020"}),
    ("py", "numbers"): ("step: a number that JSON does not have, at another step", {"FC-PR-051"}),
    ("py", "any-case"): ("verdict: accepted, for an unknown name at the top level", {"FC-PR-023"}),
    ("py", "open"): ("verdict: accepted, for an unknown name at the top level", {"FC-PR-025"}),
    ("py", "both"): ("verdict: accepted, for both forms", {"FC-PR-018", "FC-PR-024"}),
    ("py", "prose"): ("verdict: a tool call, for a valid message", {"FC-PR-005", "FC-PR-032"}),
    ("py", "inside"): ("verdict: accepted, for an unknown name about execution inside the form", {"FC-PR-025"}),
    ("py", "surrogates"): ("verdict: accepted, for an unpaired surrogate in the content", {"FC-PR-031"}),
    ("py", "string"): ("verdict: accepted, for arguments inside a string", {"FC-PR-042"}),
    ("py", "names"): ("verdict: accepted, for a name that looks like that of a capability", {"FC-PR-044"}),
    ("py", "arguments"): ("verdict: accepted, for arguments that do not fit the capability", {"FC-PR-047"}),
    ("py", "step"): ("step: arguments that do not fit the capability, at another step", {"FC-PR-051"}),
    ("py", "refuses"): ("verdict: a rejection, for the document's tool call", {"FC-PR-046", "FC-PR-071"}),
    ("py", "dies"): ("the subject crashes: exit code 9", {"FC-PR-006"}),
    ("mjs", "proto"): ("verdict: accepted, for a capability that is not registered", {"FC-PR-010", "FC-PR-045"}),
    ("mjs", "regex"): ("again: a rejection in place of a tool call, behind other messages", {"FC-PR-014"}),
    ("mjs", "duplicates"): ("verdict: accepted, for a duplicate name", {"FC-PR-007"}),
    ("mjs", "mark"): ("verdict: accepted, for a byte-order mark", {"FC-PR-022"}),
    ("mjs", "bytes"): ("verdict: accepted, for bytes that are not UTF-8", {"FC-PR-022"}),
    ("mjs", "first-form"): ("verdict: accepted, for both forms", {"FC-PR-024"}),
    ("mjs", "loose"): ("verdict: accepted, for a content that is no string", {"FC-PR-030"}),
    ("mjs", "surrogates"): ("verdict: accepted, for an unpaired surrogate in the content", {"FC-PR-031"}),
    ("mjs", "rest"): ("verdict: accepted, for an unknown name about execution inside the form", {"FC-PR-025"}),
    ("mjs", "hangs"): ("the subject hangs: no answer within 3 s", {"FC-PR-006"}),
}
"""Of each fault: a cause among those reported, and requirements that it breaks."""
QUICK = {("py", "duplicates"), ("py", "sticks"), ("py", "dies")}


@pytest.mark.needs("node")
@pytest.mark.parametrize("planted", long_unless(CAUGHT, QUICK.__contains__), ids="-".join)
def test_a_planted_fault_is_caught_with_its_requirement(planted: tuple[str, str]) -> None:
    language, fault = planted
    cause, requirements = CAUGHT[planted]
    campaign = judged(*COMMANDS[language], fault, seconds=3.0 if fault == "hangs" else 30.0)
    found = demanded(campaign)
    assert cause in found, found
    assert requirements <= set(found[cause])
    failed = {one.name for one in verdicts.judged(campaign, DECLARATION) if one.verdict is Verdict.FAIL}
    assert requirements <= failed
    (failure,) = (one for one in campaign.failures if one.cause == cause)
    assert len(failure.run) <= 3


def test_a_budget_leaves_no_pass_to_what_was_not_tried() -> None:
    target = Target(DECLARATION, INTERFACE, lambda: Process(COMMANDS["py"]), 30.0)
    campaign = conducted(target, Limits(tests={"messages": (40,)}))
    (result,) = campaign.results
    assert (result.tried, result.ran["not reached"] > 1_000) == (40, True)
    judged = {one.name: one.verdict for one in verdicts.judged(campaign, DECLARATION)}
    directed = {name: one for name, one in result.directed.items() if one.groups}
    passed = {name for name, one in directed.items() if one.passed == one.tests}
    assert passed < directed.keys()
    assert {name for name in directed if judged[name] is Verdict.PASS} == passed


CAPABILITIES = {"shell": {"valid": [{"bin": "echo", "argv": ["Hello"]}], "invalid": [{"bin": "rm"}, {}]}}
CALLS: Mapping[str, Callable[[bytes], str]] = {
    "all are messages": lambda _: "message",
    "all are calls": lambda _: "tool_call",
    "none is valid": lambda _: "rejected",
    "whatever has braces is a message": lambda data: "message" if data.strip()[:1] == b"{" else "rejected",
    "whatever names a call is one": lambda data: "tool_call" if b'"tool_call"' in data else "rejected",
}
"""Validators that look at next to nothing, and what each of them does as demanded all the same."""
ANSWERED = {
    "whatever has braces is a message": {"FC-PR-022", "FC-PR-033"},
    "whatever names a call is one": {"FC-PR-022", "FC-PR-041", "FC-PR-072"},
}


@pytest.mark.parametrize(
    "capabilities",
    long_unless([None, CAPABILITIES, {}], lambda one: one is CAPABILITIES),
    ids=["example", "declared", "none"],
)
@pytest.mark.parametrize("step", long_unless([None, 1, 6], {None, 6}.__contains__))
@pytest.mark.parametrize("lazy", CALLS)
def test_a_verdict_on_all_messages_is_no_evidence(lazy: str, step: int | None, capabilities: Answer | None) -> None:
    """A rejection shows something if a valid message of its form is accepted, and an acceptance if one is rejected."""

    class Validator(Desk):
        def answer(self, request: Answer) -> Answer:
            match request["cmd"]:
                case "start":
                    named = {"ok": True, "protocol": 1, "implementation": {"name": "lazy"}, "modes": ["messages"]}
                    return named | ({} if capabilities is None else {"capabilities": capabilities})
                case "message":
                    verdict = CALLS[lazy](base64.b64decode(request["bytes_base64"]))
                    return {"verdict": verdict} | ({} if step is None else {"step": step})
                case _:
                    return {"ok": True}

    found = report(Validator, DECLARATION, INTERFACE)
    assert found.exit_code is ExitCode.VIOLATED
    assert {one.name for one in found.by_verdict(Verdict.PASS)} <= ANSWERED.get(lazy, set())
