"""Small machines in YAML, and the verdicts on claims about them."""

import textwrap
from collections.abc import Mapping

import yaml

from leverframe.check.checker import check
from leverframe.check.verdict import Fails, Report, Result
from leverframe.language.declaration import Declaration
from leverframe.language.loader import loads

Under = str | Mapping[str, object]


def declare(body: str, **properties: Mapping[str, object]) -> Declaration:
    """The declaration with this body and these properties; ``no_loss`` becomes the id ``no-loss``."""
    claims = [{"id": name.replace("_", "-"), **claim} for name, claim in properties.items()]
    header = "leverframe: 1\nmachine: small\nprofile: document\n"
    return loads(header + textwrap.dedent(body) + "\n" + yaml.safe_dump({"properties": claims}))


def report(body: str, **properties: Mapping[str, object]) -> Report:
    """The report on a machine."""
    return check(declare(body, **properties))


def words(body: str) -> Mapping[str, str]:
    """The verdicts of the built-in checks."""
    return {result.name: result.word for result in report(body).results}


def result(body: str, claim: Mapping[str, object]) -> Result:
    """The result for one property."""
    return report(body, claim=claim).results[-1]


def holds(body: str, ctl: str, under: Under = "progress") -> bool:
    """Return whether a formula holds; an unknown verdict is an error."""
    word = result(body, {"ctl": ctl, "under": under}).word
    assert word in {"holds", "fails"}
    return word == "holds"


def steps(found: Result) -> tuple[list[str | None], list[str | None]]:
    """The events of a counterexample: of its prefix and of its loop."""
    assert isinstance(found.verdict, Fails)
    assert found.verdict.trace is not None
    prefix, loop = found.verdict.trace.prefix, found.verdict.trace.loop
    return [step.event for step in prefix[1:]], [step.event for step in loop]
