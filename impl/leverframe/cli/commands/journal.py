"""``leverframe journal``: make journals, append, show, verify, sign, submit to witnesses, prove."""

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from leverframe.cli import arguments
from leverframe.cli.main import Group

if TYPE_CHECKING:
    from leverframe.journal.sinks import Destination
    from leverframe.language.declaration import Declaration


def _with_libraries(_context: click.Context, _parameter: click.Parameter, url: str) -> str:
    """Return the URL. Raises MissingExtraError for all libraries that its database needs, not one after the other."""
    from leverframe import extras

    extras.require("postgresql" if url.startswith("postgresql") and "://" in url else "journal")
    return url


URL = click.argument("url", metavar="JOURNAL", callback=_with_libraries)
KEY = click.option(
    "--key", "key_file", type=click.Path(path_type=Path), metavar="FILE", help="The signer key of the journal."
)
PUBLIC_KEYS = arguments.verifier_keys("--public-key")


class Commands(Group):
    """What can be done with a journal."""

    def instead(self, name: str) -> str | None:
        """A command about the journal that was named in place of a command."""
        is_file = Path(name).is_file()
        return f"it is a file: did you mean 'leverframe journal verify {shlex.quote(name)}'?" if is_file else None


@click.group(name="journal", cls=Commands)
def command() -> None:
    """Keep, verify and prove what machines did.

    JOURNAL is a file, such as journal.db, or a PostgreSQL database, such as postgresql://user@host/name.
    """


@command.command()
@URL
@click.option(
    "--key",
    "key_file",
    type=click.Path(path_type=Path),
    metavar="FILE",
    required=True,
    help="The signer key; created if it does not exist.",
)
@click.option("--name", metavar="NAME", help="The name of the journal, such as example.com/orders, for a new key.")
def init(url: str, key_file: Path, name: str | None) -> None:
    """Make a journal, and a key to sign it."""
    from leverframe.cli import journal_files
    from leverframe.journal import key_files
    from leverframe.journal.journal import Journal

    place = journal_files.refuse_existing(url)
    key = key_files.signer(key_file) if key_file.exists() else key_files.new_signer(key_file, name)
    with Journal.open(url, key=key, create=True):
        pass
    click.echo(f"{place} is a journal now. Others verify it with this key:", err=True)
    click.echo(str(key.verifier))


@command.command()
@URL
@KEY
@click.option(
    "--lines", type=click.Path(path_type=Path), metavar="FILE", help="A JSON Lines file that mirrors the journal."
)
@click.option(
    "--machine",
    "targets",
    multiple=True,
    metavar="SYSTEM|FILE",
    help="First replay its executions against this declaration.",
)
def append(url: str, key_file: Path | None, lines: Path | None, targets: tuple[str, ...]) -> None:
    """Append the entries on stdin, one JSON object on each line.

    Its members are those of a record without seq and the hashes; outcome, data and timestamp are optional. Each entry
    is durable when its number is printed.
    """
    import time

    from leverframe.journal import key_files
    from leverframe.journal.journal import Journal
    from leverframe.journal.sources import read_entries

    key = key_files.signer(key_file) if key_file else None
    with Journal.open(url, key=key, lines=lines, declarations=_declarations(targets)) as journal:
        for entry in read_entries(sys.stdin.buffer, time.time_ns):
            journal.append(entry)
            click.echo(journal.size - 1)


@command.command()
@URL
@click.option("--from", "first", type=arguments.Number(min=0), default=0, metavar="N", help="The first record to show.")
@click.option("--execution", metavar="ID", help="Only this execution.")
@arguments.report_format("json", said="Text for people, or JSON Lines.")
@arguments.OUTPUT
def show(url: str, first: int, execution: str | None, kind: str, output: Path | None) -> None:
    """Show the records, without verifying them."""
    from leverframe.cli import journal_files
    from leverframe.cli import output as out
    from leverframe.cli.reports import journal as report_journal
    from leverframe.journal.sources import source

    target = out.checked(output, (url,)) if output else None
    with source(url) as found:
        records = [
            record
            for record in journal_files.records(found, first)
            if execution is None or record.entry.execution_id == execution
        ]
    out.deliver(
        kind,
        target,
        lambda look: report_journal.lines(records) if kind == "json" else report_journal.listing(records, look),
    )


