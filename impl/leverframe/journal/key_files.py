"""Keys in files: signer keys and verifier keys."""

import os
import stat
import sys
from collections.abc import Generator, Iterable
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from pathlib import Path

from leverframe.errors import Diagnostic, InputError, JournalError
from leverframe.files import TooLargeError, contents, next_step
from leverframe.record import cosignatures, notes
from leverframe.record.cosignatures import WitnessKey
from leverframe.record.notes import MAX_NOTE, SignerKey, VerifierKey

_LONGEST_NAME = 300
"""The most characters of a name in a message."""


def text(path: Path, code: str, *, secret: bool = False) -> str:
    """Read a small text file, which nobody else may be able to read if `secret`. Raises InputError with that code."""
    _refuse_key(path)
    hint = "name the file that holds it"
    try:
        found = contents(path, MAX_NOTE).decode()
        is_exposed = secret and notes.is_secret(found) and _is_exposed(path.stat())
    except TooLargeError:
        reason = f"{path} is larger than {MAX_NOTE:,} bytes"
    except OSError as error:
        name = _short(str(path))
        reason, hint = f"{name} cannot be read: {error.strerror or error}", next_step(path, error)
    except UnicodeDecodeError:
        reason = f"{path} is not UTF-8"
    except ValueError:  # a null character, or half a character
        reason = f"{str(path)!r:.80} is not the name of a file"
    else:
        if not is_exposed:
            return found
        reason = f"{path} holds a signer key that others can read"
        hint = f"chmod 600 {path}; if others may have read the key, make a new one"
    raise InputError((Diagnostic(code, reason, None, None, hint),))


def _short(name: str) -> str:
    return name if len(name) <= _LONGEST_NAME else f"{name[:_LONGEST_NAME]}…"


@contextmanager
def naming(path: Path | str) -> Generator[None]:
    """Name the file in an error about its text."""
    try:
        yield
    except JournalError as error:
        wrong = replace(error.diagnostic, message=f"{path}: {error.diagnostic.message}")
        raise JournalError(wrong, error.exit_code) from None


def _refuse_key(path: Path) -> None:
    """Raise InputError (LF124) for a key in place of the name of its file. The message does not show the key."""
    if notes.is_secret(str(path)):
        reason = "this is the text of a signer key; the name of its file is expected"
        hint = "make a new key, since others can read command lines; then name the file that holds it"
        raise InputError((Diagnostic("LF124", reason, None, None, hint),))


def _is_exposed(found: os.stat_result) -> bool:
    """Can others read it? A group may read a file of root, since secrets are mounted for services in this way."""
    if sys.platform == "win32":  # its access control lists are not in the mode
        return False
    allowed = stat.S_IRGRP if found.st_uid == 0 and os.geteuid() != 0 else 0
    return bool(found.st_mode & (stat.S_IRWXG | stat.S_IRWXO) & ~allowed)


def signer(path: Path) -> SignerKey:
    """Read a signer key from a file that only its owner can read. Raises InputError or JournalError (LF124)."""
    found = text(path, "LF124", secret=True)
    with naming(path):
        return notes.signer_key(found)


def verifier(given: str) -> VerifierKey:
    """Read the verifier key of a journal, given as text or as a file. Raises InputError or JournalError (LF124)."""
    found = _given(given)
    with naming(given) if found is not given else nullcontext():
        return notes.verifier_key(found)


def given_signer(given: object) -> SignerKey | None:
    """The `key` that a program gives. Raises TypeError, which does not show it, and what `signer` does."""
    match given:
        case None | SignerKey():
            return given
        case Path() | str():
            return signer(Path(given))
        case _:
            message = f"key is of the type {type(given).__name__}; pass the file of a signer key, or a SignerKey"
            raise TypeError(message)


def given_verifiers(given: object) -> tuple[VerifierKey, ...]:
    """The `trusted` keys that a program gives. Raises TypeError, and what `verifier` does."""
    if isinstance(given, str | bytes | Path | VerifierKey) or not isinstance(given, Iterable):
        message = f"trusted is of the type {type(given).__name__}; pass a list, such as trusted=[key]"
        raise TypeError(message)
    return tuple(map(_given_verifier, given))


def _given_verifier(one: object) -> VerifierKey:
    match one:
        case VerifierKey():
            return one
        case Path() | str():
            return verifier(str(one))
        case _:
            message = f"a trusted key is of the type {type(one).__name__}; pass a verifier key as text, or its file"
            raise TypeError(message)


def witness(given: str) -> WitnessKey:
    """Read the verifier key of a witness, given as text or as a file. Raises InputError or JournalError (LF124)."""
    found = _given(given)
    with naming(given) if found is not given else nullcontext():
        return cosignatures.witness_key(found)


def _given(given: str) -> str:
    """Return a key given as text, or the content of the file of that name."""
    is_file = os.path.exists(given)  # noqa: PTH110 -- pathlib raises if a name is too long, and would print a key
    return given if "+" in given and not is_file else text(Path(given), "LF124")


def new_signer(path: Path, name: str | None) -> SignerKey:
    """Make a key in a new file that only its owner can read. Raises InputError (LF074) or JournalError (LF124)."""
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
