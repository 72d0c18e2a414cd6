"""Comparison of a journal's tables with those that a journal creates, and nothing else.

Every reader sees a table through its schema. An index may answer for its table with other content, a trigger or rule
may undo an insertion, and a table without its primary key may hold duplicate numbers. So verified records prove nothing
unless the schema is right.

- **SQLite**: the file belongs to the journal, and holds its two tables and nothing else. The schema is the text in
  ``sqlite_schema`` (https://www.sqlite.org/schematab.html), which is compared, apart from white space and from quotes
  around names of tables and columns. Other quotes count: ``TEXT "NOT" NULL`` is a type called ``TEXT NOT``, and a type
  may even swallow the primary key. ``quick_check`` finds rows that are out of order in the file itself.
- **PostgreSQL**: the two tables, as the system catalogs describe them. Other tables of the schema do not matter.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from sqlalchemy import Table
from sqlalchemy.engine import Connection
from sqlalchemy.schema import CreateTable

_SHOWN = 20
"""The most unexpected objects that are named."""


def differences(connection: Connection, tables: Iterable[Table]) -> tuple[str, ...]:
    """Describe where the schema differs from what a journal creates. Raises SQLAlchemyError."""
    if connection.dialect.name == "sqlite":
        return tuple(_in_sqlite(connection, {table.name: _text_of(table, connection) for table in tables}))
    tables = tuple(tables)
    return tuple(faults(connection, tables, described(connection, tables)))


def damage(connection: Connection) -> tuple[str, ...]:
    """Describe damage that SQLite finds in the file; other databases check their own. Raises SQLAlchemyError."""
    if connection.dialect.name != "sqlite":
        return ()
    said = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
    return () if said == "ok" else (f"the file is damaged: {' '.join(said.split())[:200]}",)


# ---- SQLite --------------------------------------------------------------------------------------------------------


def _in_sqlite(connection: Connection, expected: dict[str, str]) -> Iterator[str]:
    found = connection.exec_driver_sql("SELECT type, name, tbl_name, sql FROM sqlite_master")
    for kind, name, of, text in islice(found, _SHOWN + len(expected)):
        if kind != "table" or of != name or name not in expected:
            where = "" if of == name else f" on {_shown(of)}"
            yield f"unexpected {_shown(kind)}: {_shown(name)}{where}"
        elif (its := _plain(str(text))) != expected[name]:
            yield f"the table {name} differs from that of a journal: {_apart(expected[name], its)}"


def _text_of(table: Table, connection: Connection) -> str:
    return _plain(str(CreateTable(table).compile(dialect=connection.dialect)))


_SPACE = re.compile(r"[ \t\n\f\r]+")
"""White space as SQLite defines it. For SQLite, other Unicode spaces are letters."""
_QUOTED_NAME = re.compile(r'"([a-z_]+)"')
"""A name in lower case, as in the tables of a journal, where types and keywords are in upper case."""


def _plain(text: str) -> str:
    """Remove redundant white space, and quotes around names."""
    return re.sub(r" ?([(),]) ?", r"\1", _SPACE.sub(" ", _QUOTED_NAME.sub(r"\1", text)).strip(" "))


def _apart(expected: str, found: str) -> str:
    """Name the parts between commas that only one of the texts has."""
    parts, others = _parts(expected), _parts(found)
    missing = [part for part in parts if part not in others]
    more = [part for part in others if part not in parts]
    told = [f"{word} {_shown(part)}" for word, found in (("without", missing), ("with", more)) for part in found[:1]]
    return ", ".join(told) or "the order of its columns"


def _parts(text: str) -> list[str]:
    before, _, inside = text.partition("(")
    *columns, last = inside.rpartition(")")
    return [before, *columns[0].split(","), last]


def _shown(value: object) -> str:
    text = str(value)
    return text[:60] if text.isprintable() else repr(text[:60])


# ---- PostgreSQL ----------------------------------------------------------------------------------------------------

_ABOUT = """
SELECT c.oid::bigint, ARRAY[
    c.relkind = 'r' AND NOT c.relispartition, c.relpersistence = 'p', NOT c.relrowsecurity, NOT c.relhasrules,
    NOT EXISTS (SELECT FROM pg_trigger t WHERE t.tgrelid = c.oid),
    NOT EXISTS (SELECT FROM pg_inherits i WHERE c.oid IN (i.inhrelid, i.inhparent)),
    (SELECT count(*) = 1 AND bool_and(i.indisprimary AND i.indisvalid AND i.indisready AND i.indislive
        AND i.indimmediate AND i.indkey::text = '1') FROM pg_index i WHERE i.indrelid = c.oid),
    NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype NOT IN ('p', 'n'))],
  ARRAY(SELECT ARRAY[a.attname::text, format_type(a.atttypid, a.atttypmod),
        (a.attnotnull AND NOT a.atthasdef AND a.attidentity = '' AND a.attgenerated = ''
          AND a.attcollation = (SELECT t.typcollation FROM pg_type t WHERE t.oid = a.atttypid))::text]
      FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum)
FROM unnest(%s::text[]) WITH ORDINALITY AS named(name, place) JOIN pg_class c ON c.oid = name::regclass ORDER BY place
"""
_FAULTS = (
    "it is not an ordinary table",
    "it is unlogged or temporary, so a crash empties it",
    "row-level security may hide rows",
    "it has a rule",
    "it has a trigger",
    "it takes part in table inheritance",
    "its indexes are not just a valid primary key",
    "it has an additional constraint",
)


class Described(NamedTuple):
    """A table as the catalogs of PostgreSQL describe it: its id, and for each of `_FAULTS` whether it is absent.

    Each column has its name, its type, and whether it is as plain as a journal creates it.
    """

    oid: int
    sound: Sequence[bool]
    columns: Sequence[Sequence[str]]


def described(connection: Connection, tables: Iterable[Table]) -> tuple[Described, ...]:
    """Describe the tables of a journal in PostgreSQL. Raises SQLAlchemyError."""
    names = [f'"{table.name}"' for table in tables]
    return tuple(Described(*row) for row in connection.exec_driver_sql(_ABOUT, (names,)))


def faults(connection: Connection, tables: Iterable[Table], found: Iterable[Described]) -> Iterator[str]:
    """Describe where tables of PostgreSQL differ from what a journal creates."""
    for table, its in zip(tables, found, strict=True):
        differs = f"the table {table.name} differs from that of a journal"
        yield from (f"{differs}: {fault}" for holds, fault in zip(its.sound, _FAULTS, strict=True) if not holds)
        expected = [[c.name, c.type.compile(connection.dialect).lower(), "true"] for c in table.columns]
        for wanted, column in zip(expected, its.columns, strict=False):
            if wanted != list(column):
                yield f"{differs}: in the column {_shown(column[0])}"
        if len(its.columns) != len(expected):
            yield f"the table {table.name} has {len(its.columns)} columns instead of {len(expected)}"
