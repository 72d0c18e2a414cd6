"""A text → the model of its well-formed part; malformed parts are reported and left out.

pydantic validates the whole file at once. This module reports its errors in the terms of the language. Then it removes
the malformed parts, or replaces them by a plain value under the same name, so that later phases can judge the rest.
Uses of such a name are not judged, so one mistake is reported once.
"""

import re
import threading
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TypeVar, cast

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from leverframe.errors import Diagnostic, InputError, InternalError
from leverframe.language import hints, nodes
from leverframe.language.guessing import closest
from leverframe.language.places import inside, without_tags
from leverframe.language.reader import Text
from leverframe.language.report import MAX_FOUND, Path, Problems
from leverframe.language.samples import keys_at

M = TypeVar("M", bound=BaseModel)

_BUILDING = threading.Lock()
"""Models are built when they are first needed, which only one thread may do at a time."""


def model(kind: type[M], text: Text) -> tuple[M, Problems]:
    """The model of the well-formed part of a file, and the errors. Raises InputError if too little is well-formed."""
    with _BUILDING:
        kind.model_rebuild()
    if hints.is_drawing(text.content):
        hint = "'leverframe import' makes a declaration of a drawing in Mermaid or DOT"
        span = text.span(0, len(text.line(1)))
        message = "the file is a drawing, not a mapping of keys to values"
        raise InputError((Diagnostic("LF008", message, span, text.line(1), hint),))
    root, flaws = nodes.compose(text, lambda: hints.start(kind))
    report = Problems(text, root)
    for flaw in flaws:
        report.note(flaw)
    if isinstance(root, nodes.Mapping):
        return _shape(kind, root, report), report
    if root is not None:
        report.add("LF008", "the file is not a mapping of keys to values", (), hints.start(kind))
    report.raise_if_any()
    raise InternalError("a file without a tree and without a flaw")


def _shape(kind: type[M], root: nodes.Mapping, report: Problems) -> M:
    blanks = [ErrorDetails(type="blank", loc=path, msg="", input=None) for path in _blanks(root, ())]
    details: list[ErrorDetails] = []
    try:
        whole = kind.model_validate(nodes.plain(root))
        if not blanks:
            return whole
    except ValidationError as error:
        _refuse_others(kind, root, report)
        details = error.errors(include_url=False)
    _explain_all(details, blanks, kind, report)
    if max(len(details), len(blanks)) > MAX_FOUND:
        report.raise_if_any()
    report.root = _prune(root, [*details, *blanks])
    rest = _Rest(report.root, root)
    for detail in (*details, *blanks):
        rest.leave_out(detail)
    rest.keep_consistent()
    try:
        salvaged = kind.model_validate(rest.data)
    except ValidationError:
        report.raise_if_any()
        raise
    report.unsure = frozenset(rest.unsure)
    return salvaged


def _refuse_others(kind: type[BaseModel], root: nodes.Mapping, report: Problems) -> None:
    """Raise InputError if a malformed file is one of another kind, of which that is all there is to say."""
    if (found := hints.other(root.entries, kind)) is not None:
        message = f"unknown key {found[0]!r}: the file is {found[1]}"
        report.add("LF010", message, (found[0],), found[2], key=True)
        report.raise_if_any()


def _blanks(node: nodes.Node, path: Path) -> Iterator[Path]:
    """Keys without a value, as in ``when:  # n < MOST``. pydantic would treat them as omitted."""
    match node:
        case nodes.Mapping(entries):
            for key, value in entries.items():
                if isinstance(value, nodes.Scalar) and value.value is None:
                    if path != ("states",):
                        yield (*path, key)
                else:
                    yield from _blanks(value, (*path, key))
        case nodes.Sequence(items):
            for index, item in enumerate(items):
                yield from _blanks(item, (*path, index))
        case nodes.Scalar():
            pass


# ---- errors in words -----------------------------------------------------------------------------------------------


def _explain_all(
    details: Iterable[ErrorDetails], blanks: Iterable[ErrorDetails], kind: type[BaseModel], report: Problems
) -> None:
    # Computing a hint is expensive, and nobody reads more errors than these.
    shown = [list(islice(found, MAX_FOUND)) for found in (details, blanks)]
    details, blanks = _commas(shown[0], shown[1], report)
    told = {without_tags(detail["loc"], report.root) for detail in details}
    misnamed = {detail["input"] for detail in details if detail["loc"][-1] == "[key]"}
    misspelt = {_guess(detail, kind, report.root) for detail in details if detail["type"] == "extra_forbidden"}
    for detail in details:
        # A key that is missing because it is misspelt is one mistake, and so are all uses of a bad name.
        if detail["type"] == "missing" and without_tags(detail["loc"], report.root) in misspelt:
            continue
        if detail["type"] == "string_pattern_mismatch" and detail["loc"][-1] != "[key]":
            if detail["input"] in misnamed:
                continue
            misnamed.add(detail["input"])
        _explain(detail, kind, report)
    for detail in blanks:
        path = detail["loc"]
        if path not in told:
            hint = "write a value after it, or remove the key"
            report.add("LF012", f"{_subject(path)} has no value", path, hint, key=True)


