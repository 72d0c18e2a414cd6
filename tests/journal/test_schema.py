"""Tampering with the schema: columns, keys, indexes, triggers, rules, and the file itself."""

import sqlite3
import threading
from contextlib import suppress
from pathlib import Path
from urllib.parse import quote

import pytest

from leverframe.errors import ExitCode, JournalError
from leverframe.journal import reader, tables
from leverframe.journal.journal import Journal
from leverframe.journal.sources import source
from leverframe.journal.verdicts import JournalEvidence, judge
from leverframe.record.report import DefectKind, JournalReport
from tests.support.journals import KEY, SELDOM, Place, entry, file
from tests.support.postgresql import Cluster

EVIDENCE = JournalEvidence((KEY.verifier,))
COLUMNS = ", ".join(tables.COLUMNS)
TABLE = (
    "CREATE TABLE records (seq INTEGER NOT NULL, execution_id TEXT NOT NULL, step INTEGER NOT NULL, "
    "machine TEXT NOT NULL, previous_state TEXT NOT NULL, event TEXT NOT NULL, new_state TEXT NOT NULL, "
    "timestamp INTEGER NOT NULL, outcome TEXT NOT NULL, data TEXT NOT NULL, "
    "prev_hash BLOB NOT NULL, hash BLOB NOT NULL, PRIMARY KEY (seq))"
)


def rebuilt(old: str, new: str) -> str:
    """The table recreated with the same rows and one difference."""
    assert old in TABLE
    copied = f"INSERT INTO records ({COLUMNS}) SELECT {COLUMNS} FROM old"  # noqa: S608 -- fixed
    return f"ALTER TABLE records RENAME TO old; {TABLE.replace(old, new)}; {copied}; DROP TABLE old"


_OTHERS = COLUMNS.replace("event", "'FORGED'")
FORGED = f"INSERT INTO records ({COLUMNS}) SELECT {_OTHERS} FROM records WHERE seq = 3"  # noqa: S608 -- fixed
SQLITE = {
    "no primary key, and a number twice": f"{rebuilt(', PRIMARY KEY (seq)', '')}; {FORGED}",
    "a key that replaces": rebuilt("PRIMARY KEY (seq)", "PRIMARY KEY (seq) ON CONFLICT REPLACE"),
    "no row ids": rebuilt("PRIMARY KEY (seq))", "PRIMARY KEY (seq)) WITHOUT ROWID"),
    "a key that is no row id": rebuilt("seq INTEGER NOT NULL", "seq BIGINT NOT NULL"),
    "another type": rebuilt("event TEXT", "event BLOB"),
    "another collation": rebuilt("event TEXT", "event TEXT COLLATE NOCASE"),
    "null": rebuilt("event TEXT NOT NULL", "event TEXT"),
    "a default": rebuilt("event TEXT NOT NULL", "event TEXT NOT NULL DEFAULT 'x'"),
    "a check": rebuilt("event TEXT NOT NULL", "event TEXT NOT NULL CHECK (event <> 'y')"),
    "columns in another order": rebuilt("event TEXT NOT NULL, new_state", "new_state TEXT NOT NULL, event"),
    "a column more": "ALTER TABLE records ADD COLUMN more TEXT",
    "a column that is computed": "ALTER TABLE records ADD COLUMN more TEXT GENERATED ALWAYS AS (event) VIRTUAL",
    "a column less": "ALTER TABLE records DROP COLUMN data",
    "another name of a column": "ALTER TABLE records RENAME COLUMN event TO deed",
    "an index": f"CREATE INDEX covering ON records ({COLUMNS})",
    "an index on part of it": "CREATE UNIQUE INDEX part ON checkpoints (note) WHERE size > 5",
    "a trigger that ignores": "CREATE TRIGGER t BEFORE INSERT ON records BEGIN SELECT RAISE(IGNORE); END",
    "a trigger that removes": "CREATE TRIGGER t AFTER INSERT ON records BEGIN DELETE FROM records WHERE seq > 3; END",
    "a trigger on checkpoints": "CREATE TRIGGER t AFTER INSERT ON checkpoints BEGIN DELETE FROM records; END",
    "a view": "CREATE VIEW more AS SELECT * FROM records",
    "a table": "CREATE TABLE more (x)",
    "statistics": "ANALYZE",
    "a primary key that is part of a type": (
        rebuilt("hash BLOB NOT NULL, PRIMARY KEY (seq))", 'hash "BLOB NOT NULL, PRIMARY KEY (seq)")')
    ),
    "a constraint that is part of a type": rebuilt("event TEXT NOT NULL", 'event "TEXT NOT NULL"'),
    "a word of a constraint that is part of a type": rebuilt("event TEXT NOT NULL", 'event TEXT "NOT" NULL'),
    "the same in lower case": rebuilt("event TEXT NOT NULL", "event text NOT NULL"),
    "spaces that are letters": rebuilt("event TEXT NOT NULL", "event TEXT\N{NO-BREAK SPACE}NOT\N{EM SPACE}NULL"),
    "one table in the place of both": (
        "PRAGMA writable_schema = ON; UPDATE sqlite_master SET rootpage = "
        "(SELECT rootpage FROM sqlite_master WHERE name = 'records') WHERE name = 'checkpoints'"
    ),
}  # fmt: skip
"""Changes to a file by someone who can write to it, without a change to any record."""

