"""proofs/<system>.json → values; the file is untrusted input.

A certificate may come from anywhere. The reader limits its size, rejects duplicate keys, checks every key and type, and
accepts only attachments below the certificate's own folder. It reports each fault with its place. A certificate with a
fault is not judged at all.

The keys are those of format 1, which docs/certificates.md defines.
"""

import hashlib
import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import assert_never

from leverframe import files
from leverframe.errors import Diagnostic, InputError, Span
from leverframe.language.catalog import BundledFile, is_bundled
from leverframe.recheck.shape import MADE_AGAIN, JsonShape, decoded

FORMAT = 1
MAX_BYTES = 1 << 24
"""Size limit of one file; the conditions of a large machine take a hundredth of it."""

VERDICTS = ("holds", "fails", "unknown")
EXPECTATIONS = ("holds", "fails")
KINDS = ("invariant", "step", "ctl", "ltl", "ranking", "built-in", "parametric", "any-number")

CERTIFICATES = ("invariant", "ranking", "k-induction", "any-number", "trace")
THEOREMS = (
    "initiation",
    "consecution",
    "exclusion",
    "holder",
    "frame",
    "first-state",
    "projection",
    "never-blocked",
)
MAX_DEPTH = 50
"""Most steps of k-induction: the obligations grow with them."""

