"""``interlock completion``: the script that makes a shell complete commands, systems, profiles and events."""

import click

SHELLS = ("bash", "zsh", "fish")


@click.command(name="completion")
@click.argument("shell", type=click.Choice(SHELLS))
def command(shell: str) -> None:
    """Print the completion script for a shell.

    \b
    bash:  eval "$(interlock completion bash)"            in ~/.bashrc
    zsh:   eval "$(interlock completion zsh)"             in ~/.zshrc
    fish:  interlock completion fish > ~/.config/fish/completions/interlock.fish
    """  # noqa: D301 -- click's mark is the character, and no backslash
    from click.shell_completion import get_completion_class

    from interlock.cli import output as out
    from interlock.cli.main import COMPLETION_VARIABLE, cli
    from interlock.errors import InternalError

    complete = get_completion_class(shell)
    if complete is None:
        raise InternalError(f"click cannot complete for {shell}")
    out.write_text(complete(cli, {}, "interlock", COMPLETION_VARIABLE).source())
