"""The dialogue of ``leverframe simulate``: one line in, its result out; with a person or a program."""

import sys
from typing import TextIO

from leverframe.cli import output as out
from leverframe.cli.reports.page import Page
from leverframe.cli.session import Simulation
from leverframe.errors import Diagnostic, ExitCode

PROMPT = "> "
HELP = """\
an event's number or name   fire it
undo                        undo the last step
reset                       start again
trace                       show the run so far
help                        this text
quit                        leave (also at the end of the input)
"""


def hold(session: Simulation, stream: TextIO) -> int:
    """Answer lines until `stream` ends or says quit, and return the exit code.

    Refusals are printed at once. For a program, which may not read them, the exit code reports the worst one, too.
    """
    conversation = _Conversation(session)
    person = stream.isatty()
    if person:
        _complete(conversation)
    conversation.begin()
    while (line := _line(stream, person=person)) is not None and line != "quit":
        if line:
            conversation.answer(line)
    if person and line is None:
        out.write_text("\n")
    return ExitCode.AS_EXPECTED if person else conversation.worst


def _complete(conversation: "_Conversation") -> None:
    """Give `input` a history and editing, and let Tab complete what can be said now."""
    try:
        import readline
    except ImportError:
        return

    def completed(text: str, number: int) -> str | None:
        found = [word for word in conversation.words if word.lower().startswith(text.lower())]
        return f"{found[number]} " if number < len(found) else None

    readline.set_completer(completed)
    readline.parse_and_bind("bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete")


def _line(stream: TextIO, *, person: bool) -> str | None:
    if person:
        try:
            return input(PROMPT).strip()
        except EOFError:
            return None
    line = stream.readline()
    return line.strip() if line else None


class _Conversation:
    """A dialogue, and the worst exit code so far."""

    def __init__(self, session: Simulation) -> None:
        self.session = session
        self.worst = ExitCode.AS_EXPECTED

    @property
    def words(self) -> tuple[str, ...]:
        """What can be said now: the enabled events, and the commands."""
        return (*self.session.enabled, *(line.split()[0] for line in HELP.splitlines()[1:]))

    def begin(self) -> None:
        page = self._page()
        self.session.write_start(page)
        self._say(page)

    def answer(self, line: str) -> None:
        page, session = self._page(), self.session
        match line.lower():
            case "help" | "?":
                for text in HELP.splitlines():
                    page.line("  ", text)
            case "undo":
                page.line("undone" if session.undo() else "there is nothing to undo")
            case "reset":
                session.steps.clear()
                page.line("started again")
            case "trace":
                session.write_trace(page)
            case _:
                self._fire(page, line)
        self._say(page)

    def _fire(self, page: Page, line: str) -> None:
        """Fire the event that `line` gives by name or number."""
        session, enabled = self.session, self.session.enabled
        if line.isdecimal():
            number = int(line)
            if not 1 <= number <= len(enabled):
                hint = f"write a number up to {len(enabled)}, or a name" if enabled else "write undo, reset or quit"
                strange = Diagnostic("LF073", f"there is no event number {line}", None, None, hint)
                self._refuse(page, strange, ExitCode.BAD_INPUT)
                return
            event = enabled[number - 1]
        else:
            event = line if session.unknown(line) is None else line.upper()
            wrong = session.unknown(event) and session.unknown(line)
            if wrong:
                self._refuse(page, wrong, ExitCode.BAD_INPUT)
                return
        refused = session.fire(event)
        if refused is None:
            session.write_step(page, len(session.steps))
        else:
            self._refuse(page, refused, ExitCode.VIOLATED)

    def _refuse(self, page: Page, wrong: Diagnostic, code: ExitCode) -> None:
        self.worst = max(self.worst, code)
        page.paragraph((wrong.message, "bold red"), f"; {wrong.hint}" if wrong.hint else "")

    def _say(self, page: Page) -> None:
        page.blank()
        self.session.write_enabled(page)
        out.write_text(page.text())

    def _page(self) -> Page:
        return Page(out.look(sys.stdout))
