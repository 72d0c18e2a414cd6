"""Files beside declarations of which a wheel contains packed ones: the requirements and findings of bundled systems."""

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
    import lzma  # noqa: PLC0415 -- a checkout has no packed files

    return reader.decode(lzma.decompress(packed.read_bytes()), str(path))


def _packed(path: Path) -> Path | None:
    packed = path.with_name(f"{path.name}.xz")
    return packed if not path.exists() and catalog.is_bundled(str(path)) and packed.is_file() else None
