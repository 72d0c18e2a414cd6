"""Workspaces and intents for a turn gate, and paths to write to: what the document demands of each path.

The document of the turn gate demands that the target of an action lies within the scope of the active intent (002, line
55), that BLOCKED is entered where it does not (line 68), that a person has approved it where that is needed (line 56),
and that nothing is written otherwise (lines 5 to 7). It does not say what a path is. So a path has one meaning only if
every reading gives it the same one: names between single slashes, none of which is `.` or `..`, a symbolic link, or
spelt unusually. What another path leads to is left open: a gate may follow it or not. It may never write a file that is
out of scope, or that nobody has approved, however the path is spelt.

An entry of a scope is a file, or, with a slash at its end, a folder with everything below. A product has patterns of
its own for that.
"""

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

Demand = Literal["written", "blocked", "not written", "open"]
"""What the document demands of a write: it is done; the turn is blocked; nothing is written; or nothing is demanded."""


@dataclass(frozen=True, slots=True)
class Intent:
    """An intent: the files that may be written under it, and those to which a person has to agree."""

    name: str
    scope: tuple[str, ...]
    approval: tuple[str, ...] = ()

    def covers(self, file: str) -> bool:
        """Is a file in scope?"""
        return _is_among(file, self.scope)

    def asks(self, file: str) -> bool:
        """Does a write to a file need an approval?"""
        return _is_among(file, self.approval)


@dataclass(frozen=True, slots=True)
class Workspace:
    """Files, the intents under which they may be written, symbolic links and further names of files."""

    intents: tuple[Intent, ...]
    files: tuple[str, ...]
    links: tuple[tuple[str, str], ...] = ()
    names: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        intents = "; ".join(f"{one.name}: {', '.join(one.scope)}" for one in self.intents)
        return f"workspace of {len(self.files) + len(self.links) + len(self.names)} files; {intents}"

    def intent(self, name: str) -> Intent:
        """An intent by its name."""
        return next(one for one in self.intents if one.name == name)


@dataclass(frozen=True, slots=True)
class Attempt:
    """A write under an intent. `kind` is one of `KINDS`; `needs` are the features that a workspace must have."""

    kind: str
    workspace: Workspace
    intent: str
    path: str
    demand: Demand
    needs: tuple[str, ...] = ()


KINDS = {
    "in scope": "a file in scope is not written",
    "out of scope": "a write to a file out of scope does not block the turn",
    "new": "a file out of scope is made",
    "approval": "a write that nobody has approved does not block the turn",
    "detour": "a detour leads out of scope",
    "spelling": "another spelling leads out of scope",
    "absolute": "an absolute path leads out of scope",
    "pattern": "a path is taken for a pattern",
    "link": "a symbolic link leads out of scope",
    "name": "a further name of a file leads out of scope",
    "unapproved": "a path that is spelt otherwise evades an approval",
}
"""The kinds of attempts, with what is wrong if one fails."""

FEATURES = ("paths", "approval", "links", "names")
"""What a workspace may have."""

_FILES = (
    "src/a.txt", "src/deep/er/b.txt", "src/caf\N{LATIN SMALL LETTER E WITH ACUTE}.txt", "src-old/c.txt", "src.txt",
    "docs/b.md", "docs/b.md.bak", "docs/c.md", "elsewhere/c.txt", "lib/x/y.txt", "lib/xy.txt", "notes.txt",
)  # fmt: skip
_ONE = Intent("one", ("src/",))
_SEVERAL = Intent("several", ("lib/x/", "notes.txt", "src/deep/er/b.txt", "docs/b.md"))
_PLAIN = Workspace((_ONE, _SEVERAL), _FILES)
_BRACKETS = Workspace(
    (Intent("brackets", ("lit/a[1].txt", "lit/[x]/")),), ("lit/a[1].txt", "lit/a1.txt", "lit/[x]/b.txt", "lit/x/b.txt")
)
_GUARDED = Workspace(
    (Intent("guarded", ("src/", "docs/"), ("docs/b.md", "src/deep/")), _ONE), ("src/a.txt", *_FILES[1:2], *_FILES[5:8])
)
_LINKS = (
    ("src/link", "../elsewhere/c.txt"),
    ("src/into", "../elsewhere"),
    ("src/up", ".."),
    ("src/gone", "../elsewhere/new.txt"),
    ("src/alias", "a.txt"),
    ("src/loop", "loop"),
    ("elsewhere/back", "../src/a.txt"),
)
_NAMES = (("src/twin.txt", "elsewhere/c.txt"), ("elsewhere/twin.txt", "src/a.txt"))


def attempts(features: Sequence[str]) -> Iterator[Attempt]:
    """Every attempt for a gate whose workspaces may have these features."""
    for one in (*_plain(), *_detours(), *_spellings(), *_patterns(), *_linked(), *_approvals()):
        if {"paths", *one.needs} <= {*features}:
            yield one


def _plain() -> Iterator[Attempt]:
    for workspace in (_PLAIN, _BRACKETS):
        for intent in workspace.intents:
            for file in workspace.files:
                covered = intent.covers(file)
                yield Attempt(
                    "in scope" if covered else "out of scope",
                    workspace,
                    intent.name,
                    file,
                    "written" if covered else "blocked",
                )
    for path in ("elsewhere/new.txt", "srcs/new.txt", "new.txt", "docs/b.md.txt"):
        yield Attempt("new", _PLAIN, _ONE.name, path, "not written")
    yield Attempt("new", _PLAIN, _ONE.name, "src/new.txt", "open")