POSTGRESQL = {
    "no primary key, and a number twice": f"ALTER TABLE records DROP CONSTRAINT records_pkey; {FORGED}",
    "another type": "ALTER TABLE records ALTER step TYPE numeric",
    "another collation": 'ALTER TABLE records ALTER event TYPE text COLLATE "POSIX"',
    "null": "ALTER TABLE records ALTER event DROP NOT NULL",
    "a default": "ALTER TABLE records ALTER event SET DEFAULT 'x'",
    "a check": "ALTER TABLE records ADD CHECK (event <> 'y')",
    "a column more": "ALTER TABLE records ADD COLUMN more text",
    "a column that is computed": "ALTER TABLE records ADD COLUMN more text GENERATED ALWAYS AS (event) STORED",
    "a column less": "ALTER TABLE records DROP COLUMN data",
    "an index": "CREATE INDEX more ON records (event)",
    "a trigger": (
        "CREATE FUNCTION nothing() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'; "
        "CREATE TRIGGER t BEFORE INSERT ON records FOR EACH ROW EXECUTE FUNCTION nothing()"
    ),
    "a rule": "CREATE RULE r AS ON INSERT TO records DO INSTEAD NOTHING",
    "row-level security": "ALTER TABLE checkpoints ENABLE ROW LEVEL SECURITY",
    "a child": "CREATE TABLE child () INHERITS (records)",
    "a parent": "CREATE TABLE parent (event text NOT NULL); ALTER TABLE records INHERIT parent",
    "what a crash empties": "ALTER TABLE records SET UNLOGGED",
}  # fmt: skip
"""The same for a PostgreSQL database."""
FUNCTION = "CREATE FUNCTION undone() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN {} RETURN NEW; END'; "
DELETING = FUNCTION.format("DELETE FROM records WHERE seq = NEW.seq;")
MEANWHILE = POSTGRESQL | {
    "a trigger that removes": (
        f"{DELETING} CREATE TRIGGER t AFTER INSERT ON records FOR EACH ROW EXECUTE FUNCTION undone()"
    ),
    "a trigger that removes at the end": (
        f"{DELETING} CREATE CONSTRAINT TRIGGER t AFTER INSERT ON records DEFERRABLE INITIALLY DEFERRED "
        "FOR EACH ROW EXECUTE FUNCTION undone()"
    ),
    "a trigger that changes": (
        FUNCTION.format("NEW.event = ''FORGED'';")
        + "CREATE TRIGGER t BEFORE INSERT ON records FOR EACH ROW EXECUTE FUNCTION undone()"
    ),
    "a rule that removes": "CREATE RULE r AS ON INSERT TO records DO ALSO DELETE FROM records WHERE seq = NEW.seq",
    "another table": "ALTER TABLE records RENAME TO old; CREATE TABLE records (LIKE old INCLUDING ALL)",
    "another table with the same rows": (
        "ALTER TABLE records RENAME TO old; CREATE TABLE records (LIKE old INCLUDING ALL); "
        "INSERT INTO records SELECT * FROM old"
    ),
    "a view": "ALTER TABLE records RENAME TO old; CREATE VIEW records AS SELECT * FROM old",
    "no rows": "TRUNCATE records",
    "a row less": "DELETE FROM records WHERE seq = (SELECT max(seq) FROM records)",
    "another hash": "UPDATE records SET hash = prev_hash",
}
"""Changes to the tables of a journal in PostgreSQL while it is open."""
UNSEEN = {"one table in the place of both"}
"""Changes to parts of a file that SQLite reads only when it opens the file."""


