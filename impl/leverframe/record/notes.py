"""Signed notes (C2SP signed-note) with Ed25519 keys: texts with the signatures and names of their signers.

Keys are texts in the format of Go's ``sumdb/note``, so other tools can sign and verify, too::

    verifier key   NAME+ID+base64(0x01 ‖ 32 bytes of the public key)
    signer key     PRIVATE+KEY+NAME+ID+base64(0x01 ‖ 32 bytes of the seed)

where ID is the first four bytes, in hexadecimal, of SHA-256(NAME ‖ 0x0A ‖ 0x01 ‖ public key).
"""

import base64
import re
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256

from leverframe.errors import Diagnostic, JournalError
from leverframe.extras import required

with required("journal"):
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

MAX_NOTE = 1 << 20
"""The most characters of a note."""
MAX_SIGNATURES = 100

_ED25519 = b"\x01"
COSIGNATURE = b"\x04"
"""The algorithm bytes of supported keys (C2SP signed-note, "Signature types")."""
_KINDS = {_ED25519: "a journal", COSIGNATURE: "a witness"}
_SOURCES = {
    _ED25519: "'leverframe journal init' prints the verifier key of a journal",
    COSIGNATURE: "give the verifier key that the operator of the witness publishes",
}
_PRIVATE = "PRIVATE+KEY+"
_SIGNATURE = re.compile(r"— (\S+) (\S+)")
_NAME = re.compile(r"[^\s+]+")


@dataclass(frozen=True, slots=True)
class VerifierKey:
    """A public key, and the name of its owner."""

    name: str
    public: bytes

    @property
    def id(self) -> bytes:
        """Four bytes that distinguish keys of one name."""
        return key_id(self.name, _ED25519, self.public)

    def verifies(self, signature: bytes, text: str) -> bool:
        """Is it the signature of this key on the text?"""
        return is_signed(self.public, signature, text)

    def __str__(self) -> str:
        return written_key(self.name, _ED25519, self.public)


@dataclass(frozen=True, slots=True)
class SignerKey:
    """A private key. Printing it does not show the key; `text` does."""

    name: str
    _private: Ed25519PrivateKey

    @property
    def verifier(self) -> VerifierKey:
        """The key that verifies its signatures."""
        return VerifierKey(self.name, self._private.public_key().public_bytes_raw())

    def signed(self, text: str) -> str:
        """Sign a text and return the note. Raises ValueError unless the text is lines without control characters."""
        if not text.endswith("\n") or any(character < " " and character != "\n" for character in text):
            raise ValueError("the text of a note must be complete lines without control characters")
        signature = self._private.sign(text.encode())
        return f"{text}\n— {self.name} {_base64(self.verifier.id + signature)}\n"

    @property
    def text(self) -> str:
        """The key as text for a file. Anyone who has it can sign."""
        return f"{_PRIVATE}{self.name}+{self.verifier.id.hex()}+{_base64(_ED25519 + self._private.private_bytes_raw())}"


def generated(name: str) -> SignerKey:
    """Generate a key. Raises JournalError (LF124) if the name contains white space or a plus sign, or is empty."""
    _check_name(name)
    return SignerKey(name, Ed25519PrivateKey.generate())


def signer_key(text: str) -> SignerKey:
    """Read a signer key. Raises JournalError (LF124); the message does not show the key."""
    if not text.strip().startswith(_PRIVATE):
        raise bad_key("this is no signer key, which begins with PRIVATE+KEY")
    try:
        name, identifier, seed = _parts(text.strip().removeprefix(_PRIVATE), _ED25519)
        key = SignerKey(name, Ed25519PrivateKey.from_private_bytes(seed))
        _check_identifier(identifier, name, key.verifier.id)
    except JournalError:  # its message may quote a part of the key
        raise bad_key(
            "this is not a complete signer key: PRIVATE+KEY+NAME+ID+BASE64, whose id matches the key"
        ) from None
    return key


def is_secret(text: str) -> bool:
    """Does the text contain a signer key?"""
    return _PRIVATE in text


def verifier_key(text: str) -> VerifierKey:
    """Read the verifier key of a journal. Raises JournalError (LF124)."""
    return VerifierKey(*public_key(text, _ED25519))


def public_key(text: str, algorithm: bytes) -> tuple[str, bytes]:
    """Read the name and the key of a verifier key for this algorithm. Raises JournalError (LF124)."""
    if text.strip().startswith(_PRIVATE):
        reason = "this is a signer key, which must stay secret; a verifier key is expected"
        raise bad_key(reason, _SOURCES[algorithm])
    name, identifier, public = _parts(text.strip(), algorithm)
    _check_identifier(identifier, name, key_id(name, algorithm, public))
    return name, public


