"""Logs as tables, whose columns may be of other types than one expects."""

import datetime as dt
import math
import random
from collections.abc import Callable, Iterable, Mapping, Sequence

import pyarrow as pa

from tests.audit.logs import Log, edges, every_step, interleaved
from tests.audit.planted import changed


def text(value: object) -> str | None:
    return None if value is None else str(value)


def integer(value: object) -> int | None:
    small = isinstance(value, int) and abs(value) < 1 << 62
    return int(value) if isinstance(value, int) and small else None


def decimal(value: object) -> float | None:
    found = integer(value)
    return None if found is None else float(found)


KINDS: Mapping[str, Sequence[Callable[[object], object]]] = {
    "execution_id": (
        text,
        text,
        lambda one: hash(one) % 100,
        lambda one: {"inner": text(one)},
        decimal,
        lambda one: f"é{one}",
        lambda one: f'{one}"' if text(one) in {"run 1", "run 2"} else text(one),
        lambda one: f"{one}\\\x01" if text(one) in {"run 1", "run 2"} else text(one),
    ),
    "step": (integer, integer, decimal, text, lambda one: math.nan if one == 3 else decimal(one)),
    "event": (text, text, lambda one: [text(one)], integer),
}
MORE: Sequence[Callable[[random.Random], object]] = (
    lambda chance: chance.choice([1.5, math.nan, None]),
    lambda chance: chance.choice([1.5, math.inf]) if chance.random() < 0.02 else 0.0,
    lambda chance: dt.datetime(2024, 5, chance.randrange(1, 29), tzinfo=dt.UTC),
    lambda chance: dt.datetime(1, 1, 1) if chance.random() < 0.02 else dt.datetime(2024, 5, 1),  # noqa: DTZ001 -- local
    lambda chance: [chance.randrange(3)] * chance.randrange(3),
    lambda chance: {"event": chance.choice(["A", None])},
    lambda chance: "x" * (5 << 20) if chance.random() < 0.01 else "x",
    lambda chance: chance.choice([b"\xff", b"a", None]),
)
"""Values of columns that say nothing about the machine. Some of them make a row none."""


def tabled(chance: random.Random, log: Log, *, in_a_file: bool) -> pa.Table:
    """A log as a table, whose columns may be of other types than one expects."""
    names = list(dict.fromkeys(name for row in log for name in row))
    kinds = {name: chance.choice(KINDS.get(name, (text,))) for name in names}
    arrays: dict[str, Iterable[object]] = {name: [kinds[name](row.get(name)) for row in log] for name in names}
    if chance.random() < 0.5:
        made = chance.choice(MORE)
        arrays["more"] = [made(chance) for _ in log]
    if chance.random() < 0.2:
        arrays["outcome"] = [chance.choice(["refused", "ok", None]) for _ in log]
    if chance.random() < 0.2:
        arrays["machine"] = [chance.choice(["kernel", "kernel", None, "other"]) for _ in log]
    if chance.random() < 0.1:
        arrays["tool"] = [chance.choice([None] * 50 + ["a"]) for _ in log]
    return pa.table({name: stored(chance, list(values), in_a_file=in_a_file) for name, values in arrays.items()})


def stored(chance: random.Random, values: list[object], *, in_a_file: bool) -> pa.Array:
    """Values, of which texts may be stored in several ways."""
    found = pa.array(values)
    if found.type != pa.string() or chance.random() < 0.5:
        return found
    if chance.random() < 0.5:
        return found.cast(pa.large_string())
    known = [
        one
        for one in dict.fromkeys([*values, None, "x"])
        if one is not None or not (in_a_file or chance.random() < 0.5)
    ]
    places = pa.array([known.index(value) if value in known else None for value in values], pa.int32())
    return pa.DictionaryArray.from_arrays(places, pa.array(["before", *known], pa.string()).slice(1))


def by_names(log: Sequence[Mapping[str, object]]) -> pa.Table:
    return pa.table({name: pa.array([row[name] for row in log]) for name in log[0]})


def random_table(seed: int, system: str = "kernel", *, in_a_file: bool = False) -> pa.Table:
    chance = random.Random(seed)
    made = every_step if seed % 2 else edges
    logs = [made(system, 100 * seed + number) for number in range(8)]
    return tabled(chance, changed(chance, interleaved(logs, seed)), in_a_file=in_a_file)