def written(place: Place) -> Place:
    with place.open(create=True) as journal:
        journal.append_all(entry("a", step) for step in range(6))
    return place


def do(place: Place, script: str) -> None:
    with sqlite3.connect(place.url) as connection:
        connection.executescript(script)
    connection.close()


def report(place: Place) -> JournalReport:
    with source(place.url) as found:
        return judge(found, EVIDENCE)


def noticed(place: Place) -> str:
    """The finding of verifying and of opening, which is the same."""
    found = report(place)
    assert found.verdicts["intact"].verdict.value == "violated"
    assert found.exit_code is ExitCode.VIOLATED
    assert found.findings[0].kind is DefectKind.SCHEMA
    with pytest.raises(JournalError, match="LF122") as caught:
        place.open()
    assert found.findings[0].text in str(caught.value)
    return found.findings[0].text


def test_what_was_not_tampered_with_is_what_was_written(tmp_path: Path) -> None:
    place = written(file(tmp_path))
    assert report(place).findings == ()
    quoted = rebuilt("execution_id TEXT", '"execution_id"\t TEXT')
    for harmless in ("VACUUM; PRAGMA user_version = 7; REINDEX", rebuilt("seq", "seq"), quoted):
        do(place, harmless)
        assert report(place).findings == ()


@pytest.mark.parametrize("way", SQLITE)
def test_a_changed_schema_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    place = written(file(tmp_path))
    do(place, SQLITE[way])
    monkeypatch.setattr(reader, "PAGE", 4)  # puts the forged row of the same number on another page
    assert noticed(place).isprintable()


def test_a_number_that_is_there_twice_is_found_where_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = written(file(tmp_path))
    do(place, SQLITE["no primary key, and a number twice"])
    for page in (3, 4, 5, 100):
        monkeypatch.setattr(reader, "PAGE", page)
        found = report(place)
        assert found.records == 9
        assert any(finding.kind is not DefectKind.SCHEMA for finding in found.findings)


OTHER_TYPES = {
    **dict.fromkeys(("hash", "prev_hash"), "CAST({} AS TEXT)"),
    **dict.fromkeys(("machine", "data"), "CAST({} AS BLOB)"),
    **dict.fromkeys(("event", "outcome"), "CAST(x'FF41' AS TEXT)"),
    "step": "'1x'",
    "timestamp": "0.5",
}


@pytest.mark.parametrize("column", OTHER_TYPES)
def test_a_value_of_another_type_is_no_record(tmp_path: Path, column: str) -> None:
    place = written(file(tmp_path))
    do(place, f"UPDATE records SET {column} = {OTHER_TYPES[column].format(column)} WHERE seq = 3")  # noqa: S608 -- fixed
    found = report(place)
    assert found.verdicts["intact"].verdict.value == "violated"
    assert [(one.kind, one.seq) for one in found.findings] == [(DefectKind.UNREADABLE, 3)]
    assert found.findings[0].text.isprintable()


