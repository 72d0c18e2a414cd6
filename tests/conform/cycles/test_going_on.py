"""After a failure in records alone, a campaign goes on, and all dimensions are judged behind it."""

import functools
import runpy
from collections.abc import Callable
from typing import Any, Protocol, cast

import pytest

import leverframe
from leverframe.conform.campaign.campaign import Limits, conducted
from leverframe.conform.campaign.report import Report
from leverframe.conform.campaign.verdicts import Verdict
from leverframe.conform.suite.running import Target
from leverframe.observe.reading import interface_of
from leverframe.testing.in_process import InProcess
from tests.conform.subjects import PLAIN
from tests.support.budget import every_third

KERNEL = leverframe.load("kernel").declaration
Json = dict[str, Any]  # pyright: ignore[reportExplicitAny] -- messages in JSON


class Answers(Protocol):
    """The adapter of another program."""

    def answer(self, asked: Json) -> Json:
        """Answer a request."""
        ...


MAKE = cast("Callable[[list[str]], Answers]", runpy.run_path(str(PLAIN))["Adapter"])


class Adapter:
    """A kernel in process: the record of its boot has a field that it must not have. It may have another fault, too."""

    def __init__(self, fault: str, hidden: frozenset[str]) -> None:
        self._adapter, self._hidden = MAKE([fault]), hidden

    def start(self) -> Json:
        told = self._adapter.answer({"cmd": "start"})
        return {**told, "observes": [name for name in told["observes"] if name not in self._hidden]}

    def reset(self, config: Json, policy: object = None) -> Json:
        return self._shown(self._adapter.answer({"cmd": "reset", "config": config, "policy": policy}))

    def cycle(self, stimulus: str, data: Json, plan: list[object]) -> Json:
        answer = self._adapter.answer({"cmd": "cycle", "stimulus": stimulus, "data": data, "plan": plan})
        if stimulus == "boot":
            answer["trace"] = [{"record": {**one["record"], "tool": "grep"}} for one in answer["trace"]]
        return self._shown(answer)

    def _shown(self, answer: Json) -> Json:
        return {name: value for name, value in answer.items() if name not in self._hidden}


@functools.cache
def judged(fault: str = "", *hidden: str) -> Report:
    interface = interface_of(KERNEL)
    target = Target(KERNEL, interface, lambda: InProcess(lambda: Adapter(fault, frozenset(hidden))), 30.0)
    campaign = conducted(target, Limits(disturbances=0))
    return Report(KERNEL, interface, (), campaign, {}, strict=False, disturbances=0)


def causes(report: Report) -> set[str]:
    return {one.cause for one in report.failures}


ENDS = (("IDLE", "LOADED"), ("HALTED", "FAILED"))


def test_what_lies_behind_a_wrong_record_is_judged() -> None:
    report = judged()
    assert not report.campaign.unsteady
    assert causes(report) == {f"records: BOOTING → {end[0]}, in place of CONFIG_{end[1]}" for end in ENDS}
    found = {one.name: one.verdict for one in report.requirements}
    assert {found[name] for name in ("KRN-005", "KRN-008", "KRN-011", "KRN-014")} == {Verdict.PASS}
    assert [one.ran["not reached"] for one in report.campaign.results] == [0, 0]


@pytest.mark.parametrize("fault", every_third(["other-tool", "call-twice", "one-record", "first-match"]))
def test_a_fault_behind_it_is_found_in_each_dimension(fault: str) -> None:
    """Those of the effects, of the records, and of both."""
    report = judged(fault)
    assert not report.campaign.unsteady
    assert causes(report) > causes(judged())


def test_nothing_passes_behind_it_if_nobody_knows_the_state() -> None:
    report = judged("", "state")
    found = {one.name: one.verdict for one in report.requirements}
    assert found["KRN-014"] is Verdict.INCONCLUSIVE
    assert report.campaign.results[0].ran["not reached"] > 0