@command.command()
@URL
@PUBLIC_KEYS
@arguments.WITNESSES
@arguments.QUORUM
@arguments.CHECKPOINTS
@click.option(
    "--machine",
    "targets",
    multiple=True,
    metavar="SYSTEM|FILE",
    help="Also audit its executions against this declaration.",
)
@arguments.report_format("json")
@arguments.OUTPUT
def verify(  # noqa: PLR0913, PLR0917 -- click passes an argument for each option
    url: str,
    public_keys: tuple[str, ...],
    witnesses: tuple[str, ...],
    quorum: int,
    checkpoints: tuple[Path, ...],
    targets: tuple[str, ...],
    kind: str,
    output: Path | None,
) -> int:
    """Verify that a journal is what was written.

    JOURNAL may be a JSON Lines file, too. The exit code is 0 if every verdict holds, 1 if one is violated, 2 if the
    journal cannot be read, and otherwise 3: a verdict is unknown, or does not apply to a file without hashes.
    """
    from leverframe.cli import output as out
    from leverframe.cli import verification
    from leverframe.cli.reports import journal as report_journal
    from leverframe.journal import elsewhere

    target = out.checked(output, (url,)) if output else None
    evidence = elsewhere.evidence(public_keys, witnesses, checkpoints, quorum)
    place, report = verification.verified(url, evidence, _declarations(targets))
    out.deliver(
        kind,
        target,
        lambda look: report_journal.as_json(report) if kind == "json" else report_journal.verdicts(place, report, look),
    )
    return report.exit_code


@command.command(short_help="Print or send the last checkpoint.")
@URL
@KEY
@arguments.output("Keep the checkpoint in a file")
@click.option("--command", "program", metavar="COMMAND", help="Pass the checkpoint to a program on stdin.")
@click.option("--post", metavar="URL", help="Post the checkpoint to an address.")
def checkpoint(url: str, key_file: Path | None, output: Path | None, program: str | None, post: str | None) -> None:
    """Print or send the last checkpoint; with --key, sign all records first."""
    from leverframe.cli import journal_files
    from leverframe.cli import output as out
    from leverframe.journal import sinks

    destinations = _destinations(output, program, post)
    with journal_files.handed_out(url, key_file, output) as (_, note):
        pass
    for destination in destinations:
        try:
            sinks.send(note, destination)
        except OSError as error:
            raise journal_files.not_handed_over(destination, error) from None
    if not destinations:
        out.write_data(note)


def _destinations(output: Path | None, program: str | None, post: str | None) -> "list[Destination]":
    from leverframe.journal import sinks

    found: list[Destination] = [] if output is None else [sinks.ToFile(output)]
    if program is not None:
        try:
            words = tuple(shlex.split(program))
        except ValueError:
            raise click.BadParameter(f"{program!r} has a quote without an end.", param_hint="--command") from None
        if not words:
            raise click.BadParameter("it names no program.", param_hint="--command")
        found.append(sinks.ToCommand(words))
    return found if post is None else [*found, sinks.ToAddress(post)]


@command.command(short_help="Submit the last checkpoint to a witness.")
@URL
@click.argument("address")
@click.option(
    "--witness",
    "witness_key",
    required=True,
    metavar="KEY|FILE",
    help="The verifier key of the witness, or its file.",
)
@KEY
@arguments.output("Keep the checkpoint in a file")
def witness(url: str, address: str, witness_key: str, key_file: Path | None, output: Path | None) -> None:
    """Submit the last checkpoint to the witness at ADDRESS, which cosigns it; with --key, sign all records first.

    ADDRESS is the witness's submission prefix, such as https://witness.example.com/w1. The result is the checkpoint
    with the cosignature. If FILE holds the same checkpoint, its signatures are kept, so several witnesses can cosign
    it.
    """
    import time

    from leverframe.cli import journal_files
    from leverframe.cli import output as out
    from leverframe.journal import key_files
    from leverframe.journal.witness import Witness
    from leverframe.record import cosignatures

    asked = Witness(address, key_files.witness(witness_key))
    with journal_files.handed_out(url, key_file, output) as (found, last):
        note, cosigned = journal_files.cosigned(found, last, asked, output, int(time.time()))
    said = f"{cosigned.witness.name} cosigned {journal_files.named(note)} at {cosignatures.told_time(cosigned)}."
    if output is None:
        out.write_data(note)
    else:
        out.save(output, note)
    click.echo(said, err=True)


