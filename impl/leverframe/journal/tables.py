"""The tables of a journal, in any of the databases that `databases` supports.

There are two append-only tables: `records`, with the columns of the record format, and `checkpoints`. They have no
indexes besides the primary keys, so a commit writes as few pages as possible.

The `doc` of a column tells what it is in JSON, for docs/journal.md; databases do not see it.
"""

from collections.abc import Mapping

from sqlalchemy import BigInteger, Column, Integer, LargeBinary, MetaData, Table, Text
from sqlalchemy.schema import SchemaItem

_BIG = BigInteger().with_variant(Integer(), "sqlite")  # an INTEGER of SQLite has 64 bits, and can be the row id
_MEANINGS: Mapping[str, tuple[BigInteger | Text | LargeBinary, str]] = {
    "seq": (_BIG, "integer: the number of the record in the journal, from 0, without gaps"),
    "execution_id": (Text(), "text: the run of a machine to which it belongs"),
    "step": (_BIG, "integer: the number of the record in its execution, from 0, without gaps"),
    "machine": (Text(), "text: the machine of this run, the same in all records of an execution"),
    "previous_state": (Text(), "text: the control state before, which is the `new_state` of the step before"),
    "event": (Text(), "text: the event that was offered, or the action of the environment"),
    "new_state": (Text(), "text: the control state after; `previous_state` if the event was refused"),
    "timestamp": (
        _BIG,
        "digits as text: nanoseconds of the runtime's clock; not always ascending, as clocks are set back",
    ),
    "outcome": (Text(), "`accepted` or `refused`: whether the machine accepted the event"),
    "data": (Text(), "object: further data of the event"),
    "prev_hash": (LargeBinary(), "32 bytes: the `hash` of the record before; in record 0, 32 zero bytes"),
    "hash": (LargeBinary(), "32 bytes: the hash of this record, as below"),
}
"""The columns of the record format: the type of each in a database, and what it is in JSON."""


def _column(name: str) -> SchemaItem:
    kind, meaning = _MEANINGS[name]
    is_key = name == "seq"
    return Column[int | str | bytes](
        name, kind, nullable=False, primary_key=is_key, autoincrement=False if is_key else "auto", doc=meaning
    )


METADATA = MetaData()
RECORDS = Table("records", METADATA, *map(_column, _MEANINGS))
CHECKPOINTS = Table(
    "checkpoints",
    METADATA,
    Column("size", _BIG, primary_key=True, autoincrement=False),
    Column("note", Text, nullable=False),
)
TABLES = (RECORDS, CHECKPOINTS)
COLUMNS = tuple(column.name for column in RECORDS.columns)
