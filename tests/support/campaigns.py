"""One suite of a campaign against a subject of a bundled system, and its verdict."""

import sys

from leverframe.conform.campaign import verdicts
from leverframe.conform.campaign.campaign import Campaign, Limits, conducted
from leverframe.conform.campaign.verdicts import Verdict
from leverframe.conform.subject.process import Process
from leverframe.conform.suite.running import Target
from leverframe.language import catalog
from leverframe.language.loader import load
from leverframe.observe.reading import interface_of

NAMES = ("kernel", "turn", "reug", "femtoclaw-runtime", "femtoclaw-protocol")
DECLARATIONS = {name: load(catalog.preferred(name, "reference").path) for name in NAMES}
INTERFACES = {name: interface_of(declaration) for name, declaration in DECLARATIONS.items()}
OURS = (sys.executable, "-m", "leverframe", "sut")


def judged(machine: str, *command: str, suite: str, disturbances: int = 0) -> Campaign:
    target = Target(DECLARATIONS[machine], INTERFACES[machine], lambda: Process(command), 30.0)
    return conducted(target, Limits(disturbances=disturbances, suites=(suite,)))


def overall(machine: str, campaign: Campaign) -> Verdict:
    return verdicts.overall(campaign, verdicts.judged(campaign, DECLARATIONS[machine]))[0]


def demanded(campaign: Campaign) -> dict[str, tuple[str, ...]]:
    """The requirements of each failure that is no difference from a mere choice, by its cause."""
    failures = (one for one in campaign.failures if one.sentence.demanded_by == "document")
    return {one.cause: one.sentence.requirements for one in failures}
