"""Is stored evidence that of the given declarations, and does every file have the digest that the index gives?

This module compares digests only. Whether a certificate is correct is the question of `leverframe.recheck`.
"""

import hashlib
import json
import lzma
from collections.abc import Generator, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

from leverframe import files
from leverframe.language import catalog
from leverframe.recheck.certificates import FORMAT, MAX_BYTES

PROOFS = "proofs"
"""The folder of the evidence on the bundled systems, in a checkout."""

Value = Mapping[str, object] | list[object] | str | float | None


@dataclass(frozen=True, slots=True)
class Certificate:
    """The entry of the index for one claim: its engine, the kind of its certificate, and the files."""

    engine: str | None
    kind: str | None
    files: tuple[str, ...]


@contextmanager
def bundled() -> Generator[Path | None]:
    """Yield the folder of the evidence on the bundled systems: that of the checkout, or a copy of the installed one.

    None if neither exists.
    """
    root, packed = catalog.checkout(), catalog.directory().with_name(f"{PROOFS}.zip.xz")
    if root is not None:
        yield root / PROOFS
    elif packed.is_file():
        with TemporaryDirectory(prefix="leverframe-") as copy:
            with lzma.open(packed) as content, ZipFile(content) as archive:
                archive.extractall(copy)
            yield Path(copy, PROOFS)
    else:
        yield None


def certificates(folder: Path, system: str, profile: str, sha256: str) -> Mapping[str, Certificate]:
    """The stored certificates of a profile, by claim; empty if the index is of another version of the declaration."""
    document = _read(folder / f"{system}.json")
    profiles = document.get("profiles") if _digests(document) is not None and isinstance(document, Mapping) else None
    for found in profiles if isinstance(profiles, list) else []:
        if isinstance(found, Mapping) and (found.get("profile"), found.get("sha256")) == (profile, sha256):
            return dict(_certificates(found))
    return {}


def _certificates(profile: Mapping[str, object]) -> Iterator[tuple[str, Certificate]]:
    invariants, properties = profile.get("invariants"), profile.get("properties")
    by_name = {one.get("id"): one for one in _mappings(invariants)}
    for found in _mappings(properties):
        certificate, engine = found.get("certificate"), found.get("engine")
        own = certificate if isinstance(certificate, Mapping) else {}
        files = [name for part in (own, by_name.get(own.get("invariant"), {})) for name, _ in _named(part)]
        kind = own.get("kind")
        yield (
            str(found.get("property")),
            Certificate(
                engine if isinstance(engine, str) else None, kind if isinstance(kind, str) else None, tuple(files)
            ),
        )


def _mappings(value: object) -> Iterator[Mapping[str, object]]:
    yield from (one for one in (value if isinstance(value, list) else []) if isinstance(one, Mapping))


def outdated(folder: Path, system: str, declarations: Mapping[str, str]) -> Iterator[str]:
    """The files of a system below `folder` that are missing, or whose digest is wrong.

    `declarations` are the digests of the declarations of its profiles. If the index itself is outdated, it is the only
    result, because the files that it lists do not matter then.
    """
    index = f"{system}.json"
    document = _read(folder / index)
    if _digests(document) != declarations:
        yield index
        return
    for name, digest in sorted(_named(document)):
        if not _is(folder / name, digest):
            yield name


def files_of(folder: Path, system: str) -> frozenset[str]:
    """The index of a system and the files that it names."""
    return frozenset({f"{system}.json", *(name for name, _ in _named(_read(folder / f"{system}.json")))})


def _read(path: Path) -> Value:
    try:
        document: Value = json.loads(files.contents(path, MAX_BYTES))
    except (OSError, ValueError, RecursionError):
        return None
    return document


def _digests(document: Value) -> Mapping[str, object] | None:
    """The digests of the declarations in an index, by profile; None if it is not an index of this format."""
    if not isinstance(document, Mapping) or document.get("format") != FORMAT:
        return None
    profiles = document.get("profiles")
    found = profiles if isinstance(profiles, list) else []
    return {str(profile.get("profile")): profile.get("sha256") for profile in found if isinstance(profile, Mapping)}


def _named(value: object) -> Iterator[tuple[str, str]]:
    """All files that an index names, with their digests."""
    if isinstance(value, Mapping):
        name, digest = value.get("file"), value.get("sha256")
        if isinstance(name, str) and isinstance(digest, str):
            yield name, digest
        for inner in value.values():
            yield from _named(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _named(inner)


def _is(path: Path, digest: str) -> bool:
    try:
        return hashlib.sha256(files.contents(path, MAX_BYTES)).hexdigest() == digest
    except OSError:
        return False
