"""A report as GitHub workflow commands: annotations on lines of the declaration."""

from collections.abc import Sequence

from leverframe.check.verdict import Report, Result
from leverframe.cli.reports import words
from leverframe.cli.reports.page import clean
from leverframe.cli.reports.tally import tally
from leverframe.errors import Diagnostic


def render(reports: Sequence[Report]) -> str:
    """Return a differing verdict as an error, an unknown one as a warning; the last line summarises all verdicts."""
    whole = tally(reports)
    lines = [_annotation("error", result) for result in whole.differing]
    lines += [_annotation("warning", result) for result in whole.unknown]
    lines.append(words.sentence(whole) + words.further(whole))
    return "\n".join(lines) + "\n"


def render_diagnostics(diagnostics: Sequence[Diagnostic]) -> str:
    """Return the errors of an input as annotations."""
    return "".join(f"{_diagnostic(diagnostic)}\n" for diagnostic in diagnostics)


def _annotation(command: str, result: Result) -> str:
    place = {"file": _file(words.file(result)), "line": str(words.line(result))}
    span = words.place(result)
    if span is not None:
        place["col"] = str(span.column)
    title = f"{words.machine_name(result.declaration)}: {words.headline(result)}"
    return _command(command, {**place, "title": title}, words.detail(result))


def _diagnostic(diagnostic: Diagnostic) -> str:
    place: dict[str, str] = {}
    span = diagnostic.span
    if span is not None:
        place = {
            "file": _file(span.file),
            "line": str(span.line),
            "col": str(span.column),
            "endColumn": str(span.column + span.length),
        }
    message = diagnostic.message if diagnostic.hint is None else f"{diagnostic.message}\nhint: {diagnostic.hint}"
    return _command("error", {**place, "title": diagnostic.code}, message)


def _file(path: str) -> str:
    return words.below_here(path) or path


def _command(name: str, properties: dict[str, str], message: str) -> str:
    listed = ",".join(f"{key}={_property(value)}" for key, value in properties.items())
    return f"::{name} {listed}::{_data(message)}"


def _data(text: str) -> str:
    return clean(text).replace("%", "%25").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
