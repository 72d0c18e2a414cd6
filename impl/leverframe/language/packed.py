"""Texts for people of which a wheel contains packed ones.

These are the requirements and findings of bundled systems, explanations, adapters to start from, and the explorer page.
"""

from importlib.resources.abc import Traversable
from pathlib import Path

from leverframe.language import catalog, reader
from leverframe.language.reader import Text


def is_file(path: Path) -> bool:
    """Is there such a file, packed or not?"""
    return path.is_file() or _packed(path) is not None


def read(path: Path) -> Text:
    """The text of a file, packed or not. Raises InputError (LF001 … LF003)."""
    packed = _packed(path)
    if packed is None:
        return reader.read(path)
    return reader.decode(_unpacked(packed), str(path))


def content(folder: Traversable, name: str) -> bytes:
    """The content of a file of the package, packed or not."""
    plain = folder / name
    return plain.read_bytes() if plain.is_file() else _unpacked(folder / f"{name}.xz")


def _unpacked(packed: Traversable) -> bytes:
    import lzma  # noqa: PLC0415 -- a checkout has no packed files

    return lzma.decompress(packed.read_bytes())


def _packed(path: Path) -> Path | None:
    packed = path.with_name(f"{path.name}.xz")
    return packed if not path.exists() and catalog.is_bundled(str(path)) and packed.is_file() else None
