"""A sample of a log → a mapping as commented YAML, and the sample judged by it."""

import itertools
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from leverframe import deadline
from leverframe.audit import auditing, mapped, showing
from leverframe.audit.arranging import arranged
from leverframe.audit.auditing import Audit
from leverframe.audit.guess import roles, values
from leverframe.audit.guess.columns import MOST_ROWS, Column, Scalar, columns, lists
from leverframe.audit.guess.roles import Guess, Steps
from leverframe.audit.guess.values import Marked
from leverframe.audit.inputs.logs import Log
from leverframe.audit.inputs.rows import Row, Rows
from leverframe.audit.layout import Layout, Member
from leverframe.errors import CapacityError, InputError
from leverframe.language import reader
from leverframe.language.declaration import Declaration
from leverframe.observe.interface import Interface
from leverframe.record.report import JournalReport

_SECONDS = 30
"""The time for judging the sample."""
_PLAIN = re.compile(r"[A-Za-z_][A-Za-z0-9_.-]*")
_WORDS = {"true", "false", "null", "yes", "no", "on", "off", "y", "n", "~"}


@dataclass(frozen=True, slots=True)
class Proposal:
    """What was guessed of a log: columns with their roles, how sure each is, and why."""

    machine: str
    rows: int
    steps: Steps
    execution: Guess | None
    number: Guess | None
    time: Guess | None
    fields: Mapping[str, Guess]
    signal: tuple[Guess, Column | None] | None
    effect: tuple[Guess, Column | None] | None
    refused: Marked | None
    skip: Marked | None
    silent: int
    """The number of rows that say nothing, if no `skip` tells them from others."""
    items: Member | None
    by_time: bool
    unknown: tuple[Column, ...]
    """Columns with few values, which nothing is known about."""

    @property
    def says_something(self) -> bool:
        """Does any row say anything about the machine?"""
        return any((self.steps.source, self.steps.target, self.steps.event, self.signal, self.effect))

    @property
    def text(self) -> str:
        """The mapping, commented."""
        return "\n".join([*_lines(self), ""])


def propose(declaration: Declaration, interface: Interface, log: Log) -> Proposal:
    """A mapping for a log. Raises InputError if it cannot be read."""
    sample = [row for row in itertools.islice(log.rows(), MOST_ROWS) if isinstance(row, Row)]
    plain = _proposed(declaration, interface, sample, None)
    if plain.steps.source or plain.steps.target or plain.steps.event:
        return plain
    for member in lists(sample):
        inside = arranged(iter(sample), Layout(items=member))
        items = [row for row in itertools.islice(inside, MOST_ROWS) if isinstance(row, Row)]
        found = _proposed(declaration, interface, items, member)
        if found.says_something:
            return found
    return plain


def _proposed(declaration: Declaration, interface: Interface, sample: Sequence[Row], items: Member | None) -> Proposal:
    known = columns(sample)
    moments = next((one for one in known if one.member == ("moment",)), None)
    time = roles.time(known, ())
    ordered = sample
    if moments is not None and time is not None and time.column.name == "time":  # OTLP: spans are written when they end
        moment = {row: value for row, value in time.column.cells.items() if isinstance(value, int)}
        order = sorted(range(len(sample)), key=lambda row: (moment.get(row, 0), row))
        ordered = [sample[row] for row in order]
        known = columns(ordered)
        time = roles.time(known, ())
    sure = values.surely(declaration, interface, known)
    steps = roles.steps(declaration, [one for one in known if one not in sure])
    told = [guess for guess in (steps.source, steps.target, steps.event) if guess]
    execution = roles.execution(declaration, known, steps, len(sample))
    taken = [guess.column for guess in (*told, execution) if guess]
    number = roles.number(known, execution, [*taken, *([time.column] if time and time.sure >= 1 else [])])
    taken += [number.column] if number else []
    time = roles.time(known, taken)
    taken += [time.column] if time else []
    of_steps = {row for guess in told for row in guess.column.cells}
    signal = values.event_like(known, interface.signals.keys(), "signals", taken, of_steps)
    effect = values.event_like(known, interface.effects.keys(), "effects", taken, of_steps)
    taken += [column for one in (signal, effect) if one for column in (one[0].column, one[1]) if column]
    refused = values.refused(known, steps, [*taken, *sure])
    taken += [refused.column] if refused else []
    fields = values.fields(declaration, interface, known, taken)
    speaking = of_steps | {row for one in (signal, effect) if one for row in one[0].column.cells}
    skip = values.silent([one for one in known if one not in taken], speaking, len(sample)) if speaking else None
    used = [*taken, *(guess.column for guess in fields.values()), *([skip.column] if skip else [])]
    return Proposal(
        machine=declaration.machine,
        rows=len(sample),
        steps=steps,
        execution=execution,
        number=number,
        time=time,
        fields=fields,
        signal=signal,
        effect=effect,
        refused=refused,
        skip=skip,
        silent=0 if skip else len(sample) - len(speaking),
        items=items,
        by_time=ordered is not sample,
        unknown=tuple(one for one in known if one not in used and 1 < len(one.counts) <= 12),  # noqa: PLR2004 -- few
    )


def judged(declaration: Declaration, interface: Interface, proposal: Proposal, log: Log) -> Audit | str:
    """The sample, judged by the proposed mapping; or why it could not be."""
    try:
        layout = mapped.of(declaration, interface, reader.decode(proposal.text.encode(), "<the proposal>"))
        sample = _Sample(log)
        view = showing.shown(interface, layout, sample)
        with deadline.within(_SECONDS):
            return auditing.audit(declaration, interface, replace(layout, settings={}), view, sample)
    except (InputError, CapacityError) as error:
        return str(error)


