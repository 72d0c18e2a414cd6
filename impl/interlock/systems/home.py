"""Where a system keeps what it has to remember: a directory with its journal, and the key that signs it.

DIRECTORY/journal.db     the journal: `interlock journal verify DIRECTORY/journal.db --public-key …`
DIRECTORY/journal.key    the signer key, which only its owner can read
DIRECTORY/journal.pub    the verifier key, for others
"""

from pathlib import Path

from interlock import files
from interlock.errors import Diagnostic, InputError
from interlock.runtime import key_files
from interlock.runtime.journal import Journal

JOURNAL, SIGNER_KEY, PUBLIC_KEY = "journal.db", "journal.key", "journal.pub"


def open_journal(directory: Path, name: str) -> Journal:
    """The journal in a directory; where there is none, it is made, with a key of that name.

    Raises InputError (IL074) where the directory cannot be made, and JournalError as `Journal.open` does.
    """
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = f"{directory} cannot be made: {error.strerror or error}"
        raise InputError((Diagnostic("IL074", reason, None, None, "name another directory"),)) from None
    private = directory / SIGNER_KEY
    key = key_files.signer(private) if private.exists() else key_files.new_signer(private, name)
    public = directory / PUBLIC_KEY
    if not public.exists():
        files.replace(public, f"{key.verifier}\n".encode())
    return Journal.open(str(directory / JOURNAL), key=key, create=True)
