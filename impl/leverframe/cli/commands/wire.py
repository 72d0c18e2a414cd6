"""``leverframe wire``: the protocol between the runner and an adapter."""

import json
from pathlib import Path

import click

from leverframe.cli import arguments
from leverframe.cli.main import Group

COMMANDS = ("start", "reset", "step", "run", "cycle", "message", "advance", "crash", "restart", "settle", "stop")


@click.group(name="wire", cls=Group)
def command() -> None:
    """Describe the wire protocol of adapters.

    An adapter reads one JSON object a line from standard input, and answers each with one on standard output.
    """


@command.command()
@click.argument("kind", type=click.Choice(["messages", "requests", "answers", *COMMANDS]), default="messages")
@arguments.output("Write the schema to a file")
def schema(kind: str, output: Path | None) -> None:
    """Print the JSON Schema of the messages.

    The default is the schema of any message. With the name of a command, such as 'step', it is the schema of the
    answers to this command.
    """
    from leverframe.cli import output as out
    from leverframe.conform.wire.schema import schema_of_answers, schema_of_messages, schema_of_requests

    target = out.checked(output) if output else None
    match kind:
        case "messages":
            found = schema_of_messages()
        case "requests":
            found = schema_of_requests()
        case "answers":
            found = schema_of_answers()
        case _:
            found = schema_of_answers(kind)
    text = json.dumps(found, ensure_ascii=False, indent=2) + "\n"
    if target is None:
        out.write_data(text)
    else:
        out.save(target, text)