_PART = r"[A-Za-z0-9_-][A-Za-z0-9_.-]*"
_PLACE = re.compile(rf"{_PART}(/{_PART}){{0,8}}")


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file below the folder of the certificate, and the certified digest of its bytes."""

    file: str
    sha256: str


@dataclass(frozen=True, slots=True)
class CertifiedInvariant:
    """Conditions that are said to be an inductive invariant, together with the ranges of the variables.

    `parameters` are constants that stand for any non-negative value; `follows` are the claims that are said to follow.
    """

    name: str
    parameters: tuple[str, ...]
    conditions: tuple[str, ...]
    follows: tuple[str, ...]
    obligations: Mapping[str, Attachment]
    place: str


@dataclass(frozen=True, slots=True)
class ByInvariant:
    """The claim follows from an invariant."""

    invariant: str


@dataclass(frozen=True, slots=True)
class ByRanking:
    """The ranking decreases in all states that satisfy an invariant."""

    invariant: str
    obligations: Mapping[str, Attachment]


@dataclass(frozen=True, slots=True)
class ByTrace:
    """A run shows the verdict: as a trace for programs, and perhaps as text for people."""

    itf: Attachment
    text: Attachment | None


@dataclass(frozen=True, slots=True)
class ByPaths:
    """The claim follows by k-induction, for any non-negative values of the parameters.

    No run of less than `depth` steps violates it. If `exhausted`, any longer run repeats a state; otherwise no path of
    `depth` steps without repetition violates it at its end for the first time.
    """

    depth: int
    exhausted: bool
    parameters: tuple[str, ...]
    obligations: Mapping[str, Attachment]


@dataclass(frozen=True, slots=True)
class ByComposition:
    """The claim holds for any number of machines that share the declared lock."""

    obligations: Mapping[str, Attachment]


Certificate = ByInvariant | ByRanking | ByPaths | ByComposition | ByTrace | None


@dataclass(frozen=True, slots=True)
class Claimed:
    """An entry about one property or check: the verdict, and the certificate that is said to establish it."""

    name: str
    kind: str
    formula: str
    expectation: str
    verdict: str
    engine: str | None
    assumptions: str | None
    requirements: tuple[str, ...]
    certificate: Certificate
    reason: str | None


@dataclass(frozen=True, slots=True)
class Profile:
    """The entries about one declaration, which is named by its path below the folder of the declarations."""

    name: str
    declaration: str
    sha256: str
    states: int | None
    transitions: int | None
    invariants: tuple[CertifiedInvariant, ...]
    claims: tuple[Claimed, ...]
    place: str


@dataclass(frozen=True, slots=True)
class Certificates:
    """One evidence file: the entries about one system."""

    system: str
    folder: Path
    profiles: tuple[Profile, ...]


def read_all(folder: Path) -> tuple[Certificates, ...]:
    """Return the certificates in a folder, sorted by file name. Raises InputError with all their faults."""
    paths = sorted(folder.glob("*.json")) if folder.is_dir() else []
    if not paths:
        raise _none_in(folder)
    found: list[Certificates] = []
    wrong: list[Diagnostic] = []
    for path in paths:
        try:
            found.append(read(path))
        except InputError as error:
            wrong += error.diagnostics
    if wrong:
        raise InputError(tuple(wrong))
    return tuple(found)


def _none_in(folder: Path) -> InputError:
    message, hint = f"there are no certificates in {folder}", "name their folder, or make them with 'leverframe prove'"
    if not folder.exists():
        message = f"there is no folder {folder}"
    elif not folder.is_dir():
        message, hint = f"{folder} is a file, but a folder of certificates is needed", f"name {folder.parent}"
    return InputError((Diagnostic("LF110", message, None, None, hint),))


def read(path: Path) -> Certificates:
    """Return the certificate in a file. Raises InputError (LF111, LF112)."""
    try:
        data = read_bytes(path)
    except UnreadableEvidenceError as error:
        raise _unreadable(path, str(error)) from None
    try:
        document = decoded(data)
    except (RecursionError, ValueError) as error:  # UnicodeDecodeError and JSONDecodeError, too
        raise _unreadable(path, *files.json_fault(str(path), data, error)) from None
    return _Shape(path).certificates(document)


class UnreadableEvidenceError(Exception):
    """A file of a certificate that cannot be read; the message says why."""


def read_bytes(path: Path) -> bytes:
    """Return the bytes of a regular file within the limit. Raises UnreadableEvidenceError."""
    try:
        return files.contents(path, MAX_BYTES)
    except FileNotFoundError:
        raise UnreadableEvidenceError("it is missing") from None
    except OSError as error:
        raise UnreadableEvidenceError(error.strerror or str(error)) from None


def attached(folder: Path, attachment: Attachment) -> bytes:
    """Return the bytes of an attachment that has the certified digest. Raises UnreadableEvidenceError."""
    place = folder / attachment.file
    # Path.resolve raises RuntimeError for a loop of links; `read_bytes` reports the loop.
    if not Path(os.path.realpath(place)).is_relative_to(os.path.realpath(folder)):
        raise UnreadableEvidenceError(f"{attachment.file}: it leads out of the folder of the certificate")
    try:
        data = read_bytes(place)
    except UnreadableEvidenceError as error:
        raise UnreadableEvidenceError(f"{attachment.file}: {error}") from None
    if hashlib.sha256(data).hexdigest() != attachment.sha256:
        raise UnreadableEvidenceError(
            f"{attachment.file} has been edited: its sha256 differs from the one in the certificate"
        )
    return data


def find(profile: Profile, entries: Sequence[BundledFile], system: str) -> BundledFile:
    """Return the declaration that a profile is about. Raises InputError (LF113)."""
    given = sorted({entry.system for entry in entries if not is_bundled(str(entry.path))})
    if given:
        hint = f"--declaration named {', '.join(given)}; name the declaration of {system}"
    else:
        hint = "name the file with --declaration, or use the version of Leverframe that it came with"
    for entry in entries:
        if f"{entry.system}/{entry.path.name}" == profile.declaration:
            if (entry.system, entry.profile) != (system, profile.name):
                message = f"{profile.place}: {profile.declaration} is not {system}, profile {profile.name}"
                raise InputError((Diagnostic("LF113", message, None, None, hint),))
            return entry
    message = f"{profile.place}: there is no declaration {profile.declaration!r}"
    raise InputError((Diagnostic("LF113", message, None, None, hint),))


def _unreadable(path: Path, reason: str, span: Span | None = None, line: str | None = None) -> InputError:
    return InputError((Diagnostic("LF111", f"{path} cannot be read: {reason}", span, line, MADE_AGAIN),))


class _Shape(JsonShape):
    """Reads the keys of format 1."""

    def certificates(self, value: object) -> Certificates:
        keys = self.record(value, "", ("format", "system", "tools", "profiles"))
        if type(keys["format"]) is not int or keys["format"] != FORMAT:
            raise self.wrong("format", f"this version reads format {FORMAT}")
        system = self.text(keys["system"], "system")
        if system != self.path.stem:
            raise self.wrong("system", f"{system!r} in a file named {self.path.name}")
        tools = keys["tools"]
        for name, version in self.record(tools, "tools", tuple(tools) if isinstance(tools, dict) else ()).items():
            self.text(version, f"tools.{name}")
        profiles = self.sequence(keys["profiles"], "profiles")
        found = tuple(self.profile(profile, f"profiles[{n}]") for n, profile in enumerate(profiles))
        if not found:
            raise self.wrong("profiles", "at least one profile is needed here")
        self.unique([profile.name for profile in found], "profiles")
        return Certificates(system, self.path.parent, found)

    def profile(self, value: object, place: str) -> Profile:
        names = ("profile", "declaration", "sha256", "states", "transitions", "invariants", "properties")
        keys = self.record(value, place, names)
        invariants = self.sequence(keys["invariants"], f"{place}.invariants")
        properties = self.sequence(keys["properties"], f"{place}.properties")
        found = tuple(self.invariant(one, f"{place}.invariants[{n}]") for n, one in enumerate(invariants))
        claims = tuple(self.claimed(one, f"{place}.properties[{n}]") for n, one in enumerate(properties))
        self.unique([invariant.name for invariant in found], f"{place}.invariants")
        self.unique([(claim.name, claim.kind == "parametric") for claim in claims], f"{place}.properties")
        return Profile(
            self.text(keys["profile"], f"{place}.profile"),
            self.text(keys["declaration"], f"{place}.declaration"),
            self.digest(keys["sha256"], f"{place}.sha256"),
            self.count(keys["states"], f"{place}.states"),
            self.count(keys["transitions"], f"{place}.transitions"),
            found,
            claims,
            f"{self.path}: {place}",
        )

    def invariant(self, value: object, place: str) -> CertifiedInvariant:
        keys = self.record(value, place, ("id", "parameters", "conditions", "follows", "obligations"))
        return CertifiedInvariant(
            self.text(keys["id"], f"{place}.id"),
            self.names(keys["parameters"], f"{place}.parameters"),
            self.texts(keys["conditions"], f"{place}.conditions"),
            self.names(keys["follows"], f"{place}.follows"),
            self.attachments(keys["obligations"], f"{place}.obligations", ("initiation", "consecution", "safety")),
            f"{self.path}: {place}",
        )

    def claimed(self, value: object, place: str) -> Claimed:
        required = ("property", "kind", "formula", "expect", "verdict", "engine", "assumptions", "requirements")
        keys = self.record(value, place, (*required, "certificate", "reason"))
        return Claimed(
            self.text(keys["property"], f"{place}.property"),
            self.choice(keys["kind"], f"{place}.kind", KINDS),
            self.text(keys["formula"], f"{place}.formula"),
            self.choice(keys["expect"], f"{place}.expect", EXPECTATIONS),
            self.choice(keys["verdict"], f"{place}.verdict", VERDICTS),
            self.words(keys["engine"], f"{place}.engine"),
            self.words(keys["assumptions"], f"{place}.assumptions"),
            self.texts(keys["requirements"], f"{place}.requirements"),
            self.certificate(keys["certificate"], f"{place}.certificate"),
            self.words(keys["reason"], f"{place}.reason"),
        )

    def certificate(self, value: object, place: str) -> Certificate:
        if value == "none":
            return None
        kind = value.get("kind") if isinstance(value, dict) else None
        match kind:
            case "invariant":
                keys = self.record(value, place, ("kind", "invariant"))
                return ByInvariant(self.text(keys["invariant"], f"{place}.invariant"))
            case "ranking":
                keys = self.record(value, place, ("kind", "invariant", "obligations"))
                names = ("decrease", "well-foundedness")
                files = self.attachments(keys["obligations"], f"{place}.obligations", names)
                return ByRanking(self.text(keys["invariant"], f"{place}.invariant"), files)
            case "k-induction":
                return self.paths(value, place)
            case "any-number":
                keys = self.record(value, place, ("kind", "obligations"))
                files = self.attachments(keys["obligations"], f"{place}.obligations", THEOREMS, THEOREMS)
                return ByComposition(files)
            case "trace":
                keys = self.record(value, place, ("kind", "itf", "text"), ("text",))
                text = self.attachment(keys["text"], f"{place}.text") if "text" in keys else None
                return ByTrace(self.attachment(keys["itf"], f"{place}.itf"), text)
            case _:
                raise self.wrong(place, f"neither 'none' nor one of the kinds {', '.join(CERTIFICATES)}")

    def paths(self, value: object, place: str) -> ByPaths:
        keys = self.record(value, place, ("kind", "depth", "exhausted", "parameters", "obligations"))
        depth = self.number(keys["depth"], f"{place}.depth")
        if depth > MAX_DEPTH:
            raise self.wrong(f"{place}.depth", f"more than {MAX_DEPTH} steps are not rechecked")
        exhausted = self.truth(keys["exhausted"], f"{place}.exhausted")
        parameters = self.names(keys["parameters"], f"{place}.parameters")
        names = ("base", "exhaustion" if exhausted else "step")
        return ByPaths(
            depth, exhausted, parameters, self.attachments(keys["obligations"], f"{place}.obligations", names)
        )

    def attachments(
        self, value: object, place: str, names: tuple[str, ...], optional: tuple[str, ...] = ()
    ) -> Mapping[str, Attachment]:
        keys = self.record(value, place, names, optional)
        return {name: self.attachment(keys[name], f"{place}.{name}") for name in names if name in keys}

    def attachment(self, value: object, place: str) -> Attachment:
        keys = self.record(value, place, ("file", "sha256"))
        file = self.text(keys["file"], f"{place}.file")
        if not _PLACE.fullmatch(file):
            raise self.wrong(f"{place}.file", f"{file!r} is not a path below the folder of the certificate")
        return Attachment(file, self.digest(keys["sha256"], f"{place}.sha256"))


def evidence(certificate: Certificate) -> str:
    """Return the kind of a certificate in a few words."""
    match certificate:
        case ByInvariant(invariant):
            return f"invariant {invariant}"
        case ByRanking(invariant):
            return f"ranking, with invariant {invariant}"
        case ByPaths(depth):
            return f"k-induction over {depth} steps"
        case ByComposition():
            return "induction, for every number"
        case ByTrace():
            return "run"
        case None:
            return "none"
        case _:
            assert_never(certificate)