@pytest.mark.parametrize("way", [way for way in SQLITE if way not in UNSEEN])
def test_nothing_is_acknowledged_in_a_table_that_somebody_changes(tmp_path: Path, way: str) -> None:
    place = file(tmp_path)
    journal = place.open(create=True)
    journal.append_all(entry("a", step) for step in range(5))
    do(place, SQLITE[way])
    for _ in range(2):
        with pytest.raises(JournalError, match=r"LF12[678]"):
            journal.append(entry("a", 5))
    with suppress(JournalError):
        journal.close()
    noticed(place)


@pytest.mark.parametrize("way", ["no rows", "a row less", "another hash"])
def test_nothing_is_acknowledged_behind_a_record_that_is_not_there_any_more(tmp_path: Path, way: str) -> None:
    place = file(tmp_path)
    journal = place.open(create=True)
    journal.append(entry("a", 0))
    do(place, {"no rows": "DELETE FROM records"}.get(way, MEANWHILE[way]))
    for _ in range(2):
        with pytest.raises(JournalError, match=r"LF12[78]"):
            journal.append(entry("a", 1))
    journal.close()
    assert report(place).exit_code is ExitCode.VIOLATED


def test_a_journal_is_not_made_among_the_tables_of_others(tmp_path: Path) -> None:
    place = file(tmp_path)
    do(place, "CREATE TABLE records (x)")
    with pytest.raises(JournalError, match="holds other tables"):
        place.open(create=True)
    with sqlite3.connect(place.url) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("records",)]
    connection.close()


def test_names_are_shown_without_their_control_characters(tmp_path: Path) -> None:
    place = written(file(tmp_path))
    do(place, 'CREATE TABLE "\x1b[2J" (x)')
    assert "\\x1b" in noticed(place)


@pytest.mark.needs("initdb")
@pytest.mark.xdist_group("postgresql")
@pytest.mark.parametrize("way", POSTGRESQL)
def test_a_changed_schema_is_noticed_in_postgresql(server: Cluster, way: str) -> None:
    place = written(Place(server.url(server.new_schema())))
    assert report(place).findings == ()
    place.change(POSTGRESQL[way])
    noticed(place)


@pytest.mark.needs("initdb")
@pytest.mark.xdist_group("postgresql")
def test_a_schema_that_comes_first_later_takes_nothing(server: Cluster) -> None:
    """The search path names the user's own schema first, which does not exist yet."""
    first, schema = server.new_schema(), server.new_schema()
    place = Place(server.url(f"{first},{schema}"))
    with server.connect() as connection:
        connection.execute(f"DROP SCHEMA {first}".encode())
        with place.open(create=True) as journal:
            journal.append(entry("a", 0))
            connection.execute(f"CREATE SCHEMA {first}".encode())
            connection.execute(f"CREATE TABLE {first}.records (LIKE {schema}.records)".encode())
            journal.append(entry("a", 1))  # into the first schema, not the new one, which is dropped at once
            connection.execute(f"DROP TABLE {first}.records".encode())
    with Place(server.url(schema)).open() as journal:
        assert journal.position("a") == ("clock", 1, "IDLE")


@pytest.mark.needs("initdb")
@pytest.mark.xdist_group("postgresql")
@pytest.mark.parametrize("way", MEANWHILE)
def test_nothing_is_acknowledged_in_a_table_of_postgresql_that_somebody_changes(server: Cluster, way: str) -> None:
    schema = server.new_schema()
    journal = Place(server.url(schema)).open(create=True)
    journal.append(entry("a", 0))
    with server.connect() as connection:
        connection.execute(f"SET search_path = {schema}; {MEANWHILE[way]}".encode())
        before = connection.execute(b"SELECT count(*) FROM records").fetchone()
        for codes in ("LF126", "LF126|LF128"):
            with pytest.raises(JournalError, match=codes):
                journal.append(entry("a", 1))
        assert connection.execute(b"SELECT count(*) FROM records").fetchone() == before
    with suppress(JournalError):
        journal.close()


