"""The same rows in each format, as others write them."""

import csv
import gzip
import io
import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
from backports import zstd

Rows = Sequence[Mapping[str, object]]


def lines(rows: Rows) -> bytes:
    return "".join(f"{json.dumps(row)}\n" for row in rows).encode()


def array(rows: Rows) -> bytes:
    return json.dumps(list(rows), indent=1).encode()


def one_after_the_other(rows: Rows) -> bytes:
    return "\n".join(json.dumps(row, indent=2) for row in rows).encode()


def columns(rows: Rows) -> list[str]:
    return list(dict.fromkeys(name for row in rows for name in row))


def table(rows: Rows) -> bytes:
    text = io.StringIO()
    writer = csv.DictWriter(text, columns(rows))
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue().encode()


def parquet(rows: Rows) -> bytes:
    sink = pa.BufferOutputStream()
    pq.write_table(pa.table({name: [row.get(name) for row in rows] for name in columns(rows)}), sink, row_group_size=7)
    return bytes(sink.getvalue())


def otlp(rows: Rows) -> bytes:
    """Log records, of which three are in a batch."""
    records = [
        {"timeUnixNano": str(number), "attributes": [{"key": key, "value": _any(value)} for key, value in row.items()]}
        for number, row in enumerate(rows, 1)
    ]
    parts = [records[start : start + 3] for start in range(0, len(records), 3)]
    return lines([{"resourceLogs": [{"scopeLogs": [{"logRecords": part}]}]} for part in parts])


def _any(value: object) -> object:
    if isinstance(value, bool):
        return {"boolValue": value}
    return {"intValue": str(value)} if isinstance(value, int) else {"stringValue": value}


def messages(rows: Rows) -> bytes:
    """Notifications."""
    return lines([{"jsonrpc": "2.0", "method": "notifications/message", "params": dict(row)} for row in rows])


PLAIN: Mapping[str, Callable[[Rows], bytes]] = {
    "lines": lines,
    "array": array,
    "objects": one_after_the_other,
    "table": table,
    "parquet": parquet,
    "gzip": lambda rows: gzip.compress(lines(rows)),
    "zstd": lambda rows: zstd.compress(table(rows)),
}
"""Formats in which a row has its members under their own names."""
INSIDE: Mapping[str, tuple[Callable[[Rows], bytes], str]] = {
    "otlp": (otlp, "attributes."),
    "mcp": (messages, "params."),
}
"""Formats in which they are inside of something, with the path to it."""


def written(folder: Path, name: str, content: bytes) -> Path:
    path = folder / name
    path.write_bytes(content)
    return path
