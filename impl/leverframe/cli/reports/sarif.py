"""A report as SARIF 2.1.0 (OASIS, 2020) for code scanning: the unexpected and unknown verdicts, with their places.

Expected verdicts are not results here: SARIF lists what someone should look at. A rule's id is
``system.profile.property``, since a slash would divide a rule into sub-rules (§3.49.3).
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from urllib.parse import quote

from leverframe import __version__
from leverframe.check.verdict import ClaimKind, Report, Result
from leverframe.cli.reports import words
from leverframe.cli.reports.tally import tally

Value = None | bool | int | str | Sequence["Value"] | Mapping[str, "Value"]

_SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
_GUID = "1b8713e2-92dd-459b-beac-b97d0913d899"
"""The identifier of the tool in all its versions (§3.19.6).

It is also the tool's ``informationUri`` (§3.19.17), as a URN (RFC 9562): the tool has no page of its own, another page
would mislead, and Microsoft's validator warns without that property (SARIF2005).
"""

_SHOWS = "it shows the claim, its verdict, what it assumes, and the run that shows a failure"


def render(reports: Sequence[Report]) -> str:
    """Return a differing verdict as an error, an unknown one as a warning."""
    whole = tally(reports)
    found = (*whole.differing, *whole.unknown)
    rules = {_rule_id(result): _rule(result) for result in found}
    index = {name: number for number, name in enumerate(rules)}
    return document(tuple(rules.values()), [_result(result, index[_rule_id(result)]) for result in found])


def document(rules: Sequence[Value], results: Sequence[Value]) -> str:
    """Return a run of this tool, with its rules and results."""
    whole: Value = {
        "$schema": _SCHEMA,
        "version": "2.1.0",
        "runs": [
            {
                "tool": {"driver": _driver(rules)},
                "columnKind": "unicodeCodePoints",
                "originalUriBaseIds": {"SRCROOT": {"uri": f"{Path.cwd().as_uri()}/"}},
                "results": results,
            }
        ],
    }
    return json.dumps(whole, ensure_ascii=False, indent=2) + "\n"


def _driver(rules: Sequence[Value]) -> Value:
    version = {"version": __version__, "semanticVersion": __version__}
    return {"guid": _GUID, "name": "Leverframe", **version, "informationUri": f"urn:uuid:{_GUID}", "rules": rules}


def _rule_id(result: Result) -> str:
    return f"{result.declaration.machine}.{result.declaration.profile}.{result.name}"


def _rule(result: Result) -> Value:
    why = f"leverframe why {words.address(result)}"
    return {
        "id": _rule_id(result),
        "shortDescription": {
            "text": sentence(
                words.flat(
                    result.doc
                    or (words.capital(result.formula) if result.kind is ClaimKind.BUILTIN else result.formula)
                )
            )
        },
        "fullDescription": {"text": sentence(f"Claimed: {words.flat(result.formula)}")},
        "help": {"text": f"Run '{why}': {_SHOWS}.", "markdown": f"Run `{why}`: {_SHOWS}."},
        "properties": {"kind": result.kind.value, "requirements": list(result.cites)},
    }


def sentence(text: str) -> str:
    """Return a text that ends as a sentence."""
    return text if text.endswith((".", "!", "?")) else f"{text}."


def _result(result: Result, index: int) -> Value:
    region: dict[str, Value] = {"startLine": words.line(result)}
    place = words.place(result)
    if place is not None:
        region |= {"startColumn": place.column, "endColumn": place.column + place.length}
    return {
        "ruleId": _rule_id(result),
        "ruleIndex": index,
        "level": "warning" if result.inconclusive else "error",
        "message": {"text": sentence(f"{words.headline(result)}\n{words.detail(result)}{_settings(result)}")},
        "locations": [{"physicalLocation": {"artifactLocation": artifact(words.file(result)), "region": region}}],
    }


def _settings(result: Result) -> str:
    declaration = result.declaration
    return f"\nWith {words.settings(declaration)}" if declaration.overridden else ""


def artifact(path: str) -> Value:
    """Return the place of a file, relative to the current directory if it is below it."""
    below = words.below_here(path)
    if below is not None:
        return {"uri": quote(below), "uriBaseId": "SRCROOT"}
    return {"uri": Path(path).absolute().as_uri()}
