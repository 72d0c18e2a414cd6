"""The logs of random runs under the names of others, and the mapping that is right for each.

A style renames members, and writes states, events and values in another way. Beside them are members that say nothing.
"""

import functools
import itertools
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from tests.audit.logs import Member
from tests.audit.runs import SHOWN, Run

Written = Callable[[str], str]
Right = dict[tuple[str, ...], str]
"""What a mapping says: the value at each path of keys."""


def words(name: str) -> list[str]:
    return name.lower().split("_")


def camel(name: str) -> str:
    first, *rest = words(name)
    return first + pascal("_".join(rest)) if rest else first


def pascal(name: str) -> str:
    return "".join(word.capitalize() for word in words(name))


def short(name: str, most: int = 4) -> str:
    return "_".join(word[:most] for word in words(name))


@dataclass(frozen=True)
class Style:
    """What the members of a log are called, a path each, and how names and values are written."""

    execution: str
    number: str
    source: str | None
    target: str | None
    event: str | None
    time: str
    unit: str
    field: Written
    state: Written
    action: Written
    value: Written


LEAST = 5
"""The rows of a run at least."""
IDS = ("intent", "request_id", "tool")
"""Fields whose values have names of their own."""
STYLES: Mapping[str, Style] = {
    "snake case": Style(
        "session_id", "seq", "from_state", "to_state", "event_name", "timestamp", "iso8601",
        str.lower, str.lower, str.lower, str.lower,
    ),
    "camel case": Style(
        "runId", "stepNumber", "previousState", "nextState", "trigger", "timeMs", "milliseconds",
        camel, camel, camel, camel,
    ),
    "upper case": Style(
        "EXECUTION", "N", "OLD", "NEW", "WHAT", "TS", "seconds",
        str.upper, str, str, str,
    ),
    "nested": Style(
        "trace.id", "index", "transition.before", "transition.after", "transition.by", "meta.at", "nanoseconds",
        lambda name: f"context.{camel(name)}", pascal, pascal, pascal,
    ),
    "prefixes": Style(
        "log.run", "log.no", "log.was", "log.is_now", "log.why", "log.when", "microseconds",
        lambda name: f"log.f_{name}", lambda name: f"State.{pascal(name)}", lambda name: f"evt:{name.lower()}",
        lambda name: f"V_{name}",
    ),
    "abbreviations": Style(
        "exec", "no", "st_old", "st_new", "ev", "t", "seconds", lambda name: short(name, 5), short, short, short,
    ),
    "states alone": Style(
        "run", "step", None, "state", None, "time", "milliseconds", str.lower, pascal, str.lower, str.lower,
    ),
    "events alone": Style(
        "run", "step", None, None, "event", "time", "seconds", str.lower, str.lower, camel, str.lower,
    ),
    "words": Style(
        "job", "position", "state before", "state after", "happened", "clock", "iso8601",
        lambda name: " ".join(words(name)), lambda name: " ".join(words(name)), lambda name: " ".join(words(name)),
        lambda name: "-".join(words(name)),
    ),
}  # fmt: skip


def renamed(system: str, style: Style, runs: int = 6) -> tuple[list[dict[str, object]], Right]:
    """The rows of some runs, interleaved, and the right mapping."""
    chance = random.Random(system)
    rest = [[*log] for log in _runs(system, runs)]
    rows: list[dict[str, object]] = []
    right: Right = {
        ("execution",): style.execution,
        ("number",): style.number,
        ("time", "member"): style.time,
        ("time", "unit"): style.unit,
    }
    steps = (("source", style.source), ("target", style.target), ("event", style.event))
    right |= {("step", key): member for key, member in steps if member is not None}
    numbers, now = [0] * runs, 1_790_000_000.0
    while any(rest):
        run = chance.choice([number for number, log in enumerate(rest) if log])
        row, now = rest[run].pop(0), now + chance.random()
        told: dict[str, object] = {
            style.execution: f"x{run:04}",
            style.number: numbers[run],
            style.time: _time(now, style.unit),
            "level": chance.choice(("info", "debug")),
            "host": "node-7",
            "took": round(chance.random(), 3),
        }
        for member, key, written, name in (
            (style.source, "states", style.state, row["previous_state"]),
            (style.target, "states", style.state, row["new_state"]),
            (style.event, "events", style.action, row["event"]),
        ):
            if member is not None:
                told[member] = _said(right, key, written, str(name))
        numbers[run] += 1
        for name in SHOWN[system]:
            if name in row:
                value = row[name]
                right["fields", name] = style.field(name)
                is_label = isinstance(value, str) and value.isupper() and name not in IDS
                told[style.field(name)] = _said(right, "values", style.value, str(value), name) if is_label else value
        rows.append(_nested(told))
    return rows, right


@functools.cache
def _runs(system: str, number: int) -> Sequence[Sequence[dict[str, Member]]]:
    made = (list(Run(system, seed, "transition").rows()) for seed in itertools.count())
    return list(itertools.islice((log for log in made if len(log) >= LEAST), number))


def _said(right: Right, key: str, written: Written, name: str, *path: str) -> str:
    text = written(name)
    if text != name:
        right[key, *path, text] = name
    return text


def _time(now: float, unit: str) -> object:
    if unit == "iso8601":
        seconds = int(now) % 86400
        clock = f"{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}.{int(now % 1 * 1e6):06}"
        return f"2026-11-26T{clock}Z"
    return int(now * {"seconds": 1, "milliseconds": 1e3, "microseconds": 1e6, "nanoseconds": 1e9}[unit])


def _nested(told: Mapping[str, object]) -> dict[str, object]:
    found: dict[str, object] = {}
    for path, value in told.items():
        *outer, last = path.split(".")
        inner = found
        for name in outer:
            inner = cast("dict[str, object]", inner.setdefault(name, {}))
        inner[last] = value
    return found


def flat(mapping: object, path: tuple[str, ...] = ()) -> Right:
    """What a mapping says, path by path."""
    if not isinstance(mapping, dict):
        return {path: str(mapping)}
    found: Right = {}
    for key, value in mapping.items():
        found |= flat(value, (*path, str(key)))
    return found