@dataclass(frozen=True)
class _Sample:
    """The first rows of a log."""

    log: Log

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all files."""
        return self.log.names

    @property
    def reports(self) -> Mapping[str, JournalReport]:
        """What the hashes show, of the whole log."""
        return self.log.reports

    def rows(self) -> Rows:
        """The first rows."""
        return itertools.islice(self.log.rows(), MOST_ROWS)


# ---- as YAML ---------------------------------------------------------------------------------------------------------


def _lines(found: Proposal) -> Iterator[str]:
    yield f"# Proposed from {found.rows:,} rows. Each line says how sure it is, and why: check it before you use it."
    yield from ("leverframe: 1", f"mapping: {found.machine}")
    if found.items is not None:
        yield f"rows: {{items: {_text('.'.join(found.items))}}}    # the rows are in a list"
    if found.execution is not None:
        yield from _one("execution", _text(found.execution.column.name), found.execution)
    else:
        yield "# execution: no member tells executions apart, so all rows are of one"
    if found.number is not None:
        yield from _one("number", _text(found.number.column.name), found.number)
    if found.time is not None:
        where = f"{{member: {_text(found.time.column.name)}, unit: {found.time.other}}}"
        yield from _one("time", where, found.time)
        if found.by_time:
            yield "order: time    # spans are written when they end"
    yield from _steps(found.steps)
    for key, one in (("signal", found.signal), ("effect", found.effect)):
        if one is not None:
            value = "" if one[1] is None else f", value: {_text(one[1].name)}"
            yield from _one(key, f"{{member: {_text(one[0].column.name)}{value}}}", one[0])
    for key, marked in (("refused", found.refused), ("skip", found.skip)):
        if marked is not None:
            listed = ", ".join(map(_text, marked.values))
            yield _commented(
                f"{key}: {{member: {_text(marked.column.name)}, is: [{listed}]}}", marked.sure, marked.reason
            )
    yield from _fields(found)
    yield from _names("states", (found.steps.source, found.steps.target))
    yield from _names("events", (found.steps.event,))
    yield from _rest(found)


def _one(key: str, value: str, guess: Guess) -> Iterator[str]:
    yield _commented(f"{key}: {value}", guess.sure, guess.reason)


def _commented(line: str, sure: float, reason: str) -> str:
    return f"{line}    # {sure:.0%}: {reason}"


def _steps(told: Steps) -> Iterator[str]:
    known = {"source": told.source, "target": told.target, "event": told.event}
    if any(known.values()):
        yield "step:"
        for key, guess in known.items():
            if guess is not None:
                yield from (f"  {line}" for line in _one(key, _text(guess.column.name), guess))


def _fields(found: Proposal) -> Iterator[str]:
    if found.fields:
        yield "fields:"
        for name, guess in found.fields.items():
            yield f"  {_commented(f'{name}: {_text(guess.column.name)}', guess.sure, guess.reason)}"
    renamed = {
        name: {text: label for text, label in guess.names.items() if text != label}
        for name, guess in found.fields.items()
    }
    if any(renamed.values()):
        yield "values:"
        for name, labels in renamed.items():
            if labels:
                listed = ", ".join(f"{_text(text)}: {label}" for text, label in labels.items())
                yield f"  {name}: {{{listed}}}"


def _names(key: str, guesses: Sequence[Guess | None]) -> Iterator[str]:
    names = {text: name for guess in guesses if guess for text, name in guess.names.items() if text != name}
    if names:
        yield f"{key}:"
        for text, name in sorted(names.items(), key=lambda each: each[1]):
            yield f"  {_text(text)}: {name}"
    unknown = sorted({text for guess in guesses if guess for text in guess.column.texts if text not in guess.names})
    for text in unknown[:20]:
        yield f"# {key}: what {_text(text)} means is not known"


def _rest(found: Proposal) -> Iterator[str]:
    if not found.says_something:
        yield "# No member has names of states or events: 'cases' say what rows of a kind mean (docs/audit.md)."
        yield "# cases:"
        yield "#   - {when: {MEMBER: VALUE}, event: EVENT}"
    elif found.silent:
        told = [guess.column for guess in (found.steps.source, found.steps.target, found.steps.event) if guess]
        told += [one[0].column for one in (found.signal, found.effect) if one]
        missing = ", ".join(_text(column.name) for column in told)
        yield f"cases:    # {found.silent:,} rows have no state, event, signal or effect: what are they about?"
        yield f"  - {{without: [{missing}], skip: true}}"
    for column in found.unknown[:20]:
        listed = ", ".join(_text(value) for _, value in list(column.counts)[:12])
        yield f"# not used: {_text(column.name)}, which is {listed}"


def _text(value: Scalar) -> str:
    """A value in YAML."""
    if isinstance(value, bool | int | float):
        return json.dumps(value)
    plain = _PLAIN.fullmatch(value) is not None and value.lower() not in _WORDS
    return value if plain else f'"{"".join(map(_escaped, value))}"'


def _escaped(letter: str) -> str:
    """A character inside of quotation marks, where YAML has no surrogates."""
    if letter in {'"', "\\"}:
        return f"\\{letter}"
    return letter if letter.isascii() and letter.isprintable() else f"\\U{ord(letter):08x}"
