"""The entry point of the command line: finds commands by name, turns errors into exit codes.

This module imports only click and the standard library, so ``leverframe --help`` answers at once: a table has the names
and short help of the commands, and a command's module is imported when the command is called.

    0     every verdict is as expected
    1     a verdict differs, or an event was refused
    2     usage or bad input
    3     inconclusive
    101   an internal error
    130   interrupted (Ctrl-C), as in shells
    141   the reader of stdout has gone, as in shells
"""

import errno
import gc
import importlib
import io
import keyword
import os
import shutil
import signal
import sys
from collections.abc import Iterable, Mapping, Sequence
from types import FrameType
from typing import ClassVar, NoReturn, TextIO

import click

from leverframe import __version__

COMMANDS: Mapping[str, str] = {
    "init": "Begin a declaration, with questions or a drawing.",
    "check": "Decide every claim of the declarations.",
    "prove": "Prove what can be proved, and write certificates.",
    "why": "Explain a requirement, finding or property in full.",
    "show": "Show machines: states, variables, events, matrix.",
    "simulate": "Step through a machine, event by event.",
    "graph": "Draw a machine.",
    "explore": "Write a page to look at machines in a browser.",
    "export": "Export a machine to the language of another tool.",
    "import": "Make a declaration from a drawing or an automaton.",
    "interface": "Print the interface of a machine, to be edited.",
    "requirements": "Report the status of each requirement of a document.",
    "findings": "List the faults of the documents, with the evidence.",
    "recheck": "Recheck evidence without the engines.",
    "run": "Run a system of the documents: lines in, lines out.",
    "conform": "Judge an implementation of a machine by what it shows.",
    "audit": "Judge logs of a program against its machine.",
    "replay": "Show failures of a report again, or that they are gone.",
    "sut": "Serve a system or an automaton to conformance tests.",
    "learn": "Learn what an implementation is, beside its machine.",
    "vectors": "Write conformance tests as JSON, for use without Leverframe.",
    "journal": "Keep, verify and prove what machines did.",
    "doctor": "Test an adapter, before it is used to judge a product.",
    "init-adapter": "Write an adapter to start from.",
    "wire": "Describe the wire protocol of adapters.",
    "build": "Build the files derived from the declarations.",
    "explain": "Explain an error code, a check or a concept.",
    "schema": "Print the JSON Schema of declarations.",
    "completion": "Print the completion script for a shell.",
}
"""The name of each command and its short help. Its module has the same name: `import_`, `init_adapter`."""

CALCULATING = frozenset(("build", "check", "explore", "findings", "prove", "requirements", "vectors", "why"))
"""The commands that use NumPy and start no program of others but Graphviz, which would inherit the environment."""

TRACEBACK_VARIABLE = "LEVERFRAME_TRACEBACK"
COMPLETION_VARIABLE = "_LEVERFRAME_COMPLETE"
_HELP, _NARROW, _LEAST = 100, 58, 20
"""Widths of a help page: the widest, the one below which long terms get their own line, and the narrowest."""
_LONGEST_NAME = 80
_LOOK_AGAIN = 0.01
"""Seconds until the next check whether an import is still under way."""
_BAD_INPUT, _INCONCLUSIVE, _INTERNAL, _INTERRUPTED, _BROKEN_PIPE = 2, 3, 101, 130, 141