def key_id(name: str, algorithm: bytes, public: bytes) -> bytes:
    """Four bytes that distinguish keys of one name."""
    return sha256(f"{name}\n".encode() + algorithm + public).digest()[:4]


def written_key(name: str, algorithm: bytes, public: bytes) -> str:
    """A verifier key as text."""
    return f"{name}+{key_id(name, algorithm, public).hex()}+{_base64(algorithm + public)}"


def is_signed(public: bytes, signature: bytes, message: str) -> bool:
    """Is it an Ed25519 signature on the message by this key?"""
    try:
        Ed25519PublicKey.from_public_bytes(public).verify(signature, message.encode())
    except InvalidSignature:
        return False
    return True


def opened(note: str, keys: Iterable[VerifierKey]) -> tuple[str, tuple[VerifierKey, ...]]:
    """Read a note: return its text and which of the keys signed it.

    Other signatures are ignored, as the specification requires, so a text without known signers is not trusted. Raises
    JournalError (LF129) if the text is not a note, or if a signature in the name of one of the keys is false.
    """
    text, signatures = split(note)
    signers: list[VerifierKey] = []
    for name, identifier, signature in signatures:
        for key in keys:
            if (key.name, key.id) == (name, identifier):
                if not key.verifies(signature, text):
                    raise bad_note(f"the signature of {name} is false: {name} signed another text")
                signers.append(key)
    return text, tuple(dict.fromkeys(signers))


def text_of(note: str) -> str:
    """The text of a note. Raises JournalError (LF129)."""
    return split(note)[0]


def split(note: str) -> tuple[str, tuple[tuple[str, bytes, bytes], ...]]:
    """Split a note into its text and its signatures (name, key id, bytes), unverified. Raises JournalError (LF129)."""
    if len(note) > MAX_NOTE:
        raise bad_note(f"it has more than {MAX_NOTE:,} characters")
    if any((character < " " and character != "\n") or "\ud800" <= character <= "\udfff" for character in note):
        raise bad_note("it has control characters or unpaired surrogates")
    text, separator, tail = note.rpartition("\n\n")
    lines = tail.split("\n")
    if not separator or not text or lines.pop() or not 0 < len(lines) <= MAX_SIGNATURES:
        raise bad_note("it is not a text followed by an empty line and signatures")
    return f"{text}\n", tuple(_signature(line) for line in lines)


def _signature(line: str) -> tuple[str, bytes, bytes]:
    match = _SIGNATURE.fullmatch(line)
    if match is None or not _NAME.fullmatch(match[1]):
        raise bad_note(f"this is not a signature line: {line[:80]!r}")
    content = decoded(match[2])
    if content is None or len(content) <= len(b"key-"):
        raise bad_note(f"this is not a signature in base64: {line[:80]!r}")
    return match[1], content[:4], content[4:]


def decoded(text: str) -> bytes | None:
    """Decode base64 in its canonical form; None for any other text."""
    try:
        content = base64.b64decode(text, validate=True)
    except ValueError:  # binascii.Error is one
        return None
    return content if _base64(content) == text else None


def _parts(text: str, algorithm: bytes) -> tuple[str, str, bytes]:
    name, _, rest = text.partition("+")
    identifier, _, encoded = rest.partition("+")
    _check_name(name)
    content = decoded(encoded)
    if content is None or len(content) != len(algorithm) + 32 or content[:1] not in _KINDS:
        raise bad_key("a key is NAME+ID+BASE64 with an Ed25519 key of 32 bytes; this text is not")
    if not content.startswith(algorithm):
        reason = f"this is the key of {_KINDS[content[:1]]}; the key of {_KINDS[algorithm]} is expected"
        raise bad_key(reason, _SOURCES[algorithm])
    return name, identifier, content[len(algorithm) :]


def _check_identifier(given: str, name: str, identifier: bytes) -> None:
    if given != identifier.hex():
        raise bad_key(f"the key of {name} has the id {identifier.hex()}, but it states {given[:16]!r}")


def _check_name(name: str) -> None:
    if not _NAME.fullmatch(name) or not name.isprintable():
        raise bad_key(
            f"{name[:80]!r} is not a name for a key: it is one word without a plus sign, such as example.com/log"
        )


def _base64(content: bytes) -> str:
    return base64.b64encode(content).decode()


def bad_key(reason: str, hint: str = "'leverframe journal init' makes keys; copy them completely") -> JournalError:
    """The error that a text is not a valid key."""
    return JournalError(Diagnostic("LF124", reason, None, None, hint))


def bad_note(reason: str) -> JournalError:
    """The error that a text is not a valid note, checkpoint or proof."""
    hint = "use the checkpoint or proof exactly as it was issued, with its signatures"
    return JournalError(Diagnostic("LF129", reason, None, None, hint))