@pytest.mark.needs("initdb")
@pytest.mark.xdist_group("postgresql")
def test_what_was_done_while_a_commit_waited_for_the_lock_is_noticed(server: Cluster) -> None:
    """Also on servers whose default isolation shows the tables as they were when the transaction began."""
    schema = server.new_schema()
    url = f"{server.url(schema)}{quote(' -cdefault_transaction_isolation=serializable')}"
    codes: list[str] = []
    with Journal.open(url, key=KEY, create=True, rhythm=SELDOM, patience=30) as journal, server.connect() as connection:

        def append() -> None:
            try:
                journal.append(entry("a", 1))
            except JournalError as error:
                codes.append(error.diagnostic.code)

        journal.append(entry("a", 0))
        appending = threading.Thread(target=append)
        with connection.transaction():
            connection.execute(f"SET LOCAL search_path = {schema}; {MEANWHILE['a trigger that removes']}".encode())
            appending.start()
            waiting = b"SELECT count(*) FROM pg_locks WHERE NOT granted"
            while connection.execute(waiting).fetchone() == (0,):
                assert appending.is_alive()
        appending.join()
    assert codes == ["LF126"]


@pytest.mark.needs("initdb")
@pytest.mark.xdist_group("postgresql")
def test_nothing_is_acknowledged_once_the_server_is_not_durable(server: Cluster) -> None:
    with Place(server.url(server.new_schema())).open(create=True) as journal, server.connect() as connection:
        journal.append(entry("a", 0))
        try:
            connection.execute("ALTER SYSTEM SET fsync = off")
            connection.execute("SELECT pg_reload_conf()")
            while connection.execute("SHOW fsync").fetchone() == ("on",):
                pass
            with pytest.raises(JournalError, match="fsync=off"):
                journal_fills(journal)
        finally:
            connection.execute("ALTER SYSTEM RESET fsync")
            connection.execute("SELECT pg_reload_conf()")
            while connection.execute("SHOW fsync").fetchone() == ("off",):
                pass


@pytest.mark.needs("initdb")
@pytest.mark.xdist_group("postgresql")
@pytest.mark.parametrize("setting", ["client_encoding=SQL_ASCII", "client_encoding=LATIN1", "quote_all_identifiers=on"])
def test_a_setting_of_a_role_changes_nothing(server: Cluster, setting: str) -> None:
    place = Place(f"{server.url(server.new_schema())}{quote(f' -c{setting}')}")
    with place.open(create=True) as journal:
        journal.append(entry("a", 0, "h\N{LATIN SMALL LETTER O WITH DIAERESIS}her \N{SNOWMAN}"))
    assert report(place).findings == ()


@pytest.mark.needs("initdb")
@pytest.mark.xdist_group("postgresql")
def test_a_search_path_hides_nothing(server: Cluster) -> None:
    """A role's search path may name a schema before `pg_catalog`, with false tables and functions."""
    schema, evil = server.new_schema(), server.new_schema()
    place = written(Place(server.url(schema)))
    place.change(POSTGRESQL["a child"])
    with server.connect() as connection:
        for statement in (
            f"SET search_path = {evil}",
            "CREATE FUNCTION set_config(text, text, boolean) RETURNS text LANGUAGE sql AS 'SELECT NULL::text'",
            "CREATE TABLE pg_inherits (inhrelid oid, inhparent oid)",
        ):
            connection.execute(statement.encode())
    noticed(place)
    for path in (f"{schema},{evil},pg_catalog", f"pg_catalog,{schema}"):
        noticed(Place(server.url(path)))
    assert "holds no journal" in str(refusal(Place(server.url(f"{evil},{schema},pg_catalog"))))


def journal_fills(journal: Journal) -> None:
    """Append entries until the process of the server has read its settings."""
    for step in range(1, 1000):
        journal.append(entry("a", step))


def refusal(place: Place) -> JournalError:
    with pytest.raises(JournalError) as caught:
        place.open()
    return caught.value
