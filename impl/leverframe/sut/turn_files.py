"""The files of a gate's workspace: real ones, in a directory of their own."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from leverframe.systems.turn.workspace import version_of

_CONTENTS = ("even", "odd")


@dataclass(frozen=True, slots=True)
class Made:
    """What a workspace has at first: files, symbolic links with what they say, and further names of files."""

    files: Collection[str]
    links: Mapping[str, str] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)


class Files:
    """The files below a directory that is made for them, and their known versions."""

    def __init__(self, root: Path, made: Made) -> None:
        self.root = root
        self.versions: dict[str, str] = {}
        for path in (*made.files, *made.links, *made.names):
            (root / path).parent.mkdir(parents=True, exist_ok=True)
        for path in made.files:
            self.change(path, f"{path}: {_CONTENTS[0]}")
        for path, said in made.links.items():
            (root / path).symlink_to(said)
        for path, file in made.names.items():
            (root / path).hardlink_to(root / file)
            self.versions[path] = self.versions[file]

    def change(self, path: str, text: str) -> None:
        """Somebody else changes a file."""
        content = text.encode()
        (self.root / path).write_bytes(content)
        self.versions[path] = version_of(content)

    def other(self, path: str) -> str:
        """The content that a file does not have: one of two."""
        now = (self.root / path).read_text()
        return f"{path}: {_CONTENTS[now.endswith(_CONTENTS[0])]}"

    def written(self) -> Iterator[str]:
        """The files that have changed since their versions were known."""
        for place in sorted(one for one in self.root.rglob("*") if one.is_file() and not one.is_symlink()):
            path, found = str(place.relative_to(self.root)), version_of(place.read_bytes())
            if found != self.versions.get(path):
                self.versions[path] = found
                yield path
