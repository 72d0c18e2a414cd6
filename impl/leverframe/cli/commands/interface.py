"""``leverframe interface``: how the world sees a machine."""

from pathlib import Path

import click

from leverframe.cli import arguments


@click.command(name="interface")
@arguments.TARGET
@arguments.PROFILE
@arguments.output("Write the interface to a file")
def command(target: str, profile: str | None, output: Path | None) -> None:
    """Print the interface of a machine, to be edited.

    The interface says what a view may show of the machine: records and their fields, signals, effects. It is
    NAME.interface.yaml beside NAME.yaml, or interface.yaml beside reference.yaml. Without such a file, everything is
    derived from the declaration, and everything can be seen.
    """
    from leverframe.cli import output as out
    from leverframe.cli.targets import load_one
    from leverframe.observe.reading import interface_of
    from leverframe.observe.writing import written

    file = out.checked(output, (target,)) if output else None
    text = written(interface_of(load_one(target, profile)))
    if file is None:
        out.write_data(text)
    else:
        out.save(file, text)