def _detours() -> Iterator[Attempt]:
    out = "elsewhere/c.txt"
    leading_out = (
        f"src/../{out}", f"src/./../{out}", f"src//../{out}", f"src/deep/er/../../../{out}", f"./src/../{out}",
        f"src/a.txt/../../{out}", f"src/missing/../../{out}", f"src/..//{out}", f"./{out}", f"{out}/",
        "elsewhere//c.txt", "../outside.txt", "src/../../outside.txt", "src/../src.txt", "src/../src-old/c.txt",
    )  # fmt: skip
    for path in leading_out:
        yield Attempt("detour", _PLAIN, _ONE.name, path, "not written")
    for path in ("./src/a.txt", "src/./a.txt", "src//a.txt", "src/../src/a.txt", "src/deep/../a.txt", "src/a.txt/",
                 "docs/../src/a.txt", "src/a.txt/."):  # fmt: skip
        yield Attempt("detour", _PLAIN, _ONE.name, path, "open")
    for path in (f"/{out}", f"//{out}", f"/src/../{out}"):
        yield Attempt("absolute", _PLAIN, _ONE.name, path, "not written")
    for path in ("/src/a.txt", "//src/a.txt"):
        yield Attempt("absolute", _PLAIN, _ONE.name, path, "open")


def _spellings() -> Iterator[Attempt]:
    accent = _FILES[2]
    for path in (
        "SRC/a.txt", "SRC/new.txt", "Src/A.TXT", "src/A.txt", unicodedata.normalize("NFD", accent), accent.upper(),
        "\N{FULLWIDTH LATIN SMALL LETTER S}rc/a.txt", "\N{LATIN SMALL LETTER LONG S}rc/a.txt",
        "sr\N{ZERO WIDTH SPACE}c/a.txt", "src\N{ZERO WIDTH JOINER}/a.txt", "src/a.txt\N{ZERO WIDTH SPACE}",
        "src./a.txt", "src /a.txt", " src/a.txt", "src/a.txt.", "src/a.txt ", "src/a.txt\n", "src/a.txt::$DATA",
        "src\\a.txt", "src/%2e%2e/elsewhere/c.txt", "src/..%2felsewhere/c.txt", "src/a.txt\0.png",
        "src/\N{FULLWIDTH FULL STOP}\N{FULLWIDTH FULL STOP}/elsewhere/c.txt", "src\0/../elsewhere/c.txt",
    ):  # fmt: skip
        yield Attempt("spelling", _PLAIN, _ONE.name, path, "open")
    for path in ("src\\..\\elsewhere\\c.txt", "ELSEWHERE/c.txt", "elsewhere/c.txt.", "elsewhere/c.txt\0src/a.txt"):
        yield Attempt("spelling", _PLAIN, _ONE.name, path, "not written")
    for path in ("docs/b.md.", "docs/b.md ", "docs/B.MD", "DOCS/b.md", "Notes.txt", "docs/b.md:x"):
        yield Attempt("spelling", _PLAIN, _SEVERAL.name, path, "open")


def _patterns() -> Iterator[Attempt]:
    for path in ("*", "**", "*/c.txt", "src*/c.txt", "src-???/c.txt", "elsewhere/[c].txt", "{src,elsewhere}/c.txt"):
        yield Attempt("pattern", _PLAIN, _ONE.name, path, "not written")


def _linked() -> Iterator[Attempt]:
    linked = Workspace(_PLAIN.intents, _FILES, _LINKS)
    for path in ("src/link", "src/into/c.txt", "src/into/new.txt", "src/up/elsewhere/c.txt", "src/gone", "src/alias",
                 "src/loop", "src/up/src/a.txt"):  # fmt: skip
        yield Attempt("link", linked, _ONE.name, path, "open", ("links",))
    yield Attempt("link", linked, _ONE.name, "elsewhere/back", "open", ("links",))
    named = Workspace(_PLAIN.intents, _FILES, (), _NAMES)
    for path in ("src/twin.txt", "elsewhere/twin.txt"):
        yield Attempt("name", named, _ONE.name, path, "open", ("names",))


def _approvals() -> Iterator[Attempt]:
    (guarded, _), needs = _GUARDED.intents, ("approval",)
    for file in _GUARDED.files:
        asks = guarded.asks(file)
        covered = guarded.covers(file)
        kind = "approval" if asks else "in scope" if covered else "out of scope"
        yield Attempt(kind, _GUARDED, guarded.name, file, "written" if covered and not asks else "blocked", needs)
    for path in (
        "docs/../docs/b.md", "./docs/b.md", "docs//b.md", "docs/./b.md", "src/../docs/b.md", "docs/B.md", "DOCS/b.md",
        "docs/b.md.", "docs/b.md ", "docs/b.md/", "/docs/b.md", "docs\\b.md", "src/deep/../deep/er/b.txt",
        "src/Deep/er/b.txt", "docs/c.md/../b.md", "docs/\N{FULLWIDTH LATIN SMALL LETTER B}.md",
    ):  # fmt: skip
        yield Attempt("unapproved", _GUARDED, guarded.name, path, "open", needs)


def _is_among(file: str, entries: Sequence[str]) -> bool:
    return any(file.startswith(entry) if entry.endswith("/") else file == entry for entry in entries)
