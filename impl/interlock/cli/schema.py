"""``interlock schema``: the JSON Schema that editors check declarations with."""

import json
from pathlib import Path

import click


@click.command(name="schema")
@click.option("-o", "--output", type=click.Path(path_type=Path), metavar="FILE", help="Write the schema to a file.")
def command(output: Path | None) -> None:
    """Print the JSON Schema of declarations.

    It is derived from the models that read them (draft 7). An editor with a YAML language server uses it where a file
    begins with '# yaml-language-server: $schema=declaration.schema.json'.
    """
    from interlock.cli import output as out
    from interlock.language.schema import json_schema

    target = out.checked(output) if output else None
    text = json.dumps(json_schema(), ensure_ascii=False, indent=2) + "\n"
    if target is None:
        out.write_data(text)
    else:
        out.save(target, text)
