"""The tables of a journal, in any of the databases that `databases` supports.

There are two append-only tables: `records`, with the columns of the record format, and `checkpoints`. They have no
indexes besides the primary keys, so a commit writes as few pages as possible.

The `doc` of a column tells what it is in JSON; databases do not see it.
"""

from sqlalchemy import BigInteger, Column, Integer, LargeBinary, MetaData, Table, Text

_BIG = BigInteger().with_variant(Integer(), "sqlite")  # an INTEGER of SQLite has 64 bits, and can be the row id
METADATA = MetaData()
RECORDS = Table(
    "records",
    METADATA,
    Column(
        "seq",
        _BIG,
        primary_key=True,
        autoincrement=False,
        doc="integer: the number of the record in the journal, from 0, without gaps",
    ),
    Column("execution_id", Text, nullable=False, doc="text: the run of a machine to which it belongs"),
    Column(
        "step", _BIG, nullable=False, doc="integer: the number of the record in its execution, from 0, without gaps"
    ),
    Column(
        "machine", Text, nullable=False, doc="text: the machine of this run, the same in all records of an execution"
    ),
    Column(
        "previous_state",
        Text,
        nullable=False,
        doc="text: the control state before, which is the `new_state` of the step before",
    ),
    Column("event", Text, nullable=False, doc="text: the event that was offered, or the action of the environment"),
    Column(
        "new_state",
        Text,
        nullable=False,
        doc="text: the control state after; `previous_state` if the event was refused",
    ),
    Column(
        "timestamp",
        _BIG,
        nullable=False,
        doc="digits as text: nanoseconds of the clock of the runtime, not always ascending, since clocks are set back",
    ),
    Column("outcome", Text, nullable=False, doc="`accepted` or `refused`: whether the machine accepted the event"),
    Column("data", Text, nullable=False, doc="object: further data of the event"),
    Column(
        "prev_hash",
        LargeBinary,
        nullable=False,
        doc="32 bytes: the `hash` of the record before; in record 0, 32 zero bytes",
    ),
    Column("hash", LargeBinary, nullable=False, doc="32 bytes: the hash of this record, as below"),
)
CHECKPOINTS = Table(
    "checkpoints",
    METADATA,
    Column("size", _BIG, primary_key=True, autoincrement=False),
    Column("note", Text, nullable=False),
)
TABLES = (RECORDS, CHECKPOINTS)
COLUMNS = tuple(column.name for column in RECORDS.columns)
