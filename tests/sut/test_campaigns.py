"""The served systems as any subject: each passes every suite, in a process of its own."""

import pytest

from leverframe.conform.campaign import verdicts
from leverframe.conform.campaign.verdicts import Verdict
from tests.support.campaigns import DECLARATIONS, OURS, judged

LONG = pytest.mark.long
JUDGED = {"FC-SM-006", "FC-SM-013", "FC-SM-018", "FC-SM-023", "FC-SM-027", "FC-SM-029", "FC-SM-033", "FC-SM-040"}


@pytest.mark.parametrize(
    ("system", "suite", "disturbances", "least"),
    [
        ("femtoclaw-runtime", "cycles", 0, 80),
        pytest.param("femtoclaw-runtime", "cycles", 1, 3_200, marks=LONG),
        pytest.param("femtoclaw-runtime", "clock", 0, 20, marks=LONG),
        pytest.param("femtoclaw-runtime", "repeats", 0, 50, marks=LONG),
    ],
)
def test_a_system_of_ours_passes(system: str, suite: str, disturbances: int, least: int) -> None:
    campaign = judged(system, *OURS, system, suite=suite, disturbances=disturbances)
    assert campaign.trouble is None
    assert not campaign.failures
    assert not campaign.unsteady
    (result,) = campaign.results
    assert result.ran["passed"] >= least
    found = {one.name: one.verdict for one in verdicts.judged(campaign, DECLARATIONS[system])}
    assert Verdict.FAIL not in found.values()
    if suite == "cycles":
        assert {found[name] for name in JUDGED} == {Verdict.PASS}