def _commas(
    details: list[ErrorDetails], blanks: list[ErrorDetails], report: Problems
) -> tuple[list[ErrorDetails], list[ErrorDetails]]:
    """Report values that a comma has ended, and return the other errors.

    Inside { }, ``interval: min(a, b)`` are two keys: ``interval`` with the value ``min(a``, and ``b)`` without one.
    """
    broken: set[Path] = set()
    cuts: dict[Path, str | None] = {}

    def place(detail: ErrorDetails) -> Path:
        path = without_tags(detail["loc"], report.root)
        return path[:-1] if path and path[-1] == "[key]" else path

    for detail in (*details, *blanks):
        path = place(detail)
        key = path[-1] if path else None
        found: nodes.Node | None = report.root
        for step in path[:-1]:
            found = inside(found, step)
        if not isinstance(found, nodes.Mapping) or not isinstance(key, str) or path[:-1] in broken:
            continue
        if not _is_blank(found.entries.get(key)):
            continue
        if path[:-1] not in cuts:  # searched once: there may be very many keys
            cuts[path[:-1]] = next((name for name, node in found.entries.items() if _is_cut(node)), None)
        cut = cuts[path[:-1]]
        if cut is not None:
            broken.add(path[:-1])
            value = nodes.quoted(str(nodes.plain(found.entries[cut])))
            hint = f'inside {{ }} a comma ends a value: put the expression in quotes, {cut}: "…"'
            report.add("LF012", f"the value of {cut!r} ends at the comma: {value}", (*path[:-1], cut), hint)
    return (
        [detail for detail in details if place(detail)[:-1] not in broken],
        [detail for detail in blanks if place(detail)[:-1] not in broken],
    )


def _is_cut(node: nodes.Node) -> bool:
    """Is this the beginning of an expression whose parentheses are not closed?"""
    return isinstance(node, nodes.Scalar) and str(node.value).count("(") > str(node.value).count(")")


def _is_blank(node: nodes.Node | None) -> bool:
    return isinstance(node, nodes.Scalar) and node.value is None


def _explain(detail: ErrorDetails, kind: type[BaseModel], report: Problems) -> None:
    path = without_tags(detail["loc"], report.root)
    last, given = str(detail["loc"][-1]), detail["input"]
    match detail["type"]:
        case "extra_forbidden":
            hint = hints.key(last, path[:-1], kind)
            report.add("LF010", f"unknown key {nodes.quoted(last)}", path, hint, key=True)
        case "missing":
            report.add("LF011", f"the key {last!r} is missing", path[:-1], hints.missing(path, kind, given))
        case "string_too_long" if last == "[key]":
            report.add("LF013", f"{nodes.quoted(str(given))} {_complaint(detail)}", path, "shorten it", key=True)
        case _ if last == "[key]":
            message = f"{nodes.quoted(str(given))} is not a valid name"
            report.add("LF013", message, path, hints.name(given, detail), key=True)
        case "string_pattern_mismatch":
            message = f"{nodes.quoted(str(given))} is not a valid name or value"
            report.add("LF013", message, path, hints.name(given, detail))
        case _:
            report.add("LF012", f"{_subject(path)} {_complaint(detail)}", path, hints.value(detail, path, kind))


def _subject(path: Path) -> str:
    names = [step for step in path if isinstance(step, str)]
    subject = nodes.quoted(names[-1]) if names else "the value"
    return f"an item of {subject}" if path and isinstance(path[-1], int) else subject


_WANTED = {
    "bool_type": "true or false",
    "int_type": "an integer",
    "string_type": "text",
    "list_type": "a list",
    "dict_type": "a mapping of keys to values",
    "model_type": "a mapping of keys to values",
}


def _complaint(detail: ErrorDetails) -> str:
    context = detail.get("ctx", {})
    match detail["type"]:
        case "too_short" | "string_too_short" if detail["input"] == "":
            return "is empty"
        case "too_short":
            return f"needs at least {_entries(context['min_length'])}, but has {context['actual_length']:,}"
        case "too_long":
            found = context["actual_length"]  # None if pydantic stopped counting
            more = "more" if found is None else f"{found:,}"
            return f"takes at most {_entries(context['max_length'])}, but has {more}"
        case "string_too_long":
            return f"is longer than {context['max_length']:,} characters"
        case "variable_kind":
            return "needs one of 'range', 'enum' or 'bool'"
        case "greater_than_equal":
            return f"should be at least {context['ge']}, but is {_shown(detail['input'])}"
        case "less_than_equal":
            return f"should be at most {context['le']}, but is {_shown(detail['input'])}"
        case kind:
            expected = context.get("expected")
            told = detail["msg"].removeprefix("Input should be ")
            wanted = "a list or '*'" if expected == "'*'" else expected or _WANTED.get(kind) or told
            return f"should be {wanted}, but is {_shown(detail['input'])}"


