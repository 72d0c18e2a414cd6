"""``leverframe init-adapter``: an adapter to start from."""

from pathlib import Path

import click

from leverframe.cli import arguments

LANGUAGES = ("python", "typescript", "javascript", "go", "rust")


@click.command(name="init-adapter")
@click.argument("language", metavar="LANG", type=click.Choice(LANGUAGES))
@arguments.TARGET
@arguments.PROFILE
@click.option(
    "-d",
    "--directory",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path(),
    metavar="DIR",
    help="The directory for the files, which is created if necessary; default: the current one.",
)
def command(language: str, target: str, profile: str | None, directory: Path) -> None:
    """Write an adapter to start from.

    LANG is python, typescript, javascript, go or rust. The adapter has at most 60 lines and needs the standard library
    alone. It contains a tiny product, so 'leverframe doctor' passes at once: replace it by yours, then declare in the
    answer to 'start' what it can be given and what can be seen of it. Files that exist are not overwritten.
    """
    import shlex

    from leverframe import files
    from leverframe.cli import output as out
    from leverframe.cli.targets import load_one
    from leverframe.conform import adapters
    from leverframe.conform.vocabulary import Vocabulary
    from leverframe.observe.reading import interface_of

    declaration = load_one(target, profile)
    texts = adapters.files(language, Vocabulary(declaration, interface_of(declaration)))
    for name in texts:
        if (directory / name).exists():
            raise files.unwritable(f"{directory / name} exists", "name another directory with --directory")
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise files.unwritable(f"{directory}: {error.strerror}", "name another directory with --directory") from None
    for name, text in texts.items():
        out.save(out.checked(directory / name), text)
    written = " and ".join(str(directory / name) for name in texts)
    chosen = f" --profile {profile}" if profile else ""
    language_used = adapters.LANGUAGES[language]
    place = str(directory) if directory.is_absolute() else f"./{directory}"
    commands = [each.format(directory=shlex.quote(place.removesuffix("/."))) for each in language_used.commands]
    commands[-1] = f"leverframe doctor {shlex.quote(target)}{chosen} -- {commands[-1]}"
    out.write_text(f"Wrote {written}. Test it, and then replace the product in it:\n\n")
    out.write_text("".join(f"    {each}\n" for each in commands))
