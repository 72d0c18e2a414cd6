"""The JSON Schemas of reports, docs/NAME.schema.json: what a report has is what its schema says, and nothing else."""

import functools
import json
from typing import Any

import jsonschema

from tests.run import ROOT


@functools.cache
def _validator(name: str) -> jsonschema.Draft7Validator:
    schema = json.loads((ROOT / "docs" / f"{name}.schema.json").read_text("utf-8"))
    jsonschema.Draft7Validator.check_schema(schema)
    return jsonschema.Draft7Validator(schema)


def report(name: str, text: str) -> Any:  # noqa: ANN401 # pyright: ignore[reportExplicitAny] -- a report in JSON
    """The report in a text, if it has its schema."""
    document = json.loads(text)
    _validator(name).validate(document)
    return document
