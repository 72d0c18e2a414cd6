"""``leverframe schema``: the JSON Schema with which editors check declarations."""

import json
from pathlib import Path

import click

from leverframe.cli import arguments


@click.command(name="schema")
@click.argument(
    "kind",
    type=click.Choice(
        ["declaration", "properties", "interface", "mapping", "requirements", "findings", "sources", "vectors"]
    ),
    default="declaration",
)
@arguments.output("Write the schema to a file")
def command(kind: str, output: Path | None) -> None:
    """Print the JSON Schema of declarations.

    The other kinds are for further properties, interface.yaml, mappings of logs, requirements.yaml, findings.yaml and
    sources.yaml, and for the files that 'leverframe vectors' writes. The schemas (draft 7) are derived from the models
    of the files. An editor with a YAML language server uses one if the file begins with
    '# yaml-language-server: $schema=declaration.schema.json'.
    """
    from leverframe.cli import output as out
    from leverframe.conform.vectors.format import schema_of_vectors
    from leverframe.language.draft_7 import json_schema
    from leverframe.language.interface import InterfaceModel
    from leverframe.language.mapping import MappingModel
    from leverframe.language.schema import DeclarationModel, Model, PropertiesModel
    from leverframe.language.traceability import CatalogueModel, FindingsModel, SourcesModel

    models: dict[str, type[Model]] = {
        "declaration": DeclarationModel,
        "properties": PropertiesModel,
        "interface": InterfaceModel,
        "mapping": MappingModel,
        "requirements": CatalogueModel,
        "findings": FindingsModel,
        "sources": SourcesModel,
    }
    target = out.checked(output) if output else None
    schema = json_schema(models[kind]) if kind in models else schema_of_vectors()
    text = json.dumps(schema, ensure_ascii=False, indent=2) + "\n"
    if target is None:
        out.write_data(text)
    else:
        out.save(target, text)
