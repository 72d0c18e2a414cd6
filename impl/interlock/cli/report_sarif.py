"""A report as SARIF 2.1.0 (OASIS, 2020), for code scanning: what differs from its expectation or is unknown, and where.

Verdicts as expected are no results here: SARIF lists what someone should look at. The notation of a rule's id is
``system/profile/property``.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from urllib.parse import quote

from interlock import __version__
from interlock.check.verdict import Report, Result
from interlock.cli import words
from interlock.cli.tally import tally

Value = None | bool | int | str | Sequence["Value"] | Mapping[str, "Value"]

_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"


def render(reports: Sequence[Report]) -> str:
    """A verdict that differs is an error, an unknown one a warning."""
    whole = tally(reports)
    found = (*whole.differing, *whole.unknown)
    rules = {_rule_id(result): _rule(result) for result in found}
    index = {name: number for number, name in enumerate(rules)}
    document: Value = {
        "$schema": _SCHEMA,
        "version": "2.1.0",
        "runs": [
            {
                "tool": {"driver": {"name": "Interlock", "version": __version__, "rules": list(rules.values())}},
                "columnKind": "unicodeCodePoints",
                "originalUriBaseIds": {"SRCROOT": {"uri": f"{Path.cwd().as_uri()}/"}},
                "results": [_result(result, index[_rule_id(result)]) for result in found],
            }
        ],
    }
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


def _rule_id(result: Result) -> str:
    return f"{result.declaration.machine}/{result.declaration.profile}/{result.name}"


def _rule(result: Result) -> Value:
    return {
        "id": _rule_id(result),
        "shortDescription": {"text": words.flat(result.doc or result.formula)},
        "fullDescription": {"text": f"Claimed: {words.flat(result.formula)}"},
        "properties": {"kind": result.kind.value, "requirements": list(result.cites)},
    }


def _result(result: Result, index: int) -> Value:
    region: dict[str, Value] = {"startLine": words.line(result)}
    place = words.place(result)
    if place is not None:
        region |= {"startColumn": place.column, "endColumn": place.column + place.length}
    return {
        "ruleId": _rule_id(result),
        "ruleIndex": index,
        "level": "warning" if result.inconclusive else "error",
        "message": {"text": f"{words.headline(result)}\n{words.detail(result)}"},
        "locations": [{"physicalLocation": {"artifactLocation": _artifact(result.declaration.path), "region": region}}],
    }


def _artifact(path: str) -> Value:
    below = words.below_here(path)
    if below is not None:
        return {"uri": quote(below), "uriBaseId": "SRCROOT"}
    return {"uri": Path(path).absolute().as_uri()}
