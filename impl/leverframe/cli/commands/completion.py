"""``leverframe completion``: the script by which a shell completes commands, systems, profiles and events."""

import click

SHELLS = ("bash", "zsh", "fish")


@click.command(name="completion")
@click.argument("shell", type=click.Choice(SHELLS))
def command(shell: str) -> None:
    """Print the completion script for a shell.

    \b
    bash:  eval "$(leverframe completion bash)"            in ~/.bashrc
    zsh:   eval "$(leverframe completion zsh)"             in ~/.zshrc
    fish:  leverframe completion fish > ~/.config/fish/completions/leverframe.fish
    """  # noqa: D301 -- click's mark is the character itself, not a backslash
    from click.shell_completion import get_completion_class

    from leverframe.cli import output as out
    from leverframe.cli.main import COMPLETION_VARIABLE, cli
    from leverframe.errors import InternalError

    complete = get_completion_class(shell)
    if complete is None:
        raise InternalError(f"click does not support completion for {shell}")
    out.write_text(complete(cli, {}, "leverframe", COMPLETION_VARIABLE).source())
