"""A kernel in Go: the correct one passes, and each planted fault is caught with the requirement that it breaks."""

import subprocess
from pathlib import Path

import pytest

from leverframe.conform.campaign import verdicts
from leverframe.conform.campaign.campaign import Campaign, Limits, conducted
from leverframe.conform.campaign.verdicts import Verdict
from leverframe.conform.subject.process import Process
from leverframe.conform.suite.running import Target
from leverframe.language import catalog
from leverframe.language.loader import load
from leverframe.observe.reading import interface_of
from tests.conform.subjects import STEADY

pytestmark = [pytest.mark.long, pytest.mark.needs("go")]
KERNEL = load(catalog.preferred("kernel", "reference").path)


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    built = tmp_path_factory.mktemp("go") / "steady"
    build = ["go", "build", "-o", built, STEADY]
    subprocess.run(build, check=True, capture_output=True)
    return built


def judged(program: Path, *faults: str) -> tuple[Campaign, Verdict]:
    target = Target(KERNEL, interface_of(KERNEL, None), lambda: Process((str(program), *faults)), 30.0)
    campaign = conducted(target, Limits(disturbances=0))
    return campaign, verdicts.overall(campaign, verdicts.judged(campaign, KERNEL))[0]


def test_a_correct_kernel_gives_no_false_alarm(program: Path) -> None:
    campaign, verdict = judged(program)
    assert (campaign.failures, verdict) == ((), Verdict.PASS)
    assert sum(result.tried for result in campaign.results) > 20


CAUGHT = {
    "first-match": ("path: ARBITRATING → EXECUTING, in place of DECIDED_DENY", "KRN-011"),
    "late-record": ("order: the effect call in ARBITRATING, in place of DECIDED_ALLOW_WITH_TOOL", "KRN-027"),
    "one-record": ("records: AUDITING → IDLE by AUDIT_WRITTEN, in place of REQUEST_SUBMITTED", "KRN-027"),
    "sticks": ("path: VALIDATING → AUDITING, in place of VALIDATION_PASSED", "KRN-008"),
    "refusal-changes": ("state: the end in BOOTING, which nothing allows", "KRN-020"),
    "second-boot": ("outcome: boot is accepted in HALTED, which nothing allows", "KRN-020"),
    "call-twice": ("effects: the effect call, which nothing allows", "KRN-014"),
    "no-call": ("effects: the end, in place of DECIDED_ALLOW_WITH_TOOL", "KRN-014"),
    "other-tool": ("order: the effect call in EXECUTING, in place of DECIDED_ALLOW_WITH_TOOL", "KRN-014"),
}
"""Of each fault: a cause among those reported, and a requirement that it breaks."""


@pytest.mark.parametrize("fault", CAUGHT)
def test_a_planted_fault_is_caught_with_its_requirement(fault: str, program: Path) -> None:
    cause, requirement = CAUGHT[fault]
    campaign, verdict = judged(program, fault)
    found = {one.cause: one.sentence.requirements for one in campaign.failures}
    assert cause in found, found
    assert requirement in found[cause]
    assert verdict is Verdict.FAIL
