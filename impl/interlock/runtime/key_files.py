"""Keys in files: those that sign a journal, and those that it is verified by."""

import os
from pathlib import Path

from interlock import files
from interlock.errors import Diagnostic, InputError
from interlock.runtime import cosignatures, notes
from interlock.runtime.cosignatures import WitnessKey
from interlock.runtime.notes import MAX_NOTE, SignerKey, VerifierKey


def text(path: Path, code: str) -> str:
    """A small text in a file. Raises InputError with that code."""
    try:
        return files.contents(path, MAX_NOTE).decode()
    except files.TooLargeError:
        raise InputError((Diagnostic(code, f"{path} is larger than {MAX_NOTE:,} bytes", None, None, None),)) from None
    except OSError as error:
        reason = f"{path} cannot be read: {error.strerror or error}"
    except UnicodeDecodeError:
        reason = f"{path} is not UTF-8"
    raise InputError((Diagnostic(code, reason, None, None, "name the file that holds it"),))


def signer(path: Path) -> SignerKey:
    """The signer key in a file. Raises InputError or JournalError (IL124)."""
    return notes.signer_key(text(path, "IL124"))


def verifier(given: str) -> VerifierKey:
    """A verifier key, or the one in a file. Raises InputError or JournalError (IL124)."""
    return notes.verifier_key(_given(given))


def witness(given: str) -> WitnessKey:
    """The key of a witness, or the one in a file. Raises InputError or JournalError (IL124)."""
    return cosignatures.witness_key(_given(given))


def _given(given: str) -> str:
    """A key as text, or what is in the file of that name."""
    return given if "+" in given and not Path(given).exists() else text(Path(given), "IL124")


def new_signer(path: Path, name: str | None) -> SignerKey:
    """A new key in a new file that only its owner can read. Raises InputError (IL074) or JournalError (IL124)."""
    if name is None:
        reason = f"{path} does not exist, and a new key needs a name"
        raise InputError((Diagnostic("IL124", reason, None, None, "give one by --name, such as example.com/orders"),))
    key = notes.generated(name)
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w", encoding="utf-8") as stream:
            stream.write(f"{key.text}\n")
    except OSError as error:
        reason = f"{path} cannot be written: {error.strerror or error}"
        raise InputError((Diagnostic("IL074", reason, None, None, "name another file for the key"),)) from None
    return key