class _Formatter(click.HelpFormatter):
    """click's formatter, without its minimum width of 50 columns."""

    def __init__(self, indent_increment: int = 2, width: int | None = None, max_width: int | None = None) -> None:
        columns = min(shutil.get_terminal_size().columns, max_width or _HELP) - 2
        super().__init__(indent_increment, width or max(columns, _LEAST), max_width)

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        """Write terms and their meanings; on a narrow page, side by side only if a term is short."""
        super().write_dl(rows, col_max if self.width >= _NARROW else self.width // 3, col_spacing)


class _Context(click.Context):
    formatter_class = _Formatter


class Group(click.Group):
    """Commands of one kind, and the hint for a word that is none of them."""

    context_class = _Context
    noun: ClassVar[str] = "command"

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find a command as click does, with a hint if there is none."""
        known = self.list_commands(ctx)
        if args[0] not in known and not args[0].startswith("-") and not ctx.resilient_parsing:
            raise click.UsageError(self._there_is_no(args[0], known), ctx)
        return super().resolve_command(ctx, args)

    def _there_is_no(self, name: str, known: Sequence[str]) -> str:
        import difflib

        close = difflib.get_close_matches(name, known, n=1)
        hint = f"did you mean {close[0]!r}?" if close else f"the {self.noun}s are {', '.join(known)}."
        return f"no such {self.noun} {name!r}; {self.instead(name) or hint}"

    def instead(self, name: str) -> str | None:  # noqa: ARG002  # pyright: ignore[reportUnusedParameter] -- some know more
        """What may be meant by a word that is no command of this group, if more is known than its likes."""
        return None


class Commands(Group):
    """The commands, imported when called."""

    table: ClassVar[Mapping[str, str]] = COMMANDS
    package: ClassVar[str] = "leverframe.cli.commands"

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 -- click's signature
        """Return the names in the order of the table."""
        return list(self.table)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002 -- click's signature
        """Import the command of that name from the module of that name."""
        if cmd_name not in self.table:
            return None
        module = f"{cmd_name}_" if keyword.iskeyword(cmd_name) else cmd_name.replace("-", "_")
        command = importlib.import_module(f"{self.package}.{module}").command
        if not isinstance(command, click.Command):
            return None
        command.context_class = _Context
        return _described(command)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002 -- click's signature
        """Write the table for ``--help``."""
        with formatter.section(f"{self.noun.capitalize()}s"):
            formatter.write_dl(list(self.table.items()))

    def instead(self, name: str) -> str | None:
        """A command about the machine that was named in place of a command."""
        import shlex

        from leverframe.language import catalog

        if name and catalog.is_file_name(name):
            what = "a folder" if os.path.isdir(name) else "a file"  # noqa: PTH112 -- as above
        elif name in catalog.systems():
            what = "a system"
        else:
            return None
        return f"it is {what}: did you mean 'leverframe check {shlex.quote(name)}'?"

    def main(self, args: Sequence[str] | None = None, *_: object, **__: object) -> NoReturn:
        """Run and exit: click's own `main` would turn a broken pipe into exit code 1, which is a verdict."""
        sys.exit(run(sys.argv[1:] if args is None else args))


@click.command(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": _HELP})
@click.version_option(__version__, "-V", "--version", prog_name="leverframe", message="%(prog)s %(version)s")
def cli() -> None:
    """Check, show and run declared state machines.

    A machine is declared in a YAML file: name a bundled system, such as kernel, or a file, such as ./machine.yaml. A
    verdict comes from exploring the whole machine, and a claim that fails comes with a run that shows it.

    \b
    Exit codes:
      0    every verdict is as expected
      1    a verdict differs from what was expected
      2    wrong usage or bad input
      3    inconclusive: some verdict is unknown, and none differs
      101  an internal error
    """  # noqa: D301 -- click's mark is the character itself, not a backslash


def _described(command: click.Command) -> click.Command:
    if sys.flags.optimize > 1:  # Python has dropped the docstrings
        from leverframe.cli.docstrings import describe

        describe(command)
    return command


def main() -> NoReturn:
    """Run the console script, or ``python -m leverframe``."""
    # Leverframe builds trees that live until the end, so the cycle collector finds nothing in them.
    gc.set_threshold(100_000)
    if not CALCULATING.isdisjoint(sys.argv[1:2]):
        # Nothing multiplies matrices, for which NumPy would start a thread for each processor.
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        if signal.getsignal(signal.SIGINT) in {signal.SIG_DFL, signal.default_int_handler}:  # otherwise a caller set it
            signal.signal(signal.SIGINT, _interrupt)
        code = run(sys.argv[1:])
        if signal.getsignal(signal.SIGINT) is _interrupt:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # otherwise an interrupt at exit would show a traceback
    except KeyboardInterrupt:
        code = _INTERRUPTED
    gc.freeze()  # otherwise Python goes through all objects at exit, twice, to find garbage
    sys.exit(code)


def _interrupt(number: int, frame: FrameType | None) -> None:
    """Raise KeyboardInterrupt on Ctrl-C, after any import in progress; a second Ctrl-C ends the process at once.

    During an import, or while pydantic works, Python and extension modules lose a KeyboardInterrupt, report it as
    another error, or print it.

    Python runs a handler in the main thread even if that has blocked the signal and another thread, such as one of
    OpenBLAS, received it; a starting process would then show a traceback.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if _blocked():
        _interrupt_soon(number)
        return
    pydantic = sys.modules.get("pydantic")
    folder = None if pydantic is None else os.path.dirname(pydantic.__file__ or "")  # noqa: PTH120 -- pathlib costs time
    while frame is not None:
        name = frame.f_code.co_filename
        if name.startswith("<frozen importlib.") or (folder and name.startswith(folder)):
            _interrupt_soon(number)
            return
        frame = frame.f_back
    raise KeyboardInterrupt


def _blocked() -> bool:
    return sys.platform != "win32" and signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def _interrupt_soon(number: int) -> None:
    if sys.platform == "win32":
        signal.raise_signal(number)
    else:
        signal.signal(signal.SIGALRM, _interrupt)
        signal.setitimer(signal.ITIMER_REAL, _LOOK_AGAIN)


def run(arguments: Sequence[str]) -> int:
    """Run one command line and return its exit code. Raises nothing, and shows a traceback only on request."""
    handler = signal.getsignal(signal.SIGINT)
    _open_missing_streams()
    try:
        _described(cli)
        code = _complete() if COMPLETION_VARIABLE in os.environ else _invoke(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        _abandon(sys.stdout)
        return _BROKEN_PIPE
    except (KeyboardInterrupt, click.Abort):
        return _INTERRUPTED
    except Exception as error:  # noqa: BLE001 -- the last line of defence: every error gets an exit code
        if handler is _interrupt and signal.getsignal(signal.SIGINT) is not handler:
            return _INTERRUPTED  # an extension module, such as pydantic's, turned a KeyboardInterrupt into this error
        return _failed(error)
    return code


def _show(error: click.ClickException) -> None:
    """Print a usage error, without secrets from the command line."""
    from leverframe.errors import without_secrets

    told = io.StringIO()
    error.show(told)
    click.echo(without_secrets(told.getvalue()), nl=False, err=True)


def _open_missing_streams() -> None:
    """Discard output to a stdout or stderr that the caller closed, for which Python has None."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115 -- open until the end


def _invoke(arguments: Sequence[str]) -> int:
    try:
        with cli.make_context("leverframe", list(arguments)) as context:
            code = cli.invoke(context)
    except click.exceptions.Exit as leaving:  # --help and --version
        return leaving.exit_code
    return int(code or 0)


def _complete() -> int:
    from click.shell_completion import shell_complete

    return shell_complete(cli, {}, "leverframe", COMPLETION_VARIABLE, os.environ[COMPLETION_VARIABLE])


def _failed(error: Exception) -> int:
    """Print an error, and return the exit code for its kind."""
    from leverframe.errors import CapacityError, InputError, JournalError

    if os.environ.get(TRACEBACK_VARIABLE, "") not in {"", "0"}:
        import traceback

        traceback.print_exception(error)
    match error:
        case click.ClickException():
            _show(error)
            return _BAD_INPUT
        case InputError():
            from leverframe.cli.diagnostics import print_diagnostics

            print_diagnostics(error.diagnostics)
            return _BAD_INPUT
        case JournalError():
            from leverframe.cli.diagnostics import print_diagnostics

            print_diagnostics((error.diagnostic,))
            return error.exit_code
        case CapacityError():
            click.echo(f"inconclusive: {error}", err=True)
            return _INCONCLUSIVE
        case MemoryError():
            click.echo("inconclusive: out of memory; lower --max-states and --max-transitions", err=True)
            return _INCONCLUSIVE
        case OSError(filename=None, strerror=reason):  # no file was opened, so writing to a stream failed
            _abandon(sys.stdout)
            click.echo(f"error: cannot write the result: {reason or error}", err=True)
            return _BAD_INPUT
        case OSError(errno=errno.ENAMETOOLONG | errno.EACCES, filename=str(name), strerror=reason):
            # The user gave the name: wherever it is first looked up, it cannot be a file.
            from leverframe.cli.diagnostics import print_diagnostics
            from leverframe.errors import Diagnostic, without_secrets

            shown = without_secrets(name)
            shown = shown if len(shown) <= _LONGEST_NAME else f"{shown[:_LONGEST_NAME]}…"
            hint = "check the path and its permissions"
            print_diagnostics((Diagnostic("LF001", f"cannot use {shown!r}: {reason}", None, None, hint),))
            return _BAD_INPUT
        case _:
            return _unexpected(error)


def _unexpected(error: Exception) -> int:
    """Print an error that no input explains: that of a library, which the user can mend, or a bug."""
    from leverframe.cli.libraries import explained

    diagnostic = explained(error)
    if diagnostic is None:
        _report_bug(error)
        return _INTERNAL
    from leverframe.cli.diagnostics import print_diagnostics

    print_diagnostics((diagnostic,))
    return _BAD_INPUT


def _report_bug(error: Exception) -> None:
    shown = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    lines = (
        f"internal error: {shown}",
        f"This is a bug in Leverframe {__version__}, not in your input: trust no verdict of this run.",
        "Please report it, with this version, the command and the declaration.",
        f"Set {TRACEBACK_VARIABLE}=1 to see where it arose.",
    )
    click.echo("\n".join(lines), err=True)


def _abandon(stream: TextIO) -> None:
    """Discard the buffer of a stream, since Python would fail again when it flushes it at exit, and print that."""
    try:
        descriptor = stream.fileno()
    except (OSError, ValueError):  # not a file, but the buffer of a test
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, descriptor)
    os.close(nowhere)