def _entries(count: int) -> str:
    return "1 entry" if count == 1 else f"{count:,} entries"


def _shown(given: object) -> str:
    match given:
        case None:
            return "empty"
        case bool():
            return "true" if given else "false"
        case dict():
            return "a mapping"
        case list():
            return "a list"
        case str():
            return nodes.quoted(given)
        case _:
            return str(given)


def _guess(detail: ErrorDetails, kind: type[BaseModel], root: nodes.Node) -> Path:
    """The place of the key that an unknown one was probably meant to be."""
    path = without_tags(detail["loc"], root)
    meant = "leverframe" if path[-1] == hints.FORMER else closest(str(path[-1]), keys_at(kind, path[:-1]))
    return (*path[:-1], meant or "")


# ---- the well-formed rest ------------------------------------------------------------------------------------------

_LISTS = ("transitions", "properties", "environment")
_NAMED = ("states", "events", "variables", "constants")


def _prune(root: nodes.Mapping, details: Iterable[ErrorDetails]) -> nodes.Mapping:
    """The tree without the malformed items of its lists, so that indices match the model."""
    places = {tuple(detail["loc"][:2]) for detail in details}
    entries = dict(root.entries)
    for section in _LISTS:
        node = entries.get(section)
        if isinstance(node, nodes.Sequence):
            kept = tuple(item for index, item in enumerate(node.items) if (section, index) not in places)
            entries[section] = nodes.Sequence(kept, node.extent)
    return nodes.Mapping(entries, root.keys, root.extent)


class _Rest:
    """The values of a file without malformed parts, and the names whose uses cannot be judged then.

    A part on which everything else depends cannot be left out: then only the errors of the shape are reported.
    """

    def __init__(self, pruned: nodes.Mapping, root: nodes.Mapping) -> None:
        self.data = cast("dict[str, object]", nodes.plain(pruned))
        self.unsure: set[str] = set()
        self._root = root
        self._states_are_whole = True

    def leave_out(self, detail: ErrorDetails) -> None:
        """Remove or replace the part that an error of pydantic is about."""
        match detail["loc"]:
            case (str(section), str(name), *rest) if section in _NAMED:
                self._states_are_whole = self._states_are_whole and section != "states"
                self._leave_out_named(section, name, nameless="[key]" in rest)
            case ("small" | "checks" as section, str(name), *_):
                self._section(section).pop(name, None)
            case ("environment", int(index), *_):
                self.unsure |= _name_of_action(self._root, index)
            case ("title" | "source" as section, *_):
                self.data.pop(section, None)
            case (str(key),) if detail["type"] == "extra_forbidden":
                self.data.pop(key, None)
            case ("profile" | "machine" as key,):
                self.data[key] = "unnamed"
            case _:
                pass

    def _leave_out_named(self, section: str, name: str, *, nameless: bool) -> None:
        entries = self._section(section)
        if nameless:
            entries.pop(name, None)
            self.unsure.add(name)
        elif section == "states":
            entries[name] = {"initial": _is_initial(entries.get(name))}
        elif section == "events":
            entries[name] = {"by": "machine"}
        else:
            entries[name] = {"bool": False} if section == "variables" else 0
            self.unsure.add(name)

    def keep_consistent(self) -> None:
        """Prevent further errors that the removal of a part would cause."""
        variables = self._section("variables") if self.unsure else {}
        for name, given in variables.items():
            if not self.unsure.isdisjoint(re.findall(r"\w+", str(given))):
                variables[name] = {"bool": False}
                self.unsure.add(name)
        states = self._section("states")
        # A malformed state may be the intended initial one, so a missing initial state must not be reported.
        if not self._states_are_whole and states and not any(_is_initial(state) for state in states.values()):
            states[next(iter(states))] = {"initial": True}

    def _section(self, name: str) -> dict[str, object]:
        section = self.data.get(name)
        return cast("dict[str, object]", section) if isinstance(section, dict) else {}


def _is_initial(state: object) -> bool:
    return isinstance(state, dict) and state.get("initial") is True


def _name_of_action(root: nodes.Mapping, index: int) -> set[str]:
    """The name of an environment action with a malformed part other than the name."""
    action = inside(root.entries.get("environment"), index)
    name = inside(action, "on")
    return {str(name.value)} if isinstance(name, nodes.Scalar) else set()