@command.command(short_help="Prove that a record or an earlier checkpoint is kept.")
@URL
@click.argument("seq", type=arguments.Number(min=0), required=False)
@click.option("--since", type=click.Path(path_type=Path), metavar="FILE", help="An earlier checkpoint of the journal.")
@click.option(
    "--checkpoint",
    "kept",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="The checkpoint to prove it for, such as one with cosignatures. Default: the last one of the journal.",
)
@arguments.OUTPUT
def prove(url: str, seq: int | None, since: Path | None, kept: Path | None, output: Path | None) -> None:
    """Prove that record SEQ is in the journal, or that the journal extends an earlier checkpoint.

    The proof contains the checkpoint for which it is: 'journal check' needs only the verifier key. JOURNAL may be a
    JSON Lines file, too; it needs --checkpoint. The exit code is 1 if the journal does not extend the checkpoint.
    """
    from leverframe.cli import journal_files
    from leverframe.cli import output as out
    from leverframe.journal import elsewhere
    from leverframe.journal.sources import source

    if (seq is None) == (since is None):
        raise click.UsageError("give either SEQ or --since")
    target = out.checked(output, (url,)) if output else None
    with source(url) as found, journal_files.proving():
        note = elsewhere.checkpoint(kept).note if kept else journal_files.last_note(url, found)
        if seq is not None:
            proof = journal_files.inclusion(found, note, seq)
        else:
            proof = journal_files.extension(found, note, elsewhere.checkpoint(since or Path()).note)
    if target is None:
        out.write_data(proof)
    else:
        out.save(target, proof)


@command.command(short_help="Check a proof by 'journal prove'.")
@click.argument("proof", type=click.Path(path_type=Path), metavar="PROOF")
@click.option("--record", type=click.Path(path_type=Path), metavar="FILE", help="The record, as a JSON line.")
@click.option("--since", type=click.Path(path_type=Path), metavar="FILE", help="The earlier checkpoint.")
@PUBLIC_KEYS
@arguments.WITNESSES
@arguments.QUORUM
def check(  # noqa: PLR0913, PLR0917 -- as above
    proof: Path,
    record: Path | None,
    since: Path | None,
    public_keys: tuple[str, ...],
    witnesses: tuple[str, ...],
    quorum: int,
) -> int:
    """Check a proof by 'journal prove', of a record or of an earlier checkpoint, without the journal.

    The exit code is 0 if it is proved, 1 if it is not, 3 if none of the given keys signed it, or if --witness is given
    and too few of these witnesses cosigned it.
    """
    from leverframe.cli import journal_files
    from leverframe.cli import output as out
    from leverframe.cli.reports import journal as report_journal
    from leverframe.journal import elsewhere

    if (record is None) == (since is None):
        raise click.UsageError("give either --record or --since")
    keys, trusted = elsewhere.verifiers(public_keys), elsewhere.trusted_witnesses(witnesses)
    if record is not None:
        checked = journal_files.check_inclusion(proof, record, keys, trusted, quorum)
    else:
        checked = journal_files.check_extension(proof, since or Path(), keys, trusted, quorum)
    out.deliver("pretty", None, lambda look: report_journal.proved(checked, look))
    return checked.exit_code


def _declarations(targets: tuple[str, ...]) -> "tuple[Declaration, ...]":
    from leverframe.api import load

    return tuple(load(target).declaration for target in targets)
