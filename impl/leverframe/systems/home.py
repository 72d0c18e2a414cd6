"""The directory of a system: its journal, and the key that signs the journal.

DIRECTORY/journal.db     the journal: `leverframe journal verify DIRECTORY/journal.db --public-key …`
DIRECTORY/journal.key    the signer key, readable only by its owner
DIRECTORY/journal.pub    the verifier key, for others
"""

from pathlib import Path

from leverframe import files
from leverframe.errors import Diagnostic, InputError
from leverframe.journal import key_files
from leverframe.journal.journal import Journal

JOURNAL, SIGNER_KEY, PUBLIC_KEY = "journal.db", "journal.key", "journal.pub"


def open_journal(directory: Path, name: str) -> Journal:
    """Open the journal in a directory. If there is none, create it, with a key of that name.

    Raises InputError (LF074) if the directory cannot be created or one of its file names is not a regular file, and
    JournalError as `Journal.open` does.
    """
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _unusable(f"{directory} cannot be created: {error.strerror or error}") from None
    for path in (directory / name for name in (JOURNAL, SIGNER_KEY, PUBLIC_KEY)):
        if path.exists() and not path.is_file():  # opening a FIFO, for example, would wait for a writer
            raise _unusable(f"{path} is not a regular file")
    private = directory / SIGNER_KEY
    key = key_files.signer(private) if private.exists() else key_files.new_signer(private, name)
    public = directory / PUBLIC_KEY
    if not public.exists():
        files.replace(public, f"{key.verifier}\n".encode())
    return Journal.open(str(directory / JOURNAL), key=key, create=True)


def _unusable(reason: str) -> InputError:
    return InputError((Diagnostic("LF074", reason, None, None, "name another directory"),))
