"""Keys in files: those that sign a journal, and those that it is verified by."""

import os
import stat
from pathlib import Path

from leverframe.errors import Diagnostic, InputError
from leverframe.files import TooLargeError, contents
from leverframe.record import cosignatures, notes
from leverframe.record.cosignatures import WitnessKey
from leverframe.record.notes import MAX_NOTE, SignerKey, VerifierKey


def text(path: Path, code: str, *, secret: bool = False) -> str:
    """A small text in a file, which nobody else can read if it is `secret`. Raises InputError with that code."""
    _refuse_key(path)
    try:
        if secret and _is_exposed(path.stat()):
            reason = f"{path} holds a signer key that others can read"
            hint = f"chmod 600 {path}; if others may have read the key, make a new one"
            raise InputError((Diagnostic(code, reason, None, None, hint),))
        return contents(path, MAX_NOTE).decode()
    except TooLargeError:
        raise InputError((Diagnostic(code, f"{path} is larger than {MAX_NOTE:,} bytes", None, None, None),)) from None
    except OSError as error:
        reason = f"{path} cannot be read: {error.strerror or error}"
    except UnicodeDecodeError:
        reason = f"{path} is not UTF-8"
    raise InputError((Diagnostic(code, reason, None, None, "name the file that holds it"),))


def _refuse_key(path: Path) -> None:
    """Raises InputError (LF124) for a key in place of the name of its file. The message does not show it."""
    if notes.is_secret(str(path)):
        reason = "this is the text of a signer key; the name of its file is expected"
        hint = "make a new key, since others can read command lines; then name the file that holds it"
        raise InputError((Diagnostic("LF124", reason, None, None, hint),))


def _is_exposed(found: os.stat_result) -> bool:
    """Can others read it? A group may read a file of root: so secrets are mounted for a service."""
    allowed = stat.S_IRGRP if found.st_uid == 0 and os.geteuid() != 0 else 0
    return os.name == "posix" and bool(found.st_mode & (stat.S_IRWXG | stat.S_IRWXO) & ~allowed)


def signer(path: Path) -> SignerKey:
    """The signer key in a file that only its owner can read. Raises InputError or JournalError (LF124)."""
    return notes.signer_key(text(path, "LF124", secret=True))


def verifier(given: str) -> VerifierKey:
    """A verifier key, or the one in a file. Raises InputError or JournalError (LF124)."""
    return notes.verifier_key(_given(given))


def witness(given: str) -> WitnessKey:
    """The key of a witness, or the one in a file. Raises InputError or JournalError (LF124)."""
    return cosignatures.witness_key(_given(given))


def _given(given: str) -> str:
    """A key as text, or what is in the file of that name."""
    return given if "+" in given and not Path(given).exists() else text(Path(given), "LF124")


def new_signer(path: Path, name: str | None) -> SignerKey:
    """A new key in a new file that only its owner can read. Raises InputError (LF074) or JournalError (LF124)."""
    _refuse_key(path)
    if name is None:
        reason = f"{path} does not exist; a new key needs a name"
        raise InputError((Diagnostic("LF124", reason, None, None, "give one with --name, such as example.com/orders"),))
    key = notes.generated(name)
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w", encoding="utf-8") as stream:
            stream.write(f"{key.text}\n")
    except OSError as error:
        reason = f"{path} cannot be written: {error.strerror or error}"
        raise InputError((Diagnostic("LF074", reason, None, None, "name another file for the key"),)) from None
    return key
