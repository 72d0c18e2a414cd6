"""Libraries that are installed in a form of our own: broken, or in another version."""

from pathlib import Path

BROKEN = "raise ImportError('libmissing.so.3: cannot open shared object file')\n"


def shadow(folder: Path, library: str, text: str, version: str | None = None) -> Path:
    """Write a library into a folder, which is for the front of the import path; return the folder."""
    (folder / library).mkdir(parents=True)
    (folder / library / "__init__.py").write_text(text, "utf-8")
    if version is not None:
        about = folder / f"{library}-{version}.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {library}\nVersion: {version}\n", "utf-8")
    return folder
