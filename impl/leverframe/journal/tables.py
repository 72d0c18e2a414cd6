"""The tables of a journal, in any of the databases that `databases` supports.

There are two append-only tables: `records`, with the columns of the record format, and `checkpoints`. They have no
indexes besides the primary keys, so a commit writes as few pages as possible.
"""

from sqlalchemy import BigInteger, Column, Integer, LargeBinary, MetaData, Table, Text

_BIG = BigInteger().with_variant(Integer(), "sqlite")  # an INTEGER of SQLite has 64 bits, and can be the row id
METADATA = MetaData()
RECORDS = Table(
    "records",
    METADATA,
    Column("seq", _BIG, primary_key=True, autoincrement=False),
    Column("execution_id", Text, nullable=False),
    Column("step", _BIG, nullable=False),
    Column("machine", Text, nullable=False),
    Column("previous_state", Text, nullable=False),
    Column("event", Text, nullable=False),
    Column("new_state", Text, nullable=False),
    Column("timestamp", _BIG, nullable=False),
    Column("outcome", Text, nullable=False),
    Column("data", Text, nullable=False),
    Column("prev_hash", LargeBinary, nullable=False),
    Column("hash", LargeBinary, nullable=False),
)
CHECKPOINTS = Table(
    "checkpoints",
    METADATA,
    Column("size", _BIG, primary_key=True, autoincrement=False),
    Column("note", Text, nullable=False),
)
TABLES = (RECORDS, CHECKPOINTS)
COLUMNS = tuple(column.name for column in RECORDS.columns)
