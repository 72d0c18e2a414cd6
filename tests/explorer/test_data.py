"""What the page has as data, beside what is behind it: each part of a catalogue, and which runs are the shortest."""

from dataclasses import replace

import pytest

from leverframe.check.checker import check
from leverframe.check.verdict import Fails
from leverframe.explorer.catalogues import catalogue
from leverframe.explorer.claims import claims
from leverframe.explorer.values import flat
from leverframe.language.loader import loads
from leverframe.traceability.records import read
from tests.run import ROOT

BULB = """
leverframe: 1
machine: bulb
profile: draft
states: {OFF: {initial: true, quiescent: true}, LIT: {quiescent: true}}
events: {PRESS: {by: input}}
transitions: [{from: OFF, on: PRESS, to: LIT}, {from: LIT, on: PRESS, to: OFF}]
properties: [{id: dark, always: not LIT, expect: fails}, {id: some, always: OFF or LIT}]
"""


def test_a_run_is_called_the_shortest_only_if_it_is() -> None:
    report = check(loads(BULB))
    for shortest in (True, False):
        results = tuple(
            replace(one, verdict=replace(one.verdict, shortest=shortest)) if isinstance(one.verdict, Fails) else one
            for one in report.results
        )
        shown = {one["name"]: one for one in claims(replace(report, results=results), {}) if isinstance(one, dict)}
        assert shown["dark"]["run"] is not None
        assert (shown["dark"]["shortest"], shown["some"]["shortest"]) == (shortest, False)


@pytest.mark.parametrize("folder", sorted(path.parent.name for path in ROOT.glob("spec/*/findings.yaml")))
def test_all_that_a_catalogue_says_is_on_the_page(folder: str) -> None:
    book = read(ROOT / "spec" / folder)
    found = catalogue(book, (), folder)
    assert isinstance(found, dict)
    findings = [
        {
            "id": one.name,
            "lines": one.lines,
            "problem": flat(one.problem),
            "resolution": flat(one.resolution),
            "shows": [],
            "resolves": [],
            "amendment": one.amendment and flat(one.amendment),
            "unshown": one.unshown and flat(one.unshown),
            "planned": one.planned,
            "tests": [*one.tested_by],
        }
        for one in book.findings
    ]
    assert found["findings"] == [{k: v for k, v in one.items() if v or k in SHOWN} for one in findings]
    requirements = found["requirements"]
    assert isinstance(requirements, list)
    told = [
        (one["id"], one.get("tests", []), one.get("mutants", []), one.get("note"), one.get("excluded"))
        for one in requirements
        if isinstance(one, dict)
    ]
    assert told == [
        (
            one.name,
            [*one.tested_by],
            [*one.demonstrated_by],
            (one.note and flat(one.note)) or None,
            (one.excluded and flat(one.excluded)) or None,
        )
        for one in book.requirements
    ]


SHOWN = {"id", "lines", "problem", "resolution", "shows", "resolves"}
"""What is there although it may be empty."""
